"""Zips of feedback files in the layouts that learning systems take back: those of their own bulk downloads.

Canvas (`infer_comment_context_from_filename`) takes the first two numbers between underscores for the user and for an
upload of the submission that it has now, and ignores what does not fit. Moodle (`assignfeedback_file_zip_importer`)
reads `name_number_plugintype_plugin_` from the front, so that no name may have an underscore in it.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from grader.collect.attempts import CollectedAttempt
from grader.collect.claim_matching import moodle_number
from grader.texts.roster import Student
from grader.texts.safe_text import one_line
from grader.texts.whole_files import OWNER_ONLY
from grader.texts.whole_zip import whole_zip, zip_entry

MAX_NAME_LETTERS = 40  # letters of a name: a file name holds 255 bytes
SAME_NUMBER = "Another student has the same number there: see the roster, or attach it by hand."
MOODLE_PLUGIN = "assignsubmission_file_"  # what Moodle's importer expects after the number


@dataclass(frozen=True, slots=True)
class ReturnPlace:
    """The place of a student's page in the zip or, if there is none, a sentence on the reason."""

    name: str = ""
    why: str = ""


def canvas_place(person: Student, attempt: CollectedAttempt | None, secret: str) -> ReturnPlace:
    """The place of a page for Canvas, which needs the upload that it answers."""
    if attempt is None or attempt.platform != "canvas":
        return ReturnPlace(why="No download of Canvas with an upload of theirs was collected.")
    if attempt.group:
        return ReturnPlace(why="It was handed in by a group, all of whom would read this page: attach it by hand.")
    if not attempt.account.isdigit() or not attempt.order:
        return ReturnPlace(why="The download of Canvas does not tell an upload of theirs: attach it by hand.")
    # As Canvas names its own downloads: the letters of the name, all of them small.
    letters = [letter for letter in (person.name or attempt.source).casefold() if letter.isalpha()]
    name = "".join(letters[:MAX_NAME_LETTERS]) or "student"
    return ReturnPlace(f"{name}_{attempt.account}_{attempt.order}_feedback-{secret}.html")


def moodle_place(person: Student, attempt: CollectedAttempt | None, secret: str) -> ReturnPlace:
    """The place of a page for Moodle, which needs the participant's number."""
    number = moodle_number(person.moodle_id)
    if not number:
        return ReturnPlace(why="Their number in Moodle is not known: add a column moodle_id to the roster.")
    source = attempt.source.rpartition("_")[0] if attempt is not None and attempt.platform == "moodle" else ""
    # Without underscores, which part the name for Moodle, and without what no file name may have.
    name = (
        re.sub(r"[_/\\:*?\"<>|.]+", " ", one_line(person.name or source or person.id, MAX_NAME_LETTERS)).strip()
        or "Student"
    )
    return ReturnPlace(f"{name}_{number}_{MOODLE_PLUGIN}/feedback-{secret}.html")


RETURN_PLACES = {"canvas": canvas_place, "moodle": moodle_place}


def write_returned_zip(file: Path, pages: Iterable[tuple[str, Path]]) -> None:
    """Writes the zip of pages, whole or not at all, readable by the owner only."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with whole_zip(file) as archive:
        for name, page in pages:
            entry = zip_entry(name)
            entry.external_attr = OWNER_ONLY << 16  # the mode of Unix
            archive.writestr(entry, page.read_bytes())


def without_shared_places(places: Mapping[str, ReturnPlace]) -> dict[str, ReturnPlace]:
    """The places by student, without those that two students share: one would read the other's page."""
    shared = Counter(addressee(place) for place in places.values() if place.name)
    return {
        student: ReturnPlace(why=SAME_NUMBER) if place.name and shared[addressee(place)] > 1 else place
        for student, place in places.items()
    }


def addressee(place: ReturnPlace) -> str:
    """The number by which a learning system finds the student of a page."""
    return place.name.split("_")[1]  # no name before it has an underscore


def reasons_left_out(places: Mapping[str, ReturnPlace]) -> dict[str, list[str]]:
    """The students whose pages have no place in the zip, by reason."""
    found: dict[str, list[str]] = {}
    for student, place in places.items():
        if place.why:
            found.setdefault(place.why, []).append(student)
    return found
