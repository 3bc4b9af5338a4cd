"""Problems about what things cost in a shop."""

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
| {A} leaves the market with {n} {x} that cost {p$} apiece.
| For each of {his} {n} {x}, {A} pays {p$}.
| The price tag says {p$} for one {x1}. {A} [picks out|chooses] {n} of them.
| Per {x1} the seller asks {p$}, and {A} wants {n}.
| {A}'s mother sends {him} out for {n} {x}. In the store every {x1} costs {p$}.
| The cashier counts {n} {x} in the basket of {A}. Every single one is {p$}.
| At a stand where {x} are {p$} a piece, {A} asks for {n}.
? How much does {A} pay[| in all| altogether]?
| How much money must {A} pay?
| How many dollars does that come to?
| What does that cost {A}?
| How large is the bill?
| What is the total for {A}?
| What does {he} pay for all of them?
| How much money is that?
| What does {A} have to pay?
| What does the cashier ask for?
| What amount is on the receipt?
| How many dollars does {A} hand over[| at the till]?
| How much will all the {x} cost {him}?
> Cost of the {x}: c = n * p
! {A} pays {ans} dollars.
# n * p

n=2..9 p=2..60 x=clothes
? How much do {n} {x} cost if one {x1} costs {p$}?
| One {x1} costs {p$}. What is the price of {n} {x}?
| At a price of {p$} for each {x1}, how much do {n} {x} cost?
| If {ax} is {p$}, how many dollars are {n} {x}?
| {X} are sold at {p$} apiece. What must be paid for {n} of them?
| How much must be paid for {n} {x} when each {x1} costs {p$}?
| What do {n} {x} cost at {p$} [each|a piece|apiece]?
| {n} {x} are bought at {p$} each. What is the cost?
| If a shop asks {p$} for {ax}, what does it ask for {n}?
| For one {x1} the price tag says {p$}. How many dollars are needed for {n} {x}?
| How many dollars does {A} need for {n} {x} if each one costs {p$}?
| What is the total for {n} {x} when the price per {x1} is {p$}?
| {A} pays {p$} for {ax}. How much would {n} of them cost {him}?
| {AX} is {p$}. How large is the bill for {n}?
| What will {A} pay for {n} {x} that cost {p$} each?
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
| {A} pays for {n} {x} and {m} {y}. The {x} are {p$} each, and the {y} are {q$} each.
| One {x1} costs {p$} and one {y1} costs {q$}. {A} takes {n} {x} and {m} {y}.
| In {A}'s cart lie {n} {x} at {p$} each, and next to them {m} {y} at {q$} each.
| A shop asks {p$} for {ax} and {q$} for {ay}. {A} wants {n} of the first and {m} of the second.
| {A} picks {n} {x} that cost {p$} each. Then {he} also picks {m} {y} that cost {q$} each.
| First {A} pays {p$} for each of {n} {x}, and after that {q$} for each of {m} {y}.
? How much does {A} [pay|spend] in [all|total]?
| How large is the whole bill?
| What must {A} pay for all of it?
| How much is the bill for both kinds?
| What is the bill of {A}?
| What does {A} pay for the whole list?
| What is the total cost?
| How much do the {x} and the {y} cost together?
| What does the cashier ask for in total?
| How much money is needed for everything?
| How many dollars does {A} spend [altogether|in sum|in all]?
| What sum is on the receipt?
| What do all these things cost {A}?
> Cost of the {x}: a = n * p
> Cost of the {y}: b = m * q
> Total cost: t = a + b
! The total cost is {ans} dollars.
# n * p + m * q

n=2..9 p=2..9 m=2..9 q=2..9 x=pen y=toy
? How much do {n} {x} at {p$} each and {m} {y} at {q$} each cost together?
| If {A} buys {n} {x} for {p$} each and {m} {y} for {q$} each, how much does {he} spend?
| What does {A} pay if {he} takes {n} {x} for {p$} apiece and {m} {y} for {q$} apiece?
| When {ax} costs {p$} and {ay} costs {q$}, what is the price of {n} {x} and {m} {y} in all?
| How many dollars are {n} {x} and {m} {y} if each {x1} costs {p$} and each {y1} costs {q$}?
| With {x} at {p$} each and {y} at {q$} each, what do {n} {x} and {m} {y} cost?
| What is the bill for {n} {x} at {p$} each plus {m} {y} at {q$} each?
| How much money does {A} need to buy {n} {x} at {p$} a piece and {m} {y} at {q$} a piece?
| {A} wants {n} {x} and {m} {y}. If they cost {p$} and {q$} each, what must {he} pay?
| What total does the cashier ask for {n} {x}, each {p$}, and {m} {y}, each {q$}?
> Price of the {x}: a = n * p
> Price of the {y}: b = m * q
> Both together: t = a + b
! Together they cost {ans} dollars.
# n * p + m * q

n=2..9 p=3..25 b=2..9 x=pen
One {x1} costs {p$}.
| The price of {ax} is {p$}.
| {X} are {p$} each[| at the store| in this shop].
| A store sells {x} for {p$} apiece.
| The tag on every {x1} says {p$}.
| For {ax}, a shop asks {p$}.
| {AX} can be bought for {p$}.
| Per {x1}, the price is {p$}.
| If you want {ax}, you pay {p$}.
| In the shop lies a pile of {x}, each for {p$}.
{A} [wants|buys|takes] {n} {x}.
| {A} [needs|orders] {n} of them.
| {A} puts {n} of them on the counter.
| {n} {x} go into the basket of {A}.
| {A} asks for {n} {x}.
| {n} of them are for {A}.
| {A} would like to have {n}.
| {n} are bought by {A}.
{He} also pays {b$} for a bag.
| A bag to carry them costs another {b$}.
| For a bag {he} pays {b$} more.
| A bag is {b$} extra, and {he} needs one.
| {He} takes a bag for {b$} as well.
| At the till {he} adds a bag for {b$}.
| To have them packed costs {him} {b$} more.
| Sending them home costs {him} {b$} extra.
| On top of this comes {b$} for a bag.
| For {b$} more, {he} has them wrapped.
| The bag that {he} puts them into costs {b$}.
? How much does {A} pay?
| How much money does {A} need?
| What is the total?
| How much does {he} pay in all?
| What sum is on the receipt?
| How large is the bill?
| What must {A} pay altogether?
| How many dollars does {he} spend?
| What does {A} have to hand over?
| How much money does the cashier ask for?
| What will that cost {him} in total?
> Cost of the {x}: c = n * p
> Total cost: t = c + b
! {A} pays {ans} dollars.
# n * p + b

p=5..80 d=2..40 x=clothes y=clothes
{AX} costs {p$}.
| The price of {ax} is {p$}.
| {A} looks at {ax} for {p$}.
| In the window lies {ax} for {p$}.
| A store sells {ax} for {p$}.
| The price tag of {ax} says {p$}.
| {A} tries {ax} that costs {p$}.
| For {ax} a shop wants {p$}.
| {AX} is sold at {p$}.
| On the rack hangs {ax} for {p$}.
| {B} has paid {p$} for {ax}.
| The seller wants {p$} for {ax}.
{AY} costs {d$} more than the {x1}.
| {AY} is {d$} more expensive.
| For {ay} one pays {d$} more than for the {x1}.
| The price of {ay} is {d$} higher.
| {AY} next to it costs {d$} more.
| Compared with the {x1}, {ay} costs {d$} more.
| The {x1} is {d$} cheaper than {ay}.
| To get {ay}, one must pay {d$} more than that.
| Add {d$} to that, and you have the price of {ay}.
| If you want {ay}, you have to pay {d$} more.
| There is also {ay}. It costs {d$} more.
| With {d$} more, one gets {ay}.
| The price of the {x1} is {d$} lower than the price of {ay}.
? How much do the {x1} and the {y1} cost together?
| What is the price of both?
| {A} buys both. How much does {he} pay?
| How much must {A} pay for the two of them?
| What do they cost in all?
| {A} takes one of each. How large is {his} bill?
| If {A} gets both, how many dollars does {he} spend?
| What is the sum of the two prices?
| How much are the two combined?
| {A} wants the {x1} and the {y1}. How much money does {he} need?
| What will the cashier ask for both?
> Cost of the {y1}: q = p + d
> Total cost: t = p + q
! Together they cost {ans} dollars.
# 2 * p + d

p=20..90 d=2..19 x=gadget y=gadget
{AX} costs {p$}[, and| and] {ay} is {d$} cheaper.
| The price of {ax} is {p$}. {AY} costs {d$} less.
| {A} finds {ax} for {p$} and {ay} that costs {d$} less.
| {AX} is {p$}. For {ay} one pays {d$} less.
| {A} looks at {ax} for {p$}. The {y1} next to it is {d$} cheaper.
| {AX} costs {p$}, which is {d$} more than {ay}.
| A shop asks {p$} for {ax}. The price of {ay} is {d$} lower.
| {AX} for {p$} is {d$} more expensive than {ay}.
| With a price of {p$}, {ax} costs {d$} more than {ay}.
| {A} buys {ax} for {p$} and also {ay}, which is {d$} cheaper.
| In a store, {ax} is sold for {p$} and {ay} for {d$} less.
| {A} needs {ax} and {ay}. The {x1} costs {p$}, the {y1} {d$} less.
| {A} pays {p$} for {ax}. {He} also gets {ay} and pays {d$} less for it.
? How much do [both|the two things] cost together?
| What do they cost in all?
| What is the price of the {x1} and the {y1} together?
| How many dollars are both?
| How much money is needed to buy the {x1} and the {y1}?
| What is the total for the two?
| How large is the bill for one of each?
| What does it cost to buy both?
| If {A} takes both, what does {he} pay?
| How much do the {x1} and the {y1} cost combined?
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
| A set of {n} {x} is sold for {c$}, and every {x1} has the same price.
| {A}'s receipt shows {c$} for {n} {x} of the same kind.
| In total, {n} {x} of one kind cost {c$}.
| For {c$}, {A} takes home {n} {x} that all cost the same.
| A shop sells {A} {n} equal {x} for {c$}.
| When {A} buys {n} {x} of one kind, the cashier asks for {c$}.
| {A} has bought {n} {x}. They all cost the same, and {he} paid {c$} for them.
? How much does one {x1} cost?
| How many dollars is one of them?
| What did {A} pay for each {x1}?
| What does each one cost?
| What was the price of a single {x1}?
| What is the price of [one|a single] {x1}?
| How much is that for each {x1}?
| What is the price per {x1}?
| How much is it per piece?
| How many dollars did every {x1} cost?
| What does the shop ask for one?
> Cost of one {x1}: p = c / n
! One {x1} costs {ans} dollars.
# c / n

n=2..9 p=2..15 c=n*p x=clothes
? If {n} {x} cost {c$}, how much is one {x1}?
| {A} paid {c$} for {n} {x} of the same price. What did one cost?
| What is the price of one {x1} when {n} of them cost {c$} together?
| How much does each {x1} cost if {A} pays {c$} for {n}?
| {n} equal {x} are {c$}. How many dollars is each?
| When the bill for {n} {x} of one price is {c$}, what is the price per {x1}?
| How many dollars does a single {x1} cost if you get {n} of the same price for {c$}?
| What did {A} pay for each {x1} if {n} of one kind cost {him} {c$}?
| For {n} {x} at one price, {A} hands over {c$}. How much is that apiece?
| Out of {c$} that {A} paid for {n} equal {x}, how much was for each one?
> Price of each {x1}: p = c / n
! Each {x1} costs {ans} dollars.
# c / n

n=2..9 p=2..12 c=n*p m=2..9 x=fruit
{n} {x} cost {c$}.
| A [shop|store] sells {n} {x} for {c$}.
| {A} sees {n} {x} for {c$}.
| For {n} {x} one pays {c$}.
| The price of {n} {x} is {c$}.
| A bag with {n} {x} costs {c$}.
| {B} paid {c$} for {n} {x} yesterday.
| The sign says {n} {x} for {c$}.
| At the market {n} {x} can be had for {c$}.
| The seller gives {B} {n} {x} for {c$}.
| Whoever pays {c$} gets {n} {x}.
| {n} {x} are sold for {c$}.
? How much do {m} {x} cost?
| What does {A} pay for {m} {x}?
| How many dollars are {m} {x}?
| At this price, how much do {m} {x} cost?
| {A} wants {m} {x}. How much must {he} pay?
| What would {m} of them cost?
| How much money does {A} need for {m} {x}?
| What is the price of {m} {x}?
| If {A} takes {m}, how much does {he} pay?
| {A} buys {m} {x} at the same price. What does {he} pay?
| What must be paid for {m}?
> Cost of one {x1}: p = c / n
> Cost of the {x}: t = p * m
! {m} {x} cost {ans} dollars.
# c // n * m

k=3..9 g=2..9 n=k*g p=2..12 x=pen y=box
{A} [needs|wants] {n} {x}.
| {A} has to buy {n} {x}.
| On the list of {A} are {n} {x}.
| The class of {A} needs {n} {x}.
| {A} is asked to get {n} {x}.
| {A} plans to buy {n} {x} for {his} school.
| {n} {x} are what {A} needs.
| {A} orders {n} {x}.
| {n} {x} must be bought by {A}.
| For {his} office {A} needs {n} {x}.
| {A}'s teacher asks {him} to bring {n} {x}.
The {x} [come|are sold] in {y} of {k}.
| There are {k} {x} in every {y1}.
| In each {y1} are {k} {x}.
| Each {y1} holds {k}.
| One {y1} contains {k} of them.
| The store sells them only in {y} of {k}.
| They are packed in {y}, {k} in each.
| Every {y1} has {k} {x} in it.
| {k} {x} are packed in one {y1}.
| In the store, one {y1} has {k} {x} inside.
| You cannot buy a single one, only {y} with {k} each.
One {y1} costs {p$}.
| The price of one {y1} is {p$}.
| {p$} is asked for each {y1}.
| Each {y1} is sold for {p$}.
| A full {y1} costs {p$}.
| For every {y1} one pays {p$}.
| {AY} is {p$}.
| The tag on every {y1} says {p$}.
| The shop asks {p$} per {y1}.
? How much does {A} [pay|have to pay]?
| What does {A} pay for all the {x}?
| How many dollars does {he} spend?
| How much money does {A} need?
| How large is the bill?
| What do all the {x} cost?
| What is the total cost?
| What must {he} pay in all?
| How much does that cost {him}?
| What does the cashier ask for?
> Number of {y}: g = n / k
> Total cost: c = g * p
! {A} pays {ans} dollars.
# n // k * p

a=3..40 b=3..40 c=3..40 x=toy y=pen z=snack
{A} buys {ax} for {a$}, {ay} for {b$} and {az} for {c$}.
| {A} pays {a$} for {ax}, {b$} for {ay} and {c$} for {az}.
| The bill of {A} says {a$} for {ax}, {b$} for {ay} and {c$} for {az}.
| {A} gets three things: {ax} for {a$}, {ay} for {b$} and {az} for {c$}.
| In the cart of {A} are {ax}, {ay} and {az}. Their prices are {a$}, {b$} and {c$}.
| {AX} costs {a$}, {ay} costs {b$} and {az} costs {c$}. {A} buys all of them.
| First {A} buys {ax} for {a$}. Then {he} gets {ay} for {b$} and {az} for {c$}.
| {A} takes {ax}. It is {a$}. {He} also takes {ay} for {b$} and {az} for {c$}.
| On {A}'s receipt stand {ax} with {a$}, {ay} with {b$} and {az} with {c$}.
| For {ax} {A} hands over {a$}, for {ay} {b$}, and for {az} {c$}.
| {A} spends {a$} on {ax}, another {b$} on {ay} and {c$} more on {az}.
| {AX} for {a$}, {ay} for {b$} and {az} for {c$} are bought by {A}.
? How much does {he} [spend|pay] [in all|altogether]?
| What is the total cost?
| What do the three things cost together?
| How many dollars does {A} pay?
| How large is the bill?
| What is the sum of the three prices?
| How much money does {he} spend in total?
| What does {A} pay for everything?
| How much is the whole shopping?
| How much does all of that cost {him}?
> Cost of the first two: d = a + b
> Total cost: t = d + c
! The total cost is {ans} dollars.
# a + b + c

n=2..9 p=2..9 m=2..9 q=2..9 x=fruit y=snack plain
{A} buys {n} {x} for {p$} each, and {B} buys {m} {y} for {q$} each.
| {A} takes {n} {x} at {p$} apiece. {B} takes {m} {y} at {q$} apiece.
| In the basket of {A} are {n} {x} for {p$} each. In the basket of {B} are {m} {y} for {q$} each.
| {A} gets {n} {x} and {B} gets {m} {y}. One {x1} is {p$}, one {y1} is {q$}.
| {X} are {p$} each and {y} are {q$} each. {A} wants {n} {x}, while {B} wants {m} {y}.
| For {n} {x} {A} pays {p$} each. {B} pays {q$} each for {m} {y}.
| {A} goes home with {n} {x} that cost {p$} each, {B} with {m} {y} that cost {q$} each.
| {A} has {n} {x} and {B} has {m} {y} to pay for. Each {x1} costs {p$}, each {y1} {q$}.
| Each of {A}'s {n} {x} costs {p$}, and each of {B}'s {m} {y} costs {q$}.
? How much more does {A} pay than {B}?
| How many dollars more does {A} spend than {B}?
| By how much is the bill of {A} higher?
| How much less does {B} pay than {A}?
| How much larger is the bill of {A} than that of {B}?
| What is the difference between the two bills?
| By how many dollars does {A} pay more?
| How much less than {A} does {B} spend?
> {A} pays: a = n * p
> {B} pays: b = m * q
> Difference: d = a - b
! {A} pays {ans} dollars more.
# n * p - m * q

q=5..60 d=2..30 p=q+d x=gadget y=clothes
{AX} costs {p$} and {ay} costs {q$}.
| {A} finds {ax} for {p$} and {ay} for {q$}.
| The tag on {ax} says {p$}. The tag on {ay} says {q$}.
| For {ax} the shop asks {p$}, for {ay} only {q$}.
| The price of {ax} is {p$}, and the price of {ay} is {q$}.
| {AX} is sold for {p$}. {AY} is sold for {q$}.
| {A} pays {p$} for {ax} and {q$} for {ay}.
| In one store {A} sees {ax} at {p$} and {ay} at {q$}.
| {A} has bought {ax} for {p$}. {B} has bought {ay} for {q$}.
| {A} can have {ax} for {p$} or {ay} for {q$}.
? How much more does the {x1} cost than the {y1}?
| How much cheaper is the {y1}?
| By how much is the {x1} more expensive?
| What is the difference of the two prices?
| How many dollars less does the {y1} cost?
| How many dollars more is the {x1}?
| By how many dollars is the {y1} cheaper than the {x1}?
| How much more is paid for the {x1} than for the {y1}?
| How much lower is the price of the {y1}?
| How much must be added to the price of the {y1} to get the price of the {x1}?
> Difference of the prices: d = p - q
! The {x1} costs {ans} dollars more.
# p - q

a=5..60 b=3..40 t=a+b x=clothes y=toy
{AX} and {ay} cost {t$} together. The {x1} costs {a$}.
| {A} pays {t$} for {ax} and {ay}. The {x1} alone costs {a$}.
| Of the {t$} that {A} pays for {ax} and {ay}, {a$} is for the {x1}.
| The bill for {ax} and {ay} is {t$}. Of this, the {x1} makes up {a$}.
| {A} buys {ax} for {a$} and also {ay}. {His} whole bill is {t$}.
| {A} spends {t$} in a shop where {he} buys {ax} and {ay}. The {x1} is {a$}.
| If {A} takes {ax} for {a$} and {ay} too, {he} has to pay {t$}.
| Both {ax} and {ay} are bought by {A} for {t$} in total. The price of the {x1} is {a$}.
| The receipt of {A} shows only two things, {ax} for {a$} and {ay}. The sum is {t$}.
| With {t$}, {A} pays exactly for {ax} and {ay}. The tag of the {x1} says {a$}.
? How much does the {y1} cost?
| What is the price of the {y1}?
| How many dollars is the {y1}?
| How much of the money is for the {y1}?
| What did the {y1} cost?
| What does {A} pay for the {y1}?
| How much is the {y1} alone?
| What does the shop ask for the {y1}?
| What must be on the price tag of the {y1}?
> Cost of the {y1}: b = t - a
! The {y1} costs {ans} dollars.
# t - a

n=2..9 p=2..12 e=n*p b=2..9 t=e+b x=snack y=drink
{A} buys {n} {x} of the same price and one {y1}.
| {A} takes {n} equal {x} and one {y1}.
| {n} {x} of one kind and one {y1} are bought by {A}.
| {A} orders one {y1} and {n} {x} that all cost the same.
| At the snack bar {A} gets {n} {x} of one kind and {ay}.
| {A} has one {y1} and {n} {x} of one price on {his} tray.
| With one {y1}, {A} buys {n} {x}, which all have the same price.
{He} pays {t$} in all, and the {y1} is {b$}.
| The bill is {t$}, and {b$} of it is for the {y1}.
| The {y1} costs {b$}, and all of it together costs {t$}.
| {He} hands over {t$} for everything. The {y1} alone costs {b$}.
| In total that is {t$}, with {b$} for the {y1}.
| The receipt says {b$} for the {y1} and {t$} for everything.
| Of the {t$} on {his} bill, {b$} goes to the {y1}.
? How much does one {x1} cost?
| What is the price of each {x1}?
| How many dollars is a single {x1}?
| What does {he} pay for one {x1}?
| How much is each of the {x}?
| What did every {x1} cost?
| How much does {A} pay per {x1}?
| What is the price for one of the {x}?
| How much money is that for each {x1}?
> Cost of the {x}: e = t - b
> Cost of one {x1}: p = e / n
! Each {x1} costs {ans} dollars.
# (t - b) // n

k=2..6 g=2..4 n=k*g p=2..9 x=snack
{k} friends buy {n} {x} for {p$} each.
| A group of {k} friends buys {n} {x} at {p$} apiece.
| {n} {x} at {p$} each are bought by {k} children together.
| One {x1} costs {p$}, and {k} children order {n} of them.
| The bill of {k} friends is for {n} {x}, and one {x1} is {p$}.
| {k} girls go to a shop and take {n} {x}. Each {x1} costs {p$}.
| For a party, {k} friends get {n} {x} that cost {p$} each.
| {X} are {p$} a piece, and {k} boys take {n} of them.
| {k} neighbors order {n} {x}, which are {p$} each.
They share the cost equally.
| Each of them pays the same.
| All of them pay the same part of the bill.
| They split the bill, so that everybody pays the same.
| The bill is shared, and nobody pays more than another.
| Everyone gives the same amount of money.
? How much does each of them pay?
| How many dollars does everyone pay?
| What must each one give?
| What is the share of one of them?
| How much money does one of them have to pay?
| What does each one pay?
| How much is that for each person?
| How many dollars is that per person?
| How much does a single one of them pay?
> Cost of the {x}: c = n * p
> Share of each: s = c / k
! Each one pays {ans} dollars.
# n * p // k

q=3..20 f=2..5 x=gadget y=toy
{AY} costs {q$}. {AX} costs {f} times as much.
| {AX} costs {f} times as much as {ay}, and the {y1} costs {q$}.
| {A} sees {ay} for {q$} and {ax} that costs {f} times as much.
| The price of {ay} is {q$}. For {ax}, one pays {f} times this price.
| {A} buys {ay} for {q$} and {ax} for {f} times as much.
| For {ay} a shop asks {q$}, and for {ax} it asks {f} times as much.
| {AY} is {q$}. The price of {ax} is {f} times as high.
| The tag on {ay} says {q$}, but {ax} is {f} times as expensive.
| {AX} is {f} times as expensive as {ay} for {q$}.
| One could buy {f} toys like {ay} for the price of {ax}. The {y1} costs {q$}.
? How much do both cost together?
| What do the {x1} and the {y1} cost in all?
| How much money is needed for both?
| What does {A} pay if {he} takes both?
| What is the price of the two together?
| How many dollars are the {x1} and the {y1} combined?
| If someone buys both, how large is the bill?
| What is the sum of the two prices?
| How much must be paid for one {x1} and one {y1}?
> Cost of the {x1}: p = q * f
> Both together: t = p + q
! Both together cost {ans} dollars.
# q * f + q

n=3..9 p=2..9 d=2..15 e=n*p s=e-d x=snack
A single {x1} costs {p$}, but a box of {n} {x} costs only {s$}.
| One {x1} is {p$}. A box with {n} of them is {s$}.
| {X} are {p$} each. In a box of {n}, they cost {s$} together.
| {A} can buy {x} for {p$} each, or a box of {n} for {s$}.
| For one {x1} the shop asks {p$}, and for a whole box with {n} of them {s$}.
| If bought alone, {ax} costs {p$}. A box of {n} is sold for {s$}.
| {A} needs {n} {x}. They cost {p$} each, but all {n} in a box are {s$}.
| The sign says {p$} for {ax} and {s$} for a box of {n}.
| A box of {n} {x} costs {s$}. Alone, each {x1} costs {p$}.
? How much does {A} save with the box?
| How much cheaper is the box than {n} single {x}?
| How many dollars are saved with {n} {x} in a box?
| How much money does one save when buying the box?
| What is the difference between {n} single {x} and the box?
| By how much are {n} {x} cheaper in the box?
| If {A} takes the box, how much does {he} save?
| How much more would {n} single ones cost?
> Single {x}: e = n * p
> Money saved: d = e - s
! The box saves {ans} dollars.
# n * p - s

n=4..12 k=2..9 p=2..12 x=clothes
{A} buys {n} {x} for {p$} each, but takes {k} of them back to the shop.
| {A} orders {n} {x} at {p$} each. Then {he} sends {k} of them back.
| Of {n} {x} that {A} has ordered, {he} sends back {k}. Each {x1} costs {p$}.
| Each {x1} costs {p$}. {A} picks {n}, then puts {k} of them back.
| {A} has {n} {x} in {his} cart. {He} takes {k} out again. One {x1} is {p$}.
| {A} takes {n} {x} to the till, but leaves {k} of them there. They cost {p$} each.
| From {n} {x} in {A}'s basket {k} go back on the shelf. The rest are {p$} each.
| {A} first wants {n} {x} for {p$} each. Then {he} does not take {k} of them.
| After {A} has put {n} {x} into the cart, {he} removes {k}. Every {x1} is {p$}.
? How much does {A} pay for the others?
| What does {A} pay for the rest?
| How much do the remaining {x} cost?
| How many dollars does {A} pay for those {he} keeps?
| What is the bill for those that remain?
| How much do the {x} cost that {he} keeps?
| What does {he} pay for what is left?
| How much must {he} pay for the {x} that are left?
> {X} left: r = n - k
> Cost of the {x}: c = r * p
! The {x} that are left cost {ans} dollars.
# (n - k) * p

p=2..9 n=2..20 c=n*p x=fruit
{A} pays {c$} for {x}. One {x1} costs {p$}.
| {X} are {p$} each, and the bill of {A} is {c$}.
| {A} spends {c$} on {x} that cost {p$} each.
| Each {x1} is {p$}. {A} pays {c$} in all.
| For {c$}, {A} gets {x} at {p$} apiece.
| The receipt of {A} shows {c$} for {x} at {p$} each.
| The cashier asks {A} for {c$}. In {his} basket are only {x}, and one {x1} is {p$}.
| All the {x} of {A} cost {c$}, and each of them costs {p$}.
| At {p$} a piece, the {x} that {A} buys cost {c$} together.
| {A} has bought some {x} for {c$}. The price per {x1} was {p$}.
? How many {x} does {A} get?
| How many {x} are in {his} basket?
| How many {x} is that?
| How many did {he} buy?
| What number of {x} does {A} buy?
| How many {x} does {he} take home?
| How many {x} does {he} pay for?
| How many of them are bought?
> Number of {x}: n = c / p
! {A} gets {ans} {x}.
# c / p
""")
