"""Deletion of old data: graded folders, collected work, releases to students, rows of gradebooks."""

import json
import os
import re
from calendar import monthrange
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from grader.collect.attempts import ATTEMPTS_FOLDER, INDEX_FILE, UNMATCHED_FILE
from grader.gradebook.opening import GRADEBOOK_FILE, shown_address
from grader.privacy.books import book_addresses, book_at
from grader.privacy.held_places import HeldPlace
from grader.privacy.own import assignments_in, is_released, own_paths, students_held
from grader.privacy.walking import delete_path, is_real_folder, text_of_document, walked_folders
from grader.release.release_folder import MANIFEST
from grader.release.release_folder import RELEASE_INDEX as RELEASED
from grader.texts.whole_files import write_whole

AGE_PATTERN = re.compile(r"(?P<number>[1-9]\d{0,3})\s*(?P<unit>[dwmy])")  # not 0, which would delete everything
GRADED_FILES = (  # what our commands leave in a graded folder; anything else there is somebody else's
    *("results", "feedback", "grades.csv", "known.jsonl", "timings.jsonl", "run.json", "class.html"),
    *("class-with-names.html", "class-to-share.html", "similar.html", "similar.json", "drafts.yaml", "pseudonyms.key"),
    *(GRADEBOOK_FILE, f"{GRADEBOOK_FILE}-wal", f"{GRADEBOOK_FILE}-shm"),
)


class BadAge(ValueError):
    """A text is no age; the message says how to write one."""


@dataclass(frozen=True, slots=True)
class Purged:
    """The deleted data, or what would be deleted: paths by place, and rows by gradebook and assignment."""

    paths: dict[HeldPlace, tuple[Path, ...]]
    rows: dict[str, dict[str, int]]


def before_age(text: str, now: datetime) -> datetime:
    """The moment that lies an age, as in "12m", before now; raises `BadAge`.

    >>> before_age("12m", datetime(2026, 3, 31, tzinfo=UTC)).date(), before_age("1m", datetime(2026, 3, 31)).date()
    (datetime.date(2025, 3, 31), datetime.date(2026, 2, 28))
    """
    found = AGE_PATTERN.fullmatch(text.strip().lower())
    if found is None:
        raise BadAge(f"--after {text}: write a number with d, w, m or y for days, weeks, months or years, as in 12m.")
    number, unit = int(found["number"]), found["unit"]
    if unit in "dw":
        return now - timedelta(days=number * (7 if unit == "w" else 1))
    months = now.year * 12 + now.month - 1 - number * (12 if unit == "y" else 1)
    year, month = divmod(months, 12)
    if year < 1:
        raise BadAge(f"--after {text}: that is longer ago than the calendar goes.")
    # A shorter month has no such day: one month before 31 March is 28 February.
    return now.replace(year=year, month=month + 1, day=min(now.day, monthrange(year, month + 1)[1]))


def purged(places: Sequence[HeldPlace], before: datetime, gradebook: str | None = None, *, dry_run: bool) -> Purged:
    """Deletes data of the places that was last changed before a moment, unless `dry_run`, and gives what it is."""
    held = {place: tuple(personal_paths(place, places)) for place in places}
    old = {place: paths for place, paths in held.items() if paths and last_changed(place, paths) < before.timestamp()}
    rows = {}
    for address in book_addresses(places, gradebook):
        if not any(Path(address) in paths for paths in old.values()):  # a file that goes as a whole need not be opened
            with book_at(address) as book:
                rows[shown_address(address)] = book.purge(before, dry_run=dry_run)
    if not dry_run:
        for place, paths in old.items():
            delete_from(place, paths)
    return Purged(old, {address: gone for address, gone in rows.items() if gone})


def personal_paths(place: HeldPlace, places: Sequence[HeldPlace]) -> Iterator[Path]:
    """The paths in a place with students' data; of a folder of submissions, only of students who were graded."""
    folder = place.path
    there: list[Path] = []
    if place.kind == "graded":
        there = [folder / name for name in GRADED_FILES]
    elif place.kind == "collected":
        there = [*collected_folders(folder), *(folder / name for name in (ATTEMPTS_FOLDER, INDEX_FILE, UNMATCHED_FILE))]
    elif place.kind == "handed in":
        # Other files of such a folder are not known to be students': they stay.
        assignments, graded = assignments_in(places), [each for each in places if each.kind == "graded"]
        there = [path for student in sorted(students_held(graded)) for path in own_paths(place, student, assignments)]
    elif place.kind == "released":
        there = [*released_folders(folder), folder / RELEASED, folder / MANIFEST]
    elif variants_in(folder):
        there = [folder]
    yield from (path for path in dict.fromkeys(there) if os.path.lexists(path))


def collected_folders(folder: Path) -> Iterator[Path]:
    """The folders of students in a collected folder."""
    yield from (
        folder / each.name for each in sorted((folder / ATTEMPTS_FOLDER).iterdir()) if not each.name.startswith(".")
    )


def released_folders(folder: Path) -> Iterator[Path]:
    """The folders of a release that belong to a student."""
    yield from (path for path in sorted(folder.iterdir()) if is_real_folder(path) and is_released(folder, path.name))


def variants_in(file: Path) -> dict[str, object]:
    """The students' own numbers in a built document; empty if there are none."""
    try:
        document = json.loads(text_of_document(file))
        found = document.get("students") or document.get("inherited")
    except (OSError, ValueError, AttributeError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def last_changed(place: HeldPlace, paths: Sequence[Path]) -> float:
    """The time of the last change in a place and its paths, in seconds."""
    # Files may bring an old date along; the folder that they were copied into does not.
    holder = [place.path] if place.kind != "built" else []
    return max(path.lstat().st_mtime for top in (*holder, *paths) for path in all_below(top, place))


def all_below(top: Path, place: HeldPlace) -> Iterator[Path]:
    """A path and all paths below it; of the place itself only the folder."""
    yield top
    if top != place.path and not top.is_symlink():
        for folder, names, files in walked_folders(top):
            yield from (folder / name for name in (*names, *files))


def delete_from(place: HeldPlace, paths: Sequence[Path]) -> None:
    """Deletes the paths of a place; a built document stays, without its students' numbers."""
    if place.kind == "built":
        document = {**json.loads(text_of_document(place.path)), "students": {}}
        document.pop("inherited", None)
        write_whole(place.path, json.dumps(document, ensure_ascii=False, allow_nan=False, separators=(",", ":")) + "\n")
        return
    for path in paths:
        delete_path(path)


def current_moment() -> datetime:
    """The present moment in UTC."""
    return datetime.now(UTC)
