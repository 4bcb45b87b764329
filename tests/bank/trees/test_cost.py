"""How the work of tree induction grows, against full trees that are counted row by row and node by node."""

import pytest

from reference.trees.cost import (
    building,
    building_factor,
    most_nodes,
    raising_factor,
    replacing_factor,
    tree_cost_order,
)

POWERS = [2**k for k in range(1, 9)]


def looks(n: int, m: int) -> int:
    """How often a value is looked at while n rows are halved down to single ones."""
    return m * n + looks(n // 2, m) + looks(n - n // 2, m) if n > 1 else 0


def counted_nodes(leaves: int) -> int:
    """The nodes of a binary tree that parts its leaves as unevenly as can be."""
    return 1 if leaves == 1 else 1 + counted_nodes(1) + counted_nodes(leaves - 1)


@pytest.mark.parametrize("n", POWERS)
def test_building_a_bushy_tree_looks_at_every_row_on_every_level(n: int) -> None:
    assert building_factor(2, n, 3, 5) == pytest.approx(looks(n, 5) / looks(2, 3))


@pytest.mark.parametrize("leaves", [1, 2, 7, 20])
def test_a_binary_tree_has_two_nodes_for_each_leaf_but_one(leaves: int) -> None:
    assert most_nodes(leaves) == counted_nodes(leaves)


def test_raising_grows_faster_than_building_and_that_faster_than_replacement() -> None:
    assert replacing_factor(1000, 8000) == 8 < building_factor(1000, 8000, 5, 5) < raising_factor(1000, 8000)
    assert raising_factor(2, 1024) == pytest.approx(512 * 10**2)
    assert building(1024, 3) == pytest.approx(3 * building(1024, 1))


def test_the_orders_are_those_of_witten() -> None:
    steps = ("building", "subtree replacement", "subtree raising")
    assert [tree_cost_order(step) for step in steps] == ["O(m n log n)", "O(n)", "O(n (log n)^2)"]
