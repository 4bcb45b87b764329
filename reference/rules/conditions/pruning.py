"""Conditions on rules that are pruned: few ties, and known mistakes that lead elsewhere."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.process import Process
from reference.rules.conditions.searches import has_few_ties, plain, process_with, tells
from reference.rules.mistakes import post_pruning as one_rule
from reference.rules.mistakes import set_pruning as all_rules
from reference.rules.post_pruning import PRUNED
from reference.rules.set_pruning import RULE_PRUNING


def left_by(process: Process[Any], args: Mapping[str, Any]) -> Any:
    """The conditions that pruning of a rule leaves, in no order."""
    return plain(process.last(**args).body)


def others_are_left(wrong: Sequence[Process[Any]], args: Mapping[str, Any]) -> bool:
    """Whether pruning of a rule has few ties, and every wrong process leaves other conditions."""
    return has_few_ties(PRUNED, args) and all(left_by(each, args) != left_by(PRUNED, args) for each in wrong)


def several_are_dropped(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether pruning of a rule has few ties, and leaves others if one goes, the last ones, or by the old N."""
    wrong = [one_rule.PRUNED_ONCE, one_rule.PRUNED_FROM_THE_END, one_rule.PRUNED_BY_FIRST_ROWS]
    return others_are_left(wrong, args)


def best_deletion_tells(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether pruning of a rule has few ties, and other steps if the first deletion that is allowed is taken."""
    return tells(PRUNED, [process_with(PRUNED, order="first")], args)


def a_condition_is_redundant(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether pruning of a rule has few ties, and drops a condition that leaves the error as it is."""
    return others_are_left([process_with(PRUNED, allow_equal=False)], args)


def deletions_tell(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether pruning of rules has few ties, and other steps if only rules or only last conditions may go."""
    wrong = [all_rules.RULES_BY_RULES, all_rules.RULES_BY_CONDITIONS, all_rules.RULES_BY_LAST_CONDITIONS]
    return tells(RULE_PRUNING, wrong, args)


def fewest_errors_tell(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether pruning of rules has few ties, and others by first, better deletions or votes."""
    wrong = [all_rules.RULES_BY_FIRST_ALLOWED, process_with(RULE_PRUNING, allow_equal=False)]
    return tells(RULE_PRUNING, [*wrong, process_with(RULE_PRUNING, predict="vote")], args)


def rules_go_first(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether pruning of rules has few ties, and other steps if a condition goes before an equally good rule."""
    return tells(RULE_PRUNING, [all_rules.RULES_CONDITIONS_FIRST], args)


def one_rule_goes_on(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether pruning of rules has few ties, and something is deleted from a list of one rule."""
    return has_few_ties(RULE_PRUNING, args) and any(len(state["rules"]) == 1 for state in expected[:-1])
