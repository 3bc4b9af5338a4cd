"""Problems about animals, milk, eggs and fields."""

from ling_jax.training.corpus.templates import read

FARM = read("""
a=2..30 b=2..30
{A} has {a} hens and {b} cows.
| There are {a} hens and {b} cows on a farm.
| On a farm live {a} hens and {b} cows.
| {A} keeps {a} hens and {b} cows.
| {a} hens and {b} cows [belong to {A}|stand in a yard].
| In the yard {A} sees {a} hens and {b} cows.
| The farm of {A} has {a} hens, each with 2 legs, and {b} cows, each with 4 legs.
| A hen has 2 legs and a cow has 4. {A} owns {a} hens and {b} cows.
| {A} counts the animals in a field. There are {a} hens and {b} cows.
| {a} hens run around in a yard together with {b} cows.
| {A} feeds {a} hens. {He} also feeds {b} cows.
| In a barn there are {a} hens. There are also {b} cows in it.
? How many legs do these animals have [in all|altogether|in total]?
| How many legs is that?
| How many legs are there [in all|altogether]?
| How many legs do they have together?
| What is the number of all the legs?
| How many legs can be counted?
| If you count all the legs, how many are there?
| How many legs does that make?
| How many legs do all these animals have between them?
| How many animal legs are there?
> Legs of the hens: c = a * 2
> Legs of the cows: d = b * 4
> Legs in all: t = c + d
! They have {ans} legs.
# 2 * a + 4 * b

n=4..40 d=3..14
The hens of {A} lay {n} eggs [a|each|every] day.
| {A} gets {n} eggs from {his} hens [a|each|every] day.
| Every morning {A} finds {n} eggs in the yard.
| {A} always gets {n} eggs a day.
| In the nest {A} finds {n} eggs every morning.
| Each morning there are {n} eggs under the hens of {A}.
| {A} collects {n} eggs per day.
| {n} eggs are laid [each|every] day on the farm of {A}.
| Day after day {A} takes {n} eggs from {his} hens.
| The hens on the farm of {A} give {n} eggs daily.
| Each day the number of eggs that {A} collects is {n}.
| {A} has hens. Together they lay {n} eggs per day.
| As {A} says, {his} hens lay {n} eggs [a|every] day.
| {A} has hens and gets {n} eggs a day from them.
? How many eggs is that in {d} days?
| How many eggs has {he} found when {d} days have passed?
| How many eggs is that after {d} mornings?
| How many eggs does {A} collect in {d} days?
| How many eggs does {A} have after {d} days?
| How many eggs are there after {d} days?
| In {d} days, how many eggs will there be?
| How many eggs will {A} get in {d} days?
| What is the number of eggs for {d} days?
| How many eggs are laid in {d} days?
| For {d} days, how many eggs is that?
| How many eggs does that make in {d} days?
> Eggs in all: t = n * d
! That is {ans} eggs.
# n * d

n=10..40 u=2..9 p=2..5
The hens of {A} lay {n} eggs a day. {He} eats {u} of them and sells the rest for {p$} each.
| {A} collects {n} eggs a day and uses {u}. {He} sells the others for {p$} each.
| Each day {A} gets {n} eggs. Of these, {u} break, and the others are sold for {p$} apiece.
| {A} finds {n} eggs every day. {He} gives {u} to {B} and sells what is left for {p$} each.
| {A} sells eggs for {p$} each. Every day {his} hens lay {n} eggs, and {he} keeps {u}.
| From {n} eggs a day {A} takes {u} for breakfast. The rest is sold, each egg for {p$}.
| Every day there are {n} eggs. {A} bakes with {u} of them. One egg of the rest brings {p$}.
| All but {u} of the {n} eggs that {A} gets each day are sold for {p$} an egg.
| An egg costs {p$} on the farm of {A}. Of {n} eggs a day {he} eats {u} and sells the others.
| {A} has {n} eggs each day. For {his} own cake {he} takes {u}. The rest goes for {p$} apiece.
| The hens give {n} eggs per day. {A} keeps {u} and gets {p$} for each of the others.
| Daily {A} takes {n} eggs out of the nests. {He} sells them for {p$} each, all but {u}.
? How much money does {A} get a day?
| How much does {A} get [each|every|per] day?
| How much money is that a day?
| How many dollars does {A} make [each|every|per] day?
| How much money do the eggs bring per day?
| What does {A} earn with the eggs each day?
| How many dollars does {A} get for the eggs of one day?
| How much does the sale of the eggs bring a day?
| How many dollars is that a day?
| How much money comes in per day?
> Eggs to sell: s = n - u
> Money a day: m = s * p
! {A} gets {ans} dollars a day.
# (n - u) * p

c=6 g=3..30 t=c*g
{A} has {t} eggs. [Each|A] carton holds {c} eggs.
| {A} puts {t} eggs into cartons of {c}.
| {t} eggs are packed by {A} into cartons with {c} eggs each.
| There is room for {c} eggs in a carton. {A} has {t} eggs.
| {c} eggs fit into one carton, and {A} has {t} eggs to pack.
| {A} collects {t} eggs and packs them, {c} per carton.
| The hens of {A} laid {t} eggs. {He} sells them in cartons of {c}.
| {A} wants to sell {t} eggs in cartons that hold {c} eggs each.
| On the farm of {A} {t} eggs go into cartons, {c} in every one.
| To sell {t} eggs, {A} fills cartons with {c} eggs each.
| {A} finds {t} eggs. In each carton {he} puts {c}.
| {t} eggs are in the kitchen of {A}. A carton is full when it holds {c}.
? How many cartons are needed?
| How many cartons are filled?
| How many cartons does {A} need?
| How many cartons does {A} fill?
| How many cartons will be full?
| How many cartons does that make?
| How many cartons is that?
| What number of cartons does {A} need?
| How many cartons does it take?
| How many full cartons are there?
| In the end, how many cartons are full?
> Cartons: g = t / c
! {A} fills {ans} cartons.
# t / c

n=3..40 k=2..9 d=2..9 x=animal
{A} has {n} {x}. Each of them eats {k} pounds of [hay|food] a day.
| Every day each {x1} eats {k} pounds of [hay|food]. {A} has {n} {x}.
| {A} gives {k} pounds of food to each of {n} hungry {x} daily.
| {A} feeds {n} {x}. Each one gets {k} pounds of food every day.
| {n} {x} live on the farm of {A}. [A|One] {x1} needs {k} pounds of food per day.
| Each of the {n} {x} of {A} eats {k} pounds of feed a day.
| {AX} on the farm of {A} eats {k} pounds of feed per day, and there are {n} {x}.
| {A} keeps {n} {x}. They get {k} pounds of feed apiece each day.
| {A} needs {k} pounds of feed a day for one {x1}. {He} has {n} {x}.
| Per day, {k} pounds of feed are eaten by each of the {n} {x} that {A} owns.
| On the farm of {A}, {n} {x} eat {k} pounds of hay each every day.
| There are {n} {x}, and {A} gives {k} pounds of food a day to each.
| Each {x1} needs {k} pounds of food a day, and {A} has {n} {x}.
| {k} pounds of food a day are eaten by each of the {n} {x} of {A}.
? How many pounds are needed for {d} days?
| How many pounds does {A} give within {d} days?
| How many pounds is that for {d} days?
| How many pounds does {A} need for {d} days?
| How many pounds do all the {x} eat in {d} days?
| How many pounds will be eaten in {d} days?
| In {d} days, how many pounds is that [in all|altogether]?
| To feed all of them for {d} days, how many pounds must {A} buy?
| For {d} days, how many pounds does {A} use?
| What do all the {x} eat in {d} days, in pounds?
| How many pounds do they eat in {d} days?
| How much food is that in {d} days, in pounds?
> Pounds a day: s = n * k
> Pounds in all: t = s * d
! {ans} pounds are needed.
# n * k * d

n=3..20 l=5..20 p=2..4
{A} has {n} cows. Each cow gives {l} liters of milk [a|every] day.
| Each of the {n} cows of {A} gives {l} liters of milk a day.
| {A} milks {n} cows. From each one {he} gets {l} liters per day.
| {n} cows live on the farm of {A}, and a cow gives {l} liters of milk daily.
| A cow of {A} gives {l} liters of milk each day, and {he} has {n} cows.
| Every day {A} gets {l} liters of milk from each of {n} cows.
| The {n} cows of {A} give {l} liters of milk each per day.
| {A} gets milk from {n} cows, {l} liters from each one a day.
| There are {n} cows in the barn of {A}. Each gives {l} liters of milk per day.
| One cow gives {l} liters of milk a day, and {A} milks {n} of them.
| Each day the {n} cows of {A} give {l} liters of milk apiece.
One liter is sold for {p$}.
| {He} sells each liter for {p$}.
| For a liter {he} gets {p$}.
| The price of one liter is {p$}.
| A shop pays {p$} per liter.
| A liter of this milk costs {p$}.
| All of it is sold at {p$} a liter.
| {B} buys all of it for {p$} a liter.
| Per liter, {A} is paid {p$}.
| People pay {p$} for one liter.
? How much money does {A} make a day?
| How much does {A} get [each|every|per] day?
| How many dollars does {A} make in one day?
| How much money does the milk bring a day?
| How much is the milk of one day worth?
| What does {A} earn per day?
| How many dollars is that each day?
| How much money comes in each day?
| How many dollars does the milk bring in a day?
| How much do people pay for the milk of one day?
> Liters of milk: s = n * l
> Money a day: m = s * p
! {A} makes {ans} dollars a day.
# n * l * p

a=10..90 b=5..60 c=2..40 x=animal plain
On a farm there are {a} {x}. Then {b} more are bought, and {c} are sold.
| {A} has {a} {x}. {He} buys {b} more and sells {c}.
| {A} keeps {a} {x}. In spring {b} more are born, and in autumn {c} are sold.
| There were {a} {x} on a farm. First {b} came, later {c} were given away.
| {a} {x} live on the farm of {A}. {B} brings {b} more, but {c} run away.
| A farm starts the year with {a} {x}. During the year {b} are added, and {c} are sold.
| To the {a} {x} of {A} come {b} young ones. {He} sells {c} of all the {x}.
| {A} had {a} {x}. After {he} bought {b} more, {he} sold {c}.
| The number of {x} on a farm was {a}. It went up by {b} and down by {c}.
| {A} owns {a} {x}. At the market {he} gets {b} and gives {c} away.
| {A} counts {a} {x}. A truck brings {b} more and takes {c} away.
| First {a} {x} stood in the field. Then {b} came in, and {c} went out.
| {c} {x} of a farm are sold and {b} are bought. Before that there were {a}.
| A farmer buys {b} {x} and sells {c}. At first there were {a}.
? How many {x} are there now?
| How many {x} are on the farm now?
| How many {x} does the farm have [now|in the end]?
| How many {x} is that at the end?
| What is the number of {x} now?
| How many {x} live there now?
| How many {x} are there in the end?
| After all this, how many {x} are there?
| How many {x} stay on the farm?
| With how many {x} does the farm end up?
| How many {x} can be counted now?
> {X} with the new ones: s = a + b
> {X} left: r = s - c
! There are {ans} {x} now.
# a + b - c

r=3..30 k=4..30 x=flower
{A} plants {r} rows of {x} with {k} in each row.
| In a garden there are {r} rows of {x}. [Each|Every] row has {k}.
| {A} plants {k} {x} in each of {r} rows.
| A field has {r} rows, and in every row grow {k} {x}.
| There are {k} {x} in a row. {A} plants {r} rows.
| {r} rows of {k} {x} each grow in a garden.
| {A} puts {x} into the ground in {r} rows, {k} per row.
| In each of {r} rows in a park stand {k} {x}.
| The garden of {A} has {r} rows of {x}. One row is made up of {k}.
| {x} grow in {r} long rows on a field, {k} of them in each row.
| {A} has a garden with {r} rows. In each of them grow {k} {x}.
| {k} {x} stand in each row, and {A} has {r} rows.
| With {k} {x} in a row, {A} plants {r} rows.
| In each row {A} plants {k} {x}, and there are {r} rows.
? How many {x} are there[| in all| altogether| in total]?
| How many {x} is that?
| How many {x} does that make?
| What is the number of {x}?
| How many {x} grow there?
| How many {x} are planted in all the rows?
| How many {x} stand in the {r} rows together?
| All the rows together, how many {x} is that?
| How many {x} can be counted?
| In all the rows, how many {x} are there?
| How many {x} did it take?
> {X} in all: t = r * k
! There are {ans} {x}.
# r * k

t=20..95 a=5..60 x=animal y=animal
A farm has {t} animals. Of these, {a} are {x} and the others are {y}.
| Of the {t} animals on a farm, {a} are {x}. All the others are {y}.
| {A} counts {x} and {y} on a farm. There are {t} animals, and {a} of them are {x}.
| There are {t} animals on a farm, only {x} and {y}. The number of {x} is {a}.
| {t} animals are either {x} or {y}, and {a} are {x}.
| {A} has {t} animals. Those that are not among the {a} {x} are {y}.
| {x} and {y} make up the {t} animals of {A}. There are {a} {x}.
| {A} keeps {a} {x} and some {y}, {t} animals altogether.
| With {a} {x} and some {y}, {A} has {t} animals in all.
| In a field there are {t} animals. Of them, {a} turn out to be {x}, the rest are {y}.
| {A} owns {t} animals, {x} as well as {y}. There are {a} {x}.
| Together the {x} and {y} on a farm are {t}. There are {a} {x}.
| There are {a} {x} on a farm with {t} animals. The others are {y}.
| {a} {x} and some {y} live on a farm. That makes {t} animals.
| Some {y} and {a} {x} make {t} animals in all.
? How many {y} are there?
| What is the number of {y}?
| How many of them are {y}?
| How many {y} does the farm have?
| How many {y} is that?
| How many {y} can you count?
| How many animals are {y}?
| How many of the animals are not {x}?
| How many {y} must there be?
| So how many {y} are there?
> {Y}: r = t - a
! There are {ans} {y}.
# t - a

r=4..20 k=5..20 b=2..20 x=fruit
There are {r} trees. {A} picks {k} {x} from each tree. But {b} of all of them are bad.
| From each of {r} trees {A} picks {k} {x}, but {b} of all the {x} are bad.
| {A} has {r} trees and gets {k} {x} from every one. Of all these, {b} are bad.
| {r} trees bear {k} {x} each. {A} picks all and throws {b} bad ones away.
| Each of the {r} trees of {A} gives {k} {x}. In all, {b} of the {x} turn out to be bad.
| The harvest of {A} is {k} {x} per tree from {r} trees. Later {b} {x} go bad.
| {A} harvests {r} trees with {k} {x} on each. Later {he} finds {b} bad {x}.
| {k} {x} hang on each of {r} trees. {A} picks them all, but {b} are bad.
| {A} goes to {r} trees and takes {k} {x} from each. Of these, {b} in all have holes.
| {k} {x} grow on every tree of {A}. There are {r} trees, and birds eat {b} of the {x}.
| {r} trees, each with {k} {x}, belong to {A}. The wind spoils {b} {x}.
| From each tree {A} picks {k} {x}, and there are {r} trees. {b} of all the {x} are bad.
| {b} bad {x} are found when {A} has picked {k} from each of {r} trees.
? How many good {x} are there?
| How many {x} are good?
| How many good {x} does {A} have?
| How many of the {x} are good?
| How many {x} can be used?
| What is the number of good {x}?
| How many good {x} does that leave?
| How many {x} can {A} sell?
| In the end, how many good {x} are there?
| How many {x} are left without the bad ones?
> {X} in all: t = r * k
> Good {x}: g = t - b
! There are {ans} good {x}.
# r * k - b

n=4..40 d=3..14
? How many eggs does {A} get in {d} days if {his} hens lay {n} eggs a day?
| If the hens of {A} lay {n} eggs each day, how many eggs are there after {d} days?
| When {n} eggs are laid per day, how many eggs is that in {d} days?
| How many eggs will {A} have after {d} days with {n} eggs a day?
| {A} gets {n} eggs a day, so how many eggs does {he} get in {d} days?
| In {d} days, how many eggs do the hens lay if they lay {n} every day?
| Suppose {A} finds {n} eggs each day. How many eggs does {he} find in {d} days?
| For {d} days {A} takes {n} eggs a day from the nest. How many eggs is that?
| If {n} eggs come every day, how many eggs does {A} have after {d} days?
| How many eggs do {d} days bring if the hens of {A} lay {n} a day?
> Eggs in all: t = n * d
! {A} gets {ans} eggs.
# n * d

n=3..60 t=n*4
{A} counts {t} legs of cows in a [field|barn].
| The cows in a field have {t} legs together, 4 legs each.
| Some cows stand in a field. Together they have {t} legs.
| A cow has 4 legs. The cows of {A} have {t} legs in all.
| All the cows of {A} have {t} legs between them.
| Behind a wall {A} sees {t} legs. They all belong to cows.
| There are {t} legs in a barn, and only cows are inside.
| {A} counts the legs of {his} cows and gets to {t}.
| If you count the legs of all cows on a farm, you get {t}.
| {t} legs walk over a field, and all of them are legs of cows.
? How many cows are there?
| How many cows is that?
| What is the number of cows?
| How many cows must there be?
| To how many cows do these legs belong?
| How many cows does that make?
| So how many cows are there?
| How many cows have so many legs?
| How many cows can there be?
> Cows: c = t / 4
! There are {ans} cows.
# t / 4

k=3..9 r=3..30 t=r*k x=flower
{A} plants {t} {x} in rows of {k}.
| {t} {x} are planted by {A}, {k} in each row.
| {A} has {t} {x} and puts {k} of them into every row.
| There are {t} {x} in the garden of {A}. A row has {k} of them.
| In a field {A} grows {t} {x}. They stand in rows with {k} {x} per row.
| {A} wants to plant {t} {x}. {He} makes rows of {k}.
| One row has room for {k} {x}. {A} has {t} {x}.
| {A} buys {t} {x} and plants {k} of them in each row.
| With {t} {x} {A} fills rows of {k}.
| In rows of {k}, {A} plants {t} {x}.
| {A} plants {k} {x} in each row and has {t} of them.
| {k} {x} go into each row, and {A} has {t} to plant.
? How many rows are there?
| How many rows does that make?
| How many rows does {A} need?
| How many rows is that?
| In how many rows do they stand?
| What is the number of rows?
| How many rows can {A} make?
| How many rows will there be?
| How many rows of {x} are there?
> Rows: r = t / k
! There are {ans} rows.
# t / k

k=3..9 r=3..30 t=r*k x=animal
{t} {x} live in {k} barns, the same number in each.
| {A} divides {t} {x} equally between {k} barns.
| There are {t} {x} on a farm. They sleep in {k} barns, equally many in each.
| {A} has {t} {x} and {k} fields. All the fields hold the same number of {x}.
| {k} fields hold {t} {x} together, the same number in each one.
| {A} brings {t} {x} into {k} barns and splits them evenly.
| {t} {x} are sold to {k} farms, to each the same number.
| In {k} fields stand {t} {x}, and every field has as many as the others.
| {A} puts {t} {x} into {k} barns so that all hold the same.
| In {k} barns live {t} {x}, the same number in each.
| {A} has {k} barns for {t} {x} and puts the same number into each.
? How many {x} is that for each of the {k}?
| How many {x} are in one of these?
| How many {x} does each one have?
| How many {x} go to each one?
| What number of {x} goes to each?
| How many {x} is that in each?
| How many {x} are there in each of the {k}?
| How many {x} come to each one?
> {X} for each: r = t / k
! Each one has {ans} {x}.
# t / k

n=6..40 d=2..9 c=6 t=n*d g=t/c
The hens of {A} lay {n} eggs a day for {d} days. {He} packs all the eggs into cartons of {c}.
| For {d} days {A} collects {n} eggs a day. Then {he} puts {c} eggs into each carton.
| {A} gets {n} eggs per day. After {d} days {he} packs them all, {c} to a carton.
| In each of {d} days {A} finds {n} eggs. They are put into cartons that hold {c} eggs each.
| A carton holds {c} eggs. {A} finds {n} eggs every day for {d} days.
| Each day {n} eggs are laid. After {d} days {A} fills cartons of {c} with all of them.
| {A} saves {n} eggs a day. When {d} days are over, {he} fills cartons with {c} eggs each.
| {n} eggs a day are packed in cartons of {c} by {A}. This goes on for {d} days.
| {A} fills cartons with {c} eggs each. {His} hens lay {n} a day, and {he} packs all of {d} days.
| For {d} days the hens of {A} lay {n} eggs a day. All go into cartons of {c}.
? How many cartons does that fill?
| How many cartons does {A} need?
| How many cartons are needed?
| How many cartons are filled with all the eggs?
| How many full cartons does {A} get?
| How many cartons will be full?
| How many cartons can {A} fill?
| How many cartons is that?
> Eggs in all: t = n * d
> Cartons: g = t / c
! That fills {ans} cartons.
# n * d / c

n=3..20 l=5..25 u=5..60
{A} has {n} cows that give {l} liters of milk each. For cheese {u} liters are used.
| Each of {n} cows gives {l} liters of milk. {A} keeps {u} liters and sells the rest.
| {A} milks {n} cows and gets {l} liters from each. {He} makes butter out of {u} liters.
| From each of {his} {n} cows {A} gets {l} liters of milk. To the calves go {u} liters.
| {n} cows give {l} liters of milk apiece. {A} and {his} family drink {u} liters.
| A cow gives {l} liters of milk. {A} milks {n} cows and spills {u} liters.
| {n} cows of {A} give {l} liters each. Of the milk, {u} liters are sold.
| {A} has {n} cows, each of which gives {l} liters. {B} buys {u} liters.
| For cheese {A} uses {u} liters of milk. {He} has {n} cows, and each of them gives {l} liters.
| Each cow gives {l} liters of milk. {A} has {n} cows and uses {u} liters for cheese.
| {u} liters of milk are used for cheese by {A}, who gets {l} liters from each of {n} cows.
? How many liters are left?
| How many liters remain?
| How many liters of milk are left over?
| How many liters are there for the shop?
| How many liters can be sold?
| How much milk is left, in liters?
| How many liters does {A} still have?
| How many liters are there after that?
| What is left of the milk, in liters?
> Liters of milk: s = n * l
> Liters left: r = s - u
! {ans} liters are left.
# n * l - u

n=2..9 k=2..9 s=n*k d=2..20 t=s*d x=animal
{A} has {t} pounds of feed for {n} {x}. Each {x1} eats {k} pounds a day.
| {n} {x} eat {k} pounds of feed each per day. {A} has {t} pounds.
| In the barn of {A} there are {t} pounds of hay. Each of {n} {x} gets {k} pounds a day.
| {A} buys {t} pounds of feed. Every day {he} gives {k} pounds to each of {n} {x}.
| {A} feeds {n} {x} with {k} pounds apiece a day. There are {t} pounds of feed in all.
| There are {t} pounds of food for {n} {x}, and {A} needs {k} pounds per {x1} and day.
| Every day {k} pounds of hay go to each of {n} {x}. {A} has {t} pounds of hay.
| {t} pounds of hay are in the barn of {A}. The {n} {x} eat {k} pounds each in a day.
| Each {x1} eats {k} pounds of feed a day. {A} has {n} {x} and {t} pounds of feed.
| {n} {x} eat {k} pounds of feed a day each, and {A} has {t} pounds of it.
? For how many days is that enough?
| How many days does the feed last?
| How many days will it last?
| After how many days is nothing left?
| For how many days can {A} feed them?
| How many days pass until it is eaten up?
| How many days long is there something to eat?
| In how many days is all of it eaten?
> Pounds a day: s = n * k
> Days: d = t / s
! It lasts {ans} days.
# t / (n * k)

a=3..30 n=2..6 x=animal y=animal
{A} has {a} {x} and {n} times as many {y}.
| There are {a} {x} on a farm. The number of {y} is {n} times as large.
| On a farm live {a} {x}, and for each of them there are {n} {y}.
| {A} keeps {n} times as many {y} as {x}. {He} has {a} {x}.
| {a} {x} belong to {A}, and {n} times that number of {y} too.
| For every one of the {a} {x} on a farm there are {n} {y}.
| {A} counts {a} {x} and finds {n} times as many {y}.
| In a field stand {a} {x}. In the next field stand {n} times as many {y}.
| There are {n} times as many {y} on a farm as {x}, and there are {a} {x}.
| There are {n} times as many {y} as {x} on a farm, and there are {a} {x}.
| For each of the {x} there are {n} {y} on a farm. There are {a} {x}.
? How many {x} and {y} are there together?
| How many animals is that [in all|altogether]?
| How many animals are there in total?
| How many animals does that make?
| What is the number of all the {x} and {y}?
| What do the {x} and {y} make together?
| How many animals can be counted?
| Counting both kinds, how many animals are there?
> {Y}: b = a * n
> Animals in all: t = a + b
! There are {ans} animals.
# a + a * n

n=5..30 p=2..9 c=5..60 x=fruit
{A} sells {n} bags of {x} for {p$} each and spends {c$} on feed for {his} hens.
| {A} brings {n} bags of {x} to the market and gets {p$} per bag. Feed for the hens costs {c$}.
| For each of {n} bags of {x} {A} gets {p$}. Then {he} pays {c$} for new tools.
| {n} bags of {x} are sold by {A} at {p$} a bag. {He} pays {c$} for the place at the market.
| A bag of {x} brings {p$}. {A} sells {n} bags and then buys seeds for {c$}.
| {A} gets {p$} for a bag of {x} and sells {n} bags. The trip to the market costs {him} {c$}.
| {B} buys {n} bags of {x} from {A} at {p$} each. Of the money {A} spends {c$} on hay.
| {A} spends {c$} on feed. {He} gets {p$} for each of {n} bags of {x}.
| A bag of {x} brings {p$}. {A} sells {n} bags and spends {c$} on feed.
? How much money is left?
| How much money does {A} have left?
| How many dollars does {A} keep?
| How many dollars remain?
| How much of the money is left over?
| How many dollars are left over?
| What does {A} keep in the end, in dollars?
| How many dollars does that leave?
> Money for the {x}: m = n * p
> Money left: r = m - c
! {ans} dollars are left.
# n * p - c

a=3..20 k=2..9
{A} has {a} mother pigs. Each of them has {k} little pigs.
| On a farm there are {a} mother pigs with {k} babies each.
| Each of {a} mother pigs gets {k} babies.
| {a} mother pigs live in a barn, every one with {k} little ones.
| {A} sees {a} mother pigs. There are {k} babies with each mother.
| {k} babies were born to each of the {a} mother pigs of {A}.
| A farm has {a} mother pigs. Every one of them has {k} little pigs with her.
| {A} feeds {a} mother pigs and the {k} babies that each one has.
| Each mother pig has {k} little pigs, and {A} has {a} mother pigs.
| {k} little pigs were born to each of the {a} mother pigs of {A}.
| There are {k} little pigs for each of {a} mother pigs.
? How many pigs is that with the mothers?
| How many pigs are there, mothers and babies together?
| How many pigs are there in all, big and little?
| Counting mothers and babies, how many pigs are there?
| How many pigs is this altogether?
| If all are counted, how many pigs are there?
| How many pigs do they make together?
| What is the number of pigs, old and young?
> Babies: b = a * k
> Pigs in all: t = a + b
! There are {ans} pigs.
# a + a * k

f=2..9 k=5..30 s=5..90
{A} has {f} fields. Each field gives {k} sacks of corn. {He} sells {s} sacks.
| From each of {f} fields {A} harvests {k} sacks of corn, and {s} sacks are sold.
| The harvest of {A} is {k} sacks per field. {He} has {f} fields and gives {s} sacks away.
| {f} fields bring {k} sacks of corn each. {A} takes {s} sacks to the market.
| {A} cuts the corn on {f} fields and gets {k} sacks from every field. Then {s} sacks are used up.
| Corn grows on {f} fields of {A}, {k} sacks on each. After the harvest {B} buys {s} sacks.
| There are {f} fields with {k} sacks of corn from each. {A} needs {s} sacks for {his} animals.
| {A} brings in {k} sacks of corn per field, and there are {f} fields. Then {s} sacks get wet.
| {A} sells {s} sacks of corn. {He} has {f} fields that give {k} sacks each.
| Each field gives {k} sacks of corn. {A} has {f} fields and sells {s} sacks.
| {s} sacks of corn are sold. They come from {f} fields with {k} sacks each.
? How many sacks are left?
| How many sacks remain?
| How many sacks does {A} keep?
| How many sacks are still in the barn of {A}?
| How many sacks does {A} have then?
| How many sacks of corn does that leave?
| In the end, how many sacks are left?
| How many sacks are not gone?
> Sacks of corn: t = f * k
> Sacks left: r = t - s
! {ans} sacks are left.
# f * k - s

a=2..30 b=2..30 any
{A} has {a} hens.
| There are {a} hens in the yard of {A}.
| {a} hens live with {A}.
| The barn of {A} is full of cows, but there are {a} hens, too.
{A} has {b} cows.
| There are {b} cows in the field of {A}.
| {b} cows are milked by {A}.
| {A} keeps {b} cows.
? How many legs do these animals have in all?
| How many legs do all the hens and cows have together?
| How many legs is that for both kinds together?
| What is the number of legs of all these hens and cows?
> Legs of the hens: c = a * 2
> Legs of the cows: d = b * 4
> Legs in all: t = c + d
! They have {ans} legs.
# 2 * a + 4 * b

a=2..30 b=2..30
{A} counts {b} cows and {a} hens.
| On a farm are {b} cows and {a} hens.
| {b} cows stand beside {a} hens.
| There are {b} cows in the barn of {A} and {a} hens in the yard.
| {A} feeds {b} cows and then {a} hens.
? How many legs do these animals have [in all|altogether|in total]?
| How many legs is that?
| How many legs are there [in all|altogether]?
| How many legs do they have together?
| What is the number of all the legs?
| How many legs can be counted?
| If you count all the legs, how many are there?
| How many legs does that make?
| How many legs do all these animals have between them?
| How many animal legs are there?
> Legs of the hens: c = a * 2
> Legs of the cows: d = b * 4
> Legs in all: t = c + d
! They have {ans} legs.
# 2 * a + 4 * b

n=4..40 d=3..14
The hens of {A} lay {n} eggs a day.
| Each day {A} gets {n} eggs from {his} hens.
| {n} eggs a day are laid by the hens of {A}.
| {A} finds {n} eggs every day.
? How many eggs is that after {d} days?
| How many eggs are there in {d} days?
| If {A} does this for {d} days, how many eggs is that?
| In {d} days, how many eggs does {A} get?
| {d} days go by. How many eggs does {A} have?
> Eggs in all: t = n * d
! That is {ans} eggs.
# n * d

n=4..40 d=3..14
For {d} days {A} gets eggs from {his} hens.
| {A} goes to the hens on {d} days.
| {d} days go by on the farm of {A}.
| {A} is on the farm for {d} days.
? How many eggs is that if the hens lay {n} a day?
| If the hens lay {n} eggs a day, how many eggs does {A} get?
| At {n} eggs a day, how many eggs are there?
| How many eggs does {A} get in this time at {n} a day?
| The hens lay {n} eggs each day. How many eggs does {A} get?
> Eggs in all: t = n * d
! That is {ans} eggs.
# n * d

n=10..40 u=2..9 p=2..5 any
The hens of {A} lay {n} eggs a day.
| Each day {A} gets {n} eggs.
| {n} eggs a day are laid by the hens of {A}.
| {A} finds {n} eggs every day.
{A} eats {u} eggs a day.
| {u} eggs a day are eaten by {A}.
| The family of {A} eats {u} eggs each day.
| Each day {A} keeps {u} eggs for breakfast.
{A} sells the other eggs for {p$} each.
| For each of the other eggs {A} gets {p$}.
| The other eggs are sold for {p$} each.
| {p$} is the price of an egg, and {A} sells the other eggs.
? How much money does {A} get a day?
| How much does {A} get [each|every|per] day?
| How much money is that a day?
| How many dollars does {A} make [each|every|per] day?
| How much money do the eggs bring per day?
| What does {A} earn with the eggs each day?
| How many dollars does {A} get for the eggs of one day?
| How much does the sale of the eggs bring a day?
| How many dollars is that a day?
| How much money comes in per day?
> Eggs to sell: s = n - u
> Money a day: m = s * p
! {A} gets {ans} dollars a day.
# (n - u) * p

n=3..40 k=2..9 d=2..9 x=animal any
{A} has {n} {x}.
| There are {n} {x} in the barn of {A}.
| {n} {x} belong to {A}.
| The farm of {A} has {n} {x}.
Each {x1} eats {k} pounds of food a day.
| {k} pounds of food a day are eaten by each {x1}.
| Every day {A} gives {k} pounds of food to each {x1}.
| {AX} needs {k} pounds of food a day.
| A day takes {k} pounds of food per {x1}.
? How many pounds are needed for {d} days?
| How many pounds does {A} give within {d} days?
| How many pounds is that for {d} days?
| How many pounds does {A} need for {d} days?
| How many pounds do all the {x} eat in {d} days?
| How many pounds will be eaten in {d} days?
| In {d} days, how many pounds is that [in all|altogether]?
| To feed all of them for {d} days, how many pounds must {A} buy?
| For {d} days, how many pounds does {A} use?
| What do all the {x} eat in {d} days, in pounds?
| How many pounds do they eat in {d} days?
| How much food is that in {d} days, in pounds?
> Pounds a day: s = n * k
> Pounds in all: t = s * d
! {ans} pounds are needed.
# n * k * d

n=3..40 k=2..9 d=2..9 x=animal
{A} buys food for {d} days and feeds {n} {x}.
| For {d} days {A} has to feed {n} {x}.
| {n} {x} of {A} need food for {d} days.
| {A} has {n} {x} and wants to buy food for {d} days.
| Food for {d} days is bought for the {n} {x} of {A}.
? How many pounds are needed if each {x1} eats {k} pounds a day?
| If {ax} eats {k} pounds a day, how many pounds does {A} need?
| At {k} pounds a day for each {x1}, how many pounds is that?
| Each {x1} eats {k} pounds a day. How many pounds are needed in all?
> Pounds a day: s = n * k
> Pounds in all: t = s * d
! {ans} pounds are needed.
# n * k * d

n=3..20 l=5..20 p=2..4 any
{A} [has|owns|milks] {n} cows.
| There are {n} cows in the barn of {A}.
| {n} cows belong to {A}.
Each cow gives {l} liters of milk a day.
| Every day {A} gets {l} liters of milk from each cow.
| {l} liters of milk a day come from each cow.
| A cow of {A} gives {l} liters of milk a day.
{A} sells a liter of milk for {p$}.
| A liter of milk costs {p$}.
| For each liter of milk {A} gets {p$}.
| {p$} is paid for a liter of milk.
? How much money does {A} make a day?
| How much does {A} get [each|every|per] day?
| How many dollars does {A} make in one day?
| How much money does the milk bring a day?
| How much is the milk of one day worth?
| What does {A} earn per day?
| How many dollars is that each day?
| How much money comes in each day?
| How many dollars does the milk bring in a day?
| How much do people pay for the milk of one day?
> Liters of milk: s = n * l
> Money a day: m = s * p
! {A} makes {ans} dollars a day.
# n * l * p

a=10..90 b=5..60 c=2..40 x=animal plain any
At first there were {a} {x} on the farm of {A}.
| {A} started with {a} {x}.
| {a} {x} were on the farm of {A} at first.
| Last spring {A} had {a} {x}.
In summer {A} bought {b} {x}.
| {b} {x} were bought in summer.
| In summer {b} {x} were born on the farm.
| In summer the farm got {b} new {x}.
In the fall {A} sold {c} {x}.
| {c} {x} were sold in the fall.
| In the fall {c} {x} ran away.
| In the fall {B} took {c} {x} from the farm.
? How many {x} are there now?
| How many {x} are on the farm now?
| How many {x} does the farm have [now|in the end]?
| How many {x} is that at the end?
| What is the number of {x} now?
| How many {x} live there now?
| How many {x} are there in the end?
| After all this, how many {x} are there?
| How many {x} stay on the farm?
| With how many {x} does the farm end up?
| How many {x} can be counted now?
> {X} with the new ones: s = a + b
> {X} left: r = s - c
! There are {ans} {x} now.
# a + b - c

r=3..30 k=4..30 x=flower any
{A} plants {r} rows of {x}.
| There are {r} rows of {x} in the field of {A}.
| {r} rows of {x} belong to {A}.
| The field of {A} has {r} rows of {x}.
Each row has {k} {x}.
| In each row there are {k} {x}.
| {k} {x} stand in every row.
| {A} puts {k} {x} into a row.
? How many {x} are there[| in all| altogether| in total]?
| How many {x} is that?
| How many {x} does that make?
| What is the number of {x}?
| How many {x} grow there?
| How many {x} are planted in all the rows?
| How many {x} stand in the {r} rows together?
| All the rows together, how many {x} is that?
| How many {x} can be counted?
| In all the rows, how many {x} are there?
| How many {x} did it take?
> {X} in all: t = r * k
! There are {ans} {x}.
# r * k

r=3..30 k=4..30 x=flower
{A} plants {r} rows of {x}.
| There are {r} rows of {x} in a garden.
| A field has {r} rows of {x}.
| {r} rows of {x} are planted by {A}.
? How many {x} are there if each row has {k}?
| If {k} {x} stand in each row, how many {x} is that?
| With {k} {x} in a row, how many {x} are there?
| {k} {x} are in each row. How many {x} are there?
> {X} in all: t = r * k
! There are {ans} {x}.
# r * k

t=20..95 a=5..60 x=animal y=animal any
On the farm of {A} there are only {x} and {y}.
| {A} keeps only {x} and {y}.
| All the animals of {A} are {x} or {y}.
{A} has {t} animals in all.
| In all, {t} animals live on the farm of {A}.
| {t} animals belong to {A}.
| The number of animals of {A} is {t}.
{A} has {a} {x}.
| There are {a} {x} in the barn of {A}.
| {a} {x} belong to {A}.
| The number of {x} is {a}.
? How many {y} are there?
| What is the number of {y}?
| How many of them are {y}?
| How many {y} does the farm have?
| How many {y} is that?
| How many {y} can you count?
| How many animals are {y}?
| How many of the animals are not {x}?
| How many {y} must there be?
| So how many {y} are there?
> {Y}: r = t - a
! There are {ans} {y}.
# t - a

r=4..20 k=5..20 b=2..20 x=fruit any
{A} has {r} trees.
| There are {r} trees in the garden of {A}.
| {r} trees belong to {A}.
| The garden of {A} has {r} trees.
{A} picks {k} {x} from each tree.
| From each tree come {k} {x}.
| Each tree gives {A} {k} {x}.
| {k} {x} are picked from every tree.
In all, {b} {x} are bad.
| {b} of all the {x} are bad.
| {A} throws away {b} bad {x} in all.
| {b} of all the picked {x} cannot be eaten.
? How many good {x} are there?
| How many {x} are good?
| How many good {x} does {A} have?
| How many of the {x} are good?
| How many {x} can be used?
| What is the number of good {x}?
| How many good {x} does that leave?
| How many {x} can {A} sell?
| In the end, how many good {x} are there?
| How many {x} are left without the bad ones?
> {X} in all: t = r * k
> Good {x}: g = t - b
! There are {ans} good {x}.
# r * k - b

n=3..60 t=n*4
Only cows are in the field of {A}. {He} counts {t} legs.
| {t} legs of cows are in the barn of {A}.
| {A} sees {t} legs under the cows.
| The cows of {A} have {t} legs together.
? How many cows are there?
| How many cows is that?
| What is the number of cows?
| How many cows must there be?
| To how many cows do these legs belong?
| How many cows does that make?
| So how many cows are there?
| How many cows have so many legs?
| How many cows can there be?
> Cows: c = t / 4
! There are {ans} cows.
# t / 4

k=3..9 r=3..30 t=r*k x=flower any
{A} has {t} {x} to plant.
| {t} {x} are to be planted by {A}.
| {A} wants to plant {t} {x}.
| There are {t} {x} on the truck of {A}, all to be planted.
{A} plants {k} {x} in each row.
| Each row gets {k} {x}.
| {k} {x} go into every row.
| A row of {A} has {k} {x}.
? How many rows are there?
| How many rows does that make?
| How many rows does {A} need?
| How many rows is that?
| In how many rows do they stand?
| What is the number of rows?
| How many rows can {A} make?
| How many rows will there be?
| How many rows of {x} are there?
> Rows: r = t / k
! There are {ans} rows.
# t / k

k=3..9 r=3..30 t=r*k x=flower
{A} has {t} {x} to plant.
| {t} {x} are planted by {A}.
| {A} wants to plant {t} {x}.
| In spring {A} plants {t} {x}.
? How many rows are there with {k} {x} in each?
| If {k} {x} go into each row, how many rows are there?
| How many rows does {A} need if {k} {x} go into a row?
| With {k} {x} in a row, how many rows does {A} have?
> Rows: r = t / k
! There are {ans} rows.
# t / k

n=6..40 d=2..9 c=6 t=n*d g=t/c any
The hens of {A} lay {n} eggs a day.
| Each day {A} gets {n} eggs.
| {n} eggs a day are laid by the hens of {A}.
| {A} finds {n} eggs every day.
{A} keeps all the eggs of {d} days.
| {A} puts away the eggs of {d} days.
| All the eggs of {d} days are kept by {A}.
| {A} waits for {d} days and has all the eggs of these days.
A carton holds {c} eggs.
| {A} puts {c} eggs into each carton.
| {c} eggs fit into a carton.
| Each carton is filled with {c} eggs.
? How many cartons does {A} fill?
| How many cartons are needed?
| How many cartons does that fill?
| How many cartons does {A} need?
> Eggs in all: t = n * d
> Cartons: g = t / c
! That fills {ans} cartons.
# n * d / c

n=3..20 l=5..25 u=5..60 any
{A} has {n} cows.
| There are {n} cows in the barn of {A}.
| {n} cows belong to {A}.
| {A} milks {n} cows.
Each cow gives {l} liters of milk.
| {l} liters of milk come from each cow.
| {A} gets {l} liters of milk from each cow.
| A cow gives {A} {l} liters of milk.
{A} uses {u} liters of milk for cheese.
| For cheese, {A} takes {u} liters of milk.
| {u} liters of milk are used for cheese.
| The dog and the cat of {A} drink {u} liters of milk.
| {A} gives {u} liters of milk to {B}.
? How many liters are left?
| How many liters remain?
| How many liters of milk are left over?
| How many liters are there for the shop?
| How many liters can be sold?
| How much milk is left, in liters?
| How many liters does {A} still have?
| How many liters are there after that?
| What is left of the milk, in liters?
> Liters of milk: s = n * l
> Liters left: r = s - u
! {ans} liters are left.
# n * l - u

n=2..9 k=2..9 s=n*k d=2..20 t=s*d x=animal any
{A} has {n} {x}.
| There are {n} {x} on the farm of {A}.
| {n} {x} belong to {A}.
Each {x1} eats {k} pounds of feed a day.
| {k} pounds of feed a day are eaten by each {x1}.
| {A} gives each {x1} {k} pounds of feed a day.
| {AX} needs {k} pounds of feed a day.
There are {t} pounds of feed in the barn of {A}.
| {A} has bought {t} pounds of feed.
| {t} pounds of feed are ready.
| The feed of {A} weighs {t} pounds.
? For how many days is the feed enough?
| How many days does the feed last?
| After how many days is all the feed gone?
| How many days long can {A} give this feed?
> Pounds a day: s = n * k
> Days: d = t / s
! It lasts {ans} days.
# t / (n * k)

a=3..30 n=2..6 x=animal y=animal any
{A} has {a} {x}.
| There are {a} {x} on the farm of {A}.
| {a} {x} belong to {A}.
| The number of {x} is {a}.
{A} has {n} times as many {y} as {x}.
| There are {n} times as many {y} as {x}.
| For each of the {x}, {A} has {n} {y}.
| The number of {y} is {n} times the number of {x}.
? How many {x} and {y} are there together?
| How many animals is that [in all|altogether]?
| How many animals are there in total?
| How many animals does that make?
| What is the number of all the {x} and {y}?
| What do the {x} and {y} make together?
| How many animals can be counted?
| Counting both kinds, how many animals are there?
> {Y}: b = a * n
> Animals in all: t = a + b
! There are {ans} animals.
# a + a * n

a=3..20 k=2..9 any
{A} has {a} mother pigs.
| There are {a} mother pigs on the farm of {A}.
| {a} mother pigs belong to {A}.
Each mother pig has {k} little pigs.
| {k} little pigs belong to each mother pig.
| Every mother pig lies with {k} little pigs.
| A mother pig of {A} has {k} little pigs.
? How many pigs is that with the mothers?
| How many pigs are there, mothers and babies together?
| How many pigs are there in all, big and little?
| Counting mothers and babies, how many pigs are there?
| How many pigs is this altogether?
| If all are counted, how many pigs are there?
| How many pigs do they make together?
| What is the number of pigs, old and young?
> Babies: b = a * k
> Pigs in all: t = a + b
! There are {ans} pigs.
# a + a * k

f=2..9 k=5..30 s=5..90 any
{A} has {f} fields of corn.
| There are {f} fields of corn on the farm of {A}.
| {f} fields of corn belong to {A}.
Each field gives {k} sacks of corn.
| {k} sacks of corn come from each field.
| From each field {A} gets {k} sacks of corn.
| A field of {A} gives {k} sacks of corn.
{A} sells {s} sacks of corn.
| {s} sacks of corn are sold to {B}.
| {B} buys {s} sacks of corn from {A}.
| {s} sacks of corn get wet and are thrown away.
| The wind and the rain ruin {s} sacks of corn.
? How many sacks are left?
| How many sacks remain?
| How many sacks does {A} keep?
| How many sacks are still in the barn of {A}?
| How many sacks does {A} have then?
| How many sacks of corn does that leave?
| In the end, how many sacks are left?
| How many sacks are not gone?
> Sacks of corn: t = f * k
> Sacks left: r = t - s
! {ans} sacks are left.
# f * k - s

n=5..30 p=2..9 c=5..60 x=fruit any
{A} sells {n} bags of {x}.
| {n} bags of {x} are sold by {A}.
| {B} buys {n} bags of {x} from {A}.
| At the market {A} sells {n} bags of {x}.
A bag of {x} costs {p$}.
| For a bag of {x} {A} gets {p$}.
| {p$} is the price of a bag of {x}.
| The {x} of {A} are sold for {p$} a bag.
{A} spends {c$} on feed.
| Feed for the hens costs {A} {c$}.
| {c$} is spent on feed by {A}.
| For feed {A} has to pay {c$}.
? How much money is left?
| How much money does {A} have left?
| How many dollars does {A} keep?
| How many dollars remain?
| How much of the money is left over?
| How many dollars are left over?
| What does {A} keep in the end, in dollars?
| How many dollars does that leave?
> Money for the {x}: m = n * p
> Money left: r = m - c
! {ans} dollars are left.
# n * p - c
""")
