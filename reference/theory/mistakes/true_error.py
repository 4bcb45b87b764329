"""Known mistakes about true errors."""

import math
from collections.abc import Sequence

from reference.theory.true_error import Labels, true_error


def share_of_instances(hypothesis: Labels, target: Labels, probabilities: Sequence[float]) -> float:
    """The share of different instances that are labelled otherwise, whatever their probabilities."""
    return sum(own != right for own, right in zip(hypothesis, target, strict=True)) / len(target)


def true_accuracy(hypothesis: Labels, target: Labels, probabilities: Sequence[float]) -> float:
    """The probability of the same label."""
    return 1 - true_error(hypothesis, target, probabilities)


def false_alarms_only(hypothesis: Labels, target: Labels, probabilities: Sequence[float]) -> float:
    """The probability of a 1 that should be a 0; the other errors are not counted."""
    together = zip(hypothesis, target, probabilities, strict=True)
    return math.fsum(p for own, right, p in together if own > right)


def correct_by_share(hypothesis: Labels, target: Labels, probabilities: Sequence[float], epsilon: float) -> bool:
    """Judged by the share of different instances, where epsilon is in per cent."""
    return 100 * share_of_instances(hypothesis, target, probabilities) <= epsilon


def correct_if_one_wrong(hypothesis: Labels, target: Labels, probabilities: Sequence[float], epsilon: float) -> bool:
    """At most one instance may be wrong, however probable it is."""
    return sum(own != right for own, right in zip(hypothesis, target, strict=True)) <= 1


def correct_each_alone(hypothesis: Labels, target: Labels, probabilities: Sequence[float], epsilon: float) -> bool:
    """Every instance that is wrong is compared with epsilon by itself; they are not added up."""
    together = zip(hypothesis, target, probabilities, strict=True)
    return all(p <= epsilon for own, right, p in together if own != right)
