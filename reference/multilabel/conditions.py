"""Conditions on averages over several labels."""

from collections.abc import Mapping
from typing import Any

from reference.multilabel.averaging import macro
from reference.multilabel.by_hand import counts_of

CLEAR = 0.02  # answers are read to two or three decimals; less could be rounding


def averages_apart(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether macro- and micro-average differ clearly, and the plain from the harmonic mean of the micro-averages."""
    means = macro(counts_of(args["rows"]))
    plain = (expected["micro"] + expected["recall"]) / 2
    pairs = [(means["precision"], expected["micro"]), (means["recall"], expected["recall"])]
    # the plain and the harmonic mean of two close numbers are close too, so a quarter of it is asked there
    return all(abs(one - other) > CLEAR for one, other in pairs) and abs(plain - expected["f1"]) > CLEAR / 4


def some_book_is_empty(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether an example has no labels, neither `actual` nor `predicted` ones."""
    return any(not own and not other for own, other in zip(args["actual"], args["predicted"], strict=True))
