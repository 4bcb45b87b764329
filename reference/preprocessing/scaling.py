"""Attributes on a common scale. Kubat, sections 3.3, 5.1 and 14.2; Witten, section 4.7; Blockeel, section 7.4.1."""

from collections.abc import Sequence

from reference.statistics.descriptive import deviation, mean


def min_max(
    train: Sequence[float],
    values: Sequence[float],
    low: float = 0.0,
    high: float = 1.0,
    *,
    constant: float | None = None,
) -> list[float]:
    """The values scaled so that the smallest of `train` becomes `low`, the largest `high`; new values may lie beyond.

    Kubat, equation 3.3; from -1 to 1 in section 5.1. Witten, section 4.7, says that the training instances give the
    scale. No book says what becomes of an attribute with one value in training: `constant`, or `low` if not said.

    >>> min_max([7, 4, 25, -5, 10], [7, 4, 25, -5, 10])
    [0.4, 0.3, 1.0, 0.0, 0.5]
    >>> min_max([0, 10], [12], -1, 1), min_max([3, 3], [4])
    ([1.4], [0.0])
    """
    if min(train) == max(train):
        return [low if constant is None else constant for _ in values]
    return [low + (high - low) * share for share in unit_scale(train, values)]


def unit_scale(train: Sequence[float], values: Sequence[float]) -> list[float]:
    """The place of each value between the smallest of `train` (0) and the largest (1); all 0 if `train` has one value.

    >>> unit_scale([10, 20], [15, 22]), unit_scale([10], [12])
    ([0.5, 1.2], [0.0])
    """
    # of `train` alone: new values must not move the scale that was learned
    least, most = min(train), max(train)
    return [0.0 if least == most else (value - least) / (most - least) for value in values]


def z_score(values: Sequence[float], *, ddof: int = 1, constant: float | None = None) -> list[float]:
    """The number of standard deviations by which each value lies above the mean. Blockeel, section 7.4.1.

    The book does not say whether the variance divides by n or by n - 1: `ddof`. Values that are all the same have no
    z-scores, unless `constant` says which.

    >>> [round(z, 6) for z in z_score([37, 35, 37])]
    [0.57735, -1.154701, 0.57735]
    """
    # equal values are compared, not their deviation: rounding could leave that just above 0
    if min(values) == max(values):
        if constant is None:
            raise ValueError("values that are all the same have no z-scores")
        return [constant for _ in values]
    centre, spread = mean(values), deviation(values, ddof=ddof)
    return [(value - centre) / spread for value in values]
