"""Deletion of a student: every file, line and row of theirs goes, and pages about the cohort are made anew."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from pydantic import ValidationError

from grader.collect.attempts import INDEX, record_text, write_index
from grader.gradebook.opening import shown_address
from grader.privacy.books import addresses_of, book_at
from grader.privacy.class_lines import own_lines, shared_in, without_variant
from grader.privacy.held_places import Place
from grader.privacy.mates import Borne, borne_by, joint_records, left_to_mates, mates_of, naming_pages
from grader.privacy.own import assignments_in, own_paths, results_in
from grader.privacy.walking import remove, text_at
from grader.report.classes.class_html import page
from grader.report.classes.class_view import class_view
from grader.report.classes.row import row_of
from grader.report.result_json import read_result
from grader.texts.whole_files import write

PAGES = {"class.html": False, "class-with-names.html": True}  # made of all results; with names or without
LEADS = ("similar.html", "similar.json")  # made of pairs of students: `grader similar` makes them anew


@dataclass(frozen=True, slots=True)
class Forgotten:
    """The deleted data of a student, or what would be deleted: paths, files that lose lines, rows by gradebook.

    `pages` are those of others who handed in together with the student, and that name the student.
    """

    paths: tuple[Path, ...]
    files: tuple[Path, ...]
    rows: dict[str, int]
    pages: tuple[Path, ...] = ()

    @property
    def nothing(self) -> bool:
        """Whether nothing is held of the student."""
        return not (self.paths or self.files or self.rows)


def forgotten(places: Sequence[Place], student: str, gradebook: str | None = None, *, dry_run: bool) -> Forgotten:
    """Deletes all data of a student in the places and their gradebooks, unless `dry_run`, and gives what it is."""
    assignments = assignments_in(places)
    paths = tuple(path for place in places for path in own_paths(place, student, assignments))
    mates = mates_of(places, student)
    borne = borne_by(mates, addresses_of(places, gradebook))
    texts = {file: text for place in places for file, text in rewritten(place, student, borne).items()}
    pages = tuple(page for place in places for page in naming_pages(place, student, mates))
    # Rows first, as they are the most that is held; files are rewritten before any is deleted.
    rows = rows_of(places, student, gradebook, dry_run=dry_run)
    found = Forgotten(paths, tuple(texts), rows, pages)
    if not dry_run and not found.nothing:
        for file, text in texts.items():
            write(file, text)
        for path in (*paths, *pages):
            remove(path)
        for place in places:
            made_anew(place)
    return found


def rows_of(places: Sequence[Place], student: str, gradebook: str | None, *, dry_run: bool) -> dict[str, int]:
    """Deletes a student's rows, unless `dry_run`, and gives their number by gradebook."""
    counts = {}
    for address in addresses_of(places, gradebook):
        with book_at(address) as book:
            held = book.held(student)
            if held and not dry_run:
                book.forget(student)
        counts[shown_address(address)] = sum(map(len, held.values()))
    return {address: number for address, number in counts.items() if number}


def rewritten(place: Place, student: str, borne: Borne) -> dict[Path, str]:
    """The new texts of a place's files about a whole cohort, without the student; only of files that change."""
    own = own_lines(place, student)
    found = {file: how.without(text_at(file), student) for file, how in shared_in(place) if file in own}
    if place.kind == "built" and (text := left_to_mates(place.path, student, borne)):
        found[place.path] = without_variant(text, student)
    for file, attempt in joint_records(place, student).items():
        others = tuple(each for each in attempt.group if each != student)
        found[file] = record_text(replace(attempt, group=others))
    return found


def made_anew(place: Place) -> None:
    """Writes the files anew that are made of a whole cohort, or deletes them if nobody is left."""
    if place.kind == "collected" and (place.path / INDEX).exists():
        write_index(place.path)
    if place.kind == "graded":
        for name in LEADS:
            (place.path / name).unlink(missing_ok=True)
        for name, named in PAGES.items():
            if (place.path / name).exists():
                class_page(place.path, name, named=named)


def class_page(out: Path, name: str, *, named: bool) -> None:
    """Writes a class page from the results that are left; one that cannot be made is deleted."""
    files = results_in(out)
    try:
        text = page(class_view((row_of(read_result(file.read_bytes())) for file in files), named=named))
    # A result that another version, or somebody else, has written.
    except (ValidationError, ValueError, RecursionError):
        text = ""
    if files and text:
        write(out / name, text)
    else:
        (out / name).unlink()
