"""Problems about how long things take and how often they happen."""

from ling_jax.training.corpus.templates import read

TIMES = read("""
n=3..30 m=2..25
{A} needs {m} minutes [for|to read] one page.
| One page takes {A} {m} minutes.
| For each page {A} needs {m} minutes.
| It takes {A} {m} minutes to read a page.
| {A} reads a page in {m} minutes.
| In {m} minutes, {A} gets through one page.
| Every page of the book keeps {A} busy for {m} minutes.
| {A} is slow and reads {m} minutes on each page.
| {m} minutes go by while {A} reads one page.
| After {m} minutes with a page, {A} turns to the next.
| {A} spends {m} minutes on every page of a book.
| {A} finds that one page lasts {m} minutes.
| A page of this book takes {m} minutes, says {A}.
? How many minutes does {he} need for {n} pages?
| How long does it take to read {n} pages?
| How many minutes do {n} pages take?
| {A} reads {n} pages. How many minutes is that?
| How many minutes pass until {n} pages are read?
| If there are {n} pages, how many minutes does {A} need?
| A story has {n} pages. How many minutes does it last?
| After how many minutes are {n} pages done?
| {n} pages have to be read. How much time is that in minutes?
| How long will {A} sit with {n} pages, in minutes?
| In how many minutes can {he} finish {n} pages?
> Minutes in all: t = n * m
! {A} needs {ans} minutes.
# n * m

h=2..9 m=5..55
The [film|trip|game|ride] lasts {h} hours and {m} minutes.
| {A} was away for {h} hours and {m} more minutes.
| {A} was on a train for {h} hours plus {m} minutes.
| It took {A} {h} hours and {m} minutes to get home.
| {A} worked in the garden for {h} hours and {m} minutes.
| A [show|party|walk|test] takes {h} hours and {m} minutes.
| {h} hours and {m} minutes is how long {A} slept on the train.
| For {h} hours and {m} minutes, {A} waited for a friend.
| {A} looks at the clock: {h} hours and {m} minutes have passed.
| The drive home takes {A} {h} hours, and a rest on the way takes another {m} minutes.
| The flight is over after {h} hours and {m} minutes.
| {A} has to wait {h} hours and another {m} minutes for the bus.
| It rained for {h} hours, and then for {m} minutes more.
| First {A} rests for {m} minutes. After that {he} works for {h} hours.
| {A} waited {m} minutes for a bus and then was on it for {h} hours.
| {m} minutes of walking and {h} hours on a train bring {A} home.
| A show begins {m} minutes late and then takes {h} hours.
| {A} eats for {m} minutes before a trip of {h} hours.
| After {m} minutes of rain there were {h} hours of sun.
| It took {A} {m} minutes to pack and {h} hours to drive.
| {A} slept for {m} minutes in the bus and {h} hours on the train.
? How many minutes is that?
| What is that in minutes?
| How many minutes is this time?
| How long is that in minutes?
| How many minutes is that [altogether|in all|in total]?
| What time is that, counted in minutes?
| If you count only minutes, how many are there?
| How many minutes does this make?
| Tell it in minutes: how many are there?
| What is the whole time in minutes?
| How many minutes have passed in sum?
> Minutes in the hours: a = h * 60
> Minutes in all: t = a + m
! That is {ans} minutes.
# 60 * h + m

k=2..60 w=2..9 x=fruit
{A} eats {k} {x} [a|each|every|per] week.
| Every week {A} [eats|needs] {k} {x}.
| Each week, {k} {x} are eaten by {A}.
| {A} buys {k} {x} once a week and eats all of them.
| In one week {A} eats {k} {x}.
| It takes {A} a week to eat {k} {x}.
| There is no week in which {A} does not eat {k} {x}.
| {A} likes {x} and eats {k} of them per week.
| {k} {x} last one week for {A}.
| On Sundays {A} brings home {k} {x}. A week later all have been eaten.
| {A} says that {k} {x} are just enough for one week.
| From week to week, {A} eats {k} {x}.
? How many {x} is that in {w} weeks?
| How many {x} does {he} need for {w} weeks?
| How many {x} does {A} eat within {w} weeks?
| After {w} weeks, how many {x} has {A} eaten?
| What number of {x} does that make in {w} weeks?
| {w} weeks go by. How many {x} has {he} eaten?
| How many {x} are eaten in {w} weeks?
| If this goes on for {w} weeks, how many {x} is that?
| For {w} weeks, how many {x} are needed?
| How many {x} must be bought for {w} weeks?
> {X} in all: t = k * w
! That is {ans} {x}.
# k * w

k=2..20 w=2..8
{A} [swims|runs] {k} laps [a|each|every] day.
| Every day {A} [swims|runs] {k} laps.
| There is no day on which {A} does not run {k} laps.
| Daily {A} runs {k} laps.
| On every day of the week {A} does {k} laps.
| {k} laps are what {A} [swims|runs] on each day.
| Each day, Sundays too, {A} does {k} laps.
| Day after day {A} runs {k} laps.
| {A} trains every single day. It is always {k} laps.
| Every day means {k} laps for {A}, and no day is left out.
| {A} runs without a day of rest, {k} laps per day.
| No day ends before {A} has done {k} laps.
? How many laps is that in {w} weeks?
| How many laps does {he} do within {w} weeks?
| After {w} weeks, how many laps has {A} done?
| How many laps are done in {w} weeks?
| How many laps do {w} weeks make?
| If {A} goes on for {w} weeks, how many laps does {he} do?
| What number of laps comes together in {w} weeks?
| {w} weeks pass. How many laps has {A} behind {him}?
| How many laps will it be in the next {w} weeks?
| In {w} full weeks, how many laps are there?
> Days: d = w * 7
> Laps in all: t = d * k
! That is {ans} laps.
# 7 * w * k

a=10..60 b=10..60 n=2..6
{A} practices {a} minutes in the morning and {b} minutes in the evening.
| In the morning {A} reads for {a} minutes and in the evening for {b} minutes.
| Every day {A} draws for {a} minutes at school and {b} minutes at home.
| {A} plays the piano for {a} minutes each morning and {b} minutes each evening.
| Each day has {a} minutes of reading and {b} minutes of writing for {A}.
| The way to work takes {A} {a} minutes. The way back takes {b} minutes.
| {A} feeds the animals for {a} minutes a day and cleans for another {b} minutes a day.
| First {A} walks the dog for {a} minutes, then {he} cooks for {b} minutes, and so it is every day.
| {b} minutes of dancing come after {a} minutes of running whenever {A} trains. {He} trains daily.
| It takes {A} {a} minutes to wash and {b} minutes to eat every morning.
| Each day {A} rides a bike twice: once for {a} minutes and once for {b} minutes.
| {b} minutes in the evening and {a} minutes in the morning: so long does {A} practice every day.
? How many minutes is that in {n} days?
| {n} days pass like that. How many minutes is it?
| How many minutes does {A} spend on this in {n} days?
| In {n} days, how many minutes come together?
| What is that in minutes for {n} days?
| How much time, in minutes, is that within {n} days?
| {A} does so for {n} days. How many minutes is that?
| After {n} days, how many minutes is that [in all|altogether]?
| How many minutes do {n} of these days make?
| If {A} does this on {n} days, how many minutes does it take {him}?
| For {n} days, what is the total time in minutes?
> Minutes a day: s = a + b
> Minutes in all: t = s * n
! In all that is {ans} minutes.
# (a + b) * n

t=80..190 a=20..70
A film is {t} minutes long. {A} has watched {a} minutes.
| {A} has watched {a} minutes of a film that is {t} minutes long.
| A film lasts {t} minutes. {A} came home when {a} minutes of it were over.
| {A} watches a film of {t} minutes. So far {a} minutes have passed.
| {A} started a film {a} minutes ago. It takes {t} minutes.
| Of the {t} minutes of a film, {A} has seen the first {a}.
| After {a} minutes of a film, {A} makes some tea. The whole film is {t} minutes long.
| It has been {a} minutes since a film of {t} minutes began.
| {a} minutes of a film are behind {A}. It has {t} minutes in all.
| A film runs for {t} minutes. {A} falls asleep after {a} minutes.
| A film with a length of {t} minutes has been on for {a} minutes when {A} comes in.
| {A} is told that a film is {t} minutes long. {He} has already seen {a} minutes of it.
| So far {A} has seen {a} minutes of a film. In all it is {t} minutes long.
| After {a} minutes {A} turns off a film. It has a length of {t} minutes.
| {A} is {a} minutes into a film of {t} minutes.
? How many minutes are left?
| How much longer is the film in minutes?
| How many minutes of the film remain?
| How long does the rest of the film take, in minutes?
| In how many minutes will the film end?
| How many minutes is it until the end of the film?
| How many minutes of it are still to come?
| How many more minutes does the film go on?
| How long is the part of the film that is left, in minutes?
| When is the film over, in minutes from then?
| How many minutes of the film has {A} not seen?
> Minutes left: r = t - a
! {ans} minutes are left.
# t - a

h=2..9 t=h*60
The [trip|ride|work] takes {t} minutes.
| A [film|game|show|party] lasts {t} minutes.
| {A} needs {t} minutes to clean the house.
| {A} has been waiting for {t} minutes.
| {t} minutes have passed since {A} left home.
| For {t} minutes {A} worked in the garden.
| The train of {A} is on the way for {t} minutes.
| It takes {t} minutes to drive to the lake.
| {A} slept on the ship for {t} minutes.
| After {t} minutes the paint on the wall is dry.
| {A} sets a clock to ring after {t} minutes.
| A cake must cool down for {t} minutes.
| The phone of {A} works for {t} minutes and then stops.
? How many hours is that?
| What is that in hours?
| How long is that in hours?
| How many full hours are in this time?
| How many hours do these minutes make?
| How many hours long is this time?
| If you count in hours, how many are there?
| What is this time if you say it in hours?
| Say it in hours: how many are there?
| What number of hours is that?
> Hours: h = t / 60
! That is {ans} hours.
# t / 60

n=2..12 m=3..20 b=5..40
It takes {A} {m} minutes to wash one car and {b} minutes to get ready.
| {A} needs {b} minutes to get ready and then {m} minutes for each car.
| First {A} is looking for {his} things for {b} minutes. To clean a car {he} then needs {m} minutes.
| {A} spends {b} minutes on the way to work. Then every car takes {m} minutes.
| Before {A} can wash cars, {he} fetches water for {b} minutes. One car takes {m} minutes.
| {A} washes cars. Each takes {m} minutes, and getting ready once takes {b} minutes.
| Each car that {A} cleans takes {m} minutes. Before the first one {he} needs {b} minutes to get \
the brushes.
| After {b} minutes of getting ready, {A} cleans one car after the other, each in {m} minutes.
| For every car {A} needs {m} minutes, and before the first one {he} eats for {b} minutes.
| {b} minutes is how long {A} gets ready. Then {he} cleans cars, {m} minutes for each.
| One car takes {A} {m} minutes, and getting ready takes {b} minutes.
| {A} needs {m} minutes for each car. Before that {he} needs {b} minutes for the buckets.
? How many minutes does {he} need for {n} cars?
| How many minutes have passed when {n} cars are clean?
| How many minutes are gone after {n} cars?
| If {A} cleans {n} cars, how many minutes does it all take?
| {n} cars are waiting. After how many minutes is {A} done with everything?
| How long does it take in all with {n} cars, in minutes?
| There are {n} cars. How many minutes is that altogether?
| How many minutes are needed for all this if there are {n} cars?
| What is the whole time for {n} cars, in minutes?
| How much time goes by, in minutes, until {n} cars are ready?
> Minutes for the cars: a = n * m
> Minutes in all: t = a + b
! It takes {A} {ans} minutes.
# n * m + b

m=3..9 n=3..12 t=m*n x=part
{A} makes one {x1} in {m} minutes.
| One {x1} takes {m} minutes.
| It takes {m} minutes to make one {x1}.
| For each {x1}, {A} needs {m} minutes.
| {A} needs {m} minutes to finish a {x1}.
| Every {m} minutes {A} finishes one {x1}.
| A {x1} is ready after {m} minutes of work.
| {m} minutes are enough for {A} to make a {x1}.
| The work on a single {x1} takes {A} {m} minutes.
| In {m} minutes, one {x1} can be made.
| After every {m} minutes, one more {x1} is ready.
| {A} learns to make {x} and needs {m} minutes for each.
? How many {x} can {A} make in {t} minutes?
| How many {x} does {A} make within {t} minutes?
| {A} works for {t} minutes. How many {x} does {he} make?
| How many {x} are ready after {t} minutes?
| If {A} has {t} minutes, how many {x} can {he} make?
| {t} minutes pass. How many {x} has {A} made?
| In {t} minutes, how many {x} does {A} finish?
| For how many {x} are {t} minutes enough?
| What number of {x} comes out of {t} minutes of work by {A}?
| There are {t} minutes left. How many {x} can still be made by {A}?
| In {t} minutes, how many {x} can be made by {A}?
> Number of {x}: n = t / m
! {ans} {x} are ready.
# t / m

y=2..9 m=2..11
{A} is away for {y} years and {m} months.
| For {y} years and {m} months {A} lives by the sea.
| {A} has had a dog for {y} years and {m} months.
| It is {y} years and {m} months since {A} came to this school.
| {A} worked in a shop for {y} years and then {m} months in a bank.
| A house was built in {y} years and {m} months.
| {y} years and {m} months have passed since the last visit of {A}.
| {A} saved money for a boat during {y} years and {m} months.
| The child of {A} is {y} years and {m} months old.
| {A} learned to play the piano for {y} years and {m} months.
| {A} was on a ship for {y} years. After that {he} stayed {m} months with {his} aunt.
| {A} stayed {m} months with {his} aunt and then {y} years on a ship.
| {A} needs {m} months to plan a house and {y} years to build it.
| For {m} months {A} learns to sing. Then {he} plays the piano for {y} years.
| {m} months in a bank and {y} years in a shop are how long {A} has worked.
| {A} waited {m} months for a ship and then was at sea for {y} years.
| It took {m} months to plan a bridge and {y} years to build it.
| After {m} months in a small town, {A} lived by the sea for {y} years.
? How many months is that?
| How many months is that [in all|altogether|in total]?
| What is that in months?
| How long is that in months?
| How many months does this time have?
| If you count it in months, how many are there?
| What is the whole time in months?
| How many months is it if you put both together?
| How many months do the years and the months make in sum?
| What number of months is that?
> Months in the years: a = y * 12
> Months in all: t = a + m
! That is {ans} months.
# 12 * y + m

w=2..12 d=2..6
{A} is on a trip for {w} weeks and {d} days.
| It is {w} weeks and {d} days until the birthday of {A}.
| The holidays last {w} weeks and {d} more days.
| {A} has not seen {his} cousin for {w} weeks and {d} days.
| {w} weeks and {d} days is how long {A} stayed at the farm.
| A ship needs {w} weeks and {d} days to cross the sea.
| {A} is sick for {d} days and then away for {w} weeks.
| {d} days on a train and {w} weeks on a ship bring {A} to an island.
| {A} spends {d} days in a town and {w} weeks at a farm.
| After {d} days of rain there were {w} weeks of sun.
? How many days is that?
| How many days is that [in all|altogether]?
| What is that in days?
| How long is it in days?
| If you count only days, how many are there?
| How many days does this time have?
> Days in the weeks: a = w * 7
> Days in all: t = a + d
! That is {ans} days.
# 7 * w + d

h=2..9 m=5..55 a=20..90
A film lasts {h} hours and {m} minutes. {A} has watched {a} minutes of it.
| {A} has to work for {h} hours and {m} minutes today. Of this, {a} minutes are done.
| A train ride takes {h} hours and {m} minutes, and {A} has been on the train for {a} minutes.
| {A} is {a} minutes into a game of {h} hours and {m} minutes.
| After {a} minutes of a drive that takes {h} hours and {m} minutes, {A} stops for a rest.
| {A} has watched {a} minutes of a film. The whole film lasts {h} hours and {m} minutes.
| So far {A} has worked for {a} minutes today. {He} has to work for {h} hours and {m} minutes in \
all.
| {a} minutes of a train ride are over for {A}. The ride takes {h} hours and {m} minutes.
? How many minutes are left?
| How many minutes [remain|are still to come]?
| How much more time is it, in minutes?
| How many minutes does the rest take?
| How long is it from there to the end, in minutes?
> Minutes in the hours: b = h * 60
> Minutes in all: t = b + m
> Minutes left: r = t - a
! The rest takes {ans} minutes.
# 60 * h + m - a

n=2..7 m=20..50:5 p=2..5 b=5..20:5
A day at school has {n} lessons of {m} minutes and {p} breaks of {b} minutes.
| {A} has {n} lessons today, each {m} minutes long, and {p} breaks, each {b} minutes long.
| In a day, {A} teaches {n} times for {m} minutes and rests {p} times for {b} minutes.
| {A} does {n} rounds of work, {m} minutes each. Then there are {p} rests, {b} minutes each.
| A show has {n} parts that last {m} minutes each and {p} breaks that last {b} minutes each.
| There are {p} breaks of {b} minutes and {n} lessons of {m} minutes in a day at school.
| Each break is {b} minutes long and each lesson {m} minutes. {A} has {n} lessons and {p} breaks.
| {A} takes {p} breaks in a day, {b} minutes each. {He} also has {n} lessons, {m} minutes each.
| In a show, each part lasts {m} minutes and each break {b}. There are {n} parts and {p} breaks.
| A lesson takes {m} minutes. {A} has {n} lessons and also {p} breaks that take {b} minutes each.
? How many minutes is that [in all|altogether|in total]?
| How long does all of it take, in minutes?
| How many minutes is it from the start to the end?
| What is the whole time in minutes?
| How many minutes does everything last together?
> Minutes of the longer parts: c = n * m
> Minutes of the breaks: d = p * b
> Minutes in all: t = c + d
! All of it takes {ans} minutes.
# n * m + p * b

t=60..99 a=2..8 n=2..6
{A} has to work {t} hours this month. {He} works {a} hours a day for {n} days.
| A job takes {t} hours. {A} works on it for {a} hours on each of {n} days.
| For {n} days, {A} paints a house, {a} hours every day. The whole work needs {t} hours.
| {t} hours of work are planned for a boat. {A} has done {a} hours per day for {n} days.
| {A} builds a wall, which takes {t} hours. After {n} days with {a} hours each, {he} rests.
| For {n} days {A} has worked {a} hours a day on a boat. The whole boat takes {t} hours of work.
| {A} has painted {a} hours a day, and that for {n} days. The whole work needs {t} hours.
| On each of {n} days, {A} spends {a} hours on a wall. All of the wall takes {t} hours.
? How many hours are left?
| How many hours of work remain?
| How many hours must {A} still work?
| How many more hours does the work need?
| How much work is left, in hours?
> Hours done: c = a * n
> Hours left: r = t - c
! {ans} hours of work are left.
# t - a * n

a=2|3|4|5|6|10|15|20 n=3..12 t=a*n
{A} wants to practice {t} minutes in all, {a} minutes a day.
| A book takes {t} minutes to read, and {A} reads for {a} minutes every day.
| {A} needs {t} minutes for a picture and draws {a} minutes per day.
| Each day {A} walks for {a} minutes. {He} wants to walk {t} minutes in all.
| {a} minutes a day is what {A} has for a game that takes {t} minutes.
| A task takes {t} minutes. {A} does only {a} minutes of it on each day.
| {A} practices {a} minutes every day, until it is {t} minutes in all.
| Every day {A} has {a} minutes for a book. To read it takes {t} minutes.
? How many days does {he} need?
| How many days does it take?
| After how many days is {A} done?
| For how many days does {A} do this?
| In how many days is the time used up?
| How many days is that?
> Days: n = t / a
! It takes {A} {ans} days.
# t / a

h=2..9 m=2|3|4|5|6|10|20|30 x=part
One {x1} is made in {m} minutes. {A} works for {h} hours.
| {A} works for {h} hours and needs {m} minutes for each {x1}.
| It takes {A} {m} minutes to make one {x1}, and {he} has {h} hours.
| Every {m} minutes one {x1} is ready. {A} has {h} hours of time.
| In a day {A} has {h} hours to make {x}. Each one takes {m} minutes.
| {A} is at work for {h} hours. A {x1} is done in {m} minutes.
? How many {x} can {he} make?
| How many {x} are ready at the end?
| How many {x} does {A} make in this time?
| What number of {x} can be made in these hours?
| How many {x} is that?
> Minutes in all: t = h * 60
> Number of {x}: n = t / m
! {ans} {x} can be made.
# 60 * h // m

a=20..60 d=2..15 plain
{A} needs {a} minutes for the homework. {B} needs {d} minutes less.
| {B} is {d} minutes faster than {A}, who needs {a} minutes to run around the lake.
| It takes {A} {a} minutes to walk to school. The walk of {B} is {d} minutes shorter.
| The call of {A} lasts {a} minutes. The call of {B} is {d} minutes shorter.
| {A} reads for {a} minutes, which is {d} minutes longer than {B} reads.
| {B} needs {d} minutes less for the homework than {A}. {A} needs {a} minutes.
| It takes {B} {d} minutes less than {A} to walk to school. It takes {A} {a} minutes.
| {d} minutes less than {A} is what {B} needs for a race. {A} needs {a} minutes.
? How many minutes is that for both together?
| What is the time of both together, in minutes?
| How many minutes do both have in sum?
| If you add both times, how many minutes is that?
| What do the two times add up to, in minutes?
> Minutes of {B}: b = a - d
> Minutes of both: s = a + b
! For both together it is {ans} minutes.
# 2 * a - d

n=2..9 t=n*7
It is {t} days until the holidays.
| {A} stays with {his} aunt for {t} days.
| {t} days ago {A} got a new bike.
| A farm worker needs {t} days to plow all the fields.
| {A} has to wait {t} days for a letter.
| The next game is in {t} days, says {A}.
| {A} has been sick for {t} days.
| For {t} days there was snow in the village.
? How many weeks is that?
| What is that in weeks?
| How long is that in weeks?
| How many weeks does that make?
| If you count in weeks, how many are there?
| How many full weeks is that?
> Weeks: n = t / 7
! That is {ans} weeks.
# t / 7

m=5..30 n=2..6
The way to school takes {A} {m} minutes by bus and {n} times as long on foot.
| By bike {A} needs {m} minutes to the lake. To walk there takes {n} times as long.
| {A} can clean the room in {m} minutes, but today it takes {n} times that long.
| A train needs {m} minutes to the next town. The slow bus takes {n} times as long.
| On a free road the drive is {m} minutes. Today {A} needs {n} times as many minutes.
| To walk to school takes {A} {n} times as long as the bus, and the bus takes {m} minutes.
| The slow bus takes {n} times as long as the train. The train takes {m} minutes.
| Today the drive of {A} takes {n} times as long as on a free road, where it takes {m} minutes.
| On foot, {A} needs {n} times as long to the lake as by bike. By bike it is {m} minutes.
? How many minutes more is that?
| How many minutes longer does it take?
| How much longer is that, in minutes?
| By how many minutes is the long time more than the short one?
| What is the difference in minutes?
> Longer time: t = m * n
> Minutes more: d = t - m
! It takes {ans} minutes longer.
# m * n - m

h=5..9 k=2..3 plain
A game begins at {h} o'clock and takes {k} hours.
| {A} starts to work at {h} o'clock. {He} works for {k} hours.
| At {h} o'clock {A} gets on a train. The ride takes {k} hours.
| A party starts at {h} o'clock and lasts for {k} hours.
| {A} goes to the pool at {h} o'clock and stays there for {k} hours.
| A lesson begins at {h} o'clock. It ends {k} hours later.
| A game takes {k} hours. It begins at {h} o'clock.
| {A} works for {k} hours today. {He} starts to work at {h} o'clock.
| The train ride of {A} takes {k} hours. {He} gets on at {h} o'clock.
| A lesson of {k} hours begins at {h} o'clock.
| A party lasts for {k} hours and starts at {h} o'clock.
? At what time is it over?
| At what hour does this end?
| What time is it at the end?
| When is it over?
| What does the clock show at the end?
> Hour of the end: e = h + k
! It is {ans} o'clock then.
# h + k

e=5..12 k=2..9 plain
A game ends at {e} o'clock. It took {k} hours.
| {A} stops working at {e} o'clock after {k} hours of work.
| At {e} o'clock a train arrives that was on the way for {k} hours.
| A party is over at {e} o'clock. It lasted {k} hours.
| {A} stops reading at {e} o'clock. {He} has read for {k} hours.
| A lesson of {k} hours ends at {e} o'clock.
| A game took {k} hours. It ended at {e} o'clock.
| {A} worked for {k} hours and stopped at {e} o'clock.
| A train ride takes {k} hours. The train arrives at {e} o'clock.
| {A} has read for {k} hours and stops at {e} o'clock.
? At what time did it start?
| At what hour did this begin?
| When did it begin?
| What did the clock show at the start?
| What time was it at the beginning?
> Hour of the start: s = e - k
! It started at {ans} o'clock.
# e - k

m=3..20 n=3..20
? If {A} needs {m} minutes for one letter, how many minutes do {n} letters take?
| How many minutes does {A} need for {n} letters if one takes {m} minutes?
| {A} writes {n} letters, each in {m} minutes. How many minutes is that?
| How long do {n} songs last in minutes if each is {m} minutes long?
| If one round of a game takes {m} minutes, how many minutes do {n} rounds take?
| {n} songs of {m} minutes each are played. How many minutes is that in all?
| When each of {n} rides takes {m} minutes, how many minutes do all of them take?
| How many minutes is {A} busy with {n} windows at {m} minutes per window?
| How many minutes does {A} need for {n} letters, {m} minutes each?
| At {m} minutes a letter, how many minutes do {n} letters take?
| If one letter takes {m} minutes, how long do {n} letters take {A}, in minutes?
| With {m} minutes for each, how many minutes do {n} windows take {A}?
> Minutes in all: t = m * n
! All of them take {ans} minutes.
# m * n

t=90..180 a=10..40 b=10..40
{A} has {t} minutes. {He} reads for {a} minutes and plays for {b} minutes.
| Of {t} free minutes, {A} uses {a} for a walk and {b} for a game.
| In a lesson of {t} minutes, {A} talks for {a} minutes and writes for {b} minutes.
| A show of {t} minutes begins with {a} minutes of music. Then {b} minutes of dancing follow.
| {t} minutes remain until the bus comes. {A} eats for {a} minutes and sleeps for {b} minutes.
| {A} is busy for {a} minutes in the kitchen and {b} minutes in the yard, and {he} has {t} minutes.
| {A} reads for {a} minutes and plays for {b} minutes. {He} had {t} minutes at first.
| {a} minutes for a walk and {b} for a game are what {A} uses from {t} free minutes.
| First {A} eats for {a} minutes and then sleeps for {b} minutes. The bus came {t} minutes after \
{he} began to eat.
? How many minutes are left after that?
| How many minutes remain then?
| How much time is left, in minutes?
| How many minutes are there for other things?
| How long is the time that remains, in minutes?
> Minutes after the first part: c = t - a
> Minutes left: r = c - b
! After that {ans} minutes are left.
# t - a - b

n=3..30 m=2..25 any
{A} has {n} pages to read.
| There are {n} pages in the story that {A} reads.
| {n} pages are still to be read by {A}.
| For school {A} has to read {n} pages.
| The story that {A} wants to read has {n} pages.
| {A} wants to read {n} pages tonight.
{A} needs {m} minutes for each page.
| One page takes {A} {m} minutes.
| For every page, {A} takes {m} minutes.
| In {m} minutes, {A} reads one page.
| {m} minutes is how long a page takes {A}.
| {A} reads every page in {m} minutes.
? How many minutes does {A} need for all of it?
| How long does the reading take, in minutes?
| How many minutes is {A} busy with all the pages?
| After how many minutes is {A} done with the pages?
| How many minutes does {A} read in all?
| In how many minutes are all the pages read?
> Minutes in all: t = n * m
! {A} needs {ans} minutes.
# n * m

n=3..30 m=2..25
{A} has {n} pages to read.
| There are {n} pages in the story of {A}.
| On Sunday {A} wants to read {n} pages.
| {n} pages are left in the book of {A}.
| For a test {A} has to read {n} pages.
| {A} has promised to read {n} pages to a child.
? How many minutes does that take, if each page takes {m} minutes?
| If one page takes {m} minutes, how many minutes does {A} need?
| At {m} minutes a page, how long does {A} read, in minutes?
| {A} needs {m} minutes per page. How many minutes is that in all?
| How many minutes is {A} busy with {m} minutes on every page?
| How long does it take, in minutes, if {A} reads a page in {m} minutes?
> Minutes in all: t = n * m
! {A} needs {ans} minutes.
# n * m

k=2..60 w=2..9 x=fruit
{A} wants to buy {x} for {w} weeks.
| {A} is away at the sea for {w} weeks and takes {x} along.
| For {w} weeks, {A} has {x} for breakfast.
| {A} buys {x} that should last for {w} weeks.
| {w} weeks of holidays begin, and {A} needs {x}.
| A ship sails for {w} weeks, and {A} brings {x} on board.
? How many {x} is that, if {A} eats {k} {x} a week?
| If {k} {x} are eaten every week, how many {x} does {A} need?
| {A} eats {k} {x} each week. How many {x} are eaten in this time?
| With {k} {x} per week, how many {x} are needed?
| How many {x} does it take, at {k} {x} a week?
| How many {x} does {A} eat in all, if it is {k} {x} in every week?
> {X} in all: t = k * w
! That is {ans} {x}.
# k * w

k=2..20 w=2..8 any
{A} [runs|swims] {k} laps every single day.
| On each day of the week {A} does {k} laps.
| No day goes by without {k} laps for {A}.
| {k} laps a day is what {A} does.
| Every day, Sundays too, {A} does {k} laps.
| Daily {A} trains with {k} laps.
The training of {A} goes on for {w} weeks.
| {A} trains for {w} weeks.
| {w} weeks are left for {A} until the race, and {he} trains the whole time.
| {A} keeps training for {w} weeks.
| There are {w} weeks of training for {A}.
? How many laps does {A} do in all?
| How many laps does {A} do in this time?
| How many laps is that altogether?
| What number of laps comes together?
| How many laps has {A} done at the end?
> Days: d = w * 7
> Laps in all: t = d * k
! That is {ans} laps.
# 7 * w * k

a=10..60 b=10..60 n=2..6 any
For {n} days, every day is the same for {A}.
| {A} has {n} days of training, and all of them are the same.
| There are {n} days of school for {A}, all alike.
| {A} keeps to the same plan on {n} days.
| {n} days long, {A} follows the same plan.
Each day {A} practices {a} minutes in the morning and {b} minutes in the evening.
| Every day has {b} minutes of running and {a} minutes of dancing for {A}.
| Daily {A} reads for {a} minutes and writes for {b} minutes.
| Each day has {b} minutes of swimming after {a} minutes of rowing for {A}.
| Every day {A} sings for {a} minutes and plays the drum for {b} minutes.
? How many minutes is that [in all|altogether] for all these days?
| How many minutes does {A} spend on this in all these days?
| What is the time for all the days in minutes?
| How many minutes come together on all these days?
| How many minutes does {A} train or learn in all?
> Minutes a day: s = a + b
> Minutes in all: t = s * n
! In all that is {ans} minutes.
# (a + b) * n

t=80..190 a=20..70
{A} has watched {a} minutes of a film.
| {a} minutes of a film are over when {A} turns on the TV.
| So far, {A} has seen {a} minutes of a film.
| {A} falls asleep {a} minutes after the start of a film.
| On Sunday {A} watches a film. After {a} minutes {he} makes some tea.
? How many minutes are left, if the film is {t} minutes long?
| If the whole film takes {t} minutes, how many minutes remain?
| The film has {t} minutes. How many of them are still to come?
| Of {t} minutes in all, how many minutes of the film are left?
| How much longer does the film go on, in minutes, if it lasts {t} minutes in all?
> Minutes left: r = t - a
! {ans} minutes are left.
# t - a

n=2..12 m=3..20 b=5..40 any
{A} has {n} cars to wash.
| There are {n} cars to wash for {A}.
| {n} cars are waiting to be washed by {A}.
| {A} washes {n} cars today.
| Today {n} cars come to {A} to be washed.
One car takes {A} {m} minutes.
| {A} needs {m} minutes for each car.
| For every car, {A} takes {m} minutes.
| {m} minutes is how long {A} works on one car.
| {A} washes each car in {m} minutes.
It takes {A} {b} minutes, once, to get the water ready for all the cars.
| {A} needs {b} minutes once to get ready for the work.
| Once, before the work, {A} has to look for {his} brushes for {b} minutes.
| {b} minutes is how long {A} gets ready before the first car.
| To get ready for the work, {A} needs {b} minutes.
? How many minutes does all of it take?
| How many minutes does {A} need in all?
| After how many minutes is {A} done with everything?
| How long does everything take {A}, in minutes?
| What is the whole time in minutes?
> Minutes for the cars: a = n * m
> Minutes in all: t = a + b
! It takes {A} {ans} minutes.
# n * m + b

n=2..12 m=3..20 b=5..40
{A} needs {b} minutes to get ready for work and then washes {n} cars.
| First {A} looks for {his} brushes for {b} minutes. Then {he} washes {n} cars.
| {n} cars are to be washed by {A}. Before that {he} gets ready for {b} minutes.
| {A} has {n} cars to wash, and {he} needs {b} minutes to get ready.
| On Sunday {A} washes {n} cars after {b} minutes of getting ready.
? If each car takes {m} minutes, how many minutes is that in all?
| How many minutes does all of it take with {m} minutes for every car?
| After how many minutes is {A} done, if one car takes {m} minutes?
| At {m} minutes a car, how many minutes does {A} need altogether?
| Every car takes {m} minutes. How many minutes does {A} need in all?
> Minutes for the cars: a = n * m
> Minutes in all: t = a + b
! It takes {A} {ans} minutes.
# n * m + b

m=3..9 n=3..12 t=m*n x=part any
{A} works for {t} minutes today.
| Today {A} has {t} minutes for work.
| {t} minutes is how long {A} works today.
| The work of {A} takes {t} minutes today.
| {A} is at work for {t} minutes.
{A} makes one {x1} every {m} minutes.
| To make one {x1} takes {A} {m} minutes.
| One {x1} is made by {A} in {m} minutes.
| {m} minutes are what {A} needs for one {x1}.
| For each {x1}, {A} needs {m} minutes.
? How many {x} does {A} make?
| How many {x} can {A} make in that time?
| How many {x} are ready at the end of the work?
| What number of {x} does {A} make?
| How many {x} is that in all?
> Number of {x}: n = t / m
! {ans} {x} are ready.
# t / m

m=3..9 n=3..12 t=m*n x=part
{A} works for {t} minutes and makes {x}.
| For {t} minutes {A} does nothing but make {x}.
| In the morning {A} makes {x} for {t} minutes.
| {A} has {t} minutes to make {x}.
| There are {t} minutes until lunch, and {A} makes {x}.
? If one {x1} takes {m} minutes, how many {x} does {A} make?
| How many {x} is that, if each takes {m} minutes?
| At {m} minutes for each {x1}, how many {x} are made?
| One {x1} takes {m} minutes. How many {x} can {A} make?
| How many {x} are ready, if {A} needs {m} minutes for each?
> Number of {x}: n = t / m
! {ans} {x} are ready.
# t / m

h=2..9 m=5..55 a=20..90 any
The film that {A} watches lasts {h} hours and {m} minutes.
| The film that {A} watches takes {h} hours and {m} minutes.
| It takes {h} hours and {m} minutes to see the whole film of {A}.
| {h} hours and {m} minutes is the length of the film that {A} watches.
| From start to end, the film of {A} has {h} hours and {m} minutes.
{A} has seen {a} minutes of the film.
| {a} minutes of the film have been seen by {A}.
| So far, {A} has watched the film for {a} minutes.
| It is {a} minutes since {A} started the film.
| {A} started the film {a} minutes ago.
? How many minutes of the film are left?
| How many minutes of the film are still to come?
| How many minutes of the film remain for {A}?
| How many minutes does the rest of the film take?
| How long is it to the end of the film, in minutes?
> Minutes in the hours: b = h * 60
> Minutes in all: t = b + m
> Minutes left: r = t - a
! The rest takes {ans} minutes.
# 60 * h + m - a

t=60..99 a=2..8 n=2..6
{A} works {a} hours a day for {n} days.
| For {n} days {A} builds a wall, {a} hours each day.
| On each of {n} days {A} paints for {a} hours.
| {n} days long, {A} has worked for {a} hours daily.
| Every day {A} works on a boat for {a} hours, and {he} has done so on {n} days.
? If {t} hours are needed in all, how many hours are left?
| The whole work takes {t} hours. How many hours are left?
| How many hours remain, if all of it takes {t} hours?
| Of {t} hours in all, how many must {A} still work?
| How many more hours must {A} work to get to {t} hours?
> Hours done: c = a * n
> Hours left: r = t - c
! {ans} hours of work are left.
# t - a * n

h=2..9 m=2|3|4|5|6|10|20|30 x=part
{A} makes one {x1} in {m} minutes.
| One {x1} takes {A} {m} minutes.
| Every {m} minutes {A} finishes one {x1}.
| {m} minutes are what {A} needs for a {x1}.
| To make a {x1}, {A} needs {m} minutes.
? How many {x} can {A} make in {h} hours?
| If {A} works for {h} hours, how many {x} are made?
| In {h} hours, how many {x} does {A} make?
| {A} has {h} hours. How many {x} can {he} make?
| How many {x} are ready after {h} hours?
> Minutes in all: t = h * 60
> Number of {x}: n = t / m
! {ans} {x} can be made.
# 60 * h // m

a=20..60 d=2..15 plain any
{A} needs {a} minutes for the homework.
| The homework takes {A} {a} minutes.
| {A} is done with the homework after {a} minutes.
| {a} minutes go by until {A} is done with the homework.
| {A} sits for {a} minutes with the homework.
{B} needs {d} minutes less for the homework than {A}.
| The homework takes {B} {d} minutes less than {A}.
| {B} is {d} minutes faster with the homework than {A}.
| {A} takes {d} minutes longer for the homework than {B}.
| With the homework, {A} is {d} minutes slower than {B}.
? How many minutes do {A} and {B} need together?
| What is the sum of both times in minutes?
| How many minutes is that for both together?
| What do the times of {A} and {B} add up to, in minutes?
> Minutes of {B}: b = a - d
> Minutes of both: s = a + b
! For both together it is {ans} minutes.
# 2 * a - d

n=2..7 m=20..50:5 p=2..5 b=5..20:5 any
{A} has {n} lessons of {m} minutes today.
| Today there are {n} lessons for {A}, each {m} minutes long.
| Each lesson takes {m} minutes, and {A} has {n} lessons today.
| {m} minutes is the length of a lesson. {A} has {n} of them today.
| The day of {A} has {n} lessons with {m} minutes in each.
{A} has {p} breaks of {b} minutes today.
| Today there are {p} breaks for {A}, each {b} minutes long.
| Each break takes {b} minutes, and {A} has {p} breaks today.
| {b} minutes is the length of a break. {A} has {p} of them today.
| The day of {A} has {p} breaks with {b} minutes in each.
? How many minutes are all lessons and breaks together?
| How many minutes do the lessons and the breaks take in all?
| How long is all of that together, in minutes?
| How many minutes is {A} at school, if there is nothing else?
> Minutes of the lessons: c = n * m
> Minutes of the breaks: d = p * b
> Minutes in all: t = c + d
! All of it takes {ans} minutes.
# n * m + p * b
""")
