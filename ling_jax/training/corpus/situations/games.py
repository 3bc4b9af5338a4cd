"""Problems about points, goals and games."""

from ling_jax.training.corpus.templates import read

GAMES = read("""
g=2..9 k=3..20
In a game each [goal|hit] brings {k} points. {A} makes {g} of them.
| {A} makes {g} [goals|hits] in a game. Each one brings {k} points.
| When {A} hits the ball, the team gets {k} points. {He} hits the ball {g} times.
| {A} is lucky {g} times, and every time {he} wins {k} points.
| The team gets {k} points for each hit. Today {A} hits {g} times.
| {A} plays {g} rounds and gets {k} points in every round.
| For every [goal|hit] there are {k} points, and {A} makes {g}.
| In each of {g} rounds {A} wins {k} points.
| {k} points are given for a right answer. {A} gives {g} right answers.
| A [star|coin] in a game is worth {k} points. {A} finds {g} of them.
| {A} throws {g} balls into a basket. One ball in the basket counts {k} points.
| {A} wins {g} games in a row, and a win brings {k} points.
| {g} times {A} hits the goal. That is worth {k} points each time.
| {A} is given {k} points per level and finishes {g} levels.
| {A} makes {g} goals in a game in which each goal is worth {k} points.
| With {g} hits of {k} points each, {A} ends the game.
| {g} times {A} hits, and {k} points are given for a hit.
? How many points does {A} get?
| How many points does that bring?
| How many points is that [in all|altogether|in total]?
| How many points does {A} have then?
| How many points are there for {A}?
| What is the number of points?
| How many points does {A} make?
| How many points come together?
| With how many points does {A} end up?
| How many points does {A} win?
| How many points does that make?
> Points: p = g * k
! {A} gets {ans} points.
# g * k

a=5..60 b=5..60 c=5..60
{A} gets {a} points in the first game, {b} in the second and {c} in the third.
| In three games {A} gets {a}, {b} and {c} points.
| {A} wins {a} points in the morning, {b} at lunch and {c} in the evening.
| Before lunch {A} gets {a} points, then {b}, and at night {c}.
| {A} plays three rounds. The first brings {a} points, the second {b}, the third {c}.
| In the first round {A} makes {a} points. Then {he} makes {b}, and after that {c}.
| {A}, {B} and {C} play as a team. They make {a}, {b} and {c} points.
| {A} throws three times. {He} gets {a} points, then {b}, then {c}.
| {a} points come from the first game of {A}, {b} from the next and {c} from the last.
| On Monday {A} wins {a} points, on Tuesday {b} and on Wednesday {c}.
| {A} has {a} points after the first level. The next two levels bring {b} and {c} more.
| First {A} gets {a} points. To these come {b} and later {c}.
? How many points is that [in all|altogether|in total]?
| What is the sum?
| How many points is that together?
| What do these points make together?
| What is the total?
| What is the sum of all these points?
| How many points are there at the end?
| Altogether, how many points is that?
| How many points does that make?
| What is the total number of points?
| How many points were won?
> Points in two games: s = a + b
> Points in all: t = s + c
! That is {ans} points.
# a + b + c

g=2..20 a=2..20
{A} makes {g} shots for 3 points and {a} shots for 2 points.
| In a game {A} hits {g} shots of 3 points and {a} shots of 2 points.
| {A} gets 3 points per long shot and 2 per short shot. {He} makes {g} long and {a} short ones.
| A long shot counts 3 points, a short one 2. {A} makes {g} long shots and {a} short ones.
| {A} hits the basket {g} times for 3 points and {a} times for 2 points.
| {g} times {A} gets 3 points, and {a} times {he} gets 2 points.
| Red balls are worth 3 points each, blue balls 2. {A} has {g} red and {a} blue balls.
| For {g} hard questions {A} gets 3 points each, and for {a} easy ones 2 points each.
| {A} wins {g} rounds that bring 3 points each and {a} rounds that bring 2 points each.
| {g} hits of {A} count 3 points each, and {a} hits count 2 points each.
| {A} throws well. For {g} throws {he} gets 3 points each, for {a} others 2 points each.
| With {g} shots at 3 points and {a} shots at 2 points {A} ends a game.
? How many points does {A} have?
| How many points does {A} get [in all|altogether]?
| How many points is that [in all|in total]?
| How many points does {A} make?
| What is the number of points?
| How many points does that make?
| What is the total of the points?
| In total, how many points does {A} have?
| What does {A} have at the end, in points?
| How many points has {A} got?
> Points of the first: p = g * 3
> Points of the second: q = a * 2
> Points in all: t = p + q
! {A} has {ans} points.
# 3 * g + 2 * a

w=2..20 l=2..9
A team gets 3 points for each win and 1 point for each draw. It has {w} wins and {l} draws.
| For a win a team gets 3 points, for a draw 1 point. The team wins {w} times and draws {l} times.
| A team has won {w} games and drawn {l}. A win brings 3 points, a draw 1 point.
| A win counts 3 points and a draw 1 point. The team of {A} has {w} wins and {l} draws.
| The team of {A} wins {w} games, with 3 points each, and has {l} draws, with 1 point each.
| With {w} wins at 3 points and {l} draws at 1 point, a team ends the year.
| Each win is worth 3 points, and each draw is worth 1. A team gets {w} wins and {l} draws.
| After {w} wins and {l} draws a team counts its points. A win is worth 3 points, a draw 1 point.
| The team of {A} has drawn {l} times and won {w} times. There are 3 points per win and 1 per draw.
| 3 points are given for each of {w} wins, and 1 point for each of {l} draws.
| A team wins {w} times, which brings 3 points each time, and draws {l} times for 1 point each.
? How many points does the team have?
| How many points does the team get?
| How many points is that [in all|altogether|in total]?
| What is the number of points?
| How many points does that make for the team?
| How many points has the team got?
| In total, how many points does the team have?
| With how many points does the team end?
| What is the total of the points?
> Points for wins: p = w * 3
> Points in all: t = p + l
! The team has {ans} points.
# 3 * w + l

p=30..95 q=5..60 plain
The team of {A} makes {p} points. The other team makes {q} points.
| In a game {A} gets {p} points and {B} gets {q} points.
| {A} plays against {B}. {A} makes {p} points, and {B} makes {q}.
| At the end of a game {A} has {p} points and {B} has {q}.
| {A} ends with {p} points and {B} with {q}.
| {p} points are for {A}, and {q} are for {B}.
| {A} beats {B} with {p} to {q} points.
| A game ends {p} to {q} for {A} against {B}.
| {B} makes {q} points, but {A} makes {p} and wins.
| {A} and {B} play. The points of {A} are {p}, those of {B} are {q}.
| {B} loses with {q} points, because {A} makes {p}.
| The team of {A} wins. It has {p} points, the other one has {q}.
? By how many points does {A} win?
| By how many points is {A} ahead?
| How many more points does {A} have?
| What is the difference in points?
| How many points more does {A} have?
| How large is the difference?
| How many points does {A} have more than the other side?
| How many points are missing for the other side to be equal?
| How far is {A} ahead at the end, in points?
| What is {A} ahead by, in points?
| What is the difference between {p} and {q} points?
> Difference: d = p - q
! {A} wins by {ans} points.
# p - q

a=10..60 m=2..4 l=2..20 plain
{A} has {a} points. {B} has {m} times as many, but then {B} loses {l} points.
| {B} has {m} times as many points as {A}. {A} has {a} points. Then {B} loses {l}.
| {A} has {a} points. {B} had {m} times that number until {l} were lost.
| {B} is ahead with {m} times as many points as {A}, who has {a}. Now {B} loses {l} points.
| {A} makes {a} points, {B} makes {m} times as many. Later {l} points are taken from {B}.
| The points of {B} were {m} times the {a} points of {A}. {B} has lost {l} of them.
| {m} times as many points as {A} has, who has {a}, belong to {B}. Then {B} loses {l}.
| For each point of {A}, who has {a}, {B} had {m}. But {l} points were taken from {B}.
| {B} made {m} times as many points as {A} and lost {l} of them later. {A} made {a}.
| If {A} has {a} points, {B} starts with {m} times that number. On the way {B} loses {l}.
? How many points does {B} have now?
| How many points does {B} have left?
| How many points are left for {B}?
| How many points does {B} keep?
| With how many points does {B} end?
| How many points has {B} got after that?
| How many points are those that {B} still has?
| In the end, how many points does {B} have?
| What number of points does {B} keep?
> {B} had: b = a * m
> Points left: r = b - l
! {B} has {ans} points.
# a * m - l

n=2..9 k=5..30 t=n*k
{A} has {t} points after {n} games, the same number in each game.
| In {n} games {A} gets {t} points. In each game {he} gets the same number.
| {A} wins {t} points in {n} rounds, equally many in every round.
| {n} rounds bring {t} points to {A}. Every round brings the same number.
| {A} makes {t} points with {n} shots, and all the shots count the same.
| {t} points come from {n} games of {A}, the same from each.
| After {n} equal levels {A} has {t} points.
| {n} times {A} gets the same number of points, {t} in all.
| {A} has made {t} points in {n} games and the same in every game.
| All {n} rounds bring {A} equally many points. In sum it is {t} points.
| {A} plays {n} levels with the same number of points in each, and ends with {t}.
| In {n} games {A} makes {t} points, the same number in each.
| After {n} equal rounds {A} has {t} points.
? How many points does one of them bring?
| How many points is that each time?
| How many points does each of them bring?
| How many points come from each?
| How many points does {A} get each time?
| How many points are there for each of the {n}?
| What number of points is that each time?
| How many points is each of them worth?
| How many points per time is that?
> Points each time: k = t / n
! Each time it is {ans} points.
# t / n

a=20..90 w=5..30 l=2..30
{A} starts a game with {a} points. {He} wins {w} points and loses {l}.
| At the start {A} has {a} points. Then {he} loses {l} and wins {w}.
| A game begins with {a} points for {A}. Then {w} points are added and {l} are lost.
| {A} has {a} points when the game begins. Then {w} more come, and {l} go away.
| {A} has {a} points. In the next round {he} gets {w} more, and in the last one {he} loses {l}.
| With {a} points {A} goes into the last round. {He} makes {w} points and loses {l}.
| {A} had {a} points. For a hit {w} were added, and for a mistake {l} were taken away.
| First {A} has {a} points. After winning {w} points {he} loses {l}.
| {A} starts with {a} points. A lucky card brings {w}, and an unlucky card costs {l}.
| To the {a} points of {A} come {w} more. But {B} takes {l} points from {him}.
| The points of {A} are {a} at first. They go up by {w} and down by {l}.
| {A} has {a} points. {He} wins a round and gets {w} more, but pays {l} for a new start.
? How many points does {A} have at the end?
| With how many points does {A} end?
| How many points are there when the game ends?
| How many points does {A} have [now|then|after that]?
| How many points is that at the end?
| What is the number of points in the end?
| How many points does {A} keep?
| After that, how many points does {A} have?
| How many points are left for {A}?
| In the end, how many points does {A} have?
> Points after winning: s = a + w
> Points left: r = s - l
! {A} has {ans} points.
# a + w - l

l=3..12 c=2..9 n=2..9 x=toy
{A} wins {n} tickets in each of {l} games. A {x1} costs {c} tickets.
| In each of {l} games {A} wins {n} tickets. {He} trades {c} tickets for one {x1}.
| {A} plays {l} games and gets {n} tickets every time. For {c} tickets {he} can take {ax}.
| {n} tickets are won by {A} in every one of {l} games. {AX} is worth {c} tickets.
| {A} wins {l} times and gets {n} tickets for each win. One {x1} is given for {c} tickets.
| One game brings {n} tickets. {A} plays {l} games and wants {x} that cost {c} tickets each.
| {A} plays {l} times. Each time {he} wins {n} tickets, and {c} tickets pay for {ax}.
| The tickets from {l} games, {n} from each, are traded by {A}. {AX} costs {c} tickets.
| For {ax} {A} must give {c} tickets. {He} won {l} games with {n} tickets for each.
| {AX} costs {c} tickets. {A} wins {n} tickets in each of {l} games.
| For {c} tickets one gets {ax}. In {l} games {A} wins {n} tickets each time.
? How many {x} can {A} get for all {his} tickets?
| How many {x} can {A} take for the tickets?
| How many {x} are all {his} tickets worth?
| For how many {x} are the tickets enough?
| How many {x} does {A} get if {he} uses all the tickets?
| How many {x} can {A} trade the tickets for?
| How many {x} will {A} have in the end?
| How many {x} can {A} take home?
| If no ticket is left, how many {x} does {A} get?
> Tickets: t = l * n
> Number of {x}: k = t / c
! {A} can get {ans} {x}.
# l * n / c

k=10..60 n=3..9 a=2..30
{A} needs {k} points in each of {n} levels and {a} points for the last level.
| The last level takes {a} points, and the {n} levels before take {k} points each.
| To win, {A} must make {k} points in each of {n} levels and {a} more at the end.
| {A} makes {k} points in every one of {n} levels. Then {he} gets {a} more points.
| {n} levels bring {k} points each to {A}, and a last one brings {a}.
| In a game {A} gets {k} points per level. {He} finishes {n} levels and finds {a} more points.
| For each of {n} levels there are {k} points. At the end {A} gets {a} extra points.
| {A} wins {n} times {k} points and then {a} points more.
| {A} collects {k} points in each of {n} rooms of a castle and {a} points at the gate.
| There are {n} games with {k} points each for {A}, and {a} points for being fair.
| First {A} gets {a} points. Then come {n} levels with {k} points each.
| For the last level {A} needs {a} points. For each of {n} other levels {he} needs {k}.
| The last level takes {a} points, and each of the {n} levels before takes {k}.
? How many points is that [in all|altogether|in total]?
| How many points are there in all?
| How many points is that [on the whole|for all of this]?
| What is the total number of points?
| How many points does that make?
| What is the sum of all the points?
| In total, how many points are these?
| If all of them are added, how many points is that?
| What do all these points make together?
| Altogether, how many points is that?
> Points for the levels: s = k * n
> Points in all: t = s + a
! That is {ans} points.
# k * n + a

g=2..12 k=3..20
? How many points does {A} get for {g} [goals|hits] if each one brings {k} points?
| If {A} hits {g} times and gets {k} points for each hit, how many points is that?
| When every round brings {k} points, how many points do {g} rounds bring?
| {A} wins {k} points in each of {g} games, so how many points does {he} have?
| How many points are {g} right answers worth if one is worth {k} points?
| With {k} points per level, how many points does {A} get in {g} levels?
| Suppose {A} plays {g} rounds and gets {k} points in each. How many points is that?
| For {g} stars of {k} points each, how many points does {A} get?
| If one hit is worth {k} points, how many points does {A} get for {g} hits?
| What do {g} goals bring, in points, if {A} gets {k} for each?
> Points: p = g * k
! That brings {ans} points.
# g * k

p=20..150 d=5..90 t=p+d
{A} needs {t} points to win and has {p}.
| To win a game {A} needs {t} points. So far {he} has {p}.
| {A} has {p} points. The next level opens at {t} points.
| {A} wants to get to {t} points and has made {p}.
| The best player has {t} points. {A} has {p} and wants to have as many.
| A game is over at {t} points. {A} has {p} of them.
| {p} of the {t} points for a prize are won by {A}.
| {A} has {p} points out of {t} that {he} needs.
| For a prize {t} points are needed. {A} has made {p} up to now.
| A player with {t} points wins. {A} is at {p} points.
| {A} has {p} points and needs {t} to win.
| So far {A} has {p} points. One wins with {t} points.
| With {p} points, {A} plays on. {He} needs {t} to win.
| {p} points are what {A} has. To win, {he} must have {t}.
? How many points are missing?
| How many more points does {A} need?
| How many points are still needed?
| How many points must {A} still make?
| How many points are left to get?
| How many more points must {A} win?
| How far is {A} from {t} points?
| How many points does {A} not have yet?
| If {A} wants to win, how many more points must come?
> Points still needed: d = t - p
! {A} needs {ans} more points.
# t - p

n=2..8 k=3..12 t=n*k
{A} deals out {t} cards to {n} players, the same number to each.
| {t} cards are dealt evenly to {n} players.
| {n} players share {t} cards fairly.
| There are {t} cards for {n} players. Everyone gets equally many.
| In a game {n} players split {t} cards equally between them.
| {A} splits {t} game cards evenly between {n} friends.
| For a game with {n} players there are {t} cards. All the cards are dealt out fairly.
| {t} cards go to {n} players, and nobody gets more than the others.
| There are {n} players, and {A} is one of them. All {t} cards must be dealt out evenly.
| {n} players get {t} cards from {A}, each the same number.
| For {n} players {A} has {t} cards and deals all of them out evenly.
? How many cards does each player get?
| How many cards does one player have?
| How many cards are there per player?
| How many cards go to each player?
| How many cards does every player hold?
| What number of cards does each player get?
| How many cards is that for each player?
| How many cards are dealt to each player?
> Cards for each: k = t / n
! Each player gets {ans} cards.
# t / n

n=2..8 k=3..9 u=n*k r=2..30 t=u+r
A game has {t} cards. Each of {n} players gets {k} cards.
| {A} deals {k} cards to each of {n} players from a pack of {t}.
| From a pack of {t} cards {n} players take {k} each.
| There are {t} cards in a game. {A} gives {k} of them to every one of {n} players.
| {n} players get {k} cards apiece. The whole pack has {t} cards.
| Out of {t} cards, {k} go to each of {n} players.
| {A} takes a pack of {t} cards. There are {n} players, and each one gets {k} cards.
| Each of {n} players picks {k} cards from a pack with {t} cards.
| {n} players get {k} cards each from a game with {t} cards.
| Each of {n} players takes {k} cards. The game has {t} cards in all.
| {A} deals {k} cards to each of {n} players from a pack of {t}.
? How many cards are left?
| How many cards remain?
| How many cards are left over?
| How many cards stay in the pack?
| How many cards are not dealt?
| How many cards are there after that?
| How many cards does nobody hold?
| In the end, how many cards are left in the pack?
> Cards dealt: u = n * k
> Cards left: r = t - u
! {ans} cards are left.
# t - n * k

g=3..12 k=3..12 m=2..9 l=2..6
A right answer brings {k} points, a wrong one costs {l}. {A} has {g} right and {m} wrong answers.
| {A} gets {k} points for each of {g} right answers and loses {l} for each of {m} wrong ones.
| {A} hits {g} times for {k} points each and misses {m} times, which costs {l} points each time.
| {g} wins bring {A} {k} points each. For each of {m} mistakes {he} loses {l} points.
| Each star gives {k} points, and each stone takes {l} away. {A} meets {g} stars and {m} stones.
| {A} wins {g} rounds and loses {m}. A win brings {k} points, and each lost round costs {l}.
| For {g} hits {A} gets {k} points each. For {m} misses {l} points each are taken away.
| {k} points are added for each of {g} good throws of {A}. Each of {m} bad ones costs {l}.
? How many points does {A} have?
| How many points is that in the end?
| How many points does {A} end with?
| How many points are left for {A}?
| What is the number of points at the end?
| In the end, how many points does {A} have?
| How many points does {A} keep?
| What does that make in points?
> Points won: p = g * k
> Points lost: q = m * l
> Points left: r = p - q
! {A} has {ans} points.
# g * k - m * l

n=4..11 k=2..9 b=5..30
A team has {n} players, and each of them makes {k} points. The team gets {b} extra points.
| Each of {n} players in a team makes {k} points. For a fair game {b} points are added.
| {n} players make {k} points apiece. Before that the team had {b} points.
| The team of {A} starts with {b} points. Then each of the {n} players makes {k} points.
| Every player on the team of {A} makes {k} points. There are {n} players, and {b} points are added.
| There are {n} players in a team. Each brings {k} points, and the win brings {b} more.
| The {n} players of a team bring {k} points each, and {b} points come from a lucky card.
| A team gets {b} points for coming on time and {k} points from each of its {n} players.
| The team of {A} gets {b} extra points. Each of its {n} players makes {k} points.
| Each player of a team makes {k} points. There are {n} players, and the team gets {b} extra points.
? How many points does the team have?
| How many points has the team got [in all|altogether]?
| How many points is that for the team?
| What is the total of the team?
| How many points does the team get in total?
| In total, how many points does the team have?
| What do these points make together?
| With how many points does the team end?
> Points of the players: s = n * k
> Points in all: t = s + b
! The team has {ans} points.
# n * k + b

h=5..90 a=h*2
{A} has {a} points. In the last round {he} loses half of them.
| {A} loses half of {his} {a} points.
| Half of the {a} points of {A} are taken away.
| {A} had {a} points, but a mistake costs {him} half of them.
| {A} has {a} points, and {B} has half as many.
| {A} gives half of {his} {a} points to {B}.
| In a game {A} wins {a} points and loses one half of them.
| One half of the {a} points of {A} come from {B}.
? How many points is that half?
| How many points make up the half?
| How many points is half of that?
| How many points are one half of them?
| What is half of the points?
| What number of points is that half?
| How many points does one half make?
> Half of the points: h = a / 2
! That is {ans} points.
# a / 2

a=5..60 b=2..40
{A} has {a} points. A lucky card doubles them. Then {he} gets {b} more.
| The {a} points of {A} are doubled, and {b} points are added.
| {A} makes {a} points. They count twice, and {b} more are given for a good start.
| {A} doubles {his} {a} points and then wins another {b}.
| In the last round everything counts two times. {A} makes {a} points there. {He} had {b} before.
| {A} gets {a} points in each of two rounds and {b} points in a third one.
| For {a} points {A} gets the same number again, and then {b} points more.
| {A} has {a} points and gets just as many from {B}. After that {b} are added.
| {A} gets {b} points after a lucky card has doubled the {a} points that {he} had.
? How many points does {A} have now?
| How many points is that [in all|altogether]?
| How many points does {A} have in the end?
| What is the number of points at the end?
| How many points does that make?
| In the end, how many points does {A} have?
| With how many points does {A} end?
| How many points has {A} got?
> Two times the points: d = a * 2
> Points in all: t = d + b
! {A} has {ans} points in the end.
# 2 * a + b

a=10..60 b=10..60 d=5..60 s=a+b r=s+d
{A} has {a} points in the first round and {b} in the second. {He} needs {r} points in all.
| To win {A} needs {r} points. {He} makes {a} points, then {b} more.
| {A} makes {a} and {b} points in two rounds, but the game is won with {r} points.
| The goal is {r} points. {A} gets {a} points on Monday and {b} on Tuesday.
| {a} points come first, then {b}. {A} wants to reach {r}.
| Of the {r} points for a prize {A} wins {a} today, and {b} were won before.
| {A} has to make {r} points in three rounds. The first two bring {a} and {b}.
| With {r} points {A} wins. On the way {he} has made {a} and then {b} points.
| {A} needs {r} points. {He} has {a} from the first round and {b} from the second.
| To win, {A} must have {r} points. {He} made {b} in the second round and {a} in the first.
? How many points are still missing?
| How many more points does {A} need?
| How many points does {A} still have to make?
| How many points are left to win?
| How many points are needed after that?
| What number of points is still needed?
| How many points must come in the next round to win?
| How many points is {A} away from the goal?
> Points so far: s = a + b
> Points missing: d = r - s
! {A} needs {ans} more points.
# r - a - b

a=4..40 b=4..40 c=4..40 s=a+b t=s+c k=t/3
{A}, {B} and {C} make {a}, {b} and {c} points. They share all of them equally among the three.
| {A} wins {a} points, {B} wins {b} and {C} wins {c}. The three split all the points evenly.
| Three friends have {a}, {b} and {c} points. {A} adds them and gives each of the three the same.
| {A} plays three games and makes {a}, {b} and {c} points. {B} makes as many in three equal games.
| {a}, {b} and {c} points are added and then split into three equal parts, says {A}.
| {A}, {B} and {C} have {a}, {b} and {c} points. They want to have equally many and share all.
? How many points is that for each of the three?
| How many points are there for each one of the three?
| How many points does that make for each?
| How many points is one of the three equal parts?
| How large is each of the three equal parts?
| What is one of the three equal parts, in points?
| Then how many points is that for each?
> Points of two: s = a + b
> Points in all: t = s + c
> Points for each: k = t / 3
! That is {ans} points for each.
# (a + b + c) / 3

g=2..9 k=3..20 any
In the game of {A}, each goal brings {k} points.
| Each goal is worth {k} points.
| For every goal {A} gets {k} points.
| {k} points are given for each goal.
| One goal brings {A} {k} points.
| The rules give {k} points for a goal.
{A} makes {g} goals.
| {g} goals are made by {A}.
| {A} counts {g} of {his} own goals.
| On Sunday {A} makes {g} goals.
| In the end {A} has made {g} goals.
| The ball goes in {g} times for {A}.
? How many points does {A} get?
| How many points does that bring?
| How many points is that [in all|altogether|in total]?
| How many points does {A} have then?
| How many points are there for {A}?
| What is the number of points?
| How many points does {A} make?
| How many points come together?
| With how many points does {A} end up?
| How many points does {A} win?
| How many points does that make?
> Points: p = g * k
! {A} gets {ans} points.
# g * k

g=2..9 k=3..20
{A} makes {g} goals.
| In a game {A} makes {g} goals.
| On Sunday {A} makes {g} goals.
| {g} goals are made by {A}.
? How many points is that if each goal brings {k} points?
| If a goal is worth {k} points, how many points does {A} get?
| At {k} points a goal, how many points is that?
| With {k} points for each goal, how many points does {A} have?
| How many points does {A} get when every goal brings {k} points?
> Points: p = g * k
! {A} gets {ans} points.
# g * k

g=2..9 k=3..20
Each hit brings {k} points.
| A hit is worth {k} points in this game.
| {A} gets {k} points for every hit.
| {k} points are given for a hit.
? How many points does {A} get for {g} hits?
| If {A} makes {g} hits, how many points is that?
| How many points do {g} hits bring?
| {A} makes {g} hits. How many points does {he} have?
| With {g} hits, how many points does {A} get?
> Points: p = g * k
! {A} gets {ans} points.
# g * k

a=5..60 b=5..60 c=5..60 any
{A} gets {a} points in the first game.
| {a} points are made by {A} in the first game.
| The first game brings {A} {a} points.
| In the first game {A} has {a} points.
{A} gets {b} points in the second game.
| {b} points are made by {A} in the second game.
| The second game brings {A} {b} points.
| In the second game {A} has {b} points.
{A} gets {c} points in the third game.
| {c} points are made by {A} in the third game.
| The third game brings {A} {c} points.
| In the third game {A} has {c} points.
? How many points is that [in all|altogether|in total]?
| What is the sum?
| How many points is that together?
| What do these points make together?
| What is the total?
| What is the sum of all these points?
| How many points are there at the end?
| Altogether, how many points is that?
| How many points does that make?
| What is the total number of points?
| How many points were won?
> Points in two games: s = a + b
> Points in all: t = s + c
! That is {ans} points.
# a + b + c

p=30..95 q=5..60 plain any
The team of {A} makes {p} points.
| {p} points are made by the team of {A}.
| The team of {A} [gets|has] {p} points.
| {A} and the team have {p} points in the end.
The other team makes {q} points.
| {q} points are made by the other team.
| The other team [gets|has] {q} points.
| For the other team it is {q} points.
? By how many points does {A} win?
| By how many points is {A} ahead?
| How many more points does {A} have?
| What is the difference in points?
| How many points more does {A} have?
| How large is the difference?
| How many points does {A} have more than the other side?
| How many points are missing for the other side to be equal?
| How far is {A} ahead at the end, in points?
| What is {A} ahead by, in points?
| What is the difference between {p} and {q} points?
> Difference: d = p - q
! {A} wins by {ans} points.
# p - q

p=30..95 q=5..60 plain
The other team makes {q} points.
| {B} and the other team make {q} points.
| {q} points are what the other team has.
| The other team ends with {q} points.
? By how many points does the team of {A} win with {p} points?
| If the team of {A} makes {p} points, by how many points does it win?
| The team of {A} makes {p}. By how many points does it win?
| With {p} points, how far ahead is the team of {A}?
| How many more points has the team of {A}, which makes {p}?
> Difference: d = p - q
! {A} wins by {ans} points.
# p - q

a=10..60 m=2..4 l=2..20 plain
{B} has {m} times as many points as {A}, who has {a}. Then {B} loses {l} points.
| {B} loses {l} points. Before that, {B} had {m} times as many as {A}, who has {a}.
| {m} times as many points as {A} is what {B} has. {A} has {a}. Then {B} loses {l}.
| Before {B} lost {l} points, {B} had {m} times the {a} points of {A}.
| {A} has {a} points. {B} had {m} times as many before a fall that cost {B} {l} points.
? How many points does {B} have now?
| How many points does {B} have left?
| How many points are left for {B}?
| How many points does {B} keep?
| With how many points does {B} end?
| How many points has {B} got after that?
| How many points are those that {B} still has?
| In the end, how many points does {B} have?
| What number of points does {B} keep?
> {B} had: b = a * m
> Points left: r = b - l
! {B} has {ans} points.
# a * m - l

n=2..9 k=5..30 t=n*k
{A} plays {n} games and gets the same number of points in each.
| In each of {n} games {A} makes the same number of points.
| {n} games bring {A} the same number of points each.
| {A} gets equal points in {n} games.
? How many points does one game bring if all of them bring {t}?
| If {A} has {t} points in all, how many did each game bring?
| With {t} points in the end, how many points is that a game?
| {A} has {t} points in the end. How many points is one game?
| In total it is {t} points. How many points does {A} get in a game?
> Points each time: k = t / n
! Each time it is {ans} points.
# t / n

a=20..90 w=5..30 l=2..30 any
{A} started the game with {a} points.
| At the start {A} had {a} points.
| The game began with {a} points for {A}.
| {a} points belonged to {A} at the start.
| In the beginning {A} had {a} points.
{A} won {w} points [in the first round|from {B}|with a lucky card].
| {w} points were won by {A}.
| {A} got {w} points for a right answer.
| A good card brought {A} {w} points.
| {B} had to give {A} {w} points.
{A} lost {l} points [in the last round|by accident|to {C}].
| {l} points were lost by {A}.
| A wrong answer cost {A} {l} points.
| A bad card took {l} points from {A}.
| {C} took {l} points from {A}.
? How many points does {A} have at the end?
| With how many points does {A} end?
| How many points are there when the game ends?
| How many points does {A} have [now|then|after that]?
| How many points is that at the end?
| What is the number of points in the end?
| How many points does {A} keep?
| After that, how many points does {A} have?
| How many points are left for {A}?
| In the end, how many points does {A} have?
> Points after winning: s = a + w
> Points left: r = s - l
! {A} has {ans} points.
# a + w - l

l=3..12 c=2..9 n=2..9 x=toy any
{A} plays {l} games.
| {l} games are played by {A}.
| At the fair {A} plays {l} games.
| {A} has time for {l} games.
| On Sunday {A} plays {l} games.
{A} wins {n} tickets in each game.
| Each game brings {A} {n} tickets.
| {n} tickets are won by {A} in every game.
| For every game {A} gets {n} tickets.
| {n} tickets a game go to {A}.
{AX} costs {c} tickets.
| For {c} tickets one gets {ax}.
| One has to pay {c} tickets for {ax}.
| {c} tickets are the price of {ax}.
| The price of {ax} is {c} tickets.
? How many {x} can {A} get for all {his} tickets?
| How many {x} can {A} take for the tickets?
| How many {x} are all {his} tickets worth?
| For how many {x} are the tickets enough?
| How many {x} does {A} get if {he} uses all the tickets?
| How many {x} can {A} trade the tickets for?
| How many {x} will {A} have in the end?
| How many {x} can {A} take home?
| If no ticket is left, how many {x} does {A} get?
> Tickets: t = l * n
> Number of {x}: k = t / c
! {A} can get {ans} {x}.
# l * n / c

l=3..12 c=2..9 n=2..9 x=toy
At a fair {A} plays {l} games and wins {n} tickets in each.
| {A} wins {n} tickets in every one of {l} games.
| {l} games bring {A} {n} tickets each.
| With {n} tickets for each game, {A} plays {l} games.
| {n} tickets a game are won by {A} in {l} games.
? How many {x} can {A} get if each {x1} costs {c} tickets?
| If {ax} costs {c} tickets, how many {x} does {A} get?
| At {c} tickets for each, how many {x} can {A} take?
| {AX} costs {c} tickets. How many {x} can {A} get for all {his} tickets?
> Tickets: t = l * n
> Number of {x}: k = t / c
! {A} can get {ans} {x}.
# l * n / c

k=10..60 n=3..9 a=2..30 any
The game of {A} has {n} levels before the last one.
| There are {n} levels before the last one.
| {A} plays {n} levels and then the last one.
| Before the last level {A} plays {n} other levels.
For each of these levels {A} needs {k} points, for the last one {a}.
| The last level takes {a} points, each of the others {k}.
| {A} needs {a} points for the last level and {k} for each of the others.
| {k} points are needed for each of the others and {a} points for the last level.
? How many points is that [in all|altogether|in total]?
| How many points are there in all?
| How many points is that [on the whole|for all of this]?
| What is the total number of points?
| How many points does that make?
| What is the sum of all the points?
| In total, how many points are these?
| If all of them are added, how many points is that?
| What do all these points make together?
| Altogether, how many points is that?
> Points for the levels: s = k * n
> Points in all: t = s + a
! That is {ans} points.
# k * n + a

p=20..150 d=5..90 t=p+d any
{A} has {p} points.
| {p} points are what {A} has so far.
| So far {A} has made {p} points.
| The board shows {p} points for {A}.
| {A} counts {p} points.
| {p} points belong to {A}.
{A} needs {t} points to win.
| To win, {A} must have {t} points.
| The game is won with {t} points.
| {t} points are needed to win.
| A player wins with {t} points.
| The first one with {t} points wins.
? How many points are missing?
| How many more points does {A} need?
| How many points are still needed?
| How many points must {A} still make?
| How many points are left to get?
| How many more points must {A} win?
| How far is {A} from {t} points?
| How many points does {A} not have yet?
| If {A} wants to win, how many more points must come?
> Points still needed: d = t - p
! {A} needs {ans} more points.
# t - p

p=20..150 d=5..90 t=p+d
{A} has {p} points.
| So far {A} has made {p} points.
| {p} points are what {A} has so far.
| After three rounds {A} has {p} points.
? How many points are missing if {A} needs {t} to win?
| If one wins with {t} points, how many more does {A} need?
| How many more points does {A} need to have {t}?
| {A} wants to have {t}. How many more points is that?
| To win, one needs {t}. How many points does {A} still need?
> Points still needed: d = t - p
! {A} needs {ans} more points.
# t - p

n=2..8 k=3..12 t=n*k
{n} players sit around a table. {A} deals out {t} cards, the same number to each.
| For {n} players there are {t} cards, and all get the same number.
| {n} players share {t} cards equally.
| There are {n} players. {t} cards are dealt out to them evenly.
| {A} plays with {n} children. They divide {t} cards evenly.
? How many cards does each player get?
| How many cards does one player have?
| How many cards are there per player?
| How many cards go to each player?
| How many cards does every player hold?
| What number of cards does each player get?
| How many cards is that for each player?
| How many cards are dealt to each player?
> Cards for each: k = t / n
! Each player gets {ans} cards.
# t / n

n=2..8 k=3..12 t=n*k
A game has {t} cards, and {A} deals all of them out.
| {A} deals out {t} cards.
| There are {t} cards in a pack, and all are dealt out by {A}.
| {t} cards are dealt out, and all players get the same number.
? How many cards does each of {n} players get?
| If there are {n} players, how many cards does each one get?
| For each of {n} players, how many cards are there?
| {n} players play. How many cards does each one get?
> Cards for each: k = t / n
! Each player gets {ans} cards.
# t / n

n=2..8 k=3..9 u=n*k r=2..30 t=u+r any
The game of {A} has {t} cards.
| There are {t} cards in the game of {A}.
| {A} opens a pack of {t} cards.
| {t} cards belong to the game.
{n} players sit down at the table.
| There are {n} players.
| {A} deals cards to {n} players.
| {n} players take part in the game.
Each player gets {k} cards.
| {k} cards go to each player.
| Every player takes {k} cards.
| A player holds {k} cards in this game.
? How many cards are left?
| How many cards remain?
| How many cards are left over?
| How many cards stay in the pack?
| How many cards are not dealt?
| How many cards are there after that?
| How many cards does nobody hold?
| In the end, how many cards are left in the pack?
> Cards dealt: u = n * k
> Cards left: r = t - u
! {ans} cards are left.
# t - n * k

g=3..12 k=3..12 m=2..9 l=2..6 any
{A} has {g} right answers and {m} wrong ones.
| {m} answers of {A} are wrong, and {g} are right.
| {g} answers of {A} are right, and {m} are wrong.
| In a quiz {A} gives {m} wrong answers and {g} right ones.
| Of the answers of {A}, {g} are right and {m} are wrong.
A right answer brings {k} points, and a wrong one costs {l}.
| A wrong answer costs {l} points, and a right one brings {k}.
| For a right answer one gets {k} points, for a wrong one {l} points are taken away.
| {k} points are given for a right answer, and {l} points are lost for a wrong one.
| The rules give {k} points for each right answer and take {l} for each wrong one.
? How many points does {A} have?
| How many points is that in the end?
| How many points does {A} end with?
| How many points are left for {A}?
| What is the number of points at the end?
| In the end, how many points does {A} have?
| How many points does {A} keep?
| What does that make in points?
> Points won: p = g * k
> Points lost: q = m * l
> Points left: r = p - q
! {A} has {ans} points.
# g * k - m * l

n=4..11 k=2..9 b=5..30 any
The team of {A} has {n} players.
| There are {n} players in the team of {A}.
| {n} players are in the team of {A}.
| {A} leads a team of {n} players.
Each player makes {k} points.
| {k} points are made by each player.
| Every player of this team makes {k} points.
| Each player brings {k} points to the team.
The team gets {b} extra points.
| {b} extra points are given to the team.
| For fair play the team gets {b} more points.
| A bonus of {b} points goes to the team.
? How many points does the team have?
| How many points has the team got [in all|altogether]?
| How many points is that for the team?
| What is the total of the team?
| How many points does the team get in total?
| In total, how many points does the team have?
| What do these points make together?
| With how many points does the team end?
> Points of the players: s = n * k
> Points in all: t = s + b
! The team has {ans} points.
# n * k + b

a=10..60 b=10..60 d=5..60 s=a+b r=s+d any
{A} made {a} points in the first round.
| The first round brought {A} {a} points.
| {a} points were made by {A} in the first round.
| In the first round {A} got {a} points.
{A} made {b} points in the second round.
| The second round brought {A} {b} points.
| {b} points were made by {A} in the second round.
| In the second round {A} got {b} points.
{A} needs {r} points in all.
| The goal of {A} is {r} points in all.
| To win, {A} must have {r} points in all.
| {r} points in all are needed to win.
? How many points are still missing?
| How many more points does {A} need?
| How many points does {A} still have to make?
| How many points are left to win?
| How many points are needed after that?
| What number of points is still needed?
| How many points must come in the next round to win?
| How many points is {A} away from the goal?
> Points so far: s = a + b
> Points missing: d = r - s
! {A} needs {ans} more points.
# r - a - b

g=2..20 a=2..20 any
{A} makes {g} shots for 3 points.
| {g} shots of {A} bring 3 points each.
| With {g} shots {A} gets 3 points each.
| 3 points each are given to {A} for {g} shots.
{A} makes {a} shots for 2 points.
| {a} shots of {A} bring 2 points each.
| With {a} shots {A} gets 2 points each.
| 2 points each are given to {A} for {a} shots.
? How many points does {A} have?
| How many points does {A} get [in all|altogether]?
| How many points is that [in all|in total]?
| How many points does {A} make?
| What is the number of points?
| How many points does that make?
| What is the total of the points?
| In total, how many points does {A} have?
| What does {A} have at the end, in points?
| How many points has {A} got?
> Points of the first: p = g * 3
> Points of the second: q = a * 2
> Points in all: t = p + q
! {A} has {ans} points.
# 3 * g + 2 * a

w=2..20 l=2..9
A team has {l} draws and {w} wins. It gets 3 points for each win and 1 point for each draw.
| With {l} draws and {w} wins, a team counts 1 point for a draw and 3 points for a win.
| {w} games are won and {l} end in a draw. A team gets 3 points for a win and 1 for a draw.
| A team gets 1 point for a draw and 3 points for a win. It has {l} draws and {w} wins.
| For a draw a team gets 1 point, and for a win it gets 3. There are {w} wins and {l} draws.
? How many points does the team have?
| How many points does the team get?
| How many points is that [in all|altogether|in total]?
| What is the number of points?
| How many points does that make for the team?
| How many points has the team got?
| In total, how many points does the team have?
| With how many points does the team end?
| What is the total of the points?
> Points for wins: p = w * 3
> Points in all: t = p + l
! The team has {ans} points.
# 3 * w + l
""")
