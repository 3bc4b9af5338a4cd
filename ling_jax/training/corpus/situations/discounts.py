"""Problems about prices that fall and rise."""

from collections.abc import Sequence

from ling_jax.training.corpus.templates import read

_PERCENT_OFF = """
{AX} costs {p$}. [Today|Now] there is a discount of SHARE.
| The price of {ax} is {p$}. {A} gets SHARE off.
| {A} finds {ax} for {p$}. A sign says that everything is SHARE cheaper.
| {AX} was {p$}. It is sold for SHARE less.
| {A} sees {ax} that costs {p$}, and the shop takes SHARE off the price.
| On {ax} for {p$} there is SHARE off.
| In the sale, the price of {ax} falls by SHARE. Before that it was {p$}.
| With {his} coupon {A} pays SHARE less for {ax}. The tag says {p$}.
| A shop takes SHARE off everything. {A} wants {ax} that costs {p$}.
| Before the sale {ax} is {p$}. In the sale there is SHARE off.
| The old price of {ax} is {p$}, and the new price is SHARE lower.
| {A}'s card saves {him} SHARE on {ax} for {p$}.
| At SHARE off, {A} buys {ax}. The full price is {p$}.
| {AX} has a small hole. So the shop lowers its price of {p$} by SHARE.
? How much is the new price?
| What must {A} pay?
| How many dollars is it now?
| What does {A} pay after the discount?
| How much does it cost with the discount?
| How much does {A} pay[| for it]?
| What does the {x1} cost in the end?
| How much is the {x1} after that?
| How high is the price of the {x1} then?
| What is the price with the discount?
| How many dollars does {A} need to buy it?
| How much money does the shop get for the {x1}?
""".strip()
_SHARES = (
    ("q=2..30 p=q*10 x=gadget", "10%", ["Discount of 10%: d = p / 10"], "p - p // 10"),
    (
        "q=2..30 p=q*10 x=clothes",
        "20%",
        ["10% of the price: t = p / 10", "Discount of 20%: d = t * 2"],
        "p - p // 5",
    ),
    (
        "q=2..30 p=q*10 x=gadget",
        "30%",
        ["10% of the price: t = p / 10", "Discount of 30%: d = t * 3"],
        "p - p // 10 * 3",
    ),
    ("q=2..25 p=q*4 x=toy", "25%", ["Discount of 25%: d = p / 4"], "p - p // 4"),
)


def _percent_off(head: str, share: str, steps: Sequence[str], formula: str) -> str:
    """A template for a price that falls by a share, of which `steps` find the amount."""
    told = _PERCENT_OFF.replace("SHARE", share)
    lines = [f"> {step}" for step in [*steps, "New price: r = p - d"]]
    return "\n".join([head, told, *lines, "! The new price is {ans} dollars.", f"# {formula}"])


DISCOUNTS = read("""
q=3..90 p=q*2 x=clothes
{AX} [costs|normally costs] {p$}.
| The price of {ax} is {p$}.
| {A} sees {ax} that costs {p$}.
| The old tag on {ax} still says {p$}.
| Last week {ax} still cost {p$}.
| {A} wants {ax}. Its price was {p$}.
| In other shops {ax} costs {p$}.
| For {ax} the shop asked {p$} until now.
| {A} looks at {ax} for {p$}.
| Without a sale, {ax} is {p$}.
| {AX} in the window is marked {p$}.
| The full price of {ax} is {p$}.
Today it is sold [at|for] half price.
| In the sale it costs half as much.
| When the sale begins, only half of the price must be paid.
| For {A} it costs just half of this price.
| {A} gets it for half of the price.
| Now only half of that is asked.
| Now half of the price is taken off.
| With a coupon {A} pays half.
| A sign says that it is half off.
| The shop cuts the price in half.
| On Friday the price is just one half.
? How much does it cost [now|today]?
| How many dollars is it in the sale?
| What does {A} pay?
| How much is that?
| How much does {A} have to pay?
| What is the new price?
| What price does {A} pay for the {x1}?
| How much is the {x1} then?
| How many dollars must {A} hand over?
| What does the {x1} cost in the end?
> New price: q = p / 2
! It costs {ans} dollars.
# p / 2

q=3..60 p=q*2 n=2..6 x=clothes
[A|The] shop sells {x} at half price. They cost {p$} each before.
| {X} cost {p$} each, but today everything is half price.
| One {x1} was {p$}. In the sale it is half of that.
| Before the sale {ax} is {p$}. In the sale one pays half.
| The price of every {x1} was {p$}, and now the shop cuts it in half.
| {X} for {p$} each are now sold at half of this.
| {A} finds {x}. The tag says {p$} each, but a sign says that all is half off.
| Half of the price is taken off all {x}. They were {p$} apiece.
| Normally {ax} costs {p$}. On Monday all {x} are half price.
| At full price {ax} is {p$}. This week everybody pays half.
| The shop halves the price of {x}. Until now they cost {p$} each.
| {A} has a card with which all {x} are half price. Without it they are {p$} each.
| The shop sells {x} at half price. The full price of {ax} is {p$}.
? How much does {A} pay for {n} {x}?
| {A} takes {n} of them. How much does {he} pay?
| How much do {n} {x} cost then?
| What do {n} {x} cost at half price?
| {A} buys {n} {x} in the sale. What is {his} bill?
| How many dollars are {n} {x} in the sale?
| If {A} gets {n} of them in the sale, what must {he} pay?
| What does {A} have to pay for {n} of them?
| How much money do {n} {x} cost when only half is paid?
| {n} {x} are taken by {A}. What does the cashier ask for?
| What is the bill for {n} {x} at half price?
> New price: q = p / 2
> Cost of the {x}: c = q * n
! {A} pays {ans} dollars.
# p // 2 * n

p=10..90 d=2..9 n=2..6 x=gadget any
{AX} costs {p$}.
| The price of {ax} is {p$}.
| One {x1} was {p$} before.
| Normally, {x} are {p$} each.
| A shop sells {x} for {p$} apiece.
| On every {x1} the tag says {p$}.
| Normally, {ax} is {p$}.
| Before the sale {x} cost {p$} each.
| Without a discount, {ax} is {p$}.
| {A} finds {x} that normally cost {p$} a piece.
| The full price of one {x1} is {p$}.
[In the sale|Today] each {x1} is {d$} cheaper.
| The shop takes {d$} off each {x1}.
| Now the price of each {x1} falls by {d$}.
| In the sale one pays {d$} less for every {x1}.
| For every {x1} there is a discount of {d$}.
| With a coupon, each {x1} is {d$} less.
| The seller lowers the price of every {x1} by {d$}.
| This week every {x1} costs {d$} less.
| A sign on each {x1} says that {d$} is taken off.
| Everybody gets {d$} off the price of {ax}.
? How much do {n} {x} cost [now|in the sale]?
| How much does {A} pay for {n} {x}?
| What is the new price of {n} {x}?
| What must {A} pay for {n} of them?
| {A} takes {n} {x}. What does {he} pay?
| How many dollars are {n} {x} now?
| If {A} buys {n}, how large is the bill?
| How much money does {A} need for {n} {x} at the new price?
| How much are {n} of them with the discount?
> New price: q = p - d
> Cost of the {x}: c = q * n
! {n} {x} cost {ans} dollars.
# (p - d) * n

n=2..9 p=3..20 c=2..15 x=pen any
{A} buys {n} {x} for {p$} each.
| {n} {x} at {p$} each lie in the basket of {A}.
| {A} takes {n} {x}. One {x1} costs {p$}.
| {X} cost {p$} apiece, and {A} wants {n}.
| {A} comes to the till with {n} {x} that cost {p$} each.
| {A} needs {n} {x}, and the shop sells them at {p$} a piece.
| Each of the {n} {x} in {A}'s cart is {p$}.
| The price per {x1} is {p$}. {A} picks {n} of them.
| {A} has {n} {x} on {his} bill, and every one is {p$}.
| For {n} {x} the shop asks {A} for {p$} each.
| {A} orders {n} {x}. They are sold for {p$} per piece.
| {AX} is {p$}. {A} puts {n} {x} on the counter.
| At {p$} each, {A} takes {n} {x}.
| For {p$} a piece, {A} gets {n} {x}.
| Each {x1} costs {p$}. {A} has chosen {n}.
| The shop asks {p$} for {ax}. {A} buys {n} {x}.
| With each {x1} at {p$}, {A} takes {n} of them.
{A} has a coupon [for|that takes off] {c$}.
| With a coupon {A} pays {c$} less in all.
| {A} shows the seller a coupon for {c$}.
| A coupon saves {A} {c$}.
| The shop takes off {c$} because {A} has a coupon.
| At the shop {A} gives the seller a coupon of {c$}.
| On the whole bill {A} gets {c$} off.
| The cashier takes {c$} off {A}'s bill.
| {A} uses a gift card with {c$} on it for a part of the bill.
| The shop lowers the whole bill by {c$}.
| {A}'s coupon for {c$} is used for the whole bill.
? How much does {A} pay?
| How much does {he} have to pay?
| What must {he} pay?
| How many dollars are to be paid?
| What does {A} pay in the end?
| How much is the bill after that?
| What is the final price?
| How much money does {A} still have to give?
| What does the cashier get from {him}?
| How large is {his} bill in the end?
| How many dollars does {A} pay with the discount?
> Cost of the {x}: t = n * p
> Cost with the coupon: r = t - c
! {A} pays {ans} dollars.
# n * p - c

n=3..9 p=3..25 x=clothes
{A} takes {n} {x} that cost {p$} each, and one of them is free.
| {X} cost {p$} each. {A} takes {n} of them, but [gets one for free|one of them is free].
| {A} gets {n} {x} at {p$} apiece. For one of them {he} does not have to pay.
| Each {x1} is {p$}. {A} has {n} in {his} basket, and the shop gives {him} one of them for free.
| Of {n} {x} at {p$} each, {A} gets one as a gift from the shop.
| {A} chooses {n} {x}. One is free, and the others cost {p$} each.
| {A} brings {n} {x} to the till. They are {p$} each, but one of them costs nothing.
| With a coupon, one of {A}'s {n} {x} is free. The price per {x1} is {p$}.
| {n} {x} go into {A}'s bag, one of them free. Each of the others is {p$}.
| {A} takes home {n} {x} and pays for all but one. Each {x1} costs {p$}.
| The shop sells {x} at {p$} each. Of the {n} that {A} takes, one is a present.
| {A} buys {n} {x}, and the shop does not count one of them. One {x1} costs {p$}.
| At {p$} each, {A} takes {n} {x}, but one is a gift from the shop.
| Each {x1} is {p$}. One of the {n} that {A} takes is free.
| The price is {p$} for {ax}. {A} gets {n} {x}, but one of them without paying.
| A shop asks {p$} for {ax} and gives {A} one for free. In all {he} takes home {n}.
| {X} are {p$} apiece. Of {A}'s {n} {x}, one costs nothing.
? How much does {A} pay?
| What must {he} pay?
| How many dollars does {A} pay?
| How large is the bill?
| What do the {x} cost {him} in all?
| How much money does {A} hand over?
| How much has {he} to pay altogether?
| What is the total?
| How many dollars does the cashier ask for?
| What is {A}'s bill?
> {X} to pay for: k = n - 1
> Cost of the {x}: c = k * p
! {A} pays {ans} dollars.
# (n - 1) * p

q=3..40 p=q*10 x=gadget
[The price of|The cost of] {ax} was {p$}. [Then|Now] it goes up by 10%.
| {AX} cost {p$} [last year|before]. The price [rises|goes up] by 10%.
| A shop sold {ax} for {p$}. Now it asks 10% more.
| {AX} for {p$} becomes 10% more expensive.
| Until now {ax} was {p$}. From today on it costs 10% more.
| The seller adds 10% to the price of {ax}. Before that it was {p$}.
| {A} wanted {ax} for {p$}, but the price rises by 10%.
| The old price of {ax} is {p$}, and the new one is 10% higher.
| With a price of {p$}, {ax} was cheap. This price is raised by 10%.
| One could buy {ax} for {p$} last month. This month one pays 10% more.
| From {p$}, the price of {ax} climbs by 10%.
? How much does it cost now?
| What is the new price?
| How many dollars is it now?
| What does the {x1} cost after that?
| How high is the price then?
| How much must one pay for it now?
| What does the shop ask for the {x1} now?
| How much is the {x1} with the new price?
| How many dollars must {A} pay for it now?
| What price stands on the tag after that?
> Rise of 10%: d = p / 10
> New price: r = p + d
! It costs {ans} dollars now.
# p + p // 10

q=3..60 p=q*2 m=50|100|150|200 x=clothes any
{AX} that [cost|was] {p$} is now half price.
| The price of {ax} was {p$}. Today {ax} costs half of this price.
| {AX} for {p$} is half off today.
| Before the sale {ax} is {p$}. In the sale it costs half.
| A shop cuts the price of {ax} in half. It was {p$}.
| {A} finds {ax}. The tag says {p$}, but {he} pays only half.
| In the sale, half is taken off {ax} that costs {p$}.
| Instead of {p$}, {ax} costs just half.
| The full price of {ax} is {p$}, but the shop asks only half.
| Half of the price is taken off {ax}. The tag still says {p$}.
| With a coupon {A} gets {ax} at half price. Without it one pays {p$}.
{A} pays with {m$}.
| {A} gives the seller {m$}.
| {A} hands over {m$} at the till.
| To pay for the {x1}, {A} lays down {m$}.
| At the till, {A} takes {m$} out of {his} wallet and gives it to the cashier.
| The cashier gets {m$} from {A}.
| {A} takes the {x1} and pays with {m$}.
| {A} wants the {x1} and gives {m$} to the cashier.
| For the {x1} {A} hands {m$} to the seller.
? How much [money|change] does {he} get back?
| What is {his} change?
| How many dollars come back to {A}?
| How much change does the cashier give {him}?
| What does the seller give back?
| How much is the change?
| How many dollars does {he} get back?
| What must be given back to {A}?
> New price: q = p / 2
> Money left: r = m - q
! {A} gets back {ans} dollars.
# m - p // 2

p=10..99 d=2..40 x=gadget
{AX} costs {p$}. Today it is {d$} cheaper.
| The price of {ax} was {p$}, and now it is {d$} lower.
| {A} looks at {ax} for {p$}, and the shop takes {d$} off.
| {A} has a coupon for {d$}, and with it {he} buys {ax} that costs {p$}.
| {AX} is marked {p$}. In the sale one pays {d$} less.
| On {ax} for {p$} there is a discount of {d$}.
| The seller lowers the price of {ax} by {d$}. It was {p$}.
| For {ax} the tag says {p$}, but {A} gets {d$} off.
| {AX} has a small hole, so the price falls from {p$} by {d$}.
| Instead of {p$}, {A} pays {d$} less for {ax}.
| Today there is {d$} off. The {x1} that {A} wants costs {p$}.
| {A} gets a discount of {d$} on {ax} that costs {p$}.
| With a coupon for {d$}, {A} buys {ax}. The price on the tag is {p$}.
| The shop takes {d$} off {ax} for {p$}.
| Since {A} pays {d$} less than others, {he} buys {ax} for which others pay {p$}.
| In the sale one pays {d$} less for {ax}. The full price is {p$}.
? How much does it cost now?
| What is the new price?
| How many dollars is it now?
| How much does {A} pay for it?
| What must {A} pay?
| How much is the {x1} after that?
| How much money does {A} need for the {x1}?
| What price is left?
| What does the {x1} cost in the end?
> New price: r = p - d
! The new price is {ans} dollars.
# p - d

q=5..70 d=2..29 p=q+d x=clothes
{AX} cost {p$} before the sale and costs {q$} now.
| The old price of {ax} is {p$}. The new one is {q$}.
| {A} pays only {q$} for {ax} that was {p$}.
| The price of {ax} falls from {p$} to {q$}.
| On the tag of {ax}, {p$} is crossed out. Under it stands {q$}.
| {AX} was sold for {p$}. Today it is sold for {q$}.
| Instead of {p$}, {A} pays {q$} for {ax}.
| {A} gets {ax} for {q$}. Without {his} coupon it would cost {p$}.
| One shop asks {p$} for {ax}. In another shop {A} gets the same {x1} for {q$}.
| In the sale {ax} is {q$}, but normally it is {p$}.
| Now {ax} is {q$}. Before the sale it was {p$}.
| {A} pays {q$} for {ax}. Without the sale it costs {p$}.
| The new price of {ax} is {q$}, and the old one is {p$}.
| With a coupon {A} gets {ax} for {q$}, while others pay {p$}.
? How much does {A} save?
| How large is the discount?
| How much cheaper is it?
| By how much did the price fall?
| How many dollars are saved?
| How many dollars less is that?
| How much money does {A} save on the {x1}?
| What is taken off the price?
| By how many dollars is the {x1} cheaper?
> Money saved: d = p - q
! {A} saves {ans} dollars.
# p - q

q=5..70 d=2..29 x=gadget
{AX} costs {q$} in the sale. This is {d$} less than before.
| After a discount of {d$}, {ax} costs {q$}.
| {A} pays {q$} for {ax} because {he} has a coupon for {d$}.
| The price of {ax} fell by {d$}. Now it is {q$}.
| {A} saves {d$} on {ax} and pays {q$}.
| The shop takes {d$} off {ax}, so that it costs {q$}.
| With {d$} off, {ax} is {q$}.
| {AX} is {d$} cheaper today, and {A} gets it for {q$}.
| Now {ax} is sold for {q$}. That is {d$} below the old price.
| The new price of {ax} is {q$}. The old one was {d$} higher.
? How much did it cost before?
| What was the old price?
| How many dollars was it at first?
| How high was the price before?
| What would {A} pay without the discount?
| What was the first price of the {x1}?
| How much is the {x1} normally?
| What was the price before it was lowered?
| How much was the {x1} before the sale?
> Old price: p = q + d
! The old price was {ans} dollars.
# q + d

q=5..40 d=2..9 p=q+d n=2..9 x=clothes
Normally {x} cost {p$} each. In the sale they cost {q$} each.
| One {x1} was {p$}. Today it is only {q$}.
| The price of {ax} falls from {p$} to {q$}.
| {A} finds {x} for {q$} each that were {p$} before.
| Each {x1} is sold for {q$} and not for {p$} as before.
| In one shop {x} are {p$} each, in another one {q$}. {A} goes to the cheaper one.
| With a card of the shop, {A} pays {q$} for each {x1}. Without it, {ax} is {p$}.
| The old price of every {x1} is {p$}, and the new price is {q$}.
| In the sale {ax} is {q$}. Normally it is {p$}.
| For {q$} each, {A} can have {x} that cost {p$} before.
| The new price of {ax} is {q$}. The old one is {p$}.
? How much does {A} save if {he} buys {n} of them?
| {A} takes {n} {x}. How much does {he} save?
| How much money does {A} save with {n} {x}?
| How many dollars are saved on {n} {x}?
| How much less does {A} pay for {n} {x} now?
| By how much are {n} {x} cheaper?
| If {A} gets {n}, how many dollars does {he} save in all?
| What does {A} save when {he} takes {n} {x}?
> Saved on each: d = p - q
> Money saved: s = d * n
! {A} saves {ans} dollars.
# (p - q) * n

q=3..60 p=q*2 x=toy
{AX} costs {p$}. [Today|Now] there is a discount of 50%.
| The price of {ax} is {p$}. {A} gets 50% off.
| {A} finds {ax} for {p$}. A sign says that everything is 50% cheaper.
| {AX} was {p$}. It is sold for 50% less.
| In the sale 50% is taken off {ax} for {p$}.
| On {ax} for {p$} there is 50% off.
| With a coupon, {A} pays 50% of the price of {ax}. The price is {p$}.
| The price of {ax} was {p$} and falls by 50%.
| A shop asks {p$} for {ax}, but on Sunday it takes off 50%.
? How much is the new price?
| What must {A} pay?
| How many dollars is it now?
| What does {A} pay after the discount?
| How much does it cost with the discount?
| What does the {x1} cost then?
| How much money does {A} need for it?
| What is left to pay?
> Half of the price: q = p / 2
! The new price is {ans} dollars.
# p / 2

q=2..60 p=q*10 x=clothes
{AX} costs {p$}. [Today|Now] there is a discount of 10%.
| The price of {ax} is {p$}. {A} gets 10% off.
| {A} finds {ax} for {p$}. A sign says that everything is 10% cheaper.
| {AX} was {p$}, and now 10% is taken off.
| With {his} coupon, {A} gets 10% off {ax} that costs {p$}.
| {A} buys {ax} for {p$} in a shop that gives 10% back.
| On {ax} for {p$} there is 10% off.
? How much does {A} save?
| How many dollars are saved?
| How large is the discount in dollars?
| How many dollars is the discount?
| By how many dollars is it cheaper?
| How much money is saved on the {x1}?
| What does {A} save?
> Discount of 10%: d = p / 10
! {A} saves {ans} dollars.
# p / 10

a=5..60 b=5..60 c=2..20 x=clothes y=gadget any
{A} buys {ax} for {a$} and {ay} for {b$}.
| {A} has {ax} for {a$} and {ay} for {b$} in {his} cart.
| {AX} for {a$} and {ay} for {b$} are on the bill of {A}.
| {A} takes {ax} that costs {a$} and {ay} that costs {b$}.
| The {x1} that {A} wants is {a$}, and the {y1} is {b$}.
| At the till {A} puts down {ax} for {a$}, then {ay} for {b$}.
| {A} wants {ax} and {ay}, which cost {a$} and {b$}.
| {A} buys {ay} for {b$} and {ax} for {a$}.
| The {y1} in {A}'s cart is {b$}, and the {x1} in it is {a$}.
| On {A}'s bill are {ay} with {b$} and {ax} with {a$}.
| For {ay} {A} is asked to pay {b$}, and for {ax} {a$}.
{A} has a coupon for {c$} off the whole bill.
| The shop takes {c$} off {A}'s bill.
| With {A}'s coupon {he} pays {c$} less in all.
| {A}'s shop card saves {him} {c$} on the whole bill.
| A discount of {c$} is given on the whole bill.
| Because it is {A}'s birthday, {c$} is taken off the whole bill.
? How much does {A} pay?
| What must {he} pay in the end?
| How many dollars does {A} pay in all?
| How much is the bill after the discount?
| What does {A} have to hand over?
| How much does {he} pay for both together?
| What is the final sum?
| How much money does the cashier get?
> Cost of both: t = a + b
> Cost with the discount: r = t - c
! {A} pays {ans} dollars.
# a + b - c

q=3..40 p=q*2 x=clothes
{AX} costs {p$}. If you take two, the second one is half price.
| The first {x1} costs {p$}, and a second one costs half of that.
| {A} pays {p$} for {ax}. For another {x1} {he} pays only half.
| In a shop, {ax} is {p$}, and with it you get another one at half price.
| {A} buys two {x}. One is {p$}, the other one is sold at half of this price.
| For one {x1}, the shop asks {p$}. For the second one it asks just half.
| One {x1} is {p$}. Half is taken off if {A} buys a second one.
? How much do both cost together?
| How much does {A} pay for two?
| What is the price of the two in all?
| If {A} takes both, what does {he} pay?
| How many dollars are the two {x}?
| What is the bill for both?
| How much money does {A} need for both?
| What must be paid for the two of them?
> Price of the second: q = p / 2
> Both together: t = p + q
! Both cost {ans} dollars together.
# p + p // 2

p=20..90 d=2..9 m=50|100 x=gadget any
{AX} costs {p$}, but today it is {d$} cheaper.
| The price of {ax} was {p$}, and it falls by {d$}.
| {A} finds {ax} for {p$} and has a coupon for {d$}.
| On {ax} for {p$}, {A} gets {d$} off.
| {AX} is {p$}, and in the sale one pays {d$} less.
| The seller takes {d$} off {ax} that costs {p$}.
| A discount of {d$} is given on {ax} for {p$}.
| There is a discount of {d$} on {ax}. Without it one pays {p$}.
| {A} gets {d$} off {ax} that is {p$}.
| The shop takes off {d$} when {A} buys {ax} for {p$}.
| With a coupon for {d$}, {A} buys {ax}. The tag says {p$}.
| Today {ax} is {d$} cheaper than normally, when it is {p$}.
{A} pays with {m$}.
| {A} hands over {m$}.
| {A} gives the cashier {m$}.
| {A} has {m$} and buys the {x1}.
| To buy the {x1}, {A} takes {m$} out of {his} purse and pays.
| From {A} the cashier gets {m$}.
? How much change does {he} get?
| How many dollars does {he} get back?
| How much of this money is left?
| What is {his} change?
| How much comes back to {A}?
| What does the cashier give back?
| How much money does {A} still have of it?
| How many dollars remain?
> New price: q = p - d
> Money left: r = m - q
! {ans} dollars are left for {A}.
# m - (p - d)

q=3..50 x=toy
{AX} costs {q$} in the sale. This is half of the old price.
| At half price, {ax} costs {q$}.
| {A} pays {q$} for {ax} that is half off.
| The price of {ax} was cut in half. Now it is {q$}.
| {A} gets {ax} for half of its price and pays {q$}.
| Today {ax} is sold for {q$}, which is half of what it was.
| Half of the price of {ax} is {q$}.
| With a coupon, {A} pays only half for {ax}. That is {q$}.
| After 50% was taken off, {ax} costs {q$}.
? What was the old price?
| How much did it cost before?
| How many dollars is the full price?
| How much is the {x1} without the discount?
| What is the whole price of the {x1}?
| How much does the {x1} normally cost?
| What was the price at first?
| How much would one pay for it at full price?
> Old price: p = q * 2
! The full price is {ans} dollars.
# 2 * q

n=2..9 p=3..20 c=2..15 x=pen any
With a coupon, {A} pays {c$} less for the whole bill.
| {A} has a coupon of {c$} for the whole bill.
| A coupon takes {c$} off the bill of {A}.
| {A} uses a coupon that saves {c$} in all.
| Because of a coupon, {A}'s bill is {c$} lower.
| {A} gives the cashier a coupon for {c$}.
Each {x1} costs {p$}.
| The price of {ax} is {p$}.
| {X} are {p$} apiece.
| For one {x1} the shop asks {p$}.
| A sign says {p$} for {ax}.
| The shop sells {x} for {p$} each.
{A} takes {n} {x}.
| {n} {x} lie in the cart of {A}.
| {A} comes to the till with {n} {x}.
| {A} has chosen {n} {x}.
| {A} needs {n} {x} for school.
| {n} {x} are on the bill of {A}.
? How much does {A} pay in the end?
| What must {A} pay with the coupon?
| How many dollars does {A} hand over?
| What is the final bill?
| How much money does the cashier get from {A}?
| What does {A} pay for all the {x}?
> Cost of the {x}: t = n * p
> Cost with the coupon: r = t - c
! {A} pays {ans} dollars.
# n * p - c

n=2..9 p=3..20 c=2..15 x=clothes
{A} has a coupon for {c$} and wants to buy {x}.
| With a coupon that takes {c$} off the bill, {A} looks for {x}.
| A coupon saves {A} {c$} when {he} pays for {x}.
| The shop takes {c$} off {A}'s bill for {x}.
| On a bill for {x}, {A} gets {c$} off.
| From {B}, {A} has a coupon of {c$} for a shop with {x}.
? How much does {A} pay for {n} {x}, if each of them costs {p$}?
| If {he} takes {n} and each one is {p$}, how much does {he} pay?
| What does {he} pay when {n} {x} at {p$} each are on the bill?
| With one {x1} at {p$}, how much does {he} have to pay for {n}?
| At {p$} apiece, what does {A} pay for {n} of them in the end?
| How many dollars does {A} need for {n} {x} that are {p$} apiece?
> Cost of the {x}: t = n * p
> Cost with the coupon: r = t - c
! {A} pays {ans} dollars.
# n * p - c

p=10..90 d=2..9 n=2..6 x=gadget any
{A} wants {n} {x}.
| {A} needs {n} {x}.
| {A} would like to have {n} {x}.
| {n} {x} are on the list of {A}.
| {A} comes to buy {n} {x}.
| {A} takes {n} {x} to the till.
In the sale, each {x1} is {d$} cheaper than before.
| The price of every {x1} falls by {d$} in the sale.
| For every {x1} there is {d$} off.
| Today the shop takes {d$} off each {x1}.
| With {A}'s card, each {x1} is {d$} cheaper.
| A discount of {d$} is given on each {x1}.
Without any discount, {ax} costs {p$}.
| The full price of {ax} is {p$}.
| The old price was {p$} for each {x1}.
| On the tag of each {x1} stands {p$}.
| Before this, {ax} was {p$}.
| Normally, {x} are {p$} each.
? How much does {A} pay?
| What must {A} pay for all of the {x}?
| How large is the bill of {A}?
| What is the total for {A}?
| How many dollars does {A} need?
| How much do all the {x} cost {A}?
> New price: q = p - d
> Cost of the {x}: c = q * n
! {n} {x} cost {ans} dollars.
# (p - d) * n

n=3..9 p=3..25 x=clothes any
One of {A}'s {n} {x} is free.
| {A} takes {n} {x}, but [gets one|one is] for free.
| Out of {n} {x} on {A}'s bill, the shop does not count one.
| Of the {n} {x} in {A}'s cart, one is a gift from the shop.
| {A} gets {n} {x} and has to pay for all but one.
| Since it is {A}'s birthday, one of {his} {n} {x} costs nothing.
The price of one {x1} is {p$}.
| Each {x1} is {p$}.
| A tag of {p$} is on every {x1}.
| {X} are sold for {p$} apiece.
| Whoever buys {ax} pays {p$}.
| The shop asks {p$} for {ax}.
? How much does {A} pay?
| What must {A} pay in all?
| How large is the bill of {A}?
| What does the cashier ask for?
| How many dollars does {A} hand over?
| How much money do the {x} cost {A}?
> {X} to pay for: k = n - 1
> Cost of the {x}: c = k * p
! {A} pays {ans} dollars.
# (n - 1) * p

q=3..60 p=q*2 m=50|100|150|200 x=clothes
{A} pays with {m$} for {ax} at half price.
| With {m$}, {A} pays for {ax} that is half price today.
| {A} gives the cashier {m$} for {ax}, which is half off.
| The seller gets {m$} from {A}, who buys {ax} at half price.
| {A} hands over {m$}. The {x1} that {he} buys is half off.
| In the sale, {A} takes {ax} at half price and lays down {m$}.
? How much change does {he} get, if the full price is {p$}?
| If the old price was {p$}, how many dollars come back?
| The tag says {p$} as the full price. How much does {he} get back?
| What is {his} change when the full price was {p$}?
| How much money is given back, if the {x1} cost {p$} before the sale?
| Without the sale one pays {p$}. What does {A} get back?
> New price: q = p / 2
> Money left: r = m - q
! {A} gets back {ans} dollars.
# m - p // 2

p=10..99 d=2..40 x=gadget any
{A} has a coupon for {d$}.
| With a coupon, {A} pays {d$} less.
| {A} gets a discount of {d$}.
| The seller wants to take off {d$} for {A}.
| The shop gives {A} {d$} off.
| A card of the shop saves {A} {d$}.
{A} wants {ax} that costs {p$}.
| {A} buys {ax} with a price tag of {p$}.
| The {x1} that {A} buys normally costs {p$}.
| For other people, the {x1} that {A} wants is {p$}.
| The full price of {A}'s new {x1} is {p$}.
| {A} has chosen {ax} for {p$}.
? How much does {A} pay?
| How much does {A} have to pay for the {x1}?
| What does the {x1} cost {A}?
| How many dollars does {A} need for the {x1}?
| What is left to pay?
| What does {A} hand over for the {x1}?
> New price: r = p - d
! The new price is {ans} dollars.
# p - d

q=5..70 d=2..29 p=q+d x=clothes any
Now {ax} costs {q$}.
| In the sale {A} pays {q$} for {ax}.
| Today {ax} is sold for {q$}.
| The new price of {ax} is {q$}.
| With a coupon, {A} gets {ax} for {q$}.
| At the till, {A} is asked for only {q$} for {ax}.
Last week the {x1} was {p$}.
| Before the sale, the price of the {x1} was {p$}.
| The full price of the {x1} is {p$}.
| Normally, the {x1} is {p$}.
| The old tag on the {x1} says {p$}.
| Without a discount, one pays {p$} for the {x1}.
? How much does {A} save?
| How many dollars does one save on the {x1}?
| How large is the discount on the {x1}?
| How much cheaper is the {x1}?
| By how much did the {x1} get cheaper?
| How much was taken off?
> Money saved: d = p - q
! {A} saves {ans} dollars.
# p - q

q=5..40 d=2..9 p=q+d n=2..9 x=clothes
{A} buys {n} {x} in a sale.
| In the sale {A} takes {n} {x}.
| {n} {x} are bought by {A} in a sale.
| {A} finds a sale and gets {n} {x}.
| For a school play, {A} gets {n} {x} in a sale.
| In {A}'s cart there are {n} {x} from the sale.
? How much does {he} save, if {ax} is {q$} now and was {p$} before?
| If the price per {x1} fell from {p$} to {q$}, how much does {he} save in all?
| Each one cost {p$} before and costs {q$} now. How much does {he} save in all?
| If {he} pays {q$} for each and not the old {p$}, how many dollars are saved?
| What does {he} save when each {x1} is {q$} in place of {p$}?
| How much less than before does {he} pay in all, if {ax} was {p$} and is {q$} now?
> Saved on each: d = p - q
> Money saved: s = d * n
! {A} saves {ans} dollars.
# (p - q) * n

a=5..60 b=5..60 c=2..20 x=clothes y=gadget any
The bill of {A} is lowered by {c$}.
| {A} has a coupon of {c$} for the whole bill.
| The cashier takes {c$} off the whole bill of {A}.
| With a gift card, {A} pays {c$} less than the two prices together.
| A discount of {c$} is given to {A} on the sum.
| {A} may take {c$} off the total.
The {y1} on {A}'s bill costs {b$}.
| {A} buys {ay} for {b$}.
| For {ay}, the shop asks {A} for {b$}.
| In {A}'s cart is {ay} for {b$}.
| {A} takes {ay} that is {b$}.
| On {A}'s {y1} is a tag with {b$}.
The {x1} on {A}'s bill costs {a$}.
| {A} buys {ax} for {a$}.
| For {ax}, the shop asks {A} for {a$}.
| In {A}'s cart is {ax} for {a$}.
| {A} takes {ax} that is {a$}.
| On {A}'s {x1} is a tag with {a$}.
? How much does {A} pay for both the {x1} and the {y1}?
| What must {A} pay in the end?
| How much is {A}'s bill for the {x1} and the {y1} after the discount?
| What is the final price for both together?
| How many dollars does {A} hand over for both?
| How much does the cashier get from {A}?
> Cost of both: t = a + b
> Cost with the discount: r = t - c
! {A} pays {ans} dollars.
# a + b - c

p=20..90 d=2..9 m=50|100 x=gadget any
{A} has {m$} and buys {ax}.
| {A} pays for {ax} with {m$}.
| For {ax}, {A} gives the cashier {m$}.
| With {m$}, {A} pays for {ax}.
| {A} hands over {m$} for {ax}.
| To buy {ax}, {A} takes along {m$}.
Today everything in the shop is {d$} cheaper.
| {A} gets a discount of {d$}.
| With {A}'s coupon, the price is {d$} lower.
| A card of the shop saves {A} {d$}.
| In the sale, {d$} is taken off.
| The seller lowers the price by {d$} for {A}.
The full price of the {x1} is {p$}.
| Without any discount, the {x1} is {p$}.
| On the tag of the {x1} stands {p$}.
| Normally the {x1} costs {p$}.
| The old price of the {x1} was {p$}.
| Other people pay {p$} for the {x1}.
? How much change does {A} get?
| How many dollars does {A} get back?
| How much money is left for {A}?
| What is the change?
| What does the cashier give back to {A}?
| How much of {A}'s money is left?
> New price: q = p - d
> Money left: r = m - q
! {ans} dollars are left for {A}.
# m - (p - d)
""") + read("\n\n".join(_percent_off(*share) for share in _SHARES))
