"""A small course, and pytest run on it as an instructor does: a process of its own, its JUnit file read back."""

import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from tests.grading import RIGHT_ENTROPY

HOMEWORK = """
schema: 1
id: hw2
title: Homework 2
secret: {public: of the tests}
exercises: [{id: information.entropy}, {id: bayes.posterior_by_hand, points: 5}, {id: trees.why_gain_ratio}]
policy: {hidden: {while_open: hint, after_close: all}}
"""
NATS = RIGHT_ENTROPY.replace("log2", "log")
ESSAY = "trees.why_gain_ratio: Every branch holds one row.\n"
ENTROPY_CASES = (
    "weather",
    "eight classes, all alike",
    "an empty class",
    "no examples",
    "other counts",
    "counts with empty classes",
)
HAND_PARTS = ("hit", "false_alarm", "alarm", "posterior")


@dataclass(frozen=True, slots=True)
class Ran:
    """How a run ended: its exit code, all it said, and for each test how that ended and what was said of it."""

    code: int
    text: str
    outcomes: Mapping[str, str]
    messages: Mapping[str, str]


def course_in(folder: Path, work: Mapping[str, str], homework: str = HOMEWORK) -> Path:
    """A folder with `hw2.yaml` and the files of one student, `ada`."""
    (folder / "hw2.yaml").write_text(homework, encoding="utf-8")
    for name, text in work.items():
        (folder / "ada" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "ada" / name).write_text(text, encoding="utf-8")
    return folder


def pytest_in(folder: Path, *arguments: str, environment: Mapping[str, str] | None = None) -> Ran:
    """What pytest makes of these arguments in a folder, with every warning an error and unknown marks refused."""
    report = folder / "junit.xml"
    report.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-W", "error", "--strict-markers", "-p", "no:cacheprovider", "-rA"]
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "GRADER_"))}
    done = subprocess.run(
        [*command, "--junitxml", str(report), *arguments],
        cwd=folder,
        env={**plain, "COLUMNS": "200", **(environment or {})},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    cases = list(ElementTree.parse(report).getroot().iter("testcase")) if report.exists() else []
    ended = {f"{case.get('classname')}::{case.get('name')}": next(iter(case), None) for case in cases}
    return Ran(
        done.returncode,
        done.stdout + done.stderr,
        {name: word_of(end) for name, end in ended.items()},
        {name: f"{end.get('message')}\n{end.text}" for name, end in ended.items() if end is not None},
    )


def word_of(end: ElementTree.Element | None) -> str:
    words = {"failure": "failed", "error": "error", "skipped": "skipped"}
    return "passed" if end is None else words.get(end.tag, "passed")
