"""Draws of bags of indices, and of points for boosting, bagging and stacking."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.ensembles.boosting import adaboost
from reference.ensembles.conditions import gap_of, stumps_decided
from reference.ensembles.draws.votes import apart, first_that
from reference.ensembles.stumps import best_stump, mistakes_of
from reference.shared.draws.numbers import Range, decimal_number, tries, whole_number

UNEQUAL_STUMPS = (  # from left to right: ranks of heights, and labels; of random tables 1 in 10,000 is like these
    ((1, 5, 8, 4, 12, 10, 13, 11, 6, 3, 2, 7, 9, 0), "+---+++++--++-"),
    ((8, 6, 11, 2, 3, 12, 0, 5, 4, 9, 10, 7, 13, 1), "-----+---+++-+"),
)


def bag(random: Random, of: Sequence[Any], size: int, first: int = 0) -> list[int]:
    """A list of `size` indices from `first` on, drawn with replacement; some are missing, and some repeat.

    >>> bag(Random(1), of="abcd", size=4)
    [1, 0, 2, 0]
    """
    return first_that(
        # a bag without a repeat would be the data, and one example alone teaches nothing
        lambda drawn: 1 < len(set(drawn)) < min(len(of), size),
        lambda: [random.randrange(len(of)) + first for _ in range(size)],
    )


def bags(random: Random, of: Sequence[Any], size: Range, number: Range) -> list[list[int]]:
    """Several bags of `size` indices each."""
    return [bag(random, of, whole_number(random, size)) for _ in range(whole_number(random, number))]


def ovens(random: Random, n: int, results: Sequence[str]) -> list[dict[str, Any]]:
    """Rows with a number, a temperature and a result; heat makes the second result more likely.

    >>> ovens(Random(1), 2, ["good", "burnt"])
    [{'loaf': 1, 'temperature': 187, 'result': 'good'}, {'loaf': 2, 'temperature': 242, 'result': 'burnt'}]
    """
    heat = apart(random, [170, 260], n, decimals=0)
    found = first_that(
        lambda drawn: len(set(drawn)) == 2, lambda: [results[random.random() < (each - 170) / 90] for each in heat]
    )
    return [
        {"loaf": place, "temperature": each, "result": result}
        for place, (each, result) in enumerate(zip(heat, found, strict=True), start=1)
    ]


def noisy_points(
    random: Random, n: Range, labels: Sequence[Any], noise: Range = 1, decimals: int = 1
) -> list[list[Any]]:
    """Points `[x, label]` in the plane on both sides of a slanted border; `noise` of them have the other label.

    No coordinate occurs twice, so that there is a threshold between any two points. The best stump is better than
    chance, and makes mistakes.

    >>> noisy_points(Random(1), n=4, labels=["dry", "wet"], noise=0)
    [[[2.5, 7.3], 'wet'], [[4.4, 5.5], 'wet'], [[1.2, 7.5], 'dry'], [[2.6, 2.4], 'dry']]
    """
    number = whole_number(random, n)
    if number < 4:
        raise ValueError("fewer than four points hardly ever need a second stump")
    # slanted, so that no single stump separates the classes
    slant = random.choice([0.5, 1, 2])
    # chosen before the points: the same places stay mislabelled in every try
    mistaken = random.sample(range(number), whole_number(random, noise))

    def drawn() -> list[list[Any]]:
        where = list(zip(*(apart(random, [0, 8], number, decimals) for _ in range(2)), strict=True))
        sides = [(x + slant * y > 4 + 4 * slant) != (place in mistaken) for place, (x, y) in enumerate(where)]
        return [[[x, y], labels[side]] for (x, y), side in zip(where, sides, strict=True)]

    def is_hard(found: list[list[Any]]) -> bool:
        return 0 < len(mistakes_of(best_stump(found), found)) < number / 2

    return first_that(is_hard, drawn)


def boosted_points(random: Random, n: Range, labels: Sequence[Any], rounds: int, noise: Range = 1) -> list[list[Any]]:
    """Noisy points on which AdaBoost takes all of its rounds, with one best stump in each."""
    return first_that(lambda found: stumps_decided(found, rounds), lambda: noisy_points(random, n, labels, noise))


def whole_points(random: Random, n: Range, labels: Sequence[Any], attributes: Range, most: int) -> list[list[Any]]:
    """Points `[x, label]` of whole numbers up to `most`; with few numbers, several points are at the same place.

    >>> whole_points(Random(1), n=2, labels=["dry", "wet"], attributes=2, most=1)
    [[[0, 0], 'wet'], [[0, 1], 'wet']]
    """
    number, width = whole_number(random, n), whole_number(random, attributes)
    return [[[random.randint(0, most) for _ in range(width)], random.choice(labels)] for _ in range(number)]


def boosted_whole_points(random: Random, n: Range, attributes: Range, rounds: int) -> list[list[Any]]:
    """Points of whole numbers, labelled 1 or -1, on which AdaBoost takes all its rounds, with one best stump each."""
    # most draws have tied stumps: far more tries than usual
    drawn = (whole_points(random, n, [-1, 1], attributes, most=20) for _ in tries())
    return next(found for found in drawn if stumps_decided(found, rounds))


def committee_points(random: Random) -> list[list[Any]]:
    """Points labelled 1 or -1, whose five AdaBoost stumps are so unequal that other votes than theirs tell.

    Stumps depend on the order of values alone: two tables are stretched, mirrored, turned and relabelled at random.
    """
    heights, signs = random.choice(UNEQUAL_STUMPS)
    sign, turn, mirror = random.choice((1, -1)), random.choice((1, -1)), random.choice((1, -1))
    across, up = (sorted(apart(random, [0, 8], len(heights))) for _ in range(2))
    placed = zip(across[::mirror], heights, signs, strict=True)
    found = [[[x, up[height]][::turn], sign if each == "+" else -sign] for x, height, each in placed]
    random.shuffle(found)
    return found


def points_beside(random: Random, n: Range, examples: Sequence[Any]) -> list[list[float]]:
    """Points whose coordinates are those of examples, or half a unit beside, so that some lie on thresholds."""
    columns = list(zip(*(x for x, _ in examples), strict=True))
    return [
        [random.choice(column) + random.choice((-0.5, 0, 0.5)) for column in columns]
        for _ in range(whole_number(random, n))
    ]


def places_off_gaps(random: Random, n: int, examples: Sequence[Any], rounds: int) -> list[list[float]]:
    """Points without labels; none lies between the two values between which a stump of AdaBoost cuts."""
    stumps = [stump for stump, _ in adaboost(examples, rounds)]
    cut = [(stump.attribute, *gap_of(stump, examples)) for stump in stumps]
    span = [0, max(value for x, _ in examples for value in x)]

    def is_off(x: Sequence[float]) -> bool:
        return not any(low < x[attribute] < high for attribute, low, high in cut)

    width = len(examples[0][0])
    return [first_that(is_off, lambda: [decimal_number(random, span, 1) for _ in range(width)]) for _ in range(n)]


def any_bags(random: Random, of: Sequence[Any], number: Range) -> list[list[int]]:
    """An odd number of bags, each of one index or more, with or without repeats.

    >>> any_bags(Random(1), of="ab", number=2)
    [[0], [0, 0, 1], [1]]
    """
    sizes = [random.randint(1, len(of) + 1) for _ in range(whole_number(random, number) // 2 * 2 + 1)]
    return [random.choices(range(len(of)), k=size) for size in sizes]


def places(random: Random, n: Range) -> list[list[float]]:
    """Points without labels in the region of `noisy_points`; none lies on a threshold between numbers of one decimal.

    >>> places(Random(1), n=2)
    [[1.73, 7.23], [0.83, 3.23]]
    """
    drawn = [[decimal_number(random, [0, 8], 1) for _ in range(2)] for _ in range(whole_number(random, n))]
    # thresholds are middles of one-decimal numbers, multiples of 0.05: 0.03 is between them
    return [[round(value + 0.03, 2) for value in x] for x in drawn]


def one_bag(random: Random, of: Sequence[Any]) -> list[int]:
    """A bag of any size from one index on, with or without repeats."""
    return any_bags(random, of, number=1)[0]


def any_folds(random: Random, examples: Sequence[Any], k: Range) -> list[list[int]]:
    """k folds of nearly equal size, or a fold for each example if there are fewer; each example is in one fold.

    >>> any_folds(Random(1), "abcde", 2)
    [[1, 4, 2], [0, 3]]
    """
    dealt = random.sample(range(len(examples)), len(examples))
    number = min(whole_number(random, k), len(examples))
    return [dealt[first::number] for first in range(number)]
