"""Problems about ways, speeds and trips."""

from ling_jax.training.corpus.templates import read

TRAVEL = read("""
v=20..95 t=2..9 x=vehicle
{AX} [goes|travels|moves] {v} miles [an|each|every|per] hour.
| The speed of {ax} is {v} miles [an|per] hour.
| {AX} covers {v} miles in [an|one|every] hour.
| In [one|each] hour {ax} covers {v} miles.
| On a trip {ax} covers {v} miles each hour.
| With every hour of the trip, {ax} gets {v} miles farther.
| At full speed, {ax} makes {v} miles per hour.
| {A} takes {ax} that goes {v} miles in one hour.
| {v} miles are covered by {ax} in a single hour.
| {v} miles an hour is the speed of {ax}.
| {A} reads that {ax} goes {v} miles in an hour.
| It takes {ax} one hour to go {v} miles.
| Hour after hour, {ax} goes {v} miles.
| There is {ax} with a speed of {v} miles per hour.
| An hour is enough for {ax} to go {v} miles.
? How far does [it|the {x1}] go in {t} hours?
| What distance does [it|the {x1}] cover in {t} hours?
| The trip lasts {t} hours. How many miles is it?
| How far is a trip of {t} hours?
| What distance is that in {t} hours?
| How many miles is that in {t} hours?
| After {t} hours, how many miles has the {x1} gone?
| How many miles has the {x1} behind it when {t} hours [are over|have passed]?
| If the trip takes {t} hours, how many miles long is it?
| {A} rides along for {t} hours. How many miles does {A} travel?
| The {x1} arrives {t} hours after it left. How many miles is it from start to end?
| How many miles can the {x1} go in a time of {t} hours?
| The {x1} keeps this speed for {t} hours. How many miles does that make?
| In a time of {t} hours, how far does the {x1} go?
> Distance: d = v * t
! It goes {ans} miles.
# v * t

v=5|6|8|10|20|30|40|50|60|70|80|90 t=2..9 d=v*t x=vehicle k=way any
{AX} [goes|travels] {v} {k} [an|each|per] hour.
| The speed of {ax} is {v} {k} an hour.
| In every hour {ax} covers {v} {k}.
| {v} {k} an hour is how fast {ax} goes.
| {AX} can only go {v} {k} per hour.
| {AX} moves at {v} {k} [an|per] hour all the time.
| Each hour brings {ax} {v} {k} farther.
| One hour is what {ax} needs for {v} {k}.
| With every hour that passes, {ax} covers {v} {k}.
| For {ax}, {v} {k} take one hour.
| {AX} is on a trip, always at {v} {k} an hour.
| {A} sits in {ax} that goes {v} {k} an hour.
The way is {d} {k} long.
| Between two towns there are {d} {k}.
| The distance to cover is {d} {k}.
| There are {d} {k} to go.
| It is {d} {k} from the start to the end of the trip.
| The next stop is {d} {k} away.
| The whole trip is {d} {k}.
| {d} {k} lie ahead.
| The road from one town to the other has a length of {d} {k}.
| {A} knows that the whole route is {d} {k}.
| The place to reach is {d} {k} from here.
| The start and the end are {d} {k} apart.
? How many hours does the {x1} take?
| For how many hours is the {x1} [on the way|moving]?
| How many hours does the {x1} need for this?
| How long is the {x1} on the way, in hours?
| How long does the trip take in hours?
| After how many hours does the {x1} arrive?
| How many hours [go by|pass] before the {x1} is there?
| What is the time for the whole trip, in hours?
| In how many hours can the {x1} do it?
| How many hours of travel is that?
| How many hours will it be until the {x1} gets there?
> Hours: t = d / v
! It takes {ans} hours.
# d / v

t=2..9 v=4..60 d=v*t x=rider
{AX} [goes|travels] {d} miles in {t} hours.
| In {t} hours {ax} goes {d} miles.
| {AX} covers a distance of {d} miles in {t} hours.
| {d} miles in {t} hours is what {ax} can do.
| {AX} needs {t} hours for {d} miles.
| It takes {ax} {t} hours to go {d} miles.
| To cover {d} miles {ax} needs {t} hours.
| After {t} hours, {ax} has gone {d} miles.
| A trip of {d} miles takes {ax} {t} hours.
| {AX} is on the road for {t} hours. In that time {d} miles are done.
| The trip of {ax} is {d} miles long and lasts {t} hours.
| {A} sees {ax} that needs {t} hours for {d} miles.
| {AX} always goes at the same speed. Within {t} hours {d} miles are behind it.
? How many miles [an hour is that|does the {x1} go in one hour]?
| What is the speed of the {x1} in miles an hour?
| How fast is the {x1}, in miles an hour?
| What speed is that in miles per hour?
| How far does the {x1} get in each hour?
| How many miles does the {x1} cover [per|every] hour?
| What distance is covered each hour?
| At how many miles an hour does the {x1} go?
| How many miles are done in a single hour?
| How many miles does each hour bring?
| If the speed stays the same, how far does the {x1} go in one hour?
> Speed: v = d / t
! The speed is {ans} miles an hour.
# d / t

v=10..60 t=2..6 w=10..60 u=2..6 x=vehicle
{AX} goes {v} miles an hour for {t} hours, and then {w} miles an hour for {u} hours.
| For {t} hours {ax} goes {v} miles an hour. Then it goes {w} miles an hour for {u} hours.
| The trip of {ax} has two parts: {t} hours at {v} miles an hour and {u} hours at {w} miles an hour.
| {AX} starts with {t} hours at {v} miles an hour. After that come {u} hours at {w} miles an hour.
| First {ax} does {v} miles each hour, and that for {t} hours. For {u} more hours it does {w} \
miles each hour.
| On the first day {ax} travels for {t} hours at {v} miles an hour, on the second day for {u} \
hours at {w} miles an hour.
| At {v} miles an hour {ax} travels for {t} hours. It rests, and then travels for {u} hours at \
{w} miles an hour.
| The trip of {ax} has {t} hours with a speed of {v} miles per hour and {u} hours with a speed of \
{w} miles per hour.
| {A} is in {ax}. For the first {t} hours it goes {v} miles per hour, for the next {u} hours {w} \
miles per hour.
| In the morning {ax} goes {v} miles an hour for {t} hours, in the afternoon {w} miles an hour \
for {u} hours.
| The speed of {ax} is {v} miles an hour during {t} hours and {w} miles an hour during another \
{u} hours.
| {A} rides {ax}. In the second part of the trip, {u} hours long, it makes {w} miles an hour. In \
the first part, {t} hours long, it makes {v} miles an hour.
| After lunch {ax} does {w} miles an hour for {u} hours. Before lunch it did {v} miles an hour \
for {t} hours.
? How many miles does [it|the {x1}] go in all?
| How far is that altogether?
| How many miles long is the whole trip?
| What is the distance of both parts together?
| How far does the {x1} get?
| How far has the {x1} gone at the end?
| What distance is covered [in total|altogether]?
| How many miles is the {x1} from the start in the end, if the road is straight?
| How many miles do both parts have combined?
| How many miles come together?
> First part: a = v * t
> Second part: b = w * u
> Distance: d = a + b
! It goes {ans} miles in all.
# v * t + w * u

v=20..60 t=2..5 d=100..400 any
{A} wants to go {d} miles.
| {A} has to drive {d} miles [in all|altogether].
| The town to which {A} drives is {d} miles from {his} home.
| The whole trip of {A} is {d} miles long.
| The aunt to whom {A} drives lives {d} miles from the house of {A}.
| There are {d} miles between the house of {A} and the sea, where {he} wants to be.
| {A} plans a trip of {d} miles.
| From the house of {A} to the mountains, to which {he} drives, it is {d} miles.
| {d} miles is the length of the whole trip of {A}.
{A} drives {t} hours at {v} miles an hour.
| After {t} hours at {v} miles an hour {A} stops for a rest.
| From home, {A} goes at {v} miles an hour for {t} hours.
| {A} has driven {v} miles in each hour, and that for {t} hours so far.
| {A} has been on the road for {t} hours and went {v} miles in every hour.
| With a speed of {v} miles per hour, {A} has been driving for {t} hours.
| {v} miles were driven by {A} in each of the first {t} hours.
| {A} takes a rest after {t} hours. So far {he} drove {v} miles per hour.
| In every hour {A} drove {v} miles, and {he} has been driving for {t} hours.
| {t} hours have passed since {A} left home, and in every hour {he} drove {v} miles.
? How many miles are left?
| How much farther does {A} have to go?
| How many miles does {A} still have to go?
| How many miles [remain|are still to drive]?
| How long is the rest of the trip, in miles?
| What distance is left for {A}?
| How many miles must {A} still drive?
| How far away is {A} from the end of the trip?
| How many more miles is it until {A} is there?
> Miles driven: a = v * t
> Miles left: r = d - a
! {ans} miles are left.
# d - v * t

d=2..30 n=2..9 x=place k=way
The way to the {x1} is {d} {k} long. {A} goes there and back on {n} days.
| {A} goes to the {x1} and back on each of {n} days. One way is {d} {k}.
| The home of {A} is {d} {k} from the {x1}. On {n} days {he} goes there and comes home again.
| It is {d} {k} from home to the {x1}. {A} makes the trip there and back on {n} days.
| {A} lives {d} {k} away from the {x1}. {He} goes there and returns {n} times.
| There are {d} {k} between the house of {A} and the {x1}. {He} rides to it and back {n} times.
| {A} visits the {x1} on {n} days. Every time {he} goes {d} {k} there and the same way back.
| To get to the {x1}, {A} rides {d} {k}, and the ride home is as long. {He} does this on {n} days.
| On {n} days of the month {A} is at the {x1}, which is {d} {k} from {his} home. {He} sleeps at \
home every night.
| The {x1} is {d} {k} away. {A} goes to see it and comes back, and {he} does that {n} times.
| For {n} days {A} goes to work at the {x1} in the morning and home in the evening. It is {d} {k} \
each way.
| A trip to the {x1} is {d} {k} one way. {A} takes {n} of these trips, and each time {he} comes \
back.
| {A} visits the {x1} on {n} days. It is {d} {k} from {his} home, and {he} always goes there and \
back.
| {n} times {A} rides to the {x1} and home again. The way there is {d} {k} long.
| There are {n} days on which {A} goes to the {x1} and back, {d} {k} each way.
? How far does {A} go in all?
| What distance does {A} cover?
| What distance does that make?
| How many {k} is that altogether?
| How many {k} does {A} go, there and back together?
| How many {k} does that make [in total|in sum]?
| What do all these trips add up to, in {k}?
| Counting the ways there and the ways back, how many {k} does {A} go?
| How many {k} does {A} travel on all these trips?
| How many {k} has {A} gone at the end?
| What is the total distance in {k}?
> There and back: a = d * 2
> Distance: t = a * n
! {A} goes {ans} {k} in all.
# 2 * d * n

a=5..60 b=5..60 c=5..60 k=way
{A} [walks|rides] {a} {k} on Monday, {b} {k} on Tuesday and {c} {k} on Wednesday.
| On Monday {A} rides {a} {k}. On Tuesday {he} rides {b} {k}, and on Wednesday {c} {k}.
| {A} is on a bike trip. The first day has {a} {k}, the second {b} {k} and the third {c} {k}.
| A trip of {A} has three parts: {a} {k} by train, {b} {k} by bus and {c} {k} by bike.
| {A} drives {a} {k} to a lake, from there {b} {k} to a town, and then {c} {k} to a farm.
| First {A} goes {a} {k}, then {b} {k}, and in the end {c} {k}.
| {A} rode three times this week: {a} {k}, {b} {k} and {c} {k}.
| {a} {k} in the morning, {b} {k} at noon and {c} {k} in the evening: that is how {A} rides today.
| From home {A} goes {a} {k} by bus. After {b} {k} on a boat come {c} {k} by train.
| After {a} {k}, {A} takes a rest. {He} goes on for {b} {k}, rests again and goes {c} {k} more.
| {A} writes down how far {he} rides on three days: {a} {k}, {b} {k}, {c} {k}.
| In May {A} rides {a} {k}, in June {b} {k} and in July {c} {k}.
| {A} ends {his} trip with {c} {k} on foot. Before that come {b} {k} by bus, and before the bus \
{a} {k} by train.
? How many {k} is that [in all|altogether]?
| How far does {A} go [in total|altogether]?
| What is the whole distance?
| How long are all three parts together?
| How many {k} do these three make?
| What do the three distances add up to?
| How many {k} has {A} behind {him} at the end?
| What is the total in {k}?
| How many {k} does {A} cover in sum?
| How far has {he} gone after all this?
> First two parts: s = a + b
> Distance in all: t = s + c
! That is {ans} {k}.
# a + b + c

w=5..60 e=2..30 v=w+e t=2..6 plain
{A} drives {v} miles an hour and {B} drives {w} miles an hour.
| {A} goes {v} miles an hour, {B} goes {w} miles an hour.
| {A} has a fast car and goes {v} miles an hour. The car of {B} is slow and goes {w} miles an hour.
| Every hour {A} covers {v} miles, while {B} covers only {w} miles.
| {B} makes {w} miles an hour, but {A} makes {v} miles an hour.
| The speed of {A} is {v} miles per hour, and that of {B} is {w} miles per hour.
| In one hour {A} can go {v} miles and {B} can go {w} miles.
| {B} needs one hour for {w} miles. In the same time {A} goes {v} miles.
| {A} and {B} race on a long road. {A} goes {v} miles in each hour and {B} goes {w}.
| On the same road, {A} travels at {v} miles an hour and {B} at {w} miles an hour.
| While {B} goes {w} miles, {A} goes {v} miles, and both take one hour for that.
| {w} miles an hour is the speed of {B}. {A} has a speed of {v} miles an hour.
| {B} covers {w} miles every hour, and {A} covers {v}.
| In each hour, {B} makes {w} miles and {A} makes {v} miles.
| The car of {B} goes {w} miles per hour. That of {A} goes {v} miles per hour.
[They start together.|Both start at the same time.|]
| [Both leave from the same place.|Their start is the same.|They set out side by side.|]
? How many miles farther has {A} gone after {t} hours?
| After {t} hours, how far is {A} ahead?
| How far is {A} in front of {B} when {t} hours are over?
| {t} hours pass. How many miles more than {B} has {A} gone?
| By how many miles does {A} lead after {t} hours?
| How far is {B} behind {A} after {t} hours?
| What distance is between them {t} hours later, if they drive the same way?
| If both drive for {t} hours, how many more miles does {A} make?
| How many miles less than {A} has {B} gone in {t} hours?
| How big is the lead of {A} after {t} hours, in miles?
> Miles more each hour: d = v - w
> Miles more: r = d * t
! {A} has gone {ans} miles farther.
# (v - w) * t

g=10..40 n=2..9
A car needs one gallon of gas for {g} miles.
| With one gallon of gas, a car can go {g} miles.
| {A} has a car that goes {g} miles on each gallon of gas.
| For every gallon of gas a car goes {g} miles.
| One gallon of gas takes the car of {A} {g} miles.
| After {g} miles a car has used one gallon of gas.
| {g} miles is how far the car of {A} gets with a gallon of gas.
| A truck burns one gallon of gas on {g} miles.
| A bus drives {g} miles with each gallon in its tank.
| {A} drives {g} miles for each gallon of gas that {he} buys.
| Each gallon of gas is enough for {g} miles.
| The car of {A} gets {g} miles per gallon.
? How far can one go with {n} gallons?
| How many miles is that for {n} gallons?
| How many miles are possible with {n} gallons?
| There are {n} gallons in the tank. For how many miles is that enough?
| {n} gallons are bought. How many miles can be driven?
| If there are {n} gallons, how far does one get?
| What distance can be driven on {n} gallons?
| For what distance do {n} gallons last, in miles?
| After how many miles are {n} gallons used up?
| The tank holds {n} gallons. How far can one drive with a full tank?
> Distance: d = g * n
! {ans} miles can be driven.
# g * n

s=3..9 n=4..40 d=s*n
{A} runs {d} laps in {n} days, the same number every day.
| In {n} days {A} runs {d} laps. [Every|Each] day {he} runs the same number.
| {d} laps are run by {A} in {n} days, on each day as many as on any other.
| {A} ran {d} laps on {n} days. {He} did the same every day.
| It took {A} {n} days to swim {d} laps, always the same number a day.
| For {n} days {A} trains, and no day is harder than another. Together {he} makes {d} laps.
| {A} wants to run {d} laps within {n} days, and each day should be the same.
| The plan of {A} says {d} laps for {n} days, split evenly.
| {A} spreads {d} laps evenly over {n} days.
| After {n} days {A} has done {d} laps, with the same number on every day.
| {A} has {n} days for {d} laps and does equally many on each.
| In {n} days, always with the same number a day, {A} runs {d} laps.
| On each of {n} days {A} swims equally many laps, {d} in all.
| {n} days are what {A} takes for {d} laps, with no difference between the days.
? How many laps is that [a|per|each] day?
| How many laps does {A} do on one day?
| What is the number of laps for one day?
| How many laps does each day have?
| How many laps does {A} do in a single day?
| On any one day, how many laps does {A} do?
| How many laps must be done every day?
| What number of laps falls on each day?
| How many laps is that daily?
> Laps a day: s = d / n
! {A} does {ans} laps a day.
# d / n

v=3..30 t=2..9 x=rider k=way
? If {ax} goes {v} {k} in one hour, how far does the {x1} go in {t} hours?
| How far does {ax} go in {t} hours at a speed of {v} {k} an hour?
| How many {k} are covered in {t} hours by {ax} that goes {v} {k} an hour?
| At {v} {k} per hour, how many {k} does {ax} go in {t} hours?
| {AX} moves for {t} hours at {v} {k} an hour. How far is that?
| When {ax} makes {v} {k} each hour for {t} hours, what distance is covered?
| {AX} is on the road for {t} hours and makes {v} {k} in each of them. How many {k} is that?
| What distance does {ax} cover with {v} {k} every hour on a trip of {t} hours?
| In {t} hours, how many {k} can {ax} go that makes {v} {k} per hour?
| {A} follows {ax} for {t} hours at a speed of {v} {k} an hour. How many {k} does {A} go?
> Distance: d = v * t
! The distance is {ans} {k}.
# v * t

v=5..45 w=5..45 t=2..9 plain
{A} and {B} start from the same place and go in opposite directions.
| {A} drives to the north and {B} drives to the south, both from the same house.
| From one town, {A} goes east and {B} goes west at the same time.
| {A} and {B} say goodbye and drive away from each other on a straight road.
{A} goes {v} miles an hour and {B} goes {w} miles an hour.
| The speed of {A} is {v} miles an hour, that of {B} is {w} miles an hour.
| Each hour {A} makes {v} miles and {B} makes {w}.
| {v} miles an hour is how fast {A} goes, and {B} goes {w} miles an hour.
| In one hour {A} gets {v} miles away from there, and {B} gets {w} miles away.
| {B} goes {w} miles an hour and {A} goes {v} miles an hour.
| Each hour {B} makes {w} miles and {A} makes {v}.
| The speed of {B} is {w} miles an hour, and that of {A} is {v} miles an hour.
? How far apart are they after {t} hours?
| How many miles are between them after {t} hours?
| What is the distance between the two when {t} hours have passed?
| {t} hours later, how many miles lie between {A} and {B}?
| If they go on for {t} hours, how far are they from each other?
| How big is the distance between them {t} hours later?
| After {t} hours, how many miles are the two apart?
> Miles apart after one hour: s = v + w
> Miles apart: d = s * t
! They are {ans} miles apart.
# (v + w) * t

n=2..9 r=5..40 s=n*r a=10..60 d=s+a any
The trip of {A} is {d} miles long. On the first day {he} does {a} miles.
| The trip of {A} has {d} miles in all, and {he} does {a} miles of it on the first day.
| The first {a} miles of the trip are done by {A} on Sunday. The whole trip has {d} miles.
| {A} has done {a} miles of the trip so far. In all it has {d} miles.
| On the first day {A} rides {a} miles of the trip. In all it is {d} miles long.
| The trip of {A} began with {a} miles on the first day. The whole of it has {d} miles.
The rest of the trip is split evenly over {n} [more|other] days.
| {A} needs {n} days for the rest of the trip and goes the same distance on each of them.
| The rest of the trip takes {A} {n} days, each as long as the others.
| For the rest of the trip {A} takes {n} days, with the same number of miles each day.
| {n} days, all equally long, are planned by {A} for the rest of the trip.
| On {n} days {A} does the rest of the trip, the same distance every day.
? How many miles is that on each of these {n} days?
| How far does {A} go on each of these {n} days?
| How many miles does one of these {n} days have?
| How many miles of the rest does {A} do on each of the {n} days?
| What distance falls on every one of these {n} days?
> Miles of the rest: e = d - a
> Miles a day: r = e / n
! Each of these days has {ans} miles.
# (d - a) // n

t=2..9 v=3..40 d=v*t u=2..9 x=vehicle k=way
{AX} goes {d} {k} in {t} hours.
| In {t} hours, {ax} leaves {d} {k} behind.
| It takes {t} hours for {ax} to cover {d} {k}.
| {A} takes {ax} that needs {t} hours for {d} {k}.
| To go {d} {k}, {ax} needs {t} hours.
| {d} {k} were covered by {ax} in {t} hours.
| On Monday {ax} made {d} {k} in {t} hours.
[The speed stays the same.|The {x1} always goes that fast.|The speed of the {x1} never changes.]
| [The {x1} goes on like that.|The {x1} keeps going at the same speed.]
? How far does the {x1} go in {u} hours?
| How many {k} is that in {u} hours?
| What distance does the {x1} cover if it goes for {u} hours?
| How many {k} can the {x1} go in {u} hours?
| In {u} hours, how far does the {x1} get?
| In another {u} hours, how many {k} does the {x1} go?
> In one hour: v = d / t
> Distance: e = v * u
! In that time it goes {ans} {k}.
# d // t * u

d=100..300 a=10..60 b=10..60 any
A trip of {A} is {d} miles long and takes three days.
| {A} wants to ride {d} miles in three days.
| {A} plans a trip of {d} miles in three days.
| {A} rides to the house of an uncle in three days. It is {d} miles to it.
| In all, {A} has to go {d} miles within three days.
| {d} miles in three days are the plan of {A}.
{A} goes {a} miles on the first day and {b} miles on the second day.
| On the first day {A} does {a} miles and on the next day {b} miles.
| {A} rides {b} miles on the second day, after {a} miles on the first.
| {a} miles are done by {A} on the first day, {b} miles on the second.
| The second day of {A} has {b} miles, the first one had {a} miles.
| After {a} miles {A} sleeps in a tent. The next day {he} makes {b} miles.
? How many miles are left for the last day?
| How many miles does the third day have?
| How long is the part for the last day, in miles?
| How many miles remain for the third day?
| What distance is still to be done on the last day?
| How far does {A} still have to go after these two days?
> Miles after the first part: e = d - a
> Miles left: r = e - b
! The rest is {ans} miles long.
# d - a - b

g=10|20|30|40|50 n=2..9 d=g*n p=2..9 any
{A} makes a trip of {d} miles.
| The trip of {A} is {d} miles long.
| {A} drives {d} miles by car.
| {A} goes by car to a town that is {d} miles away.
| {d} miles lie before {A}, who goes by car.
| By car, {A} travels {d} miles.
A gallon of gas costs {p$}.
| The price of a gallon of gas is {p$}.
| For each gallon of gas {A} pays {p$}.
| Gas is sold for {p$} a gallon.
| {A} gets gas for {p$} per gallon.
| At {p$} a gallon, {A} fills up the car.
The car of {A} goes {g} miles with one gallon of gas.
| The car of {A} needs a gallon of gas for every {g} miles.
| {A} has a car that goes {g} miles per gallon.
| One gallon of gas takes the car of {A} {g} miles.
| For {g} miles, the car of {A} burns one gallon of gas.
| Every gallon is good for {g} miles with the car of {A}.
? How much does the gas for the trip cost?
| How much money is needed for the gas?
| How many dollars does {A} spend on gas?
| What does {A} have to pay for all the gas?
| What is the cost of the gas for this trip?
> Gallons: n = d / g
> Cost of the gas: c = n * p
! The gas costs {ans} dollars.
# d // g * p

k=2..30 n=2..12 x=place any
On a map, one inch stands for {k} miles.
| {A} has a map on which an inch means {k} miles.
| Each inch on the map is {k} miles in the world.
| {k} miles of land are one inch on the map of {A}.
| The map of {A} shows {k} miles as one inch.
| One inch on a map of the country is as much as {k} real miles.
On the map of {A}, the {x1} is {n} inches away.
| It is {n} inches from the home of {A} to the {x1} on the map.
| {A} measures {n} inches from {his} hotel to the {x1} on the map.
| The way to the {x1} is a line of {n} inches on the map of {A}.
| {n} inches on the map of {A} lie between {his} house and the {x1}.
| {A} looks at the map and sees that the {x1} is {n} inches away.
? How many miles is it to the {x1}?
| How far away is the {x1} really, in miles?
| What is the real distance in miles?
| How long is the real way to the {x1}, in miles?
| How many miles must one go to get to the {x1}?
> Miles: d = k * n
! It is {ans} miles to the {x1}.
# k * n

a=3..60 n=2..5 plain k=way
{A} rides {a} {k}. {B} rides {n} times as far.
| {B} goes {n} times as far as {A}, who goes {a} {k}.
| The trip of {A} is {a} {k} long, and the trip of {B} is {n} times as long.
| While {A} makes {a} {k}, {B} makes {n} times that distance.
| {A} walks {a} {k} in a week. {B} walks {n} times as many.
| {A} lives {a} {k} from school. For {B} it is {n} times as far.
| {n} times as far as {A} is how far {B} rides. {A} rides {a} {k}.
| {B} makes a trip that is {n} times as long as the {a} {k} of {A}.
| {B} walks {n} times the distance of {A}. The distance of {A} is {a} {k}.
? How far is that for both together?
| How many {k} do the two have together?
| How many {k} is that if you add both?
| How long are both distances in sum?
| What do both distances make together?
| How many {k} is that for {A} and {B} combined?
> Distance of {B}: b = a * n
> Both distances: s = a + b
! Both together are {ans} {k}.
# a + a * n

v=10..50:10 w=10..40:10 e=v+w t=2..9 d=e*t plain any
There are two towns, {d} miles apart. {A} lives in one and {B} in the other.
| There are {d} miles between the towns of {A} and {B}.
| A road of {d} miles joins the town of {A} to the town of {B}.
| It is {d} miles from the house of {A} to the house of {B}.
| The home of {B} is {d} miles from the home of {A}.
| {d} miles lie between the house of {A} and that of {B}.
{A} and {B} leave home at the same time and drive toward each other.
| From one end of the road {A} starts, from the other end {B}. They come toward each other.
| At the same time, {A} and {B} get into their cars at home. They drive toward each other.
| {B} wants to meet {A}, so both start from home at noon and drive toward each other.
{A} makes {v} miles an hour and {B} {w} miles an hour.
| The speed of {A} is {v} miles an hour. The speed of {B} is {w} miles an hour.
| In one hour {A} covers {v} miles and {B} covers {w} miles.
| {B} goes {w} miles per hour, and {A} goes {v} miles per hour.
| {w} miles an hour is how fast {B} drives. {A} drives {v} miles an hour.
? After how many hours do they meet?
| How many hours does it take until they meet?
| In how many hours will they meet?
| How many hours pass before they are at the same place?
| When do they meet, in hours from the start?
> Miles an hour together: s = v + w
> Hours: t = d / s
! They meet after {ans} hours.
# d // (v + w)

d=300..700:10 v=20..60:5 t=2..4 w=20..60:10 u=2..4 any
{A} drives to the sea, which is {d} miles from {his} home.
| A trip of {d} miles is planned by {A}.
| It is {d} miles to the town where {A} wants to go.
| {A} has {d} miles to drive in all.
| The whole way of {A} is {d} miles long.
| {d} miles are what {A} wants to drive.
{A} drives {t} hours at {v} miles an hour and then {u} hours at {w} miles an hour.
| On the first day {A} drives for {t} hours at {v} miles an hour, on the next for {u} hours at \
{w} miles an hour.
| For {t} hours {A} makes {v} miles an hour, and for another {u} hours {he} makes {w} miles an hour.
| {A} goes {v} miles an hour for {t} hours and {w} miles an hour for another {u} hours.
| At {v} miles an hour {A} drives for {t} hours, and at {w} miles an hour for {u} more hours.
| First {A} does {v} miles in each of {t} hours, then {w} miles in each of {u} hours.
? How many miles are left after these two parts?
| How far is it from there to the end, in miles?
| How many miles does {A} have left after that?
| How much of the trip still remains, in miles?
| How many miles must {A} still drive after these hours?
> Miles of the first part: a = v * t
> Miles of the second part: b = w * u
> Miles driven: s = a + b
> Miles left: r = d - s
! Then {ans} miles are left.
# d - (v * t + w * u)

a=5..40 b=2..20 n=2..9 k=way
Every day {A} rides {a} {k} by train and {b} {k} by bus.
| On each day {A} goes {a} {k} by boat and {b} {k} by car.
| {A} walks {b} {k} and rides {a} {k} each day.
| Each day has {a} {k} by bike and {b} {k} on foot for {A}.
| On a day {A} runs {b} {k} in the morning and rides {a} {k} in the evening, always the same.
| {A} goes {b} {k} on foot each day, and {a} {k} by bus.
? How many {k} does that make in {n} days?
| How far does {A} go within {n} days?
| What distance comes together in {n} days?
| After {n} days, how many {k} has {A} gone?
| {A} does this for {n} days. How many {k} is that?
| Within {n} days, how many {k} does {A} cover?
> {K} a day: s = a + b
> {K} in all: t = s * n
! In that time {A} goes {ans} {k}.
# (a + b) * n

v=20..95 t=2..9 x=vehicle any
{A} is on the {x1} for {t} hours.
| The trip of {A} on the {x1} takes {t} hours.
| For {t} hours {A} sits in the {x1}.
| {A} leaves on the {x1} and gets there {t} hours later.
| It takes {t} hours until {A} gets out of the {x1}.
| {t} hours is how long {A} rides on the {x1}.
| On Sunday {A} is on the {x1} for {t} hours.
The speed of the {x1} is {v} miles an hour.
| The {x1} makes {v} miles per hour.
| In each hour, the {x1} covers {v} miles.
| Every hour the {x1} gets {v} miles farther.
| {v} miles an hour is how fast the {x1} goes.
| The {x1} always goes {v} miles in an hour.
? How many miles long is the trip?
| How far does {A} travel?
| How many miles does {A} cover?
| What distance is that in miles?
| How many miles lie between the start and the end of the trip?
| How far away is {A} at the end, if the way is straight?
> Distance: d = v * t
! It goes {ans} miles.
# v * t

v=20..95 t=2..9 x=vehicle
{A} is on {ax} for {t} hours.
| A trip on {ax} takes {A} {t} hours.
| On the way to the sea, {A} sits in {ax} for {t} hours.
| {AX} brings {A} to the sea in {t} hours.
| After {t} hours on {ax}, {A} is in the next country.
| For a visit, {A} spends {t} hours in {ax}.
| {t} hours pass between the start and the end of a trip on {ax}.
? How many miles is that, if the {x1} goes {v} miles an hour?
| At a speed of {v} miles an hour, how far is that?
| How far does the {x1} go, if it makes {v} miles in each hour?
| If {v} miles are covered every hour, how many miles long is the trip?
| How many miles does the {x1} cover with {v} miles in every hour?
| The {x1} does {v} miles per hour. How far does it get?
> Distance: d = v * t
! It goes {ans} miles.
# v * t

v=5|6|8|10|20|30|40|50|60|70|80|90 t=2..9 d=v*t x=vehicle k=way
{A} has to go {d} {k} on {ax}.
| The trip of {A} on {ax} is {d} {k} long.
| {A} wants to get to a city by {x1}. The city is {d} {k} away.
| On {ax}, {A} travels {d} {k}.
| There are {d} {k} between {A} and the sea, and {A} goes there on {ax}.
| {d} {k} lie ahead of {A}, who sits in {ax}.
? How many hours does that take, if the {x1} goes {v} {k} an hour?
| At {v} {k} an hour, how many hours does {A} need?
| If the {x1} makes {v} {k} in each hour, how many hours is {A} on the way?
| With {v} {k} every hour, after how many hours is {A} there?
| The {x1} covers {v} {k} per hour. How many hours does the trip last?
| How many hours is that with a speed of {v} {k} per hour?
> Hours: t = d / v
! It takes {ans} hours.
# d / v

v=10..60 t=2..6 w=10..60 u=2..6 any
By car, {A} goes {v} miles an hour for {t} hours.
| {A} sits in a car for {t} hours, and the car makes {v} miles an hour.
| For {t} hours {A} drives {v} miles an hour with a car.
| The car of {A} covers {v} miles per hour, and {A} is in it for {t} hours.
| {t} hours of the trip are by car, at {v} miles an hour.
| In the car {A} gets {v} miles farther in every hour, {t} hours long.
By boat, {A} goes {w} miles an hour for {u} hours.
| {A} is on a boat for {u} hours, and the boat makes {w} miles an hour.
| For {u} hours {A} sails {w} miles an hour on a boat.
| The boat of {A} covers {w} miles per hour, and {A} is on it for {u} hours.
| {u} hours of the trip are by boat, at {w} miles an hour.
| On the boat {A} gets {w} miles farther in every hour, {u} hours long.
? How many miles is that [in all|altogether]?
| How long is the whole trip in miles?
| How many miles does {A} cover on the car and the boat together?
| What is the distance of both parts in miles?
| How far does {A} travel by car and boat together?
> Miles by car: a = v * t
> Miles by boat: b = w * u
> Distance: d = a + b
! It goes {ans} miles in all.
# v * t + w * u

v=20..60 t=2..5 d=100..400
{A} drives at {v} miles an hour for {t} hours.
| For {t} hours {A} makes {v} miles an hour.
| {A} has been driving for {t} hours, always at {v} miles an hour.
| At {v} miles per hour {A} drives along for {t} hours.
| On Sunday {A} drives {v} miles in each of {t} hours.
| {A} gets {v} miles farther every hour and drives for {t} hours.
? How many miles are left then, if the whole trip is {d} miles long?
| Of a trip of {d} miles, how many miles are left?
| How much farther must {A} go to have {d} miles?
| If the town {A} drives to is {d} miles from the start, how many miles are still to go?
| The whole way has {d} miles. How many of them does {A} still have to drive?
| How many miles remain of the {d} miles that {A} wants to drive?
> Miles driven: a = v * t
> Miles left: r = d - a
! {ans} miles are left.
# d - v * t

d=2..30 n=2..9 x=place k=way
{A} goes to the {x1} and back on {n} days.
| On {n} days {A} rides to the {x1} and home again.
| {n} times this month {A} goes to the {x1} and comes back.
| There are {n} days on which {A} goes to the {x1} and then home.
| {A} works at the {x1} on {n} days and goes home every evening.
| {A} has to be at the {x1} on each of {n} days, and {he} sleeps at home.
? If one way is {d} {k}, how many {k} is that in all?
| How many {k} does {A} go, if the way there is {d} {k} and the way back is as long?
| It is {d} {k} from home to the {x1}. How many {k} does {A} go altogether?
| The {x1} is {d} {k} from {his} home. How far does {A} go in all, in {k}?
| With {d} {k} for each way, how many {k} does {A} cover?
| How many {k} do all these trips make at {d} {k} one way?
> There and back: a = d * 2
> Distance: t = a * n
! {A} goes {ans} {k} in all.
# 2 * d * n

w=5..60 e=2..30 v=w+e t=2..6 plain any
{A} and {B} drive the same way for {t} hours.
| For {t} hours {A} and {B} drive along the same road.
| {A} and {B} start side by side and stop after {t} hours.
| {B} and {A} leave the same town in the same direction and drive for {t} hours.
| A race between {A} and {B} takes {t} hours.
| {t} hours long, {B} and {A} drive in the same direction.
{B} makes {w} miles an hour.
| The speed of {B} is {w} miles an hour.
| Every hour {B} covers {w} miles.
| {w} miles an hour is how fast {B} is.
| In one hour {B} can go {w} miles.
| {B} goes {w} miles in each hour.
{A} makes {v} miles an hour.
| The speed of {A} is {v} miles an hour.
| Every hour {A} covers {v} miles.
| {v} miles an hour is how fast {A} is.
| In one hour {A} can go {v} miles.
| {A} goes {v} miles in each hour.
? How many miles farther than {B} does {A} get?
| By how many miles is {A} ahead at the end?
| How many miles is {B} behind {A} at the end?
| What is the lead of {A} at the end, in miles?
| How many more miles has {A} gone than {B}?
| In the end, how many miles are between {A} and {B}?
> Miles more each hour: d = v - w
> Miles more: r = d * t
! {A} has gone {ans} miles farther.
# (v - w) * t

g=10..40 n=2..9 any
The car of {A} needs one gallon of gas for {g} miles.
| With one gallon of gas, the car of {A} goes {g} miles.
| {A} has a car that gets {g} miles per gallon.
| One gallon of gas takes the car of {A} {g} miles.
| For every gallon of gas the car of {A} goes {g} miles.
| {g} miles is how far the car of {A} gets with a gallon.
There are {n} gallons of gas in the tank of {A}.
| The tank of {A} has {n} gallons of gas in it.
| {A} buys {n} gallons of gas for the car.
| {n} gallons of gas are what {A} has.
| {A} starts with {n} gallons of gas.
| For a trip {A} has {n} gallons of gas.
? How far can {A} drive with it, in miles?
| For how many miles is the gas enough?
| How many miles can {A} drive?
| After how many miles is the gas used up?
| What distance can the car go with all the gas?
| How many miles does {A} get out of the gas?
> Distance: d = g * n
! {ans} miles can be driven.
# g * n

s=3..9 n=4..40 d=s*n any
{A} runs {d} laps in all.
| In all, {A} has to swim {d} laps.
| {A} wants to do {d} laps.
| {d} laps are the goal of {A}.
| {A} plans to do {d} laps altogether.
| The number of laps that {A} wants to do is {d}.
{A} does the same number of laps on each of {n} days.
| For {n} days {A} does equally many laps every day.
| {A} spreads the laps evenly over {n} days.
| It takes {A} {n} days to do all the laps, always the same number a day.
| {n} days have the same number of laps each for {A}.
| {A} has {n} days for the laps and does as many on one day as on another.
? How many laps is that a day?
| How many laps does {A} do in a single day?
| What number of laps falls on each day?
| How many laps does {A} do daily?
| How many laps does one day have?
> Laps a day: s = d / n
! {A} does {ans} laps a day.
# d / n

v=5..45 w=5..45 t=2..9 plain any
{A} and {B} leave the same place in opposite directions and drive for {t} hours.
| For {t} hours {A} and {B} drive away from each other, starting at the same house.
| {A} goes north and {B} goes south from the same town, and both stop after {t} hours.
| {t} hours ago, {A} and {B} left the same house in opposite directions.
| After they say goodbye, {A} and {B} drive in opposite directions for {t} hours.
{A} goes {v} miles an hour.
| The speed of {A} is {v} miles per hour.
| Each hour {A} makes {v} miles.
| {v} miles an hour is how fast {A} goes.
| In one hour {A} gets {v} miles far.
{B} goes {w} miles an hour.
| The speed of {B} is {w} miles per hour.
| Each hour {B} makes {w} miles.
| {w} miles an hour is how fast {B} goes.
| In one hour {B} gets {w} miles far.
? How far apart are {A} and {B} in the end?
| How many miles are between the two after that time?
| What is the distance between {A} and {B} in miles?
| How many miles lie between {A} and {B} at the end?
| How many miles apart are the two then?
> Miles apart after one hour: s = v + w
> Miles apart: d = s * t
! They are {ans} miles apart.
# (v + w) * t

n=2..9 r=5..40 s=n*r a=10..60 d=s+a any
{A} has done {a} miles of the hike.
| On the first day of the hike, {A} walks {a} miles.
| The first day of the hike of {A} had {a} miles.
| So far {A} has {a} miles of the hike behind {him}.
| {a} miles of the hike are already done by {A}.
| {A} starts the hike with {a} miles on the first day.
The whole hike has {d} miles.
| The hike is {d} miles long altogether.
| From start to end the hike has {d} miles.
| {d} miles is the length of the whole hike.
| The plan for the hike says {d} miles in all.
? If {A} does the rest evenly in {n} days, how many miles is that a day?
| The rest takes {n} days, all equally long. How many miles does each of them have?
| How many miles a day must {A} walk to do the rest in {n} days?
| In {n} equal days {A} wants to do what is left. How many miles are there for each day?
| How many miles are there for each of {n} days, if the rest is split evenly?
> Miles of the rest: e = d - a
> Miles a day: r = e / n
! Each of these days has {ans} miles.
# (d - a) // n

g=10|20|30|40|50 n=2..9 d=g*n p=2..9
A gallon of gas costs {p$}, and the car of {A} goes {g} miles with it.
| The car of {A} goes {g} miles with a gallon of gas. A gallon costs {p$}.
| {A} pays {p$} for each gallon of gas and can drive {g} miles with it.
| With one gallon for {p$}, {A} gets {g} miles far.
| Gas is {p$} a gallon. One gallon takes the car of {A} {g} miles.
| For {g} miles, {A} needs one gallon of gas. Its price is {p$}.
? How much does the gas for {d} miles cost?
| How many dollars does {A} pay for a trip of {d} miles?
| If {A} drives {d} miles, how many dollars does the gas cost?
| {A} wants to go {d} miles. How much money does {he} need for gas?
| The trip of {A} is {d} miles long. What does the gas cost, in dollars?
| How much money is spent on gas for {d} miles?
> Gallons: n = d / g
> Cost of the gas: c = n * p
! The gas costs {ans} dollars.
# d // g * p

t=2..9 v=3..40 d=v*t u=2..9 x=vehicle k=way
Today {A} is on {ax} for {u} hours. On Monday it went {d} {k} in {t} hours at the same speed.
| {A} rides on {ax} for {u} hours. To go {d} {k}, it needs {t} hours.
| For {u} hours {ax} is on the way. Its speed is always the same: {t} hours for {d} {k}.
| Tomorrow {ax} goes for {u} hours. It always needs {t} hours for {d} {k}.
| A trip on {ax} takes {u} hours. The speed never changes, and in {t} hours it is {d} {k}.
? How many {k} is the trip of {u} hours?
| How many {k} does the {x1} go in the {u} hours?
| How far is that trip of {u} hours, in {k}?
| In these {u} hours, how many {k} are covered?
| What distance does the {x1} cover in {u} hours?
> In one hour: v = d / t
> Distance: e = v * u
! In that time it goes {ans} {k}.
# d // t * u
""")
