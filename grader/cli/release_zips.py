"""The zips of `grader release`: one for each folder, and one for all as a platform's bulk upload takes it."""

import io
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from grader.cli.errors import CannotRun
from grader.collect.download import download_at
from grader.platforms.canvas import canvas_upload_names
from grader.platforms.moodle import moodle_upload_names
from grader.texts.roster import Student
from grader.texts.whole_files import write_whole

ZIP_TIMESTAMP = (1980, 1, 1, 0, 0, 0)  # the first time that a zip can hold: equal files give equal zips
READABLE_MODE = 0o666  # as the umask leaves it: these are made to be handed out
MAX_LEFT_OUT = 5  # students whom a line names; of the others it tells the number
WHERE_UPLOADED = {
    "moodle": "In Moodle: the assignment, View all submissions, Upload multiple feedback files in a zip.",
    "canvas": "In Canvas: the assignment, Upload Submissions; each file comes as a comment on what was handed in.",
}
NOT_REACHED = {
    "moodle": "their number in Moodle is not on the roster (a column moodle_id, from the grading worksheet)",
    "canvas": "nothing of theirs is in the download, and Canvas hands files back only to those who handed in",
}


@dataclass(frozen=True, slots=True)
class ZipOptions:
    """The zips that are asked for: one of each folder, and one for the bulk upload of "moodle" or "canvas"."""

    out: Path
    zipped: bool = False
    upload: str = ""
    download: Path | None = None


def write_zips(assignment: str, folders: Sequence[tuple[str, Student | None]], wanted: ZipOptions) -> Iterator[str]:
    """Writes the zips beside the folders, and gives a line on each kind."""
    zips = {folder: zipped_files(folder_bytes(wanted.out / folder)) for folder, _ in folders}
    if wanted.zipped:
        for folder, data in zips.items():
            write_whole(wanted.out / f"{folder}.zip", data, READABLE_MODE)
        yield f"Zips to hand out: {len(zips)} in {wanted.out}, {folders[0][0]}.zip{' and so on' * (len(zips) > 1)}."
    if wanted.upload:
        yield from write_bulk_upload(assignment, [(zips[folder], student) for folder, student in folders], wanted)


def write_bulk_upload(
    assignment: str, given: Sequence[tuple[bytes, Student | None]], wanted: ZipOptions
) -> Iterator[str]:
    """Writes the one zip of a platform's bulk upload; raises CannotRun where nobody would get anything."""
    students = {student.id: (student, data) for data, student in given if student}
    if not students:
        raise CannotRun("--upload is for a personalised assignment with a --roster: else all students have one folder.")
    names = upload_names([student for student, _ in students.values()], f"{assignment}.zip", wanted)
    if not names:
        raise CannotRun(f"Nothing to upload: {NOT_REACHED[wanted.upload]}.")
    file = wanted.out / f"{assignment}-{wanted.upload}.zip"
    write_whole(file, zipped_files({name: students[student][1] for student, name in names.items()}), READABLE_MODE)
    yield f"For {len(names)} of {len(students)} students: {file}. {WHERE_UPLOADED[wanted.upload]}"
    if left := sorted(students.keys() - names.keys()):
        more = f" and {len(left) - MAX_LEFT_OUT} more" if len(left) > MAX_LEFT_OUT else ""
        yield f"Not in it: {', '.join(left[:MAX_LEFT_OUT])}{more}, as {NOT_REACHED[wanted.upload]}."


def upload_names(students: Sequence[Student], file: str, wanted: ZipOptions) -> dict[str, str]:
    """The names that the platform takes, by student."""
    if wanted.upload == "moodle":
        return moodle_upload_names(students, file)
    if wanted.download is None:
        raise CannotRun(
            "Canvas takes files back only under the names of its own download: download all submissions of the "
            "assignment there, and name the zip with --download."
        )
    with download_at(wanted.download) as download:
        return canvas_upload_names(students, download.tops, file)


def folder_bytes(folder: Path) -> Mapping[str, bytes]:
    """The files of a released folder by name, each below the folder's own name."""
    return {f"{folder.name}/{path.name}": path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}


def zipped_files(files: Mapping[str, bytes]) -> bytes:
    """The bytes of a zip of some files, with the same time on each."""
    memory = io.BytesIO()
    with zipfile.ZipFile(memory, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, ZIP_TIMESTAMP)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3  # else it says on which system it was packed
            entry.external_attr = 0o644 << 16  # Unix keeps the mode there; without one it is unpacked unreadable
            archive.writestr(entry, data)
    return memory.getvalue()
