"""Conditions on hand calculations with small networks."""

from collections.abc import Mapping
from itertools import combinations, pairwise
from typing import Any

APART = 0.03  # outputs that differ by less could be exchanged after rounding to two decimals
VISIBLE = 0.004  # the smallest change of a weight that four decimals show to about one percent
RELATIVE = 0.05  # a wrong result must differ by more than the one percent that is allowed


def outputs_apart(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether all outputs of a hand calculation differ clearly from each other and from 0.5."""
    outputs = [expected[name] for name in ("h1", "h2", "y1", "y2", "o") if name in expected]
    clear = all(abs(one - other) > APART for one, other in combinations(outputs, 2))
    # at 0.5 an output equals its complement, and the slope is at its maximum
    return clear and all(abs(output - 0.5) > APART for output in outputs)


def visible_changes(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether every error term and change of one backpropagation step shows in four decimals.

    The two inputs, and the two weights that errors come back over, are not of nearly the same size, nor of size 1.
    """
    small = [abs(expected[name]) for name in ("delta", "delta1", "delta2", "change_bias", "change_out", "change_in")]
    weights, inputs = ([abs(value) for value in pair] for pair in (args["layers"][1][0][1:], args["x"]))
    pairs = (weights, inputs, *((value, 1) for value in (*weights, *inputs)))
    unlike = all(abs(one - other) > RELATIVE * max(one, other) for one, other in pairs)
    return unlike and min(small) > VISIBLE


def stops_apart(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether both rules stop after the second epoch, in different ones, and no careless reading of one is another."""
    below, plateau, errors = expected["below"], expected["plateau"], args["errors"]
    if None in (below, plateau) or below == plateau or min(below, plateau) <= 2:
        return False
    falls = [before - after for before, after in pairwise(errors)]
    step = next((epoch for epoch, fall in enumerate(falls, 2) if fall < args["tolerance"]), None)
    window = args["window"]
    fallen = [before - after for before, after in zip(errors, errors[window:], strict=False)]
    at_most = next((epoch for epoch, fall in enumerate(fallen, window + 1) if fall <= args["tolerance"]), None)
    return len({plateau, step, at_most}) == 3
