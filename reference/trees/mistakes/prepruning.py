"""Known mistakes with trees that stop growing early."""

from collections.abc import Sequence

from reference.information.gain import Rows
from reference.trees.decision_tree import Tree
from reference.trees.id3 import majorities
from reference.trees.prepruning import prepruned_tree


def stopped_above_small_branches(
    rows: Rows, attributes: Sequence[str], target: str, min_size: int, min_gain: float, max_impurity: float
) -> Tree:
    """The tree in which a node is a leaf if one of its branches would be too small."""
    whole = prepruned_tree(rows, attributes, target, min_gain=min_gain, max_impurity=max_impurity)
    if not isinstance(whole, dict):
        return whole
    parts = {value: [row for row in rows if row[whole["test"]] == value] for value in whole["branches"]}
    if min(map(len, parts.values())) < min_size:
        return majorities(rows, target)[0]
    limits = (min_size, min_gain, max_impurity)
    below = {value: stopped_above_small_branches(part, attributes, target, *limits) for value, part in parts.items()}
    return {"test": whole["test"], "branches": below}


def labelled_by_all(
    rows: Rows, attributes: Sequence[str], target: str, min_size: int, min_gain: float, max_impurity: float
) -> Tree:
    """The tree whose impure leaves have the most frequent class of all rows."""
    usual = majorities(rows, target)[0]

    def named(tree: Tree, here: Rows) -> Tree:
        if not isinstance(tree, dict):
            return tree if len({row[target] for row in here}) == 1 else usual
        parts = {value: [row for row in here if row[tree["test"]] == value] for value in tree["branches"]}
        return {"test": tree["test"], "branches": {v: named(tree["branches"][v], parts[v]) for v in parts}}

    tree = prepruned_tree(rows, attributes, target, min_size=min_size, min_gain=min_gain, max_impurity=max_impurity)
    return named(tree, rows)
