"""Known mistakes about bounds and critical values."""

import math

from reference.quantiles import t_quantile
from reference.statistics import standard_error


def same_confidence(confidence: float) -> float:
    """The two-sided confidence kept for the bound. Mitchell, section 5.2.3: 95 % for what is 97.5 % sure."""
    return confidence


def doubled_confidence(confidence: float) -> float:
    """What may go wrong doubled, not halved: 90 % from 95 %."""
    return 1 - 2 * (1 - confidence)


def margin_without_z(errors: int, n: int, z: float) -> float:
    """One standard error in place of z of them."""
    return standard_error(n, p=errors / n)


def half_margin(errors: int, n: int, z: float) -> float:
    """Half of the margin, because one side only is asked."""
    return z * standard_error(n, p=errors / n) / 2


def lower_for_upper(margin: float, errors: int, n: int) -> float:
    """The margin taken off, where the rate is bounded from above."""
    return errors / n - margin


def one_sided_critical(folds: int, confidence: float) -> float:
    """All of what is left over on one side. Kubat, section 12.6."""
    return t_quantile(folds - 1, confidence, sided=1)


def normal_critical(folds: int, confidence: float) -> float:
    """The value of the normal distribution, as if there were very many folds."""
    return t_quantile(math.inf, confidence)


def critical_of_n(folds: int, confidence: float) -> float:
    """As many degrees of freedom as folds."""
    return t_quantile(folds, confidence)


def critical_of_two_samples(folds: int, confidence: float) -> float:
    """The degrees of freedom of two samples that are not paired."""
    return t_quantile(2 * folds - 2, confidence)
