"""C4.5 as a whole: gain ratio with its guards, thresholds, missing values in fractions, and pessimistic pruning.

Witten, section 6.1. Weights are fractions and so exact; gains, ratios and estimates that differ by less than 1e-9 are
equal, so that rounding errors break no tie: of equal thresholds the smallest, of equal ratios the attribute that comes
first, of equally frequent classes the first by name.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import pairwise
from statistics import NormalDist
from typing import Any

from reference.information.entropy import entropy
from reference.process import Process
from reference.trees.c45_choice import SAME_RATIO, adjusted_gain, best_of_average, numeric_minimum, split_allowed
from reference.trees.candidate_tests import is_numeric
from reference.trees.decision_tree import NodeTest, Row, is_node, outcome, stop_of
from reference.trees.missing import fractional_split, gain_by_known, predict_missing
from reference.trees.replacement import Estimate, estimated_error, pessimistic

Rows = Sequence[Row]
Weight = int | Fraction  # whole, until a row without a value is divided
Weighted = Sequence[tuple[Row, Weight]]  # rows, each with the share of it that comes to a node
Way = tuple[tuple[NodeTest, Any], ...]  # the tests from the root to a node, each with its outcome
DIGITS = 9  # numbers that are equal to so many decimals are equal


@dataclass(frozen=True, slots=True)
class Split:
    """A test with its gain, for thresholds less what their choice costs, and its gain ratio."""

    test: NodeTest
    gain: float
    ratio: float


@dataclass(frozen=True, slots=True)
class C45State:
    """The latest node that was split: its place, its test, its gain ratio; the splits so far, and nodes that wait."""

    path: Way
    test: NodeTest  # None before the first split
    ratio: float
    splits: tuple[tuple[Way, NodeTest], ...]
    waiting: tuple[Way, ...]


def weights_of(instances: Weighted, target: str) -> dict[str, Weight]:
    """The weight of each class, in alphabetical order."""
    found: dict[str, Weight] = {}
    for row, weight in instances:
        found[row[target]] = found.get(row[target], 0) + weight
    return dict(sorted(found.items()))


def usual_class(weights: Mapping[str, Weight]) -> str:
    """The most frequent class, the first by name where several are."""
    return min(weights, key=lambda label: (-weights[label], label))


def parted(instances: Weighted, test: NodeTest) -> dict[Any, Weighted]:
    """The rows of each branch, in alphabetical order; a row whose value is missing goes down all, in shares."""
    split = fractional_split([row for row, _ in instances], [weight for _, weight in instances], test)
    return {value: [(instances[place][0], weight) for place, weight in split[value]] for value in sorted(split)}


def counts_by_value(instances: Weighted, attribute: str, target: str) -> tuple[dict[Any, list[Weight]], Weight]:
    """The class weights of each value of an attribute, the values in order; and the weight of rows without a value."""
    classes = list(weights_of(instances, target))
    found: dict[Any, list[Weight]] = {}
    lacking: Weight = 0
    for row, weight in instances:
        if row[attribute] is None:
            lacking += weight
        else:
            found.setdefault(row[attribute], [0] * len(classes))[classes.index(row[target])] += weight
    return {value: found[value] for value in sorted(found)}, lacking


def worth(children: Sequence[Sequence[Weight]], lacking: Weight) -> tuple[float, float]:
    """The gain of a test, times the share of the rows that have a value, and the entropy of its branches.

    As in the original program, the rows without a value are one branch more.
    """
    sizes = [float(sum(counts)) for counts in children]
    return gain_by_known(children, lacking), entropy([*sizes, float(lacking)])


def nominal_split(instances: Weighted, attribute: str, target: str, min_instances: float) -> Split | None:
    """The test of a nominal attribute; None if too few of its branches have rows enough."""
    children, lacking = counts_by_value(instances, attribute, target)
    if not split_allowed([sum(counts) for counts in children.values()], minimum=min_instances):
        return None
    gain, information = worth(list(children.values()), lacking)
    return Split(attribute, gain, gain / information)


def threshold_split(
    instances: Weighted,
    attribute: str,
    target: str,
    min_instances: float,
    *,
    mdl: bool = True,
    adjusted_ratio: bool = True,
) -> Split | None:
    """The best threshold of a numeric attribute; None if none leaves rows enough on both sides.

    The gain is lowered by log2 of the number of thresholds, divided by the rows (`mdl`, release 8); so is that in the
    gain ratio, as in the original program (`adjusted_ratio`), of which the book does not speak.
    """
    children, lacking = counts_by_value(instances, attribute, target)
    whole = [sum(counts) for counts in zip(*children.values(), strict=True)]
    n = sum(whole)
    minimum = numeric_minimum(n, sum(map(bool, whole)), minimum=min_instances) if n else min_instances
    best, below = None, [0] * len(whole)
    for low, high in pairwise(children):
        below = [count + more for count, more in zip(below, children[low], strict=True)]  # type: ignore[misc]  # of ints or fractions
        above = [count - less for count, less in zip(whole, below, strict=True)]
        if split_allowed([sum(below), sum(above)], minimum=minimum):
            gain, information = worth([below, above], lacking)
            if best is None or round(gain - best[0], DIGITS) > 0:
                best = gain, information, (low + high) / 2
    if best is None:
        return None
    gain, information, threshold = best
    lowered = adjusted_gain(gain, len(children) - 1, float(n)) if mdl else gain
    return Split((attribute, "<=", threshold), lowered, (lowered if adjusted_ratio else gain) / information)


def c45_split(
    instances: Weighted,
    attributes: Sequence[str],
    target: str,
    *,
    min_instances: float = 2,
    mdl: bool = True,
    mean_gain: bool = True,
    adjusted_ratio: bool = True,
) -> Split | None:
    """The split that C4.5 makes: the largest gain ratio among those of at least the mean gain; None for a leaf."""
    if len(weights_of(instances, target)) == 1:
        return None
    rows = [row for row, _ in instances]
    splits = [
        threshold_split(instances, name, target, min_instances, mdl=mdl, adjusted_ratio=adjusted_ratio)
        if is_numeric(rows, name)
        else nominal_split(instances, name, target, min_instances)
        for name in attributes
    ]
    useful = {split.test: split for split in splits if split is not None and round(split.gain, DIGITS) > 0}
    worths = {test: (split.gain, split.ratio) for test, split in useful.items()}
    best = best_of_average(worths, mean_gain=mean_gain, tol=SAME_RATIO)
    return useful[best[0]] if best else None


def reaching(rows: Rows, path: Way) -> Weighted:
    """The rows that come to a node, with their shares."""
    here: Weighted = [(row, 1) for row in rows]
    for test, branch in path:
        here = parted(here, test)[branch]
    return here


def c45_start(**_: object) -> C45State:
    """The state before the first split: the root waits."""
    return C45State((), None, 0.0, (), ((),))


def c45_successors(
    state: C45State, rows: Rows, target: str, attributes: Sequence[str] | None = None, **guards: Any
) -> tuple[C45State, ...]:
    """The state after the next split, depth first; none when every node that waits is a leaf.

    `guards` are those of `c45_split`.
    """
    names = attributes or [name for name in rows[0] if name != target]
    latest = below_latest(state, rows)
    waiting = [*latest, *state.waiting]
    for place, path in enumerate(waiting):
        used = {test for test, _ in path if isinstance(test, str)}
        here = latest[path] if path in latest else reaching(rows, path)
        split = c45_split(here, [name for name in names if name not in used], target, **guards)
        if split is not None:
            splits = (*state.splits, (path, split.test))
            return (C45State(path, split.test, split.ratio, splits, tuple(waiting[place + 1 :])),)
    return ()


def below_latest(state: C45State, rows: Rows) -> dict[Way, Weighted]:
    """The places below the latest split, in alphabetical order of their outcomes, each with its rows."""
    if state.test is None:
        return {}
    parts = parted(reaching(rows, state.path), state.test)
    return {(*state.path, (state.test, branch)): part for branch, part in parts.items()}


C45 = Process(c45_start, c45_successors)


def c45(
    rows: Rows,
    attributes: Sequence[str] | None,
    target: str,
    *,
    cf: float = 0.25,
    z: float | None = None,
    prune: bool = True,
    method: str = "wilson",
    **guards: Any,
) -> Any:
    """The tree of C4.5 with the class weights of its leaves; `cf` gives z by the normal quantile if z is not given.

    `guards` are those of `c45_split`. Subtrees are replaced by leaves that are estimated no worse; the raising of
    subtrees is another function.

    >>> rows = [{"x": x, "class": "a" if x < 5 else "b"} for x in range(10)]
    >>> c45(rows, None, "class")["test"]
    ('x', '<=', 4.5)
    """
    last = C45.last(rows=rows, target=target, attributes=attributes, **guards)
    quantile = NormalDist().inv_cdf(1 - cf) if z is None else z
    by = partial(pessimistic, z=quantile, method=method)
    return c45_tree(dict(last.splits), [(row, 1) for row in rows], target, (), by if prune else None)


def c45_tree(splits: Mapping[Way, NodeTest], here: Weighted, target: str, path: Way, estimate: Estimate | None) -> Any:
    """The tree below a place, pruned from below if there is an estimate; nodes keep their weights, too."""
    weights = weights_of(here, target)
    leaf = {"label": usual_class(weights), "counts": weights}
    if path not in splits:
        return leaf
    test = splits[path]
    branches = {
        branch: c45_tree(splits, part, target, (*path, (test, branch)), estimate)
        for branch, part in parted(here, test).items()
    }
    kept = {"test": test, "branches": branches, **leaf}
    if estimate is None:
        return kept
    # no worse, apart from rounding errors: the smaller tree
    return leaf if round(estimate(weights) - estimated_error(kept, estimate), DIGITS) <= 0 else kept  # type: ignore[arg-type]


def c45_label(tree: Any, row: Row) -> str:
    """The label of a row: at a test whose value is missing all branches count, in their shares.

    A value that has no branch gives the classes of the node.
    """
    stop = stop_of(tree, row)
    if is_node(stop) and outcome(stop["test"], row) is None:
        return usual_class(predict_missing(stop, row, leaf="distribution"))
    label: str = stop["label"]
    return label


def c45_predictions(fit: Mapping[str, Any], predict: Mapping[str, Any], **conventions: Any) -> list[str]:
    """The labels that the tree learned from `fit` gives the rows of `predict`."""
    tree = c45(fit["rows"], None, fit["target"], **conventions)
    return [c45_label(tree, row) for row in predict["rows"]]
