"""Numbers of examples that are enough. Blockeel, section 9.6.1; Kubat, sections 7.1 and 7.2; Mitchell, section 7.3.

With that many examples, a hypothesis that fits them all has a true error above epsilon with a probability of at most
delta: delta is the probability of failing. Kubat's text calls it once that of succeeding; his equations do not.
"""

import math
from typing import Literal

Form = Literal["simple", "exact"]


def pac_bound(ln_h: float, epsilon: float, delta: float, *, form: Form = "simple", base: float = math.e) -> float:
    """The PAC bound (ln|H| + ln(1/delta)) / epsilon, not rounded. ln|H| is given, as |H| may be too large for a float.

    The `exact` form divides by ln(1/(1 - epsilon)), as Blockeel's first one does, and is never larger. Another `base`
    would be that of ln|H| too.

    >>> round(pac_bound(math.log(973), 0.1, 0.05), 4), round(pac_bound(10 * math.log(3), 0.1, 0.05, form="exact"), 4)
    (98.7612, 132.7049)
    """
    # 1 - epsilon <= exp(-epsilon) makes the simple form the larger bound
    share = epsilon if form == "simple" else -math.log(1 - epsilon, base)
    return (ln_h + math.log(1 / delta, base)) / share


def pac_sample_size(ln_h: float, epsilon: float, delta: float, *, form: Form = "simple") -> int:
    """The smallest whole number of examples that is not below the bound.

    >>> pac_sample_size(10 * math.log(3), 0.1, 0.05), pac_sample_size(10 * math.log(3), 0.1, 0.05, form="exact")
    (140, 133)
    """
    # rounded up; Kubat and Mitchell print the bound as it is
    return math.ceil(pac_bound(ln_h, epsilon, delta, form=form))


def sample_size(hypotheses: int, epsilon: float, delta: float, *, form: Form = "simple", base: float = math.e) -> int:
    """The number of examples that is enough for a space with `hypotheses` hypotheses.

    >>> sample_size(973, 0.1, 0.05)
    99
    """
    return math.ceil(pac_bound(math.log(hypotheses, base), epsilon, delta, form=form, base=base))


def times_as_many(ln_h: float, epsilon: float, delta: float, finer: float) -> float:
    """The factor by which the bound grows if epsilon becomes `finer`. Kubat, section 7.1: linear in 1/epsilon.

    >>> times_as_many(10, 0.2, 0.05, finer=0.05)
    4.0
    """
    return pac_bound(ln_h, finer, delta) / pac_bound(ln_h, epsilon, delta)


def conjunction_count(attributes: int) -> int:
    """The number of conjunctions over Boolean attributes, each of which is true, false or left out.

    Kubat, section 7.2; the one that is always false is not counted.
    """
    # int: for mypy a power of ints may be a float
    return int(3**attributes)


def bound_of(hypotheses: float, epsilon: float, delta: float) -> float:
    """The bound for `hypotheses` hypotheses, as a part of a hand calculation."""
    return pac_bound(math.log(hypotheses), epsilon, delta)


def whole_examples(bound: float) -> int:
    """The bound rounded up to a whole number of examples."""
    return math.ceil(bound)


def extra_examples(epsilon: float, delta: float, safer: float) -> float:
    """The growth of the bound if delta shrinks to `safer`: ln(delta / safer) / epsilon. Kubat, exercise 7.2."""
    return math.log(delta / safer) / epsilon
