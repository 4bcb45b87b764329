"""Works in a folder of git clones: the files at HEAD, with the commit's time. No program or setting of a clone is used.

A clone is a stranger's: its configuration may name programs (fsmonitor, filters, ssh commands), it may have hooks, and
a partial clone fetches what it lacks. So git is never started in it: an empty repository of ours borrows its objects.
"""

import os
import re
import shutil
import stat
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta, timezone
from functools import lru_cache, partial
from pathlib import Path
from typing import NamedTuple

from grader.collect.claimed_work import BadDownload, ClaimedWork, SortedDownload, StrayEntry
from grader.collect.download import DamagedFile, Download, TopEntry
from grader.collect.folders import name_claim, prefix_of
from grader.collect.moments import iso_moment
from grader.intake.files import MAX_ENTRIES, MAX_FOLDER_DEPTH, FileEntry, UnreadableFile, is_hidden
from grader.intake.folder import file_bytes
from grader.texts.safe_names import shown_name

MAX_GIT_SECONDS = 60  # for one question to git; a clone that takes longer is reported, and holds up nobody
# The committer's line of a commit: seconds since 1970, of at most 11 digits, and the offset of the zone.
COMMITTER_LINE = re.compile(rb"^committer .*> (?P<seconds>-?\d{1,11}) (?P<zone>[+-]\d{4})$", re.MULTILINE)
COMMIT_HASH = re.compile(r"[0-9a-f]{40}")  # SHA-1, as nearly every repository has it
REF_NAME = re.compile(
    r"refs/[\w./+@-]+"
)  # a branch that HEAD stands for: it is a path that we open, and may not lead out
FILE_MODES = {"100644", "100755"}  # modes: the rest are links (120000) and other repositories (160000)
MAX_SMALL_BYTES = 1_000_000  # bytes of a file that is read together with others,
MAX_FILES_TOGETHER = 100  # and so many of them
READ_PATHS = ("HEAD", "packed-refs", "refs", "objects")  # of a clone's own
MAX_ANSWER_BYTES = (
    MAX_SMALL_BYTES * MAX_FILES_TOGETHER + 100_000
)  # bytes of an answer: these files, and a line for each
MAX_LISTING_BYTES = 20_000_000  # bytes of a list of files, and
MAX_COMMIT_BYTES = 1_000_000  # of a commit, whose time stands in its first lines
DAMAGED_CLONE = "is damaged, or was cloned without its files; clone it again."


class UnusableClone(Exception):
    """A clone that cannot be read; the text goes on after its name."""


def is_clone(top: TopEntry) -> bool:
    """Whether an entry of a download is a clone: a folder with `.git` in it."""
    return top.path is not None and top.is_folder and (top.path / ".git").is_dir()


def works_in(download: Download) -> SortedDownload:
    """The works in a folder of clones: the files at HEAD of each."""
    if shutil.which("git") is None:
        raise BadDownload("git is not installed here, which reads the clones: install it.")
    common = prefix_of([top.name for top in download.tops])
    works, strays = [], []
    for top in download.tops:
        try:
            works.append(clone_work(top, common))
        except UnusableClone as fault:
            strays.append(StrayEntry(top.name, str(fault)))
    return SortedDownload(tuple(works), tuple(strays))


def clone_work(top: TopEntry, common: str) -> ClaimedWork:
    """The work of one clone; raises Unusable."""
    if top.path is None or not is_clone(top):
        raise UnusableClone("is no git clone.")
    inside = top.path / ".git"
    objects = clone_objects(inside)
    head = head_commit(inside)
    when = commit_time(git_answer(objects, "cat-file", "commit", head, most=MAX_COMMIT_BYTES, cut=True))
    entries, notes = tracked_entries(objects, head)
    return ClaimedWork(top.name, (name_claim(top.name, common),), entries, iso_moment(when), notes=notes)


def head_commit(inside: Path) -> str:
    """The commit that HEAD stands for; raises Unusable."""
    said = git_text(inside / "HEAD").strip()
    name = said.removeprefix("ref:").strip()
    if said.startswith("ref:"):
        if not REF_NAME.fullmatch(name) or ".." in name:
            raise UnusableClone("has a HEAD that cannot be read.")
        said = git_text(inside / name).strip() or packed_refs(inside).get(name, "")
    if not COMMIT_HASH.fullmatch(said):
        raise UnusableClone("has no commit yet." if name.startswith("refs/") else "has a HEAD that cannot be read.")
    return said


def packed_refs(inside: Path) -> dict[str, str]:
    """The refs that git has put into one file."""
    # Some 70 bytes a ref: room for more branches than a student has.
    lines = (line.split() for line in git_text(inside / "packed-refs", 4_000_000).splitlines())
    return {line[1]: line[0] for line in lines if len(line) == 2 and COMMIT_HASH.fullmatch(line[0])}


def git_text(file: Path, limit: int = 1000) -> str:  # a ref is one line
    """The text of a small file of git's; "" where there is none that can be read."""
    try:
        return file_bytes(file, limit).decode("utf-8", "replace")
    except UnreadableFile:
        return ""


def clone_objects(inside: Path) -> Path:
    """The folder of a clone's objects; raises Unusable where they lie outside: they might be somebody else's."""
    objects = inside / "objects"
    if inside.is_symlink() or not objects.is_dir() or not all(map(is_own, (inside / name for name in READ_PATHS))):
        raise UnusableClone("has its objects elsewhere; clone it again.")
    if os.path.lexists(objects / "info" / "alternates"):
        raise UnusableClone("borrows objects from another repository; clone it again, without --shared.")
    return objects.absolute()


def is_own(path: Path) -> bool:
    """Whether a path, and all below it, are folders and files; a link may lead to another's work, a pipe never ends."""
    waiting = [path]
    while waiting:
        there = waiting.pop()
        try:
            mode = there.lstat().st_mode
            if stat.S_ISDIR(mode):
                with os.scandir(there) as inside:
                    waiting += [Path(item.path) for item in inside if not item.is_file(follow_symlinks=False)]
            elif not stat.S_ISREG(mode):
                return False
        except FileNotFoundError:  # not every clone has all of them
            continue
        except OSError:
            return False
    return True


def git_answer(
    objects: Path, *question: str, given: bytes = b"", most: int = MAX_ANSWER_BYTES, cut: bool = False
) -> bytes:
    """The answer of git about these objects, `most` bytes of it; raises Unusable where it is more and may not be cut.

    A few kilobytes of objects may stand for a message of gigabytes, or for a folder of ten thousand million files.
    """
    with empty_repository() as ours:
        environment = {
            "PATH": os.environ.get("PATH", os.defpath),
            "HOME": str(ours),
            "LC_ALL": "C",
            "GIT_DIR": str(ours),
            "GIT_OBJECT_DIRECTORY": str(objects),
            "GIT_CONFIG_NOSYSTEM": "1",
            "GIT_CONFIG_GLOBAL": os.devnull,
            "GIT_NO_REPLACE_OBJECTS": "1",
            "GIT_NO_LAZY_FETCH": "1",
            "GIT_TERMINAL_PROMPT": "0",
            "GIT_OPTIONAL_LOCKS": "0",
        }
        with subprocess.Popen(  # noqa: S603  no shell; hashes and our own words
            ["git", *question],  # noqa: S607  wherever it is installed
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
            cwd=ours,
        ) as git:
            late = threading.Event()
            timer = threading.Timer(MAX_GIT_SECONDS, ended_late, (git, late))
            timer.start()
            try:
                answer = process_answer(git, given, most + 1)
            finally:
                timer.cancel()
                git.kill()  # it has said all, or too much
    if late.is_set():
        raise UnusableClone("takes too long to read; clone it again.")
    if len(answer.data) > most and not cut:
        raise UnusableClone("holds more than anybody hands in.")
    if answer.code:
        raise UnusableClone(DAMAGED_CLONE)
    return answer.data[:most]


def ended_late(process: "subprocess.Popen[bytes]", late: threading.Event) -> None:
    """Ends a process that takes too long, and notes that it did."""
    late.set()
    process.kill()


class ProcessAnswer(NamedTuple):
    """The output of a process, and its exit code; 0 if it had more to say."""

    data: bytes
    code: int


def process_answer(process: "subprocess.Popen[bytes]", given: bytes, most: int) -> ProcessAnswer:
    """The answer of a process to its input, as far as it is read."""
    assert process.stdin is not None  # noqa: S101  both are pipes
    assert process.stdout is not None  # noqa: S101
    with suppress(BrokenPipeError):  # it has ended, and its exit code tells
        process.stdin.write(given)
        process.stdin.close()
    data = process.stdout.read(most)
    return ProcessAnswer(data, 0 if len(data) == most else process.wait())


@contextmanager
def empty_repository() -> Iterator[Path]:
    """A folder that git takes for a repository without anything in it."""
    with tempfile.TemporaryDirectory(prefix="grader-git-") as name:
        for folder in ("objects", "refs"):
            (Path(name) / folder).mkdir()
        (Path(name) / "HEAD").write_text("ref: refs/heads/none\n", "ascii")
        yield Path(name)


def commit_time(commit: bytes) -> datetime | None:
    """The time of a commit, which the one who made it has set."""
    match = COMMITTER_LINE.search(commit.partition(b"\n\n")[0])
    if match is None:
        return None
    sign, zone = match["zone"][:1], int(match["zone"][1:])
    ahead = timedelta(hours=zone // 100, minutes=zone % 100)
    try:
        moment = datetime.fromtimestamp(int(match["seconds"]), UTC)
        return moment.astimezone(timezone(-ahead if sign == b"-" else ahead))
    except (ValueError, OverflowError, OSError):  # a year or a zone that there is not
        return None


def tracked_entries(objects: Path, head: str) -> tuple[tuple[FileEntry, ...], tuple[str, ...]]:
    """The tracked files, and notes on what is not followed."""
    found, notes = [], []
    listing = git_answer(objects, "ls-tree", "-r", "-z", "--long", "--full-tree", head, most=MAX_LISTING_BYTES).split(
        b"\0"
    )
    if len(listing) > MAX_ENTRIES + 1:
        notes.append(f"There are more than {MAX_ENTRIES} files here; only the first {MAX_ENTRIES} were looked at.")
    for line in listing[:MAX_ENTRIES]:
        about, _, raw = line.partition(b"\t")
        name = raw.decode("utf-8", "surrogateescape")
        if not about or is_hidden(name):
            continue
        mode, _, number, size = about.decode("ascii").split()
        if mode not in FILE_MODES:
            notes.append(f"{shown_name(name)} is a link, and links are not followed.")
        elif name.count("/") >= MAX_FOLDER_DEPTH:
            notes.append(f"{shown_name(name)} was not read: it lies deeper than {MAX_FOLDER_DEPTH} folders.")
        elif not size.isdigit():
            raise UnusableClone(DAMAGED_CLONE)
        else:
            found.append((name, number, int(size)))
    small = tuple(number for _, number, size in found if size <= MAX_SMALL_BYTES)[:MAX_FILES_TOGETHER]
    return tuple(FileEntry(name, size, partial(blob, objects, number, small)) for name, number, size in found), tuple(
        notes
    )


def blob(objects: Path, number: str, small: tuple[str, ...], limit: int) -> bytes:
    """At most `limit` bytes of a tracked file; raises Damaged for one that is not there."""
    try:
        data = (
            blobs(objects, small).get(number)
            if number in small
            else git_answer(objects, "cat-file", "blob", number, most=limit, cut=True)
        )
    except UnusableClone:
        data = None
    if data is None:
        raise DamagedFile(DAMAGED_CLONE)
    return data[:limit]


@lru_cache(maxsize=1)  # files are read clone by clone, and starting git takes longer than its answer
def blobs(objects: Path, numbers: tuple[str, ...]) -> dict[str, bytes]:
    """Objects by their numbers, which are hashes of their bytes; those that are not there are left out."""
    answer = git_answer(objects, "cat-file", "--batch", given="".join(f"{number}\n" for number in numbers).encode())
    found: dict[str, bytes] = {}
    place = 0
    while (end := answer.find(b"\n", place)) >= 0:
        head = answer[place:end].decode("ascii", "replace").split()
        place = end + 1
        if len(head) == 3:  # number, type, size; and else: number, missing
            found[head[0]] = answer[place : place + int(head[2])]
            place += int(head[2]) + 1
    return found
