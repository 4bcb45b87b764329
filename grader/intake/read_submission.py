"""From a path to a submission, whatever form the student's work has. Nothing in that work can make this raise."""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from grader.intake import archive, folder
from grader.intake.answer_lines import merged_answers
from grader.intake.answers_file import answers_in_file, is_crowded
from grader.intake.files import (
    ADDED_SUFFIXES,
    FILE_SUFFIXES,
    File,
    FileEntry,
    FoundFiles,
    UnreadableFile,
    is_hidden,
    read_files,
    stem_and_kind,
)
from grader.intake.receipt import files_digest, receipt_of
from grader.intake.source_text import decoded_text
from grader.intake.sources import submitted_code
from grader.intake.submission import Submission
from grader.texts.safe_names import safe_name, shown_name

# Entries of a class's folder that are somebody's work, though we can only say that we do not read it.
UNREAD_SUFFIXES = frozenset({".rar", ".7z", ".tar", ".gz", ".tgz", ".pdf", ".doc", ".docx", ".txt"})
PACKED_TAR = re.compile(r"\.tar$", re.IGNORECASE)  # of s1.tar.gz
NO_WORK_FOUND = "No .py file, notebook or answers.yaml was found."
MAX_FILES_NAMED = 5  # files that a note names
MAX_NOTES = 40  # sentences that one submission gets; of more only the number is told
MAX_WRITTEN_ANSWERS = 1_000  # answers; each is compared with the names of all exercises and parts


class TwoEntries(ValueError):
    """Two entries of a cohort's folder that would be one student's; the text is a sentence for the instructor."""


def read_submission(path: Path, *, student: str | None = None) -> Submission:
    """The submission in a folder, a .py, .ipynb or .yaml file, or a .zip. Whatever cannot be read becomes a note.

    The student's id is the name of the folder, or of the file without its suffix, unless it is given.
    """
    return submission_of(found_at(path), entry_student(path) if student is None else student)


def submission_of(found: FoundFiles, student: str) -> Submission:
    """The submission that a student's files make; they may have been found on another machine."""
    code = submitted_code(found.files)
    answers, variant, answer_notes = answers_in(found.files)
    digest = digest_of_files(found)
    nothing = nothing_found(found)
    return Submission(
        student=safe_name(student),
        sources=code.sources,
        answers=answers,
        notes=capped_notes([*found.notes, *nothing, *code.notes, *answer_notes]),
        digest=digest,
        receipt=receipt_of(digest),
        variant=variant,
        unread=capped_notes([*found.unread, *(nothing if found.others else ()), *code.unread]),
    )


def digest_of_files(found: FoundFiles) -> str:
    """The digest of the files that were found, which is the submission's."""
    return files_digest((file.name, file.data) for file in found.files)


def submissions_in(folder: Path, assignment: str = "") -> tuple[Path, ...]:
    """The entries of a cohort's folder, one a student, in order of the students' ids.

    Raises TwoEntries for a student with two, because one would be lost, or overwrite the other's result.
    """
    students: dict[str, tuple[str, Path]] = {}
    for path in sorted(folder.iterdir()):
        if is_hidden(path.name) or not is_entry(path):
            continue
        student = entry_student(path, assignment)
        filed = safe_name(student)  # `a:b` is filed as `a_b-26…`, which may be another's very id
        if filed in students:
            both = f"{shown_name(students[filed][1].name)} and {shown_name(path.name)}"
            remedy = "put what belongs together into one folder" if students[filed][0] == student else "rename one"
            raise TwoEntries(f"Both {both} are of student {shown_name(filed)}: {remedy}.")
        students[filed] = student, path
    return tuple(path for _, path in sorted(students.values()))


def students_beside(paths: Iterable[Path], assignment: str = "") -> frozenset[str]:
    """All students, by safe name, of the folders in which some entries lie: a run of one names files as one of all."""
    return frozenset(
        safe_name(entry_student(path, assignment))
        for folder in {path.absolute().parent for path in paths}
        for path in folder.iterdir()
        if not is_hidden(path.name) and is_entry(path)
    )


def is_entry(path: Path) -> bool:
    """Whether an entry of a cohort's folder is somebody's work, and no list or note of the instructor's."""
    return path.is_dir() or Path(ADDED_SUFFIXES.sub(r"\1", path.name)).suffix.lower() in {
        *FILE_SUFFIXES,
        *UNREAD_SUFFIXES,
        ".zip",
    }


def entry_student(path: Path, assignment: str = "") -> str:
    """The student's id, which an entry's name gives; `pack` puts the assignment's before it: `hw2-s0123.zip`."""
    path = path.absolute()  # "." has no name of its own
    name = path.name if path.is_dir() else PACKED_TAR.sub("", Path(ADDED_SUFFIXES.sub(r"\1", path.name)).stem)
    packed = bool(assignment) and path.suffix.lower() == ".zip"
    return (name.removeprefix(f"{assignment}-") or name) if packed else name


def found_at(path: Path) -> FoundFiles:
    """The files at a path, read."""
    one = FileEntry(path.name, 0, lambda limit: folder.file_bytes(path, limit))
    if path.is_symlink():
        return nothing_read(f"{shown_name(path.name)} is a link, and links are not followed.")
    if path.is_dir():
        entries, notes = folder.folder_entries(path)
        if len(entries) == 1 and not notes and entries[0].name.lower().endswith(".zip"):
            return found_in_zip(entries[0])  # what `pack` made, in a folder of its own: its receipt stays the same
        return found_among(entries, 2, notes)
    if path.suffix.lower() == ".zip":
        return found_in_zip(one)
    return read_files([one], kind=lambda name: stem_and_kind(name)[1])


def found_in_zip(entry: FileEntry) -> FoundFiles:
    """The files of a zip that is all of a submission, read."""
    try:
        return found_among(archive.zip_entries(archive.zip_bytes(entry, archive.MAX_ZIP_BYTES)), 1)
    except UnreadableFile as fault:
        return nothing_read(f"{shown_name(entry.name)} {fault}")


def found_among(entries: list[FileEntry], levels: int, notes: tuple[str, ...] = ()) -> FoundFiles:
    """The files among a folder's or a zip's entries, read; zips among them are opened."""
    entries, unopened = archive.opened_zips(entries, levels)
    found = read_files(entries)
    return FoundFiles(found.files, found.others, (*notes, *unopened, *found.notes), (*notes, *unopened, *found.unread))


def nothing_read(note: str) -> FoundFiles:
    """An empty find, with the note that says why nothing could be read."""
    return FoundFiles(notes=(note,), unread=(note,))


def nothing_found(found: FoundFiles) -> tuple[str, ...]:
    """A note if there is nothing that we read, with what there is instead."""
    if found.files or found.notes:
        return ()
    listed = ", ".join(found.others[:MAX_FILES_NAMED]) + (", …" if len(found.others) > MAX_FILES_NAMED else "")
    instead = f" There is only: {listed}." if listed else " There is nothing here."
    return (f"{NO_WORK_FOUND}{instead}",)


def capped_notes(notes: Sequence[str]) -> tuple[str, ...]:
    """The notes, without repetition; of very many the first, and how many there are."""
    told = tuple(dict.fromkeys(notes))
    return (
        told
        if len(told) <= MAX_NOTES
        else (*told[:MAX_NOTES], f"There are {len(told) - MAX_NOTES} more notes like these.")
    )


def answers_in(files: Iterable[File]) -> tuple[dict[str, dict[str, str]], str, list[str]]:
    """The answers of all answers.yaml files together, the variant they were made for, and notes."""
    notes: list[str] = []
    said = []
    texts = [(file.shown, *decoded_text(file.data, file.shown)) for file in files if file.kind == "yaml"]
    crowded = is_crowded(text for _, text, _ in texts)
    for name, text, remarks in texts:
        answers = answers_in_file(text, name, crowded=crowded)
        notes += [*remarks, *answers.notes]
        said.append((name, answers))
    written = [(name, item) for name, answers in said for item in answers.written]
    if len(written) > MAX_WRITTEN_ANSWERS:
        notes.append(
            f"More than {MAX_WRITTEN_ANSWERS} answers are written down; the first {MAX_WRITTEN_ANSWERS} were read."
        )
    parts, conflicts = merged_answers(written[:MAX_WRITTEN_ANSWERS])
    variants = [answers.variant for _, answers in said if answers.variant]
    return parts, variants[-1] if variants else "", notes + conflicts
