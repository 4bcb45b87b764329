"""Terminals and logs that take ASCII only: our commands and the students' checker write plain signs there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.checker_sample import written

pytestmark = pytest.mark.slow  # each starts an interpreter

COMMANDS = {
    "a list": ["-m", "grader.cli", "list", "--search", "entropy"],
    "an exercise with bullets": ["-m", "grader.cli", "show", "trees.gain_ratio"],
    "help": ["-m", "grader.cli", "--help"],
    "a checker": ["demo_check.py"],
    "packing": ["demo_check.py", "pack", "ada"],
}


@pytest.mark.in_turn
@pytest.mark.parametrize("what", COMMANDS)
def test_what_is_written_is_ascii_and_nothing_fails(what: str, tmp_path: Path) -> None:
    written(tmp_path)
    (tmp_path / "hw.py").write_text("def entropy(counts):\n    return '…'\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, *COMMANDS[what]],
        cwd=tmp_path,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"},
        capture_output=True,
        check=False,
    )
    said = (done.stdout + done.stderr).decode("ascii")
    assert "UnicodeEncodeError" not in said
    assert done.returncode == (1 if what == "a checker" else 0), said
    if what == "a checker":
        assert "Entropy of a class distribution - entropy - not right yet" in said
