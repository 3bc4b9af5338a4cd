"""Problems about how old people and things are."""

from ling_jax.training.corpus.templates import read

AGES = read("""
a=3..60 d=2..30 plain
{A} is {a} years old. {B} is {d} years older.
| {B} is {d} years older than {A}. {A} is {a} years old.
| {B} was {d} when {A} was born. Now {A} is {a}.
| {A} has the birthday number {a} today. {B} was born {d} years earlier.
| When {A} was born, {B} was already {d}. {A} is {a} now.
| {A}, who is {a} years old, is {d} years younger than {B}.
| {A} is {a} and has a friend, {B}, who is {d} years older.
| {B} came into the world {d} years before {A}, who is {a} years old today.
| {A} turned {a} this week. {B} is older than {A} by {d} years.
| The age of {A} is {a}. {B} has lived {d} years longer than that.
| {A} tells a friend: I am {a}, and {B} is {d} years older than I am.
| There are {d} years between {A} and {B}. {A}, the younger one, is {a} years old.
| At the age of {a}, {A} is {d} years younger than {B}.
| {A} lives next to {B}. {A} is {a} years old, and {B} is {d} years older than that.
| If you add {d} years to the age of {A}, you get the age of {B}. {A} is {a} years old.
| {d} years is how much older {B} is than {A}. The age of {A} is {a}.
? How old is {B}?
| What age does {B} have?
| What is the age of {B}?
| How many years old is {B} [now|today]?
| How old does that make {B}?
| What is {B}'s age?
| How many years has {B} lived?
| Can you tell how old {B} is?
| How many candles are on the birthday cake of {B} this year, one for each year?
| What age is {B} at now?
| How many years is it since {B} was born?
> Age of {B}: b = a + d
! {B} is {ans} years old.
# a + d

a=20..70 d=2..18 plain
{A} is {a} years old. {B} is {d} years younger.
| {B} is {d} years younger than {A}. {A} is {a}.
| {B} was born {d} years after {A}, who is {a} years old.
| {A} was {d} years old when {B} was born. Now {A} is {a}.
| {A} is {d} years older than {B} and has an age of {a}.
| {A}, who is {a}, has lived {d} years longer than {B}.
| {A} is {a} years of age. That is {d} years more than the age of {B}.
| The age of {A} is {a} years. The age of {B} is {d} years less.
| {A} turned {a} on Friday. {B} is younger by {d} years.
| {A} and {B} work together. {A} is {a}, and {B} is {d} years younger than {A}.
| At {a}, {A} is older than {B} by {d} years.
| {B} has {d} candles fewer on the cake than {A}, who has {a} candles, one for each year.
| There are {d} years between {A} and {B}. {A}, the older one, is {a}.
? How old is {B}?
| What age does {B} have?
| What is the age of {B}?
| How many years old is {B}?
| What is {B}'s age?
| How old is {B} [now|today]?
| How many years is it since {B} was born?
| How many years has {B} lived so far?
| How old must {B} be?
| Which age is that of {B}?
> Age of {B}: b = a - d
! The age of {B} is {ans} years.
# a - d

a=3..30 n=2..4 plain
{A} is {a} years old. {B} is {n} times as old.
| {B} is {n} times as old as {A}. {A} is {a} years old.
| {A} has the age of {a}. The age of {B} is {n} times as large.
| The age of {A} is {a}. That of {B} is {n} times as much.
| {A} is {a} and {B} is {n} times that age.
| {A}, who is {a} years old, has a neighbor, {B}, who is {n} times as old.
| For every year that {A} has lived, {B} has lived {n} years. {A} is {a} years old.
| {B} has {n} times the age of {A}, who is {a}.
| {A} has had {a} birthdays. {B} has had {n} times as many.
| {A} is now {a}. If you take this number {n} times, you have the age of {B}.
| {A} is only {a} years old, but {B} is {n} times as old as that.
| Multiply the age of {A}, which is {a}, by {n}, and you get the age of {B}.
| {n} times the age of {A} is the age of {B}. {A} is {a} years old.
| Take {n} times the age of {A}, and you get the age of {B}. {A} is {a} now.
| {B} is {n} times as old as {A}, and {A} has lived {a} years.
? How old are they together?
| What do you get when you add their ages?
| What do both ages make?
| What is the sum of their ages?
| How many years do both have together?
| What is their combined age?
| What is the total of the two ages?
| How many years is that if you add the ages of both?
| What are the ages of {A} and {B} in sum?
| Together, how many years old are {A} and {B}?
| How many years have both lived in total?
> Age of {B}: b = a * n
> Sum of the ages: s = a + b
! Together they are {ans} years old.
# a + a * n

k=2..20 t=25..70 plain
In {k} years {A} will be {t} years old.
| {A} will be {t} years old in {k} years.
| {k} years from now, {A} will be {t}.
| {A} has to wait {k} years until {he} is {t} years old.
| It is {k} years until {A} turns {t}.
| When {k} more years have passed, {A} will have an age of {t}.
| {A} will have {his} birthday number {t} in {k} years.
| {A} wants to stop working at the age of {t}. That is in {k} years.
| {A} says: I will be {t} years old {k} years from today.
| After {k} more years, the age of {A} will be {t}.
| {A} turns {t} in {k} years.
| If you ask {A} in {k} years, {he} will say that {he} is {t} years old.
| {A} will turn {t}, but {he} has to wait {k} years for that.
| {A} will have an age of {t} after {k} more years.
| {t} is the age that {A} will have in {k} years.
| {A} wants to buy a boat on the day {he} turns {t}. It is {k} years until then.
| {A} will be {t} when {k} more years are over.
? How old is {A} now?
| What is {his} age today?
| How old is {he} today?
| What age does {A} have [now|today]?
| How many years old is {he} now?
| What is the age of {A} at this time?
| How many years has {A} lived until now?
| How old is {he} this year?
| What is {A}'s age at the moment?
| If you ask {A} today, what age will {he} tell you?
> Age of {A} now: a = t - k
! {A} is {ans} years old now.
# t - k

a=3..50 k=2..9 m=2..20 plain
{k} years ago {A} was {a} years old.
| {A} was {a} years old {k} years ago.
| {A} had {his} birthday number {a} just {k} years ago.
| {A} came to this town {k} years ago. {He} was {a} years old then.
| It was {k} years ago that {A} turned {a}.
| {A} looks at a photo from {k} years ago. In it {he} is {a}.
| The age of {A} was {a}. Since then {k} years have passed.
| At the age of {a}, {A} got a dog, and that was {k} years ago.
| When {A} was {a}, {he} learned to swim. That was {k} years back.
| {k} years have gone by since {A} was {a} years old.
| {A} remembers the day {k} years ago when {he} became {a}.
| Take {A}: {he} was {a} when {he} moved here {k} years ago.
? How old will {he} be in {m} years?
| What is the age of {A} when {m} more years have passed?
| How old is {A} {m} years from now?
| What birthday will {A} have in {m} years?
| What age will {A} have {m} years from today?
| How old will {A} be after {m} more years?
| If {m} more years go by, how old is {A}?
| What will {his} age be in {m} years?
| How many years old will {he} be when another {m} years are over?
| {m} years from now, what is the age of {A}?
> Age of {A} now: b = a + k
> Age of {A} then: c = b + m
! {A} will be {ans} years old.
# a + k + m

h=3..30 a=h*2 plain
{A} is {a} years old. {B} is half as old.
| {B} is half as old as {A}. {A} is {a} years old.
| {A} is {a}, and {B} has half that age.
| {A} has lived {a} years. {B} has lived half as long.
| {A} is twice as old as {B}. The age of {A} is {a}.
| The age of {B} is one half of the age of {A}, who is {a}.
| {A}, at {a} years, is double the age of {B}.
| Half of the age of {A} is the age of {B}. {A} is {a} years old.
| {A} turned {a} today. That is twice the age of {B}.
| {A} is {a} years of age. {B}, the younger one, is half as old.
| On the cake of {A} are {a} candles. On that of {B} are half as many, and each is for one year.
| {B} has had half as many birthdays as {A}, who is {a} now.
? How old are they together?
| What do you get when you add their ages?
| What do both ages make?
| What is the sum of their ages?
| How many years are both together?
| How old are the two, taken together?
| What is the sum of the two numbers of years?
| What do the ages of both add up to?
| How many years do they have combined?
| How much are both ages in total?
> Age of {B}: b = a / 2
> Sum of the ages: s = a + b
! The sum of the ages is {ans}.
# a + a // 2

a=3..20 d=2..9 n=2..4 plain
{A} is {a} years old. {B} is {d} years older than {A}. {C} is {n} times as old as {B}.
| {C} is {n} times as old as {B}. {B} is {d} years older than {A}, who is {a}.
| {A} is {a}. {B} was born {d} years before {A}, and {C} has {n} times the age of {B}.
| {B} is {d} years older than {A}, and {C} is {n} times as old as {B}. {A} is {a} years old.
| The age of {A} is {a}. Add {d} years, and you have the age of {B}. {C} is {n} times as old as {B}.
| {A}, who is {a}, is {d} years younger than {B}. {C} has lived {n} times as long as {B}.
| Three friends talk about their ages. {A} is {a}, {B} is {d} years more, and {C} is {n} times as \
old as {B}.
| {B} has lived {d} years longer than {A}, and {A} is {a}. {C} has lived {n} times as long as {B}.
| When {A} was born, {B} was {d}. Now {A} is {a} and {C} is {n} times as old as {B}.
| {A} turned {a} today. {B} is older by {d} years, and {C} has {n} times as many years as {B}.
| If {A} is {a} and {B} has lived {d} years more, then {C}, who is {n} times as old as {B}, is \
the oldest.
| {C} has had {n} birthdays for every birthday of {B}. {B} is {d} years older than {A}, who is {a}.
| {n} times the age of {B} is the age of {C}. {A} is {a}, and {B} is {d} years older than {A}.
| {C} is {n} times as old as {B}. {A} has an age of {a}, and {B} is {d} years older than {A}.
? How old is {C}?
| What is the age of {C}?
| What age does {C} have?
| How many years old is {C}?
| How many years has {C} lived?
| What is {C}'s age?
| How old must {C} be?
| How old is {C} this year?
| What age is {C} at?
| Can you work out how old {C} is?
> Age of {B}: b = a + d
> Age of {C}: c = b * n
! {C} is {ans} years old.
# (a + d) * n

a=3..20 n=2..4 k=2..12 plain
{A} is {a} years old and {B} is {n} times as old.
| {A} is {a}. {B} is {n} times as old as {A}.
| {B} is {n} times the age of {A}, who is {a} years old.
| The age of {A} is {a}, and that of {B} is {n} times as high.
| {A} has lived for {a} years, and {B} for {n} times as many.
| Today {A} is {a} and {B} is {n} times as old as that.
| At the moment, {B} is {n} times as old as {A}. {A} is {a}.
| {A} is a child of {a} years. {B} is now {n} times as old as the child.
| {B} has had {n} birthdays for each birthday of {A}, who has had {a}.
| {A}, now {a} years old, knows that {B} is {n} times as old.
| {A} turned {a} last week, and {B} is {n} times as old as {A}.
| Take the age of {A}, which is {a}, {n} times, and you have the age of {B}.
| {n} times the age of {A} is what {B} has now. {A} is {a} years old.
? How old will {B} be in {k} years?
| What age will {B} have in {k} years?
| How old is {B} {k} years from now?
| In {k} years, what will be the age of {B}?
| When {k} more years are over, how old is {B}?
| How many years old will {B} be {k} years later?
| After {k} more birthdays, how old will {B} be?
| What will {B}'s age be {k} years from today?
| Wait {k} years: how old is {B} then?
| If {k} years go by, what age does {B} have?
| In {k} years from now, how old is {B}?
> Age of {B} now: b = a * n
> Age of {B} then: c = b + k
! Then {B} will be {ans} years old.
# a * n + k

a=5..40 d=2..20 k=2..15 plain
{A} is {a} years old. {B} is {d} years older.
| {B} is {d} years older than {A}, who is {a}.
| {A} is {a} now, and {B} is {d} years older than that.
| {A} was born {d} years after {B}. Today {A} is {a}.
| {B} was already {d} years old at the birth of {A}. {A} is {a} this year.
| The age of {A} is {a}. {B} is older by {d} years.
| {A} is {a} years old, {d} years younger than {B}.
| {A} has an age of {a}, and {B} has {d} years more.
| {A} tells us that {he} is {a} and that {B} is {d} years older.
| Between the birth of {B} and that of {A} lie {d} years. {A}, the younger one, is {a}.
| {B}, who is {d} years older than {A}, goes to see {A} on {A}'s birthday. {A} turns {a}.
| {d} years lie between {A} and {B}, and {B} is the older one. {A} is {a}.
| {B} came into the world {d} years before {A}. {A} is {a} years old.
? How old will {B} be in {k} years?
| What will be the age of {B} in {k} years?
| How old is {B} {k} years from now?
| {k} years from today, how old will {B} be?
| What age does {B} reach in {k} years?
| If {k} more years pass, how old will {B} be then?
| How many years old is {B} when {k} years have gone by?
| What age will {B} be {k} years later?
| Wait {k} more years: how old is {B} then?
| How old will {B} be after {k} more birthdays?
> Age of {B} now: b = a + d
> Age of {B} then: c = b + k
! {B} will be {ans} years old.
# a + d + k

n=2..4 b=3..20 a=b*n plain
{A} is {a} years old. {A} is {n} times as old as {B}.
| {A} is {n} times as old as {B}. {A} is {a}.
| {A}, who is {a}, is {n} times the age of {B}.
| The age of {A} is {a}, which is {n} times the age of {B}.
| If you multiply the age of {B} by {n}, you get the age of {A}, and that is {a}.
| {A} has lived {n} times as long as {B}. {A} is {a} years old.
| At {a}, {A} is {n} times as old as {B}.
| {A} turned {a} today and is now {n} times as old as {B}.
| For each year of {B}, {A} has {n} years. {A} is {a} years old.
| {A} has {a} candles on {his} cake, one for each year. That is {n} times the age of {B}.
| {A} is {a}. {A}'s age is {n} times that of {B}.
? How old is {B}?
| What age does {B} have?
| What is the age of {B}?
| How many years old is {B}?
| How many years has {B} lived?
| What is {B}'s age?
| How old must {B} be?
| How old is {B} [now|today]?
| Can you say how old {B} is?
| How young is {B}, in years?
> Age of {B}: b = a / n
! The age of {B} is {ans}.
# a / n

a=3..50 b=3..50 s=a+b plain
{A} and {B} are {s} years old together. {A} is {a}.
| The sum of the ages of {A} and {B} is {s}. {A} is {a} years old.
| Together {A} and {B} have lived {s} years. Of these, {A} has lived {a}.
| If you add the ages of {A} and {B}, you get {s}. {A} is {a}.
| {A} is {a} years old. With {B} it makes {s} years.
| The combined age of {A} and {B} is {s} years. The age of {A} is {a}.
| {A}'s age of {a} and the age of {B} add up to {s}.
| {s} years is what the ages of {A} and {B} make in total. {A} is {a}.
| {A} is {a}. The ages of {A} and {B} make {s} years together.
| {a} is the age of {A}. If you add the age of {B}, you get {s}.
| {A} has lived {a} years, and {A} and {B} together {s} years.
? How old is {B}?
| What is the age of {B}?
| What age does {B} have?
| How many years old is {B}?
| How many years does {B} have?
| What is {B}'s age?
> Age of {B}: b = s - a
! {B} is {ans} years old.
# s - a

b=3..50 d=2..40 a=b+d plain
{A} is {a} years old and {B} is {b} years old.
| {A} is {a}, {B} is {b}.
| The age of {A} is {a}, and that of {B} is {b}.
| {B} turned {b} in May. {A} turned {a} in June.
| {A} has lived {a} years and {B} has lived {b}.
| {B} is {b} years of age, while {A} is {a}.
| On the cake of {A} there are {a} candles, on that of {B} {b}. Each stands for a year.
| {B} has lived {b} years and {A} has lived {a}.
| The age of {B} is {b}. The age of {A} is {a}.
| {b} is the age of {B}, and {a} that of {A}.
| On the cake of {B} there are {b} candles, on that of {A} {a}. Each stands for a year.
? How many years older is {A} than {B}?
| By how many years is {A} older than {B}?
| How many years younger than {A} is {B}?
| What is the difference between their ages?
| How many years lie between the ages of {A} and {B}?
| How much older is {A}, in years?
| How old was {A} when {B} was born?
> Years more: d = a - b
! The difference is {ans} years.
# a - b

a=3..40 b=3..40 c=3..40 plain
{A} is {a} years old, {B} is {b} and {C} is {c}.
| {A}, {B} and {C} are friends. They are {a}, {b} and {c} years old.
| The ages of {A}, {B} and {C} are {a}, {b} and {c}.
| In a family, {A} is {a}, {B} is {b} and {C} is {c} years old.
| {A} has an age of {a}, {B} one of {b} and {C} one of {c}.
| {A} is {a}. The two friends {B} and {C} are {b} and {c} years old.
| Today {A} turns {a}. {B} is {b} years old, and {C} is {c} years old.
? How old are the three together?
| What is the sum of the three ages?
| What do you get if you add all three ages?
| How many years do all three have in total?
| What is the age of all of them combined?
| How many years have the three lived altogether?
> First two ages: s = a + b
> All three ages: t = s + c
! The three are {ans} years old together.
# a + b + c

b=6..20 n=2..3 k=2..9 plain
In {k} years, {A} will be {n} times as old as {B} is now. {B} is {b}.
| {B} is {b} years old. In {k} years, {A} will be {n} times as old as {B} is today.
| {n} times the age of {B} is the age that {A} will have in {k} years. {B} is {b} now.
| Today {B} is {b}. {A} will reach {n} times this age {k} years from now.
| Take the age of {B}, which is {b}, {n} times. That is how old {A} will be in {k} years.
| {A} has to wait {k} years to be {n} times as old as {B} is today, and {B} is {b} today.
? How old is {A} now?
| What is the age of {A} today?
| How many years old is {A} at the moment?
| What age does {A} have this year?
| How old is {A} before these years pass?
> Age of {A} then: t = b * n
> Age of {A} now: a = t - k
! Now {A} is {ans} years old.
# b * n - k

a=3..30 b=3..30 k=2..9 plain
{A} is {a} years old and {B} is {b} years old.
| Now {A} is {a} and {B} is {b}.
| {A} is {a}. {B}, who lives in the same house, is {b}.
| Today, {A} has an age of {a}, and {B} has one of {b}.
| {B} is {b} and {A} is {a} years old this year.
? What will be the sum of their ages in {k} years?
| How old will they be together in {k} years?
| In {k} years, what will both ages add up to?
| If you add their ages {k} years from now, what do you get?
| What will their combined age be {k} years from today?
> Age of {A} then: c = a + k
> Age of {B} then: d = b + k
> Sum of the ages then: s = c + d
! Then the sum of the ages will be {ans}.
# a + b + 2 * k

s=3..12 n=2..4 t=s*n plain
{n} [brothers|sisters|girls|boys] have the same age. Together they are {t} years old.
| The ages of {n} children, all born in the same year, add up to {t}.
| {A} has {n} cousins of the same age. The sum of their ages is {t}.
| In a house live {n} dogs, all equally old. In sum they are {t} years old.
| {A} owns {n} cats that were born on the same day. Their ages make {t} years altogether.
| {t} years is the total age of {n} children who all are equally old.
| Together, some children are {t} years old. There are {n} of them, and all have the same age.
? How old is each of them?
| What is the age of each one?
| What age does each have?
| How many years old is every one of them?
| How old is one of them?
> Age of each: s = t / n
! Each of them is {ans} years old.
# t / n

h=6..25 k=2..9 e=h*2 a=e-k plain
{A} is {a} years old. In {k} years {he} will be twice as old as {B} will be then.
| {A} is {a}. In {k} years, {B} will be half as old as {A} will be then.
| {k} years from now, {A} will have double the age of {B}. Today {A} is {a}.
| When {k} more years have passed, {B} will have half the age of {A}, who is {a} now.
| In {k} years, {A} will be twice as old as {B} will be then. Today {A} is {a}.
| {k} years from now, {B} will have half the age of {A}. {A} is {a} at the moment.
? How old will {B} be in {k} years?
| What age will {B} have then?
| What will be the age of {B} in {k} years?
| How old will {B} be at that time?
> Age of {A} then: e = a + k
> Age of {B} then: h = e / 2
! {B} will be {ans} years old then.
# (a + k) // 2

a=30..80 k=4..25 plain
{A} planted a tree at the age of {k}. Now {he} is {a}.
| {A} was {k} when {he} planted a tree. Today {he} is {a} years old.
| When {A} was {k} years old, a tree was planted for {him}. {A} is now {a}.
| At {k}, {A} put a small tree into the ground. {He} is {a} today.
| {A}, who is {a} years old now, set a young tree in the yard when {he} was {k}.
| {A} is {a} now. At the age of {k}, {he} planted a tree.
| Today {A} is {a}. {He} was {k} when a tree was planted for {him}.
| {a} is the age of {A} today. When {he} was {k}, {he} put a small tree into the ground.
? How many years ago was that?
| For how many years has the tree been there?
| How many years has the tree been growing since then?
| How long has the tree stood there, in years?
| How many years have passed since that day?
> Years since then: r = a - k
! That was {ans} years ago.
# a - k

a=8..20 d=2..6 n=2..5 plain
{A} is {a} years old. {His} dog is {d} years younger. A turtle is {n} times as old as the dog.
| {A} is {a}. The dog of {A} was born {d} years after {him}. A turtle is {n} times as old as the \
dog.
| A turtle is {n} times the age of a dog. The dog is {d} years younger than {A}, who is {a}.
| {A}, who is {a}, has a dog and a turtle. The dog is {d} years younger than {A}, and the turtle \
is {n} times as old as the dog.
| {A} was {d} when {his} dog was born. Now {A} is {a}, and a turtle in the zoo is {n} times as \
old as the dog.
| The dog of {A} is {d} years younger than {A}, who is {a}. A turtle is {n} times as old as the dog.
| A turtle is {n} times as old as the dog of {A}. {A} is {a}, and the dog is {d} years younger \
than {A}.
| A turtle has {n} times the age of a dog. {A} is {a} years old, and the dog was born {d} years \
after {A}.
? How old is the turtle?
| What is the age of the turtle?
| How many years old is the turtle?
| What age does the turtle have?
| How many years has the turtle lived?
| How old is the turtle this year?
> Age of the dog: b = a - d
> Age of the turtle: c = b * n
! The turtle is {ans} years old.
# (a - d) * n

a=6..10 n=4..5 d=20..35 plain
{A} is {a} years old. The mother of {A} is {n} times as old and the grandfather is {d} years \
older than the mother.
| The grandfather of {A} is {d} years older than the mother of {A}. She is {n} times as old as \
{A}, and {A} is {a}.
| {A} is {a}. {His} father is {n} times as old as {A}, and {his} grandfather is {d} years older \
than the father.
| The father of {A} has {n} times the age of {A}, who is {a}. The grandfather was {d} years old \
when the father was born.
| The mother of {A} is {n} times as old as {A}, who is {a}. The grandfather is {d} years older \
than the mother.
| The grandfather of {A} was {d} when the father was born. The father is {n} times as old as {A}, \
and {A} is {a}.
? How old is the grandfather?
| What is the age of the grandfather?
| What age does the grandfather have?
| How many years old is the grandfather of {A}?
| How many years has the grandfather of {A} lived?
> Age of the parent: m = a * n
> Age of the grandfather: g = m + d
! The grandfather is {ans} years old.
# a * n + d

a=5..60 d=2..25 plain
? If {A} is {a} years old and {B} is {d} years older, how old is {B}?
| How old is {B} if {A} is {a} and {B} was born {d} years before {A}?
| {A} is {a} years old, so how old is {B}, who is {d} years older?
| What is the age of {B}, who is {d} years older than {A}, if {A} is {a}?
| If {A} is {a} now, what age does {B} have, who is {d} years older?
| How old is {B} when {A} is {a}, if there are {d} years between them and {B} is the older one?
> Age of {B}: b = a + d
! {B} is {ans}.
# a + d

a=3..60 k=2..30 plain
? If {A} is {a} years old now, how old will {he} be in {k} years?
| How old will {A} be in {k} years if {he} is {a} today?
| {A} is {a}. How old will {he} be {k} years from now?
| What age will {A}, who is {a} now, have in {k} years?
| {k} years from now, how old will {A} be, who turns {a} today?
| How many years old is {A} after {k} more years if {his} age is {a}?
| {A} began to work when {he} was {a}, and {he} has worked for {k} years. How old is {he}?
> Age of {A}: b = a + k
! That makes {ans} years.
# a + k

a=3..60 d=2..30 plain any
{B} is {d} years older than {A}.
| {A} is {d} years younger than {B}.
| {B} was born {d} years before {A}.
| {B} was {d} years old when {A} was born.
| {B} has lived {d} years longer than {A}.
| There are {d} years between {A} and {B}, and {B} is the older one.
| The age of {B} is {d} years more than the age of {A}.
{A} is {a} years old.
| The age of {A} is {a}.
| {A} turned {a} today.
| {A} has lived {a} years.
| {a} is the age of {A}.
| On {his} birthday, {A} has {a} candles on the cake, one for each year.
| {A} is now {a}.
? How old is {B}?
| What is the age of {B}?
| How many years old is {B} [now|today]?
| What age does {B} have?
| How many years has {B} lived?
| How old must {B} be?
> Age of {B}: b = a + d
! {B} is {ans} years old.
# a + d

a=20..70 d=2..18 plain any
{B} is {d} years younger than {A}.
| {A} is {d} years older than {B}.
| {B} was born {d} years after {A}.
| {A} was {d} years old when {B} was born.
| {A} has lived {d} years longer than {B}.
| The age of {B} is {d} years less than the age of {A}.
{A} is {a} years old.
| The age of {A} is {a}.
| {A} turned {a} today.
| {A} has lived {a} years.
| {a} is the age of {A}.
| {A} is now {a}.
? How old is {B}?
| What is the age of {B}?
| How many years old is {B} [now|today]?
| What age does {B} have?
| How many years has {B} lived?
| How old must {B} be?
> Age of {B}: b = a - d
! The age of {B} is {ans} years.
# a - d

a=3..60 d=2..30 plain
{B} is {d} years older than {A}.
| {B} has a friend, {A}. {B} is {d} years older than {A}.
| When {A} was born, {B} was {d} years old.
| {B} was born {d} years before {A}.
| {A} is younger than {B}, and the difference is {d} years.
| There are {d} years between {B} and {A}, who is the younger one.
? If {A} is {a} years old, how old is {B}?
| How old is {B} when {A} is {a}?
| What is the age of {B} if {A} is {a} now?
| When {A} turns {a}, how old is {B}?
| {A} tells you: I am {a}. How old is {B}?
| What age does {B} have on the day when {A} turns {a}?
> Age of {B}: b = a + d
! {B} is {ans} years old.
# a + d

a=3..30 n=2..4 plain any
{B} is {n} times as old as {A}.
| The age of {B} is {n} times the age of {A}.
| {B} has lived {n} times as long as {A}.
| {n} times the age of {A} is the age of {B}.
| {B} has had {n} times as many birthdays as {A}.
| For every year of {A}, {B} has {n} years.
{A} is {a} years old.
| The age of {A} is {a}.
| {A} turned {a} today.
| {A} has lived {a} years.
| {a} is the age of {A}.
| {A} is now {a}.
? How old are they together?
| What is the sum of the ages of {A} and {B}?
| What do both ages add up to?
| How many years do {A} and {B} have together?
| What is the total of the two ages?
| How many years have both lived in sum?
> Age of {B}: b = a * n
> Sum of the ages: s = a + b
! Together they are {ans} years old.
# a + a * n

k=2..20 t=25..70 plain
{A} looks forward to a birthday that is {k} years away.
| {A} has to wait {k} years for a special birthday.
| {A} makes a plan for {k} years from now.
| Today {A} thinks about the time in {k} years.
| {A} wants to buy a boat in {k} years.
| In {k} years {A} will stop working.
? If {A} will be {t} then, how old is {A} now?
| {A} will be {t} years old at that time. How old is {he} today?
| What is the age of {A} today, if {he} will be {t} years old by then?
| How old is {A} now, who will be {t} then?
| {His} age will be {t} then. What age does {A} have now?
| How many years old is {A} today, if {his} age will be {t} at that time?
> Age of {A} now: a = t - k
! {A} is {ans} years old now.
# t - k

a=3..50 k=2..9 m=2..20 plain
{A} wants to move to the sea in {m} years. {k} years ago {he} was {a} years old.
| In {m} years {A} will meet an old friend. {A} was {a} when they last met, {k} years ago.
| A bridge will be ready in {m} years. When it was begun {k} years ago, {A} was {a} years old.
| {A} gets a new job in {m} years. {He} got the old one at the age of {a}, {k} years ago.
| In {m} years there is a big party for {A}. At the last one, {k} years ago, {he} was {a}.
| {m} years from now {A} will come back here. {He} was {a} when {he} left, and that was {k} years \
ago.
? How old will {A} be in {m} years?
| How old will {A} be at that time?
| What age will {A} have then?
| What will the age of {A} be {m} years from now?
| How many years old will {A} be in these {m} years?
> Age of {A} now: b = a + k
> Age of {A} then: c = b + m
! {A} will be {ans} years old.
# a + k + m

a=3..20 d=2..9 n=2..4 plain any
{C} is {n} times as old as {B}.
| The age of {C} is {n} times the age of {B}.
| {C} has lived {n} times as long as {B}.
| {n} times the age of {B} is the age of {C}.
| {C} has {n} times as many years as {B}.
| If you multiply the age of {B} by {n}, you get the age of {C}.
{B} is {d} years older than {A}.
| {A} is {d} years younger than {B}.
| {B} was born {d} years before {A}.
| {B} was {d} when {A} was born.
| {B} has lived {d} years longer than {A}.
| The age of {B} is {d} years more than that of {A}.
{A} is {a} years old.
| The age of {A} is {a}.
| {A} turned {a} today.
| {A} has lived {a} years.
| {a} is the age of {A}.
| {A} is now {a}.
? How old is {C}?
| What is the age of {C}?
| How many years old is {C}?
| What age does {C} have?
| How many years has {C} lived?
| How old must {C} be?
> Age of {B}: b = a + d
> Age of {C}: c = b * n
! {C} is {ans} years old.
# (a + d) * n

a=3..20 n=2..4 k=2..12 plain any
{B} is now {n} times as old as {A}.
| Today the age of {B} is {n} times the age of {A}.
| {B} has lived {n} times as long as {A} until now.
| {n} times the age of {A} today is the age of {B} today.
| At the moment {B} has {n} times as many years as {A}.
{A} is {a} years old now.
| Today the age of {A} is {a}.
| {A} turned {a} this week.
| {A} has lived {a} years so far.
| {a} is the age of {A} today.
{B} will come home in {k} years.
| {B} wants to stop working in {k} years.
| In {k} years, {B} will move to the sea.
| {k} years from now, {B} will buy a boat.
| {B} plans a long trip, and it will start in {k} years.
? How old will {B} be then?
| What age will {B} have at that time?
| How many years old will {B} be by then?
| What will be the age of {B} at that time?
| How old is {B} when these {k} years are over?
> Age of {B} now: b = a * n
> Age of {B} then: c = b + k
! Then {B} will be {ans} years old.
# a * n + k

n=2..4 b=3..20 a=b*n plain any
{A} is {n} times as old as {B}.
| The age of {A} is {n} times the age of {B}.
| {A} has lived {n} times as long as {B}.
| {n} times the age of {B} is the age of {A}.
| For each year of {B}, {A} has {n} years.
| If you multiply the age of {B} by {n}, you get the age of {A}.
{A} is {a} years old.
| The age of {A} is {a}.
| {A} turned {a} today.
| {A} has lived {a} years.
| {a} is the age of {A}.
| {A} is now {a}.
? How old is {B}?
| What is the age of {B}?
| How many years old is {B}?
| What age does {B} have?
| How many years has {B} lived?
| How young is {B}, in years?
> Age of {B}: b = a / n
! The age of {B} is {ans}.
# a / n

n=2..4 b=3..20 a=b*n plain
{A} is {n} times as old as {B}.
| {A} has {n} times the age of {B}.
| {A} has a small friend, {B}. {A} is {n} times as old as {B}.
| For every year that {B} has lived, {A} has lived {n} years.
| {n} times the age of {B} gives the age of {A}.
? How old is {B}, if {A} is {a}?
| If {A} is {a} years old, what is the age of {B}?
| {A} turns {a} today. How old is {B}?
| What age does {B} have, if the age of {A} is {a}?
| How many years old is {B} when {A} is {a}?
> Age of {B}: b = a / n
! The age of {B} is {ans}.
# a / n

a=3..50 b=3..50 s=a+b plain any
Together {A} and {B} are {s} years old.
| The sum of the ages of {A} and {B} is {s}.
| If you add the ages of {A} and {B}, you get {s}.
| The ages of {B} and {A} make {s} years in total.
| {s} is the age of {A} and {B} together.
| {A} and {B} have lived {s} years together.
{A} is {a} years old.
| The age of {A} is {a}.
| {A} turned {a} today.
| {A} alone has lived {a} years.
| {a} is the age of {A}.
| {A} is now {a}.
? How old is {B}?
| What is the age of {B}?
| What age does {B} have?
| How many years old is {B}?
| How many years has {B} lived?
| How old must {B} be?
> Age of {B}: b = s - a
! {B} is {ans} years old.
# s - a

b=3..50 d=2..40 a=b+d plain any
{B} is {b} years old.
| The age of {B} is {b}.
| {B} turned {b} today.
| {B} has lived {b} years.
| {b} is the age of {B}.
| {B} is now {b}.
{A} is {a} years old.
| The age of {A} is {a}.
| {A} turned {a} today.
| {A} has lived {a} years.
| {a} is the age of {A}.
| {A} is now {a}.
? How many years older is {A} than {B}?
| By how many years is {A} older than {B}?
| How many years younger than {A} is {B}?
| What is the difference between the ages of {A} and {B}?
| How many years lie between {A} and {B}?
| How much older than {B} is {A}, in years?
> Years more: d = a - b
! The difference is {ans} years.
# a - b

a=3..30 b=3..30 k=2..9 plain any
{A} is {a} years old now.
| Today the age of {A} is {a}.
| {A} turned {a} this week.
| {A} has lived {a} years so far.
| {a} is the age of {A} now.
{B} is {b} years old now.
| Today the age of {B} is {b}.
| {B} turned {b} this week.
| {B} has lived {b} years so far.
| {b} is the age of {B} now.
? In {k} years, how old will {A} and {B} be together?
| What will be the sum of both ages in {k} years?
| What do the ages of {A} and {B} add up to in {k} years?
| {k} years from now, what is the sum of the ages of {A} and {B}?
| When {k} years have passed, what do both ages make together?
> Age of {A} then: c = a + k
> Age of {B} then: d = b + k
> Sum of the ages then: s = c + d
! Then the sum of the ages will be {ans}.
# a + b + 2 * k

s=3..12 n=2..4 t=s*n plain
The ages of some children, all born on the same day, add up to {t}.
| {A} has cats, all of the same age. Together they are {t} years old.
| All cousins of {A} have the same age. The sum of their ages is {t}.
| In a house live some dogs, all equally old. In sum they are {t} years old.
| {t} years is the total age of some friends who are all equally old.
? If there are {n} of them, how old is each?
| There are {n} of them. How old is each one?
| How old is each of these {n}?
| What is the age of each, if there are {n}?
| How many years old is each of the {n}?
> Age of each: s = t / n
! Each of them is {ans} years old.
# t / n

a=8..20 d=2..6 n=2..5 plain any
A turtle is {n} times as old as the dog of {A}.
| The age of a turtle is {n} times the age of the dog of {A}.
| {n} times the age of the dog of {A} is the age of a turtle.
| A turtle in the zoo has lived {n} times as long as the dog of {A}.
| For each year of the dog of {A}, a turtle has lived {n} years.
The dog of {A} is {d} years younger than {A}.
| {A} is {d} years older than the dog of {A}.
| The dog of {A} was born {d} years after {A}.
| {A} was {d} when the dog of {A} was born.
| {A} has lived {d} years longer than {his} dog.
{A} is {a} years old.
| The age of {A} is {a}.
| {A} turned {a} today.
| {a} is the age of {A}.
| {A} is now {a}.
? How old is the turtle?
| What is the age of the turtle?
| How many years old is the turtle?
| What age does the turtle have?
| How many years has the turtle lived?
> Age of the dog: b = a - d
> Age of the turtle: c = b * n
! The turtle is {ans} years old.
# (a - d) * n
""")
