"""`grader grade` killed, resumed, and run twice at once: the gradebook loses at most what was in flight."""

import os
import signal
import time
from pathlib import Path

import pytest

from grader.gradebook.class_marks import standings
from grader.gradebook.opening import opened_book
from tests.gradebook.term_sample import RIGHT, SLOW, course, grader, started

pytestmark = [pytest.mark.slow, pytest.mark.in_turn]
CLASS = {f"s{number}": f"{SLOW}\nNUMBER = {number}\n" for number in range(6)}
ENOUGH = 3  # results recorded before the kill
MARK = 5.43  # of right work, by the assignment with its mistake
LIMIT = 240  # seconds that a test waits at most


def recorded(address: str) -> dict[str, tuple[int, float | None]]:
    """Student: how many results are held, and the mark."""
    with opened_book(address) as book:
        found = standings(book.conditions("week1"), book.records("week1"))
        return {each.student: (len(book.held(each.student)["results"]), each.final) for each in found}


def wait_for(address: str, out: Path, results: int) -> None:
    """Waits until so many results are recorded."""
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        if len(list((out / "results").glob("s*.json"))) >= results and len(recorded(address)) >= results:
            return
        time.sleep(0.02)
    raise AssertionError("nothing was recorded")


def test_a_killed_run_loses_at_most_what_was_in_flight_and_goes_on(tmp_path: Path, address: str) -> None:
    course(tmp_path, **CLASS)
    command = ("grade", "week1.yaml", "submissions", "--out", "out", "--workers", "2", "--gradebook", address)
    process = started(tmp_path, *command)
    wait_for(address, tmp_path / "out", ENOUGH)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate(timeout=60)
    left = recorded(address)
    assert ENOUGH <= len(left) < len(CLASS)
    files = {file.stem for file in (tmp_path / "out" / "results").glob("s*.json")}
    assert len(files - set(left)) <= 2  # a result is written just before it is recorded, with others of the same moment
    said = grader(tmp_path, *command)
    assert any(f"{len(CLASS)} graded ({len(files) - lost} unchanged" in said for lost in (0, 1))
    assert recorded(address) == dict.fromkeys(CLASS, (1, MARK))


def test_two_graders_on_one_book_count_nothing_twice(tmp_path: Path, address: str) -> None:
    course(tmp_path, **{student: f"{RIGHT}\nNUMBER = {number}\n" for number, student in enumerate(CLASS)})
    grader(tmp_path, "release", "week1.yaml", "--out", "released")  # so that both grade the same document
    both = [
        started(tmp_path, "grade", "week1.yaml", "submissions", "--out", out, "--workers", "1", "--gradebook", address)
        for out in ("one", "two")
    ]
    assert [process.wait(timeout=LIMIT) for process in both] == [0, 0]
    for process in both:
        process.communicate()
    assert recorded(address) == dict.fromkeys(CLASS, (1, MARK))
