"""What lies in a place that is one student's alone: files and folders."""

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
    """The files and folders of a student; `assignments` are ids that `pack` may have put before theirs."""
    found = {"graded": graded_paths, "collected": collected_paths, "released": released_paths}.get(place.kind)
    if place.kind == "handed in":
        return tuple(handed_in_paths(place.path, student, assignments))
    return tuple(found(place.path, student)) if found else ()


def graded_paths(out: Path, student: str) -> Iterator[Path]:
    """The result, the pages made of it, and drafts that a killed run left of them.

    Pages of a student whose id goes on behind a dot are another's, and so is all that has the name of another's result.
    """
    others = {owner for file in results_in(out) if (owner := student_in(file)) != student} | students_known(out)
    longer = {name for each in others - {student} for name in (safe_name(each), name_apart(each))}
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
    """The result documents of a graded folder; links and pipes are none of ours."""
    return [file for file in sorted((out / "results").glob("*.json")) if is_real_file(file)]


def pages_in(out: Path) -> list[Path]:
    """What lies among the pages of a graded folder."""
    return sorted((out / "feedback").iterdir()) if is_real_folder(out / "feedback") else []


def draft_of(file: Path) -> Path:
    """Where a file is written before it is whole."""
    return file.with_name(f".{file.name}{PART}")


def students_known(out: Path) -> set[str]:
    """The students of whom a run says that it graded them."""
    return set(known_in(out)) if is_real_file(out / KNOWN) else set()


def student_in(result: Path, otherwise: str = "") -> str:
    """Whose a result is."""
    return owner_of(result) or otherwise


def collected_paths(folder: Path, student: str) -> Iterator[Path]:
    """All attempts where they are kept or were about to be put; and what `grade` reads, which a person may have put."""
    kept = folder / KEPT
    yield from (path for path in (kept / student, kept / NEW / student, kept / OLD / student) if os.path.lexists(path))
    yield from handed_in_paths(folder, student, ())


def released_paths(folder: Path, student: str) -> Iterator[Path]:
    """The folder that a student received."""
    if is_released(folder, student) and os.path.lexists(folder / student):
        yield folder / student


def is_released(folder: Path, student: str) -> bool:
    """Whether a release says that it has a folder for the student."""
    try:
        return bool(own_row(text_at(folder / INDEX), student))
    except (ValueError, csv.Error):  # not as we wrote it
        return False


def handed_in_paths(folder: Path, student: str, assignments: Iterable[str]) -> Iterator[Path]:
    """The entries of a folder of submissions that are a student's."""
    for path in sorted(folder.iterdir()):
        packed = {student_of(path, assignment) for assignment in assignments} - {student_of(path)}
        names = packed or {student_of(path)}  # `hw2-ann.zip` is Ann's where there is an assignment hw2
        if not path.name.startswith(".") and is_entry(path) and student in map(safe_name, names):
            yield path


def assignments_in(places: Iterable[Place]) -> frozenset[str]:
    """The ids of assignments that the places tell of."""
    return frozenset(assignment for place in places if (assignment := assignment_of(place)))


def assignment_of(place: Place) -> str:
    """The id of the assignment of a place, as its documents have it; "" if they do not say."""
    files = [place.path] if place.kind == "built" else results_in(place.path)
    key = "id" if place.kind == "built" and place.path.name.endswith(BUILT) else "assignment"
    for file in files:
        try:
            return str(json.loads(text_at(file))[key])
        except (OSError, ValueError, TypeError, KeyError, RecursionError):
            continue
    return ""


def students_in(places: Iterable[Place]) -> frozenset[str]:
    """Students of whom something lies in the places: those that a misspelt id may mean."""
    return frozenset(name for place in places for name in names_in(place))


def names_in(place: Place) -> Iterator[str]:
    """The students of one place."""
    if place.kind == "graded":
        yield from filter(None, map(student_in, results_in(place.path)))
    elif place.kind == "collected":
        yield from (each.name for each in (place.path / KEPT).iterdir() if not each.name.startswith("."))
    elif place.kind == "handed in":
        yield from (safe_name(student_of(path)) for path in place.path.iterdir() if is_entry(path))
