"""Draws of splits given by class counts, of points of coverage space, and of costs."""

from random import Random

from reference.shared.draws.numbers import Range, whole_number


def children_counts(
    random: Random, branches: Range = (2, 4), classes: Range = 2, each: Range = (0, 12), empty: Range = 0
) -> list[list[int]]:
    """The class counts of every branch of a split; `empty` of the branches, at random places, have no examples.

    At least one example is there.

    >>> children_counts(Random(1), branches=2, classes=3)
    [[2, 9, 12], [12, 1, 4]]
    """
    number, width = whole_number(random, branches), whole_number(random, classes)
    without = set(random.sample(range(number), min(number - 1, whole_number(random, empty))))
    drawn = [[0 if place in without else whole_number(random, each) for _ in range(width)] for place in range(number)]
    if not any(map(any, drawn)):
        drawn[min(set(range(number)) - without)][0] = 1
    return drawn
