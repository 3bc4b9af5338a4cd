"""Problems about collections that grow and shrink."""

from ling_jax.training.corpus.templates import read

COLLECTIONS = read("""
n=5..90 k=2..60 x=card
{A} has {n} {x}[ in {his} collection|].
| {A} owns {n} {x}.
| {A} keeps {n} {x} in [a tin|a drawer|{his} room].
| There are {n} {x} in the collection of {A}.
| {n} {x} belong to {A}.
| The collection of {A} [contains|holds|is made up of] {n} {x}.
| So far {A} has collected {n} {x}.
| {A} tells {B} that {he} has {n} {x}.
| {A}, who [loves|collects] {x}, has {n} of them.
| On Monday {A} counted {his} {x}. There were {n}.
{He} [finds|buys|gets] {k} more.
| {B} gives {k} more {x} to {him}.
| {He} adds {k} more.
| By mail {he} gets another {k}.
| Then {k} others are added.
| {k} more are [given|sent|brought] to {him} by {B}.
| On a walk {he} finds another {k}.
| {His} collection grows by {k}.
| {k} new ones come [from|as a gift from] {B}.
| For {his} birthday {he} is given {k} new {x}.
| {B} does not want {k} old {x} any more, so {A} takes them.
| After a visit to {B} {he} has {k} more than before.
| Today {he} puts {k} new ones with them.
? How many {x} does {A} have [now|then]?
| How many {x} does {A} own after this?
| What number of {x} is that?
| How many {x} [are there|is that] in all?
| How many {x} has {A} got [now|altogether|in total]?
| What is the total number of {x}?
| How many {x} are in the collection [now|after that]?
| How big is the collection of {A} [now|after this]?
| Altogether, how many {x} belong to {A}?
| Can you say how many {x} {A} has now?
| If {A} counts all {his} {x} again, how many are there?
| How many {x} does this make in total?
> {X} in all: t = n + k
! {A} has {ans} {x} now.
# n + k

n=10..99 k=2..60 x=card
{A} has {n} {x}.
| {A} owns {n} {x}.
| {n} {x} belong to {A}.
| There are {n} {x} on the desk of {A}.
| {A} had collected {n} {x}.
| The collection of {A} holds {n} {x}.
| In the drawer of {A} lie {n} {x}.
| {A} starts the day with {n} {x}.
| The album of {A} has {n} {x} in it.
| So far {A} has kept {n} {x}.
{He} [loses|gives away|sells] {k} of them.
| {He} gives {k} of the {x} to {B}.
| {k} of them break.
| {He} lets {B} take {k}.
| {k} are lost on the way.
| {k} of these are [sold|given away|thrown out].
| {B} [asks for|buys|borrows] {k} of them.
| Of these, {he} sells {k}.
| {He} hands {k} of them over to {B}.
| Because {he} has too many, {he} gives {k} away.
| Sadly {he} drops {k} of them into the water.
| {k} of the {x} go to {B}.
| Then {he} finds that {k} of them are gone.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
| How many {x} does {A} [still have|have left|keep]?
| How many {x} are left [over|for {A}|with {A}]?
| What is left of the collection?
| How many {x} [are|remain] in the collection after that?
| With how many {x} is {A} left?
| How many {x} are still [owned by {A}|in the hands of {A}]?
| How many of the {n} {x} does {A} keep?
| How many does {A} have now?
> {X} left: r = n - k
! {A} has {ans} {x} left.
# n - k

n=10..90 k=5..60 m=2..50 x=card
{A} [had|owned] {n} {x}.
| In the collection of {A} were {n} {x}.
| At first {A} had {n} {x}.
| {A} [began|started] with {n} {x}.
| There were {n} {x} in the room of {A}.
| {n} {x} belonged to {A}.
| Last year {A} had {n} {x}.
| {A} tells {B} that {he} had {n} {x}.
| {A} had saved {n} {x}.
{He} [bought|found|won] {k} more and gave {m} to {B}.
| First {he} got {k} more. Then {he} gave away {m}.
| {k} were added, but later {m} were lost.
| Then {k} come in, and {m} are lost.
| {B} gives {k} to {him}, but {m} of all get lost.
| {k} more came by mail, and {m} were sold.
| {He} was given {k} new ones by {B} and sold {m} old ones.
| After {he} had bought {k} more, {he} lost {m}.
| {His} collection grew by {k} and later shrank by {m}.
| {B} brought {k} more, and {m} of all the {x} broke.
| A friend added {k} to them, and another friend took {m} away.
| At the market {he} got {k} new ones. [There|On the way home] {he} also lost {m}.
? How many {x} does {A} have [now|in the end]?
| How many {x} does {he} own now?
| What is the number of {x} at the end?
| How large is {his} collection now?
| How many {x} are in the collection now?
| How many {x} does this leave?
| With how many {x} does {A} end up?
| After all this, how many {x} does {A} have?
| How many {x} are there [at last|in the end]?
| How many {x} belong to {A} now?
| How many {x} has {A} got in the end?
| If {A} counts {his} {x} now, how many are there?
> {X} with the new ones: a = n + k
> {X} left: r = a - m
! {A} has {ans} {x} now.
# n + k - m

n=10..90 k=5..60 m=2..50 x=toy
{A} [had|owned] {n} {x}.
| In the collection of {A} were {n} {x}.
| At first {A} had {n} {x}.
| {A} kept {n} {x} on a shelf.
| There were {n} {x} in the room of {A}.
| {n} {x} belonged to {A}.
| A year ago {A} had {n} {x}.
| {A} had played with {n} {x} for years.
| {A} tells {B} that {he} had {n} {x}.
{He} [lost|sold|gave away] {k} of them and [bought|got] {m} new ones.
| First {he} gave {k} to {B}. Later {he} bought {m} new ones.
| {k} of them broke, and {m} new ones were bought.
| After {k} of them were sold, {he} got {m} new ones.
| {B} took {k} of them, but a friend brought {m} others.
| {k} were given to {B}. Then {m} came from an aunt.
| {He} traded {k} of them for {m} others.
| {He} got rid of {k} and was given {m} new ones.
| In spring {he} gave {k} of them away, and in summer {m} new ones were added.
| The number went down by {k} and then up by {m}.
| {He} let {B} have {k} of them. For {his} birthday {he} got {m} new ones.
| After giving {k} away, {he} found {m} others in a shop.
? How many {x} does {A} have [now|in the end]?
| How many {x} does {he} own now?
| What is the number of {x} at the end?
| How large is {his} collection now?
| How many {x} are in the collection now?
| How many {x} belong to {A} now?
| How many {x} does that make?
| After that, how many {x} are there?
| With how many {x} does {A} end up?
| What number of {x} does {A} have after all of this?
| How many {x} are in the room of {A} in the end?
| How many {x} has {A} got now?
> {X} left: a = n - k
> {X} in all: r = a + m
! {A} has {ans} {x} now.
# n - k + m

h=4..60 n=h*2 x=card
{A} has {n} {x}.
| {A} owns {n} {x}.
| {n} {x} belong to {A}.
| There are {n} {x} in the collection of {A}.
| {A} has saved up {n} {x}.
| The box of {A} holds {n} {x}.
| {A} has filled an album with {n} {x}.
{He} gives half of them to {B}.
| {He} [loses|sells|gives away] half of them.
| {He} keeps only half of them.
| One half of them is sold.
| At the market {he} sells half of them.
| Half of the {x} go to {B}.
| {B} gets half of them.
| {He} gives away every second one.
| {He} and {B} share the {x}, half for each.
| A half of them [gets|is] lost.
| Half of all the {x} are given to {B}.
| Then half of the collection goes to {B}.
? How many {x} does {A} have left?
| How many {x} does {A} keep?
| How many {x} remain with {A}?
| How many {x} are left[| for {A}]?
| How many {x} does {A} still have?
| How many of the {x} are still with {A}?
| What number of {x} remains?
| How many {x} does {A} have [now|after that]?
| How many of these {x} does {A} own now?
| Of the {n} {x}, how many stay with {A}?
| What is half of the {x}, the part that {A} keeps?
| How many {x} are still there?
> {X} left: r = n / 2
! {A} has {ans} {x} left.
# n / 2

n=4..60 m=2..40 x=card
{A} has {n} {x}. {He} doubles {his} collection[ and then finds {m} more|. Then {he} finds {m} more].
| {A} has {n} {x}. After a year {he} has twice as many. Then {he} gets {m} more.
| The {n} {x} of {A} become twice as many, and {m} more are added.
| At first {A} has {n} {x}. The number doubles, and then {m} more come from {B}.
| {A} starts with {n} {x}. Soon {he} has two times that number. Then {m} more come by mail.
| {A} owned {n} {x}. {B} gave {him} the same number again, and {he} bought {m} more.
| Last year {A} had {n} {x}. Since then the collection has doubled, and today {m} were added.
| A collection of {n} {x} belongs to {A}. It grows to double the size and then by {m} more.
| {A} had {n} {x}. Then {he} got just as many again and {m} more.
| To {his} {n} {x} {A} adds as many again, and after that {m} more.
| {A} has {n} {x}, and {B} gives {him} as many as {he} has. Then {he} finds another {m}.
| The number of {x} of {A} goes from {n} to twice as much. After that {m} more are bought.
| Twice as many {x} as before belong to {A}, who had {n}. Today {m} more are added.
| {A} doubles a collection of {n} {x}. Then {he} [finds|gets] {m} more.
? How many {x} does {A} have now?
| How many {x} does {A} own now?
| How many {x} are there in the collection now?
| How many {x} is that [in all|in total|altogether]?
| How large is the collection of {A} now?
| What number of {x} does {A} have after this?
| How many {x} belong to {A} in the end?
| What is the number of {x} now?
| With how many {x} does {A} end?
| How many {x} does that make?
| In the end, how many {x} does {A} have?
| How many {x} has {A} got in all?
> {X} after doubling: d = n * 2
> {X} in all: t = d + m
! {A} has {ans} {x} now.
# 2 * n + m

n=3..12 k=4..25 x=card any
{A} has an album with {n} pages. There are {k} {x} on [each|every] page.
| There are {k} {x} on every page of an album. The album has {n} pages.
| The album of {A} holds {k} {x} on each page and has {n} pages.
| {A} fills {n} pages of an album with {k} {x} each.
| {A} puts {k} {x} on each page of an album and fills {n} pages.
| An album has {n} pages, and each of them shows {k} {x}.
| On each of the {n} pages of an album there is room for {k} {x}. The album is full.
| {n} pages of an album are full. A full page has {k} {x}.
| Each page of the album that {A} keeps shows {k} {x}. There are {n} such pages.
| {A} looks at an album. It has {n} pages with {k} {x} per page.
| An album of {n} pages belongs to {A}. Every page is filled with {k} {x}.
| {k} {x} fit on one page, and {A} fills {n} pages of {his} album.
| On every page of the album of {A} there are {k} {x}, and there are {n} pages.
| With {k} {x} on a page, {A} has filled {n} pages of an album.
| {k} {x} to a page: that is how {A} fills the {n} pages of an album.
| {A} puts {k} {x} on a page and fills {n} pages.
? How many {x} are in the album?
| How many {x} is that [in all|altogether|in total]?
| How many {x} does the album hold?
| How many {x} are there [in total|on all the pages together]?
| What is the number of {x} in the album?
| How many {x} can be seen in the album?
| How many {x} does the album contain?
| All pages together, how many {x} is that?
| What number of {x} does the album hold?
| How many {x} were put into the album?
> {X} in the album: t = n * k
! There are {ans} {x} in the album.
# n * k

g=3..9 k=3..9 u=g*k r=2..20 n=u+r x=card
{A} has {n} {x}.
| {A} owns {n} {x}.
| There are {n} {x} on the table of {A}.
| {n} {x} belong to {A}.
| {A} has collected {n} {x} for {his} album.
| In the drawer of {A} are {n} {x}.
| {A} wants to sort {n} {x}.
| {A} starts with {n} {x}.
{He} puts {k} {x} on each of {g} pages.
| {He} fills {g} pages with {k} {x} each.
| {g} pages get {k} {x} each.
| On each of {g} pages {he} puts {k} of them.
| {He} takes {g} pages and puts {k} {x} on every one.
| {k} of them go on each page, and there are {g} pages.
| {g} pages are filled with {k} {x} per page.
| {He} has {g} pages, and {k} of the {x} fit on each.
| For each of {g} pages {he} takes {k} {x}.
| {He} uses {g} pages and needs {k} {x} for every one.
| {k} {x} per page go into {his} album, on {g} pages.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
| How many {x} does {A} still have?
| How many {x} are left over?
| How many {x} do not go on the pages?
| How many {x} [are|stay] without a page?
| How many {x} has {A} not put on a page?
| How many of the {n} {x} are not on a page?
| How many {x} does {A} not need for the pages?
> {X} on the pages: u = g * k
> {X} left: r = n - u
! {ans} {x} are left.
# n - g * k

n=5..50 k=3..30 w=2..9 x=card
{A} has {n} {x} and [collects|finds|adds] {k} more [every|each] week.
| {A} starts with {n} {x}. [Every|Each] week {he} [finds|adds] {k} more.
| {A} owns {n} {x}. Friends send {k} more every week.
| At first there are {n} {x} in the box of {A}, and every week {k} are added.
| {A} begins with {n} {x} and gets {k} new ones each week.
| The collection of {A} has {n} {x} and grows by {k} a week.
| To the {n} {x} of {A}, {k} more are added per week.
| {A} already has {n} {x}. From now on {he} gets {k} each week.
| Every week {k} {x} come by mail to {A}, who already owns {n}.
| {A} buys {k} {x} a week. {He} had {n} when {he} started.
| In [the|a] tin of {A} are {n} {x}. Each week {he} puts {k} more in.
| {A} has {n} {x} today. {His} aunt brings {him} {k} every week.
| Each week {A} gets {k} new {x}, and {he} already has {n}.
| {A} adds {k} {x} a week to the {n} {x} of {his} collection.
| With {k} new {x} a week {A} makes {his} {n} {x} more.
| Every week {k} new {x} come to the {n} that {A} has.
? How many {x} does {A} have after {w} weeks?
| How many {x} does {A} own when {w} weeks have passed?
| How large is the collection after {w} weeks?
| How many {x} is that {w} weeks later?
| After {w} weeks, how many {x} are there?
| In {w} weeks, how many {x} will {A} have?
| How many {x} will there be in {w} weeks?
| When {w} weeks are over, how many {x} has {A} got?
| What is the number of {x} after {w} weeks?
| How many {x} will belong to {A} {w} weeks from now?
| What will the collection count after {w} weeks?
> New {x}: a = k * w
> {X} in all: t = n + a
! {A} has {ans} {x} after {w} weeks.
# n + k * w

k=2..30 t=20..90 x=card
{A} found {k} {x}. Now {he} has {t}.
| After {A} found {k} {x}, {he} has {t}.
| {A} owns {t} {x}, and {k} of them are new. {He} found them yesterday.
| Today {A} has {t} {x}, but {k} of them came only yesterday.
| {A} counts {t} {x} now. Yesterday {he} found {k} of these.
| {A} was given {k} {x}, and that brings {his} collection to {t}.
| With the {k} {x} that {B} gave {him}, {A} has {t}.
| {B} brings {k} {x} to {A}. This makes {t} in all.
| {A} adds {k} {x} to the ones {he} had. Now there are {t}.
| {k} new {x} came by mail. With them {A} has {t}.
| {A} has {t} {x} since {he} bought {k} new ones.
| By finding {k} {x}, {A} got to {t}.
| Now {A} has {t} {x}, because {he} found {k} today.
| {A} has {t} {x} after {he} got {k} from {B}.
| There are {t} {x} in the box of {A}. This morning {he} put {k} of them there.
| Of the {t} {x} that {A} has, {k} are new.
? How many {x} did {A} have before?
| How many {x} did {A} own before?
| How many {x} did {A} have before that?
| How many were there before?
| How many {x} did {A} have [at the start|at first]?
| With how many {x} did {A} start?
| How many {x} were there at the [start|beginning]?
| How many {x} had {A} owned before that?
| How many of them did {A} already have?
| What was the number of {x} before?
| How many old {x} does {A} have?
> {X} before: n = t - k
! {A} had {ans} {x} before.
# t - k

k=2..40 r=5..60 x=card
{A} gave {k} {x} to {B}. Now {he} has {r} left.
| After giving {k} {x} to {B}, {A} has {r} left.
| {A} lost {k} {x}, and {r} remain.
| {k} of the {x} of {A} broke. The other {r} are fine.
| {A} sold {k} of {his} {x} and kept {r}.
| {B} took {k} {x} from {A}, who still has {r}.
| {A} has {r} {x} left after {he} sold {k}.
| Only {r} {x} are left in the box of {A}, because {he} gave away {k}.
| {A} still has {r} {x}. Another {k} were lost yesterday.
| When {A} had given {k} {x} away, there were {r} left.
| {k} {x} were taken from the collection of {A}. What stayed are {r} {x}.
| {A} kept {r} of {his} {x}. The other {k} went to {B}.
| {A} has {r} {x} left. {He} gave {k} to {B}.
| There are {r} {x} left in the box of {A} after {B} took {k}.
| Only {r} {x} are still there, because {A} lost {k}.
| With {r} {x} left, {A} is sad, for {he} lost {k}.
? How many {x} did {A} have before?
| How many {x} did {A} have at the start?
| How many {x} did {A} own before that?
| With how many {x} did {A} start?
| How many {x} were there [before|at first|at the start]?
| How many {x} had {A} owned in the beginning?
| What was the number of {x} before?
| How many {x} had there been in all?
| How large was the collection before?
| How many {x} did {A} first have?
> {X} before: n = r + k
! {A} had {ans} {x} before.
# k + r

n=5..90 k=2..60 x=toy
? If {A} has {n} {x} and gets {k} more, how many {x} does {he} have [then|in all|altogether]?
| How many {x} does {A} have if {he} owns {n} and {B} gives {him} {k} more?
| When {k} {x} are added to the {n} {x} of {A}, how many are there?
| {A} has {n} {x} and buys {k} more, so how many {x} does {he} have then?
| How many {x} will {A} have when {he} adds {k} to {his} {n} {x}?
| With {n} {x} at home and {k} new ones, how many {x} does {A} have?
| Suppose {A} owns {n} {x} and finds {k} others. How many {x} is that?
| How many are {n} {x} and {k} more {x}, which all belong to {A}?
| If {B} gives {k} {x} to {A}, who has {n} already, how many will {A} own?
| To {n} {x} {A} adds another {k}. How many {x} does that make?
> {X} in all: t = n + k
! Then {A} has {ans} {x}.
# n + k

n=10..99 k=2..60 x=pen
? If {A} has {n} {x} and gives away {k}, how many {x} are left?
| How many {x} are left when {A} gives {k} of {his} {n} {x} to {B}?
| When {k} of the {n} {x} of {A} are lost, how many remain?
| {A} has {n} {x} and loses {k}, so how many does {he} still have?
| How many of {his} {n} {x} does {A} keep if {B} takes {k}?
| Suppose {A} owns {n} {x} and sells {k} of them. How many remain?
| How many {x} does {A} have left after {he} uses up {k} of {n}?
| If {k} {x} are taken from the {n} {x} on a desk, how many stay there?
| From a box of {n} {x}, {A} takes {k} out. How many are still in the box?
| With {k} of {n} {x} gone, how many {x} are still there?
> {X} left: r = n - k
! {ans} {x} are left.
# n - k

n=5..80 k=3..60 t=n+k x=card
{A} has {n} {x}[ and wants {t}|. {He} wants to have {t}].
| {A} wants to collect {t} {x}. So far {he} has {n}.
| An album has room for {t} {x}. {A} has put in {n}.
| A full collection has {t} {x}, but {A} has only {n} of them.
| The goal of {A} is {t} {x}. Up to now {he} has found {n}.
| {A} dreams of {t} {x} and already owns {n}.
| There are {t} {x} in the whole set. Of these, {n} belong to {A}.
| {B} has {t} {x}. {A}, who has {n}, wants to have as many as {B}.
| {A} has {n} {x}, but {he} would like to have {t}.
| {A} will stop when {he} has {t} {x}. Now {he} has {n}.
| {A} needs {t} {x} for a full album. In it there are {n} so far.
| {A} wants to have {t} {x}. {He} has {n}.
| The goal of {A} is {t} {x}, and {he} has {n} so far.
| For a full set of {t} {x}, {A} has {n}.
| To fill {his} album, {A} needs {t} {x}. {He} has {n}.
? How many {x} [are missing|are still missing|does {A} still need]?
| How many more {x} does {A} need?
| How many {x} must {A} still find?
| How many {x} are there still to get?
| How many more {x} are needed to reach {t}?
| What number of {x} does {A} still have to collect?
| How many {x} are needed until there are {t}?
| How far is {A} from {t} {x}?
| If {A} wants {t} {x}, how many more must come?
> {X} still needed: k = t - n
! {A} still needs {ans} {x}.
# t - n

n=5..80 k=3..60 t=n+k x=card
{A} had {n} {x}. Now {he} has {t}.
| Last week {A} had {n} {x}, and this week {he} has {t}.
| The collection of {A} grew from {n} to {t} {x}.
| {A} had {n} {x}. After {B} gave {him} some, {he} has {t}.
| On Monday there were {n} {x} in the box of {A}. On Friday there are {t}.
| {A} starts the year with {n} {x} and ends it with {t}.
| {B} adds some {x} to the {n} that {A} has, and that makes {t}.
| Before {his} birthday {A} had {n} {x}, after it {he} has {t}.
| The number of {x} of {A} went up from {n} to {t}.
| {A} once had {n} {x}. Today {he} has {t}.
| {A} has {t} {x} today. Last week {he} had {n}.
| There are {t} {x} in the album of {A}, where there were {n} a month ago.
| {A} counts {t} {x} now, but in spring {he} had only {n}.
? How many [new {x}|{x}] did {A} get?
| How many {x} were added?
| How many {x} are new?
| How many new {x} came in?
| By how many {x} did the collection grow?
| How many more {x} does {A} have now?
| How many {x} came [to them|to the collection]?
| How many {x} have come since then?
| How many {x} more is that?
> New {x}: k = t - n
! {A} got {ans} new {x}.
# t - n

k=3..60 r=5..60 n=k+r x=card
{A} had {n} {x}. Now only {r} are left.
| {A} had {n} {x} in the morning and has {r} in the evening.
| Of the {n} {x} of {A}, {r} are still there.
| There were {n} {x} in the box. {A} took some out, and {r} are left.
| {A} gave some of {his} {n} {x} to {B} and kept {r}.
| The collection of {A} shrank from {n} {x} to {r}.
| {A} begins with {n} {x}, gives some away, and ends with {r}.
| Out of {n} {x} that {A} had, {r} remain.
| The number of {x} of {A} went down from {n} to {r}.
| {A} had {n} {x}. {He} sold some and has {r} now.
| Yesterday {A} still had {n} {x}, today {he} has {r}.
| {A} has only {r} {x} left of {n}.
| There are {r} {x} now where there were {n} before.
| {A} finds {r} {x} in a box in which there were {n}.
| Now {A} has {r} {x}. Last year {he} had {n}.
? How many {x} [are gone|were taken away]?
| How many {x} are not there any more?
| How many fewer {x} are there now?
| How many {x} have gone?
| By how many {x} did the number go down?
| How many {x} are missing now?
| How many {x} fewer is that?
| What number of {x} is gone?
> {X} gone: k = n - r
! {ans} {x} are gone.
# n - r

a=4..60 b=4..60 c=4..60 x=card y=card z=card
{A} has {a} {x}, {b} {y} and {c} {z}.
| In a box there are {a} {x}, {b} {y} and {c} {z}.
| {A} collects {x}, {y} and {z}. {He} has {a} {x}, {b} {y} and {c} {z}.
| On the shelf of {A} are {a} {x}. Beside them are {b} {y} and {c} {z}.
| There are {a} {x} in one drawer, {b} {y} in the next and {c} {z} in the last.
| {A} finds {a} {x}. {B} finds {b} {y}, and {C} finds {c} {z}.
| {a} {x}, {b} {y} and {c} {z} lie on a table.
| {A} counts the {x} first and gets to {a}. Then come {b} {y} and {c} {z}.
| {A} has three tins: one with {a} {x}, one with {b} {y} and one with {c} {z}.
| {A} keeps {a} {x} and {b} {y} at home, and {c} {z} at school.
? How many things is that [in all|altogether|in total]?
| How many things are there [in all|altogether|in total]?
| How many pieces is this together?
| What is the number of all these things?
| How many things does that make?
| What do the three numbers make together?
| Altogether, how many things are there?
| If all of them are counted, how many things are there?
> {X} and {y}: s = a + b
> All things: t = s + c
! There are {ans} things.
# a + b + c

n=3..9 k=4..20 r=2..20 x=card
{A} has {n} full pages with {k} {x} each and {r} single {x}.
| {A} fills {n} pages of an album with {k} {x} each, and {r} {x} are left over.
| On {n} pages {A} has {k} {x} each. One more page has only {r}.
| {A} keeps {k} {x} in each of {n} tins and {r} more in a bag.
| There are {n} tins of {k} {x} and {r} loose {x} in the room of {A}.
| {A} has put {k} {x} on each of {n} pages. On the desk lie {r} others.
| {n} packs of {k} {x} and {r} single {x} belong to {A}.
| {A} buys {n} packs of {x}. A pack has {k} of them. {He} already had {r} at home.
| Besides {r} single {x}, {A} has {n} pages with {k} {x} on each.
| {A} has {n} bags with {k} {x} in each of them, and {r} {x} in {his} hand.
| {A} has {r} single {x} and {n} pages with {k} {x} on each.
| {r} {x} of {A} lie on the desk, and {k} {x} are on each of {n} pages.
| With {k} {x} on each, {A} has {n} full pages. {r} {x} are not on a page.
| Besides {r} single {x}, {A} has {n} pages of {k} {x}.
? How many {x} does {A} have [in all|altogether|in total]?
| How many {x} is that in total?
| How many {x} are there together?
| What is the number of all the {x}?
| How many {x} does {A} own?
| If all of them are counted, how many {x} are there?
| Altogether, how many {x} are there?
| What does {A} have in all, counted in {x}?
> {X} in groups: a = n * k
> {X} in all: t = a + r
! That makes {ans} {x}.
# n * k + r

c=2..9 g=2..9 u=c*g r=2..40 n=u+r x=card y=toy
{A} has {n} {x}. {He} trades {c} of them for each {y1} and takes {g} {y}.
| {A} has {n} {x} and wants {g} {y}. For each {y1} {B} asks for {c} {x}.
| For one {y1} {A} gives {c} {x}. {He} has {n} {x} and gets {g} {y}.
| {B} gives one {y1} for {c} {x}. {A}, who has {n} {x}, takes {g} {y}.
| {A} brings {n} {x} to a market where {ay} costs {c} {x}. {He} takes {g} {y}.
| {g} {y} are traded for {x}. Each one is worth {c} {x}, and {A} has {n} {x}.
| {A} gives {c} {x} for every {y1}. Out of {n} {x} {he} pays for {g} {y}.
| For {g} {y} {A} has to give {c} {x} each. {He} has {n} {x} in {his} bag.
| For {g} {y} {A} gives {c} {x} each. {He} had {n} {x}.
| {B} gives {A} {g} {y} and wants {c} {x} for each of them. {A} has {n} {x}.
| {AY} is worth {c} {x}. {A}, who has {n} {x}, takes {g} {y}.
? How many {x} does {A} keep?
| How many {x} does {A} have left?
| How many {x} are left after the trade?
| How many {x} remain?
| How many {x} does {A} still own after that?
| How many of the {n} {x} are left?
| How many {x} does {A} still have?
| What number of {x} remains with {A}?
> {X} given: u = c * g
> {X} left: r = n - u
! {A} keeps {ans} {x}.
# n - c * g

k=3..9 g=3..20 n=k*g x=card
{A} sorts {n} {x}. {He} puts {k} on each page.
| {A} has {n} {x} and wants to put {k} of them on every page.
| {n} {x} are put into an album by {A} with {k} on a page.
| A page holds {k} {x}. {A} has {n} {x}.
| {A} makes [groups|piles|rows] of {k} out of {n} {x}, one on each page.
| On one page of the album there is room for {k} {x}. {A} has {n}.
| The {n} {x} of {A} go into an album, {k} per page.
| {A} has a collection of {n} {x}. On every page {he} puts {k} of them.
| {A} lays {k} {x} on each page until all {n} are used.
| {A} puts {k} {x} on a page until {n} {x} are in the album.
| With {k} on each page, {A} puts {n} {x} into an album.
| A page holds {k} {x}, and {A} has {n} {x}.
? How many pages does {A} fill?
| How many pages are filled?
| How many pages are needed?
| How many pages will be full?
| How many pages does {A} need for all of them?
| For how many pages is this enough?
| In the end, how many pages are full?
| What number of pages is filled?
> Pages: g = n / k
! {ans} pages are filled.
# n / k

n=5..50 k=3..9 w=2..12 u=k*w t=n+u x=card
{A} has {n} {x} and wants {t}. {He} gets {k} new ones a week.
| {A} gets {k} {x} each week. {He} has {n} and would like to have {t}.
| Each week {k} {x} are added to the {n} {x} of {A}. {He} wants to have {t}.
| The album of {A} has room for {t} {x}, and {n} are in it. Every week {he} adds {k}.
| {A} already has {n} of the {t} {x} that {he} wants, and buys {k} per week.
| To get from {n} to {t} {x}, {A} collects {k} a week.
| {A} would like to own {t} {x}. {He} has {n}, and every week {k} more come by mail.
| A collection of {n} {x} grows by {k} {x} a week. {A} wants it to have {t}.
| {A} gets {k} {x} a week. {He} wants to have {t} and has {n}.
| To have {t} {x}, {A} buys {k} a week. {He} starts with {n}.
| {A} wants {t} {x}. {He} has {n} and finds {k} more each week.
| {k} new {x} a week come to {A}, who has {n} and wants {t}.
? How many weeks does that take?
| After how many weeks is {A} done?
| How many weeks does {A} need?
| For how many weeks must {A} go on?
| In how many weeks will there be {t} {x}?
| How many weeks go by until {A} has {t} {x}?
| For how many weeks does {A} have to wait?
> {X} still needed: u = t - n
> Weeks: w = u / k
! It takes {ans} weeks.
# (t - n) / k

k=2..30 m=2..30 t=35..90 x=card
{A} got {k} {x} from {B} and gave {m} to {C}. Now {he} has {t}.
| Today {A} has {t} {x}. Yesterday {he} bought {k} and sold {m}.
| After {A} won {k} {x} and lost {m}, {he} has {t}.
| There are {t} {x} in the box of {A}, because {k} were put in and {m} were taken out.
| {A} found {k} {x}, then gave {m} away, and now owns {t}.
| {k} {x} were added to those of {A} and {m} were sold. This left {t}.
| {A} now owns {t} {x}. Before that {k} came from {B}, and {m} went to {C}.
| First {A} found {k} {x}. Then {he} lost {m} and counted {t} at the end.
| Now {A} has {t} {x}, after {he} got {k} from {B} and gave {m} to {C}.
| {A} gave {m} {x} to {C} and got {k} from {B}. That makes {t} now.
| {C} took {m} {x} from {A}, and {B} brought {k}. {A} has {t} {x} now.
? How many {x} did {A} have before?
| How many {x} were there at first?
| With how many {x} did {A} start?
| What was the number of {x} at the start?
| How many {x} had {A} owned before all this?
| How many {x} did {A} have in the beginning?
| At first, how many {x} were there?
> {X} without the new ones: s = t - k
> {X} before: n = s + m
! {A} had {ans} {x} at first.
# t - k + m

q=3..30 n=q*3 m=2..30 x=card
{A} has {n} {x}. {He} gives a third of them to {B} and then finds {m} more.
| A third of the {n} {x} of {A} are lost. Then {B} brings {m} new ones.
| {A} sells a third of {his} {n} {x} and gets {m} others.
| Of {his} {n} {x}, {A} gives one third away. Later {m} are added.
| {B} takes a third of the {n} {x} that {A} has, but {C} gives {him} {m} more.
| The collection of {A} counts {n} {x}. One third is sold, and {m} new ones are bought.
| {A} loses one third of {his} {n} {x}, and after that {he} buys {m}.
| Of {n} {x} a third go to {B}. {A} gets {m} new ones instead.
| Later {A} will find {m} {x}. But first {he} gives {B} a third of {his} {n} {x}.
? How many {x} does {A} have [now|in the end|after that]?
| How many {x} are there at the end?
| How many {x} does {A} own after this?
| How large is the collection at the end?
| How many {x} is that in the end?
| What is the number of {x} in the end?
| How many {x} has {A} got then?
| With how many {x} does {A} end?
> {X} given: g = n / 3
> {X} left: s = n - g
> {X} in all: t = s + m
! In the end {A} has {ans} {x}.
# n - n // 3 + m

n=5..90 k=2..60 x=card any
At first {A} had {n} {x}.
| In the beginning {A} [had|owned] {n} {x}.
| [A week|A month|Some days] ago {A} had {n} {x}.
| The collection of {A} [began|started] with {n} {x}.
| {A} started with {n} {x}.
| {n} {x} belonged to {A} [at the start|in the beginning|at first].
| At the start, the box of {A} held {n} {x}.
{A} found {k} {x} [on the way|in town|in the garden|in an old box].
| {B} gave {k} {x} to {A}.
| {A} got {k} {x} [as a present|by mail|from {B}].
| {A} [bought|made|won] {k} new {x}.
| {k} new {x} came in the mail for {A}.
| {k} new {x} were added by {A} [on Sunday|last week|on Friday].
| For {his} birthday {A} [got|was given] {k} new {x}.
| The mail brought {A} {k} new {x}.
? How many {x} does {A} have [now|then]?
| How many {x} does {A} own after this?
| What number of {x} is that?
| How many {x} [are there|is that] in all?
| How many {x} has {A} got [now|altogether|in total]?
| What is the total number of {x}?
| How many {x} are in the collection [now|after that]?
| How big is the collection of {A} [now|after this]?
| Altogether, how many {x} belong to {A}?
| Can you say how many {x} {A} has now?
| If {A} counts all {his} {x} again, how many are there?
| How many {x} does this make in total?
> {X} in all: t = n + k
! {A} has {ans} {x} now.
# n + k

n=5..90 k=2..60 x=card
{B} gives {k} {x} to {A}, who already has {n}.
| To {his} {n} {x} {A} adds {k} that {he} found.
| {A} gets {k} {x} from {B} and puts them with {his} own {n}.
| {k} {x} come in the mail for {A}. {He} already had {n}.
| {A} buys {k} {x}. Before that {he} had {n}.
| On Sunday {A} finds {k} {x}. In {his} box are already {n}.
? How many {x} does {A} have [now|then]?
| How many {x} does {A} own after this?
| What number of {x} is that?
| How many {x} [are there|is that] in all?
| How many {x} has {A} got [now|altogether|in total]?
| What is the total number of {x}?
| How many {x} are in the collection [now|after that]?
| How big is the collection of {A} [now|after this]?
| Altogether, how many {x} belong to {A}?
| Can you say how many {x} {A} has now?
| If {A} counts all {his} {x} again, how many are there?
| How many {x} does this make in total?
> {X} in all: t = n + k
! {A} has {ans} {x} now.
# n + k

n=10..99 k=2..60 x=card any
At first {A} had {n} {x}.
| In the beginning {A} [had|owned] {n} {x}.
| [A week|A month|Some days] ago {A} had {n} {x}.
| The collection of {A} [began|started] with {n} {x}.
| {A} started with {n} {x}.
| {n} {x} belonged to {A} [at the start|in the beginning|at first].
| At the start, the box of {A} held {n} {x}.
{A} gave {k} {x} to {B}.
| {A} lost {k} {x} [on the way|by accident|in town].
| {A} sold {k} {x} [at a market|to {B}|to a shop].
| {B} [took|borrowed] {k} {x} from {A}.
| {k} {x} of {A} were [lost|ruined] in the rain.
| The dog ruined {k} {x} of {A}.
| {A} threw {k} old {x} away.
| {k} {x} were [stolen|taken away] from {A}.
| {A} mailed {k} {x} to an aunt.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
| How many {x} does {A} [still have|have left|keep]?
| How many {x} are left [over|for {A}|with {A}]?
| What is left of the collection?
| How many {x} [are|remain] in the collection after that?
| With how many {x} is {A} left?
| How many {x} are still [owned by {A}|in the hands of {A}]?
| How many of the {n} {x} does {A} keep?
| How many does {A} have now?
> {X} left: r = n - k
! {A} has {ans} {x} left.
# n - k

n=10..99 k=2..60 x=card
{A} gives {k} of {his} {n} {x} to {B}.
| {A} loses {k} {x} out of {n}.
| The wind takes {k} of the {n} {x} of {A}.
| {k} of the {n} {x} that {A} has fall into a river.
| By accident {A} throws away {k} of {n} {x}.
| {B} borrows {k} {x} from {A}, who has {n}.
| {A} sells {k} {x}. {He} had {n} before.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
| How many {x} does {A} [still have|have left|keep]?
| How many {x} are left [over|for {A}|with {A}]?
| What is left of the collection?
| How many {x} [are|remain] in the collection after that?
| With how many {x} is {A} left?
| How many {x} are still [owned by {A}|in the hands of {A}]?
| How many of the {n} {x} does {A} keep?
| How many does {A} have now?
> {X} left: r = n - k
! {A} has {ans} {x} left.
# n - k

n=10..99 k=2..60 x=card
{A} has {n} {x}.
| {A} [owns|keeps|counts] {n} {x}.
| {n} {x} belong to {A}.
| The number of {x} that {A} has is {n}.
| In the [box|bag|drawer] of {A} there are {n} {x}.
| There are {n} {x} in the room of {A}.
? How many {x} are left if {A} gives away {k}?
| If {A} sells {k} {x}, how many are left?
| How many {x} does {A} still have after {he} loses {k}?
| After giving {k} {x} to {B}, how many {x} does {A} have?
| How many {x} will there be when {B} takes {k} of them?
| When {k} of the {x} are gone, how many are left?
> {X} left: r = n - k
! {A} has {ans} {x} left.
# n - k

n=5..90 k=2..60 x=card
{A} has {n} {x}.
| {A} [owns|keeps|counts] {n} {x}.
| {n} {x} belong to {A}.
| The number of {x} that {A} has is {n}.
| In the [box|bag|drawer] of {A} there are {n} {x}.
| There are {n} {x} in the room of {A}.
? How many {x} does {A} have if {he} gets {k} more?
| If {B} gives {A} {k} {x}, how many does {A} have then?
| How many {x} will {A} have after {he} finds {k} more?
| With {k} new {x} from {B}, how many {x} does {A} have?
| How many {x} is that with {k} more from a friend?
| When {A} buys {k} more, how many {x} does {he} have?
> {X} in all: t = n + k
! {A} has {ans} {x} now.
# n + k

n=10..90 k=5..60 m=2..50 x=card any
At first {A} had {n} {x}.
| In the beginning {A} [had|owned] {n} {x}.
| [A week|A month|Some days] ago {A} had {n} {x}.
| The collection of {A} [began|started] with {n} {x}.
| {A} started with {n} {x}.
| {n} {x} belonged to {A} [at the start|in the beginning|at first].
| At the start, the box of {A} held {n} {x}.
{A} found {k} {x} [on the way|in town|in the garden|in an old box].
| {B} gave {k} {x} to {A}.
| {A} got {k} {x} [as a present|by mail|from {B}].
| {A} [bought|made|won] {k} new {x}.
| {k} new {x} came in the mail for {A}.
| {k} new {x} were added by {A} [on Sunday|last week|on Friday].
| For {his} birthday {A} [got|was given] {k} new {x}.
| The mail brought {A} {k} new {x}.
{A} gave {m} {x} to {B}.
| {A} lost {m} {x} [on the way|by accident|in town].
| {A} sold {m} {x} [at a market|to {B}|to a shop].
| {B} [took|borrowed] {m} {x} from {A}.
| {m} {x} of {A} were [lost|ruined] in the rain.
| The dog ruined {m} {x} of {A}.
| {A} threw {m} old {x} away.
| {m} {x} were [stolen|taken away] from {A}.
| {A} mailed {m} {x} to an aunt.
? How many {x} does {A} have [now|in the end]?
| How many {x} does {he} own now?
| What is the number of {x} at the end?
| How large is {his} collection now?
| How many {x} are in the collection now?
| How many {x} does this leave?
| With how many {x} does {A} end up?
| After all this, how many {x} does {A} have?
| How many {x} are there [at last|in the end]?
| How many {x} belong to {A} now?
| How many {x} has {A} got in the end?
| If {A} counts {his} {x} now, how many are there?
> {X} with the new ones: a = n + k
> {X} left: r = a - m
! {A} has {ans} {x} now.
# n + k - m

n=10..90 k=5..60 m=2..50 x=toy any
At first {A} had {n} {x}.
| In the beginning {A} [had|owned] {n} {x}.
| [A week|A month|Some days] ago {A} had {n} {x}.
| The collection of {A} [began|started] with {n} {x}.
| {A} started with {n} {x}.
| {n} {x} belonged to {A} [at the start|in the beginning|at first].
| At the start, the box of {A} held {n} {x}.
{A} gave {k} {x} to {B}.
| {A} lost {k} {x} [on the way|by accident|in town].
| {A} sold {k} {x} [at a market|to {B}|to a shop].
| {B} [took|borrowed] {k} {x} from {A}.
| {k} {x} of {A} were [lost|ruined] in the rain.
| The dog ruined {k} {x} of {A}.
| {A} threw {k} old {x} away.
| {k} {x} were [stolen|taken away] from {A}.
| {A} mailed {k} {x} to an aunt.
{A} found {m} {x} [on the way|in town|in the garden|in an old box].
| {B} gave {m} {x} to {A}.
| {A} got {m} {x} [as a present|by mail|from {B}].
| {A} [bought|made|won] {m} new {x}.
| {m} new {x} came in the mail for {A}.
| {m} new {x} were added by {A} [on Sunday|last week|on Friday].
| For {his} birthday {A} [got|was given] {m} new {x}.
| The mail brought {A} {m} new {x}.
? How many {x} does {A} have [now|in the end]?
| How many {x} does {he} own now?
| What is the number of {x} at the end?
| How large is {his} collection now?
| How many {x} are in the collection now?
| How many {x} belong to {A} now?
| How many {x} does that make?
| After that, how many {x} are there?
| With how many {x} does {A} end up?
| What number of {x} does {A} have after all of this?
| How many {x} are in the room of {A} in the end?
| How many {x} has {A} got now?
> {X} left: a = n - k
> {X} in all: r = a + m
! {A} has {ans} {x} now.
# n - k + m

h=4..60 n=h*2 x=card
{A} gives {B} half of {his} {n} {x}.
| Half of the {n} {x} of {A} are lost.
| {B} takes one half of the {n} {x} that {A} has.
| {A} sells half of a box of {n} {x}.
| Out of {n} {x}, {A} gives one half to {B}.
? How many {x} does {A} have left?
| How many {x} does {A} keep?
| How many {x} remain with {A}?
| How many {x} are left[| for {A}]?
| How many {x} does {A} still have?
| How many of the {x} are still with {A}?
| What number of {x} remains?
| How many {x} does {A} have [now|after that]?
| How many of these {x} does {A} own now?
| Of the {n} {x}, how many stay with {A}?
| What is half of the {x}, the part that {A} keeps?
| How many {x} are still there?
> {X} left: r = n / 2
! {A} has {ans} {x} left.
# n / 2

n=3..12 k=4..25 x=card any
The album of {A} has {n} pages.
| {A} [has|buys] an album of {n} pages.
| There are {n} pages in the album of {A}.
| {n} pages make up the album of {A}.
| {A} counts {n} pages in an album.
| {A} has filled {n} pages of an album.
On every page of the album there are {k} {x}.
| Each page of this album [holds|shows] {k} {x}.
| {k} {x} are on each page of the album.
| In the album, {A} puts {k} {x} on a page.
| A page of the album is full with {k} {x}, and all pages are full.
| {A} likes to see {k} {x} on each page of an album.
? How many {x} are in the album?
| How many {x} is that [in all|altogether|in total]?
| How many {x} does the album hold?
| How many {x} are there [in total|on all the pages together]?
| What is the number of {x} in the album?
| How many {x} can be seen in the album?
| How many {x} does the album contain?
| All pages together, how many {x} is that?
| What number of {x} does the album hold?
| How many {x} were put into the album?
> {X} in the album: t = n * k
! There are {ans} {x} in the album.
# n * k

n=3..12 k=4..25 x=card
The album of {A} has {n} full pages.
| {A} has an album with {n} full pages.
| {n} pages of the album of {A} are full.
| {A} has filled {n} pages of an album.
? How many {x} are in the album if each page holds {k} {x}?
| If there are {k} {x} on every page, how many {x} is that?
| With {k} {x} to a page, how many {x} are in the album?
| How many {x} does {A} have at {k} {x} a page?
| How many {x} is that when {k} {x} are on each page?
> {X} in the album: t = n * k
! There are {ans} {x} in the album.
# n * k

g=3..9 k=3..9 u=g*k r=2..20 n=u+r x=card any
{A} has {n} {x}.
| {A} [owns|keeps|counts] {n} {x}.
| {n} {x} belong to {A}.
| The number of {x} that {A} has is {n}.
| In the [box|bag|drawer] of {A} there are {n} {x}.
| There are {n} {x} in the room of {A}.
An album of {A} gets {k} {x} on each page.
| On each page of an album {A} puts {k} {x}.
| {k} {x} are put on every page by {A}.
| A page of the album takes {k} {x}.
| {A} always puts {k} {x} on one page.
Today {A} fills {g} pages.
| {g} pages of the album are filled [today|by {A}].
| {A} has time to fill {g} pages of an album.
| The album of {A} has {g} pages, and all of them are filled.
| {A} stops when {g} pages are full.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
| How many {x} does {A} still have?
| How many {x} are left over?
| How many {x} do not go on the pages?
| How many {x} [are|stay] without a page?
| How many {x} has {A} not put on a page?
| How many of the {n} {x} are not on a page?
| How many {x} does {A} not need for the pages?
> {X} on the pages: u = g * k
> {X} left: r = n - u
! {ans} {x} are left.
# n - g * k

g=3..9 k=3..9 u=g*k r=2..20 n=u+r x=card
{A} wants to fill {g} pages of an album with {k} {x} each.
| With {k} {x} on each page, {A} fills {g} pages of an album.
| {A} puts {k} {x} on every page of an album with {g} pages.
| {g} pages are filled by {A}, with {k} {x} on each.
| On Sunday {A} fills {g} pages of an album. Each page takes {k} {x}.
? How many {x} are left if {A} has {n} {x}?
| If {A} had {n} {x}, how many are left?
| How many of {his} {n} {x} are left?
| Out of {n} {x}, how many are left?
| {A} had {n} {x}. How many of them are left over?
> {X} on the pages: u = g * k
> {X} left: r = n - u
! {ans} {x} are left.
# n - g * k

n=5..50 k=3..30 w=2..9 x=card any
{A} has {n} {x}.
| {A} [owns|keeps|counts] {n} {x}.
| {n} {x} belong to {A}.
| The number of {x} that {A} has is {n}.
| In the [box|bag|drawer] of {A} there are {n} {x}.
| There are {n} {x} in the room of {A}.
Every week {A} [gets|buys|finds] {k} new {x}.
| {k} new {x} a week are [bought|found] by {A}.
| {B} gives {A} {k} {x} each week.
| A week brings {A} {k} new {x}.
| {A} adds {k} {x} to the collection every week.
| Week after week {A} finds {k} {x}.
? How many {x} does {A} have after {w} weeks?
| How many {x} does {A} own when {w} weeks have passed?
| How large is the collection after {w} weeks?
| How many {x} is that {w} weeks later?
| After {w} weeks, how many {x} are there?
| In {w} weeks, how many {x} will {A} have?
| How many {x} will there be in {w} weeks?
| When {w} weeks are over, how many {x} has {A} got?
| What is the number of {x} after {w} weeks?
| How many {x} will belong to {A} {w} weeks from now?
| What will the collection count after {w} weeks?
> New {x}: a = k * w
> {X} in all: t = n + a
! {A} has {ans} {x} after {w} weeks.
# n + k * w

k=2..30 t=20..90 x=card any
Now {A} has {t} {x}.
| Today {A} [has|owns|counts] {t} {x}.
| {A} has {t} {x} now.
| There are {t} {x} in the box of {A} now.
| At the moment {t} {x} belong to {A}.
| {t} is the number of {x} that {A} has [now|today].
{A} found {k} {x} [on the way|in town|in the garden|in an old box].
| {B} gave {k} {x} to {A}.
| {A} got {k} {x} [as a present|by mail|from {B}].
| {A} [bought|made|won] {k} new {x}.
| {k} new {x} came in the mail for {A}.
| {k} new {x} were added by {A} [on Sunday|last week|on Friday].
| For {his} birthday {A} [got|was given] {k} new {x}.
| The mail brought {A} {k} new {x}.
? How many {x} did {A} have before?
| How many {x} did {A} own before?
| How many {x} did {A} have before that?
| How many were there before?
| How many {x} did {A} have [at the start|at first]?
| With how many {x} did {A} start?
| How many {x} were there at the [start|beginning]?
| How many {x} had {A} owned before that?
| How many of them did {A} already have?
| What was the number of {x} before?
| How many old {x} does {A} have?
> {X} before: n = t - k
! {A} had {ans} {x} before.
# t - k

k=2..40 r=5..60 x=card any
Now {A} has {r} {x}.
| Today {A} [has|owns|counts] {r} {x}.
| {A} has {r} {x} now.
| There are {r} {x} in the box of {A} now.
| At the moment {r} {x} belong to {A}.
| {r} is the number of {x} that {A} has [now|today].
{A} gave {k} {x} to {B}.
| {A} lost {k} {x} [on the way|by accident|in town].
| {A} sold {k} {x} [at a market|to {B}|to a shop].
| {B} [took|borrowed] {k} {x} from {A}.
| {k} {x} of {A} were [lost|ruined] in the rain.
| The dog ruined {k} {x} of {A}.
| {A} threw {k} old {x} away.
| {k} {x} were [stolen|taken away] from {A}.
| {A} mailed {k} {x} to an aunt.
? How many {x} did {A} have before?
| How many {x} did {A} have at the start?
| How many {x} did {A} own before that?
| With how many {x} did {A} start?
| How many {x} were there [before|at first|at the start]?
| How many {x} had {A} owned in the beginning?
| What was the number of {x} before?
| How many {x} had there been in all?
| How large was the collection before?
| How many {x} did {A} first have?
> {X} before: n = r + k
! {A} had {ans} {x} before.
# k + r

n=5..80 k=3..60 t=n+k x=card any
{A} has {n} {x}.
| {A} [owns|keeps|counts] {n} {x}.
| {n} {x} belong to {A}.
| The number of {x} that {A} has is {n}.
| In the [box|bag|drawer] of {A} there are {n} {x}.
| There are {n} {x} in the room of {A}.
{A} wants to have {t} {x}.
| The goal of {A} is {t} {x}.
| {A} [hopes|plans|would like] to own {t} {x} one day.
| {t} {x} are what {A} wants to have.
| {A} will be happy with {t} {x} in all.
| For a show, {A} needs {t} {x}.
? How many {x} [are missing|are still missing|does {A} still need]?
| How many more {x} does {A} need?
| How many {x} must {A} still find?
| How many {x} are there still to get?
| How many more {x} are needed to reach {t}?
| What number of {x} does {A} still have to collect?
| How many {x} are needed until there are {t}?
| How far is {A} from {t} {x}?
| If {A} wants {t} {x}, how many more must come?
> {X} still needed: k = t - n
! {A} still needs {ans} {x}.
# t - n

n=5..80 k=3..60 t=n+k x=card
{A} has {n} {x}.
| {A} [owns|keeps|counts] {n} {x}.
| {n} {x} belong to {A}.
| The number of {x} that {A} has is {n}.
| In the [box|bag|drawer] of {A} there are {n} {x}.
| There are {n} {x} in the room of {A}.
? How many {x} are missing if {A} wants {t}?
| If {A} wants to have {t} {x}, how many does {he} still need?
| How many more {x} does {A} need to have {t}?
| To have {t} {x}, how many more does {A} need?
| How many more {x} are needed until {A} has {t}?
| The goal is {t}. How many {x} are missing?
> {X} still needed: k = t - n
! {A} still needs {ans} {x}.
# t - n

n=5..80 k=3..60 t=n+k x=card any
At first {A} had {n} {x}.
| In the beginning {A} [had|owned] {n} {x}.
| [A week|A month|Some days] ago {A} had {n} {x}.
| The collection of {A} [began|started] with {n} {x}.
| {A} started with {n} {x}.
| {n} {x} belonged to {A} [at the start|in the beginning|at first].
| At the start, the box of {A} held {n} {x}.
Now {A} has {t} {x}.
| Today {A} [has|owns|counts] {t} {x}.
| {A} has {t} {x} now.
| There are {t} {x} in the box of {A} now.
| At the moment {t} {x} belong to {A}.
| {t} is the number of {x} that {A} has [now|today].
? How many [new {x}|{x}] did {A} get?
| How many {x} were added?
| How many {x} are new?
| How many new {x} came in?
| By how many {x} did the collection grow?
| How many more {x} does {A} have now?
| How many {x} came [to them|to the collection]?
| How many {x} have come since then?
| How many {x} more is that?
> New {x}: k = t - n
! {A} got {ans} new {x}.
# t - n

k=3..60 r=5..60 n=k+r x=card any
At first {A} had {n} {x}.
| In the beginning {A} [had|owned] {n} {x}.
| [A week|A month|Some days] ago {A} had {n} {x}.
| The collection of {A} [began|started] with {n} {x}.
| {A} started with {n} {x}.
| {n} {x} belonged to {A} [at the start|in the beginning|at first].
| At the start, the box of {A} held {n} {x}.
Now {A} has {r} {x}.
| Today {A} [has|owns|counts] {r} {x}.
| {A} has {r} {x} now.
| There are {r} {x} in the box of {A} now.
| At the moment {r} {x} belong to {A}.
| {r} is the number of {x} that {A} has [now|today].
? How many {x} [are gone|were taken away]?
| How many {x} are not there any more?
| How many fewer {x} are there now?
| How many {x} have gone?
| By how many {x} did the number go down?
| How many {x} are missing now?
| How many {x} fewer is that?
| What number of {x} is gone?
> {X} gone: k = n - r
! {ans} {x} are gone.
# n - r

n=3..9 k=4..20 r=2..20 x=card any
{A} has filled {n} pages of an album.
| The album of {A} has {n} full pages.
| {n} pages of the album of {A} are full.
| There are {n} full pages in the album of {A}.
Each full page holds {k} {x}.
| On every full page there are {k} {x}.
| {k} {x} are on each full page.
| A page is full with {k} {x}.
| It takes {k} {x} to fill one page.
{r} {x} of {A} lie in a drawer.
| {A} has {r} {x} that are not on a page.
| {A} also has {r} single {x}.
| There are {r} single {x} on the desk of {A}.
| {r} {x} of {A} are in no album.
? How many {x} does {A} have [in all|altogether|in total]?
| How many {x} is that in total?
| How many {x} are there together?
| What is the number of all the {x}?
| How many {x} does {A} own?
| If all of them are counted, how many {x} are there?
| Altogether, how many {x} are there?
| What does {A} have in all, counted in {x}?
> {X} in groups: a = n * k
> {X} in all: t = a + r
! That makes {ans} {x}.
# n * k + r

n=3..9 k=4..20 r=2..20 x=card
{A} has {r} single {x} and an album with {n} full pages.
| {r} {x} of {A} are in a box, and {n} pages of an album are full of {x}.
| Besides {r} single {x}, {A} has {n} full pages.
| {A} has {n} pages full of {x} and {r} more {x} in a box.
? How many {x} is that in all if each page holds {k}?
| If there are {k} {x} on a page, how many {x} does {A} have in all?
| With {k} {x} on each page, how many {x} are there altogether?
| How many {x} does {A} have if one page is full with {k}?
> {X} in groups: a = n * k
> {X} in all: t = a + r
! That makes {ans} {x}.
# n * k + r

c=2..9 g=2..9 u=c*g r=2..40 n=u+r x=card y=toy any
{A} has {n} {x}.
| {A} [owns|keeps|counts] {n} {x}.
| {n} {x} belong to {A}.
| The number of {x} that {A} has is {n}.
| In the [box|bag|drawer] of {A} there are {n} {x}.
| There are {n} {x} in the room of {A}.
For each {y1} {A} has to give {c} {x}.
| {AY} costs {c} {x}.
| {B} wants {c} {x} for each {y1}.
| One {y1} is traded for {c} {x}.
| {c} {x} are the price of {ay}.
| {B} gives {A} {ay} for every {c} {x}.
{A} takes {g} {y} in the trade.
| {A} trades {x} for {g} {y}.
| {A} wants {g} {y} and gets them from {B}.
| {g} {y} go from {B} to {A} for {x}.
| {A} gets {g} {y} from {B} for {x}.
? How many {x} does {A} keep?
| How many {x} does {A} have left?
| How many {x} are left after the trade?
| How many {x} remain?
| How many {x} does {A} still own after that?
| How many of the {n} {x} are left?
| How many {x} does {A} still have?
| What number of {x} remains with {A}?
> {X} given: u = c * g
> {X} left: r = n - u
! {A} keeps {ans} {x}.
# n - c * g

k=3..9 g=3..20 n=k*g x=card
{A} has {n} {x}.
| {A} [owns|keeps|counts] {n} {x}.
| {n} {x} belong to {A}.
| The number of {x} that {A} has is {n}.
| In the [box|bag|drawer] of {A} there are {n} {x}.
| There are {n} {x} in the room of {A}.
? How many pages does {A} fill with {k} {x} on each?
| If {A} puts {k} {x} on a page, how many pages are filled?
| How many pages does {A} need if {k} {x} go on one page?
| With {k} {x} to a page, how many pages does that fill?
| How many pages are filled when each page gets {k} {x}?
> Pages: g = n / k
! {ans} pages are filled.
# n / k

n=5..50 k=3..9 w=2..12 u=k*w t=n+u x=card any
{A} has {n} {x}.
| {A} [owns|keeps|counts] {n} {x}.
| {n} {x} belong to {A}.
| The number of {x} that {A} has is {n}.
| In the [box|bag|drawer] of {A} there are {n} {x}.
| There are {n} {x} in the room of {A}.
The goal of {A} is {t} {x}.
| {A} wants to have {t} {x} in all.
| {A} would like to own {t} {x} in all.
| {t} {x} in all are what {A} wants.
| For a show {A} needs {t} {x} in all.
Each week {A} gets {k} new {x}.
| {k} new {x} come to {A} every week.
| {B} gives {A} {k} {x} a week.
| {A} buys {k} {x} every week.
| A week brings {A} {k} more {x}.
? How many weeks does that take?
| After how many weeks is {A} done?
| How many weeks does {A} need?
| For how many weeks must {A} go on?
| In how many weeks will there be {t} {x}?
| How many weeks go by until {A} has {t} {x}?
| For how many weeks does {A} have to wait?
> {X} still needed: u = t - n
> Weeks: w = u / k
! It takes {ans} weeks.
# (t - n) / k

k=2..30 m=2..30 t=35..90 x=card any
Now {A} has {t} {x}.
| Today {A} [has|owns|counts] {t} {x}.
| {A} has {t} {x} now.
| There are {t} {x} in the box of {A} now.
| At the moment {t} {x} belong to {A}.
| {t} is the number of {x} that {A} has [now|today].
[Last week|On Monday] {B} gave {A} {k} {x}.
| {A} got {k} {x} from {B}.
| {k} {x} came to {A} from {B}.
| {B} brought {k} {x} for {A}.
| {A} was given {k} {x} by {B}.
[Last week|On Monday] {A} gave {m} {x} to {C}.
| {C} took {m} {x} from {A}.
| {m} {x} went from {A} to {C}.
| {A} let {C} have {m} {x}.
| {A} sold {m} {x} to {C}.
? How many {x} did {A} have before?
| How many {x} were there at first?
| With how many {x} did {A} start?
| What was the number of {x} at the start?
| How many {x} had {A} owned before all this?
| How many {x} did {A} have in the beginning?
| At first, how many {x} were there?
> {X} without the new ones: s = t - k
> {X} before: n = s + m
! {A} had {ans} {x} at first.
# t - k + m
""")
