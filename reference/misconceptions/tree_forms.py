"""Known mistakes about trees in a given order of tests, and about reading rules off a tree."""

from collections.abc import Callable, Sequence
from typing import Any

from reference.information import Rows
from reference.trees import Tree, is_pure, leaves, majorities, telling


def split_to_the_end(rows: Rows, order: Sequence[str], target: str) -> Tree:
    """Every attribute tested on every path, also where all examples have one class already."""
    if not order:
        return majorities(rows, target)[0]
    return node(rows, order, target, split_to_the_end)


def skipping_single_values(rows: Rows, order: Sequence[str], target: str) -> Tree:
    """The right order without the tests that do not part the node's examples."""
    order = order[order.index(telling(rows, order)[0]) :] if telling(rows, order) else []
    if is_pure(rows, target) or not order:
        return majorities(rows, target)[0]
    return node(rows, order, target, skipping_single_values)


def last_attribute_first(rows: Rows, order: Sequence[str], target: str) -> Tree:
    """The attributes from the end of the order."""
    if is_pure(rows, target) or not order:
        return majorities(rows, target)[0]
    *rest, last = order
    return node(rows, [last, *rest], target, last_attribute_first)


def node(rows: Rows, order: Sequence[str], target: str, below: Callable[..., Tree]) -> Tree:
    """A node that tests the first attribute, and trees over the others below it."""
    first, *rest = order
    values = sorted({row[first] for row in rows})
    return {
        "test": first,
        "branches": {value: below([row for row in rows if row[first] == value], rest, target) for value in values},
    }


def rules_of_last_tests(tree: Tree, target: str) -> list[list[Any]]:
    """A clause for each leaf that has the last test only, without those above it."""
    return [
        [[target, "X", label], [[attribute, "X", value] for attribute, value in path[-1:]]]
        for path, label in leaves(tree)
    ]


def rules_joined_by_or(tree: Tree, target: str) -> list[list[Any]]:
    """A clause for each test of each path, as if one of the tests were enough."""
    return [
        [[target, "X", label], [[attribute, "X", value]]] for path, label in leaves(tree) for attribute, value in path
    ]
