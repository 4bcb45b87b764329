"""A second marker marks unseen; what the two give is compared; nobody's mark is replaced unasked."""

import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from grader.cli.errors import CannotRun
from grader.cli.mark_in import ask_to_replace
from grader.cli.waiting_texts import marking_command, waiting_note
from grader.export.csv_table import BadTable, table_in
from grader.export.equal_answers import equal_answers
from grader.export.given_comments import comments_given
from grader.export.marking_page import PageHead, sheet_page
from grader.export.marking_sheet import (
    OWN_FIRST_MARK,
    GivenMark,
    is_second_sheet,
    others_marks,
    own_first_marks,
    sheet_text,
    unrecorded_marks,
)
from grader.export.second_marks import agreement_of, for_second_marker, mark_pairs, pairs_text
from grader.gradebook.opening import opened_book
from grader.gradebook.records import ManualMark
from tests.export.export_sample import RESULTS, TERMS, handed_in
from tests.export.marking_sample import NAMING, read_text, written

NOW = datetime(2026, 12, 10, tzinfo=UTC)
MARKED = [
    written("ada", "So.", 3.0, "Ann", comment="unmistakable"),
    written("bob", "No.", 0.3, "Ann"),
    written("cy", "So it is.", 2.0, "Ben"),
    written("dee", "Waits."),
]


def second(student: str, text: str, score: float, author: str, comment: str = "") -> ManualMark:
    return ManualMark(student, "text.why", written(student, text).digest, score, comment, author, NOW)


SECOND = (
    second("ada", "So.", 4.0, "Ben"),
    second("ada", "So.", 1.0, "Ben", "=No."),  # the later one holds
    second("bob", "No.", 0.1, "Ben"),
    second("cy", "So it is.", 2.0, "Ann"),
    second("cy", "An older text.", 0.0, "Ann"),
)


def test_a_second_marker_sees_what_is_marked_and_nothing_of_the_mark(tmp_path: Path) -> None:
    seen = for_second_marker(MARKED, ())
    assert [(each.student, each.mark, each.comment, each.marker) for each in seen] == [
        (name, None, "", "") for name in ("ada", "bob", "cy")
    ]
    groups = equal_answers(seen, NAMING)
    page = sheet_page(PageHead("Homework", "Ben", second=True), groups, NAMING)
    text = sheet_text(groups, NAMING, "Ben", second=True)
    for shown in (page, text):
        assert "unmistakable" not in shown
        assert "Ann" not in shown
    found = read_text(text, tmp_path, seen, mark="1")
    assert {each.marker for each in found.given} == {"Ben"}
    assert is_second_sheet(table_in(tmp_path / "sheet.csv"))
    assert [each.why for each in own_first_marks(found.given, NAMING)] == [
        OWN_FIRST_MARK
    ]  # of cy, whom Ben marked first


def test_a_file_in_which_first_and_second_marks_are_mixed_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "sheet.csv"
    file.write_text("who,exercise,mark,digest,marking\na,b,1,d,second\na,b,1,d,\n", "utf-8")
    with pytest.raises(BadTable, match="read them as two files"):
        is_second_sheet(table_in(file))


def test_the_difference_is_that_of_the_marks_that_hold() -> None:
    pairs = mark_pairs(MARKED, SECOND)
    assert [(each.answer.student, float(each.difference)) for each in pairs] == [("ada", -2), ("bob", -0.2), ("cy", 0)]
    # By hand: -2, -0.2 and 0 have the mean -2.2/3.
    found = agreement_of(pairs, 0.2)
    assert (found.answers, found.same, found.apart) == (3, 1, 1)
    assert found.mean == pytest.approx(-2.2 / 3)
    assert found.mean_distance == pytest.approx(2.2 / 3)
    assert agreement_of(pairs, 0.19).apart == 2
    assert agreement_of((), 1).mean == 0


def test_a_mark_that_the_second_marker_has_put_in_place_is_no_pair() -> None:
    settled = [replace(MARKED[0], mark=2.0, marker="BEN"), *MARKED[1:]]
    assert [each.answer.student for each in mark_pairs(settled, SECOND)] == ["bob", "cy"]


def test_the_table_of_pairs_is_a_sheet_that_changes_nothing_as_it_is_and_holds_no_formula(tmp_path: Path) -> None:
    text = pairs_text(mark_pairs(MARKED, SECOND), NAMING)
    assert "'=No." in text
    found = read_text(text, tmp_path, MARKED)
    assert (len(found.given), found.problems, unrecorded_marks(found.given)) == (3, (), ())
    changed = read_text(text, tmp_path, MARKED, mark="2")
    new = [replace(each, marker="Cy") for each in unrecorded_marks(changed.given)]
    assert sorted(each.answer.student for each in others_marks(new)) == ["ada", "bob"]


WHOSE = {  # the answer as it is recorded, who marks it now: is another's mark replaced?
    "nobody has marked it": (written("ada", "So."), "Ben", False),
    "my own": (written("ada", "So.", 3.0, "Ben Low"), "ben  low", False),
    "another's": (written("ada", "So.", 3.0, "Ann"), "Ben", True),
}


@pytest.mark.parametrize("what", WHOSE)
def test_only_another_persons_mark_is_asked_about(what: str) -> None:
    answer, marker, asked = WHOSE[what]
    assert bool(others_marks([GivenMark(answer, 1.0, "", 2, marker)])) is asked


REPLIES = {"y": True, "YES ": True, "n": False, "": False, "perhaps": False}


@pytest.mark.parametrize("said", REPLIES)
def test_in_a_terminal_it_asks_and_only_a_yes_replaces(
    said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda _: said)
    taken = [GivenMark(MARKED[0], 1.0, "\x1b[31m", 2, "Ben")]
    if REPLIES[said]:
        ask_to_replace(Path("sheet.csv"), taken, NAMING)
    else:
        with pytest.raises(CannotRun, match="Nothing was recorded"):
            ask_to_replace(Path("sheet.csv"), taken, NAMING)
    shown = capsys.readouterr().out
    assert "unmistakable (Ann)" in " ".join(shown.split())
    assert "\\x1b[31m" in shown


def test_comments_are_offered_again_those_given_most_often_first_and_as_text() -> None:
    hostile = '"><script>alert(1)</script>\u202e'
    marks = [second("ada", "So.", 1, "Ann", words) for words in ("Why?", hostile, " Why? ", "", "Also.")]
    offered = comments_given(marks)
    assert offered == {"text.why": ("Why?", hostile, "Also.")}
    page = sheet_page(PageHead("Homework", comments=offered), equal_answers(MARKED, NAMING), NAMING)
    assert '<option value="&#34;&gt;&lt;script&gt;alert(1)&lt;/script&gt;\\u202e"></option>' in page
    assert "<script>alert" not in page


def test_a_marker_and_a_file_of_any_name_are_text_on_the_page() -> None:
    head = PageHead("Homework", '"><b>Ann', saved_as='"><i>.csv')
    page = sheet_page(head, equal_answers(MARKED, NAMING), NAMING)
    assert ("<b>Ann" in page, "<i>.csv" in page) == (False, False)


def test_what_waits_after_grading_is_told_with_the_command_to_go_on(tmp_path: Path) -> None:
    with opened_book(str(tmp_path / "gradebook.sqlite")) as book:
        book.announce(TERMS, "sha256:b1")
        for each in RESULTS:
            book.record(each, handed_in(each))
    told = waiting_note(tmp_path, None, "hw2")
    assert told == f"A person has to mark 1 text of text.why.\nGo on with: grader mark {tmp_path} --out sheet.html\n"
    bob = next(each for each in RESULTS if each.student == "bob")
    with opened_book(str(tmp_path / "gradebook.sqlite")) as book:
        digest = next(mark.answer for mark in book.records("hw2").attempts[1].marks if mark.answer)
        book.mark("hw2", [ManualMark(bob.student, "text.why", digest, 1.0, "", "Ann", NOW)])
    assert waiting_note(tmp_path, None, "hw2") == ""


def test_the_command_to_go_on_with_can_be_pasted() -> None:
    assert marking_command(Path("my graded; rm x"), "b k.sqlite") == (
        "grader mark 'my graded; rm x' --out sheet.html --gradebook 'b k.sqlite'"
    )
    assert "--gradebook" not in marking_command(Path("graded"), "postgresql://me:secret@host/db")
