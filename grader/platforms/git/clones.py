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

from grader.collect.claimed_work import BadDownload, Sorted, Stray, Work
from grader.collect.download import Damaged, Download, Top
from grader.collect.folders import claim_of, prefix_of
from grader.collect.moments import text_of
from grader.intake.files import DEPTH, ENTRIES, Entry, Unreadable, hidden
from grader.intake.folder import bytes_of
from grader.texts.safe_names import shown

SECONDS = 60  # for one question to git; a clone that takes longer is reported, and holds up nobody
# The committer's line of a commit: seconds since 1970, of at most 11 digits, and the offset of the zone.
COMMITTED = re.compile(rb"^committer .*> (?P<seconds>-?\d{1,11}) (?P<zone>[+-]\d{4})$", re.MULTILINE)
HASH = re.compile(r"[0-9a-f]{40}")  # SHA-1, as nearly every repository has it
NAME = re.compile(r"refs/[\w./+@-]+")  # a branch that HEAD stands for: it is a path that we open, and may not lead out
FILES = {"100644", "100755"}  # modes: the rest are links (120000) and other repositories (160000)
SMALL = 1_000_000  # bytes of a file that is read together with others,
TOGETHER = 100  # and so many of them
READ = ("HEAD", "packed-refs", "refs", "objects")  # of a clone's own
ANSWER = SMALL * TOGETHER + 100_000  # bytes of an answer: these files, and a line for each
LISTING = 20_000_000  # bytes of a list of files, and
COMMIT = 1_000_000  # of a commit, whose time stands in its first lines
DAMAGED = "is damaged, or was cloned without its files; clone it again."


class Unusable(Exception):
    """A clone that cannot be read; the text goes on after its name."""


def is_clone(top: Top) -> bool:
    """Whether an entry of a download is a clone: a folder with `.git` in it."""
    return top.path is not None and top.is_folder and (top.path / ".git").is_dir()


def works_in(download: Download) -> Sorted:
    """The works in a folder of clones: the files at HEAD of each."""
    if shutil.which("git") is None:
        raise BadDownload("git is not installed here, which reads the clones: install it.")
    common = prefix_of([top.name for top in download.tops])
    works, strays = [], []
    for top in download.tops:
        try:
            works.append(work_of(top, common))
        except Unusable as fault:
            strays.append(Stray(top.name, str(fault)))
    return Sorted(tuple(works), tuple(strays))


def work_of(top: Top, common: str) -> Work:
    """The work of one clone; raises Unusable."""
    if top.path is None or not is_clone(top):
        raise Unusable("is no git clone.")
    inside = top.path / ".git"
    objects = objects_of(inside)
    head = head_of(inside)
    when = committed(asked(objects, "cat-file", "commit", head, most=COMMIT, cut=True))
    entries, notes = entries_of(objects, head)
    return Work(top.name, (claim_of(top.name, common),), entries, text_of(when), notes=notes)


def head_of(inside: Path) -> str:
    """The commit that HEAD stands for; raises Unusable."""
    said = text_at(inside / "HEAD").strip()
    name = said.removeprefix("ref:").strip()
    if said.startswith("ref:"):
        if not NAME.fullmatch(name) or ".." in name:
            raise Unusable("has a HEAD that cannot be read.")
        said = text_at(inside / name).strip() or packed(inside).get(name, "")
    if not HASH.fullmatch(said):
        raise Unusable("has no commit yet." if name.startswith("refs/") else "has a HEAD that cannot be read.")
    return said


def packed(inside: Path) -> dict[str, str]:
    """The refs that git has put into one file."""
    # Some 70 bytes a ref: room for more branches than a student has.
    lines = (line.split() for line in text_at(inside / "packed-refs", 4_000_000).splitlines())
    return {line[1]: line[0] for line in lines if len(line) == 2 and HASH.fullmatch(line[0])}


def text_at(file: Path, limit: int = 1000) -> str:  # a ref is one line
    """The text of a small file of git's; "" where there is none that can be read."""
    try:
        return bytes_of(file, limit).decode("utf-8", "replace")
    except Unreadable:
        return ""


def objects_of(inside: Path) -> Path:
    """The folder of a clone's objects; raises Unusable where they lie outside: they might be somebody else's."""
    objects = inside / "objects"
    if inside.is_symlink() or not objects.is_dir() or not all(map(is_own, (inside / name for name in READ))):
        raise Unusable("has its objects elsewhere; clone it again.")
    if os.path.lexists(objects / "info" / "alternates"):
        raise Unusable("borrows objects from another repository; clone it again, without --shared.")
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


def asked(objects: Path, *question: str, given: bytes = b"", most: int = ANSWER, cut: bool = False) -> bytes:
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
            timer = threading.Timer(SECONDS, ended_late, (git, late))
            timer.start()
            try:
                answer = answered(git, given, most + 1)
            finally:
                timer.cancel()
                git.kill()  # it has said all, or too much
    if late.is_set():
        raise Unusable("takes too long to read; clone it again.")
    if len(answer.data) > most and not cut:
        raise Unusable("holds more than anybody hands in.")
    if answer.code:
        raise Unusable(DAMAGED)
    return answer.data[:most]


def ended_late(process: "subprocess.Popen[bytes]", late: threading.Event) -> None:
    """Ends a process that takes too long, and notes that it did."""
    late.set()
    process.kill()


class Answer(NamedTuple):
    """The output of a process, and its exit code; 0 if it had more to say."""

    data: bytes
    code: int


def answered(process: "subprocess.Popen[bytes]", given: bytes, most: int) -> Answer:
    """The answer of a process to its input, as far as it is read."""
    assert process.stdin is not None  # noqa: S101  both are pipes
    assert process.stdout is not None  # noqa: S101
    with suppress(BrokenPipeError):  # it has ended, and its exit code tells
        process.stdin.write(given)
        process.stdin.close()
    data = process.stdout.read(most)
    return Answer(data, 0 if len(data) == most else process.wait())


@contextmanager
def empty_repository() -> Iterator[Path]:
    """A folder that git takes for a repository without anything in it."""
    with tempfile.TemporaryDirectory(prefix="grader-git-") as name:
        for folder in ("objects", "refs"):
            (Path(name) / folder).mkdir()
        (Path(name) / "HEAD").write_text("ref: refs/heads/none\n", "ascii")
        yield Path(name)


def committed(commit: bytes) -> datetime | None:
    """The time of a commit, which the one who made it has set."""
    match = COMMITTED.search(commit.partition(b"\n\n")[0])
    if match is None:
        return None
    sign, zone = match["zone"][:1], int(match["zone"][1:])
    ahead = timedelta(hours=zone // 100, minutes=zone % 100)
    try:
        moment = datetime.fromtimestamp(int(match["seconds"]), UTC)
        return moment.astimezone(timezone(-ahead if sign == b"-" else ahead))
    except (ValueError, OverflowError, OSError):  # a year or a zone that there is not
        return None


def entries_of(objects: Path, head: str) -> tuple[tuple[Entry, ...], tuple[str, ...]]:
    """The tracked files, and notes on what is not followed."""
    found, notes = [], []
    listing = asked(objects, "ls-tree", "-r", "-z", "--long", "--full-tree", head, most=LISTING).split(b"\0")
    if len(listing) > ENTRIES + 1:
        notes.append(f"There are more than {ENTRIES} files here; only the first {ENTRIES} were looked at.")
    for line in listing[:ENTRIES]:
        about, _, raw = line.partition(b"\t")
        name = raw.decode("utf-8", "surrogateescape")
        if not about or hidden(name):
            continue
        mode, _, number, size = about.decode("ascii").split()
        if mode not in FILES:
            notes.append(f"{shown(name)} is a link, and links are not followed.")
        elif name.count("/") >= DEPTH:
            notes.append(f"{shown(name)} was not read: it lies deeper than {DEPTH} folders.")
        elif not size.isdigit():
            raise Unusable(DAMAGED)
        else:
            found.append((name, number, int(size)))
    small = tuple(number for _, number, size in found if size <= SMALL)[:TOGETHER]
    return tuple(Entry(name, size, partial(blob, objects, number, small)) for name, number, size in found), tuple(notes)


def blob(objects: Path, number: str, small: tuple[str, ...], limit: int) -> bytes:
    """At most `limit` bytes of a tracked file; raises Damaged for one that is not there."""
    try:
        data = (
            blobs(objects, small).get(number)
            if number in small
            else asked(objects, "cat-file", "blob", number, most=limit, cut=True)
        )
    except Unusable:
        data = None
    if data is None:
        raise Damaged(DAMAGED)
    return data[:limit]


@lru_cache(maxsize=1)  # files are read clone by clone, and starting git takes longer than its answer
def blobs(objects: Path, numbers: tuple[str, ...]) -> dict[str, bytes]:
    """Objects by their numbers, which are hashes of their bytes; those that are not there are left out."""
    answer = asked(objects, "cat-file", "--batch", given="".join(f"{number}\n" for number in numbers).encode())
    found: dict[str, bytes] = {}
    place = 0
    while (end := answer.find(b"\n", place)) >= 0:
        head = answer[place:end].decode("ascii", "replace").split()
        place = end + 1
        if len(head) == 3:  # number, type, size; and else: number, missing
            found[head[0]] = answer[place : place + int(head[2])]
            place += int(head[2]) + 1
    return found
