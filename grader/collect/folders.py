"""A folder with a folder, a file or a zip for each student, named by an id, a login, an address or a name."""

import re
from collections.abc import Sequence
from itertools import takewhile
from pathlib import PurePosixPath

from grader.collect.claimed_work import Claim, ClaimedWork, SortedDownload
from grader.collect.download import Download, TopEntry
from grader.intake.files import ADDED_SUFFIXES, FILE_SUFFIXES
from grader.intake.read_submission import PACKED_TAR, UNREAD_SUFFIXES


def works_in(download: Download) -> SortedDownload:
    """The works in a plain folder, one a student; lists and notes of the instructor's are passed over."""
    tops = [top for top in download.tops if top.is_folder or is_entry_name(top.name)]
    common = prefix_of([entry_name(top) for top in tops])
    return SortedDownload(
        tuple(
            ClaimedWork(top.name, (name_claim(entry_name(top), common),), top.entries, notes=top.notes) for top in tops
        )
    )


def is_entry_name(name: str) -> bool:
    """Whether a file is somebody's work, by its suffix; `grade` takes the same ones."""
    return PurePosixPath(ADDED_SUFFIXES.sub(r"\1", name)).suffix.lower() in {*FILE_SUFFIXES, *UNREAD_SUFFIXES, ".zip"}


def entry_name(top: TopEntry) -> str:
    """The name of a folder, or of a file without its suffix."""
    return top.name if top.is_folder else PACKED_TAR.sub("", PurePosixPath(ADDED_SUFFIXES.sub(r"\1", top.name)).stem)


def name_claim(name: str, common: str) -> Claim:
    """The claim of a folder's or file's name, as it is and without the prefix that all have in common."""
    return Claim(name, ids=tuple(dict.fromkeys((name, name.removeprefix(common)))), name=name.removeprefix(common))


def prefix_of(names: Sequence[str]) -> str:
    """The common prefix of all names, up to a dash or an underscore: `hw2-` of what students packed or cloned.

    >>> prefix_of(["hw2-ada", "hw2-alan"]), prefix_of(["ada", "alan"]), prefix_of(["hw2-ada"])
    ('hw2-', '', '')
    """
    alike = takewhile(lambda letters: len(set(letters)) == 1, zip(*names, strict=False))
    begin = "".join(letters[0] for letters in alike) if len(names) > 1 else ""
    return re.sub(r"[^-_]*$", "", begin)  # what `ada` and `alan` have in common is no prefix
