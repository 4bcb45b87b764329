"""Known mistakes with pessimistic estimates."""

import math
from collections.abc import Sequence
from functools import partial
from typing import Any

from reference.process import Process
from reference.trees.counted_tree import counts_of, inner_paths, leaves_of, subtree_at
from reference.trees.pessimistic import pessimistic_error, verdict
from reference.trees.replacement import (
    ReplacementState,
    estimated_error,
    pessimistic,
    replacement_start,
    replacement_successors,
)


def lower_end(errors: int, n: int, z: float) -> float:
    """The lower end of the interval: the root subtracted."""
    f = errors / n
    return (f + z**2 / (2 * n) - z * math.sqrt(f / n - f**2 / n + z**2 / (4 * n**2))) / (1 + z**2 / n)


def not_divided(errors: int, n: int, z: float) -> float:
    """The numerator of the formula alone."""
    return pessimistic_error(errors, n, z=z) * (1 + z**2 / n)


def with_n_squared(errors: int, n: int, z: float) -> float:
    """The formula with f²/N² under the root."""
    f = errors / n
    return (f + z**2 / (2 * n) + z * math.sqrt(f / n - f**2 / n**2 + z**2 / (4 * n**2))) / (1 + z**2 / n)


def averaged(leaves: Sequence[Sequence[int]], z: float) -> float:
    """The plain mean of the leaves' estimates."""
    return math.fsum(pessimistic_error(errors, n, z=z) for errors, n in leaves) / len(leaves)


def start_from_the_root(tree: Any, **_: object) -> ReplacementState:
    """The start of a process that judges each node before those below it."""
    return ReplacementState((), 0.0, 0.0, "", tree, tuple(inner_paths(tree)))


def successors_from_the_root(state: ReplacementState, tree: Any, z: float = 0.69) -> tuple[ReplacementState, ...]:
    """The next node below those that are kept."""
    if state.verdict == "prune":
        below = tuple(path for path in state.waiting if path[: len(state.path)] != state.path)
        state = ReplacementState(state.path, state.subtree, state.leaf, state.verdict, state.tree, below)
    return replacement_successors(state, tree, z)


def successors_of_given(state: ReplacementState, tree: Any, z: float = 0.69) -> tuple[ReplacementState, ...]:
    """The next node, compared with the subtree as it was given: what was pruned below it is forgotten."""
    return tuple(
        judged(following, estimated_error(subtree_at(tree, following.path), partial(pessimistic, z=z)))
        for following in replacement_successors(state, tree, z)
    )


def successors_unweighted(state: ReplacementState, tree: Any, z: float = 0.69) -> tuple[ReplacementState, ...]:
    """The next node, with the plain mean of the leaves' estimates."""
    return tuple(
        judged(
            following,
            math.fsum(pessimistic(leaf["counts"], z=z) for leaf in leaves) / len(leaves),
        )
        for following in replacement_successors(state, tree, z)
        for leaves in [leaves_of(subtree_at(following.tree, following.path))]
    )


def successors_by_branches(state: ReplacementState, tree: Any, z: float = 0.69) -> tuple[ReplacementState, ...]:
    """The next node, with the estimate of each branch as if it were one leaf."""
    return tuple(
        judged(following, math.fsum(n * e for n, e in parts) / sum(n for n, _ in parts))
        for following in replacement_successors(state, tree, z)
        for below in [subtree_at(following.tree, following.path)["branches"].values()]
        for parts in [[(sum(counts_of(each).values()), pessimistic(counts_of(each), z=z)) for each in below]]
    )


def successors_by_training(state: ReplacementState, tree: Any, z: float = 0.69) -> tuple[ReplacementState, ...]:
    """The next node, by the share of errors itself."""
    return replacement_successors(state, tree, 0.0)


def successors_keeping_ties(state: ReplacementState, tree: Any, z: float = 0.69) -> tuple[ReplacementState, ...]:
    """The next node, with the decision turned around."""
    return tuple(
        judged(following, following.subtree, {"prune": "keep", "keep": "prune"}[following.verdict])
        for following in replacement_successors(state, tree, z)
    )


def judged(state: ReplacementState, subtree: float, decision: str = "") -> ReplacementState:
    """A judged node with another estimate of the subtree, and the decision that follows."""
    return ReplacementState(
        state.path, subtree, state.leaf, decision or verdict(subtree, state.leaf), state.tree, state.waiting
    )


FROM_THE_ROOT = Process(start_from_the_root, successors_from_the_root)
GIVEN_SUBTREES = Process(replacement_start, successors_of_given)
UNWEIGHTED = Process(replacement_start, successors_unweighted)
BY_BRANCHES = Process(replacement_start, successors_by_branches)
BY_TRAINING_ERRORS = Process(replacement_start, successors_by_training)
TURNED_AROUND = Process(replacement_start, successors_keeping_ties)
