"""The files and folders of a place that belong to one student alone."""

import csv
import json
import os
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from grader.collect.attempts import KEPT
from grader.collect.store import NEW, OLD, PART
from grader.engine.result_files import owner_of
from grader.engine.resume import NAME as KNOWN
from grader.engine.resume import known_in
from grader.intake.read_submission import is_entry, student_of
from grader.privacy.class_lines import own_row
from grader.privacy.held_places import BUILT, Place
from grader.privacy.walking import is_real_file, is_real_folder, text_at
from grader.release.release_folder import INDEX
from grader.texts.safe_names import name_apart, safe_name


def own_paths(place: Place, student: str, assignments: Collection[str] = ()) -> tuple[Path, ...]:
    """The files and folders of a student in a place; `assignments` are ids that `pack` may put before a student's."""
    found = {"graded": graded_paths, "collected": collected_paths, "released": released_paths}.get(place.kind)
    if place.kind == "handed in":
        return tuple(handed_in_paths(place.path, student, assignments))
    return tuple(found(place.path, student)) if found else ()


def graded_paths(out: Path, student: str) -> Iterator[Path]:
    """The result and pages of a student in a graded folder, and drafts of them that a killed run left.

    Pages of a student whose id goes on behind a dot are another's, and so is all that has the name of another's result.
    """
    others = {owner for file in results_in(out) if (owner := student_in(file)) != student} | students_known(out)
    longer = {name for each in others - {student} for name in (safe_name(each), name_apart(each))}
    # A file has the second name where another student's was the same as the first.
    for name in dict.fromkeys((safe_name(student), name_apart(student))):
        file = out / "results" / f"{name}.json"
        if is_real_file(file) and student_in(file, student) != student:
            continue
        yield from (each for each in (file, draft_of(file)) if os.path.lexists(each))
        for page in pages_in(out):
            bare = page.name.removeprefix(".") if page.name.endswith(PART) else page.name
            if bare.startswith(f"{name}.") and not any(
                bare.startswith(f"{each}.") for each in longer if len(each) > len(name)
            ):
                yield page


def results_in(out: Path) -> list[Path]:
    """The result documents of a graded folder, without links and pipes."""
    return [file for file in sorted((out / "results").glob("*.json")) if is_real_file(file)]


def pages_in(out: Path) -> list[Path]:
    """The files in the folder of feedback pages."""
    return sorted((out / "feedback").iterdir()) if is_real_folder(out / "feedback") else []


def draft_of(file: Path) -> Path:
    """The path of a file's draft, which is written before the file."""
    return file.with_name(f".{file.name}{PART}")


def students_known(out: Path) -> set[str]:
    """The students that a graded folder's run lists as graded."""
    return set(known_in(out)) if is_real_file(out / KNOWN) else set()


def student_in(result: Path, otherwise: str = "") -> str:
    """The id of a result document's student; `otherwise` if it cannot be read."""
    return owner_of(result) or otherwise


def collected_paths(folder: Path, student: str) -> Iterator[Path]:
    """The paths of a student in a collected folder: all kept attempts, drafts of them, and the newest work."""
    kept = folder / KEPT
    yield from (path for path in (kept / student, kept / NEW / student, kept / OLD / student) if os.path.lexists(path))
    yield from handed_in_paths(folder, student, ())


def released_paths(folder: Path, student: str) -> Iterator[Path]:
    """The folder of a student in a release."""
    if is_released(folder, student) and os.path.lexists(folder / student):
        yield folder / student


def is_released(folder: Path, student: str) -> bool:
    """Whether the index of a release has a row for the student."""
    try:
        return bool(own_row(text_at(folder / INDEX), student))
    except (ValueError, csv.Error):  # not as we wrote it
        return False


def handed_in_paths(folder: Path, student: str, assignments: Iterable[str]) -> Iterator[Path]:
    """The entries of a folder of submissions that belong to a student."""
    for path in sorted(folder.iterdir()):
        packed = {student_of(path, assignment) for assignment in assignments} - {student_of(path)}
        names = packed or {student_of(path)}  # `hw2-ann.zip` is Ann's where there is an assignment hw2
        if not path.name.startswith(".") and is_entry(path) and student in map(safe_name, names):
            yield path


def assignments_in(places: Iterable[Place]) -> frozenset[str]:
    """The ids of the assignments in the places."""
    return frozenset(assignment for place in places if (assignment := assignment_of(place)))


def assignment_of(place: Place) -> str:
    """The id of a place's assignment, from its documents; "" if they do not tell it."""
    files = [place.path] if place.kind == "built" else results_in(place.path)
    key = "id" if place.kind == "built" and place.path.name.endswith(BUILT) else "assignment"
    for file in files:
        try:
            return str(json.loads(text_at(file))[key])
        except (OSError, ValueError, TypeError, KeyError, RecursionError):
            continue
    return ""


def students_in(places: Iterable[Place]) -> frozenset[str]:
    """The ids of students with data in the places, to compare a misspelt id with."""
    return frozenset(name for place in places for name in names_in(place))


def names_in(place: Place) -> Iterator[str]:
    """The ids of students with data in one place."""
    if place.kind == "graded":
        yield from filter(None, map(student_in, results_in(place.path)))
    elif place.kind == "collected":
        yield from (each.name for each in (place.path / KEPT).iterdir() if not each.name.startswith("."))
    elif place.kind == "handed in":
        yield from (safe_name(student_of(path)) for path in place.path.iterdir() if is_entry(path))
