"""Tests of `reference.svm.verify`."""

from typing import Any

import pytest

from reference.flaw import NotReadable
from reference.svm.margin import max_margin
from reference.svm.verify import has_one_separator, separator_flaws

CORNERS = [[0, 0], [0, 1], [1, 0], [1, 1]]
AND = [-1, -1, -1, 1]
SQUARE = ([[0, 0], [0, 2], [3, 0], [3, 2]], [-1, -1, 1, 1])  # four points on the margin: any one may be left out


def right_with(**fields: Any) -> dict[str, Any]:
    return max_margin(CORNERS, AND) | fields


FLAWS = {  # what is wrong: (the answer, reasons, what is left of the mark)
    "nothing": (right_with(), [], 1),
    "other lines": (right_with(w=[1, 2], b=-2.5), ["not_widest"], 0),
    "through a point": (right_with(w=[1, 1], b=-2), ["wrong_side"], 0),
    "no line": (right_with(w=[0, 0]), ["no_direction"], 0),
    "a point off the margin": (right_with(support=[0, 1, 2, 3]), ["not_support"], 0.5),
    "one point missing": (right_with(support=[1, 3]), ["too_few_support"], 0.5),
    "one class": (right_with(support=[1, 2]), ["too_few_support"], 0.5),
    "the band": (right_with(margin=0.70710678), ["margin_value"], 0.6),
    "a solver that stops early": (right_with(w=[2.0004, 2], b=-3.0002, margin=0.3535), [], 1),
    "an array of one number": (right_with(b=[-3.0]), [], 1),
}


@pytest.mark.parametrize("what", FLAWS)
def test_a_separator_loses_what_its_flaws_weigh(what: str) -> None:
    answer, reasons, left = FLAWS[what]
    found = separator_flaws(answer, CORNERS, AND)
    assert [flaw.reason for flaw in found] == reasons
    assert max(0, 1 - sum(flaw.weight for flaw in found)) == left


@pytest.mark.parametrize("answer", [3, [1, 2], {"w": [1, 1], "b": 1}, right_with(w=[1]), right_with(support=[[1, 1]])])
def test_an_answer_of_another_form_is_told_the_form(answer: Any) -> None:
    with pytest.raises(NotReadable, match="Return a dict"):
        separator_flaws(answer, CORNERS, AND)


def test_where_a_support_vector_may_be_left_out_any_set_that_decides_is_right() -> None:
    points, labels = SQUARE
    right = max_margin(points, labels)
    assert right["support"] == [0, 1, 2, 3]
    assert not has_one_separator(points, labels)
    assert has_one_separator(CORNERS, AND)
    for support in ([0, 1, 2], [0, 2, 3], [0, 1, 2, 3], [0, 2]):
        assert separator_flaws(right | {"support": support}, points, labels) == [], support
    assert separator_flaws(right | {"support": [0, 3]}, points, labels) != []


def test_classes_that_no_line_separates_are_refused() -> None:
    with pytest.raises(ValueError, match="no line separates"):
        max_margin(CORNERS, [1, -1, -1, 1])
