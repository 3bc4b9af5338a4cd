"""Problems about saving money week by week."""

from ling_jax.training.corpus.templates import read

SAVINGS = read("""
w=3..40 n=3..20
{A} saves {w$} [a|each|every] week.
| Into a [jar|piggy bank] {A} puts {w$} [each|every] week.
| Each week {A} adds {w$} to {his} savings.
| Week by week, {A} puts aside {w$}.
| Once a week {A} brings {w$} to the bank.
| {A} keeps {w$} of {his} allowance every week.
| Every Sunday {A} drops {w$} into {his} piggy bank.
| {A}'s savings grow by {w$} per week.
| Per week, {w$} goes into the jar of {A}.
| The jar of {A} was empty, and each week {he} puts in {w$}.
| From {his} pay {A} saves {w$} weekly.
| {A} does not spend {w$} of {his} money each week but keeps it.
? How much does {A} save in {n} weeks?
| What has {A} saved when {n} weeks have passed?
| How many dollars does that make within {n} weeks?
| How much money is saved after {n} weeks?
| What is saved in {n} weeks?
| How much money does {he} have after {n} weeks?
| If {he} does this for {n} weeks, how much does {he} save?
| How many dollars have come together after {n} weeks?
| {n} weeks go by. How much has {A} saved?
| For {n} weeks {he} does so. How much money is that?
| How large are {his} savings after {n} weeks?
| How many dollars are in it after {n} weeks?
> Money saved: s = w * n
! {A} saves {ans} dollars.
# w * n

w=3..12 n=3..12
? How much does {A} have if {he} saves {w$} a week for {n} weeks?
| If {A} saves {w$} per week, how many dollars are saved in {n} weeks?
| {A} saves for {n} weeks, {w$} each week. How much is that?
| For {n} weeks, {A} puts {w$} a week into a jar. How much money is in the jar?
| How many dollars does {A} save in {n} months if {he} saves {w$} per month?
| Each of {n} weeks brings {w$} into the piggy bank of {A}. What is in it in the end?
| What do savings of {w$} a day come to after {n} days?
| {n} times {A} puts {w$} into {his} bank. How much money is that in all?
| When {A} puts away {w$} every month, what has {he} saved after {n} months?
| On each of {n} days {A} saves {w$}. How many dollars is that altogether?
| At {w$} a week, how much does {A} save in {n} weeks?
| If {w$} is saved each week, what has {A} after {n} weeks?
| {w} dollars go into a jar every week. What is in it after {n} weeks?
> Savings: s = w * n
! That makes {ans} dollars.
# w * n

s=10..90 w=3..25 n=3..12 any
At the start {A} has {s$} in a [box|bank].
| {A} already has {s$}.
| The box of {A} holds {s$} at the start.
| At the beginning {A} owns {s$}.
| There are {s$} in the jar of {A} at the start.
| {A} begins with {s$} in a jar.
| {A}'s piggy bank contains {s$} at first.
| At first {s$} is on the account of {A}.
| {A} opens an account with {s$}.
| Before the first week, {A} has {s$}.
| At first {A} gets {s$} for {his} birthday and puts all of it into a box.
| At the start, a jar on {A}'s shelf has {s$} in it.
{A} saves {w$} [a|each|every] week.
| Every week {A} adds {w$} to {his} money.
| {A} adds {w$} to {his} savings each week.
| {A} puts {w$} into {his} box every week.
| Each week {A} puts another {w$} into {his} jar.
| Every week {A} puts aside {w$}.
| From the first week on, {A} saves {w$} per week.
| Week after week, {A} adds {w$} to {his} savings.
| {A}'s father gives {him} {w$} a week to put with {his} savings.
| Once a week, {A} saves another {w$}.
| Every Friday {A} puts {w$} with {his} savings.
? How much money does {A} have after {n} weeks?
| How many dollars are there when {n} weeks have passed?
| How much does {A} own after {n} weeks?
| What is there after {n} weeks?
| How much is there once {n} weeks have gone by?
| What does {he} have when {n} weeks are gone?
| How much does {he} have in {n} weeks?
| How many dollars will {A} have {n} weeks from now?
| If {n} weeks go by, how much is there in all?
| How much has {A} altogether after {n} weeks?
| To how much have {his} savings grown after {n} weeks?
| {n} weeks later, how much money is there?
> Money saved: a = w * n
> Money in all: t = s + a
! {A} has {ans} dollars after {n} weeks.
# s + w * n

s=10..60 w=2..9 n=3..9
? If {A} has {s$} and saves {w$} a week, how much does {he} have after {n} weeks?
| {A} has {s$} and adds {w$} in each of {n} weeks. What does {he} have then?
| How much is in a jar with {s$} if {A} adds {w$} every week for {n} weeks?
| After {n} weeks of saving {w$} a week, how much does {A} have if {he} began with {s$}?
| How many dollars does {A} own if {w$} per week is added to {his} {s$} for {n} weeks?
| An account starts with {s$} and grows by {w$} a month. What is on it after {n} months?
| {A} starts with {s$}. For {n} days {he} adds {w$} a day. How much is it in the end?
| What is in {A}'s bank in the end if it held {s$} and {n} times {w$} is put in?
| With {s$} at first and {w$} more each week, how much does {A} have after {n} weeks?
| There was {s$} in the box when {A} began to add {w$} a week. What is in it {n} weeks later?
| If {A} saves {w$} a week and has {s$} now, how much does {he} have after {n} weeks?
| {A} adds {w$} a week to a jar with {s$}. What is in it after {n} weeks?
| In {n} weeks, how much does {A} have if {he} saves {w$} a week and begins with {s$}?
| How much is there after {n} weeks of adding {w$} to {s$}, once a week?
| For {n} weeks {A} saves {w$} a week. How much has {he} then, with the {s$} from before?
> What is added: a = w * n
> Then there are: t = s + a
! Then there are {ans} dollars.
# s + w * n

w=3..9 k=2..15 d=w*k s=5..60 p=d+s x=gadget plain any
{A} wants to buy {ax} for {p$}.
| {AX} costs {p$}, and {A} wants to buy it.
| {A} dreams of {ax} for {p$}.
| {A} saves for {ax}, and the price is {p$}.
| The wish of {A} is {ax} for {p$}.
| {A} would like to own {ax} for {p$}.
| {A} needs {p$} to buy {ax}.
| In a shop window {A} sees {ax} for {p$}.
| {A}'s goal is to have {p$} for {ax}.
| To get {ax}, {A} must have {p$}.
{A} has {s$} and saves {w$} [a|every|each] week.
| {A} already has {s$}. Each week {he} saves {w$}.
| {A} owns {s$} and can add {w$} every week.
| There is {s$} in {A}'s box now, and every week {he} puts in {w$}.
| {A} begins with {s$}, and {w$} come in every week.
| In {A}'s bank there is {s$} now, and each week another {w$} is put in.
| {A}'s piggy bank holds {s$}. {He} adds {w$} per week.
| So far {A} has saved {s$}. From now on {he} saves {w$} a week.
| To the {s$} that {A} already has, {he} adds {w$} each week.
| {A} keeps {w$} of {his} allowance every week and has {s$} already.
| With {s$} in {A}'s jar, {he} puts in {w$} more each week.
| {A} can save {w$} a week. Now {he} has {s$}.
| Every week {A} adds {w$} to {his} jar, which now holds {s$}.
| Each week brings {w$} into {A}'s box. There is {s$} in it now.
| {A} puts away {w$} per week and already owns {s$}.
| With {w$} more each week, {A} adds to the {s$} that {he} has.
? How many weeks does {A} need?
| How many weeks pass until {he} can pay for it?
| After how many weeks is it enough?
| How many weeks does {he} have to wait?
| For how many weeks must {he} save?
| In how many weeks can {he} buy it?
| How many weeks does it take until {A} has enough?
| How many more weeks does {he} have to save?
| When {A} has the whole sum, how many weeks have gone by?
| How many weeks of saving are needed?
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
| {A}'s allowance is {g$} per week. {He} spends {u$} a week and keeps the rest.
| From an allowance of {g$} a week, {A} spends {u$} and saves everything else.
| {A} earns {g$} a week and needs {u$} of it for food. {He} saves what remains.
| Per week {A} has {g$} and uses {u$}. What is left goes into {his} piggy bank.
| The parents of {A} give {him} {g$} each week. {He} saves all but {u$} of it.
| All but {u$} of the {g$} that {A} gets in a week is saved.
| {A} spends {u$} a week and saves all the rest of {his} weekly {g$}.
| Each week {A} needs {u$} for lunch. {He} gets {g$} a week and saves the rest.
| {A} spends {u$} of {his} money every week. {He} is given {g$} a week and keeps the rest.
| For the bus {A} needs {u$} a week. All the rest of {his} allowance of {g$} a week is saved.
| After {A} has spent {u$} of the week's money, {he} saves the rest. {He} gets {g$} every week.
| With {u$} spent each week, {A} saves what is left of an allowance of {g$} a week.
? How much does {A} save in {n} weeks?
| What has {A} saved when {n} weeks have passed?
| How many dollars does that make within {n} weeks?
| How much money is saved after {n} weeks?
| What is saved in {n} weeks?
| How much money does {he} have after {n} weeks?
| How many dollars does {he} put away in {n} weeks?
| {n} weeks go by. What are {his} savings?
| If {he} does so for {n} weeks, how much is saved?
| How much has come together after {n} weeks?
> Money saved a week: w = g - u
> Money saved: s = w * n
! {A} saves {ans} dollars.
# (g - u) * n

a=4..30 b=4..30 n=3..9 plain
{A} saves {a$} a week and {B} saves {b$} a week.
| Each week {A} saves {a$} and {B} saves {b$}.
| {A} puts away {a$} every week, and {B} puts away {b$}.
| Weekly {A} adds {a$} and {B} adds {b$} to the box of the family.
| {A} and {B} have one piggy bank. Per week {A} puts in {a$}, and {B} puts in {b$}.
| Into one jar go {a$} from {A} and {b$} from {B} every week.
| {A} can save {a$} in a week, and {B} can save {b$} in a week.
| {A} and {B} share an account. Every week {A} pays in {a$} and {B} pays in {b$}.
| {A} keeps {a$} of {his} allowance each week. {B} keeps {b$} each week.
| The savings of {A} grow by {a$} a week, those of {B} by {b$}.
| Every week brings {a$} from {A} and {b$} from {B} for a common trip.
| {A} puts {a$} a week on the account, {B} puts {b$} a week on it.
| Per week {A} can put aside {a$}. {B} can put aside {b$}.
| {B} saves {b$} a week and {A} saves {a$} a week.
| Into a common jar, {B} puts {b$} and {A} puts {a$} every week.
| Each week {b$} comes from {B} and {a$} comes from {A}.
| {B}'s savings grow by {b$} a week, and {A}'s by {a$}.
? How much do they save together in {n} weeks?
| How much money do both have after {n} weeks?
| How many dollars do the two save in {n} weeks?
| What have they saved in all after {n} weeks?
| How much is it altogether after {n} weeks?
| {n} weeks go by. How much have they saved combined?
| If they do this for {n} weeks, how much money is that in total?
| In {n} weeks, how many dollars do they put away together?
| What is the sum of their savings after {n} weeks?
| How much money have {A} and {B} together when {n} weeks are over?
| After {n} weeks they count all of it. How many dollars do they find?
| How much do both save in {n} weeks, if all is put together?
> Money saved a week: w = a + b
> Money saved: s = w * n
! Together they save {ans} dollars.
# (a + b) * n

m=10..60 n=3..12 p=20..90 x=gadget
{A} saves {m$} [a|each|every] month.
| {A} puts {m$} a month into a jar.
| Every month {A} puts aside {m$}.
| {A} saves {m$} of {his} pay per month.
| Each month {A} brings {m$} to {his} bank.
| {A}'s piggy bank gets {m$} a month.
| Month by month, {A} saves {m$}.
| On the first day of every month {A} saves {m$}.
| Of what {A} gets each month, {he} saves {m$}.
| Per month, {m$} goes on the account of {A}.
| {A} can save {m$} in a month.
After {n} months {he} buys {ax} for {p$}.
| When {n} months are over, {he} spends {p$} on {ax}.
| {He} does this for {n} months. Then {he} buys {ax} that costs {p$}.
| {n} months later {he} takes out {p$} for {ax}.
| With the money of {n} months {he} pays for {ax}. It is {p$}.
| In {n} months {he} has enough and pays {p$} for {ax}.
| After {n} months of saving, {p$} is paid for {ax}.
| Once {n} months have passed, {he} gets {ax} for {p$}.
| When {he} has done so for {n} months, {ax} is bought for {p$}.
| {n} months go by, and then {he} pays {p$} for {ax}.
| What {he} saved in {n} months is used to buy {ax}. It costs {p$}.
| At the end of {n} months {he} goes to buy {ax} for {p$}.
| {He} buys {ax} for {p$} after saving for {n} months.
| {AX} costs {p$}. {He} pays for it after {n} months.
| {He} spends {p$} on {ax} when {n} months have passed.
| For {ax} {he} pays {p$} at the end of {n} months.
| Then {p$} is paid for {ax}, after {n} months of saving.
| {He} takes {p$} for {ax} from what comes together in {n} months.
? How much money is left?
| What does {he} have after paying for it?
| How much money does {A} have then?
| How much of the money remains?
| How many dollars are left over?
| How much does {A} still have?
| What is left of {his} savings?
| How many dollars remain in the end?
| How much does {he} have after that?
| How much of {his} savings is still there?
> Money saved: s = m * n
> Money left: r = s - p
! {ans} dollars are left.
# m * n - p

s=20..90 g=10..60 u=5..40
{A} had {s$}.
| {A} had saved {s$}.
| There was {s$} in {A}'s piggy bank.
| The jar of {A} held {s$}.
| {A} owned {s$} in the beginning.
| On {A}'s account was {s$}.
| At first {A} had {s$}.
| In {A}'s drawer lay {s$}.
| {A} started with {s$}.
| {A} had put aside {s$}.
[For {his} birthday {he} got|On {his} birthday {he} was given] {g$} more.
| {His} [aunt|grandmother|uncle] gave {him} another {g$}.
| {He} put in {g$} more.
| Then {he} earned {g$} with a small job.
| After that {g$} was added.
| {He} got {g$} for {his} old bike.
| {B} gave {him} back {g$}.
| {His} parents added {g$}.
| {He} found {g$} more in a coat.
Then {he} spent {u$}.
| Later {he} took out {u$}.
| Of all this, {he} paid {u$} for a present.
| In the end {he} used {u$}.
| One day {u$} was spent.
| But {he} lost {u$} of it.
| {He} gave {u$} to {his} brother.
| After that, {u$} was used for a book.
| A new ball cost {him} {u$}.
| A week later {he} paid {u$} for a ticket.
? How much money does {A} have now?
| How much does {he} have in the end?
| How many dollars are left?
| How much money is it now?
| What remains?
| What does {A} own now?
| How many dollars does {he} still have?
| How much is there now?
| How much money does {A} keep after all this?
| What is the sum that {A} has in the end?
> Money at that time: a = s + g
> Money left: r = a - u
! {A} has {ans} dollars now.
# s + g - u

w=2..9 k=4..30 p=w*k x=gadget any
{A} saves {w$} [a|each|every] day for {ax}.
| For {ax}, {A} puts {w$} a day into a box.
| Every day {A} puts {w$} aside because {he} wants {ax}.
| {A} wants {ax} and saves {w$} per day.
| {A} would like to have {ax}. Day by day {he} saves {w$}.
| Each day {A} keeps {w$} to buy {ax}.
| To buy {ax}, {A} drops {w$} into {his} piggy bank every day.
| {A}'s parents give {him} {w$} a day to save for {ax}.
| {A} has no money yet but can save {w$} per day for {ax}.
| {A} is saving to get {ax}. Each day brings {w$}.
The {x1} costs {p$}.
| The price of the {x1} is {p$}.
| {A} needs {p$} for the {x1}.
| The tag on the {x1} says {p$}.
| In the shop the {x1} is {p$}.
| For {ax} like this, {p$} must be paid.
| The shop asks {p$} for {ax}.
| For the {x1} {A} has to pay {p$}.
| One can buy the {x1} for {p$}.
| {A}'s goal is to have {p$}.
? How many days does it take?
| How many days does {he} have to save?
| How many days does {A} need?
| After how many days can {he} buy it?
| In how many days is there enough money?
| For how many days must {A} save?
| How many days pass before {he} can buy the {x1}?
| How many days of saving is that?
| On how many days must {he} put money aside?
| After how many days has {A} saved enough?
> Days: k = p / w
! It takes {ans} days.
# p / w

s=5..60 w=3..9 n=3..9 a=w*n t=s+a
{A} had {s$} in {his} piggy bank. After {n} weeks there is {t$} in it.
| {n} weeks ago {A} had {s$}. Now {he} has {t$}.
| In {n} weeks the savings of {A} grew from {s$} to {t$}.
| {A} started with {s$} and has {t$} after {n} weeks.
| At first {s$} was in the jar of {A}, and {n} weeks later it was {t$}.
| The account of {A} went up from {s$} to {t$} in {n} weeks.
| After saving for {n} weeks, {A} has {t$}. Before that {he} had {s$}.
| {A} has {t$} now. {He} began {n} weeks ago with {s$}.
| It took {A} {n} weeks to get from {s$} to {t$}.
| {A} has {t$} after {n} weeks of saving. At first it was {s$}.
| There is {t$} in {A}'s jar. It was {s$} when {he} began {n} weeks ago.
| From {s$}, the savings of {A} rose to {t$} within {n} weeks.
{He} saved the same each week.
| Every week {he} put in the same sum.
| The same sum was added each week.
| All weeks were alike.
| In every week it grew by the same amount.
? How much did {he} save a week?
| How many dollars did {A} add each week?
| What did {he} save every week?
| How much money was put in per week?
| How much came in each week?
| How much was saved in one week?
| What was added in each of the weeks?
| By how many dollars did it grow per week?
> Money saved: a = t - s
> Money saved a week: w = a / n
! {A} saved {ans} dollars a week.
# (t - s) // n

w=2..15 n=2..9 t=w*n
{A} has saved {t$} in {n} weeks, always the same sum a week.
| In {n} weeks {A} saved {t$}. It was the same amount each week.
| {A} put the same amount into {his} jar each week. After {n} weeks it is {t$}.
| After {n} weeks of saving equal sums, {A} has {t$}.
| {n} weeks with equal savings bring {A} {t$}.
| It takes {A} {n} weeks to save {t$}, and {he} saves the same every week.
| {A} wants to have {t$} in {n} weeks and to save the same every week.
| For a present {A} needs {t$} in {n} weeks. {He} will save an equal part each week.
| {A} plans to save {t$} within {n} weeks, with the same part each week.
| To have {t$}, {A} saved the same sum every week for {n} weeks.
| There is {t$} in {A}'s jar after {n} weeks in which {he} always put in the same.
| {A} has {t$}. It took {n} weeks of saving, with the same sum each week.
? How much is that a week?
| How many dollars are saved each week?
| What is saved in one week?
| How much does {A} save per week?
| How much money goes into savings every week?
| What does {he} put away each week?
| How many dollars is the part for one week?
| How much must be put aside every week for this?
> Money a week: w = t / n
! That is {ans} dollars a week.
# t / n

b=2..20 d=2..9 a=b+d n=2..9 plain
{A} saves {a$} a week and {B} saves {b$} a week.
| Each week {A} puts {a$} into a jar, while {B} puts {b$} into another.
| {A} saves {a$} every week, but {B} saves just {b$}.
| Per week, {A} can save {a$} and {B} only {b$}.
| {B} saves {b$} weekly. {A} saves {a$} weekly.
| The piggy bank of {A} gets {a$} a week, that of {B} gets {b$}.
| {A} and {B} begin to save. {A} puts away {a$} a week, {B} puts away {b$}.
| Both have empty jars. Every week {a$} goes into the jar of {A} and {b$} into that of {B}.
| {B} saves {b$} a week, and {A} saves {a$}.
| Each week {b$} goes into {B}'s jar and {a$} into {A}'s jar.
| {B} puts away {b$} per week. {A} puts away {a$}.
| With {b$} a week, {B} saves less than {A}, who saves {a$}.
| {B} can save just {b$} a week, but {A} can save {a$}.
| There is {b$} a week for {B}'s jar, and there is {a$} for {A}'s.
? How much more does {A} have than {B} after {n} weeks?
| How many dollars more has {A} saved after {n} weeks?
| By how much are the savings of {A} larger after {n} weeks?
| How much less has {B} saved in {n} weeks?
| How much more does {A} save in {n} weeks than {B}?
| After {n} weeks, by how many dollars is {A} ahead of {B}?
| What is the difference after {n} weeks?
| How far is {B} behind {A} after {n} weeks, in dollars?
> More each week: d = a - b
> More in all: t = d * n
! {A} has {ans} dollars more.
# (a - b) * n

n=2..6 a=2..9 m=2..6 b=2..9
For {n} weeks {A} saves {a$} a week. Then {he} saves {b$} a week for {m} weeks.
| {A} saves {a$} per week for {n} weeks and {b$} per week for the next {m} weeks.
| In the first {n} weeks, {A} saves {a$} a week. In the {m} weeks after that it is {b$} a week.
| {A} puts {a$} into {his} jar each week. After {n} weeks {he} puts in {b$} for {m} weeks.
| On {n} days {A} saves {a$} each, and on {m} other days {b$} each.
| {n} times {A} puts {a$} into {his} piggy bank, and {m} times {b$}.
| {A} drops {a$} into a box on each of {n} days. On each of {m} more days {he} drops in {b$}.
| At first {A} saves {a$} every month, for {n} months. After that it is {b$} for {m} months.
| {A} saves {b$} a week in the last {m} weeks. In the {n} weeks before, it was {a$} a week.
| At {a$} a week, {A} saves for {n} weeks. At {b$} a week, {he} saves for {m} more.
| {A} puts {b$} into {his} jar on {m} days and {a$} on {n} other days.
| There are {n} weeks with {a$} each and {m} weeks with {b$} each in which {A} saves.
? How much does {A} save in all?
| How much money is that altogether?
| What has {he} saved in the end?
| How many dollars are there at the end?
| How much has come together?
| What is the sum of {his} savings?
| How many dollars has {A} saved in total?
| How much money has {he} put away?
> First part: c = n * a
> Second part: d = m * b
> Money in all: t = c + d
! In all, {A} saves {ans} dollars.
# n * a + m * b

s=30..99 w=2..9 n=2..9
{A} has {s$} in a jar and takes out {w$} [a|each|every] week.
| In {A}'s piggy bank is {s$}. Each week {he} takes {w$} out of it.
| {A} has saved {s$} and now spends {w$} of it per week.
| From savings of {s$}, {A} uses {w$} every week.
| On the account of {A} is {s$}. Every week {w$} is paid from it.
| {A} owns {s$}. {He} gives {w$} a week to {his} brother.
| The jar of {A} holds {s$}, but each week {w$} is taken out.
| Each week {A} needs {w$} from {his} savings of {s$}.
| {A} begins with {s$}, and {w$} is gone every week.
| {A} takes {w$} a week out of a jar. At first {s$} is in it.
| Every week {w$} leaves {A}'s piggy bank, which holds {s$} at the start.
| Week by week, {A} uses {w$}. {He} has {s$} at the beginning.
| {A} pays {w$} a week from {his} savings. At the start these are {s$}.
| With {w$} spent every week, {A}'s savings of {s$} shrink.
| For lunch {A} takes {w$} a week out of a box. The box held {s$} at first.
? How much is left after {n} weeks?
| What does {he} have after {n} weeks?
| How many dollars remain when {n} weeks are over?
| {n} weeks later, how much money is there?
| How much of it is still there after {n} weeks?
| If {n} weeks pass, how many dollars are left?
| How much money does {A} still have after {n} weeks?
| How many dollars has {he} left in {n} weeks?
> Money taken: t = w * n
> Money left: r = s - t
! After {n} weeks, {ans} dollars are left.
# s - w * n

w=2..9 n=3..15 s=w*n
{A} has {s$} in a jar and takes out {w$} [a|each|every] week.
| {A} has saved {s$} and now uses {w$} of it per week.
| {A} owns {s$}. {He} spends {w$} each week.
| There is {s$} in {A}'s box, and every week {w$} is taken from it.
| From {s$}, {A} takes {w$} every week.
| {A} spends {w$} a week. {His} savings are {s$}.
| {A} pays {w$} per week out of a purse with {s$}.
| Each week {w$} of {A}'s savings is used. At first there is {s$}.
| Every week {A} takes {w$} out of {his} jar with {s$}.
? How many weeks does the money last?
| After how many weeks is it all gone?
| For how many weeks is it enough?
| How many weeks can {he} do this?
| After how many weeks is nothing left?
| How many weeks pass until {he} has no money left?
| How many weeks does it take to use it up?
| How many weeks go by until all of it is spent?
> Weeks: n = s / w
! The money lasts {ans} weeks.
# s / w

w=2..12 n=2..9 plain
{A} saves {w$} a week. {His} [mother|father|aunt|uncle] puts in the same.
| Each week {A} saves {w$}, and {his} [brother|sister|grandmother] adds just as much.
| {A} puts {w$} into a jar every week. {B} puts in the same each time.
| {A} and {B} save the same. Each of the two saves {w$} a week.
| Every week {A} saves {w$}. {B} saves exactly as much.
| Whenever {A} puts {w$} away, {his} father adds as much again. This happens once a week.
| Per week {A} puts in {w$} and {B} also puts in {w$}.
? How much do they save together in {n} weeks?
| What have both saved after {n} weeks?
| How much money is saved in all after {n} weeks?
| How many dollars come together in {n} weeks?
| After {n} weeks, how much do the two have?
| How much is it altogether in {n} weeks?
| {n} weeks pass. What is the sum of what both have put in?
| In total, how many dollars are saved after {n} weeks?
> Money a week: s = w * 2
> Money in all: t = s * n
! Together they save {ans} dollars.
# 2 * w * n

p=30..99 w=2..9 n=2..9 x=gadget plain
{A} saves for {ax} that costs {p$}. {He} has saved {w$} a week for {n} weeks.
| {A} wants {ax} for {p$}. For {n} weeks {he} has put away {w$} a week.
| {AX} costs {p$}. {A} has saved for {n} weeks now, {w$} each week.
| The goal of {A} is {p$} for {ax}. In each of {n} weeks {he} saved {w$}.
| {A} needs {p$} to buy {ax}. So far {he} has put {w$} into {his} jar {n} times.
| For {n} weeks, {A} has saved {w$} per week. The {x1} that {he} wants is {p$}.
| {A} dreams of {ax}. The tag says {p$}. {A} has put in {w$} on each of {n} Sundays.
| With {w$} a week, {A} has saved for {n} weeks, but {ax} costs {p$}.
| {A} has put away {w$} a week for {n} weeks, to buy {ax} for {p$}.
| {n} times {A} has saved {w$}. {He} wants {ax} that costs {p$}.
| At {w$} a week, {A} has saved for {n} weeks. The {x1} that {he} wants is {p$}.
? How much is still missing?
| How much more money does {he} need?
| How many dollars are missing?
| How many dollars does {A} still have to save?
| What must {he} still save?
| How much does {A} still need?
| How much more must be saved?
| What is missing until {he} can buy it?
> Money saved: s = w * n
> Money still needed: r = p - s
! {A} still needs {ans} dollars.
# p - w * n

d=2..9 n=2..9
{A} saves {d$} every day. A week has 7 days.
| {A} puts {d$} a day into a jar, on all 7 days of the week.
| On each of the 7 days of a week, {A} saves {d$}.
| Day after day, {A} puts aside {d$}. There are 7 days in a week.
| {A} keeps {d$} per day and leaves out none of the 7 days of a week.
| Each day {d$} goes into {A}'s piggy bank, 7 days a week.
| {A}'s savings grow by {d$} a day, and a week has 7 days.
? How much does {he} save in {n} weeks?
| How many dollars is that in {n} weeks?
| What has {A} saved after {n} weeks?
| How much money comes together in {n} weeks?
| How much is saved within {n} weeks?
| {n} weeks go by. How much is there?
| After {n} weeks, how many dollars are saved?
> Money a week: w = d * 7
> Money saved: s = w * n
! In {n} weeks, {A} saves {ans} dollars.
# 7 * d * n

s=10..90 w=3..25 n=3..12
{A} saves {w$} [a|each|every] week.
| Every week {A} puts {w$} into {his} jar.
| Each week {w$} goes into the box of {A}.
| {A} can save {w$} per week.
| {A}'s savings grow by {w$} a week.
| Once a week, {A} puts away {w$}.
| {A} puts aside {w$} every Sunday.
? How much does {A} have after {n} weeks, if {he} had {s$} at the start?
| If {he} already has {s$}, how much will there be after {n} weeks?
| {He} began with {s$}. What does {A} have after {n} weeks?
| How much are {n} weeks of that plus the {s$} that {he} had before?
| After {n} weeks, how much money does {he} have together with {his} old {s$}?
| There was {s$} before. How much will {he} own in {n} weeks?
| What is the sum of {n} weeks of saving and the {s$} that {A} had before?
> Money saved: a = w * n
> Money in all: t = s + a
! {A} has {ans} dollars after {n} weeks.
# s + w * n

s=10..90 w=3..25 n=3..12 any
{A} saves for {n} weeks.
| For {n} weeks, {A} puts money aside.
| The plan of {A} is to save for {n} weeks.
| {A} goes on saving for {n} weeks.
| {n} weeks long, {A} saves money.
| {A} keeps saving through {n} weeks.
Every week {A} saves {w$}.
| {A} drops {w$} into a jar each week.
| In a week, {A} can put aside {w$}.
| Each week {w$} is saved by {A}.
| {A}'s part for one week is {w$}.
| On every Friday of {A}'s plan, {w$} goes into {his} jar.
At the start, {A} has {s$}.
| At first there is {s$} in {A}'s jar.
| Before the first week, {A} already has {s$}.
| {A} begins with {s$}.
| There is {s$} from {A}'s birthday in {his} jar before {he} starts.
| In the beginning, {A} owns {s$}.
? How much does {A} have in the end?
| How much money does {A} have after all these weeks?
| How much is there at the end of this time?
| How many dollars does {A} own in the end?
| To what sum does {A}'s money grow?
| What does {A} have when this time is over?
> Money saved: a = w * n
> Money in all: t = s + a
! {A} has {ans} dollars after {n} weeks.
# s + w * n

w=3..9 k=2..15 d=w*k s=5..60 p=d+s x=gadget any
{A} can save {w$} [a|each|every] week.
| Every week {A} puts aside {w$}.
| Each week brings {w$} into {A}'s jar.
| {A} adds {w$} to {his} savings per week.
| From now on, {A} saves {w$} weekly.
| Once a week {A} puts {w$} into a box.
{A} wants {ax} that costs {p$}.
| For {ax}, {A} needs {p$}.
| The goal of {A} is {ax} for {p$}.
| The {x1} that {A} wants is {p$}.
| {AX} for {p$} is the dream of {A}.
| {A} hopes to buy {ax} for {p$}.
{A} already has {s$}.
| {A} has {s$} now.
| In {A}'s drawer there is {s$} to begin with.
| {A} owns {s$} today.
| So far {A} has put aside {s$}.
| There is {s$} in {A}'s bank now.
? How many weeks does {A} have to save?
| After how many weeks can {A} buy the {x1}?
| How many weeks does it take until {A} has enough?
| How many weeks must {A} wait?
| In how many weeks is there enough money for the {x1}?
| How many weeks of saving does {A} need?
> Money still needed: d = p - s
> Weeks: k = d / w
! {A} needs {ans} weeks.
# (p - s) // w

w=3..9 k=2..15 d=w*k s=5..60 p=d+s x=gadget
{A} has {s$} in {his} jar and wants {ax}.
| To buy {ax}, {A} has saved {s$} so far.
| {A} already has {s$} for {ax}.
| There is {s$} in {A}'s box, and it is meant for {ax}.
| {A} got {s$} to buy {ax} one day.
| {A} dreams of {ax} and owns {s$}.
? How many weeks at {w$} a week does it take, if the {x1} costs {p$}?
| If {he} saves {w$} a week, after how many weeks does {he} have the price of {p$}?
| The price is {p$}. How many weeks must {he} save {w$} each week?
| With {w$} more every week, in how many weeks does {he} have {p$}?
| How many weeks pass until {he} has {p$}, if {he} adds {w$} every week?
| {He} can add {w$} a week and needs {p$} in all. How many weeks does that take?
> Money still needed: d = p - s
> Weeks: k = d / w
! {A} needs {ans} weeks.
# (p - s) // w

g=20..60 u=5..19 n=3..12 any
{A} spends {u$} [a|each|every] week.
| Every week {A} needs {u$} for food.
| Each week {u$} of {A}'s money is spent.
| {A} uses {u$} a week for the bus and for lunch.
| In a week, {A} pays {u$} for this and that.
| What {A} buys in a week costs {him} {u$}.
{A} gets {g$} [a|each|every] week and saves what {he} does not spend.
| {A} has an allowance of {g$} a week and saves all that is not spent.
| {A}'s parents give {him} {g$} each week. {He} saves all that {he} does not need.
| With a small job, {A} makes {g$} a week. What {he} does not spend is saved.
| In every week, {A} has {g$} and saves the part that is not used.
| What is not spent of {his} {g$} a week, {A} saves.
? How much does {A} save in {n} weeks?
| How much is saved after {n} weeks?
| What has {A} put aside when {n} weeks have passed?
| How many dollars does {A} save within {n} weeks?
| {n} weeks go by. How much has {A} saved?
| If this goes on for {n} weeks, how much is saved?
> Money saved a week: w = g - u
> Money saved: s = w * n
! {A} saves {ans} dollars.
# (g - u) * n

a=4..30 b=4..30 n=3..9 any
{B} saves {b$} a week.
| Each week, {B} puts away {b$}.
| {B} can put {b$} a week into a jar.
| {B}'s savings grow by {b$} a week.
| From {B}, a jar gets {b$} every week.
| Every Sunday {B} saves {b$}.
{A} saves {a$} a week.
| Each week, {A} puts away {a$}.
| {A} can put {a$} a week into a jar.
| {A}'s savings grow by {a$} a week.
| From {A}, a jar gets {a$} every week.
| Every Sunday {A} saves {a$}.
Both of the children, {A} and {B}, save for {n} weeks.
| {A} and {B} put away money for {n} weeks.
| For {n} weeks {A} and {B} save money for a trip.
| {A} and {B} want to save for {n} weeks.
| The plan of {A} and {B} is for {n} weeks.
| {A} and {B} are saving together for {n} weeks.
? How much do the two save together?
| How many dollars do both have in all?
| What do {A} and {B} have together in the end?
| How much money is it for both together?
| What is the sum of what the two save?
| How much have the two saved at the end?
> Money saved a week: w = a + b
> Money saved: s = w * n
! Together they save {ans} dollars.
# (a + b) * n

m=10..60 n=3..12 p=20..90 x=gadget any
{A} saves for {n} months.
| For {n} months {A} puts money aside.
| {A} keeps on saving for {n} months.
| {n} months long, {A} puts money into a jar.
| The saving of {A} goes on for {n} months.
| {A} has a plan to save for {n} months.
In one month, {A} saves {m$}.
| {A} puts away {m$} a month.
| Each month {m$} goes into {A}'s jar.
| A month of saving brings {A} {m$}.
| {A} can save {m$} in every month.
| Month by month, it is {m$} that {A} saves.
At the end, {A} buys {ax} for {p$}.
| When the saving is over, {A} spends {p$} of the money on {ax}.
| Out of what {A} has saved, {p$} is paid for {ax}.
| {A} uses {p$} of the saved money for {ax}.
| {AX} for {p$} is what {A} buys with a part of the savings.
| With the saved money, {A} pays {p$} for {ax}.
? How much of the savings is left?
| How much is left for {A} in the end?
| What remains of the saved money?
| How many dollars does {A} have left?
| How much does {A} still have after buying the {x1}?
| What is left of {A}'s savings?
> Money saved: s = m * n
> Money left: r = s - p
! {ans} dollars are left.
# m * n - p

w=2..9 k=4..30 p=w*k x=gadget
? How many days does {A} need to get {p$} for {ax}, if {he} saves {w$} a day?
| If {ax} is {p$}, how many days must {A} save at {w$} a day?
| {A} wants {ax} for {p$}. How many days is that with {w$} saved each day?
| With {w$} put aside every day, after how many days does {A} have {p$}?
| {A} saves {w$} a day. In how many days can {he} buy {ax} for {p$}?
| For how many days must {w$} be saved each day to have {p$}?
| On each day {A} saves {w$}. How many days pass until {he} has {p$} for {ax}?
> Days: k = p / w
! It takes {ans} days.
# p / w

s=30..99 w=2..9 n=2..9 any
{A} takes out {w$} [a|each|every] week.
| Every week {A} needs {w$} from {his} savings.
| Each week {w$} is taken from {A}'s savings.
| {A} spends {w$} of {his} savings per week.
| For lunch, {A} uses {w$} of {his} savings a week.
| In a week, {A} uses up {w$} of {his} savings.
{A} uses {his} savings for {n} weeks.
| For {n} weeks, {A} lives on savings.
| The summer of {A} lasts {n} weeks, and {he} uses {his} savings.
| {A} goes on taking out money for {n} weeks.
| {n} weeks long, {A} takes money out of {his} savings.
| {A} does not earn any money for {n} weeks.
At the start, {A} has savings of {s$}.
| {A}'s savings are {s$} at first.
| In the beginning, there is {s$} in {A}'s box of savings.
| {A} starts with {s$} of savings.
| Before the first week, {A} has {s$}.
| At first {A} has {s$} in a jar.
? How much is left in the end?
| How much money does {A} still have after that time?
| What remains of {A}'s savings?
| How many dollars does {A} have at the end?
| How much of the savings is still there?
| What does {A} have when all these weeks are over?
> Money taken: t = w * n
> Money left: r = s - t
! After {n} weeks, {ans} dollars are left.
# s - w * n

p=30..99 w=2..9 n=2..9 x=gadget any
{A} has saved {w$} a week.
| Every week {A} has put {w$} into a jar.
| {A} has put away {w$} each week.
| In each week, {A} could save {w$}.
| For every week of saving, {A} has {w$}.
| Each Saturday, {A} has put {w$} aside.
{A} wants {ax} for {p$}.
| The {x1} that {A} saves for costs {p$}.
| {A} needs {p$} for {ax}.
| For {ax}, {A} has to pay {p$}.
| {AX} for {p$} is what {A} hopes to buy.
| The goal of {A} is to have {p$} for {ax}.
{A} began to save {n} weeks ago.
| {A} has been saving for {n} weeks.
| {A} has saved through {n} weeks until now.
| For {n} weeks now, {A} has been saving.
| Since {A} began to save, {n} weeks have passed.
| {A} has now saved for {n} weeks.
? How much does {A} still need?
| How many dollars are still missing?
| What must {A} still save?
| How much more money does {A} need for the {x1}?
| How much is {A} short?
| How much must {A} still find?
> Money saved: s = w * n
> Money still needed: r = p - s
! {A} still needs {ans} dollars.
# p - w * n

s=20..90 g=10..60 u=5..40 any
{A} spends {u$} on a present.
| {A} pays {u$} for a new ball.
| For a ticket, {A} takes {u$} out of {his} savings.
| {A} gives {u$} to {his} brother.
| A book costs {A} {u$}, and {he} buys it.
| {A} uses {u$} to have {his} bike repaired.
For {his} birthday, {A} gets {g$}.
| {A} is given {g$} by {his} grandmother.
| {A} finds {g$} in a coat and keeps it.
| With a small job, {A} earns {g$}.
| {A} sells an old bike for {g$}.
| {A}'s parents add {g$} to {his} savings.
At the start of the month, {A} had {s$}.
| {A} began the month with {s$}.
| In the beginning, {A} had savings of {s$}.
| {A} had saved {s$} before the month began.
| At first there was {s$} in {A}'s piggy bank.
| On the first day of the month, {A} had {s$}.
? How much money does {A} have at the end of the month?
| How much does {A} have in the end?
| How many dollars does {A} have after all this?
| What is the sum that {A} has at the end?
| How much is there in the end?
| What does {A} own in the end?
> Money at that time: a = s + g
> Money left: r = a - u
! {A} has {ans} dollars now.
# s + g - u
""")
