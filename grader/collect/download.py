"""The first level of a download, its folders and files, whether it is a zip or was unpacked. Nothing is unpacked."""

import zipfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from grader.collect.claimed_work import BadDownload
from grader.intake import folder
from grader.intake.archive import BrokenMember, member_bytes, member_name
from grader.intake.files import FileEntry, UnreadableFile, is_hidden

MAX_MEMBERS = 200_000  # of a zip that is looked at: 2000 students with 100 files each


class DamagedFile(UnreadableFile):
    """A file that was damaged in the download, and not by the student: it has to be downloaded again."""


@dataclass(frozen=True, slots=True)
class TopEntry:
    """An entry of a download's first level: a folder with its files, named from there, or one file."""

    name: str
    is_folder: bool
    entries: tuple[FileEntry, ...]
    notes: tuple[str, ...] = ()
    path: Path | None = None  # where it lies, unless within a zip


@dataclass(frozen=True, slots=True)
class Download:
    """A download: all entries of its first level, in order of their names."""

    name: str
    tops: tuple[TopEntry, ...]


@contextmanager
def download_at(source: Path) -> Iterator[Download]:
    """The download in a folder or a zip, while that is open; raises BadDownload for anything else."""
    if source.is_dir():
        yield folder_download(source)
        return
    if not source.is_file():
        raise BadDownload(f"{source}: there is no such folder or zip.")
    try:
        archive = zipfile.ZipFile(source)
    except Exception:  # zipfile raises whatever a broken directory makes its struct and codecs raise
        raise BadDownload(f"{source}: this is no zip, or it is cut off; download it again.") from None
    with archive:
        members = archive.infolist()
        if len(members) > MAX_MEMBERS:
            raise BadDownload(f"{source}: this holds more than {MAX_MEMBERS} files, which no class hands in.")
        files = [member for member in members if not member.is_dir() and not is_hidden(member_name(member))]
        entries = [
            FileEntry(member_name(each), each.file_size, partial(downloaded_bytes, archive, each)) for each in files
        ]
        yield Download(source.stem, grouped_entries(entries))


def downloaded_bytes(archive: zipfile.ZipFile, member: zipfile.ZipInfo, limit: int) -> bytes:
    """At most `limit` bytes of a member; raises Unreadable for one that is no honest file, Damaged for a broken one."""
    try:
        return member_bytes(archive, member, limit)
    except BrokenMember:
        raise DamagedFile("is broken inside the download. Download it again.") from None


def folder_download(path: Path) -> Download:
    """The first level of a folder."""
    inside = sorted(each for each in path.iterdir() if not is_hidden(each.name))
    return Download(path.absolute().name, tuple(map(top_at, inside)))


def top_at(path: Path) -> TopEntry:
    """A folder with all that lies below it, or a file; a link is neither, and its reading says so."""
    if path.is_dir() and not path.is_symlink():
        entries, notes = folder.folder_entries(path)
        return TopEntry(path.name, True, tuple(entries), notes, path)
    return TopEntry(path.name, False, (FileEntry(path.name, 0, partial(folder.file_bytes, path)),), (), path)


def grouped_entries(entries: Iterable[FileEntry]) -> tuple[TopEntry, ...]:
    """Entries grouped by the first piece of their names, as a first level."""
    tops: dict[tuple[str, bool], list[FileEntry]] = {}
    for entry in entries:
        first, slash, rest = entry.name.partition("/")
        tops.setdefault((first, bool(slash)), []).append(replace(entry, name=rest) if slash else entry)
    return tuple(TopEntry(name, is_folder, tuple(found)) for (name, is_folder), found in sorted(tops.items()))


def download_within(download: Download, name: str) -> Download:
    """The download inside a folder of the first level, which `unzip` and Gradescope wrap around it."""
    top = next(each for each in download.tops if each.name == name and each.is_folder)
    return folder_download(top.path) if top.path is not None else Download(name, grouped_entries(top.entries))


def unwrapped_download(download: Download) -> Download:
    """The one folder that a download consists of, if it does; else itself."""
    one = len(download.tops) == 1 and download.tops[0].is_folder
    return download_within(download, download.tops[0].name) if one else download
