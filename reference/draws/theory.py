"""Hypotheses over a finite domain, probabilities of its instances, points in the plane, models' predictions."""

from collections.abc import Sequence
from itertools import product
from random import Random

from reference.draws.bayes import distribution
from reference.draws.numbers import Range, tries, whole_number
from reference.theory.error import true_error


def labels(random: Random, instances: Range) -> list[int]:
    """A 0 or 1 for each instance, both of which occur.

    >>> labels(Random(1), instances=4)
    [0, 0, 1, 0]
    """
    size = whole_number(random, instances)
    for _ in tries():
        drawn = [random.randint(0, 1) for _ in range(size)]
        if len({*drawn}) > 1:
            break
    return drawn


def probabilities(random: Random, target: Sequence[int], decimals: int = 2) -> list[float]:
    """The probability of drawing each instance of a domain; they add up to 1, and are mostly far from equal."""
    return list(distribution(random, [str(place) for place in range(len(target))], decimals).values())


def other_labels(random: Random, target: Sequence[int], wrong: Range = (1, 3)) -> list[int]:
    """A hypothesis that labels so many instances otherwise than the target.

    >>> other_labels(Random(1), [0, 1, 1, 0], wrong=1)
    [0, 0, 1, 0]
    """
    places = random.sample(range(len(target)), min(len(target), whole_number(random, wrong)))
    return [1 - label if place in places else label for place, label in enumerate(target)]


def percentages(random: Random, target: Sequence[int]) -> list[int]:
    """The probability of drawing each instance, in whole per cent."""
    return [round(100 * share) for share in probabilities(random, target)]


def reached_error(random: Random, percentages: Sequence[int], within: Range = (15, 40)) -> int:
    """An error in per cent that some hypothesis has: that of one or two instances, within a range if one is there."""
    low, high = (within, within) if isinstance(within, int) else within
    sums = sorted({one + other for place, one in enumerate(percentages) for other in (0, *percentages[:place])})
    return random.choice([total for total in sums if low <= total <= high] or sums)


def rival_hypotheses(
    random: Random, target: Sequence[int], percentages: Sequence[int], epsilon: int
) -> list[list[int]]:
    """Hypotheses that label one to three instances otherwise than the target; some have an error of just epsilon."""
    rows = [other_labels(random, target, wrong=(1, 3)) for _ in range(9)]
    touching = [row for row in all_rows(target) if true_error(row, target, percentages) == epsilon]
    different = {tuple(row): row for row in [*touching[:2], *rows]}
    return list(different.values())


def all_rows(target: Sequence[int]) -> list[list[int]]:
    """Every hypothesis over the domain of the target."""
    return [list(row) for row in product((0, 1), repeat=len(target))]


def hypothesis_class(random: Random, instances: Range = (3, 5), size: Range = (4, 12)) -> list[list[int]]:
    """Different hypotheses over a domain of so many instances, as many as asked for, or all there are.

    >>> hypothesis_class(Random(1), instances=2, size=3)
    [[0, 0], [0, 1], [1, 0]]
    """
    rows = list(product((0, 1), repeat=whole_number(random, instances)))
    chosen = random.sample(rows, min(len(rows), whole_number(random, size)))
    return [list(row) for row in sorted(chosen)]


def places(random: Random, hypotheses: Sequence[Sequence[int]], size: Range = (2, 3)) -> list[int]:
    """The places of so many instances, in any order."""
    return random.sample(range(len(hypotheses[0])), min(len(hypotheses[0]), whole_number(random, size)))


def point_sets(random: Random, count: int = 6, within: int = 6) -> list[list[list[int]]]:
    """Sets of two to four points in the plane: in a line, or corners of a triangle or of something with four.

    Those in a line are not evenly spaced, and not all parallel to an axis.
    """
    sets = [spread_points(random, size, within) for size in (2, 2, 3, 3, 3, 4, 4)]
    return [*sets, *(points_in_line(random, 3, within) for _ in range(count))]


def spread_points(random: Random, size: int, within: int) -> list[list[int]]:
    """Different points, no two in a row or column."""
    across, up = (random.sample(range(within + 1), size) for _ in range(2))
    return sorted([x, y] for x, y in zip(across, up, strict=True))


def points_in_line(random: Random, size: int, within: int) -> list[list[int]]:
    """Different points on one line."""
    for _ in tries():
        x, y, right, up = (random.randint(0, within) for _ in range(4))
        line = [(x + step * (right - x), y + step * (up - y)) for step in range(-within, within + 1)]
        inside = sorted({point for point in line if all(0 <= value <= within for value in point)})
        if len(inside) >= size:
            break
    return [list(point) for point in sorted(random.sample(inside, size))]


def actual_values(random: Random, instances: Range = 3, within: Range = (10, 40)) -> list[int]:
    """The true value of each instance."""
    return [whole_number(random, within) for _ in range(whole_number(random, instances))]


def predictions(
    random: Random, actual: Sequence[float], models: Range = (3, 5), off: Range = (1, 6)
) -> list[list[int]]:
    """What each model predicts for each instance: a row a model, whole numbers, too high or too low on the whole."""
    leaning = [random.choice((-1, 1)) * whole_number(random, off) // 2 for _ in actual]
    spread = whole_number(random, off)
    return [
        [round(value) + lean + random.randint(-spread, spread) for value, lean in zip(actual, leaning, strict=True)]
        for _ in range(whole_number(random, models))
    ]
