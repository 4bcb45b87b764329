"""Costs of probability forecasts in bits: informational loss and cross-entropy. Witten, section 5.6."""

import math
from collections.abc import Mapping, Sequence

from reference.information.entropy import entropy


def surprise(p: float, *, base: float = 2) -> float:
    """The bits -log p that an outcome of probability `p` costs; infinite if p is 0.

    >>> surprise(0.5), surprise(0.25), surprise(0)
    (1.0, 2.0, inf)
    """
    return abs(math.log(p) / math.log(base)) if p else math.inf  # abs, as -log 1 would be minus zero


def log_loss(p: Sequence[float], truth: int | Sequence[float], *, base: float = 2) -> float:
    """The loss of a forecast if class number `truth` occurs; for a true distribution, the expected loss.

    >>> log_loss([0.5, 0.5], 0), log_loss([0.5, 0.5], [0.75, 0.25])
    (1.0, 1.0)
    """
    # an int is a class, a list a distribution: Witten has both forms
    return surprise(p[truth], base=base) if isinstance(truth, int) else cross_entropy(truth, p, base=base)


def cross_entropy(truth: Sequence[float], p: Sequence[float], *, base: float = 2) -> float:
    """The expected loss of forecast `p` if the classes have the true probabilities `truth`; 0 log 0 counts as 0.

    It is infinite for a forecast that is certain and wrong: a class that does occur has a forecast of 0.

    >>> round(cross_entropy([0.75, 0.25], [0.75, 0.25]), 6), round(cross_entropy([0.5, 0.5], [0.75, 0.25]), 5)
    (0.811278, 1.20752)
    >>> cross_entropy([0, 1], [1, 0]), cross_entropy([0, 1], [0, 1])
    (inf, 0.0)
    """
    return math.fsum(
        share and share * surprise(forecast, base=base)  # a share of 0 adds nothing, even where the loss is infinite
        for share, forecast in zip(truth, p, strict=True)
    )


def divergence(truth: Sequence[float], p: Sequence[float], *, base: float = 2) -> float:
    """The number of bits that a forecast costs more than the true probabilities; never below 0.

    >>> round(divergence([0.75, 0.25], [0.5, 0.5]), 6)
    0.188722
    """
    # the entropy is the least expected loss, so only float noise can make this negative
    return max(0.0, extra_bits(cross_entropy(truth, p, base=base), entropy(truth, base=base)))


def extra_bits(expected: float, least: float) -> float:
    """An expected loss minus the smallest possible one."""
    return expected - least


def informational_loss(forecasts: Sequence[Mapping[str, float]], actual: Sequence[str], *, base: float = 2) -> float:
    """The sum of the losses of several forecasts; infinite if one of them is certain and wrong.

    >>> informational_loss([{"rain": 0.5, "sun": 0.5}, {"rain": 0.75, "sun": 0.25}], ["rain", "sun"])
    3.0
    >>> informational_loss([{"rain": 1, "sun": 0}], ["sun"])
    inf
    """
    if any(label not in p for p, label in zip(forecasts, actual, strict=True)):
        raise ValueError("every forecast has a probability for the class that occurs")
    # a sum, as in Witten, not a mean
    return math.fsum(surprise(p[label], base=base) for p, label in zip(forecasts, actual, strict=True))
