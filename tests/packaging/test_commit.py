"""`grader --version` tells the commit: of a checkout from git, of what is installed as it was packed."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from grader.version import COMMIT_FILE, __version__, commit, version_text


def git(folder: Path, *words: str) -> str:
    own = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    who = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    command = ["git", "-C", str(folder), *who, *words]
    return subprocess.run(command, env={**os.environ, **own}, capture_output=True, text=True, check=True).stdout.strip()


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package in a checkout of one commit, with a tag that must not be taken for the commit."""
    (tmp_path / "grader").mkdir()
    (tmp_path / "grader" / "code.py").write_text("one = 1\n", "utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", "--all")
    git(tmp_path, "commit", "--quiet", "--message", "one")
    git(tmp_path, "tag", "--annotate", "v9", "--message", "nine")
    return tmp_path / "grader"


def test_a_checkout_is_asked_and_says_when_it_was_changed(package: Path) -> None:
    known = git(package, "rev-parse", "--short=10", "HEAD")
    assert commit(package) == known
    (package / "code.py").write_text("one = 2\n", "utf-8")
    assert commit(package) == f"{known}+"


def test_the_repository_of_a_hook_is_not_taken_for_ours(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = commit(package)
    monkeypatch.setenv("GIT_DIR", "/nowhere/.git")
    assert commit(package) == known is not None


def test_what_was_packed_is_believed_before_git(package: Path) -> None:
    (package / COMMIT_FILE).write_text("0123456789\n", "ascii")
    assert commit(package) == "0123456789"


def test_nobody_knows_outside_a_checkout_or_without_git(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    assert commit(package) is None
    shutil.rmtree(package.parent / ".git")
    assert commit(package) is None


SAID = {  # the commit, and what `grader --version` says
    None: f"markscheme {__version__}",
    "0123456789": f"markscheme {__version__} (commit 0123456789)",
    "0123456789+": f"markscheme {__version__} (commit 0123456789, with changes)",
}


@pytest.mark.parametrize("known", SAID)
def test_the_version_is_told_with_its_commit(known: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grader.version.commit", lambda: known)
    assert version_text() == SAID[known]
