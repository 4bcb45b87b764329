"""Random forests over nominal attributes: bagged trees whose nodes choose among a few attributes each.

Blockeel, section 13.2.3; Witten, section 8.3. Bags and subsets of attributes are given; trees are not pruned. A tree is
a label, or `{"test": attribute, "branches": {value: tree}, "label": majority}`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from reference.ensembles.voting import majority_vote
from reference.information import Rows, information_gain
from reference.process import Process
from reference.trees import Path, Row, Tree, attributes_of, best_attributes, is_pure, majorities, reached, telling

Subsets = Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class TreeState:
    """The latest split of a tree in a forest: where, on which attribute, with which gain.

    `used` says how many subsets of attributes have been used; `waiting` has the nodes put off.
    """

    path: Path
    attribute: str | None  # None before the first split
    gain: float
    used: int
    waiting: tuple[Path, ...]


def tree_start(rows: Rows, target: str, drawn: Sequence[int], subsets: Subsets) -> TreeState:
    """Before the first split: the root waits."""
    return TreeState((), None, 0.0, 0, ((),))


def tree_successors(
    state: TreeState, rows: Rows, target: str, drawn: Sequence[int], subsets: Subsets
) -> tuple[TreeState, ...]:
    """The states after the next split, one for each attribute of the subset with the largest gain.

    Depth first, branches in alphabetical order. A node whose rows have one class, or differ in no attribute, is a leaf
    and uses no subset; any other takes the next one, and is a leaf too if its rows differ in no attribute of that.
    """
    bag = [rows[place] for place in drawn]
    waiting, used = (*branches_below(state, bag), *state.waiting), state.used
    for place, path in enumerate(waiting):
        here = reached(bag, path)
        if is_leaf(here, target):
            continue
        candidates, used = telling(here, subsets[used]), used + 1
        if candidates:
            return tuple(
                TreeState(path, best, information_gain(here, best, target), used, waiting[place + 1 :])
                for best in best_attributes(here, target, attributes=candidates)
            )
    return ()


def branches_below(state: TreeState, bag: Rows) -> list[Path]:
    """The paths of the nodes below the latest split, one for each value that occurs there."""
    if state.attribute is None:
        return []
    values = {row[state.attribute] for row in reached(bag, state.path)}
    return [(*state.path, (state.attribute, value)) for value in sorted(values)]


def is_leaf(here: Rows, target: str) -> bool:
    """Whether no attribute could split a node: its rows have one class, or do not differ."""
    return is_pure(here, target) or not telling(here, attributes_of(here, target))


RANDOM_TREE = Process(tree_start, tree_successors)


def random_tree(here: Rows, target: str, subsets: Iterator[Sequence[str]]) -> Tree:
    """The tree that the states of `RANDOM_TREE` lead to; the first attribute of a tie, the first majority of one."""
    label = majorities(here, target)[0]
    candidates = [] if is_leaf(here, target) else telling(here, next(subsets))
    if not candidates:
        return label
    best = best_attributes(here, target, attributes=candidates)[0]
    below = {value: [row for row in here if row[best] == value] for value in sorted({row[best] for row in here})}
    branches = {value: random_tree(group, target, subsets) for value, group in below.items()}
    return {"test": best, "branches": branches, "label": label}


def tree_label(tree: Tree, row: Row) -> str:
    """The label that a tree gives a row; at a value that no example of a node had, the majority of the node."""
    while isinstance(tree, dict):
        tree = tree["branches"].get(row[tree["test"]], tree["label"])
    return tree


def random_forest(
    rows: Rows, target: str, draws: Sequence[Sequence[int]], candidates: Sequence[Subsets], queries: Rows
) -> list[str]:
    """The label of each query by the vote of trees, one for each bag of `draws` with its subsets of attributes.

    >>> rows = [{"a": a, "b": b, "class": "yes" if a == "u" else "no"} for a in "uv" for b in "uv"]
    >>> bags, subsets = [[0, 1, 2], [1, 3, 3], [0, 0, 2]], [[["a"]], [["a"]], [["b"]]]
    >>> random_forest(rows, "class", bags, subsets, [{"a": "v", "b": "u"}])
    ['no']
    """
    trees = [
        random_tree([rows[place] for place in drawn], target, iter(subsets))
        for drawn, subsets in zip(draws, candidates, strict=True)
    ]
    return [majority_vote([tree_label(tree, row) for tree in trees]) for row in queries]
