"""Tests of `reference.evaluation.verify`."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from reference.evaluation.ranking import roc_curve
from reference.evaluation.resampling import holdout_split, k_folds, stratified_folds
from reference.evaluation.verify import (
    corners,
    fold_flaws,
    has_one_form,
    holdout_flaws,
    only_single_folds,
    only_singles,
    roc_flaws,
    stratified_flaws,
)
from reference.flaw import NotReadable

SCORES, LABELS = [0.9, 0.8, 0.7, 0.7, 0.2], ["p", "p", "p", "n", "n"]
CURVE = [[0, 0], [0, 1 / 3], [0, 2 / 3], [0.5, 1], [1, 1]]


CURVES = {  # what it is: (points, reasons)
    "every step": (CURVE, []),
    "corners only": ([[0, 0], [0, 2 / 3], [0.5, 1], [1, 1]], []),
    "a point more on a slope": ([*CURVE[:3], [0.25, 5 / 6], *CURVE[3:]], []),
    "a point twice": ([CURVE[0], *CURVE], []),
    "noise in the last digits": ([[x + 1e-9, y] for x, y in CURVE], []),
    "no start": (CURVE[1:], ["ends", "corner"]),
    "no end": (CURVE[:-1], ["ends", "corner"]),
    "from right to left": (CURVE[::-1], ["ends", "backwards"]),
    "a corner cut off": ([[0, 0], [0.5, 1], [1, 1]], ["corner"]),
    "steps among the tied": ([*CURVE[:3], [0, 1], *CURVE[3:]], ["off_curve"]),
    "back and forth": ([CURVE[0], CURVE[2], CURVE[1], *CURVE[2:]], ["backwards"]),
    "axes exchanged": ([[y, x] for x, y in CURVE], ["off_curve", "corner"]),
    "counts": ([[2 * x, 3 * y] for x, y in CURVE], ["ends", "off_curve", "corner"]),
}


@pytest.mark.parametrize("what", CURVES)
def test_a_curve_is_judged_as_a_line(what: str) -> None:
    points, reasons = CURVES[what]
    assert list(dict.fromkeys(flaw.reason for flaw in roc_flaws(points, SCORES, LABELS, "p"))) == reasons


@given(st.lists(st.tuples(st.integers(0, 6), st.sampled_from("pn")), min_size=2, max_size=16))
def test_the_right_curve_has_no_flaw_with_all_its_points_or_with_its_corners_only(pairs: list[tuple[int, str]]) -> None:
    assume({label for _, label in pairs} == {"p", "n"})
    scores, labels = [score for score, _ in pairs], [label for _, label in pairs]
    curve = roc_curve(scores, labels, "p")
    for points in (curve, corners(curve)):
        assert roc_flaws([list(point) for point in points], scores, labels, "p") == []
    assert has_one_form(scores, labels, "p") == (len(corners(curve)) == len(curve))


ORDER = [2, 0, 4, 1, 3]


SPLITS = {
    "as it should be": ([[2, 0, 4], [1, 3]], []),
    "in another order": ([[4, 2, 0], [3, 1]], []),
    "by name": ({"test": [1, 3], "train": [0, 2, 4]}, []),
    "whole floats": ([[0.0, 2.0, 4.0], [1.0, 3.0]], []),
    "test first": ([[1, 3], [2, 0, 4]], ["sizes"]),
    "the end of the table": ([[0, 1, 2], [3, 4]], ["other_examples"]),
    "the other end": ([[4, 1, 3], [2, 0]], ["other_examples"]),
    "overlap": ([[0, 1, 2, 3, 4], [1, 3]], ["overlap"]),
    "an example forgotten": ([[2, 0], [1, 3]], ["forgotten"]),
    "counted from 1": ([[3, 1, 5], [2, 4]], ["from_one"]),
    "no such example": ([[2, 0, 4], [1, 9]], ["not_an_index"]),
    "three parts": ([[2, 0], [4], [1, 3]], ["part_count"]),
}


@pytest.mark.parametrize("what", SPLITS)
def test_a_hold_out_split_is_judged_by_its_parts(what: str) -> None:
    answer, reasons = SPLITS[what]
    assert [flaw.reason for flaw in holdout_flaws(answer, ORDER, 0.4)] == reasons


FOLDS = {
    "blocks": ([[0, 1, 2], [3, 4]], []),
    "any others": ([[4, 1], [0, 3, 2]], []),
    "by number": ({0: [0, 2, 4], 1: [1, 3]}, []),
    "sizes two apart": ([[0, 1, 2, 3], [4]], ["sizes"]),
    "one fold": ([[0, 1, 2, 3, 4]], ["part_count"]),
    "an example twice": ([[0, 1, 2], [2, 3, 4]], ["overlap"]),
    "an example forgotten": ([[0, 1], [2, 3]], ["forgotten"]),
    "nothing in them": ([[], []], ["forgotten"]),
}


@pytest.mark.parametrize("what", FOLDS)
def test_folds_are_judged_by_size_and_by_holding_each_example_once(what: str) -> None:
    answer, reasons = FOLDS[what]
    assert [flaw.reason for flaw in fold_flaws(answer, 5, 2)] == reasons


STRATIFIED = {
    "even": ([[0, 1, 4], [2, 3, 5]], []),
    "uneven in size, even in classes": ([[0, 1, 2, 4], [3, 5]], ["unstratified"]),
    "one more of each": ([[0, 2, 1], [3, 4, 5]], ["unstratified"]),
    "an empty fold": ([[0, 1, 2, 3, 4, 5], []], ["empty_fold"]),
    "three folds": ([[0, 1], [2, 3], [4, 5]], ["part_count"]),
}


@pytest.mark.parametrize("what", STRATIFIED)
def test_stratified_folds_are_judged_class_by_class(what: str) -> None:
    answer, reasons = STRATIFIED[what]
    assert [flaw.reason for flaw in stratified_flaws(answer, ["a", "a", "a", "a", "b", "b"], 2)] == reasons


@given(st.lists(st.sampled_from("ab"), min_size=4, max_size=16), st.integers(2, 4), st.randoms(use_true_random=False))
def test_plans_of_ours_have_no_flaws_in_whatever_order(labels: list[str], k: int, random: object) -> None:
    n = len(labels)
    assume(max(labels.count(name) for name in "ab") >= k)
    places = list(range(n))
    random.shuffle(places)  # type: ignore[attr-defined]
    dealt = stratified_folds([labels[place] for place in places], k)
    assert stratified_flaws([[places[i] for i in fold] for fold in dealt][::-1], labels, k) == []
    assert fold_flaws(k_folds(n, k, order=places), n, k) == []
    assert holdout_flaws(dict(holdout_split(places, 0.4)), places, 0.4) == []


UNREADABLE = {
    "a number": 3,
    "a flat list": [0, 1, 2],
    "text inside": [["0", "1"], ["2"]],
    "halves": [[0.5], [1, 2]],
    "truth values": [[True, False], [True]],
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_what_is_no_plan_is_told_so(what: str) -> None:
    with pytest.raises(NotReadable, match="indices"):
        fold_flaws(UNREADABLE[what], 3, 2)


@pytest.mark.parametrize("answer", [3, [], [0, 1], [[0, 1, 2]], [["a", "b"]], [[float("nan"), 0]], [[True, False]]])
def test_what_is_no_curve_is_told_so(answer: object) -> None:
    with pytest.raises(NotReadable, match="points"):
        roc_flaws(answer, SCORES, LABELS, "p")


def test_folds_of_one_example_are_the_only_ones() -> None:
    assert [only_singles(4, k) for k in (1, 2, 4)] == [True, False, True]
    assert [only_single_folds(["a", "b", "a"], k) for k in (1, 2, 3)] == [True, False, True]
