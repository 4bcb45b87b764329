"""The store of attempts: each is written aside and put in place by one rename, so that a stop leaves no half."""

import fcntl
import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from grader.collect.attempts import (
    ATTEMPTS_FOLDER,
    FILES_FOLDER,
    RECORD_FILE,
    CollectedAttempt,
    attempt_record_text,
    collected_attempts,
    collected_by_student,
    newest_attempt,
    write_bytes,
    write_private,
)
from grader.collect.claimed_work import BadDownload
from grader.collect.contents import Contents
from grader.intake.files import UnreadableFile, is_hidden
from grader.intake.folder import file_bytes
from grader.intake.read_submission import entry_student, is_entry
from grader.intake.receipt import files_digest

PART_SUFFIX = ".part"  # behind the number of an attempt that is being written
PLACED_FILE = "placed"  # beside a student's attempts: which of them lies where `grade` looks
NEW_FOLDER, OLD_FOLDER, LOCK_FILE = ".new", ".old", ".lock"  # beside the students, none of whose ids begins with a dot


@contextmanager
def only_one(out: Path) -> Iterator[None]:
    """Makes the folder and holds it, so that no second run files into it; clears away what a killed run left."""
    kept = out / ATTEMPTS_FOLDER
    with suppress(FileExistsError):  # 0o700 throughout: work, and names of students, are the owner's to read
        out.mkdir(mode=0o700, parents=True)
    with suppress(FileExistsError):
        kept.mkdir(mode=0o700)
    with open(os.open(kept / LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o600), "wb") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadDownload(f"{out}: another `grader collect` is at work there; wait for it to end.") from None
        # Half-written attempts go; what was moved aside comes back, so that no student's folder is missing.
        for left in (kept / NEW_FOLDER, *kept.glob(f"*/*{PART_SUFFIX}")):
            shutil.rmtree(left, ignore_errors=True)
        for old in kept.glob(f"{OLD_FOLDER}/*"):
            put_back(old, out / old.name)
        for folder in (kept / NEW_FOLDER, kept / OLD_FOLDER):
            folder.mkdir(mode=0o700, exist_ok=True)
        yield
        with suppress(OSError):
            (kept / NEW_FOLDER).rmdir()
            (kept / OLD_FOLDER).rmdir()


def put_back(old: Path, place: Path) -> None:
    """Finishes a replacement that was stopped between two renames: the old folder is back, or the new one is there."""
    if place.exists():
        shutil.rmtree(old, ignore_errors=True)
    else:
        old.replace(place)


def filed_attempt(out: Path, attempt: CollectedAttempt, contents: Contents) -> CollectedAttempt:
    """Writes an attempt, files and record together, under the next free number."""
    folder = out / ATTEMPTS_FOLDER / attempt.student
    folder.mkdir(mode=0o700, exist_ok=True)
    number = 1 + max((int(each.name) for each in folder.iterdir() if each.name.isdigit()), default=0)
    numbered = replace(attempt, number=number)
    with part_folder(folder / f"{number}{PART_SUFFIX}") as part:
        write_attempt_files(part / FILES_FOLDER, contents.files)
        write_bytes(part / RECORD_FILE, attempt_record_text(numbered).encode())
        part.replace(folder / str(number))
    return numbered


def restored(out: Path, attempt: CollectedAttempt, contents: Contents) -> None:
    """Writes the files of an attempt anew where they are not those that were collected: blanked, or cut short."""
    place = attempt.path(out)
    if contents.digest != attempt.digest or folder_digest(place) == attempt.digest:
        return
    with part_folder(place.with_name(f"{FILES_FOLDER}{PART_SUFFIX}")) as part:
        write_attempt_files(part / FILES_FOLDER, contents.files)
        shutil.rmtree(place, ignore_errors=True)
        (part / FILES_FOLDER).replace(place)


def completed(out: Path, attempt: CollectedAttempt, again: CollectedAttempt) -> CollectedAttempt:
    """Writes what a later download tells of an attempt: when it was handed in, if that was not known, and with whom.

    Another source may know nothing of a group: only where the attempt came from, its members may have changed.
    """
    same_source = (attempt.platform, attempt.source) == (again.platform, again.source)
    group = again.group if same_source else attempt.group
    whole = replace(attempt, submitted=attempt.submitted or again.submitted, group=group)
    if whole != attempt:
        write_private(whole.path(out).parent / RECORD_FILE, attempt_record_text(whole))
    return whole


@contextmanager
def part_folder(part: Path) -> Iterator[Path]:
    """A new folder to write in, which is gone if writing fails."""
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(mode=0o700)
    try:
        yield part
    finally:
        shutil.rmtree(part, ignore_errors=True)  # there is nothing once it was renamed


def write_attempt_files(folder: Path, files: Sequence[tuple[str, bytes]]) -> None:
    """Writes files into a new folder; each name has been made safe."""
    folder.mkdir(mode=0o700)
    for name, data in files:
        file = folder / name
        for above in reversed(file.relative_to(folder).parents[:-1]):
            (folder / above).mkdir(mode=0o700, exist_ok=True)
        write_bytes(file, data)


def same_attempt(known: Sequence[CollectedAttempt], attempt: CollectedAttempt) -> CollectedAttempt | None:
    """The known attempt that equals this one; None for a new one. The same files may be handed in again, later."""
    same = [each for each in known if each.digest == attempt.digest]
    if not same:
        return None
    last = newest_attempt(known)
    if last.digest == attempt.digest:
        return last
    # A second download holds old attempts too: only what is later than the last one was handed in anew.
    again = is_later(attempt.submitted, last.submitted) or attempt.order > last.order > 0
    return None if again else same[-1]


def is_later(one: str, other: str) -> bool:
    """Whether one time is after the other; not if either is unknown."""
    return bool(one and other) and datetime.fromisoformat(one) > datetime.fromisoformat(other)


def place_newest(out: Path) -> list[tuple[str, str]]:
    """Puts each student's newest attempt where `grade` looks; (student, why not) where something else lies there."""
    there = {entry_student(path): path for path in sorted(out.iterdir()) if not is_hidden(path.name) and is_entry(path)}
    refused = []
    for student, attempts in collected_by_student(collected_attempts(out)).items():
        last = newest_attempt(attempts)
        why = why_not(out, there.get(student), attempts)
        if why:
            refused.append((student, f"{why}; attempt {last.number} is in {last.path(out)}."))
        elif why is None and folder_digest(last.path(out)) != last.digest:
            refused.append((student, f"attempt {last.number} is not as it was collected; collect its download again."))
        elif why is None:
            put_in_place(out, last)
    return refused


def why_not(out: Path, lies: Path | None, attempts: Sequence[CollectedAttempt]) -> str | None:
    """The reason why the newest attempt cannot be put in its place; None if it can, and "" if it need not be."""
    last = newest_attempt(attempts)
    if lies is None:
        return None
    if lies != out / last.student or not lies.is_dir() or lies.is_symlink():
        return f"{lies.name} lies there already"
    found = folder_digest(lies)
    if found == last.digest:
        return ""
    if found in {each.digest for each in attempts}:
        return None
    mended = placed(out, last.student) == str(last.number)  # by a person, who knows the newest attempt
    return "" if mended else "it is not as it was collected, and is left so"


def placed(out: Path, student: str) -> str:
    """The number of the attempt that was last put where `grade` looks."""
    try:
        return (out / ATTEMPTS_FOLDER / student / PLACED_FILE).read_text("utf-8").strip()
    except OSError:
        return ""


def put_in_place(out: Path, attempt: CollectedAttempt) -> None:
    """Copies an attempt to where `grade` looks; what lay there is itself one of the attempts."""
    place, old = out / attempt.student, out / ATTEMPTS_FOLDER / OLD_FOLDER / attempt.student
    with part_folder(out / ATTEMPTS_FOLDER / NEW_FOLDER / attempt.student) as part:
        write_attempt_files(part / FILES_FOLDER, files_at(attempt.path(out)))
        if place.exists():
            place.replace(old)
        (part / FILES_FOLDER).replace(place)
    write_private(out / ATTEMPTS_FOLDER / attempt.student / PLACED_FILE, f"{attempt.number}\n")
    shutil.rmtree(old, ignore_errors=True)


def files_at(folder: Path) -> list[tuple[str, bytes]]:
    """Names and bytes of a folder's files; raises Unreadable for what we did not put there: a link, a pipe."""
    found = []
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if not is_hidden(name) and (path.is_symlink() or not path.is_dir()):
            found.append((name, file_bytes(path, -1)))
    return found


def folder_digest(folder: Path) -> str:
    """The digest of a folder's files; "" where one cannot be read."""
    try:
        return files_digest(files_at(folder))
    except UnreadableFile:
        return ""
