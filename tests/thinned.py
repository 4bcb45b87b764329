"""A sample of what is many, so that `make test` ends in time however large the bank is; `make thorough` takes all.

Which ones follows from `SAMPLE`, which every run prints: `SAMPLE=… make test` repeats a choice. By default it is the
hash of HEAD's tree, so that another commit tries others, and 0 without git. A run has one sample of the bank: an
exercise that is in for one test is in for the next, which finds it built. What the work since `main` touches is always
in.
"""

import hashlib
import os
import subprocess
from collections.abc import Callable, Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

from grader.audit.audit_table import audit_digests_in
from grader.paths import bank_files

ROOT = Path(__file__).resolve().parent.parent
AUDITS = "docs/audit.md"
Each = TypeVar("Each")


def some(everything: Iterable[Each], at_most: int, kind: Callable[[Each], object] = lambda each: "") -> list[Each]:
    """At most so many of them, in their order, and one of each kind at least; beyond that, those that are touched.

    All of them where THOROUGH is set.
    """
    every = list(everything)
    if os.environ.get("THOROUGH"):
        return every
    order = sorted(range(len(every)), key=lambda place: rank(every[place]))
    first = {kind(every[place]): place for place in reversed(order)}.values()
    taken = [*first, *(place for place in order if place not in set(first))][: max(at_most, len(first))]
    kept = {*taken, *(place for place in order if exercises_of(every[place]) & touched())}
    return [every[place] for place in sorted(kept)]


def all_in_turn() -> bool:
    """Whether tests marked `in_turn` are all taken."""
    return bool(os.environ.get("THOROUGH"))


def is_its_turn(name: str) -> bool:
    """Whether a test that takes many seconds is taken by this sample: one in five is."""
    return int(rank(name)[:8], 16) % 5 == 0


def rank(each: object) -> str:
    """The place of a thing in the order in which a sample takes them: drawn anew for each `SAMPLE`."""
    return hashlib.sha256(f"{sample()} {name_of(each)}".encode()).hexdigest()


def name_of(each: object) -> str:
    """What a thing is called on any machine: a file by its path within the project, a tuple by all its texts."""
    if isinstance(each, Path):
        return each.relative_to(ROOT).as_posix() if each.is_relative_to(ROOT) else each.name
    if isinstance(each, tuple):
        return " ".join(name_of(part) for part in each if isinstance(part, str | Path))
    return str(each)


def exercises_of(each: object) -> frozenset[str]:
    """The exercises of the bank that a thing is about: an id, a file of one, or a tuple that begins with either."""
    first = each[0] if isinstance(each, tuple) and each else each
    return ids_in(name_of(first)) if isinstance(first, str | Path) else frozenset()


@cache
def ids_in(path: str) -> frozenset[str]:
    """The exercises whose id stands in a path, in one part of it or as a folder and the beginning of a file's name."""
    parts = path.removesuffix(".yaml").split("/")
    pairs = (f"{folder}.{file.partition('.')[0]}" for folder, file in pairwise(parts))
    return bank() & {*parts, *pairs}


@cache
def bank() -> frozenset[str]:
    """The id of every exercise of the bank, which is its folder and the name of its file."""
    return frozenset(f"{file.parent.name}.{file.stem}" for file in bank_files())


def sample() -> str:
    """What chooses: SAMPLE of the environment, else the hash of HEAD's tree, 0 without git."""
    return os.environ.get("SAMPLE") or tree_of_head()


@cache
def tree_of_head() -> str:
    """Twelve digits of the hash of HEAD's tree; 0 without git."""
    return git("rev-parse", "--verify", "HEAD^{tree}").strip()[:12] or "0"


def touched() -> frozenset[str]:
    """The exercises that the work touches: those that TOUCHED names, which a run hands on to its workers, or git's.

    It begins with the checkout that it is of: tests run pytest in copies of ours, where other work is done.
    """
    root, *ids = os.environ.get("TOUCHED", "").split("\n")
    return frozenset(ids) if root == str(ROOT) else touched_since(os.environ.get("SINCE", "main"))


@cache
def touched_since(revision: str) -> frozenset[str]:
    """The exercises that differ from where the work left a revision: in a file of theirs, or in their audit's digest.

    The digests in docs/audit.md are of every definition that an exercise leads to, and a test asks that they are up to
    date: so none is computed here, which would take longer than most runs of a few tests.
    """
    base = git("merge-base", revision, "HEAD") or git("merge-base", f"origin/{revision}", "HEAD")
    if not base:
        return frozenset()
    files = git("diff", "--name-only", base.strip()) + git("ls-files", "--others", "--exclude-standard")
    before = audit_digests_in(git("show", f"{base.strip()}:{AUDITS}"))
    now = audit_digests_in((ROOT / AUDITS).read_text("utf-8"))
    changed = {id_ for id_ in bank() if now.get(id_) != before.get(id_)}
    return frozenset(changed.union(*map(ids_in, files.splitlines())))


def git(*words: str) -> str:
    """What git says of this checkout; nothing where it says no, or is not there."""
    try:
        done = subprocess.run(["git", "-C", str(ROOT), *words], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return ""
    return done.stdout if done.returncode == 0 else ""


def handed_on() -> dict[str, str]:
    """What a run puts into the environment of its workers, so that all of them take the same sample."""
    return {"SAMPLE": sample(), "TOUCHED": "\n".join([str(ROOT), *sorted(touched())])}


def told() -> str:
    """The line that a run begins with."""
    if os.environ.get("THOROUGH"):
        return "THOROUGH: all of the bank"
    since = os.environ.get("SINCE", "main")
    return f"SAMPLE={sample()}, and the exercises that the work since {since} touches: {len(touched())}"
