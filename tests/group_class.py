"""A course with numbers of their own, and groups: released, handed in on Gradescope, collected, graded by commands."""

import json
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from typer.testing import CliRunner

from grader.built.document import BuiltAssignment
from grader.built.freeze import loads
from grader.built.variants import for_student
from grader.cli.app import app
from grader.cli.errors import one_sentence
from grader.cli.handed_in import HandAnswering, answers_text, with_answer_cell, written_by
from grader.paths import bank_dir
from grader.report.result_json import read_result
from grader.score.result import Result

CODE, HAND, CHOICE = "information.entropy", "bayes.posterior_by_hand", "bayes.which_posterior"
ASSIGNMENT = {
    "schema": 1,
    "id": "hw1",
    "title": "Homework 1",
    "due": "2026-12-04T23:59:00+01:00",
    "secret": {"public": "none"},
    "personalise": "per_student",
    "exercises": [
        {"id": CODE, "override": {"cases": {"other counts": {"count": 2}}}},
        {"id": HAND, "points": 5},
        {"id": CHOICE, "points": 2},
    ],
}
NONE: Mapping[str, str] = {}
STUDENTS = ("ada", "bob", "cy", "dee", "eve", "mallory")
RIGHT = """from math import log2
def entropy(counts):
    total = sum(counts)
    return -sum(n / total * log2(n / total) for n in counts if n)
"""


@dataclass(frozen=True)
class HandedIn:
    """One submission: by whom, answering whose numbers, stamped as whose, in a notebook or in answers.yaml."""

    by: tuple[str, ...]
    numbers: str = ""
    stamp: str = ""
    notebook: bool = False
    code: str = RIGHT
    hour: int = 10


CLASS = (
    HandedIn(("ada", "bob"), numbers="bob"),
    HandedIn(("dee", "eve"), numbers="eve", notebook=True),
    HandedIn(("cy",), numbers="cy"),
    HandedIn(("mallory",), numbers="ada"),
)


def run(*command: str | Path) -> str:
    """What a command says, which has to come to its end."""
    with one_sentence():
        done = CliRunner().invoke(app, [str(each) for each in command], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def released(folder: Path, personalise: object = "per_student", groups: Mapping[str, str] = NONE) -> Path:
    """The course, with a roster that may have groups; code is personalised too, in a bank of its own."""
    own = (bank_dir() / "information" / "entropy.yaml").read_text("utf-8")
    file = folder / "bank" / "information" / "entropy.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(own.replace("level: core", "level: core\npersonalise: true"), "utf-8")
    (folder / "hw1.yaml").write_text(json.dumps({**ASSIGNMENT, "personalise": personalise}), "utf-8")
    rows = "".join(f"{student},{student}@example.org,{groups.get(student, '')}\n" for student in STUDENTS)
    (folder / "roster.csv").write_text(f"id,email,group\n{rows}", "utf-8")
    run("release", folder / "hw1.yaml", "--out", folder / "released", "--roster", folder / "roster.csv")
    return folder


def built(folder: Path) -> BuiltAssignment:
    return loads((folder / "hw1.built.json").read_bytes())


def files_of(folder: Path, work: HandedIn) -> dict[str, str]:
    """The files of a submission, made from those that were released to one of its members."""
    own = for_student(built(folder), work.numbers)
    written = written_by(HandAnswering(), own)
    if work.notebook:
        sheet = (folder / "released" / work.numbers / "hw1.ipynb").read_text("utf-8")
        return {"hw1.ipynb": with_answer_cell(sheet, written, own), "hw1.py": work.code}
    stamp = for_student(built(folder), work.stamp or work.numbers).variant
    return {"answers.yaml": answers_text(written, stamp), "hw1.py": work.code}


def collected(folder: Path, class_: Sequence[HandedIn] = CLASS) -> None:
    """The class collected from an export of Gradescope."""
    export = folder / "export.zip"
    metadata = {
        f"submission_{number}": {
            ":submitters": [{":name": name, ":email": f"{name}@example.org"} for name in work.by],
            ":created_at": f"2026-12-01 {work.hour:02}:00:00 Z",
        }
        for number, work in enumerate(class_, 1)
    }
    with zipfile.ZipFile(export, "w") as archive:
        archive.writestr("export/submission_metadata.yml", json.dumps(metadata))
        for number, work in enumerate(class_, 1):
            for name, text in files_of(folder, work).items():
                archive.writestr(f"export/submission_{number}/{name}", text)
    run("collect", export, "--roster", folder / "roster.csv", "--out", folder / "work")


def graded(folder: Path, *options: str, out: str = "graded") -> str:
    """What grading says."""
    command = ("grade", folder / "hw1.yaml", folder / "work", "--out", folder / out, "--isolation", "process")
    return run(*command, *(options or ("--workers", "1")))


def result(folder: Path, student: str, out: str = "graded") -> Result:
    return read_result((folder / out / "results" / f"{student}.json").read_bytes())


def shares(folder: Path, students: Sequence[str] = STUDENTS) -> Mapping[str, float]:
    """The share of the points that each has."""
    found = {student: result(folder, student) for student in students}
    return {student: each.score / each.points for student, each in found.items()}


def page(folder: Path, student: str) -> str:
    return (folder / "graded" / "feedback" / f"{student}.md").read_text("utf-8")
