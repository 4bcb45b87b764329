"""A folder and a gradebook of an earlier term, with result documents of schema 1: every command reads them."""

import csv
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from grader.cli.app import app
from grader.engine.resume import stored_digest
from grader.engine.why.found_result import ResultNotFound
from grader.intake.receipt import receipt_of, short_receipt_of
from tests.grading import RIGHT_ENTROPY

pytestmark = [pytest.mark.slow, pytest.mark.in_turn]

WRONG = RIGHT_ENTROPY.replace("log2", "log")
CLASS = {
    "ada": RIGHT_ENTROPY,
    "ophelia": WRONG,
    "bob": "def entropy(counts): return 1 / 0",
    "cy": f"{RIGHT_ENTROPY}# mine",
    "dee": "def entropy(counts): return 0.4711 + sum(counts) / 977",
    "eve": "def entropy(counts): return [1]",
}
TEXT = "trees.why_gain_ratio"
ASSIGNMENT = {
    "schema": 1,
    "id": "week1",
    "title": "Week 1",
    "secret": {"public": "none"},
    "exercises": [{"id": "information.entropy"}, {"id": TEXT}],
}


def run(*words: str | Path) -> str:
    done = CliRunner().invoke(app, [*map(str, words)], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def older(text: str) -> str:
    """A result document as schema 1 had it, with the receipt of that time."""
    document = json.loads(text)
    exercises = [
        {"checks" if name == "cases" else name: value for name, value in exercise.items()}
        for exercise in document["exercises"]
    ]
    return json.dumps(
        document | {"schema": 1, "exercises": exercises, "receipt": short_receipt_of(document["submission"])}
    )


@pytest.fixture
def term(tmp_path: Path) -> Path:
    """A graded class, its documents on disk and in the gradebook as an older version wrote them."""
    (tmp_path / "week1.yaml").write_text(json.dumps(ASSIGNMENT), "utf-8")
    for student, code in CLASS.items():
        work = tmp_path / "work" / student
        work.mkdir(parents=True)
        (work / "week1.py").write_text(code, "utf-8")
        (work / "answers.yaml").write_text(f"{TEXT}: It divides by the information of the split.\n", "utf-8")
    run("grade", tmp_path / "week1.yaml", tmp_path / "work", "--out", tmp_path / "graded", "--workers", "1")
    for file in (tmp_path / "graded" / "results").glob("*.json"):
        file.write_text(older(file.read_text("utf-8")), "utf-8")
    with sqlite3.connect(tmp_path / "graded" / "gradebook.sqlite") as book:
        for (name,) in book.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            book.execute(f"DROP TRIGGER {name}")  # they refuse to change what is recorded
        rows = book.execute("SELECT id, document FROM results").fetchall()
        assert len(rows) == len(CLASS)
        book.executemany("UPDATE results SET document = ? WHERE id = ?", [(older(text), id_) for id_, text in rows])
    return tmp_path


def document(term: Path, student: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((term / "graded" / "results" / f"{student}.json").read_bytes())
    return found


def test_why_finds_an_older_result_by_student_code_and_either_receipt(term: Path) -> None:
    graded = term / "graded"
    by_name = run("why", graded, "ophelia", "entropy", "--json")
    told = json.loads(by_name)
    assert run("why", graded, told["code"], "--json") == by_name
    for receipt in (told["receipt"], receipt_of(told["submission"]), receipt_of(told["submission"]).lower()):
        assert run("why", graded, receipt, "entropy", "--json") == by_name
    assert "it gives the same" in run("why", graded, "ophelia", "entropy", "--replay")
    with pytest.raises(ResultNotFound, match="is a receipt, which stands for all of a work: name the exercise"):
        run("why", graded, told["receipt"])
    with pytest.raises(ResultNotFound, match=r"No result in .* is of work with the receipt BBB-BBB"):
        run("why", graded, "bbb-bbb", "entropy")


def test_report_and_similar_read_older_results(term: Path) -> None:
    assert "Submissions: 6" in run("report", term / "graded")
    assert json.loads(run("similar", term / "graded", "--json"))["students"] == 6


def test_texts_of_older_results_are_marked_and_marks_exported(term: Path) -> None:
    run("mark", term / "graded", "--out", term / "sheet.csv", "--names")
    with (term / "sheet.csv").open(encoding="utf-8-sig", newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert {row["answer"] for row in rows} == {"It divides by the information of the split."}
    with (term / "sheet.csv").open("w", encoding="utf-8-sig", newline="") as stream:
        writer = csv.DictWriter(stream, rows[0].keys())
        writer.writeheader()
        writer.writerows({**row, "mark": "3", "comment": "Clearly put."} for row in rows)
    run("mark", term / "graded", "--in", term / "sheet.csv", "--author", "me")
    assert "Clearly put." in (term / "graded" / "feedback" / "ophelia.html").read_text("utf-8")
    for to in ("csv", "junit", "gradescope"):
        assert "Of 6 students, 6 have a final mark" in run("export", term / "graded", "--to", to)


def test_grading_again_takes_older_results_over_and_brings_them_to_the_newest_schema(term: Path) -> None:
    known = term / "graded" / "known.jsonl"
    lines = [json.loads(line) for line in known.read_text("utf-8").splitlines()]
    again = ("grade", term / "week1.yaml", term / "work", "--out", term / "graded", "--workers", "1")
    for line in lines:  # as the older version knew them
        line["files"][".json"] = stored_digest(term / "graded" / "results" / f"{line['student']}.json")
        line["pages"] = "older"
    known.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    assert "(6 unchanged since the last run)" in run(*again)
    assert {document(term, student)["schema"] for student in CLASS} == {2}
    assert "(6 unchanged since the last run)" in run(*again)


def test_regrading_compares_with_older_results(term: Path) -> None:
    said = run("regrade", term / "week1.yaml", term / "work", "--out", term / "graded")
    assert "0 up, 0 down, 6 unchanged, of 6 students." in said


def test_forgetting_one_makes_the_class_page_from_older_results(term: Path) -> None:
    run("report", term / "graded", "--names")
    run("forget", "ophelia", term / "graded")
    page = (term / "graded" / "class-with-names.html").read_text("utf-8")
    assert "dee" in page
    assert "ophelia" not in page
