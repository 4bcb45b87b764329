"""Sets of rules without an order: what they miss and cover wrongly, and what they predict.

Blockeel, sections 5.1.2 and 5.1.9; Kubat, section 15.1; Witten, section 4.4; Flach, section 6.2.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from reference.rules.coverage import Body, Row, Rows, Rule, covers

VERDICTS = {(True, True): "both", (True, False): "complete", (False, True): "consistent", (False, False): "neither"}
Counts = Mapping[str, int]  # how many training rows of each class a rule covers


def rule_set_errors(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> tuple[list[int], list[int]]:
    """The places of the positive rows that no rule covers, and of the other rows that some rule covers.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("ux+", "uy-", "vx+", "vy-")]
    >>> rule_set_errors([[("a", "u")]], rows, "class", "+")
    ([2], [1])
    """
    covered = {place for place, row in enumerate(rows) if any(covers(body, row) for body in bodies)}
    right = {place for place, row in enumerate(rows) if row[target] == positive}
    return sorted(right - covered), sorted(covered - right)


def is_complete(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> bool:
    """Whether every positive row is covered by some rule. Blockeel, section 5.1.2."""
    return not rule_set_errors(bodies, rows, target, positive)[0]


def is_consistent(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> bool:
    """Whether no other row is covered by any rule. Blockeel, section 5.1.2."""
    return not rule_set_errors(bodies, rows, target, positive)[1]


def rule_set_check(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> dict[str, Any]:
    """What a rule set misses and covers wrongly, and a word for it: "complete", "consistent", "both" or "neither"."""
    missed, wrong = rule_set_errors(bodies, rows, target, positive)
    found = is_complete(bodies, rows, target, positive), is_consistent(bodies, rows, target, positive)
    return {"missed": missed, "wrong": wrong, "verdict": VERDICTS[found]}


def conclusions(rules: Sequence[Rule], row: Row) -> set[Any]:
    """The labels of all rules that cover a row. Blockeel, example 5.2: exclusive rules give one."""
    return {label for body, label in rules if covers(body, row)}


def votes(rules: Sequence[Rule], row: Row) -> dict[Any, Any]:
    """How many of the rules that cover a row have each label. Blockeel, section 5.1.9."""
    return Counter(label for body, label in rules if covers(body, row))


def best_scores(rules: Sequence[Rule], row: Row, counts: Sequence[Counts]) -> dict[Any, Any]:
    """For each label the accuracy of the most accurate rule that covers a row. Blockeel, section 5.1.9."""
    found: dict[Any, Any] = {}
    for (body, label), its in zip(rules, counts, strict=True):
        if covers(body, row):
            found[label] = max(found.get(label, Fraction(0)), Fraction(its.get(label, 0), sum(its.values())))
    return found


def average_counts(rules: Sequence[Rule], row: Row, counts: Sequence[Counts]) -> dict[Any, Any]:
    """The mean number of training rows of each class, over the rules that cover a row. Flach, section 6.2."""
    its = [each for (body, _), each in zip(rules, counts, strict=True) if covers(body, row)]
    labels = dict.fromkeys(label for each in its for label in each)
    return {label: Fraction(sum(each.get(label, 0) for each in its), len(its)) for label in labels}


def predicted_sizes(rules: Sequence[Rule], row: Row, class_sizes: Counts) -> dict[Any, Any]:
    """The number of training rows of each class that a covering rule predicts. Witten, section 4.4."""
    return {label: class_sizes[label] for label in conclusions(rules, row)}


def rule_set_scores(
    rules: Sequence[Rule], row: Row, counts: Sequence[Counts], class_sizes: Counts, conflict: str
) -> dict[Any, Any]:
    """A number for each label that the rules speak of, by one of the ways to settle a conflict; none if none covers."""
    ways: dict[str, Callable[[], dict[Any, Any]]] = {
        "vote": lambda: votes(rules, row),
        "best": lambda: best_scores(rules, row, counts),
        "average": lambda: average_counts(rules, row, counts),
        "largest_class": lambda: predicted_sizes(rules, row, class_sizes),
    }
    return ways[conflict]()


def ruleset_predict(
    rules: Sequence[Rule],
    row: Row,
    *,
    conflict: str = "vote",
    counts: Sequence[Counts] = (),
    class_sizes: Counts | None = None,
    default: Any = None,
) -> Any:
    """The label that an unordered set of rules predicts; the order of the rules plays no part.

    If several rules cover the row, `conflict` says who wins: "vote", the label of most rules; "best", that of the most
    accurate rule (both Blockeel); "average", the class with most training rows in the mean over the rules (Flach);
    "largest_class", of the predicted classes the one with most training rows (Witten). "set" gives all labels. If no
    rule does, it is `default`, or else the largest class. Of tied labels, all right, it is the first by name.

    >>> rules = [([("length", 3)], "+"), ([("gills", "yes")], "-")]
    >>> counts = [{"+": 2, "-": 0}, {"+": 0, "-": 4}]
    >>> ruleset_predict(rules, {"length": 3, "gills": "yes"}, conflict="average", counts=counts)
    '-'
    """
    if conflict == "set":
        return conclusions(rules, row)
    found = tied_labels(rules, row, conflict, counts, class_sizes or {}, default)
    return found[0]


def tied_labels(
    rules: Sequence[Rule], row: Row, conflict: str, counts: Sequence[Counts], class_sizes: Counts, default: Any = None
) -> list[Any]:
    """The labels that win alike, in the order of their names; more than one where there is a tie."""
    scores = rule_set_scores(rules, row, counts, class_sizes, conflict)
    if not scores and default is not None:
        return [default]
    # nothing fires: every class, by its size
    scores = scores or dict(class_sizes)
    return sorted((label for label, score in scores.items() if score == max(scores.values())), key=str)


def predict_rows_by_set(
    rules: Sequence[Rule], rows: Rows, counts: Sequence[Counts], class_sizes: Counts, conflict: str
) -> list[Any]:
    """The label of each row, by an unordered set of rules."""
    return [ruleset_predict(rules, row, conflict=conflict, counts=counts, class_sizes=class_sizes) for row in rows]
