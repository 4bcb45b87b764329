"""Moodle's grading worksheet, as it is downloaded and uploaded (`mod/assign/feedback/offline/importgradeslib.php`).

Moodle finds a student by the number in Identifier alone, skips a row without a grade, or with one above the maximum,
and takes a comment that is empty here for one that was deleted: so what a worksheet says stays.
"""

from collections.abc import Mapping, Sequence

from grader.collect.claim_matching import digits, index_of, match_of
from grader.collect.claimed_work import Claim
from grader.export.csv_table import BadTable, Cell, Table, cell_of, same_number, table_text
from grader.export.exported import Outcome, above, listed, unfinished
from grader.export.known_people import name_of
from grader.gradebook.final_mark import Standing
from grader.gradebook.late import decimal
from grader.platforms.canvas import once, padded
from grader.texts.roster import Student
from grader.texts.safe_text import one_line

HEAD = (
    "Identifier",
    "Full name",
    "Email address",
    "Status",
    "Grade",
    "Maximum Grade",
    "Grade can be changed",
    "Last modified (submission)",
    "Last modified (grade)",
    "Feedback comments",
)
NO_NUMBER = "their number in Moodle is not known (give --template, the worksheet, or moodle_id on the roster)"


def moodle(standings: Sequence[Standing], people: Mapping[str, Student], points: float) -> Outcome:
    """A worksheet of those whose number in Moodle is known; raises BadTable where nobody's is."""
    known = [each for each in standings if digits(people[each.student].moodle_id)]
    if not known:
        raise BadTable(f"Nothing can go to Moodle: {NO_NUMBER}.")
    rows = [row_of(each, people[each.student], name_of(people, each.student), points) for each in known]
    numbered = {each.student for each in known}
    missing = [each.student for each in standings if each.student not in numbered]
    notes = (f"Not in the worksheet, as {NO_NUMBER}: {listed(missing)}.",) if missing else ()
    return Outcome(table_text([HEAD, *rows]), (*notes, *above(known, points, "Moodle"), *unfinished(known)))


def row_of(standing: Standing, person: Student, name: str, points: float) -> list[Cell]:
    """One line of the worksheet, as Moodle would write it."""
    status = "Submitted for grading" if standing.attempts else "No submission"
    head: list[Cell] = [f"Participant {digits(person.moodle_id)}", name, person.email, status, standing.final, points]
    return [*head, "Yes", "-", "-", None]


def moodle_filled(
    standings: Sequence[Standing], people: Mapping[str, Student], points: float, template: Table
) -> Outcome:
    """A downloaded worksheet with the marks in it, and everything else as it was; raises BadTable."""
    identifier, grade = template.place("Identifier"), template.place("Grade")
    if identifier is None or grade is None or template.place("Last modified (grade)") is None:
        raise BadTable(f"{template.file}: this is no grading worksheet of Moodle in English: download one there.")
    marks = {each.student: each.final for each in standings}
    index = index_of(tuple(people.values()))
    most = template.place("Maximum grade")
    rows: list[list[Cell]] = [list(template.head)]
    found: dict[str, int] = {}
    for number, row in template.rows:
        agreed_maximum(cell_of(row, most), points, template)
        cells: list[Cell] = [*padded(row, max(len(template.head), len(row)))]
        if len(student := match_of(claim_of(row, identifier, template), index, "moodle").students) == 1:
            once(found, student[0], number, template)
            cells[grade] = marks.get(student[0]) if marks.get(student[0]) is not None else cells[grade]
        rows.append(cells)
    missing = [each.student for each in standings if each.student not in found and each.final is not None]
    notes = (f"They have a mark, and no row in {template.file.name}: {listed(missing)}.",) if missing else ()
    return Outcome(table_text(rows), (*notes, *above(standings, points, "Moodle"), *unfinished(standings)))


def agreed_maximum(said: str, points: float, template: Table) -> None:
    """Nothing; raises BadTable where Moodle has another maximum, as the same mark would mean another thing there."""
    if not same_number(said, points):
        raise BadTable(
            f"{template.file}: Moodle has a maximum grade of {one_line(said, 40)} and this assignment "
            f"{decimal(points)} points; change it in Moodle and download the worksheet again."
        )


def claim_of(row: Sequence[str], identifier: int, template: Table) -> Claim:
    """Whom a row is about."""
    said = [cell_of(row, template.place(name)) for name in ("ID number", "Email address", "Username")]
    email = said[1].partition("@")[0]
    ids = tuple(filter(None, (*said, email)))
    number = digits(cell_of(row, identifier))
    return Claim(number, number, ids, cell_of(row, template.place("Full name")))
