"""Thresholds for tests of numeric attributes.

Blockeel, section 4.5.2; Kubat, section 6.4; Mitchell, section 3.7; Witten, section 6.1; Flach, section 5.3. A row whose
value is below the threshold goes left. Thresholds are the middles between neighbouring values, at which the books'
different signs (<, <=, >, >=) part the rows alike. Which score is best is decided exactly.
"""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from reference.information.entropy import entropy
from reference.information.gain import Rows, class_entropy
from reference.trees.criteria import Criterion, ranked_splits


def candidate_thresholds(rows: Rows, attribute: str) -> list[float]:
    """The middles between neighbouring different values, smallest first. Kubat, section 6.4.

    >>> candidate_thresholds([{"t": 64}, {"t": 70}, {"t": 64}, {"t": 65}], "t")
    [64.5, 67.5]
    """
    written = sorted({Fraction(str(row[attribute])) for row in rows})  # the middle of 0.1 and 0.2 is 0.15
    return [float((low + high) / 2) for low, high in pairwise(written)]


def side_counts(rows: Rows, attribute: str, target: str, threshold: float) -> list[list[int]]:
    """The number of rows of each class below the threshold, and at or above it."""
    # classes in one order for both sides, also those that one side lacks
    whole = Counter(row[target] for row in rows)
    below = Counter(row[target] for row in rows if float(row[attribute]) < threshold)
    return [[side[label] for label in whole] for side in (below, whole - below)]


def threshold_gain(rows: Rows, attribute: str, target: str, threshold: float, *, base: float = 2) -> float:
    """The information gain of the test "below the threshold". Kubat, table 6.6.

    >>> rows = [{"t": t, "play": p} for t, p in [(40, "n"), (48, "n"), (60, "y"), (72, "y"), (80, "y"), (90, "n")]]
    >>> round(threshold_gain(rows, "t", "play", 54), 4)
    0.4591
    """
    if not rows:
        raise ValueError("a table without rows has no gain")
    below, above = side_counts(rows, attribute, target, threshold)
    left = sum(below) * entropy(below, base=base) + sum(above) * entropy(above, base=base)
    return class_entropy(rows, target, base=base) - left / len(rows)


def best_thresholds(
    rows: Rows, attribute: str, target: str, *, criterion: Criterion = "information_gain"
) -> list[float]:
    """Every threshold that is best by the criterion, smallest first; none if all values are equal."""
    # ties between thresholds: the smallest first, as the books are silent
    splits = {
        threshold: side_counts(rows, attribute, target, threshold)
        for threshold in candidate_thresholds(rows, attribute)
    }
    return ranked_splits(splits, criterion)[0] if splits else []


def winning_gaps(
    rows: Rows, attribute: str, target: str, *, criterion: Criterion = "information_gain"
) -> list[list[float]]:
    """The intervals in which the best thresholds may lie: above the first value, up to the second.

    >>> rows = [{"t": t, "play": p} for t, p in [(40, "n"), (48, "n"), (60, "y"), (72, "y"), (80, "y"), (90, "n")]]
    >>> winning_gaps(rows, "t", "play")
    [[48.0, 60.0]]
    """
    values = sorted(float(row[attribute]) for row in rows)
    return [
        # any threshold in the gap splits alike, and is right
        [max(value for value in values if value < cut), min(value for value in values if value >= cut)]
        for cut in best_thresholds(rows, attribute, target, criterion=criterion)
    ]


def best_threshold(rows: Rows, attribute: str, target: str, *, criterion: Criterion = "information_gain") -> float:
    """The smallest threshold that is best by the criterion; ValueError if all values are equal.

    Flach, section 5.3, takes any impurity; all other books the information gain.

    >>> rows = [{"t": t, "play": p} for t, p in [(40, "n"), (48, "n"), (60, "y"), (72, "y"), (80, "y"), (90, "n")]]
    >>> best_threshold(rows, "t", "play")
    54.0
    """
    for threshold in best_thresholds(rows, attribute, target, criterion=criterion):
        return threshold
    raise ValueError("all values are the same: there is nothing to cut")


def table_of(values: Sequence[float], labels: Sequence[str]) -> list[dict[str, float | str]]:
    """Values and labels as rows with the columns `value` and `class`."""
    return [{"value": value, "class": label} for value, label in zip(values, labels, strict=True)]


def gain_at(values: Sequence[float], labels: Sequence[str], threshold: float) -> float:
    """The gain of a threshold over values and labels, as a part of a hand calculation."""
    return threshold_gain(table_of(values, labels), "value", "class", threshold)  # type: ignore[arg-type]


def larger_gain(low: float, high: float) -> str:
    """`low` or `high`: the threshold with the larger gain."""
    gains = {"low": low, "high": high}
    return max(gains, key=lambda name: gains[name])
