"""Samples of yes and no, and chances under which they might have been drawn."""

from random import Random

from reference.draws.numbers import Range, tries, whole_number


def sample(random: Random, n: Range = (4, 5)) -> list[str]:
    """Labels, both kinds of them, in any order."""
    number = whole_number(random, n)
    yes = random.randint(1, max(1, number - 1))
    labels = ["yes"] * yes + ["no"] * (number - yes)
    return random.sample(labels, number)


def two_chances(random: Random) -> list[float]:
    """Two chances that are clearly apart, from each other and from what the other lacks of 1."""
    trying = tries(200)
    while True:
        next(trying)
        first, second = (random.randint(5, 15) / 20 for _ in range(2))
        if abs(first - second) > 0.12 and abs(first + second - 1) > 0.12 and 0.5 not in (first, second):
            return [first, second]
