"""Random forests over nominal attributes: bagged trees whose nodes choose among a few attributes each.

Blockeel, section 13.2.3; Witten, section 8.3. Bags and subsets of attributes are given; trees are not pruned. A tree is
a label, or `{"test": attribute, "branches": {value: tree}, "label": majority}`. `RANDOM_TREE` takes the next subset at
each node, in the order in which it comes to them. In a whole forest nodes of one depth share a subset, so that neither
the order of growing nor a tie elsewhere decides what a node may choose from.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from reference.ensembles.bagging import Bags
from reference.ensembles.voting import majority_vote, vote_winners
from reference.information.gain import Rows, information_gain
from reference.process import Process
from reference.trees.decision_tree import Path, Row, Tree
from reference.trees.id3 import is_pure, majorities, reached, telling
from reference.trees.splitting import attributes_of, best_attributes

Subsets = Sequence[Sequence[str]]
Choice = Callable[[Rows, str, Sequence[str]], list[str]]  # (rows of a node, target, subset): what it may test


@dataclass(frozen=True, slots=True)
class TreeState:
    """The latest split of a tree in a forest: its path, its attribute, and its gain.

    `used` counts the subsets of attributes that have been used; `waiting` lists the nodes that are still to be split.
    """

    path: Path
    attribute: str | None  # None before the first split
    gain: float
    used: int
    waiting: tuple[Path, ...]


def tree_start(rows: Rows, target: str, drawn: Sequence[int], subsets: Subsets) -> TreeState:
    """The state before the first split: only the root waits."""
    return TreeState((), None, 0.0, 0, ((),))


def tree_successors(
    state: TreeState, rows: Rows, target: str, drawn: Sequence[int], subsets: Subsets
) -> tuple[TreeState, ...]:
    """The states after the next split, one for each attribute of the subset with the largest gain.

    Depth first, branches in alphabetical order. A node whose rows have one class, or differ in no attribute, is a leaf
    and uses no subset; any other takes the next one, and is a leaf too if its rows differ in no attribute of that.
    """
    bag = [rows[place] for place in drawn]
    # new branches in front: depth first
    waiting, used = (*branches_below(state, bag), *state.waiting), state.used
    for place, path in enumerate(waiting):
        here = reached(bag, path)
        if is_leaf(here, target):
            continue
        # a node that looks at a subset has used it, even if it becomes a leaf
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


def random_tree(here: Rows, target: str, offered: Subsets, choose: Choice) -> Tree:
    """The tree of a node with the rows `here`; `offered` has a subset for its depth, and one for each depth below.

    Of tied attributes the first is taken, and of tied labels the first.
    """
    label = majorities(here, target)[0]
    best = choose(here, target, offered[0])
    if not best:
        return label
    below: dict[str, list[Row]] = {}
    for row in here:
        below.setdefault(row[best[0]], []).append(row)
    branches = {value: random_tree(group, target, offered[1:], choose) for value, group in below.items()}
    return {"test": best[0], "branches": branches, "label": label}


def best_on_offer(here: Rows, target: str, offered: Sequence[str]) -> list[str]:
    """The offered attributes with the largest gain at a node, in the order of the columns; none for a leaf."""
    candidates = [] if is_pure(here, target) else telling(here, [name for name in here[0] if name in offered])
    return best_attributes(here, target, attributes=candidates)


def tree_label(tree: Tree, row: Row) -> str:
    """The label that a tree gives a row; for a value that a node has not seen, the majority of that node."""
    while isinstance(tree, dict):
        # no branch for a value: the majority of the node, as an empty branch would have
        tree = tree["branches"].get(row[tree["test"]], tree["label"])
    return tree


def random_forest(
    rows: Rows, target: str, bags: Bags, offered: Sequence[Subsets], asked: Rows, *, choose: Choice = best_on_offer
) -> list[str]:
    """The label of each asked row by the vote of trees, one tree a bag; in a tie, the alphabetically first label.

    `offered` has, for each tree, the attributes that its nodes choose from: a subset for each depth.

    >>> rows = [{"a": a, "b": b, "class": "yes" if a == "u" else "no"} for a in "uv" for b in "uv"]
    >>> bags, offered = [[0, 1, 2], [1, 3, 3], [0, 0, 2]], [[["a"], ["b"]], [["a"], ["b"]], [["b"], ["b"]]]
    >>> random_forest(rows, "class", bags, offered, [{"a": "v", "b": "u"}])
    ['no']
    """
    learned_from = [[rows[place] for place in bag] for bag in bags]
    trees = [random_tree(bag, target, lists, choose) for bag, lists in zip(learned_from, offered, strict=True)]
    return [majority_vote([tree_label(tree, row) for tree in trees]) for row in asked]


def forest_predictions(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> list[str]:
    """The labels that the forest of `fit` gives the rows of `predict`."""
    return random_forest(**fit, asked=predict["rows"])


def tied_tree_labels(asked: Rows, here: Rows, target: str, offered: Subsets, choose: Choice) -> list[set[str]]:
    """The labels that trees of a node may give each asked row, over all ways to break ties."""
    most = set(majorities(here, target))
    found: list[set[str]] = [set() for _ in asked]
    for best in choose(here, target, offered[0]):
        # only branches that some asked row takes: trees of all ties at all nodes would be exponentially many
        for value in {row[best] for row in asked}:
            places = [place for place, row in enumerate(asked) if row[best] == value]
            below = [row for row in here if row[best] == value]
            some = [asked[place] for place in places]
            labels = tied_tree_labels(some, below, target, offered[1:], choose) if below else [most] * len(some)
            for place, those in zip(places, labels, strict=True):
                found[place] |= those
    return [labels or most for labels in found]


def tied_votes(
    rows: Rows, target: str, bags: Bags, offered: Sequence[Subsets], asked: Rows, *, choose: Choice = best_on_offer
) -> list[set[tuple[str, ...]]]:
    """The votes that trees may cast on each asked row, over all ways to break ties; each vote is sorted."""
    cast: list[set[tuple[str, ...]]] = [{()} for _ in asked]
    for bag, lists in zip(bags, offered, strict=True):
        said = tied_tree_labels(asked, [rows[place] for place in bag], target, lists, choose)
        cast = [
            {tuple(sorted((*votes, label))) for votes in known for label in labels}
            for known, labels in zip(cast, said, strict=True)
        ]
    return cast


def forest_tied_labels(
    fit: Mapping[str, Any], predict: Mapping[str, Any], *, choose: Choice = best_on_offer
) -> list[list[str]]:
    """For each row to predict, the labels that some way to break ties gives, in alphabetical order."""
    cast = tied_votes(**fit, asked=predict["rows"], choose=choose)
    return [sorted(set().union(*map(vote_winners, votes))) for votes in cast]
