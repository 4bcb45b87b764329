"""Candidate tests of a node over nominal and numeric attributes, and the branches that they make.

Blockeel, section 4.7; Kubat, section 6.4. A nominal attribute has a branch for each value, a number is compared with a
threshold in the middle between two neighbouring values. A number may so be tested again lower down; in a nominal
attribute that was tested, the rows of a node agree.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from reference.trees.decision_tree import NodeTest, outcome
from reference.trees.thresholds import candidate_thresholds

Rows = Sequence[Mapping[str, Any]]


def is_numeric(rows: Rows, attribute: str) -> bool:
    """Whether an attribute has numbers; a missing value (None) says nothing of it."""
    known = [row[attribute] for row in rows if row[attribute] is not None]
    return bool(known) and all(isinstance(value, int | float | Fraction) for value in known)


def candidate_tests(rows: Rows, attributes: Sequence[str]) -> list[NodeTest]:
    """The tests that make more than one branch: nominal attributes, and conditions by rising thresholds.

    >>> candidate_tests([{"a": "u", "x": 1, "c": "k"}, {"a": "v", "x": 3, "c": "k"}], ["a", "c", "x"])
    ['a', ['x', '<', 2.0]]
    """
    found: list[NodeTest] = []
    for name in attributes:
        if is_numeric(rows, name):
            found += [[name, "<", threshold] for threshold in candidate_thresholds(rows, name)]
        elif len({row[name] for row in rows}) > 1:
            found.append(name)
    return found


def branches_by(rows: Rows, test: NodeTest) -> dict[Any, list[Mapping[str, Any]]]:
    """The rows of each branch of a test: values in the order of first occurrence, "yes" before "no".

    >>> branches_by([{"x": 3}, {"x": 1}], ["x", "<", 2.0])
    {'yes': [{'x': 1}], 'no': [{'x': 3}]}
    """
    found: dict[Any, list[Mapping[str, Any]]] = {} if isinstance(test, str) else {"yes": [], "no": []}
    for row in rows:
        found.setdefault(outcome(test, row), []).append(row)
    return found
