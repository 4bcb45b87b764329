"""A command ends at once, and loses nothing by it: its exit code, what it printed, what was registered for the end."""

import subprocess
import sys

import pytest


def ended(body: str) -> subprocess.CompletedProcess[str]:
    """A process whose command is this body."""
    lines = "".join(f"    {line}\n" for line in body.splitlines())
    text = f"import atexit, sys, threading, time\nfrom grader.cli.quick_exit import exit_at_once\ndef main():\n{lines}"
    command = [sys.executable, "-c", f"{text}exit_at_once(main)\nprint('went on')"]
    return subprocess.run(command, text=True, check=False, capture_output=True)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("pass", 0),
        ("sys.exit()", 0),
        ("sys.exit(3)", 3),
        ("sys.exit(True)", 1),
        ("sys.exit('in words')", 1),
        ("raise ValueError('ours')", 1),
    ],
)
def test_the_exit_code_is_what_python_would_give(body: str, code: int) -> None:
    done = ended(f"print('said', end='')\n{body}")
    assert (done.returncode, done.stdout) == (code, "said")
    assert ("in words" in done.stderr) == ("in words" in body)
    assert ("ValueError: ours" in done.stderr) == ("ours" in body)


def test_all_that_was_printed_arrives() -> None:
    done = ended("sys.stdout.write('x' * 1_000_000)\nsys.stderr.write('y' * 1_000)")
    assert (len(done.stdout), len(done.stderr)) == (1_000_000, 1_000)


def test_what_is_registered_for_the_end_is_done_before() -> None:
    assert ended("atexit.register(print, 'registered')").stdout == "registered\n"


def test_a_thread_that_runs_is_waited_for() -> None:
    late = "threading.Thread(target=lambda: (time.sleep(0.2), print('late'))).start()\nsys.exit(4)"
    done = ended(late)
    assert (done.returncode, done.stdout) == (4, "late\n")


def test_a_reader_that_is_gone_is_no_crash() -> None:
    command = f"{sys.executable} -m grader.cli --help | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], text=True, check=False, capture_output=True)
    assert done.returncode in (0, 1, 120)
    assert "Traceback" not in done.stderr
