"""Problems about work and what it pays."""

from ling_jax.training.corpus.templates import read

WAGES = read("""
h=2..12 p=8..40
{A} earns {p$} an hour.
| {A} gets {p$} for every hour of work.
| For one hour of work {A} is paid {p$}.
| {A} has a job. It pays {p$} an hour.
| The boss of {A} pays {p$} an hour.
| {A} works in a shop that pays {p$} for each hour.
| An hour of work brings {A} {p$}.
| {A}'s pay is {p$} per hour.
| Per hour, {A} makes {p$}.
| {A} is a waiter and makes {p$} an hour.
| Whenever {A} has worked for an hour, {he} gets {p$}.
| In {his} new job, {A} is given {p$} for each hour.
| Each hour at work is worth {p$} to {A}.
| {A} helps a neighbor, who gives {him} {p$} per hour.
? How much does {he} earn in {h} hours?
| What is {he} paid for {h} hours?
| {A} works {h} hours. What does {he} get?
| Today {A} works {h} hours. How much does the boss pay?
| What do {h} hours of work bring?
| How much is {he} paid after {h} hours?
| How much money does {A} get for {h} hours?
| What is {his} pay for a shift of {h} hours?
| If {A} works for {h} hours, how much does {he} make?
| {h} hours are over. How much has {A} earned?
| How many dollars does {A} make in {h} hours?
| {His} shift is {h} hours long. How much money is that?
| For {h} hours at work, how many dollars does {he} get?
> Money earned: m = h * p
! {A} earns {ans} dollars.
# h * p

h=2..9 p=5..20
? How much does {A} earn if {he} works {h} hours for {p$} an hour?
| If {A} gets {p$} an hour, what is {he} paid for {h} hours?
| {A} worked {h} hours at {p$} an hour. How many dollars did {he} make?
| What does {A} make in {h} hours when each hour pays {p$}?
| For a shift of {h} hours at {p$} per hour, what is {A} paid?
| When an hour of work brings {p$}, how much do {h} hours bring?
| {h} hours of work are paid at {p$} each. How much is that in all?
| How much must the boss pay {A} for {h} hours if one hour is {p$}?
| {A} cleans a house in {h} hours and takes {p$} per hour. What does {he} get?
| A job takes {h} hours and pays {p$} for every hour. How much money is that?
| What is the pay of {A} for {h} hours of work at {p$} an hour?
| At {p$} an hour, how much does {A} earn in {h} hours?
| If one hour pays {p$}, how many dollars does {A} get for {h} hours?
| {A} gets {p$} for each hour. What do {h} hours bring {him}?
| With a pay of {p$} per hour, what is {A} given for {h} hours?
| When a boss pays {p$} for an hour, what do {h} hours cost?
> Pay: m = h * p
! The pay is {ans} dollars.
# h * p

h=3..9 d=2..6 p=5..20 any
{A} works {h} hours a day for {d} days.
| For {d} days, {A} works {h} hours [a|each] day.
| {A} goes to work on {d} days and stays {h} hours each time.
| The job of {A} takes {h} hours a day, and {he} does it for {d} days.
| On each of {d} days {A} is at work for {h} hours.
| {A} was at the shop on {d} days, always for {h} hours.
| {A} has {d} shifts this week, and each shift is {h} hours long.
| {d} shifts of {h} hours each are done by {A}.
| {A}'s shift lasts {h} hours. {He} has {d} such shifts.
| {h} hours a day, {A} helps in a kitchen. {He} does so on {d} days.
| {d} days long {A} works, {h} hours per day.
| In {d} days of work, {A} does {h} hours on each.
| {A} works {h} hours each day. {He} comes on {d} days.
| Each shift of {A} has {h} hours, and there are {d} shifts.
| At {h} hours a day, {A} works for {d} days.
{A} earns {p$} an hour.
| {A} is paid {p$} an hour.
| One hour of {A}'s work is paid with {p$}.
| {A}'s job pays {p$} an hour.
| The boss gives {A} {p$} for an hour.
| For every hour {A} gets {p$}.
| Each hour brings {A} {p$}.
| Per hour, {A} makes {p$}.
| The shop pays {A} {p$} for each hour.
? How much does {A} earn[| in all| altogether]?
| What is {A} paid?
| How many dollars does the work bring?
| What does the job bring?
| How much money is that?
| How much does {he} make in total?
| How much does {A} earn on all these days together?
| What is {his} whole pay?
| How many dollars does {A} get for all of it?
| What must {A} be paid for all these hours?
> Hours of work: t = h * d
> Money earned: m = t * p
! {A} earns {ans} dollars.
# h * d * p

n=2..9 p=5..30 b=5..40 any
{A} [washes|cleans] {n} cars and gets {p$} for each.
| {A} gets {p$} for each car {he} washes. {He} washes {n} cars.
| For every car that {A} cleans, {he} is paid {p$}. Today {he} cleans {n} of them.
| {n} cars are washed by {A}, and each brings {him} {p$}.
| {A} mows {n} lawns for {p$} each.
| {A} walks {n} dogs and takes {p$} per dog.
| {A} paints {n} doors. One door brings {him} {p$}.
| At {p$} a piece, {A} repairs {n} bikes.
| {A} cleans {n} rooms of a hotel and earns {p$} per room.
| {A} carries {n} boxes for {p$} a box.
| {A} takes {p$} for every bike that {he} cleans. It was {n} bikes today.
| For each of {n} cars that {A} washes, {he} gets {p$}.
| At {p$} a car, {A} washes {n} cars.
| {A} asks {p$} for each dog, and {he} walks {n} dogs.
{A} gets {b$} from a neighbor, just as a present.
| {A} gets a tip of {b$}.
| {A} gets {b$} on top of {his} pay.
| There is a tip of {b$} for {A}.
| In tips {A} gets {b$} in all.
| {B} gives {A} a tip of {b$} because the work is done so well.
| As a bonus, {A} gets {b$} from {B}.
| {A}'s boss gives {him} {b$} as a present.
| {A} finds {b$} in {his} tip jar.
| Besides the pay, {A} is given {b$} for the ride.
| A happy man gives {A} a tip of {b$}.
? How much money does {A} get [in all|altogether]?
| How much does {he} make in total?
| What does {A} have at the end of the day?
| How many dollars does {he} earn with the extra money?
| How much does {A} go home with?
| What is the sum of all that {he} gets?
| How much money is that in sum?
| How many dollars are given to {A}?
| What does {he} make together with the extra money?
> Money for the work: a = n * p
> Money in all: t = a + b
! {A} gets {ans} dollars.
# n * p + b

h=2..9 p=6..25 c=5..40 any
{A} works {h} hours for {p$} an hour.
| {A} is paid {p$} an hour and works {h} hours.
| For {h} hours of work {A} gets {p$} an hour.
| {A} has a shift of {h} hours, and each hour pays {p$}.
| {A}'s job pays {p$} per hour. Today {he} works {h} hours.
| {h} hours of work at {p$} each are done by {A}.
| {A} helps in a shop for {h} hours and earns {p$} in each of them.
| Each of {A}'s {h} hours at work brings {him} {p$}.
| {A} has a job for {p$} an hour and is there for {h} hours.
| The boss gives {A} {p$} per hour, and {A} works {h} hours.
| {A} cleans windows for {h} hours. Each hour {he} makes {p$}.
| Today's shift of {A} is {h} hours long. It pays {p$} an hour.
| At {p$} for an hour, {A} works {h} hours.
{A} pays {c$} for the [bus|train|ride].
| Getting to work costs {A} {c$} in all.
| A taxi home costs {A} {c$}.
| After work {A} takes a train for {c$}.
| On the way home {A} spends {c$} of the pay.
| Of {A}'s pay, {c$} goes for lunch.
| {A} spends {c$} of the pay on food.
| {A} uses {c$} of the pay for work shoes.
| {A} gives {c$} of {his} pay to {his} mother.
? How much of the money is left?
| What does {A} keep?
| What does {he} bring home?
| How much of the pay does {he} keep?
| How much money does {he} have left?
| How many dollars of the pay remain?
| How much does {A} still have of it?
| How many dollars does {he} keep?
| What remains of {his} pay?
| How much is left for {him}?
> Money earned: m = h * p
> Money left: r = m - c
! {ans} dollars are left.
# h * p - c

p=5..9 h=3..30 m=h*p
{A} earns {p$} an hour.
| {A} gets {p$} for each hour.
| The job of {A} pays {p$} per hour.
| Every hour of work brings {A} {p$}.
| {A} is paid {p$} for an hour.
| {A}'s boss pays {p$} an hour.
| In one hour {A} makes {p$}.
| For an hour of cleaning, {A} takes {p$}.
| {A}'s work is paid with {p$} per hour.
| If {A} works one hour, {he} gets {p$}.
| {A} helps at a farm and gets {p$} per hour.
| One hour of {A}'s time costs {p$}.
? How many hours does {he} have to work for {m$}?
| How many hours does it take to earn {m$}?
| {He} got {m$}. How many hours did {he} work?
| {A} wants to earn {m$}. How many hours must {he} work?
| After how many hours has {he} earned {m$}?
| In how many hours does {he} make {m$}?
| {His} pay is {m$} today. For how many hours did {he} work?
| How many hours are needed to get {m$}?
| If {A} comes home with {m$}, how many hours was {he} at work?
| For how many hours is {A} paid when {he} gets {m$}?
> Hours of work: h = m / p
! {A} has to work {ans} hours.
# m / p

d=2..7 e=10..90 m=d*e
{A} earns {m$} in {d} days.
| In {d} days of work {A} gets {m$}.
| The job pays {A} {m$} for {d} days.
| For {d} days of work, {A} is paid {m$}.
| {d} days of work bring {A} {m$}.
| {A} has worked on {d} days and made {m$}.
| The boss gives {A} {m$} after {d} days.
| {A}'s pay for {d} days is {m$}.
| When {A} has worked for {d} days, {he} gets {m$}.
| {A} makes {m$} when {he} works for {d} days.
| {A} has been paid {m$}. For this {he} worked {d} days.
| The salary of {A} for {d} days is {m$}.
| A job of {d} days is worth {m$} to {A}.
| {A} gets {m$}, and for this {he} works on {d} days.
| The {m$} that {A} gets is the pay for {d} days.
| To earn {m$}, {A} works on {d} days.
[|Each day {he} gets the same.]
? How much is that a day?
| How much does {he} earn in one day?
| What is the pay for one day?
| How many dollars does {A} make per day?
| How much money does each day bring?
| What does {he} get for a single day?
| How much is {A} paid every day?
| How many dollars does {he} get on each day?
| What is {A} paid a day?
| If all days pay the same, what does one of them pay?
> Money a day: e = m / d
! {A} earns {ans} dollars a day.
# m / d

a=2..9 b=2..9 p=5..20 plain any
{A} works {a} hours on Monday and {b} hours on Tuesday.
| {A} works {a} hours in the morning and {b} hours in the evening.
| {A} has two shifts, one of {a} hours and one of {b} hours.
| On Friday {A} works {a} hours. On Saturday it is {b} hours.
| {A} first works {a} hours in the kitchen, then {b} hours in the garden.
| {a} hours today and {b} hours the day before, {A} was at work.
| {A} was at work for {a} hours last week and for {b} hours this week.
| Before lunch {A} works for {a} hours, and after it for {b} more.
| A job takes {A} {a} hours, another one takes {him} {b} hours.
| {A} did {a} hours of work on one day and {b} hours on another.
| {A} comes for {a} hours on Sunday and for {b} hours the next day.
| {A}'s first shift has {a} hours, {his} second shift has {b}.
| On Tuesday {A} works {b} hours. On Monday it was {a} hours.
| {A} works {b} hours today. The day before it was {a} hours.
| {A}'s second shift is {b} hours long, {his} first one {a} hours.
Every hour brings {A} {p$}.
| The pay of {A} is {p$} an hour.
| {A} is paid {p$} for each hour.
| {A} makes {p$} per hour.
| An hour of {A}'s work is paid with {p$}.
| The boss pays {A} {p$} an hour.
| For each hour {A} gets {p$}.
| {A}'s pay for one hour is {p$}.
| One hour of {A}'s work is {p$}.
| The job pays {A} {p$} for each hour.
| The boss gives {A} {p$} for every hour.
? How much does {A} earn [in all|altogether]?
| What is {he} paid for all of it?
| How many dollars does {A} make?
| How much money is that in total?
| How much does {he} get for both?
| What does all the work bring?
| What is {his} pay in sum?
| How much does {A} earn with both together?
| How many dollars is {A} paid in all?
> Hours of work: h = a + b
> Money earned: m = h * p
! {A} earns {ans} dollars.
# (a + b) * p

n=3..20 p=2..15 c=5..30 x=snack any
{A} sells {n} {x} for {p$} each.
| {A} sells {n} {x}, and everyone who buys one pays {p$}.
| At a school party {A} sells {n} {x} at {p$} a piece.
| {n} {x} are sold by {A}. One {x1} is {p$}.
| {A} has a stand and sells {n} {x} at {p$} apiece.
| {A} makes {n} {x} and sells all of them for {p$} each.
| People buy {n} {x} from {A}. Each {x1} costs {p$}.
| For each of {n} {x}, {A} gets {p$} from {his} guests.
| {A} takes {p$} for {ax} and sells {n} of them.
| At the market {n} people each buy one {x1} from {A} for {p$}.
| At {p$} each, {A} finds buyers for {n} {x}.
| At a price of {p$} for {ax}, {A} sells {n}.
| Each {x1} brings {A} {p$}, and {n} {x} are sold.
| {X} from {A} are {p$} each. {n} people buy one.
To make the {x} {A} spent {c$}.
| Making the {x} costs {A} {c$}.
| {A} had to pay {c$} to make the {x}.
| What {A} needed for the {x} cost {c$}.
| Flour, sugar and eggs cost {A} {c$}.
| Before the sale {A} spent {c$} on what goes into the {x}.
| {A}'s costs are {c$}.
| In the kitchen {A} used up things for {c$}.
| {A} must pay {c$} for the stand.
| Before the sale {A} paid {c$} for all that is in the {x}.
? How much profit does {A} make?
| How much money does {he} make after the costs?
| What is {his} profit?
| How many dollars does {A} earn when the costs are paid?
| How much is the profit?
| How much more does {A} take in than {he} spent?
| How many dollars are left after the costs?
| What does {A} gain?
| How many dollars of profit are made?
| What remains when the costs are taken off?
> Money for the {x}: m = n * p
> Profit: r = m - c
! {A} makes a profit of {ans} dollars.
# n * p - c

h=2..8 p=5..12 k=2..6 q=5..12 plain any
{A} works {h} hours in a bank for {p$} an hour.
| {A} works in a shop for {h} hours at {p$} an hour.
| For {h} hours of work in a garden {A} gets {p$} an hour.
| In the morning {A} works {h} hours, and each hour pays {p$}.
| {A} works {h} hours on a farm, where {he} makes {p$} an hour.
| At a bakery {A} earns {p$} an hour and stays {h} hours.
| At {p$} an hour, {A} works {h} hours in a bakery.
| A bakery pays {A} {p$} an hour, and {he} is there for {h} hours.
| For {p$} an hour, {A} sells shoes. {He} does so for {h} hours.
In a school {A} works {k} hours for {q$} an hour.
| {A} works {k} hours at a hotel for {q$} an hour.
| {A} helps a neighbor for {k} hours. This pays {q$} per hour.
| Work of {k} hours in a library brings {A} {q$} an hour.
| In the evening, {A} cleans rooms for {k} hours, and one hour is {q$}.
| {A} drives a taxi for {k} hours at {q$} each hour.
| At {q$} an hour, {A} walks dogs for {k} hours.
| A friend pays {A} {q$} an hour for {k} hours of help.
| For {q$} an hour, {A} paints a fence. It takes {k} hours.
? How much does {A} earn in all?
| How much money does {he} make with both jobs?
| What does {A} get altogether?
| How many dollars do both jobs bring?
| How much is {A} paid in total?
| What is the sum of {his} pay?
| How much does {he} earn that day?
| How many dollars does {A} take home?
> First job: a = h * p
> Second job: b = k * q
> Money in all: t = a + b
! {A} earns {ans} dollars in all.
# h * p + k * q

b=5..20 d=2..8 a=b+d h=2..9 plain any
{A} earns {a$} an hour, and {B} earns {b$} an hour.
| For an hour of work {A} gets {a$}, but {B} gets {b$}.
| {A} is paid {a$} per hour. {B} is paid {b$} per hour.
| The boss pays {A} {a$} and {B} {b$} an hour.
| {B} makes {b$} an hour. {A} makes {a$} an hour.
| An hour of work brings {A} {a$}, while it brings {B} {b$}.
| {A}'s job pays {a$} an hour. The job of {B} pays {b$}.
| {A} and {B} have different jobs that pay {a$} and {b$} an hour.
| {B} earns {b$} an hour, but {A} earns {a$} an hour.
| The job of {B} pays {b$} an hour, and {A}'s job pays {a$}.
| For one hour, {B} gets {b$} and {A} gets {a$}.
Both {A} and {B} work {h} hours.
| Today {A} and {B} work {h} hours each.
| {h} hours long both {A} and {B} are at work.
| {A} and {B} have the same shift of {h} hours.
| {A} and {B} work for {h} hours.
| A day of work has {h} hours for both {A} and {B}.
? How much more does {A} earn?
| How many dollars more than {B} does {A} make?
| By how much is the pay of {A} higher?
| How much less does {B} get?
| How much more money does {A} take home than {B}?
| What is the difference between what they earn?
| By how many dollars does {A} earn more?
| How much less than {A} is {B} paid?
> More each hour: d = a - b
> More in all: t = d * h
! {A} earns {ans} dollars more.
# (a - b) * h

p=5..30 r=2..9 h=2..9
{A} earned {p$} an hour before. Now {his} pay goes up by {r$} an hour.
| The boss pays {A} {p$} an hour. From today on, {he} gets {r$} more for each hour.
| {A} had {p$} an hour and now gets {r$} an hour more.
| {A}'s pay was {p$} per hour. It was raised by {r$} per hour.
| A raise of {r$} per hour is given to {A}, who made {p$} an hour until now.
| On normal days {A} earns {p$} an hour. On Sunday every hour pays {r$} more. Now it is Sunday.
| For each hour {A} got {p$} last year. This year it is {r$} more.
| By day {A} makes {p$} an hour. At night, each hour brings {r$} more, and {he} works at night.
| {A} is given a raise of {r$} an hour. Before that, an hour paid {p$}.
| With {r$} more for each hour than before, {A} is happy. {His} old pay was {p$} an hour.
| Now each hour pays {A} {r$} more than the {p$} that it paid before.
| From today on, an hour brings {A} {r$} more. Until now it was {p$}.
| The boss adds {r$} to {A}'s pay for an hour, which was {p$}.
? How much does {he} earn in {h} hours now?
| What is {he} paid for {h} hours now?
| {A} works {h} hours. How much does {he} get?
| How many dollars does {A} now make in {h} hours?
| What do {h} hours of work bring {him} now?
| For a shift of {h} hours, what does {he} get now?
| If {he} works {h} hours now, how much money is that?
> Pay for an hour: q = p + r
> Money earned: m = q * h
! {A} earns {ans} dollars now.
# (p + r) * h

a=2..6 d=2..6 b=a+d p=5..12 any
{A} works from {a} o'clock to {b} o'clock.
| {A} starts work at {a} o'clock and stops at {b} o'clock.
| At {a} o'clock {A} comes to work, and {he} goes home at {b} o'clock.
| {A}'s shift begins at {a} o'clock and ends at {b} o'clock.
| {A} is at work between {a} o'clock and {b} o'clock.
| From {a} to {b} o'clock, {A} helps in a shop.
| A shop opens at {a} o'clock and closes at {b} o'clock. {A} works there all the time.
| {A} comes to help at {a} o'clock. At {b} o'clock the work is over.
| {A} works until {b} o'clock. {He} starts at {a} o'clock.
| At {b} o'clock the work of {A} ends. It began at {a} o'clock.
| {A} goes home at {b} o'clock. {He} came to work at {a} o'clock.
| {A} stays at work until {b} o'clock, after {he} has started at {a} o'clock.
| The end of {A}'s shift is at {b} o'clock, and its start is at {a} o'clock.
{A} earns {p$} an hour.
| For each hour {A} is paid {p$}.
| An hour brings {A} {p$}.
| {A}'s job pays {p$} per hour.
| The boss gives {A} {p$} for one hour.
| Every hour {A} makes {p$}.
? How much does {A} earn?
| How much money does {he} get?
| How many dollars does {A} make?
| What is {his} pay for this time?
| What must {he} be paid?
| How much is {A} paid in all?
| How much does {he} take home that day?
| How many dollars is that altogether?
> Hours of work: h = b - a
> Money earned: m = h * p
! {A} earns {ans} dollars.
# (b - a) * p

h=3..6 p=5..12 m=h*p k=2|7|8|9|10
{A} gets {m$} for {h} hours of work.
| For {h} hours, {A} is paid {m$}.
| {A} works {h} hours and earns {m$}.
| {h} hours of work bring {A} {m$}.
| The boss pays {A} {m$} for a shift of {h} hours.
| {A} made {m$} in {h} hours.
| Last week {A} worked {h} hours and was paid {m$}.
| {A}'s pay for {h} hours is {m$}.
| When {A} has worked for {h} hours, {he} gets {m$}.
| {A} earned {m$}. For this {he} worked {h} hours.
| To get {m$}, {A} has to work {h} hours.
? How much does {he} get for {k} hours?
| What is {he} paid for {k} hours?
| If {A} works {k} hours, how much does {he} earn?
| How many dollars do {k} hours bring?
| How much would {A} make in {k} hours?
| This time {he} works {k} hours. What is the pay?
| At the same pay for an hour, how much does {A} earn in {k} hours?
| What would the boss pay {A} for {k} hours?
| How much money is that for {k} hours?
> Pay for an hour: p = m / h
> Money for {k} hours: t = p * k
! For {k} hours, {A} gets {ans} dollars.
# m // h * k

h=2..9 p=5..12 e=h*p b=3..20 t=e+b
{A} worked {h} hours. With a tip of {b$} {he} got {t$} in all.
| {A} goes home with {t$} after {h} hours of work. Of this, {b$} is a tip.
| For {h} hours of work {A} has {t$}, but {b$} of it comes from tips.
| {A} made {t$} in {h} hours. This includes tips of {b$}.
| After a shift of {h} hours {A} counts {t$}, and {b$} of that is tips.
| {A}'s boss paid {him} for {h} hours. With {b$} in tips, {A} has {t$}.
| In {h} hours at work, {A} gets {b$} in tips. Together with {his} pay, that is {t$}.
| A guest gives {A} a tip of {b$}. With {his} pay for {h} hours, {he} then has {t$}.
| With {b$} in tips, {A} gets {t$} for {h} hours of work.
| A tip of {b$} is a part of the {t$} that {A} has after {h} hours at work.
| Of {A}'s money, {b$} is from tips. In all it is {t$} for {h} hours of work.
? How much does {he} earn an hour without the tip?
| What is {his} pay for one hour?
| How much does the boss pay for an hour?
| How many dollars does {A} make per hour, tips not counted?
| What does the job pay an hour?
| How much is {he} paid for each hour?
| How many dollars of pay does {he} get per hour?
| Without tips, what does one hour bring?
> Pay without tips: e = t - b
> Pay for an hour: p = e / h
! {A} earns {ans} dollars an hour.
# (t - b) // h

k=2..6 g=2..5 n=k*g p=3..12
{k} friends wash {n} cars for {p$} each.
| {k} children mow {n} lawns. They get {p$} for each lawn.
| A team of {k} friends cleans {n} windows at {p$} a window.
| {n} cars are washed by {k} friends, and one car brings {p$}.
| Each car brings {p$}, and {k} friends wash {n} of them.
| {k} boys paint {n} doors and are paid {p$} per door.
| {k} girls walk {n} dogs. For every dog they get {p$}.
| {k} neighbors repair {n} chairs and take {p$} for each chair.
| At {p$} for each car, {k} friends wash {n} cars.
| {n} dogs are walked by {k} girls. The pay is {p$} per dog.
| For {p$} a window, {n} windows are cleaned by {k} children.
| {n} lawns are mowed at {p$} each. The work is done by {k} friends.
| Each chair brings {p$}. {n} chairs are repaired by {k} boys.
They share the money equally.
| Each of them gets the same part of the money.
| All the money is split evenly.
| Everyone gets the same.
| The pay is shared, and nobody gets more than another.
| They split what they earn into equal parts.
? How much does each of them get?
| How many dollars does everyone get?
| What is the share of each one?
| How much money is that for each?
| How much does one of them earn?
| What does each person earn?
| How many dollars is that per person?
| How much does a single one of them take home?
> Money in all: m = n * p
> Share of each: s = m / k
! Each one gets {ans} dollars.
# n * p // k

k=2..6 p=5..12 h=2..8 any
A boss has {k} workers. Each of them gets {p$} an hour.
| {k} workers are in a shop, and each earns {p$} an hour.
| In a kitchen, {k} people work for {p$} an hour each.
| {k} friends help on a farm. Everyone is paid {p$} per hour.
| A farmer pays {p$} an hour to each of {k} workers.
| {k} painters work on a house. An hour of one painter costs {p$}.
| For every hour, each of {k} workers is paid {p$}.
| At {p$} an hour for each, {k} people pick apples.
| For {p$} an hour, {A} can hire a worker. {He} hires {k} of them.
| An hour of work is paid with {p$} for each person, and there are {k} people.
All the people work {h} hours.
| The work takes everybody {h} hours.
| {h} hours long, everybody works.
| Each person works for {h} hours.
| Everybody stays {h} hours.
| For all of the people, the work is done after {h} hours.
? How much do all of them earn together?
| How much must be paid in all?
| What does the work cost?
| How many dollars are paid altogether?
| What is the pay of all of them in sum?
| How much money do they get in total?
| How many dollars do all of them make together?
| What is the total pay?
> Pay of all for an hour: q = k * p
> Pay in all: t = q * h
! All together get {ans} dollars.
# k * p * h

e=12..60 d=2..7
{A} earns {e$} a day.
| {A} is paid {e$} for each day of work.
| A day of work brings {A} {e$}.
| The salary of {A} is {e$} per day.
| {A}'s boss pays {e$} a day.
| {A} drives a bus and makes {e$} per day.
| Each day at the market brings {A} {e$}.
| {A} sells flowers and takes in {e$} each day.
| For one day in the office, {A} gets {e$}.
? How much does {he} earn in {d} days?
| What is {he} paid for {d} days?
| How many dollars does {he} make in {d} days?
| If {A} works on {d} days, how much does {he} get?
| {A} works {d} days this week. How much money is that?
| How much do {d} days bring?
| For {d} days, what is the pay?
| {d} days are over. What has {A} earned?
| How much money has {A} made after {d} days?
> Money earned: m = e * d
! {A} earns {ans} dollars.
# e * d

a=10..60 d=2..30
{A} earns {a$} on Monday and {d$} more on Tuesday than on Monday.
| On Saturday {A} makes {a$}. On Sunday {he} makes {d$} more.
| {A} got {a$} in tips the day before and {d$} more than that today.
| In the first week {A} earned {a$}, and in the second week {d$} more.
| {A} made {a$} with {his} first job. The second one paid {d$} more than the first.
| {A} takes in {a$} on the first day. The next day brings {him} {d$} more.
| {A} got {a$} for the morning. For the evening {he} got {d$} more than for the morning.
| First {A} earns {a$}. The second time, it is {d$} more.
| {A} earns {d$} more on Tuesday than on Monday. On Monday it is {a$}.
| On Sunday {A} makes {d$} more than on Saturday. {He} makes {a$} on Saturday.
| {A}'s second job pays {d$} more than {his} first job, which pays {a$}.
| Today {A} got {d$} more in tips than yesterday. Yesterday it was {a$}.
| In the second week {A} earned {d$} more than in the first, when {he} earned {a$}.
| For the evening {A} gets {d$} more than for the morning. The morning pays {a$}.
? How much does {A} earn in all?
| How much is it for both together?
| How much money does {he} have from both?
| What does {A} earn altogether?
| How many dollars is that in sum?
| What is the total for the two?
| How many dollars has {A} made then?
| How much do both bring {him} combined?
> The second time: b = a + d
> Money in all: t = a + b
! In all, {A} earns {ans} dollars.
# 2 * a + d

a=10..60 b=5..50 p=5..40 any
{A} earns {a$} with one job and {b$} with another.
| {A} gets {a$} for washing cars and {b$} for walking dogs.
| For a day in the garden {A} is paid {a$}, and for a day in the kitchen {b$}.
| {A}'s pay is {a$}, and {his} tips are {b$}.
| {A} sells old toys for {a$} and old books for {b$}.
| One neighbor pays {A} {a$}, the other one pays {him} {b$}.
| In the morning {A} makes {a$}. In the evening {he} makes {b$}.
| {A}'s tips are {b$}, and {his} pay is {a$}.
| One job pays {A} {b$}, and the other one pays {a$}.
| For walking dogs, {A} gets {b$}. For washing cars, {he} gets {a$}.
| In the evening {A} makes {b$}. In the morning it was {a$}.
{A} gives {p$} of the pay to {his} [sister|brother|mother].
| {A} spends {p$} of what {he} earns.
| Out of {A}'s pay, {p$} is used for food.
| {A} must pay {p$} for the bus.
| Of the money that {A} makes, {p$} goes for new shoes.
| {A} pays back {p$} that {he} owes to {B}.
? How much does {A} keep?
| How much money is left?
| What remains for {him}?
| How many dollars does {he} have then?
| How much of it does {A} still have?
| How many dollars are left over?
| What does {he} have after that?
| How much does {he} take home?
> Money earned: m = a + b
> Money left: r = m - p
! {A} keeps {ans} dollars.
# a + b - p

h=2..12 p=8..40
{A} works {h} hours.
| Today {A} has worked for {h} hours.
| The shift of {A} is {h} hours long.
| {A} is in a shop for {h} hours to help.
| On Sunday {A} works for {h} hours.
| A job takes {A} {h} hours.
? How much does {A} earn, if one hour pays {p$}?
| How much is that at {p$} an hour?
| What does {he} get if the boss pays {p$} per hour?
| If {he} is paid {p$} for each hour, how much does {he} make?
| With {p$} for every hour, what is {his} pay?
| {A} takes {p$} an hour. How much money is that?
| What must the boss pay when an hour costs {p$}?
> Money earned: m = h * p
! {A} earns {ans} dollars.
# h * p

h=3..9 d=2..6 p=5..20 any
One hour of work pays {p$}.
| The pay is {p$} an hour.
| {A} is paid {p$} an hour.
| For each hour, {A} gets {p$}.
| An hour of {A}'s work costs {p$}.
| {A} earns {p$} per hour.
A day of work has {h} hours for {A}.
| {A} works {h} hours a day.
| Each day, {A} is at work for {h} hours.
| The shifts of {A} are {h} hours long.
| {A}'s shift on each day lasts {h} hours.
| Every day, {A} stays at work for {h} hours.
This week {A} works on {d} days.
| {A} is at work on {d} days.
| The job of {A} takes {d} days.
| {A} comes to work for {d} days.
| There are {d} days of work for {A}.
| On {d} days, {A} goes to work.
? How much does {A} earn in all?
| How much money does {A} make?
| What is {A} paid in total?
| What must the boss pay {A}?
| How many dollars does {A} get for all the days?
| How much does all the work bring {A}?
> Hours of work: t = h * d
> Money earned: m = t * p
! {A} earns {ans} dollars.
# h * d * p

n=2..9 p=5..30 b=5..40 any
{A} gets a tip of {b$} [from a neighbor|from an old man|at the end].
| In the tip jar of {A} there is {b$}.
| {A} is given a tip of {b$}.
| There is a tip of {b$} for {A}.
| A happy woman gives {A} a tip of {b$}.
| {A}'s tips come to {b$}.
For each car that {A} washes, {he} gets {p$}.
| {A} washes cars for {p$} each.
| At {p$} a car, {A} washes cars.
| A car brings {A} {p$} when it is washed.
| {A} takes {p$} for washing one car.
| Everyone whose car {A} washes pays {p$}.
On this day, {A} washes {n} cars.
| {n} cars are washed by {A}.
| {A} has washed {n} cars by the evening.
| In all, {A} washes {n} cars.
| {n} people bring a car to {A}.
| {A} is done with {n} cars in the evening.
? How much does {A} earn together with the tip?
| How much does {A} get in all?
| How many dollars does {A} go home with?
| What is the sum of all that {A} gets?
| How much money does {A} have in the evening?
| How much are the pay and the tip together?
> Money for the work: a = n * p
> Money in all: t = a + b
! {A} gets {ans} dollars.
# n * p + b

h=2..9 p=6..25 c=5..40 any
A taxi home costs {A} {c$}.
| {A} pays {c$} for a ticket to get to work.
| For lunch at work, {A} pays {c$}.
| {A} spends {c$} on the way home from work.
| {A} must give {c$} of {his} pay to {B}.
| For new work clothes, {A} pays {c$}.
{A} works for {h} hours.
| The shift of {A} has {h} hours.
| {A} is at work for {h} hours.
| It takes {A} {h} hours to do the work.
| {h} hours is how long {A} works.
| {A}'s work is done after {h} hours.
Each hour of work brings {A} {p$}.
| {A} is paid {p$} an hour.
| {A}'s job pays {p$} per hour.
| For one hour, {A} gets {p$}.
| The boss pays {A} {p$} an hour.
| At work, {A} makes {p$} an hour.
? How much does {A} have left?
| How much of the pay does {A} keep?
| What is left of {A}'s pay?
| How many dollars are left for {A}?
| What does {A} keep in the end?
| How much remains for {A}?
> Money earned: m = h * p
> Money left: r = m - c
! {ans} dollars are left.
# h * p - c

p=5..9 h=3..30 m=h*p
{A} wants to earn {m$}.
| {A} needs {m$} and looks for work.
| The goal of {A} is to earn {m$}.
| {A} came home with {m$} of pay.
| To buy a gift, {A} has to earn {m$}.
| {A}'s pay is {m$} this time.
? How many hours of work is that at {p$} an hour?
| How many hours does it take, if an hour pays {p$}?
| If {he} is paid {p$} an hour, how many hours is that?
| For how many hours of work is it, with {p$} for each?
| At {p$} for each hour, how many hours of work are needed?
| If one hour brings {p$}, how many hours of work make this sum?
> Hours of work: h = m / p
! {A} has to work {ans} hours.
# m / p

a=2..9 b=2..9 p=5..20
For one hour of work, {A} gets {p$}.
| {A} is paid {p$} an hour.
| The job that {A} has pays {p$} an hour.
| At work, {A} makes {p$} in an hour.
| One hour brings {A} {p$}.
| {A} earns {p$} per hour.
? How much does {A} earn if {he} works {a} hours on Monday and {b} hours on Tuesday?
| {A} works {a} hours today and {b} hours the next day. How much is that in all?
| What is {he} paid for one shift of {a} hours and another one of {b} hours?
| If {he} stays {a} hours before lunch and {b} hours after it, how much does {he} make?
| On one day it is {a} hours, on the other {b} hours. What does {he} get in all?
| How many dollars is that for {a} hours in the morning and {b} hours in the evening?
> Hours of work: h = a + b
> Money earned: m = h * p
! {A} earns {ans} dollars.
# (a + b) * p

n=3..20 p=2..15 c=5..30 x=snack any
Flour, sugar and the rest cost {A} {c$}.
| {A} paid {c$} for what goes into the {x}.
| {A} has costs of {c$}.
| To make the {x}, {A} needed things for {c$}.
| A place at the market costs {A} {c$}.
| For all that is in the {x}, {A} pays {c$}.
{A} sells {x} at {p$} each.
| The price of {ax} from {A} is {p$}.
| A guest pays {A} {p$} for {ax}.
| One {x1} at the stand of {A} is {p$}.
| {A} asks {p$} for {ax}.
| For every {x1} that is sold, {A} gets {p$}.
In the evening, {n} {x} have been sold.
| {A} sells {n} {x} in all.
| People buy {n} {x} from {A}.
| {A} finds buyers for {n} {x}.
| {n} {x} are sold by {A}.
| There are {n} people who buy {ax} from {A}.
? How much profit does {A} make?
| What is {A}'s profit?
| How much is left after the costs?
| How many dollars does {A} gain?
| What does {A} have left when the costs are paid?
| How large is {A}'s profit?
> Money for the {x}: m = n * p
> Profit: r = m - c
! {A} makes a profit of {ans} dollars.
# n * p - c

b=5..20 d=2..8 a=b+d h=2..9 any
{B} earns {b$} an hour.
| An hour of work brings {B} {b$}.
| {B}'s job pays {b$} an hour.
| For one hour, {B} gets {b$}.
| {B} is paid {b$} per hour.
| The boss of {B} pays {b$} an hour.
{A} earns {a$} an hour.
| An hour of work brings {A} {a$}.
| {A}'s job pays {a$} an hour.
| For one hour, {A} gets {a$}.
| {A} is paid {a$} per hour.
| The boss of {A} pays {a$} an hour.
? After {h} hours, how much more does {A} have than {B}?
| Both work {h} hours. How much more does {A} earn?
| How many dollars more than {B} does {A} make in {h} hours?
| If both work for {h} hours, how much less does {B} get?
| In {h} hours of work, by how much does {A} earn more than {B}?
| How much more money does {A} get than {B} for {h} hours?
> More each hour: d = a - b
> More in all: t = d * h
! {A} earns {ans} dollars more.
# (a - b) * h

h=3..6 p=5..12 m=h*p k=2|7|8|9|10
? How much does {A} get for {k} hours, if {he} gets {m$} for {h} hours?
| If {h} hours bring {A} {m$}, how much do {k} hours bring?
| What does {A} earn in {k} hours when {h} hours of work pay {m$}?
| {A} works {k} hours. What does {he} get, if {m$} is the pay for {h} hours?
| What would {A} make in {k} hours, if {m$} is paid for {h} hours?
| {A} was paid {m$} for {h} hours. How much will {he} get for {k} hours?
| For {k} hours of work, what must be paid to {A}, who got {m$} for {h} hours?
> Pay for an hour: p = m / h
> Money for {k} hours: t = p * k
! For {k} hours, {A} gets {ans} dollars.
# m // h * k

h=2..9 p=5..12 e=h*p b=3..20 t=e+b any
{A} goes home with {t$}, pay and tips together.
| With the tips, {A} gets {t$} in all.
| Pay and tips of {A} are {t$} together.
| All in all, {A} has made {t$} with {his} pay and tips.
| {A} counts {t$}. The pay and the tips are both in it.
| In all, {A} takes home {t$}, and the tips are part of it.
{A} works {h} hours.
| The shift of {A} is {h} hours long.
| {A} is at work for {h} hours.
| {h} hours of work are done by {A}.
| {A} stays for {h} hours at work.
| It is {h} hours that {A} works.
The tips are {b$}.
| Guests give {A} tips of {b$}.
| {A} gets {b$} in tips.
| In tips alone, {A} gets {b$}.
| The tip jar holds {b$}.
| There is {b$} in tips.
? How much does {A} earn an hour without tips?
| Without tips, what does one hour pay?
| What is {A}'s pay for one hour, tips not counted?
| How much does the boss pay {A} for an hour?
| How many dollars of pay does {A} get per hour?
| What is the pay of {A} per hour?
> Pay without tips: e = t - b
> Pay for an hour: p = e / h
! {A} earns {ans} dollars an hour.
# (t - b) // h

p=5..30 r=2..9 h=2..9 any
From now on, each hour pays {A} {r$} more than before.
| {A} gets a raise of {r$} an hour.
| The boss adds {r$} to {A}'s pay for each hour.
| {A}'s pay for an hour rises by {r$}.
| Every hour now brings {A} {r$} more than in the past.
| {A} is promised {r$} more for each hour than before.
In the past, {A} was paid {p$} an hour.
| Before the raise, {A} got {p$} an hour.
| {A}'s old pay was {p$} an hour.
| Last year, an hour of work brought {A} {p$}.
| Until now, {A} made {p$} per hour.
| {A} had earned {p$} an hour until now.
? How much does {A} now earn in {h} hours?
| With the raise, how much does {A} get for {h} hours?
| For {h} hours of work, what is {A} paid now?
| {A} works {h} hours after the raise. How much does {he} get?
| How many dollars do {h} hours now bring?
| What is the new pay for {h} hours?
> Pay for an hour: q = p + r
> Money earned: m = q * h
! {A} earns {ans} dollars now.
# (p + r) * h

e=12..60 d=2..7
? How much does {A} earn in {d} days, if {he} is paid {e$} a day?
| If {A} works on {d} days, how much does {he} get at {e$} a day?
| {A} works {d} days. How much money is that, if one day pays {e$}?
| For {d} days of work, what is {A} paid when a day brings {e$}?
| With {e$} for each day, what does {A} make in {d} days?
| If a day of work brings {A} {e$}, how much do {d} days bring?
| {A} gets {e$} a day. How many dollars is that for {d} days?
> Money earned: m = e * d
! {A} earns {ans} dollars.
# e * d
""")
