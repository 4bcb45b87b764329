"""Students of an earlier roster who are on it no more: their numbers and folders are taken back, if nothing came."""

from collections.abc import Collection, Iterable
from pathlib import Path

from grader.engine.document_file import students_with_variant
from grader.export.exported import listed_students
from grader.privacy.held_places import places_below
from grader.release.release_folder import ChangedRelease, known_files, refuse_changed

HAND_FILLED_FOLDER = "submissions"  # where a course's work lies by our docs, though nothing has graded it yet
WORK_ENDINGS = ("", ".py", ".ipynb", ".zip", ".yaml", ".json")


def students_taken_back(document: Path, roster: Collection[str]) -> tuple[str, ...]:
    """The students of earlier rosters who are not on this one, and of whom nothing was handed in."""
    gone = sorted(set(students_with_variant(document)) - set(roster))
    folders = folders_of_work(document.parent) if gone else []
    return tuple(student for student in gone if not has_handed_in(student, folders))


def folders_of_work(course: Path) -> list[Path]:
    """The folders beside an assignment, and below its own, that hold students' work or their results."""
    held = [place.path for place in places_below([course], named=False) if place.kind not in ("released", "built")]
    return [course / HAND_FILLED_FOLDER, *held, *(path / "results" for path in held)]


def has_handed_in(student: str, folders: Iterable[Path]) -> bool:
    """Whether there is work or a result of a student in one of the folders."""
    return any((folder / f"{student}{ending}").exists() for folder in folders for ending in WORK_ENDINGS)


def take_folders_back(out: Path, students: Iterable[str]) -> list[str]:
    """Deletes the folders that an earlier release wrote for students; gives those that somebody changed, and stay."""
    stayed = []
    for student in students:
        ours = [name for name in known_files(out) if name.startswith(f"{student}/")]
        if not ours:
            continue
        try:
            refuse_changed(out, [student])
        except ChangedRelease:
            stayed.append(student)
            continue
        for name in ours:
            (out / name).unlink(missing_ok=True)
        (out / student).rmdir()  # nothing else is in it, or it would have been refused
    return stayed


def taken_back_lines(gone: Collection[str], stayed: Collection[str]) -> list[str]:
    """Lines for the terminal: who was taken back, whose folder stays, and how they come back."""
    if not gone:
        return []
    lines = [
        f"Taken back, as they are not on this roster and nothing of theirs was handed in: {listed_students(gone)}.",
        "If they should stay, release again with their roster and --add: they get the same numbers.",
    ]
    return lines + ([f"Their folders were changed, and stay: {listed_students(stayed)}."] if stayed else [])
