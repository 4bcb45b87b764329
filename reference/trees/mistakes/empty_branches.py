"""Known mistakes in branches for values that occur in the table, and not at their node."""

from collections.abc import Mapping

from reference.information.gain import Rows
from reference.trees.decision_tree import Tree
from reference.trees.id3 import id3, majorities
from reference.trees.splitting import attributes_of


def with_table_majority_in_empty_branches(rows: Rows, target: str) -> Tree:
    """The tree of ID3 with a branch for every value; one without examples has the most frequent class of the table."""
    domains = {name: {row[name] for row in rows} for name in attributes_of(rows, target)}
    return filled(id3(rows, target), domains, majorities(rows, target)[0])


def filled(tree: Tree, domains: Mapping[str, set[str]], label: str) -> Tree:
    """The tree with a leaf of this label for every value that a node has no branch for."""
    if isinstance(tree, str):
        return tree
    below = {value: filled(branch, domains, label) for value, branch in tree["branches"].items()}
    return {"test": tree["test"], "branches": {value: below.get(value, label) for value in domains[tree["test"]]}}
