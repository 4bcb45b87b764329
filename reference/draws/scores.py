"""Scores that a classifier gave to labelled examples."""

from collections.abc import Sequence
from random import Random

from reference.draws.numbers import Range, whole_number


def scores(
    random: Random,
    n: Range,
    *,
    labels: Sequence[object] = (0, 1),
    decimals: int = 2,
    ties: bool = False,
    skill: float = 0.5,
) -> list[list[object]]:
    """Pairs `[score, label]`, scores between 0 and 1; both labels occur, and equal scores only with `ties`.

    With `skill` 0 the second label scores no better than the first, with 1 always at least as well.

    >>> scores(Random(2), n=3)
    [[0.46, 0], [0.64, 1], [0.32, 0]]
    """
    number = whole_number(random, n)
    unit: int = 10**decimals
    if number < 2 or (not ties and number > unit // 4):
        raise ValueError("scores need n of at least 2, and decimals enough to be all different")
    positive = random.randint(1, number - 1)
    chosen = [labels[0]] * (number - positive) + [labels[1]] * positive
    random.shuffle(chosen)
    found: list[list[object]] = []
    while len(found) < number:
        label = chosen[len(found)]
        low, high = (skill / 2, 1) if label == labels[1] else (0, 1 - skill / 2)
        score = random.randint(round(low * unit), round(high * unit)) / unit
        if ties or all(score != other for other, _ in found):
            found.append([score, label])
    return found
