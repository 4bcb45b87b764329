"""Draws of votes, weighted results, and assemblies of models."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from reference.shared.draws.numbers import Range, decimal_number, tries, whole_number

T = TypeVar("T")


def first_that(holds: Callable[[T], bool], drawn: Callable[[], T]) -> T:
    """The first drawn value for which the condition holds; raises ValueError if none comes in 200 draws."""
    # a fifth of the usual tries, as some conditions test a whole boosting run
    return next(value for _ in tries(200) if holds(value := drawn()))


def votes(random: Random, models: Range, rows: Range, classes: Sequence[str]) -> list[list[str]]:
    """For each model a list of random labels, one for each row.

    >>> votes(Random(2), models=3, rows=2, classes=["a", "b"])
    [['b', 'a'], ['b', 'b'], ['a', 'b']]
    """
    number = whole_number(random, models)
    columns = [random.choices(classes, k=number) for _ in range(whole_number(random, rows))]
    return [list(row) for row in zip(*columns, strict=True)]


def shares(random: Random, n: Range, decimals: int = 2) -> list[float]:
    """n different positive numbers with `decimals` decimals that add up to 1.

    >>> shares(Random(1), 4)
    [0.09, 0.07, 0.17, 0.67]
    """
    unit: int = 10**decimals
    number = whole_number(random, n)
    # the birthday bound: more than the square root of the units, and two are usually equal
    if number * number > unit:
        raise ValueError("so many shares would hardly ever all differ: fewer, or more decimals, may do")

    def sizes() -> list[int]:
        cuts = sorted(random.sample(range(1, unit), number - 1))
        return [high - low for low, high in zip([0, *cuts], [*cuts, unit], strict=True)]

    # none below a quarter of its even share: it would not show
    found = first_that(lambda drawn: len(set(drawn)) == number and min(drawn) >= unit // (4 * number), sizes)
    return [size / unit for size in found]


def weighted_results(random: Random, n: int, wrong: Range, named: str) -> list[dict[str, Any]]:
    """Rows with a number, a weight and the result `right` or `wrong`; the weights add up to 1.

    >>> weighted_results(Random(1), n=3, wrong=1, named="pear")[0]
    {'pear': 1, 'weight': 0.09, 'classified': 'wrong'}
    """
    mistaken = random.sample(range(n), whole_number(random, wrong))
    return [
        {named: place + 1, "weight": weight, "classified": "wrong" if place in mistaken else "right"}
        for place, weight in enumerate(shares(random, n))
    ]


def whole_weights(random: Random, n: Range, most: int = 9) -> list[int]:
    """n whole numbers between 1 and `most`.

    >>> whole_weights(Random(1), 4)
    [3, 2, 5, 2]
    """
    return [whole_number(random, [1, most]) for _ in range(whole_number(random, n))]


def small_weights(random: Random, n: Range, most: float = 0.09) -> list[float]:
    """n numbers with two decimals between 0.01 and `most`, which add up to less than 1 if they are few.

    >>> small_weights(Random(1), 4)
    [0.03, 0.02, 0.05, 0.02]
    """
    return [decimal_number(random, (0.01, most), 2) for _ in range(whole_number(random, n))]


def results(random: Random, weights: Sequence[float]) -> list[bool]:
    """For each example whether it was right; the wrong ones have between 5 % and 45 % of the weight.

    >>> results(Random(1), [0.5, 0.3, 0.2])
    [True, False, True]
    """

    total = sum(weights)

    def is_weak(correct: list[bool]) -> bool:
        wrong = sum(weight for weight, right in zip(weights, correct, strict=True) if not right)
        # neither 0, where beta is 0, nor near 1/2, where nothing changes
        return 0.05 * total < wrong < 0.45 * total

    return first_that(is_weak, lambda: [random.random() < 0.7 for _ in weights])


def assemblies(random: Random, number: int) -> list[dict[str, float]]:
    """Different assemblies: `n` voters, each wrong with probability `e`, which is clearly not 1/2.

    >>> assemblies(Random(1), 2)
    [{'n': 1, 'e': 0.6}, {'n': 5, 'e': 0.1}]
    """
    sizes, errors = (1, 2, 3, 5, 7), (0.1, 0.2, 0.3, 0.4, 0.6, 0.7)
    return [{"n": n, "e": e} for n, e in random.sample([(n, e) for n in sizes for e in errors], number)]


def apart(random: Random, within: Sequence[float], n: int, decimals: int = 1) -> list[float]:
    """n different numbers within a range, in random order; ValueError if the range has fewer.

    >>> apart(Random(1), [10, 20], 3, decimals=0)
    [12, 19, 11]
    """
    unit: int = 10**decimals
    low, high = within
    drawn = random.sample(range(round(low * unit), round(high * unit) + 1), n)
    return [each / unit for each in drawn] if decimals else list(drawn)


def split_vote(random: Random) -> list[int]:
    """The votes of three voters: the first votes 1 and the second 0.

    >>> split_vote(Random(1))
    [1, 0, 0]
    """
    return [1, 0, random.randint(0, 1)]


def three_weights(random: Random) -> list[float]:
    """Three different weights in tenths; none is 1 or 2.

    >>> three_weights(Random(1))
    [0.7, 2.3, 0.5]
    """
    return [tenths / 10 for tenths in random.sample([n for n in range(3, 25) if n not in (10, 20)], 3)]
