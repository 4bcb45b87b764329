"""`grader mark`, `export` and `return` as an instructor types them, on a class that was collected and graded."""

import csv
import io
import json
import shutil
import zipfile
from contextlib import chdir
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grader.cli.app import app
from grader.gradebook.opening import opened_book
from grader.gradebook.records import Records
from grader.report.feedback_templates import TemplateFault
from tests.browsing import chromium, needs_chromium, opened, violations
from tests.export.export_sample import RESULTS, ROSTER, TERMS, handed_in
from tests.export.out_course import course, grader, refused

FREE = ("--author", "Tutor T.")


@pytest.fixture(scope="module")
def graded_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return course(tmp_path_factory.mktemp("course"))


@pytest.fixture
def graded(graded_once: Path, tmp_path: Path) -> Path:
    """A copy of the course for one test."""
    shutil.copytree(graded_once, tmp_path / "course")
    run = tmp_path / "course" / "graded" / "run.json"
    run.write_text(run.read_text("utf-8").replace(str(graded_once), str(tmp_path / "course")), "utf-8")
    return tmp_path / "course"


@pytest.fixture
def booked(tmp_path: Path) -> Path:
    """A folder with a gradebook and nothing else: the marks of the sample."""
    with opened_book(str(tmp_path / "gradebook.sqlite")) as book:
        book.announce(TERMS, "sha256:b1", [each.id for each in ROSTER])
        for each in RESULTS:
            book.record(each, handed_in(each))
    return tmp_path


def records(folder: Path) -> Records:
    with opened_book(str(folder / "graded" / "gradebook.sqlite")) as book:
        return book.records("week1")


def rows(file: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(file.read_text("utf-8-sig"), newline="")))


def fill(sheet: Path, marks: dict[str, tuple[str, str]]) -> None:
    """Writes marks and comments into a sheet, by a piece of the answer."""
    filled = rows(sheet)
    for row in filled:
        row["mark"], row["comment"] = next(
            (given for text, given in marks.items() if text in row["answer"]), (row["mark"], row["comment"])
        )
    with sheet.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.DictWriter(stream, list(filled[0]))
        writer.writeheader()
        writer.writerows(filled)


def test_marks_go_out_from_the_gradebook_to_a_file_in_the_graded_folder(booked: Path) -> None:
    said = grader(booked, "export", ".", "--to", "canvas", "--by", "sis")
    assert "Wrote exports/hw2-canvas.csv. Of 5 students, 2 have a final mark." in said
    file = booked / "exports" / "hw2-canvas.csv"
    assert file.read_text("utf-8").splitlines()[:3] == [
        "Student,ID,SIS User ID,SIS Login ID,Section,Homework 2",
        "    Points Possible,,,,,6",
        "ada,,ada,,,6",
    ]
    assert file.stat().st_mode & 0o777 == 0o600
    (booked / "roster.csv").write_text("id\nada\nzoe\n", "utf-8")
    said = grader(booked, "export", ".", "--to", "csv", "--roster", "roster.csv", "--out", "x.csv")
    assert "Not on the roster, and left out: bob, cy, dee, eve." in said
    assert [row["student"] for row in rows(booked / "x.csv")] == ["ada", "zoe"]


REFUSED = {  # what: (arguments, part of the sentence)
    "no such system": (("export", ".", "--to", "ilias"), "there are only csv, canvas, moodle, gradescope, junit"),
    "return to a table": (("return", ".", "--to", "csv"), "there are only canvas, moodle"),
    "no such folder": (("export", "away", "--to", "csv"), "there is no such folder"),
    "a template for nobody": (("export", ".", "--to", "csv", "--template", "x"), "--template is for canvas and moodle"),
    "a column for nobody": (("export", ".", "--to", "csv", "--column", "x"), "--column is for canvas"),
    "nobody in Moodle": (("export", ".", "--to", "moodle"), "their number in Moodle is not known"),
    "neither out nor in": (("mark", "."), "Say --out FILE"),
    "both": (("mark", ".", "--out", "a.csv", "--in", "b.csv"), "Say --out FILE"),
    "compared and read": (("mark", ".", "--compare", "--in", "b.csv"), "or --compare to see"),
    "a split to read": (("mark", ".", "--in", "b.csv", "--split", "3"), "--split goes with --out."),
    "a split of one": (("mark", ".", "--out", "b.csv", "--split", "1"), "write a number of sheets from 2"),
    "a split for one": (("mark", ".", "--out", "b.csv", "--split", "3", "--author", "Ann"), "names after --split"),
    "to replace by writing": (("mark", ".", "--out", "b.csv", "--replace"), "--replace goes with --in."),
    "a bound of nothing": (("mark", ".", "--out", "b.csv", "--beyond", "2"), "--beyond goes with --compare."),
    "no bound": (("mark", ".", "--compare", "--beyond", "inf"), "--beyond: write a number of points."),
    "compared on a page": (("mark", ".", "--compare", "--out", "b.html"), "with --compare it ends in .csv"),
    "another kind of file": (("mark", ".", "--out", "a.xlsx"), "a marking sheet ends in .csv or .html"),
    "the assignment is gone": (("mark", ".", "--out", "a.csv"), "name it with --assignment"),
    "gone for Gradescope": (("export", ".", "--to", "gradescope"), "name it with --assignment"),
    "what an id is": (("export", ".", "--to", "canvas", "--by", "name"), "there are only login, sis"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_done_is_said_in_a_sentence_and_nothing_is_written(what: str, booked: Path) -> None:
    command, said = REFUSED[what]
    before = sorted(booked.rglob("*.csv")) + sorted(booked.rglob("*.zip"))
    assert said in refused(booked, *command)
    assert sorted(booked.rglob("*.csv")) + sorted(booked.rglob("*.zip")) == before


@pytest.mark.slow
def test_a_sheet_is_filled_in_read_back_and_shown_to_the_students_it_is_about(graded: Path) -> None:
    out = graded / "graded"
    page = out / "feedback" / "ada.html"
    assert "then your feedback comes" in page.read_text("utf-8")
    assert "posterior" not in page.read_text("utf-8").casefold()
    assert "2 answers to mark, students by pseudonyms" in grader(graded, "mark", "graded", "--out", "sheet.csv")
    assert "it is there already" in refused(graded, "mark", "graded", "--out", "sheet.csv")
    text = (graded / "sheet.csv").read_text("utf-8")
    assert "ada" not in text.casefold().replace("loan", "")
    assert "says that the gain is the whole entropy" in text

    fill(graded / "sheet.csv", {"whole entropy": ("3", "Three of four."), "1+1": ("5", "")})
    said = refused(graded, "mark", "graded", "--in", "sheet.csv", *FREE)
    assert "the mark must be from 0 to 4" in said
    assert "1 row cannot be taken, so nothing was recorded" in said
    assert records(graded).manual == ()

    fill(graded / "sheet.csv", {"1+1": ("", "")})
    assert "1 answer still to mark." in grader(graded, "mark", "graded", "--in", "sheet.csv", *FREE)
    shown = page.read_text("utf-8")
    assert "Three of four." in shown
    assert "then your feedback comes" in (out / "feedback" / "alan.html").read_text("utf-8")

    fill(graded / "sheet.csv", {"1+1": ("0,5", "No.")})
    said = grader(graded, "mark", "graded", "--in", "sheet.csv", "--author", "Other")
    assert "1 mark recorded, 1 known before.\nAll written answers are marked." in said
    assert [(each.student, each.score, each.author) for each in records(graded).manual] == [
        ("ada", 3.0, "Tutor T."),
        ("alan", 0.5, "Other"),
    ]
    assert "No written answer waits" in grader(graded, "mark", "graded", "--out", "next.csv")
    again = grader(graded, "grade", "week1.yaml", "submissions", "--out", "graded", "--workers", "1")
    assert "3 unchanged since the last run" in again  # the pages were made as `grade` makes them
    assert page.read_text("utf-8") == shown


@pytest.mark.slow
def test_a_team_marks_and_nobody_writes_over_another(graded: Path) -> None:
    (graded / "submissions" / "grace" / "answers.yaml").write_text(
        'trees.why_gain_ratio: "The gain is  the whole entropy. "\n', "utf-8"
    )
    again = ("grade", "week1.yaml", "submissions", "--out", "graded", "--workers", "1", "--isolation", "process")
    said = grader(graded, *again, "--only", "grace")
    assert "A person has to mark 3 texts of trees.why_gain_ratio.\nGo on with: grader mark graded --out sheet" in said
    said = grader(graded, "mark", "graded", "--out", "sheet.csv", "--split", "Ann, Ben Low")
    assert said.count("1 answer to mark") == 2
    assert "1 answer to mark (of 2, as equal ones are marked once)" in said
    for name in ("Ann", "Ben Low"):
        fill(graded / f"sheet-{name}.csv", {"entropy": ("3", "So."), "1+1": ("1", "")})
        grader(graded, "mark", "graded", "--in", f"sheet-{name}.csv")
    given = {each.student: (each.score, each.author) for each in records(graded).manual}
    whole, other = given["ada"][1], given["alan"][1]  # whom the sheets name
    assert given == {"ada": (3.0, whole), "grace": (3.0, whole), "alan": (1.0, other)}
    assert {whole, other} == {"Ann", "Ben Low"}

    sheet = f"sheet-{whole}.csv"
    fill(graded / sheet, {"entropy": ("4", "So.")})
    refusal = f"2 answers have marks by {whole}, and other ones in this sheet. Nothing was recorded; --replace puts"
    assert refusal in refused(graded, "mark", "graded", "--in", sheet, "--author", other)
    assert len(records(graded).manual) == 3
    assert "2 marks recorded" in grader(graded, "mark", "graded", "--in", sheet)  # one's own are replaced freely
    fill(graded / sheet, {"entropy": ("2", "So.")})
    said = grader(graded, "mark", "graded", "--in", sheet, "--author", "Cy", "--replace")
    assert f"Of these, 2 took the place of what {whole} gave, which stays on record." in said

    page = (graded / "graded" / "feedback" / "ada.html").read_bytes()
    grader(graded, "mark", "graded", "--out", "second.csv", "--second", "--author", whole)
    assert {(row["mark"], row["comment"]) for row in rows(graded / "second.csv")} == {("", "")}
    fill(graded / "second.csv", {"entropy": ("4", "Better."), "1+1": ("1", "")})
    said = grader(graded, "mark", "graded", "--in", "second.csv")
    assert "3 second marks recorded, 0 known before.\nThe first marks count" in said
    assert (graded / "graded" / "feedback" / "ada.html").read_bytes() == page
    said = grader(graded, "mark", "graded", "--compare", "--names", "--out", "pairs.csv")
    assert "3 answers with two marks: 1 the same, 2 differ by more than 1 point." in said
    assert "Mean difference, second less first: +1.33; mean distance: 1.33." in said
    fill(graded / "pairs.csv", {"entropy": ("3", "Settled.")})
    grader(graded, "mark", "graded", "--in", "pairs.csv", "--author", "Dee", "--replace")
    assert b"Settled." in (graded / "graded" / "feedback" / "ada.html").read_bytes()
    assert "No written answer waits for a second mark." in grader(
        graded, "mark", "graded", "--second", "--out", "x.csv"
    )


@pytest.mark.slow
def test_marks_and_feedback_go_to_both_systems_with_the_numbers_that_were_calculated_by_hand(graded: Path) -> None:
    roster = ("--roster", "roster.csv")
    for system in ("canvas", "moodle"):
        said = grader(graded, "export", "graded", "--to", system, *roster, "--out", f"{system}-early.csv")
        assert "Waits for a person to mark it: ada, alan." in said
    assert [row["Grade"] for row in rows(graded / "moodle-early.csv")] == ["", "", "0"]
    back = grader(graded, "return", "graded", "--to", "moodle", *roster)
    assert "Not in the zip: ada, alan. A person still has to mark what they wrote." in back

    grader(graded, "mark", "graded", "--out", "sheet.csv", "--names")
    fill(graded / "sheet.csv", {"whole entropy": ("3", ""), "1+1": ("0.5", "")})
    grader(graded, "mark", "graded", "--in", "sheet.csv")
    by_hand = {"ada": 3.0, "alan": 0.45, "grace": 0.0}  # alan is a day late: 10 % off
    for system, column, skipped in (("canvas", "Week 1", 1), ("moodle", "Grade", 0), ("csv", "final", 0)):
        grader(graded, "export", "graded", "--to", system, *roster, "--out", f"{system}.csv")
        assert [float(row[column]) for row in rows(graded / f"{system}.csv")[skipped:]] == list(by_hand.values())
    grader(graded, "export", "graded", "--to", "gradescope", "--out", "scope")
    scores = {
        name: json.loads((graded / "scope" / name / "results.json").read_text("utf-8"))["score"] for name in by_hand
    }
    assert scores == by_hand

    for system in ("canvas", "moodle"):
        assert "Feedback of 3 students" in grader(graded, "return", "graded", "--to", system, *roster, "--out", "x.zip")
        with zipfile.ZipFile(graded / "x.zip") as archive:
            found = {name: archive.read(name) for name in archive.namelist()}
        ada = next(
            name for name in found if "ada" in name.rpartition("-")[0].casefold()
        )  # random digits may say it too
        assert found[ada] == (graded / "graded" / "feedback" / "ada.html").read_bytes()
        assert ("_101_9001_" if system == "canvas" else "_201_assignsubmission_file_/") in ada
        secrets = {name.rpartition("-")[2] for name in found}
        assert (len(secrets), {len(each) for each in secrets}) == (3, {len("0" * 32 + ".html")})


@pytest.mark.slow
def test_pages_older_than_a_decision_are_not_returned(graded: Path) -> None:
    grader(graded, "override", "graded", "grace", "trees.why_gain_ratio", "--score", "4", "--reason", "Lost by us.")
    said = refused(graded, "return", "graded", "--to", "canvas")
    assert "or another day has come: grace. Run `grader grade` again" in said
    assert not (graded / "graded" / "exports").exists()


@pytest.mark.slow
def test_pages_that_tell_more_than_may_be_told_after_an_extension_are_not_returned(graded: Path) -> None:
    closed = ("--as-of", "3000-01-01T00:00:00+00:00", "--workers", "1")
    grader(graded, "grade", "week1.yaml", "submissions", "--out", "graded", *closed)
    grader(graded, "extend", "graded", "grace", "--until", "2999-01-01T00:00:00+00:00", "--reason", "ill")
    assert "ada, alan, grace. Run `grader grade` again" in refused(graded, "return", "graded", "--to", "canvas")


@pytest.mark.slow
def test_templates_that_do_not_work_are_told_before_a_mark_is_recorded(graded: Path) -> None:
    grader(graded, "mark", "graded", "--out", "sheet.csv")
    fill(graded / "sheet.csv", {"whole entropy": ("3", "")})
    with chdir(graded):
        done = CliRunner().invoke(app, ["mark", "graded", "--in", "sheet.csv", "--templates", "away"])
    assert isinstance(done.exception, TemplateFault)
    assert records(graded).manual == ()


@pytest.mark.in_turn
@pytest.mark.slow
@needs_chromium
def test_the_page_of_the_sheet_saves_what_was_typed_and_can_be_used_by_anybody(graded: Path) -> None:
    grader(graded, "mark", "graded", "--out", "sheet.html")
    with chromium() as window:
        seen = opened(window, graded / "sheet.html")
        seen.page.locator("input").nth(0).fill("9")
        seen.page.click("#save")
        assert "out of range" in seen.page.inner_text("#said")
        for place, mark in enumerate(("1.5", "2")):
            seen.page.locator("input").nth(place).fill(mark)
        assert not seen.page.locator("select").nth(1).is_visible()  # nothing was said before
        seen.page.locator("textarea").nth(0).fill('=so "it"\nis, really')
        seen.page.locator("textarea").nth(0).blur()
        assert violations(seen.page) == []
        seen.page.locator("select").nth(1).select_option(index=1)
        with seen.page.expect_download() as download:
            seen.page.click("#save")
        download.value.save_as(graded / "marks.csv")
        assert (seen.asked, seen.complaints) == ([], [])
    said = grader(graded, "mark", "graded", "--in", "marks.csv")
    assert "2 marks recorded" in said
    given = sorted((each.score, each.comment) for each in records(graded).manual)
    assert given == [(1.5, '=so "it"\nis, really'), (2.0, '=so "it"\nis, really')]
