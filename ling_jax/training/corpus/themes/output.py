"""A number of things that are made, packed, grown, counted or sold."""

from ling_jax.training.corpus.composed import read_theme

_STARTS = """
= start
n=2..9 m=3..30 t=2..6
{A} has {n} machines that [check|pack|sort|wrap] {m} {x} an hour each. They run for {t} hours.
| {n} machines of {A} run for {t} hours. Every machine [packs|checks|wraps] {m} {x} per hour.
| In the shop of {A} run {n} machines. Each [packs|sorts] {m} {x} in an hour, and {t} hours go by.
| For {t} hours {A} lets {n} machines run, and each packs {m} {x} an hour.
| One machine packs {m} {x} each hour. {A} uses {n} of these machines for {t} hours.
| Each hour {m} {x} come out of every machine, and {A} runs {n} machines for {t} hours.
| {m} {x} an hour are packed by one machine. {A} has {n} machines and uses them for {t} hours.
| {n} machines work for {A} at {m} {x} per hour each. After {t} hours {he} stops them.
| A machine can pack {m} {x} in an hour. {A} starts {n} machines and stops them {t} hours later.
| {t} hours long {n} machines pack {x} for {A}, each {m} an hour.
> {X} in an hour: g = n * m
> {X} in {t} hours: q = g * t
# n * m * t

= start
n=5..40 m=10..80 t=2..8
{A} has two machines. The old one packs {n} {x} an hour, the new one {m}. Both run for {t} hours.
| For {t} hours two machines of {A} pack {x}, one of them {n} an hour and the other {m} an hour.
| An old machine wraps {n} {x} per hour and a new one {m}. {A} uses both for {t} hours.
| {A} has two helpers. One packs {n} {x} an hour, the other {m}. They both work for {t} hours.
| In an hour, one helper of {A} wraps {n} {x}, and another wraps {m}. Both work for {t} hours.
| {n} {x} per hour are packed for {A} by {B} and {m} per hour by a machine, for {t} hours.
| The small machine of {A} does {n} {x} each hour and the big one {m}. {He} runs both for {t} hours.
| {t} hours long {B} packs {m} {x} an hour for {A}, and a machine packs {n} an hour.
| Side by side for {t} hours, two workers of {A} check {x}: one {n} an hour, the other {m} an hour.
> {X} in an hour: g = n + m
> {X} in {t} hours: q = g * t
# (n + m) * t

= start
n=3..20 m=4..40
{n} [workers|helpers|people] work for {A}, and each of them packs {m} {x} a day.
| {A} has {n} [workers|helpers]. In a day, each one packs {m} {x}.
| Each of the {n} helpers of {A} [brings|picks out|packs] {m} {x} today.
| Today {n} helpers pack {x} for {A}, {m} apiece.
| {m} {x} a day are packed by one worker, and {A} has {n} workers.
| Every worker of {A} checks {m} {x} per day. There are {n} workers.
| {A} pays {n} people. Each person [packs|sorts] {m} {x} on Monday.
| With {n} helpers who [pack|count] {m} {x} each, {A} gets through the day.
| One helper packs {m} {x}. {A} calls {n} helpers, and all of them pack just as many.
| {n} friends help {A}, and {m} {x} are packed by every friend.
> {X} in a day: q = n * m
# n * m

= start
n=3..20 m=3..30
{A} lays out {n} rows with {m} {x} in each row.
| There are {n} rows of {x} [in the yard|in the shop|behind the house] of {A}, {m} in a row.
| {n} rows of {m} {x} each [are counted by|belong to|are shown to] {A}.
| In every row {A} sees {m} {x}, and there are {n} rows.
| The {x} of {A} stand in {n} rows. Each row has {m} {x}.
| {A} puts {m} {x} into a row and makes {n} rows.
| Row by row {A} counts {x}: {n} rows with {m} in each.
| Each of the {n} rows that {A} looks at has {m} {x}.
| With {m} {x} to a row, {A} fills {n} rows.
| One row is {m} {x} long. {A} has {n} such rows.
> {X} in the rows: q = n * m
# n * m

= start
n=3..15 m=4..30
{A} fills {n} [trays|shelves|tables] with {m} {x} each.
| There are {n} [shelves|tables] in the shop of {A}, and on each of them are {m} {x}.
| On every [tray|shelf|table] of {A} there are {m} {x}. {He} has {n} of them.
| {n} [trays|shelves] are full, and {A} counts {m} {x} on each.
| {m} {x} fit on one shelf. {A} fills {n} shelves.
| {A} carries {n} trays. One tray holds {m} {x}.
| With {m} {x} per table, {A} gets {n} tables ready.
| Each of {n} tables gets {m} {x} from {A}.
| {n} times {A} brings a tray, and every time there are {m} {x} on it.
| {A} sets {m} {x} on each table, and there are {n} tables.
> {X} in all: q = n * m
# n * m

= start
n=2..12 m=3..40
For one party {A} needs {n} {x}, and {he} gets ready for {m} such parties.
| A set has {n} {x}, and {A} packs {m} sets.
| {A} makes {m} gift bags and puts {n} {x} into each one.
| {n} {x} go into every gift bag. {A} fills {m} bags.
| To make one set, {A} needs {n} {x}. {He} has to make {m} sets.
| {m} sets are made by {A}, each out of {n} {x}.
| Every guest of {A} will get {n} {x}, and {m} guests will come.
| {A} plans {n} {x} per guest, and there are {m} guests.
| One guest takes {n} {x}. {A} gets enough of them for {m} guests.
| For each of {m} guests {A} buys {n} {x}.
> {X} in all: q = n * m
# n * m

= start
n=40..900:20
{A} looks at {n} {x}. Ten percent of them are {his}.
| Out of {n} {x}, 10 percent belong to {A}.
| {A} gets 10 percent of {n} {x}.
| Of the {n} {x} in a store, 10 percent are for {A}.
| There are {n} {x}, and 10 percent of these are taken home by {A}.
| 10 percent of a load of {n} {x} go to {A}.
| A truck brings {n} {x}. {A} takes 10 percent of them.
| {B} owns {n} {x} and lets {A} have 10 percent of them.
> {X} of {A}: q = n / 10
# n // 10

= start
n=40..800:20 c=20|30|40|60|70|80|90
{A} takes {c} percent of {n} {x}.
| Out of {n} {x}, {c} percent belong to {A}.
| Of the {n} {x} in a store, {c} percent are for {A}.
| There are {n} {x}, and {c} percent of them are carried home by {A}.
| {c} percent of a load of {n} {x} go to {A}.
| A truck brings {n} {x}. {A} needs {c} percent of these.
| {B} picks {c} percent of {n} {x} and gives these to {A}.
| {n} {x} are sold in the town, and {A} buys {c} percent of them.
| {A} counts {n} {x} in a hall and gets {c} percent of them.
> Tenths: r = c / 10
> A tenth of the {x}: g = n / 10
> {X} of {A}: q = g * r
# n * c // 100

= start
n=40..600:4
{A} takes 25 percent of {n} {x}.
| Out of {n} {x}, 25 percent belong to {A}.
| One quarter of {n} {x} is what {A} gets.
| There are {n} {x}, and a quarter of them are carried home by {A}.
| One in four of {n} {x} belongs to {A}.
| A truck brings {n} {x}. {A} needs one quarter of these.
| {B} sends {A} 25 percent of {n} {x}.
| {n} {x} are sold in the town, a quarter of them to {A}.
| 25 percent of the {n} {x} in a hall are for {A}.
> {X} of {A}: q = n / 4
# n // 4

= start
n=20..400:2
{A} takes 50 percent of {n} {x}.
| Out of {n} {x}, one half belongs to {A}.
| Half of {n} {x} are what {A} gets.
| There are {n} {x}, and half of them are carried home by {A}.
| A truck brings {n} {x}. {A} needs 50 percent of these.
| {B} splits {n} {x} into two equal parts, and {A} gets one part.
| {n} {x} are sold in the town, one half of them to {A}.
| 50 percent of the {n} {x} in a hall are for {A}.
| One of every two {x} belongs to {A}, and there are {n} of them.
> {X} of {A}: q = n / 2
# n // 2

= start
n=30..300:3
{A} takes two thirds of {n} {x}.
| Out of {n} {x}, two thirds belong to {A}.
| Two thirds of {n} {x} are what {A} gets.
| There are {n} {x}, and two thirds of them are carried home by {A}.
| Two out of every three {x} belong to {A}, and there are {n} of them.
| A truck brings {n} {x}. {A} needs two thirds of these.
| {B} makes three equal parts out of {n} {x}, and {A} gets two of the parts.
| {n} {x} are sold in the town, and {A} buys two thirds of them.
> A third of the {x}: g = n / 3
> {X} of {A}: q = g * 2
# n // 3 * 2

= start
n=40..400:4
{A} takes three quarters of {n} {x}.
| Out of {n} {x}, three quarters belong to {A}.
| Three quarters of {n} {x} are what {A} gets.
| There are {n} {x}, and three quarters of them are carried home by {A}.
| Three out of every four {x} belong to {A}, and there are {n} of them.
| A truck brings {n} {x}. {A} needs 75 percent of these.
| {B} owns {n} {x} and gives 75 percent of them to {A}.
| {n} {x} are sold in the town, three quarters of them to {A}.
> A quarter of the {x}: g = n / 4
> {X} of {A}: q = g * 3
# n // 4 * 3

= start
n=10..35 m=2..9 y=pupil
In the class of {A} there are {n} {y}, and each brings {m} {x}.
| {n} {y} bring {A} {m} {x} each.
| Each of {n} {y} gives {m} {x} to {A}.
| {A} asks {n} {y} for {x}, and every {y1} brings {m}.
| {A} gets {m} {x} from each of {n} {y}.
| {m} {x} are brought by every {y1} in the group of {A}. There are {n} {y}.
| Each {y1} brings {A} {m} {x}, and {n} {y} come.
| At the door {A} collects {m} {x} per {y1}, and {n} {y} come in.
| From {n} {y}, {A} collects {m} {x} apiece.
| {A} meets {n} {y}. {AY} hands {him} {m} {x}, and so do all the others.
> {X} from the {y}: q = n * m
# n * m

= start
n=10..90 m=10..90
{A} [wraps|packs|counts|sorts] {n} {x} in the morning and {m} in the afternoon.
| On Monday {n} {x} are [counted|packed] by {A}, and on Tuesday {m}.
| In the first week {A} [packs|gets] {n} {x}. In the second week it is {m}.
| {n} {x} are [packed|counted] by {A} before lunch and {m} after it.
| {A} has {n} {x}, and {B} gives {him} {m}.
| To the {n} {x} of {A} come {m} from {B}, and {A} keeps them all.
| {A} has {n} small {x} and {m} big ones.
| Two boxes stand in front of {A}, one with {n} {x} and the other with {m}.
| {A} picks out {n} {x} for one store and {m} for another.
> {X} in all: q = n + m
# n + m

= start
n=6..60 k=2..5
On Monday {A} [gets|packs] {n} {x}, and on Tuesday {k} times as many.
| {A} counts {n} old {x}, then the new ones, of which there are {k} times as many.
| {A} packs {n} {x} before lunch. After lunch {he} packs {k} times that number.
| {B} gives {A} {n} {x}. Before that, {A} already had {k} times as many.
| In May {A} picked out {n} {x}, in June {k} times as many. {He} adds up both months.
| {n} {x} come to {A} in the first hour, and {k} times as many in the second hour.
| {A} has {n} big {x}. For every big one there are {k} small ones.
| The first box of {A} holds {n} {x}, and the second box holds {k} times as many.
> {X} the second time: g = n * k
> {X} in all: q = n + g
# n + n * k

= start
m=2|3|4|5|6|10|12|15|20 h=2..8
A machine of {A} packs one {x1} every {m} minutes. It runs for {h} hours.
| It takes {A} {m} minutes to wrap {ax}. {He} wraps {x} for {h} hours.
| Every {m} minutes {A} packs {ax}, and {he} works for {h} hours.
| For {h} hours a machine of {A} runs, and it wraps one {x1} in {m} minutes.
| {A} needs {m} minutes for one {x1} and packs {x} for {h} hours.
| One {x1} is packed by {A} every {m} minutes, and {he} does this for {h} hours.
| {h} hours long {A} checks {x}. {He} takes {m} minutes for each.
| At {m} minutes per {x1}, {A} sorts {x} for {h} hours.
> Minutes: g = h * 60
> {X} in this time: q = g / m
# h * 60 // m

= start
n=20..200:10
{A} has {n} {x} in {his} [store|kitchen|hall].
| There are {n} {x} in the store of {A}.
| {n} {x} are counted by {A}.
| In the morning {A} opens the shop with {n} {x}.
| A truck brings {A} {n} {x}.
| {A} gets a load of {n} {x}.
| For a party {A} has bought {n} {x}.
| The list of {A} says that there are {n} {x}.
# n
"""

_CHANGES = """
= change
k=2..40
But {k} of them are [bad|damaged|no good].
| {k} of the {x} fall down and are thrown away.
| {A} finds out that {k} of them are not good and takes them away.
| Then {A} throws away {k} bad ones.
| {k} {x} are damaged on the way and cannot be used.
| Of all these, {k} are [ruined by rain|lost|not good enough], and {A} is left with the others.
| A dog ruins {k} of the {x}.
| By bad luck, {k} of them get lost.
| When {B} drives off, {k} of them fall from the truck and are gone.
| Among them are {k} bad ones, which {A} takes out.
> {X} left: q = q - k
# q - k

= change
k=2..50
Then {k} of them are [sold|given away|used].
| {A} sells {k} of them before noon.
| {B} buys {k} of the {x}.
| A customer takes {k} of them.
| {k} of the {x} are sent to another town.
| After that {A} gives {k} of them to a school.
| Of these, {k} go to {B}.
| In the first hour {k} of them are taken by customers.
| {B} comes to {A} and carries {k} of them away.
| {k} of these {x} are needed for a party and taken there.
| {A} keeps all but {k} of them.
> {X} left: q = q - k
# q - k

= change
k=3..60
Then {k} more {x} are [brought in|delivered|added].
| {A} gets another {k}.
| {B} brings {A} {k} more.
| A truck comes and brings {k} {x} on top of that.
| To these, {A} adds {k} {x} from the day before.
| Later {k} other {x} come in.
| {k} more are found by {A} in [a corner|the cellar|another room].
| With the next train come another {k} {x} for {A}.
| In the evening {A} puts {k} more with them.
| {A} still had {k} {x} in a drawer and adds them.
> {X} then: q = q + k
# q + k

= change
n=2..9 m=3..15 y=box
Then {n} {y} with {m} {x} each are delivered.
| {A} gets {n} more {y}, and each {y1} holds {m} {x}.
| {B} brings {A} {n} {y} of {m} {x} each.
| A truck brings {n} {y} more. In every {y1} there are {m} {x}.
| {n} {y} come in later, with {m} {x} in each of them.
| {AY} holds {m} {x}, and {n} such {y} are added by {A}.
| To these come {n} {y} that are filled with {m} {x} apiece.
| After that {A} buys {n} {y} at {m} {x} per {y1}.
| {m} {x} are in each of the {n} {y} that {A} buys after that.
> {X} in the {y}: g = n * m
> {X} then: q = q + g
# q + n * m

= change
Only a third of them is kept by {A}, and the others are sold.
| {A} keeps one third of them and gives away the rest.
| All are sold except one third.
| {A} sends most of them away and keeps just a third.
| One third of the {x} stays with {A}, and {B} gets the others.
| Two thirds of them are sold, so that one third is left.
| Of the {x}, {A} holds back a third and sells the others.
| Only one in three is good enough, and the others are thrown away.
> {X} kept: q = q / 3
# q // 3

= change
Half of them are sold [at once|in the morning|on the first day].
| {A} sells half of the {x}.
| Customers take one half of them.
| One half of the {x} goes to {B}.
| {A} gives 50 percent of them to a school.
| 50 percent of the {x} are damaged and thrown away.
| {B} gets half of all these {x} from {A}.
| Every second one is bad and is taken out.
| By noon only half of them are still there.
> {X} left: q = q / 2
# q // 2

= change
n=2..9 m=2..9
Then {n} customers take {m} {x} each.
| {n} customers come to {A}, and each of them buys {m}.
| Each of {n} people buys {m} of them.
| {A} gives {m} of them to each of {n} helpers.
| Every one of {n} neighbors gets {m} {x} from {A}.
| {A} sells {m} of them a day for {n} days.
| Day by day {m} of the {x} are used up, and {n} days go by.
| {m} of them per person are handed to {n} people.
| For {n} days, {m} of these {x} are needed each day.
| {n} children are given {m} {x} apiece out of these.
> {X} taken: g = n * m
> {X} left: q = q - g
# q - n * m

= change
A quarter of them are [bad|damaged] and thrown away.
| {A} sells a quarter of the {x}.
| One quarter of the {x} goes to {B}.
| 25 percent of them are sold in the first hour.
| {A} gives 25 percent of the {x} to a school.
| One in four is not good and is taken out.
| {B} buys one quarter of all these {x}.
| Customers take 25 percent of the {x}.
> A quarter of the {x}: g = q / 4
> {X} left: q = q - g
# q - q // 4

= change
10 percent of them are [bad|damaged] and thrown away.
| {A} sells 10 percent of the {x}.
| Of the {x}, 10 percent are ruined by rain.
| {B} buys 10 percent of all these {x}.
| One in ten is no good, and {A} takes it out.
| Every tenth one is bad and gets thrown away.
| {A} finds that a tenth of the {x} are no good and takes them out.
| On the way to the store, 10 percent of them get lost.
> A tenth of the {x}: g = q / 10
> {X} left: q = q - g
# q - q // 10

= change
On the next day {A} gets as many again.
| {B} has just as many {x} and gives all of them to {A}.
| The next truck brings just as many again.
| {A} then doubles the number of {x}.
| A week later there are twice as many.
| The same number of {x} is added by {B}.
| After that {A} goes on until there are twice as many.
| For each of these {x} {A} gets one more.
> {X} then: q = q * 2
# q * 2

= change
k=2..25 m=2..25
Then {k} of them are sold and {m} are given away.
| {B} takes {k} of them, and {m} are bad.
| {A} sells {k} of them in the morning and {m} in the evening.
| {k} of the {x} go to one store and {m} to another.
| First {k} of them are lost, and then {m} more.
| One customer takes {k} of them, the next one {m}.
| {A} throws away {k} bad ones and keeps {m} at home for {his} mother.
| {k} of them are needed for a party, and {B} takes another {m}.
> {X} taken: g = k + m
> {X} left: q = q - g
# q - k - m

= change
n=2..9 m=2..9
^ Each buyer takes {m} {x}.
| A buyer may buy {m} {x}.
| {m} {x} are sold to each buyer.
| Every buyer of {A} buys {m} {x}.
| No buyer buys more or less than {m} {x}.
| By the rules of the shop each buyer buys {m} {x}.
{n} buyers come to {A}.
| {A} has {n} buyers.
| {n} buyers come to the shop.
| There are {n} buyers in the shop of {A}.
| {A} counts {n} buyers that day.
| That day {n} buyers walk in.
> {X} taken: g = n * m
> {X} left: q = q - g
# q - n * m

= change
n=2..9 m=3..15 y=box
^ In each new {y1} are {m} {x}.
| A new {y1} holds {m} {x}.
| {m} {x} are in every new {y1}.
| {X} come in new {y} of {m}.
| {C} fills new {y} with {m} {x} each.
| Each new {y1} has {m} {x} in it.
{A} gets {n} new {y} and adds these {x}.
| {n} new {y} are brought to {A}.
| {A} opens {n} new {y} and adds what is in them.
| {B} gives {A} {n} new {y}.
| {n} of these new {y} come by train for {A}.
| A truck brings {A} {n} new {y} of {x}.
> {X} in the {y}: g = n * m
> {X} then: q = q + g
# q + n * m
"""

_ENDS = """
= end
? How many {x} are there [in the end|now|in all|altogether]?
| How many {x} does {A} have [in the end|now|then]?
| What is the number of {x} [in the end|now]?
| With how many {x} does {A} end?
| If {A} counts the {x} now, how many are there?
| How many {x} does that make?
| What number does {A} write down for the {x} in the end?
| After all this, how many {x} are there?
| How many {x} can {A} sell now?
! There are {ans} {x}.
# q

= end
m=2..9 y=box
? {A} packs the {x} into {y} of {m}. How many {y} does {he} need?
| How many {y} are needed, if {m} {x} go into each {y1}?
| {AY} holds {m} {x}. How many {y} does {A} fill?
| If there is room for {m} {x} in each {y1}, how many {y} are filled?
| {m} {x} fit into {ay}. How many {y} are needed for all of them?
| All of the {x} are put into {y}, {m} to {ay}. How many {y} is that?
| How many {y} of {m} {x} each can {A} fill?
| {A} sells the {x} in {y} of {m}. How many {y} can {he} sell?
| At {m} {x} per {y1}, how many {y} does {A} need [in all|altogether]?
| How many full {y} are there when {A} puts {m} {x} into every {y1}?
> {Y}: q = q / m
! {A} needs {ans} {y}.
# q // m

= end
t=2..9
? {A} loads the {x} on {t} trucks, the same number on each. How many {x} are on one truck?
| {t} trucks carry the {x} away, each as many as the others. How many {x} does a truck carry?
| How many {x} does each truck get, if they are spread evenly over {t} trucks?
| If {t} trucks take the same number of {x}, how many are on each?
| The {x} are split evenly among {t} stores. How many {x} does each store get?
| {A} puts them on {t} shelves, as many on one as on another. How many {x} are there per shelf?
| How many {x} lie on each table, if there are {t} tables with the same number of {x}?
| In {t} rows of the same length {A} lays out all {x}. How many {x} are in every row?
> {X} for each: q = q / t
! There are {ans} {x} for each.
# q // t

= end
n=2..9
? {n} families share the {x} [evenly|fairly]. How many does each family get?
| {A} gives the {x} to {n} friends, the same number to each. How many does each friend get?
| How many {x} does each one get, if {n} people share them fairly?
| If the {x} are shared equally by {n} families, what is the share of one family?
| All of the {x} go to {n} schools in equal parts. How many {x} does a school get?
| The {x} are dealt out evenly to {n} children. How many {x} are there for every child?
| {n} neighbors want the same number of {x}. How many can {A} give to each?
| What does each of {n} helpers get, if {A} splits up the {x} evenly?
| {A} divides the {x} equally among {n} guests. How many {x} is that per guest?
> {X} for each: q = q / n
! Each gets {ans} {x}.
# q // n

= end
n=2..9
? {A} needs {n} {x} a day. For how many days are there enough?
| Each day {n} of them are used. How many days do the {x} last?
| How many days do they last, if {A} uses {n} {x} per day?
| If {n} of the {x} are sold every day, after how many days are all of them gone?
| {A} gives away {n} a day. After how many days are no {x} left?
| Daily {n} {x} are taken. How many days pass until there are none?
| How long do the {x} last, in days, at {n} a day?
| With {n} {x} for each day, how many days can {A} get by?
| {n} {x} are needed every day. For how many days will {A} have some?
> Days: q = q / n
! They last {ans} days.
# q // n

= end
p=2..12
? {A} sells [them|the {x}|all of them] at {p$} each. How much money does {he} get?
| One {x1} costs {p$}. What is the price of all {x}?
| For every {x1} {A} is paid {p$}. How many dollars is that [in all|altogether]?
| How much money do the {x} bring at {p$} apiece?
| If {A} gets {p$} per {x1}, how many dollars does {he} take in?
| The price is {p$} a piece, and all {x} are sold. How much does {A} earn?
| {C} buys all of the {x} and pays {p$} for each. How much does {C} pay?
| What are the {x} worth together, if {ax} is worth {p$}?
| Each {x1} is sold for {p$}. How many dollars does {A} have then?
> Money for the {x}: q = q * p
! It is {ans} dollars.
# q * p

= end
k=5..60
? Yesterday there were {k} {x}. How many more are there today?
| How many more {x} is that than yesterday, when there were {k}?
| {C} has only {k} {x}. How many more does {A} have?
| The day before, {A} had {k} {x}. By how many is the number greater now?
| If {C} has {k} {x}, how many more than {C} does {A} have?
| Only {k} are needed. How many {x} are left over?
| {k} {x} would be enough. How many more than that are there?
| Last week {A} counted {k}. How many more {x} does {A} count now?
| {A} must hand in {k} {x}. How many can {he} keep?
> {X} more: q = q - k
! There are {ans} more {x}.
# q - k

= end
g=100..600:10
? {C} orders {g} {x}. How many are still missing?
| How many {x} are missing for an order of {g}?
| {A} needs {g} {x} for an order. How many more must {he} get?
| If {A} has to send {g} {x} to {C}, how many are missing?
| An order of {g} {x} comes in. How many more does {A} need?
| {A} wants to have {g}. How many {x} must be added?
| {g} {x} were promised to {C}. How many does {A} still have to find?
| How many more {x} does {A} need until there are {g}?
| The store has room for {g} {x}. How many more could {A} put there?
> {X} missing: q = g - q
! {ans} {x} are missing.
# g - q

= end
k=10..95
? {C} has {k} {x}. How many do {A} and {C} have [together|in all|combined]?
| How many {x} is that together with the {k} of {C}?
| With the {k} {x} of {C}, how many are there in total?
| If {C} adds {k} {x}, how many are there altogether?
| {k} {x} are in the store of {C}. How many do the two have combined?
| In another room {A} has {k} {x}. How many {x} does {A} have in both rooms?
| {C} comes with another {k}. What is the number of all {x} then?
| Yesterday there were {k} {x}. What do both days make together?
> {X} together: q = q + k
! Together there are {ans} {x}.
# q + k

= end
k=2..5
? {C} has {k} times as many. How many {x} does {C} have?
| How many {x} does {C} have, if it is {k} times the number of {A}?
| {C} needs {k} times as many {x}. What number is that?
| If this happens {k} times, how many {x} are there [in all|altogether]?
| In {k} weeks like this one, how many {x} does {A} get together?
| {k} times that number of {x} is ordered by {C}. How many {x} is that?
| For each of these {x}, {C} has {k}. What is the number of {x} that {C} has?
| {A} wants {k} times as many next year. How many {x} does {A} want?
> {X} then: q = q * k
! That is {ans} {x}.
# q * k

= end
m=2..9 p=3..20
? {A} packs {m} {x} into a bag and sells each bag for {p$}. How much money does {he} get?
| What do all of the {x} bring, if each bag of {m} is sold for {p$}?
| A bag of {m} {x} costs {p$}. How many dollars do all of them bring?
| All of the {x} are sold in packs of {m}, at {p$} a pack. How much does {A} earn?
| For every {m} {x} {C} pays {p$}. What does {C} pay for all of them?
| How much money does {A} get, if {he} sells packs of {m} {x} for {p$} each?
| If {p$} are paid for a pack of {m} {x}, how many dollars are paid for all {x}?
| {A} makes sets of {m}. One set brings {p$}. How much do all sets bring?
> Packs: g = q / m
> Money for the packs: q = g * p
! It is {ans} dollars.
# q // m * p

= end
m=2..9 y=box
^ {AY} holds {m} {x}.
| {A} has empty {y} with room for {m} {x} each.
| There is room for {m} {x} in {ay}.
| {m} {x} fit into {ay}.
| {A} uses {y} of {m} {x} for packing.
| At the shop of {A}, {m} {x} are put into each {y1}.
| A full {y1} has {m} {x} in it.
? How many {y} does {A} fill with all the {x} in the end?
| How many {y} are needed for all {x} in the end?
| In the end {A} packs all {x}. How many {y} does that take?
| How many such {y} does {A} need in the end?
| If all {x} are packed in the end, how many {y} are filled?
| How many {y} must {A} have for the {x}?
> {Y}: q = q / m
! {A} needs {ans} {y}.
# q // m

= end
t=2..9
^ {t} trucks are ready for the {x}.
| There are {t} trucks in front of the house.
| {A} has {t} trucks for the way to town.
| {t} empty trucks wait outside.
| {B} comes with {t} trucks.
| {A} has called {t} trucks for the evening.
? The {x} are spread evenly over these trucks. How many {x} are on one truck?
| If the trucks take the {x} in equal loads, how many {x} are on each truck?
| In the end the {x} are put on the trucks, the same number on each. How many are on one truck?
| How many {x} does each truck get, if each gets the same number?
| All {x} are loaded on the trucks evenly. How many {x} does a truck carry?
| How many {x} are on each truck, if all {x} are loaded evenly in the end?
> {X} for each: q = q / t
! There are {ans} {x} for each.
# q // t

= end
n=2..9
^ {n} families live in the street of {A}.
| {A} knows {n} families that want {x}.
| There are {n} families in the house of {A}.
| {n} families have asked {A} for {x}.
| {A} wants to help {n} families.
| In the village of {A} are {n} families.
? In the end these families share the {x} fairly. How many does each family get?
| If these families share the {x} equally, how many {x} does each get?
| How many {x} does each family get, if all of them get the same number?
| The {x} are divided evenly among these families. How many {x} are there for each?
| What is the share of one family if all {x} are shared equally by them?
| All the {x} go to these families in equal parts. How many {x} does one family get?
> {X} for each: q = q / n
! Each gets {ans} {x}.
# q // n

= end
n=2..9
^ Each day {n} {x} are needed.
| {A} needs {n} {x} a day at home.
| The family of {A} uses {n} {x} a day.
| {n} {x} a day are used in the house of {A}.
| In the kitchen of {A}, one day takes {n} {x}.
| The school of {A} uses {n} {x} each day.
? How many days do the {x} last in the end?
| For how many days will the {x} be enough in the end?
| How many days does it take until all {x} are used?
| After how many days will the {x} be used up?
| How many days can {A} get by with the {x} that are there in the end?
| For how many days are there {x} in the end?
> Days: q = q / n
! They last {ans} days.
# q // n

= end
p=2..12
^ One {x1} [costs|is worth|is sold for] {p$}.
| {X} are [sold|bought] for {p$} each.
| In town one gets {p$} for each {x1}.
| The price of {ax} is {p$}.
| {C} pays {p$} for {ax}.
| {p$} is paid for each {x1} at the fair.
| {A} has a sign in the window: each {x1} for {p$}.
? In the end all {x} are sold at this price. How much money does {A} get?
| How many dollars does {A} get for all {x} in the end?
| If all the {x} are sold in the end, how much money is that?
| What are all the {x} worth in the end?
| How much money do all the {x} bring in the end?
| {A} sells what is there in the end. How many dollars does {he} get?
> Money for the {x}: q = q * p
! It is {ans} dollars.
# q * p

= end
k=5..60
^ {C} has {k} {x}.
| {C} [owns|counts|keeps] {k} {x}.
| {k} {x} belong to {C}.
| The number of {x} that {C} has is {k}.
| In the store of {C} there are {k} {x}.
| There are {k} {x} in the hall of {C}.
? How many more {x} than {C} does {A} have in the end?
| By how many {x} does {A} beat {C} in the end?
| In the end, how many more {x} does {A} have than {C}?
| How many {x} does {C} need to have as many as {A} in the end?
| How many more {x} are there with {A} than with {C} in the end?
| How many fewer {x} does {C} have than {A} in the end?
> {X} more: q = q - k
! The difference is {ans} {x}.
# q - k

= end
k=5..60
^ Only {k} {x} are needed in the end.
| {C} has asked for {k} {x}.
| {C} has ordered {k} {x}.
| {k} {x} are enough for the party of {C}.
| {A} has to hand in {k} {x} in the end.
| In the evening {k} {x} must go to {C}.
? How many {x} are left over in the end?
| How many {x} more than that are there in the end?
| How many {x} are there in the end that nobody has asked for?
| In the end, how many {x} are there too many?
| How many {x} can {A} keep when this is done?
| How many {x} of {A} are not needed for this?
> {X} more: q = q - k
! There are {ans} more {x}.
# q - k

= end
g=100..600:10
^ {C} has ordered {g} {x}.
| {A} has an order for {g} {x}.
| The goal of {A} is {g} {x}.
| For a big fair, {A} needs {g} {x}.
| {g} {x} were promised to {C} by {A}.
| {A} has to bring {g} {x} to {C}.
| In the evening {A} must have {g} {x}.
? How many {x} are still missing in the end?
| How many more {x} does {A} need in the end?
| How many more {x} must {A} get?
| How many {x} does {A} still need?
| How many {x} are missing then?
| With what {he} has in the end, how many {x} are missing?
> {X} missing: q = g - q
! {ans} {x} are missing.
# g - q

= end
k=10..95
^ {C} has {k} {x}.
| {C} [owns|counts|keeps] {k} {x}.
| {k} {x} belong to {C}.
| The number of {x} that {C} has is {k}.
| In the store of {C} there are {k} {x}.
| There are {k} {x} in the hall of {C}.
? How many {x} do {A} and {C} have together in the end?
| In the end, how many {x} belong to {A} and {C} together?
| {A} and {C} put their {x} together in the end. How many are there?
| If {A} adds {his} {x} to those of {C}, how many {x} is that?
| How many {x} do {A} and {C} have in all?
| What is the number of {x} of {A} and {C} together?
> {X} together: q = q + k
! Together there are {ans} {x}.
# q + k

= end
k=2..5
^ {C} always has {k} times as many {x} as {A}.
| The number of {x} of {C} is always {k} times the number of {A}.
| For each of the {x} that {A} has in the end, {C} has {k}.
| In the end {C} has {k} times as many {x} as {A}.
| {k} times as many {x} as {A} has in the end are in the store of {C}.
| {C} needs {k} times as many {x} as {A} has in the end.
? How many {x} is that for {C}?
| What is the number of {x} for {C}?
| What number of {x} is that in the case of {C}?
| What number of {x} is that for {C} in the end?
| How large is the number of {x} for {C}?
| For {C}, how many {x} is that?
> {X} then: q = q * k
! That is {ans} {x}.
# q * k

= end
m=2..9 p=3..20
^ {A} sells {x} in bags of {m}.
| A bag holds {m} {x}.
| {m} {x} fit into one bag.
| There is room for {m} {x} in a bag.
| {A} puts {m} {x} into a bag.
| {m} {x} make one full bag.
^ {p$} is the price of a full bag.
| A full bag is sold for {p$}.
| For a full bag {A} gets {p$}.
| A full bag costs {p$}.
| {C} pays {p$} for each full bag.
| A full bag brings {A} {p$}.
? How much money does {A} get if all {x} are sold in such bags in the end?
| In the end all {x} are sold in such bags. How much money is that?
| If all {x} go into bags in the end, how many dollars do the bags bring?
| How many dollars do all the {x} bring in such bags?
| All {x} are put into bags and sold in the end. How much does {A} get?
| What do all the {x} bring in the end, sold in bags?
> Packs: g = q / m
> Money for the packs: q = g * p
! It is {ans} dollars.
# q // m * p
"""

OUTPUT = read_theme("part snack toy fruit flower amount", _STARTS, _CHANGES, _ENDS)
