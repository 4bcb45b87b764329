"""A disk that is full, or cannot be written: one sentence, exit code 2, and the same command goes on from there."""

import os
import re
import signal
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path

import pytest

from tests.grading import RIGHT_ENTROPY
from tests.thinned import some

pytestmark = [pytest.mark.slow, pytest.mark.in_turn]  # commands as processes, in mount namespaces of their own

GRADER = f"{sys.executable} -m grader.cli"
ASSIGNMENT = """
schema: 1
id: week1
title: Week 1
due: "2026-12-04T23:59:00+01:00"
secret: {env: WEEK1_SECRET}
exercises: [{id: information.entropy}]
"""
STUDENTS = 12
ROSTER = "id,name,canvas_id\n" + "".join(f"s{n},Student{n},{100 + n}\n" for n in range(STUDENTS))
# A disk of its own, which is there for these commands only: full at first, large enough then, and copied in the end.
ON_A_SMALL_DISK = """
mkdir disk && mount -t tmpfs -o size={size} tmpfs disk || exit 77
{command} 2> first.err; echo $? > first.code
mount -o remount,{then} disk
{command} 2> second.err; echo $? > second.code
cp -r disk copied
"""
RUNS = {  # command: the size at which it does not get to its end
    f"{GRADER} grade week1.yaml submissions --isolation process --workers 1 --out disk/out": "256k",
    f"{GRADER} grade week1.yaml submissions --isolation process --workers 2 --out disk/out": "256k",
    f"{GRADER} grade week1.yaml submissions --isolation process --workers 2 --engine dask --out disk/out": "256k",
    f"{GRADER} collect submissions --out disk/out --roster roster.csv": "100k",
    f"{GRADER} release week1.yaml --out disk/out": "64k",
}


def command_in(line: str) -> str:
    return line.removeprefix(GRADER).split()[0]


@pytest.fixture
def course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WEEK1_SECRET", "c3a5f1e07b9d4826915e0ad7f36bc842")
    (tmp_path / "submissions").mkdir()
    (tmp_path / "week1.yaml").write_text(ASSIGNMENT, "utf-8")
    (tmp_path / "roster.csv").write_text(ROSTER, "utf-8")
    for number in range(STUDENTS):
        text = RIGHT_ENTROPY.replace("log2", "log") if number % 2 else RIGHT_ENTROPY
        (tmp_path / "submissions" / f"s{number}.py").write_text(f"{text}# {number}{'#' * 9000}\n", "utf-8")
    return tmp_path


def on_a_small_disk(course: Path, command: str, size: str, then: str = "size=64m") -> None:
    own = ["unshare", "--mount", *([] if os.geteuid() == 0 else ["--user", "--map-root-user"])]
    script = ON_A_SMALL_DISK.format(command=command, size=size, then=then)
    done = subprocess.run(
        [*own, "sh", "-c", script], cwd=course, capture_output=True, text=True, timeout=300, check=False
    )
    if done.returncode == 77 or "unshare failed" in done.stderr:
        pytest.skip("no disk can be mounted here")
    assert done.returncode == 0, done.stderr


def said(course: Path, run: str) -> tuple[int, list[str]]:
    """The exit code, and what was said to be wrong: one line, and none of a worker's."""
    lines = (course / f"{run}.err").read_text("utf-8").splitlines()
    ours = [line for line in lines if not line.startswith(("Built the assignment", "Graded", "\x1b"))]
    return int((course / f"{run}.code").read_text()), [line for line in ours if line]


def digests(folder: Path) -> dict[str, str]:
    """What lies in a folder, but for what tells of times and hosts."""
    files = (file for file in folder.rglob("*") if file.is_file() and "gradebook" not in file.name)
    return {
        file.relative_to(folder).as_posix(): sha256(file.read_bytes()).hexdigest()
        for file in files
        if file.name not in ("run.json", "timings.jsonl")
    }


@pytest.mark.parametrize("command", some(RUNS, 2, kind=command_in), ids=lambda command: " ".join(command.split()[3:]))
def test_a_full_disk_is_said_in_one_sentence_and_the_next_run_goes_on(command: str, course: Path) -> None:
    on_a_small_disk(course, command, RUNS[command])
    code, [sentence] = said(course, "first")
    assert code == 2
    assert "disk" in sentence or "no space left on device" in sentence
    assert "same command" in sentence
    assert said(course, "second") == (0, [])
    elsewhere = command.replace("disk/out", "whole").replace("--engine dask", "")
    subprocess.run(elsewhere, shell=True, cwd=course, check=True, capture_output=True)
    assert digests(course / "copied" / "out") == digests(course / "whole")
    assert list((course / "copied").rglob("*.part")) == []


def test_a_disk_without_room_for_one_more_file_is_told_with_the_path(course: Path) -> None:
    # Then opening fails, and not writing: the system names our draft.
    on_a_small_disk(course, f"{GRADER} release week1.yaml --out disk/out", "64m,nr_inodes=5", then="nr_inodes=100")
    code, [sentence] = said(course, "first")
    assert code == 2
    assert sentence.startswith("disk/out/week1/")
    assert ".part" not in sentence
    assert said(course, "second") == (0, [])


def test_a_folder_that_cannot_be_written_is_said_in_one_sentence(course: Path) -> None:
    command = f"{GRADER} grade week1.yaml submissions --isolation process --workers 2 --force --out disk/out"
    on_a_small_disk(course, command, "64m", then="ro")
    assert said(course, "first") == (0, [])
    code, [sentence] = said(course, "second")
    assert code == 2
    assert "disk/out" in sentence
    subprocess.run(command.replace("disk/out", "whole"), shell=True, cwd=course, check=True, capture_output=True)
    assert digests(course / "copied" / "out") == digests(course / "whole")  # nothing is lost


@pytest.mark.parametrize("engine", ["local", "dask"])
def test_ctrl_c_ends_a_run_and_all_its_workers_with_one_sentence(engine: str, course: Path) -> None:
    slow = f"import time; time.sleep(1.5)\n{RIGHT_ENTROPY}"  # so that the run has not ended when it is interrupted
    (course / "submissions" / "s9.py").write_text(slow, "utf-8")
    command = f"{GRADER} grade week1.yaml submissions --isolation process --workers 2 --engine {engine} --out out"
    started = subprocess.Popen(
        command.split(),
        cwd=course,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=interruptible,  # noqa: PLW1509  no threads here
    )
    deadline = time.monotonic() + 60
    while not (course / "out" / "known.jsonl").exists() and time.monotonic() < deadline:
        time.sleep(0.01)
    os.killpg(started.pid, signal.SIGINT)  # as a terminal does it: the workers get it too
    _, errors = started.communicate(timeout=60)
    told = r"Stopped after \d+ of 12 submissions\. What was graded is kept: .* it goes on from there\.\n"
    said_at_all = errors.replace("Built the assignment: week1.built.json\n", "")
    assert (started.returncode, bool(re.fullmatch(told, said_at_all))) == (130, True), said_at_all
    done = subprocess.run(command.replace(engine, "local"), shell=True, cwd=course, capture_output=True, check=True)
    assert f"{STUDENTS} graded" in done.stdout.decode()


def interruptible() -> None:
    """As a terminal starts a program: pytest may have been started with Ctrl-C ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
