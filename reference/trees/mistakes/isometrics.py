"""Known mistakes about splits that are as good as another."""

from collections.abc import Callable, Sequence
from typing import Any

from reference.trees.impurity import impurity_of
from reference.trees.skew import branches_at

SAME = 1e-9  # impurities that differ by less are the same


def alike(x: int, y: int, pos: int, neg: int, measure: Callable[[Sequence[Sequence[int]]], float]) -> dict[str, Any]:
    """What another measure says is left, and the points of coverage space that it takes for equally good."""
    wanted = measure(branches_at(x, y, pos, neg))
    points = [[a, b] for a in range(neg + 1) for b in range(pos + 1)]
    near = [[a, b] for a, b in points if abs(measure(branches_at(a, b, pos, neg)) - wanted) < SAME]
    return {"left": wanted, "points": near}


def first_branch_alike(x: int, y: int, pos: int, neg: int, impurity: str) -> dict[str, Any]:
    """Only the impurity of the first branch is compared."""
    return alike(x, y, pos, neg, lambda branches: impurity_of(branches[0], impurity=impurity))


def plain_means_alike(x: int, y: int, pos: int, neg: int, impurity: str) -> dict[str, Any]:
    """The impurities of the branches are averaged without weights."""
    return alike(
        x, y, pos, neg, lambda branches: sum(impurity_of(branch, impurity=impurity) for branch in branches) / 2
    )
