"""Problems about farms, schools, games and books."""

from ling_jax.training.corpus.templates import read

FARM = read("""
a=2..30 b=2..30
{A} has {a} hens and {b} cows.
| There are {a} hens and {b} cows on a farm.
? How many legs do these animals have in all?
| How many legs is that?
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
? How many eggs is that in {d} days?
| How many eggs has {he} found when {d} days have passed?
| How many eggs is that after {d} mornings?
| How many eggs does {A} collect in {d} days?
| How many eggs does {A} have after {d} days?
> Eggs in all: t = n * d
! That is {ans} eggs.
# n * d

n=10..40 u=2..9 p=2..5
The hens of {A} lay {n} eggs a day. {He} eats {u} of them and sells the rest for {p$} each.
| {A} collects {n} eggs a day and uses {u}. {He} sells the others for {p$} each.
? How much money does {A} get a day?
> Eggs to sell: s = n - u
> Money a day: m = s * p
! {A} gets {ans} dollars a day.
# (n - u) * p

c=6 g=3..30 t=c*g
{A} has {t} eggs. [Each|A] carton holds {c} eggs.
| {A} puts {t} eggs into cartons of {c}.
? How many cartons does {he} fill?
| How many cartons are needed?
> Cartons: g = t / c
! {A} fills {ans} cartons.
# t / c

n=3..40 k=2..9 d=2..9 x=animal
{A} has {n} {x}. Each of them eats {k} pounds of [hay|food] a day.
| Every day each {x1} eats {k} pounds of [hay|food]. {A} has {n} {x}.
| {A} gives {k} pounds of food to each of {n} hungry {x} daily.
| {A} feeds {n} {x}. Each one gets {k} pounds of food every day.
? How many pounds are needed for {d} days?
| How many pounds does {A} give within {d} days?
| How many pounds is that for {d} days?
> Pounds a day: s = n * k
> Pounds in all: t = s * d
! {ans} pounds are needed.
# n * k * d

n=3..20 l=5..20 p=2..4
{A} has {n} cows. Each cow gives {l} liters of milk [a|every] day.
| Each of the {n} cows of {A} gives {l} liters of milk a day.
One liter is sold for {p$}.
? How much money does {A} make a day?
> Liters of milk: s = n * l
> Money a day: m = s * p
! {A} makes {ans} dollars a day.
# n * l * p

a=10..90 b=5..60 c=2..40 x=animal plain
On a farm there are {a} {x}. {b} more are bought, and {c} are sold.
| {A} has {a} {x}. {He} buys {b} more and sells {c}.
? How many {x} are there now?
> {X} after buying: s = a + b
> {X} left: r = s - c
! There are {ans} {x} now.
# a + b - c

r=3..30 k=4..30 x=flower
{A} plants {r} rows of {x} with {k} in each row.
| In a garden there are {r} rows of {x}. [Each|Every] row has {k}.
? How many {x} are there[| in all]?
> {X} in all: t = r * k
! There are {ans} {x}.
# r * k

t=20..95 a=5..60 x=animal y=animal
A farm has {t} animals. {a} of them are {x} and the others are {y}.
| Of the {t} animals on a farm, {a} are {x}. All the others are {y}.
| {A} counts {x} and {y} on a farm. There are {t} animals, and {a} of them are {x}.
| There are {t} animals on a farm, only {x} and {y}. The number of {x} is {a}.
| {t} animals are either {x} or {y}. {a} are {x}.
? How many {y} are there?
| What is the number of {y}?
> {Y}: r = t - a
! There are {ans} {y}.
# t - a

r=4..20 k=5..20 b=2..20 x=fruit
There are {r} trees. {A} picks {k} {x} from each tree. {b} of them are bad.
| From each of {r} trees {A} picks {k} {x}, but {b} of all the {x} are bad.
? How many good {x} are there?
> {X} in all: t = r * k
> Good {x}: g = t - b
! There are {ans} good {x}.
# r * k - b
""")

SEATS = read("""
r=4..40 k=5..40
A [hall|theater|room] has {r} rows with {k} seats in each row.
| There are {r} rows of seats in a [hall|theater]. Each row has {k} seats.
? How many seats are there[| in all]?
> Seats in all: t = r * k
! There are {ans} seats.
# r * k

r=4..20 k=5..20 g=10..90
A hall has {r} rows of {k} seats. {g} seats are taken.
| There are {r} rows with {k} seats each. {g} guests are sitting.
| {g} people come to see a film. The hall has {r} rows, and there are {k} seats in a row.
| A hall has {r} rows and {k} seats in each. {g} people sit down.
| {g} people sit in a hall with {r} rows of {k} seats.
? How many seats are free?
| How many seats stay empty?
> Seats in all: t = r * k
> Free seats: f = t - g
! {ans} seats are free.
# r * k - g

k=20..50:10 g=2..9 n=k*g x=pupil
{n} {x} go on a trip. One bus holds {k} of them.
| A bus holds {k} {x}. {n} {x} want to go on a trip.
? How many buses are needed?
> Buses: g = n / k
! {ans} buses are needed.
# n / k

k=3..9 g=3..25 n=k*g x=pupil
{n} {x} make teams of {k}.
| In a school {n} {x} are put into teams of {k}.
| {n} {x} play a game in teams. In a team are {k} {x}.
| A team needs {k} {x}. {n} {x} want to play.
| The {n} {x} of a school play in teams. Each team has {k} of them.
? How many teams are there?
| How many teams does that make?
> Teams: g = n / k
! There are {ans} teams.
# n / k

c=3..9 k=12..30 t=2..20
A school has {c} classes with {k} students each and {t} teachers.
| There are {c} classes of {k} students in a school. The school has {t} teachers.
? How many people is that in all?
> Students: s = c * k
> People in all: p = s + t
! That is {ans} people.
# c * k + t

a=10..60 b=10..60 c=2..30 x=vehicle
There are {a} people on a {x1}. At a stop {b} get on and {c} get off.
| {a} people are on a {x1}. {b} more get on, then {c} get off.
| {a} people sit in a {x1}. A little later {b} come in and {c} go out.
| In the morning there were {a} people in a {x1}. Then {b} got in and {c} got out.
? How many people are on the {x1} now?
| How many people are in it now?
| How many people does the {x1} carry after that?
> People after some got on: s = a + b
> People left: r = s - c
! There are {ans} people on the {x1} now.
# a + b - c

g=2..40 b=2..40 k=2..9 plain
There are {g} girls and {b} boys in a group. Each of them brings {k} books.
| {g} girls and {b} boys bring {k} books each.
? How many books is that?
> Children in all: s = g + b
> Books in all: t = s * k
! That is {ans} books.
# (g + b) * k

n=10..60 p=3..15
{n} people buy a ticket for {p$} each.
| A ticket costs {p$}. {n} people buy one.
? How much money do the tickets bring?
> Money for the tickets: m = n * p
! They bring {ans} dollars.
# n * p

a=2..20 p=5..15 c=2..20 q=2..9 plain
A ticket costs {p$} for a grown-up and {q$} for a child. {a} grown-ups and {c} children come.
| {a} grown-ups pay {p$} each and {c} children pay {q$} each.
? How much do they pay in all?
> Money for the grown-ups: m = a * p
> Money for the children: k = c * q
> Money in all: t = m + k
! They pay {ans} dollars.
# a * p + c * q

t=2..9 s=4..8 e=2..20
There are {t} tables with {s} chairs each. {A} brings {e} more chairs.
| A room has {t} tables. Each table has {s} chairs, and {e} more chairs stand at the wall.
? How many chairs are there[| in all]?
> Chairs at the tables: a = t * s
> Chairs in all: c = a + e
! There are {ans} chairs.
# t * s + e
""")

READING = read("""
k=4..30 n=3..12 x=book
{A} reads {k} pages [a|each|every] day.
| [Each|Every] day {A} reads {k} pages of a {x1}.
? How many pages does {he} read in {n} days?
| How many pages is that in {n} days?
> Pages read: r = k * n
! {A} reads {ans} pages.
# k * n

k=5..9 n=4..40 t=k*n x=book
A {x1} has {t} pages. {A} reads {k} pages [a|each] day.
| {A} reads {k} pages a day of a {x1} with {t} pages.
| {A} always reads {k} pages before bed. {His} {x1} is {t} pages long.
| Every evening {A} finishes {k} pages of {his} {x1}, which has {t}.
? How many days does {he} need?
| How many days does the {x1} last?
| For how many days does {he} read?
| How many days will it last?
| After how many days is {he} done?
> Days: n = t / k
! {A} needs {ans} days.
# t / k

t=100..400 k=5..25 n=2..9 x=book
A {x1} has {t} pages. {A} reads {k} pages a day for {n} days.
| For {n} days {A} reads {k} pages a day. The {x1} has {t} pages.
? How many pages are left?
| How many pages remain?
| How many pages are there for another day?
> Pages read: r = k * n
> Pages left: l = t - r
! {ans} pages are left.
# t - k * n

t=80..300 a=10..60 b=10..60 x=book
A {x1} has {t} pages. {A} reads {a} pages on Monday and {b} pages on Tuesday.
| {A} reads {a} pages of a {x1} on Monday and {b} on Tuesday. The {x1} has {t} pages.
| The {x1} of {A} has {t} pages. {He} reads {a} of them in the morning and {b} in the evening.
| The {x1} is {t} pages long. Before lunch {A} reads {a} pages, later {b} more.
| Of {t} pages in a {x1}, {A} reads {a} today and {b} tomorrow.
? How many pages are left?
| How many pages remain?
| How many pages are there for another day?
| How many pages does {he} still have to read?
> Pages read: r = a + b
> Pages left: l = t - r
! {ans} pages are left.
# t - a - b

c=4..20 p=5..30 x=book
A {x1} has {c} chapters with {p} pages each.
| There are {c} chapters in a {x1}. Each chapter has {p} pages.
? How many pages does the {x1} have?
> Pages in all: t = c * p
! The {x1} has {ans} pages.
# c * p

n=4..40 t=n*2 k=2..40 x=book
A {x1} has {t} pages. {A} has read half of it and {k} pages more.
| {A} has read half of the {t} pages of a {x1} and then {k} more.
| A {x1} is {t} pages long. {A} has come to the middle and has read {k} pages more.
| The {x1} of {A} has {t} pages. {He} reads to the middle and then another {k} pages.
| {A} is {k} pages behind the middle of a {x1} with {t} pages.
? How many pages has {he} read?
| How many pages has {A} read so far?
| How many pages are done?
> Half of the pages: h = t / 2
> Pages read: r = h + k
! {A} has read {ans} pages.
# t // 2 + k

k=5..30 n=3..9 m=5..30 o=2..9 x=book
{A} reads {k} pages a day for {n} days and then {m} pages a day for {o} days.
| For {n} days {A} reads {k} pages a day, and after that {m} pages a day for {o} days.
? How many pages does {he} read in all?
> First days: a = k * n
> Other days: b = m * o
> Pages read: r = a + b
! {A} reads {ans} pages.
# k * n + m * o

t=100..300 r=20..90 d=2..9 x=book
A {x1} has {t} pages. {A} has read {r} pages and wants to be done in {d} days.
| {A} has read {r} of the {t} pages of a {x1}. {He} wants to be done in {d} days.
? How many pages does {he} have to read each day?
> Pages left: l = t - r
> Pages a day: k = l / d
! {A} has to read {ans} pages each day.
# (t - r) / d

s=3..9 k=8..30 x=book
{A} has {s} shelves with {k} {x} on each.
| On each of {s} shelves there are {k} {x}.
? How many {x} are there[| in all]?
> {X} in all: t = s * k
! There are {ans} {x}.
# s * k
""")

GAMES = read("""
g=2..9 k=3..20
In a game each [goal|hit] brings {k} points. {A} makes {g} of them.
| {A} makes {g} [goals|hits] in a game. Each one brings {k} points.
| When {A} hits the ball, the team gets {k} points. {He} hits the ball {g} times.
| {A} is lucky {g} times, and every time {he} wins {k} points.
| The team gets {k} points for each hit. Today {A} hits {g} times.
? How many points does {A} get?
| How many points does that bring?
> Points: p = g * k
! {A} gets {ans} points.
# g * k

a=5..60 b=5..60 c=5..60
{A} gets {a} points in the first game, {b} in the second and {c} in the third.
| In three games {A} gets {a}, {b} and {c} points.
| {A} wins {a} points in the morning, {b} at lunch and {c} in the evening.
| Before lunch {A} gets {a} points, then {b}, and at night {c}.
? How many points is that in all?
| What is the sum?
> Points in two games: s = a + b
> Points in all: t = s + c
! That is {ans} points.
# a + b + c

g=2..20 a=2..20
{A} makes {g} shots for 3 points and {a} shots for 2 points.
| In a game {A} hits {g} shots of 3 points and {a} shots of 2 points.
? How many points does {he} have?
> Points of the first: p = g * 3
> Points of the second: q = a * 2
> Points in all: t = p + q
! {A} has {ans} points.
# 3 * g + 2 * a

w=2..20 l=2..9
A team gets 3 points for each win and 1 point for each draw. It has {w} wins and {l} draws.
| For a win a team gets 3 points, for a draw 1 point. The team wins {w} times and draws {l} times.
? How many points does the team have?
> Points for wins: p = w * 3
> Points in all: t = p + l
! The team has {ans} points.
# 3 * w + l

p=30..95 q=5..60 plain
The team of {A} makes {p} points. The other team makes {q} points.
| In a game {A} gets {p} points and {B} gets {q} points.
? By how many points does {A} win?
> Difference: d = p - q
! {A} wins by {ans} points.
# p - q

a=10..60 m=2..4 l=2..20 plain
{A} has {a} points. {B} has {m} times as many, but then {B} loses {l} points.
| {B} has {m} times as many points as {A}. {A} has {a} points. Then {B} loses {l}.
? How many points does {B} have now?
> {B} had: b = a * m
> Points left: r = b - l
! {B} has {ans} points.
# a * m - l

n=2..9 k=5..30 t=n*k
{A} has {t} points after {n} games, the same number in each game.
| In {n} games {A} gets {t} points. In each game {he} gets the same number.
? How many points does {he} get in one game?
> Points in one game: k = t / n
! {A} gets {ans} points.
# t / n

a=20..90 w=5..30 l=2..30
{A} starts a game with {a} points. {He} wins {w} points and loses {l}.
| At the start {A} has {a} points. Then {he} loses {l} and wins {w}.
| A game begins with {a} points for {A}. Then {w} points are added and {l} are lost.
| {A} has {a} points when the game begins. {w} more come, and {l} go away.
? How many points does {A} have at the end?
| With how many points does {A} end?
| How many points are there when the game ends?
> Points after winning: s = a + w
> Points left: r = s - l
! {A} has {ans} points.
# a + w - l

l=3..12 c=2..9 n=2..9 x=toy
{A} wins {n} tickets in each of {l} games. A {x1} costs {c} tickets.
| In each of {l} games {A} wins {n} tickets. {He} trades {c} tickets for one {x1}.
? How many {x} can {he} get for all {his} tickets?
> Tickets: t = l * n
> Number of {x}: k = t / c
! {A} can get {ans} {x}.
# l * n / c

k=10..60 n=3..9 a=2..30
{A} needs {k} points in each of {n} levels and {a} points for the last level.
| The last level takes {a} points, and the {n} levels before take {k} points each.
? How many points does {A} need in all?
> Points for the levels: s = k * n
> Points in all: t = s + a
! {A} needs {ans} points.
# k * n + a
""")
