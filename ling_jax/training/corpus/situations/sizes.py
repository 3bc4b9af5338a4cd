"""Problems about lengths, areas and what goes around."""

from ling_jax.training.corpus.templates import read

SIZES = read("""
w=3..50 e=2..20 l=w+e x=room m=length
The {x1} is {l} {m} long and {w} {m} wide.
| The length of [a|the] {x1} is {l} {m} and its width is {w} {m}.
| A {x1} measures {l} {m} on the long side and {w} {m} on the short side.
| {A} measures a {x1}. It is {l} {m} by {w} {m}.
| The sides of a {x1} are {l} {m} and {w} {m}.
| A {x1} has a long side of {l} {m} and a short side of {w} {m}.
| From one end of a {x1} to the other it is {l} {m}, and across it is {w} {m}.
| A {x1} has four corners, a length of {l} {m} and a width of {w} {m}.
| {A} draws a plan of a {x1} that is {w} {m} wide and {l} {m} long.
| {l} {m} is the length of a {x1}, and {w} {m} is its width.
| There is a {x1} with a length of {l} {m}. Its width is {w} {m}.
| A {x1} is {w} {m} wide. It has a length of {l} {m}.
| {A} cleans a {x1} that has {l} {m} in length and {w} {m} in width.
| In the plan of a house, a {x1} of {l} {m} by {w} {m} is shown.
| {A} has a {x1}. One side has {l} {m}, the other side has {w} {m}.
? What is its area?
| What area does it have?
| What is the area of the {x1}?
| How large is the area?
| How many square {m} is its area?
| How many square {m} does the {x1} have?
| How many square {m} are there to cover?
| What area does the {x1} take up?
| How big is the {x1} in square {m}?
| The whole {x1} gets a new floor. How many square {m} is that?
| What is the size of the area in square {m}?
> Area: a = l * w
! The area is {ans} square {m}.
# l * w

w=3..50 e=2..20 l=w+e x=room m=length
The {x1} is {l} {m} long and {w} {m} wide.
| The length of [a|the] {x1} is {l} {m} and its width is {w} {m}.
| A {x1} measures {l} {m} on the long side and {w} {m} on the short side.
| {A} measures a {x1}. It is {l} {m} by {w} {m}.
| The sides of a {x1} are {l} {m} and {w} {m}.
| A {x1} has a long side of {l} {m} and a short side of {w} {m}.
| A {x1} of {l} {m} by {w} {m} is what {A} looks after.
| A {x1} has two sides of {l} {m} and two sides of {w} {m}.
| The long side of a {x1} is {l} {m}, the short side only {w} {m}.
| {A} owns a {x1} with a width of {w} {m} and a length of {l} {m}.
| {w} {m} wide and {l} {m} long: that is the size of the {x1}.
| {A} sees on a map that a {x1} has a length of {l} {m} and a width of {w} {m}.
| There is a {x1} that is {l} {m} long. Its other side is {w} {m}.
| The {x1} behind the house of {A} measures {l} by {w} {m}.
? What is its perimeter?
| How long is a fence around it?
| How far is it to walk around it once?
| How many {m} of rope are needed to go around it?
| {A} puts a rope around it. How long is the rope?
| How much rope is needed to go around it?
| {A} needs a fence around it. What length is that?
| If one walks along all four sides, how many {m} is that?
| How many {m} do all four sides have together?
| How many {m} is it once around the {x1}?
| What is the length of all its sides in sum?
| A line of lights goes around the whole {x1}. How many {m} long is it?
| How many {m} long is the border of the {x1}?
> Half of the way around: h = l + w
> Perimeter: p = h * 2
! The perimeter is {ans} {m}.
# 2 * (l + w)

s=3..95 m=length
One side of a square is {s} {m} long.
| A square has sides of {s} {m}.
| Each side of a square is {s} {m} long.
| {A} draws a square with sides of {s} {m}.
| A square is {s} {m} long and just as wide.
| All four sides of a square are {s} {m} long.
| The side of a square [measures|has] {s} {m}.
| {A} has a square cloth. One side of it is {s} {m}.
| {s} {m} is how long each side of a square is.
| There is a square garden. Its sides are {s} {m} each.
| A square field has {s} {m} on every side.
| {A} builds a square frame, and each side of it has {s} {m}.
? What is its perimeter?
| What is the perimeter of the square?
| How many {m} is it once around the square?
| How long are all four sides together?
| How far is it around the square?
| How many {m} does a line around it have?
| {A} puts a band around it. How many {m} long is the band?
| How many {m} is the border in total?
| An ant walks along every side once. How many {m} is that?
| What do its four sides add up to?
| How many {m} of fence would go around it?
> Perimeter: p = s * 4
! It is {ans} {m} around.
# 4 * s

s=3..40 m=length
One side of a square is {s} {m} long.
| A square has sides of {s} {m}.
| Each side of a square is {s} {m} long.
| A square is {s} {m} wide, and its length is the same.
| {A} cuts out a square with a side of {s} {m}.
| A square room measures {s} {m} on each side.
| The four sides of a square have {s} {m} each.
| {s} {m} is the length of each side of a square.
| There is a square yard with sides of {s} {m}.
| A square picture is {s} {m} high and {s} {m} wide.
| {A} plants flowers on a square. Every side of it is {s} {m}.
| A garden is a square. One of its sides has {s} {m}.
? What is its area?
| What area does it have?
| How large is the area?
| How large is its area?
| How many square {m} is it?
| What is the area in square {m}?
| How many square {m} are inside it?
| How big is it in square {m}?
| How many square {m} does it cover?
| What area is inside the four sides?
> Area: a = s * s
! It has an area of {ans} square {m}.
# s * s

w=3..12 e=2..12 l=w+e p=2..9 x=room
A fence is built around [a|the] {x1}. The {x1} is {l} meters long and {w} meters wide.
| {A} builds a fence around a {x1} that is {l} meters long and {w} meters wide.
| A {x1} of {l} meters by {w} meters gets a fence on all sides.
| {A} wants to close in a {x1} with a fence. It is {l} meters long and {w} meters wide.
| Around a {x1} with a length of {l} meters and a width of {w} meters a fence is put up.
| The {x1}, which measures {l} by {w} meters, has no fence yet. {A} builds one all around it.
| All four sides of a {x1} get a fence. Its length is {l} meters, its width is {w} meters.
| {A} has a {x1} that is {w} meters wide and {l} meters long. It needs a fence all around.
| A {x1} is {l} meters long. It is {w} meters wide. A new fence goes once around it.
| A fence should go around the {x1}, along two sides of {l} meters and two sides of {w} meters.
One meter of fence costs {p$}.
| Each meter of fence costs {p$}.
| A meter of the fence is {p$}.
| The price for a meter of fence is {p$}.
| For every meter of fence {A} has to pay {p$}.
| The fence is sold for {p$} per meter.
| {p$} is the price of one meter.
| Fence costs {p$} a meter.
| The man in the shop wants {p$} for each meter of fence.
| A fence of this kind costs {p$} for one meter.
? How much does the fence cost?
| What is the cost of the whole fence?
| How many dollars does the fence cost [in all|altogether]?
| How much money is needed for the fence?
| What does the fence around the {x1} cost?
| How much must be paid for the fence?
| What is the price of the whole fence in dollars?
| How many dollars have to be paid?
| What is the total cost?
| How much money does one need to put up this fence?
> Half of the way around: h = l + w
> Perimeter: u = h * 2
> Cost of the fence: c = u * p
! The fence costs {ans} dollars.
# 2 * (l + w) * p

s=3..60 p=s*4 m=length
The perimeter of a square is {p} {m}.
| A square has a perimeter of {p} {m}.
| The four sides of a square are {p} {m} long together.
| It is {p} {m} once around a square.
| A square garden has a fence of {p} {m} around it.
| {A} bends a wire of {p} {m} into a square.
| A rope of {p} {m} goes exactly around a square.
| {A} walks once around a square field. That is {p} {m}.
| The border of a square cloth is {p} {m} long.
| If you add all four sides of a square, you get {p} {m}.
| {p} {m} is the way around a square.
| {A} lays a string of {p} {m} on the ground so that it makes a square.
? How long is one side?
| What is the length of a side?
| How many {m} does one side have?
| How many {m} long is each side?
| What is the length of each side?
| How long is each of the four sides?
| How wide is the square?
| What does one side of the square measure?
| What length does every side have?
| How many {m} is it from one corner to the next?
> Length of a side: s = p / 4
! One side is {ans} {m} long.
# p / 4

w=3..9 e=2..20 l=w+e a=l*w x=room m=length
The area of a {x1} is {a} square {m}. It is {w} {m} wide.
| A {x1} has an area of {a} square {m} and a width of {w} {m}.
| A {x1} covers {a} square {m}. Its width is {w} {m}.
| {A} has a {x1} of {a} square {m} that is {w} {m} wide.
| A {x1} takes up {a} square {m}. One side of it is {w} {m}.
| The width of a {x1} is {w} {m}, and the area is {a} square {m}.
| On a plan, a {x1} has {a} square {m} and a width of {w} {m}.
| The floor of a {x1} has {a} square {m}. It is {w} {m} from one wall to the other.
| {w} {m} wide is a {x1} with an area of {a} square {m}.
| {a} square {m} is the area of a {x1}, and {w} {m} is its width.
| {A} knows that a {x1} is {w} {m} wide and has {a} square {m}.
| There are {a} square {m} in a {x1} with four corners. One side has {w} {m}.
? How long is it?
| What is its length?
| What is the length of the {x1}?
| How many {m} long is the {x1}?
| How long is the other side?
| How many {m} does the other side have?
| What length does the {x1} have?
| What must the length of the {x1} be?
| How many {m} is the {x1} long?
| How far is it from end to end, if that is the long side?
> Length: l = a / w
! It is {ans} {m} long.
# a / w

w=5..40 e=2..20 l=w+e n=2..9 x=room
A {x1} is {l} meters long and {w} meters wide.
| The sides of a {x1} are {l} meters and {w} meters.
| A {x1} measures {l} meters by {w} meters.
| A {x1} has a length of {l} meters and a width of {w} meters.
| {A} has a {x1} with two sides of {l} meters and two of {w} meters.
| One side of a {x1} is {l} meters long, the other is {w} meters long.
| There is a {x1} of {l} by {w} meters.
| A path goes around a {x1} that is {l} meters long and {w} meters wide.
| A {x1} is {w} meters wide, and it has a length of {l} meters.
| From end to end, a {x1} has {l} meters. From side to side it has {w} meters.
{A} [walks|runs] around it {n} times.
| {A} goes around it {n} times in a row.
| {A} makes {n} rounds along its four sides.
| {n} times {A} runs along the whole border.
| With {his} dog, {A} walks once around it on each of {n} days.
| {A} runs {n} rounds, each along all four sides.
| To get warm, {A} runs around it {n} times.
| Today {A} has gone {n} times around it.
? How many meters is that?
| How far does {A} go?
| How many meters does {A} go in all?
| What distance is that [in total|altogether]?
| How far is that in meters?
| How many meters has {A} behind {him} then?
| How long is this in sum?
| What distance does {A} cover?
| How many meters do all the rounds make?
| How many meters are these rounds together?
> Half of the way around: h = l + w
> Once around: u = h * 2
> Distance: d = u * n
! {A} goes {ans} meters.
# 2 * (l + w) * n

w=2..9 e=2..10 l=w+e p=2..9 x=room
The floor of a {x1} is {l} meters long and {w} meters wide.
| A {x1} of {l} meters by {w} meters needs a new floor.
| {A} wants a new floor in a {x1} with a length of {l} meters and a width of {w} meters.
| A {x1} gets a new floor. It measures {l} meters on one side and {w} meters on the other.
| There is a {x1} of {l} by {w} meters, and its whole floor gets covered.
| The old floor of a {x1} is taken out. It was {l} meters long and {w} meters wide.
| In a {x1}, {l} meters long and {w} meters wide, the floor is old.
| The sides of a {x1} are {l} meters and {w} meters. Its floor is to be made new.
| {A} measures the floor of a {x1}. It is {w} meters wide and {l} meters long.
New floor costs {p$} [for a square meter|a square meter].
| One square meter of new floor costs {p$}.
| Each square meter of new floor is {p$}.
| For every square meter one pays {p$}.
| The price of new floor is {p$} per square meter.
| A worker lays the new floor for {p$} per square meter.
| {p$} is what a square meter of new floor costs.
| A shop sells floor at {p$} for each square meter.
? How much does the new floor cost?
| What is the cost of the new floor?
| How many dollars does the new floor cost in all?
| How much money is needed for the whole floor?
| What must be paid for the floor?
| What does it cost to cover the whole floor?
| How many dollars is that for the whole {x1}?
| What is the price of the whole floor?
| How much is the bill for the floor?
| How much money will be spent on the new floor?
> Area: a = l * w
> Cost of the floor: c = a * p
! The new floor costs {ans} dollars.
# l * w * p

a=31..60 b=31..60 c=31..60 m=length
The sides of a triangle are {a}, {b} and {c} {m} long.
| A triangle has sides of {a}, {b} and {c} {m}.
| {A} draws a triangle. Its sides are {a} {m}, {b} {m} and {c} {m}.
| One side of a triangle is {a} {m}, the second is {b} {m} and the third is {c} {m}.
| A garden has three corners. Its sides measure {a}, {b} and {c} {m}.
| {A} bends a wire into a triangle with sides of {a} {m}, {b} {m} and {c} {m}.
| A triangle is {a} {m} long on one side, {b} {m} on the next and {c} {m} on the last.
| The lengths of the three sides of a triangle are {a}, {b} and {c} {m}.
| A flag with three sides has {a} {m} on the first, {b} {m} on the second and {c} {m} on the third.
| There is a triangle with a side of {a} {m}, a side of {b} {m} and a side of {c} {m}.
? What is its perimeter?
| What is the perimeter of the triangle?
| How long are its three sides together?
| How many {m} is it once around?
| What do the three sides add up to?
| How far is it all the way around?
| How long is a line around it, in {m}?
| How many {m} do all sides make?
| What is the length of all three sides in total?
| How many {m} of band go around it?
> First two sides: s = a + b
> Perimeter: p = s + c
! Once around it is {ans} {m}.
# a + b + c

k=2..9 g=3..25 l=k*g m=length
{A} cuts a rope of {l} {m} into pieces of {k} {m}.
| A rope is {l} {m} long. {A} cuts it into pieces of {k} {m}.
| From a rope with a length of {l} {m}, {A} cuts short pieces, each {k} {m} long.
| A board has a length of {l} {m}. {A} makes pieces of {k} {m} from it.
| {A} has {l} {m} of cloth and cuts it into pieces, each {k} {m} long.
| A pipe of {l} {m} is cut by {A} so that each piece is {k} {m} long.
| {A} saws a board, {l} {m} long, into parts of {k} {m} each.
| {A} needs pieces of {k} {m} and cuts them from a string of {l} {m}.
| After every {k} {m}, {A} cuts through a rope that is {l} {m} long.
| {l} {m} of wire are cut into equal pieces by {A}. Each piece is {k} {m} long.
| {A} finds a chain of {l} {m} and takes it apart. Each part is {k} {m} long.
| Every piece should be {k} {m} long, and {A} has a ribbon of {l} {m} to cut.
? How many pieces does {he} get?
| How many pieces are there at the end?
| How many pieces does that make?
| What is the number of pieces?
| How many pieces can {A} make?
| How many of these pieces does {A} have then?
| Into how many pieces is it cut?
| How many such pieces come out of it?
| How many pieces will there be?
| If nothing is left over, how many pieces are there?
> Pieces: g = l / k
! {A} gets {ans} pieces.
# l / k

l=40..99 n=2..9 k=2..9 m=length
A ribbon is {l} {m} long. {A} cuts off {n} pieces of {k} {m} each.
| From a ribbon of {l} {m}, {A} cuts off {n} pieces of {k} {m} each.
| {A} has a ribbon of {l} {m}. {He} needs {n} pieces of it, each {k} {m} long, and cuts them off.
| {A} cuts {n} pieces from a ribbon of {l} {m}. Each piece has a length of {k} {m}.
| A ribbon has a length of {l} {m}. For {n} presents, {A} takes {k} {m} of it for each.
| For each of {n} friends, {A} cuts {k} {m} from a ribbon that is {l} {m} long.
| There are {l} {m} of ribbon on a roll. {A} cuts off {k} {m} of it, and that {n} times.
| {A} buys {l} {m} of ribbon and uses {k} {m} for each of {n} hats.
| A ribbon of {l} {m} lies on the table. {A} takes {n} pieces of it, and every piece is {k} {m}.
| {A} cuts off {k} {m} from a ribbon of {l} {m}, and does so {n} times.
| {n} pieces of {k} {m} are cut from a ribbon. Before that it was {l} {m} long.
? How much of the ribbon is left?
| How long is the rest of the ribbon?
| How many {m} of ribbon remain?
| How long is the ribbon that is left over?
| How many {m} of it are not used?
| How many {m} of ribbon are still there?
| What length of ribbon remains in the end?
| How many {m} are left over?
| How long is the ribbon after that?
| What is left of the ribbon, in {m}?
> Length cut off: c = n * k
> Length left: r = l - c
! {ans} {m} are left.
# l - n * k

w=2..6 e=2..6 l=w+e b=2..6 f=2..6 a=b+f x=room y=room
A {x1} is {l} meters long and {w} meters wide. A {y1} is {a} meters long and {b} meters wide.
| The {x1} measures {l} by {w} meters, the {y1} {a} by {b} meters.
| {A} has a {x1} of {l} meters by {w} meters and a {y1} of {a} meters by {b} meters.
| {A} cleans a {x1} with sides of {l} and {w} meters and a {y1} with sides of {a} and {b} meters.
| The sides of the {x1} are {l} and {w} meters, and those of the {y1} are {a} and {b} meters.
? How many square meters do both have together?
| What is the area of both together?
| What do the two areas add up to?
| How many square meters is that [in all|altogether]?
| How large is the {x1} together with the {y1}, in square meters?
> First area: c = l * w
> Second area: d = a * b
> Both areas: s = c + d
! Both areas together are {ans} square meters.
# l * w + a * b

l=8..20 w=6..9 p=2..40 x=room
A {x1} is {l} meters long and {w} meters wide. Of this, {p} square meters are painted.
| {A} has a {x1} of {l} by {w} meters. On {p} square meters of it the ground is wet.
| In a {x1} with a length of {l} meters and a width of {w} meters, {p} square meters are in the sun.
| The sides of a {x1} are {l} and {w} meters. Of its area, {p} square meters are already clean.
| A cloth of {p} square meters lies in a {x1} that measures {l} meters by {w} meters.
? How many square meters are left?
| How many square meters [remain|are free]?
| How large is the other part, in square meters?
| How large is the rest of the area?
| What area does the rest have?
> Whole area: a = l * w
> Area left: r = a - p
! The rest is {ans} square meters.
# l * w - p

w=3..30 e=2..20 l=w+e h=l+w p=h*2 x=room m=length
Once around a {x1} it is {p} {m}. The {x1} is {l} {m} long.
| The perimeter of a {x1} is {p} {m}, and its length is {l} {m}.
| A fence of {p} {m} goes around a {x1} with a length of {l} {m}.
| A {x1} has a perimeter of {p} {m}. One side is {l} {m} long.
| {A} walks {p} {m} to go once around a {x1}. The {x1} is {l} {m} long.
| The four sides of a {x1} are {p} {m} in total, and {l} {m} is its length.
? How wide is it?
| What is its width?
| How many {m} wide is the {x1}?
| How long is the other side?
| What width does the {x1} have?
> Half of the way around: h = p / 2
> Width: w = h - l
! It is {ans} {m} wide.
# p // 2 - l

w=3..9 n=2..5 x=room m=length
A {x1} is {w} {m} wide and {n} times as long.
| The width of a {x1} is {w} {m}. Its length is {n} times the width.
| {A} has a {x1} with a width of {w} {m}. It is {n} times as long as wide.
| A {x1} is {n} times as long as it is wide. It is {w} {m} wide.
| The short side of a {x1} is {w} {m}, and the long side has {n} times that length.
| The long side of a {x1} is {n} times the short side, which is {w} {m}.
? What is its area?
| How many square {m} does the {x1} have?
| How large is it in square {m}?
| What is the area of the {x1}?
| What area does the {x1} cover?
> Length: l = w * n
> Area: a = l * w
! The {x1} has {ans} square {m}.
# w * n * w

w=3..9 e=2..30 l=w+e x=room m=length
? If a {x1} is {l} {m} long and {w} {m} wide, what is its area?
| What is the area of a {x1} with a length of {l} {m} and a width of {w} {m}?
| How many square {m} has a {x1} that is {l} {m} long and {w} {m} wide?
| A {x1} measures {l} {m} by {w} {m}. What is its area?
| How large, in square {m}, is a {x1} of {l} {m} by {w} {m}?
| How many square {m} of grass does one need for a {x1} of {l} by {w} {m}?
| {A} paints a wall that is {l} {m} long and {w} {m} high. How many square {m} is that?
| If the sides of a {x1} have {l} {m} and {w} {m}, how many square {m} does it cover?
> Area: a = l * w
! That is {ans} square {m}.
# l * w

a=10..80 d=2..40 m=length
{A} has a rope of {a} {m}. A second rope is {d} {m} longer.
| A red rope is {a} {m} long. A blue rope is {d} {m} longer than the red one.
| One rope of {A} is {a} {m} long, and another one has {d} {m} more.
| A rope of {a} {m} is {d} {m} shorter than a second rope.
| {A} ties a rope of {a} {m} to a rope that is {d} {m} longer.
| Of two ropes, the short one is {a} {m} and the long one has {d} {m} more.
? How long are both together?
| How many {m} of rope is that in all?
| What is the length of both ropes in sum?
| How many {m} do the two ropes have together?
| What do both lengths add up to?
> Second rope: b = a + d
> Both ropes: s = a + b
! Both ropes are {ans} {m} long together.
# 2 * a + d

n=3..20 h=4..30 t=10..90
{A} builds a tower of {n} [blocks|bricks]. Each is {h} inches high.
| {n} boxes are put on top of each other by {A}. Every box has a height of {h} inches.
| {A} makes a tower from {n} boxes, and each one is {h} inches high.
| One block is {h} inches high. {A} puts {n} of them on top of each other.
The tower stands on a table with a height of {t} inches.
| All this is built on a table that is {t} inches high.
| This is not built on the ground, but on a bench with a height of {t} inches.
| {A} makes the tower on a box, and the box has {t} inches.
? How high above the ground is the top?
| How many inches is it from the ground to the top?
| What is the height of the top above the ground?
| How far is the top from the ground, in inches?
> Height of the tower: a = n * h
> Height of the top: b = a + t
! The top is {ans} inches above the ground.
# n * h + t

c=2..9 k=2..6 l=c*k w=3..9
A wall is {l} meters long and {w} meters high. One can of paint is enough for {c} square meters.
| {A} paints a wall of {l} meters by {w} meters. With one can {he} can paint {c} square meters.
| A can of paint covers {c} square meters. {A} wants to paint a wall, {l} meters long and {w} \
meters high.
| For {c} square meters {A} needs one can of paint. The wall measures {l} by {w} meters.
| The wall of a house is {w} meters high and {l} meters long. For each {c} square meters a can of \
paint is used.
? How many cans are needed for the wall?
| How many cans of paint does it take?
| How many cans must be bought?
| How many cans of paint is that for the whole wall?
| What number of cans is used?
> Area: a = l * w
> Cans: n = a / c
! {ans} cans of paint are needed.
# l * w // c

a=5..60 g=2..9 n=2..12
A [plant|tree|flower] is {a} inches high. It grows {g} inches [a|each|every|per] week.
| {A} has a plant of {a} inches. Every week it gets {g} inches higher.
| At first, a tree has a height of {a} inches. Each week brings {g} inches more.
| {A} puts a plant with a height of {a} inches into the ground. It grows by {g} inches per week.
| A sunflower, now {a} inches high, adds {g} inches in each week.
? How high is it after {n} weeks?
| What is its height {n} weeks later?
| How many inches high is it in {n} weeks?
| {n} weeks pass. How high is it then?
| When {n} weeks are over, what height does it have?
| How high will it be {n} weeks from now?
> Inches grown: d = g * n
> Height: h = a + d
! Then it is {ans} inches high.
# a + g * n

l=2..9 w=2..9 h=2..9 m=length
A box is {l} {m} long, {w} {m} wide and {h} {m} high.
| The length of a box is {l} {m}, its width {w} {m} and its height {h} {m}.
| {A} has a box of {l} by {w} by {h} {m}.
| A box measures {l} {m} in length, {w} {m} in width and {h} {m} in height.
| {A} builds a box with a length of {l} {m}, a width of {w} {m} and a height of {h} {m}.
? What is its volume?
| How many cubic {m} does it hold?
| What is the volume of the box in cubic {m}?
| How many cubic {m} fit into it?
| How large is the box in cubic {m}?
> Area of the ground: a = l * w
> Volume: v = a * h
! The volume is {ans} cubic {m}.
# l * w * h
""")
