"""Naive Bayes with dependent attributes merged into one. Kubat, section 2.2."""

from collections.abc import Sequence
from typing import Any

from reference.bayes.naive import Row, naive_bayes


def merged_row(row: Row, attributes: Sequence[str], name: str) -> dict[str, Any]:
    """A row in which one combined value, in first place, replaces the values of some attributes."""
    rest = {column: value for column, value in row.items() if column not in attributes}
    return {name: tuple(row[attribute] for attribute in attributes), **rest}


def merge_attributes(rows: Sequence[Row], attributes: Sequence[str], name: str) -> list[dict[str, Any]]:
    """The rows with some attributes merged into one; its values are the combinations that occur.

    >>> merge_attributes([{"a": "u", "b": "x", "class": "yes"}], ["a", "b"], "ab")
    [{'ab': ('u', 'x'), 'class': 'yes'}]
    """
    return [merged_row(row, attributes, name) for row in rows]


def merged_posteriors(
    rows: Sequence[Row], target: str, row: Row, attributes: Sequence[str], *, laplace: float = 0
) -> dict[Any, float]:
    """P(class | row) by naive Bayes after some attributes are merged into one.

    >>> rows = [{"a": a, "b": b, "class": c} for a, b, c in ("uxp", "uxp", "vyq", "uyp", "uxq")]
    >>> found = merged_posteriors(rows, "class", {"a": "u", "b": "x"}, ["a", "b"])
    >>> {label: round(p, 3) for label, p in found.items()}
    {'p': 0.667, 'q': 0.333}
    """
    # a name that no column has
    name = "+".join(attributes)
    merged = merge_attributes(rows, attributes, name)
    return naive_bayes(merged, target, merged_row(row, attributes, name), laplace=laplace)
