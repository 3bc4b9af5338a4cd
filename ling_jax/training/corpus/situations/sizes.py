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
| The width of a {x1} is {w} {m}, and the length is {l} {m}.
| {w} {m} by {l} {m}: these are the sides of a {x1}.
| {A} walks {w} {m} across a {x1} and {l} {m} along it.
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
| The short side of a {x1} is {w} {m} and the long side {l} {m}.
| {w} {m} is the width of a {x1}, and {l} {m} is its length.
| A {x1} is {w} {m} by {l} {m}.
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

w=3..12 e=2..12 l=w+e p=2..9 x=room any
{A} builds a fence around a {x1} that is {l} meters long and {w} meters wide.
| {A} builds a fence around a {x1} with a width of {w} meters and a length of {l} meters.
| A {x1} of {A} is {w} meters wide and {l} meters long. It needs a fence all around.
| A {x1} of {l} meters by {w} meters gets a fence on all sides, and {A} pays for it.
| {A} wants to close in a {x1} with a fence. It is {l} meters long and {w} meters wide.
| Around a {x1} with a length of {l} meters and a width of {w} meters {A} puts up a fence.
| All four sides of a {x1} of {A} get a fence. Its width is {w} meters, its length is {l} meters.
| A fence should go around the {x1} of {A}, along two sides of {w} meters and two sides of {l} \
meters.
| The {x1} of {A}, {w} by {l} meters, needs a fence all around.
One meter of fence costs {p$}.
| Each meter of fence costs {p$}.
| The price for a meter of fence is {p$}.
| For every meter of fence {A} has to pay {p$}.
| A shop sells fence at {p$} per meter.
| One has to pay {p$} for one meter of fence.
| Fence costs {p$} a meter.
| The man in the shop wants {p$} for each meter of fence.
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
| One side of a {x1} is {w} {m}, and its area is {a} square {m}.
| {A} knows the width of a {x1}, {w} {m}, and its area, {a} square {m}.
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

w=5..40 e=2..20 l=w+e n=2..9 x=room any
The {x1} is {l} meters long and {w} meters wide.
| The {x1} is {w} meters wide and {l} meters long.
| The sides of the {x1} are {l} meters and {w} meters.
| The {x1} measures {w} meters by {l} meters.
| The {x1} has a length of {l} meters and a width of {w} meters.
| The width of the {x1} is {w} meters, and the length is {l} meters.
| The {x1} has two sides of {w} meters and two of {l} meters.
| One side of the {x1} is {l} meters long, the other is {w} meters long.
| A path goes around the {x1} that is {l} meters long and {w} meters wide.
{A} [walks|runs] around the {x1} {n} times.
| {A} goes around the {x1} {n} times in a row.
| {A} makes {n} rounds along all four sides of the {x1}.
| {n} times {A} runs along the whole border of the {x1}.
| With {his} dog, {A} walks once around the {x1} on each of {n} days.
| {A} runs {n} rounds around the {x1}.
| To get warm, {A} runs around the {x1} {n} times.
| Today {A} has gone {n} times around the {x1}.
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

w=2..9 e=2..10 l=w+e p=2..9 x=room any
The floor of a {x1} is {l} meters long and {w} meters wide, and {A} wants a new one.
| A {x1} of {w} meters by {l} meters needs a new floor.
| {A} wants a new floor in a {x1} with a length of {l} meters and a width of {w} meters.
| A {x1} gets a new floor. It measures {w} meters on one side and {l} meters on the other.
| The old floor of a {x1} is taken out. It was {w} meters wide and {l} meters long.
| In a {x1}, {l} meters long and {w} meters wide, the floor is old.
| The sides of a {x1} are {l} meters and {w} meters. Its floor is to be made new.
| {A} measures the floor of a {x1}. It is {w} meters wide and {l} meters long.
New floor costs {p$} [for a square meter|a square meter].
| One square meter of new floor costs {p$}.
| Each square meter of new floor is {p$}.
| For every square meter of floor {A} pays {p$}.
| The price of new floor is {p$} per square meter.
| A worker lays a new floor for {p$} per square meter.
| One has to pay {p$} for a square meter of new floor.
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
| Into pieces of {k} {m} each, {A} cuts a rope of {l} {m}.
| {A} wants pieces that are {k} {m} long. {He} cuts a rope of {l} {m} into such pieces.
| Pieces of {k} {m} are what {A} needs. {He} has a rope of {l} {m} and cuts all of it.
| For pieces of {k} {m} each, {A} takes a board with a length of {l} {m}.
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
| {A} makes {n} bows and needs {k} {m} for each. {He} takes it from a ribbon of {l} {m}.
| With {k} {m} for each, {A} ties {n} boxes. The ribbon was {l} {m} long at first.
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
| The {y1} is {a} meters long and {b} meters wide. The {x1} is {l} meters long and {w} meters wide.
| {A} has a {y1} with a width of {b} meters and a length of {a} meters. The {x1} is {w} meters \
wide and {l} meters long.
| A {y1} measures {b} by {a} meters, and a {x1} measures {w} by {l} meters.
| With sides of {w} and {l} meters, a {x1} lies next to a {y1}. The {y1} has sides of {b} and {a} \
meters.
| The {x1} is {w} meters wide and {l} meters long, and the {y1} is {b} meters wide and {a} meters \
long.
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
| On {p} square meters of a {x1}, {A} grows beans. The {x1} is {l} meters long and {w} meters wide.
| {p} square meters of a {x1} are taken up by a bench. The {x1} measures {w} by {l} meters.
| A sheet covers {p} square meters of a {x1}, which is {w} meters wide and {l} meters long.
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
| A {x1} is {l} {m} long. Once around it are {p} {m}.
| The length of a {x1} is {l} {m}, and its perimeter is {p} {m}.
| {A} has a {x1} with a length of {l} {m}. To go once around it, {he} walks {p} {m}.
| With a long side of {l} {m}, a {x1} has a perimeter of {p} {m}.
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
| {n} times as long as wide is a {x1} with a width of {w} {m}.
| {A} has a {x1} that is {n} times as long as it is wide, and it is {w} {m} wide.
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
| {A} has a {x1} that is {w} {m} wide and {l} {m} long. What is its area?
| If a {x1} is {w} {m} wide and {l} {m} long, how many square {m} does it cover?
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
| A long rope has {d} {m} more than a short one. The short one is {a} {m} long.
| One rope is {d} {m} longer than another, and the other has {a} {m}.
| {d} {m} is how much longer one rope is than another. The short one has {a} {m}.
| {A} has two ropes. The second is {d} {m} longer than the first, and the first is {a} {m} long.
| There are {d} {m} between the lengths of two ropes. The short rope is {a} {m} long.
| The blue rope is longer than the red one by {d} {m}. The red rope has {a} {m}.
? How long are both together?
| How many {m} of rope is that in all?
| What is the length of both ropes in sum?
| How many {m} do the two ropes have together?
| What do both lengths add up to?
> Second rope: b = a + d
> Both ropes: s = a + b
! Both ropes are {ans} {m} long together.
# 2 * a + d

n=3..20 h=4..30 t=10..90 any
{A} builds a tower of {n} [blocks|bricks]. Each is {h} inches high.
| {n} boxes are put on top of each other by {A} to make a tower. Every box has a height of {h} \
inches.
| {A} makes a tower from {n} boxes, and each one is {h} inches high.
| One block is {h} inches high. {A} makes a tower with {n} of them.
| With blocks that are {h} inches high, {A} builds a tower of {n} blocks.
| A tower of {A} is made of boxes, each {h} inches high. There are {n} of them.
The tower of {A} stands on a table with a height of {t} inches.
| The tower of {A} is built on a table that is {t} inches high.
| The tower of {A} is not built on the ground, but on a bench with a height of {t} inches.
| Under the tower of {A} is a table, {t} inches high.
| {A} chose a chair with a height of {t} inches as a place for the tower.
| A box with a height of {t} inches is what the tower stands on.
? How high above the ground is the top of the tower?
| How many inches is it from the ground to the top of the tower?
| What is the height of the top of the tower above the ground?
| How far is the top of the tower from the ground, in inches?
| How many inches above the ground does the tower end?
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
| For a wall, {w} meters high and {l} meters long, {A} buys paint. One can is enough for {c} \
square meters.
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
| Every week, {g} inches are added to a plant that is {a} inches high at first.
| A tree grows {g} inches a week. It is {a} inches high now.
| Each week a [plant|flower] of {A} gets {g} inches higher. Today it is {a} inches high.
| {g} inches per week is how fast a plant grows. {A} buys it when it is {a} inches high.
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
| A box is {h} {m} high, {w} {m} wide and {l} {m} long.
| The height of a box is {h} {m}, its width {w} {m} and its length {l} {m}.
| {A} has a box that is {w} {m} wide, {h} {m} high and {l} {m} long.
| A box has a width of {w} {m}, a length of {l} {m} and a height of {h} {m}.
? What is its volume?
| How many cubic {m} does it hold?
| What is the volume of the box in cubic {m}?
| How many cubic {m} fit into it?
| How large is the box in cubic {m}?
> Area of the ground: a = l * w
> Volume: v = a * h
! The volume is {ans} cubic {m}.
# l * w * h

w=3..50 e=2..20 l=w+e x=room m=length any
The {x1} of {A} is {l} {m} long.
| The length of the {x1} of {A} is {l} {m}.
| From one end of the {x1} of {A} to the other it is {l} {m}.
| {l} {m} is how long the {x1} of {A} is.
| The long side of the {x1} of {A} is {l} {m}.
| Along the {x1} of {A} one can walk {l} {m}.
The {x1} is {w} {m} wide.
| The width of the {x1} is {w} {m}.
| Across the {x1} it is {w} {m}.
| {w} {m} is how wide the {x1} is.
| The short side of the {x1} is {w} {m}.
| {A} knows that the {x1} is {w} {m} wide.
? What is the area of the {x1}?
| How many square {m} does the {x1} have?
| How large is the {x1} in square {m}?
| What area does the {x1} take up?
| How many square {m} are there in the {x1}?
| How many square {m} would a new floor for the {x1} have?
> Area: a = l * w
! The area is {ans} square {m}.
# l * w

w=3..50 e=2..20 l=w+e x=room m=length any
The {x1} of {A} is {l} {m} long.
| The length of the {x1} of {A} is {l} {m}.
| {l} {m} is how long the {x1} of {A} is.
| The long side of the {x1} of {A} is {l} {m}.
| Two sides of the {x1} of {A} are {l} {m} long.
The {x1} is {w} {m} wide.
| The width of the {x1} is {w} {m}.
| {w} {m} is how wide the {x1} is.
| The short side of the {x1} is {w} {m}.
| Across the {x1} it is {w} {m}.
? How many {m} is it once around the {x1}?
| What is the perimeter of the {x1}?
| How many {m} of fence are needed to go around the {x1}?
| How long is a line around the {x1}?
| How many {m} do all four sides of the {x1} have together?
> Half of the way around: h = l + w
> Perimeter: p = h * 2
! The perimeter is {ans} {m}.
# 2 * (l + w)

w=3..50 e=2..20 l=w+e x=room m=length
A {x1} is {w} {m} wide.
| {A} has a {x1} with a width of {w} {m}.
| The short side of a {x1} is {w} {m}.
| Across a {x1} it is {w} {m}.
| {w} {m} is the width of a {x1}.
| For a party, {A} uses a {x1} that is {w} {m} wide.
? If its length is {l} {m}, what is its area?
| What is the area, if the {x1} is {l} {m} long?
| Its length is {l} {m}. How many square {m} does the {x1} have?
| How many square {m} is it, if the long side is {l} {m}?
| With a length of {l} {m}, how large is the {x1} in square {m}?
| The long side is {l} {m}. What area does the {x1} cover?
> Area: a = l * w
! The area is {ans} square {m}.
# l * w

w=3..12 e=2..12 l=w+e p=2..9 x=room
One meter of fence costs {p$}.
| A shop sells fence at {p$} a meter.
| For each meter of fence, {A} pays {p$}.
| The price of fence is {p$} per meter.
| {A} finds a fence that costs {p$} for each meter.
| One has to pay {p$} for one meter of fence.
? How much does a fence around a {x1} cost that is {w} meters wide and {l} meters long?
| {A} puts a fence around a {x1} of {l} by {w} meters. How many dollars does it cost?
| How many dollars does {A} pay for a fence around a {x1} with a length of {l} meters and a width \
of {w} meters?
| If a {x1} is {w} meters wide and {l} meters long, how much is a fence around it?
| A {x1} is {l} meters long and {w} meters wide. How much money does a fence around it cost?
| What must be paid for a fence around a {x1} that has a width of {w} meters and a length of {l} \
meters?
> Half of the way around: h = l + w
> Perimeter: u = h * 2
> Cost of the fence: c = u * p
! The fence costs {ans} dollars.
# 2 * (l + w) * p

w=3..9 e=2..20 l=w+e a=l*w x=room m=length any
The {x1} of {A} has an area of {a} square {m}.
| The area of the {x1} of {A} is {a} square {m}.
| The {x1} of {A} covers {a} square {m}.
| {a} square {m} is the size of the {x1} of {A}.
| There are {a} square {m} in the {x1} of {A}.
The {x1} is {w} {m} wide.
| The width of the {x1} is {w} {m}.
| {w} {m} is how wide the {x1} is.
| One side of the {x1} is {w} {m}.
| Across the {x1} it is {w} {m}.
? How long is the {x1}?
| What is the length of the {x1}?
| How many {m} long is the {x1}?
| How long is the other side of the {x1}?
| What length does the {x1} have in {m}?
> Length: l = a / w
! It is {ans} {m} long.
# a / w

w=5..40 e=2..20 l=w+e n=2..9 x=room
{A} runs around a {x1} {n} times.
| {n} times {A} walks around a {x1}.
| On Sunday {A} makes {n} rounds around a {x1}.
| {A} runs {n} times along all four sides of a {x1}.
| With the dog, {A} goes {n} times around a {x1}.
| {n} rounds around a {x1} are run by {A}.
? How many meters is that, if the {x1} is {w} meters wide and {l} meters long?
| The {x1} is {l} meters long and {w} meters wide. How many meters does {A} go?
| How far does {A} go, if the {x1} measures {w} by {l} meters?
| How many meters are all rounds together, if the sides are {l} and {w} meters long?
| If the length of the {x1} is {l} meters and the width {w} meters, how many meters is that in all?
| With a width of {w} meters and a length of {l} meters, how many meters do the rounds make?
> Half of the way around: h = l + w
> Once around: u = h * 2
> Distance: d = u * n
! {A} goes {ans} meters.
# 2 * (l + w) * n

w=2..9 e=2..10 l=w+e p=2..9 x=room
New floor costs {p$} a square meter.
| For each square meter of new floor, {A} pays {p$}.
| A worker takes {p$} for every square meter of new floor.
| One has to pay {p$} for each square meter of new floor.
| {A} finds a new floor that costs {p$} per square meter.
? How much does the floor for a {x1} cost that is {w} meters wide and {l} meters long?
| {A} wants it in a {x1} of {l} by {w} meters. How many dollars is that?
| How many dollars does the floor of a {x1} cost with a width of {w} meters and a length of {l} \
meters?
| If a {x1} is {w} meters wide and {l} meters long, how much money does its new floor cost?
| A {x1} is {l} meters long and {w} meters wide. What does the new floor cost?
> Area: a = l * w
> Cost of the floor: c = a * p
! The new floor costs {ans} dollars.
# l * w * p

k=2..9 g=3..25 l=k*g m=length any
The rope that {A} has is {l} {m} long.
| The rope of {A} is {l} {m} long.
| There are {l} {m} of rope in the bag of {A}.
| {l} {m} is the length of the rope of {A}.
| The rope that {A} bought has a length of {l} {m}.
{A} wants to cut the rope into pieces of {k} {m}.
| Each piece that {A} cuts from the rope is {k} {m} long.
| Every {k} {m}, {A} cuts through the rope.
| {A} needs pieces of rope, each {k} {m} long.
| The rope is cut so that every piece has {k} {m}.
? How many pieces does {A} get?
| How many pieces of rope are there at the end?
| How many pieces can {A} make?
| What is the number of pieces?
| Into how many pieces is the rope cut?
> Pieces: g = l / k
! {A} gets {ans} pieces.
# l / k

l=40..99 n=2..9 k=2..9 m=length any
{A} needs {n} pieces of ribbon, and each should be {k} {m} long.
| Each piece of ribbon that {A} cuts off is {k} {m} long, and {he} cuts off {n} pieces.
| {A} cuts off {n} pieces of ribbon with {k} {m} each.
| {A} uses {k} {m} of ribbon for each of {n} presents.
| {n} hats get {k} {m} of ribbon each from {A}.
| For one bow {A} cuts off {k} {m} of ribbon, and {he} makes {n} bows.
The ribbon of {A} is {l} {m} long at first.
| The whole ribbon of {A} has a length of {l} {m}.
| {A} starts with a ribbon of {l} {m}.
| There are {l} {m} on the roll of ribbon at first.
| {l} {m} is the length of the whole ribbon.
? How many {m} of ribbon are left?
| How long is the rest of the ribbon, in {m}?
| How many {m} of ribbon does {A} have at the end?
| How many {m} of ribbon are not used?
| What length of ribbon remains?
> Length cut off: c = n * k
> Length left: r = l - c
! {ans} {m} are left.
# l - n * k

l=40..99 n=2..9 k=2..9 m=length
{A} cuts off {n} pieces of ribbon, each {k} {m} long.
| {A} needs {k} {m} of ribbon for each of {n} presents and cuts it off.
| For a party {A} makes {n} bows. Each bow takes {k} {m} of ribbon.
| Each hat takes {k} {m} of ribbon, and {A} makes {n} hats.
| {k} {m} of ribbon go around each of {n} boxes of {A}.
? How many {m} are left, if the ribbon was {l} {m} long?
| If there were {l} {m} of ribbon before, how many {m} remain?
| Of {l} {m} of ribbon, how many {m} are left over?
| How many {m} of ribbon does {A} have at the end, if {he} had {l} {m} at first?
| The whole ribbon was {l} {m} long. How long is the rest?
> Length cut off: c = n * k
> Length left: r = l - c
! {ans} {m} are left.
# l - n * k

l=8..20 w=6..9 p=2..40 x=room any
On {p} square meters of the {x1}, {A} puts a carpet.
| {A} covers {p} square meters of the {x1} with a carpet.
| {p} square meters of the {x1} are under a carpet of {A}.
| A carpet in the {x1} takes up {p} square meters.
| The carpet of {A} in the {x1} has {p} square meters.
The {x1} is {l} meters long and {w} meters wide.
| The {x1} measures {w} by {l} meters.
| With a width of {w} meters, the {x1} is {l} meters long.
| The sides of the {x1} are {w} and {l} meters long.
| The length of the {x1} is {l} meters, and the width is {w} meters.
? How many square meters of the {x1} have no carpet?
| How many square meters are without a carpet?
| How large is the part without a carpet, in square meters?
| How many square meters does the carpet not cover?
| How many square meters of the {x1} are free?
> Whole area: a = l * w
> Area left: r = a - p
! The rest is {ans} square meters.
# l * w - p

w=3..9 n=2..5 x=room m=length any
The {x1} of {A} is {n} times as long as wide.
| The length of the {x1} of {A} is {n} times its width.
| {n} times the width of the {x1} of {A} is its length.
| {A} has a {x1} with a length of {n} times its width.
| The long side of the {x1} of {A} is {n} times the short side.
The {x1} is {w} {m} wide.
| The width of the {x1} is {w} {m}.
| {w} {m} is how wide the {x1} is.
| The short side of the {x1} is {w} {m}.
| Across the {x1} it is {w} {m}.
? What is the area of the {x1}?
| How many square {m} does the {x1} have?
| How large is the {x1} in square {m}?
| What area does the {x1} cover?
| How many square {m} are there in the {x1}?
> Length: l = w * n
> Area: a = l * w
! The {x1} has {ans} square {m}.
# w * n * w

n=3..20 h=4..30 t=10..90
On a table that is {t} inches high, {A} builds a tower of [blocks|boxes]. Each is {h} inches high.
| A bench has a height of {t} inches. On it {A} makes a tower of boxes, {h} inches each.
| {A} puts boxes on a table and makes a tower. The table is {t} inches high, and a box {h} inches.
| With boxes that are {h} inches high, {A} makes a tower on a bench. The bench is {t} inches high.
| One brick is {h} inches high. {A} makes a tower of bricks on a table with a height of {t} inches.
? With {n} of them, how high above the ground is the top?
| If {A} takes {n} of them, how many inches is the top above the ground?
| There are {n} of them in the tower. How many inches is it from the ground to the top?
| How far is the top from the ground, in inches, if {A} uses {n} of them?
| {A} uses {n} of them. What is the height of the top above the ground?
> Height of the tower: a = n * h
> Height of the top: b = a + t
! The top is {ans} inches above the ground.
# n * h + t

c=2..9 k=2..6 l=c*k w=3..9 any
One can of paint is enough for {c} square meters.
| With one can of paint, {A} can paint {c} square meters.
| A can of paint covers {c} square meters.
| For every {c} square meters {A} uses one can of paint.
| {c} square meters can be painted with each can.
The wall of {A} is {w} meters high and {l} meters long.
| {A} paints a wall that is {l} meters long and {w} meters high.
| {A} wants to paint a wall of {l} by {w} meters.
| The height of the wall of {A} is {w} meters, and the length is {l} meters.
| There is a wall to paint for {A}, {w} meters high and {l} meters long.
? How many cans of paint does the wall take?
| How many cans are needed for the wall?
| How many cans of paint must {A} buy for the wall?
| For the whole wall, how many cans does {A} need?
| How many cans are used for the wall?
> Area: a = l * w
> Cans: n = a / c
! {ans} cans of paint are needed.
# l * w // c

a=5..60 g=2..9 n=2..12 any
A tree of {A} grows {g} inches every week.
| Each week the tree of {A} gets {g} inches higher.
| {g} inches a week is how fast the tree of {A} grows.
| In one week, the tree of {A} grows by {g} inches.
| The tree of {A} adds {g} inches per week.
At first, the tree is {a} inches high.
| The tree has a height of {a} inches when {A} buys it.
| {a} inches is the height of the tree on the first day.
| When {A} plants the tree, it is {a} inches high.
| The tree starts with a height of {a} inches.
{A} looks at the tree again {n} weeks after the first day.
| {n} weeks go by from the first day to the day when {A} measures the tree.
| The tree stands in the garden of {A} for {n} weeks.
| {A} lets the tree grow for {n} weeks.
| For {n} weeks the tree grows in the garden of {A}.
? How high is the tree at the end?
| What is the height of the tree in the end?
| How many inches high is the tree after that time?
| How high does the tree get, in inches?
> Inches grown: d = g * n
> Height: h = a + d
! Then it is {ans} inches high.
# a + g * n
""")
