"""1R: a rule for one attribute. Witten, section 4.1."""

from collections import Counter
from typing import Any

from reference.rules.coverage import Rows, attributes_of, majorities


def labels_by_value(rows: Rows, attribute: str, target: str) -> dict[Any, list[Any]]:
    """The labels of the rows with each value, in the order of first occurrence."""
    # by value first, as each value gets its own majority
    found: dict[Any, list[Any]] = {}
    for row in rows:
        found.setdefault(row[attribute], []).append(row[target])
    return found


def attribute_errors(rows: Rows, attribute: str, target: str) -> int:
    """The number of wrong rows if each value of one attribute predicts its most frequent class. Witten, table 4.1."""
    # a missing value is a value of its own (Witten)
    groups = labels_by_value(rows, attribute, target).values()
    return sum(len(labels) - max(Counter(labels).values()) for labels in groups)


def one_r_errors(rows: Rows, target: str) -> dict[str, int]:
    """The number of errors of every attribute's rule."""
    return {name: attribute_errors(rows, name, target) for name in attributes_of(rows, target)}


def one_r(rows: Rows, target: str) -> dict[str, Any]:
    """1R: the attribute with the fewest errors, the label of each of its values, and the errors. Witten, section 4.1.

    >>> rows = [{"a": "u", "b": "x", "class": "yes"}, {"a": "v", "b": "x", "class": "no"}]
    >>> one_r(rows, "class")
    {'attribute': 'a', 'labels': {'u': 'yes', 'v': 'no'}, 'errors': 0}
    """
    if not rows:
        raise ValueError("a table without rows has no rule")
    errors = one_r_errors(rows, target)
    best = min(errors, key=lambda name: errors[name])  # of tied attributes the first; `verify` accepts any
    labels = {value: majorities(its)[0] for value, its in labels_by_value(rows, best, target).items()}
    return {"attribute": best, "labels": labels, "errors": errors[best]}


def errors_of(rows: Rows, target: str, attribute: str) -> int:
    """The errors of one attribute's rule, as a part of a hand calculation."""
    return attribute_errors(rows, attribute, target)


def fewest_of(**errors: float) -> str:
    """The name of the smallest of the given numbers; of equal ones the first."""
    return min(errors, key=lambda name: errors[name])
