"""Problems about distance, time, size, age and amount."""

from ling_jax.training.corpus.templates import read

TRAVEL = read("""
v=20..95 t=2..9 x=rider
{AX} [goes|travels] {v} miles [an|each|every] hour.
| The speed of {ax} is {v} miles an hour.
| {AX} covers {v} miles in an hour.
| In one hour {ax} covers {v} miles.
| On a trip {ax} covers {v} miles each hour.
? How far does it go in {t} hours?
| What distance does it cover in {t} hours?
| The trip lasts {t} hours. How many miles is it?
| How far is a trip of {t} hours?
| What distance is that in {t} hours?
| How many miles is that in {t} hours?
> Distance: d = v * t
! It goes {ans} miles.
# v * t

v=5|6|8|10|20|30|40|50|60|70|80|90 t=2..9 d=v*t x=rider k=way
{AX} [goes|travels] {v} {k} an hour.
| The speed of {ax} is {v} {k} an hour.
| In every hour {ax} covers {v} {k}.
The way is {d} {k} long.
| Between two towns there are {d} {k}.
| It has to cover a distance of {d} {k}.
? How many hours does it take?
| For how many hours is it on the way?
| How many hours does it need for this?
| How long is it on the way, in hours?
| How long does the trip take in hours?
> Hours: t = d / v
! It takes {ans} hours.
# d / v

t=2..9 v=10..90 d=v*t x=rider
{AX} [goes|travels] {d} miles in {t} hours.
| In {t} hours {ax} goes {d} miles.
| {AX} covers a distance of {d} miles in {t} hours.
? How many miles [an hour is that|does it go in one hour]?
| What is its speed in miles an hour?
> Speed: v = d / t
! It goes {ans} miles an hour.
# d / t

v=10..60 t=2..6 w=10..60 u=2..6 x=rider
{AX} goes {v} miles an hour for {t} hours, and then {w} miles an hour for {u} hours.
| For {t} hours {ax} goes {v} miles an hour. Then it goes {w} miles an hour for {u} hours.
? How many miles does it go in all?
| How far is that altogether?
> First part: a = v * t
> Second part: b = w * u
> Distance: d = a + b
! It goes {ans} miles.
# v * t + w * u

v=20..60 t=2..5 d=100..400 x=rider
{A} wants to go {d} miles.
{He} drives {t} hours at {v} miles an hour.
| After {t} hours at {v} miles an hour {he} stops.
? How many miles are left?
| How much farther does {he} have to go?
> Miles driven: a = v * t
> Miles left: r = d - a
! {ans} miles are left.
# d - v * t

d=2..30 n=2..9 x=place k=way
The way to the {x1} is {d} {k} long. {A} goes there and back on {n} days.
| {A} goes to the {x1} and back on each of {n} days. One way is {d} {k}.
| The home of {A} is {d} {k} from the {x1}. On {n} days {he} goes there and comes home again.
| It is {d} {k} from home to the {x1}. {A} makes the trip there and back on {n} days.
? How far does {A} go in all?
| What distance does {A} cover?
| What distance does that make?
| How many {k} is that altogether?
> There and back: a = d * 2
> Distance: t = a * n
! {A} goes {ans} {k} in all.
# 2 * d * n

a=5..60 b=5..60 c=5..60
{A} [walks|rides] {a} miles on Monday, {b} miles on Tuesday and {c} miles on Wednesday.
? How many miles is that [in all|altogether]?
| How far does {he} go on the three days?
> First two days: s = a + b
> Miles in all: t = s + c
! That is {ans} miles.
# a + b + c

v=5..60 w=5..60 t=2..6 plain
{A} drives {v} miles an hour and {B} drives {w} miles an hour.
| {A} goes {v} miles an hour, {B} goes {w} miles an hour.
[They start together.|Both start at the same time.|]
? How many miles farther has {A} gone after {t} hours?
| After {t} hours, how far is {A} ahead?
> Miles more each hour: d = v - w
> Miles more: r = d * t
! {A} has gone {ans} miles farther.
# (v - w) * t

g=10..40 n=2..9 x=rider
A car needs one gallon of gas for {g} miles.
| With one gallon of gas {A} can drive {g} miles.
? How far can it go with {n} gallons?
| How many miles is that for {n} gallons?
> Distance: d = g * n
! It goes {ans} miles.
# g * n

s=3..9 n=4..40 d=s*n
{A} runs {d} laps in {n} days, the same number every day.
| In {n} days {A} runs {d} laps. [Every|Each] day {he} runs the same number.
? How many laps is that a day?
> Laps a day: s = d / n
! {A} runs {ans} laps a day.
# d / n
""")

AGES = read("""
a=3..60 d=2..30 plain
{A} is {a} years old. {B} is {d} years older.
| {B} is {d} years older than {A}. {A} is {a} years old.
| {B} was {d} when {A} was born. Now {A} is {a}.
| {A} has the birthday number {a} today. {B} was born {d} years earlier.
| When {A} was born, {B} was already {d}. {A} is {a} now.
? How old is {B}?
| What age does {B} have?
> Age of {B}: b = a + d
! {B} is {ans} years old.
# a + d

a=20..70 d=2..18 plain
{A} is {a} years old. {B} is {d} years younger.
| {B} is {d} years younger than {A}. {A} is {a}.
? How old is {B}?
| What age does {B} have?
| What is the age of {B}?
> Age of {B}: b = a - d
! {B} is {ans} years old.
# a - d

a=3..30 n=2..4 plain
{A} is {a} years old. {B} is {n} times as old.
| {B} is {n} times as old as {A}. {A} is {a} years old.
| {A} has the age of {a}. The age of {B} is {n} times as large.
| The age of {A} is {a}. That of {B} is {n} times as much.
? How old are they together?
| What do you get when you add their ages?
| What do both ages make?
| What is the sum of their ages?
> Age of {B}: b = a * n
> Sum of the ages: s = a + b
! Together they are {ans} years old.
# a + a * n

k=2..20 t=25..70 plain
In {k} years {A} will be {t} years old.
| {A} will be {t} years old in {k} years.
? How old is {A} now?
| What is {his} age today?
> Age of {A} now: a = t - k
! {A} is {ans} years old now.
# t - k

a=3..50 k=2..9 m=2..20 plain
{k} years ago {A} was {a} years old.
| {A} was {a} years old {k} years ago.
| {A} had {his} birthday number {a} just {k} years ago.
? How old will {he} be in {m} years?
| What is the age of {A} when {m} more years have passed?
| How old is {A} {m} years from now?
| What birthday will {A} have in {m} years?
> Age of {A} now: b = a + k
> Age of {A} then: c = b + m
! {A} will be {ans} years old.
# a + k + m

h=3..30 a=h*2 plain
{A} is {a} years old. {B} is half as old.
| {B} is half as old as {A}. {A} is {a} years old.
? How old are they together?
| What do you get when you add their ages?
| What do both ages make?
| What is the sum of their ages?
> Age of {B}: b = a / 2
> Sum of the ages: s = a + b
! Together they are {ans} years old.
# a + a // 2

a=3..20 d=2..9 n=2..4 plain
{A} is {a} years old. {B} is {d} years older than {A}. {C} is {n} times as old as {B}.
? How old is {C}?
> Age of {B}: b = a + d
> Age of {C}: c = b * n
! {C} is {ans} years old.
# (a + d) * n

a=3..20 n=2..4 k=2..12 plain
{A} is {a} years old and {B} is {n} times as old.
| {A} is {a}. {B} is {n} times as old as {A}.
? How old will {B} be in {k} years?
> Age of {B} now: b = a * n
> Age of {B} then: c = b + k
! {B} will be {ans} years old.
# a * n + k

a=5..40 d=2..20 k=2..15 plain
{A} is {a} years old. {B} is {d} years older.
? How old will {B} be in {k} years?
| What will be the age of {B} in {k} years?
> Age of {B} now: b = a + d
> Age of {B} then: c = b + k
! {B} will be {ans} years old.
# a + d + k

n=2..4 b=3..20 a=b*n plain
{A} is {a} years old. {A} is {n} times as old as {B}.
| {A} is {n} times as old as {B}. {A} is {a}.
? How old is {B}?
| What age does {B} have?
> Age of {B}: b = a / n
! {B} is {ans} years old.
# a / n
""")

SIZES = read("""
l=4..60 w=3..50 x=room m=length
The {x1} is {l} {m} long and {w} {m} wide.
| The length of [a|the] {x1} is {l} {m} and its width is {w} {m}.
| A {x1} measures {l} {m} on the long side and {w} {m} on the short side.
| {A} measures a {x1}. It is {l} {m} by {w} {m}.
| The sides of a {x1} are {l} {m} and {w} {m}.
| A {x1} has a long side of {l} {m} and a short side of {w} {m}.
? What is its area?
| What area does it have?
| What is the area of the {x1}?
| How large is the area?
| How many square {m} is its area?
> Area: a = l * w
! The area is {ans} square {m}.
# l * w

l=4..60 w=3..50 x=room m=length
The {x1} is {l} {m} long and {w} {m} wide.
| The length of [a|the] {x1} is {l} {m} and its width is {w} {m}.
| A {x1} measures {l} {m} on the long side and {w} {m} on the short side.
| {A} measures a {x1}. It is {l} {m} by {w} {m}.
| The sides of a {x1} are {l} {m} and {w} {m}.
| A {x1} has a long side of {l} {m} and a short side of {w} {m}.
? What is its perimeter?
| How long is a fence around it?
| How far is it to walk around it once?
| How many {m} of rope are needed to go around it?
| {A} puts a rope around it. How long is the rope?
| How much rope is needed to go around it?
| {A} needs a fence around it. What length is that?
> Half of the way around: h = l + w
> Perimeter: p = h * 2
! The perimeter is {ans} {m}.
# 2 * (l + w)

s=3..95 m=length
One side of a square is {s} {m} long.
| A square has sides of {s} {m}.
? What is its perimeter?
| What is the perimeter of the square?
> Perimeter: p = s * 4
! The perimeter is {ans} {m}.
# 4 * s

s=3..40 m=length
One side of a square is {s} {m} long.
| A square has sides of {s} {m}.
? What is its area?
| What area does it have?
| How large is the area?
| How large is its area?
> Area: a = s * s
! The area is {ans} square {m}.
# s * s

l=4..30 w=3..20 p=2..9 x=room
A fence is built around [a|the] {x1}. The {x1} is {l} meters long and {w} meters wide.
| {A} builds a fence around a {x1} that is {l} meters long and {w} meters wide.
One meter of fence costs {p$}.
? How much does the fence cost?
> Half of the way around: h = l + w
> Perimeter: u = h * 2
> Cost of the fence: c = u * p
! The fence costs {ans} dollars.
# 2 * (l + w) * p

s=3..60 p=s*4 m=length
The perimeter of a square is {p} {m}.
| A square has a perimeter of {p} {m}.
? How long is one side?
| What is the length of a side?
> Length of a side: s = p / 4
! One side is {ans} {m} long.
# p / 4

w=3..9 l=4..30 a=l*w x=room m=length
The area of a {x1} is {a} square {m}. It is {w} {m} wide.
| A {x1} has an area of {a} square {m} and a width of {w} {m}.
? How long is it?
| What is its length?
> Length: l = a / w
! It is {ans} {m} long.
# a / w

l=10..60 w=5..40 n=2..9 x=room
A {x1} is {l} meters long and {w} meters wide.
{A} [walks|runs] around it {n} times.
? How many meters is that?
| How far does {A} go?
> Half of the way around: h = l + w
> Once around: u = h * 2
> Distance: d = u * n
! {A} goes {ans} meters.
# 2 * (l + w) * n

l=3..20 w=2..9 p=2..9 x=room
The floor of a {x1} is {l} meters long and {w} meters wide.
New floor costs {p$} [for a square meter|a square meter].
| One square meter of new floor costs {p$}.
? How much does the new floor cost?
> Area: a = l * w
> Cost of the floor: c = a * p
! The floor costs {ans} dollars.
# l * w * p

a=5..90 b=5..90 c=5..90 m=length
The sides of a triangle are {a}, {b} and {c} {m} long.
| A triangle has sides of {a}, {b} and {c} {m}.
? What is its perimeter?
> First two sides: s = a + b
> Perimeter: p = s + c
! The perimeter is {ans} {m}.
# a + b + c

k=2..9 g=3..25 l=k*g m=length
{A} cuts a rope of {l} {m} into pieces of {k} {m}.
| A rope is {l} {m} long. {A} cuts it into pieces of {k}.
| From a rope with a length of {l} {m}, {A} cuts short pieces, each {k} {m} long.
| A board has a length of {l} {m}. {A} makes pieces of {k} {m} from it.
? How many pieces does {he} get?
| How many pieces are there at the end?
| How many pieces does that make?
> Pieces: g = l / k
! {A} gets {ans} pieces.
# l / k

l=40..99 n=2..9 k=2..9 m=length
A ribbon is {l} {m} long. {A} cuts off {n} pieces of {k} each.
| From a ribbon of {l} {m}, {A} cuts off {n} pieces of {k} each.
? How much of the ribbon is left?
> Length cut off: c = n * k
> Length left: r = l - c
! {ans} {m} are left.
# l - n * k
""")

TIMES = read("""
n=3..30 m=2..25
{A} needs {m} minutes [for|to read] one page.
| One page takes {A} {m} minutes.
? How many minutes does {he} need for {n} pages?
| How long does it take to read {n} pages?
> Minutes in all: t = n * m
! {A} needs {ans} minutes.
# n * m

h=2..9 m=5..55
The [film|trip|game|ride] lasts {h} hours and {m} minutes.
| {A} was away for {h} hours and {m} more minutes.
| {A} was on a train for {h} hours plus {m} minutes.
| It took {A} {h} hours and {m} minutes to get home.
? How many minutes is that?
| What is that in minutes?
| How many minutes is this time?
> Minutes in the hours: a = h * 60
> Minutes in all: t = a + m
! That is {ans} minutes.
# 60 * h + m

k=2..60 w=2..9 x=fruit
{A} eats {k} {x} [a|each|every] week.
| Every week {A} [eats|needs] {k} {x}.
? How many {x} is that in {w} weeks?
| How many {x} does {he} need for {w} weeks?
> {X} in all: t = k * w
! That is {ans} {x}.
# k * w

k=2..20 w=2..8
{A} [swims|runs] {k} laps [a|each|every] day.
| Every day {A} [swims|runs] {k} laps.
| There is no day on which {A} does not run {k} laps.
| Daily {A} runs {k} laps.
| On every day of the week {A} does {k} laps.
? How many laps is that in {w} weeks?
| How many laps does {he} do within {w} weeks?
> Days: d = w * 7
> Laps in all: t = d * k
! That is {ans} laps.
# 7 * w * k

a=10..60 b=10..60 n=2..6
{A} practices {a} minutes in the morning and {b} minutes in the evening.
| In the morning {A} reads for {a} minutes and in the evening for {b} minutes.
? How many minutes is that in {n} days?
> Minutes a day: s = a + b
> Minutes in all: t = s * n
! That is {ans} minutes.
# (a + b) * n

t=80..190 a=20..70
A film is {t} minutes long. {A} has watched {a} minutes.
| {A} has watched {a} minutes of a film that is {t} minutes long.
? How many minutes are left?
| How much longer is the film in minutes?
> Minutes left: r = t - a
! {ans} minutes are left.
# t - a

h=2..9 t=h*60
The [trip|ride|work] takes {t} minutes.
? How many hours is that?
| What is that in hours?
> Hours: h = t / 60
! That is {ans} hours.
# t / 60

n=2..12 m=3..20 b=5..40
It takes {A} {m} minutes to wash one car and {b} minutes to get ready.
| {A} needs {b} minutes to get ready and then {m} minutes for each car.
| First {A} is looking for {his} things for {b} minutes. To clean a car {he} then needs {m} minutes.
| {A} spends {b} minutes on the way to work. Then every car takes {m} minutes.
? How many minutes does {he} need for {n} cars?
| How many minutes have passed when {n} cars are clean?
| How many minutes are gone after {n} cars?
> Minutes for the cars: a = n * m
> Minutes in all: t = a + b
! {A} needs {ans} minutes.
# n * m + b

m=3..20 n=3..12 t=m*n x=part
{A} makes one {x1} in {m} minutes.
| One {x1} takes {m} minutes.
? How many {x} can {A} make in {t} minutes?
> Number of {x}: n = t / m
! {A} can make {ans} {x}.
# t / m

y=2..9 m=2..11
{A} is away for {y} years and {m} months.
| For {y} years and {m} months {A} lives by the sea.
? How many months is that?
> Months in the years: a = y * 12
> Months in all: t = a + m
! That is {ans} months.
# 12 * y + m
""")

RATES = read("""
r=4..40 t=3..12 x=part
A machine makes {r} {x} [a|each|every] minute.
| Every minute a machine makes {r} {x}.
| There is a machine in a hall. In a minute {r} {x} come out of it.
? How many {x} does it make in {t} minutes?
| How many {x} is that in {t} minutes?
> {X} in all: n = r * t
! It makes {ans} {x}.
# r * t

a=4..40 b=4..40 t=2..9 x=part
One machine makes {a} {x} an hour and another makes {b} {x} an hour.
| Two machines make {x}. The first makes {a} an hour and the second {b} an hour.
| In one hour an old machine makes {a} {x} and a new machine makes {b}.
| There are two machines in a hall. One makes {a} {x} in an hour, the other makes {b}.
? How many {x} do they make together in {t} hours?
| How many {x} come from both machines within {t} hours?
| How many {x} do both make in {t} hours?
> {X} an hour: s = a + b
> {X} in all: n = s * t
! They make {ans} {x}.
# (a + b) * t

r=3..9 t=3..30 n=r*t x=part
A [worker|machine] makes {r} {x} an hour.
| {A} makes {r} {x} an hour.
| In an hour {A} is able to make {r} {x}.
| In every hour {r} {x} can be made.
? How many hours does it take to make {n} {x}?
| How many hours must pass before {n} {x} are ready?
| {n} {x} have to be made. How many hours of work is that?
| How many hours must one work for {n} {x}?
| How many hours are needed for {n} {x}?
> Hours: t = n / r
! It takes {ans} hours.
# n / r

a=5..20 d=2..9 t=2..8 x=box plain
{A} packs {a} {x} an hour. {B} packs {d} {x} more an hour.
| {B} packs {d} {x} an hour more than {A}. {A} packs {a} an hour.
? How many {x} do both pack in {t} hours?
> {B} packs an hour: b = a + d
> {X} an hour: s = a + b
> {X} in all: n = s * t
! Both pack {ans} {x}.
# (2 * a + d) * t

t=2..9 r=4..40 n=r*t x=part
A machine makes {n} {x} in {t} hours.
| In {t} hours a machine makes {n} {x}.
? How many {x} does it make in one hour?
| How many {x} is that an hour?
> {X} an hour: r = n / t
! It makes {ans} {x} an hour.
# n / t

t=2..9 r=2..20 n=r*t u=2..9 x=part
{A} makes {n} {x} in {t} hours.
| In {t} hours {A} makes {n} {x}.
? How many {x} does {he} make in {u} hours?
> {X} an hour: r = n / t
> {X} in all: m = r * u
! {A} makes {ans} {x}.
# n // t * u

l=2..9 t=3..30
A [tap|hose] gives {l} liters of water a minute.
| Every minute {l} liters of water run into a pool.
? How many liters is that in {t} minutes?
> Liters in all: n = l * t
! That is {ans} liters.
# l * t

v=100..900:50 l=5..20 t=3..9
A tank holds {v} liters. It loses {l} liters [an|each|every] hour.
| From a tank with {v} liters, {l} liters run out [each|every] hour.
| A tank has a hole, and {l} liters of water run out in an hour. At first it holds {v} liters.
| There are {v} liters in a tank. In an hour it loses {l} liters through a hole.
? How many liters are left after {t} hours?
| How many liters does it hold when {t} hours have passed?
| What is in the tank {t} hours later?
| How many liters does the tank still hold after {t} hours?
> Liters lost: a = l * t
> Liters left: r = v - a
! {ans} liters are left.
# v - l * t

w=2..6 r=3..12 t=2..9 x=part
{w} workers make {x}. Each worker makes {r} an hour.
| There are {w} workers. Each of them makes {r} {x} an hour.
? How many {x} do they make in {t} hours?
> {X} an hour: s = w * r
> {X} in all: n = s * t
! They make {ans} {x}.
# w * r * t
""")

RECIPES = read("""
k=2..9 n=2..20 x=meal y=amount
One {x1} needs {k} {y}.
| {A} uses {k} {y} for one {x1}.
| {A} wants to cook {x}. Into each one go {k} {y}.
| The recipe for one {x1} says {k} {y}.
| {k} {y} go into every {x1} that {A} cooks.
? How many {y} does {A} need for {n} {x}?
| How many {y} must {A} buy for {n} {x}?
| {A} wants to make {n} {x}. How many {y} must {he} have?
| How many {y} go into {n} {x}?
| How many {y} are needed for {n} {x}?
> {Y} needed: t = k * n
! {A} needs {ans} {y}.
# k * n

p=2..6 f=2..6 q=p*f c=2..9 x=meal
A {x1} for {p} people needs {c} cups of flour.
| For {p} people {A} needs {c} cups of flour.
| The recipe says {c} cups of flour for {p} people.
| {A} has a recipe for {p} people with {c} cups of flour.
? How many cups are needed for {q} people?
| {q} people are coming to eat. How many cups must {A} take?
| How many cups of flour does {A} take for {q} people?
> Times as many people: f = q / p
> Cups of flour: t = c * f
! {ans} cups are needed.
# q // p * c

k=2..6 n=2..9 e=20..60 x=meal
{A} has {e} eggs. {He} makes {n} {x} with {k} eggs each.
| {A} makes {n} {x}. Each needs {k} eggs. {He} has {e} eggs.
| There are {e} eggs in the kitchen. {A} cooks {n} {x}, and each one takes {k} eggs.
| In the kitchen are {e} eggs. {A} makes {n} {x}, and {k} eggs go into each of them.
? How many eggs are left?
| How many eggs remain?
| How many eggs are still in the kitchen?
> Eggs used: u = n * k
> Eggs left: r = e - u
! {ans} eggs are left.
# e - n * k

k=2..9 n=3..20 e=k*n x=meal
{A} has {e} [cups of flour|eggs]. One {x1} needs {k} of them.
| One {x1} needs {k} [cups of flour|eggs]. {A} has {e}.
? How many {x} can {A} make?
> Number of {x}: n = e / k
! {A} can make {ans} {x}.
# e / k

a=100..600:50 b=50..400:50 c=20..90:10 x=meal
{A} mixes {a} grams of flour, {b} grams of sugar and {c} grams of butter.
| A {x1} needs {a} grams of flour, {b} grams of sugar and {c} grams of butter.
? How many grams is that [in all|altogether]?
> Flour and sugar: s = a + b
> Grams in all: t = s + c
! That is {ans} grams.
# a + b + c

h=2..40 c=h*2 x=meal
A {x1} needs {c} grams of [sugar|salt|butter]. {A} makes half of it.
| For a whole {x1} {A} takes {c} grams of [sugar|salt|butter]. Today {he} makes half of it.
? How many grams does {A} need?
> Grams needed: g = c / 2
! {A} needs {ans} grams.
# c / 2

k=2..9 n=2..12 p=2..9 x=snack
{A} bakes {n} trays of {x} with {k} {x} on each tray.
| {A} bakes {n} trays of {x}. Each tray holds {k} of them.
{He} sells all of them for {p$} each.
| Each one is sold for {p$}.
? How much money does {he} get?
> {X} in all: t = n * k
> Money for the {x}: m = t * p
! {A} gets {ans} dollars.
# n * k * p

a=2..6 b=2..6 n=2..9 x=meal
One {x1} needs {a} cups of milk and {b} cups of water.
| For one {x1} {A} takes {a} cups of milk and {b} cups of water.
? How many cups are needed for {n} {x}?
> Cups for one {x1}: s = a + b
> Cups in all: t = s * n
! {ans} cups are needed.
# (a + b) * n

n=3..12 k=4..12 g=2..40 x=snack
{A} bakes {n} trays of {k} {x}. {g} {x} are eaten.
| {A} makes {n} trays with {k} {x} each. The guests eat {g} of them.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
> {X} in all: t = n * k
> {X} left: r = t - g
! {ans} {x} are left.
# n * k - g
""")
