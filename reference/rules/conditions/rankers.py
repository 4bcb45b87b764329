"""Conditions on rule lists, sets and trees that rank: known mistakes lead elsewhere."""

from collections.abc import Mapping
from typing import Any

from reference.rules.mistakes import rankers as wrong
from reference.rules.rankers import leaves_of_rule_tree, ranking_of_list, ranking_of_set, rule_tree

LIST_SLIPS = (wrong.list_by_all_counts, wrong.list_by_positives, wrong.list_by_own_label, wrong.list_by_laplace)
SET_SLIPS = (
    wrong.set_by_mean_share,
    wrong.set_by_own_counts,
    wrong.set_by_first_rule,
    wrong.set_by_best_rule,
)
APART = 0.004  # areas that differ by less may be one when rounded


def list_ranking_tells(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the ranking of a list is no other by all counts, by positives or by labels, and not the list's order."""
    there = [each for each in expected["coverage"] if sum(each)]
    slips = [slip(**args)["segments"] for slip in LIST_SLIPS]
    return expected["segments"] not in [*slips, there]


def equal_shares_meet(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether two segments of a list have the same share of positives, but not one beside the other in the list."""
    there = [each for each in expected["coverage"] if sum(each)]
    return len(expected["segments"]) < len(there) and len(expected["segments"]) > 1 and len(there) > 3


def set_ranking_tells(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether a rule set has overlaps and rows that no rule covers, and each other estimate ranks differently."""
    slips = [slip(**args)["segments"] for slip in SET_SLIPS]
    return bool(expected["segments"] not in slips) and any(not covering for covering in expected["estimates"])


def third_conditions_tell(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether a rule list or a rule set would rank differently if only the first two conditions of a body counted."""
    given = {name: args[name] for name in ("rows", "target", "positive")}
    if "rules" in args:
        found = ranking_of_list([(body[:2], label) for body, label in args["rules"]], **given)
    else:
        found = ranking_of_set([body[:2] for body in args["bodies"]], **given)
    return bool(found["segments"] != expected["segments"])


def equal_estimates_meet(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether two sets of covering rules have the same estimate."""
    return 1 < len(expected["segments"]) < len(expected["estimates"])


def some_leaves_are_empty(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a rule tree has empty leaves, below a node that no row reaches too, and others with both classes."""
    leaves = leaves_of_rule_tree(expected)
    stops = [wrong.tree_stopping(expected, pure=pure) != expected for pure in (False, True)]
    return all(stops) and any(min(leaf) > 0 for leaf in leaves)


def long_bodies_shape_the_tree(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a rule tree would have other counts if only the first two conditions of each body counted."""
    shorter = [(name, body[:2]) for name, body in args["rules"]]
    return bool(rule_tree(**{**args, "rules": shorter}) != expected)


def areas_apart(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the list, the set and the tree of two rules have clearly different areas."""
    areas = [expected[name] for name in ("list_area", "set_area", "tree_area")]
    return bool(min(abs(one - other) for one, other in zip(areas, [*areas[1:], areas[0]], strict=True)) > APART)
