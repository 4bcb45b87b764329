"""Known mistakes with regression trees."""

import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from statistics import median
from typing import Any

from reference.trees.regression import Numbers, exactly, groups_by, leaf_mean, spread
from reference.trees.splitting import attributes_of


def grown_by(
    left: Callable[[Any, str, str], Fraction],
    at_leaf: Callable[[Numbers], float],
    variance: Callable[[Numbers], Fraction] = spread,
) -> Any:
    """A regression tree with another measure of what a test leaves, other leaves, or another variance to end by."""

    def tree(rows: Any, target: str, min_variance: float = 0, features: Sequence[str] | None = None) -> Any:
        names = attributes_of(rows, target) if features is None else list(features)
        telling = [name for name in names if len({row[name] for row in rows}) > 1]
        if variance([row[target] for row in rows]) <= exactly(min_variance) or not telling:
            return at_leaf([row[target] for row in rows])
        test = min(telling, key=lambda name: left(rows, name, target))
        rest = [name for name in names if name != test]
        return {
            "test": test,
            "branches": {
                value: tree([row for row in rows if row[test] == value], target, min_variance, rest)
                for value in groups_by(rows, test, target)
            },
        }

    return tree


def weighted(rows: Any, attribute: str, target: str) -> Fraction:
    """The usual measure."""
    groups = groups_by(rows, attribute, target).values()
    return sum((len(group) * spread(group) for group in groups), Fraction(0)) / len(rows)


def unweighted(rows: Any, attribute: str, target: str) -> Fraction:
    """The plain mean of the groups' variances."""
    groups = list(groups_by(rows, attribute, target).values())
    return sum(map(spread, groups), Fraction(0)) / len(groups)


def middle_of(values: Numbers) -> float:
    """The median."""
    return float(median(map(exactly, values)))


def tree_with_medians(rows: Any, target: str, *, min_variance: float = 0) -> Any:
    """Medians in the leaves."""
    return grown_by(weighted, middle_of)(rows, target, min_variance)


def tree_by_unweighted_variance(rows: Any, target: str, *, min_variance: float = 0) -> Any:
    """Tests chosen by the plain mean of the groups' variances."""
    return grown_by(unweighted, leaf_mean)(rows, target, min_variance)


def tree_by_most_variance(rows: Any, target: str, *, min_variance: float = 0) -> Any:
    """Tests that leave the most variance."""
    return grown_by(lambda *args: -weighted(*args), leaf_mean)(rows, target, min_variance)


def sample_variance(values: Numbers) -> Fraction:
    """The variance with n - 1 below; none for a single value."""
    return spread(values) * len(values) / (len(values) - 1) if len(values) > 1 else Fraction(0)


def tree_by_sample_variance(rows: Any, target: str, *, min_variance: float = 0) -> Any:
    """Variances with n - 1 below, as many libraries have them."""

    def left(rows: Any, attribute: str, target: str) -> Fraction:
        groups = groups_by(rows, attribute, target).values()
        return sum((len(group) * sample_variance(group) for group in groups), Fraction(0)) / len(rows)

    return grown_by(left, leaf_mean, sample_variance)(rows, target, min_variance)


def deviations(rows: Any, attribute: str, target: str) -> Fraction:
    """The mean of the groups' standard deviations, weighted by their sizes."""
    groups = groups_by(rows, attribute, target).values()
    return Fraction(math.fsum(len(group) * math.sqrt(spread(group)) for group in groups) / len(rows))


def tree_by_deviations(rows: Any, target: str, *, min_variance: float = 0) -> Any:
    """Tests chosen by standard deviations in the place of variances."""
    return grown_by(deviations, leaf_mean)(rows, target, min_variance)


def summed(rows: Any, attribute: str, target: str) -> Fraction:
    """The sum of the groups' variances."""
    return sum(map(spread, groups_by(rows, attribute, target).values()), Fraction(0))


def tree_by_summed_variance(rows: Any, target: str, *, min_variance: float = 0) -> Any:
    """Tests chosen by the sum of the groups' variances."""
    return grown_by(summed, leaf_mean)(rows, target, min_variance)


def most_of(**left: float) -> str:
    """The name of the largest number."""
    return max(left, key=lambda name: left[name])


def tree_without_idle_tests(
    rows: Any, target: str, *, min_variance: float = 0, features: Sequence[str] | None = None
) -> Any:
    """A tree that ends where no test lowers the variance."""
    names = attributes_of(rows, target) if features is None else list(features)
    numbers = [row[target] for row in rows]
    test = min(names, key=lambda name: weighted(rows, name, target), default=None)
    if test is None or spread(numbers) <= exactly(min_variance) or weighted(rows, test, target) >= spread(numbers):
        return leaf_mean(numbers)
    rest = [name for name in names if name != test]
    branches = {
        value: tree_without_idle_tests(
            [row for row in rows if row[test] == value], target, min_variance=min_variance, features=rest
        )
        for value in groups_by(rows, test, target)
    }
    return {"test": test, "branches": branches}
