"""Those who handed in together with a student who is forgotten: they keep their marks, and their pages lose the name.

What a group answered on the sheet of one member is graded with that member's numbers. The numbers stay in the built
document for those whose results need them, without a word of whose they were.
"""

import html
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from grader.built.variants import shared_place
from grader.collect.attempts import RECORD, Attempt, attempts_in
from grader.intake.files import Unreadable
from grader.intake.folder import bytes_of
from grader.privacy.books import book_at
from grader.privacy.held_places import Place
from grader.privacy.own import graded_paths
from grader.privacy.walking import DOCUMENT, text_at

Borne = Mapping[
    str, frozenset[str]
]  # a student to the fingerprints of all variants that their results were graded with


def joint_records(place: Place, student: str) -> dict[Path, Attempt]:
    """The records of others' attempts that name the student as one of their group."""
    if place.kind != "collected":
        return {}
    attempts = (each for each in attempts_in(place.path) if student in each.group and student != each.student)
    return {each.path(place.path).with_name(RECORD): each for each in attempts}


def mates_of(places: Sequence[Place], student: str) -> tuple[str, ...]:
    """Those of whom an attempt names the student as one of their group."""
    return tuple(sorted({each.student for place in places for each in joint_records(place, student).values()}))


def borne_by(students: Sequence[str], addresses: Iterable[str]) -> dict[str, frozenset[str]]:
    """By student, the fingerprints of all variants that their recorded results were graded with."""
    found: dict[str, set[str]] = {student: set() for student in students}
    for address in addresses if students else ():
        with book_at(address) as book:
            for student in students:
                rows = book.held(student).get("results", ())
                found[student] |= {row["document"]["variant"] for row in rows}
    return {student: frozenset(marks) for student, marks in found.items()}


def left_to_mates(file: Path, student: str, borne: Borne) -> str:
    """A built document in which a student's numbers are left to the mates who were graded with them; "" for none."""
    try:
        document = json.loads(text_at(file))
        left = variant_in(document, student)
        heirs = [mate for mate, marks in borne.items() if left and left["variant"] in marks]
        heirs = [mate for mate in heirs if variant_in(document, mate) != left]
    except (ValueError, AttributeError, TypeError, LookupError, RecursionError):  # not as we wrote it
        return ""
    if not heirs:
        return ""
    kept = document.get("inherited", {})
    document["inherited"] = {**kept, **{mate: [*kept.get(mate, ()), left] for mate in heirs}}
    return json.dumps(document, ensure_ascii=False, allow_nan=False, separators=(",", ":")) + "\n"


def variant_in(document: Mapping[str, Any], student: str) -> Any:
    """The numbers that a student has in a built document; None for who has none of their own."""
    if variants := document.get("variants"):
        return variants[shared_place(document["id"], student, len(variants))]
    return document.get("students", {}).get(student)


def naming_pages(place: Place, student: str, mates: Iterable[str]) -> Iterator[Path]:
    """Pages of the mates on which the student is named, as those whose sheet was answered are."""
    for mate in mates if place.kind == "graded" else ():
        for page in graded_paths(place.path, mate):
            if page.parent.name == "feedback" and student in words_of(page):
                yield page


def words_of(page: Path) -> str:
    """What a page says, without the ways of HTML and Markdown to write it; "" for what is no page."""
    try:
        text = bytes_of(page, DOCUMENT).decode("utf-8", "replace")
    except Unreadable:
        return ""
    return html.unescape(text).replace("\\", "")
