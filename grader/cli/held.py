"""`grader forget`, `give` and `purge`: what is held of a student, deleted or handed over; what is old, deleted."""

import sys
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path

from grader.cli.booked import hint
from grader.cli.errors import CannotRun
from grader.intake.names import safe_name
from grader.privacy.forgetting import Forgotten, forgotten
from grader.privacy.giving import written_zip
from grader.privacy.own import students_in
from grader.privacy.places import Place, places_in
from grader.privacy.purging import Purged, before_age, now, purged
from grader.report.text import one_line

ELSEWHERE = "Not looked at: the roster, the learning system and downloads from it, exports and other copies, backups."
REBUILT = "Numbers of their own were taken out of a built document: the next `grader grade` grades everybody anew."
WITH_HIDDEN = (
    "It holds result documents with hidden cases and their right answers: hand it over once the assignment is closed "
    "for everybody, or leave them out with --without-hidden."
)


def run_forget(student: str, folders: Sequence[Path], gradebook: str | None, *, dry_run: bool) -> None:
    """Deletes what is held of a student, and says what that was."""
    places, name = places_of(folders), safe_name(student)
    found = forgotten(places, name, gradebook, dry_run=dry_run)
    if found.nothing:
        raise nobody(student, places, folders)
    sys.stdout.write("\n".join([*told_forgotten(found, name, dry_run=dry_run), ELSEWHERE]) + "\n")


def told_forgotten(found: Forgotten, name: str, *, dry_run: bool) -> Iterable[str]:
    """What is gone, or would be."""
    yield f"{'Would be deleted' if dry_run else 'Deleted'} of {name}:"
    yield from (f"  {path}" for path in found.paths)
    yield from (f"  lines in {file}" for file in found.files)
    yield from (f"  {number} rows in {address}" for address, number in found.rows.items())
    yield from (f"  {page}, a page of their group: the next `grader grade` makes it anew" for page in found.pages)
    if any(file.name.endswith(".built.json") for file in found.files):
        yield REBUILT


def run_give(student: str, folders: Sequence[Path], out: Path, gradebook: str | None, *, hidden: bool) -> None:
    """Writes what is held of a student into a zip."""
    if out.exists():
        raise CannotRun(f"{out}: there is such a file already; name another with --out.")
    if not out.absolute().parent.is_dir():
        raise CannotRun(f"{out.parent}: there is no such folder.")
    places, name = places_of(folders), safe_name(student)
    number = written_zip(out, places, name, gradebook, hidden=hidden)
    if not number:
        raise nobody(student, places, folders)
    secret = [WITH_HIDDEN] if hidden and any(place.kind in ("graded", "built") for place in places) else []
    sys.stdout.write("\n".join([f"{out}: {number} files of {name}.", *secret, ELSEWHERE]) + "\n")


def run_purge(after: str, folders: Sequence[Path], gradebook: str | None, *, dry_run: bool) -> None:
    """Deletes what is older than asked, and says what that was."""
    before = before_age(after, now())
    places = places_in(folders or [Path()], named=False)
    found = purged(places, before, gradebook, dry_run=dry_run)
    sys.stdout.write("\n".join(told_purged(found, before, dry_run=dry_run)) + "\n")


def told_purged(found: Purged, before: datetime, *, dry_run: bool) -> Iterable[str]:
    """What is gone, or would be."""
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
    yield ELSEWHERE


def places_of(folders: Sequence[Path]) -> tuple[Place, ...]:
    """Where to look: the folders that are named, else here and below."""
    return places_in(folders or [Path()], named=bool(folders))


def nobody(student: str, places: Sequence[Place], folders: Sequence[Path]) -> CannotRun:
    """What to say of a student of whom nothing is held."""
    where = ", ".join(map(str, folders)) or "this folder"
    return CannotRun(
        f"Nothing of {one_line(student)} is held in {where}{hint(student, students_in(places)) or ''}.".replace(
            "?.", "?"
        )
    )
