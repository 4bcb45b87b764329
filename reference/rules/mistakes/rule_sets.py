"""Known mistakes about rule sets without an order: what they miss, cover wrongly and predict."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from reference.rules.coverage import Body, Rows, Rule, covers
from reference.rules.rule_sets import VERDICTS, Counts, is_complete, is_consistent, predict_rows_by_set, rule_set_errors


def each_rule_alone(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """Each rule judged by whether it covers all positives."""
    missed = [
        place
        for place, row in enumerate(rows)
        if row[target] == positive and not all(covers(body, row) for body in bodies)
    ]
    wrong = rule_set_errors(bodies, rows, target, positive)[1]
    return {"missed": missed, "wrong": wrong, "verdict": VERDICTS[not missed, not wrong]}


def labels_not_asked(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """All rows that are covered, or not covered, whatever their labels."""
    covered = [place for place, row in enumerate(rows) if any(covers(body, row) for body in bodies)]
    found = is_complete(bodies, rows, target, positive), is_consistent(bodies, rows, target, positive)
    return {
        "missed": [place for place in range(len(rows)) if place not in covered],
        "wrong": covered,
        "verdict": VERDICTS[found],
    }


def most_rows_right(
    rules: Sequence[Rule], rows: Rows, counts: Sequence[Counts], class_sizes: Counts, conflict: str
) -> list[Any]:
    """The rule that gets most rows right where the most accurate one is asked; else as usual."""
    usual = predict_rows_by_set(rules, rows, counts, class_sizes, conflict)
    if conflict != "best":
        return usual
    found = []
    for row, label in zip(rows, usual, strict=True):
        hits = {(its[name], name) for (body, name), its in zip(rules, counts, strict=True) if covers(body, row)}
        found.append(max(hits)[1] if hits else label)
    return found


def votes_of_rows(
    rules: Sequence[Rule], rows: Rows, counts: Sequence[Counts], class_sizes: Counts, conflict: str
) -> list[Any]:
    """The label whose covering rules get most training rows right where a vote is asked; else as usual."""
    usual = predict_rows_by_set(rules, rows, counts, class_sizes, conflict)
    if conflict != "vote":
        return usual
    found = []
    for row, label in zip(rows, usual, strict=True):
        sums: Counter[Any] = Counter()
        for (body, own), its in zip(rules, counts, strict=True):
            sums[own] += its[own] * covers(body, row)
        found.append(max(sums, key=lambda name: sums[name]) if any(sums.values()) else label)
    return found
