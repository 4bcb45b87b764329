"""Densities from examples: histograms, kernels, mixtures. Blockeel, section 12.4.3; Kubat, sections 2.4 and 2.6."""

import itertools
import math
from collections.abc import Sequence

from reference.probability.gaussian import gaussian_pdf


def histogram(
    values: Sequence[float], edges: Sequence[float], *, density: bool = True, last_closed: bool = True
) -> list[float]:
    """The height of each bin: its share of the values, for a density divided by its width.

    A bin has its lower edge and not its upper one; the last has both. Values outside all bins count in no share.

    >>> [round(height, 3) for height in histogram([0.5, 1.5, 1.7, 2.2, 2.4, 2.9], [0, 1, 2, 4])]
    [0.167, 0.333, 0.25]
    >>> histogram([1, 2, 2, 4], [1, 2, 4], density=False)
    [0.25, 0.75]
    """
    bins = list(itertools.pairwise(edges))
    counts = [sum(low <= value < high for value in values) for low, high in bins]
    if last_closed:
        counts[-1] += sum(value == edges[-1] for value in values)
    total = sum(counts)
    if total == 0:
        raise ValueError("no value lies in any bin")
    shares = [count / total for count in counts]
    return [share / (high - low) for share, (low, high) in zip(shares, bins, strict=True)] if density else shares


def density_fit_error(
    curve_values: Sequence[float], heights: Sequence[float], *, weights: Sequence[float] | None = None
) -> float:
    """The sum of the squared differences of a curve, at the middles of the bins, and the heights of a histogram.

    >>> round(density_fit_error([0.1, 0.3, 0.2], [1 / 6, 1 / 3, 0.25]), 6)
    0.008056
    """
    weighed = weights if weights is not None else [1] * len(heights)
    return math.fsum(
        weight * (curve - height) ** 2 for curve, height, weight in zip(curve_values, heights, weighed, strict=True)
    )


def normal_fit_error(values: Sequence[float], edges: Sequence[float], mean: float, sd: float) -> float:
    """The squared error of a normal density, at the middles of the bins, against the histogram of some values.

    >>> round(normal_fit_error([0.5, 1.5, 1.7, 2.2, 2.4, 2.9], [0, 1, 2, 4], 1.8666667, 0.698667**0.5), 6)
    0.015294
    """
    middles = [(low + high) / 2 for low, high in itertools.pairwise(edges)]
    return density_fit_error([gaussian_pdf(x, mean, sd=sd) for x in middles], histogram(values, edges))


def parzen_pdf(x: float, centers: Sequence[float], *, variance: float = 1.0) -> float:
    """The density at x that is the mean of normal densities, one around each center. Kubat, section 2.6.

    Kubat's table 2.6 prints 0.0561 for these centers, with another constant than his equation 2.15: an erratum.

    >>> round(parzen_pdf(9, [3.2, 5.2, 8.5]), 4), round(parzen_pdf(0, [0, 1], variance=4), 4)
    (0.1175, 0.1878)
    """
    return math.fsum(gaussian_pdf(x, center, variance=variance) for center in centers) / len(centers)


def kernel_variance(centers: Sequence[float], *, rule: str = "fixed") -> float:
    """The variance of all kernels: 1 if `fixed`; the largest center minus the smallest if `range`; this by their
    number if `range_over_m`. Kubat, section 2.6.

    >>> [round(kernel_variance([0.4, 0.5, 0.7], rule=rule), 6) for rule in ("fixed", "range", "range_over_m")]
    [1.0, 0.3, 0.1]
    """
    width = max(centers) - min(centers)
    variances = {"fixed": 1.0, "range": width, "range_over_m": width / len(centers)}
    return variances[rule]


def parzen_by_rule(x: float, centers: Sequence[float], rule: str) -> float:
    """The density at x that is the mean of normal densities, their variance chosen by a rule.

    >>> round(parzen_by_rule(0.5, [0.4, 0.5, 0.7], "range"), 4)
    0.7087
    """
    return parzen_pdf(x, centers, variance=kernel_variance(centers, rule=rule))


def mixture_pdf(x: float, weights: Sequence[float], means: Sequence[float], sds: Sequence[float]) -> float:
    """The density of a mixture of normal distributions at x. Blockeel, section 12.4.3.

    >>> round(mixture_pdf(1, [0.3, 0.7], [0, 4], [1, 2]), 6)
    0.117922
    """
    return math.fsum(
        weight * gaussian_pdf(x, mean, sd=sd) for weight, mean, sd in zip(weights, means, sds, strict=True)
    )
