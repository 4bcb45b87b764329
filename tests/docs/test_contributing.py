"""docs/contributing.md, walked in a fresh repository: the first exercise of somebody who was never here."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "contributing.md").read_text("utf-8")
LEFT_OUT = shutil.ignore_patterns(".git", ".venv*", ".*_cache", ".hypothesis", "__pycache__", "demo-out", "site")
WHO = {f"GIT_{role}_{what}": "ada@example.org" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A repository of one commit, with an environment to activate; `make`, which takes minutes, only says its targets.

    What it would run is run by `.ci/run`.
    """
    shutil.copytree(ROOT, tmp_path / "clone", ignore=LEFT_OUT)
    tools = tmp_path / "clone" / ".venv" / "bin"
    tools.mkdir(parents=True)
    (tools / "activate").write_text(f'PATH="{tools}:$PATH"\n', "utf-8")
    for name, target in {"grader": f"{sys.executable} -m grader.cli", "python": sys.executable, "make": "echo"}.items():
        (tools / name).write_text(f'#!/bin/sh\nexec {target} "$@"\n', "utf-8")
        (tools / name).chmod(0o755)
    start = "git init --quiet --initial-branch main && git add --all && git commit --quiet --message start"
    run(start, tmp_path / "clone")
    return tmp_path / "clone"


def run(script: str, clone: Path) -> str:
    """What a script prints that runs in the clone, with the clone's own code."""
    own = {
        "PATH": f"{clone / '.venv' / 'bin'}:{os.environ['PATH']}",
        "PYTHONPATH": str(clone),
        "HOME": str(clone.parent),
    }
    told = {**os.environ, **WHO, **own, "COLUMNS": "100", "GIT_CONFIG_GLOBAL": os.devnull}
    command = ["bash", "-euo", "pipefail", "-c", script]
    done = subprocess.run(command, cwd=clone, env=told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.mark.in_turn
@pytest.mark.slow
def test_the_first_exercise_is_written_audited_and_committed(clone: Path) -> None:
    blocks = re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    said = run("\n".join(blocks), clone)
    assert "Wrote assignments/bank/information/perplexity.yaml" in said
    assert "1 checked, none at fault" in said
    assert "1 audited, none falls short" in said
    assert "quick lint" in said.splitlines()
    assert run("git status --porcelain", clone) == ""
    changed = run("git diff --name-only main perplexity", clone).split()
    tests = "tests/bank/information/test_perplexity.py"
    assert {"reference/information/entropy.py", "docs/audit.md", tests} < set(changed)
    row = re.compile(r"^\| `information\.perplexity` \|.*\| 100\.0% \|", re.MULTILINE)
    assert row.search((clone / "docs" / "audit.md").read_text("utf-8"))
    ours = " ".join(name for name in changed if re.search(r"(?<!\.right|\.wrong)\.py$", name))
    run(f"python -m ruff check {ours} && python -m ruff format --check {ours}", clone)
