"""Marks in other systems' own layouts, read back with real parsers: no mark is 0 that is none, no name is a formula."""

import csv
import io
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from pathlib import Path

import junitparser
import pytest

from grader.export.csv_table import BadTable, CsvTable, table_in, table_text
from grader.export.exported import ExportedFile
from grader.export.known_people import people_of
from grader.export.plain_table import plain_export
from grader.platforms.canvas import canvas, canvas_filled
from grader.platforms.junit import junit
from grader.platforms.moodle import MOODLE_HEAD, moodle, moodle_filled
from grader.texts.roster import Student
from tests.export.export_sample import FINAL, ROSTER, TERMS, class_standings, people, result

MARKS = class_standings()
CANVAS = """Student,ID,SIS User ID,SIS Login ID,Section,Homework 1 (11),Homework 2 (4711),Final Score
,,,,,Manual Posting,,
    Points Possible,,,,,10,6.00,(read only)
"Lovelace, Ada",101,S1,alo,A,9,,90
"Bob",102,S2,bbo,A,8,1.5,80
"Young, Cy",,,,B,7,,70
"Late, Eve",,,ELA,B,-2,,70
"Student, Test",999,,x9,B,,EX,
"""
MOODLE = """Identifier,"Full name","ID number","Email address",Status,Grade,"Maximum grade","Grade can be changed",\
"Last modified (submission)","Last modified (grade)","Feedback comments"
"Participant 201","Somebody Else",,,"Submitted for grading",,6.00,Yes,"Friday, 4 December 2026, 9 PM",-,"<p>Fine</p>"
"Participant 777","Eve Late",,,"Submitted for grading",1.00,6.00,Yes,-,-,
"Participant 205",,,,"Submitted for grading",,6.00,Yes,-,-,"-"
"Participant 202",,,bob@example.edu,"Submitted for grading",2.50,6.00,Yes,-,-,
"""


def rows(outcome: ExportedFile) -> list[list[str]]:
    return list(csv.reader(io.StringIO(outcome.text, newline="")))


def column(outcome: ExportedFile, name: str) -> dict[str, str]:
    """A column by the cell that stands first in its row."""
    head, *others = rows(outcome)
    return {row[0]: row[head.index(name)] for row in others}


def table(text: str, tmp_path: Path) -> CsvTable:
    file = tmp_path / "template.csv"
    file.write_text(text, "utf-8")
    return table_in(file)


def filled(text: str, tmp_path: Path, name: str = "") -> ExportedFile:
    return canvas_filled(TERMS, MARKS, people(), 6, name, table(text, tmp_path))


def test_the_table_for_people_has_every_number_of_the_standings_and_empty_cells_for_what_nobody_knows() -> None:
    out = plain_export(TERMS, MARKS, people())
    head, *others = rows(out)
    by_hand = {
        "ada": ["6", "6", "6", "0", "0", "", "4", "2"],
        "bob": ["", "6", "3", "0", "2", "", "3", ""],
        "cy": ["", "6", "2", "0", "0", "trees.gain", "", "2"],
        "dee": ["", "6", "", "0", "0", "", "", ""],
        "eve": ["3", "6", "4", "1", "0", "", "3", "1"],
    }
    wanted = [head.index(name) for name in ("final", "points", "raw", "penalty", "pending", "ungraded", *head[-2:])]
    assert {row[0]: [row[place] for place in wanted] for row in others} == by_hand
    assert {name: float(cell) if cell else None for name, cell in column(out, "final").items()} == FINAL


def test_canvas_has_its_exact_header_and_its_row_of_points_possible() -> None:
    out = canvas(TERMS, MARKS, people(), 6, "Homework 2 (4711)")
    first, second, third, *_ = out.text.splitlines()
    assert first == "Student,ID,SIS User ID,SIS Login ID,Section,Homework 2 (4711)"
    assert second == "    Points Possible,,,,,6"
    assert third == "Ada Lovelace,101,S1,alo,,6"


def test_what_is_pending_ungraded_or_not_handed_in_is_empty_and_told_and_never_0() -> None:
    for out in (
        canvas(TERMS, MARKS, people(), 6, ""),
        moodle(MARKS, people(), 6),
        plain_export(TERMS, MARKS, people()),
    ):
        assert "Waits for a person to mark it: bob." in out.notes
        assert "Not graded yet, through a fault of ours: cy." in out.notes
        assert "Nothing was handed in: dee." in out.notes
    cells = [row[-1] for row in rows(canvas(TERMS, MARKS, people(), 6, ""))[2:]]
    assert cells == ["6", "", "", "", "3"]
    assert [row[4] for row in rows(moodle(MARKS, people(), 6))[1:]] == ["6", "", "", "", "3"]


def test_no_cell_is_a_formula_and_numbers_below_zero_stay_numbers() -> None:
    names = [row[0] for row in rows(canvas(TERMS, MARKS, people(), 6, ""))[2:]]
    assert names == ["Ada Lovelace", '\'=Bob, the "1st"', "Cy Young", "'-Dee", "Eve Late"]
    assert table_text([["-2.5", -2.5, "-", "-2 points", "\t=1"]]) == "-2.5,-2.5,-,'-2 points,\"'\t=1\"\n"


@pytest.mark.parametrize(("by", "place"), [("login", 3), ("sis", 2)])
def test_without_a_roster_the_id_is_the_login_or_the_sis_id(by: str, place: int) -> None:
    out = canvas(TERMS, MARKS, people((), by), 6, "")
    assert [row[place] for row in rows(out)[2:]] == ["ada", "bob", "cy", "dee", "eve"]


def test_a_gradebook_of_canvas_comes_back_with_one_column_and_nothing_else_changed(tmp_path: Path) -> None:
    out = filled(CANVAS, tmp_path)
    assert rows(out)[0] == ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "Homework 2 (4711)"]
    assert column(out, "Homework 2 (4711)") == {
        "": "",
        "    Points Possible": "6",
        "Lovelace, Ada": "6",
        "Bob": "1.5",  # an empty cell would take the grade away
        "Young, Cy": "",
        "Late, Eve": "3",
        "Student, Test": "EX",
    }
    assert [row[:5] for row in rows(out)] == [row[:5] for row in csv.reader(io.StringIO(CANVAS))]


def test_a_column_of_canvas_is_found_by_its_title_or_its_number(tmp_path: Path) -> None:
    for name in ("", "4711", "homework 2", "Homework 2 (4711)"):
        assert filled(CANVAS, tmp_path, name).text == filled(CANVAS, tmp_path).text


REFUSED = {  # what: (the file's text, --column, part of the sentence)
    "other points": (CANVAS.replace("6.00", "100"), "", "Canvas has 100 points possible and this assignment 6"),
    "no such column": (CANVAS, "Homwork 2", "did you mean --column 'Homework 2 (4711)'?"),
    "two such columns": (CANVAS.replace("Homework 1", "Homework 2"), "", "by its number in brackets"),
    "not of Canvas": (MOODLE, "", "no gradebook that Canvas exported"),
    "somebody twice": (CANVAS + '"Lovelace, Ada",101,S1,alo,B,9,,90\n', "", "row 9: ada stands on row 4 already"),
    "nothing": ("", "", "there is nothing in it"),
    "no text": ("\0", "", "save it as CSV in UTF-8"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_template_that_does_not_fit_is_refused_in_a_sentence(what: str, tmp_path: Path) -> None:
    text, name, sentence = REFUSED[what]
    with pytest.raises(BadTable, match=sentence.replace("(", r"\(").replace(")", r"\)").replace("?", r"\?")):
        filled(text, tmp_path, name)


def test_who_has_a_mark_and_no_row_in_the_template_is_told(tmp_path: Path) -> None:
    out = filled(CANVAS.replace('"Late, Eve",,,ELA', '"Nobody",,,nob'), tmp_path)
    assert "They have a mark, and no row in template.csv: eve." in out.notes


def test_moodle_has_its_exact_header_and_participants() -> None:
    out = moodle(MARKS, people(), 6)
    assert out.text.splitlines()[0] == (
        "Identifier,Full name,Email address,Status,Grade,Maximum Grade,Grade can be changed,"
        "Last modified (submission),Last modified (grade),Feedback comments"
    )
    assert rows(out)[1] == [
        "Participant 201",
        "Ada Lovelace",
        "",
        "Submitted for grading",
        "6",
        "6",
        "Yes",
        "-",
        "-",
        "",
    ]
    assert column(out, "Status")["Participant 204"] == "No submission"


def test_a_worksheet_of_moodle_comes_back_with_the_grades_and_nothing_else_changed(tmp_path: Path) -> None:
    out = moodle_filled(MARKS, people(), 6, table(MOODLE, tmp_path))
    before = list(csv.reader(io.StringIO(MOODLE)))
    assert [row[:5] + row[6:] for row in rows(out)] == [row[:5] + row[6:] for row in before]
    grades = {"Participant 201": "6", "Participant 777": "1.00", "Participant 205": "3", "Participant 202": "2.50"}
    assert column(out, "Grade") == grades  # a number goes before a name, and bob has no mark yet


def test_moodle_is_refused_where_its_maximum_is_another_or_nobody_is_known_there(tmp_path: Path) -> None:
    with pytest.raises(BadTable, match=r"maximum grade of 100\.00 and this assignment 6 points"):
        moodle_filled(MARKS, people(), 6, table(MOODLE.replace("6.00", "100.00"), tmp_path))
    with pytest.raises(BadTable, match="no grading worksheet of Moodle in English"):
        moodle_filled(MARKS, people(), 6, table(CANVAS, tmp_path))
    with pytest.raises(BadTable, match="their number in Moodle is not known"):
        moodle(MARKS, people(()), 6)
    some = people((replace(ROSTER[0]), Student("bob")))
    assert "cy, dee, eve" in moodle(MARKS, some, 6).notes[0]


def test_a_mark_above_the_maximum_is_told_as_moodle_would_skip_it() -> None:
    assert "Moodle may take no more than 5, and they have more: ada." in moodle(MARKS, people(), 5).notes


def test_junit_is_read_by_others_with_what_waits_skipped_and_what_failed_through_us_an_error() -> None:
    text = junit(TERMS, MARKS).text
    suites = {suite.name: suite for suite in junitparser.JUnitXml.fromstring(text.encode())}
    counts = {name: (each.tests, each.failures, each.errors, each.skipped) for name, each in suites.items()}
    assert counts == {"ada": (2, 0, 0, 0), "bob": (2, 1, 0, 1), "cy": (2, 0, 1, 0), "eve": (2, 2, 0, 0)}
    kinds = {name: [[type(each).__name__ for each in case.result] for case in suite] for name, suite in suites.items()}
    assert (kinds["ada"], kinds["bob"], kinds["cy"]) == ([[], []], [["Failure"], ["Skipped"]], [["Error"], []])
    finals = {
        suite.get("name"): suite.find("properties/property[@name='final']") for suite in ElementTree.fromstring(text)
    }
    assert {name: float(each.get("value", "")) for name, each in finals.items() if each is not None} == {
        "ada": 6,
        "eve": 3,
    }


def test_names_in_xml_and_csv_are_text_whatever_stands_in_them() -> None:
    hostile = '"><!--\x00 \u202e,;\n=1'
    marks = class_standings(result(hostile, 4.0, 2.0))
    assert ElementTree.fromstring(junit(TERMS, marks).text)[0].get("name", "").startswith('"><!--\\x00')
    out = plain_export(TERMS, marks, people_of([hostile], (), ()))
    assert len(rows(out)) == 2
    assert len(rows(out)[1]) == len(rows(out)[0])


@pytest.mark.slow
def test_pandas_reads_the_same_numbers() -> None:
    import pandas

    frame = pandas.read_csv(io.StringIO(canvas(TERMS, MARKS, people(), 6, "hw").text), skiprows=[1])
    assert frame["hw"].tolist()[0::4] == [6.0, 3.0]
    assert frame["hw"].isna().tolist() == [False, True, True, True, False]
    sheet = pandas.read_csv(io.StringIO(moodle(MARKS, people(), 6).text))
    assert tuple(sheet.columns) == MOODLE_HEAD
    assert sheet["Grade"].dropna().tolist() == [6.0, 3.0]


def test_while_another_attempt_may_still_overtake_the_mark_is_not_final() -> None:
    marks = class_standings(result("ada", 3.0, 0.0, "1"), result("ada", 2.0, "A text.", "2"))
    out = canvas(TERMS, marks, people(), 6, "")
    assert [row[-1] for row in rows(out)[2:]] == [""]
    assert out.notes == ("Waits for a person to mark it: ada.",)
