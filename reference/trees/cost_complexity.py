"""Cost-complexity pruning: the price of a leaf, the sequence of ever smaller trees, and the choice among them.

Witten, section 6.1 (CART); Blockeel, sections 4.4 and 4.7.4. Everything is computed in fractions.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Any

from reference.information.gain import Rows
from reference.process import Process
from reference.trees.counted_tree import (
    counted,
    errors_in,
    inner_paths,
    leaf_in_place_of,
    leaves_of,
    replaced,
    subtree_at,
    uncounted,
    wrong_in,
)
from reference.trees.decision_tree import Path, classify


def weakest_link_alpha(
    leaf_errors: int, subtree_errors: int, leaves: int, n: int, *, per: str = "leaves_minus_1"
) -> Fraction:
    """How much the error rate rises per leaf that is saved when a subtree becomes a leaf.

    CART divides by the leaves minus 1; Witten's words "per leaf" can also mean all leaves (`per` "leaves").

    >>> weakest_link_alpha(5, 0, 5, 14), weakest_link_alpha(5, 0, 5, 14, per="leaves")
    (Fraction(5, 56), Fraction(1, 14))
    """
    return Fraction(leaf_errors - subtree_errors, n * (leaves - 1 if per == "leaves_minus_1" else leaves))


@dataclass(frozen=True, slots=True)
class CostComplexityState:
    """A tree of the sequence, and the alpha from which on it is the best."""

    alpha: Fraction
    tree: Any


def cost_complexity_start(tree: Any, **_: object) -> CostComplexityState:
    """The tree as grown, with alpha 0."""
    return CostComplexityState(Fraction(0), uncounted(tree))


def node_alphas(tree: Any, rows: Rows, target: str, *, per: str = "leaves_minus_1") -> dict[Path, Fraction]:
    """The alpha of every node that has more than one leaf below it, the root first; 0 for a node with one leaf."""
    whole = counted(tree, rows, target)
    found: dict[Path, Fraction] = {}
    for path in inner_paths(whole):
        below = subtree_at(whole, path)
        leaves = len(leaves_of(below))
        # one branch only: a leaf in its place saves nothing and costs nothing
        errors = (wrong_in(leaf_in_place_of(below)), errors_in(below))
        found[path] = weakest_link_alpha(*errors, leaves, len(rows), per=per) if leaves > 1 else Fraction(0)
    return found


def cost_complexity_successors(
    state: CostComplexityState, tree: Any, rows: Rows, target: str, *, per: str = "leaves_minus_1"
) -> tuple[CostComplexityState, ...]:
    """The next tree: all nodes with the smallest alpha become leaves at once; none if the tree is a leaf."""
    alphas = node_alphas(state.tree, rows, target, per=per)
    if not alphas:
        return ()
    least = min(alphas.values())
    # from below, so that a path to be pruned still exists when its turn comes
    weakest = sorted((path for path in alphas if alphas[path] == least), key=len, reverse=True)
    return (CostComplexityState(least, with_leaves(state.tree, weakest, rows, target)),)


def with_leaves(tree: Any, paths: Sequence[Path], rows: Rows, target: str) -> Any:
    """The tree with leaves in the place of some nodes, each labelled by the rows that come to it."""
    whole = counted(tree, rows, target)
    for path in paths:
        whole = replaced(whole, path, leaf_in_place_of(subtree_at(whole, path)))
    return uncounted(whole)


COST_COMPLEXITY = Process(cost_complexity_start, cost_complexity_successors)


def cost_complexity_path(
    tree: Any, rows: Rows, target: str, *, per: str = "leaves_minus_1"
) -> list[tuple[Fraction, Any]]:
    """The sequence of trees, each with its alpha: first the tree as grown with 0, last a leaf.

    >>> rows = [{"a": a, "b": b, "c": c} for a, b, c in ["uxy", "uyn", "vxn", "vyn", "vxn"]]
    >>> tree = {"test": "a", "branches": {"u": {"test": "b", "branches": {"x": "y", "y": "n"}}, "v": "n"}}
    >>> [(str(alpha), pruned) for alpha, pruned in cost_complexity_path(tree, rows, "c")][1:]
    [('1/10', 'n')]
    """
    return [(state.alpha, state.tree) for state in COST_COMPLEXITY.steps(tree=tree, rows=rows, target=target, per=per)]


def share_right(tree: Any, rows: Rows, target: str) -> Fraction:
    """The share of rows that a tree labels right; 0 without rows."""
    return Fraction(sum(classify(tree, row) == row[target] for row in rows), len(rows)) if rows else Fraction(0)


def mean_qualities(
    rows: Sequence[Any],
    alphas: Sequence[float],
    folds: Sequence[Sequence[int]],
    *,
    grow: Callable[[Sequence[Any]], Any],
    prune: Callable[[Any, float], Any],
    quality: Callable[[Any, Sequence[Any]], Fraction | float],
) -> list[Fraction | float]:
    """The mean quality of each alpha over the folds: trees are grown without a fold, pruned, and judged on it."""
    sums: list[Fraction | float] = [Fraction(0) for _ in alphas]
    for fold in folds:
        inside = set(fold)
        tree = grow([row for place, row in enumerate(rows) if place not in inside])
        held = [row for place, row in enumerate(rows) if place in inside]
        sums = [whole + quality(prune(tree, alpha), held) for whole, alpha in zip(sums, alphas, strict=True)]
    return [whole / len(folds) for whole in sums]


def choose_alpha(
    rows: Sequence[Any],
    alphas: Sequence[float],
    folds: Sequence[Sequence[int]],
    *,
    grow: Callable[[Sequence[Any]], Any],
    prune: Callable[[Any, float], Any],
    quality: Callable[[Any, Sequence[Any]], Fraction | float],
    on_tie: str = "larger",
) -> float:
    """The alpha with the best mean quality in cross-validation; of tied ones the larger, whose trees are smaller.

    Blockeel, section 4.7.4, which is silent on ties. The final tree is grown from all rows.
    """
    means = mean_qualities(rows, alphas, folds, grow=grow, prune=prune, quality=quality)
    best = [alpha for alpha, mean in zip(alphas, means, strict=True) if mean == max(means)]
    return max(best) if on_tie == "larger" else min(best)


def between_alphas(alphas: Sequence[float]) -> Iterator[float]:
    """The geometric means of neighbouring alphas, by which the trees of a sequence are cross-validated (Witten).

    >>> list(between_alphas([0, 0.01, 0.04]))
    [0.0, 0.02]
    """
    return ((low * high) ** 0.5 for low, high in pairwise(alphas))


def tree_at(path: Sequence[Sequence[Any]], alpha: float) -> Any:
    """The tree of a sequence of pairs `[alpha, tree]` that an alpha stands for: the last whose alpha is no larger."""
    return [tree for begins, tree in path if begins <= alpha][-1]


def alpha_of_paths(
    paths: Sequence[Sequence[Sequence[Any]]],
    held: Sequence[Rows],
    target: str,
    alphas: Sequence[float],
    *,
    on_tie: str = "larger",
) -> float:
    """The chosen alpha where every fold has its sequence of trees already, grown and pruned without the fold.

    >>> paths = [[[0, {"test": "a", "branches": {"u": "y", "v": "n"}}], [0.2, "y"]]]
    >>> alpha_of_paths(paths, [[{"a": "v", "c": "n"}]], "c", [0.1, 0.3])
    0.1
    """
    folds = list(range(len(paths)))

    def without(numbers: Sequence[int]) -> Sequence[Sequence[Any]]:
        return next(paths[fold] for fold in folds if fold not in numbers)

    def quality(tree: Any, numbers: Sequence[int]) -> Fraction:
        return share_right(tree, held[numbers[0]], target)

    # a row stands for a fold here: what is left without it tells which one was held back
    return choose_alpha(
        folds, alphas, [[fold] for fold in folds], grow=without, prune=tree_at, quality=quality, on_tie=on_tie
    )
