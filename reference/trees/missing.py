"""Missing values (None) in the training rows of a node, and in a row that a tree classifies.

Blockeel, section 4.5.4; Mitchell, section 3.7.4; Witten, section 6.1. Shares are Fractions until the end.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from reference.information.gain import split_gain
from reference.process import Process
from reference.trees.decision_tree import NodeTest, Row, is_node, outcome
from reference.trees.regression import exactly

Rows = Sequence[Mapping[str, Any]]
Weights = Sequence[float | Fraction]  # the share of each row that is at a node


def known_rows(rows: Rows, attribute: str) -> list[Mapping[str, Any]]:
    """The rows whose value of the attribute is known."""
    return [row for row in rows if row[attribute] is not None]


def shared_counts(rows: Rows, attribute: str, target: str) -> list[list[Fraction]]:
    """The class counts of each value, where a row without a value is shared out by the known frequencies.

    >>> rows = [{"a": a, "c": c} for a, c in [("u", "+"), ("u", "-"), ("v", "-"), (None, "+")]]
    >>> [[str(count) for count in counts] for counts in shared_counts(rows, "a", "c")]
    [['5/3', '1'], ['1/3', '1']]
    """
    known = known_rows(rows, attribute)
    sizes, often = Counter(row[attribute] for row in known), Counter((row[attribute], row[target]) for row in known)
    lacking = Counter(row[target] for row in rows if row[attribute] is None)
    classes = dict.fromkeys(row[target] for row in rows)
    return [
        [often[value, label] + lacking[label] * Fraction(size, len(known)) for label in classes]
        for value, size in sizes.items()
    ]


def gain_by_known(children: Sequence[Sequence[float | Fraction]], lacking: float | Fraction) -> float:
    """The gain of a test among the examples whose value is known, times their share; the others weigh `lacking`.

    >>> round(gain_by_known([[1, 1], [0, 1]], 1), 3)
    0.189
    """
    known = sum(map(sum, children))
    return split_gain([list(map(float, counts)) for counts in children]) * float(known) / float(known + lacking)


def gain_with_missing(rows: Rows, attribute: str, target: str, *, policy: str = "ignore") -> float:
    """The information gain of an attribute that some rows lack; 0 if all lack it.

    `ignore`: the gain among the rows that have it (Blockeel). `known_share`: that times their share of all rows, as
    C4.5 has it. `fractional`: each other row is shared out over the values by their known frequencies (Mitchell).

    >>> rows = [{"a": a, "c": c} for a, c in [("u", "+"), ("u", "-"), ("v", "-"), (None, "+")]]
    >>> [round(gain_with_missing(rows, "a", "c", policy=each), 3) for each in ("ignore", "known_share", "fractional")]
    [0.252, 0.189, 0.093]
    """
    known = known_rows(rows, attribute)
    if not known:
        return 0.0
    children = shared_counts(rows if policy == "fractional" else known, attribute, target)
    return gain_by_known(children, len(rows) - len(known) if policy == "known_share" else 0)


def impute_at_node(rows: Rows, attribute: str, target: str, *, within_class: bool = False) -> list[dict[str, Any]]:
    """The rows of a node, each missing value replaced by the most frequent one at the node.

    With `within_class`, by the most frequent one among the node's rows of the same class, which a row to be classified
    does not have. Of tied values the first in the order of the rows; without a known value it stays missing. Mitchell,
    section 3.7.4.

    >>> rows = [{"a": a, "c": c} for a, c in [("u", "+"), ("u", "+"), ("v", "-"), (None, "-")]]
    >>> impute_at_node(rows, "a", "c")[3], impute_at_node(rows, "a", "c", within_class=True)[3]
    ({'a': 'u', 'c': '-'}, {'a': 'v', 'c': '-'})
    """
    known = known_rows(rows, attribute)
    filled = []
    for row in rows:
        alike = [other[attribute] for other in known if not within_class or other[target] == row[target]]
        # `max` takes the first of equals
        usual = max(alike, key=alike.count, default=None)
        filled.append(dict(row) if row[attribute] is not None else {**row, attribute: usual})
    return filled


def at_node(rows: Rows, path: Sequence[Sequence[Any]]) -> list[int]:
    """The places of the rows that reach the end of a path of `[attribute, value]`."""
    return [place for place, row in enumerate(rows) if all(row[name] == value for name, value in path)]


def filled_values(
    rows: Rows, path: Sequence[Sequence[Any]], attribute: str, target: str, within_class: bool
) -> dict[int, Any]:
    """For each row of a node that lacks the attribute, by its place in the table, the value that is filled in, if any.

    >>> rows = [{"a": a, "b": b, "c": c} for a, b, c in ["vk+", "vk+", "uk-", "vm-", [None, "k", "-"]]]
    >>> filled_values(rows, [["b", "k"]], "a", "c", False), filled_values(rows, [["b", "k"]], "a", "c", True)
    ({4: 'v'}, {4: 'u'})
    """
    places = at_node(rows, path)
    filled = impute_at_node([rows[place] for place in places], attribute, target, within_class=within_class)
    return {
        place: row[attribute]
        for place, row in zip(places, filled, strict=True)
        if rows[place][attribute] is None and row[attribute] is not None
    }


@dataclass(frozen=True, slots=True)
class PathState:
    """The weight of every row at a node, after `tests` tests of the path to it."""

    tests: int
    weights: tuple[Fraction, ...]


def fractional_split(
    rows: Rows, weights: Weights, test: NodeTest, *, values: Sequence[Any] | None = None
) -> dict[Any, list[tuple[int, int | Fraction]]]:
    """The rows in each branch of a test, with their weights there; a row without a value is in all branches.

    Its weight is divided in proportion to the weights of the rows with known values. Where nothing is known, it is
    divided equally among `values`, or the values in the table. Pieces of weight 0 are left out. Witten, section 6.1.

    >>> split = fractional_split([{"a": "u"}, {"a": "v"}, {"a": "u"}, {"a": None}], [1, 1, 1, 0.5], "a")
    >>> {value: [(place, str(weight)) for place, weight in pieces] for value, pieces in split.items()}
    {'u': [(0, '1'), (2, '1'), (3, '1/3')], 'v': [(1, '1'), (3, '1/6')]}
    """
    # a whole number stays one: sums of Fractions take ten times as long
    exact = [exactly(weight) if isinstance(weight, float) else weight for weight in weights]
    taken = [outcome(test, row) for row in rows]
    sums: dict[Any, int | Fraction] = dict.fromkeys(
        (each for each in taken if each is not None) if values is None else values, 0
    )
    for value, weight in zip(taken, exact, strict=True):
        if value is not None:
            sums[value] += weight
    known = sum(sums.values())
    shares = (
        {}
        if None not in taken
        else {value: Fraction(weight) / known if known else Fraction(1, len(sums)) for value, weight in sums.items()}
    )
    split: dict[Any, list[tuple[int, int | Fraction]]] = {value: [] for value in sums}
    for place, (value, weight) in enumerate(zip(taken, exact, strict=True)):
        if value is not None and weight:
            split[value].append((place, weight))
        elif weight:
            for branch, share in shares.items():
                if share:
                    split[branch].append((place, weight * share))
    return split


def path_start(rows: Rows, **_: object) -> PathState:
    """The state at the root, where every row is whole."""
    return PathState(0, (Fraction(1),) * len(rows))


def path_successors(state: PathState, rows: Rows, path: Sequence[Sequence[Any]]) -> tuple[PathState, ...]:
    """The state after the next test `[attribute, value]` of the path; none after the last."""
    if state.tests == len(path):
        return ()
    attribute, value = path[state.tests]
    pieces = dict(fractional_split(rows, state.weights, attribute).get(value, []))
    weights = tuple(Fraction(pieces.get(place, 0)) for place in range(len(rows)))
    return (PathState(state.tests + 1, weights),)


WEIGHTS_ON_PATH = Process(path_start, path_successors)


def counts_of(tree: Mapping[str, Any]) -> dict[str, Fraction]:
    """The class counts of a node or leaf, exactly."""
    return {label: exactly(count) for label, count in tree["counts"].items()}


def usual_class(tree: Mapping[str, Any]) -> str:
    """The label of a leaf, or the first of the most frequent classes of a node."""
    counts = counts_of(tree)
    return tree["label"] if "label" in tree else max(counts, key=lambda label: counts[label])


def votes_at(tree: Mapping[str, Any], leaf: str) -> dict[str, Fraction]:
    """What a leaf, or a node taken for one, says of the classes: all for its label, or the shares of its counts."""
    if leaf == "label":
        return {usual_class(tree): Fraction(1)}
    counts = counts_of(tree)
    return {label: count / sum(counts.values()) for label, count in counts.items()}


def predict_missing(
    tree: Mapping[str, Any], row: Row, *, policy: str = "fractional", leaf: str = "label"
) -> dict[str, Fraction]:
    """The weight of each class for a row that may lack values, over a tree whose nodes all have `counts`.

    `fractional`: a row without the tested value goes into all branches, each weighted by its share of the training rows
    at this node (Blockeel's vote; Witten). `stop`: the node is taken for a leaf (Blockeel), as always for a value that
    has no branch. `leaf` says whether a leaf gives its weight to its `label`, or to all classes by its counts:
    `distribution`. Blockeel, section 4.5.4.

    >>> leaves = {"a": ("pos", 6), "b": ("neg", 2), "c": ("neg", 2)}
    >>> below = {v: {"label": label, "counts": {label: n}} for v, (label, n) in leaves.items()}
    >>> tree = {"test": "x", "counts": {"pos": 6, "neg": 4}, "branches": below}
    >>> {label: float(weight) for label, weight in predict_missing(tree, {"x": None}).items()}
    {'pos': 0.6, 'neg': 0.4}
    """
    if not is_node(tree):
        return votes_at(tree, leaf)
    taken = outcome(tree["test"], row)
    if taken in tree["branches"]:
        return predict_missing(tree["branches"][taken], row, policy=policy, leaf=leaf)
    if taken is not None or policy == "stop":
        return votes_at(tree, leaf)
    sizes = {value: sum(counts_of(below).values()) for value, below in tree["branches"].items()}
    total: dict[str, Fraction] = {}
    for value, below in tree["branches"].items():
        for label, weight in predict_missing(below, row, policy=policy, leaf=leaf).items():
            total[label] = total.get(label, Fraction(0)) + weight * sizes[value] / sum(sizes.values())
    return total


POLICIES = {"stop": ("stop", "label"), "vote": ("fractional", "label"), "share": ("fractional", "distribution")}


def missing_votes(tree: Mapping[str, Any], row: Row, policy: str) -> dict[str, float]:
    """The weights of the classes by one of three policies, as floats: `stop`, `vote`, `share`."""
    how, leaf = POLICIES[policy]
    return {label: float(weight) for label, weight in predict_missing(tree, row, policy=how, leaf=leaf).items()}
