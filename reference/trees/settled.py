"""Whether what pruning compares in a tree is settled: labels are not tied, and estimates not nearly equal.

Exercises promise it, as floats would decide otherwise.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any

from reference.information.entropy import entropy
from reference.information.gain import Rows, class_counts, information_gain
from reference.trees.counted_tree import inner_paths, label_of, leaves_of, relabelled, uncounted, with_branches
from reference.trees.decision_tree import is_node
from reference.trees.id3 import majorities, telling
from reference.trees.post_pruning import POST_PRUNING, tree_after, tree_error_estimate, with_leaf
from reference.trees.replacement import SUBTREE_REPLACEMENT, estimated_error, pessimistic, raised
from reference.trees.splitting import best_attributes

APART = 1e-6  # estimates that differ by less may change places when they are computed in another order
FOLD_SIZES = (1, 2, 4, 8)  # shares of them are exact in floats, so that their sums tie in any order
MOST_ROUNDS = 100  # over all ways to break ties


def has_test(tree: Any) -> bool:
    """Whether a tree has at least one test."""
    return is_node(tree)


def all_classified(tree: Any, rows: Rows) -> bool:
    """Whether every row finds a branch at each node that it reaches."""
    if not is_node(tree):
        return True
    parts = {value: [row for row in rows if row.get(tree["test"]) == value] for value in tree["branches"]}
    below = tree["branches"]
    return sum(map(len, parts.values())) == len(rows) and all(
        all_classified(below[value], parts[value]) for value in parts
    )


def several_branches(tree: Any) -> bool:
    """Whether every test of a tree has at least two branches."""
    return not is_node(tree) or (len(tree["branches"]) > 1 and all(map(several_branches, tree["branches"].values())))


def labels_settled(tree: Any, rows: Rows, target: str) -> bool:
    """Whether rows come to every node of a tree, each finds a branch, and one class is the most frequent everywhere."""
    if not rows or len(majorities(rows, target)) > 1:
        return False
    if not is_node(tree):
        return True
    parts = {value: [row for row in rows if row[tree["test"]] == value] for value in tree["branches"]}
    return sum(map(len, parts.values())) == len(rows) and all(
        labels_settled(tree["branches"][value], part, target) for value, part in parts.items()
    )


def full_branches(tree: Any, rows: Rows) -> bool:
    """Whether every node has a branch for every value that its attribute has in the table."""
    if not is_node(tree):
        return True
    values = {row[tree["test"]] for row in rows}
    return values <= tree["branches"].keys() and all(full_branches(below, rows) for below in tree["branches"].values())


def counts_settled(tree: Any) -> bool:
    """Whether every leaf has examples and the label that most of them have, and no other class is as frequent."""
    return all(any(leaf["counts"].values()) and majority_settled(leaf) for leaf in leaves_of(tree))


def estimates_apart(tree: Any, z: float) -> bool:
    """Whether at no node the subtree and the leaf have nearly the same estimate."""
    _, *steps = SUBTREE_REPLACEMENT.steps(tree=tree, z=z)
    return all(abs(step.subtree - step.leaf) > APART for step in steps)


def raising_settled(tree: Any, rows: Rows, target: str, z: float) -> bool:
    """Whether subtree raising ties nowhere: no equally popular branches or equally frequent classes, no near estimates.

    Rows must come to every leaf, find their branches in every subtree, and have the label of their leaf most often.
    """
    if not full_branches(tree, rows) or not rows:
        return False
    if not counts_settled(relabelled(tree, rows, target)) or not labels_usual(tree, rows, target):
        return False
    return nodes_settled(tree, rows, target, z)


def labels_usual(tree: Any, rows: Rows, target: str) -> bool:
    """Whether the label of every leaf is the most frequent class of its rows."""
    return bool(uncounted(relabelled(tree, rows, target)) == tree)


def nodes_settled(tree: Any, rows: Rows, target: str, z: float) -> bool:
    """Whether nothing is tied where a node is judged, nor below it."""
    if not is_node(tree):
        return True
    parts = {value: [row for row in rows if row[tree["test"]] == value] for value in tree["branches"]}
    if not all(nodes_settled(tree["branches"][value], part, target, z) for value, part in parts.items()):
        return False
    by = partial(pessimistic, z=z)
    branches = {value: raised(tree["branches"][value], part, target, by) for value, part in parts.items()}
    sizes = sorted(map(len, parts.values()), reverse=True)
    if len(sizes) > 1 and sizes[0] == sizes[1]:
        return False
    most = max(parts, key=lambda value: len(parts[value]))
    if not is_node(branches[most]):
        return True
    moved = relabelled(branches[most], rows, target)
    apart = estimated_error(moved, by) - estimated_error(with_branches(tree, branches), by)
    # a tie of classes matters only where the subtree is raised, but a student labels it before
    return abs(apart) > APART and all(majority_settled(leaf) for leaf in leaves_of(moved))


def majority_settled(leaf: Any) -> bool:
    """Whether no other class of a leaf is as frequent as its label."""
    return all(
        count < leaf["counts"][label_of(leaf)] for label, count in leaf["counts"].items() if label != label_of(leaf)
    )


def rounds_settled(tree: Any, rows: Rows, target: str, c: float) -> bool:
    """Whether in no round of post-pruning the smallest rise is nearly `c`, whichever tied node is taken."""
    waiting = [POST_PRUNING.start(tree)]
    for number, state in enumerate(waiting):
        now = tree_after(state, rows, target)
        before = tree_error_estimate(now, rows, target)
        rises = [
            tree_error_estimate(with_leaf(now, path, rows, target), rows, target) - before for path in inner_paths(now)
        ]
        if number > MOST_ROUNDS or (rises and abs(float(min(rises)) - c) < APART):
            return False
        waiting += POST_PRUNING.successors(state, tree, rows, target, c)
    return True


def counted_leaves(tree: Any) -> bool:
    """Whether every leaf of a tree has a label and counts, and every test a branch."""
    if is_node(tree):
        return bool(tree["branches"]) and all(map(counted_leaves, tree["branches"].values()))
    return isinstance(tree, dict) and {"label", "counts"} <= tree.keys()


def different_sizes(trees: Sequence[Any]) -> bool:
    """Whether no two trees have the same number of nodes."""
    sizes = [len(leaves_of(tree)) + len(list(inner_paths(tree))) for tree in trees]
    return len(set(sizes)) == len(sizes)


def paths_settled(paths: Sequence[Sequence[Sequence[Any]]], held: Sequence[Rows]) -> bool:
    """Whether sequences of trees begin at 0 and grow, and every row of a fold finds its branches in all its trees."""
    return all(
        len(rows) in FOLD_SIZES
        and path[0][0] == 0
        and all(one[0] < other[0] for one, other in pairwise(path))
        and all(all_classified(tree, rows) for _, tree in path)
        for path, rows in zip(paths, held, strict=True)
    )


def growth_settled(
    rows: Rows, attributes: Sequence[str], target: str, min_size: int, min_gain: float, max_impurity: float
) -> bool:
    """Whether nothing is tied, and nothing nearly at a limit, where a tree with early stops grows."""
    left = telling(rows, attributes)
    counts = list(class_counts(rows, target).values())
    one = len(majorities(rows, target)) == 1
    impurity = entropy(counts)
    if len(counts) == 1 or not left or len(rows) < min_size:
        return one
    if abs(impurity - max_impurity) < APART:
        return False
    if impurity <= max_impurity:
        return one
    best = best_attributes(rows, target, attributes=left)
    gain = information_gain(rows, best[0], target)
    if abs(gain - min_gain) < APART:
        return False
    if gain < min_gain:
        return one
    parts = {value: [row for row in rows if row[best[0]] == value] for value in {row[best[0]] for row in rows}}
    rest = [name for name in left if name != best[0]]
    return len(best) == 1 and all(
        growth_settled(part, rest, target, min_size, min_gain, max_impurity) for part in parts.values()
    )


def of_one_kind(rows: Sequence[Mapping[str, Any]], asked: Sequence[Mapping[str, Any]], target: str) -> bool:
    """Whether each attribute has texts only or numbers only, in all rows, beside missing values."""
    names = [name for name in rows[0] if name != target]
    return all(
        len({isinstance(row[name], str) for row in [*rows, *asked] if row[name] is not None}) < 2 for name in names
    )
