"""Draws of bags of indices, and of points for boosting, bagging and stacking."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.ensembles.conditions import stumps_decided
from reference.ensembles.draws.votes import apart, first_that
from reference.ensembles.stumps import best_stump, mistakes_of
from reference.shared.draws.numbers import Range, decimal_number, whole_number


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


def bags(random: Random, of: Sequence[Any], size: int, number: Range) -> list[list[int]]:
    """Several bags of `size` indices each."""
    return [bag(random, of, size) for _ in range(whole_number(random, number))]


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


def places(random: Random, n: Range) -> list[list[float]]:
    """Points without labels in the region of `noisy_points`; none lies on a threshold between numbers of one decimal.

    >>> places(Random(1), n=2)
    [[1.73, 7.23], [0.83, 3.23]]
    """
    drawn = [[decimal_number(random, [0, 8], 1) for _ in range(2)] for _ in range(whole_number(random, n))]
    # thresholds are middles of one-decimal numbers, multiples of 0.05: 0.03 is between them
    return [[round(value + 0.03, 2) for value in x] for x in drawn]
