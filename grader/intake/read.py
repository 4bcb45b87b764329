"""From a path to a submission: what one student handed in, whatever form it has. Nothing in it can make this raise."""

import posixpath
from collections.abc import Iterable
from pathlib import Path

from grader.intake import archive, folder
from grader.intake.answers import answers_of, merged
from grader.intake.files import SUFFIXES, Entry, File, Found, Unreadable, hidden, taken
from grader.intake.names import safe_name, shown
from grader.intake.receipt import digest_of, receipt_of
from grader.intake.sources import sources_of
from grader.intake.submission import Submission
from grader.intake.text import text_of

# Entries of a class's folder that are somebody's work, though we can only say that we do not read it.
FOREIGN = frozenset({".rar", ".7z", ".tar", ".gz", ".tgz", ".pdf", ".doc", ".docx", ".txt"})
NAMED = 5  # files that a note names


class TwoEntries(ValueError):
    """Two entries of a class's folder that would be one student's; the text is a sentence for the instructor."""


def read_submission(path: Path, *, student: str | None = None) -> Submission:
    """What a folder, a .py, .ipynb or .yaml file, or a .zip holds. Whatever cannot be read becomes a note.

    The student's id is the name of the folder, or of the file without its suffix, unless it is given.
    """
    found = found_at(path)
    sources, source_notes = sources_of(found.files)
    answers, variant, answer_notes = answers_in(found.files)
    digest = digest_of((file.name, file.data) for file in found.files)
    return Submission(
        student=safe_name(student_of(path) if student is None else student),
        sources=sources,
        answers=answers,
        notes=(*found.notes, *nothing_found(found), *source_notes, *answer_notes),
        digest=digest,
        receipt=receipt_of(digest),
        variant=variant,
    )


def submissions_in(folder: Path, assignment: str = "") -> tuple[Path, ...]:
    """The entries of a class's folder, one a student, in order of the students' ids.

    Raises TwoEntries for a student with two, because one would be lost, or overwrite the other's result.
    """
    students: dict[str, Path] = {}
    for path in sorted(folder.iterdir()):
        if hidden(path.name) or not is_entry(path):
            continue
        student = student_of(path, assignment)
        if student in students:
            both = f"{shown(students[student].name)} and {shown(path.name)}"
            raise TwoEntries(f"Both {both} are of student {shown(student)}: put what belongs together into one folder.")
        students[student] = path
    return tuple(path for _, path in sorted(students.items()))


def is_entry(path: Path) -> bool:
    """Whether an entry of a class's folder is somebody's work, and no list or note of the instructor's."""
    return path.is_dir() or path.suffix.lower() in {*SUFFIXES, *FOREIGN, ".zip"}


def student_of(path: Path, assignment: str = "") -> str:
    """The student's id, which an entry's name gives; `pack` puts the assignment's before it: `hw2-s0123.zip`."""
    path = path.absolute()  # "." has no name of its own
    name = path.name if path.is_dir() else path.stem
    packed = bool(assignment) and path.suffix.lower() == ".zip"
    return (name.removeprefix(f"{assignment}-") or name) if packed else name


def found_at(path: Path) -> Found:
    """The files at a path, read."""
    if path.is_symlink():
        return Found(notes=(f"{shown(path.name)} is a link, and links are not followed.",))
    if path.is_dir():
        entries, notes = folder.entries_in(path)
        found = taken(entries)
        return Found(found.files, found.others, (*notes, *found.notes))
    if path.suffix.lower() == ".zip":
        try:
            return taken(archive.entries_in(zip_bytes(path)))
        except Unreadable as fault:
            return Found(notes=(f"{shown(path.name)} {fault}",))
    one = Entry(path.name, 0, lambda limit: folder.bytes_of(path, limit))
    return taken([one], kind=lambda name: SUFFIXES.get(posixpath.splitext(name)[1].lower()))


def zip_bytes(path: Path) -> bytes:
    """The bytes of a zip; raises Unreadable if there are too many."""
    data = folder.bytes_of(path, archive.ZIP_BYTES + 1)
    if len(data) > archive.ZIP_BYTES:
        raise Unreadable(f"is too large to be read: at most {archive.ZIP_BYTES // 1_000_000} megabytes.")
    return data


def nothing_found(found: Found) -> tuple[str, ...]:
    """A note if there is nothing that we read, with what there is instead; and one for a zip within."""
    if not found.files and not found.notes:
        listed = ", ".join(found.others[:NAMED]) + (", …" if len(found.others) > NAMED else "")
        instead = f" There is only: {listed}." if listed else " There is nothing here."
        return (f"No .py file, notebook or answers.yaml was found.{instead}",)
    zips = [name for name in found.others if name.lower().endswith(".zip")]
    return tuple(f"{name} was not opened: a zip inside of your work is not read." for name in zips[:NAMED])


def answers_in(files: Iterable[File]) -> tuple[dict[str, dict[str, str]], str, list[str]]:
    """What all answers.yaml files say together, the variant they were made for, and notes."""
    notes: list[str] = []
    said = []
    for file in files:
        if file.kind == "yaml":
            text, remarks = text_of(file.data, file.shown)
            answers = answers_of(text, file.shown)
            notes += [*remarks, *answers.notes]
            said.append((file.shown, answers))
    parts, conflicts = merged((name, item) for name, answers in said for item in answers.written)
    variants = [answers.variant for _, answers in said if answers.variant]
    return parts, variants[-1] if variants else "", notes + conflicts
