"""C4.5 as a whole: gain ratio with its guards, thresholds, missing values in fractions, and pessimistic pruning.

Witten, section 6.1. Numbers that differ by less than 1e-9 are equal here, so that rounding errors break no tie: of
equal thresholds the smallest, of equal ratios the attribute that comes first, of equally frequent classes the first by
name.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from statistics import NormalDist
from typing import Any

from reference.information.entropy import entropy
from reference.process import Process
from reference.trees.replacement import estimated_error, pessimistic

Rows = Sequence[Mapping[str, Any]]
Weighted = Sequence[tuple[Mapping[str, Any], float]]  # rows, each with the share of it that comes to a node
Parts = dict[str, list[tuple[Mapping[str, Any], float]]]
Way = tuple[tuple[Any, str], ...]  # the tests from the root to a node, each with its outcome
DIGITS = 9  # numbers that are equal to so many decimals are equal
MOST_SMALL = 25  # rows on each side of a threshold are enough, however many there are


@dataclass(frozen=True, slots=True)
class Split:
    """A test with its gain, for thresholds less what their choice costs, and its gain ratio."""

    attribute: str
    test: Any
    gain: float
    ratio: float


@dataclass(frozen=True, slots=True)
class C45State:
    """The latest node that was split: its place, its test, its gain ratio; the splits so far, and nodes that wait."""

    path: Way
    test: Any  # None before the first split
    ratio: float
    splits: tuple[tuple[Way, Any], ...]
    waiting: tuple[Way, ...]


def weights_of(instances: Weighted, target: str) -> dict[str, float]:
    """The weight of each class, in alphabetical order."""
    found: dict[str, float] = {}
    for row, weight in instances:
        found[row[target]] = found.get(row[target], 0.0) + weight
    return dict(sorted(found.items()))


def usual_class(weights: Mapping[str, float]) -> str:
    """The most frequent class, the first by name where several are."""
    return min(weights, key=lambda label: (-round(weights[label], DIGITS), label))


def side(value: Any, test: Any) -> str | None:
    """The branch of a value: the value itself, or whether it is at most the threshold; None if it is missing."""
    if value is None or isinstance(test, str):
        return None if value is None else str(value)
    return "yes" if value <= test[2] else "no"


def parted(instances: Weighted, test: Any) -> Parts:
    """The rows of each branch; a row whose value is missing goes down all branches, in shares like the known rows."""
    attribute = test if isinstance(test, str) else test[0]
    parts: Parts = {}
    unknown = []
    for row, weight in instances:
        branch = side(row[attribute], test)
        if branch is None:
            unknown.append((row, weight))
        else:
            parts.setdefault(branch, []).append((row, weight))
    if unknown:
        sizes = {branch: math.fsum(weight for _, weight in part) for branch, part in parts.items()}
        whole = sum(sizes.values())
        for branch, part in parts.items():
            part.extend((row, weight * sizes[branch] / whole) for row, weight in unknown)
    return dict(sorted(parts.items()))


def known_of(instances: Weighted, attribute: str) -> Weighted:
    """The rows that have a value of an attribute."""
    return [(row, weight) for row, weight in instances if row[attribute] is not None]


def gain_and_split(instances: Weighted, test: Any, target: str) -> tuple[float, float]:
    """The gain of a test, times the share of the rows that have a value, and the entropy of its branches."""
    attribute = test if isinstance(test, str) else test[0]
    known = known_of(instances, attribute)
    parts = [weights_of(part, target) for part in parted(known, test).values()]
    sizes = [sum(part.values()) for part in parts]
    left = sum(size * entropy(part.values()) for size, part in zip(sizes, parts, strict=True)) / sum(sizes)
    gain = entropy(weights_of(known, target).values()) - left
    missing = sum(weight for _, weight in instances) - sum(sizes)
    if missing > 0:  # the original program counts them as one branch more
        return gain * sum(sizes) / (sum(sizes) + missing), entropy([*sizes, missing])
    return gain, entropy(sizes)


def enough(instances: Weighted, test: Any, minimum: float) -> bool:
    """Whether at least two branches of a test have the minimum of rows."""
    sizes = [sum(weight for _, weight in part) for part in parted(instances, test).values()]
    return sum(round(size - minimum, DIGITS) >= 0 for size in sizes) > 1


def side_minimum(instances: Weighted, target: str, min_instances: float) -> float:
    """The rows that a threshold must leave on each side: a tenth of the mean class, from the minimum up to 25."""
    weights = weights_of(instances, target)
    return max(min_instances, min(sum(weights.values()) / len(weights) / 10, MOST_SMALL))


def nominal_split(instances: Weighted, attribute: str, target: str, min_instances: float) -> Split | None:
    """The test of a nominal attribute; None if too few of its branches have rows enough."""
    if not enough(known_of(instances, attribute), attribute, min_instances):
        return None
    gain, information = gain_and_split(instances, attribute, target)
    return Split(attribute, attribute, gain, gain / information)


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
    known = known_of(instances, attribute)
    values = sorted({row[attribute] for row, _ in known})
    tests = [[attribute, "<=", (low + high) / 2] for low, high in pairwise(values)]
    minimum = side_minimum(known, target, min_instances) if known else min_instances
    allowed = [test for test in tests if enough(known, test, minimum)]
    if not allowed:
        return None
    found = {place: gain_and_split(instances, test, target) for place, test in enumerate(allowed)}
    best = max(found, key=lambda place: (round(found[place][0], DIGITS), -place))
    gain, information = found[best]
    lowered = gain - (math.log2(len(tests)) / sum(weight for _, weight in known) if mdl else 0)
    return Split(attribute, allowed[best], lowered, (lowered if adjusted_ratio else gain) / information)


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
    weights = weights_of(instances, target)
    if len(weights) == 1 or sum(weights.values()) < 2 * min_instances:
        return None
    splits = [
        threshold_split(instances, name, target, min_instances, mdl=mdl, adjusted_ratio=adjusted_ratio)
        if is_numeric(instances, name)
        else nominal_split(instances, name, target, min_instances)
        for name in attributes
    ]
    useful = [split for split in splits if split is not None and round(split.gain, DIGITS) > 0]
    if not useful:
        return None
    mean = sum(split.gain for split in useful) / len(useful) if mean_gain else 0.0
    good = [split for split in useful if round(split.gain - mean, DIGITS) >= 0]
    return max(good, key=lambda split: round(split.ratio, DIGITS))


def is_numeric(instances: Weighted, attribute: str) -> bool:
    """Whether an attribute has numbers for values."""
    return any(isinstance(row[attribute], int | float) for row, _ in instances)


def reaching(rows: Rows, path: Way) -> Weighted:
    """The rows that come to a node, with their shares."""
    here: Weighted = [(row, 1.0) for row in rows]
    for test, outcome in path:
        here = parted(here, test)[outcome]
    return here


def c45_start(**_: object) -> C45State:
    """The state before the first split: the root waits."""
    return C45State((), None, 0.0, (), ((),))


def c45_successors(
    state: C45State,
    rows: Rows,
    target: str,
    attributes: Sequence[str] | None = None,
    *,
    min_instances: float = 2,
    mdl: bool = True,
    mean_gain: bool = True,
    adjusted_ratio: bool = True,
) -> tuple[C45State, ...]:
    """The state after the next split, depth first; none when every node that waits is a leaf."""
    names = attributes or [name for name in rows[0] if name != target]
    waiting = [*below_latest(state, rows), *state.waiting]
    for place, path in enumerate(waiting):
        used = {test for test, _ in path if isinstance(test, str)}
        options: dict[str, Any] = {"min_instances": min_instances, "mdl": mdl, "mean_gain": mean_gain}
        options["adjusted_ratio"] = adjusted_ratio
        split = c45_split(reaching(rows, path), [name for name in names if name not in used], target, **options)
        if split is not None:
            test = split.test if isinstance(split.test, str) else tuple(split.test)
            splits = (*state.splits, (path, test))
            return (C45State(path, test, split.ratio, splits, tuple(waiting[place + 1 :])),)
    return ()


def below_latest(state: C45State, rows: Rows) -> list[Way]:
    """The places below the latest split, in alphabetical order of their outcomes."""
    if state.test is None:
        return []
    return [(*state.path, (state.test, branch)) for branch in parted(reaching(rows, state.path), state.test)]


C45 = Process(c45_start, c45_successors)


def c45(
    rows: Rows,
    attributes: Sequence[str] | None,
    target: str,
    *,
    cf: float = 0.25,
    z: float | None = None,
    min_instances: float = 2,
    mdl: bool = True,
    mean_gain: bool = True,
    adjusted_ratio: bool = True,
    prune: bool = True,
    method: str = "wilson",
) -> Any:
    """The tree of C4.5 with the class weights of its leaves; `cf` gives z by the normal quantile if z is not given.

    Subtrees are replaced by leaves that are estimated no worse; the raising of subtrees is another function.

    >>> rows = [{"x": x, "class": "a" if x < 5 else "b"} for x in range(10)]
    >>> c45(rows, None, "class")["test"]
    ('x', '<=', 4.5)
    """
    guards = {"min_instances": min_instances, "mdl": mdl, "mean_gain": mean_gain, "adjusted_ratio": adjusted_ratio}
    last = C45.last(rows=rows, target=target, attributes=attributes, **guards)
    quantile = NormalDist().inv_cdf(1 - cf) if z is None else z
    by = partial(pessimistic, z=quantile, method=method)
    return c45_tree(dict(last.splits), [(row, 1.0) for row in rows], target, (), by if prune else None)


def c45_tree(splits: Mapping[Way, Any], here: Weighted, target: str, path: Way, estimate: Any) -> Any:
    """The tree below a place, pruned from below if there is an estimate; nodes keep their weights, too."""
    weights = weights_of(here, target)
    leaf = {"label": usual_class(weights), "counts": weights}
    if path not in splits:
        return leaf
    test = splits[path]
    branches = {
        outcome: c45_tree(splits, part, target, (*path, (test, outcome)), estimate)
        for outcome, part in parted(here, test).items()
    }
    kept = {"test": test, "branches": branches, **leaf}
    if estimate is None:
        return kept
    # no worse, apart from rounding errors: the smaller tree
    return leaf if round(estimate(weights) - estimated_error(kept, estimate), DIGITS) <= 0 else kept


def class_shares(tree: Any, row: Mapping[str, Any]) -> dict[str, float]:
    """The weight of each class for a row: at a test whose value is missing all branches count, in their shares.

    A value that has no branch gives the classes of the node.
    """
    whole = sum(tree["counts"].values())
    if "branches" not in tree:
        return {label: weight / whole for label, weight in tree["counts"].items()}
    test = tree["test"]
    branch = side(row[test if isinstance(test, str) else test[0]], test)
    if branch in tree["branches"]:
        return class_shares(tree["branches"][branch], row)
    if branch is not None:
        return {label: weight / whole for label, weight in tree["counts"].items()}
    shares: dict[str, float] = {}
    for below in tree["branches"].values():
        size = sum(below["counts"].values()) / whole
        for label, share in class_shares(below, row).items():
            shares[label] = shares.get(label, 0.0) + size * share
    return shares


def c45_predictions(fit: Mapping[str, Any], predict: Mapping[str, Any], **conventions: Any) -> list[str]:
    """The labels that the tree learned from `fit` gives the rows of `predict`."""
    tree = c45(fit["rows"], None, fit["target"], **conventions)
    return [usual_class(class_shares(tree, row)) for row in predict["rows"]]
