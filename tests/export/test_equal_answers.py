"""Equal answers are marked once, and the mark is for everybody who wrote them, and for nobody else."""

from pathlib import Path

import pytest

from grader.export.answers_to_mark import WrittenAnswer
from grader.export.equal_answers import (
    MAX_COMPARED_CHARACTERS,
    equal_answers,
    with_marks_of_equals,
)
from grader.export.marking_page import PageHead, sheet_page
from grader.export.marking_sheet import ANSWER_CHANGED, sheet_text
from grader.judge.manual import MAX_MANUAL_TEXT_CHARACTERS
from tests.export.marking_sample import NAMING, grouped_students, read_text, written

ALIKE = [written("ada", "It  learns\nnothing. "), written("bob", "\tIt learns\u00a0nothing."), written("cy", "No.")]
LONG = "x" * MAX_COMPARED_CHARACTERS


def test_answers_that_differ_in_white_space_are_one_and_the_mark_is_for_all_who_wrote_them(tmp_path: Path) -> None:
    assert grouped_students(ALIKE) == [["ada", "bob"], ["cy"]]
    text = sheet_text(equal_answers(ALIKE, NAMING), NAMING)
    found = read_text(text, tmp_path, ALIKE, mark="3", comment="So it is.")
    assert found.problems == ()
    given = sorted((each.answer.student, each.score, each.comment, each.row) for each in found.given)
    assert [each[:3] for each in given] == [(name, 3.0, "So it is.") for name in ("ada", "bob", "cy")]
    assert given[0][3] == given[1][3] != given[2][3]  # one row for both


APART: dict[str, tuple[WrittenAnswer, WrittenAnswer]] = {
    "other words": (written("ada", "It learns."), written("bob", "It learns!")),
    "other capitals": (written("ada", "it"), written("bob", "It")),
    "a character that nobody sees": (written("ada", "it"), written("bob", "i\u200bt")),
    "another question": (written("ada", "3", prompt="Of 5?"), written("bob", "3", prompt="Of 7?")),
    "another exercise": (written("ada", "3"), written("bob", "3", exercise="text.how")),
    "marked differently": (written("ada", "3", 1.0, "Ann"), written("bob", "3", 2.0, "Ann")),
    "marked by others": (written("ada", "3", 1.0, "Ann"), written("bob", "3", 1.0, "Ben")),
    "one is marked": (written("ada", "3", 1.0, "Ann"), written("bob", "3")),
    # Of a very long text only beginning and end are kept: what lies between may differ.
    "too long to be compared": (written("ada", LONG), written("bob", LONG + " ")),
}


@pytest.mark.parametrize("what", APART)
def test_answers_that_may_deserve_another_mark_stay_apart(what: str) -> None:
    assert grouped_students(APART[what]) == [["ada"], ["bob"]]


def test_a_text_that_was_cut_is_never_compared() -> None:
    assert MAX_COMPARED_CHARACTERS <= MAX_MANUAL_TEXT_CHARACTERS


def test_whoever_has_handed_in_anew_since_is_left_out_and_the_others_get_the_mark(tmp_path: Path) -> None:
    text = sheet_text(equal_answers(ALIKE[:2], NAMING), NAMING)
    for stays in ALIKE[:2]:  # the one whose name the row has, or the other
        other = next(each.student for each in ALIKE[:2] if each is not stays)
        found = read_text(text, tmp_path, [stays, written(other, "Now this.")], mark="3")
        assert ([each.answer.student for each in found.given], found.problems) == ([stays.student], ())
    anew = [written("ada", "This."), written("bob", "That.")]
    assert [each.why for each in read_text(text, tmp_path, anew, mark="3").problems] == [ANSWER_CHANGED]


def test_a_sheet_that_was_written_before_equal_answers_were_told_is_still_read(tmp_path: Path) -> None:
    text = f'who,exercise,mark,comment,digest\n{NAMING("bob")},text.why,2,,"{ALIKE[1].digest}"\n'
    found = read_text(text, tmp_path, ALIKE)
    assert [each.answer.student for each in found.given] == ["bob"]


def test_an_answer_on_two_rows_is_told_also_where_it_stands_as_that_of_another(tmp_path: Path) -> None:
    text = sheet_text(equal_answers(ALIKE[:2], NAMING), NAMING)
    text += text.split("\n", 1)[1].replace(NAMING("ada"), "?").replace(NAMING("bob"), NAMING("ada")).replace("?", "")
    assert [each.why for each in read_text(text, tmp_path, ALIKE, mark="1").problems] == ["it stands on row 2 already"]


def test_an_answer_that_waits_is_offered_the_mark_that_equal_ones_have_if_they_agree() -> None:
    waiting = [written("cy", "So."), written("dee", "No.")]
    marked = [written("ada", "So. ", 3.0, "Ann", comment="Yes."), written("bob", "No.", 1.0, "Ann")]
    assert [(each.mark, each.comment, each.marker) for each in with_marks_of_equals(waiting, marked)] == [
        (3.0, "Yes.", ""),
        (1.0, "", ""),
    ]
    disputed = [*marked, written("eve", "No.", 2.0, "Ben")]
    assert [each.mark for each in with_marks_of_equals(waiting, disputed)] == [3.0, None]


def test_the_page_says_for_how_many_an_answer_stands() -> None:
    page = sheet_page(PageHead("Homework"), equal_answers(ALIKE, NAMING), NAMING)
    assert "2 students wrote this; the mark and the comment are for all of them." in page
    assert "2 written answers of 3 students" in page
    assert all(name not in page for name in ("ada", "bob"))
