"""Every promise of an evaluation exercise holds for a legal input, and fails for one that the text rules out."""

from collections.abc import Callable

import pytest

from reference.evaluation import promises

LINE = [[[0], "a"], [[1], "a"], [[3], "b"]]
KEPT: dict[str, tuple[Callable[..., bool], tuple[object, ...]]] = {
    "two lists of one item": (promises.is_paired, (["a"], ["b"])),
    "a positive label and another": (promises.has_both_classes, (["a", "b"], "b")),
    "two folds of three": (promises.is_fold_plan, ([[2, 0], [1]], "abc")),
    "two of three outside": (promises.has_one_majority_outside, (["a", "a", "b", "b"], [[0, 1], [2], [3]])),
    "gaps that differ": (promises.has_clear_neighbours, (LINE,)),
    "a point off the middle": (promises.has_clear_votes, (LINE, [[[0.4], "a"]], [[[9], "b"]])),
    "one labelled minute": (promises.has_labelled_neighbours, ([["ada", [1], "awake"], ["ada", [5], None]],)),
    "a third of seven": (promises.is_not_halfway, ([0] * 7, 0.3333333333333333)),
    "one cell": (promises.is_square, ([[0]],)),
}
BROKEN: dict[str, tuple[Callable[..., bool], tuple[object, ...]]] = {
    "empty lists": (promises.is_paired, ([], [])),
    "lists of unequal length": (promises.is_paired, (["a"], ["a", "b"])),
    "one class": (promises.has_both_classes, (["b", "b"], "b")),
    "one fold": (promises.is_fold_plan, ([[0, 1]], "ab")),
    "an empty fold": (promises.is_fold_plan, ([[0, 1], []], "ab")),
    "an example in two folds": (promises.is_fold_plan, ([[0, 1], [1]], "ab")),
    "a tie outside a fold": (promises.has_one_majority_outside, (["a", "b", "a"], [[0], [1, 2]])),
    "a point in the middle": (promises.has_clear_neighbours, ([*LINE[:2], [[2], "b"]],)),
    "a test point in the middle": (promises.has_clear_votes, (LINE, [[[0.4], "a"]], [[[0.5], "b"]])),
    "a sleeper without labels": (promises.has_labelled_neighbours, ([["ada", [1], "awake"], ["ben", [5], None]],)),
    "a minute between two": (
        promises.has_labelled_neighbours,
        ([["ada", [1], "awake"], ["ada", [2], None], ["ada", [3], "asleep"]],),
    ),
    "a quarter of ten": (promises.is_not_halfway, ([0] * 10, 0.25)),
    "two columns, one row": (promises.is_square, ([[0, 1]],)),
}


@pytest.mark.parametrize("name", KEPT)
def test_a_legal_input_keeps_the_promise(name: str) -> None:
    promise, args = KEPT[name]
    assert promise(*args)


@pytest.mark.parametrize("name", BROKEN)
def test_an_input_that_the_text_rules_out_breaks_the_promise(name: str) -> None:
    promise, args = BROKEN[name]
    assert not promise(*args)
