"""Conditions on averages over several labels."""

from collections.abc import Mapping
from typing import Any

from reference.multilabel.averaging import macro
from reference.multilabel.by_hand import counts_of

CLEAR = 0.02


def averages_apart(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether macro- and micro-averages, and plain and harmonic mean of the latter, are clearly apart."""
    means = macro(counts_of(args["rows"]))
    plain = (expected["micro"] + expected["recall"]) / 2
    pairs = [(means["precision"], expected["micro"]), (means["recall"], expected["recall"])]
    return all(abs(one - other) > CLEAR for one, other in pairs) and abs(plain - expected["f1"]) > CLEAR / 4
