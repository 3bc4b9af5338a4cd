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
| At {p$} for every {x1}, {A} buys {n}.
| Where one {x1} is sold for {p$}, {A} fills a bag with {n}.
| With each {x1} at {p$}, {A} puts {n} {x} on the counter.
| A seller shouts "{X} for {p$} each!" and {A} takes {n} of them.
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
| At {p$} a piece, {A} takes {n} {x}. At {q$} a piece, {he} takes {m} {y}.
| {A} pays {p$} for every {x1} and {q$} for every {y1}. {He} has {n} {x} and {m} {y}.
| Each {y1} is {q$}, and {A} buys {m}. Each {x1} is {p$}, and {A} buys {n}.
| {A} gets {m} {y} for {q$} each. The {x} are {p$} each, and {he} gets {n} of them.
| In a shop {y} are {q$} and {x} are {p$} apiece. {A} wants {n} {x} and {m} {y}.
| The list of {A} says {m} {y} and {n} {x}. One {x1} is {p$}, one {y1} is {q$}.
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
| At {q$} for {ay} and {p$} for {ax}, what do {n} {x} and {m} {y} cost?
| What do {m} {y} for {q$} each and {n} {x} for {p$} each cost in all?
| If every {y1} is {q$} and every {x1} is {p$}, how much are {m} {y} and {n} {x}?
| {A} needs {m} {y} and {n} {x}. What must {he} pay at {p$} for {ax} and {q$} for {ay}?
> Price of the {x}: a = n * p
> Price of the {y}: b = m * q
> Both together: t = a + b
! Together they cost {ans} dollars.
# n * p + m * q

n=2..9 p=3..25 b=2..9 x=pen any
One {x1} costs {p$}.
| The price of {ax} is {p$}.
| {X} are {p$} each[| at the store| in this shop].
| A store sells {x} for {p$} apiece.
| The tag on every {x1} says {p$}.
| For {ax}, a shop asks {p$}.
| {AX} can be bought for {p$}.
| Per {x1}, the price is {p$}.
| Whoever wants {ax} pays {p$}.
| In the shop lies a pile of {x}, each for {p$}.
{A} [wants|buys|takes] {n} {x}.
| {A} [needs|orders] {n} {x}.
| {A} puts {n} {x} on the counter.
| {n} {x} go into the basket of {A}.
| {A} asks for {n} {x}.
| {A} came to the shop for {n} {x}.
| {n} {x} lie in front of {A} at the till.
{A} pays {b$} for a bag to carry the {x}.
| A bag to carry the {x} costs {b$}.
| For a paper bag, {A} pays {b$}.
| A shopping bag is {b$}, and {A} needs one.
| {A} takes a shopping bag for {b$}.
| At the till {A} takes a cloth bag for {b$}.
| To have the {x} packed costs {A} {b$}.
| Sending the {x} home costs {A} {b$}.
| The bill of {A} has {b$} on it for a bag.
| For {b$}, {A} has all the {x} wrapped together.
| The bag that {A} puts the {x} into costs {b$}.
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

p=5..80 d=2..40 x=clothes y=clothes any
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
| {AY} is {d$} more expensive than {ax}.
| For {ay} one pays {d$} more than for the {x1}.
| The price of {ay} is {d$} higher than that of {ax}.
| {AY} next to the {x1} costs {d$} more than the {x1}.
| Compared with the {x1}, {ay} costs {d$} more.
| The {x1} is {d$} cheaper than {ay}.
| To get {ay}, one must pay {d$} more than for {ax}.
| Add {d$} to the price of {ax}, and you have the price of {ay}.
| Whoever wants {ay} has to pay {d$} more than for {ax}.
| There is {ay} that costs {d$} more than the {x1}.
| With {d$} more than the {x1} costs, one gets {ay}.
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
| {AY} is {d$} cheaper than {ax}, and {ax} costs {p$}.
| {AY} costs {d$} less than {ax}. The {x1} is {p$}.
| For {ay} one pays {d$} less than for {ax}, which is {p$}.
| Take {d$} off the price of {ax}, and you have the price of {ay}. The {x1} costs {p$}.
| {A} looks at {ay}. It is {d$} less than {ax} for {p$}.
| There is a difference of {d$} between {ax} and {ay}. The {x1} is the expensive one and costs {p$}.
| The price of {ay} is {d$} lower than that of {ax}. The tag on the {x1} says {p$}.
| {A} takes {ay}, which is {d$} cheaper than {ax}, and also the {x1} for {p$}.
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
| {A} pays {c$}. In {his} bag are {n} {x} of the same price.
| The bill is {c$}, and on it are {n} {x} of one kind.
| With {c$}, {A} can pay for exactly {n} equal {x}.
| The sum of {c$} is paid for {n} {x} that all cost the same.
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
| If {A} pays {c$} for {n} {x} of one price, how much is it for each?
| When {c$} is the price of {n} equal {x}, what does one {x1} cost?
| With {c$}, one can buy {n} {x} of the same price. How much is one of them?
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
| {A} sees a sign with {c$} on it for {n} {x}.
| A seller asks {c$} for a pack of {n} {x}.
| With {c$}, one can buy {n} {x}.
| The price is {c$} for every {n} {x}.
| Someone in front of {A} pays {c$} and gets {n} {x}.
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

k=3..9 g=2..9 n=k*g p=2..12 x=pen y=box any
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
| Each {y1} holds {k} {x}.
| One {y1} contains {k} {x}.
| The store sells {x} only in {y} of {k}.
| {X} are packed in {y}, {k} in each.
| Every {y1} has {k} {x} in it.
| {k} {x} are packed in one {y1}.
| In the store, one {y1} has {k} {x} inside.
| You cannot buy a single {x1}, only {y} with {k} {x} each.
One {y1} costs {p$}.
| The price of one {y1} is {p$}.
| The seller wants {p$} for each {y1}.
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
| For {az} {A} pays {c$}, for {ay} {b$} and for {ax} {a$}.
| {AY} is {b$}, {az} is {c$} and {ax} is {a$}. {A} takes one of each.
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
| {B} buys {m} {y} for {q$} each, and {A} buys {n} {x} for {p$} each.
| At {q$} apiece, {B} gets {m} {y}. At {p$} apiece, {A} gets {n} {x}.
| {B} pays {q$} for each of {m} {y}. {A} pays {p$} for each of {n} {x}.
| {B} wants {m} {y} and {A} wants {n} {x}. One {x1} is {p$}, one {y1} is {q$}.
| One {y1} costs {q$}, one {x1} costs {p$}. {B} takes {m} {y}, and {A} takes {n} {x}.
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
| The tags on {ax} and {ay} say {p$} and {q$}.
| For {ax} the shop asks {p$}, for {ay} only {q$}.
| The price of {ax} is {p$}, and the price of {ay} is {q$}.
| {AX} is sold for {p$}. {AY} is sold for {q$}.
| {A} pays {p$} for {ax} and {q$} for {ay}.
| In one store {A} sees {ax} at {p$} and {ay} at {q$}.
| {A} has bought {ax} for {p$}. {B} has bought {ay} for {q$}.
| {A} can have {ax} for {p$} or {ay} for {q$}.
| {AY} costs {q$} and {ax} costs {p$}.
| The shop sells {ay} for {q$} and {ax} for {p$}.
| For {ay} {A} would pay {q$}, but for {ax} {he} would pay {p$}.
| With {q$} one can buy {ay}, and with {p$} one can buy {ax}.
| {B} pays {q$} for {ay}, and {A} pays {p$} for {ax}.
| There is a tag with {q$} on {ay} and a tag with {p$} on {ax}.
| While {ay} is only {q$}, {ax} is {p$}.
| The price of {ay} is {q$}. The price of {ax} is {p$}.
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
| {AX} is {a$}. With {ay}, the two cost {t$}.
| The {x1} that {A} buys costs {a$}, and the bill for it and {ay} is {t$}.
| One pays {a$} for {ax}, but {t$} for {ax} and {ay}.
| For {a$} {A} could have {ax} alone. {He} also takes {ay} and pays {t$} in all.
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

n=2..9 p=2..12 e=n*p b=2..9 t=e+b x=snack y=drink any
{A} buys {n} {x} of the same price and one {y1}.
| {A} takes {n} equal {x} and one {y1}.
| {n} {x} of one kind and one {y1} are bought by {A}.
| {A} orders one {y1} and {n} {x} that all cost the same.
| At the snack bar {A} gets {n} {x} of one kind and {ay}.
| {A} has one {y1} and {n} {x} of one price on {his} tray.
| With one {y1}, {A} buys {n} {x}, which all have the same price.
{A} pays {t$} in all, and {b$} of it is for the {y1}.
| The whole bill of {A} is {t$}, and {b$} of it is for the {y1}.
| The {y1} costs {b$}, and the whole bill is {t$}.
| {A} hands over {t$} for all that {he} takes. The {y1} alone costs {b$}.
| The till shows {t$} in total, with {b$} for the {y1}.
| The receipt says {b$} for the {y1} and {t$} for everything.
| Of the {t$} on {A}'s bill, {b$} goes to the {y1}.
| One {y1} is {b$}, and {A} has to pay {t$} in all.
| With {b$} for the {y1}, the bill of {A} comes to {t$}.
| The price of the {y1} is {b$}. {A}'s whole bill is {t$}.
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
| At {p$} for each {x1}, {k} friends take {n}.
| {X} cost {p$} each. {n} of them are for {k} friends who eat together.
| Each {x1} is {p$}. A table with {n} of them is set for {k} guests, who pay together.
| {n} {x} stand on the bill of {k} friends. One {x1} costs {p$}.
| With {p$} to pay for each of {n} {x}, {k} friends go to the till.
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
| {AX} costs {f} times as much as {ay}. The {y1} is {q$}.
| The price of {ax} is {f} times that of {ay}. The tag on the {y1} says {q$}.
| It takes {f} times as much money to buy {ax} as to buy {ay} for {q$}.
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
| A box with {n} {x} is {s$}. One single {x1} is {p$}.
| For {s$} {A} gets a box of {n} {x}. For one single {x1} {he} would pay {p$}.
| The sign says {s$} for a box of {n} {x}, but {p$} for a single one.
| With {n} {x} in it, a box is sold for {s$}. Out of the box, each {x1} is {p$}.
| There are {n} {x} in a box for {s$}. If taken alone, {ax} is {p$}.
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
| At {p$} each, {A} buys {n} {x} but gives {k} back.
| {A} gives back {k} of the {n} {x} that {he} has taken. Each {x1} is {p$}.
| {A} leaves {k} {x} at the till, out of {n} that {he} had. The price is {p$} each.
| The price of {ax} is {p$}. {k} of the {n} {x} that {A} has chosen go back.
| Each {x1} is {p$}. {A} removes {k} from a cart with {n} {x}.
| Since {k} of {A}'s {n} {x} are bad, {he} leaves them in the shop. One {x1} costs {p$}.
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
| Where each {x1} is {p$}, {A} spends {c$} on {x}.
| At a price of {p$} for {ax}, the {x} in {A}'s bag cost {c$}.
| The seller wants {p$} for {ax}. {A} buys {x} and pays {c$}.
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

n=2..9 p=2..15 x=fruit any
The price of {ax} is {p$}.
| In this shop each {x1} costs {p$}.
| {X} are {p$} a piece.
| For one {x1} the seller asks {p$}.
| The tag at the {x} says {p$} each.
| A single {x1} can be had for {p$}.
| Everybody pays {p$} for {ax}.
{A} has {n} {x} on {his} list.
| {A} fills {his} bag with {n} {x}.
| {n} {x} lie in the basket of {A}.
| {A} is sent to buy {n} {x}.
| For a cake, {A} needs {n} {x}.
| On Sunday {A} buys {n} {x}.
| {A} takes {n} {x} to the till.
? How much does {A} pay?
| How many dollars is that in all?
| What is the bill for the {x}?
| What do all the {x} of {A} cost?
| How much money does {A} need for the {x}?
| What must {A} hand over?
> Cost of the {x}: c = n * p
! {A} pays {ans} dollars.
# n * p

n=2..9 p=2..15 x=clothes
{A} [wants|needs|buys] {n} {x}.
| {n} {x} are what {A} is looking for.
| On the list of {A} there are {n} {x}.
| {A} goes to a shop to get {n} {x}.
| {A} has chosen {n} {x}.
| At the till, {A} puts down {n} {x}.
? What does {A} pay if each of them costs {p$}?
| How much is the bill at {p$} apiece?
| How much money is that, if one {x1} is {p$}?
| If the shop asks {p$} for {ax}, how much must {A} pay?
| How many dollars does {he} need when every {x1} is {p$}?
| What do they cost at a price of {p$} per {x1}?
| How much do they cost in all, with {p$} to pay for each?
> Cost of the {x}: c = n * p
! {A} pays {ans} dollars.
# n * p

n=2..9 p=3..25 b=2..9 x=pen
{A} pays {b$} for a bag [and also buys some {x}|to put {x} into].
| A bag costs {A} {b$}. {A} fills it with {x}.
| {A} needs some {x}. A bag for the {x} is {b$}.
| The first thing on the bill of {A} is a bag for {b$}. All the rest is {x}.
| {A} takes a bag for {b$} and goes to the {x}.
| To have some {x} packed, {A} pays {b$}.
? What is the whole bill, if {A} takes {n} {x} at {p$} each?
| How much does {he} pay in all for {n} {x}, each of them {p$}?
| If {ax} is {p$} and {A} wants {n}, how much does {he} pay in all?
| With {n} {x} that cost {p$} apiece, what must {A} pay altogether?
| At {p$} for each {x1}, what does {A} pay in all when {he} takes {n}?
| How much money does {A} need for everything, if {he} buys {n} {x} and each one is {p$}?
> Cost of the {x}: c = n * p
> Total cost: t = c + b
! {A} pays {ans} dollars.
# n * p + b

n=2..9 p=2..12 m=2..9 q=2..12 x=fruit y=snack any
{X} cost {p$} each.
| One {x1} is {p$}.
| For {ax} the shop asks {p$}.
| The price of {ax} is {p$}.
| In the shop, {x} are sold for {p$} apiece.
| Each {x1} has a tag with {p$} on it.
{Y} cost {q$} each.
| One {y1} is {q$}.
| For {ay} the shop asks {q$}.
| The price of {ay} is {q$}.
| In the shop, {y} are sold for {q$} apiece.
| Each {y1} has a tag with {q$} on it.
{A} [takes|buys] {m} {y} and {n} {x}.
| {A} wants {n} {x} and {m} {y}.
| In the cart of {A} are {m} {y} and {n} {x}.
| {A}'s list says {n} {x} and {m} {y}.
| For a party {A} needs {m} {y} and {n} {x}.
| {n} {x} and {m} {y} go into the bag of {A}.
? How much does {A} pay in all?
| What is the total for {A}?
| What do all these things cost together?
| How large is the bill of {A}?
| How many dollars does {A} spend?
| How much money must {A} have for everything?
> Cost of the {x}: a = n * p
> Cost of the {y}: b = m * q
> Total cost: t = a + b
! The total cost is {ans} dollars.
# n * p + m * q

a=5..60 b=3..40 t=a+b x=clothes y=toy any
{A} pays {t$} for {ax} and {ay}.
| The bill for {ax} and {ay} is {t$}.
| Together, {ax} and {ay} cost {t$}.
| The cashier asks {A} for {t$} for {ax} and {ay}.
| {AY} and {ax} are on a bill of {t$}.
| {t} dollars is what {A} must pay for {ax} and {ay}.
The {x1} costs {a$}.
| The price of the {x1} is {a$}.
| On the tag of the {x1} stands {a$}.
| For the {x1} alone, the shop asks {a$}.
| If {A} took only the {x1}, {he} would pay {a$}.
| The {x1} by itself is {a$}.
? How much does the {y1} cost?
| What is the price of the {y1}?
| How much does the {y1} alone cost?
| What does {A} pay for the {y1}?
| How many dollars is the {y1}?
| How much of the bill is for the {y1}?
> Cost of the {y1}: b = t - a
! The {y1} costs {ans} dollars.
# t - a

n=2..9 p=2..12 e=n*p b=2..9 t=e+b x=snack y=drink
For {ay} and some {x}, {A} pays {t$} in all.
| {A} hands over {t$} for one {y1} and a few {x}.
| The bill for {x} and one {y1} is {t$}.
| {A} pays {t$} at the snack bar for {ay} and some {x}.
| A receipt of {t$} lists one {y1} and some {x}.
| All in all, {A} pays {t$} for some {x} and {ay}.
The {y1} is {b$}, and all the {x} have the same price.
| All the {x} cost the same. The {y1} costs {b$}.
| Of this, {b$} is for the {y1}. Each {x1} has the same price.
| For the {y1} alone, it is {b$}, and the {x} are all equally expensive.
| One pays {b$} for the {y1} and always the same for {ax}.
| Without the {y1}, the bill would be {b$} lower. One {x1} costs as much as another.
? What does one {x1} cost, if {he} takes {n} of them?
| If there are {n} {x}, how much is each?
| {A} has {n} {x}. What is the price of one?
| How much is a single {x1} when {A} gets {n}?
| What did {A} pay for each of {n} {x}?
| How many dollars is {ax}, if {n} {x} are on the bill?
> Cost of the {x}: e = t - b
> Cost of one {x1}: p = e / n
! Each {x1} costs {ans} dollars.
# (t - b) // n

k=3..9 g=2..9 n=k*g p=2..12 x=pen y=box
One {y1} costs {p$} and has {k} {x} in it.
| For {p$}, one gets {ay} with {k} {x}.
| A shop sells {y} of {k} {x} for {p$} each.
| {X} come in {y}. There are {k} in each, and the price is {p$}.
| With {k} {x} inside, {ay} costs {p$}.
| Each {y1} of {k} {x} is {p$}.
? How much does {A} pay for {n} {x}?
| {A} needs {n} {x}. How much must {he} pay?
| What do {n} {x} cost {A}?
| If {A} has to get {n} {x}, what is the bill?
| How many dollars are needed for {n} {x}?
| What must be paid for {y} with {n} {x} in all?
> Number of {y}: g = n / k
> Total cost: c = g * p
! {A} pays {ans} dollars.
# n // k * p

n=2..9 p=2..12 c=n*p m=2..9 x=fruit
? How much do {m} {x} cost, if {n} {x} cost {c$}?
| What does {A} pay for {m} {x} when {n} of them are {c$}?
| If one pays {c$} for {n} {x}, what are {m} {x}?
| {A} wants {m} {x}. What does {he} pay, if {c$} is the price of {n}?
| What must be paid for {m} {x} where {c$} buys {n} of them?
| When {n} {x} are sold for {c$}, how many dollars are {m} {x}?
| {A} needs {m} {x}, and the sign says {n} for {c$}. How much is that?
> Cost of one {x1}: p = c / n
> Cost of the {x}: t = p * m
! {m} {x} cost {ans} dollars.
# c // n * m

n=3..9 p=2..9 d=2..15 e=n*p s=e-d x=snack any
A box of {n} {x} costs {s$}.
| For {s$}, one can have a box with {n} {x}.
| There is a box with {n} {x} for {s$}.
| The shop sells a box of {n} {x} at {s$}.
| On a box stands {s$}, and in it are {n} {x}.
| A box is {s$} and holds {n} {x}.
One single {x1} costs {p$}.
| If bought one by one, {x} are {p$} each.
| The price of a single {x1} is {p$}.
| Single {x} are sold for {p$} apiece.
| Whoever wants just one {x1} pays {p$}.
| Without a box, each {x1} is {p$}.
? How much cheaper is the box than the same number of single {x}?
| {A} takes the box. How much does {he} save compared with single {x}?
| How many dollars does one save with the box?
| How much more would just as many single {x} cost?
| By how much is the box cheaper than single {x}?
| What does {A} save by taking the box?
> Single {x}: e = n * p
> Money saved: d = e - s
! The box saves {ans} dollars.
# n * p - s

k=2..6 g=2..4 n=k*g p=2..9 x=snack any
The friends share the bill equally.
| All of the friends pay the same.
| The bill is split evenly among the friends.
| Nobody pays more than another.
There are {k} friends at a table.
| A group of {k} friends sits together.
| {k} friends go out.
| {k} friends meet after school.
| In the group there are {k} friends.
| It is {k} friends who pay.
On the bill are {n} {x} at {p$} each.
| The bill is for {n} {x}, and one {x1} is {p$}.
| Each {x1} is {p$}, and {n} {x} are ordered.
| At {p$} a piece, {n} {x} are eaten.
| The waiter brings {n} {x}, which cost {p$} each.
| For {p$} each, {n} {x} come to the table.
? How much does each of the friends pay?
| What must every friend give?
| What is the share of one friend?
| How many dollars does one of the friends pay?
| How much is that per friend?
| How much money is it for each friend?
> Cost of the {x}: c = n * p
> Share of each: s = c / k
! Each one pays {ans} dollars.
# n * p // k

n=4..12 k=2..9 p=2..12 x=clothes any
{A} puts {k} {x} back on the shelf because they are too small.
| {k} {x} in {A}'s cart are too large, and {he} does not buy these.
| {A} decides not to buy {k} {x} that {he} had picked.
| There is a hole in {k} {x}, and {A} leaves these in the shop.
| {B} tells {A} not to buy {k} of the chosen {x}.
| At the till, {A} gives back {k} {x}.
{A} picks {n} {x} at first.
| In the beginning, {n} {x} lie in the cart of {A}.
| First of all, {A} takes {n} {x} from the shelves.
| {A} has at first chosen {n} {x}.
| There are {n} {x} in {A}'s basket at the start.
| {A} goes to the till with {n} {x} at first.
Each {x1} costs {p$}.
| The price of {ax} is {p$}.
| {X} are {p$} apiece.
| One {x1} is sold for {p$}.
| On every {x1} is a tag with {p$}.
| The shop asks {p$} for {ax}.
? How much does {A} pay for the {x} that {he} keeps?
| What does {A} pay for the remaining {x}?
| How many dollars do the {x} cost that {A} buys in the end?
| How much must {A} pay for the rest of the {x}?
| How large is the bill for the {x} that are left?
| What does {A} have to pay for the {x} that remain?
> {X} left: r = n - k
> Cost of the {x}: c = r * p
! The {x} that are left cost {ans} dollars.
# (n - k) * p
""")
