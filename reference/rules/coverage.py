"""Rules: the rows that they cover, their accuracy, and the predictions of lists of rules.

Witten, sections 4.1 and 4.4; Kubat, chapter 15; Mitchell, chapter 10; Blockeel, section 5.1; Flach, chapter 6.

A condition is a pair `(attribute, value)`, a body a list of them that must all hold; an empty one covers every row. All
comparisons of accuracies are of whole numbers and Fractions, so that ties are ties.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

Row = Mapping[str, Any]
Rows = Sequence[Row]
Condition = tuple[str, Any]
Body = Sequence[Condition]
Rule = tuple[Body, Any]


def covers(body: Body, row: Row) -> bool:
    """Whether a row meets every condition of a body; a missing value meets no condition.

    >>> row = {"shape": "circle", "shade": "dark"}
    >>> covers([("shape", "circle")], row), covers([], row), covers([("shape", "circle"), ("shade", "light")], row)
    (True, True, False)
    """
    # None == None would let a body test for a missing value
    return all(row.get(attribute) is not None and row[attribute] == value for attribute, value in body)


def covered(body: Body, rows: Rows) -> list[int]:
    """The places of the rows that a body covers; their classes do not matter. Kubat, section 15.1."""
    return [place for place, row in enumerate(rows) if covers(body, row)]


def coverage_counts(body: Body, rows: Rows, target: str, positive: Any) -> tuple[int, int]:
    """The number of rows of the class that a body covers, and the number of other rows."""
    labels = [row[target] for row in rows if covers(body, row)]
    hits = labels.count(positive)
    return (hits, len(labels) - hits)


def accuracy_counts(body: Body, label: Any, rows: Rows, target: str) -> tuple[int, int]:
    """The counts p and t: p of the t covered rows have the label. Witten, section 4.4."""
    hits, misses = coverage_counts(body, rows, target, label)
    return (hits, hits + misses)


def rule_accuracy(
    body: Body, label: Any, rows: Rows, target: str, *, empty: float | None = None
) -> Fraction | float | None:
    """The accuracy p/t: the share of the covered rows that have the label; `empty` if no row is covered.

    Witten and Blockeel call that undefined, Mitchell reads it as 0; the number is Flach's precision.

    >>> rows = [{"a": "u", "class": "yes"}, {"a": "u", "class": "no"}, {"a": "v", "class": "no"}]
    >>> print(rule_accuracy([("a", "u")], "yes", rows, "class"), rule_accuracy([("a", "w")], "yes", rows, "class"))
    1/2 None
    """
    # undefined in Blockeel, no candidate in Witten, 0 in Mitchell: `empty` settles it
    hits, total = accuracy_counts(body, label, rows, target)
    return Fraction(hits, total) if total else empty


def predict_list(rules: Sequence[Rule], row: Row, *, default: Any = None) -> Any:
    """The label of the first rule that covers the row, else the default. Witten, section 4.4; Flach, section 6.1.

    >>> leap = [([("400", "yes")], "leap"), ([("100", "yes")], "common"), ([("4", "yes")], "leap")]
    >>> predict_list(leap, {"4": "yes", "100": "yes", "400": "no"}, default="common")
    'common'
    """
    return next((label for body, label in rules if covers(body, row)), default)


def predict_rows(rules: Sequence[Rule], default: Any, rows: Rows) -> list[Any]:
    """The label that a decision list predicts for each row."""
    return [predict_list(rules, row, default=default) for row in rows]


def rule_information(p: float, n: float, *, base: float = 2) -> float:
    """The information of a rule that covers p positive and n negative examples, in bits. Kubat, section 15.2.

    >>> round(rule_information(4, 2), 4), rule_information(4, 0)
    (0.585, 0.0)
    """
    if not p:
        raise ValueError("a rule that covers no positive example has no information")
    return math.log((p + n) / p, base)  # (p + n) / p, not its inverse: a pure rule gives 0.0 and not -0.0


def foil_gain(p0: float, n0: float, p1: float, n1: float, *, t: float | None = None, base: float = 2) -> float:
    """FOIL's gain of a condition: t times the decrease of the rule's information. Mitchell, section 10.5.

    p0 and n0 are covered before, p1 and n1 after. `t` is how many of the positive bindings before are still covered;
    without new variables that is p1.

    >>> round(foil_gain(4, 4, 3, 1), 6)
    1.754888
    """
    # Kubat's factor is open; only the positives give his table 15.3. He prints the size of the difference, without its
    # sign
    return (p1 if t is None else t) * (rule_information(p0, n0, base=base) - rule_information(p1, n1, base=base))


def attributes_of(rows: Rows, target: str) -> list[str]:
    """The names of all columns except the class."""
    return [name for name in rows[0] if name != target]


def majorities(labels: Iterable[Any]) -> list[Any]:
    """The most frequent labels, in the order of their first occurrence."""
    counts = Counter(labels)
    most = max(counts.values())
    return [label for label, count in counts.items() if count == most]


def information_of(hits: int, misses: int) -> float:
    """The information of a rule in bits, as a part of a hand calculation."""
    return rule_information(hits, misses)


def gain_of(before: float, after: float, kept: int) -> float:
    """FOIL's gain from two informations, as a part of a hand calculation."""
    return kept * (before - after)


def better_of(first: float, second: float) -> str:
    """The name of the larger of two gains: `first` or `second`."""
    gains = {"first": first, "second": second}
    return max(gains, key=lambda name: gains[name])
