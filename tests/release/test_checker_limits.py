"""Calls that do not end: they are stopped, in every session that a student may have."""

import signal
import sys
import threading
import time
from pathlib import Path
from types import ModuleType

import pytest

from tests.checker_sample import function, imported, run, written
from tests.grading import RIGHT_ENTROPY

pytestmark = pytest.mark.slow  # a call has to last before it is stopped

LOOPS = {
    "a loop": "while True: pass",
    "a loop that catches all": "while True:\n        try: sum(counts)\n        except: pass",
    "a generator": "def f():\n        while True: pass\n    yield f()",
    "sleep": "import time\n    time.sleep(60)",
}


@pytest.fixture
def checker(tmp_path: Path) -> ModuleType:
    return imported(written(tmp_path))


def said(report: object) -> str:
    return " ".join(repr(report).split())


@pytest.mark.parametrize("what", LOOPS)
def test_a_call_that_does_not_end_is_stopped_and_the_session_goes_on(checker: ModuleType, what: str) -> None:
    before, handler = time.monotonic(), signal.getsignal(signal.SIGALRM)
    report = checker.check(function(f"def entropy(counts):\n    {LOOPS[what]}\n", "entropy"), seconds=0.3)
    assert time.monotonic() - before < 10
    assert "This call did not end within 0.3 seconds and was stopped." in said(report)
    assert "check(entropy, seconds=1.8)" in said(report)
    assert "stopped" in said(report).partition("0 of 2")[0]
    assert "This call was not run" in said(report)  # one limit for an exercise, not one for each case
    assert signal.getsignal(signal.SIGALRM) is handler
    assert checker.check(function(RIGHT_ENTROPY, "entropy"), seconds=0.3).right


def test_the_line_that_it_was_at_is_shown(checker: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("def entropy(counts):\n    while True: counts = counts\n", encoding="utf-8")
    assert "It was at: while True: counts = counts" in said(checker.check(imported(file).entropy, seconds=0.2))


def test_a_call_in_another_thread_is_stopped(checker: ModuleType) -> None:
    # Windows has no alarms, and some notebooks run cells in a thread.
    reports: list[object] = []
    loop = function("def entropy(counts):\n    while True:\n        counts = list(counts)\n", "entropy")
    thread = threading.Thread(target=lambda: reports.append(checker.check(loop, seconds=0.3)))
    thread.start()
    thread.join(20)
    assert not thread.is_alive()
    assert "was stopped" in said(reports[0])


def test_in_a_browser_a_trace_function_stops_it(checker: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "emscripten")
    loop = function("def entropy(counts):\n    while True: pass\n", "entropy")
    before = sys.gettrace()
    sys.settrace(None)
    try:
        assert "was stopped" in said(checker.check(loop, seconds=0.3))
        assert sys.gettrace() is None
        assert checker.check(function(RIGHT_ENTROPY, "entropy")).right
    finally:
        sys.settrace(before)


def test_in_a_browser_saved_work_is_run_without_a_process(
    checker: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = f"from demo_check import check_all\nprint('hello')\n{RIGHT_ENTROPY}\n"
    (tmp_path / "hw.py").write_text(
        f"{text}def perceptron_trace(*given):\n    while True: pass\ncheck_all()\n", "utf-8"
    )
    limits = sys.modules["_demo_checker.release.inside.time_limits"]
    monkeypatch.setattr(limits, "LEAST_CALL_SECONDS", 0.5)
    monkeypatch.setattr(limits, "LIMIT_FACTOR", 0.1)
    monkeypatch.setattr(sys, "platform", "emscripten")
    monkeypatch.setattr("subprocess.Popen", None)
    monkeypatch.setitem(sys.modules, "demo_check", checker)
    output, finders = sys.stdout, list(sys.meta_path)
    text = said(checker.check_all())
    assert "2 of 2 public right" in text
    assert "did not come back within its time limit" in text
    assert (sys.stdout, sys.meta_path) == (output, finders)
    assert "hw" not in sys.modules


def test_a_file_whose_check_hangs_ends_by_itself(tmp_path: Path) -> None:
    written(tmp_path)
    loop = "from demo_check import check\ndef entropy(counts):\n    while True: pass\ncheck(entropy, seconds=0.5)\n"
    (tmp_path / "hw.py").write_text(loop, encoding="utf-8")
    assert "was stopped" in run(tmp_path, "hw.py").stdout
