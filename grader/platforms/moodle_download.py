"""A bulk download from Moodle: `Ada Lovelace_12345_assignsubmission_file_/hw2.py`.

As Moodle itself makes the names (`mod/assign/classes/downloader.php`): the full name, the participant's number (not the
user's), the plugin; newer versions leave out the last underscore; without "in folders" the file follows it. Blind
marking has `Participant`, a team its name and number. It holds no times: those in the zip are of the download.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from grader.collect.claimed_work import Claim, Sorted, Stray, Work
from grader.collect.download import Download, Top
from grader.intake.files import Entry

# Moodle takes the underscores out of names, so that the first one ends the name, whatever a student calls a file.
NAMED = re.compile(
    r"(?P<name>[^_]+)(?:_(?P<number>[0-9]+))?_assignsubmission_(?P<plugin>[a-z]+)(?:_(?P<file>.+)?)?", re.DOTALL
)
NOBODY = (
    "participant"  # what blind marking calls everybody; other languages have other words, which match nobody either
)


def is_moodle(top: Top) -> bool:
    """Whether an entry is named as Moodle names folders, or files where it makes none."""
    match = NAMED.fullmatch(top.name)
    return match is not None and bool(match["file"]) != top.is_folder


def works_in(download: Download) -> Sorted:
    """What each participant has handed in, files and typed text together."""
    found: dict[tuple[str, str], list[tuple[re.Match[str], Top]]] = {}
    strays = []
    for top in download.tops:
        match = NAMED.fullmatch(top.name)
        if match is None or not is_moodle(top):
            strays.append(Stray(top.name, "is not named as Moodle names submissions."))
        else:
            found.setdefault((match["name"], match["number"] or ""), []).append((match, top))
    return Sorted(tuple(work_of(*whose, files) for whose, files in found.items()), tuple(strays))


def work_of(name: str, number: str, files: list[tuple[re.Match[str], Top]]) -> Work:
    """What one participant handed in last."""
    said = "" if name.casefold() == NOBODY else name
    source = "_".join(filter(None, (name, number)))
    return Work(
        source=source,
        claims=(Claim(name if said else f"{name} {number}", account=number, ids=(source,), name=said),),
        entries=tuple(entry for match, top in files for entry in entries_of(match, top)),
        notes=tuple(note for _, top in files for note in top.notes),
    )


def entries_of(match: re.Match[str], top: Top) -> Iterator[Entry]:
    """The files of one plugin, under the names that students gave them."""
    yield from (replace(entry, name=match["file"] or entry.name) for entry in top.entries)
