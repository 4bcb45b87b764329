"""What a download holds: work, and whom the download says that it is of."""

from dataclasses import dataclass

from grader.intake.files import Entry


class BadDownload(ValueError):
    """A source that cannot be collected from; the text is one sentence for the instructor."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Whom work is said to be of. `account` is the platform's own number; `ids` may be ids, logins or addresses."""

    label: str  # as the download has it, for people to read
    account: str = ""
    ids: tuple[str, ...] = ()
    name: str = ""


@dataclass(frozen=True, slots=True)
class Work:
    """What was handed in at one time, by one student or, with several claims, by a group.

    `submitted` is when, with its zone, or "" where the download does not say. `order` grows with each upload to the
    platform, 0 where there is no such number.
    """

    source: str
    claims: tuple[Claim, ...]
    entries: tuple[Entry, ...]
    submitted: str = ""
    late: bool = False
    order: int = 0
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Stray:
    """An entry of a download that is nobody's work, or cannot be taken; `why` goes on after its name."""

    source: str
    why: str


@dataclass(frozen=True, slots=True)
class Sorted:
    """A download taken apart."""

    works: tuple[Work, ...]
    strays: tuple[Stray, ...] = ()
