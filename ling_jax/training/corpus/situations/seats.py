"""Problems about rows, seats, teams and groups of people."""

from ling_jax.training.corpus.templates import read

SEATS = read("""
r=4..40 k=5..40
A [hall|theater|room] has {r} rows with {k} seats in each row.
| There are {r} rows of seats in a [hall|theater]. Each row has {k} seats.
| In a [hall|theater] there are {k} seats in each of {r} rows.
| {r} rows with {k} seats per row fill a [hall|theater].
| The [hall|theater] of a school has {r} rows. There is room for {k} people in one row.
| {A} puts chairs into a hall, {k} in a row, and makes {r} rows.
| {A} sees {r} rows of seats, and every row is made up of {k} seats.
| One row in a theater holds {k} people, and there are {r} rows.
| In a hall stand {r} benches. On each bench {k} people can sit.
| {k} seats make one row, and {r} such rows make up a hall.
| Every row of a [cinema|theater] has {k} seats. It has {r} rows.
| There is room for {k} people in each row, and the theater has {r} rows.
| With {k} seats in each row, a hall has {r} rows.
| {k} seats make a row, and a theater has {r} rows.
| In every row are {k} seats. The hall has {r} rows.
| Each row of a room has {k} seats, and there are {r} rows.
? How many seats are there[| in all| altogether| in total]?
| How many people can sit there?
| How many seats is that?
| How many seats does that make?
| For how many people are there seats?
| What is the number of seats?
| How many people find a seat?
| If every seat is taken, how many people sit there?
| How many people can sit down at the same time?
| How many people have room to sit?
> Seats in all: t = r * k
! There are {ans} seats.
# r * k

r=4..20 k=5..20 g=10..90
A hall has {r} rows of {k} seats, and {g} seats are taken.
| There are {r} rows with {k} seats each, and {g} guests are sitting.
| {g} people come to see a film. The hall has {r} rows, and there are {k} seats in a row.
| A hall has {r} rows and {k} seats in each. Now {g} people sit down.
| {g} people sit in a hall with {r} rows of {k} seats.
| In each of {r} rows there are {k} seats, and {g} people have come.
| {g} tickets are sold for a show in a hall with {r} rows of {k} seats.
| A show has {g} guests. They sit in a hall that has {r} rows with {k} seats per row.
| The theater has {r} rows, each with {k} seats. Of all the seats, {g} are taken.
| {A} and other guests take {g} seats in all. There are {r} rows of {k} seats.
| Of the seats in a hall, {g} are taken. The hall has {r} rows with {k} seats each.
| {g} children sit in a hall. Its {r} rows have {k} seats each.
| {g} people sit in a hall that has {r} rows of {k} seats.
| {g} seats are taken in a hall with {k} seats in each of {r} rows.
| For a film {g} people come to a hall. It has {r} rows with {k} seats each.
| In each row of a hall are {k} seats. There are {r} rows, and {g} seats are taken.
? How many seats are free?
| How many seats stay empty?
| How many seats are still free?
| How many empty seats are there?
| How many seats are not taken?
| How many seats are left [over|for other people]?
| How many more people can sit down?
| For how many more people is there a seat?
| How many seats has nobody taken?
| What is the number of free seats?
> Seats in all: t = r * k
> Free seats: f = t - g
! {ans} seats are free.
# r * k - g

k=20..50:10 g=2..9 n=k*g x=pupil
{n} {x} go on a trip. One bus holds {k} of them.
| A bus holds {k} {x}, and {n} {x} want to go on a trip.
| {n} {x} ride to a lake by bus, {k} in each bus.
| There are {k} seats in a bus, and {n} {x} must be taken to a lake.
| In one bus there is room for {k} {x}, but there are {n} {x}.
| {A} orders buses for {n} {x}. Each bus takes {k} of them.
| A group of {n} {x} travels in buses with {k} seats each.
| {n} {x} get into buses. Each bus is full with {k} {x}.
| {k} {x} fit into one bus, and {n} {x} are waiting.
| To bring {n} {x} to a show, a school uses buses that carry {k} {x} each.
| Buses with {k} seats each are to carry {n} {x}.
| {n} {x} fill some buses, and {k} of them sit in every bus.
| A bus holds {k} people. On a trip go {n} {x}.
| In each bus sit {k} of the {n} {x} who go on a trip.
| Buses with {k} seats each come for {n} {x}.
? How many buses are needed?
| How many buses does it take?
| How many buses must come?
| How many buses are full?
| How many buses do they need?
| How many buses should be ordered?
| How many full buses is that?
| How many buses will there be?
| What number of buses is needed?
| For all of them, how many buses are needed?
> Buses: g = n / k
! {ans} buses are needed.
# n / k

k=3..9 g=3..25 n=k*g x=pupil
{n} {x} make teams of {k}.
| In a school {n} {x} are put into teams of {k}.
| {n} {x} play a game in teams. In a team are {k} {x}.
| A team needs {k} {x}, and {n} {x} want to play.
| The {n} {x} of a school play in teams, {k} in each team.
| {A} divides {n} {x} into teams with {k} in each.
| There are {k} {x} in every team and {n} {x} in all.
| For a game {n} {x} form teams of {k} each.
| {A} has {n} {x} and needs {k} for one team.
| {n} {x} are split up so that {k} of them are in each team.
| A team is made up of {k} {x}, and {n} {x} take part.
| One team has {k} {x}. Altogether there are {n} {x} in the game.
| In teams of {k} play {n} {x}.
| A team has {k} {x}. {n} {x} want to play.
| For a game one needs teams of {k}. There are {n} {x}.
? How many teams are there?
| How many teams does that make?
| How many teams is that?
| How many teams can they make?
| How many teams play?
| How many teams do they form?
| What is the number of teams?
| How many teams will there be?
| Into how many teams are they split?
| How many teams can be made in all?
> Teams: g = n / k
! There are {ans} teams.
# n / k

c=3..9 k=12..30 t=2..20
A school has {c} classes with {k} students each and {t} teachers.
| There are {c} classes of {k} students in a school. The school has {t} teachers.
| In a school each of {c} classes has {k} students. There are also {t} teachers.
| {c} classes of {k} students and {t} teachers go to a museum.
| A school goes on a trip with {c} classes of {k} students and {t} teachers.
| {t} teachers work in a school that has {c} classes of {k} students.
| A class in this school has {k} students. There are {c} classes and {t} teachers.
| {A} is one of {t} teachers at a school with {c} classes. Each class has {k} students.
| {c} classes, each with {k} students, come to a show together with {t} teachers.
| There are {k} students in each of {c} classes. With them come {t} teachers.
| {t} teachers meet {c} classes, and each class is made up of {k} students.
| A school has {t} teachers and {c} classes with {k} students each.
| In a school there are {t} teachers. {k} students are in each of the {c} classes.
| Each class of a school has {k} students. There are {c} classes and {t} teachers.
? How many people is that [in all|altogether|in total]?
| How many people are there [in all|altogether]?
| How many people is that together?
| How many are the students and the teachers together?
| Counting students and teachers, how many people are there?
| What is the number of all these people?
| How many people does that make?
| If everyone is counted, how many people are there?
| How many people go, students and teachers together?
> Students: s = c * k
> People in all: p = s + t
! That is {ans} people.
# c * k + t

a=10..60 b=10..60 c=2..30 x=vehicle
There are {a} people on a {x1}. At a stop {b} get on and {c} get off.
| {a} people are on a {x1}. Then {b} more get on, and {c} get off.
| {a} people sit in a {x1}. A little later {b} come in and {c} go out.
| In the morning there were {a} people in a {x1}. Then {b} got in and {c} got out.
| A {x1} starts with {a} people. Later {b} people get on, and {c} leave it.
| {A} drives a {x1} with {a} people. At the next stop {b} get on, and {c} get off.
| A {x1} carries {a} people. Then {b} others come on, and {c} of all the people leave.
| {b} people get on a {x1} in which there are {a} already. Then {c} get off.
| On a {x1} with {a} people there is room for more. So {b} enter, and later {c} go out.
| A {x1} arrives with {a} people in it. At a stop {b} people join them, and {c} leave.
| {a} people ride on a {x1}. When it stops, {c} of them get off and {b} new ones get on.
| {b} people get on a {x1} and {c} get off. Before that, {a} people were on it.
| {c} people get off a {x1}, and {b} get on. There were {a} people on it before.
| At a stop {c} people leave a {x1} and {b} come in. It had {a} people before the stop.
? How many people are on the {x1} now?
| How many people are in it now?
| How many people does the {x1} carry after that?
| How many people are there [then|after that]?
| With how many people does the {x1} go on?
| What is the number of people now?
| How many people are on the {x1} in the end?
| How many people are still on the {x1}?
| How many people is that after the stop?
| So how many people are on the {x1} now?
> People after some got on: s = a + b
> People left: r = s - c
! There are {ans} people on the {x1} now.
# a + b - c

g=2..40 b=2..40 k=2..9 plain
There are {g} girls and {b} boys in a group. Each of them brings {k} books.
| {g} girls and {b} boys bring {k} books each.
| A group has {g} girls and {b} boys, and every child brings {k} books.
| {k} books are brought by each child in a group of {g} girls and {b} boys.
| In a class there are {g} girls and {b} boys. Every one of them borrows {k} books.
| {g} girls and {b} boys come to a library. They take {k} books apiece.
| Each child in a class gets {k} books. There are {g} girls and {b} boys.
| {A} gives {k} books to every child in a class with {g} girls and {b} boys.
| {k} books per child are needed in a class of {g} girls and {b} boys.
| {A} is in a group of {g} girls and {b} boys, and each child has {k} books.
| In a school bus sit {g} girls and {b} boys with {k} books each.
| Each child in a group brings {k} books. There are {g} girls and {b} boys.
| {k} books each are brought by {b} boys and {g} girls.
| For a fair every child in a class brings {k} books. The class has {b} boys and {g} girls.
? How many books is that?
| How many books are there [in all|altogether]?
| How many books does that make?
| What is the number of books?
| How many books is that [in all|in total]?
| How many books do the girls and boys have together?
| How many books is that for the whole group?
| What number of books do they have together?
| If you put all the books together, how many are there?
| In total, how many books is that?
> Children in all: s = g + b
> Books in all: t = s * k
! That is {ans} books.
# (g + b) * k

n=10..60 p=3..15
{n} people buy a ticket for {p$} each.
| A ticket costs {p$}, and {n} people buy one.
| {n} tickets are sold for {p$} each.
| For a show {n} people pay {p$} each.
| Everyone who comes in pays {p$}. In all {n} people come.
| {A} sells {n} tickets. One ticket costs {p$}.
| The price of a ticket is {p$}, and {n} tickets are sold.
| {n} guests come to a concert and pay {p$} apiece.
| Each of {n} guests pays {p$} for a ticket.
| A theater sells {n} tickets at {p$} per ticket.
| There are {n} guests, and each one buys a ticket for {p$}.
| For {p$} each, {n} people buy a ticket.
| A ticket costs {p$}, and {n} people buy one.
| {p$} is paid for a ticket by each of {n} people.
? How much money do the tickets bring?
| How much money is that?
| How many dollars is that [in all|altogether]?
| How much do all the tickets cost together?
| How much money comes in?
| How much do they pay [in all|altogether|in total]?
| What is the price of all these tickets together?
| How many dollars do the people pay in all?
| How many dollars do the tickets bring in?
| What do the guests pay together?
> Money for the tickets: m = n * p
! They bring {ans} dollars.
# n * p

a=2..20 p=5..15 c=2..20 q=2..9 plain
A ticket costs {p$} for a grown-up and {q$} for a child. There come {a} grown-ups and {c} children.
| {a} grown-ups pay {p$} each and {c} children pay {q$} each.
| {a} grown-ups and {c} children go to a show. Grown-ups pay {p$} each, children {q$}.
| For a grown-up the price is {p$}, for a child {q$}. There are {a} grown-ups and {c} children.
| Each of {a} grown-ups pays {p$} for a ticket, and each of {c} children pays {q$}.
| A zoo sells {a} tickets to grown-ups for {p$} each and {c} tickets to children for {q$} each.
| {A} buys tickets for {a} grown-ups at {p$} each and for {c} children at {q$} each.
| A show costs grown-ups {p$} and children {q$}. A group of {a} grown-ups and {c} children comes.
| To get in, {a} grown-ups must pay {p$} each and {c} children {q$} each.
| {c} children with tickets for {q$} and {a} grown-ups with tickets for {p$} see a film.
| There come {a} grown-ups and {c} children. A grown-up pays {p$}, and a child pays {q$}.
| A child pays {q$} and a grown-up {p$}. {c} children and {a} grown-ups come.
| {a} grown-ups pay {p$} each, and {c} children pay {q$} each.
| {c} children buy tickets for {q$} each, and {a} grown-ups buy tickets for {p$} each.
? How much do they pay [in all|altogether|in total]?
| How much money is that [in all|altogether]?
| How many dollars do they pay together?
| How much do all the tickets cost?
| What is the price of all the tickets together?
| How much does the whole group pay?
| How many dollars is that for the tickets?
| What must they pay in all?
| In total, how many dollars is that?
| How much money do these people pay together?
> Money for the grown-ups: m = a * p
> Money for the children: k = c * q
> Money in all: t = m + k
! They pay {ans} dollars.
# a * p + c * q

t=2..9 s=4..8 e=2..20
There are {t} tables with {s} chairs each. {A} brings {e} more chairs.
| A room has {t} tables. Each table has {s} chairs, and {e} more chairs stand at the wall.
| In a room {s} chairs stand at each of {t} tables. Another {e} chairs are put at the wall.
| {t} tables have {s} chairs each, and {A} finds {e} more chairs in the next room.
| At every one of {t} tables there are {s} chairs. Another {e} chairs are not at a table.
| {A} sets up {t} tables with {s} chairs per table and {e} single chairs.
| {e} chairs are near the door. The others stand at {t} tables, {s} at each.
| A hall has {t} tables. There is room for {s} chairs at each, and {e} chairs are in a corner.
| For a party {A} needs {t} tables, each with {s} chairs, and besides these {e} chairs.
| {s} chairs are at each table. There are {t} tables, and {e} chairs without a table.
| {A} counts {t} tables of {s} chairs and another {e} chairs.
| Each of {t} tables has {s} chairs. From the kitchen {A} brings {e} chairs.
| {A} brings {e} chairs to a room that has {t} tables with {s} chairs each.
| {e} more chairs are brought into a room with {t} tables. Each table already has {s} chairs.
| {s} chairs stand at each of {t} tables, and {A} brings {e} more.
? How many chairs are there[| in all| altogether| in total]?
| How many chairs is that?
| How many chairs does that make?
| What is the number of chairs?
| How many people can sit down?
| Counting all of them, how many chairs are there?
| How many chairs are there for the guests?
| If each guest takes one chair, how many guests can sit?
| How many chairs do they have in all?
> Chairs at the tables: a = t * s
> Chairs in all: c = a + e
! There are {ans} chairs.
# t * s + e

r=4..40 k=5..40
? How many seats are in {r} rows of {k} seats?
| If a hall has {r} rows with {k} seats each, how many people can sit down?
| How many people can sit in a theater with {r} rows if each row has {k} seats?
| When {k} chairs stand in each of {r} rows, how many chairs are there [in all|altogether]?
| A hall has {r} rows of {k} seats, so how many seats does it have?
| With {r} benches for {k} people each, how many people find a place?
| How many chairs does {A} need for {r} rows with {k} chairs per row?
| Suppose there are {k} seats in a row and {r} rows. How many seats is that?
| {A} sets up {r} rows of {k} chairs. How many chairs is that?
> Seats in all: t = r * k
! That makes {ans} seats.
# r * k

k=5..9 r=4..40 t=r*k
A hall has {t} seats in rows of {k}.
| There are {t} seats in a theater, {k} in each row.
| {A} puts {t} chairs into rows with {k} chairs each.
| {t} people sit in full rows. In a row there is room for {k}.
| {t} chairs stand in a hall, {k} to a row.
| For {t} guests {A} makes rows of {k} chairs. Every guest gets one chair.
| One bench holds {k} people and makes one row. For {t} people there is a seat.
| {A} has {t} chairs. With {k} chairs {he} makes one row.
| To seat {t} people, {A} needs rows of {k} seats.
| In rows of {k}, a hall has {t} seats.
| With {k} seats in each row, a hall has {t} seats in all.
| Each row has {k} seats, and the hall has {t}.
? How many rows are there?
| How many rows is that?
| How many rows does that make?
| How many rows are needed?
| In how many rows do they stand?
| What is the number of rows?
| How many rows can be made?
| How many rows does the hall have?
| How many full rows are there?
> Rows: r = t / k
! There are {ans} rows.
# t / k

r=3..9 k=5..40 t=r*k
{t} seats are in {r} rows, the same number in each row.
| A hall with {t} seats has {r} equal rows.
| {A} puts {t} chairs into {r} rows so that all the rows are alike.
| {t} people sit in {r} full rows of the same length.
| There are {r} rows in a theater with {t} seats. No row is longer than another.
| {t} chairs are set up evenly in {r} rows.
| {r} rows, all alike, have {t} seats together.
| In {r} rows there is room for {t} people, and each row has room for the same number.
| In {r} equal rows there are {t} seats.
| A hall with {r} rows has {t} seats, the same number in each row.
? How many seats are in [one|each] row?
| How many seats does [one|each|a] row have?
| How many people can sit in one row?
| How many seats are there per row?
| How long is one row, counted in seats?
| What number of seats does one row have?
| How many seats can you count in each row?
| For how many people is there room in each row?
> Seats in a row: k = t / r
! There are {ans} seats in each row.
# t / r

r=3..20 k=5..20 s=2..9 m=4..15
A theater has {r} rows of {k} seats downstairs and {s} rows of {m} seats upstairs.
| Downstairs there are {r} rows with {k} seats each, and upstairs {s} rows with {m} seats each.
| A hall has {r} long rows of {k} seats and {s} short rows of {m} seats.
| In the front there are {r} rows of {k} seats. In the back are {s} rows of {m} seats.
| {A} sets up {r} rows of {k} chairs. Behind them {he} puts {s} rows of {m} chairs.
| {r} rows hold {k} people each. Another {s} rows hold {m} people each.
| There are {k} seats in each of {r} rows and {m} seats in each of {s} other rows.
| One side of a hall has {r} rows of {k} seats, the other side has {s} rows of {m} seats.
| Upstairs a theater has {s} rows of {m} seats, and downstairs it has {r} rows of {k} seats.
| {k} seats are in each of {r} rows downstairs, and {m} in each of {s} rows upstairs.
| A theater has {s} rows of {m} seats at the back and {r} rows of {k} seats in front.
? How many seats are there [in all|altogether|in total]?
| How many people can sit there?
| How many seats is that together?
| What is the number of all the seats?
| How many people find a seat in all these rows?
| In total, how many seats is that?
| How many seats can be taken?
| How many seats do all the rows have?
> Seats in the first rows: a = r * k
> Seats in the other rows: b = s * m
> Seats in all: t = a + b
! There are {ans} seats.
# r * k + s * m

f=10..90 g=20..200 t=f+g x=vehicle
A {x1} has {t} seats, and {g} of them are taken.
| Of the {t} seats on a {x1}, {g} are taken.
| {g} people sit on a {x1} with {t} seats.
| There is room for {t} people on a {x1}, and {g} are in it.
| {t} seats are on a {x1}. {A} counts {g} people sitting.
| {A} is on a {x1} that has {t} seats, and {g} people have a seat.
| A {x1} can carry {t} people. Today only {g} come.
| On a {x1} {g} of the {t} seats are full.
| A {x1} with {t} seats carries {g} people, and everyone has a seat.
| On a {x1}, {g} of {t} seats are taken.
| {g} people sit on a {x1}, which has {t} seats.
| {g} seats of a {x1} are taken. It has {t} in all.
| {g} people get on an empty {x1} with {t} seats.
? How many seats are free?
| How many seats are still free?
| How many empty seats are there?
| How many more people could sit down?
| How many seats are not taken?
| How many seats stay empty?
| How many people can still get on and sit?
| What number of seats is free?
| How many seats can still be taken?
> Free seats: f = t - g
! {ans} seats are free.
# t - g

w=2..9 k=20..60 g=20..300
A train has {w} wagons with {k} seats each. There are {g} people on the train.
| {g} people ride on a train. It has {w} wagons, and each wagon has {k} seats.
| In each of {w} wagons of a train there are {k} seats. At the station {g} people get on.
| A train pulls {w} wagons with room for {k} people in each. Only {g} people sit in it.
| {A} is on a train with {w} wagons of {k} seats. In all {g} seats are taken.
| There are {k} seats per wagon in a train of {w} wagons, and {g} tickets are sold.
| {g} seats are taken in a train. It has {w} wagons and {k} seats in every wagon.
| A train of {w} wagons stops. Each wagon has {k} seats, and {g} people go in.
| {g} people are on a train with {w} wagons. Each wagon has {k} seats.
| {k} seats are in each of the {w} wagons of a train, and {g} people sit there.
| Each wagon of a train has {k} seats. There are {w} wagons and {g} people.
? How many seats are free?
| How many seats stay empty?
| How many more people can get a seat?
| How many empty seats are there?
| How many seats are left?
| What number of seats is still free?
| How many seats are not taken?
| How many more people can sit in the train?
> Seats in all: t = w * k
> Free seats: f = t - g
! {ans} seats are free.
# w * k - g

f=2..6 c=2..9 k=10..30
A school has {f} floors with {c} rooms on each. There are {k} chairs in every room.
| On each of {f} floors of a school there are {c} rooms with {k} chairs in each.
| A house has {f} floors. Each floor has {c} rooms, and each room has {k} chairs.
| {k} chairs stand in every room of a school. It has {f} floors with {c} rooms per floor.
| {A} cleans {f} floors. On every floor are {c} rooms, and in every room are {k} chairs.
| {A} counts {k} chairs per room, {c} rooms per floor and {f} floors.
| There are {c} rooms on every floor of a house with {f} floors. A room has {k} chairs.
| {f} floors of {c} rooms each belong to a school. In each of the rooms stand {k} chairs.
| Every room of a school has {k} chairs. On each of {f} floors are {c} rooms.
| {k} chairs stand in each room of a school with {c} rooms on each of {f} floors.
? How many chairs are there [in all|altogether|in total]?
| How many chairs is that?
| How many chairs does that make?
| How many chairs are in the house?
| What is the number of all the chairs?
| In total, how many chairs are there?
| How many chairs does it have?
| If all the rooms are counted, how many chairs are there?
> Rooms: r = f * c
> Chairs in all: t = r * k
! There are {ans} chairs.
# f * c * k

k=3..9 g=3..20 t=k*g a=5..90 b=t-a plain
{a} girls and {b} boys sit down at tables for {k}.
| There are {a} girls and {b} boys. At each table there is room for {k} children.
| {A} invites {a} friends and {b} neighbors. One table has room for {k} people.
| {a} people come by bus and {b} by car. They eat at tables with {k} seats each.
| A group of {a} and a group of {b} people come to eat. At each table sit {k}.
| {a} grown-ups and {b} children need a seat. Every table has {k} seats.
| In a camp are {a} girls and {b} boys. They eat at tables, {k} at each.
| {A} has to find tables for {a} women and {b} men. At one table sit {k} people.
| At each table sit {k} people. {a} girls and {b} boys come.
| Tables for {k} are set for {b} boys and {a} girls.
? How many tables are needed?
| How many tables do they need?
| How many tables will be full?
| How many tables does it take for all of them?
| How many full tables is that?
| How many tables are full?
| How many tables must be set up?
| At how many tables do they sit?
> People in all: t = a + b
> Tables: g = t / k
! {ans} tables are needed.
# (a + b) / k

b=2..6 k=20..50 r=5..40 u=b*k n=u+r x=pupil
{n} {x} want to go to a lake. There are {b} buses with {k} seats each, and the rest walk.
| There are {b} buses with room for {k} {x} each, but {n} {x} want to ride.
| {n} {x} wait for a ride. Then {b} buses take {k} {x} each.
| {A} has ordered {b} buses of {k} seats for {n} {x}.
| Each of {b} buses takes {k} of the {n} {x}.
| Of {n} {x}, {k} get into each of {b} buses.
| {A} has {b} buses for {n} {x}, and a bus holds {k} of them.
| A school has {n} {x}. Only {b} buses come, and each can carry {k} {x}.
| There are {b} buses with {k} seats each for {n} {x}. Those who get no seat walk.
| {k} seats are in each of {b} buses. {n} {x} want to go to a lake, and the rest walk.
? How many {x} do not get a seat?
| How many {x} are left [behind|over]?
| How many {x} have no seat?
| For how many {x} is there no room?
| How many {x} cannot ride in the buses?
| How many {x} must walk?
| How many {x} must wait for another bus?
| How many of the {x} do not fit in?
> Seats: u = b * k
> {X} without a seat: r = n - u
! {ans} {x} have no seat.
# n - b * k

r=2..15 k=2..9 g=2..20 u=g*k n=u+r x=pupil
{n} {x} come to play, but {r} only watch. The others make teams of {k}.
| Of {n} {x}, {r} are ill. The rest play in teams of {k}.
| {r} of {n} {x} stay at home. Those who come form teams of {k} each.
| {A} has {n} {x}. Of these, {r} help {him}, and the others go into teams of {k}.
| There are {n} {x} in a class. When {r} are away, the others are put into teams of {k}.
| From a group of {n} {x}, {r} go home. The others stay and make teams of {k}.
| {n} {x} want to play. Except for {r}, all of them are put into teams with {k} in each.
| When {r} of {n} {x} have left, {A} makes teams of {k} out of those who stay.
| In teams of {k}, all but {r} of {n} {x} play.
| {r} of the {n} {x} who come only watch. Teams of {k} are made by the others.
| Teams of {k} are made by {n} {x}, but {r} of them only watch and are in no team.
? How many teams are there?
| How many teams is that?
| How many teams does that make?
| How many teams play?
| What is the number of teams?
| How many teams can be made?
| How many teams do they form?
| In the end, how many teams are there?
> {X} who play: u = n - r
> Teams: g = u / k
! There are {ans} teams.
# (n - r) / k

f=2..30 g=10..60 t=f+g p=2..9
A hall has {t} seats. Of these, {f} are free, and each guest has paid {p$}.
| Of the {t} seats in a hall, {f} stay empty. For each of the others a guest pays {p$}.
| There are {t} tickets for {p$} each, but {f} of them are not sold.
| A ticket for a show costs {p$}. {A} has {t} tickets and is left with {f}.
| {A} sells all but {f} of {t} tickets and gets {p$} for each.
| There is room for {t} people, but {f} seats have no guest, and a seat costs {p$}.
| A hall has {t} seats, all but {f} of them sold. One seat costs {p$}.
| {f} of {t} seats are free. The people on the other seats paid {p$} each.
| Each guest has paid {p$}. The hall has {t} seats, and {f} of them are free.
| {f} seats are free in a hall with {t}. Each guest has paid {p$}.
| A seat costs {p$}. A hall with {t} seats is full but for {f} seats.
? How much money comes in?
| How much money do the guests pay?
| How many dollars is that?
| How many dollars are paid in all?
| How much money is paid for the tickets?
| How much money do they pay in all?
| How much do the sold tickets bring?
| What do the tickets bring in, in dollars?
> Tickets sold: g = t - f
> Money: m = g * p
! {ans} dollars come in.
# (t - f) * p

r=4..40 k=5..40 any
The hall has {r} rows of seats.
| There are {r} rows of seats in the hall.
| {r} rows of seats stand in the hall.
| {A} counts {r} rows in the hall.
| For a concert {r} rows are set up in the hall.
| The seats of the hall stand in {r} rows.
Each row has {k} seats.
| There are {k} seats in each row.
| {k} seats are in every row.
| {A} counts {k} seats in each row.
| A row of the hall is {k} seats long.
| {k} people can sit in a row.
? How many seats are there[| in all| altogether| in total]?
| How many people can sit there?
| How many seats is that?
| How many seats does that make?
| For how many people are there seats?
| What is the number of seats?
| How many people find a seat?
| If every seat is taken, how many people sit there?
| How many people can sit down at the same time?
| How many people have room to sit?
> Seats in all: t = r * k
! There are {ans} seats.
# r * k

r=4..40 k=5..40
A hall has {r} rows of seats.
| There are {r} rows in a theater.
| For a concert {A} sets up {r} rows of seats.
| {A} counts {r} rows in a hall.
| {r} rows of seats are set up in a hall.
? How many seats are there if each row has {k}?
| If each row has {k} seats, how many seats are there?
| With {k} seats in a row, how many seats are there?
| Each row has {k} seats. How many seats is that?
| How many seats are there, when {k} are in every row?
> Seats in all: t = r * k
! There are {ans} seats.
# r * k

r=4..40 k=5..40
Each row of a hall has {k} seats.
| {k} seats make one row in a theater.
| For a concert {A} puts {k} seats into a row.
| In every row there are {k} seats.
| There are {k} seats to a row.
? How many seats are there in {r} rows?
| If there are {r} rows, how many seats are there?
| {A} counts {r} rows. How many seats are there?
| How many seats does {A} need for {r} rows?
| There are {r} rows. How many seats is that?
> Seats in all: t = r * k
! There are {ans} seats.
# r * k

r=4..20 k=5..20 g=10..90 any
{g} people come to the hall.
| {g} seats of the hall are taken.
| For a film {g} people sit in the hall.
| In the hall sit {g} people.
| {A} sees {g} people in the hall.
The hall has {r} rows of seats.
| There are {r} rows of seats in the hall.
| {r} rows of seats stand in the hall.
| In the hall {A} counts {r} rows.
Each row has {k} seats.
| There are {k} seats in each row.
| {k} seats are in every row.
| {k} people can sit in a row.
? How many seats are free?
| How many seats stay empty?
| How many seats are still free?
| How many empty seats are there?
| How many seats are not taken?
| How many seats are left [over|for other people]?
| How many more people can sit down?
| For how many more people is there a seat?
| How many seats has nobody taken?
| What is the number of free seats?
> Seats in all: t = r * k
> Free seats: f = t - g
! {ans} seats are free.
# r * k - g

r=4..20 k=5..20 g=10..90
A hall has {r} rows of {k} seats.
| With {k} seats in each row, a hall has {r} rows.
| There are {r} rows in a theater and {k} seats in a row.
| For a show {A} sets up {r} rows with {k} seats in each.
| In each of {r} rows there are {k} seats.
| {k} seats are in each of {r} rows.
? How many seats are free if {g} people come?
| If {g} seats are taken, how many are free?
| {g} people sit down. How many seats are free?
| How many seats stay empty when {g} people come?
| With {g} people in the hall, how many seats are free?
> Seats in all: t = r * k
> Free seats: f = t - g
! {ans} seats are free.
# r * k - g

r=4..20 k=5..20 g=10..90
{g} people come to see a show. The hall has {r} rows of {k} seats.
| {g} people sit in a hall with {k} seats in each of {r} rows.
| For a show {g} people come to a hall, and each of its {r} rows has {k} seats.
| On Sunday {g} people come to a theater. There are {k} seats in a row and {r} rows.
| {g} people have bought a ticket for a hall with {r} rows. Each row has {k} seats.
? How many seats are free?
| How many seats stay empty?
| How many seats are still free?
| How many empty seats are there?
| How many seats are not taken?
| How many seats are left [over|for other people]?
| How many more people can sit down?
| For how many more people is there a seat?
| How many seats has nobody taken?
| What is the number of free seats?
> Seats in all: t = r * k
> Free seats: f = t - g
! {ans} seats are free.
# r * k - g

k=20..50:10 g=2..9 n=k*g x=pupil any
{n} {x} go on a trip.
| A trip is planned for {n} {x}.
| {A} wants to take {n} {x} to a lake.
| {n} {x} want to see a lake.
| There are {n} {x} who go on a trip.
One bus holds {k} people.
| There are {k} seats in each bus.
| Each bus has {k} seats, and all seats get filled.
| {k} people fit into one bus.
| {A} can put {k} people on one bus.
? How many buses are needed?
| How many buses does it take?
| How many buses must come?
| How many buses are full?
| How many buses do they need?
| How many buses should be ordered?
| How many full buses is that?
| How many buses will there be?
| What number of buses is needed?
| For all of them, how many buses are needed?
> Buses: g = n / k
! {ans} buses are needed.
# n / k

k=20..50:10 g=2..9 n=k*g x=pupil
{n} {x} go on a trip.
| {A} plans a trip for {n} {x}.
| On Sunday {n} {x} go to a lake.
| {n} {x} want to see a lake.
? How many buses are needed if one bus holds {k}?
| If there are {k} seats in each bus, how many buses are needed?
| How many buses must come, if each has {k} seats?
| With {k} people in a bus, how many buses does it take?
> Buses: g = n / k
! {ans} buses are needed.
# n / k

k=20..50:10 g=2..9 n=k*g x=pupil
One bus holds {k} people.
| There are {k} seats in each bus.
| {A} has buses with {k} seats each.
| {k} people fit into one bus.
? How many buses are needed for {n} {x}?
| If {n} {x} go on a trip, how many buses does it take?
| {n} {x} want to go to a lake. How many buses are needed?
| How many buses does {A} need for {n} {x}?
> Buses: g = n / k
! {ans} buses are needed.
# n / k

k=3..9 g=3..25 n=k*g x=pupil any
{n} {x} want to play.
| There are {n} {x} on the field.
| {A} meets {n} {x} who want to play.
| {n} {x} come to the game.
Each team has {k} {x}.
| There are {k} {x} in each team.
| {k} {x} make one team.
| For one team {k} {x} are needed.
? How many teams are there?
| How many teams does that make?
| How many teams is that?
| How many teams can they make?
| How many teams play?
| How many teams do they form?
| What is the number of teams?
| How many teams will there be?
| Into how many teams are they split?
| How many teams can be made in all?
> Teams: g = n / k
! There are {ans} teams.
# n / k

c=3..9 k=12..30 t=2..20 any
The school has {c} classes.
| There are {c} classes in the school.
| {A} counts {c} classes in the school.
| {c} classes are taught at the school.
Each class has {k} students.
| There are {k} students in each class.
| {k} students are in every class.
| {A} counts {k} students in each class.
{t} teachers work at the school.
| The school has {t} teachers.
| There are {t} teachers.
| {A} knows all {t} teachers of the school.
? How many people is that [in all|altogether|in total]?
| How many people are there [in all|altogether]?
| How many people is that together?
| How many are the students and the teachers together?
| Counting students and teachers, how many people are there?
| What is the number of all these people?
| How many people does that make?
| If everyone is counted, how many people are there?
| How many people go, students and teachers together?
> Students: s = c * k
> People in all: p = s + t
! That is {ans} people.
# c * k + t

a=10..60 b=10..60 c=2..30 x=vehicle any
Before the stop there were {a} people on the {x1}.
| {a} people were on the {x1} before the stop.
| The {x1} came to the stop with {a} people.
| {A} counted {a} people on the {x1} before the stop.
At the stop {b} people got on.
| {b} people got on at the stop.
| {b} new people came in at the stop.
| At the stop the {x1} took in {b} people.
At the stop {c} people got off.
| {c} people got off at the stop.
| {c} people left the {x1} at the stop.
| For {c} people the trip ended at the stop.
? How many people are on the {x1} now?
| How many people are in it now?
| How many people does the {x1} carry after that?
| How many people are there [then|after that]?
| With how many people does the {x1} go on?
| What is the number of people now?
| How many people are on the {x1} in the end?
| How many people are still on the {x1}?
| How many people is that after the stop?
| So how many people are on the {x1} now?
> People after some got on: s = a + b
> People left: r = s - c
! There are {ans} people on the {x1} now.
# a + b - c

g=2..40 b=2..40 k=2..9 any
There are {g} girls in the group.
| {g} girls are in the group.
| The group has {g} girls.
There are {b} boys in the group.
| {b} boys are in the group.
| The group has {b} boys.
Each child in the group brings {k} books.
| {k} books are brought by each child of the group.
| {A} asks each child in the group for {k} books and gets them.
| Every child of the group comes with {k} books.
? How many books is that?
| How many books are brought in all?
| How many books do the children bring together?
| How many books are there in the end?
> Children in all: s = g + b
> Books in all: t = s * k
! That is {ans} books.
# (g + b) * k

g=2..40 b=2..40 k=2..9 plain
There are {g} girls and {b} boys in a group.
| A class has {b} boys and {g} girls.
| {b} boys and {g} girls come to a fair.
| In a room sit {g} girls and {b} boys.
? How many books is that if each child brings {k}?
| If each of the children brings {k} books, how many books are there?
| Every child brings {k} books. How many books is that?
| With {k} books from each child, how many books are there?
> Children in all: s = g + b
> Books in all: t = s * k
! That is {ans} books.
# (g + b) * k

n=10..60 p=3..15
{n} people come to a concert.
| For a film {n} people buy tickets.
| At a fair {A} sells {n} tickets.
| {n} tickets are sold on Sunday.
? How much money is that if a ticket costs {p$}?
| If each ticket costs {p$}, how much money comes in?
| At {p$} for a ticket, how many dollars is that?
| A ticket costs {p$}. How much money comes in?
> Money for the tickets: m = n * p
! They bring {ans} dollars.
# n * p

a=2..20 p=5..15 c=2..20 q=2..9 plain any
A grown-up pays {p$}, and a child pays {q$}.
| A child pays {q$}, and a grown-up pays {p$}.
| Tickets are {q$} for a child and {p$} for a grown-up.
| The price is {p$} for a grown-up and {q$} for a child.
{a} grown-ups and {c} children come to the show.
| {c} children and {a} grown-ups come to the show.
| To the show come {c} children with {a} grown-ups.
| There are {a} grown-ups and {c} children at the show.
? How much do they pay [in all|altogether|in total]?
| How much money is that [in all|altogether]?
| How many dollars do they pay together?
| How much do all the tickets cost?
| What is the price of all the tickets together?
| How much does the whole group pay?
| How many dollars is that for the tickets?
| What must they pay in all?
| In total, how many dollars is that?
| How much money do these people pay together?
> Money for the grown-ups: m = a * p
> Money for the children: k = c * q
> Money in all: t = m + k
! They pay {ans} dollars.
# a * p + c * q

t=2..9 s=4..8 e=2..20 any
There are {t} tables in the room of {A}.
| The room of {A} has {t} tables.
| {t} tables stand in the room of {A}.
At each table there are {s} chairs.
| {s} chairs stand at each table.
| Each table has {s} chairs.
| {A} has put {s} chairs at every table.
{A} brings {e} extra chairs.
| {e} extra chairs are brought by {A}.
| For more guests {A} brings {e} extra chairs.
| {B} brings {A} {e} extra chairs.
? How many chairs are there[| in all| altogether| in total]?
| How many chairs is that?
| How many chairs does that make?
| What is the number of chairs?
| How many people can sit down?
| Counting all of them, how many chairs are there?
| How many chairs are there for the guests?
| If each guest takes one chair, how many guests can sit?
| How many chairs do they have in all?
> Chairs at the tables: a = t * s
> Chairs in all: c = a + e
! There are {ans} chairs.
# t * s + e

k=5..9 r=4..40 t=r*k any
The hall has {t} seats.
| There are {t} seats in the hall.
| {A} counts {t} seats in the hall.
| {t} people can sit in the hall.
Each row has {k} seats.
| There are {k} seats in each row.
| {k} seats are in every row.
| {k} seats make one row.
? How many rows are there?
| How many rows is that?
| How many rows does that make?
| How many rows are needed?
| In how many rows do they stand?
| What is the number of rows?
| How many rows can be made?
| How many rows does the hall have?
| How many full rows are there?
> Rows: r = t / k
! There are {ans} rows.
# t / k

f=10..90 g=20..200 t=f+g x=vehicle any
The {x1} has {t} seats.
| There are {t} seats on the {x1}.
| {t} people can sit on the {x1}.
| {A} drives the {x1}, which has {t} seats.
{g} seats are taken.
| {g} people sit on the {x1}.
| {A} counts {g} people on the {x1}.
| {g} people have got on the {x1}.
? How many seats are free?
| How many seats are still free?
| How many empty seats are there?
| How many more people could sit down?
| How many seats are not taken?
| How many seats stay empty?
| How many people can still get on and sit?
| What number of seats is free?
| How many seats can still be taken?
> Free seats: f = t - g
! {ans} seats are free.
# t - g

f=10..90 g=20..200 t=f+g x=vehicle
{g} people sit on a {x1}.
| There are {g} people on a {x1}, and all of them sit.
| {g} people have got on a {x1} and sat down.
| On a {x1} {g} seats are taken.
? How many seats are free if there are {t}?
| If the {x1} has {t} seats, how many are free?
| There are {t} seats. How many of them are free?
| How many of the {t} seats are free?
> Free seats: f = t - g
! {ans} seats are free.
# t - g

w=2..9 k=20..60 g=20..300 any
The train has {w} wagons.
| There are {w} wagons behind the engine.
| {A} counts {w} wagons of the train.
Each wagon has {k} seats.
| There are {k} seats in each wagon.
| {k} people can sit in each wagon.
{g} people are on the train.
| {g} people sit in the train.
| There are {g} people on the train, and all of them sit.
? How many seats are free?
| How many seats stay empty?
| How many more people can get a seat?
| How many empty seats are there?
| How many seats are left?
| What number of seats is still free?
| How many seats are not taken?
| How many more people can sit in the train?
> Seats in all: t = w * k
> Free seats: f = t - g
! {ans} seats are free.
# w * k - g

f=2..6 c=2..9 k=10..30 any
The school has {f} floors.
| There are {f} floors in the school.
| {A} walks over {f} floors of the school.
On each floor there are {c} rooms.
| {c} rooms are on each floor.
| Each floor has {c} rooms.
In each room there are {k} chairs.
| {k} chairs are in each room.
| Each room has {k} chairs.
? How many chairs are there [in all|altogether|in total]?
| How many chairs is that?
| How many chairs does that make?
| How many chairs are in the house?
| What is the number of all the chairs?
| In total, how many chairs are there?
| How many chairs does it have?
| If all the rooms are counted, how many chairs are there?
> Rooms: r = f * c
> Chairs in all: t = r * k
! There are {ans} chairs.
# f * c * k

k=3..9 g=3..20 t=k*g a=5..90 b=t-a any
{a} girls want to eat.
| {a} girls come to eat.
| There are {a} girls in the hall.
{b} boys want to eat.
| {b} boys come to eat.
| There are {b} boys in the hall.
{k} people sit at each table.
| There is room for {k} at each table.
| Each table is for {k} people.
| {A} seats {k} people at a table.
? How many tables are needed?
| How many tables do they need?
| How many tables will be full?
| How many tables does it take for all of them?
| How many full tables is that?
| How many tables are full?
| How many tables must be set up?
| At how many tables do they sit?
> People in all: t = a + b
> Tables: g = t / k
! {ans} tables are needed.
# (a + b) / k

b=2..6 k=20..50 r=5..40 u=b*k n=u+r x=pupil any
{n} {x} want to go to a lake.
| A trip to a lake is planned for {n} {x}.
| There are {n} {x} who want to see a lake.
{A} has {b} buses.
| There are {b} buses for the trip.
| {b} buses come for the trip.
Each bus has {k} seats.
| There are {k} seats in each bus.
| {k} people can sit in each bus.
? How many {x} do not get a seat?
| How many {x} are left [behind|over]?
| How many {x} have no seat?
| For how many {x} is there no room?
| How many {x} cannot ride in the buses?
| How many {x} must walk?
| How many {x} must wait for another bus?
| How many of the {x} do not fit in?
> Seats: u = b * k
> {X} without a seat: r = n - u
! {ans} {x} have no seat.
# n - b * k

r=2..15 k=2..9 g=2..20 u=g*k n=u+r x=pupil any
{n} {x} come to the game.
| There are {n} {x} at the game.
| {A} meets {n} {x} at the game.
{r} of the {x} only watch.
| {r} of the {x} are tired and only watch.
| At the game {r} of the {x} just watch.
Those who play make teams of {k}.
| For one team {k} {x} are needed.
| Each team has {k} {x}.
? How many teams are there?
| How many teams is that?
| How many teams does that make?
| How many teams play?
| What is the number of teams?
| How many teams can be made?
| How many teams do they form?
| In the end, how many teams are there?
> {X} who play: u = n - r
> Teams: g = u / k
! There are {ans} teams.
# (n - r) / k

f=2..30 g=10..60 t=f+g p=2..9 any
The hall has {t} seats.
| There are {t} seats in the hall.
| {t} people can sit in the hall.
{f} seats are free.
| {f} seats of the hall are empty.
| Nobody sits on {f} of the seats.
Each guest has paid {p$}.
| {p$} was paid by each guest.
| A ticket costs {p$}.
? How much money comes in?
| How much money do the guests pay?
| How many dollars is that?
| How many dollars are paid in all?
| How much money is paid for the tickets?
| How much money do they pay in all?
| How much do the sold tickets bring?
| What do the tickets bring in, in dollars?
> Tickets sold: g = t - f
> Money: m = g * p
! {ans} dollars come in.
# (t - f) * p

r=3..20 k=5..20 s=2..9 m=4..15 any
Downstairs a theater has {r} rows of {k} seats.
| Downstairs, {k} seats are in each of {r} rows.
| There are {r} rows with {k} seats each downstairs.
| {A} counts {r} rows with {k} seats in each downstairs.
Upstairs there are {s} rows of {m} seats.
| Upstairs, {m} seats are in each of {s} rows.
| There are {s} rows with {m} seats each upstairs.
| {s} rows with {m} seats in each are upstairs.
? How many seats are there in all?
| How many seats are there in the theater?
| How many seats does the theater have?
| How many people can sit in the theater?
> Seats in the first rows: a = r * k
> Seats in the other rows: b = s * m
> Seats in all: t = a + b
! There are {ans} seats.
# r * k + s * m
""")
