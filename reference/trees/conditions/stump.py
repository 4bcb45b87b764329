"""Conditions on weighted examples from which a stump is made."""

from collections.abc import Callable, Mapping
from typing import Any

from reference.trees.mistakes.stump import (
    labels_without_weights,
    multiway_stump,
    stump_by_gain,
    stump_without_weights,
)
from reference.trees.stump import stump_tied_labels


def clearly_other(mistaken: Callable[..., list[str]], args: Mapping[str, Any]) -> bool:
    """Whether a mistaken stump gives some new row a label that no best stump gives it."""
    fit, predict = args["fit"], args["predict"]
    given, right = mistaken(fit, predict), stump_tied_labels(fit, predict)
    return any(label not in labels for label, labels in zip(given, right, strict=True))


def weights_change_stump(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether other labels follow if every example has weight 1, when the test is chosen and when it is labelled."""
    return clearly_other(stump_without_weights, args) and clearly_other(labels_without_weights, args)


def binary_stump_differs(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a test with a branch for every value would give other labels."""
    return clearly_other(multiway_stump, args)


def gain_stump_differs(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the test of the largest information gain would give other labels."""
    return clearly_other(stump_by_gain, args)
