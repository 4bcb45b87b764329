"""Known mistakes about bias and variance."""

from collections.abc import Sequence
from statistics import fmean, variance

from reference.theory.bias_variance import Numbers, bias_variance_squared


def sample_variance(predictions: Sequence[Numbers], actual: Numbers) -> dict[str, float]:
    """The variance divided by the number of models less one."""
    right = bias_variance_squared(predictions, actual)
    return {**right, "variance": fmean(variance(column) for column in zip(*predictions, strict=True))}
