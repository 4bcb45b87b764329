"""Distances of sliding tiles from their places in the goal. Kubat, section 1.2."""

from collections.abc import Sequence

Board = Sequence[Sequence[int]]  # rows of tiles; 0 is the gap


def places(board: Board) -> dict[int, tuple[int, int]]:
    """Row and column of every tile, and of the gap."""
    return {tile: (row, column) for row, tiles in enumerate(board) for column, tile in enumerate(tiles)}


def tiles_distance(board: Board, goal: Board) -> int:
    """The number of squares between all tiles and their places in the goal; other tiles do not block the way.

    Kubat, section 1.2: the gap does not count.

    >>> tiles_distance([[0, 2, 1], [6, 7, 4], [3, 8, 5]], [[1, 2, 3], [8, 0, 4], [7, 6, 5]])
    12
    """
    here, there = places(board), places(goal)
    return sum(abs(here[tile][0] - there[tile][0]) + abs(here[tile][1] - there[tile][1]) for tile in here if tile != 0)
