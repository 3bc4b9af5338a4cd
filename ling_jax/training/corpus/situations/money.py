"""Problems about money."""

from ling_jax.training.corpus.templates import read

SHOPPING = read("""
n=2..9 p=2..15 x=fruit
{A} buys {n} {x} for {p$} each.
| {n} {x} at {p$} each lie in the basket of {A}.
| {A} [picks|takes] {n} {x}. Each {x1} costs {p$}.
| One {x1} costs {p$}, and {A} [takes|buys] {n} of them.
| {A} needs {n} {x}. The shop sells them for {p$} each.
| {X} are {p$} each. {A} puts {n} of them into {his} basket.
| {A} would like {n} {x}, and they are {p$} apiece.
| The price of one {x1} is {p$}. {A} gets {n}.
| {A} goes to the market for {n} {x}. There, {ax} is {p$}.
| {n} {x} lie in the basket of {A}, and each of them costs {p$}.
| For {p$} each, {A} takes {n} {x} home.
? How much does {A} pay[| in all| altogether]?
| How much money must {A} pay?
| How many dollars does that come to?
| What does that cost {A}?
| How large is the bill?
| What is the total for {A}?
| What does {he} pay for all of them?
| How much money is that?
| What does {A} have to pay?
> Cost of the {x}: c = n * p
! {A} pays {ans} dollars.
# n * p

n=2..9 p=2..60 x=clothes
? How much do {n} {x} cost if one {x1} costs {p$}?
| One {x1} costs {p$}. What is the price of {n} {x}?
| At a price of {p$} for each {x1}, how much do {n} {x} cost?
| If {ax} is {p$}, how many dollars are {n} {x}?
| {X} are sold at {p$} apiece. What must be paid for {n} of them?
> Cost of the {x}: c = n * p
! The {x} cost {ans} dollars.
# n * p

n=2..9 p=2..12 m=2..9 q=2..12 x=fruit y=snack
{A} buys {n} {x} for {p$} each and {m} {y} for {q$} each.
| [At|In] the [shop|store], {A} [gets|buys] {n} {x} at {p$} each and {m} {y} at {q$} each.
| {A} needs {n} {x} and {m} {y}. {X} cost {p$} each, {y} cost {q$} each.
| {A} puts {n} {x} and {m} {y} into the cart. Each {x1} is {p$} and each {y1} is {q$}.
| On the list of {A} are {n} {x} for {p$} each and {m} {y} for {q$} each.
| {A} brings home {n} {x} and {m} {y}. One {x1} was {p$}, and one {y1} was {q$}.
| The shopping list says {n} {x} at {p$} each, then {m} {y} at {q$} each.
| For a picnic {A} needs {n} {x} at {p$} apiece and {m} {y} at {q$} apiece.
? How much does {A} [pay|spend] in [all|total]?
| How large is the whole bill?
| What must {A} pay for all of it?
| How much is the bill for both kinds?
| What is the bill of {A}?
| What does {A} pay for the whole list?
| What is the total cost?
> Cost of the {x}: a = n * p
> Cost of the {y}: b = m * q
> Total cost: t = a + b
! The total cost is {ans} dollars.
# n * p + m * q

n=2..9 p=3..25 b=2..9 x=pen
One {x1} costs {p$}.
{A} [wants|buys|takes] {n} {x}.
{He} also pays {b$} for a bag.
| A bag to carry them costs another {b$}.
? How much does {A} pay?
| How much money does {A} need?
> Cost of the {x}: c = n * p
> Total cost: t = c + b
! {A} pays {ans} dollars.
# n * p + b

p=5..80 d=2..40 x=clothes y=clothes
{AX} costs {p$}.
{AY} costs {d$} more than the {x1}.
? How much do the {x1} and the {y1} cost together?
| What is the price of both?
| {A} buys both. How much does {he} pay?
> Cost of the {y1}: q = p + d
> Total cost: t = p + q
! Together they cost {ans} dollars.
# 2 * p + d

p=20..90 d=2..19 x=gadget y=gadget
{AX} costs {p$}[, and| and] {ay} is {d$} cheaper.
| The price of {ax} is {p$}. {AY} costs {d$} less.
? How much do [both|the two things] cost together?
| What do they cost in all?
> Cost of the {y1}: q = p - d
> Total cost: t = p + q
! Together they cost {ans} dollars.
# 2 * p - d

n=2..9 p=2..20 c=n*p x=toy
{A} pays {c$} for {n} {x} of the same [kind|price].
| {n} {x} cost {c$} [together|in all].
| The bill for {n} {x} is {c$}. All have the same price.
| {A} spends {c$} on {n} {x}, each at the same price.
| For {n} {x} the bill says {c$}.
| {A} got {n} {x} of one kind and spent {c$} on them.
| {n} {x}, all at one price, cost {A} {c$}.
? How much does one {x1} cost?
| How many dollars is one of them?
| What did {A} pay for each {x1}?
| What does each one cost?
| What was the price of a single {x1}?
| What is the price of [one|a single] {x1}?
> Cost of one {x1}: p = c / n
! One {x1} costs {ans} dollars.
# c / n

n=2..9 p=2..12 c=n*p m=2..9 x=fruit
{n} {x} cost {c$}.
| A [shop|store] sells {n} {x} for {c$}.
| {A} sees {n} {x} for {c$}.
? How much do {m} {x} cost?
| What does {A} pay for {m} {x}?
> Cost of one {x1}: p = c / n
> Cost of the {x}: t = p * m
! {m} {x} cost {ans} dollars.
# c // n * m

k=3..9 g=2..9 n=k*g p=2..12 x=pen y=box
{A} [needs|wants] {n} {x}.
The {x} [come|are sold] in {y} of {k}.
| There are {k} {x} in every {y1}.
One {y1} costs {p$}.
? How much does {A} [pay|have to pay]?
> Number of {y}: g = n / k
> Total cost: c = g * p
! {A} pays {ans} dollars.
# n // k * p

a=3..40 b=3..40 c=3..40 x=toy y=pen z=snack
{A} buys {ax} for {a$}, {ay} for {b$} and {az} for {c$}.
| {A} pays {a$} for {ax}, {b$} for {ay} and {c$} for {az}.
| The bill of {A} says {a$} for {ax}, {b$} for {ay} and {c$} for {az}.
? How much does {he} [spend|pay] [in all|altogether]?
| What is the total cost?
> Cost of the first two: d = a + b
> Total cost: t = d + c
! The total cost is {ans} dollars.
# a + b + c
""")

BUDGET = read("""
n=2..9 p=2..15 m=20|50|60|80|100|150|200 x=fruit
{A} has {m$}.
| {A} goes shopping with {m$}.
| In the pocket of {A} are {m$}.
| {A} takes {m$} along.
{He} buys {n} {x} for {p$} each.
| {He} [takes|picks] {n} {x} at {p$} each.
| At a shop {he} finds {x} for {p$} each and takes {n}.
| Then {he} pays for {n} {x} that are {p$} each.
| {He} leaves the shop with {n} {x}. One of them costs {p$}.
| In the shop {he} picks up {n} new {x} for {p$} each.
? How much money does {A} have left?
| How many dollars does {he} keep?
| What is left of {his} money?
| How many dollars remain?
| How much stays in {his} pocket?
| How much of the money is left?
| How much [money|] is left?
> Cost of the {x}: c = n * p
> Money left: r = m - c
! {A} has {ans} dollars left.
# m - n * p

p=3..95 m=20|50|100 x=toy
{A} [buys|gets] {ax} for {p$}[ and pays| and pays] with {m$}.
| {AX} costs {p$}. {A} gives the seller {m$}.
| {A} pays {p$} for {ax}. {He} hands {m$} to the seller.
| The bill for {ax} is {p$}, and {A} hands over {m$}.
| {A} puts {m$} on the table to pay for {ax} that costs {p$}.
| The tag on {ax} says {p$}. {A} gives {m$} for it.
| {AX} is sold for {p$}, so {A} pays with {m$}.
? How much [change|money] does {A} get back?
| How many dollars does the seller give back?
| How many dollars does {he} get back?
| How much comes back to {A}?
| What is {his} change?
> Change: r = m - p
! {A} gets back {ans} dollars.
# m - p

m=30..200 a=3..60 b=3..60 x=clothes y=toy
{A} [has|starts with] {m$}.
{He} spends {a$} on {ax} and {b$} on {ay}.
| {He} [pays|gives] {a$} for {ax}. Then {he} pays {b$} for {ay}.
| From this, {he} buys {ax} for {a$} and {ay} for {b$}.
? How much money does {he} have left?
| What remains of the money?
| How many dollars are still there?
| How much is left?
> Money left after the {x1}: r = m - a
> Money left: s = r - b
! {A} has {ans} dollars left.
# m - a - b

p=2..9 n=3..30 m=n*p x=snack
{A} has {m$}.
| {A} goes shopping with {m$}.
| In the pocket of {A} are {m$}.
| {A} takes {m$} along.
One {x1} costs {p$}.
? How many {x} can {he} buy?
| How many {x} can {A} get for all {his} money?
| How many {x} does {his} money buy?
> Number of {x}: n = m / p
! {A} can buy {ans} {x}.
# m / p

n=2..9 p=2..15 c=n*p r=2..20 m=c+r x=pen
{A} [had|took] {m$}.
{He} bought {n} {x} of the same price and had {r$} left.
| After {he} bought {n} {x} of the same price, {he} had {r$} left.
| After buying {n} {x} that all cost the same, {r$} remained.
? How much did one {x1} cost?
| What was the price of one {x1}?
> Money spent: c = m - r
> Cost of one {x1}: p = c / n
! One {x1} cost {ans} dollars.
# (m - r) // n

a=10..80 b=10..80 p=10..120 x=gadget plain
{A} has {a$} and {B} has {b$}.
| {A} puts in {a$}, {B} puts in {b$}.
| In the bag of {A} are {a$}, and in the bag of {B} are {b$}.
They [buy|get] {ax} for {p$} together.
| They put their money together and buy {ax} for {p$}.
| Both want {ax}. It costs {p$}.
| For {p$} they get {ax} that both can use.
? How much money do they have left?
| What do they have when {ax} is paid?
| How many dollars remain after they buy it?
| What remains of the money of both?
| After buying it, how much do they have?
| How much [is|will be] left?
> Money in all: m = a + b
> Money left: r = m - p
! They have {ans} dollars left.
# a + b - p

m=900..3000:100 r=300..800:50 f=100..400:50
{A} earns {m$} [a|every|each] month.
{He} pays {r$} for rent and {f$} for food.
| The rent is {r$} and the food costs {f$} a month.
| Of this, {r$} go to the rent and {f$} are spent on food.
? How much is left at the end of the month?
| How much money is left each month?
> Money spent: c = r + f
> Money left: l = m - c
! {ans} dollars are left.
# m - r - f

p=20..90 m=5..60 x=gadget plain
{A} [wants|wants to buy] {ax} that costs {p$}.
| {AX} costs {p$}. {A} wants to buy it.
{He} has only {m$}.
| So far {he} has {m$}.
| In {his} pocket {he} finds {m$}.
? How much more money does {he} need?
| How much money is missing?
> Money still needed: r = p - m
! {A} needs {ans} more dollars.
# p - m

n=2..5 m=2..12 a=20|50|100 x=drink
{A} has {n} bills of {a$} and {m} coins of 2 dollars.
? How much money does {A} have[| in all| altogether]?
| How many dollars is that in all?
> Money in bills: b = n * a
> Money in coins: c = m * 2
> Money in all: t = b + c
! {A} has {ans} dollars.
# n * a + 2 * m
""")

SAVINGS = read("""
w=3..40 n=3..20
{A} saves {w$} [a|each|every] week.
? How much does {A} save in {n} weeks?
| What has {A} saved when {n} weeks have passed?
| How many dollars does that make within {n} weeks?
| How much money is saved after {n} weeks?
| What is saved in {n} weeks?
| How much money does {he} have after {n} weeks?
> Money saved: s = w * n
! {A} saves {ans} dollars.
# w * n

s=10..90 w=3..25 n=3..12
{A} has {s$} in a [box|bank].
| {A} already has {s$}.
| The box of {A} holds {s$}.
| At the beginning {A} owns {s$}.
| There are {s$} in the jar of {A} at the start.
| {A} begins with {s$} in a jar.
{He} saves {w$} [a|each|every] week.
| Every week {he} adds {w$}.
| Then {w$} are added each week.
| {He} puts {w$} into the box every week.
| Each week {he} puts in another {w$}.
| {w$} go into it every week.
? How much money does {A} have after {n} weeks?
| How many dollars are there when {n} weeks have passed?
| How much does {A} own after {n} weeks?
| What is in it after {n} weeks?
| How much is there once {n} weeks have gone by?
| What does {he} have when {n} weeks are gone?
| How much does {he} have in {n} weeks?
> Money saved: a = w * n
> Money in all: t = s + a
! {A} has {ans} dollars after {n} weeks.
# s + w * n

w=3..9 k=2..15 d=w*k s=5..60 p=d+s x=gadget plain
{A} wants to buy {ax} for {p$}.
| {AX} costs {p$}, and {A} wants to buy it.
| {A} dreams of {ax} for {p$}.
| {A} saves for {ax}. The price is {p$}.
| The wish of {A} is {ax} for {p$}.
{He} has {s$} and saves {w$} [a|every|each] week.
| {He} already has {s$}. Each week {he} saves {w$}.
| {He} owns {s$} and can add {w$} every week.
| There are {s$} in {his} box, and every week {he} puts in {w$}.
| {He} begins with {s$}, and {w$} come in every week.
| In the bank are {s$}, and each week another {w$} are put in.
? How many weeks does {A} need?
| How many weeks pass until {he} can pay for it?
| After how many weeks is it enough?
| How many weeks does {he} have to wait?
| For how many weeks must {he} save?
| In how many weeks can {he} buy it?
> Money still needed: d = p - s
> Weeks: k = d / w
! {A} needs {ans} weeks.
# (p - s) // w

g=20..60 u=5..19 n=3..12
{A} gets {g$} [a|every|each] week and spends {u$} of it.
| Every week {A} gets {g$}. {He} spends {u$} and saves the rest.
| {A} is given {g$} weekly, spends {u$} and saves what is left over.
| Of {g$} that {A} gets each week, {he} spends {u$} and saves the others.
| {A} has {g$} for every week. {u$} of it are used, the rest goes into a jar.
| Each week {A} is given {g$}. {He} uses {u$} and keeps what remains.
? How much does {A} save in {n} weeks?
| What has {A} saved when {n} weeks have passed?
| How many dollars does that make within {n} weeks?
| How much money is saved after {n} weeks?
| What is saved in {n} weeks?
| How much money does {he} have after {n} weeks?
> Money saved a week: w = g - u
> Money saved: s = w * n
! {A} saves {ans} dollars.
# (g - u) * n

a=4..30 b=4..30 n=3..9 plain
{A} saves {a$} a week and {B} saves {b$} a week.
| Each week {A} saves {a$} and {B} saves {b$}.
| {A} puts away {a$} every week, and {B} puts away {b$}.
| Weekly {A} adds {a$} and {B} adds {b$} to the box of the family.
? How much do they save together in {n} weeks?
| How much money do both have after {n} weeks?
> Money saved a week: w = a + b
> Money saved: s = w * n
! Together they save {ans} dollars.
# (a + b) * n

m=10..60 n=3..12 p=20..90 x=gadget
{A} saves {m$} [a|each|every] month.
After {n} months {he} buys {ax} for {p$}.
? How much money is left?
| What does {he} have after paying for it?
| How much money does {A} have then?
> Money saved: s = m * n
> Money left: r = s - p
! {ans} dollars are left.
# m * n - p

s=20..90 g=10..60 u=5..40
{A} had {s$}.
[For {his} birthday {he} got|On {his} birthday {he} was given] {g$} more.
Then {he} spent {u$}.
? How much money does {A} have now?
| How much does {he} have in the end?
> Money after the birthday: a = s + g
> Money left: r = a - u
! {A} has {ans} dollars now.
# s + g - u

w=2..9 k=4..30 p=w*k x=gadget
{A} saves {w$} [a|each|every] day for {ax}.
The {x1} costs {p$}.
? How many days does it take?
| How many days does {he} have to save?
> Days: k = p / w
! It takes {ans} days.
# p / w
""")

WAGES = read("""
h=2..12 p=8..40
{A} earns {p$} an hour.
| {A} gets {p$} for every hour of work.
| For one hour of work {A} is paid {p$}.
| {A} has a job. It pays {p$} an hour.
| The boss of {A} pays {p$} an hour.
| {A} works in a shop that pays {p$} for each hour.
| An hour of work brings {A} {p$}.
? How much does {he} earn in {h} hours?
| What is {he} paid for {h} hours?
| {A} works {h} hours. What does {he} get?
| Today {A} works {h} hours. How much does the boss pay?
| What do {h} hours of work bring?
| How much is {he} paid after {h} hours?
| How much money does {A} get for {h} hours?
> Money earned: m = h * p
! {A} earns {ans} dollars.
# h * p

h=3..9 d=2..6 p=5..20
{A} works {h} hours a day for {d} days.
| For {d} days, {A} works {h} hours [a|each] day.
| {A} goes to work on {d} days and stays {h} hours each time.
| The job of {A} takes {h} hours a day, and {he} does it for {d} days.
| On each of {d} days {A} is at work for {h} hours.
| {A} was at the shop on {d} days, always for {h} hours.
{He} earns {p$} an hour.
| {He} is paid {p$} an hour.
| One hour is paid with {p$}.
| {His} job pays {p$} an hour.
| The boss gives {him} {p$} for an hour.
? How much does {A} earn[| in all| altogether]?
| What is {A} paid?
| How many dollars does the work bring?
| What does the job bring?
| How much money is that?
> Hours of work: t = h * d
> Money earned: m = t * p
! {A} earns {ans} dollars.
# h * d * p

n=2..9 p=5..30 b=5..40
{A} [washes|cleans] {n} cars and gets {p$} for each.
| {A} gets {p$} for each car {he} washes. {He} washes {n} cars.
A neighbor gives {him} {b$} more.
| {He} also gets a tip of {b$}.
? How much money does {A} get [in all|altogether]?
> Money for the cars: a = n * p
> Money in all: t = a + b
! {A} gets {ans} dollars.
# n * p + b

h=2..9 p=6..25 c=5..40
{A} works {h} hours for {p$} an hour.
| {A} is paid {p$} an hour and works {h} hours.
| For {h} hours of work {A} gets {p$} an hour.
{He} pays {c$} for the [bus|train|ride].
| Getting to work costs {him} {c$}.
| A taxi home costs {him} {c$}.
| Then {he} takes a train for {c$}.
| On the way home {he} spends {c$}.
? How much of the money is left?
| What does {A} keep?
| What does {he} bring home?
| How much of the pay does {he} keep?
| How much money does {he} have left?
> Money earned: m = h * p
> Money left: r = m - c
! {ans} dollars are left.
# h * p - c

p=5..9 h=3..30 m=h*p
{A} earns {p$} an hour.
? How many hours does {he} have to work for {m$}?
| How many hours does it take to earn {m$}?
> Hours of work: h = m / p
! {A} has to work {ans} hours.
# m / p

d=2..7 e=10..90 m=d*e
{A} earns {m$} in {d} days.
| In {d} days of work {A} gets {m$}.
| The job pays {A} {m$} for {d} days.
[|Each day {he} gets the same.]
? How much is that a day?
| How much does {he} earn in one day?
> Money a day: e = m / d
! {A} earns {ans} dollars a day.
# m / d

a=2..9 b=2..9 p=5..20 plain
{A} works {a} hours on Monday and {b} hours on Tuesday.
| {A} works {a} hours in the morning and {b} hours in the evening.
Every hour brings {p$}.
| The pay is {p$} an hour.
| {He} is paid {p$} for each hour.
? How much does {A} earn [in all|altogether]?
> Hours of work: h = a + b
> Money earned: m = h * p
! {A} earns {ans} dollars.
# (a + b) * p

n=3..20 p=2..15 c=5..30 x=snack
{A} sells {n} {x} for {p$} each.
To make them {he} spent {c$}.
| Making them cost {him} {c$}.
? How much profit does {A} make?
| How much money does {he} make after the costs?
> Money for the {x}: m = n * p
> Profit: r = m - c
! {A} makes a profit of {ans} dollars.
# n * p - c
""")

DISCOUNTS = read("""
q=3..90 p=q*2 x=clothes
{AX} [costs|normally costs] {p$}.
Today it is sold [at|for] half price.
| In the sale it costs half as much.
| When the sale begins, only half of the price must be paid.
| For {A} it costs just half of this price.
| {A} gets it for half of the price.
| Now only half of that is asked.
? How much does it cost [now|today]?
| How many dollars is it in the sale?
| What does {A} pay?
| How much is that?
| How much does {A} have to pay?
| What is the new price?
> New price: q = p / 2
! It costs {ans} dollars.
# p / 2

q=3..60 p=q*2 n=2..6 x=clothes
[A|The] shop sells {x} at half price. They cost {p$} each before.
| {X} cost {p$} each, but today everything is half price.
? How much does {A} pay for {n} {x}?
| {A} takes {n} of them. How much does {he} pay?
> New price: q = p / 2
> Cost of the {x}: c = q * n
! {A} pays {ans} dollars.
# p // 2 * n

p=10..90 d=2..9 n=2..6 x=gadget
{AX} costs {p$}.
[In the sale|Today] each one is {d$} cheaper.
| The shop takes {d$} off each one.
? How much do {n} {x} cost [now|in the sale]?
| How much does {A} pay for {n} {x}?
> New price: q = p - d
> Cost of the {x}: c = q * n
! {n} {x} cost {ans} dollars.
# (p - d) * n

q=2..30 p=q*10 x=gadget
{AX} costs {p$}. [Today|Now] there is a discount of 10%.
| The price of {ax} is {p$}. {A} gets 10% off.
| {A} finds {ax} for {p$}. A sign says that everything is 10% cheaper.
| {AX} was {p$}. It is sold for 10% less.
| {A} sees {ax} that costs {p$}, and the shop takes 10% off the price.
| On {ax} for {p$} there is 10% off.
? How much is the new price?
| What must {A} pay?
| How many dollars is it now?
| What does {A} pay after the discount?
| How much does it cost with the discount?
| How much does {A} pay[| for it]?
> Discount of 10%: d = p / 10
> New price: r = p - d
! The new price is {ans} dollars.
# p - p // 10

q=2..30 p=q*10 x=clothes
{AX} costs {p$}. [Today|Now] there is a discount of 20%.
| The price of {ax} is {p$}. {A} gets 20% off.
| {A} finds {ax} for {p$}. A sign says that everything is 20% cheaper.
| {AX} was {p$}. It is sold for 20% less.
| {A} sees {ax} that costs {p$}, and the shop takes 20% off the price.
| On {ax} for {p$} there is 20% off.
? How much is the new price?
| What must {A} pay?
| How many dollars is it now?
| What does {A} pay after the discount?
| How much does it cost with the discount?
| How much does {A} pay[| for it]?
> 10% of the price: t = p / 10
> Discount of 20%: d = t * 2
> New price: r = p - d
! The new price is {ans} dollars.
# p - p // 5

q=2..30 p=q*10 x=gadget
{AX} costs {p$}. [Today|Now] there is a discount of 30%.
| The price of {ax} is {p$}. {A} gets 30% off.
| {A} finds {ax} for {p$}. A sign says that everything is 30% cheaper.
| {AX} was {p$}. It is sold for 30% less.
| {A} sees {ax} that costs {p$}, and the shop takes 30% off the price.
| On {ax} for {p$} there is 30% off.
? How much is the new price?
| What must {A} pay?
| How many dollars is it now?
| What does {A} pay after the discount?
| How much does it cost with the discount?
| How much does {A} pay[| for it]?
> 10% of the price: t = p / 10
> Discount of 30%: d = t * 3
> New price: r = p - d
! The new price is {ans} dollars.
# p - p // 10 * 3

q=2..25 p=q*4 x=toy
{AX} costs {p$}. [Today|Now] there is a discount of 25%.
| The price of {ax} is {p$}. {A} gets 25% off.
| {A} finds {ax} for {p$}. A sign says that everything is 25% cheaper.
| {AX} was {p$}. It is sold for 25% less.
| {A} sees {ax} that costs {p$}, and the shop takes 25% off the price.
| On {ax} for {p$} there is 25% off.
? How much is the new price?
| What must {A} pay?
| How many dollars is it now?
| What does {A} pay after the discount?
| How much does it cost with the discount?
| How much does {A} pay[| for it]?
> Discount of 25%: d = p / 4
> New price: r = p - d
! The new price is {ans} dollars.
# p - p // 4

n=2..9 p=3..20 c=2..15 x=pen
{A} buys {n} {x} for {p$} each.
| {n} {x} at {p$} each lie in the basket of {A}.
{He} has a coupon [for|that takes off] {c$}.
| With a coupon {he} pays {c$} less.
| {He} shows the seller a coupon for {c$}.
| A coupon saves {him} {c$}.
| {c$} are taken off because {he} has a coupon.
| At the shop {he} gives the seller a coupon of {c$}.
? How much does {A} pay?
| How much does {he} have to pay?
| What must {he} pay?
> Cost of the {x}: t = n * p
> Cost with the coupon: r = t - c
! {A} pays {ans} dollars.
# n * p - c

n=3..9 p=3..25 x=clothes
{A} takes {n} {x} that cost {p$} each, and one of them is free.
| {X} cost {p$} each. {A} takes {n} of them, but [gets one for free|one of them is free].
? How much does {A} pay?
> {X} to pay for: k = n - 1
> Cost of the {x}: c = k * p
! {A} pays {ans} dollars.
# (n - 1) * p

q=3..40 p=q*10 x=gadget
[The price of|The cost of] {ax} was {p$}. [Then|Now] it goes up by 10%.
| {AX} cost {p$} [last year|before]. The price [rises|goes up] by 10%.
? How much does it cost now?
| What is the new price?
> Rise of 10%: d = p / 10
> New price: r = p + d
! It costs {ans} dollars now.
# p + p // 10

q=3..60 p=q*2 m=50|100|150|200 x=clothes
{AX} that [cost|was] {p$} is now half price.
| The price of {ax} was {p$}. Now it is half of that.
{A} pays with {m$}.
? How much [money|change] does {he} get back?
> New price: q = p / 2
> Money left: r = m - q
! {A} gets back {ans} dollars.
# m - p // 2
""")
