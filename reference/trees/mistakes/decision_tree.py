"""Known mistakes about reading rules off a tree."""

from typing import Any

from reference.trees.decision_tree import Tree, leaves


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
