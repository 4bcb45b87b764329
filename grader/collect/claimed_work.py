"""The work in a download, with the claims of the download as to whose it is."""

from dataclasses import dataclass

from grader.intake.files import FileEntry


class BadDownload(ValueError):
    """A source that cannot be collected from; the text is one sentence for the instructor."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The owner of work, as a download names them: `account` is the platform's number; `ids` are ids or addresses."""

    label: str  # as the download has it, for people to read
    account: str = ""
    ids: tuple[str, ...] = ()
    name: str = ""


@dataclass(frozen=True, slots=True)
class ClaimedWork:
    """The files handed in at one time, by one student or, with several claims, by a group.

    `submitted` is when, with its zone, or "" where the download does not say. `order` grows with each upload to the
    platform, 0 where there is no such number.
    """

    source: str
    claims: tuple[Claim, ...]
    entries: tuple[FileEntry, ...]
    submitted: str = ""
    late: bool = False
    order: int = 0
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StrayEntry:
    """An entry of a download that is nobody's work, or cannot be taken; `why` goes on after its name."""

    source: str
    why: str


@dataclass(frozen=True, slots=True)
class SortedDownload:
    """The contents of a download: works, and entries that are nobody's."""

    works: tuple[ClaimedWork, ...]
    strays: tuple[StrayEntry, ...] = ()
