"""Known mistakes about sample sizes."""

import math

from reference.theory.pac import Form, pac_bound


def rounded_down(hypotheses: int, epsilon: float, delta: float, *, form: Form = "simple") -> int:
    """The bound cut off, which is one example too few."""
    return math.floor(pac_bound(math.log(hypotheses), epsilon, delta, form=form))


def delta_as_confidence(hypotheses: int, epsilon: float, delta: float, *, form: Form = "simple") -> int:
    """1 - delta where delta is asked for."""
    return math.ceil(pac_bound(math.log(hypotheses), epsilon, 1 - delta, form=form))


def sign_of_delta(hypotheses: int, epsilon: float, delta: float, *, form: Form = "simple") -> int:
    """ln(delta) for ln(1/delta): a smaller delta would need fewer examples."""
    return math.ceil(pac_bound(math.log(hypotheses), epsilon, 1 / delta, form=form))


def without_delta(hypotheses: int, epsilon: float, delta: float, *, form: Form = "simple") -> int:
    """delta left out."""
    return math.ceil(pac_bound(math.log(hypotheses), epsilon, 1, form=form))


def in_bits(hypotheses: int, epsilon: float, delta: float, *, form: Form = "simple") -> int:
    """Logarithms to base 2."""
    return math.ceil(pac_bound(math.log2(hypotheses), epsilon, delta, base=2))


def in_tens(hypotheses: int, epsilon: float, delta: float, *, form: Form = "simple") -> int:
    """Logarithms to base 10."""
    return math.ceil(pac_bound(math.log10(hypotheses), epsilon, delta, base=10))


def not_divided(hypotheses: int, epsilon: float, delta: float, *, form: Form = "simple") -> int:
    """The logarithms alone, not divided by epsilon."""
    return math.ceil(pac_bound(math.log(hypotheses), 1, delta))


def two_for_each(attributes: int) -> int:
    """Each attribute in or out, as if none could be negated."""
    return int(2**attributes)


def with_false(attributes: int) -> int:
    """The conjunction that is never true counted as well."""
    return int(3**attributes + 1)


def bound_in_bits(hypotheses: float, epsilon: float, delta: float) -> float:
    """The bound with logarithms to base 2."""
    return pac_bound(math.log2(hypotheses), epsilon, delta, base=2)


def bound_without_delta(hypotheses: float, epsilon: float, delta: float) -> float:
    """The bound with delta left out."""
    return pac_bound(math.log(hypotheses), epsilon, 1)


def bound_with_plain_count(hypotheses: float, epsilon: float, delta: float) -> float:
    """The number of hypotheses itself, where its logarithm is asked for."""
    return pac_bound(hypotheses, epsilon, delta)


def cut_off(bound: float) -> int:
    """The bound cut off."""
    return math.floor(bound)


def safer_alone(epsilon: float, delta: float, safer: float) -> float:
    """What the smaller delta needs, not what it needs more."""
    return math.log(1 / safer) / epsilon
