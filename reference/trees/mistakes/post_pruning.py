"""Known mistakes with pruning by the smallest rise of the estimated error."""

from collections.abc import Mapping
from fractions import Fraction
from functools import partial
from typing import Any

from reference.information.gain import Rows
from reference.process import Process
from reference.trees.counted_tree import (
    counted,
    inner_paths,
    leaf_in_place_of,
    leaves_of,
    size_of,
    subtree_at,
    wrong_in,
)
from reference.trees.post_pruning import (
    PostPruningState,
    leaf_error_estimate,
    post_pruning_start,
    post_pruning_successors,
    tree_after,
    tree_error_estimate,
    with_leaf,
)


def laplace(tree: Any, rows: Rows, target: str) -> Fraction:
    """The estimate with (e + 1)/(m + 2) for a leaf."""
    leaves = leaves_of(counted(tree, rows, target))
    return sum((size_of(leaf) * Fraction(wrong_in(leaf) + 1, size_of(leaf) + 2) for leaf in leaves), Fraction(0)) / len(
        rows
    )


def unweighted(tree: Any, rows: Rows, target: str) -> Fraction:
    """The plain mean of the estimates of the leaves."""
    leaves = leaves_of(counted(tree, rows, target))
    parts = [leaf_error_estimate(wrong_in(leaf), size_of(leaf), len(rows)) for leaf in leaves]
    return sum(parts, Fraction(0)) / len(parts)


def observed(tree: Any, rows: Rows, target: str) -> Fraction:
    """The share of errors in training."""
    return Fraction(sum(map(wrong_in, leaves_of(counted(tree, rows, target)))), len(rows))


def estimates_after(tree: Any, rows: Rows, target: str) -> Mapping[Any, Fraction]:
    """E of the tree with each of its nodes pruned."""
    return {path: tree_error_estimate(with_leaf(tree, path, rows, target), rows, target) for path in inner_paths(tree)}


def by_table_sign(
    state: PostPruningState, tree: Any, rows: Rows, target: str, c: float
) -> tuple[PostPruningState, ...]:
    """The next round with D = before - after."""
    now = tree_after(state, rows, target)
    before, after = tree_error_estimate(now, rows, target), estimates_after(now, rows, target)
    most = max(after.values(), default=before)
    if not after or before - most >= Fraction(str(c)):
        return ()
    return tuple(PostPruningState(path, before, most, now) for path in after if after[path] == most)


def first_below(state: PostPruningState, tree: Any, rows: Rows, target: str, c: float) -> tuple[PostPruningState, ...]:
    """The next round with the first node that is allowed, from the root or from below."""
    now = tree_after(state, rows, target)
    before, after = tree_error_estimate(now, rows, target), estimates_after(now, rows, target)
    allowed = [path for path in after if after[path] - before < Fraction(str(c))]
    return tuple(PostPruningState(path, before, after[path], now) for path in allowed[:1])


def of_the_node(state: PostPruningState, tree: Any, rows: Rows, target: str, c: float) -> tuple[PostPruningState, ...]:
    """The next round with the difference of the pruned node's own estimates."""
    now = tree_after(state, rows, target)
    whole = counted(now, rows, target)
    rises = {}
    for path in inner_paths(whole):
        below = subtree_at(whole, path)
        parts = [(wrong_in(leaf), size_of(leaf)) for leaf in leaves_of(below)]
        own = sum(m * leaf_error_estimate(e, m, len(rows)) for e, m in parts) / size_of(below)
        rises[path] = leaf_error_estimate(wrong_in(leaf_in_place_of(below)), size_of(below), len(rows)) - own
    least = min(rises.values(), default=Fraction(0))
    if not rises or least >= Fraction(str(c)):
        return ()
    before, after = tree_error_estimate(now, rows, target), estimates_after(now, rows, target)
    return tuple(PostPruningState(path, before, after[path], now) for path in rises if rises[path] == least)


LAPLACE = Process(post_pruning_start, partial(post_pruning_successors, estimate=laplace))
UNWEIGHTED = Process(post_pruning_start, partial(post_pruning_successors, estimate=unweighted))
OBSERVED = Process(post_pruning_start, partial(post_pruning_successors, estimate=observed))
BY_TABLE_SIGN = Process(post_pruning_start, by_table_sign)
FIRST_BELOW = Process(post_pruning_start, first_below)
OF_THE_NODE = Process(post_pruning_start, of_the_node)
