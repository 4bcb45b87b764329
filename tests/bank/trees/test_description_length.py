"""Tests of `reference.trees.description_length`."""

import math
from typing import Any

import pytest

from reference.trees.description_length import code_by_class, code_by_nodes, exception_bits, mdl_cost, tree_bits

ROWS: Any = [{"a": "u" if n < 9 else "v", "b": str(n % 4), "class": "y" if n < 9 else "n"} for n in range(14)]
ROWS = [*ROWS, {"a": "u", "b": "9", "class": "n"}]
SMALL = {"test": "a", "branches": {"u": "y", "v": "n"}}
LARGE = {"test": "b", "branches": {"9": "n"} | {str(n): SMALL for n in range(4)}}


def test_a_node_a_unit_and_an_exception_by_place_and_class() -> None:
    codes: Any = {"tree_code": code_by_nodes, "error_code": code_by_class}
    # Mitchell's fifteen examples: eight nodes and one error against eleven nodes without
    assert 8 + math.log2(15) + 1 == pytest.approx(12.907, abs=5e-4)
    assert mdl_cost(SMALL, ROWS, "class", **codes) == pytest.approx(3 + math.log2(15) + 1)
    assert mdl_cost(LARGE, ROWS, "class", **codes) == 14


def test_without_errors_only_the_tree_counts() -> None:
    assert exception_bits(0, 1, 1) == 0
    assert mdl_cost(LARGE, ROWS, "class") == pytest.approx(tree_bits(5, 9, 2, 2))
