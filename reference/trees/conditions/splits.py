"""Conditions on splits that are given by the class counts of their branches."""

from collections.abc import Callable, Mapping
from typing import Any

from reference.trees.impurity import split_impurity
from reference.trees.mistakes.skew import (
    as_asked,
    branches_not_weighted,
    negatives_divided,
    negatives_multiplied,
    weights_not_corrected,
)
from reference.trees.skew import preferred_splits

CLEAR = 0.002  # impurities of the best two splits differ by more, so that rounding does not exchange them


def preference_clear(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one of several splits leaves clearly less impurity than all others."""
    splits, impurity, factor, clr = (args[name] for name in ("splits", "impurity", "factor", "clr"))
    first, second, *_ = sorted(split_impurity(as_asked(split, factor, clr), impurity=impurity) for split in splits)
    return second - first > CLEAR


def factor_decides(args: Mapping[str, Any], expected: int) -> bool:
    """Whether another split would be preferred without the factor, and if the other class were multiplied."""
    as_given = preferred_splits(args["splits"], impurity=args["impurity"], clr=args["clr"])
    return expected not in as_given and expected != negatives_multiplied(**args)


def a_later_split(args: Mapping[str, Any], expected: int) -> bool:
    """Whether neither the first nor the second split is preferred: 0 and 1 are what is guessed.

    >>> args = {"splits": [[[1, 1]], [[1, 1]], [[1, 0], [0, 1]]], "impurity": "gini", "factor": 1, "clr": None}
    >>> a_later_split(args, 2), a_later_split({**args, "splits": args["splits"][::-1]}, 0)
    (True, False)
    """
    best = preferred_splits(args["splits"], impurity=args["impurity"], factor=args["factor"], clr=args["clr"])
    return not {0, 1} & set(best)


def correction_decides(args: Mapping[str, Any], expected: int) -> bool:
    """Whether other splits would be preferred without a correction for the class ratio and with a wrong one."""
    skewed = preferred_splits(args["splits"], impurity=args["impurity"], factor=args["factor"])
    return expected not in skewed and negatives_divided(**args) not in (expected, *skewed)


def corrected_weights_decide(args: Mapping[str, Any], expected: int) -> bool:
    """Whether another split would be preferred if the weights of its branches were not corrected."""
    return differs(weights_not_corrected, args, expected)


def split_weights_decide(args: Mapping[str, Any], expected: int) -> bool:
    """Whether another split would be preferred if its branches were not weighted."""
    return differs(branches_not_weighted, args, expected)


def differs(mistaken: Callable[..., int], args: Mapping[str, Any], expected: int) -> bool:
    """Whether a mistaken choice is another one."""
    return mistaken(**args) != expected
