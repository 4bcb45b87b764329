"""`grader grade` as an instructor runs it."""

import csv
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grader.cli import main
from grader.cli.app import app
from tests.grading import RIGHT_ENTROPY

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out

ASSIGNMENT = """
schema: 1
id: week1
title: Week 1
due: "2026-12-04T23:59:00+01:00"
secret: {env: WEEK1_SECRET}
exercises: [{id: information.entropy}]
policy: {hidden: {while_open: failed, after_close: all}}
"""
CLASS = {
    "right.py": RIGHT_ENTROPY,
    "wrong.py": "def entropy(counts): return 1",
    "nats.py": RIGHT_ENTROPY.replace("log2", "log"),
    "crash.py": "import os\ndef entropy(counts): os._exit(1)",
}


@pytest.fixture
def course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "week1.yaml").write_text(ASSIGNMENT, encoding="utf-8")
    (tmp_path / "submissions").mkdir()
    for name, code in CLASS.items():
        (tmp_path / "submissions" / name).write_text(code, encoding="utf-8")
    monkeypatch.setenv("WEEK1_SECRET", "c3a5f1e07b9d4826915e0ad7f36bc842")
    return tmp_path


def grade(course: Path, out: str, *options: str, workers: int = 1) -> str:
    command = ["grade", str(course / "week1.yaml"), str(course / "submissions"), "--out", str(course / out)]
    command += ["--workers", str(workers), *options]
    done = CliRunner().invoke(app, command, catch_exceptions=False)
    assert done.exit_code == 0
    return done.output


def documents(folder: Path) -> dict[str, bytes]:
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in (*(folder / "results").iterdir(), *(folder / "feedback").iterdir(), folder / "class.html")
    }


@pytest.mark.slow
def test_one_worker_and_two_and_a_second_time_give_the_same_bytes(course: Path) -> None:
    grade(course, "one")
    grade(course, "two", workers=2)
    first = documents(course / "one")
    assert len(first) == 3 * len(CLASS) + 1
    assert documents(course / "two") == first
    grade(course, "one", "--force")
    assert documents(course / "one") == first
    (course / "one" / "class.html").unlink()
    CliRunner().invoke(app, ["report", str(course / "one")], catch_exceptions=False)
    assert documents(course / "one") == first


def test_the_table_of_grades_has_a_row_a_student(course: Path) -> None:
    grade(course, "out")
    rows = list(csv.DictReader((course / "out" / "grades.csv").read_text("utf-8").splitlines()))
    assert [(row["student"], row["score"]) for row in rows] == [
        ("crash", "0.0"),
        ("nats", "0.0"),
        ("right", "2.0"),
        ("wrong", "0.0"),
    ]


@pytest.mark.slow
def test_what_has_not_changed_is_not_graded_again(course: Path) -> None:
    grade(course, "out")
    (course / "submissions" / "wrong.py").write_text(RIGHT_ENTROPY, encoding="utf-8")
    assert "4 graded (3 unchanged since the last run)" in grade(course, "out")
    assert json.loads((course / "out" / "results" / "wrong.json").read_text("utf-8"))["score"] == 2.0


def test_only_some_students_can_be_graded(course: Path) -> None:
    grade(course, "out", "--only", "right")
    assert [file.name for file in (course / "out" / "results").iterdir()] == ["right.json"]


def test_a_zip_that_pack_made_is_its_students(course: Path) -> None:
    with zipfile.ZipFile(course / "submissions" / "week1-s0123.zip", "w") as archive:
        archive.writestr("work.py", RIGHT_ENTROPY)
    grade(course, "out", "--only", "s0123")
    assert json.loads((course / "out" / "results" / "s0123.json").read_text("utf-8"))["score"] == 2.0


@pytest.mark.slow
def test_the_policy_opens_with_the_due_date_and_grading_again_shows_it(course: Path) -> None:
    grade(course, "out", "--as-of", "2026-12-01T00:00:00+01:00")
    before = (course / "out" / "feedback" / "nats.html").read_text("utf-8")
    grade(course, "out", "--as-of", "2026-12-05T00:00:00+01:00")
    after = (course / "out" / "feedback" / "nats.html").read_text("utf-8")
    hidden_call = next(
        case["call"]
        for case in json.loads((course / "out" / "results" / "nats.json").read_text("utf-8"))["exercises"][0]["cases"]
        if case["name"] == "other counts"
    )
    assert hidden_call not in before
    assert hidden_call in after


def test_the_secret_is_in_nothing_that_is_written(course: Path) -> None:
    grade(course, "out")
    for file in (path for path in course.rglob("*") if path.is_file()):
        assert b"c3a5f1e07b9d4826915e0ad7f36bc842" not in file.read_bytes(), file


def test_results_are_readable_by_their_owner_only(course: Path) -> None:
    grade(course, "out")
    assert {oct(file.stat().st_mode & 0o777) for file in (course / "out" / "results").iterdir()} == {"0o600"}


@pytest.mark.slow
def test_another_reference_stops_the_run_until_told_to_rebuild(course: Path) -> None:
    grade(course, "out")
    built = course / "week1.built.json"
    document = json.loads(built.read_text("utf-8"))
    document["code"] = dict.fromkeys(document["code"] or {"reference.information.entropy:entropy": ""}, "sha256:other")
    built.write_text(json.dumps(document), encoding="utf-8")
    done = command(course, "grade", "week1.yaml", "submissions", "--out", "out")
    assert (done.returncode, done.stdout) == (2, "")
    assert "--rebuild" in done.stderr
    assert command(course, "grade", "week1.yaml", "submissions", "--out", "out", "--rebuild").returncode == 0


def command(course: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "grader.cli", *words], cwd=course, capture_output=True, text=True, check=False
    )


FAULTY = {  # what was typed: a piece of the one sentence
    "nothing.yaml submissions --out out": "there is no such assignment",
    "week1.yaml nowhere --out out": "no such folder of submissions",
    "week1.yaml empty --out out": "no submissions there",
    "week1.yaml submissions --out out --only nobody": "no submission of nobody",
    "week1.yaml submissions --out out --as-of 2026-12-04": "needs its zone",
    "week1.yaml submissions --out out --isolation magic": "there are only auto, namespaces, landlock, process",
    "nosecret.yaml submissions --out out": "set the environment variable NO_SUCH_SECRET",
    "broken.yaml submissions --out out": "broken.yaml:",
    "week1.yaml twice --out out": "one folder",
}


@pytest.mark.parametrize("words", FAULTY)
def test_what_cannot_run_says_so_in_one_sentence_and_exits_with_2(
    course: Path, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (course / "empty").mkdir()
    (course / "twice" / "s1").mkdir(parents=True)
    (course / "twice" / "s1.py").write_text("", encoding="utf-8")
    (course / "nosecret.yaml").write_text(ASSIGNMENT.replace("WEEK1_SECRET", "NO_SUCH_SECRET"), encoding="utf-8")
    (course / "broken.yaml").write_text(ASSIGNMENT.replace("title", "titel"), encoding="utf-8")
    monkeypatch.chdir(course)
    monkeypatch.setattr(sys, "argv", ["grader", "grade", *words.split()])
    with pytest.raises(SystemExit) as ended:
        main()
    said = capsys.readouterr().err
    assert ended.value.code == 2
    assert FAULTY[words] in said
    assert "Traceback" not in said


def interruptible() -> None:
    """Ctrl-C ends this process, also where the tests themselves were started in the background, which ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.in_turn
@pytest.mark.slow
def test_a_run_that_is_stopped_keeps_what_it_has_and_goes_on_from_there(course: Path) -> None:
    for number in range(12):
        slow = f"import time\ndef entropy(counts):\n    time.sleep(0.01)\n    return {number}"
        (course / "submissions" / f"slow{number:02}.py").write_text(slow, encoding="utf-8")
    words = ["grade", "week1.yaml", "submissions", "--out", "out", "--workers", "1"]
    started = subprocess.Popen(
        [sys.executable, "-m", "grader.cli", *words],
        cwd=course,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=interruptible,  # noqa: PLW1509  no threads here
    )
    results = course / "out" / "results"
    deadline = time.monotonic() + 60
    while not (results.exists() and len(list(results.glob("*.json"))) >= 5) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.kill(started.pid, signal.SIGINT)
    _, errors = started.communicate(timeout=30)
    assert started.returncode == 130
    assert "Traceback" not in errors
    told = re.search(r"Stopped after (\d+) of 16 submissions\. What was graded is kept: run the same command", errors)
    assert told
    kept = len(list(results.glob("*.json")))
    assert 5 <= kept < 16
    assert 4 <= int(told[1]) <= kept
    again = command(course, *words).stdout
    # Of the one in flight the result may lie there already, and its pages not.
    assert any(f"16 graded ({known} unchanged" in again for known in (kept, kept - 1))


@pytest.mark.in_turn
@pytest.mark.slow
def test_a_worker_that_dies_costs_one_submission_a_mark_of_ours(course: Path) -> None:
    # Killed from outside, as by the system when memory runs out.
    slow = "import time\ndef entropy(counts):\n    time.sleep(0.02)\n    return 0"
    for number in range(4):
        (course / "submissions" / f"slow{number}.py").write_text(slow, encoding="utf-8")
    words = ["grade", "week1.yaml", "submissions", "--out", "out", "--workers", "2"]
    started = subprocess.Popen(
        [sys.executable, "-m", "grader.cli", *words], cwd=course, stdout=subprocess.PIPE, text=True
    )
    deadline = time.monotonic() + 30
    victims: list[int] = []
    while not victims and time.monotonic() < deadline:
        time.sleep(0.1)
        victims = [pid for pid in children(started.pid) if b"grader.cli" in command_line(pid)]
        if not list((course / "out").glob("results/*.json")):
            victims = []  # wait until it is at work
    os.kill(victims[0], signal.SIGKILL)
    output, _ = started.communicate(timeout=60)
    assert started.returncode == 0
    run = json.loads((course / "out" / "run.json").read_text("utf-8"))
    assert len(run["ungraded"]) == 1
    assert run["isolation"] in ("namespaces", "landlock")  # the one in force, and not "auto"
    assert "Not graded, through a fault of ours" in output
    shutil.rmtree(course / "submissions")


def children(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                found.append(int(stat.parent.name))
        except OSError:
            continue
    return found


def command_line(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""
