"""What lies in a place that is one student's alone: files and folders."""

import json
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from grader.collect.attempts import KEPT
from grader.intake.names import name_apart, safe_name
from grader.intake.read import is_entry, student_of
from grader.privacy.lines import own_row
from grader.privacy.places import BUILT, Place
from grader.release.folder import INDEX


def own_paths(place: Place, student: str, assignments: Collection[str] = ()) -> tuple[Path, ...]:
    """The files and folders of a student; `assignments` are ids that `pack` may have put before theirs."""
    found = {"graded": graded_paths, "collected": collected_paths, "released": released_paths}.get(place.kind)
    if place.kind == "handed in":
        return tuple(handed_in_paths(place.path, student, assignments))
    return tuple(found(place.path, student)) if found else ()


def graded_paths(out: Path, student: str) -> Iterator[Path]:
    """The result, and the pages made of it; those of a student whose id goes on behind a dot are another's."""
    for name in (safe_name(student), name_apart(student)):
        file = out / "results" / f"{name}.json"
        if file.is_file() and student_in(file, student) == student:
            yield file
        longer = [each.stem for each in (out / "results").glob("*.json") if each.stem.startswith(f"{name}.")]
        for page in sorted((out / "feedback").iterdir()) if (out / "feedback").is_dir() else ():
            if page.name.startswith(f"{name}.") and not any(page.name.startswith(f"{each}.") for each in longer):
                yield page


def student_in(result: Path, otherwise: str = "") -> str:
    """Whose a result is."""
    try:
        return str(json.loads(result.read_bytes())["student"])
    except (OSError, ValueError, TypeError, KeyError):
        return otherwise


def collected_paths(folder: Path, student: str) -> Iterator[Path]:
    """The newest attempt where `grade` reads it, and all of them where they are kept."""
    yield from (path for path in (folder / student, folder / KEPT / student) if path.is_dir())


def released_paths(folder: Path, student: str) -> Iterator[Path]:
    """The folder that a student received."""
    if own_row((folder / INDEX).read_text("utf-8"), student) and (folder / student).is_dir():
        yield folder / student


def handed_in_paths(folder: Path, student: str, assignments: Iterable[str]) -> Iterator[Path]:
    """The entries of a folder of submissions that are a student's."""
    for path in sorted(folder.iterdir()):
        names = {student_of(path, assignment) for assignment in ("", *assignments)}
        if not path.name.startswith(".") and is_entry(path) and student in map(safe_name, names):
            yield path


def assignments_in(places: Iterable[Place]) -> frozenset[str]:
    """The ids of assignments that the places tell of."""
    return frozenset(assignment for place in places if (assignment := assignment_of(place)))


def assignment_of(place: Place) -> str:
    """The id of the assignment of a place, as its documents have it; "" if they do not say."""
    files = [place.path] if place.kind == "built" else sorted((place.path / "results").glob("*.json"))
    key = "id" if place.kind == "built" and place.path.name.endswith(BUILT) else "assignment"
    for file in files:
        try:
            return str(json.loads(file.read_bytes())[key])
        except (OSError, ValueError, TypeError, KeyError):
            continue
    return ""


def students_in(places: Iterable[Place]) -> frozenset[str]:
    """Students of whom something lies in the places: those that a misspelt id may mean."""
    return frozenset(name for place in places for name in names_in(place))


def names_in(place: Place) -> Iterator[str]:
    """The students of one place."""
    if place.kind == "graded":
        yield from (student_in(file) for file in (place.path / "results").glob("*.json"))
    elif place.kind == "collected":
        yield from (each.name for each in (place.path / KEPT).iterdir() if not each.name.startswith("."))
    elif place.kind == "handed in":
        yield from (safe_name(student_of(path)) for path in place.path.iterdir() if is_entry(path))
