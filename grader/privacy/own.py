"""The files and folders of a place that belong to one student alone."""

import csv
import json
import os
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from grader.collect.attempts import ATTEMPTS_FOLDER
from grader.collect.store import NEW_FOLDER, OLD_FOLDER, PART_SUFFIX
from grader.engine.result_files import result_student
from grader.engine.resume import RESUME_FILE as KNOWN
from grader.engine.resume import known_submissions
from grader.intake.read_submission import entry_student, is_entry
from grader.privacy.class_lines import own_row
from grader.privacy.held_places import BUILT_SUFFIX, HeldPlace
from grader.privacy.walking import is_real_file, is_real_folder, text_of_document
from grader.release.release_folder import RELEASE_INDEX
from grader.texts.safe_names import name_apart, safe_name


def own_paths(place: HeldPlace, student: str, assignments: Collection[str] = ()) -> tuple[Path, ...]:
    """The files and folders of a student in a place; `assignments` are ids that `pack` may put before a student's."""
    found = {"graded": graded_paths, "collected": collected_paths, "released": released_paths}.get(place.kind)
    if place.kind == "handed in":
        return tuple(handed_in_paths(place.path, student, assignments))
    return tuple(found(place.path, student)) if found else ()


def graded_paths(out: Path, student: str) -> Iterator[Path]:
    """The result and pages of a student in a graded folder, and drafts of them that a killed run left.

    Pages of a student whose id goes on behind a dot are another's, and so is all that has the name of another's result.
    """
    others = {owner for file in result_files_in(out) if (owner := result_owner(file)) != student} | students_known(out)
    longer = {name for each in others - {student} for name in (safe_name(each), name_apart(each))}
    # A file has the second name where another student's was the same as the first.
    for name in dict.fromkeys((safe_name(student), name_apart(student))):
        file = out / "results" / f"{name}.json"
        if is_real_file(file) and result_owner(file, student) != student:
            continue
        yield from (each for each in (file, draft_of(file)) if os.path.lexists(each))
        for page in feedback_files_in(out):
            bare = page.name.removeprefix(".") if page.name.endswith(PART_SUFFIX) else page.name
            if bare.startswith(f"{name}.") and not any(
                bare.startswith(f"{each}.") for each in longer if len(each) > len(name)
            ):
                yield page


def result_files_in(out: Path) -> list[Path]:
    """The result documents of a graded folder, without links and pipes."""
    return [file for file in sorted((out / "results").glob("*.json")) if is_real_file(file)]


def feedback_files_in(out: Path) -> list[Path]:
    """The files in the folder of feedback pages."""
    return sorted((out / "feedback").iterdir()) if is_real_folder(out / "feedback") else []


def draft_of(file: Path) -> Path:
    """The path of a file's draft, which is written before the file."""
    return file.with_name(f".{file.name}{PART_SUFFIX}")


def students_known(out: Path) -> set[str]:
    """The students that a graded folder's run lists as graded."""
    return set(known_submissions(out)) if is_real_file(out / KNOWN) else set()


def result_owner(result: Path, otherwise: str = "") -> str:
    """The id of a result document's student; `otherwise` if it cannot be read."""
    return result_student(result) or otherwise


def collected_paths(folder: Path, student: str) -> Iterator[Path]:
    """The paths of a student in a collected folder: all kept attempts, drafts of them, and the newest work."""
    kept = folder / ATTEMPTS_FOLDER
    yield from (
        path
        for path in (kept / student, kept / NEW_FOLDER / student, kept / OLD_FOLDER / student)
        if os.path.lexists(path)
    )
    yield from handed_in_paths(folder, student, ())


def released_paths(folder: Path, student: str) -> Iterator[Path]:
    """The folder of a student in a release."""
    if is_released(folder, student) and os.path.lexists(folder / student):
        yield folder / student


def is_released(folder: Path, student: str) -> bool:
    """Whether the index of a release has a row for the student."""
    try:
        return bool(own_row(text_of_document(folder / RELEASE_INDEX), student))
    except (ValueError, csv.Error):  # not as we wrote it
        return False


def handed_in_paths(folder: Path, student: str, assignments: Iterable[str]) -> Iterator[Path]:
    """The entries of a folder of submissions that belong to a student."""
    for path in sorted(folder.iterdir()):
        packed = {entry_student(path, assignment) for assignment in assignments} - {entry_student(path)}
        names = packed or {entry_student(path)}  # `hw2-ann.zip` is Ann's where there is an assignment hw2
        if not path.name.startswith(".") and is_entry(path) and student in map(safe_name, names):
            yield path


def assignments_in(places: Iterable[HeldPlace]) -> frozenset[str]:
    """The ids of the assignments in the places."""
    return frozenset(assignment for place in places if (assignment := assignment_of_place(place)))


def assignment_of_place(place: HeldPlace) -> str:
    """The id of a place's assignment, from its documents; "" if they do not tell it."""
    files = [place.path] if place.kind == "built" else result_files_in(place.path)
    key = "id" if place.kind == "built" and place.path.name.endswith(BUILT_SUFFIX) else "assignment"
    for file in files:
        try:
            return str(json.loads(text_of_document(file))[key])
        except (OSError, ValueError, TypeError, KeyError, RecursionError):
            continue
    return ""


def students_held(places: Iterable[HeldPlace]) -> frozenset[str]:
    """The ids of students with data in the places, to compare a misspelt id with."""
    return frozenset(name for place in places for name in students_of_place(place))


def students_of_place(place: HeldPlace) -> Iterator[str]:
    """The ids of students with data in one place."""
    if place.kind == "graded":
        yield from filter(None, map(result_owner, result_files_in(place.path)))
    elif place.kind == "collected":
        yield from (each.name for each in (place.path / ATTEMPTS_FOLDER).iterdir() if not each.name.startswith("."))
    elif place.kind == "handed in":
        yield from (safe_name(entry_student(path)) for path in place.path.iterdir() if is_entry(path))
