"""What exercises about linear models promise of their inputs."""

import pytest

from reference.linear.promises import (
    examples_fit_weights,
    fit_is_unique,
    fit_weights,
    labellings_are_decidable,
    labels_are_binary,
    labels_overlap,
    line_is_learned,
    rounds_stay_small,
    signs_are_sure,
)

SQUARE = [[0, 0], [0, 1], [1, 0], [1, 1]]
AND = list(zip(SQUARE, [0, 0, 0, 1], strict=True))
XOR = list(zip(SQUARE, [0, 1, 1, 0], strict=True))
OVERLAP = [((1,), 0), ((2,), 1), ((3,), 0), ((4,), 1)]
KEPT = {
    "sums that are tiny, and large for their terms": signs_are_sure([[2], [-1]], [1e-10, 2e-10]),
    "sums of zero that are exact": signs_are_sure([[1, 1]], [0.5, -0.25, -0.25]),
    "points as long as the weights": fit_weights([[1, 2], [0, 0]], [0, 1, 1]),
    "examples as long as the weights": examples_fit_weights([((1,), 3)], [0, 0]),
    "labels 0 and 1": labels_are_binary(AND),
    "two points and a line": fit_is_unique([[1], [2]], [3, 4]),
    "labels that overlap": labels_overlap(OVERLAP),
    "small weights": rounds_stay_small(OVERLAP, 3),
    "a line that is learned": line_is_learned([((0.5, 0.3), 0), ((0.4, 1.2), 0), ((1.1, 1.6), 1)]),
    "OR, and XOR, which no line separates": labellings_are_decidable(SQUARE, [[0, 1, 1, 1], [0, 1, 1, 0]]),
}
BROKEN = {
    "a sum that is zero but for rounding": signs_are_sure([[1, 1]], [-0.3, 0.1, 0.2]),
    "no points": fit_weights([], [0, 1]),
    "no attribute": fit_weights([[]], [0]),
    "a point too long": fit_weights([[1], [1, 2]], [0, 1]),
    "an example too short": examples_fit_weights([((), 3)], [0, 0]),
    "a label 2": labels_are_binary([((1,), 2)]),
    "examples of two lengths": labels_are_binary([((1,), 0), ((1, 2), 1)]),
    "one point for a line": fit_is_unique([[1]], [3]),
    "a constant attribute": fit_is_unique([[1, 4], [2, 4], [3, 4]], [3, 4, 5]),
    "a multiple of another attribute": fit_is_unique([[1, 2], [2, 4], [3, 6]], [3, 4, 5]),
    "a target too few": fit_is_unique([[1], [2]], [3]),
    "labels that a number separates": labels_overlap(OVERLAP[:2]),
    "labels that a number separates, for rounds": rounds_stay_small(OVERLAP[:2], 1),
    "AND, where a sum is zero again": line_is_learned(AND),
    "XOR": line_is_learned(XOR),
    "a perceptron that never moves": line_is_learned([((1,), 0)]),
    "only the bias moves": line_is_learned([((0,), 1)]),
    "one label": labellings_are_decidable(SQUARE, [[1, 1, 1, 1]]),
    "a label too few": labellings_are_decidable(SQUARE, [[1, 0, 1]]),
    "a point twice": labellings_are_decidable([[1, 1], [1, 1]], [[0, 1]]),
    "a fraction": labellings_are_decidable([[0.5, 1], [1, 1]], [[0, 1]]),
}


@pytest.mark.parametrize("what", KEPT)
def test_a_promise_is_kept(what: str) -> None:
    assert KEPT[what]


@pytest.mark.parametrize("what", BROKEN)
def test_a_promise_is_broken(what: str) -> None:
    assert not BROKEN[what]
