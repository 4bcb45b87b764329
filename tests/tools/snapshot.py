"""Takes a snapshot of what the bank builds and marks, and compares a later state of the code with it.

    python tests/tools/snapshot.py take FILE       writes the snapshot
    python tests/tools/snapshot.py compare FILE    lists every difference; exit status 1 if there is one

It has the inputs, expected values and mistakes' values of every exercise and course, and the mark of every solution.
No name of a module and no digest of code is in it: moving code changes nothing. `--only` takes a half, `--of trees.`
what begins so, `--full FOLDER` writes all values there, for `diff -r` with the folder of an earlier run.
"""

import argparse
import hashlib
import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

import grader  # noqa: E402  the checkout's own, as the path above says
from grader.paths import courses_dir  # noqa: E402
from tests.tools.built_values import Parts, assignment_parts, exercise_parts  # noqa: E402
from tests.tools.marks import marks_of, work_by_exercise  # noqa: E402

Snapshot = dict[str, dict[str, Any]]  # "builds" and "marks", each by key
HALVES = ("builds", "marks")


def builds(begin: str, processes: int, full: Path | None) -> dict[str, Any]:
    """By exercise and course, a digest of each section of what is built."""
    ids = [id_ for id_ in work_by_exercise() if id_.startswith(begin)]
    files = [file for file in sorted(courses_dir().glob("*.yaml")) if f"courses.{file.stem}".startswith(begin)]
    tasks = {f"courses.{file.stem}": partial(assignment_parts, file) for file in files}
    tasks |= {id_: partial(exercise_parts, id_) for id_ in ids}
    return dict(done_by(processes, partial(digested, full=full), tasks.items()))


def digested(task: tuple[str, Callable[[], Parts]], full: Path | None) -> list[tuple[str, Any]]:
    """The digests of one exercise or course; what it raises, where it cannot be built."""
    key, parts_of = task
    try:
        parts = parts_of()
    except Exception as error:  # a difference like others, to be told beside them
        return [(key, {"raised": f"{type(error).__name__}: {error}"})]
    if full:
        (full / f"{key}.json").write_text(json.dumps(parts, indent=1, sort_keys=True), "utf-8")
    return [(key, {section: digest(values) for section, values in sorted(parts.items())})]


def digest(value: Any) -> str:
    """Sixteen hexadecimal digits of the canonical JSON: enough for what nobody forges."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


def marks(begin: str, processes: int, full: Path | None) -> dict[str, Any]:
    """The mark of every solution by exercise, corpus and name."""
    work = work_by_exercise()
    # The exercises with most solutions first, so that no process is left alone with them at the end.
    ids = sorted((id_ for id_ in work if id_.startswith(begin)), key=lambda id_: -len(work[id_][0]))
    found = dict(sorted(done_by(processes, marked, ids)))
    if full:
        (full / "marks.json").write_text(json.dumps(found, indent=1, sort_keys=True), "utf-8")
    return found


def marked(id_: str) -> list[tuple[str, Any]]:
    """The marks for one exercise; what was raised instead, where they could not be had."""
    found: list[tuple[str, Any]] = []
    try:
        found.extend(marks_of(id_))
    except Exception as error:  # a difference like others, to be told beside them
        found.append((f"{id_}/raised", {"raised": f"{type(error).__name__}: {error}"}))
    return found


def done_by(
    processes: int, function: Callable[[Any], list[tuple[str, Any]]], tasks: Iterable[Any]
) -> Iterator[tuple[str, Any]]:
    """What the function gives for each task, in the order of the tasks."""
    # Started anew, not forked: a sandbox is opened in each, and threads do not survive a fork.
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        for found in pool.imap(function, tasks):
            yield from found


def taken(halves: Iterable[str], begin: str, processes: int, full: Path | None) -> Snapshot:
    """The snapshot of the code as it is, with a line on how long each half took."""
    snapshot: Snapshot = {}
    for half in halves:
        began = time.perf_counter()
        if full:
            full.mkdir(parents=True, exist_ok=True)
        snapshot[half] = {"builds": builds, "marks": marks}[half](begin, processes, full)
        print(f"{half}: {len(snapshot[half])} in {time.perf_counter() - began:.0f} s")
    return snapshot


def differences(before: Snapshot, after: Snapshot, begin: str) -> Iterator[str]:
    """A line for every key of which the snapshots say different things, or which one of them has not."""
    for half in after:
        there = {key: value for key, value in before[half].items() if key.startswith(begin)}
        for key in sorted(there.keys() | after[half].keys()):
            if key not in after[half]:
                yield f"{half}: {key}: is no longer there"
            elif key not in there:
                yield f"{half}: {key}: was not there"
            else:
                yield from (f"{half}: {key}: {told}" for told in told_apart(there[key], after[half][key]))


def told_apart(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    """What differs in one build or mark, field by field; of a digest only that it does."""
    for field in sorted(before.keys() | after.keys()):
        old, new = before.get(field), after.get(field)
        if old != new:
            yield f"{field}: {json.dumps(old)} -> {json.dumps(new)}"


def run(arguments: list[str]) -> int:
    """The exit status of a command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("take", "compare"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--only", choices=HALVES)
    parser.add_argument("--of", default="", help="what ids begin with: `trees.`, or `courses.` for the assignments")
    parser.add_argument("--full", type=Path, help="a folder for all values")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args(arguments)
    if ROOT not in Path(grader.__file__).resolve().parents:
        raise SystemExit(f"The code of {grader.__file__} would be looked at, not that of {ROOT}.")
    found = taken([given.only] if given.only else HALVES, given.of, given.processes, given.full)
    if given.what == "take":
        given.file.write_text(json.dumps(found, indent=0, sort_keys=True) + "\n", "utf-8")
        return 0
    told = list(differences(json.loads(given.file.read_text("utf-8")), found, given.of))
    print("\n".join([*told, f"{len(told)} differences"]))
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
