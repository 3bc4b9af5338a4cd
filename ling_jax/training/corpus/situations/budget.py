"""Problems about money that someone has and spends."""

from ling_jax.training.corpus.templates import read

BUDGET = read("""
n=2..9 p=2..15 m=20|50|60|80|100|150|200 x=fruit any
At first {A} has {m$}.
| {A} goes shopping with {m$}.
| In the morning {m$} is in the pocket of {A}.
| {A} takes {m$} along.
| At the start there is {m$} in {A}'s [wallet|purse].
| {A} starts the day with {m$}.
| The father of {A} gives {him} {m$} to go shopping.
| With {m$} in {his} hand, {A} goes to the market.
| {A} owns {m$} before {he} goes shopping.
| {A} leaves home with {m$} in {his} pocket.
| All the money that {A} can spend is {m$}.
| {A} brings {m$} to the store.
| {A}'s purse holds {m$} at the beginning.
{A} buys {n} {x} for {p$} each.
| {A} [takes|picks] {n} {x} at {p$} each.
| At a shop {A} finds {x} for {p$} each and takes {n}.
| At the shop {A} pays for {n} {x} that are {p$} each.
| {A} leaves the shop with {n} {x}. One of them costs {p$}.
| In the shop {A} picks up {n} new {x} for {p$} each.
| {n} {x} go into {A}'s bag, and {he} pays {p$} for each of them.
| {A} spends {p$} on each of {n} {x}.
| One {x1} costs {p$}, and {A} gets {n} of them.
| {X} are sold for {p$} apiece. {A} wants {n}.
| For {n} {x} {A} pays {p$} per piece.
| {n} times {A} buys {ax} for {p$}.
| With part of the money {A} pays for {n} {x}, each {p$}.
| At {p$} each, {A} buys {n} {x}.
| Each {x1} is {p$}, and {A} pays for {n}.
| For {p$} a piece, {A} takes {n} {x} home.
| The price tag says {p$} for {ax}. {A} buys {n} {x}.
? How much money does {A} have left?
| How many dollars does {he} keep?
| What is left of {his} money?
| How many dollars remain?
| How much stays in {his} pocket?
| How much of the money is left?
| How much [money is|is] left?
| How much money does {he} still have?
| How many dollars does {A} have after that?
| What does {A} bring back home?
| How much money is not spent?
| How much money remains for {him}?
> Cost of the {x}: c = n * p
> Money left: r = m - c
! {A} has {ans} dollars left.
# m - n * p

n=2..9 p=2..12 m=20|30|40|50|60|100 x=snack
? If {A} has {m$} and buys {n} {x} for {p$} each, how much is left?
| How much of {m$} is left when {A} buys {n} {x} that cost {p$} each?
| {A} pays for {n} {x} at {p$} each with {m$}. How much money does {he} get back?
| What change does {A} get from {m$} when {he} buys {n} {x} for {p$} each?
| Out of {m$}, {A} pays for {n} {x} at {p$} apiece. How many dollars remain?
| How many dollars are left from {m$} after {n} {x} at {p$} each have been paid?
| {A} buys {n} {x}, each for {p$}, and hands over {m$}. What does {he} get back?
| When one {x1} costs {p$}, how much of {his} {m$} does {A} keep if {he} takes {n}?
| With {m$} to spend, {A} takes {n} {x} at {p$} a piece. What does {he} still have?
| How much change is there if {n} {x} cost {p$} each and {A} pays with {m$}?
| After {A} has spent {p$} on each of {n} {x}, how much of {m$} is still there?
| {n} {x} are {p$} each. What is left if {A} pays for them from {m$}?
| When {A} buys {n} {x} for {p$} each, what does {he} keep of {m$}?
| {X} are {p$} each. How much of {m$} is left after {A} buys {n}?
| At {p$} for {ax}, {A} takes {n}. What is {his} change from {m$}?
| One {x1} is {p$}, and {A} has {m$}. How much is left when {he} buys {n}?
| What is left, if {n} {x} cost {p$} each and {A} has {m$} in {his} pocket?
> The {x} cost: c = n * p
> What is left: r = m - c
! {ans} dollars are left.
# m - n * p

p=3..95 m=20|50|100 x=toy
{A} [buys|gets] {ax} for {p$} and pays with {m$}.
| {AX} costs {p$}. {A} gives the seller {m$}.
| {A} pays {p$} for {ax}. {He} hands {m$} to the seller.
| The bill for {ax} is {p$}, and {A} hands over {m$}.
| {A} puts {m$} on the table to pay for {ax} that costs {p$}.
| The tag on {ax} says {p$}. {A} gives {m$} for it.
| {AX} is sold for {p$}, so {A} pays with {m$}.
| At the till {A} pays with {m$}. {His} {x1} costs {p$}.
| The cashier gets {m$} from {A} for {ax}. It costs only {p$}.
| To pay for {ax} for {p$}, {A} gives {m$} to the cashier.
| {A} has {m$} in {his} hand. {He} buys {ax}, and the price is {p$}.
| With {m$}, {A} pays for {ax} that is {p$}.
| {A} wants {ax}. The shop asks {p$}, and {he} gives {m$}.
| From {A} the seller takes {m$} for {ax} that is {p$}.
| A seller gets {m$} from {A} for {ax} and says that it is {p$}.
| Out of a purse come {m$}. With this {A} pays for {ax} that costs {p$}.
? How much [change|money] does {A} get back?
| How many dollars does the seller give back?
| How many dollars does {he} get back?
| How much comes back to {A}?
| What is {his} change?
| How much change is that?
| What must the seller give back to {him}?
| How much money goes back to {A}?
| How much does {A} get in return?
| How many dollars of change does {he} get?
> Change: r = m - p
! {A} gets back {ans} dollars.
# m - p

m=30..200 a=3..60 b=3..60 x=clothes y=toy any
{A} [begins|starts] with {m$}.
| {A} owns {m$} at the beginning.
| At the start {m$} is in {A}'s wallet.
| {A} goes into town with {m$}.
| In the morning the purse of {A} holds {m$}.
| {A} takes {m$} out of {his} jar.
| At first {A} has {m$} in {his} pocket.
| {A} got {m$} from {his} grandmother.
| In the morning there is {m$} in {A}'s pocket.
| {A} has earned {m$}.
| {A} can spend {m$}.
{A} spends {a$} on {ax} and {b$} on {ay}.
| {A} [pays|gives] {a$} for {ax}. Then {he} pays {b$} for {ay}.
| In town, {A} buys {ax} for {a$} and {ay} for {b$}.
| {AX} costs {A} {a$}, and {ay} costs {him} {b$}.
| First {A} buys {ax} for {a$}, later {ay} for {b$}.
| Of {A}'s money, {a$} goes for {ax} and {b$} for {ay}.
| For {ax} {A} pays {a$}, and for {ay} {b$}.
| {A} brings home {ax} for {a$} and {ay} for {b$}.
| {A} hands over {a$} for {ax} in one shop and {b$} for {ay} in another.
| Some of {A}'s money is spent, {a$} on {ax} and {b$} on {ay}.
| {A} buys {ay}, and it costs {b$}. {AX} costs {him} {a$}.
| {A} spends {b$} on {ay} and {a$} on {ax}.
| {AY} for {b$} and {ax} for {a$} are bought by {A}.
| For {ay}, {A} pays {b$}. For {ax}, {he} pays {a$}.
| In one shop {A} pays {b$} for {ay}, in another {a$} for {ax}.
? How much money does {he} have left?
| What remains of the money?
| How many dollars are still there?
| How much is left?
| How much money does {A} still have?
| How many dollars does {he} keep?
| What does {A} have in the end?
| How much money remains[| for {him}| after that]?
| With how many dollars does {he} come home?
| How much can {he} still spend?
> Money left after the {x1}: r = m - a
> Money left: s = r - b
! {A} has {ans} dollars left.
# m - a - b

m=30..100 a=3..40 b=3..40 x=snack y=book
? If {A} has {m$} and spends {a$} on {ax} and {b$} on {ay}, how much is left?
| How much of {m$} is left after {A} pays {a$} for {ax} and {b$} for {ay}?
| {A} spends {a$} and then {b$} of {his} {m$}. What does {he} still have?
| Of {m$}, {A} spends {a$} today and {b$} the day after. How many dollars remain?
| {A} pays {a$} for {ax} and {b$} for {ay}. What is left if {he} had {m$}?
| When {A} buys {ax} for {a$} and {ay} for {b$}, how much of {m$} does {he} keep?
| How many dollars remain if {A} takes first {a$} and then {b$} out of a jar with {m$}?
| From {m$} in a purse, {a$} is paid for {ax} and {b$} for {ay}. How much stays in it?
| How much money is left over from {m$} if {ax} costs {a$} and {ay} costs {b$}?
| {A} had {m$} before {he} paid {a$} for {ax} and {b$} for {ay}. How much is still there?
| After {A} spends {b$} on {ay} and {a$} on {ax}, what is left of {m$}?
| If {A} takes {ay} for {b$} and {ax} for {a$}, how much of {his} {m$} does {he} keep?
| {A} pays {b$} for {ay} and {a$} for {ax} from a purse with {m$}. What stays in it?
> Money after the first {a} dollars: r = m - a
> Money after both: s = r - b
! {ans} dollars remain.
# m - a - b

p=2..9 n=3..30 m=n*p x=snack any
{A} has {m$}.
| {A} goes shopping with {m$}.
| In the pocket of {A} are {m$}.
| {A} takes {m$} along.
| {A} wants to spend {m$}.
| {A} finds {m$} in {his} purse.
| {A} comes to the shop with {m$}.
| {A} may spend {m$} on {x}.
| With {m$}, {A} goes to buy {x}.
| All that {A} has is {m$}.
| {A}'s mother gives {him} {m$} for {x}.
| The wallet of {A} holds {m$}.
In this shop one {x1} costs {p$}.
| {X} are {p$} each.
| For one {x1}, the shop asks {p$}.
| The price of {ax} is {p$}.
| Every {x1} is sold for {p$}.
| A store sells {x} at {p$} apiece.
| {AX} is {p$}.
| The tag says that one {x1} is {p$}.
| You get one {x1} for {p$}.
| For every {x1} {A} must pay {p$}.
| At the stand each {x1} is {p$}.
? How many {x} can {he} buy?
| How many {x} can {A} get for all {his} money?
| How many {x} does {his} money buy?
| For how many {x} is the money enough?
| How many {x} can {he} pay for?
| How many {x} does {he} get if {he} spends all of it?
| How many of them can {A} take home?
| What number of {x} can {he} buy with it?
| If {he} spends every dollar, how many {x} does {he} have?
| How many {x} are there for this money?
> Number of {x}: n = m / p
! {A} can buy {ans} {x}.
# m / p

n=2..9 p=2..15 c=n*p r=2..20 m=c+r x=pen any
{A} [had|took] {m$} at the start.
| {A} went to a shop with {m$}.
| At the start there was {m$} in {A}'s purse.
| Before this, the wallet of {A} held {m$}.
| At first {A} had {m$}.
| {A} was given {m$} by {his} mother.
| In the morning {A} had {m$}.
| {A} came to the store with {m$} in {his} hand.
| In the beginning {A} owned {m$}.
| {A} had saved {m$} before that day.
{A} bought {n} {x} of the same price and still had {r$}.
| When {A} had bought {n} {x} that all cost the same, {r$} remained.
| {A} paid for {n} equal {x}, and then {he} still had {r$}.
| When {A} had paid for {n} {x} of one kind, there was {r$} left.
| {n} {x} of one price were bought by {A}, who kept {r$}.
| {A} came home with {n} equal {x} and {r$}.
| In the evening {A} had {n} {x} that all cost the same, but only {r$}.
| {A} got {n} {x} at one price, and {r$} was left over.
| {n} {x} were on {A}'s bill, all of one price. {He} had {r$} after paying it.
| With {n} {x} in {A}'s bag, all equally expensive, {he} had {r$} left.
| {A} took {n} {x} that cost the same, and of the money {r$} was not needed.
| There was {r$} left when {A} had bought {n} {x} of one price.
| {A} had {r$} left after paying for {n} equal {x}.
| With {r$} in {his} pocket, {A} came out of the shop. In {his} bag were {n} {x} of the same price.
| {A} kept {r$} and spent all the rest on {n} {x} of one price.
| Only {r$} was left of {A}'s money, and {he} had {n} {x} that cost the same.
| At the end {r$} remained, because {A} bought {n} {x} at one price.
? How much did one {x1} cost?
| What was the price of one {x1}?
| How many dollars was each {x1}?
| What did {he} pay for every {x1}?
| How much did {A} pay per {x1}?
| What did a single {x1} cost {him}?
| How much money did the shop take for one {x1}?
| How much was one of the {x}?
| How many dollars did {he} spend on each {x1}?
| If all {x} cost the same, what was the price of one?
| How much must one pay for a single {x1}?
> Money spent: c = m - r
> Cost of one {x1}: p = c / n
! One {x1} cost {ans} dollars.
# (m - r) // n

a=10..80 b=10..80 p=10..120 x=gadget plain any
At first {A} has {a$} and {B} has {b$}.
| {A} puts in {a$}, {B} puts in {b$}.
| In the morning {a$} is in the bag of {A}, and {b$} is in the bag of {B}.
| Before shopping {A} owns {a$}, while {B} owns {b$}.
| At the start {A}'s purse holds {a$}, and {B}'s purse holds {b$}.
| {A} brings {a$}. {B} brings {b$}.
| {A} gives {a$} and {B} gives {b$}.
| At the start there is {a$} from {A} and {b$} from {B}.
| {A} has saved {a$}, and {B} has saved {b$}.
| At first {a$} is in {A}'s wallet, and {b$} is in {B}'s wallet.
| At first {a$} of {A} and {b$} of {B} lie on the table.
| {A} can spend {a$}, and {B} can spend {b$}.
| At first {B} has {b$}, and {A} has {a$}.
| {B} brings {b$} along, {A} brings {a$}.
| Before shopping there is {b$} in {B}'s purse and {a$} in {A}'s purse.
{A} and {B} [buy|get] {ax} for {p$} together.
| {A} and {B} put their money together and buy {ax} for {p$}.
| {A} and {B} want {ax} that costs {p$}, and they buy it.
| For {p$}, {A} and {B} get {ax} that both can use.
| {A} and {B} go and buy {ax}. It is {p$}.
| From the money of {A} and {B}, {ax} for {p$} is bought.
| {AX} for {p$} is paid from the money of {A} and {B}.
| Together {A} and {B} pay {p$} for {ax}.
| {A} and {B} share {ax} that costs them {p$}.
| As a gift for a friend, {A} and {B} buy {ax} for {p$}.
| Out of the money of {A} and {B}, {p$} is paid for {ax}.
? How much money do they have left?
| What do they have when {ax} is paid?
| How many dollars remain after they buy it?
| What remains of the money of both?
| After buying it, how much do they have?
| How much [is|will be] left?
| How many dollars do the two of them still have?
| How much money is left over for the two?
| How much do they keep together?
| What do the two have left in sum?
| What is left of all the money?
> Money in all: m = a + b
> Money left: r = m - p
! They have {ans} dollars left.
# a + b - p

m=900..3000:100 r=300..800:50 f=100..400:50 any
{A} earns {m$} [a|every|each] month.
| The [salary|pay] of {A} is {m$} a month.
| {A}'s boss pays {him} {m$} per month.
| Each month {A} gets {m$} for {his} work.
| On the first day of every month, {A} is paid {m$}.
| {A} has {m$} for the month.
| A month of work brings {A} {m$}.
| In a month {A} makes {m$}.
| {A} takes home {m$} per month.
| {A}'s salary for one month is {m$}.
{A} pays {r$} for rent and {f$} for food.
| The rent of {A} is {r$} and the food costs {f$} a month.
| Of {A}'s money, {r$} goes to the rent and {f$} is spent on food every month.
| Living in {A}'s house costs {r$}, and eating costs {f$}.
| {A}'s rent is {r$}, and {his} food is {f$}.
| {A} spends {r$} on the rent. {He} also spends {f$} on food.
| Every month {A} needs {r$} for the rent and {f$} for food.
| For {A}'s room {he} needs {r$}, and for food {he} needs {f$}.
| Each month {A} first pays the rent of {r$} and then buys food for {f$}.
| The rent takes {r$} a month, food another {f$}.
| {A}'s home costs {him} {r$} a month. Food comes to {f$}.
| Food costs {A} {f$} a month, and the rent is {r$}.
| For food {A} pays {f$} each month, for the rent {r$}.
| Every month {A} spends {f$} on food and {r$} on rent.
| With {f$} for food and {r$} for the rent, {A} gets through a month.
| A month of food is {f$}, and a month of rent is {r$}.
? How much is left at the end of the month?
| How much money is left each month?
| What does {A} keep each month?
| How many dollars remain after the rent and the food?
| How much can {A} put aside every month?
| What is left when rent and food are paid?
| How much money does {he} still have after that?
| How many dollars are left for other things?
| How many dollars does {A} not spend?
| How much stays with {A} per month?
> Money spent: c = r + f
> Money left: l = m - c
! {ans} dollars are left.
# m - r - f

p=20..90 m=5..60 x=gadget plain any
{A} [wants|wants to buy] {ax} that costs {p$}.
| {AX} costs {p$}, and {A} wants to buy it.
| {A} would like to have {ax} for {p$}.
| In a shop {A} sees {ax}. Its price is {p$}.
| {A} needs {p$} for {ax}.
| The price of the {x1} that {A} wants is {p$}.
| For {ax}, {A} must pay {p$}.
| {A} looks at {ax}. The tag says {p$}.
| {A} hopes to get {ax}. One must pay {p$} for it.
| The thing that {A} wants is {ax} for {p$}.
| A shop sells {ax} at {p$}, and {A} would love to have it.
{A} has only {m$}.
| So far {A} has {m$}.
| In {A}'s pocket {he} finds {m$}.
| {A} already has {m$}.
| {A}'s wallet holds only {m$}.
| There is just {m$} in {A}'s purse.
| {A} counts {his} money and finds {m$}.
| All the money {A} has is {m$}.
| Until now {A} owns just {m$}.
| {A}'s piggy bank has only {m$} in it.
| {A} has put aside {m$} up to now.
| {A}'s savings are just {m$}.
? How much more money does {he} need?
| How much money is missing?
| How many dollars are missing?
| How many more dollars must {A} get?
| How much does {he} still need?
| How much money must be added?
| How much is {A} short?
| What is missing to pay for it?
| How many dollars does {he} lack?
| How much more must {he} have before {he} can buy it?
> Money still needed: r = p - m
! {A} needs {ans} more dollars.
# p - m

n=2..5 m=2..12 a=20|50|100 x=drink
{A} has {n} bills of {a$} and {m} coins of 2 dollars.
| In {A}'s wallet are {n} bills of {a$} and {m} coins of 2 dollars.
| {A} counts {n} bills of {a$}. {He} also has {m} coins of 2 dollars.
| {A} finds {m} coins of 2 dollars and {n} bills of {a$} in a drawer.
| {A} keeps {n} bills in a box, each for {a$}, and {m} coins, each for 2 dollars.
| There are {n} bills of {a$} in {A}'s purse, and next to them {m} coins of 2 dollars.
| On the table of {A} lie {m} coins of 2 dollars each and {n} bills of {a$} each.
| The money of {A} is made up of {n} bills of {a$} and {m} coins of 2 dollars.
| {A} opens {his} piggy bank. Out come {n} bills of {a$} and {m} coins of 2 dollars.
| {n} bills and {m} coins belong to {A}. A bill is {a$}, and a coin is 2 dollars.
| In one pocket {A} has {n} bills of {a$}, in the other {m} coins of 2 dollars.
| {A} gets {n} bills of {a$} from {his} uncle and {m} coins of 2 dollars from {his} aunt.
| {A} has {m} coins of 2 dollars. {He} also has {n} bills of {a$}.
| Besides {m} coins of 2 dollars, {A} has {n} bills of {a$}.
| Each of {A}'s {m} coins is 2 dollars, and each of {his} {n} bills is {a$}.
| {A} puts {m} coins of 2 dollars on the table, then {n} bills of {a$}.
? How much money does {A} have[| in all| altogether]?
| How many dollars is that in all?
| What is the sum of all this money?
| How much is all of it together?
| How many dollars are there?
| How much money is it?
| How much can {A} spend?
| How many dollars does {A} own?
> Money in bills: b = n * a
> Money in coins: c = m * 2
> Money in all: t = b + c
! {A} has {ans} dollars.
# n * a + 2 * m

n=2..9 p=2..12 r=3..30 x=toy
{A} buys {n} {x} for {p$} each. Now {he} has {r$} left.
| After buying {n} {x} at {p$} each, {A} has {r$}.
| {A} pays {p$} apiece for {n} {x} and keeps {r$}.
| {n} {x} at {p$} apiece were paid by {A}, and {r$} is left in {his} purse.
| When {A} has paid {p$} for each of {n} {x}, there is still {r$} in {his} wallet.
| {A} has {r$} left because {he} bought {n} {x} for {p$} each.
| One {x1} costs {p$}. {A} buys {n} of them and gets {r$} back.
| With {his} money {A} buys {n} {x}, each for {p$}. Of the money, {r$} remains.
| {A} comes home with {r$} and {n} {x}. {He} paid {p$} for each {x1}.
| {A} still has {r$} after {he} got {n} {x} at {p$} a piece.
| Now {A} has {r$} left. {He} has paid for {n} {x} at {p$} each.
| There is {r$} in {A}'s wallet after {he} bought {n} {x} for {p$} each.
| Only {r$} is left, for {A} has taken {n} {x} at {p$} apiece.
| {X} are {p$} each. {A} has bought {n} and now has {r$}.
? How much money did {A} have at first?
| How many dollars did {he} have before?
| How much did {he} have in the beginning?
| What did {A} have before {he} bought the {x}?
| With how much money did {he} start?
| How much money was there at the start?
| How many dollars did {A} take along?
| How much money did {he} bring to the shop?
> Cost of the {x}: c = n * p
> Money at first: m = c + r
! {A} had {ans} dollars at first.
# n * p + r

m=50|60|80|100 n=2..6 p=2..9 q=3..20 x=snack y=book any
{A} has {m$} at first.
| {A} goes to town with {m$}.
| In the beginning {m$} is in {A}'s purse.
| {A} was given {m$} for {his} birthday.
| {A} takes {m$} with {him}.
| At the start the wallet of {A} has {m$} in it.
{A} buys {n} {x} for {p$} each and {ay} for {q$}.
| {A} gets {ay} for {q$} and {n} {x} at {p$} each.
| {A} pays for {n} {x} at {p$} apiece and for one {y1} for {q$}.
| {A} spends {q$} on {ay}. Then {he} buys {n} {x} that are {p$} each.
| First {A} takes {n} {x}, each for {p$}, and then {ay} for {q$}.
| For {n} {x} {A} pays {p$} each. One {y1} costs {him} {q$}.
| At the till {A} has {n} {x} and {ay}. Each {x1} is {p$}, and the {y1} is {q$}.
| {AY} costs {A} {q$}. For {n} {x}, {he} pays {p$} each.
| {A} takes {ay} for {q$}. At {p$} each, {he} takes {n} {x}.
| Each {x1} is {p$} and {ay} is {q$}. {A} buys {n} {x} and one {y1}.
? How much money does {he} have left?
| What is left of the money?
| How many dollars remain?
| How much does {A} still have?
| How much money does {A} keep after that?
| How many dollars are in {his} pocket in the end?
| How much change does {he} have at the end?
| What does {he} bring home of the money?
> Cost of the {x}: c = n * p
> Money spent: t = c + q
> Money left: r = m - t
! {A} still has {ans} dollars.
# m - n * p - q

n=2..9 p=3..15 m=5..60 x=gadget plain
{A} wants {n} {x} that cost {p$} each, but {he} has only {m$}.
| {A} needs {n} {x} at {p$} apiece. There is {m$} in {his} purse.
| {A} has {m$} and would like to buy {n} {x} for {p$} each.
| One {x1} is {p$}. {A} wants {n} of them and has just {m$}.
| With {m$} in {his} pocket, {A} looks at {x} for {p$} each. {He} needs {n} of them.
| {A} stands at the till with {n} {x}, each for {p$}, but finds only {m$} in {his} wallet.
| For {n} {x} at {p$} each, the {m$} that {A} has is not enough.
| {A}'s wish is to get {n} {x}. They are {p$} each, and {he} owns {m$}.
| {A} has saved {m$} for {n} {x}. Each {x1} costs {p$}.
| At {p$} each, {A} needs {n} {x}. {He} has {m$}.
| {A} has {m$}. Each {x1} is {p$}, and {he} wants {n}.
| There is only {m$} in {A}'s purse. {He} wants {n} {x} that are {p$} each.
| {X} are {p$} apiece, and {A} has {m$}. {He} would like {n} of them.
? How much money is missing?
| How much more money does {he} need?
| How many dollars does {A} still need?
| How many dollars are missing?
| How much is {he} short?
| How much must somebody give {him} so that it is enough?
| What must be added to {his} money?
| How much more must {A} have to pay for all of them?
> Cost of the {x}: c = n * p
> Money still needed: d = c - m
! {ans} dollars are missing.
# n * p - m

n=2..12 p=2..9 c=n*p b=3..30 m=c+b x=fruit y=clothes
{A} has {m$} and buys {ay} for {b$}.
| {A} goes out with {m$} and pays {b$} for {ay}.
| Of {his} {m$}, {A} spends {b$} on {ay}.
| From {m$}, {A} first pays {b$} for {ay}.
| {A} takes {m$} along. {AY} for {b$} is the first thing {he} buys.
| In {A}'s wallet is {m$}, and {b$} of it is for {ay}.
| {A} must keep {b$} for {ay}. In all {he} has {m$}.
| {A} buys {ay} for {b$}. {He} had {m$} before.
| {AY} costs {A} {b$}. {He} pays it from {his} {m$}.
| For {b$}, {A} gets {ay}. At first there was {m$} in {his} purse.
| First {b$} is paid for {ay}. All in all, {A} has {m$} with {him}.
With the rest {he} buys {x} for {p$} each.
| All the other money is for {x} that cost {p$} each.
| {He} spends what is left on {x} at {p$} apiece.
| Then {he} sees {x} for {p$} each and uses up the rest of the money.
| The money that is left over goes for {x}. One {x1} is {p$}.
| Each {x1} costs {p$}, and {he} spends the rest on them.
? How many {x} can {he} buy?
| How many {x} does {A} get?
| How many {x} does {he} take home?
| For how many {x} is the rest enough?
| What number of {x} can {he} pay for?
| How many {x} are bought?
| How many {x} can {A} have for the rest?
> Money left: c = m - b
> Number of {x}: n = c / p
! {A} can buy {ans} {x} with the rest.
# (m - b) // p

r=3..60 s=3..60 m=r+s x=toy y=book
{A} had {m$}. After shopping {he} has {r$}.
| {A} went into a shop with {m$} and came out with {r$}.
| Before buying {ax}, {A} had {m$}, and now {he} has {r$}.
| Of {his} {m$}, {A} has only {r$} left.
| There was {m$} in {A}'s purse in the morning, but in the evening only {r$}.
| {A} left home with {m$}. Now there is {r$} in {his} wallet.
| {A}'s wallet held {m$} before, but now it holds {r$}.
| {A} bought {ax}. {He} had {m$} before that and {r$} after it.
| In the evening {A} counts {r$}. In the morning it was {m$}.
| From {m$} that {A} took along, {he} brings back {r$}.
| {A} has {r$} now. {He} had {m$} before shopping.
| Now there is {r$} in {A}'s purse, but this morning it was {m$}.
| {A} comes home with {r$}, though {he} left with {m$}.
| After paying for {ax}, {A} has {r$}. Before that it was {m$}.
| The {r$} that {A} has is all that remains of {m$}.
| With {r$} left, {A} leaves a shop. {He} came in with {m$}.
| {A} brings home {r$} and {ax}. {He} took {m$} along.
? How much did {A} spend?
| How many dollars did {he} spend?
| How much money is gone?
| How much has {A} paid?
| What has been spent?
| How many dollars were paid?
| How much of {his} money did {he} use?
| How much less does {he} have now?
> Money spent: s = m - r
! {A} spent {ans} dollars.
# m - r

a=5..50 b=5..50 p=30..120 x=gadget plain
{A} has {a$} and {B} has {b$}. They want {ax} for {p$}.
| {A} and {B} want to buy {ax} together. It costs {p$}, and they have {a$} and {b$}.
| For {ax}, {A} gives {a$} and {B} gives {b$}. The price is {p$}.
| {AX} costs {p$}. {A} puts {a$} on the table, and {B} puts {b$} next to it.
| To get {ax} for {p$}, {A} adds {a$} and {B} adds {b$}.
| {A} can pay {a$} and {B} can pay {b$}, but {ax} costs {p$}.
| The tag on {ax} says {p$}. {A} finds {a$} in {his} pocket, {B} has {b$}.
| {A} owns {a$}. {B} owns {b$}. Both dream of {ax} that is {p$}.
| {B} has {b$}. {A} has {a$}. They want to buy {ax} for {p$}.
| {AX} is {p$}. {B} gives {b$} for it, and {A} gives {a$}.
| For {ax}, {B} puts down {b$} and {A} puts down {a$}. It costs {p$}.
? How much money is missing?
| How much more do they need?
| How many dollars do the two still need?
| How many dollars are missing?
| How much must a friend add so that it is enough?
| How much are they short together?
| What is still missing to pay for it?
| How much more money must they find?
> Money of both: m = a + b
> Money still needed: d = p - m
! They need {ans} more dollars.
# p - a - b

d=2..9 e=2..15 t=d*e r=5..40 m=r+t x=book any
{A} has {m$} for {d} days.
| {A}'s money for {d} days is {m$}.
| For a trip of {d} days, {A} has {m$}.
| {A} must live on {m$} for {d} days.
| The purse of {A} holds {m$}, and this is for {d} days.
| {A} gets {m$} that must last for {d} days.
| In {d} days {A} may spend {m$}.
| {A} goes away for {d} days and takes {m$}.
{A} pays {r$} at once and can spend the rest in equal parts, one for each day.
| A ticket costs {A} {r$}. The rest of the money is shared equally among the days.
| {A} needs {r$} for a ride and splits the rest of the money evenly over the days.
| On the first day, {r$} is for {ax}, and of the rest {A} spends the same every day.
| When {A} has paid {r$} for {ax}, {he} uses the same sum each day until all is gone.
| {A} loses {r$}, and the remaining money is used in equal parts, one for each day.
? How much can {he} spend a day?
| How many dollars are there for each day?
| How much money does {A} have per day?
| What can {he} spend every day?
| How much is it for one day?
| How many dollars does {he} use each day?
| What is the sum for a single day?
> Money for the days: t = m - r
> Money a day: e = t / d
! There are {ans} dollars for each day.
# (m - r) // d

a=5|10|20 n=2..15 m=n*a x=gadget
{A} has {m$}, all in bills of {a$}.
| {A}'s {m$} is all in bills of {a$}.
| The bank gives {A} {m$} in bills of {a$}.
| {A} pays {m$} for {ax} and uses only bills of {a$}.
| In the drawer of {A} lie bills of {a$}. They make {m$} in all.
| {AX} costs {m$}, and {A} pays for it with bills of {a$}.
| {A} wants to change {m$} into bills of {a$}.
| For {A} the cashier counts out {m$}, and every bill is {a$}.
| In bills of {a$}, {A} has {m$}.
| {A} has only bills of {a$}. All in all {he} has {m$}.
| Each bill in {A}'s wallet is {a$}. Together they make {m$}.
| With bills of {a$} and nothing else, {A} pays {m$} for {ax}.
| Every bill is {a$}, and {A} gets {m$} at the bank.
? How many bills is that?
| How many bills are there?
| How many bills does that make?
| What is the number of bills?
| How many of these bills make up the sum?
| How many bills are counted?
| How many bills of this kind are in it?
> Number of bills: n = m / a
! That makes {ans} bills.
# m / a

m=10..60 g=5..40 n=2..9 p=2..9 x=snack
{A} has {m$}, and {his} [aunt|uncle|mother|grandfather] gives {him} {g$} more.
| {A} has {m$} in {his} purse and finds another {g$} in {his} coat.
| {A} owns {m$}. Then {he} is given {g$}.
| To {his} {m$}, {A} adds {g$} from a jar.
| {A} had {m$}. Now {B} pays {him} back {g$}.
| {A} takes {m$} from {his} drawer, and {his} brother lends {him} {g$}.
| In one pocket {A} has {m$}, in the other one {g$}.
| {A}'s uncle gives {him} {g$}. Before that {he} had {m$}.
| {A} is given {g$} to put with the {m$} that {he} has.
| {B} pays {g$} back to {A}, who already has {m$}.
| Besides the {g$} that {A} found in a coat, {he} has {m$}.
| {A} gets {g$} for an old bike. {He} has {m$} in {his} jar, too.
{He} buys {n} {x} for {p$} each.
| After that {he} pays for {n} {x} at {p$} apiece.
| Then {n} {x} cost {him} {p$} each.
| {n} {x} are bought, and each of them is {p$}.
| {He} takes {n} {x}. One {x1} costs {p$}.
| {He} spends {p$} on each of {n} {x}.
| At {p$} each, {he} buys {n} {x}.
| {X} are {p$} each, and {he} takes {n}.
| For {p$} apiece, {he} gets {n} {x}.
? How much money does {A} have now?
| How much is left?
| How many dollars does {he} have in the end?
| How much money does {he} still have?
| What remains of all the money?
| How many dollars are left over?
| How much does {A} keep?
| How much money is in {his} pockets after that?
> Money in all: t = m + g
> Cost of the {x}: c = n * p
> Money left: r = t - c
! {A} has {ans} dollars in the end.
# m + g - n * p

n=2..9 p=2..9 m=30|40|50|60|80|100 x=meal
{A} has {m$} for lunch. Every day {he} spends {p$}.
| {A} gets {m$} for {his} meals at school, and a day costs {p$}.
| For lunch {A} takes {p$} a day out of a box with {m$}.
| The lunch of {A} costs {p$} a day. {He} has {m$} to pay for it.
| {A} has a card with {m$} on it. Each day {p$} is taken off the card for lunch.
| Each day {A} pays {p$} for {x1}. At first {he} has {m$}.
| On {A}'s lunch card is {m$}, and one lunch costs {p$} a day.
| A day at school costs {A} {p$} for lunch. {His} mother gave {him} {m$} for this.
| Every day {A} pays {p$} for lunch. The card that {he} uses has {m$} on it at first.
? How much is left after {n} days?
| What does {he} have left after {n} days?
| How many dollars remain when {n} days are over?
| {n} days go by. How much money is left?
| How much of the money is there after {n} days?
| After {n} days, how many dollars does {he} still have?
| How much money is not used in the first {n} days?
> Money spent: c = n * p
> Money left: r = m - c
! After {n} days, {ans} dollars are left.
# m - n * p

n=2..9 p=2..12 m=20|30|40|50|60|100 x=fruit any
{A} pays with {m$}.
| {A} gives the seller {m$}.
| The seller gets {m$} from {A}.
| At the till, {A} hands over {m$}.
| {A} puts {m$} on the counter.
| To pay, {A} takes {m$} out of {his} purse.
{X} cost {p$} each.
| One {x1} is {p$}.
| For each {x1} the seller asks {p$}.
| The price of {ax} is {p$}.
| A sign says {p$} for {ax}.
| At this stand, {ax} costs {p$}.
{A} takes {n} {x}.
| {A} buys {n} {x}.
| In the bag of {A} there are {n} {x}.
| {n} {x} go home with {A}.
| {A} asks for {n} {x}.
| {A} has picked {n} {x}.
? How much change does {A} get?
| How many dollars does {A} get back?
| What does the seller give back to {A}?
| How much money comes back?
| How much is the change?
| What is {A}'s change?
> Cost of the {x}: c = n * p
> Change: r = m - c
! {A} gets back {ans} dollars.
# m - n * p

n=2..9 p=2..15 m=50|60|80|100|150|200 x=toy
{A} has {m$} to spend on {x}.
| There is {m$} in {A}'s wallet, and {he} wants to buy {x}.
| With {m$}, {A} goes to buy some {x}.
| {A} looks for {x} and has {m$} in {his} pocket.
| For some {x} {A} takes {m$} along.
| {A}'s father gives {him} {m$} for {x}.
? How much is left, if {he} takes {n} and each of them costs {p$}?
| If each {x1} is {p$}, what does {he} have left after buying {n}?
| What remains after {he} pays {p$} for each of {n} {x}?
| At {p$} a piece, {he} takes {n}. How much money does {he} keep?
| How many dollars are left when {he} buys {n} at {p$} each?
| When {ax} is {p$} and {he} gets {n}, how much does {he} still have?
> Cost of the {x}: c = n * p
> Money left: r = m - c
! {A} has {ans} dollars left.
# m - n * p

p=5..95 m=20|50|100|200 x=clothes
{AX} costs {p$}.
| {A} needs {p$} for {ax}.
| {A} has chosen {ax} for {p$}.
| At the till, {A} is asked for {p$} for {ax}.
| On a receipt is {ax} for {p$}.
| The bill of {A} is {p$} for {ax}.
? How much change does {A} get from {m$}?
| What does {A} get back if {he} pays with {m$}?
| {A} pays for it with {m$}. How many dollars come back?
| How much of {m$} is left when {A} has paid for the {x1}?
| If {A} hands over {m$}, how much is given back?
| {A} had {m$} before paying. What does {he} have now?
> Change: r = m - p
! {A} gets back {ans} dollars.
# m - p

m=5..60 p=20..90 x=gadget any
{A} has {m$}.
| {A} has put aside {m$}.
| So far, {A} has saved {m$}.
| {A} counts {his} money and finds {m$}.
| The piggy bank of {A} holds {m$}.
| In {A}'s box are {m$}.
The {x1} that {A} wants costs {p$}.
| {A} needs {p$} for {ax}.
| {A} dreams of {ax} for {p$}.
| For {ax}, {A} needs {p$}.
| The goal of {A} is {ax} for {p$}.
| There is {ax} for {p$}, and {A} wants to have it.
? How much is missing?
| How much more must {A} save?
| How many dollars must {A} still find?
| What does {A} still need for the {x1}?
| How many more dollars does {A} need?
| By how much is the {x1} too expensive for {A}?
> Money still needed: r = p - m
! {A} needs {ans} more dollars.
# p - m

m=5..60 p=20..90 x=gadget
? How many dollars does {A} need to get {ax} for {p$}, if {he} already has {m$}?
| If {A} has {m$}, how much is missing to buy {ax} for {p$}?
| {AX} is {p$}. How much more must {A} save when {he} has {m$}?
| How much must {A} add to {his} {m$} to pay {p$} for {ax}?
| With {m$} in {his} jar, how far is {A} from {ax} that costs {p$}, in dollars?
| What is missing until {A} has {p$} for {ax}, when there is {m$} in {his} jar?
| {A} needs {p$} for {ax}, but {he} has just {m$}. How much does {he} lack?
> Money still needed: r = p - m
! {A} needs {ans} more dollars.
# p - m

r=3..30 n=2..9 p=2..12 x=pen any
{A} has {r$} left in the end.
| In the end, {r$} is in {A}'s purse.
| {A} comes home with {r$}.
| After shopping, {A} still has {r$}.
| Of {A}'s money, {r$} is left at the end.
| At the end of the day, {A} has {r$}.
{A} bought {n} {x}.
| {A} was in a shop and got {n} {x}.
| In the shop, {A} took {n} {x}.
| {n} {x} were bought by {A}.
| On the bill of {A} were {n} {x}.
| {A} paid for {n} {x}.
Each {x1} cost {p$}.
| One {x1} was {p$}.
| The price was {p$} for {ax}.
| The shop asked {p$} for {ax}.
| {X} were {p$} each.
| For every {x1}, {p$} was paid.
? How much did {A} have at first?
| How much money did {A} have before shopping?
| How many dollars did {A} start with?
| With how much money did {A} go shopping?
| What was in {A}'s purse at the start?
| How much did {A} take along?
> Cost of the {x}: c = n * p
> Money at first: m = c + r
! {A} had {ans} dollars at first.
# n * p + r

m=900..3000:100 r=300..800:50 f=100..400:50 any
The rent of {A} is {r$} [a|every|each] month.
| Each month {A} pays {r$} for a room.
| For {his} house, {A} pays {r$} a month.
| {A} pays a rent of {r$} per month.
| In a month, {A} spends {r$} on rent.
| To live in {his} house costs {A} {r$} a month.
Food costs {A} {f$} [a|every|each] month.
| For food, {A} needs {f$} a month.
| {A} spends {f$} on food per month.
| What {A} eats in a month costs {f$}.
| Each month {A} buys food for {f$}.
| In a month, {f$} of {A}'s money goes for food.
{A} earns {m$} [a|every|each] month.
| The pay of {A} is {m$} a month.
| {A}'s work brings {m$} a month.
| In a month, {A} makes {m$}.
| A month of work is paid with {m$}, and {A} works every month.
| Each month {A} gets {m$} from {his} boss.
? How much is left each month?
| How much does {A} keep every month?
| What is left at the end of a month?
| How many dollars can {A} save in a month?
| How much remains for other things?
| What does {A} have left per month?
> Money spent: c = r + f
> Money left: l = m - c
! {ans} dollars are left.
# m - r - f

p=2..9 n=3..30 m=n*p x=snack
One {x1} costs {p$}.
| {X} are {p$} each.
| For {p$}, one gets {ax}.
| A shop sells {x} for {p$} apiece.
| The price of {ax} is {p$}.
| A sign says {p$} for each {x1}.
? How many {x} can {A} buy with {m$}?
| {A} has {m$}. How many {x} does {he} get for it?
| How many {x} does {A} get for {m$}?
| If {A} has {m$}, how many {x} can {he} pay for?
| For how many {x} are {m$} enough?
| {A} spends {m$} on them. How many {x} is that?
| With {m$} in {his} hand, how many {x} can {A} take home?
> Number of {x}: n = m / p
! {A} can buy {ans} {x}.
# m / p

n=2..12 p=2..9 c=n*p b=3..30 m=c+b x=fruit y=clothes any
{A} buys {ay} for {b$}.
| {AY} costs {A} {b$}.
| For {ay}, {A} pays {b$}.
| Of {A}'s money, {b$} is for {ay}.
| {A} spends {b$} on {ay}.
| A shop sells {A} {ay} for {b$}.
{A} spends all the other money on {x} at {p$} each.
| Except for the {y1}, {A} buys only {x} at {p$} apiece, until all the money is gone.
| One {x1} is {p$}. {A} buys {x} for all that is not spent on the {y1}.
| For {p$} each, {A} gets {x}, as many as the rest of the money can pay for.
| {A} also wants {x} for all the rest of the money, and {ax} costs {p$}.
| At {p$} a piece, {A} gets {x} for the money that is not needed for the {y1}.
{A} has {m$} in all.
| The purse of {A} held {m$} in the morning.
| {A} left home with {m$}.
| At first, there was {m$} in {A}'s pocket.
| {A} can spend {m$} in all.
| All in all, {A} took {m$} along.
? How many {x} does {A} buy?
| How many {x} does {A} get?
| What number of {x} does {A} take home?
| How many {x} are bought?
| How many {x} does {A} pay for?
| How many {x} can {A} have?
> Money left: c = m - b
> Number of {x}: n = c / p
! {A} can buy {ans} {x} with the rest.
# (m - b) // p

a=5..50 b=5..50 p=30..120 x=gadget any
{B} [has|puts in|gives] {b$}.
| From {B} comes {b$}.
| The purse of {B} holds {b$}.
| {B} can pay {b$}.
| {B} brings {b$} along.
| {B} has saved {b$}.
{AX} costs {p$}, and {A} and {B} want to buy it together.
| {A} and {B} need {p$} for {ax}.
| For {ax} that both can use, {A} and {B} need {p$}.
| The price of the {x1} that {A} and {B} want is {p$}.
| To get {ax} together, {A} and {B} must have {p$}.
| A gift that {A} and {B} want to buy is {p$}.
{A} [has|puts in|gives] {a$}.
| From {A} comes {a$}.
| The purse of {A} holds {a$}.
| {A} can pay {a$}.
| {A} brings {a$} along.
| {A} has saved {a$}.
? How much money is missing?
| How much more do {A} and {B} need?
| How many dollars do the two still need?
| What is still missing?
| How much are the two short?
| How much more money must the two find?
> Money of both: m = a + b
> Money still needed: d = p - m
! They need {ans} more dollars.
# p - a - b

m=10..60 g=5..40 n=2..9 p=2..9 x=snack any
{A} gets {g$} [from {his} aunt|from {his} brother|for an old bike].
| {A} is given {g$} by {B}.
| {A}'s uncle gives {him} {g$}.
| There is a letter with {g$} in it for {A}.
| {A} gets {g$} for helping a neighbor.
| {B} pays {g$} back to {A}.
{A} buys {n} {x} at {p$} each.
| At {p$} each, {A} pays for {n} {x}.
| {A} takes {n} {x}, and each of them costs {p$}.
| For {n} {x}, {A} pays {p$} apiece.
| Each {x1} is {p$}, and {A} buys {n}.
| {A} spends {p$} on each of {n} {x}.
At first, {A} has {m$}.
| {A} starts the day with {m$}.
| In the morning there is {m$} in {A}'s pocket.
| {A} has {m$} to begin with.
| Before all this, {A} had {m$}.
| {A} leaves home with {m$}.
? How much money does {A} have in the end?
| How much is left for {A}?
| How many dollars does {A} have at the end of the day?
| What does {A} have in the evening?
| What remains of all of {A}'s money?
| How many dollars are left at the end?
> Money in all: t = m + g
> Cost of the {x}: c = n * p
> Money left: r = t - c
! {A} has {ans} dollars in the end.
# m + g - n * p
""")
