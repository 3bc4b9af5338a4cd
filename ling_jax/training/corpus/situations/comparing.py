"""Problems about who has more, and by how much."""

from ling_jax.training.corpus.templates import read

COMPARING = read("""
a=3..60 d=2..40 x=card plain
{A} has {a} {x}. {B} has {d} more than {A}.
| {B} has {d} more {x} than {A}. {A} has {a}.
| {A} owns {a} {x} and {B} owns {d} more.
| {A} counts {a} {x}. {B} counts {d} more than that.
| {A} finds {a} {x}, but {B} finds {d} more than {A}.
| The number of {x} that {A} has is {a}, and {B} has a number larger by {d}.
| The number of {x} of {A} is {a}. The number of {B} is larger by {d}.
| {B} is ahead of {A} by {d} {x}. {A} has {a}.
| {A} has collected {a} {x}, and {B} has collected {d} more.
| {A} keeps {a} {x}. {B} keeps as many and {d} more.
| There are {d} more {x} in the box of {B} than in the box of {A}, which holds {a}.
| {A} would have as many {x} as {B} if {he} had {d} more. {He} has {a}.
| {A} has {d} fewer {x} than {B}. {A} owns {a}.
| {a} {x} belong to {A}. {B} owns {d} more than that.
| Compared with {A}, {B} has {d} more {x}. {A} has {a}.
? How many {x} does {B} have?
| How many {x} does {B} own?
| How many {x} belong to {B}?
| What is the number of {x} that {B} has?
| How many {x} has {B} got?
| What number of {x} does {B} have?
| How many does {B} have then?
| How large is the number of {x} that {B} owns?
| How many {x} can {B} count?
> {B} has: b = a + d
! {B} has {ans} {x}.
# a + d

a=3..60 d=2..40 x=card plain
{A} has {a} {x}. {B} has {d} more than {A}.
| {B} has {d} more {x} than {A}. {A} has {a}.
| {A} owns {a} {x} and {B} owns {d} more.
| {A} counts {a} {x}. {B} counts {d} more than that.
| {A} finds {a} {x}, but {B} finds {d} more than {A}.
| The number of {x} that {A} has is {a}, and {B} has a number larger by {d}.
| The number of {x} of {A} is {a}. The number of {B} is larger by {d}.
| {B} is ahead of {A} by {d} {x}. {A} has {a}.
| {A} has collected {a} {x}, and {B} has collected {d} more.
| {A} keeps {a} {x}. {B} keeps as many and {d} more.
| There are {d} more {x} in the box of {B} than in the box of {A}, which holds {a}.
| {A} has {d} fewer {x} than {B}. {A} owns {a}.
| {a} {x} belong to {A}. {B} owns {d} more than that.
| Compared with {A}, {B} has {d} more {x}. {A} has {a}.
? How many {x} do they have [together|in all|altogether|in total]?
| How many {x} do both own together?
| How many {x} is that when both are added?
| What do they get when they add them?
| How many {x} do the two have in all?
| How many {x} do {A} and {B} have [together|in all|between them]?
| How many {x} do they have between them?
| What is the [sum|total] of their {x}?
| If they put their {x} together, how many are there?
| How many {x} belong to the two of them?
| How many {x} are there [in total|altogether]?
| Combined, how many {x} do they have?
> {B} has: b = a + d
> {X} in all: t = a + b
! Together they have {ans} {x}.
# 2 * a + d

a=20..90 d=2..30 x=card plain
{A} has {a} {x}. {B} has {d} [fewer|less] than {A}.
| {B} has {d} fewer {x} than {A}. {A} has {a}.
| {A} owns {a} {x} and {B} owns {d} fewer.
| {A} counts {a} {x}, and {B} counts {d} less.
| {A} is ahead of {B} by {d} {x}. {A} has {a}.
| {A} has {a} {x}. That is {d} more than {B} has.
| {a} {x} belong to {A}, who has {d} more than {B}.
| The number of {x} of {A} is {a}. The number of {B} is smaller by {d}.
| {B} would have as many {x} as {A} if {B} had {d} more. {A} has {a}.
| Compared with {A}, who has {a} {x}, {B} has {d} fewer.
| {B} needs {d} more {x} to have as many as {A}. {A} has {a}.
| In the box of {A} there are {a} {x}. In the box of {B} there are {d} fewer.
| {B} has {d} fewer {x} than {A}, who has {a}.
| There are {d} fewer {x} in the box of {B} than in the box of {A}, which holds {a}.
? How many {x} do they have [together|in all|altogether|in total]?
| How many {x} do both own together?
| How many {x} is that when both are added?
| What do they get when they add them?
| How many {x} do the two have in all?
| How many {x} do {A} and {B} have [together|in all|between them]?
| How many {x} do they have between them?
| What is the [sum|total] of their {x}?
| If they put their {x} together, how many are there?
| How many {x} belong to the two of them?
| Combined, how many {x} do they have?
> {B} has: b = a - d
> {X} in all: t = a + b
! Together they have {ans} {x}.
# 2 * a - d

a=10..95 b=5..90 x=toy any plain
{A} has {a} {x}.
| {A} owns {a} {x}.
| {A} counts {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the room of {A} are {a} {x}.
| {A} has collected {a} {x}.
{B} has {b} {x}.
| {B} owns {b} {x}.
| {B} counts {b} {x}.
| {b} {x} belong to {B}.
| The number of {x} that {B} has is {b}.
| {B} keeps {b} {x}.
| {B} has collected {b} {x}.
? How many more {x} does {A} have than {B}?
| What is the difference between the two?
| By how many {x} is {A} ahead of {B}?
| How many {x} does {A} have more?
| How many more than {B} does {A} have?
| How many fewer {x} does {B} have than {A}?
| How many {x} would {B} need to have as many as {A}?
| How large is the difference[| between {A} and {B}]?
| What is the difference in the number of {x}?
| How many more {x} must {B} get to have as many as {A}?
| How far is {B} behind {A}, counted in {x}?
| How many {x} less than {A} does {B} have?
> Difference: d = a - b
! {A} has {ans} more {x} than {B}.
# a - b

a=2..30 n=2..6 x=card plain
{A} has {a} {x}. {B} has {n} times as many.
| {B} has {n} times as many {x} as {A}. {A} has {a}.
| {A} owns {a} {x}, and {B} owns {n} times that number.
| {A} has {a} {x}. For each of these, {B} has {n}.
| When {A} has one {x1}, {B} has {n} of them. {A} has {a} {x}.
| {a} {x} belong to {A}, and {n} times as many belong to {B}.
| The number of {x} that {B} has is {n} times the number of {A}. {A} has {a}.
| {A} found {a} {x}. {B} found {n} times the number that {A} found.
| {B}, who has {n} times as many {x} as {A}, is proud. {A} has {a}.
| {A} has collected {a} {x}, {B} even {n} times as many.
| For every {x1} of {A}, {B} owns {n}. {A} owns {a} {x}.
| If you take the {a} {x} of {A} {n} times, you get the number that {B} has.
| {B} has {n} times as many {x} as {A}, who has {a}.
| {n} times the number of {A} is what {B} has. {A} has {a} {x}.
| There are {n} times as many {x} in the bag of {B} as in the bag of {A}, which holds {a}.
? How many {x} do they have [together|in all|altogether|in total]?
| How many {x} do both own together?
| How many {x} is that when both are added?
| What do they get when they add them?
| How many {x} do the two have in all?
| How many {x} do {A} and {B} have [together|in all|between them]?
| How many {x} do they have between them?
| What is the [sum|total] of their {x}?
| If they put their {x} together, how many are there?
| How many {x} belong to the two of them?
| Combined, how many {x} do they have?
> {B} has: b = a * n
> {X} in all: t = a + b
! Together they have {ans} {x}.
# a + a * n

a=3..40 n=3..6 x=book plain
{A} [has|owns] {a} {x}. {B} [has|owns] {n} times as many.
| {B} has {n} times as many {x} as {A}. {A} has {a}.
| {A} has {a} {x}, and {B} has {n} times that number.
| {a} {x} belong to {A}, and {n} times as many belong to {B}.
| For every {x1} that {A} owns, {B} owns {n}. {A} has {a}.
| On the shelf of {A} are {a} {x}. On the shelf of {B} are {n} times as many.
| {A} has read {a} {x}. {B} has read {n} times as many.
| {A} counts {a} {x} at home. At the home of {B} there are {n} times as many.
| The number of {x} of {B} is {n} times as large as the number of {A}, which is {a}.
| {B} owns {n} times the number of {x} that {A} owns. {A} owns {a}.
| {A} borrows {a} {x}, and {B} borrows {n} times as many.
| {B} has {n} {x} for each one of {A}, who has {a}.
| {B} has {n} times as many {x} as {A}, who has {a}.
| {n} times the number of {A} is what {B} has. {A} has {a} {x}.
| For each of the {x} of {A}, {B} has {n}. {A} has {a}.
? How many more {x} does {B} have than {A}?
| How many {x} more does {B} have?
| What is the difference between the two?
| How large is the difference between {A} and {B}?
| By how many {x} is {B} ahead of {A}?
| How many fewer {x} does {A} have than {B}?
| How many {x} does {A} need to have as many as {B}?
| What is the difference in the number of {x}?
| How many more does {B} have?
| How many {x} must {A} get to have as many as {B}?
| How far is {A} behind {B}, counted in {x}?
> {B} has: b = a * n
> Difference: d = b - a
! {B} has {ans} more {x} than {A}.
# a * n - a

h=2..40 a=h*2 x=card plain
{A} has {a} {x}. {B} has half as many.
| {B} has half as many {x} as {A}. {A} has {a}.
| {A} owns {a} {x}, and {B} owns half of that number.
| {A} has {a} {x}, twice as many as {B}.
| {a} {x} belong to {A}, and half as many belong to {B}.
| For every two {x} of {A}, {B} has one. {A} has {a}.
| The number of {x} of {B} is half the number of {A}, which is {a}.
| {A} finds {a} {x}, but {B} finds only half as many.
| {A} has twice as many {x} as {B}. {A} has {a}.
| {B} has collected half of the number of {x} that {A} has. {A} has {a}.
| {A} counts {a} {x}. {B} counts [only half of that|half as many].
? How many {x} do they have [together|in all|altogether|in total]?
| How many {x} do both own together?
| How many {x} is that when both are added?
| What do they get when they add them?
| How many {x} do the two have in all?
| How many {x} do {A} and {B} have [together|in all|between them]?
| How many {x} do they have between them?
| What is the [sum|total] of their {x}?
| If they put their {x} together, how many are there?
| How many {x} belong to the two of them?
| Combined, how many {x} do they have?
> {B} has: b = a / 2
> {X} in all: t = a + b
! Together they have {ans} {x}.
# a + a // 2

a=2..30 n=2..5 d=2..20 x=toy plain
{A} has {a} {x}. {B} has {n} times as many as {A}. {C} has {d} more than {B}.
| {C} has {d} more {x} than {B}. {B} has {n} times as many as {A}. {A} has {a}.
| {A} owns {a} {x}. {B} owns {n} times that number, and {C} owns {d} more than {B}.
| {B} has {n} times as many {x} as {A}, who has {a}. {C} has {d} more than {B}.
| {a} {x} belong to {A}, {n} times as many to {B}, and {d} more than to {B} belong to {C}.
| {C} is ahead of {B} by {d} {x}. {B} has {n} times the number of {A}. {A} has {a}.
| {A} counts {a} {x}, and {B} counts {n} times as many. {B} has {d} fewer than {C}.
| {A} has {a} {x}. {B} has {n} times what {A} has, and {C} has {d} more than {B} has.
| If {A} has {a} {x}, and {B} {n} times as many, then {C} has {d} more than {B}.
| {A} has {a} {x}. {B} has {n} for each of those, and {C} has {d} more than {B}.
| {n} times the {a} {x} of {A} is what {B} has. {C} owns {d} more than {B}.
| {C} has {d} more {x} than {B}. {B} has {n} times as many as {A}, who has {a}.
| {B} has {n} times as many {x} as {A}. {A} has {a}, and {C} has {d} more than {B}.
? How many {x} does {C} have?
| How many {x} does {C} own?
| How many {x} belong to {C}?
| What number of {x} does {C} have?
| How many {x} has {C} got?
| How many {x} can {C} count?
| How large is the number of {x} of {C}?
| Then how many {x} does {C} have?
| How many {x} are in the hands of {C}?
> {B} has: b = a * n
> {C} has: c = b + d
! {C} has {ans} {x}.
# a * n + d

a=5..50 d=2..20 e=2..20 x=card plain
{A} has {a} {x}. {B} has {d} more than {A}. {C} has {e} more than {B}.
| {C} has {e} more {x} than {B}, and {B} has {d} more than {A}. {A} has {a}.
| {A} owns {a} {x}. {B} owns {d} more than {A}, and {C} owns {e} more than {B}.
| {a} {x} belong to {A}. {B} has {d} more than that. {C} is ahead of {B} by {e}.
| {A} has {d} fewer {x} than {B}. {B} has {e} fewer than {C}. {A} has {a}.
| {A} finds {a} {x}, {B} finds {d} more than {A}, and {C} finds {e} more than {B}.
| {B} has {d} more {x} than {A}, who has {a}, but {e} fewer than {C}.
| {A} counts {a} {x}, {B} counts {d} more than {A}, and {C} counts {e} more than {B}.
| From {A} to {B} the number of {x} goes up by {d}, and from {B} to {C} by {e}. {A} has {a}.
| {C} has {e} more {x} than {B}, and {B} has {d} more than {A}. {A} has {a}.
| {B} has {d} more {x} than {A}, who has {a}, and {C} has {e} more than {B}.
| {C} beats {B} by {e} {x}, {B} beats {A} by {d}, and {A} has {a}.
? How many {x} do [the three|all three] have together?
| How many {x} is that in all?
| How many {x} do {A}, {B} and {C} have [together|in all|between them]?
| How many {x} do the three have [in total|altogether]?
| What is the total of their {x}?
| If all three put their {x} together, how many are there?
| Combined, how many {x} do the three have?
| What is the sum of the {x} of all three?
| How many {x} belong to {A}, {B} and {C} in all?
| If you count the {x} of all three, how many are there?
> {B} has: b = a + d
> {C} has: c = b + e
> {A} and {B} have: s = a + b
> {X} in all: t = s + c
! Together they have {ans} {x}.
# 3 * a + 2 * d + e

a=2..30 n=2..5 d=2..20 x=fruit plain
{A} picks {a} {x}. {B} picks {d} more than {n} times as many as {A}.
| {A} picks {a} {x}. {B} picks {n} times as many and {d} more.
| {B} picks {n} times as many {x} as {A} and then another {d}. {A} picks {a}.
| {A} has {a} {x} in {his} basket. {B} has {n} times that number and {d} more.
| {A} finds {a} {x}. {B} first finds {n} times as many as {A} and after that {d} more.
| The basket of {A} holds {a} {x}. In that of {B} are {n} times as many, and {d} are added.
| If {B} had {d} fewer {x}, {B} would have {n} times as many as {A}. {A} has {a}.
| {n} times the {a} {x} of {A}, and {d} more, is what {B} picks.
| {B} picks {d} {x} more than {n} times the number of {A}, who picks {a}.
| If one takes {n} times the {x} of {A} and adds {d}, one has the number of {B}. {A} picks {a}.
? How many {x} does {B} pick?
| How many {x} does {B} have?
| How many {x} has {B} got?
| How many {x} can {B} count?
| What number of {x} does {B} get?
| How many {x} belong to {B}?
| How large is the number of {x} that {B} has?
> {n} times as many: m = a * n
> {B} picks: b = m + d
! {B} has {ans} {x}.
# a * n + d

b=3..40 a=10..90 c=3..40 x=card plain any
{A} has {a} {x}.
| {A} owns {a} {x}.
| {a} {x} belong to {A}.
| {A} has collected {a} {x}.
| {A} counts {a} {x}.
| {A} keeps {a} {x} at home.
{B} has {b} {x}.
| {B} owns {b} {x}.
| {b} {x} belong to {B}.
| {B} has collected {b} {x}.
| {B} counts {b} {x}.
| {B} keeps {b} {x} at home.
{C} has {c} {x}.
| {C} owns {c} {x}.
| {c} {x} belong to {C}.
| {C} has collected {c} {x}.
| {C} counts {c} {x}.
| {C} keeps {c} {x} at home.
? How many more {x} does {A} have than {B} and {C} together?
| By how many {x} is {A} ahead of {B} and {C} together?
| {B} and {C} put theirs together, so how many more {x} does {A} have than they?
| How many {x} do {B} and {C} together need to have as many as {A}?
| Take {B} and {C} together. How many fewer {x} do they have than {A}?
| What is the difference between {A} alone and {B} and {C} together?
| How far is {A} ahead of {B} and {C} together, counted in {x}?
| If {B} and {C} add up their {x}, how many more does {A} have?
> {B} and {C} have: s = b + c
> Difference: d = a - s
! {A} has {ans} more {x}.
# a - b - c

a=3..60 d=2..40 x=pen plain
? How many {x} does {B} have if {A} has {a} and {B} has {d} more?
| If {A} has {a} {x} and {B} has {d} more than {A}, how many does {B} have?
| When {B} has {d} more {x} than {A}, who has {a}, how many {x} does {B} have?
| {B} owns {d} {x} more than {A}, who owns {a}, so how many {x} does {B} own?
| If the number of {x} of {A} is {a} and that of {B} is larger by {d}, what does {B} have?
| How many {x} belong to {B} if {A} has {a}, which is {d} fewer than {B} has?
| {A} has {a} {x}, and {B} has {d} more, so how many does {B} have?
| What does {B} have, counted in {x}, if {A} has {a} and {B} {d} more?
| Suppose {A} has {a} {x} and {B} is ahead by {d}. How many {x} does {B} have?
> {B} has: b = a + d
! {B} has {ans} {x}.
# a + d

a=20..90 d=2..18 x=card plain
{A} has {a} {x}. That is {d} more than {B} has.
| {A} has {a} {x}, {d} more than {B}.
| {A}, who has {a} {x}, is ahead of {B} by {d}.
| With {a} {x}, {A} has {d} more than {B}.
| {A} has {d} more {x} than {B}. {A} has {a}.
| {B} has {d} fewer {x} than {A}, and {A} has {a}.
| {B} needs {d} more {x} to have as many as {A}, who has {a}.
| {a} {x} belong to {A}. These are {d} more than those of {B}.
| If {A} gave {d} of {his} {a} {x} away, {he} would have as many as {B}.
| {B} has {d} less than {A}, who counts {a} {x}.
| {B} is {d} {x} behind {A}. {A} has {a} {x}.
| {B} has {d} fewer {x} than {A}, who has {a}.
| {A} has {d} more {x} than {B}. {A} has {a}.
| By {d} {x}, {A} beats {B}. {A} has {a}.
? How many {x} does {B} have?
| How many {x} does {B} own?
| How many {x} belong to {B}?
| What number of {x} does {B} have?
| How many {x} has {B} got?
| How many {x} can {B} count?
| How many does {B} have then?
| How many {x} are there for {B}?
> {B} has: b = a - d
! {B} has {ans} {x}.
# a - d

a=3..60 d=2..40 x=clothes plain
{A} has {a} {x}. That is {d} [fewer|less] than {B} has.
| {A} has {a} {x}, {d} fewer than {B}.
| With {a} {x}, {A} has {d} fewer than {B}.
| {A}, who has {a} {x}, is {d} behind {B}.
| {A} needs {d} more {x} to have as many as {B}. Now {he} has {a}.
| If {A} bought {d} more {x}, {he} would have as many as {B}. {He} has {a}.
| {a} {x} belong to {A}. These are {d} fewer than those of {B}.
| If {B} lost {d} {x}, {B} would have {a}, just like {A}.
| {B} has {d} more {x} than {A}. {A} has only {a}.
| {A} is behind {B} by {d} {x} and has {a}.
| {A} has {d} fewer {x} than {B}. {A} has {a}.
| {B} beats {A} by {d} {x}. {A} has {a}.
? How many {x} does {B} have?
| How many {x} does {B} own?
| How many {x} belong to {B}?
| What number of {x} does {B} have?
| How many {x} has {B} got?
| How many {x} can {B} count?
| How many {x} are there for {B}?
| Then how many {x} does {B} have?
> {B} has: b = a + d
! {B} has {ans} {x}.
# a + d

n=2..9 b=2..25 a=n*b x=card plain
{A} has {a} {x}, {n} times as many as {B}.
| {A} has {a} {x}. That is {n} times the number that {B} has.
| {A} has {n} times as many {x} as {B}. {A} has {a}.
| The {a} {x} of {A} are {n} times as many as those of {B}.
| If {B} had {n} times as many {x}, {B} would have {a}, like {A}.
| For each {x1} of {B}, {A} has {n}. {A} counts {a} {x}.
| {A} owns {n} times the number of {x} that {B} owns, and {A} owns {a}.
| When you take what {B} has {n} times, you get the {a} {x} of {A}.
| {A} counts {a} {x}. It would take {n} people like {B} to have as many.
| {A} has {n} times as many {x} as {B}, and the number of {A} is {a}.
| {n} times the number of {B} is the number of {A}, who has {a} {x}.
? How many {x} does {B} have?
| How many {x} does {B} own?
| How many {x} belong to {B}?
| What number of {x} does {B} have?
| How many {x} has {B} got?
| How many {x} can {B} count?
| How many {x} are there for {B}?
| Then how many {x} does {B} have?
> {B} has: b = a / n
! {B} has {ans} {x}.
# a / n

b=2..9 n=2..12 a=n*b x=toy plain
{A} has {a} {x} and {B} has {b}.
| {A} owns {a} {x}. {B} owns {b}.
| {B} has {b} {x}, and {A} has {a}.
| {a} {x} belong to {A} and {b} to {B}.
| In the room of {A} there are {a} {x}, in that of {B} there are {b}.
| {B} has only {b} {x}, but {A} has {a}.
| {A} counts {a} {x}, while {B} counts {b}.
| {A} found {a} {x}, and {B} found {b}.
| Compared with {B}, who has {b} {x}, {A} has many, namely {a}.
? How many times as many {x} does {A} have?
| How many times the number of {B} does {A} have?
| {A} has how many times as many {x} as {B}?
| How many times as many {x} as {B} does {A} own?
| How many times does the number of {B} go into the number of {A}?
| How many times as large is the number of {A}?
| {A} owns how many times the number that {B} owns?
> Times as many: n = a / b
! {A} has {ans} times as many {x} as {B}.
# a / b

a=12..99 b=5..90 x=fruit y=box plain
In one {y1} there are {a} {x}. In another {y1} there are {b}.
| The red {y1} holds {a} {x}, and the blue {y1} holds {b}.
| {A} puts {a} {x} into the first {y1} and {b} into the second.
| One {y1} contains {a} {x}, the other {b}.
| There are two {y}. The big one has {a} {x} in it, the small one has {b}.
| {a} {x} are in the {y1} of {A}, and {b} are in the {y1} of {B}.
| Of two {y}, the first has {a} {x} in it, the second {b}.
| {A} counts {a} {x} in the first {y1} and only {b} in the second.
? How many more {x} are in the first {y1}?
| What is the difference between the two {y}?
| How many fewer {x} are in the second {y1}?
| How large is the difference?
| How many {x} more does the first {y1} hold?
| How many {x} must be added to the second {y1} to make both the same?
| By how many {x} do the two {y} differ?
| How many {x} are missing in the second {y1} to be equal to the first?
| How large is the difference between the {y}, in {x}?
> Difference: d = a - b
! The difference is {ans} {x}.
# a - b

a=3..30 n=2..6 d=2..20 x=card plain
{A} has {a} {x}. {B} has {d} fewer than {n} times as many as {A}.
| {A} has {a} {x}. {B} had {n} times as many, but {d} of those are lost.
| {B} had {n} times as many {x} as {A}, who has {a}. Then {B} gave {d} away.
| {A} owns {a} {x}. The number of {B} is {n} times that number, less {d}.
| {B} collects {n} times the number of {x} that {A} has, then sells {d}. {A} has {a}.
| Take the {a} {x} of {A} {n} times and then {d} away. That is what {B} has.
| {n} times as many {x} as {A} has, less {d}, is the number of {B}. {A} has {a}.
| {A} has {a} {x}. If {B} had {d} more, {B} would have {n} times as many as {A}.
| {B} has {d} fewer than {n} times the number of {A}. {A} has {a} {x}.
| Take {n} times the {x} of {A} and take away {d}. That is what {B} has. {A} has {a}.
? How many {x} does {B} have [now|then]?
| How many {x} does {B} own now?
| How many {x} belong to {B}?
| What number of {x} does {B} have?
| How many {x} are left for {B}?
| How large is the number of {x} of {B}?
| How many {x} can {B} count?
> {n} times as many: m = a * n
> {B} has: b = m - d
! {B} has {ans} {x}.
# a * n - d

b=3..40 h=2..20 d=h*2 a=b+d x=card plain
{A} has {a} {x} and {B} has {b}. {A} gives some to {B} so that both have the same number.
| {A} has {a} {x}, {B} only {b}. They want to have equally many, so {A} gives some to {B}.
| {B} has {b} {x}, and {A} has {a}. {A} wants to be fair and gives {B} enough to make them equal.
| {a} {x} belong to {A} and {b} to {B}. {A} hands some over until the two have equally many.
| {A} has {a} {x}, {B} has {b}. To make it fair, {A} hands {B} some until both have the same.
| There are {a} {x} on the side of {A} and {b} on the side of {B}. {A} moves some over to be equal.
| {B} has {b} {x} and {A} has {a}. {A} gives some to {B} so that both have the same number.
| So that both have the same number, {A} gives {B} some {x}. {B} had {b}, and {A} had {a}.
? How many {x} does {A} give?
| How many {x} must {A} give to {B}?
| How many {x} go from {A} to {B}?
| How many {x} does {B} get from {A}?
| How many {x} move from {A} to {B}?
| How many {x} should {A} hand over?
> Difference: d = a - b
> {X} to give: h = d / 2
! {A} gives {ans} {x} to {B}.
# (a - b) / 2

b=3..45 d=2..30 a=b+d t=a+b x=card plain
{A} and {B} have {t} {x} together. {A} has {d} more than {B}.
| Together {A} and {B} own {t} {x}, but {A} owns {d} more than {B}.
| {t} {x} belong to {A} and {B}. {B} has {d} fewer than {A}.
| Between them {A} and {B} have {t} {x}. {A} is ahead by {d}.
| {A} and {B} get all of {t} {x}, but {A} gets {d} more than {B}.
| {A} has {d} {x} more than {B}, and both together have {t}.
| The {x} of {A} and those of {B} make {t}. {B} needs {d} more to have as many as {A}.
| {A} has {d} more {x} than {B}. Together they have {t}.
| {d} {x} more than {B} is what {A} has. Both together have {t}.
| {B} has {d} fewer {x} than {A}, and the two have {t} together.
? How many {x} does {B} have?
| How many {x} belong to {B}?
| How many {x} can {B} count?
| What number of {x} does {B} own?
| How large is the part of {B}?
> Two times the number of {B}: s = t - d
> {B} has: b = s / 2
! {B} has {ans} {x}.
# (t - d) / 2

a=10..90 b=3..60 t=a+b x=fruit plain
{A} and {B} pick {t} {x} together. {A} picks {a} of them.
| Together {A} and {B} have {t} {x}, and {a} of these are from {A}.
| {t} {x} were picked by {A} and {B}. Of these, {A} picked {a}.
| Between them {A} and {B} have {t} {x}. {A} has {a}.
| The {x} of {A} and {B} make {t} in all. {A} has {a} of them, {B} has the others.
| Of {t} {x} that {A} and {B} have in all, {a} belong to {A}.
| {A} and {B} share {t} {x}, but not fairly. {A} takes {a}, and {B} gets the rest.
| {A} picks {a} {x}. With those of {B} there are {t}.
| {a} of the {x} were picked by {A}, and the others by {B}. There are {t} in all.
? How many more {x} does {A} have than {B}?
| By how many {x} is {A} ahead of {B}?
| What is the difference between the two?
| How many fewer {x} does {B} have than {A}?
| How many {x} does {A} have more?
| How large is the difference between {A} and {B}?
> {B} has: b = t - a
> Difference: d = a - b
! {A} has {ans} more {x} than {B}.
# a - (t - a)

h=8..45 a=h*2 d=2..20 x=card plain
{A} has {a} {x}. {B} has half as many as {A}, and {C} has {d} fewer than {B}.
| {B} has half as many {x} as {A}, who has {a}. {C} has {d} less than {B}.
| {A} owns {a} {x}, {B} owns half of that number, and {C} owns {d} fewer than {B}.
| {A} has {a} {x}, twice as many as {B}. {B} has {d} more than {C}.
| {C} has {d} fewer {x} than {B}. {B} has half of what {A} has. {A} has {a}.
| The number of {x} of {A} is {a}. Half of it is what {B} has, and {C} has {d} fewer than {B}.
| {A} counts {a} {x}, {B} only half of that, and {C} even {d} less than {B}.
? How many {x} does {C} have?
| How many {x} does {C} own?
| How many {x} belong to {C}?
| How many {x} can {C} count?
| What number of {x} does {C} have?
| How many {x} has {C} got?
| Then how many {x} does {C} have?
> {B} has: b = a / 2
> {C} has: c = b - d
! {C} has {ans} {x}.
# a // 2 - d

a=5..40 b=5..40 c=5..40 s=a+b t=s+c x=card plain
{A}, {B} and {C} have {t} {x} together. {A} has {a} and {B} has {b}.
| Together {A}, {B} and {C} own {t} {x}. Of these, {a} belong to {A} and {b} to {B}.
| {t} {x} belong to {A}, {B} and {C}. {A} owns {a}, {B} owns {b}, and {C} owns the rest.
| Of {t} {x}, {A} gets {a} and {B} gets {b}. The others go to {C}.
| {A} has {a} {x}, {B} has {b}, and with those of {C} that makes {t}.
| Three friends count {t} {x} in all. {A} has {a}, {B} has {b}, and the other friend is {C}.
| With {a} {x} from {A}, {b} from {B} and the rest from {C}, there are {t} in all.
| All three count {t} {x}. From {A} come {a} and from {B} {b}. The third friend is {C}.
| {B} has {b} {x} and {A} has {a}. With those of {C} there are {t}.
| {A} has {a} {x}, {B} has {b}, and the three of them have {t} together with {C}.
? How many {x} does {C} have?
| How many {x} does {C} own?
| How many {x} can {C} count?
| How many {x} belong to {C}?
| What number of {x} is left for {C}?
| How many {x} come from {C}?
| How many of the {t} {x} are for {C}?
> {A} and {B} have: s = a + b
> {C} has: c = t - s
! {C} has {ans} {x}.
# t - a - b

a=5..50 d=2..30 k=2..20 x=toy plain
{A} has {a} {x}, and {B} has {d} more. Then {B} gives {k} away.
| {B} has {d} more {x} than {A}, who has {a}. Now {B} loses {k}.
| {A} owns {a} {x}. {B} owned {d} more than {A} but sold {k}.
| {A} has {a} {x}. Before {B} broke {k}, {B} had {d} more than {A}.
| {B} was ahead of {A} by {d} {x}, but then {B} lost {k}. {A} has {a}.
| {B} had {d} more {x} than {A}, but {k} are lost. {A} has {a}.
| {A} has {a} {x}. {B}, who had {d} more than that, gives {k} of them to {C}.
| {B} gives {k} {x} away. Before that, {B} had {d} more than {A}, who has {a}.
| {B} had {d} more {x} than {A}, who has {a}, but then {B} gave away {k}.
? How many {x} does {B} have [now|left]?
| How many {x} are left for {B}?
| How many {x} does {B} still have?
| How many {x} belong to {B} now?
| What number of {x} does {B} have now?
| How many {x} does {B} own after that?
> {B} had: b = a + d
> {B} has left: r = b - k
! {B} has {ans} {x} left.
# a + d - k

a=3..60 d=2..40 x=card plain any
{A} has {a} {x}.
| {A} [owns|keeps|counts] {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the [box|bag|drawer] of {A} there are {a} {x}.
| There are {a} {x} in the room of {A}.
{B} has {d} more {x} than {A}.
| {A} has {d} fewer {x} than {B}.
| {B} beats {A} by {d} {x}.
| Compared with {A}, {B} has {d} more {x}.
| {B} is ahead of {A} by {d} {x}.
| {d} more {x} than {A} is what {B} has.
? How many {x} does {B} have?
| How many {x} does {B} own?
| How many {x} belong to {B}?
| What is the number of {x} that {B} has?
| How many {x} has {B} got?
| What number of {x} does {B} have?
| How many does {B} have then?
| How large is the number of {x} that {B} owns?
| How many {x} can {B} count?
> {B} has: b = a + d
! {B} has {ans} {x}.
# a + d

a=3..60 d=2..40 x=card plain
{A} has {a} {x}.
| {A} [owns|keeps|counts] {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the [box|bag|drawer] of {A} there are {a} {x}.
| There are {a} {x} in the room of {A}.
? How many {x} does {B} have if {B} has {d} more than {A}?
| If {B} has {d} more, how many {x} does {B} have?
| {B} has {d} more {x} than that. How many {x} does {B} have?
| With {d} more than {A}, how many {x} does {B} have?
| How many {x} belong to {B}, who has {d} more than {A}?
| {A} has {d} fewer than {B}. How many {x} does {B} have?
> {B} has: b = a + d
! {B} has {ans} {x}.
# a + d

a=3..60 d=2..40 x=card plain any
{A} has {a} {x}.
| {A} [owns|keeps|counts] {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the [box|bag|drawer] of {A} there are {a} {x}.
| There are {a} {x} in the room of {A}.
{B} has {d} more {x} than {A}.
| {A} has {d} fewer {x} than {B}.
| {B} beats {A} by {d} {x}.
| Compared with {A}, {B} has {d} more {x}.
| {d} more {x} than {A} is what {B} has.
? How many {x} do they have [together|in all|altogether|in total]?
| How many {x} do both own together?
| How many {x} is that when both are added?
| What do they get when they add them?
| How many {x} do the two have in all?
| How many {x} do {A} and {B} have [together|in all|between them]?
| How many {x} do they have between them?
| What is the [sum|total] of their {x}?
| If they put their {x} together, how many are there?
| How many {x} belong to the two of them?
| How many {x} are there [in total|altogether]?
| Combined, how many {x} do they have?
> {B} has: b = a + d
> {X} in all: t = a + b
! Together they have {ans} {x}.
# 2 * a + d

a=20..90 d=2..30 x=card plain any
{A} has {a} {x}.
| {A} [owns|keeps|counts] {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the [box|bag|drawer] of {A} there are {a} {x}.
| There are {a} {x} in the room of {A}.
{B} has {d} fewer {x} than {A}.
| {A} has {d} more {x} than {B}.
| {A} beats {B} by {d} {x}.
| Compared with {A}, {B} has {d} fewer {x}.
| {B} would need {d} more {x} to have as many as {A}.
| {d} fewer {x} than {A} is what {B} has.
? How many {x} do they have [together|in all|altogether|in total]?
| How many {x} do both own together?
| How many {x} is that when both are added?
| What do they get when they add them?
| How many {x} do the two have in all?
| How many {x} do {A} and {B} have [together|in all|between them]?
| How many {x} do they have between them?
| What is the [sum|total] of their {x}?
| If they put their {x} together, how many are there?
| How many {x} belong to the two of them?
| Combined, how many {x} do they have?
> {B} has: b = a - d
> {X} in all: t = a + b
! Together they have {ans} {x}.
# 2 * a - d

a=10..95 b=5..90 x=toy plain any
{B} has {b} {x}.
| {B} [owns|keeps|counts] {b} {x}.
| {b} {x} belong to {B}.
| The number of {x} that {B} has is {b}.
| In the [box|bag|drawer] of {B} there are {b} {x}.
| There are {b} {x} in the room of {B}.
{A} has {a} {x}.
| {A} [owns|keeps|counts] {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the [box|bag|drawer] of {A} there are {a} {x}.
| There are {a} {x} in the room of {A}.
? How many more {x} does {A} have than {B}?
| What is the difference between the two?
| By how many {x} is {A} ahead of {B}?
| How many {x} does {A} have more?
| How many more than {B} does {A} have?
| How many fewer {x} does {B} have than {A}?
| How many {x} would {B} need to have as many as {A}?
| How large is the difference[| between {A} and {B}]?
| What is the difference in the number of {x}?
| How many more {x} must {B} get to have as many as {A}?
| How far is {B} behind {A}, counted in {x}?
| How many {x} less than {A} does {B} have?
> Difference: d = a - b
! {A} has {ans} more {x} than {B}.
# a - b

a=10..95 b=5..90 x=toy plain
{B} has {b} {x}.
| {B} [owns|keeps|counts] {b} {x}.
| {b} {x} belong to {B}.
| The number of {x} that {B} has is {b}.
| In the [box|bag|drawer] of {B} there are {b} {x}.
| There are {b} {x} in the room of {B}.
? How many more {x} does {A} have, who owns {a}?
| {A} has {a}. How many more {x} is that?
| If {A} has {a}, how many more {x} than {B} is that?
| How many more {x} than {B} does {A} have with {a}?
| By how many {x} does {A} beat {B} with {a}?
| {A} counts {a} {x}. How many more than {B} does {A} have?
> Difference: d = a - b
! {A} has {ans} more {x} than {B}.
# a - b

a=10..95 b=5..90 x=toy plain
{A} has {a} {x}.
| {A} [owns|keeps|counts] {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the [box|bag|drawer] of {A} there are {a} {x}.
| There are {a} {x} in the room of {A}.
? How many more {x} does {A} have than {B}, who has {b}?
| {B} has only {b}. How many more {x} does {A} have?
| If {B} has {b}, how many more {x} does {A} have?
| By how many {x} does {A} beat {B}, who has {b}?
| {B} counts {b} {x}. How many more than {B} does {A} have?
> Difference: d = a - b
! {A} has {ans} more {x} than {B}.
# a - b

a=2..30 n=2..6 x=card plain any
{A} has {a} {x}.
| {A} [owns|keeps|counts] {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the [box|bag|drawer] of {A} there are {a} {x}.
| There are {a} {x} in the room of {A}.
{B} has {n} times as many {x} as {A}.
| The number of {x} that {B} has is {n} times the number of {A}.
| For each of the {x} of {A}, {B} has {n} {x}.
| {n} times as many {x} as {A} are in the box of {B}.
| {B} counts {n} times the number of {x} that {A} counts.
? How many {x} do they have [together|in all|altogether|in total]?
| How many {x} do both own together?
| How many {x} is that when both are added?
| What do they get when they add them?
| How many {x} do the two have in all?
| How many {x} do {A} and {B} have [together|in all|between them]?
| How many {x} do they have between them?
| What is the [sum|total] of their {x}?
| If they put their {x} together, how many are there?
| How many {x} belong to the two of them?
| Combined, how many {x} do they have?
> {B} has: b = a * n
> {X} in all: t = a + b
! Together they have {ans} {x}.
# a + a * n

a=3..40 n=3..6 x=book plain any
{A} has {a} {x}.
| {A} [owns|keeps|counts] {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the [box|bag|drawer] of {A} there are {a} {x}.
| There are {a} {x} in the room of {A}.
{B} has {n} times as many {x} as {A}.
| The number of {x} that {B} has is {n} times the number of {A}.
| For each of the {x} of {A}, {B} has {n} {x}.
| {n} times as many {x} as {A} are in the box of {B}.
| {B} counts {n} times the number of {x} that {A} counts.
? How many more {x} does {B} have than {A}?
| How many {x} more does {B} have?
| What is the difference between the two?
| How large is the difference between {A} and {B}?
| By how many {x} is {B} ahead of {A}?
| How many fewer {x} does {A} have than {B}?
| How many {x} does {A} need to have as many as {B}?
| What is the difference in the number of {x}?
| How many more does {B} have?
| How many {x} must {A} get to have as many as {B}?
| How far is {A} behind {B}, counted in {x}?
> {B} has: b = a * n
> Difference: d = b - a
! {B} has {ans} more {x} than {A}.
# a * n - a

h=2..40 a=h*2 x=card plain any
{A} has {a} {x}.
| {A} [owns|keeps|counts] {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the [box|bag|drawer] of {A} there are {a} {x}.
| There are {a} {x} in the room of {A}.
{B} has half as many {x} as {A}.
| The number of {x} that {B} has is half of the number of {A}.
| For every two {x} of {A}, {B} has only one.
| {A} has twice as many {x} as {B}.
| One half of the number of {A} is the number of {x} that {B} has.
? How many {x} do they have [together|in all|altogether|in total]?
| How many {x} do both own together?
| How many {x} is that when both are added?
| What do they get when they add them?
| How many {x} do the two have in all?
| How many {x} do {A} and {B} have [together|in all|between them]?
| How many {x} do they have between them?
| What is the [sum|total] of their {x}?
| If they put their {x} together, how many are there?
| How many {x} belong to the two of them?
| Combined, how many {x} do they have?
> {B} has: b = a / 2
> {X} in all: t = a + b
! Together they have {ans} {x}.
# a + a // 2

a=2..30 n=2..5 d=2..20 x=toy plain any
{A} has {a} {x}.
| {A} [owns|keeps|counts] {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the [box|bag|drawer] of {A} there are {a} {x}.
| There are {a} {x} in the room of {A}.
{B} has {n} times as many {x} as {A}.
| The number of {x} that {B} has is {n} times the number of {A}.
| For each of the {x} of {A}, {B} has {n} {x}.
| {n} times as many {x} as {A} are in the box of {B}.
{C} has {d} more {x} than {B}.
| {B} has {d} fewer {x} than {C}.
| {C} beats {B} by {d} {x}.
| {d} more {x} than {B} is what {C} has.
? How many {x} does {C} have?
| How many {x} does {C} own?
| How many {x} belong to {C}?
| What number of {x} does {C} have?
| How many {x} has {C} got?
| How many {x} can {C} count?
| How large is the number of {x} of {C}?
| Then how many {x} does {C} have?
| How many {x} are in the hands of {C}?
> {B} has: b = a * n
> {C} has: c = b + d
! {C} has {ans} {x}.
# a * n + d

a=5..50 d=2..20 e=2..20 x=card plain any
{A} has {a} {x}.
| {A} [owns|keeps|counts] {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the [box|bag|drawer] of {A} there are {a} {x}.
| There are {a} {x} in the room of {A}.
{B} has {d} more {x} than {A}.
| {A} has {d} fewer {x} than {B}.
| {B} beats {A} by {d} {x}.
| {d} more {x} than {A} is what {B} has.
{C} has {e} more {x} than {B}.
| {B} has {e} fewer {x} than {C}.
| {C} beats {B} by {e} {x}.
| {e} more {x} than {B} is what {C} has.
? How many {x} do [the three|all three] have together?
| How many {x} is that in all?
| How many {x} do {A}, {B} and {C} have [together|in all|between them]?
| How many {x} do the three have [in total|altogether]?
| What is the total of their {x}?
| If all three put their {x} together, how many are there?
| Combined, how many {x} do the three have?
| What is the sum of the {x} of all three?
| How many {x} belong to {A}, {B} and {C} in all?
| If you count the {x} of all three, how many are there?
> {B} has: b = a + d
> {C} has: c = b + e
> {A} and {B} have: s = a + b
> {X} in all: t = s + c
! Together they have {ans} {x}.
# 3 * a + 2 * d + e

b=3..40 a=10..90 c=3..40 x=card plain
{C} has {c} {x}, and {B} has {b}.
| {B} and {C} own {x}: {b} belong to {B} and {c} to {C}.
| {C} counts {c} {x} and {B} counts {b}.
| {c} {x} belong to {C} and {b} to {B}.
| There are {b} {x} in the bag of {B} and {c} in that of {C}.
? How many more {x} than both together does {A} have, who owns {a}?
| {A} has {a}. How many more {x} is that than {B} and {C} have together?
| If {A} has {a} {x}, how many more than {B} and {C} together is that?
| How many more {x} does {A} have than the two together, if {A} has {a}?
> {B} and {C} have: s = b + c
> Difference: d = a - s
! {A} has {ans} more {x}.
# a - b - c

a=20..90 d=2..18 x=card plain any
{A} has {a} {x}.
| {A} [owns|keeps|counts] {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the [box|bag|drawer] of {A} there are {a} {x}.
| There are {a} {x} in the room of {A}.
{A} has {d} more {x} than {B}.
| {B} has {d} fewer {x} than {A}.
| {A} beats {B} by {d} {x}.
| {B} needs {d} more {x} to have as many as {A}.
| {d} more {x} than {B} is what {A} has.
| {A} is ahead of {B} by {d} {x}.
? How many {x} does {B} have?
| How many {x} does {B} own?
| How many {x} belong to {B}?
| What number of {x} does {B} have?
| How many {x} has {B} got?
| How many {x} can {B} count?
| How many does {B} have then?
| How many {x} are there for {B}?
> {B} has: b = a - d
! {B} has {ans} {x}.
# a - d

a=20..90 d=2..18 x=card plain
{A} has {a} {x}.
| {A} [owns|keeps|counts] {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the [box|bag|drawer] of {A} there are {a} {x}.
| There are {a} {x} in the room of {A}.
? How many {x} does {B} have if {B} has {d} fewer?
| If {B} has {d} fewer {x} than {A}, how many does {B} have?
| {B} has {d} fewer. How many {x} does {B} have?
| How many {x} belong to {B}, who has {d} fewer than {A}?
| {A} has {d} more than {B}. How many {x} does {B} have?
> {B} has: b = a - d
! {B} has {ans} {x}.
# a - d

a=3..60 d=2..40 x=clothes plain any
{A} has {a} {x}.
| {A} [owns|keeps|counts] {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the [box|bag|drawer] of {A} there are {a} {x}.
| There are {a} {x} in the room of {A}.
{A} has {d} fewer {x} than {B}.
| {A} needs {d} more {x} to have as many as {B}.
| {d} fewer {x} than {B} is what {A} has.
| {B} is ahead of {A} by {d} {x}.
| {A} would have as many {x} as {B} with {d} more.
? How many {x} does {B} have?
| How many {x} does {B} own?
| How many {x} belong to {B}?
| What number of {x} does {B} have?
| How many {x} has {B} got?
| How many {x} can {B} count?
| How many {x} are there for {B}?
| Then how many {x} does {B} have?
> {B} has: b = a + d
! {B} has {ans} {x}.
# a + d

n=2..9 b=2..25 a=n*b x=card plain any
{A} has {a} {x}.
| {A} [owns|keeps|counts] {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the [box|bag|drawer] of {A} there are {a} {x}.
| There are {a} {x} in the room of {A}.
{A} has {n} times as many {x} as {B}.
| The number of {x} that {A} has is {n} times the number of {B}.
| For each of the {x} of {B}, {A} has {n}.
| {n} times the number of {B} is the number of {x} that {A} has.
| {n} times as many {x} as {B} are in the box of {A}.
? How many {x} does {B} have?
| How many {x} does {B} own?
| How many {x} belong to {B}?
| What number of {x} does {B} have?
| How many {x} has {B} got?
| How many {x} can {B} count?
| How many {x} are there for {B}?
| Then how many {x} does {B} have?
> {B} has: b = a / n
! {B} has {ans} {x}.
# a / n

b=2..9 n=2..12 a=n*b x=toy plain any
{B} has {b} {x}.
| {B} [owns|keeps|counts] {b} {x}.
| {b} {x} belong to {B}.
| The number of {x} that {B} has is {b}.
| In the [box|bag|drawer] of {B} there are {b} {x}.
| There are {b} {x} in the room of {B}.
{A} has {a} {x}.
| {A} [owns|keeps|counts] {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the [box|bag|drawer] of {A} there are {a} {x}.
| There are {a} {x} in the room of {A}.
? How many times as many {x} does {A} have?
| How many times the number of {B} does {A} have?
| {A} has how many times as many {x} as {B}?
| How many times as many {x} as {B} does {A} own?
| How many times does the number of {B} go into the number of {A}?
| How many times as large is the number of {A}?
| {A} owns how many times the number that {B} owns?
> Times as many: n = a / b
! {A} has {ans} times as many {x} as {B}.
# a / b

a=12..99 b=5..90 x=fruit y=box plain any
In the first {y1} there are {a} {x}.
| The first {y1} holds {a} {x}.
| {a} {x} are in the first {y1}.
| {A} finds {a} {x} in the first {y1}.
In the second {y1} there are {b} {x}.
| The second {y1} holds {b} {x}.
| {b} {x} are in the second {y1}.
| {A} finds {b} {x} in the second {y1}.
? How many more {x} are in the first {y1}?
| What is the difference between the two {y}?
| How many fewer {x} are in the second {y1}?
| How large is the difference?
| How many {x} more does the first {y1} hold?
| How many {x} must be added to the second {y1} to make both the same?
| By how many {x} do the two {y} differ?
| How many {x} are missing in the second {y1} to be equal to the first?
| How large is the difference between the {y}, in {x}?
> Difference: d = a - b
! The difference is {ans} {x}.
# a - b

a=3..30 n=2..6 d=2..20 x=card plain any
{A} has {a} {x}.
| {A} [owns|keeps|counts] {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the [box|bag|drawer] of {A} there are {a} {x}.
| There are {a} {x} in the room of {A}.
{B} has {d} fewer {x} than {n} times the number of {A}.
| If {B} had {d} more {x}, {B} would have {n} times as many as {A}.
| {B} needs {d} more {x} to have {n} times as many as {A}.
| {n} times the number of {A}, less {d}, is the number of {x} of {B}.
? How many {x} does {B} have [now|then]?
| How many {x} does {B} own now?
| How many {x} belong to {B}?
| What number of {x} does {B} have?
| How many {x} are left for {B}?
| How large is the number of {x} of {B}?
| How many {x} can {B} count?
> {n} times as many: m = a * n
> {B} has: b = m - d
! {B} has {ans} {x}.
# a * n - d

b=3..45 d=2..30 a=b+d t=a+b x=card plain any
{A} and {B} have {t} {x} together.
| Together {A} and {B} own {t} {x}.
| {t} {x} belong to {A} and {B}.
| The {x} of {A} and {B} together are {t}.
| There are {t} {x} in the room of {A} and {B}.
{A} has {d} more {x} than {B}.
| {B} has {d} fewer {x} than {A}.
| {A} beats {B} by {d} {x}.
| {d} more {x} than {B} is what {A} has.
? How many {x} does {B} have?
| How many {x} belong to {B}?
| How many {x} can {B} count?
| What number of {x} does {B} own?
| How large is the part of {B}?
> Two times the number of {B}: s = t - d
> {B} has: b = s / 2
! {B} has {ans} {x}.
# (t - d) / 2

a=10..90 b=3..60 t=a+b x=fruit plain any
{A} and {B} pick {t} {x} together.
| {t} {x} are picked by {A} and {B} together.
| Together {A} and {B} pick {t} {x}.
| In all, {A} and {B} come home with {t} {x}.
{A} picks {a} {x}.
| {a} {x} are picked by {A}.
| In the basket of {A} are {a} {x}.
| {A} has {a} {x} in a bag.
? How many more {x} does {A} have than {B}?
| By how many {x} is {A} ahead of {B}?
| What is the difference between the two?
| How many fewer {x} does {B} have than {A}?
| How many {x} does {A} have more?
| How large is the difference between {A} and {B}?
> {B} has: b = t - a
> Difference: d = a - b
! {A} has {ans} more {x} than {B}.
# a - (t - a)

a=5..40 b=5..40 c=5..40 s=a+b t=s+c x=card plain any
{A}, {B} and {C} have {t} {x} together.
| Together {A}, {B} and {C} own {t} {x}.
| {t} {x} belong to {A}, {B} and {C} together.
{A} has {a} {x}.
| {A} [owns|keeps|counts] {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the [box|bag|drawer] of {A} there are {a} {x}.
| There are {a} {x} in the room of {A}.
{B} has {b} {x}.
| {B} [owns|keeps|counts] {b} {x}.
| {b} {x} belong to {B}.
| The number of {x} that {B} has is {b}.
| In the [box|bag|drawer] of {B} there are {b} {x}.
| There are {b} {x} in the room of {B}.
? How many {x} does {C} have?
| How many {x} does {C} own?
| How many {x} can {C} count?
| How many {x} belong to {C}?
| What number of {x} is left for {C}?
| How many {x} come from {C}?
| How many of the {t} {x} are for {C}?
> {A} and {B} have: s = a + b
> {C} has: c = t - s
! {C} has {ans} {x}.
# t - a - b

a=5..40 b=5..40 c=5..40 s=a+b t=s+c x=card plain
{A} has {a} {x}, and {B} has {b}. {C} has some, too.
| {B} has {b} {x}, and {A} has {a}. {C} also has some.
| {A}, {B} and {C} own {x}: {a} belong to {A}, and {b} belong to {B}.
| {b} {x} belong to {B}, {a} to {A} and the others to {C}.
? How many {x} does {C} have if the three have {t} together?
| If all three have {t} {x} in all, how many does {C} have?
| The three own {t} {x} together. How many belong to {C}?
| Together they have {t} {x}. How many does {C} have?
> {A} and {B} have: s = a + b
> {C} has: c = t - s
! {C} has {ans} {x}.
# t - a - b

a=5..50 d=2..30 k=2..20 x=toy plain any
{A} has {a} {x}.
| {A} [owns|keeps|counts] {a} {x}.
| {a} {x} belong to {A}.
| The number of {x} that {A} has is {a}.
| In the [box|bag|drawer] of {A} there are {a} {x}.
| There are {a} {x} in the room of {A}.
{B} had {d} more {x} than {A} at first.
| At first {B} beat {A} by {d} {x}.
| {B} started with {d} more {x} than {A}.
| In the beginning {B} had {d} more {x} than {A}.
{B} gave {k} {x} away.
| {B} lost {k} {x} by accident.
| {C} took {k} {x} from {B}.
| {k} {x} of {B} were lost in the rain.
| {B} sold {k} {x}.
? How many {x} does {B} have [now|left]?
| How many {x} are left for {B}?
| How many {x} does {B} still have?
| How many {x} belong to {B} now?
| What number of {x} does {B} have now?
| How many {x} does {B} own after that?
> {B} had: b = a + d
> {B} has left: r = b - k
! {B} has {ans} {x} left.
# a + d - k

b=3..40 h=2..20 d=h*2 a=b+d x=card plain
{A} and {B} want to have the same number of {x}. {B} has {b}, and {A} has {a}.
| For a game {A} and {B} need the same number of {x}. {A} has {a}, and {B} has {b}.
| {B} has {b} {x}, and {A}, who has {a}, gives {B} some until both have the same number.
| {A} gives {B} some {x} until both have the same number. At first {B} had {b} and {A} had {a}.
| Both should have the same number of {x}, but {B} has {b} and {A} has {a}. {A} gives some to {B}.
? How many {x} does {A} give?
| How many {x} must {A} give to {B}?
| How many {x} go from {A} to {B}?
| How many {x} does {B} get from {A}?
| How many {x} move from {A} to {B}?
| How many {x} should {A} hand over?
> Difference: d = a - b
> {X} to give: h = d / 2
! {A} gives {ans} {x} to {B}.
# (a - b) / 2
""")
