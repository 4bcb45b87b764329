"""Known mistakes with rules."""

import math
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from statistics import fmean
from typing import Any

from reference.process import Process
from reference.rules import (
    Body,
    CoverState,
    GrowState,
    Row,
    Rows,
    Rule,
    accuracy_counts,
    all_rules,
    as_body,
    attributes_of,
    candidates,
    coverage_counts,
    covered,
    covering_start,
    covers,
    grow_start,
    labels_by_value,
    majorities,
    one_r_errors,
    rule_information,
)


def covered_by_any(body: Body, rows: Rows) -> list[int]:
    """Rows that meet at least one condition."""
    return [place for place, row in enumerate(rows) if any(row[name] == value for name, value in body)]


def covered_by_last(body: Body, rows: Rows) -> list[int]:
    """Rows that meet the last condition."""
    return covered(body[-1:], rows)


def not_covered(body: Body, rows: Rows) -> list[int]:
    """The rows that are not covered."""
    return [place for place, row in enumerate(rows) if not covers(body, row)]


def recall_for_accuracy(body: Body, label: Any, rows: Rows, target: str, *, empty: Any = None) -> Any:
    """Divided by the rows of the class."""
    hits, _ = accuracy_counts(body, label, rows, target)
    return Fraction(hits, sum(row[target] == label for row in rows))


def share_of_all(body: Body, label: Any, rows: Rows, target: str, *, empty: Any = None) -> Any:
    """Divided by all rows."""
    return Fraction(accuracy_counts(body, label, rows, target)[0], len(rows))


def right_on_all(body: Body, label: Any, rows: Rows, target: str, *, empty: Any = None) -> Any:
    """The share of all rows that are rightly covered or rightly left out."""
    return Fraction(sum(covers(body, row) == (row[target] == label) for row in rows), len(rows))


def by_vote(rules: Sequence[Rule], default: Any, rows: Rows) -> list[Any]:
    """The label of most of the rules that cover the row."""
    firing = ([label for body, label in rules if covers(body, row)] for row in rows)
    return [majorities(labels)[0] if labels else default for labels in firing]


def by_last_rule(rules: Sequence[Rule], default: Any, rows: Rows) -> list[Any]:
    """The label of the last rule that covers the row."""
    return [next((label for body, label in reversed(rules) if covers(body, row)), default) for row in rows]


def by_longest_rule(rules: Sequence[Rule], default: Any, rows: Rows) -> list[Any]:
    """The label of the rule with the most conditions that covers the row."""
    return [longest(rules, row, default) for row in rows]


def longest(rules: Sequence[Rule], row: Row, default: Any) -> Any:
    """The label of the rule with the most conditions among those that cover a row."""
    firing = [(len(body), label) for body, label in rules if covers(body, row)]
    return max(firing, key=lambda pair: pair[0])[1] if firing else default


def gain_without_count(p0: float, n0: float, p1: float, n1: float, *, base: float = 2) -> float:
    """The fall of the information, not multiplied by the positives kept."""
    return rule_information(p0, n0, base=base) - rule_information(p1, n1, base=base)


def gain_by_all_covered(p0: float, n0: float, p1: float, n1: float, *, base: float = 2) -> float:
    """Multiplied by all that is covered."""
    return (p1 + n1) * gain_without_count(p0, n0, p1, n1, base=base)


def gain_by_old_count(p0: float, n0: float, p1: float, n1: float, *, base: float = 2) -> float:
    """Multiplied by the positives before."""
    return p0 * gain_without_count(p0, n0, p1, n1, base=base)


def gain_turned_around(p0: float, n0: float, p1: float, n1: float, *, base: float = 2) -> float:
    """The sign turned around."""
    return -p1 * gain_without_count(p0, n0, p1, n1, base=base)


def errors_by_mean_rate(rows: Rows, target: str) -> dict[str, float]:
    """The mean of the values' error rates, however many rows each value has."""
    return {
        name: fmean(
            1 - max(Counter(labels).values()) / len(labels) for labels in labels_by_value(rows, name, target).values()
        )
        for name in attributes_of(rows, target)
    }


def rule_on(rows: Rows, target: str, attribute: str) -> dict[str, Any]:
    """The rule of one attribute."""
    labels = {value: majorities(its)[0] for value, its in labels_by_value(rows, attribute, target).items()}
    return {"attribute": attribute, "labels": labels, "errors": one_r_errors(rows, target)[attribute]}


def one_r_by_mean_rate(rows: Rows, target: str) -> dict[str, Any]:
    """The attribute with the smallest mean error rate of its values."""
    rates = errors_by_mean_rate(rows, target)
    return rule_on(rows, target, min(rates, key=lambda name: rates[name]))


def one_r_most_errors(rows: Rows, target: str) -> dict[str, Any]:
    """The attribute with the most errors."""
    errors = one_r_errors(rows, target)
    return rule_on(rows, target, max(errors, key=lambda name: errors[name]))


def one_r_best_value(rows: Rows, target: str) -> dict[str, Any]:
    """The attribute one of whose values has the lowest error rate."""
    rates = {
        name: min(
            1 - max(Counter(labels).values()) / len(labels) for labels in labels_by_value(rows, name, target).values()
        )
        for name in attributes_of(rows, target)
    }
    return rule_on(rows, target, min(rates, key=lambda name: rates[name]))


def grow_variant(choice: Any, done: Any = None) -> Process[GrowState]:
    """Growing a rule by another choice of the next condition, or with another end."""

    def successors(state: GrowState, rows: Rows, target: str, positive: Any) -> tuple[GrowState, ...]:
        body = as_body(state.body)
        hits, misses = coverage_counts(body, rows, target, positive)
        if not misses or (done and done(hits, misses)):
            return ()
        scored = {
            each: choice(*coverage_counts([*body, each], rows, target, positive))
            for each in candidates(body, rows, target)
        }
        allowed = {each: score for each, score in scored.items() if score is not None}
        best = max(allowed.values(), default=None)
        return tuple(GrowState((*body, each)) for each, score in allowed.items() if score == best)

    return Process(grow_start, successors)


def most_positives(hits: int, misses: int) -> Any:
    """The condition that keeps most positive rows, whatever else it covers."""
    return hits or None


def fewest_negatives(hits: int, misses: int) -> Any:
    """The condition that covers fewest negative rows."""
    return -misses if hits else None


def by_accuracy(hits: int, misses: int) -> Any:
    """The usual choice: accuracy, then positive rows."""
    return (Fraction(hits, hits + misses), hits) if hits else None


def mostly_right(hits: int, misses: int) -> bool:
    """Whether a rule is right on more than half of what it covers: too early an end."""
    return hits > misses


GROW_BY_POSITIVES = grow_variant(most_positives)
GROW_BY_NEGATIVES = grow_variant(fewest_negatives)
GROW_UNTIL_MOSTLY_RIGHT = grow_variant(by_accuracy, mostly_right)


def covering_variant(next_rows: Any, left_after: Any) -> Process[CoverState]:
    """Covering that learns from other rows, or removes others."""

    def successors(state: CoverState, rows: Rows, target: str, positive: Any) -> tuple[CoverState, ...]:
        left = tuple(sorted(int(place) for place in state.left))
        if not left:
            return ()
        return tuple(
            CoverState(body, left_after(left, body, rows))
            for body in all_rules(next_rows(rows, left, target, positive), target, positive)
            if left_after(left, body, rows) != left
        )

    return Process(covering_start, successors)


def negatives_and_left(rows: Rows, left: Sequence[int], target: str, positive: Any) -> list[Row]:
    """The usual rows: what is left of the class, and all others."""
    return [row for place, row in enumerate(rows) if row[target] != positive or place in left]


def all_rows(rows: Rows, left: Sequence[int], target: str, positive: Any) -> list[Row]:
    """Every row, covered or not: the same rule again."""
    return list(rows)


def without_covered(left: tuple[int, ...], body: Body, rows: Rows) -> tuple[int, ...]:
    """The usual removal: what the rule covers."""
    return tuple(place for place in left if not covers(body, rows[place]))


def without_first(left: tuple[int, ...], body: Body, rows: Rows) -> tuple[int, ...]:
    """One covered row removed, the others kept."""
    gone = next((place for place in left if covers(body, rows[place])), None)
    return tuple(place for place in left if place != gone)


COVERING_ONE_AT_A_TIME = covering_variant(negatives_and_left, without_first)
COVERING_FROM_ALL_ROWS = covering_variant(all_rows, without_covered)


def share_for_information(hits: int, misses: int) -> float:
    """The accuracy, no logarithm taken."""
    return hits / (hits + misses)


def nats_for_information(hits: int, misses: int) -> float:
    """The information with natural logarithms."""
    return math.log((hits + misses) / hits)


def fall_for_gain(before: float, after: float, kept: int) -> float:
    """The fall of the information, not multiplied."""
    return before - after


def worse_of(first: float, second: float) -> str:
    """Which of two gains is smaller."""
    return "second" if first > second else "first"


def rights_for_errors(rows: Rows, target: str, attribute: str) -> int:
    """How many rows are right, instead of wrong."""
    return len(rows) - one_r_errors(rows, target)[attribute]


def most_of(**errors: float) -> str:
    """The name of the largest number."""
    return max(errors, key=lambda name: errors[name])


def gain_kept_all(p0: int, n0: int, p1: int, n1: int) -> float:
    """FOIL's gain for a choice question: multiplied by all that is covered."""
    return gain_by_all_covered(p0, n0, p1, n1)
