"""Known mistakes about class boundaries of a numeric attribute."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise

from reference.trees.boundaries import boundary_thresholds, value_groups

Values = Sequence[float]
Labels = Sequence[str]


def all_midpoints(values: Values, labels: Labels) -> list[float]:
    """The middles between all neighbouring values."""
    return [float((low + high) / 2) for low, high in pairwise(value_groups(values, labels))]


def changes_in(values: Values, labels: Labels, *, key: Callable[[tuple[float, str]], object] | None) -> list[float]:
    """The middles where the class changes between neighbours of different value in a sorted list of examples."""
    ordered = sorted(zip(values, labels, strict=True), key=key)  # type: ignore[arg-type]
    pairs = (pair for pair in pairwise(ordered) if pair[0][0] != pair[1][0] and pair[0][1] != pair[1][1])
    return [(low + high) / 2 for (low, _), (high, _) in pairs]


def changes_between_sorted_examples(values: Values, labels: Labels) -> list[float]:
    """Examples of one value stand by class."""
    return changes_in(values, labels, key=None)


def changes_between_examples_as_they_come(values: Values, labels: Labels) -> list[float]:
    """Examples of one value stand as they come."""
    return changes_in(values, labels, key=lambda pair: pair[0])


def lower_values(values: Values, labels: Labels) -> list[float]:
    """The lower neighbour of each boundary."""
    found = boundary_thresholds(values, labels)
    return [max(value for value in values if value < cut) for cut in found]


def most_frequent_classes_differ(values: Values, labels: Labels) -> list[float]:
    """The middles between values whose most frequent classes differ; the first of tied classes counts."""
    most: dict[float, str] = {}
    for value in sorted(set(values)):
        here = Counter(label for own, label in zip(values, labels, strict=True) if own == value)
        most[value] = here.most_common(1)[0][0]
    return [(low + high) / 2 for low, high in pairwise(most) if most[low] != most[high]]


def changes_unsorted(values: Values, labels: Labels) -> list[float]:
    """The middles of neighbours in the given order that differ in value and class."""
    pairs = pairwise(zip(values, labels, strict=True))
    return [(one + two) / 2 for (one, label), (two, other) in pairs if one != two and label != other]


def no_class_in_common(values: Values, labels: Labels) -> list[float]:
    """The middles between neighbouring values whose examples share no class."""
    groups = value_groups(values, labels)
    return [float((low + high) / 2) for (low, one), (high, two) in pairwise(groups.items()) if not one & two]
