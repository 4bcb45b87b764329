"""Choice of a split for regression by the variance that it leaves. Flach, section 5.3.

Variances divide by n. The branches of an attribute are the values of its domain, so that a branch may be empty: it has
weight 0, and predicts the mean of all examples. Everything is compared in Fractions of what is written.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from reference.process import Process
from reference.trees.regression import Numbers, Rows, exactly, leaf_mean, spread

Groups = Sequence[Numbers]
Domains = Mapping[str, Sequence[str]]


def exact_variance_left(groups: Groups) -> Fraction:
    """The mean variance of the groups, weighted by their sizes, as a fraction."""
    return sum((len(group) * spread(group) for group in groups), Fraction(0)) / values_in(groups)


def split_variance(groups: Groups) -> float:
    """The mean variance of the groups, weighted by their sizes; an empty group has weight 0. Flach, equation 5.4.

    >>> split_variance([[1, 3], [10], []])
    0.6666666666666666
    """
    return float(exact_variance_left(groups))


def weighted_squared_means(groups: Groups) -> float:
    """The mean of the groups' squared means, weighted by their sizes: the larger, the better. Flach, example 5.4.

    With the variance that is left it adds up to the mean of all squares, so that both choose the same split.

    >>> weighted_squared_means([[1, 3], [10], []])
    36.0
    """
    exact = [[exactly(value) for value in group] for group in groups if group]
    return float(sum((sum(group, Fraction(0)) ** 2 / len(group) for group in exact), Fraction(0)) / values_in(groups))


def values_in(groups: Groups) -> int:
    """How many values the groups have together; ValueError for none."""
    size = sum(map(len, groups))
    if not size:
        raise ValueError("a split of no examples has no variance")
    return size


def target_groups(rows: Rows, feature: str, target: str, values: Sequence[str] | None = None) -> dict[str, Numbers]:
    """The targets in each branch of a feature: of its values in the rows, or of all `values` of its domain."""
    found: dict[str, list[float]] = {value: [] for value in values or ()}
    for row in rows:
        found.setdefault(row[feature], []).append(row[target])
    return dict(found)


def best_splits_regression(rows: Rows, features: Sequence[str], target: str) -> list[str]:
    """All features that leave the least variance."""
    left = {name: exact_variance_left(list(target_groups(rows, name, target).values())) for name in features}
    return [name for name in features if left[name] == min(left.values())]


def best_split_regression(rows: Rows, features: Sequence[str], target: str) -> str:
    """The first feature that leaves the least variance. Flach, section 5.3, algorithm 5.2 with variances.

    >>> rows = [{"size": s, "age": a, "price": p} for s, a, p in [("s", "new", 10), ("s", "old", 12), ("l", "old", 30)]]
    >>> best_split_regression(rows, ["age", "size"], "price")
    'size'
    """
    if not features:
        raise ValueError("there is no feature to choose from")
    return best_splits_regression(rows, features, target)[0]


@dataclass(frozen=True, slots=True)
class ScanState:
    """What one attribute gives: a prediction in each branch, the variance that is left; and the best one so far."""

    seen: int  # attributes so far
    attribute: str | None
    predictions: Mapping[str, float]
    left: float
    best: str | None


def scan_start(rows: Rows, domains: Domains, target: str) -> ScanState:
    """The state before the first attribute."""
    return ScanState(0, None, {}, 0.0, None)


def scan_successors(state: ScanState, rows: Rows, domains: Domains, target: str) -> tuple[ScanState, ...]:
    """The state after the next attribute of the domains; two where it is exactly as good as the best so far."""
    if state.seen == len(domains):
        return ()
    attribute = list(domains)[state.seen]
    branches = target_groups(rows, attribute, target, domains[attribute])
    mean = leaf_mean([row[target] for row in rows])
    predictions = {value: leaf_mean(group) if group else mean for value, group in branches.items()}
    left = exact_variance_left(list(branches.values()))
    least = left if state.best is None else left_by_domain(rows, domains, target, state.best)
    # the books take the first of tied attributes, others the last: both are right
    winners = [name for name, value in ((state.best, least), (attribute, left)) if value == min(left, least)]
    shown = split_variance(list(branches.values()))
    return tuple(ScanState(state.seen + 1, attribute, predictions, shown, name) for name in winners if name is not None)


def left_by_domain(rows: Rows, domains: Domains, target: str, attribute: str) -> Fraction:
    """The variance that an attribute leaves, as a fraction."""
    return exact_variance_left(list(target_groups(rows, attribute, target, domains[attribute]).values()))


VARIANCE_SCAN = Process(scan_start, scan_successors)
