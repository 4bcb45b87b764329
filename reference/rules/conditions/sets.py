"""Conditions on rule sets and on what they predict."""

from collections.abc import Mapping
from typing import Any

from reference.rules.coverage import covers, predict_rows
from reference.rules.mistakes.rule_sets import most_rows_right, votes_of_rows
from reference.rules.rule_sets import predict_rows_by_set


def both_kinds_of_errors(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether a rule set misses positives and covers negatives, and some row is covered twice."""
    twice = any(sum(covers(body, row) for body in args["bodies"]) > 1 for row in args["rows"])
    return twice and bool(expected["missed"]) and bool(expected["wrong"])


def ways_disagree(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether each other way to settle conflicts, a known slip, and the first rule give some row another label."""
    ways = [way for way in ("vote", "best", "largest_class") if way != args["conflict"]]
    answers = [predict_rows_by_set(**{**args, "conflict": way}) for way in ways]
    largest = max(args["class_sizes"], key=lambda label: args["class_sizes"][label])
    answers += [predict_rows(args["rules"], largest, args["rows"]), [largest] * len(expected)]
    if args["conflict"] == "best":
        answers.append(most_rows_right(**args))
    if args["conflict"] == "vote":
        answers.append(votes_of_rows(**args))
    nowhere = any(not any(covers(body, row) for body, _ in args["rules"]) for row in args["rows"])
    return nowhere and expected not in answers


def few_rows_tell(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether Laplace's estimate of the accuracy of rules gives some row another label."""
    raised = [{label: number + 1 for label, number in its.items()} for its in args["counts"]]
    return bool(expected != predict_rows_by_set(**{**args, "counts": raised}))
