"""`grader return`: feedback files in the layout in which a learning system takes them back."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from grader.cli.classed import GradedFolder, allowed_choice, opened_graded_folder
from grader.cli.errors import CannotRun
from grader.cli.rendering import PageConditions, current_page_conditions, stored_files, students_with_outdated_pages
from grader.collect.attempts import collected_by_student, newest_attempt
from grader.engine.result_files import stored_result
from grader.engine.waiting_rule import is_marking_pending, waits_for_manual
from grader.export.exported import listed_students
from grader.export.known_people import people_of
from grader.export.pseudonyms import pseudonym_key, unguessable_suffix
from grader.export.returned_zip import (
    RETURN_PLACES,
    ReturnPlace,
    reasons_left_out,
    without_shared_places,
    write_returned_zip,
)
from grader.gradebook.ledger import as_it_stands
from grader.texts.roster import roster_of
from grader.texts.safe_text import counted, one_line


@dataclass(frozen=True, slots=True)
class ReturnOptions:
    """The options of `grader return`."""

    graded: Path
    to: str
    out: Path | None = None
    roster: Path | None = None
    submissions: Path | None = None
    assignment: Path | None = None
    templates: Path | None = None
    gradebook: str | None = None


def run_return(asked: ReturnOptions) -> None:
    """Writes the zip, and says whose feedback is not in it and why."""
    allowed_choice("--to", asked.to, tuple(RETURN_PLACES))
    with opened_graded_folder(asked.graded, asked.gradebook) as graded:
        pages = feedback_pages(graded)
        now = current_page_conditions(graded, asked.assignment, asked.templates)
        refuse_outdated(graded, pages, now)
        # The right side wins: a page that waits for marking is held back wherever it would go.
        places = return_places(asked, graded, pages) | places_held_back(graded, pages, now)
        ready = sorted((place.name, pages[student]) for student, place in places.items() if place.name)
        notes = [
            f"Not in the zip: {listed_students(names)}. {why}\n" for why, names in reasons_left_out(places).items()
        ]
        if not ready:
            # Longer than a usual line, as a note may list many students.
            raise CannotRun(one_line(f"There is nothing to return. {' '.join(notes)}", 2000))
        out = asked.out or graded.out / "exports" / f"{graded.assignment}-feedback-{asked.to}.zip"
        write_returned_zip(out, ready)
    sys.stdout.write("".join(notes) + f"Feedback of {counted(len(ready), 'student')}: {out}\n")


def feedback_pages(graded: GradedFolder) -> dict[str, Path]:
    """The feedback pages that there are, by student."""
    students = {each.student for each in graded.records.attempts}
    found = {student: stored_files(graded.out, student) for student in sorted(students)}
    return {student: files.html for student, files in found.items() if files is not None and files.html.is_file()}


def refuse_outdated(graded: GradedFolder, pages: Mapping[str, Path], now: PageConditions) -> None:
    """Raises `CannotRun` where a page would be different if it were made now."""
    if old := students_with_outdated_pages(graded, pages, now):
        raise CannotRun(
            f"These pages are not as they would be made now, as something was decided, or another day has come: "
            f"{listed_students(old)}. Run `grader grade` again, then return."
        )


def return_places(asked: ReturnOptions, graded: GradedFolder, pages: Mapping[str, Path]) -> dict[str, ReturnPlace]:
    """The place of each student's page in the zip, or why it has none."""
    roster = roster_of(asked.roster) if asked.roster is not None else ()
    attempts = graded.attempts(asked.submissions)
    people = people_of(pages, roster, attempts)
    last = {student: newest_attempt(own) for student, own in collected_by_student(attempts).items()}
    key = pseudonym_key(graded.out)
    place = RETURN_PLACES[asked.to]
    return without_shared_places(
        {
            student: place(people[student], last.get(student), unguessable_suffix(key, graded.assignment, student))
            for student in pages
        }
    )


def places_held_back(graded: GradedFolder, pages: Mapping[str, Path], now: PageConditions) -> dict[str, ReturnPlace]:
    """The students whose feedback waits for a person to mark, if the policy says so, with that reason for a place."""
    if not waits_for_manual(now.handed.built):
        return {}
    results = ((now.ledger.own(student), stored_result(graded.out, student)) for student in pages)
    return {
        result.student: ReturnPlace(why="A person still has to mark what they wrote.")
        for own, result in results
        if result is not None and is_marking_pending(result, as_it_stands(own, result)[0], own)
    }
