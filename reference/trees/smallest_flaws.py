"""Verifiers for smallest trees: of a Boolean function, and of least depth for a table. Any tree as small is right."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from reference.flaw import Flaw, NotReadable
from reference.information.gain import Rows
from reference.logic.formulas import Formula
from reference.trees.bfs_id3 import TreeSearch, bfs_id3, depth_of, nodes_of
from reference.trees.boolean_trees import count_minimal_trees, differing_assignments, fewest_tests
from reference.trees.decision_tree import Tree, classify
from reference.trees.id3 import is_pure
from reference.trees.splitting import attributes_of
from reference.trees.verify import FORM, read_node


def boolean_tree_flaws(answer: Any, formula: Formula, variables: Sequence[str]) -> list[Flaw]:
    """The flaws of a tree for a formula; none for any of the smallest trees. One wrong value costs as much as many."""
    tree = with_truths(answer)
    if not tests_of(tree) <= set(variables):
        return [Flaw("tree", 1, "variable", "The tree tests something that is not among `variables`.")]
    differing = differing_assignments(tree, formula, variables)
    if differing:
        where = ", ".join(f"{name} is {'t' if value else 'f'}" for name, value in differing[0].items())
        return [Flaw("tree", 1, "value", f"Where {where}, the tree and the formula have different values.")]
    if count_tests(tree) > fewest_tests(formula, variables):
        return [Flaw("tree", 0.6, "size", "The tree is equal to the formula, and a tree with fewer tests is too.")]
    return []


def has_one_boolean_tree(formula: Formula, variables: Sequence[str]) -> bool:
    """Whether a formula has exactly one smallest tree."""
    return count_minimal_trees(formula, variables) == 1


def with_truths(answer: Any) -> Tree:
    """A tree over propositions, read strictly: the checker that students have compares it with the only right one."""
    if isinstance(answer, bool | int | float | str):
        if answer not in ("t", "f"):
            raise NotReadable('A leaf is "t" or "f".')
        return str(answer)
    attribute, branches = inner(answer)
    named = {value: with_truths(below) for value, below in branches.items()}
    if set(named) != {"t", "f"}:
        raise NotReadable('Every test has the two branches "t" and "f".')
    return {"test": attribute, "branches": named}


def inner(answer: Any) -> tuple[Any, Mapping[Any, Any]]:
    """The attribute and the branches of a node, whose values may be of any type."""
    if isinstance(answer, dict) and "label" in answer and not answer.get("branches"):
        raise NotReadable(FORM)
    if isinstance(answer, dict) and answer.get("branches"):
        attribute, branches = answer.get("test"), answer["branches"]
    elif isinstance(answer, dict) and len(answer) == 1:  # the bare form {attribute: {value: tree}}
        [(attribute, branches)] = answer.items()
    elif isinstance(answer, list) and len(answer) == 2:  # or that as a pair
        attribute, branches = answer
    else:
        raise NotReadable(FORM)
    if isinstance(branches, list) and all(isinstance(pair, list) and len(pair) == 2 for pair in branches):
        branches = {str(value): below for value, below in branches}
    if not isinstance(attribute, str) or not isinstance(branches, dict):
        raise NotReadable(FORM)
    return attribute.strip(), branches


def tests_of(tree: Tree) -> set[str]:
    """The attributes that a tree tests."""
    return {tree["test"]}.union(*map(tests_of, tree["branches"].values())) if isinstance(tree, dict) else set()


def count_tests(tree: Tree) -> int:
    """The number of tests of a tree."""
    return 1 + sum(map(count_tests, tree["branches"].values())) if isinstance(tree, dict) else 0


def shortest_tree_flaws(answer: Any, rows: Rows, target: str) -> list[Flaw]:
    """The flaws of a tree for a table; none for any of least depth and then fewest nodes, or for None if there is none.

    Branches that no row takes do not count.
    """
    right = bfs_id3(rows, attributes_of(rows, target), target)
    if answer is None or right is None:
        if answer is None and right is None:
            return []
        said = "There is a consistent tree." if right else "No tree is consistent with these rows."
        return [Flaw("tree", 1, "none" if right else "contradiction", said)]
    tree = taken(read_tree(answer), rows, target)
    if any(classify(tree, row) != row[target] for row in rows):
        return [Flaw("tree", 1, "inconsistent", "The tree is wrong about some row.")]
    if depth_of(tree) > right[0]:
        return [Flaw("tree", 0.8, "depth", "The tree is consistent, and one of less depth is too.")]
    if nodes_of(tree) > right[1]:
        return [
            Flaw("tree", 0.7, "nodes", "The tree has the least depth, and another one of this depth has fewer nodes.")
        ]
    return []


def has_one_shortest_tree(rows: Rows, target: str) -> bool:
    """Whether exactly one tree has the least depth and then the fewest nodes, or none is consistent."""
    right = bfs_id3(rows, attributes_of(rows, target), target)
    return not right or count_trees(TreeSearch(rows, attributes_of(rows, target), target, None), rows, right[0]) == 1


def count_trees(search: TreeSearch, here: Rows, depth: int) -> int:
    """How many trees of at most that depth are as small as the smallest for some rows of the table."""
    if is_pure(here, search.target):
        return 1
    places = [place for place, row in enumerate(search.rows) if row in here]
    found = {name: search.split(tuple(places), name, depth) for name in search.attributes}
    fewest = min(tree[0] for tree in found.values() if tree)
    return sum(
        math.prod(
            count_trees(search, [row for row in here if row[name] == value], depth - 1)
            for value in {row[name] for row in here}
        )
        for name, tree in found.items()
        if tree and tree[0] == fewest
    )


def read_tree(answer: Any) -> Tree:
    """A tree in any form of the shapes page as one of ours."""
    found = read_node(answer)
    if isinstance(found, str):
        return found
    attribute, branches = found
    return {"test": attribute, "branches": {value: read_tree(below) for value, below in branches.items()}}


def taken(tree: Tree, rows: Rows, target: str) -> Tree:
    """The part of a tree that rows reach; a test of the target, or of no column, is taken for a wrong leaf."""
    if isinstance(tree, str):
        return tree
    name = tree["test"]
    if name == target or name not in rows[0]:
        raise NotReadable("A node tests an attribute of the table; the class is no attribute.")
    parts = {value: [row for row in rows if row[name] == value] for value in tree["branches"]}
    branches = {value: taken(below, parts[value], target) for value, below in tree["branches"].items() if parts[value]}
    return {"test": name, "branches": branches}
