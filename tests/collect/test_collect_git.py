"""Clones: what HEAD holds, when it was committed, and that nothing of a stranger's repository is obeyed."""

import resource
import shutil
import subprocess
from pathlib import Path

import pytest

from grader.collect.attempts import collected_attempts
from tests.collect.downloads import clone, collected, git, kept, unpacked


def test_what_is_committed_counts_at_the_time_of_its_commit(tmp_path: Path) -> None:
    ada = clone(tmp_path / "d" / "hw2-ada", {"hw2.py": "ada = 1", "lib/helpers.py": "help = 1", ".github/x.yml": ""})
    alan = clone(tmp_path / "d" / "hw2-alan", {"hw2.py": "alan = 1"})
    (ada / "hw2.py").write_text("not committed", "utf-8")
    (ada / "untracked.py").write_text("not tracked", "utf-8")
    git(alan, "gc", "-q")
    git(alan, "pack-refs", "--all")
    result = collected(tmp_path / "d")
    assert (result.platform, result.problems) == ("git", ())
    assert kept(tmp_path / "d") == {
        "s1/hw2.py": "ada = 1",
        "s1/lib/helpers.py": "help = 1",
        "s2/hw2.py": "alan = 1",
    }
    assert {each.submitted for each in collected_attempts(tmp_path / "out")} == {"2026-11-02T22:10:05+01:00"}


@pytest.mark.slow
def test_a_later_commit_is_a_second_attempt(tmp_path: Path) -> None:
    ada = clone(tmp_path / "d" / "ada", {"hw2.py": "first"})
    collected(tmp_path / "d")
    (ada / "hw2.py").write_text("second", "utf-8")
    git(ada, "commit", "-q", "-a", "-m", "more", GIT_COMMITTER_DATE="2026-11-03T10:00:00+0100")
    git(ada, "checkout", "-q", "--detach")
    assert [each.number for each in collected(tmp_path / "d").new] == [2]
    assert kept(tmp_path / "d") == {"s1/hw2.py": "second"}


def test_nothing_that_a_clone_says_is_run(tmp_path: Path) -> None:
    ada = clone(tmp_path / "d" / "ada", {"hw2.py": "ada = 1", ".gitattributes": "*.py filter=evil diff=evil\n"})
    trap = f"touch {tmp_path}/pwned; cat"
    for key in ("core.fsmonitor", "core.sshCommand", "core.pager", "filter.evil.smudge", "filter.evil.clean"):
        git(ada, "config", key, trap)
    git(ada, "config", "diff.evil.textconv", trap)
    git(ada, "config", "alias.ls-tree", f"!{trap}")
    git(ada, "config", "alias.cat-file", f"!{trap}")
    git(ada, "config", "core.worktree", "/")
    git(ada, "config", "extensions.partialClone", "origin")
    git(ada, "config", "remote.origin.url", f"ext::sh -c 'touch {tmp_path}/pwned'")
    git(ada, "config", "remote.origin.promisor", "true")
    for hook in ("post-checkout", "pre-commit", "reference-transaction", "fsmonitor-watchman", "post-index-change"):
        file = ada / ".git" / "hooks" / hook
        file.write_text(f"#!/bin/sh\ntouch {tmp_path}/pwned\n", "utf-8")
        file.chmod(0o755)
    assert collected(tmp_path / "d").problems == ()
    assert kept(tmp_path / "d") == {"s1/hw2.py": "ada = 1"}
    assert not (tmp_path / "pwned").exists()


def spoil_objects(clone: Path) -> None:
    for file in (clone / ".git" / "objects").rglob("*"):
        if file.is_file():
            file.chmod(0o600)
            file.write_bytes(b"nothing")


def borrow(clone: Path) -> None:
    (clone / ".git" / "objects" / "info" / "alternates").write_text("/somewhere/objects\n", "utf-8")


def lead_elsewhere(clone: Path) -> None:
    (clone / ".git" / "objects").rename(clone.parent.parent / "objects")
    (clone / ".git" / "objects").symlink_to(clone.parent.parent / "objects")


def lose_a_blob(clone: Path) -> None:
    number = git(clone, "rev-parse", "HEAD:hw2.py").strip()
    (clone / ".git" / "objects" / number[:2] / number[2:]).unlink()
    git(clone, "config", "remote.origin.url", f"ext::sh -c 'touch {clone.parent.parent}/pwned'")
    git(clone, "config", "remote.origin.promisor", "true")
    git(clone, "config", "extensions.partialClone", "origin")


def head(text: str) -> object:
    return lambda clone: (clone / ".git" / "HEAD").write_text(text, "utf-8")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (spoil_objects, "is damaged, or was cloned without its files; clone it again."),
        (borrow, "borrows objects from another repository"),
        (lead_elsewhere, "has its objects elsewhere; clone it again."),
        (head("ref: refs/heads/none\n"), "has no commit yet."),
        (head("ref: refs/../../../../etc/passwd\n"), "has a HEAD that cannot be read."),
        (head("--output=/tmp/pwned\n"), "has a HEAD that cannot be read."),
        (head("0" * 40), "is damaged"),
        (lose_a_blob, "is damaged, or was cloned without its files"),
    ],
)
def test_a_clone_that_cannot_be_read_is_reported_and_the_others_are_collected(
    spoil: object, sentence: str, tmp_path: Path
) -> None:
    spoil(clone(tmp_path / "d" / "ada", {"hw2.py": "ada = 1"}))  # type: ignore[operator]
    clone(tmp_path / "d" / "alan", {"hw2.py": "alan = 1"})
    [problem, *more] = collected(tmp_path / "d").problems
    assert sentence in problem.why
    assert len(more) <= 1  # a clone without files has none left
    assert kept(tmp_path / "d") == {"s2/hw2.py": "alan = 1"}
    assert not (tmp_path / "pwned").exists()


def test_tracked_links_are_not_followed(tmp_path: Path) -> None:
    (tmp_path / "secret.py").write_text("secret", "utf-8")
    (tmp_path / "d" / "ada").mkdir(parents=True)
    (tmp_path / "d" / "ada" / "link.py").symlink_to(tmp_path / "secret.py")
    clone(tmp_path / "d" / "ada", {"hw2.py": "ada = 1"})
    [problem] = collected(tmp_path / "d").problems
    assert (problem.kind, problem.why) == ("left out", "link.py is a link, and links are not followed.")
    assert kept(tmp_path / "d") == {"s1/hw2.py": "ada = 1"}


def test_a_folder_among_clones_is_told_of(tmp_path: Path) -> None:
    clone(tmp_path / "d" / "ada", {"hw2.py": "1"})
    unpacked(tmp_path / "d" / "alan", {"hw2.py": "2"})
    [problem] = collected(tmp_path / "d", platform="git").problems
    assert (problem.source, problem.why) == ("alan", "is no git clone.")


def linked(clone: Path, name: str, target: Path) -> None:
    """Lets something of a clone's own be a link."""
    inside = clone / ".git" / name
    shutil.rmtree(inside) if inside.is_dir() else inside.unlink(missing_ok=True)
    inside.symlink_to(target)


@pytest.mark.parametrize("names", [("refs", "objects/pack"), ("refs/heads/main", "objects/pack"), ("HEAD",)])
def test_a_clone_made_of_links_does_not_hold_another_s_work(names: tuple[str, ...], tmp_path: Path) -> None:
    ada = clone(tmp_path / "d" / "ada", {"hw2.py": "ada = 1"})
    git(ada, "gc", "-q")
    git(ada, "update-ref", "refs/heads/main", git(ada, "rev-parse", "HEAD").strip())
    eve = clone(tmp_path / "d" / "alan", {"hw2.py": "eve = 1"})
    for name in names:
        linked(eve, name, ada / ".git" / name)
    [problem] = collected(tmp_path / "d").problems
    assert (problem.source, problem.why) == ("alan", "has its objects elsewhere; clone it again.")
    assert kept(tmp_path / "d") == {"s1/hw2.py": "ada = 1"}


@pytest.mark.in_turn
@pytest.mark.slow
def test_a_few_objects_that_stand_for_very_many_files_are_told_and_cost_little(tmp_path: Path) -> None:
    clone(tmp_path / "d" / "ada", {"hw2.py": "ada = 1"})
    eve = clone(tmp_path / "d" / "alan", {"hw2.py": "eve = 1"})
    tree = git(eve, "rev-parse", "HEAD^{tree}").strip()
    for _ in range(9):  # ten folders, in each of which are the same ten folders
        tree = made_tree(eve, [f"040000 tree {tree}\td{number}" for number in range(10)])
    git(eve, "update-ref", "HEAD", git(eve, "commit-tree", tree, "-m", "bomb").strip())
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    [problem] = collected(tmp_path / "d").problems
    assert (problem.source, problem.why) == ("alan", "holds more than anybody hands in.")
    assert kept(tmp_path / "d") == {"s1/hw2.py": "ada = 1"}
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 200_000  # kilobytes


def made_tree(folder: Path, lines: list[str]) -> str:
    done = subprocess.run(
        ["git", "mktree"], input="\n".join(lines), cwd=folder, check=True, capture_output=True, text=True
    )
    return done.stdout.strip()


@pytest.mark.slow
def test_a_commit_s_time_is_read_whatever_the_length_of_its_message(tmp_path: Path) -> None:
    ada = clone(tmp_path / "d" / "ada", {"hw2.py": "ada = 1"})
    (tmp_path / "message").write_text("x" * 30_000_000, "utf-8")
    git(ada, "commit", "-q", "--amend", "-F", str(tmp_path / "message"))
    assert collected(tmp_path / "d").problems == ()
    assert [each.submitted for each in collected_attempts(tmp_path / "out")] == ["2026-11-02T22:10:05+01:00"]
