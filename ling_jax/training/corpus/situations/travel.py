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
| At {v} miles an hour {ax} travels for {t} hours. It rests, and then travels for {u} hours at {w} \
miles an hour.
| The trip of {ax} has {t} hours with a speed of {v} miles per hour and {u} hours with a speed of \
{w} miles per hour.
| {A} is in {ax}. For the first {t} hours it goes {v} miles per hour, for the next {u} hours {w} \
miles per hour.
| In the morning {ax} goes {v} miles an hour for {t} hours, in the afternoon {w} miles an hour for \
{u} hours.
| The speed of {ax} is {v} miles an hour during {t} hours and {w} miles an hour during another {u} \
hours.
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

v=20..60 t=2..5 d=100..400
{A} wants to go {d} miles.
| {A} has to drive {d} miles.
| The town to which {A} drives is {d} miles away.
| The trip of {A} is {d} miles long.
| {A} visits {his} aunt, who lives {d} miles away.
| {d} miles lie before {A}.
| There are {d} miles between {A} and the sea.
| {A} starts on a trip of {d} miles.
| From the house of {A} to the mountains it is {d} miles.
| For a visit, {A} must travel {d} miles.
{He} drives {t} hours at {v} miles an hour.
| After {t} hours at {v} miles an hour {he} stops.
| For {t} hours {he} goes at {v} miles an hour.
| {He} has driven for {t} hours now, and {he} made {v} miles in each.
| {He} is on the road for {t} hours and goes {v} miles in every hour.
| With a speed of {v} miles per hour, {he} drives for {t} hours.
| {v} miles are done in each of the first {t} hours.
| {He} takes a rest after {t} hours. So far {he} drove {v} miles per hour.
| In every hour {he} gets {v} miles nearer, and {he} has been driving for {t} hours.
| {t} hours have passed, and in every hour {he} drove {v} miles.
? How many miles are left?
| How much farther does {he} have to go?
| How many miles does {he} still have to go?
| How many miles [remain|are still to drive]?
| How far is it from there, in miles?
| How long is the rest of the trip, in miles?
| What distance is left?
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
? How far apart are they after {t} hours?
| How many miles are between them after {t} hours?
| What is the distance between the two when {t} hours have passed?
| {t} hours later, how many miles lie between {A} and {B}?
| If they go on for {t} hours, how far are they from each other?
| How big is the distance between them {t} hours later?
> Miles apart after one hour: s = v + w
> Miles apart: d = s * t
! They are {ans} miles apart.
# (v + w) * t

n=2..9 r=5..40 s=n*r a=10..60 d=s+a
{A} hikes {d} miles. On the first day {he} walks {a} miles.
| A hike of {A} is {d} miles long, and {he} does {a} miles of it on the first day.
| {A} has {d} miles before {him}. The first {a} miles are done on Sunday.
| Of a trip of {d} miles, {A} has already done {a} miles.
| The trip of {A} has {d} miles in all, but {a} of these miles are by train.
| A bike trip has {d} miles. After the first day, {A} has {a} miles behind {him}.
The rest is split evenly over {n} [more|other] days.
| {He} needs {n} more days for the rest and goes the same distance on each of them.
| What is left takes {n} days, each as long as the others.
| For the rest {he} takes {n} days, with the same number of miles each day.
| {n} days, all equally long, are planned for the other miles.
? How many miles is that on each of these days?
| How far does {he} go on each of these days?
| How many miles does one of these {n} days have?
| How long is the walk or ride on one of these days?
| What distance falls on every one of these days?
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

d=100..300 a=10..60 b=10..60
A trip of {A} is {d} miles long.
| {A} wants to ride {d} miles in three days.
| {A} plans a trip of {d} miles.
| It is {d} miles to the house of the uncle of {A}.
| In all, {A} has to go {d} miles.
{He} goes {a} miles on the first day and {b} miles on the second day.
| On Monday {he} does {a} miles and on Tuesday {b} miles.
| {He} rides {a} miles before noon and another {b} miles after it.
| {a} miles are by bus, {b} miles by train, and the rest is by car.
| After {a} miles {he} sleeps in a tent. The next day {he} makes {b} miles.
? How many miles are left for the last part?
| How many miles does the rest have?
| How long is the part that is left?
| How many miles remain?
| What distance is still to be done after that?
| How far does {A} still have to go after these two parts?
> Miles after the first part: e = d - a
> Miles left: r = e - b
! The rest is {ans} miles long.
# d - a - b

g=10|20|30|40|50 n=2..9 d=g*n p=2..9
{A} drives {d} miles. {His} car goes {g} miles with one gallon of gas.
| The car of {A} needs a gallon of gas for every {g} miles. {He} makes a trip of {d} miles.
| For a trip of {d} miles, {A} takes a car that goes {g} miles per gallon.
| One gallon is enough for {g} miles, and the trip of {A} is {d} miles long.
A gallon costs {p$}.
| The price of a gallon of gas is {p$}.
| For each gallon of gas {he} pays {p$}.
| Gas is sold for {p$} a gallon.
? How much does the gas for the trip cost?
| How much money is needed for the gas?
| How many dollars does {A} spend on gas?
| What does {A} have to pay for all the gas?
| What is the cost of the gas for this trip?
> Gallons: n = d / g
> Cost of the gas: c = n * p
! The gas costs {ans} dollars.
# d // g * p

k=2..30 n=2..12 x=place
On a map, one inch stands for {k} miles.
| {A} has a map on which an inch means {k} miles.
| Each inch on the map is {k} miles in the world.
| {k} miles of land are one inch on the map of {A}.
| The map of {A} shows {k} miles as one inch.
| One inch on a map of the country is as much as {k} real miles.
On it the {x1} is {n} inches away.
| It is {n} inches from the home of {A} to the {x1} on that map.
| {A} measures {n} inches from the hotel to the {x1}.
| There the way to the {x1} is a line of {n} inches.
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

v=10..50:10 w=10..40:10 e=v+w t=2..9 d=e*t plain
Two towns are {d} miles apart.
| There are {d} miles between two towns.
| A road of {d} miles joins two towns.
| It is {d} miles from one town to another.
{A} leaves the first town and {B} leaves the other, and they drive toward each other.
| From one end {A} starts, from the other end {B}. They come toward each other.
| {A} starts in one town and {B} in the other, at the same time. They drive toward each other.
{A} makes {v} miles an hour and {B} {w} miles an hour.
| The speed of {A} is {v} miles an hour. The speed of {B} is {w} miles an hour.
| In one hour {A} covers {v} miles and {B} covers {w} miles.
| {B} goes {w} miles per hour, and {A} goes {v} miles per hour.
? After how many hours do they meet?
| How many hours does it take until they meet?
| In how many hours will they meet?
| How many hours pass before they are at the same place?
| When do they meet, in hours from the start?
> Miles an hour together: s = v + w
> Hours: t = d / s
! They meet after {ans} hours.
# d // (v + w)

d=300..700:10 v=20..60:5 t=2..4 w=20..60:10 u=2..4
{A} drives to the sea, which is {d} miles away.
| A trip of {d} miles is planned by {A}.
| It is {d} miles to the town where {A} wants to go.
| {A} has {d} miles to drive.
{He} drives {t} hours at {v} miles an hour and then {u} hours at {w} miles an hour.
| On the first day {he} drives for {t} hours at {v} miles an hour, on the next for {u} hours at \
{w} miles an hour.
| For {t} hours {he} makes {v} miles an hour, and for another {u} hours {he} makes {w} miles an \
hour.
? How many miles are left then?
| How far is it from there?
| How many miles does {he} have before {him} after that?
| How much of the trip still remains, in miles?
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
? How many {k} does that make in {n} days?
| How far does {A} go within {n} days?
| What distance comes together in {n} days?
| After {n} days, how many {k} has {A} gone?
| {A} does this for {n} days. How many {k} is that?
> {K} a day: s = a + b
> {K} in all: t = s * n
! In that time {A} goes {ans} {k}.
# (a + b) * n
""")
