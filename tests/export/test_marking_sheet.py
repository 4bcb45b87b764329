"""The marking sheet: anonymous, with the rubric, and read back only if every row is sound."""

import csv
import io
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import pytest

from grader.export.answers_to_mark import MarkingRubric, WrittenAnswer, answers_that_count
from grader.export.csv_table import BadTable, table_in
from grader.export.equal_answers import EqualAnswers, Naming, equal_answers
from grader.export.marking_page import PageHead, sheet_page
from grader.export.marking_sheet import ANSWER_CHANGED, SheetMarks, read_sheet, sheet_text, unrecorded_marks
from grader.export.pseudonyms import KEY_FILE, NoKey, pseudonym, pseudonym_key, unguessable_suffix
from grader.gradebook.class_marks import Standing
from grader.gradebook.records import ManualMark
from grader.score.result import Result
from tests.export.export_sample import class_standings, result

RUBRIC = {"text.why": MarkingRubric((("1", "says that"), ("1", "says this")))}
TEXT = '=cmd|"x"!A1\nsecond <script>alert(1)</script> line\u202e'
RESULTS = (result("ada", 4.0, TEXT), result("bob", 3.0, "Because."), result("cy", 3.0, 0.0))
NAMING = partial(pseudonym, bytes(32))
Cells = dict[str, str]


def answers(
    results: Sequence[Result] = RESULTS, keep: str = "best", marks: tuple[ManualMark, ...] = ()
) -> list[WrittenAnswer]:
    documents = {(each.student, each.submission): each for each in results}
    found: tuple[Standing, ...] = class_standings(*results, marks=marks)
    return list(answers_that_count(found, keep, lambda student, submission: documents[student, submission], RUBRIC))


def equals(own: Sequence[WrittenAnswer] | None = None, naming: Naming = NAMING) -> tuple[EqualAnswers, ...]:
    """The answers as a sheet has them, equal ones together."""
    return equal_answers(answers() if own is None else own, naming)


def cells_of(text: str) -> list[Cells]:
    return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline="")))


def read(rows: Sequence[Cells], tmp_path: Path, own: Sequence[WrittenAnswer] | None = None) -> SheetMarks:
    """What the sheet says after people have changed it."""
    file = tmp_path / "sheet.csv"
    with file.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.DictWriter(stream, list(rows[0]), delimiter=";")
        writer.writeheader()
        writer.writerows(rows)
    return read_sheet(table_in(file), answers() if own is None else own, NAMING)


def test_the_sheet_has_every_answer_with_its_rubric_and_tells_nobody() -> None:
    rows = cells_of(sheet_text(equals(), NAMING))
    assert sorted(row["who"] for row in rows) == sorted([NAMING("ada"), NAMING("bob")])
    assert {row["rubric"] for row in rows} == {"1: says that\n1: says this"}
    assert {row["answer"] for row in rows} == {"Because.", "'" + TEXT.replace("\u202e", "\\u202e")}
    assert {row["mark"] for row in rows} == {""}
    for shown in (sheet_text(equals(), NAMING), sheet_page(PageHead("Homework 2"), equals(), NAMING)):
        assert "ada" not in shown
        assert "bob" not in shown
    assert "bob" in sheet_text(equals(naming=str), str)


def test_the_order_of_the_rows_is_that_of_the_pseudonyms() -> None:
    students = [result(f"s{number:02}", 0.0, f"Text {number}.") for number in range(12)]
    order = [row["who"] for row in cells_of(sheet_text(equals(answers(students)), NAMING))]
    assert order == sorted(order)
    assert order != [NAMING(each.student) for each in students]


def test_what_a_student_wrote_is_text_on_the_page() -> None:
    page = sheet_page(PageHead("<b>Homework</b>"), equals(), NAMING)
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)&lt;/script&gt; line\\u202e" in page
    assert "&lt;b&gt;Homework" in page
    assert "<em>Why</em> so?" in page  # the prompt is an author's


def test_marks_and_comments_come_back_as_they_were_written(tmp_path: Path) -> None:
    rows = cells_of(sheet_text(equals(), NAMING))
    for row in rows:
        mine = row["who"] == NAMING("ada")
        row["mark"], row["comment"] = ("1,5", "'-1 for the sign") if mine else (" 2.0 ", "Ää\r\nso")
    found = read(rows, tmp_path)
    given = {each.answer.student: (each.score, each.comment) for each in found.given}
    assert (given, found.problems) == ({"ada": (1.5, "-1 for the sign"), "bob": (2.0, "Ää\nso")}, ())


def test_a_sheet_with_names_is_read_as_well_and_rows_without_a_mark_are_counted(tmp_path: Path) -> None:
    rows = cells_of(sheet_text(equals(naming=str), str))
    found = read([{**row, "mark": "2" if row["who"] == "ada" else ""} for row in rows], tmp_path)
    assert ([each.answer.student for each in found.given], found.empty) == (["ada"], 1)


PROBLEMS: dict[str, tuple[Cells, str]] = {  # what is changed in the row of bob: (cells, why it cannot be taken)
    "unknown person": ({"who": "XXXX-XXXX-XXXX"}, "nobody of this name has a written answer here"),
    "no answer of theirs": ({"who": "cy"}, "nobody of this name has a written answer here"),
    "unknown exercise": (
        {"exercise": "text.wy"},
        "there is no written answer to this exercise; did you mean text.why?",
    ),
    "too much": ({"mark": "2.01"}, "the mark must be from 0 to 2"),
    "below zero": ({"mark": "-1"}, "the mark must be from 0 to 2"),
    "not a number": ({"mark": "nan"}, "the mark must be from 0 to 2"),
    "a word": ({"mark": "good"}, "the mark is no number"),
    "too fine": ({"mark": "1.005"}, "the mark may have two decimals"),
    "a comment alone": ({"mark": "", "comment": "Well."}, "there is a comment and no mark"),
    "another text": ({"digest": "0" * 32}, ANSWER_CHANGED),
    "a long comment": ({"comment": "x" * 5001}, "the comment is longer than 5000 characters"),
}


@pytest.mark.parametrize("what", PROBLEMS)
def test_a_row_that_is_not_sound_is_told_with_its_number(what: str, tmp_path: Path) -> None:
    cells, why = PROBLEMS[what]
    rows = cells_of(sheet_text(equals(), NAMING))
    place = next(place for place, row in enumerate(rows) if row["who"] == NAMING("bob"))
    rows[place] |= {"mark": "1", **cells}
    assert [(each.row, each.why) for each in read(rows, tmp_path).problems] == [(place + 2, why)]


def test_a_row_that_stands_twice_and_a_file_without_the_columns_are_told(tmp_path: Path) -> None:
    rows = [{**row, "mark": "1"} for row in cells_of(sheet_text(equals(), NAMING))]
    assert [each.why for each in read([*rows, rows[0]], tmp_path).problems] == ["it stands on row 2 already"]
    with pytest.raises(BadTable, match="there is no column mark, digest"):
        read([{"who": "ada", "exercise": "text.why"}], tmp_path)


def test_an_answer_that_was_handed_in_anew_is_not_marked_by_an_old_sheet(tmp_path: Path) -> None:
    rows = [{**row, "mark": "1"} for row in cells_of(sheet_text(equals(answers(RESULTS[:1])), NAMING))]
    now = answers([result("ada", 4.0, "Another text.")])
    assert [each.why for each in read(rows, tmp_path, now).problems] == [ANSWER_CHANGED]


def test_where_the_best_attempt_counts_each_text_is_marked_and_where_the_last_only_that() -> None:
    twice = [result("ada", 4.0, "First.", "1"), result("ada", 3.0, "Second.", "2"), result("ada", 3.0, "First.", "3")]
    assert [each.text for each in answers(twice)] == ["First.", "Second."]
    last = [each for each in class_standings(*twice) if each.student == "ada"]
    only_last = replace(last[0], counts=last[0].attempts[-1])
    documents = {each.submission: each for each in twice}
    found = answers_that_count([only_last], "last", lambda _, submission: documents[submission], RUBRIC)
    assert [each.text for each in found] == ["First."]


def test_reading_a_sheet_again_adds_nothing(tmp_path: Path) -> None:
    [mine] = answers(RESULTS[:1])
    at = datetime(2026, 12, 10, tzinfo=UTC)
    mark = ManualMark("ada", "text.why", mine.digest, 1.5, "=So", "tutor", at)
    own = answers(RESULTS[:1], marks=(mark,))
    assert [(each.mark, each.comment) for each in own] == [(1.5, "=So")]
    rows = cells_of(sheet_text(equals(own), NAMING))
    found = read(rows, tmp_path, own)
    assert len(found.given) == 1
    assert unrecorded_marks(found.given) == ()
    rows[0]["mark"] = "2"
    assert len(unrecorded_marks(read(rows, tmp_path, own).given)) == 1


def test_pseudonyms_stay_and_depend_on_a_key_that_only_the_owner_can_read(tmp_path: Path) -> None:
    key = pseudonym_key(tmp_path)
    assert key == pseudonym_key(tmp_path)
    assert (tmp_path / KEY_FILE).stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.iterdir()] == [KEY_FILE]
    other = tmp_path / "other"
    other.mkdir()
    assert pseudonym(key, "ada") != pseudonym(pseudonym_key(other), "ada")
    assert unguessable_suffix(key, "hw2", "ada") != unguessable_suffix(key, "hw3", "ada")
    (tmp_path / KEY_FILE).write_text("spoilt", "utf-8")
    with pytest.raises(NoKey, match="this is not a key"):
        pseudonym_key(tmp_path)
