"""Own code that never ends: every command that asks it ends with a sentence that names the file and the function."""

import signal
import sys
from pathlib import Path

import pytest

from grader.audit.child import print_audit
from grader.build.built_exercise import build_exercise
from grader.built.resolve import resolve
from grader.built.time_limit import TookTooLong, in_time
from grader.checks.local_code import TRUST_VARIABLE, local_module
from grader.checks.own_call_limit import OwnCodeHangs, limited_function
from grader.cli import main
from grader.cli.course import run_init
from grader.spec.load import load_exercise
from tests.build.test_own_code import EXERCISE, RIGHT

LOOP = "def mean(xs):\n    while True:\n        pass\n"
# A bare `except` catches the first ring of the clock.
CATCHING_LOOP = "def mean(xs):\n    try:\n        while True: pass\n    except:\n        while True: pass\n"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The code of an own exercise in a course with one assignment; each call has a twentieth of a second."""
    monkeypatch.setenv(TRUST_VARIABLE, "1")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr("grader.checks.own_call_limit.OWN_CALL_SECONDS", 0.05)
    monkeypatch.chdir(tmp_path)
    run_init("ml", "Europe/Berlin")
    monkeypatch.chdir(tmp_path / "ml")
    folder = tmp_path / "ml" / "bank" / "mine"
    folder.mkdir()
    (folder / "mean.yaml").write_text(EXERCISE, "utf-8")
    text = "schema: 1\nid: hw1\ntitle: One\nsecret: {file: ../ml.key}\nexercises: [{id: mine.mean}]\n"
    (tmp_path / "ml" / "hw1.yaml").write_text(text, "utf-8")
    (folder / "solution.py").write_text(f"{RIGHT}# {tmp_path}\n", "utf-8")
    return folder / "solution.py"


def told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    monkeypatch.setattr(sys, "argv", ["grader", *words, "--trust-local"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2, words
    return capsys.readouterr().err


COMMANDS = (
    ("show", "mine.mean"),
    ("release", "hw1.yaml", "--out", "released"),
    ("grade", "hw1.yaml", ".", "--out", "graded"),
)


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: words[0])
@pytest.mark.parametrize("code", [LOOP, CATCHING_LOOP], ids=["loop", "catches all"])
def test_a_command_ends_with_the_file_and_the_function(
    words: tuple[str, ...], code: str, own: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own.write_text(f"{code}# {own}\n", "utf-8")
    assert "solution.py:mean has not answered within 0.05 seconds, on xs=[1.0, 2.0, 4.0]." in told(
        monkeypatch, capsys, *words
    )


def test_the_audit_of_an_exercise_ends_with_the_file_and_the_function(
    own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own.write_text(f"{LOOP}# {own}\n", "utf-8")
    monkeypatch.setattr(sys, "argv", ["child", str(own.with_name("mean.yaml"))])
    with pytest.raises(SystemExit, match=r"solution\.py:mean has not answered within 0\.05 seconds, on xs="):
        print_audit()  # what `grader audit` runs in a process of its own


def test_a_file_that_does_not_end_when_it_is_read_is_told_and_not_known_by_half(
    own: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = f"{RIGHT}# {own}\nwhile True:\n    pass\n"
    own.write_text(text, "utf-8")
    for _ in range(2):
        assert "solution.py has not been read within 0.05 seconds" in told(monkeypatch, capsys, "show", "mine.mean")
    with pytest.raises(OwnCodeHangs):
        local_module(text, "solution.py")


def test_a_sound_reference_is_one_object_and_leaves_no_clock_behind(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grader.checks.own_call_limit.OWN_CALL_SECONDS", 1)
    built = build_exercise(load_exercise(own.with_name("mean.yaml")), assignment_id="a", secret=b"0" * 16)
    assert resolve(built.reference) is resolve(built.reference)
    assert resolve(built.reference)([1.0, 2.0]) == 1.5
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)


def test_the_clock_of_whoever_grades_counts_alone() -> None:
    """A busy machine decides no mark: what is graded has a limit in the processor's time, and none beside it."""

    def spins() -> None:
        while True:
            pass

    with pytest.raises(TookTooLong):
        in_time(limited_function(spins, "f.py:spins"), 0.1)
