"""`grader return`: feedback files in the layout in which a learning system takes them back."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from grader.cli.classed import Graded, choice, opened_class
from grader.cli.errors import CannotRun
from grader.cli.rendering import Now, as_now, files_in, outdated
from grader.collect.attempts import by_student, newest
from grader.engine.result_files import stored_result
from grader.engine.waiting_rule import is_waiting, waits_for_manual
from grader.export.exported import listed
from grader.export.known_people import people_of
from grader.export.pseudonyms import key_in, unguessable
from grader.export.returned_zip import PLACES, Place, each_to_one, left_out, write_zip
from grader.gradebook.ledger import as_it_stands
from grader.texts.roster import roster_of
from grader.texts.safe_text import counted, one_line


@dataclass(frozen=True, slots=True)
class Asked:
    """The options of `grader return`."""

    graded: Path
    to: str
    out: Path | None = None
    roster: Path | None = None
    submissions: Path | None = None
    assignment: Path | None = None
    templates: Path | None = None
    gradebook: str | None = None


def run_return(asked: Asked) -> None:
    """Writes the zip, and says whose feedback is not in it and why."""
    choice("--to", asked.to, tuple(PLACES))
    with opened_class(asked.graded, asked.gradebook) as graded:
        pages = pages_in(graded)
        now = as_now(graded, asked.assignment, asked.templates)
        refuse_outdated(graded, pages, now)
        # The right side wins: a page that waits for marking is held back wherever it would go.
        places = places_of(asked, graded, pages) | held(graded, pages, now)
        ready = sorted((place.name, pages[student]) for student, place in places.items() if place.name)
        notes = [f"Not in the zip: {listed(names)}. {why}\n" for why, names in left_out(places).items()]
        if not ready:
            # Longer than a usual line, as a note may list many students.
            raise CannotRun(one_line(f"There is nothing to return. {' '.join(notes)}", 2000))
        out = asked.out or graded.out / "exports" / f"{graded.assignment}-feedback-{asked.to}.zip"
        write_zip(out, ready)
    sys.stdout.write("".join(notes) + f"Feedback of {counted(len(ready), 'student')}: {out}\n")


def pages_in(graded: Graded) -> dict[str, Path]:
    """The feedback pages that there are, by student."""
    students = {each.student for each in graded.records.attempts}
    found = {student: files_in(graded.out, student) for student in sorted(students)}
    return {student: files.html for student, files in found.items() if files is not None and files.html.is_file()}


def refuse_outdated(graded: Graded, pages: Mapping[str, Path], now: Now) -> None:
    """Raises `CannotRun` where a page would be different if it were made now."""
    if old := outdated(graded, pages, now):
        raise CannotRun(
            f"These pages are not as they would be made now, as something was decided, or another day has come: "
            f"{listed(old)}. Run `grader grade` again, then return."
        )


def places_of(asked: Asked, graded: Graded, pages: Mapping[str, Path]) -> dict[str, Place]:
    """The place of each student's page in the zip, or why it has none."""
    roster = roster_of(asked.roster) if asked.roster is not None else ()
    attempts = graded.attempts(asked.submissions)
    people = people_of(pages, roster, attempts)
    last = {student: newest(own) for student, own in by_student(attempts).items()}
    key = key_in(graded.out)
    place = PLACES[asked.to]
    return each_to_one(
        {
            student: place(people[student], last.get(student), unguessable(key, graded.assignment, student))
            for student in pages
        }
    )


def held(graded: Graded, pages: Mapping[str, Path], now: Now) -> dict[str, Place]:
    """The students whose feedback waits for a person to mark, if the policy says so, with that reason for a place."""
    if not waits_for_manual(now.handed.built):
        return {}
    results = ((now.ledger.own(student), stored_result(graded.out, student)) for student in pages)
    return {
        result.student: Place(why="A person still has to mark what they wrote.")
        for own, result in results
        if result is not None and is_waiting(result, as_it_stands(own, result)[0], own)
    }
