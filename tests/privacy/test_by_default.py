"""What holds without anybody asking for it: files for the owner's eyes, no names where ids do, no network."""

import os
import re
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.privacy.privacy_sample import PEOPLE, WORK, course, graded, mentions

pytestmark = pytest.mark.slow

ADDRESS = re.compile(r'inet_addr\("([^"]*)"\)|inet_pton\(AF_INET6, "([^"]*)"')
OTHERS = re.compile(r"sa_family=AF_(?!INET\b|INET6\b|UNIX\b|NETLINK\b|UNSPEC\b)\w+")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A graded course of somebody who hides nothing: whatever a program does not protect, everybody may read."""
    before = os.umask(0)
    try:
        yield graded(tmp_path_factory.mktemp("made"))
    finally:
        os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_what_tells_of_students_is_readable_by_its_owner_only(made: Path) -> None:
    out, work = made / "course" / "graded", made / "course" / "work"
    files = [path for folder in (out, work) for path in folder.rglob("*") if path.is_file()]
    assert len(files) > 30
    assert {str(path.relative_to(made)) for path in files if mode(path) != 0o600} == set()
    assert [mode(out / name) for name in ("results", "feedback")] == [0o700, 0o700]
    assert mode(work) == 0o700


def test_with_ids_that_are_pseudonyms_what_was_graded_names_nobody(made: Path) -> None:
    words = [word for name, _ in PEOPLE.values() for word in name.split()]
    found = [(each, mentions(made / "course" / "graded", each)) for word in words for each in (word, word.lower())]
    assert [told for told in found if told[1]] == []
    assert mentions(made / "course" / "work", "lovejoyce")  # what was collected says how it was called
    assert len(mentions(made / "course" / "graded", "p07")) > 5


@pytest.mark.in_turn
def test_grading_reaches_no_other_machine(tmp_path: Path) -> None:
    if shutil.which("strace") is None:
        pytest.skip("strace is not installed: apt-get install strace")
    course(tmp_path)
    work = tmp_path / "work"
    work.mkdir()
    (work / "p07.py").write_text(WORK["p07"], "utf-8")
    log = tmp_path / "calls"
    traced = ["strace", "-f", "-qq", "-e", "signal=none", "-e", "trace=network", "-o", str(log)]
    grade = [sys.executable, "-m", "grader.cli", "grade", "course/week1.yaml", "work", "--out", "out"]
    done = subprocess.run([*traced, *grade], cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)
    if "PTRACE" in done.stderr or "ptrace" in done.stderr:
        pytest.skip("processes may not be traced here")
    assert done.returncode == 0, done.stderr
    calls = log.read_text("utf-8", "replace")
    assert (tmp_path / "out" / "results" / "p07.json").exists()
    assert "socketpair(AF_UNIX" in calls  # it was watched
    # The sandbox tries itself against a door that it opens on this machine; nothing else is ever called.
    assert {first or second for first, second in ADDRESS.findall(calls)} <= {"127.0.0.1", "::1"}
    assert OTHERS.findall(calls) == []
