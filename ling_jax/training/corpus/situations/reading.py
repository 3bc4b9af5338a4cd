"""Problems about books, pages and shelves."""

from ling_jax.training.corpus.templates import read

READING = read("""
k=4..30 n=3..12 x=book
{A} reads {k} pages [a|each|every] day.
| [Each|Every] day {A} reads {k} pages of a {x1}.
| {A} reads {k} pages per day.
| {k} pages are what {A} reads in a day.
| In one day {A} finishes {k} pages of a {x1}.
| {A} likes to read. {He} gets through {k} pages a day.
| Before {he} goes to bed, {A} always reads {k} pages.
| A {x1} is on the desk of {A}. {He} reads {k} pages of it daily.
| {A} tells {B} that {he} reads {k} pages [a|every] day.
| Day after day {A} reads {k} pages in a {x1}.
| Each evening {k} pages of a {x1} are read by {A}.
| It is a rule for {A} to read {k} pages a day.
| At {k} pages a day, {A} reads a {x1}.
? How many pages does {he} read in {n} days?
| How many pages is that in {n} days?
| How many pages has {he} read after {n} days?
| In {n} days, how many pages does {he} read?
| How many pages are read when {n} days have passed?
| How many pages can {he} read in {n} days?
| How far does {he} get in {n} days, counted in pages?
| How many pages will {he} have read in {n} days?
| For {n} days, how many pages is that?
| What number of pages is that after {n} days?
| How many pages does {A} finish in {n} days?
| If {he} goes on like this for {n} days, how many pages is that?
> Pages read: r = k * n
! {A} reads {ans} pages.
# k * n

k=5..9 n=4..40 t=k*n x=book
A {x1} has {t} pages. {A} reads {k} pages [a|each] day.
| {A} reads {k} pages a day of a {x1} with {t} pages.
| {A} always reads {k} pages before bed. {His} {x1} is {t} pages long.
| Every evening {A} finishes {k} pages of {his} {x1}, which has {t}.
| There are {t} pages in the {x1} that {A} reads, {k} pages per day.
| {A} wants to read a {x1} of {t} pages. {He} reads {k} pages a day.
| The {x1} of {A} contains {t} pages. Each day {he} gets through {k} of them.
| {t} pages are in front of {A}, and {he} reads {k} every day.
| {A} borrows a {x1} with {t} pages and reads {k} pages daily.
| Of the {t} pages in a {x1}, {A} reads {k} each day.
| {A} reads a {x1} in parts of {k} pages, one part a day. It has {t} pages.
| With {k} pages a day {A} reads a {x1} of {t} pages.
| {A} reads {k} pages a day in a {x1} of {t} pages.
| With {k} pages a day, {A} reads a {x1} that has {t} pages.
| Each day {A} reads {k} pages. {His} {x1} has {t} pages.
| {k} pages a day are read by {A}, and the {x1} has {t}.
? How many days does {A} need?
| How many days does the {x1} last?
| For how many days does {A} read?
| How many days will it last?
| After how many days is {A} done?
| How many days does it take?
| How many days does {A} need for the [whole|entire] {x1}?
| In how many days is the {x1} finished?
| After how many days is the {x1} read?
| How many days will {A} read?
| How many days go by until the last page?
> Days: n = t / k
! {A} needs {ans} days.
# t / k

t=100..400 k=5..25 n=2..9 x=book
A {x1} has {t} pages. {A} reads {k} pages a day for {n} days.
| For {n} days {A} reads {k} pages a day. The {x1} has {t} pages.
| {A} reads {k} pages of a {x1} on each of {n} days. It has {t} pages.
| There are {t} pages in a {x1}. In {n} days {A} reads {k} pages per day.
| {A} has a {x1} with {t} pages. For {n} days {he} reads {k} pages a day.
| Of a {x1} with {t} pages {A} reads {k} a day, and {n} days go by.
| {n} days ago {A} started a {x1} of {t} pages. {He} has read {k} pages each day.
| {A} has read {k} pages a day for {n} days. {His} {x1} is {t} pages long.
| {A} borrows a {x1} that has {t} pages and reads {k} pages daily during {n} days.
| {k} pages a day are read by {A} for {n} days. {His} {x1} contains {t} pages.
| {A} wants to read all {t} pages of a {x1}. For {n} days {he} reads {k} a day.
| During {n} days {A} reads {k} pages a day of {his} {x1}, which has {t}.
| {A} reads {k} pages a day for {n} days. The {x1} has {t} pages.
| For {n} days {A} reads {k} pages a day in a {x1} of {t} pages.
| On each of {n} days {A} reads {k} pages of a {x1}. It has {t} pages.
? How many pages are left?
| How many pages remain?
| How many pages are there for another day?
| How many pages are still to be read?
| How many pages does {A} still have to read?
| How many pages has {A} not read?
| How many pages are left to read?
| How many pages are there until the end?
| How far is it to the end, counted in pages?
| What number of pages is left?
> Pages read: r = k * n
> Pages left: l = t - r
! {ans} pages are left.
# t - k * n

t=80..300 a=10..60 b=10..60 x=book
A {x1} has {t} pages. {A} reads {a} pages on Monday and {b} pages on Tuesday.
| {A} reads {a} pages of a {x1} on Monday and {b} on Tuesday. The {x1} has {t} pages.
| The {x1} of {A} has {t} pages. {He} reads {a} of them in the morning and {b} in the evening.
| The {x1} is {t} pages long. Before lunch {A} reads {a} pages, later {b} more.
| Of {t} pages in a {x1}, {A} reads {a} today and {b} tomorrow.
| {A} has a {x1} with {t} pages. Yesterday {he} read {a} pages, today another {b}.
| There are {t} pages in a {x1}. {A} has read {a}, then {he} reads {b} more.
| On the bus {A} reads {a} pages of a {x1} and at home {b}. There are {t} pages in it.
| {A} opens a {x1} of {t} pages. First {he} reads {a} pages, and after a break {b}.
| {a} pages were read by {A} last week and {b} this week. {His} {x1} contains {t}.
| From a {x1} with {t} pages {A} reads {a} pages to {B} and {b} pages to {C}.
| {A} reads {a} pages on Monday and {b} on Tuesday. The {x1} has {t} pages.
| On Tuesday {A} reads {b} pages and on Monday {a}. {His} {x1} has {t} pages.
| {a} pages on Monday and {b} on Tuesday are read by {A} in a {x1} of {t} pages.
? How many pages are left?
| How many pages remain?
| How many pages are there for another day?
| How many pages does {A} still have to read?
| How many pages are still to be read?
| How many pages has {A} not read yet?
| How many pages are left to read after that?
| How many pages are there until the end?
| How many more pages does the {x1} have?
| What number of pages is left?
> Pages read: r = a + b
> Pages left: l = t - r
! {ans} pages are left.
# t - a - b

c=4..20 p=5..30 x=book
A {x1} has {c} chapters with {p} pages each.
| There are {c} chapters in a {x1}. Each chapter has {p} pages.
| Each of the {c} chapters of a {x1} is {p} pages long.
| A {x1} is made up of {c} chapters, and every chapter has {p} pages.
| {A} reads a {x1} of {c} chapters. In each chapter are {p} pages.
| One chapter of a {x1} takes up {p} pages. The {x1} has {c} such chapters.
| {A} reads one chapter of {p} pages a day. After {c} chapters the {x1} is done.
| {A} writes a {x1} with {c} chapters of {p} pages.
| {c} chapters of {p} pages each make up a {x1}.
| {p} pages make one chapter, and {c} chapters make the {x1} that {A} has.
| In the {x1} of {A} there are {p} pages per chapter and {c} chapters.
| Each chapter of a {x1} has {p} pages, and there are {c} chapters.
| With {p} pages in each chapter, a {x1} has {c} chapters.
| {p} pages make a chapter, and {A} reads a {x1} of {c} chapters.
| {A} reads {p} pages for each of the {c} chapters of a {x1}.
? How many pages does the {x1} have?
| How many pages are in the {x1}?
| How many pages is that?
| How many pages does the {x1} contain?
| How many pages are there [in all|altogether|in total]?
| How long is the {x1} in pages?
| What is the number of pages?
| How many pages does the whole {x1} have?
| How many pages must one read to finish the {x1}?
> Pages in all: t = c * p
! The {x1} has {ans} pages.
# c * p

k=2..20 m=2..20 n=k+m t=n*2 x=book
A {x1} has {t} pages. {A} has read half of it and {k} pages more.
| {A} has read half of the {t} pages of a {x1} and then {k} more.
| A {x1} is {t} pages long. {A} has come to the middle and has read {k} pages more.
| The {x1} of {A} has {t} pages. {He} reads to the middle and then another {k} pages.
| {A} is {k} pages behind the middle of a {x1} with {t} pages.
| Half of a {x1} with {t} pages is read. Now {A} reads {k} more pages.
| {A} read one half of a {x1} last week and {k} pages today. It has {t} pages.
| There are {t} pages in the {x1} of {A}. {He} is {k} pages past the middle.
| Of the {t} pages of a {x1}, {A} read half on Sunday and {k} on Monday.
| {A} has finished 50% of a {x1} of {t} pages. After that {he} reads {k} pages.
| {A} reads {k} pages more than half of a {x1}. The {x1} has {t} pages.
| The middle of a {x1} with {t} pages is behind {A}, and {k} more pages are read.
| {A} has read {k} pages more than half of a {x1} that has {t} pages.
| {k} pages more than half of a {x1} have been read by {A}. It has {t} pages.
? How many pages has {A} read?
| How many pages has {A} read so far?
| How many pages are done?
| How many pages is that from the start?
| How many pages has {A} finished?
| How many pages are read [in all|altogether]?
| How many of the pages are read?
| How far is {A}, counted in pages?
| What is the number of pages that {A} has read?
| How many pages are behind {A}?
| In total, how many pages has {A} read?
> Half of the pages: h = t / 2
> Pages read: r = h + k
! {A} has read {ans} pages.
# t // 2 + k

k=5..30 n=3..9 m=5..30 o=2..9 x=book
{A} reads {k} pages a day for {n} days and then {m} pages a day for {o} days.
| For {n} days {A} reads {k} pages a day, and after that {m} pages a day for {o} days.
| {A} reads {k} pages on each of {n} days. On {o} other days {he} reads {m} pages each.
| In the first {n} days {A} reads {k} pages per day, in the next {o} days {m} pages per day.
| {A} reads {k} pages daily for {n} days. Then {he} reads {m} pages daily for {o} days.
| On {n} school days {A} reads {k} pages each. On {o} free days {he} reads {m} pages each.
| {n} days long {A} reads {k} pages a day, and {o} days long {m} pages.
| A {x1} keeps {A} busy. {He} reads {k} pages a day for {n} days and {m} a day for {o} more.
| Each day for {n} days {A} reads {k} pages, and each day for {o} days {m} pages.
| {A} reads {n} times {k} pages and {o} times {m} pages.
| On {o} days with rain {A} reads {m} pages each. On {n} days without rain it is {k} pages each.
| For {o} days {A} reads {m} pages a day. Before that, it was {k} pages a day for {n} days.
| {A} reads for {n} days at {k} pages a day and then for {o} days at {m} pages a day.
| For {n} days it is {k} pages a day, and for {o} more days it is {m} pages a day that {A} reads.
? How many pages does {A} read [in all|altogether|in total]?
| How many pages is that [in all|altogether]?
| How many pages has {A} read after all these days?
| What is the number of pages that {A} reads?
| How many pages are read together?
| How many pages does {A} finish in all these days?
| How many pages does that make?
| How many pages is that in total, all days together?
| If all days are counted, how many pages does {A} read?
| What is the sum of the pages {A} reads?
> First days: a = k * n
> Other days: b = m * o
> Pages read: r = a + b
! {A} reads {ans} pages.
# k * n + m * o

t=100..300 r=20..90 d=2..9 x=book
A {x1} has {t} pages. {A} has read {r} pages and wants to be done in {d} days.
| {A} has read {r} of the {t} pages of a {x1}. {He} wants to be done in {d} days.
| Of a {x1} with {t} pages, {r} are read. {A} has {d} days for the rest.
| {A} must give a {x1} back in {d} days. It has {t} pages, and {r} are read.
| There are {t} pages in the {x1} of {A}. Of these {r} are done, and {d} days are left.
| {A} is on page {r} of a {x1} with {t} pages. {He} wants to finish it in {d} days.
| In {d} days {A} has to be done with a {x1} of {t} pages. {He} has read {r} so far.
| {A} has {d} days to finish a {x1}. {He} has already read {r} of its {t} pages.
| {A} has read {r} pages. {His} {x1} has {t}, and {he} has {d} more days for it.
| For a {x1} with {t} pages {A} has {d} days left. {He} has already finished {r} pages.
| In {d} days {A} wants to know the end of a {x1}. It has {t} pages, and {he} knows {r} of them.
| {A} has read {r} pages and wants to be done in {d} days. The {x1} has {t} pages.
| In {d} days {A} wants to be done with a {x1} of {t} pages. {He} has read {r} of them.
| {A} has {d} days for the rest of a {x1}. It has {t} pages, and {r} are read.
? How many pages does {A} have to read each day?
| How many pages must {A} read [a|per|every] day?
| How many pages a day is that?
| How many pages are there for each day?
| How many pages does {A} need to read daily?
| If {A} reads the same number each day, how many pages is that a day?
| How many pages per day must be read?
| How many pages should {A} read each day?
| How many pages is that for every day?
| What must {A} read per day, in pages?
> Pages left: l = t - r
> Pages a day: k = l / d
! {A} has to read {ans} pages each day.
# (t - r) / d

s=3..9 k=8..30 x=book
{A} has {s} shelves with {k} {x} on each.
| On each of {s} shelves there are {k} {x}.
| {A} puts {k} {x} on each of {s} shelves.
| There are {s} shelves in a library. Every shelf holds {k} {x}.
| {s} shelves are full. A full shelf holds {k} {x}.
| A library has {s} shelves for {x}, with {k} on each shelf.
| {k} {x} stand on every shelf, and {A} has {s} shelves.
| {A} fills {s} shelves with {k} {x} per shelf.
| One shelf has room for {k} {x}. {A} fills {s} of them.
| In the room of {A} hang {s} shelves. {He} keeps {k} {x} on each.
| The {s} shelves of {A} hold {k} {x} each.
| In each of {s} shelves in the house of {A} are {k} {x}.
| With {k} {x} on each, {A} has {s} shelves.
| {k} {x} stand on each shelf of {A}, who has {s} shelves.
| {A} puts {k} {x} on each of {s} shelves.
? How many {x} are there[| in all| altogether| in total]?
| How many {x} is that?
| How many {x} does that make?
| What is the number of {x}?
| How many {x} do the shelves hold?
| How many {x} are on all the shelves together?
| How many {x} stand there?
| If all the shelves are counted, how many {x} are there?
| In total, how many {x} are there?
| How many {x} can be counted on the shelves?
> {X} in all: t = s * k
! There are {ans} {x}.
# s * k

k=4..30 n=3..12
? How many pages does {A} read in {n} days if {he} reads {k} pages a day?
| If {A} reads {k} pages every day, how many pages has {he} read after {n} days?
| When {A} reads {k} pages each day, how many pages is that in {n} days?
| How many pages are {n} days of reading with {k} pages a day?
| With {k} pages per day, how many pages can {A} read in {n} days?
| {A} reads {k} pages a day for {n} days, so how many pages is that?
| Suppose {A} reads {k} pages on each of {n} days. How many pages does {he} read?
| In {n} days with {k} pages each, how many pages does {A} get through?
| What number of pages does {A} read in {n} days with {k} pages a day?
| If each day brings {k} pages, how many pages does {A} read in {n} days?
> Pages read: r = k * n
! {A} reads {ans} pages.
# k * n

t=60..300 r=10..58 x=book
A {x1} has {t} pages, and {A} has read {r} of them.
| {A} has read {r} pages of a {x1} that has {t} pages.
| Of the {t} pages of a {x1}, {A} has read {r}.
| {A} reads a {x1} of {t} pages and is done with {r}.
| {A} has come to the end of page {r} in a {x1} with {t} pages.
| {t} pages are in a {x1}. Of these, {r} are already read by {A}.
| The {x1} of {A} contains {t} pages. So far {he} has read {r}.
| {A} wants to read all {t} pages of a {x1}. {He} has finished {r}.
| {A} has a {x1} with {t} pages and has come as far as page {r}.
| After {r} of {t} pages of a {x1}, {A} stops for today.
| {A} has read {r} of the {t} pages of a {x1}.
| {r} pages are read. The {x1} of {A} has {t} pages.
| {A} is done with {r} pages of a {x1} that has {t}.
| So far {A} has read {r} pages. {His} {x1} has {t}.
? How many pages are left?
| How many pages remain?
| How many pages does {A} still have to read?
| How many pages are still to be read?
| How many pages has {A} not read yet?
| How many more pages are there to read?
| How many pages are there until the end?
| In the end, how many pages must {A} still read?
| What number of pages is left?
> Pages left: l = t - r
! {ans} pages are left.
# t - r

r=20..150 l=20..150 x=book
{A} has read {r} pages of a {x1}, and {l} pages are left.
| {A} is done with {r} pages of a {x1}. {He} still has {l} to read.
| {l} pages of a {x1} are left. {A} has read {r} pages.
| After reading {r} pages of a {x1}, {A} has {l} to go.
| {r} pages are read, {l} pages of the {x1} are not. This is what {A} tells {B}.
| {A} needs to read another {l} pages of a {x1}. {He} has already read {r}.
| {A} has come to the end of page {r}. From there it is {l} pages to the end of the {x1}.
| {A} has {l} pages of a {x1} in front of {him} and {r} pages behind {him}.
| Last week {A} read {r} pages of a {x1}. The other {l} pages come this week.
| {l} pages of a {x1} are left, and {A} has read {r}.
| {A} still has to read {l} pages of a {x1} and has read {r}.
| {l} pages are left for {A}, who has read {r} pages of a {x1}.
? How many pages does the {x1} have?
| How many pages does the whole {x1} have?
| How many pages are in the {x1}?
| How long is the {x1} in pages?
| How many pages are there [in all|altogether|in total]?
| What is the number of pages in the {x1}?
| So how many pages are in the {x1}?
| How many pages must one read in all?
> Pages in all: t = r + l
! The {x1} has {ans} pages.
# r + l

n=2..9 k=5..40 t=n*k x=book
{A} reads a {x1} of {t} pages in {n} days, the same number each day.
| In {n} days {A} reads {t} pages, equally many every day.
| {A} needs {n} days for a {x1} with {t} pages and reads the same number of pages each day.
| {t} pages are read by {A} within {n} days, each day the same number.
| {A} splits a {x1} of {t} pages evenly over {n} days.
| A {x1} of {t} pages has {n} chapters. All are of the same length, and {A} reads one a day.
| {A} wants to read {t} pages in {n} days and the same number every day.
| A {x1} with {t} pages lasts {A} {n} days. Each day {he} reads equally many pages.
| {n} equal days of reading bring {A} to the end of {t} pages.
| In {n} days {A} reads {t} pages of a {x1}, the same number each day.
| For {n} days {A} reads the same number of pages a day, {t} in all.
? How many pages a day is that?
| How many pages does {A} read [each|every|per] day?
| How many pages does {A} read in one day?
| How many pages are there for each day?
| How many pages is that per day?
| How many pages must {A} read each day?
| What number of pages is that a day?
| How many pages is it every day?
> Pages a day: k = t / n
! {A} reads {ans} pages a day.
# t / n

a=5..60 b=5..60 c=5..60 x=book
{A} reads {a} pages on Monday, {b} on Tuesday and {c} on Wednesday.
| On three days {A} reads {a}, {b} and {c} pages of a {x1}.
| {A} reads three stories. They have {a}, {b} and {c} pages.
| {A} has read {a} pages, {B} has read {b} pages, and {C} has read {c} pages.
| The first part of a {x1} has {a} pages, the second {b} and the third {c}.
| {A} reads {a} pages in the morning, {b} pages at noon and {c} pages at night.
| {A} reads {a} pages. Then {he} reads {b} more, and before bed another {c}.
| One {x1} has {a} pages, another {b} and a third {c}. {A} reads all three.
| Yesterday {A} read {a} pages, today {b}, and tomorrow {he} wants to read {c}.
? How many pages is that [in all|altogether|in total]?
| How many pages is that together?
| What is the total number of pages?
| What is the sum of these pages?
| How many pages does that make?
| In total, how many pages are these?
| What do these pages make together?
| If you add all of them, how many pages is that?
> Pages of the first two: s = a + b
> Pages in all: t = s + c
! That is {ans} pages.
# a + b + c

t=5..60 m=2..6 x=book
{A} reads a {x1} with {t} pages. One page takes {him} {m} minutes.
| For each page of a {x1} {A} needs {m} minutes. There are {t} pages.
| {A} needs {m} minutes per page and wants to read {t} pages.
| A page takes {A} {m} minutes. {He} reads {t} pages of a {x1}.
| {t} pages are still to be read, and {A} reads each one in {m} minutes.
| It takes {A} {m} minutes to read a page. A chapter has {t} pages.
| {A} reads {t} pages aloud. Every page takes {m} minutes.
| A story of {t} pages is read by {A}. {He} spends {m} minutes on each page.
| To read one page {A} needs {m} minutes. {He} reads {t} pages before bed.
| {A} takes {m} minutes for a page and reads a {x1} of {t} pages.
| In {m} minutes {A} reads one page. {His} {x1} has {t} pages.
| For each page {A} needs {m} minutes, and there are {t} pages.
? How many minutes does {A} need?
| How many minutes does that take?
| How many minutes does {A} read?
| For how many minutes will {A} read?
| How many minutes is that in all?
| How long does {A} read, in minutes?
| How many minutes does {A} spend on this?
| After how many minutes is {A} done?
> Minutes: s = t * m
! It takes {ans} minutes.
# t * m

s=3..9 k=8..30 b=3..60 x=book
A library has {s} shelves with {k} {x} on each. People borrow {b} of the {x}.
| There are {k} {x} on each of {s} shelves. {A} and other people borrow {b} of them.
| On {s} shelves stand {k} {x} each. Readers take {b} of them home.
| {A} has {s} shelves of {k} {x} and lends {b} {x} to {his} friends.
| {s} shelves hold {k} {x} apiece. {A} gives {b} of all the {x} away.
| A shop keeps {k} {x} per shelf on {s} shelves. By noon {b} are sold.
| {k} {x} are on each of {s} shelves. Children take {b} {x} home.
| Each of {s} shelves in a school holds {k} {x}. {A} takes {b} {x} away.
| People borrow {b} {x} from a library that has {s} shelves with {k} {x} on each.
| {b} {x} are borrowed from a library with {k} {x} on each of {s} shelves.
| On each shelf of a library stand {k} {x}. There are {s} shelves, and {b} of the {x} are borrowed.
? How many {x} are left?
| How many {x} remain?
| How many {x} are still there?
| How many {x} are still on the shelves?
| How many {x} does that leave?
| In the end, how many {x} are left?
| How many of the {x} has nobody taken?
| What number of {x} is still there?
> {X} at the start: t = s * k
> {X} left: r = t - b
! {ans} {x} are left.
# s * k - b

k=5..40 n=2..4 x=book
{A} reads {k} pages on Saturday and {n} times as many on Sunday.
| On Saturday {A} reads {k} pages. On Sunday {he} reads {n} times that number.
| {A} reads {k} pages of a {x1}. {B} reads {n} times as many.
| {B} reads {n} times as many pages as {A}, who reads {k}.
| Yesterday {A} read {k} pages, and today {n} times as many.
| {k} pages are read in the morning, and {n} times as many at night by {A}.
| {A} finishes {k} pages before lunch. After lunch it is {n} times that number.
| A short story has {k} pages. A long one has {n} times as many. {A} reads both.
| On Sunday {A} reads {n} times as many pages as on Saturday, when {he} reads {k}.
| {n} times as many pages as on Saturday are read by {A} on Sunday. On Saturday it is {k}.
? How many pages is that [in all|together|altogether]?
| How many pages are read in total?
| What is the sum of these pages?
| In total, how many pages are these?
| What do both numbers of pages make together?
| How many pages is that if you add both?
> The larger number: b = k * n
> Pages in all: t = k + b
! That is {ans} pages.
# k + k * n

k=4..9 r=10..90 d=2..20 l=k*d t=r+l x=book
A {x1} has {t} pages. {A} has read {r} of them and now reads {k} pages a day.
| {A} has read {r} pages of a {x1} with {t}. {He} reads the rest with {k} pages a day.
| Of {t} pages {A} has read {r}. From now on {he} reads {k} pages each day.
| {A} is done with {r} of the {t} pages of a {x1}. {He} reads another {k} every day.
| {r} of {t} pages are read. The others follow, {k} pages a day, says {A}.
| {A} is on page {r} of a {x1} with {t} pages. {He} goes on with {k} pages a day.
| After {r} pages of a {x1} {A} reads {k} pages each day to the end. The {x1} has {t}.
| A {x1} of {t} pages must be read. Of these, {r} are done, and {A} can read {k} a day.
| {A} reads {k} pages a day. {He} has read {r} pages of a {x1} that has {t}.
| {r} pages are read, and from now on {A} reads {k} a day. The {x1} has {t} pages.
| At {k} pages a day {A} reads on in a {x1} of {t} pages. {r} are already read.
? How many more days does {A} need?
| How many days does {A} need for the rest?
| In how many days is {A} done?
| For how many days is there something left to read?
| After how many more days is the {x1} finished?
| How many days are left until {A} is done?
| How many days will the rest last?
| How many more days does it take?
> Pages left: l = t - r
> Days: d = l / k
! {A} needs {ans} more days.
# (t - r) / k

a=12..40 b=5..30 n=2..12 x=book plain
{A} reads {a} pages a day, and {B} reads {b} pages a day.
| Each day {A} reads {a} pages and {B} reads {b}.
| {A} can read {a} pages in a day. {B} can read {b} pages in a day.
| {B} reads {b} pages per day, and {A} reads {a} pages per day.
| {A} and {B} start the same {x1}. {A} reads {a} pages a day, {B} only {b}.
| {B} gets through {b} pages a day, but {A} through {a}.
| While {B} reads {b} pages a day, {A} reads {a}.
| {B} reads {b} pages a day, and {A} reads {a}.
| Each day it is {b} pages for {B} and {a} for {A}.
? How many more pages does {A} read than {B} in {n} days?
| By how many pages is {A} ahead after {n} days?
| After {n} days, how many pages is {A} ahead of {B}?
| How many fewer pages does {B} read in {n} days?
| What is the difference in pages after {n} days?
| How far is {A} ahead after {n} days, in pages?
| In {n} days, how many more pages does {A} read?
| How many more pages than {B} has {A} read after {n} days?
> Difference a day: d = a - b
> Difference in all: t = d * n
! The difference is {ans} pages.
# (a - b) * n

b=2..9 p=20..90 r=20..300 x=book
{A} wants to read {b} {x} of {p} pages each. So far {he} has read {r} pages.
| There are {b} {x} on the desk of {A}, each with {p} pages. {He} has read {r} pages of them.
| Each of {b} {x} has {p} pages. {A} is done with {r} pages in all.
| {A} has {b} {x} with {p} pages per {x1}. In all {he} has finished {r} pages.
| {b} {x}, each {p} pages long, belong to {A}. Of all the pages, {r} are read.
| {A} got {b} {x}. There are {p} pages in each, and {he} has read {r} pages so far.
| Of {b} {x} with {p} pages each {A} has read {r} pages altogether.
| {A} has to read {b} {x}. Each one has {p} pages. Up to now {he} has read {r} pages.
| {A} has read {r} pages. {He} wants to read {b} {x} with {p} pages each.
| So far {A} has read {r} pages. {His} goal is {b} {x} of {p} pages each.
| Each {x1} has {p} pages. {A} wants to read {b} of them and has read {r} pages so far.
? How many pages are left?
| How many pages remain?
| How many pages does {A} still have to read?
| How many pages are still to be read?
| How many pages has {A} not read?
| How many more pages are there to read?
| How many pages are not read yet?
| In the end, how many pages must {A} still read?
> Pages in all: t = b * p
> Pages left: l = t - r
! {ans} pages are left.
# b * p - r

k=4..30 n=3..12 x=book
For {n} days {A} reads in a {x1}.
| {A} is ill for {n} days and reads.
| {A} has {n} days for reading.
| On each of {n} days {A} reads some pages.
? How many pages does {A} read at {k} pages a day?
| If {he} reads {k} pages a day, how many pages is that?
| How many pages is that if {A} reads {k} each day?
| With {k} pages a day, how many pages does {A} read?
| It is {k} pages a day. How many pages does {A} read in all?
> Pages read: r = k * n
! {A} reads {ans} pages.
# k * n

k=4..30 n=3..12 x=book any
{A} reads {k} pages a day.
| Each day {A} reads {k} pages.
| {k} pages a day are read by {A}.
| In one day {A} gets through {k} pages.
{A} has {n} days for reading.
| {A} reads on {n} days of the month.
| On {n} days {A} has time to read.
| There are {n} days on which {A} reads.
? How many pages does {A} read?
| How many pages does {A} read in all?
| How many pages is that in all?
| How many pages are read by {A} in this time?
> Pages read: r = k * n
! {A} reads {ans} pages.
# k * n

k=5..9 n=4..40 t=k*n x=book any
The {x1} of {A} has {t} pages.
| There are {t} pages in the {x1} of {A}.
| {t} pages make up the {x1} of {A}.
| {A} wants to read a {x1} of {t} pages.
| {A} got a {x1} of {t} pages.
{A} reads {k} pages a day.
| Each day {A} reads {k} pages.
| {k} pages a day are read by {A}.
| In one day {A} gets through {k} pages.
| {A} likes to read {k} pages each day.
? How many days does {A} need?
| How many days does the {x1} last?
| For how many days does {A} read?
| How many days will it last?
| After how many days is {A} done?
| How many days does it take?
| How many days does {A} need for the [whole|entire] {x1}?
| In how many days is the {x1} finished?
| After how many days is the {x1} read?
| How many days will {A} read?
| How many days go by until the last page?
> Days: n = t / k
! {A} needs {ans} days.
# t / k

k=5..9 n=4..40 t=k*n x=book
The {x1} of {A} has {t} pages.
| {A} wants to read a {x1} of {t} pages.
| There are {t} pages in a {x1}.
| For school {A} has to read {t} pages.
? How many days does {A} need at {k} pages a day?
| If {A} reads {k} pages a day, how many days does it take?
| How many days does that take with {k} pages each day?
| {A} reads {k} pages a day. How many days does {he} need?
> Days: n = t / k
! {A} needs {ans} days.
# t / k

k=5..9 n=4..40 t=k*n x=book
{A} reads {k} pages a day.
| Each day {A} reads {k} pages.
| {k} pages a day are read by {A}.
| {A} gets through {k} pages each day.
? How many days does {A} need for a {x1} of {t} pages?
| If a {x1} has {t} pages, how many days does {A} need for it?
| How many days does {A} need for {t} pages?
| A {x1} has {t} pages. How many days does that take?
> Days: n = t / k
! {A} needs {ans} days.
# t / k

t=100..400 k=5..25 n=2..9 x=book any
The {x1} of {A} has {t} pages.
| There are {t} pages in the {x1} of {A}.
| {A} wants to read a {x1} of {t} pages.
{A} reads {k} pages a day.
| Each day {A} reads {k} pages.
| {k} pages a day are read by {A}.
So far {A} has been reading for {n} days.
| For {n} days now {A} has read every day.
? How many pages are left?
| How many pages remain?
| How many pages are there for another day?
| How many pages are still to be read?
| How many pages does {A} still have to read?
| How many pages has {A} not read?
| How many pages are left to read?
| How many pages are there until the end?
| How far is it to the end, counted in pages?
| What number of pages is left?
> Pages read: r = k * n
> Pages left: l = t - r
! {ans} pages are left.
# t - k * n

t=100..400 k=5..25 n=2..9 x=book
{A} reads {k} pages a day for {n} days.
| For {n} days {A} reads {k} pages a day.
| On each of {n} days {A} reads {k} pages.
| {k} pages a day are read by {A}, and {n} days go by.
? How many pages are left if the {x1} has {t}?
| If the {x1} has {t} pages, how many are left?
| The {x1} has {t} pages. How many pages are left?
| How many of the {t} pages of the {x1} are left?
> Pages read: r = k * n
> Pages left: l = t - r
! {ans} pages are left.
# t - k * n

t=80..300 a=10..60 b=10..60 x=book any
The {x1} of {A} has {t} pages.
| There are {t} pages in the {x1} of {A}.
| {A} wants to read a {x1} of {t} pages.
On Monday {A} reads {a} pages.
| {A} reads {a} pages on Monday.
| {a} pages are read by {A} on Monday.
On Tuesday {A} reads {b} pages.
| {A} reads {b} pages on Tuesday.
| {b} pages are read by {A} on Tuesday.
? How many pages are left?
| How many pages remain?
| How many pages are there for another day?
| How many pages does {A} still have to read?
| How many pages are still to be read?
| How many pages has {A} not read yet?
| How many pages are left to read after that?
| How many pages are there until the end?
| How many more pages does the {x1} have?
| What number of pages is left?
> Pages read: r = a + b
> Pages left: l = t - r
! {ans} pages are left.
# t - a - b

c=4..20 p=5..30 x=book any
The {x1} has {c} chapters.
| There are {c} chapters in the {x1}.
| {A} counts {c} chapters in the {x1}.
| {c} chapters make up the {x1}.
Each chapter has {p} pages.
| There are {p} pages in each chapter.
| {A} counts {p} pages in each chapter.
| {p} pages make one chapter.
? How many pages does the {x1} have?
| How many pages are in the {x1}?
| How many pages is that?
| How many pages does the {x1} contain?
| How many pages are there [in all|altogether|in total]?
| How long is the {x1} in pages?
| What is the number of pages?
| How many pages does the whole {x1} have?
| How many pages must one read to finish the {x1}?
> Pages in all: t = c * p
! The {x1} has {ans} pages.
# c * p

c=4..20 p=5..30 x=book
A {x1} has {c} chapters.
| There are {c} chapters in a {x1}.
| {A} reads a {x1} with {c} chapters.
| {A} writes a {x1} of {c} chapters.
? How many pages does the {x1} have if each chapter has {p}?
| If each chapter has {p} pages, how many pages is that?
| With {p} pages to a chapter, how many pages does it have?
| Each chapter has {p} pages. How many pages is that?
> Pages in all: t = c * p
! The {x1} has {ans} pages.
# c * p

k=5..30 n=3..9 m=5..30 o=2..9 x=book any
At first {A} read {k} pages a day for {n} days.
| For {n} days at first, {A} read {k} pages a day.
| In the first {n} days it was {k} pages a day for {A}.
| On each of the first {n} days {A} read {k} pages.
Later {A} read {m} pages a day for {o} days.
| For {o} days later on, {A} read {m} pages a day.
| In the last {o} days it was {m} pages a day for {A}.
| On each of the last {o} days {A} read {m} pages.
? How many pages did {A} read in all?
| How many pages is that in all?
| How many pages were read by {A} altogether?
| What is the number of pages that {A} read?
> First days: a = k * n
> Other days: b = m * o
> Pages read: r = a + b
! {A} reads {ans} pages.
# k * n + m * o

t=100..300 r=20..90 d=2..9 x=book any
The {x1} of {A} has {t} pages.
| There are {t} pages in the {x1} of {A}.
| {A} wants to read a {x1} of {t} pages.
{A} has read {r} pages so far.
| So far {A} has read {r} pages.
| {r} pages have already been read by {A}.
The {x1} must be read in {d} more days.
| {A} wants to be done in {d} more days.
| There are {d} days left for reading.
? How many pages does {A} have to read each day?
| How many pages must {A} read [a|per|every] day?
| How many pages a day is that?
| How many pages are there for each day?
| How many pages does {A} need to read daily?
| If {A} reads the same number each day, how many pages is that a day?
| How many pages per day must be read?
| How many pages should {A} read each day?
| How many pages is that for every day?
| What must {A} read per day, in pages?
> Pages left: l = t - r
> Pages a day: k = l / d
! {A} has to read {ans} pages each day.
# (t - r) / d

t=100..300 r=20..90 d=2..9 x=book
{A} has read {r} pages of a {x1} that has {t}.
| Of the {t} pages of a {x1}, {A} has read {r}.
| The {x1} of {A} has {t} pages, and {r} are read.
| {r} pages are read. The {x1} of {A} has {t}.
? How many pages a day are left to read if {A} wants to be done in {d} days?
| If {A} has {d} days for the rest, how many pages a day is that?
| {A} wants to read the rest in {d} days. How many pages is that each day?
| How many pages must {A} read each day to be done in {d} days?
> Pages left: l = t - r
> Pages a day: k = l / d
! {A} has to read {ans} pages each day.
# (t - r) / d

s=3..9 k=8..30 x=book any
{A} has {s} shelves of {x}.
| There are {s} shelves in the room of {A}.
| {s} shelves of {x} belong to {A}.
On each shelf there are {k} {x}.
| {k} {x} are on each shelf.
| Each shelf holds {k} {x}.
| {A} counts {k} {x} on each shelf.
? How many {x} are there[| in all| altogether| in total]?
| How many {x} is that?
| How many {x} does that make?
| What is the number of {x}?
| How many {x} do the shelves hold?
| How many {x} are on all the shelves together?
| How many {x} stand there?
| If all the shelves are counted, how many {x} are there?
| In total, how many {x} are there?
| How many {x} can be counted on the shelves?
> {X} in all: t = s * k
! There are {ans} {x}.
# s * k

t=60..300 r=10..58 x=book any
The {x1} of {A} has {t} pages.
| There are {t} pages in the {x1} of {A}.
| {A} wants to read a {x1} of {t} pages.
| {t} pages make up the {x1} of {A}.
{A} has read {r} pages so far.
| So far {A} has read {r} pages.
| {r} pages have already been read by {A}.
| {A} has come to the end of page {r}.
? How many pages are left?
| How many pages remain?
| How many pages does {A} still have to read?
| How many pages are still to be read?
| How many pages has {A} not read yet?
| How many more pages are there to read?
| How many pages are there until the end?
| In the end, how many pages must {A} still read?
| What number of pages is left?
> Pages left: l = t - r
! {ans} pages are left.
# t - r

t=60..300 r=10..58 x=book
{A} has read {r} pages of a {x1}.
| So far {A} has read {r} pages.
| {r} pages have been read by {A}.
| On Sunday {A} reads {r} pages.
? How many pages are left if the {x1} has {t}?
| If the {x1} has {t} pages, how many are left?
| The {x1} has {t} pages. How many are left?
| How many of the {t} pages of the {x1} are left?
> Pages left: l = t - r
! {ans} pages are left.
# t - r

r=20..150 l=20..150 x=book any
{A} has read {r} pages of a {x1} so far.
| So far {A} has read {r} pages of a {x1}.
| {r} pages of the {x1} have been read by {A}.
There are {l} pages left in the {x1}.
| {l} pages of the {x1} are left.
| {A} still has to read {l} pages of the {x1}.
| {A} will be done with the {x1} after {l} more pages.
? How many pages does the {x1} have?
| How many pages does the whole {x1} have?
| How many pages are in the {x1}?
| How long is the {x1} in pages?
| How many pages are there [in all|altogether|in total]?
| What is the number of pages in the {x1}?
| So how many pages are in the {x1}?
| How many pages must one read in all?
> Pages in all: t = r + l
! The {x1} has {ans} pages.
# r + l

n=2..9 k=5..40 t=n*k x=book
A {x1} of {A} has {t} pages, and {he} reads the same number each day.
| {A} reads {t} pages, the same number each day.
| {A} reads a {x1} of {t} pages, and each day is like the others.
? How many pages a day is that if {A} needs {n} days?
| If it takes {n} days, how many pages does {A} read a day?
| {A} is done after {n} days. How many pages a day is that?
| How many pages does {A} read a day, if {he} is done in {n} days?
> Pages a day: k = t / n
! {A} reads {ans} pages a day.
# t / n

t=5..60 m=2..6 x=book any
The {x1} of {A} has {t} pages.
| There are {t} pages in the {x1} of {A}.
| {A} reads a {x1} of {t} pages.
{A} needs {m} minutes for one page.
| One page takes {A} {m} minutes.
| {m} minutes go by while {A} reads a page.
? How many minutes does {A} need?
| How many minutes does that take?
| How many minutes does {A} read?
| For how many minutes will {A} read?
| How many minutes is that in all?
| How long does {A} read, in minutes?
| How many minutes does {A} spend on this?
| After how many minutes is {A} done?
> Minutes: s = t * m
! It takes {ans} minutes.
# t * m

s=3..9 k=8..30 b=3..60 x=book any
The library has {s} shelves.
| There are {s} shelves in the library.
| {A} counts {s} shelves in the library.
On each shelf there were {k} {x}.
| {k} {x} were on each shelf.
| Each shelf held {k} {x}.
{b} {x} have been borrowed.
| People have borrowed {b} {x}.
| {A} and others have borrowed {b} {x}.
? How many {x} are left?
| How many {x} remain?
| How many {x} are still there?
| How many {x} are still on the shelves?
| How many {x} does that leave?
| In the end, how many {x} are left?
| How many of the {x} has nobody taken?
| What number of {x} is still there?
> {X} at the start: t = s * k
> {X} left: r = t - b
! {ans} {x} are left.
# s * k - b

k=5..40 n=2..4 x=book any
{A} reads {k} pages on Saturday.
| On Saturday {A} reads {k} pages.
| {k} pages are read by {A} on Saturday.
On Sunday {A} reads {n} times as many pages as on Saturday.
| {A} reads {n} times as many pages on Sunday as on Saturday.
| {n} times the number of Saturday is what {A} reads on Sunday.
? How many pages is that [in all|together|altogether]?
| How many pages are read in total?
| What is the sum of these pages?
| In total, how many pages are these?
| What do both numbers of pages make together?
| How many pages is that if you add both?
> The larger number: b = k * n
> Pages in all: t = k + b
! That is {ans} pages.
# k + k * n

k=4..9 r=10..90 d=2..20 l=k*d t=r+l x=book any
The {x1} of {A} has {t} pages.
| There are {t} pages in the {x1} of {A}.
| {A} wants to read a {x1} of {t} pages.
{A} has already read {r} pages.
| So far {A} has read {r} pages.
| {r} pages have already been read by {A}.
From now on {A} reads {k} pages a day.
| {A} will read {k} pages a day from now on.
| {k} pages a day are what {A} reads from now on.
? How many more days does {A} need?
| How many days does {A} need for the rest?
| In how many days is {A} done?
| For how many days is there something left to read?
| After how many more days is the {x1} finished?
| How many days are left until {A} is done?
| How many days will the rest last?
| How many more days does it take?
> Pages left: l = t - r
> Days: d = l / k
! {A} needs {ans} more days.
# (t - r) / k

a=12..40 b=5..30 n=2..12 x=book plain any
{A} reads {a} pages a day.
| {a} pages a day are read by {A}.
| Each day {A} reads {a} pages.
{B} reads {b} pages a day.
| {b} pages a day are read by {B}.
| Each day {B} reads {b} pages.
? How many more pages does {A} read than {B} in {n} days?
| By how many pages is {A} ahead after {n} days?
| After {n} days, how many pages is {A} ahead of {B}?
| How many fewer pages does {B} read in {n} days?
| What is the difference in pages after {n} days?
| How far is {A} ahead after {n} days, in pages?
| In {n} days, how many more pages does {A} read?
| How many more pages than {B} has {A} read after {n} days?
> Difference a day: d = a - b
> Difference in all: t = d * n
! The difference is {ans} pages.
# (a - b) * n

b=2..9 p=20..90 r=20..300 x=book any
{A} wants to read {b} {x}.
| {b} {x} are on the list of {A}, who wants to read all of them.
| The goal of {A} is to read {b} {x}.
Each {x1} has {p} pages.
| There are {p} pages in each {x1}.
| {p} pages make up each {x1}.
So far {A} has read {r} pages.
| {A} has read {r} pages so far.
| {r} pages have been read by {A}.
? How many pages are left?
| How many pages remain?
| How many pages does {A} still have to read?
| How many pages are still to be read?
| How many pages has {A} not read?
| How many more pages are there to read?
| How many pages are not read yet?
| In the end, how many pages must {A} still read?
> Pages in all: t = b * p
> Pages left: l = t - r
! {ans} pages are left.
# b * p - r
""")
