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
| For {g} friends {A} has {t} {x}, and all get the same number.
| At a party {g} friends eat {t} {x}, each the same number.
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
| {g} friends share the {x} fairly after {A} has kept {k} of them.
| For {g} friends, in equal shares, is all that is left when {A} has eaten {k}.
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
| Each friend got {e} {x} from {A}, who has {g} friends.
| {A} gave away {e} {x} apiece to {g} friends.
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
| With {k} {x} in each {y1}, {A} has {n} {y}.
| In {ay} are {k} {x}, and {A} has {n} of these {y}.
| {A} has {y} of {k} {x}, {n} of them.
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
| {A} gives away {t} {x}, and every guest gets {e}.
| Out of a bag of {t} {x}, {A} gives {e} to every guest until none are left.
| {t} {x} are given to the guests of {A}, {e} to each.
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
| {A} gives {e} {x} to each of {g} friends. {He} had {t}.
| {g} friends get {e} {x} each from {A}, who has {t}.
| For each of {g} friends {A} takes {e} {x} out of a box of {t}.
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
| {t} {x} are shared fairly by {g} children. Each child eats {k} of its share.
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
| Each friend got {e} {x} when {g} friends shared a box of {x} evenly.
| {e} {x} each: that was the share of {g} friends.
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

g=2..9 e=2..25 t=g*e x=snack
{g} friends come to {A}.
| {A} has {g} friends.
| {g} friends sit at the table of {A}.
| At a party of {A} there are {g} friends.
| {A} has invited {g} friends.
| {g} friends visit {A} on Sunday.
{A} shares {t} {x} equally among these friends.
| They share {t} {x} fairly.
| The friends get {t} {x}, each the same number.
| {A} divides {t} {x} fairly among the friends.
| {t} {x} are split evenly between the friends.
| There are {t} {x} for the friends, in equal shares.
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

g=2..9 e=2..25 t=g*e x=snack
{A} has {t} {x}.
| There are {t} {x} on a plate.
| {t} {x} are ready for a party.
| {A} has baked {t} {x}.
| On a table there are {t} {x}.
| For a party {A} buys {t} {x}.
? How many {x} does each friend get if {g} friends share them fairly?
| If {g} friends share them, how many {x} are there for each?
| When {A} divides them fairly among {g} friends, what does each get?
| How many {x} does each of {g} friends get, if all get the same?
| Shared equally among {g} friends, how many {x} is that for each?
| How many does each friend get, if {A} has {g} friends and shares fairly?
> {X} for each: e = t / g
! Each friend gets {ans} {x}.
# t / g

g=2..9 e=3..20 t=g*e a=2..60 b=t-a x=fruit plain
{g} children want to share {x}. There are {a} {x} from {A} and {b} more from {B}.
| For {g} children there are {a} {x} from {A} and {b} {x} from {B}.
| {g} children sit at a table. {A} puts {a} {x} on it, and {B} puts {b} there.
| There are {g} children in the garden. {A} gives them {a} {x}, and {B} gives them {b}.
| {A} and {B} give {x} to {g} children, {a} from {A} and {b} from {B}.
| {g} children come. {B} has {b} {x} for them, and {A} has {a}.
? How many {x} does each child get if they share fairly?
| In equal shares, how many {x} does each child get?
| How many {x} are there for each child if all get the same?
| If everything is shared equally, what does one child get?
| How many {x} go to each child, when all are shared fairly?
> {X} in all: t = a + b
> {X} for each: e = t / g
! Each child gets {ans} {x}.
# (a + b) / g

g=2..9 e=3..20 t=g*e a=2..60 b=t-a x=fruit plain
{A} has {a} {x}, and {B} has {b}.
| {B} brings {b} {x}, and {A} brings {a}.
| There are {a} {x} in one bag and {b} in another.
| {A} picks {a} {x} and {B} picks {b}.
| In the kitchen are {a} {x} of {A} and {b} of {B}.
? How many {x} does each child get if all the {x} are shared by {g} children?
| If {g} children share all of them equally, how many {x} does each get?
| When {g} children divide all the {x} fairly, what is the share of one child?
| How many {x} are there for each of {g} children, if all the {x} are shared fairly?
| All of them are given to {g} children in equal parts. How many {x} does each child get?
> {X} in all: t = a + b
> {X} for each: e = t / g
! Each child gets {ans} {x}.
# (a + b) / g

g=2..9 e=2..15 r=g*e k=2..20 t=r+k x=snack
{g} friends come to {A}, who has {t} {x}. {A} keeps {k}, and the friends share the rest fairly.
| {A} has {g} friends and {t} {x}. {He} eats {k} {x} and divides the rest among the friends.
| For {g} friends {A} has {t} {x}, but {k} of them fall down. The friends share the others fairly.
| {A} keeps {k} {x} out of {t} and shares the rest equally among {g} friends.
| After {A} has eaten {k} of {t} {x}, {g} friends share what is left.
| {k} {x} are for {A}, and {g} friends share the rest of {t} {x} equally.
| {B} takes {k} {x} away from a plate of {t}. Then {g} friends share the rest.
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

g=2..9 e=2..15 r=g*e k=2..20 t=r+k x=snack
{A} has {t} {x} and keeps {k} of them.
| {A} keeps {k} {x} out of {t}.
| {k} of the {t} {x} of {A} are eaten.
| Of {t} {x}, {A} puts {k} away.
| There are {t} {x}, but {B} eats {k} of them.
| {B} takes {k} {x} from a plate with {t}.
? How many {x} does each get if {g} friends share the rest equally?
| If {g} friends share the others fairly, how many {x} does each one get?
| The rest is for {g} friends. How many {x} does each get in equal shares?
| When {g} friends split the rest evenly, how many {x} does one get?
| How many {x} does each of {g} friends get, if they share the rest fairly?
> {X} to share: r = t - k
> {X} for each: e = r / g
! Each of them gets {ans} {x}.
# (t - k) / g

g=3..30 e=2..9 x=toy any
{g} children [come to|are at] the party of {A}.
| There are {g} children at the party of {A}.
| {A} has asked {g} children to a party.
| The party of {A} is for {g} children.
| {A} counts {g} children at the party.
| {g} children have said yes to the party of {A}.
Each child gets {e} {x} from {A}.
| {A} gives {e} {x} to each child.
| {e} {x} are for each child at the party.
| Every child goes home with {e} {x}.
| {A} wants each child to have {e} {x}.
| Every child is to get {e} {x}.
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

g=3..30 e=2..9 x=toy
{A} wants to give {e} {x} to each child at a party.
| Each child at a party gets {e} {x}.
| For a party {A} buys {e} {x} per child.
| Every child who comes to {A} gets {e} {x}.
| {e} {x} are given to every child.
? How many {x} are needed for {g} of them?
| If there are {g} children, how many {x} are needed?
| {g} children come. How many {x} does it take?
| How many {x} does {A} need for {g} children?
| How many {x} must there be, if {g} children come?
> {X} in all: t = g * e
! {ans} {x} are needed.
# g * e

g=2..9 e=2..15 r=2..9 x=snack any
{A} [had|was with] {g} friends at a party.
| {g} friends were at the party of {A}.
| {g} friends came to {A}.
| There were {g} friends in the house of {A}.
| {A} invited {g} friends.
Each friend got {e} {x}.
| {A} gave {e} {x} to each friend.
| {e} {x} went to each friend.
| Every friend took {e} {x}.
| {e} {x} were eaten by every friend.
{r} {x} were left in the end.
| In the end {A} had {r} {x} left.
| {r} {x} were not eaten by anyone.
| {A} found {r} {x} on the plate in the end.
| {A} kept the last {r} {x}.
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

n=2..9 k=4..20 g=2..9 t=n*k e=t/g x=snack y=box any
{A} [has|buys|brings] {n} {y} of {x}.
| There are {n} {y} of {x} on the table of {A}.
| {n} {y} of {x} belong to {A}.
| {A} opens {n} {y} of {x}.
| For a party {A} has {n} {y} of {x}.
In each {y1} there are {k} {x}.
| Each {y1} holds {k} {x}.
| {k} {x} are in every {y1}.
| One {y1} contains {k} {x}.
| {AY} has {k} {x} in it.
All the {x} are shared equally among {g} children.
| {g} children share all the {x} fairly.
| {A} divides all the {x} evenly among {g} children.
| The {x} go to {g} children in equal shares.
| There are {g} children who share all the {x} fairly.
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

n=2..9 k=4..20 g=2..9 t=n*k e=t/g x=snack y=box
For {g} children {A} has {n} {y} with {k} {x} in each.
| {g} children get {n} {y} of {k} {x}.
| {A} buys {n} {y} with {k} {x} each for {g} children.
| There are {g} children at the table of {A}, and {n} {y} of {k} {x}.
| {g} children come to {A}. {He} opens {n} {y} with {k} {x} each.
| With {k} {x} to {ay}, {A} opens {n} {y} for {g} children.
? How many {x} does each child get if all get the same number?
| In equal shares, how many {x} does each child get?
| If the children share fairly, how many {x} does each one get?
| How many {x} are there for each child, if they share evenly?
> {X} in all: t = n * k
> {X} for each: e = t / g
! Each child gets {ans} {x}.
# n * k / g

g=2..9 e=3..12 t=g*e k=2..9 x=card
{k} {x} are given to each child after {g} children have shared {t} {x} equally.
| Each of {g} children gets an equal share of {t} {x} and, after that, {k} {x} more.
| {g} children share {t} {x} fairly. Each one already had {k}.
| Every child has {k} {x} at first. Then {g} children share {t} {x} equally.
| {A} gives {k} {x} to each of {g} children. Then the children share another {t} {x} fairly.
| Each of {g} children has {k} {x}, and they share {t} more equally.
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

e=2..9 g=3..20 t=g*e x=snack any
{A} gives away {t} {x} in all.
| In all, {t} {x} are given away by {A}.
| At a fair {A} gives away {t} {x}.
| {A} had {t} {x}, and all were given away.
| {t} {x} is what {A} gives away.
Each guest of {A} gets {e} {x}.
| {A} gives {e} {x} to each guest.
| {e} {x} go to every guest of {A}.
| Every guest goes home with {e} {x}.
| A guest of {A} always gets {e} {x}.
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

g=2..9 e=2..12 u=g*e r=2..20 t=u+r x=fruit any
{A} has {t} {x}.
| There are {t} {x} in the kitchen of {A}.
| {A} has baked {t} {x}.
| {t} {x} belong to {A}.
| {A} buys {t} {x} for a party.
{g} friends come to {A}.
| {A} has {g} friends at home.
| There are {g} friends at the party of {A}.
| The table of {A} is set for {g} friends.
| {A} invites {g} friends.
Each friend eats {e} {x}.
| {A} gives {e} {x} to each friend.
| {e} {x} go to every friend.
| Every friend takes {e} {x}.
| A friend of {A} gets {e} {x}, and the others get just as many.
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

g=2..9 e=2..12 u=g*e r=2..20 t=u+r x=fruit
{g} friends come to {A}. Each of them eats {e} {x}.
| {A} gives {e} {x} to each of {g} friends.
| Each of {g} friends takes {e} {x}.
| {e} {x} each are given to {g} friends.
| {g} friends get {e} {x} each.
? How many {x} are left if {A} had {t}?
| If there were {t} {x}, how many are left?
| How many of {t} {x} are left?
| Out of {t} {x}, how many are not taken?
| {A} had {t} {x}. How many are left over?
> {X} given: u = g * e
> {X} left: r = t - u
! {ans} {x} are left over.
# t - g * e

g=3..20 e=2..9 u=g*e k=2..20 t=u-k x=toy any
{A} has {t} {x}.
| {t} {x} belong to {A}.
| In the bag of {A} there are {t} {x}.
| {A} has bought {t} {x}.
| There are {t} {x} in the house of {A}.
{g} children come to the party of {A}.
| The party of {A} is for {g} children.
| {A} has asked {g} children to a party.
| There are {g} children at the party of {A}.
| At the party of {A} one sees {g} children.
Each child should get {e} {x}.
| {A} wants to give {e} {x} to each child.
| Every child is to have {e} {x}.
| {e} {x} should go to each child.
| {e} {x} are needed for every child.
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

a=2..5 b=2..5 s=a+b e=2..25 t=s*e x=fruit
{t} {x} lie on a table. There are {a} girls and {b} boys, and all get the same number.
| {A} has {t} {x}. {He} shares them fairly among {b} boys and {a} girls.
| For {b} boys and {a} girls {A} has {t} {x}, in equal shares.
| {t} {x} are shared fairly by {a} girls and {b} boys.
| In a garden {b} boys and {a} girls find {t} {x} and share them equally.
| {t} {x} are for {a} aunts and {b} uncles of {A}, in equal shares.
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

g=2..9 e=2..25 x=card any
{g} friends shared all the {x} of {A} fairly.
| {A} shared all {his} {x} equally among {g} friends.
| All the {x} of {A} went to {g} friends in equal shares.
| {g} friends split the {x} of {A} evenly.
| There were {g} friends who shared the {x} of {A} fairly.
Each friend got {e} {x}.
| {e} {x} went to each friend.
| The share of one friend was {e} {x}.
| Every friend had {e} {x} then.
| For each friend that was {e} {x}.
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

g=2..9 e=2..25 t=g*e x=pen
? How many {x} does each of {g} pupils get if they share {t} {x} equally?
| Shared fairly among {g} children, how many of {t} {x} does each child get?
| If there are {t} {x} for {g} pupils, how many does each get in equal shares?
| How many {x} does one child get if {t} {x} are shared by {g} children?
| If {t} {x} are split evenly, how many does each of {g} children get?
| {A} shares {t} {x} with {g} pupils in equal parts. How many does each pupil get?
> {X} for each: e = t / g
! Each of them gets {ans} {x}.
# t / g

g=2..9 d=2..12 t=g*d e=2..12 u=g*e x=snack y=fruit any
{g} children come to the party of {A}, and all get the same.
| The party of {A} is for {g} children, and nobody gets more than the others.
| {A} has asked {g} children to a party where all get the same.
| There are {g} children at the party of {A}, and they share all there is fairly.
{A} has {t} {x} for the party.
| For the party there are {t} {x}.
| {t} {x} are bought for the party.
| {A} has baked {t} {x} for the party.
At the party there are {u} {y}.
| {A} gets {u} {y} for the party.
| {u} {y} are picked for the party.
| {B} brings {u} {y} to the party.
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
""")
