"""Decision trees as data, their predictions for rows, and the rules that are read from them.

A tree is a leaf, or `{"test": test, "branches": {value: tree}}` (docs/shapes.md). A test is an attribute, or a
condition such as `["x", "<", 2.0]`, whose branches are "yes" and "no". A leaf is a label or a number, or a dict with
`label`.
"""

import operator
from collections.abc import Callable, Mapping
from typing import Any, TypeGuard

Row = Mapping[str, Any]
Path = tuple[tuple[str, str], ...]  # the tests from the root to a node, each with its outcome
Tree = str | dict[str, Any]
NodeTest = Any  # the name of an attribute, or a condition: [attribute, operator, value]

OPERATORS: dict[str, Callable[[Any, Any], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "in": lambda value, among: value in among,
}


def is_node(tree: Any) -> TypeGuard[Mapping[str, Any]]:
    """Whether a tree tests something: a leaf, or a node with options, does not."""
    return isinstance(tree, Mapping) and "branches" in tree


def tested(test: NodeTest) -> list[str]:
    """The attributes that a test asks for: one, or those of a weighted sum."""
    if isinstance(test, str):
        return [test]
    return list(test[0]) if isinstance(test[0], Mapping) else [test[0]]


def holds(condition: NodeTest, row: Row) -> bool:
    """Whether a row meets `[attribute, operator, value]`, or `[attribute, value]` for equality.

    In the place of the attribute, a dict of weights asks for the weighted sum. Blockeel, section 4.5.2.

    >>> holds(["x", "<", 2.5], {"x": 2.5}), holds([{"x": 1, "y": -2}, "<", 0], {"x": 3, "y": 2})
    (False, True)
    """
    asked, *middle, value = condition
    weights = asked if isinstance(asked, Mapping) else None
    left = row[asked] if weights is None else sum(weight * row[name] for name, weight in weights.items())
    return OPERATORS[middle[0] if middle else "="](left, value)


def outcome(test: NodeTest, row: Row) -> Any:
    """The branch that a row takes: its value of the attribute, or "yes" or "no"; None if a value is missing.

    >>> outcome("sky", {"sky": "red"}), outcome(["x", "<", 2], {"x": 1}), outcome(["x", "<", 2], {"x": None})
    ('red', 'yes', None)
    """
    if isinstance(test, str):
        return row[test]
    if any(row[name] is None for name in tested(test)):
        return None
    return "yes" if holds(test, row) else "no"


def leaf_of(tree: Any, row: Row) -> Any:
    """The leaf that a row reaches, as it stands in the tree; None if there is no branch for it."""
    while is_node(tree):
        # None ends the loop: no branch, no leaf
        tree = tree["branches"].get(outcome(tree["test"], row))
    return tree


def stop_of(tree: Any, row: Row) -> Any:
    """The leaf that a row reaches, or the node that has no branch for it. Blockeel, section 4.5.4."""
    while is_node(tree):
        taken = outcome(tree["test"], row)
        if taken not in tree["branches"]:
            break
        tree = tree["branches"][taken]
    return tree


def classify(tree: Any, row: Row) -> Any:
    """The label or number of the leaf that a row reaches; None if there is no branch for it. Mitchell, section 3.2.

    >>> classify({"test": ["x", "<", 2], "branches": {"yes": "low", "no": {"label": "high"}}}, {"x": 2})
    'high'
    """
    leaf = leaf_of(tree, row)
    return leaf["label"] if isinstance(leaf, Mapping) else leaf


def tree_rules(tree: Tree, target: str) -> list[list[Any]]:
    """A definite clause for each leaf, from left to right: the class of X follows from every test on the path.

    Mitchell, section 3.2, and Flach, chapter 5, join those of one class to a disjunction.

    >>> tree_rules({"test": "windy", "branches": {"t": "no", "f": "yes"}}, "play")[0]
    [['play', 'X', 'no'], [['windy', 'X', 't']]]
    """
    # every test of the path, not simplified
    return [
        [[target, "X", label], [[attribute, "X", value] for attribute, value in path]] for path, label in leaves(tree)
    ]


def leaves(tree: Tree, path: Path = ()) -> list[tuple[Path, str]]:
    """The leaves of a tree, each with its path, in the order of the branches."""
    if not is_node(tree):
        return [(path, tree)]  # type: ignore[list-item]
    test = tree["test"]
    return [leaf for value, below in tree["branches"].items() for leaf in leaves(below, (*path, (test, value)))]
