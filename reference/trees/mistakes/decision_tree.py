"""Known mistakes with the rules of a decision tree."""

from typing import Any

from reference.trees.decision_tree import Tree, tree_rules


def merged_rules(tree: Tree, target: str) -> list[list[Any]]:
    """The rules of the tree after its nodes with leaves of one label have become leaves."""
    return tree_rules(merged(tree), target)


def merged(tree: Tree) -> Tree:
    """A tree in which every node whose leaves all have one label is a leaf."""
    if isinstance(tree, str):
        return tree
    branches = {value: merged(below) for value, below in tree["branches"].items()}
    first, *others = branches.values()
    alike = isinstance(first, str) and all(other == first for other in others)
    return first if alike else {"test": tree["test"], "branches": branches}
