"""A number of things that somebody owns."""

from ling_jax.training.corpus.composed import read_theme

_STARTS = """
= start
n=10..95
{A} [has|owns|counts|keeps] {n} {x}[| at home| in {his} room| in a drawer].
| There are {n} {x} [in the box|on the table|on the shelf|in the bag] of {A}.
| {n} {x} [belong to {A}|lie in front of {A}|are in the room of {A}].
| In {his} [cupboard|bag|desk] {A} has {n} {x}.
| The number of {x} that {A} owns is {n}.
| {A} brought {n} {x} [to school|along|with {him}].
| {A} starts the day with {n} {x}.
| Yesterday {A} was given {n} {x}.
| On the desk of {A} one sees {n} {x}.
# n

= start
n=2..9 m=3..12 y=box
{A} owns {n} {y}, and in each of them are {m} {x}.
| There are {m} {x} in every one of the {n} {y} of {A}.
| {A} has {n} {y} of {x}. Each {y1} [holds|contains] {m}.
| {A} fills {n} {y} with {m} {x} each.
| {n} {y} stand in front of {A}. In each lie {m} {x}.
| Each of the {n} {y} that {A} brings is filled with {m} {x}.
| {A} opens {n} {y} and finds {m} {x} in each one.
| With {m} {x} to a {y1}, {A} has {n} {y}.
| {A} buys {x} in {y} of {m}. Today {he} buys {n} of these {y}.
| In {ay} there are {m} {x}, and {A} has {n} such {y}.
> {X} in the {y}: q = n * m
# n * m

= start
n=2..20 m=2..9
Every day {A} [collects|makes|finds|gets] {n} {x}. {He} does this for {m} days.
| For {m} days {A} [makes|collects|gets] {n} {x} a day.
| {A} [finds|makes|buys] {n} {x} daily, {m} days in a row.
| Over {m} days, {n} {x} a day come to {A}.
| {A} makes {n} {x} in a day and works for {m} days.
| {m} days long {A} gets {n} new {x} each day.
| On each of {m} days, {A} is given {n} {x}.
> {X} after these days: q = n * m
# n * m

= start
n=10..60 m=10..60
{A} has {n} {x} and {B} has {m}. They put them together.
| {A} and {B} put their {x} together: {n} of {A} and {m} of {B}.
| {n} {x} of {A} and {m} {x} of {B} are put on one pile.
| {A} owns {n} {x}, {B} owns {m}, and they keep all of them in one box.
| There are {n} {x} from {A} and another {m} from {B} in a box.
| {A} finds {n} {x} in the morning and {m} in the evening.
| On Monday {A} gets {n} {x}, on Tuesday {m}.
| {A} has {n} {x} at home and {m} more at school.
> {X} together: q = n + m
# n + m

= start
n=3..30 k=2..5
{B} has {n} {x}, and {A} has {k} times as many.
| {A} owns {k} times as many {x} as {B}, who owns {n}.
| {B} counts {n} {x}. {A} counts {k} times that number.
| For every one of the {n} {x} that {B} has, {A} has {k}.
| {n} {x} belong to {B}. {k} times this number belong to {A}.
> {X} of {A}: q = n * k
# n * k

= start
n=6..60 k=2..30
{B} has {n} {x}. {A} has {k} more.
| {A} has {k} more {x} than {B}, who has {n}.
| {B} owns {n} {x}, and {A} owns {k} more than that.
| {n} {x} belong to {B}, and {A} has {k} more than {B}.
| The {n} {x} of {B} are {k} fewer than those of {A}.
> {X} of {A}: q = n + k
# n + k

= start
n=20..90 k=2..40
{B} has {n} {x}. {A} has {k} fewer.
| {A} has {k} fewer {x} than {B}, who has {n}.
| {B} owns {n} {x}, which is {k} more than {A} owns.
| {n} {x} belong to {B}, and {A} has {k} less than {B}.
> {X} of {A}: q = n - k
# n - k

= start
n=5..40 p=n*2
{B} has {p} {x}. {A} has half as many.
| {A} owns half as many {x} as {B}, who owns {p}.
| {B} counts {p} {x}, and half of that number is what {A} has.
> {X} of {A}: q = p / 2
# p / 2
"""

_CHANGES = """
= change
k=2..40
{He} [finds|gets|buys|makes|wins] {k} more[| on the way| in town| later].
| Then {k} more are [added|brought|found|given to {him}].
| {B} [gives|sends|brings|hands] {him} {k} more.
| {His} [mother|father|aunt|grandfather] [adds|brings|buys] {k}.
| Later, {k} more {x} [arrive|come|are there].
| After that {he} [receives|picks up] another {k}.
| To these come {k} [others|more] from {B}.
| A friend [lets {him} have|mails {him}] {k} {x}.
| In the afternoon {he} adds {k}.
| As a present {he} is given {k} more.
> {X} then: q = q + k
# q + k

= change
k=2..40
{He} [gives|hands|sends] {k} of them to [{B}|a friend|{his} teacher].
| {He} [loses|breaks|sells|drops] {k} of them.
| Then {k} of them are [lost|sold|broken|gone|stolen].
| {B} [takes|borrows|gets|wants] {k} of them.
| {k} of the {x} [are old and thrown away|fall down and break|go to {B}].
| {His} [sister|brother|cousin] [takes|gets] {k}.
| After that {he} gives {k} away.
| On the way {he} loses {k}.
| Since then {he} has [sold|lost|given away] {k} of them.
| But {k} of them [are broken|are missing|belong to {B}].
| {k} are [taken away|used up|needed elsewhere].
| The first {k} go to {B}.
> {X} left: q = q - k
# q - k

= change
n=2..9 m=2..9
{He} gives {m} {x} to each of {his} {n} friends.
| Each of {n} friends gets {m} from {him}.
| {n} children take {m} {x} each.
| {He} hands {m} each to {n} [cousins|friends|neighbors].
| {n} friends come, and each of them is given {m}.
| To every one of {n} guests {he} gives {m} {x}.
| {He} gives away {m} a day for {n} days.
| Every day {m} of them are [used|lost|sold], and this goes on for {n} days.
> {X} given away: g = n * m
> {X} left: q = q - g
# q - n * m

= change
n=2..9 m=2..9 y=box
Then {he} buys {n} {y} with {m} {x} in each.
| {B} brings {n} {y} of {m} {x} each.
| {n} more {y} [come|arrive], and every {y1} holds {m} {x}.
| {He} gets {n} {y} more, with {m} {x} to {ay}.
| After this {he} opens {n} {y} that hold {m} {x} each.
> {X} in the {y}: g = n * m
> {X} then: q = q + g
# q + n * m

= change
n=2..9 m=2..9
Then each of {n} friends gives {him} {m} {x}.
| {n} friends bring {him} {m} each.
| From each of {n} neighbors {he} gets {m} more.
| {He} then adds {m} a day for {n} days.
> {X} that are new: g = n * m
> {X} then: q = q + g
# q + n * m

= change
{He} gives half of them [away|to {B}].
| Half of them [go to {B}|are sold|are broken|are lost].
| {B} takes half of the {x}.
| One half of them {he} [sells|gives away].
| {He} keeps only half of them.
> {X} left: q = q / 2
# q // 2

= change
{He} gives a third of them [away|to {B}].
| A third of them [go to {B}|are sold|are broken|had been meant for {B}].
| {B} takes one third of the {x}.
| Of these a third [is|are] lost.
> A third of the {x}: g = q / 3
> {X} left: q = q - g
# q - q // 3

= change
{He} gives a quarter of them [away|to {B}].
| A quarter of them [go to {B}|are sold|are broken|had been meant for {B}].
| {B} takes one quarter of the {x}.
| One in four of them is [lost|broken].
> A quarter of the {x}: g = q / 4
> {X} left: q = q - g
# q - q // 4

= change
Then the number of {his} {x} doubles.
| {B} has just as many {x}, and gives {him} all of them.
| {He} then gets as many again.
| A week later {he} has twice as many.
> {X} then: q = q * 2
# q * 2

= change
n=2..9 m=2..9
^ {A} has {n} classmates.
| There are {n} classmates in the group of {A}.
| {n} classmates live near {A}.
| {A} plays with {n} classmates.
| The number of classmates of {A} is {n}.
| In town {A} has {n} classmates.
{He} gives each classmate {m} {x}.
| Every classmate gets {m} {x} from {A}.
| {m} {x} are given by {A} to each classmate.
| {A} lets each classmate take {m} {x}.
| Each of these classmates borrows {m} {x}.
| {m} {x} go to each of the classmates.
> {X} given away: g = n * m
> {X} left: q = q - g
# q - n * m

= change
n=2..9 m=2..9 y=box
^ In each new {y1} are {m} {x}.
| A new {y1} holds {m} {x}.
| {m} {x} are in every new {y1}.
| {X} are now sold in {y} of {m}.
| A shop sells {x} in new {y} with {m} in each.
| Each {y1} in the shop has {m} {x} in it.
{A} buys {n} of the new {y} and adds these {x}.
| {n} new {y} are bought by {A} and opened.
| {A} opens {n} new {y} and adds what is in them.
| {B} gives {A} {n} new {y}.
| {n} of these new {y} come by mail for {A}.
| {A} gets {n} new {y} of {x} as a present.
> {X} in the {y}: g = n * m
> {X} then: q = q + g
# q + n * m
"""

_ENDS = """
= end
? How many {x} [are left|are there now|are there in the end|does {A} have now|remain]?
| What number of {x} does {A} have [now|then|at the end]?
| How many {x} [does|will] {A} have in the end?
| With how many {x} does {A} end?
| How many [of the {x} are still there|{x} can {A} count now|{x} does that make]?
| What is the number of {x} [now|after all that|in the end]?
! {A} has {ans} {x}.
# q

= end
m=2..9
? {m} children share [the {x}|them] [fairly|evenly|equally]. How many does each[ child|] get?
| {A} shares them [fairly|evenly] among {m} friends. How many {x} does [each friend|one] get?
| If {m} friends [divide|split] the {x} [evenly|fairly], what is the share of [one of them|each]?
| {m} people want the same number of {x}. What does each one get?
| {A} deals them out to {m} players, the same number to each. How many does [a|every] player get?
> {X} for each: q = q / m
! Each gets {ans} {x}.
# q // m

= end
m=2..9 y=box
? {A} puts {m} [of them|{x}] into each {y1}. How many {y} [does {he} need|are filled|are needed]?
| {AY} holds {m} {x}. How many {y} does {A} need for [them|all of them|the {x}]?
| {A} packs the {x} into {y} of {m}. How many {y} does that make?
| How many {y} of {m} {x} can {A} fill with them?
| If {m} {x} go into {ay}, how many {y} does {A} fill?
> {Y}: q = q / m
! {A} needs {ans} {y}.
# q // m

= end
m=2..9 y=box
? {A} puts [them|the {x}] into {m} {y}, the same number in each. How many are in [each|one] {y1}?
| {A} has {m} {y} and spreads the {x} evenly over them. How many {x} are in [a|each] {y1}?
| What number of {x} is in one {y1}, if {A} divides them among {m} {y}?
> {X} in each {y1}: q = q / m
! There are {ans} {x} in each {y1}.
# q // m

= end
p=2..12
? {A} sells [them|the {x}|all of them] for {p$} each. How much money does {he} [get|earn|take in]?
| For each of them {A} is paid {p$}. How many dollars does {he} get?
| One {x1} is worth {p$}. What are all of them worth?
| Each {x1} brings {A} {p$}. How much do all of them bring?
> Money for the {x}: q = q * p
! {A} gets {ans} dollars.
# q * p

= end
g=60..200
? {A} wants to have {g} {x}. How many [more does {he} need|are missing]?
| How many {x} are missing until {A} has {g}?
| {His} goal is {g} {x}. How many more must {he} [find|get]?
| How many more does {A} need to [reach|have] {g} {x}?
> {X} missing: q = g - q
! {ans} {x} are missing.
# g - q

= end
k=5..40
? {C} has {k} {x}. How many more does {A} have?
| {C} owns only {k}. How many more {x} than {C} does {A} own?
| By how many {x} does {A} beat {C}, who has {k}?
> {X} more: q = q - k
! {A} has {ans} more {x}.
# q - k

= end
k=10..90
? {C} has {k} {x}. How many do [the two|{A} and {C}|they] have together?
| {C} owns {k}. How many {x} do {A} and {C} own [in all|together|combined]?
| With the {k} {x} of {C}, how many are there altogether?
| Together with {C}, who has {k}, how many {x} do they have?
> {X} together: q = q + k
! Together they have {ans} {x}.
# q + k

= end
k=2..4
? {C} has {k} times as many. How many {x} does {C} have?
| How many {x} does {C} have, if it is {k} times that number?
> {X} of {C}: q = q * k
! {C} has {ans} {x}.
# q * k

= end
k=2..4
? {C} has {k} times as many. How many {x} do {A} and {C} have together?
| {C} owns {k} times that number. How many {x} is that in all?
> {X} of {C}: c = q * k
> {X} together: q = q + c
! Together they have {ans} {x}.
# q + q * k

= end
m=2..9
^ There are {m} children who want to share {x}.
| {m} children want to have {x}, too.
| {m} children ask {A} to share {x} among them.
| A group of {m} children [waits for {A}|visits {A}].
| {A} has invited {m} children.
| In the house of {A} are {m} children.
| {A} wants to be fair to {m} children.
? In the end the children share the {x} fairly. How many does each of them get?
| The children get all the {x} in equal shares. How many {x} does each child get?
| If the {x} are shared equally by the children in the end, what does each get?
| How many {x} does each child get if all the {x} are shared fairly in the end?
| How many {x} are there in the end for each of the children in equal shares?
| All {x} go to the children, to each the same number. How many does one get?
> {X} for each: q = q / m
! Each gets {ans} {x}.
# q // m

= end
m=2..9 y=box
^ {AY} holds {m} {x}.
| {A} has empty {y} with room for {m} {x} each.
| There is room for {m} {x} in {ay}.
| {m} {x} fit into {ay}.
| {A} wants to pack {x} into {y} of {m}.
| {A} likes to put {m} {x} into {ay}.
| At home, {A} has empty {y} that take {m} {x} each.
? How many {y} does {A} fill with all the {x} in the end?
| How many {y} are needed for all {x} of {A} in the end?
| In the end {A} packs all {x}. How many {y} does that take?
| How many such {y} does {A} need for all the {x} in the end?
| If all {x} are packed in the end, how many {y} are filled?
| How many {y} must {A} have for the {x}?
> {Y}: q = q / m
! {A} needs {ans} {y}.
# q // m

= end
m=2..9 y=box
^ {A} has {m} empty {y}.
| There are {m} empty {y} [on the floor|in the hall|beside {A}].
| {m} empty {y} stand in a corner.
| {A} has found {m} empty {y} in the cellar.
| In the room of {A} are {m} empty {y}.
| {B} has sent {A} {m} empty {y}.
? All the {x} go into the empty {y}, the same number into each. How many are in one {y1}?
| If the {x} are spread evenly over the empty {y}, how many {x} are in each?
| {A} divides the {x} evenly among the empty {y}. How many {x} does each {y1} hold?
| How many {x} are in each {y1}, if the {x} are split evenly among the empty {y}?
| What number of {x} is in each {y1} when all {x} are put there evenly?
| In the end all {x} are put evenly into the empty {y}. How many are in each {y1}?
> {X} in each {y1}: q = q / m
! There are {ans} {x} in each {y1}.
# q // m

= end
p=2..12
^ One {x1} [costs|is worth|is sold for] {p$}.
| {X} are [sold|bought] for {p$} each.
| At the market one gets {p$} for each {x1}.
| The price of {ax} is {p$}.
| A shop pays {p$} for {ax}.
| {p$} is paid for each {x1} at the fair.
? In the end {A} sells all {x} at this price. How much money does {he} get?
| How many dollars does {A} get for all {x} in the end?
| If all the {x} of {A} are sold in the end, how much money is that?
| What are all {x} of {A} worth in the end?
| How much money do the {x} of {A} bring in the end?
| {A} sells all of the {x}. How many dollars does {he} get?
> Money for the {x}: q = q * p
! {A} gets {ans} dollars.
# q * p

= end
g=60..200
^ {A} wants to have {g} {x} in the end.
| The goal of {A} is {g} {x}.
| For a show {A} needs {g} {x}.
| {A} has to bring {g} {x} to a fair.
| {g} {x} are needed by {A} for a party.
| {A} has promised {g} {x} to {C}.
| To fill a room, {A} needs {g} {x}.
? How many {x} are still missing in the end?
| How many more {x} does {A} need in the end?
| How many more {x} must {A} get?
| How many {x} does {A} still need?
| How many {x} are missing then?
| With what {he} has in the end, how many {x} are missing?
> {X} missing: q = g - q
! {ans} {x} are missing.
# g - q

= end
k=5..40
^ {C} has {k} {x}.
| {C} [owns|counts|keeps] {k} {x}.
| {k} {x} belong to {C}.
| The number of {x} that {C} has is {k}.
| In the room of {C} there are {k} {x}.
| There are {k} {x} on the shelf of {C}.
? How many more {x} than {C} does {A} have in the end?
| By how many {x} does {A} beat {C} in the end?
| In the end, how many more {x} does {A} have than {C}?
| How many {x} does {C} need to have as many as {A} in the end?
| How many more {x} are there with {A} than with {C} in the end?
| How many fewer {x} does {C} have than {A} in the end?
> {X} more: q = q - k
! The difference is {ans} {x}.
# q - k

= end
k=10..90
^ {C} has {k} {x}.
| {C} [owns|counts|keeps] {k} {x}.
| {k} {x} belong to {C}.
| The number of {x} that {C} has is {k}.
| In the room of {C} there are {k} {x}.
| There are {k} {x} on the shelf of {C}.
? How many {x} do {A} and {C} have together in the end?
| In the end, how many {x} belong to {A} and {C} together?
| {A} and {C} put their {x} together in the end. How many are there?
| If {A} adds {his} {x} to those of {C}, how many {x} is that?
| How many {x} do {A} and {C} have in all?
| What is the number of {x} of {A} and {C} together?
> {X} together: q = q + k
! Together they have {ans} {x}.
# q + k

= end
k=2..4
^ {C} always has {k} times as many {x} as {A}.
| The number of {x} of {C} is always {k} times the number of {A}.
| For each of the {x} that {A} has in the end, {C} has {k}.
| In the end {C} has {k} times as many {x} as {A}.
| {k} times as many {x} as {A} has in the end are in the room of {C}.
? How many {x} does {C} have in the end?
| How many {x} is that for {C}?
| What is the number of {x} of {C} in the end?
| In the end, how many {x} belong to {C}?
| How many {x} are there with {C} in the end?
| How many {x} can {C} count in the end?
> {X} of {C}: q = q * k
! {C} has {ans} {x}.
# q * k

= end
k=2..4
^ {C} always has {k} times as many {x} as {A}.
| The number of {x} of {C} is always {k} times the number of {A}.
| For each of the {x} that {A} has in the end, {C} has {k}.
| In the end {C} has {k} times as many {x} as {A}.
| {k} times as many {x} as {A} has in the end are in the room of {C}.
| {C} has so many {x} that it is {k} times what {A} has in the end.
? How many {x} do {A} and {C} have together in the end?
| In the end, how many {x} belong to {A} and {C} together?
| {A} and {C} put all their {x} together in the end. How many are there?
| How many {x} do {A} and {C} have in all at the end?
| What is the number of {x} of {A} and {C} together in the end?
| In the end the two count all their {x}. How many do they have together?
> {X} of {C}: c = q * k
> {X} together: q = q + c
! Together they have {ans} {x}.
# q + q * k
"""

THINGS = read_theme("fruit snack pen toy card clothes flower book part", _STARTS, _CHANGES, _ENDS)
