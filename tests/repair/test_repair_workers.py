"""A class with repairs, graded as `grader grade` does it: the same bytes on any number of workers."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.repair.mended import LEAVES_OUT_SINGLES

ASSIGNMENT = """
schema: 1
id: week
title: Week
secret: {public: some words}
exercises: [{id: information.entropy}]
"""


def written(folder: Path, workers: int) -> dict[str, bytes]:
    """The results and pages of a class, by their names."""
    out = folder / f"out{workers}"
    command = ["-m", "grader.cli", "grade", folder / "week.yaml", folder / "work", "--out", out, "--workers", workers]
    subprocess.run([sys.executable, *map(str, command)], check=True, capture_output=True)
    return {file.name: file.read_bytes() for kind in ("results", "feedback") for file in (out / kind).iterdir()}


@pytest.mark.in_turn
@pytest.mark.slow
def test_one_worker_and_two_write_the_same(tmp_path: Path) -> None:
    (tmp_path / "week.yaml").write_text(ASSIGNMENT)
    (tmp_path / "work").mkdir()
    for number, least in enumerate((20, 20, 15, 30)):
        code = LEAVES_OUT_SINGLES.replace("n > 20", f"n > {least}")
        (tmp_path / "work" / f"s{number}.py").write_text("#\n" * number + code)
    one, two = written(tmp_path, 1), written(tmp_path, 2)
    assert one == two
    assert all(b'"kind": "repair"' in text for name, text in one.items() if name.endswith(".json"))
