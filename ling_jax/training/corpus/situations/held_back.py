"""Templates of the held-back set: the same situations and operations in other words."""

from ling_jax.training.corpus.situations.chains import chains
from ling_jax.training.corpus.templates import read

_SHOPPING = read("""
n=2..9 p=2..15 x=fruit
For a party {A} takes home {n} {x}, which are {p$} apiece.
? What do they cost {him}?
> Cost of the {x}: c = n * p
! {A} pays {ans} dollars.
# n * p

n=2..9 p=2..12 m=2..9 q=2..12 x=pen y=snack
The list of {A} says {n} {x} and {m} {y}. {AX} is {p$} and {ay} is {q$}.
? What does the whole list add up to?
> Cost of the {x}: a = n * p
> Cost of the {y}: b = m * q
> Total cost: t = a + b
! It adds up to {ans} dollars.
# n * p + m * q

n=2..9 p=2..20 c=n*p x=toy
{A} spent {c$} and got {n} {x}, all at the same price.
? What did a single one of the {x} cost?
> Cost of one {x1}: p = c / n
! One {x1} cost {ans} dollars.
# c / n
""")

_BUDGET = read("""
n=2..9 p=2..15 m=50|60|80|100|150|200 x=pen
With {m$} in {his} pocket {A} walks into a shop and leaves with {n} new {x} at {p$} each.
? What is left in the pocket?
> Cost of the {x}: c = n * p
> Money left: r = m - c
! {ans} dollars are left.
# m - n * p

p=3..95 m=20|50|100 x=clothes
The price tag on {ax} says {p$}, so {A} lays {m$} on the table.
? How many dollars come back to {him}?
> Change: r = m - p
! {ans} dollars come back.
# m - p

a=10..80 b=10..80 p=10..120 x=gadget plain
For {ax} of {p$}, {A} brings {a$} and {B} brings {b$}.
? After buying it, what remains of their money?
> Money in all: m = a + b
> Money left: r = m - p
! {ans} dollars remain.
# a + b - p
""")

_SAVINGS = read("""
w=3..25 n=3..12 s=10..90
{A} puts {w$} into a jar each week, and at the start the jar already held {s$}.
? What does the jar hold once {n} weeks are over?
> Money saved: a = w * n
> Money in all: t = s + a
! The jar holds {ans} dollars.
# s + w * n

w=3..9 k=2..15 d=w*k s=5..60 p=d+s x=gadget plain
The dream of {A} is {ax} that costs {p$}. In the bank {he} has {s$}, and {w$} are added weekly.
? How many weeks will pass before {he} has enough?
> Money still needed: d = p - s
> Weeks: k = d / w
! {ans} weeks will pass.
# (p - s) // w

g=20..60 u=5..19 n=3..12
Of the {g$} that {A} is given weekly, {u$} are spent. The rest is saved.
? What has {he} saved when {n} weeks are over?
> Money saved a week: w = g - u
> Money saved: s = w * n
! {A} has saved {ans} dollars.
# (g - u) * n
""")

_WAGES = read("""
h=2..12 p=8..40
The boss pays {A} {p$} for an hour of work. Today {he} was there for {h} hours.
? What does the boss pay {him} today?
> Money earned: m = h * p
! The boss pays {ans} dollars.
# h * p

h=3..9 d=2..6 p=5..20
{A} has a job that pays {p$} an hour. {He} was at work on {d} days, {h} hours each time.
? What did the job bring?
> Hours of work: t = h * d
> Money earned: m = t * p
! The job brought {ans} dollars.
# h * d * p

h=2..9 p=6..25 c=5..40
After {h} hours of work, paid at {p$} an hour, {A} takes a taxi home for {c$}.
? What does {he} keep of the pay?
> Money earned: m = h * p
> Money left: r = m - c
! {A} keeps {ans} dollars.
# h * p - c
""")

_DISCOUNTS = read("""
q=3..90 p=q*2 x=clothes
Before the sale {ax} was {p$}, but {A} has to pay only half of that.
? What does {he} pay?
> New price: q = p / 2
! {A} pays {ans} dollars.
# p / 2

q=2..30 p=q*10 x=gadget
{A} sees {ax} for {p$}. The sign says 10% less on everything.
? What does {he} pay with that discount?
> Discount of 10%: d = p / 10
> New price: r = p - d
! {A} pays {ans} dollars.
# p - p // 10

q=2..25 p=q*4 x=clothes
{A} sees {ax} for {p$}. The sign says 25% less on everything.
? What does {he} pay with that discount?
> Discount of 25%: d = p / 4
> New price: r = p - d
! {A} pays {ans} dollars.
# p - p // 4

n=2..9 p=3..20 c=2..15 x=toy
At the till {A} shows a coupon of {c$}. In the basket lie {n} {x} that cost {p$} each.
? What is {his} bill at the till?
> Cost of the {x}: t = n * p
> Cost with the coupon: r = t - c
! {A} must pay {ans} dollars.
# n * p - c
""")

_COLLECTIONS = read("""
n=10..90 k=5..60 m=2..50 x=card
In the album of {A} were {n} {x}. {B} added {k}, but {m} got lost.
? How large is the collection now?
> {X} with the new ones: a = n + k
> {X} left: r = a - m
! There are {ans} {x} now.
# n + k - m

h=4..60 n=h*2 x=card
{A} sells half of {his} {n} {x} at the market.
? How many of the {x} does {he} keep?
> {X} left: r = n / 2
! {A} keeps {ans} {x}.
# n / 2

n=5..50 k=3..30 w=2..9 x=card
At first {A} owns {n} {x}. In every week that follows {he} is sent {k} more.
? To how many {x} does this grow within {w} weeks?
> New {x}: a = k * w
> {X} in all: t = n + a
! It grows to {ans} {x}.
# n + k * w

k=2..30 t=20..90 x=card
Today {A} counts {t} {x}. The last {k} of them {he} found yesterday.
? How many did {he} own before that day?
> {X} before: n = t - k
! {A} owned {ans} {x} before.
# t - k
""")

_SHARING = read("""
g=2..9 e=2..25 t=g*e x=snack
On the table are {t} {x} for {g} hungry children, and no child gets more than another.
? How many {x} can every child eat?
> {X} for each: e = t / g
! Every child can eat {ans} {x}.
# t / g

g=2..9 e=2..15 r=g*e k=2..20 t=r+k x=snack
Of {t} {x}, {A} puts {k} aside. {g} friends divide what is left fairly.
? What does one friend get?
> {X} to share: r = t - k
> {X} for each: e = r / g
! One friend gets {ans} {x}.
# (t - k) / g

g=2..9 e=3..20 t=g*e a=2..60 b=t-a x=fruit plain
From {his} garden {A} brings {a} {x}, and {B} brings {b}. {g} families divide them all fairly.
? What does one family get?
> {X} in all: t = a + b
> {X} for each: e = t / g
! One family gets {ans} {x}.
# (a + b) / g
""")

_PACKING = read("""
n=3..30 k=4..24 x=fruit y=box
A truck brings {n} {y} to the market. Inside each one lie {k} {x}.
? How many {x} does the truck bring?
> {X} in all: t = n * k
! The truck brings {ans} {x}.
# n * k

k=2..9 g=3..40 t=k*g x=part y=box
For the shop {A} sorts {t} {x}. One {y1} has room for {k}.
? How many {y} must {he} fill?
> Number of {y}: g = t / k
! {A} must fill {ans} {y}.
# t / k

n=2..9 k=4..20 s=2..60 x=toy y=box
The shop of {A} got {n} {y} of {x}, with {k} in every one. Since then people took {s} of them.
? How many {x} are still in the shop?
> {X} at the start: t = n * k
> {X} left: r = t - s
! {ans} {x} are still in the shop.
# n * k - s
""")

_COMPARING = read("""
a=3..60 d=2..40 x=card plain
{A} counts {a} {x}. The number that {B} counts is {d} larger.
? When they add their numbers, what do they get?
> {B} has: b = a + d
> {X} in all: t = a + b
! They get {ans} {x}.
# 2 * a + d

a=10..95 b=5..90 x=toy plain
In the room of {A} lie {a} {x}, but in the room of {B} only {b}.
? By how many does {A} have more?
> Difference: d = a - b
! {A} has {ans} more.
# a - b

a=2..30 n=2..6 x=card plain
For each of the {a} {x} that {A} owns, {B} owns {n}.
? Together, how many {x} do they own?
> {B} has: b = a * n
> {X} in all: t = a + b
! Together they own {ans} {x}.
# a + a * n
""")

_FRACTIONS = read("""
q=3..25 n=q*4 x=pupil
Of {n} {x} in the room, a quarter are wearing a hat.
? How many are without a hat?
> {X} with a hat: g = n / 4
> {X} without a hat: r = n - g
! {ans} {x} are without a hat.
# n - n // 4

q=3..30 n=q*3 x=snack
In the morning there were {n} {x} on a plate, but a third of them were for {A}.
? How many stay on the plate?
> {X} taken: e = n / 3
> {X} left: r = n - e
! {ans} {x} stay on the plate.
# n - n // 3

q=2..40 n=q*10 x=part
When {A} checks {n} {x}, 20% turn out to be red.
? How many red ones does {he} find?
> 10% of the {x}: t = n / 10
> 20% of the {x}: b = t * 2
! {A} finds {ans} red {x}.
# n // 5
""")

_TRAVEL = read("""
v=20..95 t=2..9 x=rider
Each hour of the trip {ax} covers {v} miles, and the trip lasts {t} hours.
? What distance is that?
> Distance: d = v * t
! That is {ans} miles.
# v * t

v=5|6|8|10|20|30|40|50|60|70|80|90 t=2..9 d=v*t x=place
Between home and the {x1} are {d} miles. {A} rides {v} miles in every hour.
? How many hours is {he} on the way?
> Hours: t = d / v
! {A} is on the way for {ans} hours.
# d / v

d=2..30 n=2..9 x=place
From home to the {x1} it is {d} miles. On {n} days {A} makes the trip and comes home again.
? What distance is that in all?
> There and back: a = d * 2
> Distance: t = a * n
! That is {ans} miles.
# 2 * d * n
""")

_AGES = read("""
a=3..60 d=2..30 plain
When {A} was born, {B} was {d} years old. Today is birthday number {a} of {A}.
? How old is {B}?
> Age of {B}: b = a + d
! {B} is {ans} years old.
# a + d

a=3..30 n=2..4 plain
The age of {A} is {a}, and the age of {B} is {n} times that.
? What do both ages make together?
> Age of {B}: b = a * n
> Sum of the ages: s = a + b
! Together they make {ans} years.
# a + a * n

a=3..50 k=2..9 m=2..20 plain
It was {k} years ago that {A} had {his} birthday number {a}.
? What birthday number will {he} have when {m} more years are over?
> Age of {A} now: b = a + k
> Age of {A} then: c = b + m
! It will be birthday number {ans}.
# a + k + m
""")

_SIZES = read("""
l=4..60 w=3..50 x=room m=length
{A} measures a {x1}: the long side has {l} {m} and the short side {w} {m}.
? What area does {he} find?
> Area: a = l * w
! The area is {ans} square {m}.
# l * w

l=4..60 w=3..50 x=room m=length
{A} wants to put a rope around a {x1} with sides of {l} {m} and {w} {m}.
? What length of rope does {he} need?
> Half of the way around: h = l + w
> Perimeter: p = h * 2
! {A} needs {ans} {m}.
# 2 * (l + w)

k=2..9 g=3..25 l=k*g m=length
From a board with a length of {l} {m}, {A} makes short pieces. Every piece has {k} {m}.
? How many pieces are there in the end?
> Pieces: g = l / k
! There are {ans} pieces.
# l / k
""")

_TIMES = read("""
h=2..9 m=5..55
The train of {A} was on the way for {h} hours and another {m} minutes.
? What is this time in minutes?
> Minutes in the hours: a = h * 60
> Minutes in all: t = a + m
! It is {ans} minutes.
# 60 * h + m

n=2..12 m=3..20 b=5..40
First {A} spends {b} minutes looking for {his} tools. To clean a bike then takes {m} minutes.
? When {n} bikes are clean, how many minutes are over?
> Minutes for the bikes: a = n * m
> Minutes in all: t = a + b
! {ans} minutes are over.
# n * m + b

k=2..20 w=2..8
No day goes by on which {A} does not swim {k} laps.
? How many laps does {he} swim within {w} weeks?
> Days: d = w * 7
> Laps in all: t = d * k
! {A} swims {ans} laps.
# 7 * w * k
""")

_RATES = read("""
a=4..40 b=4..40 t=2..9 x=part
Two machines stand in a hall. In an hour the old one makes {a} {x} and the new one {b}.
? How many {x} do both of them make within {t} hours?
> {X} an hour: s = a + b
> {X} in all: n = s * t
! Both make {ans} {x}.
# (a + b) * t

r=3..9 t=3..30 n=r*t x=part
{A} has to make {n} {x} and is able to make {r} in an hour.
? How many hours must {he} work?
> Hours: t = n / r
! {A} must work {ans} hours.
# n / r

v=100..900:50 l=5..20 t=3..9
There is a hole in a tank with {v} liters of water. In an hour {l} liters run out of it.
? What does the tank hold when {t} hours are over?
> Liters lost: a = l * t
> Liters left: r = v - a
! The tank holds {ans} liters.
# v - l * t
""")

_RECIPES = read("""
k=2..9 n=2..20 x=meal y=amount
{A} wants to cook {n} {x}. {k} {y} go into every one.
? How many {y} does {he} use?
> {Y} needed: t = k * n
! {A} uses {ans} {y}.
# k * n

k=2..6 n=2..9 e=20..60 x=meal
In the kitchen of {A} lie {e} eggs. {He} cooks {n} {x}, and {k} eggs go into every one.
? How many eggs remain in the kitchen?
> Eggs used: u = n * k
> Eggs left: r = e - u
! {ans} eggs remain.
# e - n * k

p=2..6 f=2..6 q=p*f c=2..9 x=meal
The recipe of {A} is for {p} people and says {c} cups of flour, but {q} people are coming.
? How many cups does {he} take?
> Times as many people: f = q / p
> Cups of flour: t = c * f
! {A} takes {ans} cups.
# q // p * c
""")

_FARM = read("""
n=4..40 d=3..14
In the morning {A} always finds {n} eggs under {his} hens.
? How many eggs come together in {d} mornings?
> Eggs in all: t = n * d
! {ans} eggs come together.
# n * d

n=3..40 k=2..9 d=2..9 x=animal
The {n} {x} of {A} are hungry. Daily {he} gives each one {k} pounds of food.
? How many pounds does {he} give them within {d} days?
> Pounds a day: s = n * k
> Pounds in all: t = s * d
! {A} gives them {ans} pounds.
# n * k * d

t=20..95 a=5..60 x=animal y=animal
{A} counts {t} animals, all of them {x} or {y}. The {x} are {a}.
? What is the number of {y}?
> {Y}: r = t - a
! There are {ans} {y}.
# t - a
""")

_SEATS = read("""
r=4..20 k=5..20 g=10..90
For a film {g} people sit down in a hall that has {r} rows. In a row are {k} seats.
? How many seats stay free?
> Seats in all: t = r * k
> Free seats: f = t - g
! {ans} seats stay free.
# r * k - g

k=3..9 g=3..25 n=k*g x=pupil
The {n} {x} want to play a game. A team in it has {k} of them.
? How many teams can play?
> Teams: g = n / k
! {ans} teams can play.
# n / k

a=10..60 b=10..60 c=2..30 x=vehicle plain
In the morning {a} people sit in a {x1}. Then {b} come in, and a little later {c} go out.
? How many people sit in it after that?
> People after some got on: s = a + b
> People left: r = s - c
! {ans} people sit in it.
# a + b - c
""")

_READING = read("""
k=5..9 n=4..40 t=k*n x=book
The new {x1} of {A} is {t} pages long, and before sleeping {he} always reads {k} of them.
? How many days does this last?
> Days: n = t / k
! This lasts {ans} days.
# t / k

t=80..300 a=10..60 b=10..60 x=book
Of the {t} pages in {his} {x1}, {A} reads {a} before lunch and {b} after lunch.
? How many pages remain for another day?
> Pages read: r = a + b
> Pages left: l = t - r
! {ans} pages remain.
# t - a - b

n=4..40 t=n*2 k=2..40 x=book
The {x1} of {A} is {t} pages long. {He} stops reading {k} pages after the middle.
? How many pages are behind {him}?
> Half of the pages: h = t / 2
> Pages read: r = h + k
! {ans} pages are behind {him}.
# t // 2 + k
""")

_GAMES = read("""
g=2..9 k=3..20
Whenever {A} hits the ball, {his} team gets {k} points. Today {he} hits it {g} times.
? What does that bring {his} team?
> Points: p = g * k
! It brings {ans} points.
# g * k

a=20..90 w=5..30 l=2..30
The game of {A} begins at {a} points. First {w} are added, then {l} are lost.
? At how many points does it end?
> Points after winning: s = a + w
> Points left: r = s - l
! It ends at {ans} points.
# a + w - l

a=5..60 b=5..60 c=5..60
{A} wins {a} points before noon, {b} after noon and {c} at night.
? What do all these points make?
> Points in two games: s = a + b
> Points in all: t = s + c
! They make {ans} points.
# a + b + c
""")

_CHAINS = chains(
    ("On a shelf of {A} stand {n} {x}.", "At home {A} keeps {n} {x} in a box."),
    ("{B} brings {k} more.", "On a walk {he} picks up {k}.", "The mail brings another {k}."),
    (
        "{He} breaks {k} by accident.",
        "{He} lets {B} have {k} of them.",
        "A friend borrows {k}.",
    ),
    ("What is {his} number of {x} now?", "With how many {x} does {he} end up?"),
)

HELD_BACK = {
    "shopping": _SHOPPING,
    "budget": _BUDGET,
    "savings": _SAVINGS,
    "wages": _WAGES,
    "discounts": _DISCOUNTS,
    "collections": _COLLECTIONS,
    "sharing": _SHARING,
    "packing": _PACKING,
    "comparing": _COMPARING,
    "fractions": _FRACTIONS,
    "travel": _TRAVEL,
    "ages": _AGES,
    "sizes": _SIZES,
    "times": _TIMES,
    "rates": _RATES,
    "recipes": _RECIPES,
    "farm": _FARM,
    "seats": _SEATS,
    "reading": _READING,
    "games": _GAMES,
    "chains": _CHAINS,
}
"""Templates that training never sees, by situation."""
