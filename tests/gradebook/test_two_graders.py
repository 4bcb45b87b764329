"""Several graders on one book, some of them killed: nothing is lost, nothing counts twice. All of it is real."""

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from grader.gradebook.class_marks import standings
from grader.gradebook.opening import opened_book
from tests.gradebook.book_sample import TERMS

HERE = Path(__file__).parent
STUDENTS = 40
pytestmark = [pytest.mark.slow, pytest.mark.in_turn]


def recorder(address: str, seed: int) -> subprocess.Popen[str]:
    path = str(HERE.parents[1])
    command = [sys.executable, str(HERE / "recorder.py"), address, str(seed), str(STUDENTS)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path})


def heard(process: subprocess.Popen[str], lines: int) -> list[str]:
    """The first lines that a process says."""
    assert process.stdout is not None
    return [process.stdout.readline().strip() for _ in range(lines)]


def recorded(address: str) -> dict[str, tuple[list[str], float | None, int]]:
    """Student: the submissions in order, the mark, and how many results are held."""
    with opened_book(address) as book:
        found = standings(TERMS, book.records("hw2"))
        return {
            each.student: (
                [weighed.attempt.submission for weighed in each.attempts],
                each.final,
                len(book.held(each.student)["results"]),
            )
            for each in found
        }


WHOLE = {f"s{number:03}": (["sha256:one", "sha256:two"], 2.0, 2) for number in range(STUDENTS)}


def test_graders_that_start_together_on_no_book_count_nothing_twice(address: str) -> None:
    crew = [recorder(address, seed) for seed in range(3)]
    said = [process.communicate(timeout=120)[0] for process in crew]
    assert [process.returncode for process in crew] == [0, 0, 0]
    assert recorded(address) == WHOLE
    assert sum(text.count("new") for text in said) == 2 * STUDENTS  # each result was new to just one of them


def test_a_killed_grader_loses_at_most_what_it_was_at(address: str) -> None:
    killed = recorder(address, 1)
    told = heard(killed, 15)
    os.kill(killed.pid, signal.SIGKILL)
    assert killed.stdout is not None
    with killed, killed.stdout:  # `communicate` would leave out what was read ahead
        rest = killed.stdout.read().split("\n")
    told += [line.strip() for line in rest if line.strip().endswith(("new", "known"))]
    before = recorded(address)
    said = {(line.split()[0], f"sha256:{line.split()[1]}") for line in told}
    there = {(student, submission) for student, (submissions, _, _) in before.items() for submission in submissions}
    assert said <= there
    assert len(there - said) <= 1  # what was recorded as it died
    again = recorder(address, 1)
    again.communicate(timeout=120)
    assert recorded(address) == WHOLE


def test_a_kill_in_mid_transaction_leaves_a_sound_file(tmp_path: Path) -> None:
    address = str(tmp_path / "gradebook.sqlite")
    for lines in (1, 20):
        process = recorder(address, lines)
        heard(process, lines)
        os.kill(process.pid, signal.SIGKILL)
        process.communicate(timeout=60)
        connection = sqlite3.connect(address)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        orphans = "SELECT count(*) FROM attempts WHERE id NOT IN (SELECT attempt FROM results)"
        assert connection.execute(orphans).fetchone() == (0,)
        connection.close()
