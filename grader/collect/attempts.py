"""Attempts on disk: `.attempts/<student>/<n>/`, with the files and a record of when and from where they came."""

import json
import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from glob import escape
from itertools import groupby
from pathlib import Path

ATTEMPTS_FOLDER = ".attempts"  # with a dot, so that `grade` takes it for nobody's work
RECORD_FILE = "attempt.json"
FILES_FOLDER = "files"
INDEX_FILE = "collected.json"
UNMATCHED_FILE = "unmatched.csv"  # what needs a person


@dataclass(frozen=True, slots=True)
class CollectedAttempt:
    """One attempt of a student. `submitted` has its zone, and is "" where the download does not say when.

    `late` is what the platform says; `account` its own number of the student; `order` grows with each upload to it;
    `group` are the others who handed it in together.
    """

    student: str
    number: int
    submitted: str
    late: bool
    source: str
    platform: str
    account: str
    order: int
    group: tuple[str, ...]
    digest: str

    def path(self, folder: Path) -> Path:
        """The folder of the attempt's files, below the folder that was collected into."""
        return folder / ATTEMPTS_FOLDER / self.student / str(self.number) / FILES_FOLDER


def collected_attempts(folder: Path, student: str = "") -> tuple[CollectedAttempt, ...]:
    """All attempts that were collected into a folder, or one student's, by student and number; else none."""
    found = []
    for file in folder.glob(f"{ATTEMPTS_FOLDER}/{escape(student) or '*'}/*/{RECORD_FILE}"):
        with suppress(OSError, ValueError, TypeError):
            attempt = attempt_of_record(json.loads(file.read_text("utf-8")))
            if attempt.path(folder).parent == file.parent:  # it lies where it says
                found.append(attempt)
    return tuple(sorted(found, key=lambda each: (each.student, each.number)))


def attempt_of_record(record: dict[str, object]) -> CollectedAttempt:
    """The attempt of a record; raises TypeError for another document. Fields of a later version are passed over."""
    names = {field.name for field in fields(CollectedAttempt)}
    known = {
        name: tuple(value) if isinstance(value, list) else value for name, value in record.items() if name in names
    }
    return CollectedAttempt(**known)  # type: ignore[arg-type]  # what is missing raises, and we write it ourselves


def collected_by_student(attempts: Iterable[CollectedAttempt]) -> dict[str, tuple[CollectedAttempt, ...]]:
    """The attempts of each student, by their id; the attempts come sorted by student."""
    return {student: tuple(each) for student, each in groupby(attempts, key=lambda attempt: attempt.student)}


def newest_attempt(attempts: Sequence[CollectedAttempt]) -> CollectedAttempt:
    """The last of one student's attempts: by time where all have one, else by upload, else as they were collected."""
    if all(each.submitted for each in attempts):
        return max(attempts, key=lambda each: (datetime.fromisoformat(each.submitted), each.number))
    if all(each.order for each in attempts):
        return max(attempts, key=lambda each: (each.order, each.number))
    return max(attempts, key=lambda each: each.number)


def attempt_record_text(attempt: CollectedAttempt) -> str:
    """The record of an attempt as the text of its file."""
    return json.dumps(asdict(attempt), ensure_ascii=False, indent=1) + "\n"


def write_index(folder: Path) -> None:
    """Writes `collected.json`: all records together, for people and scripts."""
    document = {"schema": 1, "attempts": [asdict(each) for each in collected_attempts(folder)]}
    write_private(folder / INDEX_FILE, json.dumps(document, ensure_ascii=False, indent=1) + "\n")


def write_private(file: Path, text: str) -> None:
    """Writes a whole file or nothing, readable by the owner only."""
    draft = file.with_name(f".{file.name}.part")
    try:
        write_bytes(draft, text.encode())
        draft.replace(file)
    except BaseException:  # a full disk, or Ctrl-C
        draft.unlink(missing_ok=True)
        raise


def write_bytes(file: Path, data: bytes) -> None:
    """Writes a new file that only the owner can read."""
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as stream:
        stream.write(data)
