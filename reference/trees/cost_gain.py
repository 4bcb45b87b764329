"""Choice of attributes that cost something to measure. Mitchell, section 3.7.5."""

import math
from collections.abc import Mapping

from reference.information.gain import Rows, information_gain
from reference.trees.splitting import attributes_of


def cost_sensitive_gain(gain: float, cost: float, *, measure: str = "tan_schlimmer", w: float = 1.0) -> float:
    """The worth of an attribute that costs something to measure. Mitchell, section 3.7.5.

    `tan_schlimmer` is gain² / cost; `nunez` is (2^gain - 1) / (cost + 1)^w, where `w` in [0, 1] says how much costs
    count. The gain is in bits.

    >>> cost_sensitive_gain(0.5, 2), cost_sensitive_gain(1, 3, measure="nunez")
    (0.125, 0.25)
    """
    if measure == "tan_schlimmer":
        if cost <= 0:
            raise ValueError("Tan and Schlimmer divide by the cost, which is above 0")
        return gain**2 / cost
    if measure == "nunez":
        if cost < 0 or not 0 <= w <= 1:
            raise ValueError("a cost is not negative, and its weight w lies between 0 and 1")
        return (math.pow(2, gain) - 1) / math.pow(cost + 1, w)
    raise ValueError(f"no measure is called {measure!r}: take tan_schlimmer or nunez")


def cost_scores(
    rows: Rows, costs: Mapping[str, float], target: str, *, measure: str = "tan_schlimmer", w: float = 1.0
) -> dict[str, float]:
    """The cost-sensitive gain of every attribute of a table.

    >>> rows = [{"a": a, "b": b, "class": a} for a in "uv" for b in "uv"]
    >>> cost_scores(rows, {"a": 4, "b": 1}, "class")
    {'a': 0.25, 'b': 0.0}
    """
    return {
        name: cost_sensitive_gain(information_gain(rows, name, target), costs[name], measure=measure, w=w)
        for name in attributes_of(rows, target)
    }
