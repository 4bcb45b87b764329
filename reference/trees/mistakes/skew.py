"""Known mistakes in the choice of splits under class skew. Each gives the index of a split."""

import math
from collections.abc import Callable, Sequence

from reference.trees.impurity import Children, impurity_of, split_impurity
from reference.trees.skew import Split

Corrected = Callable[[Split, int, float | None], list[list[float]]]
SAME = 1e-9  # impurities that differ by less are tied; the first is taken


def as_asked(split: Split, factor: int, clr: float | None) -> list[list[float]]:
    """The counts as the text says: positives multiplied, and divided by the class ratio if there is one."""
    return [[factor * pos / (clr or 1), neg] for pos, neg in split]


def first_least(values: Sequence[float]) -> int:
    """The first place of the smallest number."""
    return next(place for place, value in enumerate(values) if value <= min(values) + SAME)


def preferred_with(
    splits: Sequence[Split],
    impurity: str,
    factor: int,
    clr: float | None,
    *,
    counts: Corrected = as_asked,
    left: Callable[[Children, str], float] | None = None,
) -> int:
    """The first split that leaves the least, by other counts or another mean."""
    if left is None:
        return first_least([split_impurity(counts(split, factor, clr), impurity=impurity) for split in splits])
    return first_least([left(counts(split, factor, clr), impurity) for split in splits])


def negatives_multiplied(splits: Sequence[Split], impurity: str, factor: int, clr: float | None) -> int:
    """The negatives are multiplied, not the positives."""
    return preferred_with(
        splits,
        impurity,
        factor,
        clr,
        counts=lambda split, more, ratio: [[p / (ratio or 1), more * n] for p, n in split],
    )


def negatives_divided(splits: Sequence[Split], impurity: str, factor: int, clr: float | None) -> int:
    """The class ratio divides the negatives; multiplying the positives by it would prefer the same."""
    return preferred_with(
        splits,
        impurity,
        factor,
        clr,
        counts=lambda split, more, ratio: [[more * p, n / (ratio or 1)] for p, n in split],
    )


def branches_not_weighted(splits: Sequence[Split], impurity: str, factor: int, clr: float | None) -> int:
    """The plain mean of the impurities of the branches that are not empty."""

    def left(children: Children, name: str) -> float:
        each = [impurity_of(child, impurity=name) for child in children if any(child)]
        return math.fsum(each) / len(each)

    return preferred_with(splits, impurity, factor, clr, left=left)


def branches_added_up(splits: Sequence[Split], impurity: str, factor: int, clr: float | None) -> int:
    """The sum of the impurities of the branches."""
    return preferred_with(
        splits,
        impurity,
        factor,
        clr,
        left=lambda children, name: math.fsum(impurity_of(c, impurity=name) for c in children),
    )


def weights_not_corrected(splits: Sequence[Split], impurity: str, factor: int, clr: float | None) -> int:
    """The weights are those before the class ratio is divided by."""
    found = []
    for split in splits:
        sizes = [factor * pos + neg for pos, neg in split]
        each = [impurity_of(child, impurity=impurity) for child in as_asked(split, factor, clr)]
        found.append(math.fsum(size * value for size, value in zip(sizes, each, strict=True)) / sum(sizes))
    return first_least(found)


def most_impure(splits: Sequence[Split], impurity: str, factor: int, clr: float | None) -> int:
    """The split that leaves the most impurity."""
    return first_least([-split_impurity(as_asked(split, factor, clr), impurity=impurity) for split in splits])
