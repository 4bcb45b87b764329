"""A class of five on one exercise, for tests of how a class is run."""

import json
from datetime import UTC, datetime
from functools import cache
from hashlib import sha256
from pathlib import Path

from grader.build.built_assignment import build
from grader.built.freeze import dumps
from grader.engine.classrun import ClassRun, Settings, grade_class
from grader.engine.engines import Engine, Local
from grader.intake.read_submission import submissions_in
from grader.spec.load import load_assignment_spec
from tests.entropy_week import ASSIGNMENT, RIGHT

OPEN, CLOSED = datetime(2026, 1, 1, tzinfo=UTC), datetime(2026, 3, 1, tzinfo=UTC)
WORK = {
    "ada": RIGHT.format(log="log2"),
    "alan": RIGHT.format(log="log"),
    "grace": "def entropy(c):\n    return c[9]\n",
    "ken": "def entropy(c):\n    return 0.5\n",
    "tony": "def entropy(c)\n    return 1\n",
}


@cache
def built(folder: Path) -> bytes:
    """The document of the homework."""
    file = folder / "week1.yaml"
    file.write_text(json.dumps(ASSIGNMENT), encoding="utf-8")
    return dumps(build(load_assignment_spec(file), b"none"))


def handed_in(folder: Path, work: dict[str, str] = WORK) -> Path:
    """The folder of submissions."""
    submissions = folder / "submissions"
    submissions.mkdir(exist_ok=True)
    for student, text in work.items():
        (submissions / f"{student}.py").write_text(text, encoding="utf-8")
    return submissions


def run(
    folder: Path, engine: Engine | None = None, *, out: str = "out", now: datetime = OPEN, force: bool = False
) -> ClassRun:
    """The class graded."""
    settings = Settings(built(folder), folder / out, now, "process", force)
    return grade_class(settings, submissions_in(folder / "submissions"), engine or Local())


def digests(folder: Path, *, also: tuple[str, ...] = ("grades.csv", "class.html", "known.jsonl")) -> dict[str, str]:
    """All documents of an output folder that do not tell of times and hosts, by what is in them."""
    files = [*(folder / "results").iterdir(), *(folder / "feedback").iterdir(), *(folder / name for name in also)]
    return {file.name: sha256(file.read_bytes()).hexdigest() for file in files}


def changes(folder: Path) -> dict[str, int]:
    """When each result and page was last written."""
    files = [*(folder / "results").iterdir(), *(folder / "feedback").iterdir()]
    return {file.name: file.stat().st_mtime_ns for file in files}
