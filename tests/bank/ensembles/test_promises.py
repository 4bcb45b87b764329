import pytest

from reference.ensembles.promises import (
    are_bags,
    are_examples,
    are_folds,
    fit_examples,
    has_clear_master,
    has_clear_rounds,
    have_clear_neighbours,
    have_lists_for_nodes,
    have_two_labels,
    is_forest_task,
)

LINE = [[[1], "a"], [[2.1], "a"], [[3.3], "b"], [[4.6], "b"], [[6], "a"], [[7.5], "a"]]
SEVEN = [[[3, 1], -1], [[8, 4], -1], [[7, 3], 1], [[5, 6], 1], [[6, 2], 1], [[4, 8], -1], [[2, 5], -1]]
ROWS = [{"a": a, "b": b, "class": label} for a, b, label in ("uxp", "uyn", "vxn", "vyp")]
LISTS = [["a", "b"], ["a"], ["b"]]
FIT = {"rows": ROWS, "target": "class", "bags": [[0, 0, 3]], "offered": [LISTS]}
KEPT = {
    "examples": are_examples(LINE),
    "two labels": have_two_labels(LINE),
    "points of one number": fit_examples([[3], [4]], LINE),
    "a bag with repeats": are_bags([[0, 0], [5]], LINE),
    "two folds": are_folds([[0, 2, 4], [1, 3, 5]], LINE),
    "no two as near": have_clear_neighbours(LINE, [[1.3]]),
    "a most frequent label": has_clear_master(LINE, [[0, 3], [1, 4], [2, 5]], [[1.3]]),
    "points off the gaps": has_clear_rounds({"examples": SEVEN, "rounds": 3}, {"points": [[1.2, 2.5], [4, 5]]}),
    "lists for three nodes": have_lists_for_nodes(ROWS, "class", [0, 1, 2, 3], LISTS),
    "a list for each depth": is_forest_task(FIT, {"rows": [{"a": "u", "b": "y"}]}),
}
BROKEN = {
    "no examples": are_examples([]),
    "unequal lengths": are_examples([[[1], "a"], [[1, 2], "b"]]),
    "no attribute": are_examples([[[], "a"]]),
    "one label": have_two_labels(LINE[:2]),
    "points of two numbers": fit_examples([[3, 1]], LINE),
    "no bag": are_bags([], LINE),
    "an empty bag": are_bags([[0], []], LINE),
    "an index too large": are_bags([[6]], LINE),
    "an example in two folds": are_folds([[0, 2, 4], [1, 3, 5, 0]], LINE),
    "two outside a fold": are_folds([[0, 1, 2, 3], [4, 5]], LINE),
    "an empty fold": are_folds([[0, 1, 2], [3, 4, 5], []], LINE),
    "a place between two examples": have_clear_neighbours(LINE, [[1.55]]),
    "two examples at one place": have_clear_neighbours([*LINE, LINE[0]]),
    "a tied vote of the master": has_clear_master(LINE[:4], [[0], [1], [2], [3]], [[3.2]]),
    "a point where a stump cuts": has_clear_rounds({"examples": SEVEN, "rounds": 3}, {"points": [[4.5, 1]]}),
    "two best stumps": has_clear_rounds({"examples": SEVEN[:2], "rounds": 1}, {"points": []}),
    "fewer lists than nodes": have_lists_for_nodes(ROWS, "class", [0, 1, 2, 3], LISTS[:2]),
    "an attribute that there is not": have_lists_for_nodes(ROWS, "class", [0], [["c"]]),
    "fewer lists than depths": is_forest_task(FIT | {"offered": [LISTS[:2]]}, {"rows": []}),
    "a value that is new": is_forest_task(FIT, {"rows": [{"a": "w", "b": "y"}]}),
    "fewer lists than bags": is_forest_task(FIT | {"bags": [[0], [1]]}, {"rows": []}),
}


@pytest.mark.parametrize("name", KEPT)
def test_a_legal_input_keeps_its_promise(name: str) -> None:
    assert KEPT[name]


@pytest.mark.parametrize("name", BROKEN)
def test_an_illegal_input_breaks_its_promise(name: str) -> None:
    assert not BROKEN[name]
