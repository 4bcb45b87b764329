"""One word for one thing, and sentences that can be read alone: `benchmarks/names.py` has the rules and their bars."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
def test_names_and_sentences_are_within_their_bars() -> None:
    command = [sys.executable, "benchmarks/names.py"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
