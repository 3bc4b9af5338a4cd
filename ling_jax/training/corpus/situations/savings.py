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
> Savings: s = w * n
! That makes {ans} dollars.
# w * n

s=10..90 w=3..25 n=3..12
{A} has {s$} in a [box|bank].
| {A} already has {s$}.
| The box of {A} holds {s$}.
| At the beginning {A} owns {s$}.
| There are {s$} in the jar of {A} at the start.
| {A} begins with {s$} in a jar.
| {A}'s piggy bank contains {s$}.
| On the account of {A} is {s$}.
| {A} opens an account with {s$}.
| {A} has saved {s$} so far.
| For {his} birthday {A} gets {s$} and puts it into a box.
| A jar on {A}'s shelf has {s$} in it.
{He} saves {w$} [a|each|every] week.
| Every week {he} adds {w$}.
| Then {w$} are added each week.
| {He} puts {w$} into the box every week.
| Each week {he} puts in another {w$}.
| {w$} go into it every week.
| From now on {he} saves another {w$} per week.
| Week after week, {he} adds {w$} to it.
| {His} father gives {him} {w$} a week to put with it.
| Once a week, {w$} more comes in.
| Every Friday {he} puts {w$} with it.
? How much money does {A} have after {n} weeks?
| How many dollars are there when {n} weeks have passed?
| How much does {A} own after {n} weeks?
| What is in it after {n} weeks?
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
> What is added: a = w * n
> Then there are: t = s + a
! Then there are {ans} dollars.
# s + w * n

w=3..9 k=2..15 d=w*k s=5..60 p=d+s x=gadget plain
{A} wants to buy {ax} for {p$}.
| {AX} costs {p$}, and {A} wants to buy it.
| {A} dreams of {ax} for {p$}.
| {A} saves for {ax}. The price is {p$}.
| The wish of {A} is {ax} for {p$}.
| {A} would like to own {ax} for {p$}.
| {A} needs {p$} to buy {ax}.
| In a shop window {A} sees {ax} for {p$}.
| {A}'s goal is to have {p$} for {ax}.
| To get {ax}, {A} must have {p$}.
{He} has {s$} and saves {w$} [a|every|each] week.
| {He} already has {s$}. Each week {he} saves {w$}.
| {He} owns {s$} and can add {w$} every week.
| There are {s$} in {his} box, and every week {he} puts in {w$}.
| {He} begins with {s$}, and {w$} come in every week.
| In the bank are {s$}, and each week another {w$} are put in.
| {His} piggy bank holds {s$}. {He} adds {w$} per week.
| So far {he} has saved {s$}. From now on {he} saves {w$} a week.
| To the {s$} that {he} has, {he} adds {w$} each week.
| {He} keeps {w$} of {his} allowance every week and has {s$} already.
| With {s$} in {his} jar, {he} puts in {w$} more each week.
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

w=2..9 k=4..30 p=w*k x=gadget
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
| {He} needs {p$} for it.
| The tag on the {x1} says {p$}.
| In the shop the {x1} is {p$}.
| {p$} must be paid for it.
| The shop asks {p$}.
| For the {x1} {he} has to pay {p$}.
| One gets the {x1} for {p$}.
| {His} goal is {p$}.
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
""")
