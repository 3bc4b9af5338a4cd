"""Problems about cooking, baking and what recipes need."""

from ling_jax.training.corpus.templates import read

RECIPES = read("""
k=2..9 n=2..20 x=meal y=amount
One {x1} needs {k} {y}.
| {A} uses {k} {y} for one {x1}.
| {A} wants to cook {x}. Into each one go {k} {y}.
| The recipe for one {x1} says {k} {y}.
| {k} {y} go into every {x1} that {A} cooks.
| To make one {x1}, {A} takes {k} {y}.
| A recipe of {A} has {k} {y} for a single {x1}.
| For each {x1} {k} {y} are used.
| In every {x1} that {A} makes there are {k} {y}.
| {A} reads in a cookbook that a {x1} takes {k} {y}.
| It takes {k} {y} to make a {x1}.
| Without {k} {y}, {A} cannot make a {x1}.
| {k} {y} are needed per {x1}.
| {A} knows a {x1} that is made with {k} {y}.
| Each time {A} makes a {x1}, {k} {y} are used up.
? How many {y} does {A} need for {n} {x}?
| How many {y} must {A} buy for {n} {x}?
| {A} wants to make {n} {x}. How many {y} must {he} have?
| How many {y} go into {n} {x}?
| How many {y} are needed for {n} {x}?
| If {A} makes {n} {x}, how many {y} must be there?
| {n} {x} are planned. How many {y} does that take?
| For {n} {x}, how many {y} are there to buy?
| There should be {n} {x} at the party. How many {y} is that?
| How many {y} will be used for {n} such {x}?
| What number of {y} goes into {n} {x}?
| How many {y} do {n} {x} take [in all|altogether|in total]?
> {Y} needed: t = k * n
! {ans} {y} are needed.
# k * n

p=2..6 f=2..6 q=p*f c=2..9 x=meal
A {x1} for {p} people needs {c} cups of flour.
| For {p} people {A} needs {c} cups of flour.
| The recipe says {c} cups of flour for {p} people.
| {A} has a recipe for {p} people with {c} cups of flour.
| {c} cups of flour are enough for {p} people.
| A recipe that serves {p} people takes {c} cups of flour.
| To feed {p} people, {A} uses {c} cups of flour.
| With {c} cups of flour {A} can make a {x1} for {p} people.
| In a recipe for a {x1} there are {c} cups of flour, and it serves {p} people.
| {A} makes {x}. For each {p} people {he} takes {c} cups of flour.
| When {p} people eat, {c} cups of flour are used.
| {A}'s {x1} has {c} cups of flour in it and is enough for {p} people.
| {c} cups of flour are in a recipe for {p} people.
| With {c} cups of flour, {A} can serve {p} people.
| It takes {c} cups of flour to cook a {x1} for {p} people.
? How many cups are needed for {q} people?
| {q} people are coming to eat. How many cups must {A} take?
| How many cups of flour does {A} take for {q} people?
| How many cups of flour would it be for {q} people?
| If {q} people come, how many cups of flour does {A} need?
| {A} cooks for {q} people. How many cups of flour is that?
| How many cups of flour go into the same meal for {q} people?
| For {q} people, how many cups of flour are there to take?
| There will be {q} people at the table. How many cups of flour does {A} use?
| How many cups of flour does one need to serve {q} people?
| {A} cooks the same {x1} for {q} people. How many cups of flour does {he} need?
> Times as many people: f = q / p
> Cups of flour: t = c * f
! {ans} cups are needed.
# q // p * c

k=2..6 n=2..9 e=20..60 x=meal
{A} has {e} eggs. {He} makes {n} {x} with {k} eggs each.
| {A} makes {n} {x}. Each needs {k} eggs. {He} has {e} eggs.
| There are {e} eggs in the kitchen. {A} cooks {n} {x}, and each one takes {k} eggs.
| In the kitchen are {e} eggs. {A} makes {n} {x}, and {k} eggs go into each of them.
| {A} buys {e} eggs. For each of {n} {x} {he} uses {k} of them.
| Of {e} eggs in a basket, {A} uses {k} for each of {n} {x}.
| {e} eggs lie on the kitchen table. {A} makes {n} {x} from them, with {k} eggs in each.
| {A} needs {k} eggs for one {x1} and makes {n} {x}. Before that, there were {e} eggs.
| {k} eggs go into each {x1}. {A} has {e} eggs and makes {n} {x}.
| The hens of {A} laid {e} eggs. Now {n} {x} are made from them, and every one takes {k} eggs.
| Out of {e} eggs, {A} makes {n} {x}. Each of them takes {k} eggs.
| {n} {x} with {k} eggs each are made by {A}. {He} had {e} eggs at first.
| {A} uses {k} eggs for each of {n} {x}. There were {e} eggs in the kitchen.
| For {n} {x}, {A} takes {k} eggs apiece. The basket held {e} eggs.
? How many eggs are left?
| How many eggs remain?
| How many eggs are still in the kitchen?
| How many eggs does {A} have left after that?
| How many of the eggs are not used?
| How many eggs does {A} still have?
| What number of eggs is left over?
| When all is done, how many eggs are there?
| How many eggs stay in the kitchen?
| How many eggs are left for the next day?
| After cooking, how many eggs remain?
> Eggs used: u = n * k
> Eggs left: r = e - u
! {ans} eggs are left.
# e - n * k

k=2..9 n=3..20 e=k*n x=meal
{A} has {e} [cups of flour|eggs]. One {x1} needs {k} of them.
| One {x1} needs {k} [cups of flour|eggs]. {A} has {e}.
| There are {e} [potatoes|onions|eggs] in the kitchen of {A}. A {x1} takes {k} of them.
| {A} buys {e} [tomatoes|eggs|onions]. Into each {x1} go {k} of them.
| {A} wants to use all {e} [eggs|tomatoes]. Each {x1} is made with {k} of them.
| For one {x1} {A} uses {k} [eggs|glasses of milk|cups of flour]. {He} has {e} of them in all.
| The recipe for a {x1} says {k} [eggs|onions]. {A} has {e} of them.
| It takes {k} [eggs|potatoes] to make a {x1}, and {A} has {e} of them.
| In a basket of {A} are {e} [eggs|tomatoes|onions]. {He} takes {k} for each {x1}.
| {A} got {e} [eggs|potatoes] from a farm and needs {k} for every {x1}.
| {e} [eggs|tomatoes] are ready. {A} puts {k} of them into each {x1}.
| {k} [eggs|onions|potatoes] go into one {x1}. In all, {A} has {e} of them.
| {A} puts {k} [eggs|tomatoes] into each {x1} and has {e} of them.
? How many {x} can {A} make?
| For how many {x} is that enough?
| How many {x} can be made?
| How many {x} is {A} able to cook?
| How many {x} does that make?
| How many {x} come out of them, if nothing is left?
| If {A} uses all of them, how many {x} are there?
| How many {x} will there be when everything is used?
| What number of {x} can {A} make?
| {A} makes as many {x} as possible. How many is that?
> Number of {x}: n = e / k
! {A} can make {ans} {x}.
# e / k

a=100..600:50 b=50..400:50 c=20..90:10 x=meal
{A} mixes {a} grams of flour, {b} grams of sugar and {c} grams of butter.
| A {x1} needs {a} grams of flour, {b} grams of sugar and {c} grams of butter.
| Into a bowl {A} puts {a} grams of flour, {b} grams of sugar and {c} grams of butter.
| The recipe for a {x1} has {a} grams of rice, {b} grams of meat and {c} grams of cheese.
| First {A} takes {a} grams of flour. Then come {b} grams of sugar and {c} grams of butter.
| {a} grams of potatoes, {b} grams of carrots and {c} grams of onions go into a pot.
| {A} makes a {x1} from {a} grams of flour, {b} grams of fruit and {c} grams of nuts.
| In a pot there are {a} grams of beans. {A} adds {b} grams of tomatoes and {c} grams of cheese.
| For the {x1} there are three things on the table: {a} grams of flour, {b} grams of cream, {c} \
grams of sugar.
| {A} weighs what is in the {x1}: {a} grams of flour, {b} grams of milk and {c} grams of honey.
| To {a} grams of flour, {A} adds {b} grams of butter and {c} grams of sugar.
? How many grams is that [in all|altogether]?
| How many grams do the three weigh together?
| What is the weight of all of it, in grams?
| How heavy is all this, in grams?
| How many grams are there in total?
| What do the three add up to, in grams?
| How many grams does everything make?
| What is the sum in grams?
| How many grams is that if you put all three together?
| How much does it weigh in all, in grams?
> The first two: s = a + b
> Grams in all: t = s + c
! That is {ans} grams.
# a + b + c

h=2..40 c=h*2 x=meal
A {x1} needs {c} grams of [sugar|salt|butter]. {A} makes half of it.
| For a whole {x1} {A} takes {c} grams of [sugar|salt|butter]. Today {he} makes half of it.
| The recipe for a {x1} says {c} grams of [sugar|cheese|butter]. {A} takes only half of that.
| {A} likes less [sugar|salt] and uses half of what the recipe says. It says {c} grams.
| A whole {x1} is made with {c} grams of [butter|cheese|sugar]. {A} wants just half a {x1}.
| Into a {x1} should go {c} grams of [sugar|butter]. Because few guests come, {A} halves the recipe.
| {c} grams of [sugar|salt|butter] is for the whole recipe, but {A} makes half of the {x1}.
| {A} halves a recipe for a {x1}. The whole recipe has {c} grams of [sugar|butter|cheese].
| With {c} grams of [sugar|butter] one can make a {x1}. {A} makes only one half of it.
| There are {c} grams of [sugar|butter] in the recipe. {A} cooks half of the recipe.
| {A} needs half as much [sugar|butter] as the recipe for a {x1} says, and there it says {c} grams.
? How many grams does {A} need?
| How many grams does {A} take?
| How many grams is that?
| How many grams must {A} use?
| What amount does {A} need, in grams?
| How many grams are used by {A}?
| How many grams go into it?
| How much is that in grams?
| How many grams are needed this time?
| What is the amount for {A}, in grams?
> Grams needed: g = c / 2
! {A} needs {ans} grams.
# c / 2

k=2..9 n=2..12 p=2..9 x=snack any
{A} bakes {n} trays of {x} with {k} {x} on each tray.
| {A} bakes {n} trays of {x}. Each tray holds {k} of them.
| {A} makes {x} on {n} trays. There are {k} on every tray.
| With {k} {x} on each tray, {A} bakes {n} trays.
| {n} trays with {k} {x} each come out of {A}'s oven.
| A tray is full with {k} {x}. {A} bakes {n} full trays.
| On one tray fit {k} {x}, and {A} fills {n} trays.
| {A} puts {k} {x} on a tray and fills {n} trays like that.
{A} sells all {x} for {p$} each.
| Each {x1} is sold for {p$}, and {A} sells all of them.
| All {x} of {A} are sold at {p$} apiece.
| At the market {A} gets {p$} for every {x1}, and all are sold.
| For one {x1} {A} takes {p$}, and no {x1} is left at the end.
| People buy all {x} from {A} and pay {p$} for each.
| The price of one {x1} is {p$}. By noon all {x} are sold.
| The {x} of {A} cost {p$} each, and {he} sells every one.
? How much money does {A} get?
| How much money does {A} make?
| How many dollars does {A} get [in all|altogether]?
| How many dollars come in?
| What does {A} earn with the {x}, in dollars?
| How much do all the {x} bring?
| How many dollars are paid to {A}?
| What is the total in dollars?
| How much money is in the cash box at the end, if it was empty before?
> {X} in all: t = n * k
> Money for the {x}: m = t * p
! {A} gets {ans} dollars.
# n * k * p

a=2..6 b=2..6 n=2..9 x=meal
One {x1} needs {a} cups of milk and {b} cups of water.
| For one {x1} {A} takes {a} cups of milk and {b} cups of water.
| {A} makes {x} with {a} cups of flour and {b} cups of sugar in each.
| Into each {x1} go {a} cups of water and {b} cups of rice.
| The recipe for a {x1} has {a} cups of milk. It also has {b} cups of cream.
| {a} cups of beans and {b} cups of water are needed for every {x1}.
| To make one {x1}, {A} mixes {a} cups of flour with {b} cups of milk.
| A {x1} is made from {a} cups of flour and {b} cups of nuts.
| In each {x1} there are {a} cups of water and {b} cups of milk.
| {A} pours {a} cups of milk into a bowl and adds {b} cups of flour. This makes one {x1}.
? How many cups are needed for {n} {x}?
| How many cups is that for {n} {x}?
| {A} makes {n} {x}. How many cups of both does {he} need together?
| If {A} makes {n} {x}, how many cups does {he} use in all?
| How many cups, both things together, go into {n} {x}?
| For {n} {x}, how many cups of both are needed in total?
| How many cups does {A} fill for {n} {x}?
| {n} {x} are made. How many cups are used altogether?
| How many cups of both things are in {n} {x}?
| How many cups do {n} {x} take, if you count both things?
> Cups for one {x1}: s = a + b
> Cups in all: t = s * n
! {ans} cups are needed.
# (a + b) * n

n=3..12 k=4..12 g=2..40 x=snack
{A} bakes {n} trays of {k} {x}. Then {g} {x} are eaten.
| {A} makes {n} trays with {k} {x} each. The guests eat {g} of them.
| On each of {n} trays {A} has {k} {x}. People at the party eat {g} of them.
| {A} fills {n} trays with {k} {x} per tray and gives away {g} {x}.
| There are {n} plates with {k} {x} on each. Then {g} of them are eaten by the children.
| {A} makes {k} {x} at a time and does it {n} times. The family of {A} eats {g} of them.
| {n} trays come out of the oven, each with {k} {x}. {A} takes {g} of them to school.
| From {n} trays with {k} {x} each, {g} {x} are sold.
| {A} bakes {k} {x} on every tray. After {n} trays, {g} of the {x} are eaten.
| {A} puts {n} plates on the table, {k} {x} on every plate. {His} friends eat {g} of them.
| After baking {n} trays of {k} {x}, {A} drops {g} of them on the floor and throws them away.
| {g} {x} are eaten from {n} trays that had {k} {x} each.
| The guests eat {g} {x}. {A} had baked {n} trays with {k} {x} each.
| {A} gives {g} {x} to friends. There were {n} trays with {k} {x} on each.
| With {k} {x} on each, {A} bakes {n} trays. Then {g} {x} are sold.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
| How many {x} does {A} still have?
| How many {x} are there after that?
| How many {x} are left over?
| At the end, how many {x} does {A} have?
| How many of them are left for the others?
| How many {x} can still be eaten?
> {X} in all: t = n * k
> {X} left: r = t - g
! {ans} {x} are left.
# n * k - g

k=2..9 n=2..20 x=meal y=amount
? If one {x1} takes {k} {y}, how many {y} do {n} {x} take?
| How many {y} does {A} need for {n} {x} if {k} go into each?
| {A} makes {n} {x} and uses {k} {y} for each. How many {y} is that?
| How many {y} are used for {n} {x} with {k} {y} in every one?
| For {n} {x} at {k} {y} apiece, how many {y} should {A} buy?
| {n} {x} are made with {k} {y} each. How many {y} are needed in all?
| If {A} cooks {n} {x} and {k} {y} are in each {x1}, how many {y} does {he} take?
| When every {x1} has {k} {y}, how many {y} are in {n} {x}?
| If {k} {y} go into each {x1}, how many {y} go into {n} {x}?
| With {k} {y} in every {x1}, how many {y} does {A} need for {n} {x}?
| Each {x1} has {k} {y}. How many {y} are there in {n} {x}?
> {Y} in all: t = k * n
! That makes {ans} {y}.
# k * n

k=2..9 f=2..6 e=2..20 x=meal y=amount
A recipe has {k} {y}. {A} makes {f} times the recipe and has {e} {y} at home.
| {A} has {e} {y}. A recipe needs {k} {y}, and {he} wants to make it {f} times.
| For one {x1} {A} needs {k} {y}. {He} makes {f} {x} and has only {e} {y}.
| {A} wants to cook {f} {x} with {k} {y} each, but there are only {e} {y} in the kitchen.
| In the kitchen of {A} are {e} {y}. To make {f} {x}, {he} needs {k} {y} for each.
| A guest wants {f} {x}. Each takes {k} {y}, but {A} has no more than {e} {y}.
| At home {A} has {e} {y}. {He} makes {f} {x}, and each needs {k} {y}.
| There are {e} {y} in the bag of {A}. {He} wants to make a recipe {f} times, and it needs {k} {y}.
| {A} makes a recipe {f} times. It has {k} {y}, and {A} has {e} {y}.
? How many {y} must {he} buy?
| How many {y} are missing?
| How many more {y} does {A} need?
| How many {y} are still needed?
| How many {y} does {A} have to get at the shop?
| How many {y} does {A} not have yet?
> {Y} needed: t = k * f
> {Y} to buy: b = t - e
! {A} needs {ans} more {y}.
# k * f - e

n=2..12 g=2..20 x=snack
{A} bakes {n} dozen {x}. Of these, {g} are burned.
| {A} makes {n} dozen {x}, and {g} {x} are eaten by {his} friends.
| From {n} dozen {x}, {A} gives away {g}.
| {A} buys {n} dozen {x} for a party. The guests eat {g} of them.
| On the table of {A} are {n} dozen {x}. Then {g} of them are taken.
| {n} dozen {x} come out of the oven. {A} sells {g} of them.
| {g} {x} are burned when {A} bakes {n} dozen {x}.
| Friends eat {g} {x}. Before that {A} had {n} dozen {x}.
| {A} gives away {g} {x} from {n} dozen {x}.
| {A} takes {g} {x} to a friend from {n} dozen that {he} has baked.
| The guests of {A} eat {g} {x} from the {n} dozen that {he} has baked.
? How many {x} are left?
| How many {x} remain?
| How many {x} are still there?
| How many {x} does {A} have then?
| What is the number of {x} after that?
> {X} in all: t = n * 12
> {X} left: r = t - g
! {ans} {x} remain.
# 12 * n - g

n=2..20 x=snack
{A} bakes {n} dozen {x}.
| {A} [makes|buys|needs] {n} dozen {x} for a [party|market|wedding].
| A school orders {n} dozen {x} from {A}.
| {n} dozen {x} are on the trays of {A}.
| For {his} birthday {A} makes {n} dozen {x}.
| {A} fills {n} bags with a dozen {x} in each.
| There are a dozen {x} in each box, and {A} has {n} boxes.
? How many {x} is that?
| How many {x} are there?
| What is the number of the {x}?
| How many {x} is that [in all|altogether|in total]?
| How many single {x} does {A} have?
> {X} in all: t = n * 12
! That is {ans} {x}.
# 12 * n

p=2|3|4|5|6|8|10 k=2..6 t=2..9 q=p*t n=q/k x=snack y=pupil any
{n} {y} come to the party of {A}. Each of them eats {k} {x}.
| {A} bakes for {n} {y}, and each one should get {k} {x}.
| There are {n} {y} to eat with {A}. {A} wants to give {k} {x} to every one of them.
| {A} plans {k} {x} for each of {n} {y}.
| With {k} {x} for each, {A} bakes for {n} {y}.
| Each guest of {A} gets {k} {x}, and the guests are {n} {y}.
{p} {x} fit on one tray.
| On each tray there is room for {p} {x}.
| A tray holds {p} {x}.
| {A} can bake {p} {x} on a tray.
| One tray is full with {p} {x}.
| Each tray of {A} takes {p} {x}.
? How many trays does {A} need?
| How many trays are needed?
| How many trays are filled?
| How many full trays is that?
| How many trays must {A} bake?
> {X} in all: m = n * k
> Trays: t = m / p
! {A} needs {ans} trays.
# n * k // p

n=2..9 a=4..12 m=2..9 b=4..12 x=snack y=snack
{A} bakes {n} trays with {a} {x} on each and {m} trays with {b} {y} on each.
| {A} makes {n} trays of {a} {x} and {m} trays of {b} {y}.
| On {n} trays are {a} {x} each, on {m} other trays {b} {y} each. {A} baked them all.
| First {A} fills {n} plates with {a} {x} each. Then {he} fills {m} plates with {b} {y} each.
| {n} boxes with {a} {x} in each and {m} boxes with {b} {y} in each are packed by {A}.
| For a party, {A} brings {n} bags with {a} {x} per bag. {He} also has {m} bags with {b} {y} per \
bag.
| {A} bakes {m} trays with {b} {y} on each. {He} also bakes {n} trays with {a} {x} on each.
| With {b} {y} on each there are {m} trays, and with {a} {x} on each there are {n} trays. {A} \
baked them all.
| Each of {m} trays has {b} {y} on it, and each of {n} other trays has {a} {x} on it. {A} baked \
them all.
| {A} fills plates: {b} {y} go on each of {m} plates, and {a} {x} on each of {n} others.
| With {a} {x} per bag and {b} {y} per box, {A} fills {n} bags and {m} boxes.
? How many {x} and {y} is that [in all|altogether]?
| How many pieces is that together?
| How many things to eat are there in all?
| What is the number of {x} and {y} together?
| How many are there if you count both the {x} and the {y}?
> {X}: c = n * a
> {Y}: d = m * b
> Both together: s = c + d
! Together that is {ans} pieces.
# n * a + m * b

f=2..9 s=2..12 t=f*s k=2|3|4|5|6|8|10 n=t/k x=snack y=pupil any
{A} makes {n} plates of {x} with {k} on each.
| {A} bakes {n} trays with {k} {x} on every tray.
| There are {n} bags from {A}, and in each are {k} {x}.
| With {k} {x} in each, {A} brings {n} boxes.
| {k} {x} lie on each of the {n} trays of {A}.
| {A} puts {k} {x} on a plate and fills {n} plates.
All {x} of {A} are shared equally by {f} {y}.
| {f} {y} share the {x} of {A} so that all get the same number.
| {A} gives the same number of {x} to each of {f} {y}, and no {x1} is left.
| All the {x} are split evenly among {f} {y} by {A}.
| {A} has {f} {y} as guests, and they share all {x} evenly.
? How many {x} does each of the {y} get?
| How many {x} does each get?
| How many {x} are there for every one of the {y}?
| How many {x} go to one of the {y}?
| What number of {x} does each of them have then?
> {X} in all: t = n * k
> {X} for each: s = t / f
! Each gets {ans} {x}.
# n * k // f

n=2..9 p=2..5 k=2..9 q=2..5
{A} buys {n} eggs for {p$} each and {k} bags of flour for {q$} each.
| {A} needs {n} bags of nuts at {p$} a bag and {k} bags of sugar at {q$} a bag.
| For a cake, {A} buys {n} packs of butter and {k} bags of flour. A pack costs {p$} and a bag {q$}.
| One lemon costs {p$} and one bag of sugar {q$}. {A} takes {n} lemons and {k} bags of sugar.
| {A} pays {p$} for each of {n} fish and {q$} for each of {k} bags of rice.
| {A} pays {q$} for a bag of flour and {p$} for an egg. {He} buys {n} eggs and {k} bags of flour.
| A bag of sugar costs {q$} and a bag of nuts {p$}. {A} buys {n} bags of nuts and {k} bags of sugar.
| {A} buys {k} bags of rice at {q$} a bag and {n} fish at {p$} a fish.
? How much does all of it cost?
| How many dollars does {A} pay [in all|altogether]?
| How much money does {A} need?
| What is the total cost in dollars?
| How many dollars is that for everything?
> Cost of the first: a = n * p
> Cost of the second: b = k * q
> Cost of all: c = a + b
! All of it costs {ans} dollars.
# n * p + k * q

n=2..9 m=5..30 b=5..30 x=snack
{A} bakes {n} trays of {x}, one after the other. Each tray takes {m} minutes, and before that \
mixing takes {b} minutes.
| First {A} mixes for {b} minutes. Then {he} bakes {n} trays of {x}, {m} minutes for each, one at \
a time.
| It takes {A} {b} minutes to get all the {x} ready. After that {n} trays are baked one by one, \
each for {m} minutes.
| A tray of {x} must bake for {m} minutes. {A} has {n} trays but room for one in the oven, and to \
get started {he} needs {b} minutes.
| One tray of {x} takes {A} {m} minutes. {He} bakes {n} trays, one after the other, and mixes for \
{b} minutes before that.
| To get the {x} ready takes {A} {b} minutes. One tray bakes for {m} minutes, and {n} trays are \
baked one by one.
? How many minutes does all this take?
| How long does it take in all, in minutes?
| After how many minutes are all trays done?
| How many minutes is that altogether?
| How many minutes go by until everything is ready?
> Minutes in the oven: a = n * m
> Minutes in all: t = a + b
! All this takes {ans} minutes.
# n * m + b

c=20..90 a=2..10 b=2..9 x=meal y=meal z=amount
{A} has {c} {z}. {He} uses {a} of them for a {x1} and {b} for a {y1}.
| Of {c} {z}, {A} takes {a} for a {x1} and {b} for a {y1}.
| There are {c} {z} in the kitchen. {A} needs {a} of them for a {x1} and {b} for a {y1}.
| {a} {z} go into a {x1} and {b} into a {y1}. {A} had {c} {z} before.
| {A} makes a {x1} with {a} {z} and a {y1} with {b} {z}. Before, there were {c} {z}.
? How many {z} are left?
| How many {z} remain?
| How many {z} does {A} still have?
| How many {z} are not used?
| After that, how many {z} are there?
> {Z} after the first: d = c - a
> {Z} left: r = d - b
! {ans} {z} are left.
# c - a - b

e=60..99 n=2..5 a=2..6 m=2..5 b=2..6 x=meal y=meal
{A} has {e} eggs. {He} makes {n} {x} with {a} eggs each and {m} {y} with {b} eggs each.
| There are {e} eggs. {A} makes {n} {x} and {m} {y}. Each {x1} takes {a} eggs, each {y1} {b} eggs.
| A {x1} needs {a} eggs and a {y1} needs {b}. {A} has {e} eggs and makes {n} {x} and {m} {y}.
| From {e} eggs, {A} takes {a} for each of {n} {x} and {b} for each of {m} {y}.
| {A} makes {m} {y} with {b} eggs each and {n} {x} with {a} eggs each. There were {e} eggs.
| For {n} {x}, {A} takes {a} eggs each, and for {m} {y} {b} eggs each. At first there are {e} eggs.
| Each {x1} has {a} eggs and each {y1} {b}. {A} makes {n} {x} and {m} {y} from {e} eggs.
? How many eggs are left?
| How many eggs remain in the end?
| How many eggs does {A} have after that?
| How many eggs are not used?
> Eggs for the {x}: c = n * a
> Eggs for the {y}: d = m * b
> Eggs used: s = c + d
> Eggs left: r = e - s
! After that, {ans} eggs are left.
# e - (n * a + m * b)

k=2..9 n=2..20 x=meal y=amount any
{A} wants to make {n} {x}.
| {n} {x} are planned by {A}.
| For a party, {A} makes {n} {x}.
| {A} has to cook {n} {x}.
| {A} cooks {n} {x} for a school.
| On Sunday {A} will make {n} {x}.
One {x1} needs {k} {y}.
| Each {x1} is made with {k} {y}.
| Into every {x1} go {k} {y}.
| {k} {y} are needed for each {x1}.
| It takes {k} {y} to make one {x1}.
| The recipe for one {x1} says {k} {y}.
? How many {y} does {A} need?
| How many {y} are needed in all?
| How many {y} must {A} buy?
| How many {y} will {A} use altogether?
| What number of {y} does {A} need?
> {Y} needed: t = k * n
! {ans} {y} are needed.
# k * n

k=2..9 n=2..20 x=meal y=amount
{A} wants to make {n} {x}.
| For a party, {A} has to make {n} {x}.
| {n} {x} are ordered from {A}.
| {A} cooks {n} {x} for the whole street.
| On Sunday {A} makes {n} {x}.
| A school asks {A} for {n} {x}.
? If one {x1} needs {k} {y}, how many {y} does {A} need?
| How many {y} is that, if each {x1} needs {k} {y}?
| With {k} {y} in each {x1}, how many {y} are used?
| Each {x1} takes {k} {y}. How many {y} must {A} buy?
| How many {y} are needed at {k} {y} for every {x1}?
> {Y} needed: t = k * n
! {ans} {y} are needed.
# k * n

p=2..6 f=2..6 q=p*f c=2..9 x=meal any
{q} people come to eat with {A}.
| {A} cooks for {q} people.
| There will be {q} people at the table of {A}.
| {A} wants to feed {q} people.
| {A} has {q} people as guests.
| For a party, {A} cooks a {x1} for {q} people.
The recipe of the {x1} takes {c} cups of flour and is for {p} people.
| With {c} cups of flour, the recipe of the {x1} is enough for {p} people.
| For {p} people, the recipe of the {x1} has {c} cups of flour.
| The recipe of the {x1} is for {p} people and has {c} cups of flour.
| The {x1} is made by a recipe for {p} people with {c} cups of flour.
| {c} cups of flour are in the recipe of the {x1}, which serves {p} people.
? How many cups of flour does {A} need?
| How many cups of flour must {A} take?
| How many cups of flour does {A} use for all these people?
| How many cups of flour go into the meal of {A}?
| How many cups of flour are needed for all of these people?
> Times as many people: f = q / p
> Cups of flour: t = c * f
! {ans} cups are needed.
# q // p * c

p=2..6 f=2..6 q=p*f c=2..9 x=meal
{A} makes a {x1} for {q} people.
| {q} people want to eat the {x1} of {A}.
| For a party of {q} people, {A} makes a {x1}.
| There are {q} people at the table, and {A} makes a {x1} for them.
| {A} invites friends, and {q} people will eat {x}.
? If the recipe has {c} cups of flour for {p} people, how many cups of flour does {A} need?
| The recipe is for {p} people and needs {c} cups of flour. How many cups of flour does {A} need?
| How many cups of flour is that, if {c} cups are enough for {p} people?
| How many cups of flour must {A} take, if {p} people need {c} cups?
| With {c} cups of flour for {p} people, how many cups of flour does {A} use?
> Times as many people: f = q / p
> Cups of flour: t = c * f
! {ans} cups are needed.
# q // p * c

k=2..6 n=2..9 e=20..60 x=meal any
{A} makes {n} {x} today.
| Today {n} {x} are cooked by {A}.
| {A} cooks {n} {x}.
| {n} {x} are made by {A} for the guests.
| For the family, {A} makes {n} {x}.
Each {x1} is made with {k} eggs.
| {k} eggs go into each {x1}.
| One {x1} needs {k} eggs.
| {A} uses {k} eggs for every {x1}.
| For one {x1}, {A} takes {k} eggs.
In the morning {A} had {e} eggs.
| At first there were {e} eggs in the kitchen of {A}.
| {A} had {e} eggs before cooking.
| Before the cooking, {e} eggs were in the kitchen of {A}.
| {e} eggs were there when {A} began to cook.
? How many eggs does {A} have left?
| How many eggs are left after cooking?
| How many eggs remain at the end?
| How many of the eggs are not used?
| How many eggs are still in the kitchen at the end?
> Eggs used: u = n * k
> Eggs left: r = e - u
! {ans} eggs are left.
# e - n * k

k=2..6 n=2..9 e=20..60 x=meal
{A} makes {n} {x} with {k} eggs in each.
| Each {x1} of {A} takes {k} eggs, and {he} makes {n} of them.
| With {k} eggs for each, {A} makes {n} {x}.
| {A} puts {k} eggs into every one of {n} {x}.
| For {n} {x}, {A} uses {k} eggs apiece.
? Of {e} eggs, how many are left?
| If there were {e} eggs before, how many eggs are left?
| How many eggs remain, if {A} had {e} eggs at first?
| {A} started with {e} eggs. How many does {he} have left?
| How many of {e} eggs are not used?
> Eggs used: u = n * k
> Eggs left: r = e - u
! {ans} eggs are left.
# e - n * k

k=2..9 n=3..20 e=k*n x=meal
One {x1} of {A} needs {k} eggs.
| {A} uses {k} eggs for one {x1}.
| Into each {x1} that {A} makes go {k} eggs.
| {k} eggs are what {A} takes for a {x1}.
| For every {x1} {A} takes {k} eggs.
? How many {x} can {A} make with {e} eggs?
| If {A} has {e} eggs, how many {x} can {he} make?
| For how many {x} are {e} eggs enough?
| {A} uses up {e} eggs. How many {x} does {he} make?
| There are {e} eggs. How many {x} can {A} make?
> Number of {x}: n = e / k
! {A} can make {ans} {x}.
# e / k

k=2..9 n=2..12 p=2..9 x=snack
At the market, {A} gets {p$} for each {x1} and sells all that {he} has baked.
| {A} sells {x} for {p$} each and will sell every one.
| One {x1} at the stand of {A} costs {p$}, and all are sold.
| On Sunday {A} sells {x}. One {x1} costs {p$}, and no {x1} is left in the end.
| {A} bakes and sells {x}, and people pay {p$} for each.
? If there are {n} trays with {k} {x} each, how many dollars does {A} get?
| {A} has {n} trays with {k} {x} on each. How much money does {he} get?
| With {k} {x} on each of {n} trays, how much money does {A} make?
| How many dollars does {A} get for {n} trays with {k} {x} on each?
| How much money is that for {k} {x} on every tray, if {A} has {n} trays?
> {X} in all: t = n * k
> Money for the {x}: m = t * p
! {A} gets {ans} dollars.
# n * k * p

a=2..6 b=2..6 n=2..9 x=meal any
{A} makes {n} {x}.
| {A} has to make {n} {x} for a party.
| {n} {x} are made by {A}.
| On Sunday {A} cooks {n} {x}.
| {A} plans to make {n} {x}.
Each {x1} needs {a} cups of milk and {b} cups of water.
| Into one {x1} go {b} cups of water and {a} cups of milk.
| One {x1} is made with {a} cups of rice and {b} cups of water.
| For every {x1}, {A} takes {b} cups of flour and {a} cups of milk.
| {a} cups of cream and {b} cups of beans go into each {x1}.
? How many cups does {A} need in all, both things together?
| How many cups of both things are used altogether?
| How many cups is that in all, if you count both things?
| How many cups does {A} fill in all?
| What is the number of cups of both things in total?
> Cups for one {x1}: s = a + b
> Cups in all: t = s * n
! {ans} cups are needed.
# (a + b) * n

n=3..12 k=4..12 g=2..40 x=snack any
In the evening {A} counts that {g} {x} have been eaten.
| The guests of {A} eat {g} {x}.
| {g} {x} are eaten by the friends of {A}.
| At the party of {A}, {g} {x} are eaten.
| Of the {x}, {A} and the guests eat {g}.
{A} bakes {n} trays with {k} {x} on each.
| With {k} {x} on each, {A} bakes {n} trays.
| There were {n} trays of {A} with {k} {x} each.
| On each of {n} trays {A} had {k} {x}.
| {k} {x} were on each of the {n} trays of {A}.
? How many {x} are left at the end?
| How many {x} does {A} have left?
| How many {x} remain for the next day?
| How many {x} are not eaten?
| How many of the {x} are still there in the end?
> {X} in all: t = n * k
> {X} left: r = t - g
! {ans} {x} are left.
# n * k - g

k=2..9 f=2..6 e=2..20 x=meal y=amount any
{A} has {e} {y} at home.
| There are {e} {y} in the kitchen of {A}.
| {e} {y} are in the bag of {A}.
| At home, {A} finds {e} {y}.
| {A} has bought {e} {y} so far.
{A} wants to make {f} {x}.
| {f} {x} are to be made by {A}.
| The guests of {A} want {f} {x}.
| {A} has to cook {f} {x}.
| For a party, {A} makes {f} {x}.
Each {x1} needs {k} {y}.
| One {x1} is made with {k} {y}.
| {k} {y} go into every {x1}.
| For each {x1}, {k} {y} are needed.
| The recipe of one {x1} says {k} {y}.
? How many {y} must {A} still buy?
| How many {y} are missing?
| How many more {y} does {A} need?
| How many {y} does {A} not have yet?
| How many {y} does {A} still have to get?
> {Y} needed: t = k * f
> {Y} to buy: b = t - e
! {A} needs {ans} more {y}.
# k * f - e

p=2|3|4|5|6|8|10 k=2..6 t=2..9 q=p*t n=q/k x=snack y=pupil
{A} bakes {x} on trays with room for {p} {x} each.
| A tray of {A} holds {p} {x}.
| On one tray {A} can bake {p} {x}.
| {p} {x} fit on each tray of {A}.
| For a party {A} bakes {x}, {p} on a tray.
? If {k} {x} are needed for each of {n} {y}, how many trays must {A} bake?
| How many trays does {A} need to give {k} {x} to each of {n} {y}?
| {n} {y} should get {k} {x} each. How many trays does {A} bake?
| How many trays are needed for {n} {y}, if each gets {k} {x}?
| Each of {n} {y} gets {k} {x}. How many trays is that?
> {X} in all: m = n * k
> Trays: t = m / p
! {A} needs {ans} trays.
# n * k // p

n=2..9 p=2..5 k=2..9 q=2..5 any
{A} buys {n} eggs for {p$} each.
| One egg costs {p$}, and {A} buys {n} eggs.
| {A} pays {p$} for each of {n} eggs.
| {n} eggs at {p$} each are bought by {A}.
| For each egg {A} pays {p$}, and {he} takes {n} eggs.
{A} buys {k} bags of flour for {q$} each.
| One bag of flour costs {q$}, and {A} buys {k} bags.
| {A} pays {q$} for each of {k} bags of flour.
| {k} bags of flour at {q$} each are bought by {A}.
| For each bag of flour {A} pays {q$}, and {he} takes {k} bags.
? How much do the eggs and the flour cost together?
| How many dollars does {A} pay for eggs and flour [in all|altogether]?
| How much money does {A} need for both?
| What is the total cost in dollars?
| How many dollars is that for everything?
> Cost of the eggs: a = n * p
> Cost of the flour: b = k * q
> Cost of all: c = a + b
! All of it costs {ans} dollars.
# n * p + k * q

n=2..9 m=5..30 b=5..30 x=snack any
{A} bakes {n} trays of {x}, one after the other.
| {n} trays of {x} go into the oven of {A}, one at a time.
| There are {n} trays of {x}, and {A} bakes one after the other.
| One by one, {A} bakes {n} trays of {x}.
Each tray of {x} is in the oven for {m} minutes.
| It takes {m} minutes to bake one tray of {x}.
| A tray of {x} bakes for {m} minutes.
| {m} minutes is how long one tray of {x} bakes.
To get everything ready before the baking takes {A} {b} minutes.
| {A} needs {b} minutes to mix everything before the first tray.
| Before the first tray, {A} mixes for {b} minutes.
| {b} minutes of mixing by {A} are needed once before the baking.
? How many minutes does it take in all?
| After how many minutes is {A} done with all this?
| How many minutes does {A} need for the mixing and the baking together?
| How long do the mixing and the baking take, in minutes?
> Minutes in the oven: a = n * m
> Minutes in all: t = a + b
! All this takes {ans} minutes.
# n * m + b
""")
