"""Problems about sharing things fairly."""

from ling_jax.training.corpus.templates import read

SHARING = read("""
g=2..9 e=2..25 t=g*e x=snack
{A} shares {t} {x} equally among {g} friends.
| {g} friends share {t} {x} equally.
| {A} has {t} {x} and {g} friends. Every friend gets the same number of {x}.
| {g} friends divide {t} {x} fairly.
| There are {t} {x} for {g} hungry friends, and all get the same number.
| {A} divides {t} {x} fairly among {g} friends.
| {t} {x} are on the table. There are {g} friends who eat them, each the same number.
| {g} friends want to share {t} {x} so that nobody gets more than the others.
| {t} {x} lie on a plate. Each of {g} friends gets as many as the others.
| {g} hungry friends sit at a table with {t} {x}, and no one gets more than the rest.
| {t} {x} are split evenly between {g} friends.
| {A} deals out {t} {x} to {g} friends, the same number to each.
| {A} bakes {t} {x} and splits them evenly between {g} friends.
| A plate of {t} {x} is shared out fairly to {g} friends.
| {g} friends get {t} {x} together. They split them into equal parts.
| {A} tells {g} friends to share {t} {x} fairly.
| All of {t} {x} go to {g} friends in equal shares.
? How many {x} does each friend get?
| How many {x} can each of the friends have?
| What does one friend get?
| How many {x} may every friend eat?
| How many {x} can each one eat?
| How many {x} is that for each friend?
| How many {x} are there per friend?
| How many {x} does [everyone|one friend|every friend] get?
| How many {x} go to each friend?
| What is the share of [one|each] friend?
| How big is each share?
| What number of {x} does each friend get?
| How many {x} apiece is that?
> {X} for each: e = t / g
! Each friend gets {ans} {x}.
# t / g

g=2..9 e=3..20 t=g*e a=2..60 b=t-a x=fruit plain
{A} has {a} {x} and {B} has {b} {x}.
| {A} comes with {a} {x}, {B} with {b}.
| {A} picks {a} {x} in the garden, and {B} picks {b}.
| There are {a} {x} from {A} and {b} from {B}.
| {A} brings {a} {x}. {B} brings {b} more.
| {A} buys {a} {x}, and {b} more come from {B}.
| In one basket there are {a} {x}, in another {b}.
| {a} {x} are on the table, and {A} puts {b} more beside them.
| There are {a} green {x} and {b} yellow ones, all from {A}.
| {A} finds {a} {x}. {B} finds another {b}.
They [put them together|put all the {x} together] and share them equally among {g} children.
| They share all of them equally among {g} children.
| {g} children divide all of them fairly.
| {g} children get the same share of all of them.
| All of these are divided among {g} children.
| Then {g} children divide what is there.
| All the {x} are split evenly between {g} children.
| {g} children each get an equal share of all the {x}.
| Everything is dealt out fairly to {g} children.
| The {x} are put together and shared by {g} children.
? How many {x} does each child get?
| How many {x} are there for every child?
| What does one child get?
| How many {x} can one child have?
| How many {x} per child is that?
| How many {x} go to each child?
| What is the share of [one|each] child?
| How many {x} does [every|a|one] child receive?
| How many {x} is that for each of the children?
| How many {x} apiece do the children get?
> {X} in all: t = a + b
> {X} for each: e = t / g
! Each child gets {ans} {x}.
# (a + b) / g

g=2..9 e=2..15 r=g*e k=2..20 t=r+k x=snack
{A} [has|baked] {t} {x}.
| {A} buys {t} {x}.
| There are {t} {x} on the table of {A}.
| {t} {x} belong to {A}.
| {A} made {t} {x} for a party.
| {A} comes home with {t} {x}.
| {A} carries {t} {x} to school.
| {A} has a plate with {t} {x}.
{He} keeps {k} and shares the rest equally among {g} [friends|neighbors].
| {He} eats {k} of them. The rest goes to {g} friends, the same number to each.
| {He} puts {k} of them away. Then {g} friends divide the others fairly.
| {k} of them are for {him}. What is left is divided among {g} friends.
| {k} of them are put aside. The rest is shared by {g} friends.
| First {k} are eaten. Then {g} friends share what is left.
| After {he} puts {k} aside, {g} friends divide the rest fairly.
| {B} eats {k}, and the others are split evenly between {g} friends.
| {He} takes out {k} and deals the others out to {g} friends in equal shares.
| {k} of them fall on the floor. The good ones go to {g} friends, to each the same number.
| All but {k} are shared fairly by {g} friends.
| When {k} are gone, {g} friends split the remaining {x} evenly.
? How many {x} does each [friend|of them] get?
| What does each one get?
| How many {x} does one friend get?
| What is the share of one friend?
| How many {x} are there for each of the {g}?
| How many {x} per friend is that?
| How many {x} does everyone of the {g} get?
| How many {x} go to each one?
| How big is each of the {g} shares?
| How many {x} can each of the {g} have?
| If all {g} get the same, how many {x} does each one get?
> {X} to share: r = t - k
> {X} for each: e = r / g
! Each of them gets {ans} {x}.
# (t - k) / g

g=3..30 e=2..9 x=toy
{g} children [come to a party of {A}|are in the garden of {A}]. Each child gets {e} {x}.
| At a party there are {g} children. {A} gives {e} {x} to each of them.
| {A} gives {e} {x} to every one of {g} children.
| {A} wants to hand {e} {x} to each of {g} guests.
| {A} leads a group of {g} children, and every child gets {e} {x}.
| For each of {g} children {A} wants to have {e} {x}.
| {g} guests come to {A}. For every guest {he} has {e} {x}.
| Every child at a party gets {e} {x}. {A} counts {g} children.
| {A} fills {g} party bags with {e} {x} per bag.
| At the end of a party {A} lets {g} children go home with {e} {x} each.
| {A} has promised {e} {x} apiece to {g} children.
| {A} knows a game for {g} players in which everyone needs {e} {x}.
? How many {x} [are needed|does {A} need]?
| How many {x} is that [in all|altogether|in total]?
| How many {x} must be there?
| How many {x} does it take?
| What number of {x} is needed?
| How many {x} should {A} buy?
| How many {x} does that make?
| For all of them, how many {x} are needed?
| How many {x} are enough for everyone?
| What is the total number of {x}?
> {X} in all: t = g * e
! {ans} {x} are needed.
# g * e

g=2..9 e=2..15 r=2..9 x=snack
{A} gave {e} {x} to each of {g} friends.
| {g} friends got {e} {x} each from {A}.
| {A} shared {his} {x}. Each of {g} friends got {e}.
| {A} handed out {x} to {g} friends, {e} to each.
| Every one of {g} friends took {e} {x} from the plate of {A}.
| {A} had some {x}. {He} gave {g} friends {e} apiece.
| Out of a bag {A} gave {g} friends {e} {x} each.
| {g} children came to {A}, and {he} gave {e} {x} to every child.
| There were {g} hungry friends. {A} let each of them take {e} {x}.
{r} {x} were left over.
| Then {he} had {r} {x} left.
| {r} {x} stayed with {him}.
| After that {he} still had {r} {x}.
| {He} kept the last {r} {x} for {B}.
| {r} {x} remained on the plate.
| In the end {r} {x} were still there.
| {B} got the remaining {r} {x}.
| {r} {x} were not taken by anyone.
| All but {r} {x} were gone after that.
? How many {x} did {A} have at [first|the start]?
| How many {x} did {A} have [before|in the beginning]?
| With how many {x} did {A} start?
| How many {x} had there been in all?
| How many {x} were there [at first|before that|at the start]?
| What was the number of {x} before?
| How many {x} had {A} brought?
| Altogether, how many {x} did {A} have at first?
| How many {x} must {A} have had?
| How many {x} had {A} owned at the start?
> {X} given: u = g * e
> {X} at the start: t = u + r
! {A} had {ans} {x} at the start.
# g * e + r

e=2..25 t=e*3 x=fruit plain
{A}, {B} and {C} share {t} {x} [equally|fairly].
| {t} {x} are shared equally among {A}, {B} and {C}.
| {A}, {B} and {C} divide {t} {x} fairly.
| Three families, those of {A}, {B} and {C}, share {t} {x} fairly.
| {A} has {t} {x}. {He} splits them evenly with {B} and {C}.
| {t} {x} are to be split evenly between {A}, {B} and {C}.
| {A}, {B} and {C} found {t} {x}. All three get the same number.
| There are {t} {x} in a basket for {A}, {B} and {C}, who want equal shares.
| {A} and {B} and {C} pick {t} {x} together and share them fairly.
| Between them {A}, {B} and {C} have {t} {x}, each the same number.
| {t} {x} make three equal shares, one for {A}, one for {B} and one for {C}.
| {A}, {B} and {C} want to eat {t} {x}, and nobody should get more than the others.
? How many {x} does {B} get?
| How many {x} does each of them get?
| How many {x} go to {C}?
| What is the share of {B}?
| How many {x} are there for {A}?
| How many {x} does each of the three get?
| How many {x} is that for each?
| How many {x} can {C} take?
| What does each one get?
| How many {x} per person is that?
| How many {x} are there per person?
> {X} for each: e = t / 3
! Each of them gets {ans} {x}.
# t / 3

n=2..9 k=4..20 g=2..9 t=n*k e=t/g x=snack y=box
{A} opens {n} {y} with {k} {x} each.
| There are {n} {y}, and {k} {x} are in each {y1}.
| {A} buys {n} {y} of {x}. In every {y1} there are {k}.
| {n} {y} hold {k} {x} each.
| In each of {n} {y} {A} finds {k} {x}.
| {A} brings {n} {y} of {k} {x} to a party.
| {A} has {n} {y} of {x}. [A|One] {y1} contains {k}.
| On a table are {n} {y} with {k} {x} in each.
| Friends bring {n} {y} of {x}, {k} in every {y1}.
| {A} takes {n} {y} from a shelf. Every {y1} holds {k} {x}.
All the {x} are shared equally among {g} children.
| {g} children share all of them equally.
| {g} children split all the {x} evenly.
| They are dealt out to {g} children in equal shares.
| All of them go to {g} children, to each the same number.
| The {x} from all the {y} are divided fairly among {g} children.
| {g} children want to have the same number of {x} each, and nothing is left over.
| {A} deals all of them out to {g} children fairly.
| Then {g} children divide everything evenly.
| All the {x} go to {g} children so that nobody has more than another.
| {g} children take equal shares of all the {x}.
? How many {x} does each child get?
| How many {x} are there for every child?
| What does one child get?
| How many {x} can one child have?
| How many {x} per child is that?
| How many {x} go to each child?
| What is the share of each child?
| How many {x} does every child receive?
| How many {x} apiece do the {g} children get?
| How big is the share of one child, counted in {x}?
> {X} in all: t = n * k
> {X} for each: e = t / g
! Each child gets {ans} {x}.
# n * k / g

g=2..9 e=3..12 t=g*e k=2..9 x=card
{A} shares {t} {x} equally among {g} children.
| {t} {x} are split evenly between {g} children.
| {g} children divide {t} {x} fairly.
| {A} gives {t} {x} to {g} children, the same number to each.
| A bag of {t} {x} is shared fairly by {g} children.
| {g} children get equal shares of {t} {x}.
| {A} has {t} {x} for {g} children. All get the same number.
| {A} deals out {t} {x} to {g} children in equal shares.
| {t} {x} are divided among {g} children so that all have the same.
| Each of {g} children gets as many of {t} {x} as the others.
Then {k} more {x} are given to each child.
| Later every child finds {k} more.
| After that each child buys another {k}.
| Each of the children had {k} {x} before.
| Then another {k} are dealt out to each.
| The next day each child wins {k} more.
| Besides these, every child has {k} {x} at home.
| Each child already had {k} at home.
| A teacher gives another {k} {x} to each child.
| After that {k} new ones go to every child.
? How many {x} does each child have?
| How many {x} does every child have [in all|altogether|in total]?
| How many {x} does one child have [now|then]?
| How many {x} is that for each child?
| How many {x} are there for each child in the end?
| What number of {x} does one child own after that?
| How many {x} belong to each child then?
| How many {x} does each of the children end up with?
| What number of {x} is that for one child?
| In the end, how many {x} does each child have?
> {X} for each: e = t / g
> {X} with the new ones: s = e + k
! Each child has {ans} {x}.
# t / g + k

g=2..9 e=2..25 t=g*e x=pen
? If {g} [pupils|children] share {t} {x} equally, how many {x} does each of them get?
| How many {x} does each of {g} children get when they share {t} {x} fairly?
| When {A} deals out {t} {x} to {g} pupils in equal shares, how many does each pupil get?
| {t} {x} are for {g} pupils, so how many {x} can each of them have?
| How many {x} are there for each when {t} {x} are split evenly between {g} girls?
| If a teacher divides {t} {x} fairly among {g} pupils, how many go to each?
| How big is one share if {g} people split {t} {x} evenly?
| With {t} {x} for {g} pupils, how many does each pupil get if all get the same number?
| Suppose {g} boys share {t} {x} so that all have the same. How many does each boy have?
| How many of {t} {x} go to each of {g} friends in equal shares?
| If {t} {x} are for {g} pupils and all get the same, how many {x} does each one get?
> {X} for each: e = t / g
! Each of them gets {ans} {x}.
# t / g

e=2..9 g=3..20 t=g*e x=snack
{A} gives {e} {x} to each of {his} guests. {He} gives away {t} {x} in all.
| {t} {x} are shared fairly, and each child gets {e}.
| Some children share {t} {x}. Everyone of them gets {e}.
| Each child at a party eats {e} {x}. All the children together eat {t}.
| {A} deals out all of {his} {t} {x}. Every child gets {e} of them.
| There are {t} {x}, which is just enough to give {e} to each child.
| A plate holds {t} {x}. Each child takes {e}, and then the plate is empty.
| {A} has {t} {x} and gives {e} apiece to some children until none are left.
| After {t} {x} were split evenly, everyone had {e}.
| {A} puts {e} {x} on each plate, one plate per guest. {He} uses {t} {x} in all.
| For every guest {A} bakes {e} {x}. {He} bakes {t} {x} altogether.
? How many people get some?
| Among how many people are the {x} shared?
| How many people share the {x}?
| How many people are there to get {x}?
| For how many people are there {x}?
| What is the number of people who get {x}?
| How many people can have some?
| For how many people is this enough?
> Number of people: g = t / e
! {ans} people get {x}.
# t / e

g=2..9 e=2..12 u=g*e r=2..20 t=u+r x=fruit
{A} has {t} {x} and gives {e} of them to each of {g} [friends|children].
| {A} gives {e} {x} each to {g} friends. {He} had {t} {x}.
| There are {t} {x} in a basket. Each of {g} children takes {e}.
| From {t} {x}, {g} friends take {e} apiece.
| {g} children get {e} {x} each out of a bag with {t} {x}.
| {t} {x} are on a table, and {A} hands {e} of them to each of {g} children.
| {A} starts with {t} {x}. {He} gives {e} to every one of {g} guests.
| Each of {g} children eats {e} of the {t} {x} that {A} brought.
| {A} brings {t} {x} to school, where {g} friends get {e} each.
| {A} has {t} {x}. {He} has {g} cousins and gives {e} {x} to every cousin.
? How many {x} are left?
| How many {x} remain?
| How many {x} are left over?
| How many {x} are still there [then|after that]?
| How many of the {x} does nobody take?
| What number of {x} remains?
| How many {x} does that leave?
| In the end, how many {x} are left?
| How many {x} are there for others?
> {X} given: u = g * e
> {X} left: r = t - u
! {ans} {x} are left over.
# t - g * e

g=2..9 e=4..20 t=g*e k=2..12 x=snack
{g} children share {t} {x} equally. Then each child eats {k} of its share.
| {A} and some friends are {g} people. They split {t} {x} evenly, and {A} eats {k} of {his}.
| {t} {x} are divided fairly among {g} children. Every child gives {k} of them away.
| {A} gets the same share of {t} {x} as the others, {g} children in all, and eats {k} of it.
| {A} is one of {g} children who share {t} {x} evenly. {He} eats {k} of {his} own.
| {g} children get equal shares of {t} {x}, and each of them loses {k} on the way.
| {t} {x} are split evenly between {g} children. Of its share every child gives back {k}.
| {A} deals out {t} {x} fairly to {g} children. Later each child has lost {k} of them.
| Each of {g} children takes an equal share of {t} {x} and eats {k} at once.
? How many {x} are left of one share?
| How many {x} of one share remain?
| How many {x} of that share are still there?
| What is left of one share?
| How many {x} are left in one share?
| What number of {x} remains of one share?
| After that, how many {x} are left of a single share?
> {X} for each: e = t / g
> {X} left: r = e - k
! {ans} {x} are left of one share.
# t / g - k

g=3..20 e=2..9 u=g*e k=2..20 t=u-k x=toy
{A} wants to give {e} {x} to each of {g} children. {He} has {t} {x}.
| {A} has {t} {x}, but each of {g} guests should get {e}.
| {A} has {t} {x} for {g} children, and every child is to get {e}.
| {g} children come to a party. Each one should get {e} {x}, but {A} has only {t}.
| At a party {e} {x} per child are needed. {A} sees {g} children and {t} {x}.
| {A} has bought {t} {x}. For {g} children, {e} for each, that is not enough.
| {e} {x} for each of {g} children is what {A} wants. In {his} bag are {t} {x}.
| Each of {g} children asks {A} for {e} {x}, and {A} has {t} of them.
| For a game each of {g} players needs {e} {x}. {A} has only {t} {x}.
? How many {x} are missing?
| How many more {x} does {A} need?
| How many more {x} are needed?
| How many {x} must {A} still get?
| How many {x} must be bought so that there are enough?
| How many {x} does {A} have too few?
| How many more {x} must there be?
| What number of {x} is still missing?
> {X} needed: u = g * e
> {X} missing: k = u - t
! {ans} more {x} are needed.
# g * e - t

n=2..9 k=4..20 t=n*k g=2..9 e=2..20 u=g*e r=t-u x=snack y=box
{A} opens {n} {y} of {k} {x}, but {r} {x} are broken, and {g} friends share the others equally.
| In each of {n} {y} are {k} {x}. {A} eats {r}, and {g} friends split the rest evenly.
| {A} has {n} {y} with {k} {x} in each. {He} keeps {r} {x} and shares the rest among {g} friends.
| {n} {y} with {k} {x} each are opened. First {A} takes {r} {x}. The rest goes to {g} friends.
| There are {n} {y} of {x}, {k} in each. {A} gives {r} {x} to {B}, and {g} friends share the rest.
| {A} buys {n} {y} with {k} {x} each. Of these, {r} are eaten, and {g} friends split what is left.
| {g} friends share the {x} from {n} {y} of {k} evenly, but first {r} {x} go to {A}.
? How many {x} does each friend get?
| How many {x} does one friend get if all get the same number?
| What is the share of each friend?
| How many {x} per friend is that?
| How many {x} can each of the friends have?
| How big is each of the equal shares?
| How many {x} go to each friend?
> {X} in all: t = n * k
> {X} to share: u = t - r
> {X} for each: e = u / g
! Each friend gets {ans} {x}.
# (n * k - r) / g

a=2..5 b=2..5 s=a+b e=2..25 t=s*e x=fruit
{a} girls and {b} boys share {t} {x} equally.
| {t} {x} are divided fairly among {a} girls and {b} boys.
| {A} splits {t} {x} evenly between {a} boys and {b} girls.
| There are {t} {x} for {a} girls and {b} boys, and all get the same number.
| {A} has {t} {x} for {a} cousins and {b} friends. Everyone gets an equal share.
| {a} girls want to share {t} {x} fairly with {b} boys.
| At a table sit {a} children and {b} grown-ups. They share {t} {x} evenly.
| {A} gives {t} {x} to {a} girls and {b} boys, to everyone the same number.
| {a} boys and {b} girls sit around {t} {x} and share them fairly.
? How many {x} does each of them get?
| How many {x} does everyone get?
| How many {x} are there for each?
| How many {x} per person is that?
| What is the share of each one?
| How many {x} go to each of them?
| What number of {x} does each of them get?
| How many {x} can each one have?
> People: s = a + b
> {X} for each: e = t / s
! Each of them gets {ans} {x}.
# t / (a + b)

g=2..9 d=2..12 t=g*d e=2..12 u=g*e x=snack y=fruit
{g} children share {t} {x} and {u} {y} equally.
| {A} divides {t} {x} and {u} {y} fairly among {g} children.
| {t} {x} and {u} {y} are split evenly between {g} children.
| {A} has {t} {x} and {u} {y} for {g} children. Each child gets the same.
| On a table are {t} {x} and {u} {y}. They go to {g} children in equal shares.
| {g} friends bring {t} {x} and {u} {y} to a party. They share all of it evenly.
| First {g} children divide {t} {x} and then {u} {y}, all in equal parts.
| In equal shares {t} {x} and {u} {y} go to {g} children.
? How many things does each child get?
| How many things to eat does each child get?
| How many things is that for each child?
| How many pieces does one child get in all?
| How many things go to each child?
| How many things is each share?
| What does each child get, counted in pieces?
> {X} for each: d = t / g
> {Y} for each: e = u / g
> Things for each: s = d + e
! Each child gets {ans} things.
# t / g + u / g

g=2..9 e=2..25 x=card
{g} friends shared some {x} fairly. Each of them got {e}.
| {A} split {his} {x} evenly between {g} friends. Everyone got {e}, and none were left.
| After sharing a bag of {x} fairly, each of {g} friends has {e}.
| Some {x} were dealt out to {g} players. Each player holds {e}, and all are dealt out.
| Each of {g} friends got {e} {x} when {A} gave away all of {his} {x}.
| {A} gave all {his} {x} to {g} children. That was {e} for each child.
| {e} {x} apiece is what {g} friends got when they shared all they had found.
| When {g} children had shared their {x} evenly, every child had {e}.
| Fair shares of {e} {x} each went to {g} friends, and nothing was left over.
? How many {x} were there [at first|before|in all]?
| How many {x} were shared?
| How many {x} were there to share?
| What was the number of {x} before that?
| How many {x} were given out altogether?
| How many {x} did they share in total?
| How many {x} had there been?
| What is the number of {x} that were shared?
> {X} in all: t = g * e
! There were {ans} {x}.
# g * e

g=2..9 e=2..9 h=g*e t=h*2 x=snack
{A} has {t} {x}. {He} keeps half and shares the other half equally among {g} friends.
| {A} keeps one half of {t} {x}. The other half is split evenly between {g} friends.
| Half of {t} {x} are eaten. The rest is divided fairly among {g} friends.
| {A} puts half of {his} {t} {x} away, and {g} friends share the rest.
| {t} {x} are on a table. One half goes to {A}, and {g} friends divide the other half fairly.
| {B} takes half of the {t} {x}. The other half goes to {g} children in equal shares.
| {A} bakes {t} {x}. {He} sells one half and gives the rest to {g} friends in equal shares.
| Of {t} {x} one half is for {B}. The other half is shared by {g} children.
? How many {x} does each of the {g} get?
| How many {x} are there for each of the {g}?
| What is the share of each of the {g}?
| How many {x} does one of the {g} get?
| For each of the {g}, how many {x} is that?
| How many {x} per person is that for the {g}?
| How many {x} can each of the {g} have?
| How many {x} go to each of the {g}?
> Half of the {x}: h = t / 2
> {X} for each: e = h / g
! Each of the {g} gets {ans} {x}.
# t / 2 / g
""")
