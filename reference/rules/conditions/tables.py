"""Conditions on tables from which rules are learned."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from statistics import fmean
from typing import Any

from reference.process import Process
from reference.rules.coverage import (
    Rows,
    coverage_counts,
    covered,
    covers,
    majorities,
    predict_list,
    predict_rows,
    rule_accuracy,
)
from reference.rules.covering import COVERING, GROW, GrowState, all_rules
from reference.rules.mistakes.covering import (
    GROW_BY_DIFFERENCE,
    GROW_BY_LAPLACE,
    GROW_WITHOUT_TIES,
    grown_rules,
)
from reference.rules.mistakes.one_r import one_r_by_gain
from reference.rules.mistakes.rule_lists import by_estimate, by_hits
from reference.rules.one_r import labels_by_value, one_r_errors

OTHER_MEASURES = [GROW_BY_LAPLACE, GROW_BY_DIFFERENCE]
APART = 0.05  # bits: gains that differ by less may change places when rounded


def two_conditions(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether growing a rule adds at least two conditions."""
    return len(list(GROW.steps(**args))) > 2


def laplace_disagrees(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether Laplace's estimate would begin a rule with another condition than the accuracy does."""
    rows, target, positive = args["rows"], args["target"], args["positive"]
    # every condition that covers a row: a set is enough, as only the maxima count
    tests = {(name, row[name]) for row in rows for name in row if name != target}
    counts = {test: coverage_counts([test], rows, target, positive) for test in tests}
    # ties by accuracy go to the larger coverage, as in PRISM
    accurate = max((Fraction(hits, hits + misses), hits) for hits, misses in counts.values())
    likely = max(Fraction(hits + 1, hits + misses + 2) for hits, misses in counts.values())
    return all(
        (Fraction(hits, hits + misses), hits) != accurate
        for hits, misses in counts.values()
        if Fraction(hits + 1, hits + misses + 2) == likely
    )


def coverage_decides(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether equally accurate conditions may begin a rule that do not cover equally many rows of the class."""
    first = [{each.body for each in grow.successors(GrowState(()), **args)} for grow in (GROW, GROW_WITHOUT_TIES)]
    return first[0].isdisjoint(first[1])


def several_rules(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether covering needs at least two rules, and no step has more than three tied rules."""
    states = list(COVERING.steps(**args))
    # ties multiply from step to step, and a trace is compared with all of them
    return len(states) > 2 and all(len(COVERING.successors(state, **args)) < 4 for state in states)


def first_literals_disagree(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether Laplace's estimate, and rows of the class less other rows, both lead to another first rule."""
    return all(first_rule_differs(process, args) for process in OTHER_MEASURES)


def ties_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the first rule is another one if fewer covered rows of the class break the ties of the accuracy."""
    return first_rule_differs(GROW_WITHOUT_TIES, args)


def first_rule_differs(process: Process[GrowState], args: Mapping[str, Any]) -> bool:
    """Whether growing by another process ends with none of the right first rules, however ties are broken."""
    given = {name: args[name] for name in ("rows", "target", "positive")}
    right = {frozenset(body) for body in all_rules(**given)}
    return right.isdisjoint(frozenset(body) for body in grown_rules(process, **given))


def errors_apart(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one attribute makes fewer errors than every other one."""
    errors = sorted(one_r_errors(args["rows"], args["target"]).values())
    return len(errors) > 1 and errors[0] < errors[1]


def rates_disagree(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the smallest mean error rate would choose an attribute that does not make the fewest errors."""
    rows, target = args["rows"], args["target"]
    errors = one_r_errors(rows, target)
    rates = {name: mean_rate(rows, name, target) for name in errors}
    return errors[min(rates, key=lambda name: rates[name])] > min(errors.values())


def gain_disagrees(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the largest information gain would choose an attribute that does not make the fewest errors."""
    errors = one_r_errors(args["rows"], args["target"])
    return errors[one_r_by_gain(args["rows"], args["target"])["attribute"]] > min(errors.values())


def mean_rate(rows: Rows, attribute: str, target: str) -> float:
    """The mean of the values' error rates; each value has the same weight."""
    groups = labels_by_value(rows, attribute, target).values()
    return fmean(1 - max(Counter(labels).values()) / len(labels) for labels in groups)


def rules_overlap(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether the order of the rules matters for some row, and some row is left to the default."""
    # backwards, another rule is the first to cover a row
    forth, back = args["rules"], list(reversed(args["rules"]))
    labels = [(predict_list(forth, row), predict_list(back, row)) for row in args["rows"]]
    return any(one != other for one, other in labels) and any(one is None for one, _ in labels)


def votes_disagree(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether for some row the majority of the rules that cover it predicts another label than the first one."""
    for row, label in zip(args["rows"], expected, strict=True):
        firing = Counter(its for body, its in args["rules"] if covers(body, row))
        if any(votes > firing[label] for other, votes in firing.items() if other != label):
            return True
    return False


def third_condition_matters(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether some label would be another one if only the first two conditions of each body counted."""
    shorter = [(body[:2], label) for body, label in args["rules"]]
    return predict_rows(shorter, args["default"], args["rows"]) != expected


def gains_differ(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether two gains of a hand calculation differ clearly, and neither is near zero."""
    one: float = expected["gain_first"]
    other: float = expected["gain_second"]
    return min(abs(one - other), abs(one), abs(other)) > APART


def last_value_differs(args: Mapping[str, Any], expected: Sequence[int]) -> bool:
    """Whether a body that keeps only the last condition on each attribute covers other rows."""
    return covered(list(dict(args["body"]).items()), args["rows"]) != expected


def empty_body_decides(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether a rule without conditions decides for some row, and another rule for another row."""
    longer = [(body, label) for body, label in args["rules"] if body]
    left = [predict_list(longer, row) is None for row in args["rows"]]
    return predict_rows(longer, args["default"], args["rows"]) != expected and len({*left}) == 2


def every_condition_counts(args: Mapping[str, Any], expected: float) -> bool:
    """Whether the accuracy of a rule would be another one without any of its conditions."""
    body = args["body"]
    shorter = [body[:place] + body[place + 1 :] for place in range(len(body))]
    return all(rule_accuracy(less, args["label"], args["rows"], args["target"]) != expected for less in shorter)


def default_differs(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the default is not the most frequent label of all rows."""
    return expected["default"] not in majorities(row[args["target"]] for row in args["rows"])


def rule_order_tells(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the order is another one by the rows that rules get right, and is not the list of the rules' ranks."""
    order = expected["order"]
    return order not in (by_hits(**args)["order"], [order.index(place) for place in range(len(order))])


def estimate_disagrees(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether Laplace's estimate would put the rules in another order."""
    return bool(by_estimate(**args)["order"] != expected["order"])


def gets_worse(args: Mapping[str, Any], expected: float) -> bool:
    """Whether a condition has a negative gain, clearly below zero."""
    return expected < -APART


def every_condition_excludes(args: Mapping[str, Any], expected: Sequence[int]) -> bool:
    """Whether a body covers at least three rows, and more without any one of its conditions."""
    body, rows = args["body"], args["rows"]
    shorter = [body[:place] + body[place + 1 :] for place in range(len(body))]
    return len(expected) > 2 and all(len(covered(less, rows)) > len(expected) for less in shorter)
