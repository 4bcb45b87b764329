"""A small course whose assignment has a mistake in it, and a class: for what `grade` and `regrade` write."""

import json
import os
import subprocess
import sys
from contextlib import chdir
from dataclasses import asdict
from pathlib import Path

from typer.testing import CliRunner

from grader.cli.app import app
from grader.collect.attempts import CollectedAttempt

ASSIGNMENT = """
schema: 1
id: week1
title: Week 1
due: "2026-12-04T23:59:00+01:00"
secret: {public: the tests have no secrets}
exercises:
  - {id: trees.gain_ratio, override: {with: {undefined: 1.0}, cases: {other tables: {count: 2}}}}
  - {id: information.entropy, override: {cases: {other counts: {count: 2}}}}
  - {id: bayes.posterior_by_hand, points: 5}
policy: {hidden: {while_open: nothing, after_close: all}, late: {per_day: 0.1}}
"""
MENDED = ASSIGNMENT.replace("undefined: 1.0", "undefined: 0.0")
ENTROPY = """
from math import log2
def entropy(counts):
    total = sum(counts)
    return -sum(n / total * log2(n / total) for n in counts if n)
"""
GAIN_RATIO = """
from collections import Counter
def gain_ratio(rows, attribute, target):
    groups = Counter(row[attribute] for row in rows)
    rest = sum(
        size / len(rows) * entropy(Counter(row[target] for row in rows if row[attribute] == value).values())
        for value, size in groups.items()
    )
    split = entropy(groups.values())
    return (entropy(Counter(row[target] for row in rows).values()) - rest) / split if split else UNDEFINED
"""
RIGHT = ENTROPY + GAIN_RATIO.replace("UNDEFINED", "0.0")
AS_IT_SAID = ENTROPY + GAIN_RATIO.replace("UNDEFINED", "1.0")  # right only by the assignment as it was handed out
SLOW = "import time\n" + RIGHT.replace("    total = sum(counts)\n", "    total = sum(counts)\n    time.sleep(0.01)\n")


def course(folder: Path, **work: str) -> Path:
    """A folder with the assignment, and a submission for each of these students."""
    (folder / "week1.yaml").write_text(ASSIGNMENT, "utf-8")
    for student, code in work.items():
        (folder / "submissions" / student).mkdir(parents=True)
        (folder / "submissions" / student / "week1.py").write_text(code, "utf-8")
    return folder


def attempt(folder: Path, student: str, number: int, code: str, submitted: str) -> None:
    """An attempt as `grader collect` keeps it; the one of the highest number is put where `grade` takes it."""
    record = CollectedAttempt(student, number, submitted, False, "made here", "folder", "", 0, (), f"sha256:{number}")
    kept = record.path(folder / "submissions")
    kept.mkdir(parents=True)
    (kept / "week1.py").write_text(code, "utf-8")
    (kept.parent / "attempt.json").write_text(json.dumps(asdict(record)), "utf-8")
    (folder / "submissions" / student).mkdir(exist_ok=True)
    (folder / "submissions" / student / "week1.py").write_text(code, "utf-8")


def started(folder: Path, *command: str) -> subprocess.Popen[str]:
    """The `grader` command in a process of its own, in this folder."""
    here = Path(__file__).parents[2]
    return subprocess.Popen(
        [sys.executable, "-m", "grader.cli", *command],
        cwd=folder,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(here)},
        start_new_session=True,
    )


def grader(folder: Path, *command: str) -> str:
    """What the command says, run here in this folder; it has to come to its end."""
    with chdir(folder):
        done = CliRunner().invoke(app, list(command), catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output
