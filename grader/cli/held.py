"""`grader forget`, `give` and `purge`: what is held of a student, deleted or handed over; what is old, deleted."""

import sys
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path

from grader.cli.booked import nearest_name_hint
from grader.cli.errors import CannotRun
from grader.privacy.books import servers_not_asked
from grader.privacy.forgetting import Forgotten, forgotten
from grader.privacy.giving import written_zip
from grader.privacy.held_places import HeldPlace, folders_not_followed, places_below
from grader.privacy.own import assignments_in, handed_in_paths, own_paths, students_held
from grader.privacy.purging import Purged, before_age, current_moment, purged
from grader.texts.safe_names import safe_name
from grader.texts.safe_text import one_line, visible

LINE_BREAK_MARKS = str.maketrans("\n\r\t", "???")  # a file's name may hold one, and must not look like a line of ours
NOT_LOOKED_AT = (
    "Not looked at: the roster, the learning system and downloads from it, exports and other copies, backups."
)
NUMBERS_REMOVED = (
    "Numbers of their own were taken out of a built document: the next `grader grade` grades everybody anew."
)
HIDDEN_CASES_WARNING = (
    "It holds result documents with hidden cases and their right answers: hand it over once the assignment is closed "
    "for everybody, or leave them out with --without-hidden."
)


def run_forget(student: str, folders: Sequence[Path], gradebook: str | None, *, dry_run: bool) -> None:
    """Deletes all that is held of a student, and prints what that was."""
    places, name = places_to_look_in(folders), safe_name(student)
    left = unseen_lines(places, folders, name, gradebook)
    # After `left`, which looks for files that are gone then.
    found = forgotten(places, name, gradebook, dry_run=dry_run)
    if found.nothing:
        raise nothing_held_error(student, places, folders, left)
    print_lines([*forgotten_lines(found, name, dry_run=dry_run), *left, NOT_LOOKED_AT])


def print_lines(lines: Iterable[str]) -> None:
    """Prints lines; a name of a student's in them stays within its line, and is no code for the terminal."""
    sys.stdout.write("".join(f"{visible(line.translate(LINE_BREAK_MARKS))}\n" for line in lines))


def forgotten_lines(found: Forgotten, name: str, *, dry_run: bool) -> Iterable[str]:
    """Lines on what was deleted of a student, or would be."""
    yield f"{'Would be deleted' if dry_run else 'Deleted'} of {name}:"
    yield from (f"  {path}" for path in found.paths)
    yield from (f"  lines in {file}" for file in found.files)
    yield from (f"  {number} rows in {address}" for address, number in found.rows.items())
    yield from (f"  {page}, a page of their group: the next `grader grade` makes it anew" for page in found.pages)
    if any(file.name.endswith(".built.json") for file in found.files):
        yield NUMBERS_REMOVED


def run_give(student: str, folders: Sequence[Path], out: Path, gradebook: str | None, *, hidden: bool) -> None:
    """Writes all that is held of a student into a zip, and prints where."""
    if out.exists():
        raise CannotRun(f"{out}: there is such a file already; name another with --out.")
    if not out.absolute().parent.is_dir():
        raise CannotRun(f"{out.parent}: there is no such folder.")
    places, name = places_to_look_in(folders), safe_name(student)
    left = unseen_lines(places, folders, name, gradebook)
    number = written_zip(out, places, name, gradebook, hidden=hidden)
    if not number:
        raise nothing_held_error(student, places, folders, left)
    secret = [HIDDEN_CASES_WARNING] if hidden and any(place.kind in ("graded", "built") for place in places) else []
    print_lines([f"{out}: {number} files of {name}.", *secret, *left, NOT_LOOKED_AT])


def run_purge(after: str, folders: Sequence[Path], gradebook: str | None, *, dry_run: bool) -> None:
    """Deletes the folders and rows that are older than asked, and prints what that was."""
    before = before_age(after, current_moment())
    places = places_below(folders or [Path()], named=False)
    left = (*folders_not_followed(places, folders or [Path()]), *servers_not_asked(places, gradebook))
    found = purged(places, before, gradebook, dry_run=dry_run)
    print_lines([*purged_lines(found, before, dry_run=dry_run), *left])


def purged_lines(found: Purged, before: datetime, *, dry_run: bool) -> Iterable[str]:
    """Lines on what was deleted for its age, or would be."""
    if not found.paths and not found.rows:
        yield f"Nothing here was last changed before {before:%Y-%m-%d}."
        return
    yield f"{'Would be deleted' if dry_run else 'Deleted'}, as last changed before {before:%Y-%m-%d}:"
    for place, paths in found.paths.items():
        yield (
            f"  {place.path}: students' variants"
            if place.kind == "built"
            else f"  {place.path} ({place.kind}): {len(paths)} files and folders"
        )
    for address, rows in found.rows.items():
        yield from (f"  {address}: {number} rows of {assignment}" for assignment, number in rows.items())
    yield NOT_LOOKED_AT


def places_to_look_in(folders: Sequence[Path]) -> tuple[HeldPlace, ...]:
    """The places to look in: those in the folders that are named, else in this folder and below."""
    return places_below(folders or [Path()], named=bool(folders))


def unseen_lines(
    places: Sequence[HeldPlace], folders: Sequence[Path], student: str, gradebook: str | None
) -> tuple[str, ...]:
    """Lines on files that were not looked at and may be the student's, for a person to look at."""
    seen = [path for place in places for path in own_paths(place, student, assignments_in(places))]
    beside = [path for root in folders for path in handed_in_paths(root.resolve(), student, assignments_in(places))]
    return (
        *(f"{path} was not looked at, as there are folders of ours beside it." for path in beside if path not in seen),
        *folders_not_followed(places, folders or [Path()]),
        *servers_not_asked(places, gradebook),
    )


def nothing_held_error(
    student: str, places: Sequence[HeldPlace], folders: Sequence[Path], left: Sequence[str]
) -> CannotRun:
    """The error for a student of whom nothing is held, with the nearest name."""
    where = ", ".join(map(str, folders)) or "this folder"
    said = (
        f"Nothing of {one_line(student)} is held in {where}{nearest_name_hint(student, students_held(places)) or ''}."
    )
    # A hint ends in a question mark, after which no full stop is needed.
    return CannotRun("\n".join([said.replace("?.", "?"), *left]))
