"""Promises about classes of hypotheses: predicates over the arguments of an exercise."""

from collections.abc import Sequence

from reference.shared.promises import are_distinct, have_one_length


def is_class(hypotheses: Sequence[Sequence[int]]) -> bool:
    """Whether there is a hypothesis, and all have a label 0 or 1 for each of the same instances, at least one."""
    labels = {label for row in hypotheses for label in row}
    return len(hypotheses) > 0 and have_one_length(hypotheses) and labels <= {0, 1}


def are_points(hypotheses: Sequence[Sequence[int]], points: Sequence[int]) -> bool:
    """Whether points are different instances of the domain, at least one."""
    inside = all(0 <= point < len(hypotheses[0]) for point in points)
    return len(points) > 0 and inside and are_distinct(points)
