"""What exercises about margins promise of their inputs."""

import pytest

from reference.svm.promises import are_in_the_plane, line_separates

BROKEN = {
    "no points": are_in_the_plane([], []),
    "a point in space": are_in_the_plane([[1, 2, 3]], [1]),
    "a label 0": are_in_the_plane([[1, 2]], [0]),
    "a label too many": are_in_the_plane([[1, 2]], [1, 1]),
    "one class": line_separates([[0, 0], [1, 1]], [1, 1]),
    "a point twice": line_separates([[0, 0], [0, 0], [1, 1]], [1, 1, -1]),
    "a point between two": line_separates([[0, 0], [1, 1], [2, 2]], [1, -1, 1]),
}


def test_points_on_two_sides_keep_both_promises() -> None:
    assert are_in_the_plane([[0, 0], [0, 0]], [1, -1])
    assert line_separates([[0, 0], [1, 0.5]], [1, -1])


@pytest.mark.parametrize("what", BROKEN)
def test_a_promise_is_broken(what: str) -> None:
    assert not BROKEN[what]
