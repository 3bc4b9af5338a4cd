"""Problems about work done, water running and things made in a time."""

from ling_jax.training.corpus.templates import read

RATES = read("""
r=4..40 t=3..12 x=part
A machine makes {r} {x} [a|each|every|per] minute.
| Every minute a machine makes {r} {x}.
| There is a machine in a hall. In a minute {r} {x} come out of it.
| {r} {x} leave a machine every minute.
| In one minute, a machine produces {r} {x}.
| A machine can produce {r} {x} per minute.
| It takes a machine one minute to make {r} {x}.
| With each minute that passes, a machine makes {r} {x}.
| {r} {x} a minute is how fast a machine works.
| {A} watches a machine. It makes {r} {x} in every minute.
| A machine needs only a minute for {r} {x}.
| A new machine turns out {r} {x} in a single minute.
| After each minute, a machine has made another {r} {x}.
| Minute by minute, {r} {x} come from a machine.
? How many {x} does it make in {t} minutes?
| How many {x} is that in {t} minutes?
| How many {x} are made in {t} minutes?
| {t} minutes pass. How many {x} have been made?
| After {t} minutes, how many {x} are there?
| What number of {x} does the machine make in {t} minutes?
| If the machine runs for {t} minutes, how many {x} does it make?
| The machine stops after {t} minutes. How many {x} are ready by then?
| How many {x} will the machine produce within {t} minutes?
| In {t} minutes, how many {x} come out?
| How many {x} can be made by this machine in {t} minutes?
> {X} in all: n = r * t
! It makes {ans} {x}.
# r * t

a=4..40 b=4..40 t=2..9 x=part
One machine makes {a} {x} an hour and another makes {b} {x} an hour.
| Two machines make {x}. The first makes {a} an hour and the second {b} an hour.
| In one hour an old machine makes {a} {x} and a new machine makes {b}.
| There are two machines in a hall. One makes {a} {x} in an hour, the other makes {b}.
| A red machine produces {a} {x} per hour, a blue machine {b}.
| Every hour {a} {x} come from one machine and {b} from another.
| In a factory there are two machines. Out of the first come {a} {x} an hour, and out of the \
second {b} an hour.
| {A} looks after two machines. Each hour the large one makes {a} {x} and the small one {b}.
| A machine makes {a} {x} every hour. The machine next to it makes {b} of them every hour.
| Two machines run side by side. Per hour they make {a} {x} and {b} {x}.
| One machine needs an hour for {a} {x}. In the same hour, a second one makes {b} {x}.
| The second of two machines makes {b} {x} an hour, the first one {a}.
? How many {x} do they make together in {t} hours?
| How many {x} come from both machines within {t} hours?
| How many {x} do both make in {t} hours?
| In {t} hours, how many {x} do the two make?
| If both run for {t} hours, how many {x} are made?
| After {t} hours, how many {x} are there in all?
| Both work for {t} hours. How many {x} is that?
| What is the number of {x} from both after {t} hours?
| {t} hours later, how many {x} have been made by the two machines?
| How many {x} will be ready in {t} hours if both machines run?
| How many {x} do the machines produce in {t} hours [in total|altogether|combined]?
> {X} an hour: s = a + b
> {X} in all: n = s * t
! They make {ans} {x}.
# (a + b) * t

r=3..9 t=3..30 n=r*t x=part
A [worker|machine] makes {r} {x} an hour.
| {A} makes {r} {x} an hour.
| In an hour {A} is able to make {r} {x}.
| In every hour {r} {x} can be made.
| {r} {x} are ready after each hour of work.
| A worker needs one hour for {r} {x}.
| {A} finishes {r} {x} per hour.
| It takes one hour to make {r} {x}.
| Each hour, {r} {x} are made.
| A man in a shop makes {r} {x} every hour.
| One hour of work gives {r} {x}.
| {A} works in a factory and makes {r} {x} in each hour.
? How many hours does it take to make {n} {x}?
| How many hours must pass before {n} {x} are ready?
| {n} {x} have to be made. How many hours of work is that?
| How many hours must one work for {n} {x}?
| How many hours are needed for {n} {x}?
| In how many hours can {n} {x} be made?
| After how many hours are there {n} {x}?
| Someone orders {n} {x}. How many hours of work is the order?
| A shop wants {n} {x}. How many hours does that take?
| If {n} {x} are needed, how many hours of work are there?
| For {n} {x}, how many hours does one need?
> Hours: t = n / r
! It takes {ans} hours.
# n / r

a=5..20 d=2..9 t=2..8 x=box plain
{A} packs {a} {x} an hour. {B} packs {d} {x} more an hour.
| {B} packs {d} {x} an hour more than {A}. {A} packs {a} an hour.
| In an hour, {A} packs {a} {x} and {B} packs {d} more than {A}.
| {A} can pack {a} {x} per hour. {B} is faster and packs {d} {x} more in the same time.
| Each hour {A} fills {a} {x}, and {B} fills {d} more than that.
| {A} fills {a} {x} every hour. That is {d} less than {B} fills in an hour.
| {B} is quicker than {A} by {d} {x} an hour. {A} packs {a} {x} an hour.
| {a} {x} an hour are packed by {A}, and {d} more by {B}.
| {A} and {B} pack {x}. {A} does {a} each hour, {B} does {d} more each hour.
| When {A} has packed {a} {x}, an hour is over, and {B} has packed {d} more.
| {A} gets {a} {x} packed per hour, but {B} gets {d} {x} more packed per hour.
| At work, {A} packs {a} {x} in an hour, which is {d} less than {B} packs in an hour.
| {d} {x} more than {A} is what {B} packs in an hour. {A} packs {a} {x} an hour.
? How many {x} do both pack in {t} hours?
| How many {x} do they pack together in {t} hours?
| In {t} hours, how many {x} do the two pack?
| If both work for {t} hours, how many {x} do they fill?
| After {t} hours, how many {x} are packed in all?
| How many {x} are packed [altogether|in total] in {t} hours?
| {t} hours pass. How many {x} have {A} and {B} packed?
| What number of {x} can both fill in {t} hours?
| How many {x} are full {t} hours later?
| How many {x} is that for both after {t} hours?
> {B} packs an hour: b = a + d
> {X} an hour: s = a + b
> {X} in all: n = s * t
! Both pack {ans} {x}.
# (2 * a + d) * t

t=2..9 r=4..40 n=r*t x=part
A machine makes {n} {x} in {t} hours.
| In {t} hours a machine makes {n} {x}.
| {n} {x} are made by a machine in {t} hours.
| It takes a machine {t} hours to make {n} {x}.
| A machine needs {t} hours for {n} {x}.
| After {t} hours, a machine has made {n} {x}.
| A machine runs for {t} hours and makes {n} {x}.
| A machine starts, and {t} hours later {n} {x} are ready.
| Within {t} hours, {n} {x} come from a machine.
| {A} turns a machine on. In {t} hours it makes {n} {x}.
| {n} {x} are what a machine can make in {t} hours.
| A machine worked for {t} hours. It made the same number each hour, {n} {x} in all.
| A machine made {n} {x}, the same number each hour. It ran for {t} hours.
| To make {n} {x}, a machine has to run for {t} hours.
| There are {n} {x} from a machine that ran for {t} hours.
? How many {x} does it make in one hour?
| How many {x} is that an hour?
| How many {x} per hour does the machine make?
| What number of {x} is made in each hour?
| How many {x} come out of it every hour?
| If all hours are alike, how many {x} are made in one of them?
| In a single hour, how many {x} does it make?
| How many {x} are made each hour?
| Every hour the same number is made. How many {x} is that?
| How fast does the machine work, in {x} per hour?
> {X} an hour: r = n / t
! It makes {ans} {x} an hour.
# n / t

t=2..9 r=2..20 n=r*t u=2..9 x=part
{A} makes {n} {x} in {t} hours.
| In {t} hours {A} makes {n} {x}.
| It takes {A} {t} hours to make {n} {x}.
| {n} {x} are made by {A} in {t} hours.
| {A} needs {t} hours for {n} {x}.
| After {t} hours of work, {A} has made {n} {x}.
| {A} worked for {t} hours today and made {n} {x}.
| For {n} {x}, {A} has to work {t} hours.
| {A} always works at the same speed. For {n} {x} {he} needs {t} hours.
| When {A} works {t} hours, {n} {x} are ready.
| {A} can make {n} {x} within {t} hours.
? How many {x} does {he} make in {u} hours?
| At this speed, how many {x} does {A} make in {u} hours?
| How many {x} can {A} make in {u} hours?
| How many {x} is that in {u} hours?
| If {A} works for {u} hours, how many {x} are made?
| In {u} hours, how many {x} will {A} make?
| How many {x} does {A} finish if {he} has {u} hours?
| What number of {x} can be made by {A} in {u} hours?
| Tomorrow {he} works for {u} hours. How many {x} will that be?
| {u} hours of work give how many {x}?
> {X} an hour: r = n / t
> {X} in all: m = r * u
! {A} makes {ans} {x}.
# n // t * u

l=2..9 t=3..30
A [tap|hose] gives {l} liters of water a minute.
| Every minute {l} liters of water run into a pool.
| In one minute, {l} liters of water come from a [tap|pipe|pump].
| {l} liters of water flow out of a [tap|pipe|hose] each minute.
| A pump moves {l} liters of water per minute.
| {A} opens a tap, and {l} liters of water a minute run into a tub.
| A [tap|hose] fills {l} liters of water into a barrel every minute.
| It takes a pump one minute to bring up {l} liters of water.
| With every minute, {l} liters of water are added to a tank.
| {A} waters the garden with a hose that gives {l} liters in a minute.
| Into a tank flow {l} liters of water per minute.
| A small river brings {l} liters of water each minute.
? How many liters is that in {t} minutes?
| How many liters are there after {t} minutes?
| How much water is that in {t} minutes, in liters?
| In {t} minutes, how many liters of water is that?
| {t} minutes pass. How many liters of water is that?
| If it runs for {t} minutes, how many liters of water come together?
| How many liters of water flow in {t} minutes?
| What amount of water, in liters, is it after {t} minutes?
| How many liters of water come within {t} minutes?
| How many liters does it make [in all|altogether] when {t} minutes are over?
> Liters in all: n = l * t
! That is {ans} liters.
# l * t

v=100..900:50 l=5..20 t=3..9
A tank holds {v} liters. It loses {l} liters [an|each|every] hour.
| From a tank with {v} liters, {l} liters run out [each|every] hour.
| A tank has a hole, and {l} liters of water run out in an hour. At first it holds {v} liters.
| There are {v} liters in a tank. In an hour it loses {l} liters through a hole.
| {v} liters of water are in a tank. Each hour {l} liters are used.
| A tank is filled with {v} liters. {A} takes {l} liters from it every hour.
| Every hour {l} liters are pumped out of a tank, which has {v} liters at first.
| A tank starts with {v} liters of oil. A machine burns {l} liters of it per hour.
| Through a small hole, a tank of {v} liters loses {l} liters per hour.
| {A} opens a tank of {v} liters, and {l} liters flow out in each hour.
| A tank has {v} liters in it. For the animals, {l} liters are taken out every hour.
| Each hour {l} liters run out of a tank that held {v} liters.
| {A} takes {l} liters an hour from a tank. Before that, there were {v} liters in it.
| {l} liters an hour flow out of a tank. It holds {v} liters at first.
? How many liters are left after {t} hours?
| How many liters does it hold when {t} hours have passed?
| What is in the tank {t} hours later?
| How many liters does the tank still hold after {t} hours?
| After {t} hours, how many liters remain in the tank?
| {t} hours go by. How many liters are still in the tank?
| How many liters are in the tank {t} hours later?
| If this goes on for {t} hours, how many liters stay in the tank?
| How much is left in the tank after {t} hours, in liters?
| In {t} hours, how many liters will still be there?
> Liters lost: a = l * t
> Liters left: r = v - a
! {ans} liters are left.
# v - l * t

w=2..6 r=3..12 t=2..9 x=part
{w} workers make {x}. Each worker makes {r} an hour.
| There are {w} workers. Each of them makes {r} {x} an hour.
| In a factory, {w} workers make {r} {x} each per hour.
| {w} workers are in a hall. In one hour each makes {r} {x}.
| {A} has {w} workers, and every worker makes {r} {x} in an hour.
| Each worker in a group of {w} makes {r} {x} every hour.
| {r} {x} an hour are made by each of {w} workers.
| One worker makes {r} {x} an hour, and {w} such workers work together.
| {w} workers sit at a long table. {A} sees that each of them makes {r} {x} per hour.
| {w} machines are turned on. Each machine gives {r} {x} an hour.
| {r} {x} an hour is what a worker makes. There are {w} such workers.
| Each worker of {A} makes {r} {x} per hour, and {A} has {w} workers.
| In one hour a worker makes {r} {x}. There are {w} of these workers in a hall.
? How many {x} do they make in {t} hours?
| How many {x} are made in {t} hours?
| In {t} hours, how many {x} do all of them make?
| If all work for {t} hours, how many {x} is that?
| After {t} hours, how many {x} are ready?
| How many {x} is that [altogether|in total] for {t} hours?
| All of them work for {t} hours. How many {x} do they make together?
| What number of {x} do all of them make in {t} hours?
| {t} hours later, how many {x} are there?
| How many {x} can they make together in {t} hours?
> {X} an hour: s = w * r
> {X} in all: n = s * t
! They make {ans} {x}.
# w * r * t

r=10..60 t=2..9
? If {A} types {r} words a minute, how many words does {he} type in {t} minutes?
| How many words does {A} type in {t} minutes if {he} types {r} words per minute?
| {A} reads {r} words each minute. How many words does {he} read in {t} minutes?
| A printer prints {r} pages a minute. How many pages does it print in {t} minutes?
| How many pages come out of a printer in {t} minutes if it makes {r} every minute?
| In {t} minutes, how many words can {A} write at {r} words a minute?
| A heart beats {r} times a minute. How many times does it beat in {t} minutes?
| {A} jumps over a rope {r} times per minute, and that for {t} minutes. How many jumps is that?
| When a wheel turns {r} times in a minute, how many times does it turn in {t} minutes?
| How many steps does {A} take in {t} minutes with {r} steps in every minute?
> In all: n = r * t
! The number is {ans}.
# r * t

s=10..90 r=3..20 t=2..9 x=part
There are already {s} {x}. A machine makes {r} more [an|every|each] hour.
| {A} has {s} {x} and makes {r} more in every hour.
| In a hall are {s} {x}. Each hour {r} new ones come from a machine.
| {s} {x} are ready, and {r} more are made per hour.
| At first {A} counts {s} {x}. Then {r} are added each hour.
| A shop has {s} {x}. Workers bring another {r} every hour.
| Each hour {r} {x} are made, and {s} {x} are there at the start.
| A machine makes {r} {x} per hour. Before it starts, there are already {s} {x}.
| {A} makes {r} {x} every hour. {He} had {s} {x} before that.
? How many {x} are there after {t} hours?
| How many {x} is that {t} hours later?
| After {t} hours, how many {x} are there in all?
| {t} hours pass. How many {x} are there then?
| How many {x} will there be in {t} hours?
| When {t} hours are over, what is the number of {x}?
> New {x}: a = r * t
> {X} in all: n = s + a
! Then there are {ans} {x}.
# s + r * t

r=3..9 t=2..12 m=r*t a=10..60 n=m+a x=part any
{A} has to make {n} {x}. Of these, {a} are ready.
| {n} {x} are ordered from {A}, and {a} of them are done.
| {A} has already made {a} of {n} {x}.
| A shop needs {n} {x} from {A}. {He} has {a} of them so far.
| {a} {x} are ready. In all, {A} has to make {n} of them.
| So far {A} has finished {a} {x}, but {n} are ordered.
{A} makes {r} {x} an hour.
| In an hour {A} makes {r} {x}.
| Each hour {A} finishes {r} {x}.
| {A} can make {r} {x} per hour.
| For every {r} {x} {A} needs one hour.
| {r} {x} an hour is how fast {A} works.
? How many more hours does {A} need?
| In how many hours will {A} be done?
| How many hours does the rest take?
| How many hours of work are left?
| After how many more hours are all of them ready?
| For how many hours must {A} still work?
> {X} still to make: b = n - a
> Hours: t = b / r
! It takes {ans} more hours.
# (n - a) // r

l=8..20 k=2..7 t=3..20
A tap gives an empty tub {l} liters a minute, but {k} liters a minute run out through a hole.
| Each minute {l} liters flow into a tub and {k} liters flow out of it. At first it is empty.
| {A} fills an empty tub with {l} liters per minute. Through a hole it loses {k} liters per minute.
| An empty pool gets {l} liters every minute and loses {k} liters every minute.
| In one minute {l} liters run into an empty barrel. In the same time {k} liters leak out.
| Through a hole a tub loses {k} liters a minute, while a tap gives it {l} liters a minute. At \
first the tub is empty.
| Each minute {k} liters run out of an empty pool, and {l} liters run in.
| {k} liters a minute leak out of a barrel, which is empty at first. {l} liters a minute run into \
it.
| A hole in a tub lets out {k} liters per minute. {A} pours in {l} liters per minute, and the tub \
is empty at first.
? How many liters are in it after {t} minutes?
| How many liters of water are there after {t} minutes?
| How much water, in liters, stays in it in {t} minutes?
| What amount, in liters, is in it {t} minutes later?
| {t} minutes after the start, how many liters does it hold?
> Liters more each minute: d = l - k
> Liters: n = d * t
! After that time there are {ans} liters.
# (l - k) * t

b=4..30 e=2..20 a=b+e t=2..9 x=part
A new machine makes {a} {x} an hour. An old machine makes {b} {x} an hour.
| A fast worker makes {a} {x} per hour, a slow one only {b}.
| In one hour a big machine makes {a} {x} and a small one makes {b}.
| {b} {x} an hour come from the first machine, and {a} {x} an hour come from the second.
| One machine gives {b} {x} every hour. A better one gives {a} {x} every hour.
| An old machine makes {b} {x} an hour. A new machine makes {a} {x} an hour.
| A slow worker makes {b} {x} per hour, a fast one {a}.
| In one hour a small machine makes {b} {x} and a big one makes {a}.
? How many {x} more is that in {t} hours?
| How many more {x} does the faster one make in {t} hours?
| After {t} hours, by how many {x} is the faster one ahead?
| In {t} hours, how many {x} less does the slower one make?
| What is the difference after {t} hours, in {x}?
> {X} more an hour: d = a - b
> {X} more in all: n = d * t
! The difference is {ans} {x}.
# (a - b) * t

w=2..9 r=2..9 n=w*r t=2..9 x=part
{w} machines of the same kind make {n} {x} an hour.
| In one hour, {w} equal machines make {n} {x} together.
| {n} {x} an hour are made by {w} machines, all equally fast.
| Together, {w} workers make {n} {x} each hour. All work equally fast.
| {A} sees that {n} {x} an hour come from {w} machines, all of the same kind.
| {n} {x} are made every hour by {w} workers, who all work equally fast.
? How many {x} does one of them make in {t} hours?
| How many {x} does only one of them make in {t} hours?
| In {t} hours, how many {x} come from each of them?
| If just one of them works for {t} hours, how many {x} does it make?
| What number of {x} does each of them make in {t} hours?
> One makes an hour: r = n / w
> One makes in all: m = r * t
! Each makes {ans} {x} in this time.
# n // w * t

p=2|3|4|5|6|10|20|30 k=2..12 t=2..9 q=p*k r=q/t x=part any
{A} makes {r} {x} an hour and works for {t} hours.
| For {t} hours {A} makes {x}, {r} in each hour.
| {r} {x} are made by {A} every hour, and {he} works {t} hours.
| In one hour {A} makes {r} {x}, and {he} makes {x} for {t} hours.
| {A} works for {t} hours and makes {r} {x} in each of them.
| {t} hours long, {A} makes {r} {x} per hour.
{A} puts the {x} into boxes, {p} in each box.
| {p} {x} go into each box.
| A box holds {p} {x}.
| Every box is filled with {p} {x}.
| There is room for {p} {x} in each box of {A}.
| Each box takes {p} {x}.
? How many boxes are filled?
| How many boxes does {A} need?
| How many full boxes is that?
| How many boxes are there at the end?
| What number of boxes is needed for all of them?
> {X} in all: n = r * t
> Boxes: b = n / p
! {ans} boxes are filled.
# r * t // p

r=4..20 t=2..5 s=2..12 u=2..5 x=part
{A} makes {r} {x} an hour for {t} hours. Then {he} makes {s} an hour for {u} hours.
| For {t} hours {A} makes {r} {x} per hour, and then {s} per hour for {u} hours.
| In each of the first {t} hours {A} makes {r} {x}, in each of the next {u} hours {s}.
| In the morning {A} makes {r} {x} an hour and works {t} hours. In the afternoon it is {s} an \
hour for {u} hours.
| On Monday {A} works {t} hours and makes {r} {x} in each. On Tuesday {he} works {u} hours and \
makes {s} in each.
| For {u} hours after lunch, {A} makes {s} {x} an hour. Before lunch, {he} made {r} an hour for \
{t} hours.
| {A} works {u} hours on Tuesday and makes {s} {x} in each. On Monday {he} worked {t} hours and \
made {r} in each.
| {A} makes {s} {x} an hour on the last {u} hours of a day, and {r} an hour on the first {t} hours.
? How many {x} does {A} make in all?
| How many {x} is that [altogether|in total]?
| How many {x} are ready at the end?
| What is the number of all the {x}?
| How many {x} come from both times together?
> {X} at first: a = r * t
> {X} later: b = s * u
> {X} in all: n = a + b
! {A} makes {ans} {x} in all.
# r * t + s * u

r=3..20 n=2..4 t=2..9 x=part
An old machine makes {r} {x} an hour. A new one is {n} times as fast.
| A new machine makes {n} times as many {x} as an old one, which makes {r} an hour.
| {A} makes {r} {x} per hour by hand. A machine makes {n} times as many.
| In one hour an old machine makes {r} {x}. A new machine makes {n} times that number in an hour.
| A machine is {n} times as quick as {A}, who makes {r} {x} an hour.
| A new machine is {n} times as fast as an old one. The old one makes {r} {x} an hour.
| {n} times as many {x} as {A} makes by hand are made by a machine. {A} makes {r} {x} per hour.
? How many {x} does the faster one make in {t} hours?
| In {t} hours, how many {x} come from the faster one?
| The faster one runs for {t} hours. How many {x} is that?
| After {t} hours, how many {x} has the faster one made?
| How many {x} can the faster one make in {t} hours?
> {X} an hour: s = r * n
> {X} in all: m = s * t
! The faster one makes {ans} {x}.
# r * n * t

w=2|3 r=2|3|10|20|30 t=2..9 s=w*r n=s*t
{w} printers print {n} pages. Each prints {r} pages a minute.
| {n} pages have to be printed. There are {w} printers, and each makes {r} pages per minute.
| {A} has {n} pages to print and uses {w} printers at once. One prints {r} pages every minute.
| In a minute a printer makes {r} pages. {A} prints {n} pages with {w} of these printers.
| There are {w} equal printers for {n} pages. In a minute each of them can do {r} pages.
| Each of {w} printers makes {r} pages a minute. Together they print {n} pages.
| A printer makes {r} pages a minute. With {w} of these, {A} prints {n} pages.
| {A} has {w} printers. In a minute, each makes {r} pages, and {n} pages have to be printed.
? How many minutes does it take?
| After how many minutes are all pages printed?
| How many minutes do they need?
| In how many minutes is that done?
| For how many minutes do the printers run?
> Pages a minute: s = w * r
> Minutes: t = n / s
! It takes {ans} minutes.
# n // (w * r)

v=60..200:10 a=5..20 n=2..5 l=5..20
A tank has {v} liters of water. {A} takes out {n} buckets of {a} liters and pours in {l} liters.
| From a tank with {v} liters, {n} buckets are filled with {a} liters each. Then {l} liters of \
rain run in.
| There are {v} liters in a tank. Each of {n} cows drinks {a} liters, and then {l} liters are added.
| A tank holds {v} liters. First {a} liters are taken out {n} times, then {l} liters flow in.
| {A} takes {n} buckets of {a} liters from a tank and pours in {l} liters. At first it held {v} \
liters.
| {l} liters are poured into a tank of {v} liters. Then {A} takes out {a} liters, and does so {n} \
times.
? How many liters are in the tank then?
| How many liters does the tank have at the end?
| How much water is in the tank after that, in liters?
| How many liters is that in the end?
| After that, how many liters are there?
> Liters out: b = a * n
> Liters left: c = v - b
> Liters then: d = c + l
! In the end the tank has {ans} liters.
# v - a * n + l

r=4..40 t=3..12 x=part any
The machine of {A} runs for {t} minutes.
| For {t} minutes the machine of {A} is on.
| {A} turns on the machine and stops it after {t} minutes.
| {t} minutes is how long the machine runs.
| {A} lets the machine run for {t} minutes.
| The machine works without a break for {t} minutes.
The machine makes {r} {x} a minute.
| In each minute the machine makes {r} {x}.
| {r} {x} come out of the machine every minute.
| Every minute the machine of {A} produces {r} {x}.
| The machine needs one minute for {r} {x}.
? How many {x} does the machine make?
| How many {x} are made in all?
| How many {x} come out of the machine?
| What number of {x} does the machine make?
| How many {x} are there at the end?
> {X} in all: n = r * t
! It makes {ans} {x}.
# r * t

r=4..40 t=3..12 x=part
A machine that makes {x} runs for {t} minutes.
| For {t} minutes, a machine makes {x}.
| {A} turns on a machine that makes {x}, and {t} minutes later it stops.
| {A} has {t} minutes to make {x} with a machine.
| In a factory, {x} are made for {t} minutes by a machine.
| After lunch, a machine makes {x} for {t} minutes.
? How many {x} is that, if it makes {r} {x} a minute?
| If {r} {x} are made every minute, how many {x} are made in all?
| With {r} {x} in each minute, how many {x} does the machine make?
| Each minute {r} {x} come out. How many {x} is that in all?
| How many {x} are there at {r} {x} per minute?
> {X} in all: n = r * t
! It makes {ans} {x}.
# r * t

a=4..40 b=4..40 t=2..9 x=part any
The red machine and the blue machine of {A} run for {t} hours.
| For {t} hours the red machine and the blue machine are on.
| {A} lets the blue machine and the red machine run for {t} hours.
| {t} hours is how long the red machine and the blue one work.
The red machine makes {a} {x} an hour.
| In each hour {a} {x} come from the red machine.
| {a} {x} an hour are made by the red machine.
| Every hour the red machine makes {a} {x}.
The blue machine makes {b} {x} an hour.
| In each hour {b} {x} come from the blue machine.
| {b} {x} an hour are made by the blue machine.
| Every hour the blue machine makes {b} {x}.
? How many {x} do both machines make together?
| How many {x} come from both machines in all?
| How many {x} are made by the two machines?
| What number of {x} do the two machines make in this time?
> {X} an hour: s = a + b
> {X} in all: n = s * t
! They make {ans} {x}.
# (a + b) * t

r=3..9 t=3..30 n=r*t x=part any
{A} has to make {n} {x}.
| A shop orders {n} {x} from {A}.
| {n} {x} must be made by {A}.
| {A} wants to make {n} {x}.
| {A} gets an order for {n} {x}.
| In all, {n} {x} are needed from {A}.
{A} makes {r} {x} an hour.
| In an hour {A} makes {r} {x}.
| Each hour {A} finishes {r} {x}.
| {r} {x} an hour is how fast {A} works.
| For {r} {x} {A} needs one hour.
? How many hours does {A} need?
| How many hours does the work take?
| After how many hours is {A} done with all {x}?
| For how many hours must {A} work?
| How many hours does it take {A} to make all {x}?
> Hours: t = n / r
! It takes {ans} hours.
# n / r

r=3..9 t=3..30 n=r*t x=part
{A} has to make {n} {x}.
| For a shop {A} makes {n} {x}.
| {n} {x} are ordered from {A}.
| A school needs {n} {x} from {A}.
| {A} gets an order for {n} {x} on Monday.
? How many hours does that take, if {A} makes {r} {x} an hour?
| If {A} makes {r} {x} each hour, how many hours does {he} need?
| At {r} {x} an hour, how many hours of work is that?
| {A} makes {r} {x} per hour. How many hours does {he} work?
| How many hours must {A} work with {r} {x} in every hour?
> Hours: t = n / r
! It takes {ans} hours.
# n / r

a=5..20 d=2..9 t=2..8 x=box plain any
{A} and {B} pack {x} for {t} hours.
| For {t} hours {B} and {A} pack {x}.
| {t} hours long, {A} and {B} fill {x}.
| {B} helps {A} to pack {x}, and both work for {t} hours.
{B} packs {d} {x} more an hour than {A}.
| {A} packs {d} {x} less an hour than {B}.
| Each hour, {B} fills {d} {x} more than {A}.
| {d} {x} an hour more than {A} is what {B} packs.
{A} packs {a} {x} an hour.
| In one hour {A} packs {a} {x}.
| {a} {x} are filled by {A} every hour.
| Every hour {A} fills {a} {x}.
? How many {x} do {A} and {B} pack together?
| How many {x} do both pack in all?
| How many {x} are packed by the two?
| How many {x} are full at the end?
> {B} packs an hour: b = a + d
> {X} an hour: s = a + b
> {X} in all: n = s * t
! Both pack {ans} {x}.
# (2 * a + d) * t

t=2..9 r=2..20 n=r*t u=2..9 x=part any
Tomorrow, {A} will work for {u} hours.
| {A} has {u} hours for {x} tomorrow.
| For {u} hours {A} will make {x} tomorrow.
| {u} hours of work are planned by {A} for tomorrow.
Today {A} made {n} {x} in {t} hours.
| Within {t} hours, {A} made {n} {x} today.
| It took {A} {t} hours to make {n} {x} today.
| {n} {x} were made by {A} in {t} hours today.
? At the same speed, how many {x} will {A} make tomorrow?
| How many {x} can {A} make tomorrow, working as fast as today?
| If {A} works as fast as today, how many {x} are made tomorrow?
| Tomorrow {A} is just as fast. How many {x} will that be?
> {X} an hour: r = n / t
> {X} in all: m = r * u
! {A} makes {ans} {x}.
# n // t * u

l=2..9 t=3..30 any
The pump of {A} runs for {t} minutes.
| {A} turns the pump on for {t} minutes.
| For {t} minutes water flows out of the pump of {A}.
| {t} minutes is how long the pump runs.
| {A} lets the pump run for {t} minutes.
The pump gives {l} liters of water every minute.
| Each minute, {l} liters of water come out of the pump.
| In one minute, the pump of {A} gives {l} liters of water.
| {l} liters of water a minute come from the pump.
| The pump of {A} moves {l} liters of water per minute.
? How many liters of water is that in all?
| How many liters of water come out?
| How much water is that, in liters?
| How many liters of water are there at the end?
> Liters in all: n = l * t
! That is {ans} liters.
# l * t

v=100..900:50 l=5..20 t=3..9 any
The tank of {A} holds {v} liters at first.
| {v} liters of water are in the tank of {A} at first.
| At the start there are {v} liters in the tank of {A}.
| The tank of {A} is filled with {v} liters.
The tank loses {l} liters an hour through a hole.
| Each hour, {l} liters run out of the tank.
| {l} liters flow out of the tank every hour.
| Through a hole, {l} liters an hour leave the tank.
{A} closes the hole {t} hours after the start.
| After {t} hours, the hole in the tank is closed.
| The hole is open for {t} hours until {A} sees it.
| For {t} hours, {A} does not close the hole.
? How many liters are left in the tank?
| How many liters does the tank still hold then?
| How much is left in the tank, in liters?
| How many liters are in the tank in the end?
> Liters lost: a = l * t
> Liters left: r = v - a
! {ans} liters are left.
# v - l * t

w=2..6 r=3..12 t=2..9 x=part any
Each worker of {A} makes {r} {x} an hour.
| In one hour every worker of {A} makes {r} {x}.
| {r} {x} an hour are made by each worker of {A}.
| A worker in the shop of {A} makes {r} {x} per hour.
There are {w} workers in the shop of {A}.
| {A} has {w} workers.
| {w} workers work for {A}.
| The shop of {A} has {w} workers.
All workers work for {t} hours.
| For {t} hours, all of the workers are busy.
| {t} hours is how long all workers make {x}.
| The work of all workers takes {t} hours.
? How many {x} do the workers make in all?
| How many {x} are made by all workers together?
| How many {x} are ready at the end?
| What number of {x} do all of them make?
> {X} an hour: s = w * r
> {X} in all: n = s * t
! They make {ans} {x}.
# w * r * t

w=2..6 r=3..12 t=2..9 x=part
For {t} hours, {w} workers make {x}.
| {w} workers make {x} for {t} hours.
| A shop has {w} workers who make {x}. All of them work for {t} hours.
| The work takes {t} hours. It is done by {w} workers who make {x}.
| In {t} hours, {w} workers make {x} for {A}.
? If each worker makes {r} {x} an hour, how many {x} is that in all?
| How many {x} are made, if every worker makes {r} {x} an hour?
| Each of them makes {r} {x} per hour. How many {x} do they make together?
| With {r} {x} an hour from each worker, how many {x} are made in all?
| How many {x} do they make at {r} {x} an hour for each?
> {X} an hour: s = w * r
> {X} in all: n = s * t
! They make {ans} {x}.
# w * r * t

r=3..9 t=2..12 m=r*t a=10..60 n=m+a x=part
{A} makes {r} {x} an hour and has {a} {x} so far.
| So far {A} has made {a} {x}. {He} makes {r} {x} an hour.
| {A} has {a} {x} ready and makes {r} {x} more in every hour.
| Each hour {A} makes {r} {x}. Up to now {he} has {a} of them.
| {a} {x} of {A} are ready. In one hour {he} makes {r} more.
? If {A} needs {n} {x} in all, how many more hours does {he} work?
| How many more hours does {A} need to get to {n} {x}?
| In all {n} {x} are ordered. How many more hours does {A} need?
| After how many more hours does {A} have {n} {x}?
| {A} has to make {n} {x} in all. For how many hours must {he} still work?
> {X} still to make: b = n - a
> Hours: t = b / r
! It takes {ans} more hours.
# (n - a) // r

r=4..20 t=2..5 s=2..12 u=2..5 x=part any
On Monday {A} makes {r} {x} an hour for {t} hours.
| {A} works {t} hours on Monday and makes {r} {x} in each.
| On Monday it is {r} {x} an hour, and {A} works for {t} hours.
| For {t} hours on Monday, {A} makes {r} {x} per hour.
On Tuesday {A} makes {s} {x} an hour for {u} hours.
| {A} works {u} hours on Tuesday and makes {s} {x} in each.
| On Tuesday it is {s} {x} an hour, and {A} works for {u} hours.
| For {u} hours on Tuesday, {A} makes {s} {x} per hour.
? How many {x} does {A} make on both days together?
| How many {x} does {A} make in all?
| How many {x} come from both days?
| What is the number of all the {x} of both days?
> {X} on Monday: a = r * t
> {X} on Tuesday: b = s * u
> {X} in all: n = a + b
! {A} makes {ans} {x} in all.
# r * t + s * u

w=2|3 r=2|3|10|20|30 t=2..9 s=w*r n=s*t any
{A} has to print {n} pages.
| {n} pages have to be printed by {A}.
| The book that {A} prints has {n} pages.
| {A} needs {n} printed pages.
{A} uses {w} printers at once.
| There are {w} printers in the room of {A}.
| {A} has {w} printers for it.
| With {w} printers, {A} gets to work.
Each printer makes {r} pages a minute.
| In a minute, one printer makes {r} pages.
| {r} pages a minute come out of each printer.
| Every printer can do {r} pages per minute.
? How many minutes does the printing take?
| After how many minutes are all pages printed?
| How many minutes must the printers run?
| For how many minutes do the printers run?
> Pages a minute: s = w * r
> Minutes: t = n / s
! It takes {ans} minutes.
# n // (w * r)
""")
