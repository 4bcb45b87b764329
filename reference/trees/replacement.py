"""Pruning from the leaves upwards by an estimate of the error: subtree replacement and subtree raising.

Witten, section 6.1; Blockeel, section 4.4. Both take any estimate; that of C4.5 is the pessimistic one.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from reference.information.gain import Rows
from reference.process import Process
from reference.trees.counted_tree import (
    Counts,
    counts_of,
    leaf_in_place_of,
    leaves_of,
    paths_from_below,
    relabelled,
    replaced,
    size_of,
    subtree_at,
    uncounted,
    with_branches,
)
from reference.trees.decision_tree import Path, is_node
from reference.trees.pessimistic import pessimistic_error, verdict

Estimate = Callable[[Counts], float]  # of the error of a leaf, from its class counts


def pessimistic(counts: Counts, *, z: float = 0.69, method: str = "wilson") -> float:
    """The pessimistic error of a leaf with the most frequent class, from its class counts."""
    n = sum(counts.values())
    return pessimistic_error(n - max(counts.values()), n, z=z, method=method)


def estimated_error(tree: Any, estimate: Estimate = pessimistic) -> float:
    """The estimate of a tree: the mean of its leaves, weighted by their examples; leaves without any add nothing."""
    parts = [(size_of(leaf), leaf["counts"]) for leaf in leaves_of(tree) if size_of(leaf)]
    return math.fsum(n * estimate(counts) for n, counts in parts) / sum(n for n, _ in parts)


@dataclass(frozen=True, slots=True)
class ReplacementState:
    """The latest node that was judged: its path, the estimates of the subtree and of a leaf, and the decision.

    `tree` is the tree before that decision, `waiting` the nodes that are still to be judged.
    """

    path: Path
    subtree: float
    leaf: float
    verdict: str  # "" before the first node
    tree: Any
    waiting: tuple[Path, ...]


def replacement_start(tree: Any, **_: object) -> ReplacementState:
    """The state before the first node: all that test something wait, those below first."""
    return ReplacementState((), 0.0, 0.0, "", tree, tuple(paths_from_below(tree)))


def replacement_successors(
    state: ReplacementState,
    tree: Any,
    z: float = 0.69,
    *,
    method: str = "wilson",
    estimate: Estimate | None = None,
    on_tie: str = "prune",
) -> tuple[ReplacementState, ...]:
    """The state after the next node is judged; none when the root was."""
    now = pruned_by(state)
    if not state.waiting:
        return ()
    path, *waiting = state.waiting
    by = estimate or partial(pessimistic, z=z, method=method)
    # the nodes below are pruned already: the estimate is that of the leaves that are left
    below = subtree_at(now, path)
    before, after = estimated_error(below, by), by(counts_of(below))
    return (ReplacementState(path, before, after, verdict(before, after, on_tie=on_tie), now, tuple(waiting)),)


def pruned_by(state: ReplacementState) -> Any:
    """The tree after the latest decision."""
    if state.verdict != "prune":
        return state.tree
    return replaced(state.tree, state.path, leaf_in_place_of(subtree_at(state.tree, state.path)))


SUBTREE_REPLACEMENT = Process(replacement_start, replacement_successors)


def subtree_replacement(tree: Any, *, estimate: Estimate = pessimistic, on_tie: str = "prune") -> Any:
    """The tree in which every subtree is replaced that is no better than a leaf by an estimate, from below.

    Witten prunes where the leaf has less error, and says nothing of equal estimates (`on_tie`).

    >>> leaf = lambda bad, good: {"label": "bad", "counts": {"bad": bad, "good": good}}
    >>> plan = {"test": "plan", "branches": {"none": leaf(4, 2), "half": leaf(1, 1), "full": leaf(4, 2)}}
    >>> subtree_replacement(plan)
    {'label': 'bad', 'counts': {'bad': 9, 'good': 5}}
    """
    return pruned_by(SUBTREE_REPLACEMENT.last(tree=tree, estimate=estimate, on_tie=on_tie))


def subtree_raising(tree: Any, rows: Rows, target: str, *, estimate: Estimate = pessimistic) -> Any:
    """The tree in which nodes are replaced by the subtree below them with most rows, where that is estimated better.

    From below. The rows of the other branches are sorted anew into the raised subtree, and its leaves get the most
    frequent classes of their rows. Witten, section 6.1. Of equally frequent branches the first may be raised.

    >>> rows = [{"a": a, "b": b, "c": b} for a, b in ["ux", "uy", "ux", "uy", "vx"]]
    >>> below = {"test": "b", "branches": {"x": "x", "y": "y"}}
    >>> subtree_raising({"test": "a", "branches": {"u": below, "v": "x"}}, rows, "c")
    {'test': 'b', 'branches': {'x': 'x', 'y': 'y'}}
    """
    return uncounted(raised(tree, rows, target, estimate))


def raised(tree: Any, rows: Rows, target: str, estimate: Estimate) -> Any:
    """The counted tree after subtree raising."""
    if not is_node(tree):
        return relabelled(tree, rows, target)
    parts = {value: [row for row in rows if row[tree["test"]] == value] for value in tree["branches"]}
    branches = {value: raised(tree["branches"][value], part, target, estimate) for value, part in parts.items()}
    kept = with_branches(tree, branches)
    most = max(parts, key=lambda value: len(parts[value]))
    if not is_node(branches[most]):  # a leaf: that would be replacement
        return kept
    moved = relabelled(branches[most], rows, target)
    return moved if estimated_error(moved, estimate) < estimated_error(kept, estimate) else kept


class RaisedTree(NamedTuple):
    """A tree after subtree raising, and its estimated error."""

    tree: Any
    error: float


def raise_by_pessimistic_error(tree: Any, rows: Rows, target: str, z: float, *, method: str = "wilson") -> RaisedTree:
    """Subtree raising with the pessimistic error."""
    by = partial(pessimistic, z=z, method=method)
    pruned = subtree_raising(tree, rows, target, estimate=by)
    return RaisedTree(pruned, estimated_error(relabelled(pruned, rows, target), by))
