"""Conditions on trees from which rules are read."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.rules.from_tree import rules_of_tree
from reference.rules.mistakes.from_tree import implied_conditions_left_out, leaves_of_one_label_merged


def both_outcomes(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether rules have three conditions, texts and both sides of numbers, and the default leaves some rules out."""
    signs = {condition[1] if len(condition) > 2 else "" for body, _ in expected for condition in body}
    fewer = 1 < len(expected) < len(rules_of_tree(args["tree"], None)) or args["default"] is None
    return signs == {"", "<", ">="} and fewer and max(len(body) for body, _ in expected) > 2


def a_bound_is_implied(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether some rule has a bound that another one implies."""
    shorter = implied_conditions_left_out(**args)
    return [len(body) for body, _ in shorter] != [len(body) for body, _ in expected]


def leaves_agree(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether all leaves below some node have the same label, and a rule comes from there."""
    return len(leaves_of_one_label_merged(**args)) < len(expected)
