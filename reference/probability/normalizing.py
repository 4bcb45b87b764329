"""Scores made into a distribution, also from their logarithms. Witten, section 4.2; Kubat, section 2.1."""

import math
from collections.abc import Mapping


def normalize(scores: Mapping[str, float], *, log: bool = False, base: float = math.e) -> dict[str, float]:
    """The distribution that is proportional to some scores, or to what has these logarithms.

    >>> normalize({"yes": 0.0053, "no": 0.0206})["yes"].__round__(3)
    0.205
    >>> normalize({"a": -1000.0, "b": -1000.0}, log=True)
    {'a': 0.5, 'b': 0.5}
    """
    largest = max(scores.values())
    if largest == (-math.inf if log else 0):
        raise ValueError("all scores are zero")
    # The largest becomes 1, so that neither an overflow nor a sum of zero is possible.
    weights = {name: base ** (score - largest) if log else score / largest for name, score in scores.items()}
    total = math.fsum(weights.values())
    return {name: weight / total for name, weight in weights.items()}


def from_logs(scores: Mapping[str, float], base: float) -> dict[str, float]:
    """The distribution that is proportional to what has these logarithms. Witten, section 4.2.

    >>> from_logs({"ham": -1000.0, "spam": -1001.0}, 2)
    {'ham': 0.6666666666666666, 'spam': 0.3333333333333333}
    """
    return normalize(scores, log=True, base=base)
