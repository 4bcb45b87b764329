"""Deletion of a student: every file, line and row of theirs goes, and pages about the cohort are made anew."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from pydantic import ValidationError

from grader.collect.attempts import INDEX_FILE, attempt_record_text, write_index
from grader.gradebook.opening import shown_address
from grader.privacy.books import book_addresses, book_at
from grader.privacy.class_lines import class_files_in, own_lines, without_variant
from grader.privacy.held_places import HeldPlace
from grader.privacy.mates import (
    GradedVariants,
    graded_variants,
    group_mates,
    joint_records,
    left_to_mates,
    naming_pages,
)
from grader.privacy.own import assignments_in, own_paths, result_files_in
from grader.privacy.walking import delete_path, text_of_document
from grader.report.classes.class_html import class_page_html
from grader.report.classes.class_shown import ClassView
from grader.report.classes.class_view import class_view
from grader.report.classes.row import StudentRow, student_row
from grader.report.result_json import read_result
from grader.texts.whole_files import write_whole

CLASS_PAGES: dict[str, Callable[[Iterable[StudentRow]], ClassView]] = {  # made of all results: how each is made
    "class.html": class_view,
    "class-with-names.html": partial(class_view, named=True),
    "class-to-share.html": partial(class_view, shared=True),
}
# Made of pairs or groups of students: `grader similar` and `grader mine` make them anew.
LEAD_FILES = ("similar.html", "similar.json", "drafts.yaml")


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


def forgotten(places: Sequence[HeldPlace], student: str, gradebook: str | None = None, *, dry_run: bool) -> Forgotten:
    """Deletes all data of a student in the places and their gradebooks, unless `dry_run`, and gives what it is."""
    assignments = assignments_in(places)
    paths = tuple(path for place in places for path in own_paths(place, student, assignments))
    mates = group_mates(places, student)
    borne = graded_variants(mates, book_addresses(places, gradebook))
    texts = {file: text for place in places for file, text in rewritten_files(place, student, borne).items()}
    pages = tuple(page for place in places for page in naming_pages(place, student, mates))
    # Rows first, as they are the most that is held; files are rewritten before any is deleted.
    rows = delete_rows(places, student, gradebook, dry_run=dry_run)
    found = Forgotten(paths, tuple(texts), rows, pages)
    if not dry_run and not found.nothing:
        for file, text in texts.items():
            write_whole(file, text)
        for path in (*paths, *pages):
            delete_path(path)
        for place in places:
            remake_class_files(place)
    return found


def delete_rows(places: Sequence[HeldPlace], student: str, gradebook: str | None, *, dry_run: bool) -> dict[str, int]:
    """Deletes a student's rows, unless `dry_run`, and gives their number by gradebook."""
    counts = {}
    for address in book_addresses(places, gradebook):
        with book_at(address) as book:
            held = book.held(student)
            if held and not dry_run:
                book.forget(student)
        counts[shown_address(address)] = sum(map(len, held.values()))
    return {address: number for address, number in counts.items() if number}


def rewritten_files(place: HeldPlace, student: str, borne: GradedVariants) -> dict[Path, str]:
    """The new texts of a place's files about a whole cohort, without the student; only of files that change."""
    own = own_lines(place, student)
    found = {file: how.without(text_of_document(file), student) for file, how in class_files_in(place) if file in own}
    if place.kind == "built" and (text := left_to_mates(place.path, student, borne)):
        found[place.path] = without_variant(text, student)
    for file, attempt in joint_records(place, student).items():
        others = tuple(each for each in attempt.group if each != student)
        found[file] = attempt_record_text(replace(attempt, group=others))
    return found


def remake_class_files(place: HeldPlace) -> None:
    """Writes the files anew that are made of a whole cohort, or deletes them if nobody is left."""
    if place.kind == "collected" and (place.path / INDEX_FILE).exists():
        write_index(place.path)
    if place.kind == "graded":
        for name in LEAD_FILES:
            (place.path / name).unlink(missing_ok=True)
        for name in CLASS_PAGES:
            if (place.path / name).exists():
                class_page(place.path, name)


def class_page(out: Path, name: str) -> None:
    """Writes a class page from the results that are left; one that cannot be made is deleted."""
    files = result_files_in(out)
    try:
        rows = (student_row(read_result(file.read_bytes())) for file in files)
        text = class_page_html(CLASS_PAGES[name](rows))
    # A result that another version, or somebody else, has written.
    except (ValidationError, ValueError, RecursionError):
        text = ""
    if files and text:
        write_whole(out / name, text)
    else:
        (out / name).unlink()
