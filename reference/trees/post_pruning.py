"""Pruning in rounds, each time the node that raises the estimated error least. Kubat, section 6.5.

The denominator of Kubat's estimate of a leaf is read from a damaged print; exercises state the formula.
"""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from reference.information.gain import Rows
from reference.process import Process
from reference.trees.counted_tree import (
    counted,
    inner_paths,
    leaf_in_place_of,
    leaves_of,
    replaced,
    size_of,
    subtree_at,
    uncounted,
    wrong_in,
)
from reference.trees.decision_tree import Path

TreeEstimate = Callable[[Any, Rows, str], Fraction | float]


def leaf_error_estimate(e: int, m: int, n_total: int) -> Fraction:
    """(e + 1)/(N + m) for a leaf with `e` wrong examples of `m`, in a tree that was grown from N. Kubat, equation 6.6.

    >>> leaf_error_estimate(1, 2, 8)
    Fraction(1, 5)
    """
    return Fraction(e + 1, n_total + m)


def tree_error_estimate(tree: Any, rows: Rows, target: str) -> Fraction:
    """The estimated error of a tree: that of its leaves, weighted by their examples. Kubat, equation 6.7.

    Kubat takes the weighted mean node by node; the weights multiply to the share of all examples that a leaf has.

    >>> rows = [{"a": a, "c": c} for a, c in ["uy", "uy", "un", "vn"]]
    >>> tree_error_estimate({"test": "a", "branches": {"u": "y", "v": "n"}}, rows, "c")
    Fraction(37, 140)
    """
    parts = [(wrong_in(leaf), size_of(leaf)) for leaf in leaves_of(counted(tree, rows, target))]
    return sum((m * leaf_error_estimate(e, m, len(rows)) for e, m in parts), Fraction(0)) / len(rows)


@dataclass(frozen=True, slots=True)
class PostPruningState:
    """The node that was pruned last, and the estimate of the tree before and after; `tree` is the one before."""

    path: Path
    before: Fraction | float
    after: Fraction | float
    tree: Any
    begun: bool = True  # False before the first round


def post_pruning_start(tree: Any, **_: object) -> PostPruningState:
    """The state before the first round."""
    return PostPruningState((), 0, 0, tree, begun=False)


def post_pruning_successors(
    state: PostPruningState, tree: Any, rows: Rows, target: str, c: float = 0.0, *, estimate: TreeEstimate | None = None
) -> tuple[PostPruningState, ...]:
    """The states after the next round, one for each node whose pruning raises the estimate least; none above `c`.

    D = after - before, as Kubat's text has it; his table 6.8 prints the opposite sign, by which D is always below `c`.
    """
    now = tree_after(state, rows, target)
    of = estimate or tree_error_estimate
    before = of(now, rows, target)
    after = {path: of(with_leaf(now, path, rows, target), rows, target) for path in inner_paths(now)}
    least = min(after.values(), default=before)
    if not after or least - before >= Fraction(str(c)):
        return ()
    return tuple(PostPruningState(path, before, least, now) for path in after if after[path] == least)


def with_leaf(tree: Any, path: Path, rows: Rows, target: str) -> Any:
    """The tree with a leaf at a path, whose label is the most frequent class of the rows that come there."""
    return replaced(tree, path, leaf_in_place_of(subtree_at(counted(tree, rows, target), path))["label"])


def tree_after(state: PostPruningState, rows: Rows, target: str) -> Any:
    """The tree after the latest round."""
    return with_leaf(state.tree, state.path, rows, target) if state.begun else state.tree


POST_PRUNING = Process(post_pruning_start, post_pruning_successors)


def post_prune(tree: Any, rows: Rows, target: str, *, c: float = 0.0, estimate: TreeEstimate | None = None) -> Any:
    """The tree after all rounds; of tied nodes the one that comes first from the root.

    >>> rows = [{"a": a, "b": b, "c": c} for a, b, c in ["uxy", "uyy", "vxn", "vyn"]]
    >>> below = {"test": "b", "branches": {"x": "y", "y": "y"}}
    >>> post_prune({"test": "a", "branches": {"u": below, "v": "n"}}, rows, "c")
    {'test': 'a', 'branches': {'u': 'y', 'v': 'n'}}
    """
    last = POST_PRUNING.last(tree=tree, rows=rows, target=target, c=c, estimate=estimate)
    return uncounted(tree_after(last, rows, target))
