"""A number of miles or kilometers that somebody covers."""

from ling_jax.training.corpus.composed import read_theme

_STARTS = """
= start
n=20..250
{A} [drives|rides|travels|hikes|sails] {n} {x}.
| On the first day {A} covers {n} {x}.
| {n} {x} lie behind {A}.
| The way of {A} to the [sea|city|lake] is {n} {x} long.
| It is {n} {x} from the house of {A} to the [lake|farm|old tower], and {he} goes there.
| A [bus|train|boat] takes {A} {n} {x} to the north.
| In the morning {A} goes {n} {x} by [bike|car|train].
| The road that {A} takes has a length of {n} {x}.
| By noon {A} has gone {n} {x}.
| A tour of {n} {x} is what {A} [plans|begins with|likes best].
# n

= start
v=3..80 t=2..9
{A} [drives|travels|sails|rides] {v} {x} an hour for {t} hours.
| For {t} hours {A} goes at {v} {x} per hour.
| {A} is on the road for {t} hours. Every hour {he} covers {v} {x}.
| In one hour {A} gets {v} {x} far, and {he} is on the way for {t} hours.
| {t} hours long {A} travels, with {v} {x} in each hour.
| The [train|bus|boat] of {A} makes {v} {x} an hour. The trip lasts {t} hours.
| {v} {x} an hour is the speed of {A}, who travels for {t} hours.
| Each hour brings {A} {v} {x} farther, and {t} hours pass.
| At a speed of {v} {x} per hour, {A} needs {t} hours to the [city|sea].
| After {t} hours at {v} {x} an hour, {A} takes a rest.
| {A} sits in a car that goes {v} {x} per hour. {He} sits there for {t} hours.
| It takes {A} {t} hours to get to a [town|river], always at {v} {x} an hour.
> {X} in {t} hours: q = v * t
# v * t

= start
n=3..30 m=2..9
{A} [runs|rides|walks] {n} laps, and one lap is {m} {x} long.
| One lap around the lake is {m} {x}. {A} runs {n} laps.
| {n} laps of {m} {x} each are [run|done] by {A}.
| {A} goes {n} times around the town. Every round has {m} {x}.
| A round is {m} {x} long, and {A} makes {n} of them.
| Around the park it is {m} {x}, and {A} goes around it {n} times.
| Each of the {n} rounds that {A} drives is {m} {x} long.
| {A} trains for a race: {n} rounds at {m} {x} per round.
| {n} times {A} takes a road that is {m} {x} long.
| With {m} {x} to a lap, {A} does {n} laps.
| A lap has {m} {x}, and {n} laps are done by {A}.
> {X} in the laps: q = n * m
# n * m

= start
n=3..40 d=3..9
{A} [runs|walks|rides] {n} {x} a day for {d} days.
| For {d} days {A} covers {n} {x} every day.
| Each day {A} [walks|rides|hikes] {n} {x}, and {he} does so for {d} days.
| {n} {x} a day are what {A} does, {d} days in a row.
| A walking trip of {A} lasts {d} days. {He} walks {n} {x} per day.
| On each of {d} days, {A} [rides|rows|skates] {n} {x}.
| {A} is on tour for {d} days and gets {n} {x} farther daily.
| {d} days long {A} sails, {n} {x} on every single day.
| Day after day {A} goes {n} {x}. After {d} days {he} stops.
| With {n} {x} per day, {A} is at the [sea|border|river] after {d} days.
> {X} in these days: q = n * d
# n * d

= start
n=2..12 w=2..9
Every day {A} [runs|walks|rides] {n} {x}. {He} does this for {w} weeks.
| For {w} weeks {A} [runs|walks|rides] {n} {x} a day.
| {A} trains for {w} weeks and covers {n} {x} on each day of the week.
| {n} {x} a day, and this for {w} weeks, are what {A} walks.
| Each day of the week {A} walks {n} {x} with the dog, {w} weeks long.
| {w} weeks in a row, {A} rides {n} {x} daily.
| On all seven days of the week {A} walks {n} {x}. After {w} weeks {he} looks back.
| In {w} weeks {A} did not miss a single day, and each day {he} ran {n} {x}.
| Over {w} weeks, {A} walked {n} {x} on every day of the week.
> Days: g = w * 7
> {X} in the weeks: q = g * n
# w * 7 * n

= start
n=8..150
{A} goes to [the sea|the city|{his} aunt], {n} {x} away, and comes back the same way.
| It is {n} {x} to the [lake|beach|fair], and {A} goes there and back.
| The [farm|tower|village] is {n} {x} away. {A} drives there and drives home again.
| {A} travels {n} {x} to see a friend, and then just as far to get home.
| There and back {A} goes by [bike|bus|car], {n} {x} each way.
| {n} {x} there and {n} {x} back are the trip of {A}.
| {n} {x} lie between the house of {A} and the [zoo|market|shore]. {A} goes both ways.
| One way is {n} {x} long, and {A} goes it in both directions.
| To get to work {A} drives {n} {x}, and in the evening {he} drives the same way home.
> {X} for both ways: q = n * 2
# n * 2

= start
p=80..300:2 k=3..39
{A} is on a trip of {p} {x}. {He} stops {k} {x} after the middle of the way.
| The way of {A} is {p} {x} long. {A} has gone half of it and then {k} {x} more.
| {A} has covered half of a trip of {p} {x}, and then another {k} {x}.
| On a road of {p} {x}, {A} rests {k} {x} behind the middle.
| {k} {x} after the middle of a way of {p} {x}, {A} has to stop.
| A tour has {p} {x}. {A} rides to the middle, and from there {k} {x} farther.
| When {A} gets tired, {he} is {k} {x} past the middle of a trip of {p} {x}.
| Half of the {p} {x} to the sea and {k} {x} more lie behind {A}.
| {A} is {k} {x} past the middle of the way to the sea, and the whole way has {p} {x}.
| {k} {x} behind the middle of a trip, {A} stops to eat. The trip is {p} {x} long.
| After the middle of a tour, {A} rides {k} {x} more. The tour has {p} {x} in all.
> {X} to the middle: g = p / 2
> {X} of {A}: q = g + k
# p // 2 + k

= start
n=5..90 m=5..90
{A} [drives|rides|hikes] {n} {x} in the morning and {m} {x} in the afternoon.
| First {A} goes {n} {x} by train, then {m} {x} by bus.
| {A} covers {n} {x} on Monday and {m} on Tuesday.
| From home to the river {A} goes {n} {x}, and from there to the sea {m} more.
| After {n} {x} on a small road, {A} goes {m} {x} on a big one.
| The tour of {A} has two parts. One is {n} {x} long and the other {m}.
| {n} {x} through the forest and {m} {x} over the hills are the way of {A}.
| {A} rows {n} {x} and sails {m} {x}.
| To a friend {A} travels {n} {x}. The way back is another one and takes {m} {x}.
| Before lunch {A} does {n} {x}. After lunch {he} does another {m}.
> {X} of both parts: q = n + m
# n + m

= start
n=10..90 k=3..60
{B} [runs|rides|drives] {n} {x}, and {A} goes {k} {x} farther.
| {A} gets {k} {x} farther than {B}, who covers {n} {x}.
| {B} stops after {n} {x}. {A} stops {k} {x} after that.
| {n} {x} are the way of {B}, and the way of {A} is {k} {x} longer.
| While {B} travels {n} {x}, {A} travels {k} more.
| {B} lives {n} {x} from the sea. {A} lives {k} {x} farther away and goes there.
| {A} beats {B} by {k} {x}. {B} covers {n}.
| The {n} {x} that {B} hikes are {k} {x} less than {A} hikes.
| {A} covers {k} {x} more than {B}, and {B} covers {n}.
| {k} {x} farther than {B} is where {A} stops. {B} stops after {n} {x}.
> {X} of {A}: q = n + k
# n + k

= start
n=30..200 k=3..50
{B} [runs|rides|drives] {n} {x}, and {A} goes {k} {x} less.
| {A} covers {k} {x} less than {B}, who covers {n}.
| {B} stops after {n} {x}, {k} {x} farther than {A}.
| {n} {x} are the way of {B}, and the way of {A} is {k} {x} shorter.
| While {B} travels {n} {x}, {A} travels {k} fewer.
| {B} gets {n} {x} far. {A} is still {k} {x} behind {B}.
| The {n} {x} that {B} hikes are {k} {x} more than {A} hikes.
| {A} lives {k} {x} nearer to the sea than {B}, who goes {n} {x} to get there. {A} goes there too.
| {A} goes {k} {x} less than {B}. The way of {B} has {n} {x}.
| {k} {x} less than {B} is what {A} covers, and {B} covers {n} {x}.
| {A} is {k} {x} behind {B}, who has covered {n} {x}.
> {X} of {A}: q = n - k
# n - k

= start
n=5..60 k=2..5
{B} [runs|rides|drives] {n} {x}, and {A} gets {k} times as far.
| {A} goes {k} times as far as {B}, who goes {n} {x}.
| The way of {B} is {n} {x} long. The way of {A} is {k} times as long.
| {n} {x} are enough for {B}, but {A} covers {k} times that.
| For each of the {n} {x} that {B} walks, {A} rides {k} {x}.
| {B} walks {n} {x}. With a bike, {A} gets {k} times that far.
| {A} makes {k} trips, each as long as the {n} {x} that {B} travels.
| {k} times the way of {B} is what {A} covers, and {B} covers {n} {x}.
> {X} of {A}: q = n * k
# n * k

= start
p=20..400:2
{A} has done half of a trip of {p} {x}.
| A trip is {p} {x} long, and {A} has done one half of it.
| {A} wants to go {p} {x} and stops in the middle.
| Half of the {p} {x} to the sea lie behind {A}.
| {B} drives {p} {x}. {A} comes along for half of the way.
| In the middle of a road of {p} {x}, {A} takes a rest.
| {A} covers half as much as {B}, who covers {p} {x}.
| The tour has {p} {x}. When half of it is done, {A} sits down.
| Out of {p} {x}, {A} does one half by [bike|car|boat].
> {X} of {A}: q = p / 2
# p // 2

= start
p=60..300 k=5..50
{A} is on a trip of {p} {x} and still has {k} {x} to go.
| The way is {p} {x} long. A sign tells {A} that {k} {x} are left.
| Of a tour of {p} {x}, {A} has done all but {k} {x}.
| {k} {x} before the end of a road of {p} {x}, {A} stops.
| {A} wants to go {p} {x}, but {he} stops {k} {x} too early.
| A race has {p} {x}. {A} gives up when there are {k} {x} left.
| Only {k} of the {p} {x} still lie ahead of {A}.
| From {p} {x}, all but the last {k} have been covered by {A}.
| {A} still has {k} {x} to go on a trip of {p} {x}.
| There are {k} {x} left for {A} on a way that has {p} {x} in all.
| When {A} rests, {k} {x} of a tour are still ahead. The whole tour has {p} {x}.
> {X} done: q = p - k
# p - k

= start
v=20..60 t=2..6 u=10..50 s=2..6
{A} drives {v} {x} an hour for {t} hours, and then {u} {x} an hour for {s} hours.
| {v} {x} an hour is the speed of {A} for {t} hours. For {s} more hours the speed is {u}.
| For {t} hours {A} makes {v} {x} per hour, and for {s} hours {u} {x} per hour.
| First {A} rides for {t} hours at {v} {x} an hour, then for {s} hours at {u}.
| {t} hours at {v} {x} an hour are followed by {s} hours at {u} {x} an hour for {A}.
| By car {A} makes {v} {x} each hour, and by boat {u}. {A} drives {t} hours and sails {s} hours.
| {A} takes a train for {t} hours and a bus for {s}. The train makes {v} {x} an hour, the bus {u}.
| On a good road {A} does {v} {x} per hour for {t} hours. Then it is {u} per hour for {s} hours.
> {X} in the first part: g = v * t
> {X} in the second part: r = u * s
> {X} in both parts: q = g + r
# v * t + u * s
"""

_CHANGES = """
= change
k=3..60
Then {A} goes another {k} {x}.
| After a rest, {A} does {k} {x} more.
| {A} gets lost, which adds {k} {x}.
| {k} {x} are added, because a [bridge|road|path] is closed.
| To this come {k} {x} [on foot|by boat|by bus] for {A}.
| {A} still feels good and goes on for {k} {x}.
| On top of that, {A} [walks|rides|covers] {k} {x} with {B}.
| Later {he} covers {k} {x} more.
| {He} also goes {k} {x} to see {his} [uncle|sister|teacher].
| A trip to the [shop|museum|beach] takes {A} {k} more {x}.
| In the evening there are another {k} {x} for {A}.
| Besides, {B} asks {A} to come along for {k} {x}.
> {X} then: q = q + k
# q + k

= change
k=3..50
But a shorter road saves {A} {k} {x}.
| {A} finds a short cut and goes {k} {x} less than that.
| Thanks to a new bridge, {A} has {k} {x} less to go.
| With a better map, {A} makes this way {k} {x} shorter.
| {k} of these {x} can be left out, because {A} knows a path.
| {A} leaves out {k} of these {x}.
| A path through the forest makes it {k} {x} shorter for {A}.
| {B} shows {A} a shorter way, and {k} {x} are saved.
| By taking another road, {A} needs {k} {x} fewer.
| {A} skips the last {k} {x} of it.
| For {k} {x} of this {A} sleeps in the car of {B}, and only the others count.
> {X} left: q = q - k
# q - k

= change
n=2..9 m=3..25
Then {A} goes {m} {x} a day for {n} more days.
| For {n} more days {A} covers {m} {x} every day.
| {n} days follow, and on each of them {A} does {m} {x}.
| After that come {n} days with {m} {x} each for {A}.
| {A} adds {m} {x} per day, {n} days long.
| Daily {m} {x} more are covered by {A}, and this goes on for {n} days.
| On every one of the next {n} days, {A} gets {m} {x} farther.
| {He} stays on the road for {n} more days, with {m} {x} per day.
| Each of the {n} days after that takes {A} {m} {x} farther.
| {A} then covers {m} {x} daily, and does so for {n} more days.
> {X} in these days: g = n * m
> {X} then: q = q + g
# q + n * m

= change
v=5..70 t=2..6
Then {A} goes on for {t} hours at {v} {x} an hour.
| After that {A} makes {v} {x} per hour for {t} more hours.
| {t} hours on a [train|ship|bus] follow, at {v} {x} an hour.
| {A} changes to a [bus|boat|train] that makes {v} {x} an hour and stays on it for {t} hours.
| For {t} more hours, each hour brings {A} {v} {x} farther.
| {B} then drives {A} for {t} hours, {v} {x} in every hour.
| The rest takes {A} another {t} hours at {v} {x} an hour.
| {v} {x} an hour is what {A} does after that, {t} hours long.
| The next train of {A} makes {v} {x} an hour, and {A} is on it for {t} hours.
| At {v} {x} an hour, {A} then travels for {t} more hours.
> {X} in these hours: g = v * t
> {X} then: q = q + g
# q + v * t

= change
Then {A} goes all of it back again.
| After that {A} covers the same distance once more.
| {A} turns around and takes the same way home.
| {A} does all of this twice.
| A week later {A} covers just as much again.
| {B} wants to see it too, so {A} does the whole way a second time.
| By the end of the month {A} has doubled that.
| It turns out that {A} needs twice that distance.
> {X} then: q = q * 2
# q * 2

= change
n=2..9 m=2..9
{A} also does {n} laps of {m} {x} each around a lake.
| Then there are {n} rounds for {A}, each {m} {x} long.
| After that {A} walks {n} times around a park, which is {m} {x} each time.
| {n} laps at {m} {x} a lap are added.
| {He} goes to a shop {n} times, and each time it takes {him} {m} {x}.
| {n} trips of {m} {x} apiece are added by {A}.
| {A} has to make {n} detours of {m} {x} each.
| To this come {n} rounds for {A}. Every round has {m} {x}.
| With {B}, {A} does another {n} tours of {m} {x} each.
| Another lap has {m} {x}, and {A} does it {n} times.
| A park is {m} {x} around, and {A} also goes around it {n} times.
| {A} adds {m} {x} to this, and that {n} times.
> {X} added: g = n * m
> {X} then: q = q + g
# q + n * m

= change
n=2..9 m=2..9
But {n} parts of {m} {x} each are closed, and {A} leaves them out.
| {n} short cuts save {A} {m} {x} each.
| {A} knows {n} short cuts, and each makes the way {m} {x} shorter.
| On each of {n} days {A} stays in bed and misses {m} of these {x}.
| {A} skips {n} rounds, {m} {x} per round.
| {n} times {A} takes a shorter road and saves {m} {x} every time.
| From this {A} drops {n} laps of {m} {x} each.
| {n} laps, {m} {x} apiece, do not count for {A}.
| {A} saves {m} {x} with each of {n} short cuts.
| {m} {x} are saved by {A} on each of {n} parts.
| A lap of {m} {x} is left out by {A}, and that {n} times.
> {X} less: g = n * m
> {X} left: q = q - g
# q - n * m

= change
Because of the [rain|heat|snow], {A} does only half of it.
| Half of this way {A} saves by [a tunnel|a bridge|a ferry].
| {A} gets sick and leaves out half of these {x}.
| With a new road, {A} has only half as far to go.
| {B} does one half of these {x} for {A}, and the other half is left.
| It turns out that {A} needs only half of that distance.
| Half of the {x} are left out by {A}.
| {A} finds a way that is half as long and takes it.
> {X} left: q = q / 2
# q // 2

= change
{A} leaves out a third of it.
| A third of these {x} are saved by a [tunnel|ferry|new road].
| Because of the [rain|wind|cold], {A} skips one third of it.
| {B} does one third of these {x} for {A}.
| One third of the way is closed and left out by {A}.
| With a better map, {A} makes this way shorter by one third.
| {A} is tired and does a third less than that.
| Of these {x} {A} has to drop one third.
> A third of the {x}: g = q / 3
> {X} left: q = q - g
# q - q // 3

= change
Then {A} goes half as far again.
| After that {A} adds another half of this distance.
| {A} makes it longer by one half.
| Since {A} likes it so much, {he} does half of that distance on top.
| The next day {A} does half as many {x} as before and adds them.
| A closed bridge makes the way longer by half.
| {A} gets lost, and half of this distance is added.
| With {B}, {A} then goes on for half as many {x}.
> Half of the {x}: g = q / 2
> {X} then: q = q + g
# q + q // 2
"""

_ENDS = """
= end
? How far does {A} go [in all|altogether|in total]?
| How many {x} does {A} cover [in all|altogether|in total]?
| How many {x} is that [in the end|altogether|combined]?
| What is the whole distance of {A} in {x}?
| All in all, how many {x} are covered by {A}?
| How many {x} does {A} count in the end?
| If {A} adds everything up, how many {x} are there?
| What number of {x} lies behind {A} when everything is done?
| How long is the whole way of {A} in {x}?
| After how many {x} is {A} done?
! {A} covers {ans} {x}.
# q

= end
d=100..900:10
? {A} wants to cover {d} {x}. How many {x} are left?
| How far is it still to go, if {A} wants to cover {d} {x} in all?
| How many {x} remain until {A} has covered {d}?
| The goal of {A} is {d} {x}. How many {x} [are missing|are still ahead|remain]?
| Out of {d} {x}, how many are still ahead of {A}?
| A city is {d} {x} from where {A} started. How many {x} are left to go?
| {d} {x} are the plan of {A}. How many are left over?
| How many more {x} does {A} need to reach {d}?
| For a prize, {A} has to cover {d} {x}. How many {x} are still missing?
| How much of a way of {d} {x} is left for {A}?
> {X} left: q = d - q
! {ans} {x} are left.
# d - q

= end
v=3..9
? {C} goes the same distance at {v} {x} an hour. How many hours does {C} need?
| How many hours does this whole way take {C}, who makes {v} {x} per hour?
| With {v} {x} an hour, how many hours would {C} need for the whole distance?
| If {C} covers {v} {x} every hour, how many hours does {C} need for all of it?
| A boat makes {v} {x} an hour. How many hours does it need for the same distance?
| In one hour {C} gets {v} {x} far. After how many hours has {C} gone just as far?
| At {v} {x} per hour, how many hours would all of this take?
| {C} walks it all at a speed of {v} {x} an hour. How many hours is {C} on the way?
> Hours: q = q / v
! {ans} hours are needed.
# q // v

= end
v=20|30|40|50|60
? {C} drives the same distance at {v} {x} an hour. How many hours does {C} need?
| The whole distance is flown at {v} {x} an hour. How many hours does that take?
| How many hours does this whole way take a bus that makes {v} {x} per hour?
| With {v} {x} an hour, how many hours would {C} need for the whole distance?
| If a train covers {v} {x} every hour, how many hours does it need for all of it?
| A truck makes {v} {x} an hour. How many hours does it need for the same distance?
| At a speed of {v} {x} per hour, how many hours would all of this take?
| {C} has a car and gets {v} {x} far in an hour. After how many hours has {C} gone just as far?
> Hours: q = q / v
! {ans} hours are needed.
# q // v

= end
m=2..9
? The way to the school of {C} is {m} {x} long. How many times does that fit into all of it?
| How many times would {C} have to walk {m} {x} to get just as far?
| {C} runs laps of {m} {x}. How many laps make the same distance?
| If one lap is {m} {x} long, how many laps is that?
| One trip of {C} is {m} {x}. How many such trips make the whole distance?
| The whole distance is split into parts of {m} {x}. How many parts are there?
| Every {m} {x} {A} takes one photo. How many photos does {A} take on the whole way?
| A sign stands at the end of every {m} {x} of the way. How many signs are there?
| {A} eats one apple for every {m} {x}. How many apples does {A} eat in all?
> Number of times: q = q / m
! The number is {ans}.
# q // m

= end
n=2..9
? {A} does all this in {n} days, with the same distance each day. How many {x} is that a day?
| How many {x} a day is that, if {A} spreads it evenly over {n} days?
| If {A} needs {n} days and does the same each day, how many {x} per day are there?
| The whole distance is divided evenly among {n} days. How many {x} does {A} cover each day?
| {n} friends split all the {x} evenly. How many {x} does each of them get?
| In {n} equal parts {A} wants to do all of it. How many {x} long is every part?
| {A} stops so that there are {n} parts of the same length. How many {x} long is one part?
| What is the daily distance in {x}, if {A} takes {n} days and does as much each day?
> {X} for each: q = q / n
! That is {ans} {x} each.
# q // n

= end
k=10..95
? {C} covers {k} {x}. How many {x} do {A} and {C} cover [together|in all|altogether]?
| How many {x} is that together with the {k} {x} of {C}?
| {C} goes {k} {x}. What do both ways make [combined|in total]?
| If {C} adds {k} {x}, how many {x} do {A} and {C} have [in all|in total]?
| With {C}, who goes {k} {x}, how far do the two get altogether?
| {k} {x} are done by {C}. How many {x} do the two have combined?
| The way of {C} has {k} {x}. What is the sum of both ways in {x}?
| {A} and {C} collect {x} for their class, and {C} brings {k}. How many do the two have?
> {X} together: q = q + k
! Together it is {ans} {x}.
# q + k

= end
k=2..9
? The car of {A} needs a gallon of gas for every {k} {x}. How many gallons does {A} need?
| With one gallon of gas the car goes {k} {x}. How many gallons are needed for all of it?
| How many gallons of gas is that, at {k} {x} per gallon?
| If {A} gets {k} {x} out of each gallon of gas, how many gallons are needed?
| {A} burns one gallon of gas every {k} {x}. How many gallons are burned [in all|altogether]?
| A gallon lasts for {k} {x}. How many gallons must {A} buy for the whole distance?
| At {k} {x} a gallon, how many gallons of gas are used up?
| A truck gets {k} {x} per gallon of gas. How many gallons would it need for all this?
> Gallons of gas: q = q / k
! {ans} gallons are needed.
# q // k

= end
k=10..95
? {C} covers only {k} {x}. How many {x} more does {A} cover?
| How many {x} farther than {C} does {A} go, if {C} goes {k}?
| {C} stops after {k} {x}. By how many {x} does {A} beat {C}?
| The way of {C} has {k} {x}. How many {x} longer is the way of {A}?
| {k} {x} are enough for {C}. How many more does {A} do?
| What is the difference between {A} and {C} in {x}, if {C} covers only {k}?
| If {C} gives up after {k} {x}, how many {x} farther does {A} get?
| How many {x} are missing for {C}, who has only {k}, to get as far as {A}?
> {X} more: q = q - k
! {A} covers {ans} {x} more.
# q - k

= end
p=2..9
? For each of these {x} {A} [gets|is paid] {p$}. How much money does {A} get?
| {A} runs for a school, which gets {p$} per {x1}. How many dollars does the school get?
| One {x1} costs {A} {p$}. How many dollars does the whole way cost?
| How much money is that at {p$} a {x1}?
| A driver takes {p$} for every {x1}. What does the whole distance cost?
| If {A} earns {p$} with each {x1}, how many dollars does {A} earn [in all|altogether]?
| The price is {p$} per {x1}. What does {A} pay for all of them?
| {C} gives {p$} for every {x1} of {A}. How much does {C} give?
> Money for the {x}: q = q * p
! It is {ans} dollars.
# q * p

= end
k=2..4
? {C} gets {k} times as far. How many {x} does {C} cover?
| How many {x} are covered by {C}, who goes {k} times as far?
| The way of {C} is {k} times as long. How long is it in {x}?
| If {C} covers {k} times that distance, how many {x} is that?
| {k} times that distance is what {C} does. How many {x} does {C} do?
| What is the distance of {C} in {x}, if it is {k} times the distance of {A}?
| {A} does all of it {k} times a year. How many {x} is that in a year?
| Next year {A} wants to get {k} times as far. How many {x} is that?
> {X} then: q = q * k
! That is {ans} {x}.
# q * k

= end
d=200..900:10 n=2..9
? {A} wants to do {d} {x} in all, and the rest evenly in {n} days. How many {x} a day is that?
| There are {n} days left to get to {d} {x}. What must {A} do each day, in {x}?
| The goal is {d} {x}, and {n} days are left. How many {x} per day does {A} have to do?
| How many {x} a day must {A} cover in the next {n} days to get to {d} {x}?
| If {A} has {n} more days to reach {d} {x}, how many {x} must {he} do each day?
| Out of {d} {x}, the ones that are left are split evenly among {n} days. How many are there a day?
| {d} {x} must be done. {n} friends share what is left evenly. How many {x} does each of them do?
| To reach {d} {x}, {A} does the same on each of {n} more days. How many {x} does {A} do a day?
> {X} left: g = d - q
> {X} a day: q = g / n
! That is {ans} {x} each.
# (d - q) // n

= end
d=100..900:10
^ The goal of {A} is {d} {x}.
| {A} wants to cover {d} {x} in all.
| In all, {A} has to cover {d} {x} for a prize.
| {d} {x} in all are the plan of {A}.
| {A} has promised {B} to cover {d} {x} in all.
| For a badge, {A} needs {d} {x}.
| From the start to the goal of {A} it is {d} {x}.
? How many {x} are left?
| How many {x} are still missing?
| How many more {x} does {A} need to reach the goal?
| How many {x} remain for {A}?
| How far is {A} from the goal, in {x}?
| What is left for {A}, in {x}?
> {X} left: q = d - q
! {ans} {x} are left.
# d - q

= end
v=3..9
^ {C} always goes {v} {x} an hour.
| In one hour, {C} covers {v} {x}.
| {C} gets {v} {x} far in every hour.
| The speed of {C} is {v} {x} per hour.
| {v} {x} an hour is the speed of {C}.
| Each hour of walking brings {C} {v} {x} farther.
? How many hours does {C} need for the same distance as {A}?
| How many hours does {C} need to get as far as {A}?
| How many hours would the whole distance take {C}?
| After how many hours has {C} gone just as far as {A} in all?
| For the whole way of {A}, how many hours does {C} need?
| How many hours is {C} on the way for the same distance?
> Hours: q = q / v
! {ans} hours are needed.
# q // v

= end
v=20|30|40|50|60
^ The car of {C} makes {v} {x} an hour.
| {C} is on a train that covers {v} {x} in one hour.
| {C} always drives {v} {x} an hour.
| Every hour, the bus of {C} makes {v} {x}.
| {v} {x} an hour is the speed of the truck of {C}.
| {C} has a car and gets {v} {x} far in each hour.
? How many hours does {C} need for the same distance as {A}?
| How many hours does {C} need to get as far as {A}?
| How many hours would the whole distance take {C}?
| After how many hours has {C} gone just as far as {A} in all?
| For the whole way of {A}, how many hours does {C} need?
| How many hours does {C} drive or ride to cover the same distance?
> Hours: q = q / v
! {ans} hours are needed.
# q // v

= end
m=2..9
^ One trip of {C} is {m} {x} long.
| {C} walks {m} {x} each time.
| The way to the school of {C} is {m} {x} long.
| For {C}, one lap is {m} {x}.
| A round of {C} has {m} {x}.
| {m} {x} is the length of one tour of {C}.
? How many times must {C} do this to get as far as {A}?
| How often does that fit into the whole distance of {A}?
| How many of these make the whole distance of {A}?
| How many times does it fit into the whole way of {A}?
| How many times does {C} go to cover as much as {A}?
| For the whole distance of {A}, how many times must {C} go?
> Number of times: q = q / m
! The number is {ans}.
# q // m

= end
m=2..9
^ {A} always takes a photo after every {m} {x}.
| Every {m} {x}, {A} takes one photo.
| {A} takes one photo for every {m} {x}.
| For each {m} {x}, {A} makes one photo.
| One photo is taken by {A} at the end of every {m} {x}.
| After each {m} {x} there is one photo for {A} to take.
? How many photos does {A} take [in all|altogether]?
| How many photos does {A} take on the whole way?
| How many photos does {A} have in the end?
| What number of photos is that in all?
| How many photos are there in the end?
| When everything is done, how many photos are there?
> Number of times: q = q / m
! The number is {ans}.
# q // m

= end
n=2..9
^ {A} divides the whole distance into {n} equal parts.
| The whole distance of {A} is split evenly among {n} friends.
| {n} friends share the whole distance of {A} evenly.
| In {n} equal parts, {A} does the whole distance.
| {A} plans {n} parts of the same length for the whole way.
| The whole distance is divided by {A} into {n} equal parts.
? How many {x} is that for each?
| How many {x} is one part?
| How many {x} does one of the equal parts have?
| How many {x} long is every part?
| What is one part of it, in {x}?
| How many {x} are there in each part?
> {X} for each: q = q / n
! That is {ans} {x} each.
# q // n

= end
k=10..95
^ {C} covers {k} {x}.
| {k} {x} are done by {C}.
| The way of {C} has {k} {x}.
| {C} goes {k} {x} in all.
| In all, {C} has gone {k} {x}.
| {C} is out too and gets {k} {x} far.
? How many {x} do {A} and {C} cover [together|in all|altogether]?
| How many {x} do the ways of {A} and {C} have together?
| What is the sum of the ways of {A} and {C} in {x}?
| How far do {A} and {C} get altogether?
| If you add the ways of {A} and {C}, how many {x} is that?
| How many {x} is that for {A} and {C} combined?
> {X} together: q = q + k
! Together it is {ans} {x}.
# q + k

= end
k=2..9
^ For every {k} {x}, {A} needs a gallon of gas.
| {A} gets {k} {x} far on each gallon of gas.
| With one gallon of gas {A} can do {k} {x}.
| {A} burns one gallon of gas every {k} {x}.
| A gallon of gas lasts for {k} {x}.
| One gallon of gas is good for {k} {x}.
? How many gallons of gas does {A} need?
| How many gallons of gas are burned [in all|altogether]?
| How many gallons of gas must {A} buy for the whole distance?
| How many gallons of gas would the whole distance take?
| For all of it, how many gallons of gas are needed?
| How many gallons of gas are used up?
> Gallons of gas: q = q / k
! {ans} gallons are needed.
# q // k

= end
k=10..95
^ {C} covers only {k} {x}.
| {C} stops after {k} {x}.
| {k} {x} are enough for {C}.
| The way of {C} has only {k} {x}.
| {C} gets tired after {k} {x} and goes no farther.
| In all, {C} goes {k} {x}.
? How many {x} more than {C} does {A} cover?
| How many {x} farther than {C} does {A} go?
| By how many {x} does {A} beat {C}?
| What is the difference between {A} and {C} in {x}?
| How many {x} are missing for {C} to get as far as {A}?
| How many {x} longer is the way of {A} than that of {C}?
> {X} more: q = q - k
! {A} covers {ans} {x} more.
# q - k

= end
p=2..9
^ For each {x1} {A} [gets|is paid] {p$}.
| {A} earns {p$} with every {x1}.
| {C} gives {A} {p$} for every {x1}.
| Every {x1} brings {A} {p$}.
| The class of {A} gets {p$} for each {x1}.
| A school gets {p$} per {x1} from {C}.
? How much money is that for the whole distance?
| How many dollars is that [in all|altogether]?
| How many dollars is that for all the {x}?
| How much money comes together?
| What does the whole distance bring, in dollars?
| How much money do all the {x} bring?
> Money for the {x}: q = q * p
! It is {ans} dollars.
# q * p

= end
k=2..4
^ {C} gets {k} times as far as {A} in all.
| In all, {C} covers {k} times as many {x} as {A}.
| The whole way of {C} is {k} times as long as that of {A}.
| {k} times the whole distance of {A} is what {C} does.
| The distance of {C} is {k} times the whole distance of {A}.
| {C} always goes {k} times as far as {A}.
? How many {x} does {C} cover?
| How long is the way of {C} in {x}?
| How far does {C} get, in {x}?
| What is the distance of {C} in {x}?
| How many {x} are covered by {C}?
| How many {x} does {C} go?
> {X} then: q = q * k
! That is {ans} {x}.
# q * k

= end
d=200..900:10 n=2..9
^ The goal of {A} is {d} {x} in all.
| {A} wants to do {d} {x} in all.
| To win a prize, {A} must get to {d} {x} in all.
| {d} {x} in all are the plan of {A}.
| {A} has told {B} that the goal is {d} {x}.
| In all, {A} needs {d} {x}.
? If the rest is done evenly in {n} days, how many {x} a day is that?
| How many {x} a day must {A} do in the next {n} days to reach the goal?
| There are {n} days left. How many {x} must {A} do each day?
| With {n} days left, how many {x} per day does {A} need?
| What is left is split evenly among {n} days. How many {x} is that a day?
| In {n} equal days {A} does the rest. How many {x} does each of them have?
> {X} left: g = d - q
> {X} a day: q = g / n
! That is {ans} {x} each.
# (d - q) // n

= end
d=200..900:10 n=2..9
^ For the rest of {d} {x}, {A} has {n} days and wants to do the same on each.
| {A} needs {d} {x} in all, and {n} days are left for what is missing.
| {A} has {n} more days to get to {d} {x} in all.
| There are {n} more days for {A} to reach a goal of {d} {x}.
| {A} wants to reach {d} {x} in all, and the rest evenly in {n} days.
| In {n} more days, {A} wants to have {d} {x} in all.
? How many {x} must {A} do on each of these days?
| How many {x} a day are left for {A}?
| How many {x} a day is that, if the rest is split evenly?
| How many {x} does {A} have to do a day?
| How many {x} are there for each of these days?
| What must {A} do on each of these days, in {x}?
> {X} left: g = d - q
> {X} a day: q = g / n
! That is {ans} {x} each.
# (d - q) // n
"""

DISTANCE = read_theme("way", _STARTS, _CHANGES, _ENDS)
