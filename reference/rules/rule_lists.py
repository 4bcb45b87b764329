"""Rules in order, with a default class, and as a tree. Blockeel, section 4.5.3; Kubat, section 6.6; Flach, 6.1."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from reference.rules.coverage import Rows, Rule, accuracy_counts, covers, majorities


def strength(rule: Rule, rows: Rows, target: str, by: str) -> Fraction:
    """The strength of a rule: its accuracy (Blockeel), or the number of rows it covers (Kubat, table 6.9).

    A rule that covers nothing has the accuracy 0.
    """
    body, label = rule
    hits, total = accuracy_counts(body, label, rows, target)
    # 0/0 counts as 0: a rule that covers nothing goes last
    return Fraction(hits, max(total, 1)) if by == "accuracy" else Fraction(total)


def order_of_rules(rules: Sequence[Rule], rows: Rows, target: str, *, by: str = "accuracy") -> list[int]:
    """The places of the rules, strongest first, each measured on all rows; equal ones keep their order."""
    # sorted is stable: equally strong rules keep their order
    return sorted(range(len(rules)), key=lambda place: -strength(rules[place], rows, target, by))


def order_rules(rules: Sequence[Rule], rows: Rows, target: str, *, by: str = "accuracy") -> list[Rule]:
    """The rules, strongest first.

    >>> rows = [dict(zip(("a", "b", "class"), row)) for row in ("uxy", "uxn", "uyn", "vyn")]
    >>> rules = [([("a", "u")], "n"), ([("b", "y")], "n")]
    >>> order_rules(rules, rows, "class") == rules[::-1], order_rules(rules, rows, "class", by="coverage") == rules
    (True, True)
    """
    return [rules[place] for place in order_of_rules(rules, rows, target, by=by)]


def default_class(rules: Sequence[Rule], rows: Rows, target: str, *, choose: str = "uncovered") -> Any:
    """The class that is predicted if no rule covers a row; the books leave the choice open.

    "uncovered" is the most frequent class of the rows that no rule covers, or of all if none is left; "most_rules" the
    class with most rules, which need not be kept then. Kubat, section 6.6.

    >>> rows = [dict(zip(("a", "class"), row)) for row in ("uy", "uy", "vn", "wn")]
    >>> default_class([([("a", "u")], "y")], rows, "class"), default_class([([], "y")], rows[:2], "class")
    ('n', 'y')
    """
    if choose == "most_rules":
        return Counter(label for _, label in rules).most_common(1)[0][0]
    left = [row for row in rows if not any(covers(body, row) for body, _ in rules)]
    # all rows where none is left: a default is needed all the same
    return majorities(row[target] for row in left or rows)[0]


def decision_list(rules: Sequence[Rule], rows: Rows, target: str, by: str) -> dict[str, Any]:
    """A decision list: the places of the rules in the order in which they are tried, and the default class."""
    return {"order": order_of_rules(rules, rows, target, by=by), "default": default_class(rules, rows, target)}


def rule_list_to_tree(rules: Sequence[Rule], default: Any) -> Any:
    """A decision list as a tree: if a body holds, a leaf follows, and otherwise the rest of the list.

    Flach, section 6.1. The test of a node is the body, the list of all its conditions.

    >>> rule_list_to_tree([([("gills", "yes")], "fish"), ([("teeth", "many")], "dolphin")], "whale")["branches"]["yes"]
    'fish'
    """
    if not rules:
        return default
    (body, label), *rest = rules
    conditions = [list(condition) for condition in body]
    return {"test": conditions, "branches": {"yes": label, "no": rule_list_to_tree(rest, default)}}


def coverage_segments(rules: Sequence[Rule], rows: Rows, target: str, positive: Any) -> list[list[int]]:
    """Positives and negatives at each node of a list as a tree: all, then covered and left rows for each rule.

    Flach, figure 6.5: each rule takes a segment off the diagonal that is left.

    >>> rows = [dict(zip(("a", "class"), row)) for row in ("u+", "u+", "v-", "w+")]
    >>> coverage_segments([([("a", "u")], "+"), ([("a", "v")], "-")], rows, "class", "+")
    [[3, 1], [2, 0], [1, 1], [0, 1], [1, 0]]
    """
    left = list(rows)
    nodes = [sides(left, target, positive)]
    for body, _ in rules:
        nodes.append(sides([row for row in left if covers(body, row)], target, positive))
        left = [row for row in left if not covers(body, row)]
        nodes.append(sides(left, target, positive))
    return nodes


def sides(rows: Rows, target: str, positive: Any) -> list[int]:
    """The number of positive rows and the number of other rows."""
    hits = sum(row[target] == positive for row in rows)
    return [hits, len(rows) - hits]
