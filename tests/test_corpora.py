"""Solutions: no tool of ours imports, collects or formats one."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NEVER_IMPORTED = "raise SystemExit('imported')\n\ndef  test_it( ) :  pass\n"  # nor does ruff like it


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The settings of the project, a test in a folder of a topic, and a right and a wrong solution beside it."""
    topic = tmp_path / "tests" / "bank" / "trees"
    topic.mkdir(parents=True)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for file in ("conftest.py", "thinned.py"):
        shutil.copy(ROOT / "tests" / file, tmp_path / "tests")
    shutil.copytree(ROOT / "docs", tmp_path / "docs", ignore=lambda folder, names: {*names} - {"audit.md"})
    (topic / "test_trees.py").write_text("def test_it() -> None:\n    assert True\n", "utf-8")
    (topic.parent / "linear").mkdir()
    shutil.copy(topic / "test_trees.py", topic.parent / "linear")  # a test file may be named as another is elsewhere
    for kind in ("right", "wrong"):
        (topic / f"gain_ratio.{kind}.py").write_text(NEVER_IMPORTED, "utf-8")
    return tmp_path


@pytest.mark.slow
def test_pytest_collects_no_solution_and_ruff_reads_none(checkout: Path) -> None:
    for tool in ("pytest -p no:cacheprovider tests", "ruff check --no-cache .", "ruff format --no-cache --check ."):
        command = [sys.executable, "-m", *tool.split()]
        done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        if "pytest" in tool:
            assert "2 passed" in done.stdout
