"""Known mistakes with gains of attributes that cost something."""

import math
from collections.abc import Mapping

from reference.information.gain import Rows, information_gain
from reference.trees.cost_gain import cost_sensitive_gain
from reference.trees.splitting import attributes_of


def scores_in_nats(
    rows: Rows, costs: Mapping[str, float], target: str, measure: str = "tan_schlimmer", w: float = 1.0
) -> dict[str, float]:
    """The scores of gains with natural logarithms."""
    gains = {name: information_gain(rows, name, target, base=math.e) for name in attributes_of(rows, target)}
    return {name: cost_sensitive_gain(gain, costs[name], measure=measure, w=w) for name, gain in gains.items()}
