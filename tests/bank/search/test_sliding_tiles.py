"""Tests of `reference.search.sliding_tiles`."""

from typing import Any

import pytest

from reference.search.sliding_tiles import tiles_distance


@pytest.mark.parametrize("board", [[[1, 2], [3, 0]], [[0]]])
def test_a_board_is_at_no_distance_from_itself(board: Any) -> None:
    assert tiles_distance(board, board) == 0
