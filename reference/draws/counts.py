"""Class counts."""

from random import Random

from reference.draws.numbers import Range, whole_number


def counts(random: Random, classes: Range = (2, 5), each: Range = (1, 40), empty: Range = 0) -> list[int]:
    """How many examples each class has; `empty` of the classes have none, at places of their own.

    >>> counts(Random(1), classes=4, each=[1, 9], empty=1)
    [2, 0, 5, 2]
    """
    number = whole_number(random, classes)
    without = set(random.sample(range(number), min(number, whole_number(random, empty))))
    return [0 if place in without else whole_number(random, each) for place in range(number)]
