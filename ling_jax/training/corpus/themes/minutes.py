"""A number of minutes that somebody needs for something."""

from ling_jax.training.corpus.composed import read_theme

_STARTS = """
= start
n=10..480:10
{A} needs {n} minutes [for {his} homework|to clean the house|to cook dinner|to cut the grass].
| It takes {A} {n} minutes to [wash the car|paint a fence|write a letter|mend the roof].
| {n} minutes go by while {A} [works in the yard|waits for the bus|writes a letter].
| The [walk to town|piano lesson|work in the yard|math test] takes {A} {n} minutes.
| For {n} minutes {A} [sweeps the floor|waters the plants|plays the violin].
| In {n} minutes {A} can [clean the kitchen|pack the bags|feed all the animals].
| {A} plans {n} minutes for [the dishes|the shopping|{his} drawing].
| {A} is busy with {his} [homework|garden|boat] for {n} minutes.
| Every time {A} [bakes bread|cleans the barn|goes swimming], {n} minutes pass.
| {n} minutes are what {A} needs to [tidy up|get to the lake|set up the tent].
# n

= start
n=2..20 m=5..60:5 y=gadget
{A} repairs {n} {y}, and each of them takes {m} minutes.
| {A} has {n} {y} to repair. One {y1} keeps {him} busy for {m} minutes.
| There are {n} {y} to be repaired, and {A} works {m} minutes on each.
| In {m} minutes {A} repairs one {y1}. {He} repairs {n} {y}.
| To repair {ay}, {A} needs {m} minutes. Today there are {n} {y}.
| {AY} is repaired by {A} in {m} minutes, and there are {n} of them.
| {n} {y} are waiting for {A}, who needs {m} minutes apiece.
| At {m} minutes per {y1}, {A} repairs {n} {y}.
| {A} cleans {n} {y}. For every single one {he} takes {m} minutes.
| {n} {y} have to be cleaned by {A}. This takes {m} minutes a piece.
| {A} spends {m} minutes on every {y1} that {he} mends, and {he} mends {n}.
| With {m} minutes for each, {A} checks {n} {y} one after another.
> Minutes for the {y}: q = n * m
# n * m

= start
k=5..40 n=2..12 m=5..40:5 y=gadget
First {A} looks for {his} tools for {k} minutes. Then {he} mends {n} {y} in {m} minutes each.
| {A} mends {n} {y}. Finding {his} tools takes {k} minutes, and then each {y1} takes {m}.
| Before {A} starts to clean {n} {y}, {he} gets ready for {k} minutes. One {y1} takes {m} minutes.
| It takes {A} {k} minutes to get ready and {m} minutes to clean {ay}. There are {n} {y}.
| {n} {y} are to be repaired. {A} needs {k} minutes to find {his} glasses, and {m} minutes per {y1}.
| After {k} minutes of getting ready, {A} works on {n} {y}, {m} minutes on each.
| Getting ready takes {A} {k} minutes, and every one of the {n} {y} takes another {m}.
| {k} minutes go by before {A} finds {his} tools. Then {he} spends {m} minutes on each of {n} {y}.
| For {n} {y} {A} needs {m} minutes apiece, and once, at the beginning, {k} minutes to get ready.
> Minutes for the {y}: g = n * m
> Minutes with the beginning: q = k + g
# k + n * m

= start
n=2..8 m=20..60:5
{A} has {n} lessons today, and each lesson lasts {m} minutes.
| At school {A} sits through {n} lessons of {m} minutes each.
| There are {n} lessons of {m} minutes in the day of {A}.
| A lesson is {m} minutes long. {A} has {n} of them.
| {n} lessons a day are what {A} has, {m} minutes apiece.
| Every lesson takes {m} minutes, and {A} goes to {n} lessons.
| Each of the {n} lessons that {A} takes lasts {m} minutes.
| In the school of {A}, {m} minutes make a lesson. Today {he} has {n} lessons.
| {A} gives {n} lessons on Monday. One lesson takes {him} {m} minutes.
| {n} times today {A} sits in a lesson, and every time it lasts {m} minutes.
> Minutes of lessons: q = n * m
# n * m

= start
n=2..12 m=10..60:5
{A} bakes {n} trays of [cookies|muffins|rolls|buns], one after another, {m} minutes each.
| {n} trays have to go into the oven of {A}, one by one. Each stays there for {m} minutes.
| One tray of [cookies|rolls|pies] bakes for {m} minutes. {A} bakes {n} trays, one after another.
| In the oven of {A} there is room for one cake, which takes {m} minutes. {He} bakes {n} cakes.
| {A} makes {n} batches of [bread|cookies|muffins]. Every batch takes {m} minutes.
| Every batch of [rolls|bread|buns] takes {A} {m} minutes, and {n} batches are needed.
| At {m} minutes per batch, {A} bakes {n} batches of [cookies|bread], one at a time.
| For a party {A} bakes {n} cakes, one at a time. A cake needs {m} minutes.
| {n} cakes are baked by {A}, each for {m} minutes, and never two at once.
| Only one pan fits into the oven. {A} has {n} pans, and each has to bake for {m} minutes.
> Minutes of baking: q = n * m
# n * m

= start
n=10..90 m=2..9
{A} reads {n} pages at {m} minutes a page.
| {A} has {n} pages to read and needs {m} minutes for each.
| One page takes {A} {m} minutes, and {his} story has {n} pages.
| {n} pages are left in the book of {A}, who needs {m} minutes per page.
| A book of {n} pages lies in front of {A}. Every page takes {him} {m} minutes.
| In {m} minutes {A} reads one page. {He} reads {n} pages.
| {A} copies {n} pages by hand, and every page takes {m} minutes.
| To print one page, the printer of {A} needs {m} minutes. {He} prints {n} pages.
| Each of the {n} pages keeps {A} busy for {m} minutes.
| {A} writes {n} pages. {He} spends {m} minutes on every one of them.
| Page by page {A} reads a text of {n} pages, with {m} minutes for each.
> Minutes for the pages: q = n * m
# n * m

= start
n=10..240:10 m=10..180:10
{A} [cooks|reads|sings] for {n} minutes and then [cleans up|writes|swims] for {m} minutes.
| {A} needs {n} minutes for the dishes and {m} minutes for the floor.
| The way by bus takes {A} {n} minutes, and then there are {m} minutes on foot.
| First {A} [walks|runs|rides] for {n} minutes, then {he} rests for {m}.
| {n} minutes of math are followed by {m} minutes of reading on the plan of {A}.
| The first task takes {A} {n} minutes and the second one {m}.
| {A} has two jobs to do. One takes {n} minutes and the other {m}.
| After {n} minutes of [drawing|dancing|running], {A} goes on to [play|read] for {m} minutes.
| For the soup {A} needs {n} minutes. The salad takes {him} {m} more.
| {n} minutes pass while {A} washes the car, and {m} while {he} dries it.
| On Monday {A} trains for {n} minutes, on Tuesday for {m}.
> Minutes for both: q = n + m
# n + m

= start
n=10..120:5 k=2..5
{B} needs {n} minutes for the job, and {A} needs {k} times as long.
| {A} takes {k} times as long for the work as {B}, who takes {n} minutes.
| What {B} does in {n} minutes takes {A} {k} times as long.
| The drive takes {B} {n} minutes. For {A} it lasts {k} times as long.
| {n} minutes are enough for {B}, but {A} needs {k} times that.
| {k} times as long as {B} is how long {A} practices, and {B} practices for {n} minutes.
| {A} needs {k} minutes for every minute of {B}. {B} needs {n} minutes.
| {B} runs for {n} minutes. For each minute that {B} runs, {A} runs {k} minutes.
| If {B} works for {n} minutes, {A} works {k} times as long.
| {A} is slow: {he} needs {k} minutes for each of the {n} minutes that {B} needs.
> Minutes of {A}: q = n * k
# n * k

= start
n=20..400:20 k=10..160:10
{B} needs {n} minutes for the test, and {A} needs {k} minutes more.
| {A} takes {k} minutes longer than {B}, who is done after {n} minutes.
| {B} finishes in {n} minutes. {A} finishes {k} minutes after that.
| The work keeps {B} busy for {n} minutes and {A} for {k} minutes more.
| {n} minutes is the time of {B}, and {A} needs {k} minutes on top of that.
| {A} reads {k} minutes more than {B}, and {B} reads {n} minutes.
| While {B} is done after {n} minutes, {A} goes on for {k} minutes more.
| The way of {B} takes {n} minutes. It is {k} minutes shorter than the way of {A}.
| {B} is faster than {A} by {k} minutes and needs {n} minutes.
| {k} minutes more than {B} is what {A} needs for a walk, and {B} needs {n}.
> Minutes of {A}: q = n + k
# n + k

= start
n=60..480:20 k=10..60:10
{B} needs {n} minutes for the job, and {A} is faster by {k} minutes.
| {A} takes {k} minutes less than {B}, who takes {n}.
| {B} walks to school in {n} minutes. {A} needs {k} minutes less.
| The work keeps {B} busy for {n} minutes, which is {k} more than {A} needs.
| {n} minutes pass before {B} is done. {A} is done {k} minutes earlier.
| While {B} needs {n} minutes, {A} needs {k} fewer.
| {A} saves {k} minutes on the way that takes {B} {n} minutes.
| A hike takes {B} {n} minutes. For {A} it is {k} minutes shorter.
| {k} minutes less than {B} is what {A} needs. {B} needs {n} minutes.
| {A} is done {k} minutes before {B}, who is done after {n} minutes.
| {A} is {k} minutes faster than {B}. It takes {B} {n} minutes.
> Minutes of {A}: q = n - k
# n - k

= start
n=10..60:5 m=3..9
{A} practices the piano {n} minutes a day for {m} days.
| For {m} days {A} trains {n} minutes every day.
| Each day {A} [runs|reads|paints] for {n} minutes, and {he} does so for {m} days.
| {n} minutes a day {A} works on a [model|picture|story], {m} days long.
| On each of {m} days {A} spends {n} minutes in the garden.
| {m} days in a row, {A} swims for {n} minutes.
| {A} takes {n} minutes of dance a day. {He} goes there on {m} days.
| Daily {A} walks the dog for {n} minutes. This goes on for {m} days.
| With {n} minutes per day, {A} is done with {his} work after {m} days.
| Over {m} days, {A} spends {n} minutes each day on {his} kite.
> Minutes in these days: q = n * m
# n * m

= start
h=2..6 n=2..8 m=5..40:5
{A} paints for {h} hours and then cleans {n} brushes in {m} minutes each.
| It takes {A} {h} hours to clean the garage and {m} minutes for each of {n} windows.
| {A} works for {h} hours, and then on {n} small tasks of {m} minutes each.
| {n} lessons of {m} minutes each and a walk of {h} hours are the day of {A}.
| The hike of {A} takes {h} hours plus {n} breaks. Every break lasts {m} minutes.
| {A} plans {h} hours for the cooking, and {m} minutes for every one of {n} tables.
| A ride of {h} hours and {n} stops of {m} minutes apiece bring {A} home.
| For {h} hours {A} reads. Then {he} writes {n} letters, with {m} minutes per letter.
| {h} hours long {A} bakes bread. After that {he} bakes {n} cakes at {m} minutes a cake.
| {A} writes {n} letters with {m} minutes for each. Then {he} reads for {h} hours.
| Each of {n} windows takes {A} {m} minutes, and the garage takes {him} {h} hours.
| {A} needs {m} minutes for each of {n} brushes. Before that {he} paints for {h} hours.
| With {m} minutes for every table, {A} sets {n} tables. The cooking takes {him} {h} hours.
> Minutes in the hours: g = h * 60
> Minutes for the rest: r = n * m
> Minutes in all: q = g + r
# h * 60 + n * m

= start
n=10..210:5
The way to school takes {A} {n} minutes, and so does the way home.
| {A} walks to the lake in {n} minutes and needs just as long to get back.
| To the shop {A} needs {n} minutes. The way back takes as long, and {A} goes both ways.
| {n} minutes there and {n} minutes back: so long does {A} ride {his} bike.
| One way takes {n} minutes. {A} goes there and comes back.
| {A} drives to {his} aunt in {n} minutes, and back in the same time.
| It is {n} minutes by bus to the pool, and {A} rides there and back.
| There and back {A} goes by train, with {n} minutes for each way.
> Minutes for both ways: q = n * 2
# n * 2
"""

_CHANGES = """
= change
k=5..45:5
Then {A} takes a break of {k} minutes.
| {A} also rests for {k} minutes.
| In the middle there is a break of {k} minutes.
| To this comes a break of {k} minutes for {A}.
| {k} minutes are added because {A} [stops to eat|has to rest|meets a friend].
| A phone call costs {A} another {k} minutes.
| {A} stops for lunch, which takes {k} minutes more.
| Because of the [rain|heat|noise], {A} needs {k} minutes more.
| Cleaning up at the end takes {him} {k} more minutes.
| {He} loses {k} minutes when a [wheel|string|light] breaks.
| On top of that, {k} minutes are needed to [tidy up|put everything away].
| Besides, {A} waits for {B} for {k} minutes.
> Minutes then: q = q + k
# q + k

= change
n=2..8 m=5..30:5
After that {A} does {n} small jobs of {m} minutes each.
| Then come {n} more tasks, and each takes {A} {m} minutes.
| {n} other tasks are added, each of {m} minutes.
| {A} also writes {n} letters, at {m} minutes a letter.
| There are {n} beds to make too, and every bed takes {A} {m} minutes.
| Then {A} washes {n} windows. One window takes {m} minutes.
| {He} also makes {n} phone calls of {m} minutes each.
| To this {A} adds {n} rounds of {m} minutes.
| {B} asks {A} for {n} more things, which take {m} minutes apiece.
| Besides, {A} feeds {n} animals and spends {m} minutes with each.
| {A} spends another {m} minutes on each of {n} letters.
| With {m} minutes for each, {A} cleans {n} shoes too.
| It also takes {A} {m} minutes to feed one animal, and {he} feeds {n} of them.
> Minutes added: g = n * m
> Minutes then: q = q + g
# q + n * m

= change
k=5..45:5
But {B} helps, and {A} needs {k} minutes less.
| With the help of {B}, {A} saves {k} minutes.
| Because {B} helps, {k} of these minutes are saved.
| A [good trick|new tool|better plan] saves {A} {k} minutes.
| {A} hurries and is done {k} minutes sooner.
| {B} does a part of it, so that {A} needs {k} fewer minutes.
| It goes well, and {A} is {k} minutes faster than that.
| Thanks to {B}, {A} is finished {k} minutes earlier.
| {k} of these minutes are not needed, because a part is already done.
| {A} leaves out a part that would take {k} minutes.
| In the end the time gets {k} minutes shorter for {A}.
> Minutes left: q = q - k
# q - k

= change
With the help of {B}, {A} needs only half of this time.
| {B} helps, and so the time is cut in half.
| {A} is fast today and takes just half as long as that.
| Half of this time is saved by a [new machine|good trick|better plan].
| {A} finds a better way and needs just half of the time.
| With a new tool everything takes {A} half as long.
| {B} does one half of it, so only the other half of the time is left for {A}.
| Because {B} and {A} share the work, half of the time is enough.
> Minutes then: q = q / 2
# q // 2

= change
n=2..9 k=2..6
{A} also waits at {n} red lights, {k} minutes at each.
| On the way there are {n} stops of {k} minutes each for {A}.
| {n} times {A} has to wait, each time for {k} minutes.
| At every one of {n} lights {A} loses {k} minutes.
| In between {A} makes {n} breaks. Every break lasts {k} minutes.
| {n} short breaks of {k} minutes each are added.
| {A} stops {n} times, and each stop takes {k} minutes.
| {He} rests {n} times on top of that, {k} minutes every time.
| For each of {n} drinks {A} stops for {k} minutes.
| {A} waits {k} minutes at each of {n} red lights.
| There is a wait of {k} minutes for {A} at each of {n} stops.
| To this come {k} minutes of rest for {A}, and that {n} times.
> Minutes of waiting: g = n * k
> Minutes then: q = q + g
# q + n * k

= change
With a [new tool|good trick], {A} saves a third of this time.
| {B} helps, and the time gets shorter by one third.
| One third of the time is saved, because {A} is well rested.
| {A} is fast today and needs a third less than that.
| A third of these minutes are not needed, for {B} has done a part.
| Because of good weather, {A} needs one third less time.
| Thanks to {B}, {A} can leave out a third of that time.
| Of this time, {A} saves one third by taking the bike.
> A third of the minutes: g = q / 3
> Minutes left: q = q - g
# q - q // 3

= change
Cleaning up takes {A} another third of that time.
| After that {A} rests for a third of this time.
| Because of the [rain|wind|snow], a third of that time is added.
| {A} is tired and needs a third more time than planned.
| One third of this time comes on top, because {A} has no help.
| The cleaning afterward takes {him} one third of that time more.
| To this {A} adds a break that is a third as long.
| It all takes a third longer than that, because {A} is tired.
> A third of the minutes: g = q / 3
> Minutes then: q = q + g
# q + q // 3

= change
Then {A} does all of it a second time.
| Everything goes wrong, and {A} has to do it all once more in the same time.
| {A} has bad luck, and so it takes twice as long.
| Because {A} is [tired|sick|alone], all this takes double the time.
| In the dark it takes {A} twice that time.
| {B} wants the same, so {A} does all of it again in the same time.
| {A} is asked to do the whole thing twice, which doubles the time.
| Since nobody helps {A}, this time doubles.
> Minutes then: q = q * 2
# q * 2

= change
n=2..6 m=5..20:5
But {n} parts of it, {m} minutes each, are done by {B} for {A}.
| {B} saves {A} {n} tasks, which would have taken {m} minutes each.
| {A} leaves out {n} parts of {m} minutes each.
| {n} times {A} takes a short cut and saves {m} minutes.
| On each of {n} parts, {A} is {m} minutes faster than planned.
| {n} friends help {A}, and each friend saves {him} {m} minutes.
| With every one of {n} helpers, the time gets {m} minutes shorter.
| {A} drops {n} tasks from this time, at {m} minutes per task.
| {A} is {m} minutes faster on each of {n} parts.
| {m} minutes are saved by {A} on every one of {n} tasks.
| It saves {A} {m} minutes each time that {B} helps, and {B} helps {n} times.
> Minutes saved: g = n * m
> Minutes left: q = q - g
# q - n * m

= change
k=5..30:5 m=5..30:5
After that {A} showers for {k} minutes and dresses for {m} minutes.
| {A} also eats for {k} minutes and sleeps for {m} minutes.
| Then there are {k} minutes of sweeping and {m} minutes of washing up for {A}.
| A talk with {B} adds {k} minutes, and a walk with the dog {m} more.
| {k} minutes for tea and {m} minutes for a call are added to that.
| {A} needs another {k} minutes to pack and {m} to lock up.
| To this come {k} minutes of rain and {m} minutes of wind, when {A} has to wait.
| Besides, {k} minutes are lost in the morning and {m} in the evening.
> Minutes added: g = k + m
> Minutes then: q = q + g
# q + k + m
"""

_ENDS = """
= end
? How many minutes does {A} need [in all|altogether|in total]?
| How long does all of this take {A}, in minutes?
| What is the whole time in minutes?
| After how many minutes is {A} done with everything?
| How many minutes is that [in all|altogether|in total|combined]?
| In how many minutes can {A} do all of this?
| For how many minutes is {A} busy in the end?
| If {A} looks at the clock in the end, how many minutes have passed?
| How many minutes go by until everything is done?
| All in all, how many minutes does this take?
! {A} needs {ans} minutes.
# q

= end
? How many hours does {A} need [in all|altogether|in total]?
| How many hours is that?
| What is this time in hours?
| For how many hours is {A} busy [in all|altogether]?
| After how many hours is {A} done with everything?
| How long is this, if {A} counts it in hours?
| An hour has 60 minutes. How many hours does {A} need?
| There are 60 minutes in every hour. How many hours is that for {A}?
| {A} wants to know the time in hours. How many are there?
| How many full hours do all these minutes make?
> Hours: q = q / 60
! {A} needs {ans} hours.
# q // 60

= end
h=120..900:30
? {A} has {h} minutes of time. How many minutes are left [over|then|in the end]?
| How many of {his} {h} minutes are left?
| If {A} has {h} minutes, how many of them remain?
| Out of {h} free minutes, how many does {A} still have after that?
| The day off gives {A} {h} minutes. How many of them can {he} still use?
| There were {h} minutes until dinner. How many minutes are still there after all this?
| {h} minutes are all that {A} has. How many remain when everything is done?
| How much of a time of {h} minutes is not used up?
| {A} must be ready after {h} minutes. How many minutes too early is {he}?
| {A} is allowed to take {h} minutes. How many minutes does {he} not need?
> Minutes left: q = h - q
! {ans} minutes are left.
# h - q

= end
h=3..9
? {A} has {h} hours of time. How many minutes are left?
| How many minutes remain, if {A} has {h} hours in all?
| Out of {h} free hours, how many minutes does {A} still have?
| {A} planned {h} hours for it. By how many minutes is {he} too early?
| There are {h} hours until dinner. How many minutes are left over then?
| How many minutes of {h} hours are not used up?
| {h} hours are all that {A} has. How many minutes are still there in the end?
| The store of {A} closes in {h} hours. How many minutes before that is {he} done?
> Minutes in the hours: g = h * 60
> Minutes left: q = g - q
! {ans} minutes are left.
# h * 60 - q

= end
d=2..9
? {A} does all this on {d} days. How many minutes does {he} need [in all|altogether]?
| If {A} does this every day for {d} days, how many minutes is that?
| How many minutes is that in {d} days, when every day is like this one?
| All of this happens daily. How many minutes does {A} need for it in {d} days?
| For {d} days, each day is the same for {A}. How many minutes is that in total?
| {d} times a month {A} does all of this. How many minutes a month is that?
| What does that make in {d} days, counted in minutes, if {A} does it each day?
| {A} repeats it until {he} has done it {d} times. How many minutes is that altogether?
| On each of {d} days the same work is done. How many minutes are needed for all days?
> Minutes in all: q = q * d
! {A} needs {ans} minutes.
# q * d

= end
k=10..90:5
? {C} needs only {k} minutes for everything. How many minutes longer does {A} need?
| How many minutes more than {C} does {A} need, if {C} needs {k}?
| All of it takes {C} {k} minutes. By how many minutes is {C} faster?
| {C} is done after {k} minutes. How many minutes later is {A} done?
| How many minutes must {C} wait for {A}, if {C} starts with {A} and needs {k} minutes?
| The same takes {C} {k} minutes. What is the difference to {A} in minutes?
| {k} minutes are enough for {C}. How many more does {A} need?
| If the time of {C} is {k} minutes, how much longer, in minutes, is the time of {A}?
> Minutes longer: q = q - k
! {A} needs {ans} minutes longer.
# q - k

= end
k=10..90:5
? {C} is busy for {k} minutes. How many minutes do {A} and {C} need together?
| How many minutes is that together with the {k} minutes of {C}?
| {C} adds a time of {k} minutes. What do both times make [combined|together]?
| If {C} works another {k} minutes, how many minutes do the two work [in all|altogether]?
| First {A} is busy, then {C} for {k} minutes. After how many minutes are both done?
| For {C} it lasts {k} minutes. What is the sum of both times in minutes?
| With {C}, who needs {k} minutes, how many minutes is that in total?
| {k} minutes are the time of {C}. How many minutes do {A} and {C} have combined?
> Minutes together: q = q + k
! Together they need {ans} minutes.
# q + k

= end
m=2..9 y=part
? How many {y} can {A} make in that time, if each takes {m} minutes?
| {A} makes {ay} in {m} minutes. How many {y} can {he} make in the whole time?
| In the same time {C} makes {y}, one every {m} minutes. How many {y} is that?
| A machine needs {m} minutes per {y1}. How many {y} does it make in all this time?
| One {y1} is made every {m} minutes. How many {y} are made in the meantime?
| If {ay} takes {m} minutes, for how many {y} is the whole time enough?
| {C} finishes one {y1} every {m} minutes. How many are ready when {A} is done?
| At {m} minutes apiece, how many {y} could be made in this time?
| Every {m} minutes {ay} is sold. How many {y} are sold in all these minutes?
> {Y} in that time: q = q / m
! That makes {ans} {y}.
# q // m

= end
n=2..9
? {A} spreads this time evenly over {n} days. How many minutes is that a day?
| If {A} does the same part of it on each of {n} days, how many minutes per day is that?
| How many minutes a day does {A} need, if it is split evenly into {n} days?
| In {n} days {A} wants to be done, with the same time each day. How many minutes a day?
| The whole time is divided into {n} equal parts. How many minutes long is each part?
| {n} helpers share the time evenly. How many minutes does each of them work?
| All of the time is split evenly among {n} friends of {A}. How many minutes does each get?
| If {A} cuts the time into {n} equal parts, how many minutes are in one part?
> Minutes for each: q = q / n
! That is {ans} minutes each.
# q // n

= end
p=2..5
? {A} is paid {p$} for every minute. How many dollars does {he} get?
| Each minute costs {p$}. How many dollars does {A} pay for all of it?
| How much money is that at {p$} a minute?
| For each of these minutes {C} pays {p$}. How much does {C} pay?
| One minute is worth {p$}. What are all these minutes worth?
| If {A} gets {p$} per minute, how many dollars does {he} earn?
| The price of one minute is {p$}. What is the price of the whole time?
| At {p$} for each minute, what does all of this cost?
> Money for the minutes: q = q * p
! It is {ans} dollars.
# q * p

= end
k=2..4
? {C} needs {k} times as long. How many minutes does {C} need?
| How long is {k} times the time of {A} in minutes?
| How many minutes does {C} need, who takes {k} times that time?
| All this takes {C} {k} times as long. What is the time of {C} in minutes?
| If {C} is slower and needs {k} times as many minutes, how many are these?
| {k} times that time goes by before {C} is done. How many minutes is that?
| For {C} everything lasts {k} times as long. After how many minutes is {C} done?
| The time of {C} is {k} times the time of {A}. How many minutes is it?
> Minutes of {C}: q = q * k
! {C} needs {ans} minutes.
# q * k

= end
^ An hour has 60 minutes.
| There are 60 minutes in an hour.
| {A} knows that an hour has 60 minutes.
| 60 minutes make one hour.
| Every hour has 60 minutes.
| It takes 60 minutes to make an hour.
? How many hours does {A} need [in all|altogether|in total]?
| How many hours is {A} busy in all?
| What is the whole time in hours?
| After how many hours is {A} done with everything?
| How many hours does all of this take?
| How many hours are all these minutes?
> Hours: q = q / 60
! {A} needs {ans} hours.
# q // 60

= end
h=120..900:30
^ Today {A} has {h} minutes of time.
| {A} has {h} free minutes today.
| The day off gives {A} {h} minutes.
| {h} minutes are all the time that {A} has.
| {A} must be ready after {h} minutes in all.
| There are {h} minutes from now until the dinner of {A}.
| In all, {A} may use {h} minutes.
| {A} has a time of {h} minutes for everything.
? How many minutes are left [over|in the end]?
| How many free minutes does {A} have in the end?
| When everything is done, how many minutes remain for {A}?
| How many minutes does {A} not need?
| How much of the time is left, in minutes?
| How many of these free minutes does {A} not use?
| How many minutes too early is {A} done?
> Minutes left: q = h - q
! {ans} minutes are left.
# h - q

= end
h=3..9
^ Today {A} has {h} hours of time.
| {A} has {h} free hours today.
| {h} hours are all the time that {A} has.
| In all, {A} has planned {h} hours for everything.
| There are {h} hours from now until the dinner of {A}.
| The store of {A} closes in {h} hours from now.
| {A} must be ready after {h} hours in all.
? How many minutes are left [over|in the end]?
| When everything is done, how many minutes remain for {A}?
| How many minutes does {A} not need?
| How much of the time is left, in minutes?
| How many minutes too early is {A} done?
| How many of these minutes does {A} not use?
> Minutes in the hours: g = h * 60
> Minutes left: q = g - q
! {ans} minutes are left.
# h * 60 - q

= end
d=2..9
^ In the end, {A} does everything {d} times.
| {A} has to do everything {d} times.
| {d} times this month {A} does everything.
| Everything is done {d} times by {A}.
| The plan of {A} is repeated until it has been done {d} times.
| All in all, {A} does the whole thing {d} times.
| {d} times {A} does everything from start to end.
? How many minutes is that in total?
| How many minutes does {A} need for all times together?
| How many minutes is that, all times together?
| What is the time for all of them, in minutes?
| How many minutes do all these times take together?
| How many minutes does {A} need altogether?
> Minutes in all: q = q * d
! {A} needs {ans} minutes.
# q * d

= end
k=10..90:5
^ {C} needs only {k} minutes for everything.
| {C} is done with everything after {k} minutes.
| {k} minutes are enough for {C} to do everything.
| The time of {C} is {k} minutes.
| In all, {C} is busy for {k} minutes.
| It takes {C} {k} minutes to do the same things as {A}.
? How many minutes longer than {C} does {A} need?
| How many minutes more than {C} does {A} need?
| By how many minutes is {C} faster than {A}?
| How many minutes after {C} is {A} done, if they start together?
| What is the difference between {A} and {C} in minutes?
| How much longer, in minutes, is the time of {A} than that of {C}?
> Minutes longer: q = q - k
! {A} needs {ans} minutes longer.
# q - k

= end
k=10..90:5
^ {C} is busy for {k} minutes today.
| {k} minutes is the time of {C}.
| Today {C} works for {k} minutes.
| The work of {C} takes {k} minutes.
| {C} needs {k} minutes for another job.
| Another job keeps {C} busy for {k} minutes.
? How many minutes do {A} and {C} need together?
| What do the times of {A} and {C} make together, in minutes?
| How many minutes do {A} and {C} work [in all|altogether]?
| What is the sum of both times in minutes?
| If you add the time of {C}, how many minutes is that?
| How many minutes is that for {A} and {C} in total?
> Minutes together: q = q + k
! Together they need {ans} minutes.
# q + k

= end
m=2..9 y=part
^ A machine makes one {y1} every {m} minutes.
| In {m} minutes a machine makes one {y1}.
| It takes a machine {m} minutes to make one {y1}.
| Every {m} minutes {C} sells one {y1}.
| {C} needs {m} minutes to make one {y1}.
| One {y1} takes {C} {m} minutes.
| {m} minutes is how long {C} works on one {y1}.
? How many {y} is that in the whole time of {A}?
| How many {y} is that by the time {A} is done with everything?
| In all the minutes that {A} needs, how many {y} is that?
| How many {y} are there, if it goes on for all the minutes that {A} needs?
| How many {y} is that, from the time when {A} starts until {A} is done?
| While {A} does all of this, how many {y} is that?
> {Y} in that time: q = q / m
! That makes {ans} {y}.
# q // m

= end
n=2..9
^ {A} divides all the time into {n} equal parts.
| The whole time of {A} is split evenly among {n} helpers.
| {n} helpers share all the time evenly.
| All of the time is divided into {n} equal parts.
| {A} wants to divide the whole time into {n} equal parts.
| In {n} equal parts, {A} does everything.
? How many minutes is one part?
| How many minutes is that for each?
| How many minutes long is each part?
| What is one of the equal parts, in minutes?
| How many minutes are there in each part?
| How many minutes does one part have?
> Minutes for each: q = q / n
! That is {ans} minutes each.
# q // n

= end
p=2..5
^ {A} is paid {p$} for every minute.
| For each minute {A} gets {p$}.
| {C} pays {A} {p$} for each minute.
| Every minute of {A} is worth {p$}.
| {A} earns {p$} per minute.
| Each minute brings {A} {p$}.
? How many dollars does {A} get [in all|altogether]?
| How much money does {A} get for the whole time?
| How many dollars does {A} earn?
| What is the whole time worth in dollars?
| How much is {A} paid for all of it?
| How much money is that in all?
> Money for the minutes: q = q * p
! It is {ans} dollars.
# q * p

= end
k=2..4
^ {C} needs {k} times as long as {A} for everything.
| For everything {C} takes {k} times as many minutes as {A}.
| The whole time of {C} is {k} times the whole time of {A}.
| {k} times the whole time of {A} is the time of {C}.
| {C} is slow and always takes {k} times as long as {A}.
| For each minute that {A} needs, {C} needs {k} minutes.
? How many minutes does {C} need?
| What is the time of {C} in minutes?
| How many minutes does everything take {C}?
| After how many minutes is {C} done?
| How long is {C} busy, in minutes?
| For how many minutes does {C} work?
> Minutes of {C}: q = q * k
! {C} needs {ans} minutes.
# q * k

= end
h=3..9
? With {h} hours of time, how many minutes does {A} have left?
| When all this is over, how many minutes of {h} hours are left for {A}?
| How many minutes does {A} not need, if {A} has {h} hours for everything?
| If {h} hours were planned for all this, how many minutes are left?
| {A} leaves in {h} hours. How many minutes before that is everything done?
| How many minutes are left, if {A} must be done in {h} hours?
> Minutes in the hours: g = h * 60
> Minutes left: q = g - q
! {ans} minutes are left.
# h * 60 - q
"""

MINUTES = read_theme("", _STARTS, _CHANGES, _ENDS)
