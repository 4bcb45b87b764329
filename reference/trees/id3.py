"""Decision trees over nominal attributes, grown by ID3 or in a given order of tests.

Mitchell, chapter 3; Witten, section 4.3; Blockeel, section 4.3; Kubat, section 6.2.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from reference.information.exact_remainder import remainder
from reference.information.gain import Rows, class_counts, information_gain, split_counts
from reference.process import Process
from reference.trees.decision_tree import Path, Row, Tree, classify
from reference.trees.splitting import attributes_of, best_attributes

MOST_NODES = 20_000  # that ties may lead to: an 8-parity has 6,561, in some seconds


def majorities(rows: Rows, target: str) -> list[str]:
    """All most frequent classes, in alphabetical order."""
    counts = class_counts(rows, target)
    most = max(counts.values())
    return sorted(label for label, count in counts.items() if count == most)


def is_pure(rows: Rows, target: str) -> bool:
    """Whether all rows have one class."""
    return len(class_counts(rows, target)) == 1


def telling(rows: Rows, attributes: Iterable[str]) -> list[str]:
    """The attributes in which the rows differ."""
    return [name for name in attributes if len({row[name] for row in rows}) > 1]


def reached(rows: Rows, path: Path) -> list[Row]:
    """The rows that reach the node at the end of a path."""
    return [row for row in rows if all(row[attribute] == value for attribute, value in path)]


@dataclass(frozen=True, slots=True)
class ID3State:
    """The latest split of ID3: its path, its attribute, and its gain.

    `gains` holds the gain of every candidate there; `earlier` the splits before, `waiting` the nodes still to be split.
    """

    path: Path
    attribute: str | None  # None before the first split
    gain: float
    gains: tuple[tuple[str, float], ...]
    earlier: tuple[tuple[Path, str], ...]
    waiting: tuple[Path, ...]

    @property
    def splits(self) -> dict[Path, str]:
        """The attribute that each node tests so far, by path."""
        return dict(self.earlier if self.attribute is None else (*self.earlier, (self.path, self.attribute)))


def id3_start(rows: Rows, target: str, **_: object) -> ID3State:
    """The state before the first split: only the root waits."""
    return ID3State((), None, 0.0, (), (), ((),))


def id3_successors(
    state: ID3State, rows: Rows, target: str, *, stop_at_zero_gain: bool = False
) -> tuple[ID3State, ...]:
    """The states after the next split, one for each attribute with the largest gain; none if all nodes are leaves.

    Depth first, branches in alphabetical order. A node is a leaf when its rows have one class, or agree in every
    attribute that is left on its path (Witten, section 4.3); Mitchell would go on splitting off nothing. No book but
    Witten, as an alternative, stops where the largest gain is 0: on XOR that ends at the root.
    """
    return following_splits(
        state, (*branches_of(state, rows), *state.waiting), rows, target, stop_at_zero_gain=stop_at_zero_gain
    )


def following_splits(
    state: ID3State, waiting: Sequence[Path], rows: Rows, target: str, *, stop_at_zero_gain: bool = False
) -> tuple[ID3State, ...]:
    """The states after the split of the first waiting node that is no leaf."""
    for place, path in enumerate(waiting):
        here = reached(rows, path)
        used = {attribute for attribute, _ in path}
        # an attribute in which the rows agree would make one branch, and no progress
        candidates = telling(here, [name for name in attributes_of(rows, target) if name not in used])
        gains = tuple((name, information_gain(here, name, target)) for name in candidates)
        # a leaf: it is not a state of its own, as nothing is split
        if is_pure(here, target) or not candidates or (stop_at_zero_gain and has_no_gain(here, target, candidates)):
            continue
        return tuple(
            ID3State(path, best, dict(gains)[best], gains, tuple(state.splits.items()), tuple(waiting[place + 1 :]))
            for best in best_attributes(here, target, attributes=candidates)
        )
    return ()


def branches_of(state: ID3State, rows: Rows) -> list[Path]:
    """The paths of the nodes below the latest split, one for each value that occurs there."""
    if state.attribute is None:
        return []
    values = {row[state.attribute] for row in reached(rows, state.path)}
    return [(*state.path, (state.attribute, value)) for value in sorted(values)]


def has_no_gain(rows: Rows, target: str, candidates: Sequence[str]) -> bool:
    """Whether no candidate has any gain, decided in whole numbers."""
    # exact: in floats a gain of 1e-17 would count as one
    unsplit = remainder([list(class_counts(rows, target).values())])
    return all(remainder(split_counts(rows, name, target).values()) == unsplit for name in candidates)


ID3 = Process(id3_start, id3_successors)


def id3(rows: Rows, target: str, *, empty_branches: bool = False, stop_at_zero_gain: bool = False) -> Tree:
    """The tree that ID3 learns; of tied attributes the first is tested, of tied classes the alphabetically first.

    Mitchell and Blockeel give every value of the domain a branch: with `empty_branches`, a value that occurs in the
    table but not at the node has a leaf with the majority of the node. Kubat and Witten say nothing of it.

    >>> rows = [{"a": a, "b": b, "class": "no" if a == b else "yes"} for a in "uv" for b in "uv"]
    >>> id3(rows, "class")["branches"]["u"], id3(rows, "class", stop_at_zero_gain=True)
    ({'test': 'b', 'branches': {'u': 'no', 'v': 'yes'}}, 'no')
    """
    attributes = attributes_of(rows, target)
    domains = {name: {row[name] for row in rows} for name in attributes} if empty_branches else {}
    return learned(rows, target, attributes, domains, stop_at_zero_gain=stop_at_zero_gain)


def learned(
    here: Rows, target: str, left: Sequence[str], domains: Mapping[str, set[str]], *, stop_at_zero_gain: bool = False
) -> Tree:
    """The tree of a node, equal to the result of `ID3`, in one pass over the rows for each level.

    Values of `domains` that no row here has get a leaf with the majority.
    """
    # of tied classes the alphabetically first; verifiers accept any
    label = majorities(here, target)[0]
    candidates = [] if is_pure(here, target) else telling(here, left)
    if not candidates or (stop_at_zero_gain and has_no_gain(here, target, candidates)):
        return label
    best = best_attributes(here, target, attributes=candidates)[0]
    # removed along its own path only: other branches may still test it
    rest = [name for name in left if name != best]
    below: dict[str, list[Row]] = {}
    for row in here:
        below.setdefault(row[best], []).append(row)
    return {
        "test": best,
        "branches": {
            value: learned(below[value], target, rest, domains, stop_at_zero_gain=stop_at_zero_gain)
            if value in below
            else label
            for value in sorted(below.keys() | domains.get(best, set()))
        },
    }


def grown(splits: Mapping[Path, str], rows: Rows, target: str, path: Path, *, empty_branches: bool = False) -> Tree:
    """The tree below a path that makes these splits; a node without a split is a leaf with its majority."""
    here = reached(rows, path)
    label = majorities(here, target)[0]
    if path not in splits:
        return label
    attribute = splits[path]
    present = {row[attribute] for row in here}
    values = {row[attribute] for row in rows} if empty_branches else present
    return {
        "test": attribute,
        "branches": {
            value: grown(splits, rows, target, (*path, (attribute, value)), empty_branches=empty_branches)
            if value in present
            else label
            # alphabetical, so that trees do not depend on the order of a set
            for value in sorted(values)
        },
    }


def fixed_order_tree(rows: Rows, order: Sequence[str], target: str) -> Tree:
    """The tree that tests the attributes in the given order until all rows of a node have one class.

    There is one such tree where no two rows differ in their class alone. A node tests the next attribute even if its
    rows all have one value there. Without another attribute it is a leaf with the alphabetically first majority.
    """
    if is_pure(rows, target):
        return next(iter(rows))[target]
    if not order:
        return majorities(rows, target)[0]
    first, *rest = order
    return {
        "test": first,
        "branches": {
            value: fixed_order_tree([row for row in rows if row[first] == value], rest, target)
            for value in sorted({row[first] for row in rows})
        },
    }


def labels_by_ties(asked: Sequence[Row], rows: Rows, target: str, attributes: Sequence[str]) -> list[set[str]]:
    """The labels that ID3 trees give each asked row, over all ways to break ties.

    At a value that no example of a node has, the label is a majority of the node, whether the tree has an empty branch
    there or none. An attribute in which the rows of a node agree has gain 0: where that is the best, it is tied too.
    """
    known: dict[Tests, NodeChoices] = {}
    return [labels_below(row, rows, target, attributes, known) for row in asked]


Tests = frozenset[tuple[str, Any]]  # attributes with their values, in any order
NodeChoices = tuple[set[str], dict[str, set[Any]]]  # majorities; attributes that may be tested, with the values there


def labels_below(
    row: Row, rows: Rows, target: str, attributes: Sequence[str], known: dict[Tests, NodeChoices]
) -> set[str]:
    """The labels that trees give one row; `known` keeps the nodes that rows before have reached.

    Orders of the same tests lead to the same node: without that, n tied attributes would be looked at n! times.
    """
    found: set[str] = set()
    waiting: list[Tests] = [frozenset()]
    for node in waiting:
        most, tested = choices_at(node, rows, target, attributes, known)
        below = {node | {(name, row.get(name))} for name, values in tested.items() if row.get(name) in values}
        waiting += below.difference(waiting)
        # a leaf, or a value that no example here has
        if len(below) < len(tested) or not tested:
            found |= most
    return found


def choices_at(
    node: Tests, rows: Rows, target: str, attributes: Sequence[str], known: dict[Tests, NodeChoices]
) -> NodeChoices:
    """The majorities of the node that these tests lead to, and the attributes that it may test; none for a leaf."""
    if node not in known:
        if len(known) >= MOST_NODES:
            raise ValueError(f"ties between attributes lead to more than {MOST_NODES} different nodes: too many")
        here, used = reached(rows, tuple(node)), {name for name, _ in node}
        left = [name for name in attributes if name not in used]
        # the same stop as in `learned`, so that every label here is one of some tree
        leaf = is_pure(here, target) or not telling(here, left)
        best = [] if leaf else best_attributes(here, target, attributes=left)
        known[node] = (set(majorities(here, target)), {name: {each[name] for each in here} for name in best})
    return known[node]


def id3_tied_labels(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> list[list[str]]:
    """For each row to predict, the labels that some way to break ties gives, in alphabetical order."""
    rows, target = fit["rows"], fit["target"]
    return [sorted(labels) for labels in labels_by_ties(predict["rows"], rows, target, attributes_of(rows, target))]


def id3_predictions(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> list[str | None]:
    """The labels that the tree learned from `fit` gives the rows of `predict`; None for values not in the table."""
    # with empty branches, so that a known value always finds a label
    tree = id3(fit["rows"], fit["target"], empty_branches=True)
    return [classify(tree, row) for row in predict["rows"]]
