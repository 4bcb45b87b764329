"""The group of a student who is deleted: its other members keep their marks, and their pages lose the name.

What a group answered on the sheet of one member is graded with that member's numbers. The numbers stay in the built
document for those whose results need them, without a word of whose they were.
"""

import html
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from grader.built.variants import shared_place
from grader.collect.attempts import RECORD_FILE, CollectedAttempt, collected_attempts
from grader.intake.files import UnreadableFile
from grader.intake.folder import file_bytes
from grader.privacy.books import book_at
from grader.privacy.held_places import HeldPlace
from grader.privacy.own import graded_paths
from grader.privacy.walking import MAX_DOCUMENT_BYTES, text_of_document

GradedVariants = Mapping[
    str, frozenset[str]
]  # a student to the fingerprints of all variants that their results were graded with


def joint_records(place: HeldPlace, student: str) -> dict[Path, CollectedAttempt]:
    """The records of other students' attempts that name the student as a member of their group, by file."""
    if place.kind != "collected":
        return {}
    attempts = (each for each in collected_attempts(place.path) if student in each.group and student != each.student)
    return {each.path(place.path).with_name(RECORD_FILE): each for each in attempts}


def group_mates(places: Sequence[HeldPlace], student: str) -> tuple[str, ...]:
    """The students who handed in an attempt in one group with the student."""
    return tuple(sorted({each.student for place in places for each in joint_records(place, student).values()}))


def graded_variants(students: Sequence[str], addresses: Iterable[str]) -> dict[str, frozenset[str]]:
    """The fingerprints of all variants with which students' recorded results were graded, by student."""
    found: dict[str, set[str]] = {student: set() for student in students}
    for address in addresses if students else ():
        with book_at(address) as book:
            for student in students:
                rows = book.held(student).get("results", ())
                found[student] |= {row["document"]["variant"] for row in rows}
    return {student: frozenset(marks) for student, marks in found.items()}


def left_to_mates(file: Path, student: str, borne: GradedVariants) -> str:
    """The text of a built document that leaves a student's numbers to group members graded with them; "" for none."""
    try:
        document = json.loads(text_of_document(file))
        left = variant_in(document, student)
        heirs = [mate for mate, marks in borne.items() if left and left["variant"] in marks]
        # A mate who has the same numbers anyway needs no copy.
        heirs = [mate for mate in heirs if variant_in(document, mate) != left]
    except (ValueError, AttributeError, TypeError, LookupError, RecursionError):  # not as we wrote it
        return ""
    if not heirs:
        return ""
    # Below the mates' names, without a word of whose the numbers were.
    kept = document.get("inherited", {})
    document["inherited"] = {**kept, **{mate: [*kept.get(mate, ()), left] for mate in heirs}}
    return json.dumps(document, ensure_ascii=False, allow_nan=False, separators=(",", ":")) + "\n"


def variant_in(document: Mapping[str, Any], student: str) -> Any:
    """The numbers of a student in a built document; None if the student has none of their own."""
    if variants := document.get("variants"):
        return variants[shared_place(document["id"], student, len(variants))]
    return document.get("students", {}).get(student)


def naming_pages(place: HeldPlace, student: str, mates: Iterable[str]) -> Iterator[Path]:
    """The feedback pages of group members on which the student is named."""
    for mate in mates if place.kind == "graded" else ():
        for page in graded_paths(place.path, mate):
            if page.parent.name == "feedback" and student in page_words(page):
                yield page


def page_words(page: Path) -> str:
    """The text of a page without the escapes of HTML and Markdown; "" for an unreadable file."""
    try:
        text = file_bytes(page, MAX_DOCUMENT_BYTES).decode("utf-8", "replace")
    except UnreadableFile:
        return ""
    return html.unescape(text).replace("\\", "")
