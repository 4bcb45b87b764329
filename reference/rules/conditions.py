"""Conditions on tables from which rules are learned."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from statistics import fmean
from typing import Any

from reference.rules.coverage import Rows, coverage_counts, covers, predict_list
from reference.rules.covering import COVERING, GROW
from reference.rules.one_r import labels_by_value, one_r_errors

APART = 0.05  # bits: gains that differ by less may change places when rounded


def no_contradiction(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether rows that agree in every attribute have the same class."""
    target = args["target"]
    seen: dict[tuple[Any, ...], Any] = {}
    return all(
        seen.setdefault(tuple(value for name, value in row.items() if name != target), row[target]) == row[target]
        for row in args["rows"]
    )


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


def several_rules(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether covering needs at least two rules, and no step has more than three tied rules."""
    states = list(COVERING.steps(**args))
    # ties multiply from step to step, and a trace is compared with all of them
    return len(states) > 2 and all(len(COVERING.successors(state, **args)) < 4 for state in states)


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


def gains_differ(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether two gains of a hand calculation differ clearly, and neither is near zero."""
    one: float = expected["gain_first"]
    other: float = expected["gain_second"]
    return min(abs(one - other), abs(one), abs(other)) > APART
