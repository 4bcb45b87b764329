"""Hand calculations with a domain theory, part by part; each part is a function of earlier ones."""

from collections.abc import Sequence

from reference.analytical.kbann import BIAS, or_unit, rule_to_unit
from reference.analytical.slopes import ebnn_mu, slope_error


def unit_bias(plain: Sequence[str], negated: Sequence[str], weight: float) -> float:
    """The bias of the unit of a clause."""
    return rule_to_unit([*plain, *(("not", name) for name in negated)], weight=weight)[BIAS]


def negated_weight(negated: Sequence[str], weight: float) -> float:
    """The weight from a negated proposition."""
    return rule_to_unit([("not", negated[0])], weight=weight)[negated[0]]


def sum_of_satisfied(plain: Sequence[str], bias: float, weight: float) -> float:
    """The weighted sum of a unit if its body holds, from its bias."""
    return bias + len(plain) * weight


def sum_with_two_wrong(satisfied: float, against: float, weight: float) -> float:
    """The weighted sum of a unit if a negated proposition is true and a plain one false, from that of a whole body."""
    return satisfied + against - weight


def joint_bias(weight: float) -> float:
    """The bias of a unit that joins the clauses of a head."""
    return or_unit([], weight=weight)[BIAS]


def value_term(target: float, output: float) -> float:
    """The squared error of a value."""
    return (target - output) ** 2


def slope_term(target_slopes: Sequence[float], output_slopes: Sequence[float]) -> float:
    """The squared errors of the slopes of an example, added up."""
    return slope_error(target_slopes, output_slopes)


def tangent_of_one(value: float, slope: float, mu: float) -> float:
    """The error of TangentProp of one example, from its two terms."""
    return 0.5 * (value + mu * slope)


def trust_in_theory(theory_output: float, target: float, c: float) -> float:
    """EBNN's trust in the theory at an example."""
    return ebnn_mu(theory_output, target, c=c)


def ebnn_of_one(value: float, slope: float, trust: float) -> float:
    """The error of EBNN of one example, from its two terms and its trust."""
    return value + trust * slope
