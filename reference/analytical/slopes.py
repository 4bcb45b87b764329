"""Errors on values and on slopes, for networks that learn with a domain theory. Mitchell, sections 4.6.4, 12.4.

`slopes` has a row for each example: how fast the target function changes with each input.
"""

import math
from collections.abc import Sequence
from typing import Any

Rows = Sequence[Sequence[float]]


def slope_error(wanted: Sequence[float], own: Sequence[float]) -> float:
    """The squared differences of the slopes of one example, added up over its inputs."""
    return math.fsum((one - other) ** 2 for one, other in zip(wanted, own, strict=True))


def tangent_error(
    targets: Sequence[float], outputs: Sequence[float], target_slopes: Rows, output_slopes: Rows, *, mu: float
) -> float:
    """The error of TangentProp: half the squared errors of values, and mu times those of slopes.

    >>> round(tangent_error([1], [0.7], [[0.5, 0]], [[0.3, 0.2]], mu=0.1), 3)
    0.049
    """
    return 0.5 * ebnn_error(targets, outputs, target_slopes, output_slopes, mu=[mu] * len(targets))


def ebnn_mu(theory_output: float, target: float, *, c: float) -> float:
    """How far an example trusts the domain theory: 1 - |A - f| / c, and 0 where that is negative.

    >>> ebnn_mu(0.8, 1, c=1), ebnn_mu(-3, 1, c=2)
    (0.8, 0.0)
    """
    return max(0.0, 1 - abs(theory_output - target) / c)


def ebnn_error(
    targets: Sequence[float], outputs: Sequence[float], theory_slopes: Rows, output_slopes: Rows, *, mu: Sequence[float]
) -> float:
    """The error of EBNN: squared errors of values, and those of slopes times the mu of each example; no factor 1/2.

    >>> round(ebnn_error([1], [0.7], [[0.5, 0]], [[0.3, 0.2]], mu=[0.8]), 3)
    0.154
    """
    values = [(target - output) ** 2 for target, output in zip(targets, outputs, strict=True)]
    slopes = [slope_error(*pair) for pair in zip(theory_slopes, output_slopes, strict=True)]
    return math.fsum(value + each * slope for value, each, slope in zip(values, mu, slopes, strict=True))


def slope_errors(
    targets: Sequence[float],
    outputs: Sequence[float],
    target_slopes: Rows,
    output_slopes: Rows,
    mu: float,
    theory_outputs: Sequence[float],
    c: float,
) -> dict[str, Any]:
    """The errors of TangentProp and of EBNN on the same examples, with EBNN's trust in each of them."""
    args = (targets, outputs, target_slopes, output_slopes)
    trust = [ebnn_mu(theory, target, c=c) for theory, target in zip(theory_outputs, targets, strict=True)]
    return {"tangent": tangent_error(*args, mu=mu), "trust": trust, "ebnn": ebnn_error(*args, mu=trust)}
