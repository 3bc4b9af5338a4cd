"""Problems about things in boxes and bags."""

from ling_jax.training.corpus.templates import read

PACKING = read("""
n=3..30 k=4..24 x=fruit y=box
There are {n} {y} with {k} {x} in each.
| {A} has {n} {y}. Each {y1} holds {k} {x}.
| {A} [packs|puts] {k} {x} into each of {n} {y}.
| {n} {y} stand in a shop. In every one are {k} {x}.
| A truck carries {n} {y}, each with {k} {x} inside.
| {A} carries {n} {y} into the shop. In each {y1} lie {k} {x}.
| {n} {y} come to the market, and each {y1} is full with {k} {x}.
| {A} fills {n} {y}. It takes {k} {x} to fill one.
| {k} {x} fit into {ay}. {A} fills {n} {y}.
| {n} {y} are filled with {k} {x} each.
| A shop gets {n} {y} of {x}, {k} in each.
| {A} sees {n} {y} that [contain|hold] {k} {x} each.
| Every {y1} in a store contains {k} {x}, and there are {n} {y}.
| {A} buys {n} {y} of {x}. There are {k} {x} per {y1}.
| On a shelf there are {n} {y}. {A} knows that {k} {x} are in every {y1}.
| In each of {n} {y} there are {k} {x}.
| With {k} {x} in each, {A} has {n} {y}.
| {k} {x} to {ay}: that is how {A} packs, and {he} fills {n} {y}.
| Each {y1} holds {k} {x}, and there are {n} {y}.
| {A} puts {k} {x} into {ay} and does so with {n} {y}.
? How many {x} are there [in all|altogether|in total]?
| What is the number of {x}?
| How many {x} does that make?
| How many {x} are there together?
| How many {x} is that[| in sum]?
| What is the total number of {x}?
| How many {x} are in all the {y} together?
| How many {x} do the {y} hold [together|in all]?
| How many {x} do the {n} {y} contain?
| If all the {y} are emptied, how many {x} are there?
| All together, how many {x} are in the {y}?
| Find the number of {x}. How many are there?
> {X} in all: t = n * k
! There are {ans} {x}.
# n * k

n=2..9 k=4..24 r=2..20 x=toy y=box
{A} has {n} {y} with {k} {x} in each and {r} single {x}.
| There are {n} {y} of {k} {x} each. Beside them lie {r} more {x}.
| {A} fills {n} {y} with {k} {x} each, and {r} {x} are left over.
| In {n} {y} there are {k} {x} each. Another {r} {x} lie on the floor.
| {n} {y} hold {k} {x} each, and {r} more are in {A}'s hands.
| {A} packs {k} {x} into every {y1}. {He} fills {n} {y} and has {r} {x} over.
| Besides {r} loose {x} there are {n} {y} of {k} {x} in a room.
| {A} puts {k} {x} into each of {n} {y}. There is no room for {r} others.
| {r} {x} are on a table, and {k} are in each of {n} {y}.
| A shop has {n} full {y} and {r} single {x}. A full {y1} holds {k} {x}.
| {A} finds {n} {y} of {x}, each with {k} inside. {He} also finds {r} {x} without {ay}.
| {n} {y} are full, with {k} {x} in every one. One more {y1} has only {r} {x} in it.
| {A} has {r} single {x} and {n} {y} with {k} {x} in each.
| {r} {x} lie on a table, and {n} {y} hold {k} {x} each.
| Each {y1} holds {k} {x}. {A} has {n} {y} and {r} single {x}.
? How many {x} are there [in all|altogether|in total]?
| What is the number of {x}?
| How many {x} does that make?
| How many {x} are there together?
| How many {x} is that [in sum|in all]?
| What is the total number of {x}?
| Counting all of them, how many {x} are there?
| How many {x} are there if all of them are counted?
| How many {x} do you get when you count all?
| Altogether, how many {x} is that?
> {X} in the {y}: a = n * k
> {X} in all: t = a + r
! There are {ans} {x}.
# n * k + r

k=2..9 g=3..40 t=k*g x=part y=box
{t} {x} are packed into {y} of {k}.
| {A} packs {t} {x}. [Each|Every] {y1} holds {k} of them.
| A worker puts {t} {x} into {y}, {k} in each.
| {A} has {t} {x}. In one {y1} there is room for {k}.
| {A} sorts {t} {x} for the market. {He} puts {k} of them into one {y1}.
| A shop wants {t} {x} in {y}. There is room for {k} of them in every {y1}.
| One {y1} can hold {k} {x}. There are {t} {x}.
| {k} {x} fit into {ay}, and {A} has {t} {x} to pack.
| {A} has to pack {t} {x}, {k} per {y1}.
| {t} {x} leave a factory in {y}. Every {y1} contains {k}.
| A machine makes {t} {x} and packs {k} of them in each {y1}.
| {t} {x} must be put away. {A} puts {k} into every {y1}.
| {A} takes {y} for {t} {x} and puts in {k} at a time.
| {A} makes packs out of {t} {x}. In one {y1} there will be {k}.
| {A} puts {k} {x} into each {y1} and has {t} {x}.
| {AY} takes {k} {x}. There are {t} {x} to pack.
| In {y} of {k}, {A} sells {t} {x}.
? How many {y} are needed?
| How many {y} must be filled?
| How many {y} are filled?
| How many {y} will be full?
| How many {y} does that fill?
| How many {y} does it take?
| What number of {y} is needed?
| For all of them, how many {y} are needed?
| How many full {y} will there be?
| How many {y} are needed to hold all the {x}?
| How many {y} does that make?
> Number of {y}: g = t / k
! {ans} {y} are needed.
# t / k

m=2..6 n=2..9 k=2..12 x=pen y=box z=box
There are {m} {y}. Each {y1} holds {n} {z}, and each {z1} holds {k} {x}.
| {A} has {m} {y} with {n} {z} in each. In each {z1} are {k} {x}.
| In each of {m} {y} there are {n} {z} of {k} {x}.
| {A} opens {m} {y} and finds {n} {z} in every {y1}. Every {z1} contains {k} {x}.
| A {z1} contains {k} {x}. {A} puts {n} {z} into {ay} and fills {m} {y} like that.
| {k} {x} fit into one {z1}, and {n} {z} fit into one {y1}. There are {m} full {y}.
| A shop gets {m} {y}. There are {n} {z} per {y1} and {k} {x} per {z1}.
| {m} {y} arrive at the school, each with {n} {z} inside. In every {z1} lie {k} {x}.
| {A} packs {k} {x} into each {z1} and {n} {z} into each {y1}. {He} packs {m} {y}.
| One {y1} contains {n} {z} of {k} {x} each. {A} buys {m} {y}.
| In a room are {m} {y}, in each {y1} {n} {z}, and in each {z1} {k} {x}.
| {A} counts {m} {y} of {n} {z}. All the {z} have {k} {x} in them.
? How many {x} are there[| in all| altogether| in total]?
| How many {x} is that?
| How many {x} does that make?
| What is the number of {x}?
| How many {x} are in all the {y} together?
| How many {x} do the {m} {y} hold?
| What is the total number of {x}?
| If everything is taken out, how many {x} are there?
| Altogether, how many {x} are there?
| How many {x} can be taken out in all?
| How many {x} are there together?
> Number of {z}: a = m * n
> {X} in all: t = a * k
! There are {ans} {x}.
# m * n * k

n=2..9 k=4..20 s=2..60 x=fruit y=box
{A} has {n} {y} with {k} {x} each.
| A seller has {n} {y}. In each {y1} are {k} {x}.
| {A} gets {n} {y} for the shop, every one with {k} {x}.
| The shop of {A} has {n} {y} of {x}, {k} in every {y1}.
| {n} {y} of {x} are in a shop. There are {k} in every one.
| In each of {n} {y} there are {k} {x}.
| {A} brings {n} {y} of {x} to the market. One {y1} contains {k}.
| There are {n} {y} of {k} {x} in a kitchen.
| {n} {y} hold {k} {x} each.
| {A} fills {n} {y} with {k} {x} apiece.
| With {k} {x} to {ay}, {A} has {n} {y}.
| Each {y1} of {A} holds {k} {x}. {He} has {n} {y}.
{s} {x} are sold.
| In the morning {s} {x} are sold.
| Then people buy {s} {x}.
| People take {s} of the {x}.
| Since the morning {s} of the {x} were bought.
| {s} of all the {x} go bad.
| Then {s} {x} are taken out.
| A cook uses {s} of the {x}.
| {B} takes {s} {x} away.
| Children eat {s} of the {x}.
| By noon {s} {x} are gone.
| {s} {x} are given away.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
| How many {x} are left over?
| How many {x} are there [now|after that]?
| How many {x} does that leave?
| How many {x} have not been taken?
| How many of all the {x} are left in the end?
| What is the number of {x} now?
> {X} at the start: t = n * k
> {X} left: r = t - s
! {ans} {x} are left.
# n * k - s

a=2..9 k=3..15 b=2..9 m=3..15 x=flower y=box
{A} has {a} {y} with {k} {x} each and {b} {y} with {m} {x} each.
| In {a} {y} there are {k} {x} each. In {b} other {y} there are {m} {x} each.
| There are {a} small {y} of {k} {x} and {b} large {y} of {m} {x}.
| {A} fills {a} {y} with {k} {x} each, and {B} fills {b} {y} with {m} {x} each.
| {a} {y} hold {k} {x} each. Another {b} {y} hold {m} {x} each.
| Each of {a} red {y} contains {k} {x}, and each of {b} blue {y} contains {m} {x}.
| {A} buys {a} {y} of {k} {x} and {B} buys {b} {y} of {m} {x}.
| On a truck are {a} {y} with {k} {x} per {y1} and {b} {y} with {m} {x} per {y1}.
| {A} puts {k} {x} into each of {a} {y} and {m} {x} into each of {b} others.
| A small {y1} holds {k} {x}, a big one {m}. There are {a} small and {b} big {y}.
| The shop has {a} {y} with {k} {x} in each, and later {b} {y} with {m} {x} in each arrive.
| {A} counts {k} {x} in each of {a} {y} and {m} {x} in each of {b} more {y}.
| {A} has {b} {y} of {m} {x} and {a} {y} of {k} {x}.
| There are {k} {x} in each of {a} {y} and {m} {x} in each of {b} other {y}.
| {k} {x} are in each of {a} {y} of {A}, and {m} are in each of {b} more {y}.
? How many {x} are there [in all|altogether|in total]?
| What is the number of {x}?
| How many {x} does that make?
| How many {x} are there together?
| How many {x} is that [in sum|in all]?
| What is the total number of {x}?
| How many {x} are in all the {y} together?
| How many {x} do all the {y} hold?
| Counting everything, how many {x} are there?
| In all the {y}, how many {x} are there?
| If all the {y} are emptied, how many {x} is that?
> {X} in the first {y}: p = a * k
> {X} in the other {y}: q = b * m
> {X} in all: t = p + q
! There are {ans} {x}.
# a * k + b * m

n=2..9 k=3..20 t=n*k x=part y=box
{t} {x} are in {n} {y}. [Each|Every] {y1} holds the same number.
| {A} puts {t} {x} into {n} {y}, the same number into each.
| {A} divides {t} {x} fairly into {n} {y}.
| {n} {y} hold {t} {x} together, the same number in each.
| {t} {x} are packed evenly into {n} {y}.
| {A} splits {t} {x} equally between {n} {y}.
| There are {t} {x} in {n} equal {y}.
| {n} {y}, all alike, contain {t} {x} in total.
| In {n} {y} there are {t} {x} altogether. No {y1} has more than the others.
| {A} fills {n} {y} with {t} {x} so that all the {y} hold the same.
| {A} has {t} {x} and {n} {y}. Every {y1} gets the same number of {x}.
| {t} {x} go into {n} {y} in equal parts.
| {A} has {n} {y} and puts {t} {x} into them, the same number into each.
| Into {n} {y} {A} puts {t} {x}, into each the same number.
| {n} equal {y} hold {t} {x} together.
? How many {x} are in [each|one] {y1}?
| How many {x} does [each|one] {y1} hold?
| How many {x} are there per {y1}?
| How many {x} can be found in one {y1}?
| How many {x} go into [each|every|one] {y1}?
| What number of {x} is in each {y1}?
| How many {x} does one of the {y} contain?
| How many {x} is that for each {y1}?
| If you open one {y1}, how many {x} do you find?
| How many {x} are inside each {y1}?
| How many {x} will there be in one {y1}?
> {X} in one {y1}: k = t / n
! {ans} {x} are in each {y1}.
# t / n

r=2..15 k=2..9 g=2..20 u=g*k t=u+r x=fruit y=box
{A} [has|picks] {t} {x}, and {r} of them are bad. {He} packs the good ones into {y} of {k}.
| {r} of the {t} {x} of {A} are bad. The others go into {y}, {k} in each.
| {A} picks {t} {x} and throws {r} bad ones away. {He} puts {k} of the others into each {y1}.
| Of {t} {x}, {A} eats {r}. The rest is packed into {y} of {k}.
| Out of {t} {x} {A} keeps {r}. {He} sells the others in {y} that hold {k} each.
| There are {t} {x}, but {r} are not ripe. {A} packs the ripe ones, {k} per {y1}.
| {A} gives {r} of {his} {t} {x} to {B} and packs what is left into {y} of {k}.
| {t} {x} come to the shop of {A}. {He} takes {r} out and fills {y} with {k} {x} each.
| After {A} has taken {r} bad ones out of {t} {x}, {k} {x} go into each {y1}.
| {A} has {t} {x}. {He} keeps {r} and puts the others into {y}, {k} into each.
| {A} finds {t} {x} under a tree and leaves {r} there. {He} puts the rest into {y}, {k} per {y1}.
| Except for {r} of them, {A} packs {t} {x} into {y} with {k} in each.
| {r} of the {t} {x} of {A} are bad. The good ones go into {y} of {k}.
| {A} takes out {r} bad {x} from a heap of {t} and packs {k} of the others into each {y1}.
| {AY} holds {k} {x}. {A} has {t} {x}, but {r} of them are bad and are not packed.
| {A} packs {k} {x} into each {y1}. Of {t} {x}, {r} are bad and are not packed.
? How many {y} does {A} need?
| How many {y} are filled?
| How many {y} are needed?
| How many {y} will be full?
| How many {y} does {A} fill?
| How many {y} does that make?
| What number of {y} is needed?
| How many full {y} are there in the end?
| Into how many {y} do they go?
| In the end, how many {y} are full?
> {X} to pack: u = t - r
> Number of {y}: g = u / k
! {A} needs {ans} {y}.
# (t - r) / k

m=3..9 d=2..9 x=fruit y=box
A dozen is 12. {A} buys {m} dozen {x} and [eats|uses] {d} of them.
| A dozen means 12. {A} has {m} dozen {x} and gives {d} to {B}.
| {A} gets {m} dozen {x}, which is {m} times 12. {He} sells {d} of them.
| There are 12 {x} in a dozen. From {m} dozen {x}, {A} takes {d}.
| {A} buys {m} dozen {x}. A dozen is 12 pieces. {He} eats {d} {x}.
| {A} orders {m} dozen {x}, with 12 in a dozen. Of all these, {d} are bad.
| {m} dozen {x} are on the table. One dozen is 12. {A} needs {d} {x} for a pie.
| In a kitchen there are {m} dozen {x}, each dozen being 12. {A} takes away {d}.
| {A} counts {m} dozen {x}, 12 in every dozen. Of these, {d} are given to {B}.
| A dozen is 12. Out of {m} dozen {x}, people eat {d}.
| Twelve make a dozen, so {A} gets 12 {x} {m} times. Then {he} loses {d} of them.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
| How many {x} does that leave?
| How many {x} are left over?
| How many {x} are there after that?
| How many {x} are still there?
| How many {x} does that make in the end?
| In the end, how many {x} are left?
> {X} at the start: t = 12 * m
> {X} left: r = t - d
! {ans} {x} are left.
# 12 * m - d

n=3..30 k=4..24 x=pen y=box
? How many {x} are in {n} {y} if each {y1} holds {k}?
| If {n} {y} contain {k} {x} each, how many {x} is that [in all|altogether]?
| How many {x} does {A} have when {he} buys {n} {y} of {k} {x}?
| When {A} puts {k} {x} into each of {n} {y}, how many {x} does {he} pack?
| {A} carries {n} {y} with {k} {x} in each, so how many {x} does {he} carry?
| With {k} {x} per {y1}, how many {x} are there in {n} {y}?
| How many {x} do {n} {y} hold when one {y1} holds {k}?
| Suppose there are {n} {y} with {k} {x} in every one. How many {x} are there?
| What is the number of {x} in {n} {y} of {k}?
| To fill {n} {y} with {k} {x} each, how many {x} does {A} need?
> {X} in all: t = n * k
! That makes {ans} {x}.
# n * k

k=2..9 g=3..40 t=k*g x=snack y=box
? How many {y} are needed for {t} {x} if each {y1} holds {k}?
| If {A} packs {t} {x} into {y} of {k}, how many {y} does {he} fill?
| How many {y} can {A} fill with {t} {x} when {k} go into each?
| {A} has {t} {x} and puts {k} into every {y1}, so how many {y} are there?
| When {k} {x} fit into one {y1}, how many {y} do {t} {x} fill?
| Into how many {y} do {t} {x} go, with {k} in each?
| Suppose one {y1} has room for {k} {x}. How many {y} do {t} {x} need?
| For {t} {x} in {y} of {k}, how many {y} does {A} need?
| How many {y} does it take to hold {t} {x}, {k} in each?
| If one {y1} has {k} {x} in it, how many {y} have {t} {x} in them?
> Number of {y}: g = t / k
! It takes {ans} {y}.
# t / k

k=2..9 g=4..30 t=k*g a=3..90 b=t-a x=fruit y=box plain
{A} has {a} {x} and {B} has {b}. They pack all of them into {y} of {k}.
| {A} picks {a} {x} and {B} picks {b}. Together they fill {y} with {k} {x} each.
| There are {a} red {x} and {b} green ones. {A} puts {k} {x} into each {y1}.
| {a} {x} come from one tree and {b} from another. All are put into {y}, {k} per {y1}.
| In the morning {A} collects {a} {x}, in the evening {b}. One {y1} holds {k}.
| {A} packs {a} large {x} and {b} small ones. In one {y1} there is room for {k} {x} of any size.
| To {a} {x} {A} adds {b} more and then packs them, {k} at a time, into {y}.
| {A} puts {a} {x} on the table, {B} adds {b}, and all of them go into {y} of {k}.
| After picking {a} {x} today and {b} yesterday, {A} puts {k} into each {y1}.
? How many {y} are needed?
| How many {y} are filled?
| How many {y} will be full?
| How many {y} does it take for all of them?
| How many {y} does that make [in all|altogether]?
| What number of {y} is filled?
| How many {y} must they get?
| How many full {y} is that?
| Into how many {y} do all the {x} go?
> {X} in all: t = a + b
> Number of {y}: g = t / k
! {ans} {y} are needed.
# (a + b) / k

n=2..9 k=4..24 s=5..90 x=part y=box
{A} has {n} {y} with room for {k} {x} each. {He} puts {s} {x} into them.
| {k} {x} fit into each of {n} {y}. So far {A} has put in {s} {x}.
| {A} wants to fill {n} {y} with {k} {x} each. So far {s} {x} are inside.
| There are {n} {y}. A full {y1} holds {k} {x}, but {A} has only {s} {x} in all.
| Each {y1} can hold {k} {x}. {A} has {n} {y} and {s} {x}.
| {n} {y} stand in a room. Every one has room for {k} {x}, and {A} has packed {s} {x}.
| {A} has to fill {n} {y}. Each needs {k} {x}, and {A} has {s} of them.
| In {n} {y} there is room for {k} {x} each. {A} puts in only {s} {x} in all.
| {A} puts {s} {x} into {n} {y} that have room for {k} {x} each.
| {k} {x} fit into {ay}. {A} has {n} {y} and has put {s} {x} into them.
| There are {s} {x} in {n} {y}. Each {y1} has room for {k}.
? How many more {x} fit [in|into the {y}]?
| For how many more {x} is there room?
| How many {x} are missing until all the {y} are full?
| How many more {x} are needed to fill all the {y}?
| How many {x} can still be put in?
| How many {x} does {A} still need to fill all of them?
| How many places for {x} are free?
| What number of {x} can be added?
> Room for {x}: t = n * k
> Room left: r = t - s
! There is room for {ans} more {x}.
# n * k - s

k=2..9 g=2..12 t=k*g r=2..12 n=g+r x=toy y=box
{A} has {n} empty {y} and {t} {x}. {He} puts {k} {x} into [each|one] {y1} until no {x} are left.
| There are {n} empty {y}. {A} packs {t} {x} into them, {k} in each.
| {A} packs {t} {x}, {k} per {y1}. {He} had {n} empty {y} for them.
| {t} {x} are put into {y} of {k}. {A} has {n} {y}.
| Of {n} {y} {A} fills only some, because {he} has {t} {x} and puts {k} into each.
| In one {y1} there is room for {k} {x}. {A} has {t} {x} and {n} {y}.
| {A} takes {n} {y} along. {He} packs {t} {x}, {k} in one {y1}, and the other {y} stay empty.
| For {t} {x} {A} has {n} {y}, and {k} {x} fill one {y1}.
| {A} packs {t} {x} with {k} in each {y1}. {He} has {n} empty {y}.
| Into each {y1} {A} puts {k} {x}. {He} has {t} {x} and {n} empty {y}.
? How many {y} stay empty?
| How many {y} are not needed?
| How many {y} are left over?
| How many empty {y} are there in the end?
| How many of the {y} are still empty after that?
| How many {y} does {A} not use?
| How many {y} have nothing in them?
| What number of {y} stays empty?
> Full {y}: g = t / k
> Empty {y}: r = n - g
! {ans} {y} stay empty.
# n - t / k

n=3..20 k=4..24 m=2..12 x=fruit y=box
There are {n} {y} with {k} {x} in each, but {m} of the {y} are sold.
| A shop has {n} {y} of {k} {x}. People buy {m} {y}.
| {A} has {n} {y} of {x} and gives {m} of them to {B}. There are {k} {x} in each {y1}.
| {m} of {n} {y} are taken away. In every {y1} there are {k} {x}.
| {A} packs {n} {y} with {k} {x} per {y1}. Then {m} full {y} go to the market.
| Of {n} {y} that hold {k} {x} each, {m} fall off a truck and are lost.
| {A} fills {n} {y} with {k} {x} each and gives {m} full {y} to {B}.
| A truck brings {n} {y}, each with {k} {x}. From the truck {m} {y} are taken.
| {m} {y} are sold, and before that there were {n} {y} with {k} {x} in each.
| Each {y1} holds {k} {x}. {A} had {n} {y} and sold {m} of them.
| {A} sells {m} of {n} {y}. Each {y1} holds {k} {x}.
? How many {x} are in the other {y}?
| How many {x} are left?
| How many {x} remain in the {y} that are left?
| How many {x} are there in the {y} that remain?
| What number of {x} is left?
| How many {x} are there then?
| How many {x} are still there?
| How many {x} does that leave?
> {Y} left: s = n - m
> {X} left: r = s * k
! {ans} {x} are left.
# (n - m) * k

n=2..12 k=2..12 t=n*k m=2..9 g=t/m x=part y=box z=box
{A} empties {n} {y} with {k} {x} each and puts all the {x} into {z} of {m}.
| The {x} from {n} {y} of {k} are packed again, now {m} in each {z1}.
| {A} has {n} {y} with {k} {x} in each. {He} packs the {x} into {z} that hold {m} each.
| There are {k} {x} in each of {n} {y}. {A} takes them out and puts {m} into every {z1}.
| {n} {y} hold {k} {x} each. All of these are to go into {z}, {m} per {z1}.
| {A} fills {z} with {m} {x} each. The {x} come from {n} {y} with {k} in each.
| Out of {n} {y}, each with {k} {x}, {A} makes {z} of {m} {x}.
| {n} {y} of {k} {x} are opened, and the {x} are put into {z}, {m} at a time.
| {A} fills {z} with {m} {x} each. The {x} come out of {n} {y} with {k} {x} each.
| Into each {z1} go {m} {x}. {A} has {n} {y} of {k} {x} and packs all of them again.
? How many {z} does that take?
| How many {z} are needed?
| How many {z} are filled?
| How many {z} will be full?
| How many {z} does that make?
| Into how many {z} do the {x} go?
| What number of {z} is filled?
| How many {z} will there be?
> {X} in all: t = n * k
> Number of {z}: g = t / m
! {ans} {z} are needed.
# n * k / m

n=2..9 k=3..20 u=n*k r=2..9 t=u+r x=part y=box
{A} divides {t} {x} equally between {n} {y}, but {r} {x} are left over.
| {t} {x} were to go into {n} {y}. But {r} did not fit in, and the others are split evenly.
| {A} fills {n} {y} with the same number of {x} each. {He} had {t} {x}, and {r} are over.
| Of {t} {x}, {A} keeps {r}. The rest goes into {n} {y} in equal parts.
| {r} of {t} {x} are broken. The good ones are put into {n} {y}, the same number into each.
| {A} takes {r} out of {t} {x} and packs the others evenly into {n} {y}.
| All but {r} of {t} {x} are put into {n} {y}, equally many into each.
| {A} has {t} {x}. First {B} gets {r}. Then {A} splits the rest evenly between {n} {y}.
| {A} fills {n} {y} evenly with {x} and has {r} left over out of {t}.
| {r} {x} are left over when {A} divides {t} {x} equally between {n} {y}.
? How many {x} are in each {y1}?
| How many {x} does each {y1} hold?
| How many {x} are there per {y1}?
| How many {x} go into one {y1}?
| What number of {x} is in every {y1}?
| How many {x} are inside each {y1}?
| How many {x} can be found in every {y1}?
| How many {x} does one {y1} contain?
> {X} in the {y}: u = t - r
> {X} in one {y1}: k = u / n
! Each {y1} holds {ans} {x}.
# (t - r) / n

n=2..20 w=2..9 b=2..12 x=part y=box
One {x1} weighs {w} pounds. The empty {y1} weighs {b} pounds, and {n} {x} are in it.
| {A} puts {n} {x} of {w} pounds each into {ay}. The {y1} weighs {b} pounds when it is empty.
| {AY} of {b} pounds holds {n} {x} that weigh {w} pounds each.
| There are {n} {x} in {ay}. Each weighs {w} pounds, and the {y1} itself weighs {b} pounds.
| {A} packs {n} {x} into {ay} that weighs {b} pounds. Every {x1} has a weight of {w} pounds.
| The weight of {ax} is {w} pounds. {A} carries {n} of them in {ay} of {b} pounds.
| Into {ay} of {b} pounds {A} puts {n} {x}. Each one weighs {w} pounds.
| {A} lifts {ay} with {n} {x} in it. The {x} weigh {w} pounds each, the empty {y1} {b} pounds.
? How many pounds does all of this weigh?
| How heavy is the full {y1} in pounds?
| What is the weight of the full {y1} in pounds?
| How many pounds is that [in all|altogether]?
| How many pounds do the {x} and the {y1} weigh together?
| How many pounds must one carry to take everything?
| How heavy is everything together in pounds?
> Weight of the {x}: a = n * w
> Weight in all: t = a + b
! The full {y1} weighs {ans} pounds.
# n * w + b

m=2..6 n=2..9 k=2..12 s=2..30 x=snack y=box
There are {m} shelves with {n} {y} on each. In each {y1} are {k} {x}. {A} takes {s} {x} away.
| A shop has {m} shelves. Each holds {n} {y} of {k} {x}. {A} buys {s} of the {x}.
| {A} puts {n} {y} of {k} {x} on each of {m} shelves. Later {s} {x} are sold.
| On each of {m} shelves stand {n} {y}, and every {y1} holds {k} {x}. People eat {s} of the {x}.
| In a store there are {m} shelves of {n} {y}, with {k} {x} in each {y1}. {B} buys {s} {x}.
| {m} shelves hold {n} {y} each, and {k} {x} are in every {y1}. {A} eats {s} {x}.
| {A} counts {m} shelves with {n} {y} on each and {k} {x} in each {y1}. Then {s} {x} are lost.
| {A} takes {s} {x} from a room with {m} shelves. On each shelf are {n} {y} of {k} {x}.
| In each {y1} are {k} {x}, on each shelf are {n} {y}, and there are {m} shelves. {B} buys {s} {x}.
? How many {x} are left?
| How many {x} remain?
| How many {x} are still there?
| How many {x} does that leave?
| What number of {x} is left?
| How many {x} are there then?
| In the end, how many {x} are left?
| How many of the {x} are still there?
> Number of {y}: a = m * n
> {X} at the start: t = a * k
> {X} left: r = t - s
! {ans} {x} are left.
# m * n * k - s

n=3..30 k=4..24 x=fruit y=box any
{A} [has|buys|brings] {n} {y} of {x}.
| There are {n} {y} of {x} in the shop of {A}.
| {n} {y} of {x} belong to {A}.
| {A} fills {n} {y} with {x}.
| {A} sees {n} {y} of {x}.
| The car of {A} is loaded with {n} {y} of {x}.
Each {y1} holds {k} {x}.
| In each {y1} there are {k} {x}.
| {k} {x} are in every {y1}.
| {AY} contains {k} {x}.
| {A} counts {k} {x} in each {y1}.
| There is room for exactly {k} {x} in {ay}, and all are full.
? How many {x} are there [in all|altogether|in total]?
| What is the number of {x}?
| How many {x} does that make?
| How many {x} are there together?
| How many {x} is that[| in sum]?
| What is the total number of {x}?
| How many {x} are in all the {y} together?
| How many {x} do the {y} hold [together|in all]?
| How many {x} do the {n} {y} contain?
| If all the {y} are emptied, how many {x} are there?
| All together, how many {x} are in the {y}?
| Find the number of {x}. How many are there?
> {X} in all: t = n * k
! There are {ans} {x}.
# n * k

n=3..30 k=4..24 x=fruit y=box
{A} [has|buys|fills] {n} {y} of {x}.
| There are {n} {y} of {x} in a shop.
| {n} {y} of {x} stand in a row.
| For a fair, {A} packs {n} {y} of {x}.
| A truck brings {n} {y} of {x}.
? How many {x} is that if each {y1} holds {k}?
| If there are {k} {x} in each {y1}, how many {x} are there?
| With {k} {x} to {ay}, how many {x} is that in all?
| How many {x} are there, if every {y1} holds {k}?
| At {k} {x} per {y1}, how many {x} are there?
> {X} in all: t = n * k
! There are {ans} {x}.
# n * k

n=3..30 k=4..24 x=fruit y=box
Each {y1} holds {k} {x}.
| There are {k} {x} in {ay}.
| {A} puts {k} {x} into every {y1}.
| {AY} is full with {k} {x}.
| {k} {x} fit into {ay}.
? How many {x} are in {n} {y}?
| How many {x} does {A} need for {n} {y}?
| If {A} fills {n} {y}, how many {x} is that?
| How many {x} do {n} {y} hold?
| {A} has {n} full {y}. How many {x} is that?
> {X} in all: t = n * k
! There are {ans} {x}.
# n * k

n=2..9 k=4..24 r=2..20 x=toy y=box any
{A} has {n} {y} of {x}.
| There are {n} full {y} in the room of {A}.
| {n} full {y} belong to {A}.
| {A} has filled {n} {y}.
| {A} brings {n} full {y}.
Each {y1} holds {k} {x}.
| In each {y1} are {k} {x}.
| {k} {x} are in every {y1}.
| One {y1} is full with {k} {x}.
| {AY} contains {k} {x}.
{A} has {r} single {x}.
| {r} {x} of {A} lie on the floor.
| There are {r} {x} that are in no {y1}.
| {r} more {x} are on the table of {A}.
| {A} holds {r} {x} in {his} hands.
? How many {x} are there [in all|altogether|in total]?
| What is the number of {x}?
| How many {x} does that make?
| How many {x} are there together?
| How many {x} is that [in sum|in all]?
| What is the total number of {x}?
| Counting all of them, how many {x} are there?
| How many {x} are there if all of them are counted?
| How many {x} do you get when you count all?
| Altogether, how many {x} is that?
> {X} in the {y}: a = n * k
> {X} in all: t = a + r
! There are {ans} {x}.
# n * k + r

n=2..9 k=4..24 r=2..20 x=toy y=box
{r} {x} of {A} lie on the floor, and {he} has {n} full {y}.
| {A} has {r} single {x} and {n} full {y}.
| There are {n} full {y} in the room of {A}, and {r} {x} lie on the bed.
| {n} {y} of {A} are full, and {r} {x} do not fit in.
| Besides {r} single {x}, {A} has {n} full {y}.
? How many {x} is that in all if each {y1} holds {k}?
| If there are {k} {x} in {ay}, how many {x} are there in all?
| With {k} {x} in each {y1}, how many {x} does {A} have altogether?
| How many {x} are there in total, if every {y1} holds {k}?
> {X} in the {y}: a = n * k
> {X} in all: t = a + r
! There are {ans} {x}.
# n * k + r

k=2..9 g=3..40 t=k*g x=part y=box any
{A} has {t} {x} to pack.
| There are {t} {x} in the shop of {A}.
| {t} {x} have to be packed by {A}.
| {A} wants to pack {t} {x}.
| On Monday {A} packs {t} {x}.
| A machine of {A} makes {t} {x}.
Each {y1} holds {k} {x}.
| {A} puts {k} {x} into each {y1}.
| {k} {x} fit into {ay}.
| There is room for {k} {x} in {ay}.
| {AY} takes {k} {x}.
| {k} {x} go into every {y1}.
? How many {y} are needed?
| How many {y} must be filled?
| How many {y} are filled?
| How many {y} will be full?
| How many {y} does that fill?
| How many {y} does it take?
| What number of {y} is needed?
| For all of them, how many {y} are needed?
| How many full {y} will there be?
| How many {y} are needed to hold all the {x}?
| How many {y} does that make?
> Number of {y}: g = t / k
! {ans} {y} are needed.
# t / k

k=2..9 g=3..40 t=k*g x=part y=box
There are {t} {x} to be packed.
| {A} has made {t} {x}.
| {A} wants to pack {t} {x}.
| In the shop of {A} are {t} {x}.
| {t} {x} lie in front of {A}.
? How many {y} are needed if each {y1} holds {k} {x}?
| If {k} {x} go into {ay}, how many {y} does {A} need?
| With {k} {x} in each, how many {y} are needed?
| How many {y} does {A} fill with {k} {x} in each?
| How many {y} of {k} {x} can be filled?
> Number of {y}: g = t / k
! {ans} {y} are needed.
# t / k

k=2..9 g=3..40 t=k*g x=part y=box
{A} packs {k} {x} into each {y1}.
| {k} {x} go into {ay}.
| {AY} holds {k} {x}.
| There are {k} {x} in a full {y1}.
| Each {y1} has room for {k} {x}.
? How many {y} are needed for {t} {x}?
| If there are {t} {x}, how many {y} are filled?
| {A} has {t} {x}. How many {y} does {he} need?
| How many {y} do {t} {x} fill?
| How many {y} does {A} need for {t} {x}?
> Number of {y}: g = t / k
! {ans} {y} are needed.
# t / k

m=2..6 n=2..9 k=2..12 x=pen y=box z=box any
There are {m} {y} [in the cellar|in the shop|in the hall] of {A}.
| {A} has {m} {y}.
| {m} {y} belong to {A}.
| {A} buys {m} {y}.
| {A} looks at {m} {y}.
Each {y1} holds {n} {z}.
| In each {y1} there are {n} {z}.
| {n} {z} are in every {y1}.
| {A} finds {n} {z} in each {y1}.
| {n} {z} fit into {ay}, and all {y} are full.
Each {z1} holds {k} {x}.
| In each {z1} there are {k} {x}.
| {k} {x} are in every {z1}.
| {A} finds {k} {x} in each {z1}.
| One {z1} contains {k} {x}.
? How many {x} are there[| in all| altogether| in total]?
| How many {x} is that?
| How many {x} does that make?
| What is the number of {x}?
| How many {x} are in all the {y} together?
| How many {x} do the {m} {y} hold?
| What is the total number of {x}?
| If everything is taken out, how many {x} are there?
| Altogether, how many {x} are there?
| How many {x} can be taken out in all?
| How many {x} are there together?
> Number of {z}: a = m * n
> {X} in all: t = a * k
! There are {ans} {x}.
# m * n * k

n=2..9 k=4..20 s=2..60 x=fruit y=box any
{A} had {n} {y} of {x}.
| There were {n} {y} of {x} in the shop of {A}.
| {n} {y} of {x} belonged to {A}.
| {A} started the day with {n} {y} of {x}.
Each {y1} held {k} {x}.
| In each {y1} there were {k} {x}.
| {k} {x} were in every {y1}.
| {A} counted {k} {x} in each {y1}.
{A} sold {s} {x}.
| {s} {x} were eaten.
| {B} bought {s} {x} from {A}.
| {s} {x} got lost on the way.
| {A} threw {s} bad {x} away.
| By accident {A} dropped {s} {x} into the river.
| {s} {x} were stolen from {A}.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
| How many {x} are left over?
| How many {x} are there [now|after that]?
| How many {x} does that leave?
| How many {x} have not been taken?
| How many of all the {x} are left in the end?
| What is the number of {x} now?
> {X} at the start: t = n * k
> {X} left: r = t - s
! {ans} {x} are left.
# n * k - s

n=2..9 k=4..20 s=2..60 x=fruit y=box
{A} sells {s} {x} out of {n} {y} that hold {k} {x} each.
| {s} {x} are taken from {n} {y} with {k} {x} in each.
| {B} eats {s} {x}. {A} had {n} {y} with {k} {x} in each.
| Out of {n} {y} of {k} {x}, {A} sells {s} {x}.
| With {k} {x} to {ay}, {A} had {n} {y}. But {s} {x} were bad and are gone.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
| How many {x} are left over?
| How many {x} are there [now|after that]?
| How many {x} does that leave?
| How many {x} have not been taken?
| How many of all the {x} are left in the end?
| What is the number of {x} now?
> {X} at the start: t = n * k
> {X} left: r = t - s
! {ans} {x} are left.
# n * k - s

n=2..9 k=3..20 t=n*k x=part y=box any
{A} packs {t} {x}, the same number into each {y1}.
| {t} {x} are packed by {A} into equal {y}.
| In all {y} of {A} together there are {t} {x}.
| {A} spreads {t} {x} evenly over some {y}.
{A} has {n} {y}.
| There are {n} {y}, and all of them are used.
| {n} {y} are filled.
| {n} equal {y} are filled with {x}.
| {A} uses {n} {y} for this.
? How many {x} are in [each|one] {y1}?
| How many {x} does [each|one] {y1} hold?
| How many {x} are there per {y1}?
| How many {x} can be found in one {y1}?
| How many {x} go into [each|every|one] {y1}?
| What number of {x} is in each {y1}?
| How many {x} does one of the {y} contain?
| How many {x} is that for each {y1}?
| If you open one {y1}, how many {x} do you find?
| How many {x} are inside each {y1}?
| How many {x} will there be in one {y1}?
> {X} in one {y1}: k = t / n
! {ans} {x} are in each {y1}.
# t / n

r=2..15 k=2..9 g=2..20 u=g*k t=u+r x=fruit y=box any
{A} [has|picks] {t} {x}.
| There are {t} {x} in the kitchen of {A}.
| {t} {x} are brought to {A}.
| On a table in front of {A} lie {t} {x}.
{r} {x} are bad and get thrown away by {A}.
| {A} throws away {r} bad {x}.
| {A} eats {r} {x} before packing.
| {r} {x} are too old and cannot be packed.
| {A} cannot pack {r} {x} that are bad.
Each {y1} holds {k} {x}.
| {A} packs {k} {x} into each {y1}.
| {k} good {x} go into {ay}.
| There is room for {k} {x} in {ay}.
? How many {y} does {A} need?
| How many {y} are filled?
| How many {y} are needed?
| How many {y} will be full?
| How many {y} does {A} fill?
| How many {y} does that make?
| What number of {y} is needed?
| How many full {y} are there in the end?
| Into how many {y} do they go?
| In the end, how many {y} are full?
> {X} to pack: u = t - r
> Number of {y}: g = u / k
! {A} needs {ans} {y}.
# (t - r) / k

k=2..9 g=4..30 t=k*g a=3..90 b=t-a x=fruit y=box plain
{k} {x} go into each {y1}. {A} has {a} {x} to pack, and {B} has {b}.
| Each {y1} holds {k} {x}. {A} has {a} {x}, {B} has {b}, and they pack all of them.
| {A} and {B} pack {k} {x} into each {y1}. {A} has {a} {x}, and {B} has {b}.
| In {y} of {k}, {A} and {B} pack all their {x}, {a} of {A} and {b} of {B}.
| {AY} takes {k} {x}. {B} has {b} {x} to pack and {A} has {a}.
| For {y} with {k} {x} in each, {A} has picked {a} {x} and {B} has picked {b}.
? How many {y} are needed?
| How many {y} are filled?
| How many {y} will be full?
| How many {y} does it take for all of them?
| How many {y} does that make [in all|altogether]?
| What number of {y} is filled?
| How many {y} must they get?
| How many full {y} is that?
| Into how many {y} do all the {x} go?
> {X} in all: t = a + b
> Number of {y}: g = t / k
! {ans} {y} are needed.
# (a + b) / k

n=2..9 k=4..24 s=5..90 x=part y=box any
{A} has {n} {y}.
| There are {n} {y} in front of {A}.
| {n} {y} belong to {A}.
| {A} buys {n} {y}.
Each {y1} has room for {k} {x}.
| {k} {x} fit into {ay}.
| {AY} holds {k} {x} when it is full.
| {A} can put {k} {x} into each {y1}.
So far {A} has put {s} {x} into the {y}.
| {s} {x} are already in the {y}.
| {A} has packed {s} {x} so far.
| The {y} now hold {s} {x} in all.
? How many more {x} fit [in|into the {y}]?
| For how many more {x} is there room?
| How many {x} are missing until all the {y} are full?
| How many more {x} are needed to fill all the {y}?
| How many {x} can still be put in?
| How many {x} does {A} still need to fill all of them?
| How many places for {x} are free?
| What number of {x} can be added?
> Room for {x}: t = n * k
> Room left: r = t - s
! There is room for {ans} more {x}.
# n * k - s

n=3..20 k=4..24 m=2..12 x=fruit y=box any
{A} had {n} {y} of {x}.
| There were {n} {y} of {x} in the shop of {A}.
| At first {A} had {n} {y} of {x}.
| {A} started with {n} {y} of {x}.
In each {y1} there are {k} {x}.
| Each {y1} holds {k} {x}.
| {k} {x} are in every {y1}.
| One {y1} contains {k} {x}.
{A} sold {m} {y}.
| {m} of the {y} were sold to {B}.
| {B} took {m} {y} from {A}.
| {A} gave {m} full {y} away.
| {m} {y} were stolen from {A}.
? How many {x} does {A} have left?
| How many {x} are left?
| How many {x} are in the {y} that are left?
| How many {x} does {A} still have?
> {Y} left: s = n - m
> {X} left: r = s * k
! {ans} {x} are left.
# (n - m) * k

n=2..12 k=2..12 t=n*k m=2..9 g=t/m x=part y=box z=box any
{A} empties {n} {y} of {x}.
| All the {x} of {A} were in {n} {y} before.
| {A} had {n} {y} of {x} and emptied all of them.
| {A} takes all the {x} out of {n} {y}.
In each {y1} there were {k} {x}.
| Each {y1} held {k} {x}.
| {k} {x} were in every {y1}.
| {A} found {k} {x} in each {y1}.
Into each {z1} {A} now puts {m} {x}.
| {A} packs {m} {x} into each {z1} now.
| {m} {x} now go into {az}.
| Now {A} packs {z} with {m} {x} in each.
? How many {z} does that take?
| How many {z} are needed?
| How many {z} are filled?
| How many {z} will be full?
| How many {z} does that make?
| Into how many {z} do the {x} go?
| What number of {z} is filled?
| How many {z} will there be?
> {X} in all: t = n * k
> Number of {z}: g = t / m
! {ans} {z} are needed.
# n * k / m

a=2..9 k=3..15 b=2..9 m=3..15 x=flower y=box any
{A} has {a} {y} with {k} {x} in each.
| In each of {a} {y} of {A} there are {k} {x}.
| {k} {x} are in each of {a} {y} of {A}.
| {A} fills {a} {y} and puts {k} {x} into each.
{B} has {b} {y} with {m} {x} in each.
| In each of {b} {y} of {B} there are {m} {x}.
| {m} {x} are in each of {b} {y} of {B}.
| {B} fills {b} {y} and puts {m} {x} into each.
? How many {x} do {A} and {B} have in all?
| How many {x} do {A} and {B} have together?
| How many {x} are there altogether?
| What is the number of {x} of {A} and {B} together?
> {X} in the first {y}: p = a * k
> {X} in the other {y}: q = b * m
> {X} in all: t = p + q
! There are {ans} {x}.
# a * k + b * m

k=2..9 g=2..12 t=k*g r=2..12 n=g+r x=toy y=box any
{A} has {n} empty {y}.
| There are {n} empty {y} in front of {A}.
| {n} empty {y} stand beside {A}.
| {A} brings {n} empty {y}.
{A} wants to pack {t} {x}.
| {t} {x} have to be packed by {A}.
| There are {t} {x} for {A} to pack.
| {A} packs {t} {x} until none are left.
Into each {y1} go {k} {x}.
| {A} puts {k} {x} into each {y1}.
| {k} {x} go into each {y1}.
| A full {y1} holds {k} {x}.
? How many {y} stay empty?
| How many {y} are not needed?
| How many {y} are left over?
| How many empty {y} are there in the end?
| How many of the {y} are still empty after that?
| How many {y} does {A} not use?
| How many {y} have nothing in them?
| What number of {y} stays empty?
> Full {y}: g = t / k
> Empty {y}: r = n - g
! {ans} {y} stay empty.
# n - t / k

n=2..20 w=2..9 b=2..12 x=part y=box any
There are {n} {x} in the {y1}.
| {A} puts {n} {x} into the {y1}.
| {n} {x} are in the {y1} of {A}.
| The {y1} of {A} holds {n} {x}.
One {x1} weighs {w} pounds.
| {AX} weighs {w} pounds.
| The weight of {ax} is {w} pounds.
| Each {x1} has a weight of {w} pounds.
The empty {y1} weighs {b} pounds.
| Without anything in it, the {y1} weighs {b} pounds.
| The weight of the empty {y1} is {b} pounds.
| {b} pounds is what the empty {y1} weighs.
? How many pounds does all of this weigh?
| How heavy is the full {y1} in pounds?
| What is the weight of the full {y1} in pounds?
| How many pounds is that [in all|altogether]?
| How many pounds do the {x} and the {y1} weigh together?
| How many pounds must one carry to take everything?
| How heavy is everything together in pounds?
> Weight of the {x}: a = n * w
> Weight in all: t = a + b
! The full {y1} weighs {ans} pounds.
# n * w + b

m=2..6 n=2..9 k=2..12 s=2..30 x=snack y=box any
There were {m} shelves in the shop of {A}.
| The shop of {A} had {m} shelves.
| {A} filled {m} shelves of a shop.
| {m} shelves of the shop were full.
On each shelf there were {n} {y}.
| Each shelf held {n} {y}.
| {n} {y} stood on each shelf.
| A shelf of the shop was full with {n} {y}.
In each {y1} there were {k} {x}.
| Each {y1} held {k} {x}.
| {k} {x} were in each {y1}.
| {AY} had {k} {x} in it.
{B} bought {s} {x} from {A}.
| {A} sold {s} {x}.
| {s} {x} were sold by {A}.
| By accident {s} {x} were burned.
? How many {x} are left?
| How many {x} remain?
| How many {x} are still there?
| How many {x} does that leave?
| What number of {x} is left?
| How many {x} are there then?
| In the end, how many {x} are left?
| How many of the {x} are still there?
> Number of {y}: a = m * n
> {X} at the start: t = a * k
> {X} left: r = t - s
! {ans} {x} are left.
# m * n * k - s
""")
