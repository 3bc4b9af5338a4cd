"""An amount of dollars that somebody has."""

from ling_jax.training.corpus.composed import read_theme

_STARTS = """
= start
n=30..200
{A} [has|owns|carries] {n$}[| in {his} pocket| in {his} wallet].
| The [wallet|jar|piggy bank|purse|money box] of {A} holds {n$}.
| With {n$} in {his} pocket, {A} comes to town.
| {A} opens {his} piggy bank and counts {n$}.
| The bank account of {A} shows {n$}.
| All the money that {A} has is {n$}.
| {A}'s savings come to {n$}.
| There is a total of {n$} in {A}'s money box.
| For {his} birthday, {A} got {n$}.
| {A} takes {n$} along to the market.
| In a drawer {A} keeps an envelope with {n$} in it.
| When {A} empties {his} pockets, {n$} lands on the table.
| {A} leaves home with {n$} to spend.
# n

= start
n=2..9 p=5..20
{A} earns {p$} an hour and works for {n} hours.
| For every hour of work {A} gets {p$}. Today {he} worked {n} hours.
| {A} is paid for {n} hours of work at {p$} per hour.
| At {p$} an hour, {A} works {n} hours in [a bakery|a shop|a neighbor's garden].
| {A} babysits for {n} hours. Each hour brings {him} {p$}.
| A neighbor pays {A} {p$} per hour for help in the garden, and the work takes {n} hours.
| The shop where {A} helps pays {p$} per hour. {A} stays for {n} hours.
| {n} hours is how long {A} works, and {his} pay is {p$} for each of them.
| An hour of piano lessons with {A} costs {p$}. {A} gives {n} hours and is paid.
| {A} mows lawns for {n} hours and is given {p$} for each hour.
| Each hour at the car wash earns {A} {p$}, and {he} is there for {n} hours.
> Money earned: q = n * p
# n * p

= start
d=2..6 h=2..8 p=3..12
{A} works {d} days, {h} hours a day, for {p$} an hour.
| On each of {d} days {A} works {h} hours. Every hour pays {p$}.
| A job takes {A} {d} days of {h} hours each, and an hour is paid with {p$}.
| {A} gets {p$} an hour. {He} works {h} hours a day for {d} days.
| For {d} days {A} helps on a farm, {h} hours daily, at {p$} per hour.
| {h} hours a day, {d} days in a row, {A} paints fences for {p$} an hour.
| The pay is {p$} per hour. {A} comes on {d} days and stays {h} hours every time.
| {A} is hired for {d} days. A day has {h} hours of work, and each hour brings {him} {p$}.
| {A} babysat on {d} evenings, {h} hours each evening, and got {p$} for every hour.
| With {h} hours of work a day and {p$} for each hour, {A} works {d} days.
> Hours in all: t = d * h
> Money earned: q = t * p
# d * h * p

= start
n=3..12 w=4..30
{A} saves {w$} a week for {n} weeks.
| Every week {A} puts {w$} into a jar. {He} does so for {n} weeks.
| For {n} weeks, {A} sets {w$} aside each week.
| {n} weeks long, {w$} per week goes into {A}'s piggy bank.
| {A} has been saving for {n} weeks, {w$} every week.
| Week after week {A} saves {w$}, and {n} weeks have passed.
| By putting away {w$} weekly, {A} has saved for {n} weeks.
| {A}'s jar was empty {n} weeks ago. Since then {w$} has been added each week.
| In each of the last {n} weeks {A} has put {w$} in the bank.
| Each Sunday {A} drops {w$} into an empty box. In this way {n} Sundays go by.
| {A} started with nothing and saved {w$} in every one of {n} weeks.
> Money saved: q = n * w
# n * w

= start
s=10..90 n=3..10 w=4..20
{A} has {s$} and saves {w$} a week for {n} weeks.
| {A} starts with {s$}. Every week for {n} weeks {he} adds {w$}.
| In {A}'s jar there was already {s$}, and for {n} weeks {w$} more went in each week.
| To the {s$} that {A} owns, {w$} is added in each of {n} weeks.
| {A} opens an account with {s$} and pays in {w$} weekly for {n} weeks.
| For {n} weeks {A} puts away {w$} per week. {He} had {s$} before that.
| {A}'s piggy bank held {s$} at first. Then came {n} weeks with {w$} each.
| Besides the {s$} {he} had at the start, {A} has saved {w$} a week for {n} weeks.
| {n} weeks ago {A} had {s$}. Each week since then {he} saved another {w$}.
| {A} already has {s$}, and {his} uncle gives {him} {w$} every week for {n} weeks.
> Money saved: g = n * w
> Money in all: q = s + g
# s + n * w

= start
n=15..90 m=15..90
{A} gets {n$} from {B} and {m$} from an aunt.
| {B} gives {A} {n$}, and {A}'s aunt gives {A} {m$}.
| {A} was given {n$} by {B} and {m$} by an aunt.
| From {B} comes a card with {n$} for {A}, from an aunt one with {m$}.
| There are two envelopes for {A}: {n$} is in the first and {m$} in the second.
| {A} earns {n$} on Saturday and {m$} on Sunday.
| In one pocket {A} has {n$}, in the other {m$}.
| {A} keeps {n$} at home and carries {m$} in {his} wallet.
| The grandfather of {A} sent {n$}, the grandmother {m$}.
| On Monday {A} made {n$}. On Tuesday it was {m$}.
| For {his} birthday {A} receives {n$} from {B}, and an aunt adds {m$}.
| {A} has {n$} in a jar. Another {m$} lies in a drawer and is {A}'s, too.
> Money in all: q = n + m
# n + m

= start
n=5..30 p=2..9 x=snack
{A} sells {n} {x} for {p$} each.
| {n} {x} are sold by {A} at {p$} apiece.
| At {A}'s stand {ax} costs {p$}. In all, {n} of them are sold.
| {A} bakes {n} {x} and gets {p$} for every one.
| For each of {n} {x}, a customer pays {A} {p$}.
| {A} puts {n} {x} on a table with the sign "{p$} each". All are sold.
| With a price of {p$} per {x1}, {A} sells {n} {x}.
| At the market {A} asks {p$} for {ax}, and {n} people buy one.
| {n} people come to {A}'s stand. Each buys {ax} for {p$}.
| {A} has a tray of {n} {x}. Every {x1} brings {p$}, and the tray is soon empty.
| Selling {x} at {p$} a piece, {A} gets rid of {n}.
> Money for the {x}: q = n * p
# n * p

= start
n=3..15 p=2..9 m=3..15 r=2..9 x=fruit y=drink
{A} sells {n} {x} for {p$} each and {m} {y} for {r$} each.
| At {A}'s stand {ax} costs {p$} and {ay} costs {r$}. People buy {n} {x} and {m} {y}.
| {n} {x} at {p$} apiece and {m} {y} at {r$} apiece are sold by {A}.
| {A} gets {p$} for {ax} and {r$} for {ay}. Today {he} sells {n} {x} and {m} {y}.
| People buy {n} {x} and {m} {y} from {A}, paying {p$} per {x1} and {r$} per {y1}.
| {A} sells {x} and {y}: {n} {x} for {p$} a piece, {m} {y} for {r$} a piece.
| In the morning {A} sells {n} {x} at {p$} each, in the afternoon {m} {y} at {r$} each.
| For every one of {n} {x} {A} takes {p$}, and for every one of {m} {y} {r$}.
| {A}'s price for {ax} is {p$}, and {n} are bought. The price for {ay} is {r$}, and {m} are bought.
| The till of {A}'s little shop was empty. Then {n} {x} were sold at {p$} each, and {m} {y} at {r$}.
> Money for the {x}: g = n * p
> Money for the {y}: e = m * r
> Money in all: q = g + e
# n * p + m * r

= start
n=8..60 k=2..5
{B} has {n$}, and {A} has {k} times as much.
| {A} has {k} times as much money as {B}, who has {n$}.
| In {B}'s wallet there is {n$}. {A}'s wallet holds {k} times that amount.
| {B} saved {n$}. {A} saved {k} times as much.
| For every dollar of {B}'s {n$}, {A} has {k}.
| While {B} earned {n$}, {A} earned {k} times this amount.
| The money of {A} is {k} times that of {B}, who has {n$}.
| {A} could fill {k} wallets like that of {B}, which holds {n$}.
| {B} counts {n$}. When {A} counts, it is {k} times as much.
| {B} has {n$}, and {k} times as much is what {A} has.
> Money of {A}: q = n * k
# n * k

= start
n=15..120 k=3..50
{B} has {n$}. {A} has {k$} more.
| {A} has {k$} more than {B}, who has {n$}.
| {B} saved {n$}, and {A} saved {k$} more than that.
| In {B}'s piggy bank there is {n$}. In {A}'s there is {k$} more.
| The {n$} that {B} has is {k$} less than {A} has.
| {A} could give away {k$} and would still have the {n$} that {B} has.
| {A} earned {k$} more than {B}, whose pay was {n$}.
| While {B} has {n$}, {A} is {k$} richer.
| {B} counted {n$}. {A} counted the same and another {k$}.
| {A} has as much as {B}, which is {n$}, and {k$} besides.
> Money of {A}: q = n + k
# n + k

= start
n=40..200 k=3..60
{B} has {n$}. {A} has {k$} less.
| {A} has {k$} less than {B}, who has {n$}.
| {B} saved {n$}, which is {k$} more than {A} saved.
| In {B}'s jar there is {n$}. In {A}'s there is {k$} less.
| {B} earned {n$}, but {A} earned {k$} less than that.
| {B} has {n$}, and {A} would need {k$} more to have the same.
| {A}'s wallet holds {k$} less than the {n$} in {B}'s wallet.
| Compared with {B}, who has {n$}, {A} has {k$} less.
| {B} owns {n$}. {A} falls {k$} short of that.
| If {A} had {k$} more, it would be {n$}, as much as {B} has.
> Money of {A}: q = n - k
# n - k

= start
n=10..90 p=n*2
{B} has {p$}. {A} has half as much.
| {A} has half as much money as {B}, who has {p$}.
| {B} saved {p$}, twice as much as {A} saved.
| {B}'s wallet holds {p$}, and half of that amount is in {A}'s.
| {B} earned {p$}, but {A} earned only half of that.
| {B} has {p$} and gives half of it to {A}, who had nothing before.
| {B} has {p$}. Half of that amount is what {A} has.
| A jar with {p$} is shared by {A} and {B}. Each of the two takes half.
| Twice the money of {A} is the money of {B}, which is {p$}.
| {A} and {B} earn {p$} together, and {A} gets one half.
> Money of {A}: q = p / 2
# p / 2

= start
n=3..12 w=3..25
{A} gets {w$} of pocket money a week and keeps all of it for {n} weeks.
| Every week {A}'s parents give {A} {w$}. For {n} weeks {A} spends nothing.
| The pocket money of {A} is {w$} per week, and {he} has not touched it for {n} weeks.
| {A} is given {w$} each Friday. Now {n} Fridays have passed.
| {w} dollars a week is {A}'s pocket money. {He} has kept the money of {n} weeks.
| For {n} weeks {A} has kept {his} weekly pocket money of {w$}.
| {n} times {A} was given the weekly pocket money of {w$}, and nothing was spent.
| {A}'s allowance is {w$} a month. It was paid for {n} months.
| Each month brings {A} an allowance of {w$}. After {n} months {he} still has all of it.
| {A} did not spend any of the pocket money of {n} weeks, and a week brings {w$}.
> Pocket money: q = n * w
# n * w

= start
n=6..50 p=2..9
{A} collects {p$} from each of {n} people who watch {his} puppet show.
| {n} people buy a ticket for {A}'s show. A ticket costs {p$}.
| {A} puts on a magic show. Every guest pays {p$}, and {n} guests come.
| At the door {A} sells {n} tickets at {p$} apiece.
| Tickets for {A}'s concert cost {p$} each, and {n} are sold.
| {n} tickets, each for {p$}, are sold by {A}.
| The price of a ticket is {p$}. {A} sells {n} of them before the show begins.
| {A} walks {n} dogs and gets {p$} per dog.
| {n} children want to ride {A}'s pony, and every ride brings {A} {p$}.
| {A} has a lemonade stand. A cup is {p$}, and {n} cups are sold.
| For each newspaper {A} sells, {he} gets {p$}. {He} sells {n}.
> Money taken in: q = n * p
# n * p

= start
n=12..60 m=2..8 t=n*m
A prize of {t$} is shared equally by {m} winners. One of them is {A}.
| {A} is in a team of {m} players. The team wins {t$} and splits it evenly.
| {m} friends, {A} among them, win {t$}, and each gets the same share.
| The prize money is {t$}. {A} and the others, {m} people in all, get equal parts of it.
| In a team of {m}, {A} wins {t$} for the team and gets an equal share.
| {t} dollars is the prize of a contest. It is divided evenly among {m} winners, and {A} is one.
| A club of {m} children earns {t$}, and every child gets the same. {A} is in the club.
| {A} gets an equal part of {t$}, because {he} is one of {m} winners.
| Each of {m} cousins gets the same part of {t$} from a grandmother. {A} is one of the cousins.
| Split evenly among {m} workers, {t$} is paid for a job. One worker is {A}.
> Money for {A}: q = t / m
# t / m

= start
n=15..90 m=15..90
{A} puts {n$} and {B} puts {m$} into a jar. {A} takes the jar [along|to the market].
| {A} and {B} put their money together, {n$} from {A} and {m$} from {B}. {A} carries all of it.
| {A} has {n$}, {B} adds {m$}, and {A} takes all of this to the store.
| To the {n$} of {A}, {B} adds {m$}. {A} carries the money.
| {B} hands {m$} to {A}, who has {n$} already.
| A money box belongs to {A}. {A} puts {n$} in, and {B} puts in {m$}.
| {A} and {B} collect money in one bag: {n$} comes from {A}, {m$} from {B}. {A} keeps the bag.
| {n} dollars of {A} and {m} dollars of {B} go into one wallet, and {A} takes it.
| {A} goes shopping with {n$} of {his} own and {m$} that belongs to {B}.
| {B} gives {m$} and {A} gives {n$}, so that {A} can shop for both.
> Money together: q = n + m
# n + m

= start
n=3..12 v=5|10|20
{A} has {n} bills of {v} dollars.
| In {A}'s wallet there are {n} {v}-dollar bills.
| {n} bills lie in front of {A}, each of them worth {v} dollars.
| {A} opens an envelope and finds {n} bills. Each is worth {v} dollars.
| {A} is paid with {n} bills of {v} dollars each.
| The cashier counts out {n} bills of {v} dollars and hands them to {A}.
| All of {A}'s money is in {v}-dollar bills, and there are {n} of them.
| {A} draws {n} bills out of {his} pocket, and every one is a {v}-dollar bill.
| {n} people each give {A} a {v}-dollar bill.
| {A} holds {n} bills in {his} hand. They are worth {v} dollars apiece.
> Money in bills: q = n * v
# n * v

= start
n=2..9 v=10|20|50 m=2..9 w=5
{A} has {n} {v}-dollar bills and {m} {w}-dollar bills.
| In {A}'s wallet there are {n} bills of {v} dollars and {m} bills of {w} dollars.
| {n} bills of {v} dollars and {m} bills of {w} dollars belong to {A}.
| {A} counts {his} bills: {n} are worth {v} dollars each, {m} are worth {w} dollars each.
| The cashier gives {A} {n} bills of {v} dollars, then {m} bills of {w} dollars.
| {A} finds two kinds of bills in a box, {n} of {v} dollars and {m} of {w} dollars.
| {A} is paid with {n} bills of {v} dollars. To these come {m} bills of {w} dollars.
| {A} has {n} bills of {v} dollars in one pocket. In the other are {m} bills of {w} dollars.
| {n} times {A} is handed a {v}-dollar bill, and {m} times a {w}-dollar bill.
> First bills: g = n * v
> Other bills: e = m * w
> Money in all: q = g + e
# n * v + m * w

= start
m=50|100|200 p=6..45 x=clothes
{A} has {m$} and buys {ax} for {p$}.
| {A} pays for {ax} with {m$}. The price tag says {p$}, and the cashier gives back the change.
| {AX} costs {p$}. {A} puts down {m$} and takes the change.
| Of {his} {m$}, {A} has paid {p$} for {ax}.
| {A} went out with {m$} and came home with {ax} that cost {p$}.
| For {p$} {A} buys {ax}. Before that {he} had {m$}.
| {A} had {m$}. Then {ax} was bought for {p$}.
| {AX} with a price tag of {p$} is paid for by {A}, who had {m$}.
| The bill for {ax} is {p$}. {A} pays it from the {m$} that {he} has.
| {A} hands the cashier {m$} for {ax}, and everything over {p$} comes back.
> Money left: q = m - p
# m - p

= start
n=60..250 m=5..50
Yesterday {A} had {n$}, but {m$} has been spent since.
| {A} had {n$} and lost {m$} of it.
| Of the {n$} that {A} earned, {m$} went to {B}.
| {A} earns {n$}. From this {m$} is taken off for lunch.
| {A} had saved {n$} and has used {m$} of this.
| From {his} {n$} {A} has already given {m$} to {B}.
| {m} dollars of {A}'s {n} dollars were spent in the morning.
| Last week there was {n$} in {A}'s jar. Since then {A} has taken out {m$}.
| {A} takes in {n$} at {his} stand, but pays {m$} for the stand.
| After work {A} is given {n$}, and {he} pays {m$} for the train home.
> Money left: q = n - m
# n - m

= start
n=2..9 p=5..20
^ {A} is paid {p$} for an hour of work.
| One hour of work brings {A} {p$}.
| {A}'s job pays {p$} per hour.
| For every hour at work, {A} gets {p$}.
| The boss pays {A} {p$} an hour.
| At work, {A} makes {p$} an hour.
{A} works for {n} hours.
| The shift of {A} is {n} hours long.
| {A} is at work for {n} hours.
| {n} hours of work are done by {A}.
| On Saturday {A} works {n} hours.
| {A} has no money but goes to work for {n} hours.
> Money earned: q = n * p
# n * p

= start
n=5..30 p=2..9 x=snack
^ At {A}'s stand {ax} costs {p$}.
| {A} asks {p$} for {ax}.
| Each {x1} that {A} sells is {p$}.
| The sign at {A}'s stand says {p$} for {ax}.
| For one {x1}, people pay {A} {p$}.
| {X} from {A} cost {p$} apiece.
{A} sells {n} {x}.
| {n} {x} are sold by {A}.
| People buy {n} {x} at {A}'s stand.
| {A} has a stand and finds buyers for {n} {x}.
| There are {n} people who buy {ax} from {A}.
| By noon, {A} has sold {n} {x}.
> Money for the {x}: q = n * p
# n * p

= start
s=10..90 n=3..10 w=4..20
^ {A} had {s$} before {he} began to save.
| At first, before any saving, {A} had {s$}.
| In the very beginning, {A} owned {s$}.
| Before {A}'s first week of saving there was {s$} in {his} jar.
| {A} began to save when {he} already had {s$}.
| The jar in which {A} saves held {s$} at the very start.
{A} saves {w$} a week for {n} weeks.
| For {n} weeks, {A} puts {w$} into {his} jar each week.
| Each week {A} adds {w$} to {his} savings, for {n} weeks.
| {A} saves for {n} weeks, and each week it is {w$}.
| Through {n} weeks of saving, {A} puts aside {w$} a week.
| With {w$} a week, {A} saves for {n} weeks.
> Money saved: g = n * w
> Money in all: q = s + g
# s + n * w
"""

_CHANGES = """
= change
k=5..60
{A} gets {k$} [from {B}|from an uncle|as a present].
| {A} is given {k$} more by {B}.
| {A}'s grandmother [sends|gives|mails] {A} {k$}.
| {A} opens a letter. In it {he} finds {k$} from an aunt.
| Then a letter with {k$} comes for {A}.
| As a present {A} [gets|receives] another {k$}.
| Inside a birthday card for {A} there is {k$}.
| A kind neighbor hands {k$} to {A}, who keeps it.
| Another {k$} comes from {A}'s parents.
| An uncle visits and leaves {k$} for {A}.
| From {B}, {A} receives {k$} on top of this.
| {B} adds {k$} to the money of {A}.
> Money then: q = q + k
# q + k

= change
k=10..40 x=gadget
{A} spends {k$} on {ax}.
| {A} buys {ax} for {k$}.
| {AX} is bought by {A} for {k$}.
| {AX} costs {k$}, and {A} buys it.
| For {ax} {A} pays {k$}.
| {A} sees {ax} with a price tag of {k$} and takes it.
| In a store {A} pays the cashier {k$} for {ax}.
| {A} needs {ax}. It costs {him} {k$}.
| The price of {ax} is {k$}. {A} pays it.
| With {k$} of the money {A} buys {ax}.
| An old {x1} is for sale at {k$}, and {A} buys it.
| {A} walks into a shop. {He} leaves with {ax} that cost {k$}.
| Then {k$} goes into the till of a shop, because {A} buys {ax}.
> Money left: q = q - k
# q - k

= change
n=2..9 p=2..6 x=fruit
{A} buys {n} {x} for {p$} each.
| {AX} costs {p$}. {A} takes {n}.
| {n} {x} are bought by {A} at {p$} apiece.
| At the market {A} pays {p$} for each of {n} {x}.
| {A} takes {n} {x} to the till. Every one costs {p$}.
| For {p$} a piece, {A} gets {n} {x}.
| The price tag on the {x} says {p$} each, and {A} buys {n} of them.
| {A} pays for {n} {x}, which cost {p$} per piece.
| {A} eats {n} {x}, and the bill has {p$} for each {x1}.
| At {p$} per {x1}, {A} pays for {n} of them.
| {A} puts {n} {x} into a basket. {He} pays {p$} for every one.
> Cost of the {x}: c = n * p
> Money left: q = q - c
# q - n * p

= change
n=2..6 p=5..20 x=book
{A} buys {n} {x} for {p$} each.
| Each of the {n} {x} that {A} buys costs {p$}.
| {A} chooses {n} {x}. A single one costs {p$}.
| {A} likes to read. {He} pays for {n} {x} at {p$} each.
| {A} orders {n} {x} at {p$} apiece and pays for them.
| {n} {x} come with the mail, and {A} pays {p$} for each.
| With a price of {p$} per {x1}, {n} {x} are paid for by {A}.
| In the bookstore {ax} is {p$}. {A} leaves with {n} of them.
| {A} gives {n} children {ax} each, and {ax} costs {A} {p$}.
| One {x1} is {p$}, and {n} of them are what {A} buys.
> Cost of the {x}: c = n * p
> Money left: q = q - c
# q - n * p

= change
n=2..6 p=2..6 m=2..6 r=2..6 x=snack y=drink
{A} buys {n} {x} for {p$} each and {m} {y} for {r$} each.
| {AX} costs {p$} and {ay} costs {r$}. {A} takes {n} {x} and {m} {y}.
| {A} orders {n} {x} at {p$} apiece, and {m} {y} at {r$} apiece.
| On {A}'s bill there are {n} {x} for {p$} each and {m} {y} for {r$} each.
| {n} {x} at {p$} a piece and {m} {y} at {r$} a piece are bought by {A}.
| {A} pays for {n} {x} and {m} {y}. The price is {p$} per {x1} and {r$} per {y1}.
| For a party {A} gets {n} {x}, {p$} each, and also {m} {y}, {r$} each.
| {A} pays {p$} for each of {n} {x} and {r$} for each of {m} {y}.
| {n} {x} come first, and {A} pays {p$} for each. Then {A} buys {m} {y} at {r$} each.
> Cost of the {x}: c = n * p
> Cost of the {y}: d = m * r
> Cost in all: e = c + d
> Money left: q = q - e
# q - n * p - m * r

= change
k=3..30 m=3..30 x=toy y=clothes
{A} buys {ax} for {k$} and {ay} for {m$}.
| {A} pays {k$} for {ax}, and {m$} for {ay}.
| {AX} costs {A} {k$}, and {ay} costs {him} {m$}.
| {A} puts {ax} and {ay} on the counter. The till shows {k$} for the {x1} and {m$} for the {y1}.
| On {A}'s bill are {ax} for {k$} and {ay} for {m$}.
| First {A} gets {ax} for {k$}, then {ay} for {m$}.
| With {k$} {A} pays for {ax}, and with {m$} for {ay}.
| In one shop {A} spends {k$} on {ax}, in another {m$} on {ay}.
| {A} spends {k$} on {ax}. Later {he} spends {m$} on {ay}.
| {AX} is bought for {k$}. {A} also takes {ay} for {m$}.
> Cost in all: c = k + m
> Money left: q = q - c
# q - k - m

= change
k=3..40
{A} pays {k$} for a taxi.
| A taxi ride costs {A} {k$}.
| The taxi driver gets {k$} from {A}.
| {A} has to pay [a fee|a fine|rent] of {k$}.
| For [the rent of a boat|the entrance|the bus home] {A} pays {k$}.
| A bill of {k$} is paid by {A}.
| {A} rents a bike for {k$}.
| {A} misses the bus. {He} takes a taxi that costs {k$}.
| A haircut is {k$}, and {A} gets one.
| {A} eats lunch and leaves {k$} on the table for it.
| The ticket for the [zoo|museum|train] takes {k$} from {A}'s money.
| Dinner comes to {k$}. {A} pays the waiter.
| {A}'s phone bill takes another {k$} away.
| To have {his} bike repaired, {A} pays {k$}.
> Money left: q = q - k
# q - k

= change
k=4..40
{A} lends {B} {k$}.
| {A} pays back {k$} that {he} owed {B}.
| {B} borrows {k$} from {A}.
| A loan of {k$} is given to {B} by {A}.
| {A} still owes {B} {k$}. Now {he} gives this money back.
| To {B}, {A} lends {k$} for a while.
| {B} asks for {k$}, and {A} hands over that much.
| An old debt of {k$} is paid off by {A}.
| {A} [gives|hands|sends] {k$} to {B}.
| Then {k$} goes from {A} to {B}.
| {A} helps {B} out with {k$}.
> Money left: q = q - k
# q - k

= change
k=4..50
{B} pays {A} back {k$}.
| {A} gets back {k$} that {B} had borrowed.
| {B} owed {A} {k$}. Today {A} gets it back.
| A debt of {k$} is paid back to {A}.
| From {B} comes {k$} that {A} had lent long ago.
| {A} returns a broken [radio|clock|lamp] to the store and gets {k$} back.
| {A} takes a sweater back to the shop. The cashier returns {k$}.
| Since a trip was called off, {A} gets {k$} back.
| The {k$} that {A} once lent to {B} comes back.
| A store sends {k$} back to {A}, who had paid too much last month.
> Money then: q = q + k
# q + k

= change
k=2..30
{A} finds {k$} [in an old coat|on the street|under the bed].
| In an old jacket {A} finds {k$}.
| On the way home {A} picks {k$} up from the ground and may keep it.
| {A} looks under the sofa, and there is {k$}.
| Under a rug there is {k$}, which {A} takes, too.
| A forgotten {k$} turns up in {A}'s desk.
| {A} opens an old book. Between its pages lies {k$}.
| {A} cleans the car. Under a seat {he} finds {k$}.
| Another {k$} is found in {A}'s coat.
| Luckily {A} discovers {k$} more in a drawer.
| {A} had forgotten about {k$} in a backpack and now finds it.
| {A} finds a lost wallet and gets a reward of {k$}.
> Money then: q = q + k
# q + k

= change
{A} spends half of the money [on food|on a game|on a gift].
| Half of the money is spent.
| {A} uses half of the money to pay a bill.
| Half of {A}'s money goes [to {B}|to the bank|into a present].
| One half {A} keeps, and the other half is spent.
| {A} gives half of {his} money to {B}.
| A shopping trip costs {A} half of the money.
| {A} goes out for dinner. {He} spends half of {his} money there.
| After shopping, only half of the money remains.
| {A} splits the money with {B}, half and half.
| For a new coat {A} pays half of all {his} money.
| One dollar in every two goes to {B}.
> Money left: q = q / 2
# q // 2

= change
{A} puts a third of the money into savings and keeps the rest at hand.
| A third of the money goes to the bank, and {A} keeps the rest.
| {A} gives one third of {his} money to {B}.
| One third of the money is spent on food.
| {A} spends a third of it all on books.
| {A} visits {B}. {He} leaves a third of {his} money there as a gift.
| Of {A}'s money, a third is paid for rent.
| {A} divides the money into three equal parts and gives one part to {B}.
| A third of what {A} has is lost.
| {B} is given a third of {A}'s money.
| Out of every three dollars, {A} gives one to {B}.
> A third of the money: g = q / 3
> Money left: q = q - g
# q - q // 3

= change
{A} puts a quarter of the money into the bank and carries the rest.
| A quarter of the money goes into a savings box, and the rest stays with {A}.
| {A} gives a quarter of {his} money to {B}.
| One quarter of the money is spent on a trip.
| {A} spends one fourth of {his} money on lunch.
| A quarter of all {A} has is used to pay a bill.
| Of every four dollars, {A} gives one to {B}.
| {A} makes four equal parts of the money and hands one of them to {B}.
| To {B} goes one fourth of {A}'s money.
| A present for {B} costs {A} a quarter of the money.
> A quarter of the money: g = q / 4
> Money left: q = q - g
# q - q // 4

= change
n=2..8 k=2..9
{A} gives {k$} to each of {n} children.
| {n} children get {k$} each from {A}.
| Each of {A}'s {n} cousins is given {k$}.
| To every one of {n} friends {A} hands {k$}.
| {A} has {n} nephews and sends {k$} to each of them.
| {n} singers stand in the street, and {A} gives {k$} to every one.
| {k} dollars apiece is what {A} gives to {n} children.
| {n} friends need {k$} each for the bus, and {A} pays for all of them.
| {A} gives away {k$} a day for {n} days.
| Every day for {n} days, {A} spends {k$} on lunch.
| {A} takes the bus on {n} days. Each day the fare is {k$}.
| A ticket is {k$}. {A} pays for the tickets of {n} friends.
| {A} meets {n} children. {He} gives {k$} to every one of them.
> Money given: g = n * k
> Money left: q = q - g
# q - n * k

= change
n=2..9 p=3..12
{A} washes {n} cars and gets {p$} for each.
| For every car that {A} washes {he} gets {p$}, and {he} washes {n}.
| {n} neighbors pay {A} {p$} each for a clean car.
| {A} cleans {n} windows at {p$} apiece.
| {A} works in the garden for {n} hours. {He} gets {p$} for each hour.
| Walking a dog brings {A} {p$}. {A} walks {n} dogs.
| Then {A} earns {p$} a day for {n} days.
| {n} lawns are mowed by {A}, and {p$} is paid per lawn.
| Each of {n} people pays {A} {p$} for help with the shopping.
| {A} works {n} more hours at {p$} an hour.
| At {p$} per car, {A} washes {n} cars.
| {A} adds {p$} every week, and this goes on for {n} weeks.
| {n} times {A} feeds the neighbor's cat, and each time {he} gets {p$}.
> Money earned: g = n * p
> Money then: q = q + g
# q + n * p

= change
n=2..9 p=3..12 x=toy
{A} sells {n} old {x} for {p$} each.
| {n} of {A}'s {x} are sold at {p$} apiece.
| {A} sells {n} {x}. Every one brings {p$}.
| For {p$} a piece, {A} lets go of {n} {x}.
| {B} buys {n} {x} from {A} and pays {p$} for each.
| {A} gets {p$} per {x1} and sells {n} of them.
| {A} cleans up the attic. {He} sells {n} {x} at {p$} each.
| At a yard sale {A} asks {p$} for {ax}. People take {n} {x}.
| {n} people each buy {ax} from {A} for {p$}.
| {A} no longer needs {n} {x}, and a shop gives {him} {p$} for each of them.
> Money for the {x}: g = n * p
> Money then: q = q + g
# q + n * p

= change
k=2..20
A guest gives {A} a tip of {k$}.
| {A} gets a tip of {k$}.
| For being quick, {A} is given {k$} extra.
| A tip of {k$} is left for {A}.
| {A} carries the bags of an old man and is handed {k$} for it.
| For carrying groceries {A} gets {k$}.
| {A} helps a neighbor, who says thanks with {k$}.
| {A} sings in the street. At the end there is {k$} in the hat.
| Someone is so happy with {A}'s work that {A} gets {k$} on top.
| {A} plays a game. {He} wins {k$} in it.
| There is {k$} more for {A}, because the work was done well.
> Money then: q = q + k
# q + k

= change
k=5|10|20
{A} loses a {k}-dollar bill.
| A {k}-dollar bill falls out of {A}'s pocket and is gone.
| The wind carries off a {k}-dollar bill of {A}'s money.
| On the bus {A} loses a bill of {k} dollars.
| A {k}-dollar bill of {A}'s money is lost.
| Somebody steals a {k}-dollar bill from {A}.
| {A} leaves a {k}-dollar bill on a bench and never sees it again.
| Through a hole in {A}'s pocket, a {k}-dollar bill is lost.
| {A} runs to the bus. On the way {he} loses a {k}-dollar bill.
| {A} drops a {k}-dollar bill into a river.
| {A}'s dog eats a {k}-dollar bill.
| A bill worth {k} dollars gets torn, and {A} has to throw it away.
> Money left: q = q - k
# q - k

= change
{A}'s father doubles the money.
| Then the money doubles.
| {A} then gets another dollar for each dollar that {he} has.
| A year later {A} has twice as much.
| {B} gives {A} as much as {A} already has.
| For every dollar that {A} has, an aunt gives {A} another dollar.
| {A} works hard and doubles {his} money.
| Because of a lucky sale, the money of {A} is doubled.
| As much as {A} has is then added by {A}'s grandmother.
| Soon {A} has two times as much money as before.
> Money then: q = q * 2
# q * 2

= change
k=2..9 p=12..40 x=clothes
{A} buys {ax} that costs {p$} and has a coupon for {k$} off.
| On the price tag of {ax} stands {p$}. With a coupon {A} pays {k$} less for it.
| {A} pays for {ax}. Its price was {p$}, but it is {k$} cheaper today.
| {AX} costs {p$}, and a coupon takes off {k$}. {A} buys it.
| For {ax} of {p$} the cashier gives {k$} off, and {A} takes it.
| {A} has a coupon worth {k$} and uses it for {ax} that costs {p$}.
| In the sale {k$} is taken off the price of {ax}, which was {p$}. {A} buys it.
| {A} wants {ax} for {p$}. The seller lowers the price by {k$}, and {A} pays.
| {B} pays {k$} of the {p$} that {ax} costs, and {A} pays the rest.
> Cost of the {x1}: c = p - k
> Money left: q = q - c
# q - (p - k)

= change
k=10..60 x=gadget
{A} sells {ax} for {k$}.
| {B} buys {A}'s old {x1} for {k$}.
| For an old {x1} {A} gets {k$}.
| {A}'s {x1} is sold for {k$}.
| {A} no longer needs {ax}. It is sold, and {A} gets {k$} for it.
| A shop takes {A}'s {x1} and pays {k$} for it.
| At a flea market {A}'s {x1} brings {k$}.
| By selling {ax}, {A} makes {k$}.
| {A} gives {ax} to {B}, who pays {k$} for it.
| {A} has two of one kind of {x1}. {He} sells one for {k$}.
| Somebody wants {A}'s {x1} and pays {him} {k$}.
> Money then: q = q + k
# q + k

= change
n=2..9 p=2..6 x=fruit
^ {X} cost {p$} each.
| At the market, one {x1} is {p$}.
| The price of {ax} is {p$}.
| A sign at the market says {p$} for {ax}.
| For every {x1}, the seller asks {p$}.
| In the shop, {x} are {p$} apiece.
{A} buys {n} {x}.
| {A} goes home with {n} {x} and has paid for them.
| {n} {x} are bought by {A}.
| {A} pays for {n} {x}.
| For a cake, {A} buys {n} {x}.
| {A} asks for {n} {x} and pays.
> Cost of the {x}: c = n * p
> Money left: q = q - c
# q - n * p

= change
n=2..9 p=3..12
^ {A} takes {p$} for washing one car.
| For each car that {A} washes, {he} gets {p$}.
| Washing a car brings {A} {p$}.
| Neighbors pay {A} {p$} for each clean car.
| At {p$} a car, {A} sometimes washes cars.
| {A}'s price for a clean car is {p$}.
{A} washes {n} cars.
| {n} cars are washed by {A}.
| {A} cleans {n} cars for the neighbors.
| {n} neighbors have their cars washed by {A}.
| On a sunny day {A} washes {n} cars.
| {A} is busy and washes {n} cars.
> Money earned: g = n * p
> Money then: q = q + g
# q + n * p

= change
n=2..9 p=3..12 x=toy
^ At a yard sale, an old {x1} brings {A} {p$}.
| {A} asks {p$} for each old {x1}.
| People pay {A} {p$} for an old {x1}.
| An old {x1} of {A} is worth {p$}.
| A shop gives {A} {p$} for every old {x1}.
| The price of an old {x1} from {A}'s room is {p$}.
{A} sells {n} old {x}.
| {n} old {x} of {A} are sold.
| {A} finds buyers for {n} old {x}.
| {A} cleans up and sells {n} old {x}.
| {n} old {x} are sold by {A}, who no longer needs them.
| People take {n} old {x} from {A} and pay for them.
> Money for the {x}: g = n * p
> Money then: q = q + g
# q + n * p

= change
k=2..9 p=12..40 x=clothes
^ {A} has a coupon that makes {ax} {k$} cheaper.
| There is a discount of {k$} on {ax}.
| With {A}'s coupon, {ax} costs {k$} less than the tag says.
| A coupon takes {k$} off the price of {ax}.
| In a sale, {ax} is {k$} cheaper than the price on its tag.
| The seller takes off {k$} when {A} buys {ax}.
{A} buys {ax} with a price tag of {p$}.
| {A} buys {ax}, whose tag says {p$}.
| {A} gets {ax}. Its full price is {p$}.
| The full price of {ax} is {p$}. {A} buys one with the discount.
| {A} takes {ax}, for which others pay {p$}.
| For others {ax} is {p$}. {A} buys one.
> Cost of the {x1}: c = p - k
> Money left: q = q - c
# q - (p - k)
"""

_ENDS = """
= end
? How much money does {A} have [now|then|in the end|after that]?
| How many dollars [does {A} have now|does {A} have in the end]?
| What amount of money does {A} have now?
| With how much money does {A} end up?
| How much is in {A}'s hands [now|in the end]?
| What is the amount that {A} has at the end of the day?
| {A} counts {his} money. How [many dollars|much] is it?
| When {A} counts the money now, what is the result?
| How much does this leave {A} with?
| Now {A} puts all {his} money on the table. How many dollars lie there?
| At the end, how much money can {A} call {his} own?
| Tell how many dollars {A} has now.
| Find the amount of money that {A} has now.
! {A} has {ans} dollars.
# q

= end
p=100..500 x=gadget
? {A} wants {ax} that costs {p$}. How much [money is missing|more does {he} need]?
| {AX} costs {p$}. How much more does {A} need to buy it?
| How many dollars are missing until {A} can buy {ax} for {p$}?
| {A} is saving for {ax}, and its price tag says {p$}. How much must {A} still save?
| The price of {ax} is {p$}. By how much is {A} short?
| How much more money would let {A} pay for {ax} of {p$}?
| {A} dreams of {ax} for {p$}. How many dollars does {he} still need?
| To buy {ax}, {A} needs {p$}. What amount is missing?
| {A} stands in front of {ax} with a price of {p$}. How much too little does {A} have?
| What must {A} add to pay {p$} for {ax}?
> Money missing: q = p - q
! {ans} dollars are missing.
# p - q

= end
p=150..900:5
? {A} needs {p$} for a trip. How much [is still missing|more must {he} save]?
| A trip costs {p$}. How many dollars is {A} short?
| {A}'s goal is {p$}. How far is {A} from it?
| How much more must {A} earn to have {p$}?
| The rent is {p$}. How much does {A} still have to find?
| How many dollars must be added until {A} has {p$}?
| {A} wants to have {p$} by summer. How much more does that take?
| By how much does {A}'s money fall short of {p$}?
| A summer camp takes {p$} from each child. How much more does {A} need?
| {A} promised to bring {p$}. How much is missing?
> Money missing: q = p - q
! {ans} dollars are missing.
# p - q

= end
p=10..60 x=clothes
? {A} now buys {ax} for {p$}. How much [is left|remains|does {he} keep]?
| How much money is left after {A} buys {ax} for {p$}?
| {AX} costs {p$}. If {A} buys it, how many dollars remain?
| If {A} pays {p$} for {ax}, how much is left over?
| The last thing {A} buys is {ax} for {p$}. What remains of the money?
| {A} pays for {ax} with all {his} money, and its price is {p$}. How much change comes back?
| {A} hands all the money to the cashier for {ax} of {p$}. How much does the cashier give back?
| What does {A} have left once {ax} for {p$} is paid?
| At the till {A} pays {p$} for {ax}. How many dollars does {A} keep?
| On the price tag of {ax} stands {p$}. {A} buys it. How much does {A} have after that?
| How many dollars are over when {A} has bought {ax} for {p$}?
> Money left: q = q - p
! {A} has {ans} dollars left.
# q - p

= end
n=2..6 p=3..15
? {A} now buys {n} tickets for {p$} each. How much is left?
| How much does {A} have left after paying for {n} tickets at {p$} apiece?
| A ticket costs {p$}, and {A} takes {n}. How many dollars remain?
| {n} friends go to the movies, and {A} pays {p$} for each. What does {A} keep?
| If {A} spends {p$} a day for {n} days, how much money will be left?
| {A} pays for {n} meals of {p$} each with all {his} money. How much change is there?
| What is left of the money when {A} has bought {n} tickets, {p$} per ticket?
| At {p$} for every ride, {A} takes {n} rides. How much money does {A} have then?
| The bill is for {n} lunches at {p$} a piece, and {A} pays it. How much remains?
> Cost in all: c = n * p
> Money left: q = q - c
! {A} has {ans} dollars left.
# q - n * p

= end
p=2..9 x=snack
? How many {x} at {p$} each can {A} buy?
| {AX} costs {p$}. How many can {A} buy with all the money?
| {A} spends all {his} money on {x} for {p$} apiece. How many does {he} get?
| If one {x1} is {p$}, how many {x} can {A} pay for?
| For how many {x} is the money enough, if each costs {p$}?
| {X} are sold for {p$} a piece. What number of {x} can {A} buy with the money?
| All of {A}'s money goes into {x}, {p$} for every one. How many {x} are bought?
| The price tag says {p$} for {ax}. How many {x} does {A} get for all {his} money?
| How many {x} does the money buy at a price of {p$} per {x1}?
| {A} wants as many {x} as the money can buy, and {ax} is {p$}. How many is that?
> {X}: q = q / p
! {A} can buy {ans} {x}.
# q // p

= end
p=4|5|6|7|8|9|10|20 x=book
? {A} spends everything on {x} at {p$} each. How many {x} does {he} buy?
| How many {x} can be bought with the money, if {ax} costs {p$}?
| In a bookstore {ax} is {p$}. How many {x} can {A} take home?
| All of the money goes into the till of a bookstore for {x} at {p$} apiece. How many does {A} get?
| How many times can {A} pay {p$} for {ax}?
| {A} puts all the money on the counter and asks for {x} at {p$} apiece. How many are given to {A}?
| One {x1} costs {p$}. How many of these can {A} pay for?
| {p} dollars buys one {x1}. How many {x} does all of {A}'s money buy?
| The money is all used for {x}, each of which costs {p$}. What is the number of {x}?
| With {p$} for each {x1}, how many {x} does {A} get until the money is used up?
> {X}: q = q / p
! {A} can buy {ans} {x}.
# q // p

= end
m=2..9
? {A} gives all of it to {m} children, the same to each. How much does [each|one child] get?
| {m} children share all the money [fairly|equally|evenly]. How much does each get?
| If {A} splits the money evenly among {m} cousins, how many dollars does each of them receive?
| {A} divides all {his} money equally among {m} friends. What is the share of one friend?
| The money is put into {m} envelopes, the same amount in each. How much is in an envelope?
| How much goes into each of {m} jars, if {A} spreads the money evenly over them?
| All the money is for {m} helpers, who get equal shares. How many dollars are paid to every one?
| Into {m} equal parts {A} divides the money. How much is one part?
| What does each of {m} people get, if {A} shares out everything equally among them?
> Money for each: q = q / m
! Each gets {ans} dollars.
# q // m

= end
w=2|3|4|5|6|7|8|9|10|20
? {A} spends {w$} a week from now on. How many weeks does the money last?
| How many weeks will the money last at {w$} a week?
| If {A} needs {w$} each week, after how many weeks is all the money gone?
| Each week {A} takes {w$} out. In how many weeks is nothing left?
| For how many weeks can {A} pay {w$} per week?
| A music lesson costs {w$} and is once a week. For how many weeks can {A} pay?
| {A} uses up {w$} every week. How many weeks is the money enough for?
| With {w$} spent weekly, how many weeks pass until the money is used up?
| The money shrinks by {w$} each week. How many weeks does it take until {A} has nothing?
| {w} dollars a week is what {A} lives on. For how many weeks is there money?
> Weeks: q = q / w
! The money lasts {ans} weeks.
# q // w

= end
n=2..9
? {A} wants to spend all of it in {n} weeks, the same each week. How much is that a week?
| The money must last {n} weeks. How much can {A} spend per week, if it is always the same?
| How much can {A} spend per week, always the same, to have used up everything in {n} weeks?
| In {n} weeks {A} spends everything, and the same amount every week. How much is it weekly?
| {A} has {n} days of vacation and spends the same each day until all is gone. How much is it a day?
| If the money is spread evenly over {n} days, how many dollars are there for one day?
| {n} days long {A} spends equal amounts, and then nothing is left. What is spent a day?
| How many dollars a day can {A} use, if the money is to last exactly {n} days?
| {A} pays everything to a club in {n} equal parts. How much is one part?
> Money for each time: q = q / n
! It is {ans} dollars each time.
# q // n

= end
k=10..90
? {C} has {k$}. How much do [the two|{A} and {C}] have together?
| Together with {C}, who has {k$}, how much money does {A} have?
| With the {k$} of {C}, how much is there altogether?
| {C} owns {k$}. How many dollars do {A} and {C} own in all?
| How much is it when {C}'s {k$} is added to the money of {A}?
| {A} and {C} put their money together, and {C} has {k$}. What is the sum?
| If {C} adds {k$}, how much money lies on the table in all?
| {C} has {k$} along, and {A} adds all {his} money. How much can they spend together?
| {A} meets {C}, whose wallet holds {k$}. How many dollars do both have combined?
| How many dollars do {A} and {C} have between them, if {C} has {k$}?
> Money together: q = q + k
! Together they have {ans} dollars.
# q + k

= end
k=5..60
? {C} has {k$}. How much more does {A} have?
| {C} owns only {k$}. How much more than {C} does {A} own?
| How many dollars more than {C} does {A} have, if {C} has {k$}?
| {A} compares {his} money with the {k$} of {C}. How much greater is it?
| By how much does {A} beat {C}, who has {k$}?
| The wallet of {C} holds {k$}, which is less than {A} has. What is the difference?
| How much would {C}, who has {k$}, need to get to have as much as {A}?
| {C} has {k$}. How much less is that than what {A} has?
| {A} is richer than {C}, who has {k$}. By how many dollars?
| What is the difference between {A}'s money and the smaller amount of {k$} that {C} has?
> Difference: q = q - k
! {A} has {ans} dollars more.
# q - k

= end
k=2..5
? {C} has {k} times as much as {A}. How much money does {C} have?
| How much does {C} have, if it is {k} times the money of {A}?
| {C} owns {k} times the money that {A} has. How many dollars is that?
| {A}'s money times {k} is what {C} has. How much is it?
| If {C} has {k} dollars for every dollar of {A}, how much does {C} have?
| After a long summer of work, {C} has {k} times as much money as {A}. How much is it?
| {C} saved {k} times the amount that {A} has. What did {C} save?
| A bike costs {k} times as much as {A} has. What does the bike cost?
| What is the price of a phone that costs {k} times as much as {A} has?
> {k} times the money: q = q * k
! It is {ans} dollars.
# q * k

= end
k=2..4
? {C} has {k} times as much as {A}. How much do {A} and {C} have together?
| {C} owns {k} times what {A} has. How many dollars do {A} and {C} own in all?
| How much do the two have together, if {C} has {k} times as much as {A}?
| {A} and {C} put their money together, and {C} has {k} times as much as {A}. What is the sum?
| With {C}, who has {k} times as much money as {A}, how much is there altogether?
| {C}'s wallet holds {k} times as much as {A} has. How much do both have combined?
| For each dollar of {A}, {C} has {k}. How many dollars do they have together?
| First {C} tells {A}: "I have {k} times as much as you." How much do both have in all?
| If {C} brings {k} times the money that {A} has, how much do {A} and {C} have in all?
> Money of {C}: c = q * k
> Money together: q = q + c
! Together they have {ans} dollars.
# q + q * k

= end
k=4..40
? {C} has {k$} less than {A}. How much money does {C} have?
| {A} has {k$} more than {C}. How much does {C} have?
| How many dollars does {C} have, if it is {k$} less than {A} has?
| If {C} had {k$} more, it would be as much as {A} has. How much has {C}?
| {C} would need another {k$} to have as much as {A}. What does {C} own?
| The money of {C} is {k$} less than that of {A}. How much is it?
| {A} beats {C} by {k$}. How many dollars does {C} have?
| What amount does {C} have, who is {k$} behind {A}?
| {C} has less money than {A}, and the difference is {k$}. How much is {C}'s money?
> Money of {C}: q = q - k
! {C} has {ans} dollars.
# q - k

= end
? How much is half of {A}'s money?
| {A} gives half of the money to {C}. How much does {C} get?
| {C} asks {A} for half of the money and gets it. How many dollars is that?
| Half of the money goes to {C}. How much does {A} keep?
| If {A} spends half of the money, how much is left?
| {A} and {C} share the money equally. How much does each of the two get?
| How many dollars does {A} have left after spending half of all {his} money?
| {C} has half as much as {A}. How much does {C} have?
| One half is spent, one half is saved. How much does {A} save?
| {A} has twice as much as {C}. How many dollars does {C} have?
| What amount is it that {A} saves, if half of the money is saved?
> Half of the money: q = q / 2
! It is {ans} dollars.
# q // 2

= end
n=2..9
? {A} has {n} times as much as {C}. How much does {C} have?
| What {A} has is {n} times the money of {C}. How many dollars does {C} have?
| {A} buys {n} gifts that cost the same and spends everything. What does a gift cost?
| How much money has {C}, if {A} has {n} times as much?
| {A}'s money is worth {n} tickets to the zoo. What is the price of one ticket?
| All the money pays for exactly {n} hats of the same price. How much does one hat cost?
| With everything {A} has, {he} can pay for {n} lessons. What does a lesson cost?
| {A} changes all the money into {n} equal bundles. How many dollars are in one bundle?
| If {n} shirts cost as much as {A} has, what is the price of a single shirt?
| What does one ball cost, if {A} gets {n} of them for all the money?
> Money divided by {n}: q = q / n
! It is {ans} dollars.
# q // n

= end
n=2..9
? The rent for a month is as much as {A} has now. What is the rent for {n} months?
| A week of camp costs all the money that {A} has. What do {n} weeks cost?
| {A}'s money is just enough for one day of a trip. How much money do {n} such days need?
| How much would {A} have, if it were {n} times as much?
| {n} friends each have as much as {A}. How much do these {n} friends have together?
| If {A} spent as much as {he} has now in every one of {n} weeks, how much would be spent in all?
| How much do {n} lessons cost, if one lesson costs all the money {A} has?
| {A} can buy one old computer with the money. What do {n} of these computers cost?
| A ticket to a big concert costs as much as {A} has. How much do {n} tickets cost?
| Each of {n} brothers is given the same amount that {A} has. How much is given to them in all?
| A single chair costs exactly what {A} has. How many dollars do {n} such chairs cost?
> Money in all: q = q * n
! It is {ans} dollars.
# q * n

= end
w=2..9 p=100..400
? {A} wants {p$} and saves {w$} a week from now on. How many weeks does that take?
| A bike costs {p$}. If {A} adds {w$} every week, after how many weeks is there enough?
| How many weeks must {A} save {w$} weekly to reach {p$}?
| {A} needs {p$} and gets {w$} more each week. How many weeks does {A} have to wait?
| The goal of {A} is {p$}. With {w$} put away per week, in how many weeks is it reached?
| For a tent of {p$}, {A} keeps saving {w$} every week. How many more weeks is that?
| Each week brings {A} another {w$}. How many weeks pass until {A} has {p$} in all?
| In how many weeks will {A} have {p$}, if {w$} is added each week?
| {A} buys nothing more and saves {w$} per week. In how many weeks will there be {p$}?
> Money missing: g = p - q
> Weeks: q = g / w
! It takes {ans} weeks.
# (p - q) // w

= end
w=3..9 p=60..300
? {A} earns {w$} for each dog walked. How many dogs must {A} walk to have {p$} in all?
| Washing a car brings {A} {w$}. To end up with {p$}, how many cars must {A} wash?
| After how many hours of work at {w$} an hour does {A} have {p$} in all?
| {A} wants to have {p$} and sells old toys at {w$} apiece. How many toys must be sold?
| How many lawns does {A} have to mow for {w$} each, until {his} money is {p$}?
| {A} needs {p$} altogether. A window cleaned brings {w$}. How many windows is that?
| A bike costs {p$}. {A} can work for {w$} an hour. How many hours are needed to buy the bike?
| To have {p$} in all, how many cakes must {A} sell at {w$} a piece?
| {p} dollars is what {A} needs, and every lesson {he} gives pays {w$}. How many lessons is that?
> Money missing: g = p - q
> Money missing divided by {w}: q = g / w
! The number is {ans}.
# (p - q) // w

= end
p=100..500 x=gadget
^ {A} dreams of {ax} that costs {p$}.
| {A} needs {p$} for {ax}.
| The {x1} that {A} wants costs {p$}.
| {A}'s goal is to buy {ax} for {p$}.
| One day {A} wants to buy {ax} for {p$}.
| In a shop window {A} has seen {ax} for {p$}.
| The price of the {x1} that {A} hopes to get is {p$}.
? How much more does {A} need for the {x1}?
| How many dollars are missing for the {x1}?
| How much is missing until {A} can buy the {x1}?
| How much must {A} still save to get the {x1}?
| By how much is {A} short when {he} wants to pay for the {x1}?
| What must be added to {A}'s money to buy the {x1}?
| How far is {A} from the price of the {x1}, in dollars?
> Money missing: q = p - q
! {ans} dollars are missing.
# p - q

= end
p=150..900:5
^ {A}'s goal is to have {p$}.
| For a trip, {A} needs {p$}.
| A summer camp that {A} wants to go to costs {p$}.
| {A} has to bring {p$} to school for a class trip.
| {A} hopes to have {p$} one day.
| A flight to {A}'s aunt costs {p$}.
| The rent that {A} has to pay in the end is {p$}.
? How much more does {A} need in the end?
| How many dollars is {A} short in the end?
| How much is still missing?
| How much must {A} still find?
| How many dollars are missing in the end?
| What must {A} still save?
| By how much does {A}'s money fall short?
> Money missing: q = p - q
! {ans} dollars are missing.
# p - q

= end
p=10..60 x=clothes
^ {AX} costs {p$}.
| The price of {ax} is {p$}.
| A shop sells {ax} for {p$}.
| In a window there is {ax} for {p$}.
| A tag with {p$} on it is on {ax}.
| For {ax}, one pays {p$}.
| {A} has seen {ax} for {p$}.
? {A} now buys the {x1}. How much is left?
| If {A} buys the {x1} with {his} money, how much is left?
| {A} uses {his} money to buy the {x1}. What does {he} keep?
| How many dollars does {A} have after buying the {x1} with this money?
| What remains when {A} has paid for the {x1}, too?
| In the end {A} buys the {x1}. How many dollars are left over?
| {A} pays for the {x1} with all {his} money. How much change comes back?
> Money left: q = q - p
! {A} has {ans} dollars left.
# q - p

= end
n=2..6 p=3..15
^ A ticket to the movies costs {p$}.
| The price of a movie ticket is {p$}.
| The movie theater in town takes {p$} per ticket.
| At the movies, everyone pays {p$} for a ticket.
| For one ticket, the movie theater asks {p$}.
| A sign at the movies says {p$} for a ticket.
| Every movie ticket is {p$}.
? {A} now buys {n} movie tickets. How much is left?
| How much does {A} have left after paying for {n} movie tickets?
| If {A} pays for the movie tickets of {n} friends, what is left?
| {A} pays for {n} movie tickets with this money. What does {he} keep?
| How many dollars remain when {A} has bought {n} movie tickets?
| For {n} movie tickets {A} uses {his} money. How much change is there?
> Cost in all: c = n * p
> Money left: q = q - c
! {A} has {ans} dollars left.
# q - n * p

= end
n=2..6 p=3..15
^ {A} wants to buy {n} tickets for the circus at the end.
| At the end, {n} circus tickets are to be paid by {A}.
| {A} has to buy {n} tickets for the circus when all else is done.
| The last thing that {A} pays for is {n} circus tickets.
| With what {he} has at the end, {A} buys {n} circus tickets.
| In the end {A} pays for {n} tickets to the circus.
^ A circus ticket costs {p$}.
| The circus asks {p$} for each ticket.
| The price of one circus ticket is {p$}.
| For {p$}, one gets a ticket to the circus.
| Each ticket to the circus is {p$}.
| Everybody pays {p$} for a circus ticket.
? How much is left after the circus tickets?
| How much money does {A} have after buying the circus tickets?
| How many dollars remain after this?
| What does {A} keep in the end?
| What is left of {A}'s money when the circus tickets are paid?
| How much does {A} have left in the end?
> Cost in all: c = n * p
> Money left: q = q - c
! {A} has {ans} dollars left.
# q - n * p

= end
p=2..9 x=snack
^ In the shop {ax} costs {p$}.
| {A} likes {x}, and they cost {p$} apiece.
| The price of {ax} is {p$}.
| A sign says that {x} are {p$} each.
| The bakery sells {x} for {p$} a piece.
| For {ax}, everyone pays {p$}.
| One {x1} is sold for {p$}.
? How many {x} can {A} buy with all {his} money?
| How many {x} does {A} get for all of it?
| {A} spends all the money on {x}. How many does {he} get?
| For how many {x} is {A}'s money enough?
| If all of {A}'s money goes into {x}, how many are bought?
| What number of {x} can {A} pay for?
| {A} buys as many {x} as the money can pay for. How many is that?
> {X}: q = q / p
! {A} can buy {ans} {x}.
# q // p

= end
p=4|5|6|7|8|9|10|20 x=book
^ The bookstore sells {x} for {p$} each.
| {A} likes to read {x}, and each of them costs {p$}.
| In the bookstore {ax} is {p$}.
| On every {x1} is a tag with {p$}.
| The price of one {x1} is {p$}.
| For {p$}, the bookstore gives you {ax}.
| One {x1} costs {p$} in every bookstore.
? How many {x} can {A} buy?
| How many {x} does {A} get for all the money?
| {A} spends everything on {x}. How many {x} are there in {his} bag?
| For how many {x} can {A} pay?
| If {A} puts all {his} money into {x}, what is the number of {x}?
| With all this money, how many {x} can {A} take home?
| How many {x} does all of {A}'s money buy?
> {X}: q = q / p
! {A} can buy {ans} {x}.
# q // p

= end
m=2..9
^ In the end, {m} children share all of {A}'s money equally.
| At the end, {A} gives all {his} money to {m} children, the same to each.
| {A} has {m} cousins who get equal parts of {his} money in the end.
| In the end, {A} splits {his} money evenly among {m} friends.
| At the end of the day, all that {A} has is shared out equally to {m} people.
| There are {m} helpers who get everything {A} has at the end, in equal parts.
| When all is done, {A} puts {his} money into {m} envelopes, the same amount into each.
? How much money is one part?
| How many dollars is one share?
| How much is each part?
| What is the amount of one share?
| How large is a single share, in dollars?
| How many dollars make one part?
> Money for each: q = q / m
! Each gets {ans} dollars.
# q // m

= end
w=2|3|4|5|6|7|8|9|10|20
^ In the end, {A} lives on {his} money and needs {w$} a week.
| Later, {A} will take {w$} a week out of all {his} money.
| When the summer is over, {A} spends {w$} a week and earns nothing.
| A dance class that {A} wants to take later costs {w$} a week.
| Later in the year, {A} has no more income and spends {w$} each week.
| Next year {A} plans to use {w$} per week.
? How many weeks will {A}'s money last?
| For how many weeks is {A}'s money enough?
| After how many of these weeks is all the money gone?
| How many weeks does it take until nothing is left?
| For how many weeks can {A} go on like this?
| In how many weeks is the money used up?
> Weeks: q = q / w
! The money lasts {ans} weeks.
# q // w

= end
n=2..9
^ In the end, {A}'s money must last for {n} weeks, with the same sum for each.
| Later, {A} spends all {his} money in {n} weeks, the same amount each week.
| {A} goes away for {n} weeks at the end and uses up all {his} money in equal parts, one a week.
| In the end {A} has {n} weeks to use up the money, and each week is to get the same.
| A trip at the end takes {n} weeks, and {A} spends the same in every week until nothing is left.
| At the end, {A} spreads {his} money evenly over {n} weeks.
? How much is there for one week?
| How many dollars can {A} spend per week?
| What is spent a week?
| How much does {A} use each week?
| How many dollars a week is that?
| How much is it for a single week?
> Money for each time: q = q / n
! It is {ans} dollars each time.
# q // n

= end
k=10..90
^ {C} has {k$}.
| In {C}'s wallet there is {k$}.
| {C} owns {k$}.
| {C}'s piggy bank holds {k$}.
| All the money of {C} is {k$}.
| {C} has put aside {k$}.
| There is {k$} in the pocket of {C}.
? How much do {A} and {C} have together?
| How much is it when {A} and {C} put their money together?
| How many dollars do {A} and {C} own in all?
| What is the sum of {A}'s money and the money of {C}?
| With {C}'s money added to that of {A}, how much is there?
| How much do both {A} and {C} have combined?
| {A} and {C} lay all their money on a table. How much is it?
> Money together: q = q + k
! Together they have {ans} dollars.
# q + k

= end
k=5..60
^ {C} has {k$}.
| In {C}'s wallet there is {k$}.
| {C} owns just {k$}.
| {C}'s piggy bank holds {k$}.
| All the money of {C} is {k$}.
| {C} has put aside {k$}.
| There is only {k$} in the pocket of {C}.
? How much more does {A} have than {C}?
| How many dollars more than {C} does {A} have?
| By how much is {A} richer than {C}?
| What is the difference between {A}'s money and {C}'s money?
| How much would {C} need to get to have as much as {A}?
| How much less than {A} does {C} have?
| How far is {C} behind {A}, in dollars?
> Difference: q = q - k
! {A} has {ans} dollars more.
# q - k

= end
k=2..5
^ In the end, {C} has {k} times as much money as {A}.
| When all is counted at the end, {C} has {k} times as much as {A}.
| {C} ends up with {k} times the money of {A}.
| At the end of the day, {C} owns {k} times what {A} owns.
| {C} has {k} dollars for each dollar that {A} has in the end.
| The money of {C} is {k} times as much as {A} has in the end.
? How much money does {C} have in the end?
| How many dollars does {C} own?
| What amount does {C} have?
| How much does {C} have at the end?
| How many dollars are there in {C}'s purse in the end?
| How much money is that of {C}?
> {k} times the money: q = q * k
! It is {ans} dollars.
# q * k

= end
k=2..4
^ In the end, {C} has {k} times as much money as {A}.
| When all is counted at the end, {C} has {k} times as much as {A}.
| {C} ends up with {k} times the money of {A}.
| At the end of the day, {C} owns {k} times what {A} owns.
| {C} has {k} dollars for each dollar that {A} has in the end.
| The money of {C} is {k} times as much as {A} has in the end.
? How much do {A} and {C} have together in the end?
| How many dollars do {A} and {C} own in all?
| What is the sum of what {A} and {C} have?
| How much money is it for {A} and {C} together?
| If {A} and {C} put all of it together, how much is there?
| How much do both have combined?
> Money of {C}: c = q * k
> Money together: q = q + c
! Together they have {ans} dollars.
# q + q * k

= end
k=4..40
^ In the end, {C} has {k$} less than {A}.
| {C} ends up with {k$} less than {A}.
| When all is counted at the end, {A} has {k$} more than {C}.
| At the end of the day, {C} is {k$} behind {A}.
| {A} ends up with {k$} more than {C}.
| In the end, {C} would need {k$} more to have as much as {A}.
? How much money does {C} have?
| How many dollars does {C} have in the end?
| What does {C} own?
| What amount of money does {C} have?
| How much is in {C}'s purse at the end?
| With how many dollars does {C} end up?
> Money of {C}: q = q - k
! {C} has {ans} dollars.
# q - k

= end
n=2..9
^ In the end, {A} has {n} times as much as {C}.
| {A} ends up with {n} times the money of {C}.
| When all is counted at the end, {A} has {n} times as much as {C}.
| At the end of the day, {A} owns {n} times what {C} owns.
| {A} has {n} dollars for each dollar that {C} has in the end.
| What {A} has in the end is {n} times as much as {C} has.
? How much does {C} have?
| How many dollars does {C} have in the end?
| What does {C} own?
| How much money is {C}'s?
| With how much money does {C} end up?
| What amount of money does {C} have?
> Money divided by {n}: q = q / n
! It is {ans} dollars.
# q // n

= end
n=2..9
^ There are {n} friends who each have as much as {A} has in the end.
| In the end, each of {n} friends has the same amount as {A}.
| {A} has {n} friends, and each of them owns as much as {A} does in the end.
| At the end, {n} friends of {A} have as much as {A}, each of them.
| What {A} has in the end is also what each of {n} friends has.
| Each of {A}'s {n} friends ends up with the same amount that {A} ends up with.
? How much do these friends have together, without {A}?
| How many dollars do the friends of {A} have in all?
| What is the sum of the money of {A}'s friends?
| How much money is it for all the friends together, {A} not counted?
| How much would it be if the friends, without {A}, put all of their money together?
| How many dollars are in the purses of these friends altogether?
> Money in all: q = q * n
! It is {ans} dollars.
# q * n

= end
w=2..9 p=100..400
^ {A}'s goal is to have {p$}.
| For a bike, {A} needs {p$}.
| {A} dreams of a tent for {p$}.
| A trip that {A} wants to go on costs {p$}.
| One day, {A} wants to have {p$}.
| The price of the phone that {A} wants is {p$}.
? How many weeks must {A} save {w$} a week to reach the goal?
| If {A} adds {w$} each week from now on, how many weeks does it take?
| With {w$} more every week, in how many weeks does {A} have enough?
| At {w$} a week, for how many weeks must {A} save from now on?
| From now on {A} saves {w$} weekly. After how many weeks is there enough?
| How many weeks does {A} have to wait, if {w$} comes in each week from now on?
> Money missing: g = p - q
> Weeks: q = g / w
! It takes {ans} weeks.
# (p - q) // w

= end
w=2..9 p=100..400
^ At the end, {A} begins to add {w$} to {his} money every week.
| Later in the year, {A} starts to save {w$} a week.
| At the end, {A} is given a job that brings {w$} more each week, and {he} keeps all of this.
| Later on, {A} puts {w$} a week with all the other money.
| From next week on, {A} saves {w$} per week and spends nothing.
| When all else is done, {w$} more is put away by {A} each week.
^ {A} needs {p$} for a bike.
| The goal of {A} is {p$}.
| {A} wants to have {p$} one day.
| A tent that {A} wants costs {p$}.
| For a trip, {A} needs {p$}.
| {A} dreams of having {p$}.
? How many weeks does {A} need to have enough?
| After how many weeks of saving is there enough?
| How many weeks must {A} save?
| In how many weeks does {A} have enough money?
| How many weeks does it take until there is enough?
| How many of these weeks pass before {A} has enough?
> Money missing: g = p - q
> Weeks: q = g / w
! It takes {ans} weeks.
# (p - q) // w

= end
w=3..9 p=60..300
^ {A} needs {p$} in all.
| {A}'s goal is to have {p$}.
| A bike that {A} wants costs {p$}.
| To pay for a camp, {A} needs {p$}.
| {A} wants to have {p$} at the end.
| The price of {A}'s dream bike is {p$}.
^ {A} can walk dogs for {w$} each.
| A dog owner pays {A} {w$} for each walk with the dog.
| With each walk of a dog, {A} can earn {w$}.
| Taking a dog for a walk brings {A} {w$}.
| For walking a dog once, {A} gets {w$}.
| Whenever {A} walks a dog, {he} makes {w$}.
? How many times must {A} walk a dog to get the missing money?
| For how many walks must {A} take a dog until there is enough?
| To have enough, how many times must {A} walk a dog?
| With how many walks of a dog does {A} earn the money that is missing?
| How many dog walks are needed until {A} has enough?
| After how many dog walks is there enough money?
> Money missing: g = p - q
> Money missing divided by {w}: q = g / w
! The number is {ans}.
# (p - q) // w
"""

MONEY = read_theme("", _STARTS, _CHANGES, _ENDS)
"""Arithmetic with an amount of money that changes."""
