"""Known mistakes with cost-complexity pruning."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Any

from reference.information.gain import Rows
from reference.process import Process
from reference.trees.cost_complexity import CostComplexityState, with_leaves
from reference.trees.counted_tree import (
    counted,
    errors_in,
    inner_paths,
    leaf_in_place_of,
    leaves_of,
    size_of,
    subtree_at,
    uncounted,
    wrong_in,
)
from reference.trees.decision_tree import Path

Price = Callable[[Any, int], Fraction]  # of a subtree with counts, among all rows
LAST = Fraction(10**9)  # beyond every alpha


@dataclass(frozen=True, slots=True)
class PricedState(CostComplexityState):
    """A tree of the sequence with the prices of the first tree, by path; they are set at the first step."""

    prices: tuple[tuple[Path, Fraction], ...] = ()


def start(tree: Any, **_: object) -> PricedState:
    """The tree as grown."""
    return PricedState(Fraction(0), uncounted(tree))


def rise(below: Any) -> int:
    """How many more errors a leaf makes than the subtree."""
    return wrong_in(leaf_in_place_of(below)) - errors_in(below)


def per_leaf(below: Any, n: int) -> Fraction:
    """The price for each leaf of the subtree."""
    return Fraction(rise(below), n * len(leaves_of(below)))


def per_node(below: Any, n: int) -> Fraction:
    """The price for each node that disappears."""
    return Fraction(rise(below), n * (len(leaves_of(below)) - 1 + len(list(inner_paths(below)))))


def within_node(below: Any, n: int) -> Fraction:
    """The price by the error rate among the rows of the node."""
    return Fraction(rise(below), size_of(below) * (len(leaves_of(below)) - 1))


def in_errors(below: Any, n: int) -> Fraction:
    """The price in errors."""
    return Fraction(rise(below), len(leaves_of(below)) - 1)


def right_price(below: Any, n: int) -> Fraction:
    """The price as it should be."""
    return Fraction(rise(below), n * (len(leaves_of(below)) - 1))


def prices_of(tree: Any, rows: Rows, target: str, price: Price) -> dict[Path, Fraction]:
    """The price of every node that tests something, the root first."""
    whole = counted(tree, rows, target)
    return {path: price(subtree_at(whole, path), len(rows)) for path in inner_paths(whole)}


def following(
    state: PricedState,
    tree: Any,
    rows: Rows,
    target: str,
    *,
    price: Price = right_price,
    one: bool = False,
    first: bool = False,
) -> tuple[PricedState, ...]:
    """The next tree with another price, with one node a step, or with the prices of the first tree."""
    now = prices_of(state.tree, rows, target, price)
    if not now:
        return ()
    kept = dict(state.prices) if first and state.prices else now
    prices = {path: kept.get(path, LAST) for path in now}
    least = min(prices.values())
    weakest = [path for path in prices if prices[path] == least]
    if one:
        weakest = [max(weakest, key=len)]
    pruned = with_leaves(state.tree, sorted(weakest, key=len, reverse=True), rows, target)
    return (PricedState(least, pruned, tuple(kept.items()) if first else ()),)


PER_LEAF = Process(start, partial(following, price=per_leaf))
PER_NODE = Process(start, partial(following, price=per_node))
SHARE_OF_NODE = Process(start, partial(following, price=within_node))
IN_ERRORS = Process(start, partial(following, price=in_errors))
ONE_AT_A_TIME = Process(start, partial(following, one=True))
FIRST_ALPHAS = Process(start, partial(following, first=True))
