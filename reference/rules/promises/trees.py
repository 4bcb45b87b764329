"""Promises about trees from which rules are read."""

from typing import Any


def is_tree_of_tests(tree: Any) -> bool:
    """Whether a tree has labels as leaves, and nodes that branch on texts, or with `yes` and `no` on a number."""
    if isinstance(tree, str):
        return bool(tree)
    if set(tree) != {"test", "branches"} or not tree["branches"]:
        return False
    test, branches = tree["test"], tree["branches"]
    if not isinstance(test, str) and (len(test) != 3 or test[1] != "<" or set(branches) != {"yes", "no"}):
        return False
    return all(is_tree_of_tests(below) for below in branches.values())
