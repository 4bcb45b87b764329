"""Known mistakes in reading rules from a tree."""

from typing import Any

from reference.rules.from_tree import rules_of_tree
from reference.trees.decision_tree import is_node


def leaves_of_one_label_merged(tree: Any, default: Any) -> list[Any]:
    """The rules of the tree in which a node with leaves of one label alone is a leaf."""
    return rules_of_tree(merged(tree), default)


def merged(tree: Any) -> Any:
    """The tree with a leaf for each node below which all leaves have one label."""
    if not is_node(tree):
        return tree
    branches = {value: merged(below) for value, below in tree["branches"].items()}
    parts = list(branches.values())
    if not any(is_node(part) for part in parts) and len(set(parts)) == 1:
        return parts[0]
    return {"test": tree["test"], "branches": branches}


def implied_conditions_left_out(tree: Any, default: Any) -> list[Any]:
    """The rules with the last bound of each kind for each number."""
    return [
        (list({(name, sign[0] if len(sign) > 1 else "="): (name, *sign) for name, *sign in body}.values()), label)
        for body, label in rules_of_tree(tree, default)
    ]
