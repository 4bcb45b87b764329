"""`grader export`: a class's marks as other systems read them."""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from grader.cli.classed import GradedFolder, allowed_choice, opened_graded_folder
from grader.cli.errors import CannotRun
from grader.engine.worker_task import policy_rules
from grader.export.csv_table import table_in
from grader.export.exported import ExportedFile, listed_students, students_without_mark
from grader.export.known_people import ID_FIELDS, people_of, unlisted
from grader.export.plain_table import plain_export
from grader.gradebook.class_marks import points_of
from grader.gradebook.final_mark import Standing
from grader.platforms.canvas import canvas, canvas_filled
from grader.platforms.gradescope.autograder_results import results_as_marked
from grader.platforms.junit import junit
from grader.platforms.moodle import moodle, moodle_filled
from grader.score.result import Result
from grader.texts.roster import Student, roster_of
from grader.texts.safe_names import clashing_names, name_apart
from grader.texts.safe_text import counted, one_line
from grader.texts.whole_files import write_whole

# The suffix of the file; Gradescope takes a folder, with a file for each student.
SYSTEM_SUFFIXES = {"csv": ".csv", "canvas": ".csv", "moodle": ".csv", "gradescope": "", "junit": ".xml"}
TEMPLATE_SYSTEMS = ("canvas", "moodle")


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """The options of `grader export`."""

    graded: Path
    to: str
    out: Path | None = None
    roster: Path | None = None
    template: Path | None = None
    column: str = ""
    by: str = "login"
    submissions: Path | None = None
    assignment: Path | None = None
    gradebook: str | None = None


def run_export(asked: ExportOptions) -> None:
    """Writes the export file, or Gradescope's files, and prints which students have no mark in it."""
    allowed_choice("--to", asked.to, tuple(SYSTEM_SUFFIXES))
    allowed_choice("--by", asked.by, tuple(ID_FIELDS))
    if asked.template is not None and asked.to not in TEMPLATE_SYSTEMS:
        raise CannotRun(f"--template is for {' and '.join(TEMPLATE_SYSTEMS)}, not for {asked.to}.")
    if asked.column and asked.to != "canvas":
        raise CannotRun(f"--column is for canvas, not for {asked.to}.")
    roster = roster_of(asked.roster) if asked.roster is not None else ()
    with opened_graded_folder(asked.graded, asked.gradebook) as graded:
        known = graded.standings([each.id for each in roster])
        strangers = unlisted([each.student for each in known], roster)
        # A roster says whose marks go out: not those of a trial, nor of somebody who has left.
        standings = tuple(each for each in known if each.student not in strangers)
        people = people_of([each.student for each in standings], roster, graded.attempts(asked.submissions), asked.by)
        out = asked.out or graded.out / "exports" / f"{graded.assignment}-{asked.to}{SYSTEM_SUFFIXES[asked.to]}"
        if asked.to == "gradescope":
            notes = write_gradescope_results(out, graded, asked.assignment, standings)
        else:
            outcome = export_outcome(asked, graded, standings, people)
            write_whole(out, outcome.text)
            notes = outcome.notes
    notes = (*((f"Not on the roster, and left out: {listed_students(strangers)}.",) if strangers else ()), *notes)
    finals = sum(each.final is not None for each in standings)
    # Longer than a usual line, as a note may list many students.
    sys.stdout.write("".join(f"{one_line(note, 2000)}\n" for note in notes))
    sys.stdout.write(f"Wrote {out}. Of {counted(len(standings), 'student')}, {finals} have a final mark.\n")


def export_outcome(
    asked: ExportOptions, graded: GradedFolder, standings: Sequence[Standing], people: Mapping[str, Student]
) -> ExportedFile:
    """The text of the export and notes on it, for a system that takes one file."""
    points = points_of(graded.conditions)
    if asked.to == "csv":
        return plain_export(graded.conditions, standings, people)
    if asked.to == "junit":
        return junit(graded.conditions, standings)
    if asked.template is None:
        if asked.to == "moodle":
            return moodle(standings, people, points)
        return canvas(graded.conditions, standings, people, points, asked.column)
    template = table_in(asked.template)
    if asked.to == "moodle":
        return moodle_filled(standings, people, points, template)
    return canvas_filled(graded.conditions, standings, people, points, asked.column, template)


def write_gradescope_results(
    out: Path, graded: GradedFolder, assignment: Path | None, standings: Sequence[Standing]
) -> tuple[str, ...]:
    """Writes a results.json for each student with a final mark, in a folder each; gives notes on the other students."""
    handed = graded.handed_out(assignment)
    rules = policy_rules(handed.file.read_bytes(), graded.book.closes(graded.assignment))
    clashing = clashing_names(each.student for each in standings)
    for standing, result in results_that_count(graded, standings):
        document = results_as_marked(result, standing, rules)
        # Ids that differ in capitals only would share a folder on some systems.
        folder = name_apart(standing.student) if standing.student in clashing else standing.student
        file = out / folder / "results.json"
        if document is not None:
            write_whole(file, json.dumps(document, ensure_ascii=False, indent=1) + "\n")
        else:
            file.unlink(missing_ok=True)  # of an earlier export, when there was a mark
    set_only = [each.student for each in standings if each.counts is None and each.final is not None]
    notes = (f"They have a mark and handed in nothing that Gradescope could show: {listed_students(set_only)}.",)
    return (*(notes if set_only else ()), *students_without_mark(standings))


def results_that_count(graded: GradedFolder, standings: Sequence[Standing]) -> Iterator[tuple[Standing, Result]]:
    """The students who handed in work, each with the result of the attempt that counts."""
    for standing in standings:
        if standing.counts is not None:
            result = graded.document(standing.student, standing.counts.attempt.submission)
            if result is not None:
                yield standing, result
