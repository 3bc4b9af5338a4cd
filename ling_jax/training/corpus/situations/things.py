"""Problems about things that are counted."""

from ling_jax.training.corpus.templates import read

COLLECTIONS = read("""
n=5..90 k=2..60 x=card
{A} has {n} {x}[ in {his} collection|].
{He} [finds|buys|gets] {k} more.
| {B} gives {him} {k} more.
| {He} adds {k} more.
| By mail {he} gets another {k}.
| Then {k} others are added.
? How many {x} does {A} have [now|then]?
| How many {x} does {A} own after this?
| What number of {x} is that?
| How many {x} [are there|is that] in all?
> {X} in all: t = n + k
! {A} has {ans} {x} now.
# n + k

n=10..99 k=2..60 x=card
{A} has {n} {x}.
{He} [loses|gives away|sells] {k} of them.
| {He} gives {B} {k} of them.
| {k} of them break.
| {He} lets {B} take {k}.
| {k} are lost on the way.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
| How many {x} does {A} [still have|have left|keep]?
> {X} left: r = n - k
! {A} has {ans} {x} left.
# n - k

n=10..90 k=5..60 m=2..50 x=card
{A} [had|owned] {n} {x}.
| In the collection of {A} were {n} {x}.
| At first {A} had {n} {x}.
{He} [bought|found|won] {k} more and gave {m} to {B}.
| First {he} got {k} more. Then {he} gave away {m}.
| {k} were added, but later {m} were lost.
| Then {k} come in, and {m} are lost.
| {B} gives {him} {k}, but {m} of all get lost.
? How many {x} does {A} have [now|in the end]?
| How many {x} does {he} own now?
| What is the number of {x} at the end?
| How large is {his} collection now?
| How many {x} are in the collection now?
> {X} with the new ones: a = n + k
> {X} left: r = a - m
! {A} has {ans} {x} now.
# n + k - m

n=10..90 k=5..60 m=2..50 x=toy
{A} [had|owned] {n} {x}.
| In the collection of {A} were {n} {x}.
| At first {A} had {n} {x}.
{He} [lost|sold|gave away] {k} of them and [bought|got] {m} new ones.
| First {he} gave {k} to {B}. Later {he} bought {m} new ones.
? How many {x} does {A} have [now|in the end]?
| How many {x} does {he} own now?
| What is the number of {x} at the end?
| How large is {his} collection now?
| How many {x} are in the collection now?
> {X} left: a = n - k
> {X} in all: r = a + m
! {A} has {ans} {x} now.
# n - k + m

h=4..60 n=h*2 x=card
{A} has {n} {x}.
{He} gives half of them to {B}.
| {He} [loses|sells|gives away] half of them.
| {He} keeps only half of them.
| One half of them is sold.
| At the market {he} sells half of them.
| Half of the {x} go to {B}.
? How many {x} does {A} have left?
| How many {x} does {he} keep?
| How many {x} remain with {A}?
| How many {x} are left?
> {X} left: r = n / 2
! {A} has {ans} {x} left.
# n / 2

n=4..60 m=2..40 x=card
{A} has {n} {x}.
{He} doubles {his} collection[ and then finds {m} more|. Then {he} finds {m} more].
| After a year {he} has twice as many. Then {he} gets {m} more.
? How many {x} does {A} have now?
> {X} after doubling: d = n * 2
> {X} in all: t = d + m
! {A} has {ans} {x} now.
# 2 * n + m

n=3..12 k=4..25 x=card
{A} has an album with {n} pages. There are {k} {x} on [each|every] page.
| There are {k} {x} on every page of an album. The album has {n} pages.
| The album of {A} holds {k} {x} on each page and has {n} pages.
? How many {x} are in the album?
| How many {x} is that [in all|altogether]?
> {X} in the album: t = n * k
! There are {ans} {x} in the album.
# n * k

g=3..9 k=3..9 u=g*k r=2..20 n=u+r x=card
{A} has {n} {x}.
{He} puts {k} {x} on each of {g} pages.
| {He} fills {g} pages with {k} {x} each.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
| How many {x} does {he} still have?
> {X} on the pages: u = g * k
> {X} left: r = n - u
! {ans} {x} are left.
# n - g * k

n=5..50 k=3..30 w=2..9 x=card
{A} has {n} {x} and [collects|finds|adds] {k} more [every|each] week.
| {A} starts with {n} {x}. [Every|Each] week {he} [finds|adds] {k} more.
| {A} owns {n} {x}. Friends send {him} {k} more every week.
| At first there are {n} {x} in the box of {A}, and every week {k} are added.
| {A} begins with {n} {x} and gets {k} new ones each week.
? How many {x} does {he} have after {w} weeks?
| How many {x} does {A} own when {w} weeks have passed?
| How large is the collection after {w} weeks?
| How many {x} is that {w} weeks later?
> New {x}: a = k * w
> {X} in all: t = n + a
! {A} has {ans} {x} after {w} weeks.
# n + k * w

k=2..30 t=20..90 x=card
{A} found {k} {x}. Now {he} has {t}.
| After {A} found {k} {x}, {he} has {t}.
| {A} owns {t} {x}. {k} of them are new, {he} found them yesterday.
| Today {A} has {t} {x}, but {k} of them came only yesterday.
| {A} counts {t} {x} now. Yesterday {he} found {k} of these.
? How many {x} did {he} have before?
| How many {x} did {A} own before?
| How many {x} did {he} have before that?
| How many were there before?
| How many {x} did {A} have [at the start|at first]?
> {X} before: n = t - k
! {A} had {ans} {x} before.
# t - k

k=2..40 r=5..60 x=card
{A} gave {k} {x} to {B}. Now {he} has {r} left.
| After giving {k} {x} to {B}, {A} has {r} left.
? How many {x} did {A} have before?
| How many {x} did {he} have at the start?
> {X} before: n = r + k
! {A} had {ans} {x} before.
# k + r
""")

SHARING = read("""
g=2..9 e=2..25 t=g*e x=snack
{A} shares {t} {x} equally among {g} friends.
| {g} friends share {t} {x} equally.
| {A} has {t} {x} and {g} friends. Every friend gets the same number of {x}.
| {g} friends divide {t} {x} fairly.
| There are {t} {x} for {g} hungry friends, and all get the same number.
| {A} divides {t} {x} fairly among {g} friends.
| {t} {x} are on the table. {g} friends eat them, each the same number.
| {g} friends want to share {t} {x} so that nobody gets more than the others.
| {t} {x} lie on a plate. Each of {g} friends gets as many as the others.
| {g} hungry friends sit at a table with {t} {x}, and no one gets more than the rest.
? How many {x} does each friend get?
| How many {x} can each of the friends have?
| What does one friend get?
| How many {x} may every friend eat?
| How many {x} can each one eat?
| How many {x} is that for each friend?
> {X} for each: e = t / g
! Each friend gets {ans} {x}.
# t / g

g=2..9 e=3..20 t=g*e a=2..60 b=t-a x=fruit plain
{A} has {a} {x} and {B} has {b} {x}.
| {A} comes with {a} {x}, {B} with {b}.
| {A} picks {a} {x} in the garden, and {B} picks {b}.
They [put them together|put all the {x} together] and share them equally among {g} children.
| They share all of them equally among {g} children.
| {g} children divide all of them fairly.
| {g} children get the same share of all of them.
| All of these are divided among {g} children.
| Then {g} children divide what the two have.
? How many {x} does each child get?
| How many {x} are there for every child?
| What does one child get?
| How many {x} can one child have?
> {X} in all: t = a + b
> {X} for each: e = t / g
! Each child gets {ans} {x}.
# (a + b) / g

g=2..9 e=2..15 r=g*e k=2..20 t=r+k x=snack
{A} [has|baked] {t} {x}.
{He} keeps {k} and shares the rest equally among {g} [friends|neighbors].
| {He} eats {k} of them. The rest goes to {g} friends, the same number to each.
| {He} puts {k} of them away. {g} friends divide the others fairly.
| {k} of them are for {him}. What is left is divided among {g} friends.
| {k} of them are put aside. The rest is shared by {g} friends.
| First {k} are eaten. Then {g} friends share what is left.
| After {he} puts {k} aside, {g} friends divide the rest fairly.
? How many {x} does each [friend|of them] get?
| What does each one get?
| How many {x} does one friend get?
| What is the share of one friend?
> {X} to share: r = t - k
> {X} for each: e = r / g
! Each of them gets {ans} {x}.
# (t - k) / g

g=3..30 e=2..9 x=toy
{g} children [come to a party|are at a party]. Each child gets {e} {x}.
| At a party there are {g} children. {A} gives {e} {x} to each of them.
? How many {x} [are needed|does {A} need]?
> {X} in all: t = g * e
! {ans} {x} are needed.
# g * e

g=2..9 e=2..15 r=2..9 x=snack
{A} gave {e} {x} to each of {g} friends.
| {g} friends got {e} {x} each from {A}.
{r} {x} were left over.
| Then {he} had {r} {x} left.
? How many {x} did {A} have at [first|the start]?
> {X} given: u = g * e
> {X} at the start: t = u + r
! {A} had {ans} {x} at the start.
# g * e + r

e=2..25 t=e*3 x=fruit plain
{A}, {B} and {C} share {t} {x} [equally|fairly].
| {t} {x} are shared equally among {A}, {B} and {C}.
| {A}, {B} and {C} divide {t} {x} fairly.
| Three families, those of {A}, {B} and {C}, share {t} {x}.
? How many {x} does {B} get?
| How many {x} does each of them get?
> {X} for each: e = t / 3
! Each of them gets {ans} {x}.
# t / 3

n=2..9 k=4..20 g=2..9 t=n*k e=t/g x=snack y=box
{A} opens {n} {y} with {k} {x} each.
| There are {n} {y}, and {k} {x} are in each {y1}.
All the {x} are shared equally among {g} children.
| {g} children share all of them equally.
? How many {x} does each child get?
| How many {x} are there for every child?
| What does one child get?
| How many {x} can one child have?
> {X} in all: t = n * k
> {X} for each: e = t / g
! Each child gets {ans} {x}.
# n * k / g

g=2..9 e=3..12 t=g*e k=2..9 x=card
{A} shares {t} {x} equally among {g} children.
Then {he} gives each child {k} more.
| Later every child finds {k} more.
? How many {x} does each child have?
> {X} for each: e = t / g
> {X} with the new ones: s = e + k
! Each child has {ans} {x}.
# t / g + k
""")

PACKING = read("""
n=3..30 k=4..24 x=fruit y=box
There are {n} {y} with {k} {x} in each.
| {A} has {n} {y}. Each {y1} holds {k} {x}.
| {A} [packs|puts] {k} {x} into each of {n} {y}.
| {n} {y} stand in a shop. In every one are {k} {x}.
| A truck carries {n} {y}, each with {k} {x} inside.
| {A} carries {n} {y} into the shop. In each {y1} lie {k} {x}.
| {n} {y} come to the market, and each {y1} is full with {k} {x}.
? How many {x} are there [in all|altogether]?
| What is the number of {x}?
| How many {x} does that make?
| How many {x} are there together?
| How many {x} is that?
> {X} in all: t = n * k
! There are {ans} {x}.
# n * k

n=2..9 k=4..24 r=2..20 x=toy y=box
{A} has {n} {y} with {k} {x} in each and {r} single {x}.
| There are {n} {y} of {k} {x} each. Beside them lie {r} more {x}.
? How many {x} are there [in all|altogether]?
| What is the number of {x}?
| How many {x} does that make?
| How many {x} are there together?
> {X} in the {y}: a = n * k
> {X} in all: t = a + r
! There are {ans} {x}.
# n * k + r

k=2..9 g=3..40 t=k*g x=part y=box
{t} {x} are packed into {y} of {k}.
| {A} packs {t} {x}. [Each|Every] {y1} holds {k} of them.
| A worker puts {t} {x} into {y}, {k} in each.
| {A} has {t} {x}. In one {y1} there is room for {k}.
| {A} sorts {t} {x} for the market. {k} of them go into one {y1}.
| A shop wants {t} {x} in {y}. {k} of them fit into every {y1}.
? How many {y} are needed?
| How many {y} must be filled?
| How many {y} does {A} fill?
| How many {y} will be full?
| How many {y} does that fill?
> Number of {y}: g = t / k
! {ans} {y} are needed.
# t / k

m=2..6 n=2..9 k=2..12 x=pen y=box z=box
There are {m} {y}. Each {y1} holds {n} {z}, and each {z1} holds {k} {x}.
| {A} has {m} {y} with {n} {z} in each. In each {z1} are {k} {x}.
? How many {x} are there[| in all]?
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
{s} {x} are sold.
| In the morning {s} {x} are sold.
| Then people buy {s} {x}.
| People take {s} of them.
| Since the morning {s} of them were bought.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
> {X} at the start: t = n * k
> {X} left: r = t - s
! {ans} {x} are left.
# n * k - s

a=2..9 k=3..15 b=2..9 m=3..15 x=flower y=box
{A} has {a} {y} with {k} {x} each and {b} {y} with {m} {x} each.
| In {a} {y} there are {k} {x} each. In {b} other {y} there are {m} {x} each.
? How many {x} are there [in all|altogether]?
| What is the number of {x}?
| How many {x} does that make?
| How many {x} are there together?
> {X} in the first {y}: p = a * k
> {X} in the other {y}: q = b * m
> {X} in all: t = p + q
! There are {ans} {x}.
# a * k + b * m

n=2..9 k=3..20 t=n*k x=part y=box
{t} {x} are in {n} {y}. [Each|Every] {y1} holds the same number.
| {A} puts {t} {x} into {n} {y}, the same number into each.
| {A} divides {t} {x} fairly into {n} {y}.
? How many {x} are in [each|one] {y1}?
> {X} in one {y1}: k = t / n
! {ans} {x} are in each {y1}.
# t / n

r=2..15 k=2..9 g=2..20 u=g*k t=u+r x=fruit y=box
{A} [has|picks] {t} {x}. {r} of them are bad.
| {r} of the {t} {x} of {A} are bad.
{He} packs the good ones into {y} of {k}.
? How many {y} does {A} need?
| How many {y} are filled?
> Good {x}: u = t - r
> Number of {y}: g = u / k
! {A} needs {ans} {y}.
# (t - r) / k

m=3..9 d=2..9 x=fruit y=box
A dozen is 12. {A} buys {m} dozen {x} and [eats|uses] {d} of them.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
> {X} at the start: t = 12 * m
> {X} left: r = t - d
! {ans} {x} are left.
# 12 * m - d
""")

COMPARING = read("""
a=3..60 d=2..40 x=card plain
{A} has {a} {x}. {B} has {d} more than {A}.
| {B} has {d} more {x} than {A}. {A} has {a}.
| {A} owns {a} {x} and {B} owns {d} more.
| {A} counts {a} {x}. {B} counts {d} more than that.
| {A} finds {a} {x}, but {B} finds {d} more than {A}.
| The number of {x} that {A} has is {a}, and {B} has a number larger by {d}.
| The number of {x} of {A} is {a}. The number of {B} is larger by {d}.
? How many {x} does {B} have?
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
? How many {x} do they have [together|in all|altogether]?
| How many {x} do both own together?
| How many {x} is that when both are added?
| What do they get when they add them?
| How many {x} do the two have in all?
> {B} has: b = a + d
> {X} in all: t = a + b
! Together they have {ans} {x}.
# 2 * a + d

a=20..90 d=2..30 x=card plain
{A} has {a} {x}. {B} has {d} [fewer|less] than {A}.
| {B} has {d} fewer {x} than {A}. {A} has {a}.
| {A} owns {a} {x} and {B} owns {d} fewer.
? How many {x} do they have [together|in all|altogether]?
| How many {x} do both own together?
| How many {x} is that when both are added?
| What do they get when they add them?
| How many {x} do the two have in all?
> {B} has: b = a - d
> {X} in all: t = a + b
! Together they have {ans} {x}.
# 2 * a - d

a=10..95 b=5..90 x=toy any plain
{A} has {a} {x}.
{B} has {b} {x}.
? How many more {x} does {A} have than {B}?
| What is the difference between the two?
| By how many {x} is {A} ahead of {B}?
| How many {x} does {A} have more?
| By how many does {A} have more than {B}?
| How many more are in the room of {A}?
> Difference: d = a - b
! {A} has {ans} more {x} than {B}.
# a - b

a=2..30 n=2..6 x=card plain
{A} has {a} {x}. {B} has {n} times as many.
| {B} has {n} times as many {x} as {A}. {A} has {a}.
| {A} owns {a} {x}, and {B} owns {n} times that number.
| {A} has {a} {x}. For each of these, {B} has {n}.
| When {A} has one {x1}, {B} has {n} of them. {A} has {a} {x}.
? How many {x} do they have [together|in all|altogether]?
| How many {x} do both own together?
| How many {x} is that when both are added?
| What do they get when they add them?
| How many {x} do the two have in all?
> {B} has: b = a * n
> {X} in all: t = a + b
! Together they have {ans} {x}.
# a + a * n

a=3..40 n=3..6 x=book plain
{A} [has|owns] {a} {x}. {B} [has|owns] {n} times as many.
? How many more {x} does {B} have than {A}?
> {B} has: b = a * n
> Difference: d = b - a
! {B} has {ans} more {x} than {A}.
# a * n - a

h=2..40 a=h*2 x=card plain
{A} has {a} {x}. {B} has half as many.
| {B} has half as many {x} as {A}. {A} has {a}.
| {A} owns {a} {x}, and {B} owns half of that number.
? How many {x} do they have [together|in all|altogether]?
| How many {x} do both own together?
| How many {x} is that when both are added?
| What do they get when they add them?
| How many {x} do the two have in all?
> {B} has: b = a / 2
> {X} in all: t = a + b
! Together they have {ans} {x}.
# a + a // 2

a=2..30 n=2..5 d=2..20 x=toy plain
{A} has {a} {x}. {B} has {n} times as many as {A}. {C} has {d} more than {B}.
| {C} has {d} more {x} than {B}. {B} has {n} times as many as {A}. {A} has {a}.
? How many {x} does {C} have?
> {B} has: b = a * n
> {C} has: c = b + d
! {C} has {ans} {x}.
# a * n + d

a=5..50 d=2..20 e=2..20 x=card plain
{A} has {a} {x}. {B} has {d} more than {A}. {C} has {e} more than {B}.
? How many {x} do [the three|all three] have together?
| How many {x} is that in all?
> {B} has: b = a + d
> {C} has: c = b + e
> {A} and {B} have: s = a + b
> {X} in all: t = s + c
! Together they have {ans} {x}.
# 3 * a + 2 * d + e

a=2..30 n=2..5 d=2..20 x=fruit plain
{A} picks {a} {x}. {B} picks {d} more than {n} times as many as {A}.
? How many {x} does {B} pick?
> {n} times as many: m = a * n
> {B} picks: b = m + d
! {B} picks {ans} {x}.
# a * n + d

b=3..40 a=10..90 c=3..40 x=card plain any
{A} has {a} {x}.
{B} has {b} {x}.
{C} has {c} {x}.
? How many more {x} does {A} have than {B} and {C} together?
> {B} and {C} have: s = b + c
> Difference: d = a - s
! {A} has {ans} more {x}.
# a - b - c
""")

FRACTIONS = read("""
h=4..60 n=h*2
There are {n} [students|pupils|children] in a [class|school]. Half of them are girls.
| Half of the {n} children in a [class|group] are girls.
| {n} children are in a room. One half of them are girls, the others are boys.
? How many boys are there?
| How many of them are boys?
> Girls: g = n / 2
> Boys: b = n - g
! There are {ans} boys.
# n // 2

q=3..25 n=q*4 x=pupil
A quarter of the {n} {x} wear glasses.
| There are {n} {x}. A quarter of them [wear|have] glasses.
| In a room are {n} {x}, and a quarter of them are wearing glasses.
| Of {n} {x} a quarter wear glasses, the others do not.
? How many {x} [wear|have] no glasses?
| How many {x} are without glasses?
| How many of them are without glasses?
> {X} with glasses: g = n / 4
> {X} without glasses: r = n - g
! {ans} {x} wear no glasses.
# n - n // 4

q=3..30 n=q*3 x=snack
{A} has {n} {x}. {He} eats a third of them.
| {A} eats a third of {his} {n} {x}.
| A third of the {n} {x} on the table is eaten.
| There were {n} {x}. {A} took a third of them.
| On a plate there were {n} {x}, but a third of them were eaten.
| Of the {n} {x} on a plate, {A} eats a third.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
> {X} eaten: e = n / 3
> {X} left: r = n - e
! {ans} {x} are left.
# n - n // 3

q=2..20 n=q*4 x=fruit
{A} picks {n} {x}. Three quarters of them are [ripe|red|good].
| {A} has {n} {x}, and three quarters of them are [ripe|red|good].
? How many {x} is that?
| How many {x} does that make?
| How many {x} are there together?
> A quarter of the {x}: q = n / 4
> Three quarters: t = q * 3
! That is {ans} {x}.
# n * 3 / 4

q=2..20 n=q*3 x=card
{A} has {n} {x}. Two thirds of them are [old|new|blue].
| Two thirds of the {n} {x} of {A} are [old|new|blue].
? How many {x} is that?
| How many {x} does that make?
| How many {x} are there together?
> A third of the {x}: q = n / 3
> Two thirds: t = q * 2
! That is {ans} {x}.
# n * 2 / 3

q=2..40 n=q*10 x=fruit
10% of the {n} {x} are bad.
| There are {n} {x}. 10% of them are bad.
| {A} checks {n} {x} and finds that 10% are bad.
? How many {x} are good?
| How many good {x} are there?
> Bad {x}: b = n / 10
> Good {x}: g = n - b
! {ans} {x} are good.
# n - n // 10

q=2..40 n=q*10 x=pupil
20% of the {n} {x} come by bike.
| There are {n} {x}. 20% of them come by bike.
| When {A} asks {n} {x}, 20% say that they come by bike.
| Of {n} {x}, 20% turn out to come by bike.
? How many {x} come by bike?
| How many {x} is that?
> 10% of the {x}: t = n / 10
> 20% of the {x}: b = t * 2
! {ans} {x} come by bike.
# n // 5

h=3..60 n=h*2 x=pupil
50% of the {n} {x} [play|like] football. The others [play|like] tennis.
| There are {n} {x}. 50% of them [play|like] football, and the others tennis.
? How many {x} [play|like] tennis?
> {X} with football: f = n / 2
> {X} with tennis: t = n - f
! {ans} {x} choose tennis.
# n // 2

q=3..20 n=q*5 x=book
{A} has {n} {x}. {He} has read a fifth of them.
| A fifth of the {n} {x} of {A} are read.
? How many {x} [are not read yet|does {he} still have to read]?
> {X} read: f = n / 5
> {X} not read: r = n - f
! {ans} {x} are not read yet.
# n - n // 5

q=3..25 n=q*4 k=2..20 x=fruit
{A} has {n} {x}. {He} gives a quarter of them to {B} and eats {k}.
| A quarter of the {n} {x} of {A} goes to {B}. Then {he} eats {k} of the rest.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
> {X} for {B}: g = n / 4
> {X} without these: s = n - g
> {X} left: r = s - k
! {ans} {x} are left.
# n - n // 4 - k

q=2..30 n=q*10 x=part
A machine makes {n} {x}. 30% of them are red.
| 30% of the {n} {x} from a machine are red.
? How many {x} are red?
> 10% of the {x}: t = n / 10
> 30% of the {x}: b = t * 3
! {ans} {x} are red.
# n // 10 * 3

q=2..25 n=q*4 x=flower
25% of the {n} {x} in a garden are white.
| There are {n} {x} in a garden. 25% of them are white.
? How many {x} are not white?
> White {x}: w = n / 4
> Other {x}: r = n - w
! {ans} {x} are not white.
# n - n // 4
""")
