"""Known mistakes about true errors."""

from collections.abc import Sequence

from reference.theory.true_error import Labels


def share_of_instances(hypothesis: Labels, target: Labels, probabilities: Sequence[float]) -> float:
    """The share of different instances that are labelled otherwise, whatever their probabilities."""
    return sum(own != right for own, right in zip(hypothesis, target, strict=True)) / len(target)
