"""Names and nouns that problems are made of."""

from ling_jax.training.corpus.draw import Draw

_GIRLS = """
Abby Aisha Alice Amira Amy Anita Anna Astrid Bella Betty Carla Carmen Chloe Cindy Clara Daisy Dana
Diana Dora Edith Elena Ella Ellen Emma Eva Faith Fatima Fiona Freya Gina Gloria Grace Hana Hannah
Hazel Heidi Helen Holly Ines Ingrid Irene Iris Ivy Jane Jenny Jill Joy Julia June Karen Kate Keiko
Kelly Kim Laura Leah Leila Lena Lily Linda Lisa Lola Lucia Lucy Lydia Mabel Maria Mary Maya Megan
Mei Mia Molly Nadia Nancy Naomi Nina Noor Nora Olivia Opal Paula Pearl Penny Polly Priya Rachel Rita
Rosa Rosie Ruby Ruth Sally Samira Sandra Sara Sofia Sonia Stella Susan Tara Tina Vera Violet Wendy
Yuki Zara Zoe
"""
_BOYS = """
Aaron Adam Ahmed Alex Ali Andy Arthur Ben Bill Bob Brian Bruno Carl Carlos Charlie Chen Chris Colin
Dan David Dean Diego Dylan Eddie Eric Erik Evan Felix Finn Frank Fred Gary George Greg Harry Hassan
Henry Hiro Hugo Ian Isaac Ivan Jack Jake James Jerry Jim Joe Joel John Jonas Jorge Josh Karl Keith
Ken Kenji Kevin Kyle Larry Lars Leo Liam Louis Luis Luke Marco Mark Martin Mateo Matt Max Mike
Nathan Neil Nick Nico Noah Omar Oscar Otto Owen Pablo Paul Pedro Peter Phil Rafael Raj Ravi Ray Rob
Roy Ryan Sam Sean Simon Steve Sven Ted Tim Tom Tony Victor Wei Will Yusuf Zach
"""
_HELD_BACK_GIRLS = """
Agnes Beatrice Celine Daphne Esther Flora Greta Harriet Imogen Josephine Kirsten Louise Miriam Nell
Odette Phoebe Renata Selma Thea Ursula Valeria Wilma Xenia Yvonne Zelda
"""
_HELD_BACK_BOYS = """
Albert Boris Cedric Dominic Edgar Floyd Gilbert Herman Igor Jasper Klaus Leon Magnus Nolan Orlando
Percy Quentin Rupert Stefan Tobias Ulrich Vincent Walter Xavier Zane
"""

SPELLED = {
    2: "two",
    3: "three",
    4: "four",
    5: "five",
    6: "six",
    7: "seven",
    8: "eight",
    9: "nine",
    10: "ten",
    11: "eleven",
    12: "twelve",
}
"""Numbers that a question may write as words."""

PRONOUNS = {"girl": ("she", "her", "her"), "boy": ("he", "his", "him")}
"""Who, whose and whom."""


def _people(girls: str, boys: str) -> tuple[tuple[str, str], ...]:
    return tuple((name, "girl") for name in girls.split()) + tuple(
        (name, "boy") for name in boys.split()
    )


PEOPLE = _people(_GIRLS, _BOYS)
"""Names, each with a key of `PRONOUNS`."""
HELD_BACK_PEOPLE = _people(_HELD_BACK_GIRLS, _HELD_BACK_BOYS)
"""The same for the held-back set."""


def _nouns(text: str) -> tuple[tuple[str, str], ...]:
    """Pairs of singular and plural; a noun without a plural gets an s."""
    pairs = (word.strip().partition("/") for word in text.split(","))
    return tuple((singular, plural or singular + "s") for singular, _, plural in pairs)


NOUNS = {
    "fruit": _nouns(
        "apple, pear, plum, lemon, orange, banana, mango/mangoes, peach/peaches, melon, lime, fig,"
        " grapefruit, kiwi, coconut, cherry/cherries, berry/berries"
    ),
    "snack": _nouns(
        "cookie, muffin, sandwich/sandwiches, pie, cake, bagel, donut, pretzel, candy/candies,"
        " cupcake, waffle, pizza, bun, roll, chocolate bar, lollipop, pancake, brownie"
    ),
    "drink": _nouns("bottle of water/bottles of water, juice, coffee, tea, lemonade, smoothie"),
    "pen": _nouns(
        "pen, pencil, notebook, eraser, ruler, marker, crayon, folder, envelope, brush/brushes,"
        " notepad, paper clip, sheet of paper/sheets of paper"
    ),
    "toy": _nouns(
        "ball, doll, kite, puzzle, robot, top, balloon, teddy bear, toy car, toy train, toy boat,"
        " board game, drum, block"
    ),
    "card": _nouns(
        "stamp, coin, shell, marble, sticker, card, button, bead, stone, badge, comic, postcard,"
        " feather, magnet, token, key ring"
    ),
    "clothes": _nouns(
        "shirt, hat, scarf/scarves, dress/dresses, jacket, sweater, belt, cap, coat, skirt, tie,"
        " T-shirt, bag, blouse"
    ),
    "gadget": _nouns(
        "lamp, chair, radio, clock, camera, phone, printer, bike, table, guitar, tent, fan, watch/"
        "watches, keyboard, backpack, skateboard"
    ),
    "flower": _nouns(
        "rose, tulip, lily/lilies, daisy/daisies, sunflower, violet, orchid, tree, bush/bushes,"
        " cactus/cactuses, fern"
    ),
    "animal": _nouns(
        "cow, horse, goat, pig, dog, rabbit, cat, duck, hen, donkey, lamb, pony/ponies"
    ),
    "box": _nouns(
        "box/boxes, bag, basket, crate, jar, tray, packet, bucket, carton, case, tin, sack, drawer"
    ),
    "book": _nouns("book, novel, magazine, story/stories, textbook, storybook"),
    "part": _nouns(
        "toy, lamp, chair, shirt, bolt, bottle, screw, cup, plate, wheel, brick, candle"
    ),
    "place": _nouns(
        "library/libraries, school, zoo, beach/beaches, lake, market, museum, station, park, farm,"
        " town, village, airport, castle"
    ),
    "room": _nouns("garden, room, yard, park, hall, field, kitchen, court, pool, playground"),
    "meal": _nouns("soup, cake, bread, pizza, salad, stew, pudding, pie, curry/curries"),
    "rider": _nouns(
        "train, bus/buses, car, truck, cyclist, boat, ship, plane, van, runner, scooter"
    ),
    "amount": _nouns(
        "egg, cup of flour/cups of flour, spoon of sugar/spoons of sugar, glass of milk/glasses of"
        " milk, tomato/tomatoes, onion, potato/potatoes"
    ),
    "way": _nouns("mile, kilometer"),
    "length": _nouns("meter, foot/feet, yard, inch/inches"),
    "vehicle": _nouns("train, bus/buses, boat, ship, plane, van, tram"),
    "pupil": _nouns("student, child/children, pupil, player, dancer, guest, visitor, worker, girl"),
}
"""Singular and plural of nouns, by kind."""

_ONSETS = (*"bcdfghjklmnprstvwz", "bl", "br", "ch", "cl", "dr", "fl", "gr", "pl", "sh", "st", "tr")
_VOWELS = (*"aeiou", "ai", "ea", "oo")
_CODAS = ("", "", *"dklmnprst", "ck", "nd", "rt", "sk")


def invented_word(draw: Draw) -> str:
    """A word of two or three syllables that nobody knows: it can be copied, not remembered."""
    syllables = (
        draw.pick(_ONSETS) + draw.pick(_VOWELS) + draw.pick(_CODAS)
        for _ in range(draw.pick((2, 2, 2, 3)))
    )
    return "".join(syllables)
