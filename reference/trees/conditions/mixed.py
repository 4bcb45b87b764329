"""Conditions on C4.5 as a whole: what its guards and its pruning change."""

from collections.abc import Mapping
from typing import Any

from reference.trees.c45 import c45_predictions
from reference.trees.mistakes.c45 import c45_by


def otherwise(args: Mapping[str, Any], expected: Any, **conventions: Any) -> bool:
    """Whether other conventions predict otherwise."""
    return c45_predictions(args["fit"], args["predict"], **{"z": 0.69, **conventions}) != list(expected)


def ratio_decides(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the largest gain would lead to other labels."""
    return c45_by(args["fit"], args["predict"], "gain") != list(expected)


def mean_decides(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether tests with a gain below the mean would lead to other labels."""
    return otherwise(args, expected, mean_gain=False)


def pruning_decides(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether pruning changes some label, and leaves more than one."""
    return otherwise(args, expected, prune=False) and len(set(expected)) > 1
