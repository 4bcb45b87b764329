"""Works in nbgrader's folders: `submitted/<student>/<assignment>/`, or `inbound/<student>+<assignment>+<time>`.

`timestamp.txt` in it says when, as `2026-11-02 22:10:05.123456 UTC`; to nbgrader a time without a zone is UTC.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC

from grader.collect.claimed_work import BadDownload, Claim, ClaimedWork, SortedDownload
from grader.collect.download import Download, TopEntry
from grader.collect.moments import iso_moment, platform_moment
from grader.intake.files import FileEntry, UnreadableFile

SUBMITTED_FOLDER = "submitted"
TIMESTAMP_FILE = "timestamp.txt"
# Names of students may hold a plus, and so may the time's zone; nbgrader may add a random text at the end.
INBOUND_NAME = re.compile(
    r"(?P<student>.+)\+(?P<assignment>[^+]+)\+(?P<time>\d{4}-\d\d-\d\d[^+]*(?:\+\d{4})?)(?:\+[^+]*)?"
)


def is_nbgrader(download: Download) -> bool:
    """Whether every entry has an assignment with a time in it, or is named as the exchange names them."""
    return bool(download.tops) and all(
        top.is_folder and (INBOUND_NAME.fullmatch(top.name) or has_timestamp(top)) for top in download.tops
    )


def has_timestamp(top: TopEntry) -> bool:
    """Whether a student's folder holds an assignment's with a time."""
    return any(entry.name.endswith(f"/{TIMESTAMP_FILE}") and entry.name.count("/") == 1 for entry in top.entries)


def works_in(download: Download, assignment: str = "") -> SortedDownload:
    """The works in nbgrader's folders for one assignment; raises BadDownload where it is not said which."""
    inbound = [match for top in download.tops if (match := INBOUND_NAME.fullmatch(top.name))]
    there = sorted(
        {match["assignment"] for match in inbound}
        | {
            entry.name.partition("/")[0]
            for top in student_folders(download)
            for entry in top.entries
            if "/" in entry.name
        }
    )
    if assignment and assignment not in there:
        raise BadDownload(f"{download.name}: there is no {assignment}, only {', '.join(there) or 'nothing'}.")
    if not assignment and len(there) > 1:
        raise BadDownload(f"{download.name} holds {', '.join(there)}: say which with --assignment.")
    chosen = assignment or "".join(there)
    sent = [inbound_work(top, match) for top in download.tops if (match := INBOUND_NAME.fullmatch(top.name))]
    works = [work for work, of in sent if of == chosen]
    works += [work for top in student_folders(download) if (work := folder_work(top, chosen)).entries]
    return SortedDownload(tuple(works))


def student_folders(download: Download) -> list[TopEntry]:
    """The folders of a download that are named by a student, and not as the exchange names them."""
    return [top for top in download.tops if top.is_folder and not INBOUND_NAME.fullmatch(top.name)]


def inbound_work(top: TopEntry, match: re.Match[str]) -> tuple[ClaimedWork, str]:
    """The work in one folder of the exchange, and the assignment it is for."""
    when = platform_moment(match["time"], UTC)
    claim = Claim(match["student"], ids=(match["student"],), name=match["student"])
    return ClaimedWork(top.name, (claim,), without_stamp(top.entries), iso_moment(when), notes=top.notes), match[
        "assignment"
    ]


def folder_work(top: TopEntry, assignment: str) -> ClaimedWork:
    """The work for an assignment in a student's folder."""
    inside = [
        replace(entry, name=entry.name.removeprefix(f"{assignment}/"))
        for entry in top.entries
        if entry.name.startswith(f"{assignment}/")
    ]
    claim = Claim(top.name, ids=(top.name,), name=top.name)
    return ClaimedWork(
        f"{top.name}/{assignment}", (claim,), without_stamp(inside), timestamp_text(inside), notes=top.notes
    )


def timestamp_text(entries: Sequence[FileEntry]) -> str:
    """The time that timestamp.txt says; "" where there is none that can be read."""
    try:
        # A time has some thirty characters; what is longer is no time.
        data = next((entry.read(200) for entry in entries if entry.name == TIMESTAMP_FILE), b"")
    except UnreadableFile:
        return ""
    return iso_moment(platform_moment(data.decode("utf-8", "replace"), UTC))


def without_stamp(entries: Sequence[FileEntry]) -> tuple[FileEntry, ...]:
    """The student's own files, without nbgrader's timestamp.txt."""
    return tuple(entry for entry in entries if entry.name != TIMESTAMP_FILE)
