"""Problems about halves, quarters and percents."""

from ling_jax.training.corpus.templates import read

FRACTIONS = read("""
h=4..60 n=h*2
There are {n} [students|pupils|children] in a [class|school]. Half of them are girls.
| Half of the {n} children in a [class|group] are girls.
| {n} children are in a room. One half of them are girls, the others are boys.
| A school has {n} children. Half of these are girls.
| Of {n} children, half are girls and the rest are boys.
| {n} children sing together, and half of them turn out to be girls.
| {A} counts {n} children. Half of those are girls.
| {n} children go on a trip. A half of the group is made up of girls.
| There are {n} children at a party. Every second child is a girl, the others are boys.
| In a group of {n} children there are as many girls as boys.
| Girls make up one half of a group of {n} children.
| {n} children swim in a lake. 50% of them are girls.
? How many boys are there?
| How many of them are boys?
| How many boys is that?
| What is the number of boys?
| How many of the children are boys?
| How many boys are in the group?
| How many are not girls?
| How many children are no girls?
| How many boys does that make?
| Then how many of the children are boys?
> Girls: g = n / 2
> Boys: b = n - g
! There are {ans} boys.
# n // 2

q=3..25 n=q*4 x=pupil
A quarter of the {n} {x} wear glasses.
| There are {n} {x}. A quarter of them [wear|have] glasses.
| In a room are {n} {x}, and a quarter of them are wearing glasses.
| Of {n} {x} a quarter wear glasses, the others do not.
| One quarter of {n} {x} have glasses.
| {A} looks at {n} {x} and sees that a quarter of them wear glasses.
| {n} {x} come into a hall. A quarter of them have glasses on.
| One in four of the {n} {x} wears glasses.
| Glasses are worn by a quarter of the {n} {x}.
| In a group of {n} {x}, one quarter need glasses to read.
| 25% of the {n} {x} have glasses.
| There are {n} {x}. One out of every four has glasses.
? How many {x} [wear|have] no glasses?
| How many {x} are without glasses?
| How many of them are without glasses?
| How many {x} do not [wear|have] glasses?
| How many of the {x} [wear|have] none?
| What is the number of {x} without glasses?
| How many {x} can be seen without glasses?
| How many do not have glasses?
| How many {x} are there who have no glasses?
| How many {x} can see well without glasses?
> {X} with glasses: g = n / 4
> {X} without glasses: r = n - g
! {ans} {x} wear no glasses.
# n - n // 4

q=3..30 n=q*3 x=snack
{A} has {n} {x}. {He} eats a third of them.
| {A} eats a third of {his} {n} {x}.
| A third of the {n} {x} on the table is eaten.
| There were {n} {x}. {A} took a third of them.
| On a plate there were {n} {x}, but a third of them were eaten.
| Of the {n} {x} on a plate, {A} eats a third.
| {A} bakes {n} {x} and gives one third of them to {B}.
| One third of {n} {x} [is sold|are burnt|is given away].
| {A} had {n} {x}. A third went to {B}.
| {n} {x} were brought to a party, and guests ate one third of them.
| Out of {n} {x} {A} sells a third.
| {B} takes one out of every three of the {n} {x} that {A} has.
| One in three of the {n} {x} in a shop is sold.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
| How many {x} are left over?
| How many {x} does that leave?
| How many {x} are there after that?
| How many {x} make up the rest?
| How many are left of the {x}?
| How many {x} remain in the end?
> A third of the {x}: e = n / 3
> {X} left: r = n - e
! {ans} {x} are left.
# n - n // 3

q=2..20 n=q*4 x=fruit
{A} picks {n} {x}. Three quarters of them are [ripe|red|good].
| {A} has {n} {x}, and three quarters of them are [ripe|red|good].
| Three quarters of the {n} {x} of {A} are [ripe|red|good].
| Of {n} {x} in a basket, three quarters turn out to be [ripe|red|good].
| There are {n} {x}. {A} eats three quarters of them.
| Three out of every four of the {n} {x} are sold.
| {A} buys {n} {x} and uses three quarters of them.
| From {n} {x} {A} gives three quarters away.
| {A} sees {n} {x} on a tree. Three quarters are high up.
| {B} gets three quarters of the {n} {x} of {A}.
| Out of every four of the {n} {x} of {A}, three are [ripe|red|good].
| {A} has {n} {x} and puts three quarters of them into a bag.
? How many {x} is that?
| How many {x} does that make?
| How many {x} are these three quarters?
| What number of {x} is that?
| How many {x} are these?
| What are three quarters of the {x}?
| How many {x} make up three quarters?
| How many {x} are three quarters of {n}?
| How many {x} are there in these three quarters?
| What number do three quarters of the {x} make?
> A quarter of the {x}: q = n / 4
> Three quarters: t = q * 3
! That is {ans} {x}.
# n * 3 / 4

q=2..20 n=q*3 x=card
{A} has {n} {x}. Two thirds of them are [old|new|blue].
| Two thirds of the {n} {x} of {A} are [old|new|blue].
| Of the {n} {x} of {A}, two thirds are [old|new|blue].
| {A} owns {n} {x}, and two thirds of these came from {B}.
| {A} gives {B} two thirds of {his} {n} {x}.
| Two out of every three of the {n} {x} of {A} are [old|new|blue].
| There are {n} {x} in a drawer, and two thirds turn out to be [old|new|blue].
| {A} sells two thirds of {n} {x}.
| {A} looks at {n} {x}. Two thirds of them belong to {B}.
| Two thirds of a collection of {n} {x} are lost.
| {B} gets two thirds of the {n} {x} that {A} has.
| Of {n} {x} that lie in a drawer, {A} takes out two thirds.
? How many {x} is that?
| How many {x} does that make?
| How many {x} are these two thirds?
| What number of {x} is that?
| What are two thirds of the {x}?
| How many {x} are these?
| How many {x} make up two thirds?
| How many {x} are two thirds of {n}?
| How many {x} are there in these two thirds?
| What number do two thirds of the {x} make?
> A third of the {x}: q = n / 3
> Two thirds: t = q * 2
! That is {ans} {x}.
# n * 2 / 3

q=2..40 n=q*10 x=fruit
10% of the {n} {x} are bad.
| There are {n} {x}. 10% of them are bad.
| {A} checks {n} {x} and finds that 10% are bad.
| Of {n} {x}, 10% turn out to be bad.
| 10 percent of the {n} {x} of {A} have gone bad.
| A shop gets {n} {x}, but 10% of these are bad.
| {A} picks {n} {x}. When {he} looks at them, 10% are bad.
| One tenth of the {n} {x} [is|are] bad.
| {n} {x} lie in the sun too long, and 10% of them go bad.
| Among {n} {x} a tenth are bad.
| One in ten of the {n} {x} is bad.
? How many {x} are good?
| How many good {x} are there?
| How many {x} are not bad?
| How many of the {x} can be eaten?
| How many of them are still good?
| What is the number of good {x}?
| How many good {x} does that leave?
| How many {x} can still be sold?
| How many good ones are there?
> Bad {x}: b = n / 10
> Good {x}: g = n - b
! {ans} {x} are good.
# n - n // 10

q=2..40 n=q*10 x=pupil
20% of the {n} {x} come by bike.
| There are {n} {x}. 20% of them come by bike.
| When {A} asks {n} {x}, 20% say that they come by bike.
| Of {n} {x}, 20% turn out to come by bike.
| {n} {x} are asked. 20 percent of them use a bike.
| A bike is used by 20% of {n} {x}.
| {A} writes that of {n} {x} 20% ride a bike.
| In a group of {n} {x}, 20% ride a bike and the others walk.
| Out of {n} {x}, 20% like to ride a bike.
| {n} {x} come in the morning, 20% of them by bike and the rest by bus.
| {A} hears that 20% of {n} {x} own a bike and come on it.
| 20% of a group of {n} {x} are on bikes.
? How many {x} come by bike?
| How many {x} is that?
| How many of them have a bike?
| How many {x} come on a bike?
| What is the number of {x} with a bike?
| How many {x} use a bike?
| How many of the {x} come by bike?
| What number of {x} is on bikes?
| How many {x} are there with bikes?
> 10% of the {x}: t = n / 10
> 20% of the {x}: b = t * 2
! {ans} {x} come by bike.
# n // 5

h=3..60 n=h*2 x=pupil
50% of the {n} {x} [play|like] football. The others [play|like] tennis.
| There are {n} {x}. 50% of them [play|like] football, and the others tennis.
| {n} {x} choose a sport. 50% want football, the rest want tennis.
| Of {n} {x}, 50% choose football and all the others choose tennis.
| Football is liked by 50% of {n} {x}, tennis by the others.
| {A} asks {n} {x}. Half of them say football, the others say tennis.
| 50 percent of {n} {x} play football. All who do not play football play tennis.
| {n} {x} come to play. One half goes to the football field, the other half plays tennis.
| Of {n} {x} in a club, 50% are there for football. The rest is there for tennis.
| In a group of {n} {x} one half chooses football. What the others choose is tennis.
| {n} {x} are asked about sports. 50 percent say football, and the rest say tennis.
? How many {x} [play|like|choose] tennis?
| How many {x} are there for tennis?
| How many of them are for tennis?
| What is the number of {x} who choose tennis?
| How many {x} is that for tennis?
| How many do not choose football?
| For how many {x} is it tennis?
| How many {x} want tennis and not football?
| What number of {x} choose tennis?
> {X} with football: f = n / 2
> {X} with tennis: t = n - f
! {ans} {x} choose tennis.
# n // 2

q=3..20 n=q*5 x=book
{A} has {n} {x}. {He} has read a fifth of them.
| A fifth of the {n} {x} of {A} are read.
| Of {his} {n} {x}, {A} has read a fifth.
| {A} wants to read {n} {x} and is done with one fifth of them.
| There are {n} {x} on the shelf of {A}. One in five is already read.
| {A} owns {n} {x}, but {he} has read only a fifth.
| 20% of the {n} {x} that {A} owns are read.
| So far {A} has finished one fifth of {n} {x}.
| One out of every five of the {n} {x} in the room of {A} is read.
| There are {n} {x} in the room of {A}, and {he} has read one fifth of them.
| {A} got {n} {x} last year. Of these {he} has read a fifth so far.
? How many {x} [are not read yet|does {A} still have to read]?
| How many {x} has {A} not read?
| How many {x} are there still to read?
| How many unread {x} are there?
| How many {x} are left to read?
| How many {x} remain for {A} to read?
| What is the number of {x} that are not read?
| How many of the {x} are not read?
| How many {x} has {A} still in front of {him}?
| What number of {x} is not read yet?
> {X} read: f = n / 5
> {X} not read: r = n - f
! {ans} {x} are not read yet.
# n - n // 5

q=3..25 n=q*4 k=2..20 x=fruit
{A} has {n} {x}. {He} gives a quarter of them to {B} and eats {k}.
| A quarter of the {n} {x} of {A} goes to {B}. Then {he} eats {k} of the rest.
| {A} sells a quarter of {his} {n} {x} and gives {k} to {B}.
| Of {n} {x}, a quarter is sold and {k} are bad.
| {A} picks {n} {x}. One quarter goes into a pie, and {k} are eaten.
| {B} takes one quarter of the {n} {x} of {A}, and {C} takes {k}.
| There are {n} {x} on a table. {A} takes a quarter of them, {B} takes {k}.
| First a quarter of the {n} {x} is used. After that {A} uses {k} more.
| {A} puts a quarter of {n} {x} into a bag. From the rest {B} takes {k}.
| When a quarter of {n} {x} are sold, {A} eats {k} of those that are left.
| {A} brings {n} {x} to school. A quarter go to {B}, and {k} to {C}.
| {A} eats {k} of {his} {n} {x}. A quarter of the {n} {x} goes to {B}.
| {k} {x} are eaten by {A}, who had {n} and gave a quarter of the {n} to {B}.
| Of {n} {x}, {A} eats {k} and gives a quarter of the {n} to {B}.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
| How many {x} are left over?
| How many {x} are there after that?
| How many {x} does that leave?
| In the end, how many {x} are left?
| How many {x} does nobody take?
> A quarter of the {x}: g = n / 4
> {X} without these: s = n - g
> {X} left: r = s - k
! {ans} {x} are left.
# n - n // 4 - k

q=2..30 n=q*10 x=part
A machine makes {n} {x}. 30% of them are red.
| 30% of the {n} {x} from a machine are red.
| Of {n} {x}, 30% are painted red.
| {A} has {n} {x} and paints 30% of them red.
| 30 percent of {n} {x} have a red color.
| In a store there are {n} {x}. 30% are red, the others are blue.
| {A} orders {n} {x} and asks for 30% of them in red.
| A factory sends {n} {x}, of which 30% are red.
| A store sells {n} {x}, and 30% of those are red.
| 30 percent of the {n} {x} that {A} made are painted red.
| Among {n} {x}, 30% are red.
? How many {x} are red?
| How many red {x} are there?
| How many of them are red?
| What is the number of red {x}?
| How many red ones is that?
| How many are red?
| How many {x} are painted red?
| Of all the {x}, how many are red?
| What number of {x} is red?
> 10% of the {x}: t = n / 10
> 30% of the {x}: b = t * 3
! {ans} {x} are red.
# n // 10 * 3

q=2..25 n=q*4 x=flower
25% of the {n} {x} in a garden are white.
| There are {n} {x} in a garden. 25% of them are white.
| {A} plants {n} {x}. 25% of these are white.
| Of the {n} {x} that {A} has, 25% are white.
| In the garden of {A} grow {n} {x}, and 25 percent are white.
| White {x} make up 25% of the {n} {x} in a garden.
| {A} sees {n} {x}. A quarter of them are white, the others have another color.
| One in four of the {n} {x} in a park is white.
| Of {n} {x} in a park, 25% have a white color and the rest do not.
| 25 percent of {n} {x} turn out to be white.
| A quarter of the {n} {x} that {A} planted are white.
? How many {x} are not white?
| How many of them are not white?
| How many {x} have another color?
| How many {x} of another color are there?
| How many {x} are there that are not white?
| What is the number of {x} that are not white?
| How many {x} are left if you take away the white ones?
| Of all the {x}, how many are not white?
> White {x}: w = n / 4
> Other {x}: r = n - w
! {ans} {x} are not white.
# n - n // 4

h=2..90 n=h*2 x=part
? How many {x} are [half|a half|one half] of {n} {x}?
| If half of {n} {x} are red, how many {x} are red?
| {A} has {n} {x} and takes half of them, so how many {x} does {he} take?
| How many {x} does {A} sell if {he} sells half of {his} {n} {x}?
| What number of {x} is one half of {n} {x}?
| When {A} breaks half of {n} {x}, how many are broken?
| Half of {n} {x} belong to {A}. How many is that?
| How many {x} go to {B} when {A} gives away 50% of {n} {x}?
| Of {n} {x}, 50% are old. How many {x} are old?
> Half of the {x}: h = n / 2
! That is {ans} {x}.
# n / 2

q=2..40 n=q*3 x=amount
A cook has {n} {x} and uses [a|one] third of them.
| {A} takes one third of {n} {x} for a cake.
| Of the {n} {x} in a kitchen, a third are used for the soup.
| There are {n} {x}. For lunch {A} needs one third of them.
| One third of {n} {x} goes into a pot.
| {A} puts a third of the {n} {x} that {he} has into a bowl.
| {A} buys {n} {x} and needs a third of them today.
| Out of {n} {x} a third goes into a salad.
| A recipe takes one third of the {n} {x} that are there.
? How many {x} is that?
| How many {x} does that make?
| How many {x} are a third of these?
| What number of {x} is a third?
| How many {x} make up this third?
| How many {x} are used?
| How many {x} does it take?
| What is a third of the {x}?
> A third of the {x}: t = n / 3
! That is {ans} {x}.
# n / 3

k=3..60 x=pupil
A quarter of the {x} walk to school. Those are {k} {x}.
| {k} {x} walk home. That is one quarter of all the {x}.
| {k} {x} are a quarter of a group.
| In a class {k} {x} wear red. They make up one quarter of all.
| A quarter of all the {x} in a hall stand up. These are {k} {x}.
| One in four of the {x} can swim. {A} counts {k} who can.
| 25% of the {x} like milk. That is {k} {x}.
| One quarter of the {x} are late, namely {k} of them.
| A bus brings one quarter of the {x}. It has {k} {x} in it.
| When a quarter of the {x} go home, {k} {x} leave.
? How many {x} are there [in all|altogether]?
| How many {x} is that in all?
| What is the number of all the {x}?
| How many {x} are there together?
| How many {x} does the whole group have?
| How many {x} are there in total?
| How many {x} make up the whole group?
| Then how many {x} are there altogether?
| If {k} is a quarter, how many {x} are there?
> {X} in all: t = k * 4
! There are {ans} {x} in all.
# 4 * k

k=3..90 x=snack
{A} has eaten half of {his} {x}. Now {k} {x} are left.
| Half of the {x} of {A} are gone, and {k} remain.
| {A} gave half of {his} {x} to {B} and has {k} left.
| {A} sold one half of the {x} and kept {k}.
| After half of the {x} were sold, {A} had {k} left.
| There are {k} {x} on a plate. {A} has already taken one half of all.
| {k} {x} remain when {A} has given 50% of {his} {x} away.
| {B} got half of the {x} of {A}. That was {k} for {B}.
| {A} eats one half of the {x}. The other half is {k} {x}.
| Half of the {x} are broken, the other {k} are good, says {A}.
? How many {x} did {A} have at first?
| How many {x} were there [before|at the start|at first]?
| How many {x} had there been in all?
| What was the number of {x} at the start?
| With how many {x} did {A} start?
| How many {x} did {A} have before?
| How many {x} were there in all?
| Altogether, how many {x} had there been?
> {X} at first: t = k * 2
! There were {ans} {x} at first.
# 2 * k

c=2..9 n=c*100 p=2..60 x=pupil
{p}% of the {n} {x} are ill.
| There are {n} {x}. Today {p}% of them are ill.
| Of {n} {x}, {p}% stay at home because they are ill.
| {A} asks {n} {x}, and {p}% say that they are ill.
| {n} {x} belong to a school, and {p} percent of them are ill.
| In a group of {n} {x}, {p}% turn out to be ill.
| {p} percent of {n} {x} are not well today, they are ill.
| A school has {n} {x}. In winter {p}% of them are ill.
| On Monday {p}% of {n} {x} are ill and cannot come.
| Of {n} {x}, {p} percent are ill.
| There are {n} {x}, and {p}% of them are ill.
| In a school with {n} {x}, {p}% are ill.
? How many {x} are ill?
| How many {x} is that?
| How many of them are ill?
| How many ill {x} are there?
| What is the number of {x} who are ill?
| What number of {x} is ill?
| How many {x} must stay in bed?
| How many {x} are ill on that day?
> 1% of the {x}: c = n / 100
> {p}% of the {x}: s = c * p
! {ans} {x} are ill.
# n // 100 * p

q=2..25 n=q*4 x=toy
{A} sells half of {his} {n} {x}. Then {he} gives half of the rest to {B}.
| {A} has {n} {x}. On Monday {he} sells half of them, and on Tuesday half of what is left.
| Half of {n} {x} are sold in the morning. In the evening half of the others are sold.
| {B} takes half of the {n} {x} of {A}. Then {C} takes half of those that are left.
| Of {n} {x}, one half is lost. Then half of the remaining {x} are lost too.
| {A} starts with {n} {x}. Two times {he} gives half of what {he} has away.
| {A} has {n} {x} and gives one half to {B}. Of the others {he} gives one half to {C}.
| From {n} {x} a half is taken. From what remains a half is taken again.
? How many {x} are left?
| How many {x} remain?
| How many {x} are there in the end?
| How many {x} are still there?
| What number of {x} is left?
| How many {x} does that leave?
| After that, how many {x} are there?
| In the end, how many {x} remain?
> {X} after the first half: h = n / 2
> {X} left: r = h / 2
! {ans} {x} are left.
# n // 4

q=2..22 n=q*4 x=toy
Half of the {n} {x} of {A} are red, a quarter are blue, and the rest are green.
| {A} has {n} {x}. One half of them are red and one quarter blue. All the others are green.
| Of {n} {x}, half turn out to be red and a quarter blue. The others are green.
| {A} paints {n} {x}, half of them red, a quarter of them blue, and the rest green.
| There are {n} {x} in three colors. 50% are red, 25% are blue, the others are green.
| {A} sorts {n} {x} by color. One half is red, one quarter is blue, and what is left is green.
| {n} {x} are red, blue or green. Half of all are red, and a quarter of all are blue.
| Of the {n} {x} in a room, 50% are red and 25% are blue. The remaining ones are green.
? How many {x} are green?
| How many green {x} are there?
| How many of them are green?
| What is the number of green {x}?
| How many {x} have a green color?
| What number of {x} is green?
| How many green ones does that leave?
> Red {x}: a = n / 2
> Blue {x}: b = n / 4
> {X} that are not red: s = n - a
> Green {x}: g = s - b
! {ans} {x} are green.
# n - n // 2 - n // 4

k=3..9 q=2..12 m=q*k n=m*2 x=part
Half of the {n} {x} in a store are red. {A} makes packs of {k} out of the red ones.
| {A} has {n} {x}. {He} takes half of them and makes packs of {k}.
| Of {n} {x}, {A} sells one half in packs of {k} each.
| There are {n} {x}. {A} needs half of them for packs, and {k} go into each pack.
| {A} puts one half of {n} {x} into packs with {k} {x} in each.
| {A} sells half of {n} {x}. {He} puts {k} of the sold ones into each pack.
| One half of the {n} {x} is packed, {k} {x} to a pack.
| A worker takes half of {n} {x} and fills packs of {k}.
| {A} makes packs of {k} out of red {x}. Of the {n} {x} that there are, one half is red.
| Into each pack go {k} red {x}. {A} has {n} {x}, and half of them are red.
| {k} red {x} make a pack. Half of the {n} {x} of {A} are red.
? How many packs is that?
| How many packs is that in all?
| How many packs are there?
| How many packs does that make?
| What number of packs is that?
| How many packs can be made?
| How many packs are filled?
| In the end, how many packs are there?
> Half of the {x}: m = n / 2
> Packs: g = m / k
! That makes {ans} packs.
# n / 2 / k

q=2..30 n=q*5 x=part
Two fifths of {n} {x} are [sold|broken|used].
| {A} has {n} {x}. Two fifths of them are [sold|broken|used].
| Of {n} {x} in a store, two fifths are [sold|broken|used].
| {A} uses two fifths of the {n} {x}.
| 40% of {n} {x} are [sold|broken|used].
| Out of {n} {x} two fifths turn out to be [broken|used].
| Two out of every five of the {n} {x} are [sold|broken|used].
| {A} needs two fifths of the {n} {x} in a store.
| Two fifths of the {n} {x} of {A} are [sold|broken|used].
? How many {x} is that?
| How many {x} does that make?
| How many {x} are these two fifths?
| What number of {x} is that?
| What are two fifths of the {x}?
| How many {x} are there in these two fifths?
| What number do two fifths of the {x} make?
| How many {x} are two fifths of {n}?
> A fifth of the {x}: f = n / 5
> Two fifths: t = f * 2
! That is {ans} {x}.
# n // 5 * 2

q=3..25 n=q*5 x=animal
One in five of the {n} {x} on a farm is white.
| A fifth of the {n} {x} are white.
| There are {n} {x} on a farm. 20% of them are white.
| Of the {n} {x} of {A} one fifth are white.
| {A} counts {n} {x}. One out of every five is white.
| White {x} make up a fifth of {n} {x}.
| {n} {x} stand in a field, and a fifth of them turn out to be white.
| {A} has {n} {x}, and 20 percent of them are white.
| {A} sees a group of {n} {x}. A fifth have a white color.
? How many {x} are white?
| How many white {x} are there?
| How many of them are white?
| What is the number of white {x}?
| How many white {x} is that?
| What number of {x} is white?
| How many of all the {x} are white?
| How many {x} have a white color?
> White {x}: w = n / 5
! {ans} {x} are white.
# n // 5

h=3..40 n=h*2 x=pupil
Last year there were {n} {x}. This year there are 50% more.
| The number of {x} in a club was {n}. Now it is larger by one half.
| A school had {n} {x}. Half as many came in addition.
| A club with {n} {x} grows by 50%.
| {A} says that the club had {n} {x} and that the number has gone up by half.
| At first {n} {x} come. Then the number goes up by 50%.
| A group of {n} {x} gets larger by half of its size.
| There were {n} {x} in a group, and then half as many again join them.
? How many {x} [is that|are there] now?
| How many {x} does that make?
| What is the new number of {x}?
| How many {x} is that [in all|altogether]?
| How many {x} are there after that?
| How large is the group now?
| How many {x} are in it now?
> Half of the {x}: h = n / 2
> {X} now: t = n + h
! That makes {ans} {x}.
# n + n // 2

q=2..12 n=q*3 m=q*2 g=2..9 e=m/g x=fruit
{A} eats a third of {n} {x} and shares the rest equally among {g} friends.
| {A} has {n} {x}. One third is bad. The others are split evenly between {g} friends.
| A third of {n} {x} goes to {B}. What is left is divided fairly among {g} children.
| Of {n} {x}, a third are used for a cake. The rest goes to {g} people in equal shares.
| A third of the {n} {x} of {A} are sold. The rest is shared fairly by {g} friends.
| {A} picks {n} {x} and keeps one third. The {g} friends of {A} get the others in equal shares.
| When one third of {n} {x} is gone, {g} children split what is left evenly.
| {g} friends share the {x} that are left fairly when {A} has eaten a third of {n}.
| For {g} friends {A} has {n} {x}. {He} eats a third, and the friends share the rest equally.
| {g} friends come to {A}, who eats a third of {n} {x} and shares the rest with them equally.
? How many {x} does each of the {g} get?
| How many {x} are there for each of the {g}?
| What is the share of each of the {g}?
| How many {x} does every one of the {g} get?
| How many {x} go to each of the {g}?
| How many {x} per person is that for the {g}?
| What does each of the {g} get, counted in {x}?
> A third of the {x}: q = n / 3
> {X} to share: m = n - q
> {X} for each: e = m / g
! Each of the {g} gets {ans} {x}.
# (n - n // 3) / g

h=4..60 n=h*2
Half of the children in a class are girls. There are {n} children.
| One half of a class is girls, and the class has {n} children.
| In a class with {n} children, 50 percent are girls.
| Every second child in the class of {A} is a girl. The class has {n} children.
| On a trip half of the {n} children are girls.
? How many boys are there?
| How many of them are boys?
| How many boys is that?
| What is the number of boys?
| How many of the children are boys?
| How many boys are in the group?
| How many are not girls?
| How many children are no girls?
| How many boys does that make?
| Then how many of the children are boys?
> Girls: g = n / 2
> Boys: b = n - g
! There are {ans} boys.
# n // 2

h=4..60 n=h*2
The class of {A} has {n} children.
| There are {n} children in the school of {A}.
| {n} children are in a club.
| For a film, {n} children come to school.
? How many boys are there if half of the children are girls?
| If one half of them are girls, how many boys are there?
| Half of them are girls. How many boys are there?
| When 50 percent are girls, how many boys are there?
> Girls: g = n / 2
> Boys: b = n - g
! There are {ans} boys.
# n // 2

q=3..25 n=q*4 x=pupil any
There are {n} {x} in the school of {A}.
| The school of {A} has {n} {x}.
| {n} {x} come to the school of {A}.
| {A} teaches at a school with {n} {x}.
A quarter of the {x} wear glasses.
| One in four {x} wears glasses.
| 25 percent of the {x} wear glasses.
| Glasses are worn by a quarter of the {x}.
? How many {x} [wear|have] no glasses?
| How many {x} are without glasses?
| How many of them are without glasses?
| How many {x} do not [wear|have] glasses?
| How many of the {x} [wear|have] none?
| What is the number of {x} without glasses?
| How many {x} can be seen without glasses?
| How many do not have glasses?
| How many {x} are there who have no glasses?
| How many {x} can see well without glasses?
> {X} with glasses: g = n / 4
> {X} without glasses: r = n - g
! {ans} {x} wear no glasses.
# n - n // 4

q=3..30 n=q*3 x=snack
A third of the {n} {x} of {A} are eaten.
| {A} eats one third of {n} {x}.
| {B} takes a third of the {n} {x} that {A} has.
| Of {n} {x}, one third is eaten.
| One of every three {x} is eaten, and there were {n}.
| By accident a third of {n} {x} fall on the floor and are gone.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
| How many {x} are left over?
| How many {x} does that leave?
| How many {x} are there after that?
| How many {x} make up the rest?
| How many are left of the {x}?
| How many {x} remain in the end?
> A third of the {x}: e = n / 3
> {X} left: r = n - e
! {ans} {x} are left.
# n - n // 3

q=3..30 n=q*3 x=snack
{A} has {n} {x}.
| There are {n} {x} on a plate.
| {n} {x} are ready for a party.
| {A} bakes {n} {x}.
? How many {x} are left if {A} eats a third of them?
| If a third of them are eaten, how many {x} are left?
| After a third of them are gone, how many {x} are left?
| When {B} takes one third of the {x}, how many are left?
> A third of the {x}: e = n / 3
> {X} left: r = n - e
! {ans} {x} are left.
# n - n // 3

q=2..20 n=q*4 x=fruit
Three quarters of {n} {x} are good.
| {A} finds that three quarters of {n} {x} are good.
| Three out of every four {x} are good, and {A} has {n} of them.
| 75 percent of the {n} {x} of {A} are good.
| Three quarters of the {x} of {A} are good, and {he} has {n} in all.
? How many {x} are good?
| How many good {x} are there?
| What is the number of good {x}?
| How many of these {x} are good?
> A quarter of the {x}: q = n / 4
> Three quarters: t = q * 3
! That is {ans} {x}.
# n * 3 / 4

q=2..20 n=q*3 x=card
Two thirds of {n} {x} are new.
| {A} sees that two thirds of {n} {x} are new.
| Two out of every three {x} are new, and {A} has {n} of them.
| Two thirds of the {x} of {A} are new, and {he} has {n} in all.
? How many {x} are new?
| How many new {x} are there?
| What is the number of new {x}?
| How many of these {x} are new?
> A third of the {x}: q = n / 3
> Two thirds: t = q * 2
! That is {ans} {x}.
# n * 2 / 3

q=2..40 n=q*10 x=fruit any
{A} [picks|buys|has] {n} {x}.
| There are {n} {x} in the cellar of {A}.
| {n} {x} belong to {A}.
| A truck brings {A} {n} {x}.
10% of the {x} are bad.
| One in ten of the {x} is bad.
| A tenth of the {x} are bad.
| Of the {x}, 10 percent are bad.
? How many {x} are good?
| How many good {x} are there?
| How many {x} are not bad?
| How many of the {x} can be eaten?
| How many of them are still good?
| What is the number of good {x}?
| How many good {x} does that leave?
| How many {x} can still be sold?
| How many good ones are there?
> Bad {x}: b = n / 10
> Good {x}: g = n - b
! {ans} {x} are good.
# n - n // 10

q=2..40 n=q*10 x=pupil
{n} {x} go to the school of {A}.
| The school of {A} has {n} {x}.
| There are {n} {x} in a school.
| A school counts {n} {x}.
? How many {x} come by bike if 20% of them do?
| If 20% of them come by bike, how many {x} is that?
| 20 percent come by bike. How many {x} is that?
| How many {x} use a bike, if it is 20 percent?
> 10% of the {x}: t = n / 10
> 20% of the {x}: b = t * 2
! {ans} {x} come by bike.
# n // 5

q=3..20 n=q*5 x=book
A fifth of the {n} {x} of {A} have been read.
| {A} has read one in five of {his} {n} {x}.
| {A} read a fifth of {his} {x} last year. {He} has {n} {x} in all.
| Of {n} {x}, {A} has read a fifth.
| 20 percent of the {n} {x} of {A} have been read.
? How many {x} [are not read yet|does {A} still have to read]?
| How many {x} has {A} not read?
| How many {x} are there still to read?
| How many unread {x} are there?
| How many {x} are left to read?
| How many {x} remain for {A} to read?
| What is the number of {x} that are not read?
| How many of the {x} are not read?
| How many {x} has {A} still in front of {him}?
| What number of {x} is not read yet?
> {X} read: f = n / 5
> {X} not read: r = n - f
! {ans} {x} are not read yet.
# n - n // 5

q=3..25 n=q*4 k=2..20 x=fruit
{A} eats {k} {x}, and {B} gets a quarter of all. There were {n} at first.
| {A} had {n} {x}. {k} of them are bad, and a quarter of the {n} are given to {B}.
| {k} {x} fall down, and {B} takes a quarter of all {n} {x} that there were.
| {A} sells a quarter of {n} {x} and eats {k} of the others.
| A quarter of {n} {x} goes to {B}, and {k} go to {C}.
| {C} gets {k} {x}, and {B} gets a quarter of the whole number, which is {n}.
? How many {x} are left?
| How many {x} remain?
| How many of the {x} are still there?
| What number of {x} remains?
| How many {x} are left over?
| How many {x} are there after that?
| How many {x} does that leave?
| In the end, how many {x} are left?
| How many {x} does nobody take?
> A quarter of the {x}: g = n / 4
> {X} without these: s = n - g
> {X} left: r = s - k
! {ans} {x} are left.
# n - n // 4 - k

q=3..25 n=q*4 k=2..20 x=fruit
{A} gives a quarter of {his} {n} {x} to {B}.
| A quarter of {n} {x} are sold.
| {A} had {n} {x}, and a quarter of them went to {B}.
| Out of {n} {x}, {A} sells a quarter.
? How many {x} are left after {A} eats {k} more?
| If {k} more are eaten, how many {x} are left?
| Then {k} are lost. How many {x} are left?
| When {k} of the others are eaten, how many {x} are left?
> A quarter of the {x}: g = n / 4
> {X} without these: s = n - g
> {X} left: r = s - k
! {ans} {x} are left.
# n - n // 4 - k

q=2..30 n=q*10 x=part any
A machine of {A} makes {n} {x}.
| {n} {x} are made by {A}.
| There are {n} {x} in the shop of {A}.
| {A} has an order for {n} {x}.
30% of the {x} are red.
| Of the {x}, 30 percent are red.
| Three out of ten {x} are red.
| Red is the color of 30% of the {x}.
? How many {x} are red?
| How many red {x} are there?
| How many of them are red?
| What is the number of red {x}?
| How many red ones is that?
| How many are red?
| How many {x} are painted red?
| Of all the {x}, how many are red?
| What number of {x} is red?
> 10% of the {x}: t = n / 10
> 30% of the {x}: b = t * 3
! {ans} {x} are red.
# n // 10 * 3

q=2..25 n=q*4 x=flower any
There are {n} {x} in the garden of {A}.
| The garden of {A} has {n} {x}.
| {A} plants {n} {x} in a garden.
| {n} {x} stand in the garden of {A}.
25% of the {x} are white.
| One in four of the {x} is white.
| A quarter of the {x} in the garden are white.
| Of the {x}, 25 percent are white.
? How many {x} are not white?
| How many of them are not white?
| How many {x} have another color?
| How many {x} of another color are there?
| How many {x} are there that are not white?
| What is the number of {x} that are not white?
| How many {x} are left if you take away the white ones?
| Of all the {x}, how many are not white?
> White {x}: w = n / 4
> Other {x}: r = n - w
! {ans} {x} are not white.
# n - n // 4

k=3..60 x=pupil
{k} {x} walk to school. That is a quarter of all {x}.
| Those who walk to school are a quarter of the {x}, and they are {k}.
| One in four {x} walks to school, and {k} {x} walk.
| A quarter of all {x} are {k} {x}.
| {A} counts {k} {x}, and that is one quarter of them.
? How many {x} are there [in all|altogether]?
| How many {x} is that in all?
| What is the number of all the {x}?
| How many {x} are there together?
| How many {x} does the whole group have?
| How many {x} are there in total?
| How many {x} make up the whole group?
| Then how many {x} are there altogether?
| If {k} is a quarter, how many {x} are there?
> {X} in all: t = k * 4
! There are {ans} {x} in all.
# 4 * k

k=3..90 x=snack
{k} {x} are left, because {A} has eaten one half of all.
| Half of the {x} of {A} have been eaten, and {k} are left.
| After one half was eaten, {A} has {k} {x}.
| {A} ate half of {his} {x} and still has {k}.
| {B} took half of the {x}. That left {k} for {A}.
? How many {x} did {A} have at first?
| How many {x} were there [before|at the start|at first]?
| How many {x} had there been in all?
| What was the number of {x} at the start?
| With how many {x} did {A} start?
| How many {x} did {A} have before?
| How many {x} were there in all?
| Altogether, how many {x} had there been?
> {X} at first: t = k * 2
! There were {ans} {x} at first.
# 2 * k

c=2..9 n=c*100 p=2..60 x=pupil any
There are {n} {x} in the school of {A}.
| The school of {A} has {n} {x}.
| {n} {x} go to the school of {A}.
| {A} works at a school with {n} {x}.
{p}% of the {x} are ill.
| Of the {x}, {p} percent are ill.
| {p} percent of the {x} cannot come because they are ill.
| Today {p}% of the {x} are ill.
? How many {x} are ill?
| How many {x} is that?
| How many of them are ill?
| How many ill {x} are there?
| What is the number of {x} who are ill?
| What number of {x} is ill?
| How many {x} must stay in bed?
| How many {x} are ill on that day?
> 1% of the {x}: c = n / 100
> {p}% of the {x}: s = c * p
! {ans} {x} are ill.
# n // 100 * p

c=2..9 n=c*100 p=2..60 x=pupil
A school has {n} {x}.
| There are {n} {x} in the school of {A}.
| {n} {x} go to school with {A}.
| The school of {A} counts {n} {x}.
? How many {x} are ill if {p}% are ill?
| If {p} percent of them are ill, how many {x} is that?
| {p}% of them are ill. How many {x} are ill?
| How many {x} are ill, if it is {p} percent?
> 1% of the {x}: c = n / 100
> {p}% of the {x}: s = c * p
! {ans} {x} are ill.
# n // 100 * p

k=3..9 q=2..12 m=q*k n=m*2 x=part any
There are {n} {x} in the shop of {A}.
| {A} has {n} {x}.
| {n} {x} belong to {A}.
| The shop of {A} has {n} {x}.
Half of the {x} are red.
| One half of the {x} are red.
| 50 percent of the {x} are red.
| Every second one of the {x} is red.
{A} puts {k} red {x} into each pack.
| {k} red {x} go into each pack.
| Each pack gets {k} red {x}.
| A pack of {A} holds {k} red {x}.
? How many packs can {A} make?
| How many packs does {A} make out of all the red {x}?
| How many packs are that, if all the red {x} are used?
| How many packs are filled with all the red {x}?
> Half of the {x}: m = n / 2
> Packs: g = m / k
! That makes {ans} packs.
# n / 2 / k

h=3..40 n=h*2 x=pupil
This year there are 50% more {x} than last year, when there were {n}.
| Compared with the {n} {x} of last year, there are 50 percent more now.
| The number of {x} was {n} and is now larger by 50 percent.
| The {n} {x} have become 50 percent more.
? How many {x} [is that|are there] now?
| How many {x} does that make?
| What is the new number of {x}?
| How many {x} is that [in all|altogether]?
| How many {x} are there after that?
| How large is the group now?
| How many {x} are in it now?
> Half of the {x}: h = n / 2
> {X} now: t = n + h
! That makes {ans} {x}.
# n + n // 2

q=2..12 n=q*3 m=q*2 g=2..9 e=m/g x=fruit any
{A} [has|bakes|buys] {n} {x}.
| There are {n} {x} on the table of {A}.
| {n} {x} belong to {A}.
{g} friends come to {A}.
| {A} has {g} friends at home.
| There are {g} friends at the party of {A}.
| {A} has invited {g} friends.
A third of the {x} are eaten by {A}, and the friends share the rest equally.
| The friends get the rest in equal shares after {A} has eaten a third of the {x}.
| {A} keeps a third of the {x} and shares the rest equally among the friends.
? How many {x} does each friend get?
| What is the share of one friend?
| How many {x} are there for each friend?
| How many {x} does one of the friends get?
> A third of the {x}: q = n / 3
> {X} to share: m = n - q
> {X} for each: e = m / g
! Each of the {g} gets {ans} {x}.
# (n - n // 3) / g
""")
