"""Moodle: its bulk download of submissions, and its grading worksheet.

A download: `Ada Lovelace_12345_assignsubmission_file_/hw2.py`.

As Moodle itself makes the names (`mod/assign/classes/downloader.php`): the full name, the participant's number (not the
user's), the plugin; newer versions leave out the last underscore; without "in folders" the file follows it. Blind
marking has `Participant`, a team its name and number. It holds no times: those in the zip are of the download.

Moodle's grading worksheet, as it is downloaded and uploaded (`mod/assign/feedback/offline/importgradeslib.php`).

Moodle finds a student by the number in Identifier alone, skips a row without a grade, or with one above the maximum,
and takes a comment that is empty here for one that was deleted: so what a worksheet says stays.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from grader.collect.claim_matching import digits, index_of, match_of
from grader.collect.claimed_work import Claim, Sorted, Stray, Work
from grader.collect.download import Download, Top
from grader.export.csv_table import BadTable, Cell, Table, cell_of, once, padded, same_number, table_text
from grader.export.exported import Outcome, above, listed, unfinished
from grader.export.known_people import name_of
from grader.gradebook.final_mark import Standing
from grader.gradebook.late import decimal
from grader.intake.files import Entry
from grader.texts.roster import Student
from grader.texts.safe_text import one_line

# Moodle takes the underscores out of names, so that the first one ends the name, whatever a student calls a file.
NAMED = re.compile(
    r"(?P<name>[^_]+)(?:_(?P<number>[0-9]+))?_assignsubmission_(?P<plugin>[a-z]+)(?:_(?P<file>.+)?)?", re.DOTALL
)
NOBODY = (
    "participant"  # what blind marking calls everybody; other languages have other words, which match nobody either
)


def is_moodle(top: Top) -> bool:
    """Whether an entry is named as Moodle names folders, or files where it makes none."""
    match = NAMED.fullmatch(top.name)
    return match is not None and bool(match["file"]) != top.is_folder


def works_in(download: Download) -> Sorted:
    """The works in a download from Moodle, one a participant, files and typed text together."""
    found: dict[tuple[str, str], list[tuple[re.Match[str], Top]]] = {}
    strays = []
    for top in download.tops:
        match = NAMED.fullmatch(top.name)
        if match is None or not is_moodle(top):
            strays.append(Stray(top.name, "is not named as Moodle names submissions."))
        else:
            found.setdefault((match["name"], match["number"] or ""), []).append((match, top))
    return Sorted(tuple(work_of(*whose, files) for whose, files in found.items()), tuple(strays))


def work_of(name: str, number: str, files: list[tuple[re.Match[str], Top]]) -> Work:
    """The work of one participant: the files that they handed in last."""
    said = "" if name.casefold() == NOBODY else name
    source = "_".join(filter(None, (name, number)))
    return Work(
        source=source,
        claims=(Claim(name if said else f"{name} {number}", account=number, ids=(source,), name=said),),
        entries=tuple(entry for match, top in files for entry in entries_of(match, top)),
        notes=tuple(note for _, top in files for note in top.notes),
    )


def entries_of(match: re.Match[str], top: Top) -> Iterator[Entry]:
    """The files of one plugin, under the names that students gave them."""
    yield from (replace(entry, name=match["file"] or entry.name) for entry in top.entries)


# The columns of a grading worksheet, as Moodle writes them in English.
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
    """Raises BadTable where Moodle has another maximum grade, as the same mark would mean another thing there."""
    if not same_number(said, points):
        raise BadTable(
            f"{template.file}: Moodle has a maximum grade of {one_line(said, 40)} and this assignment "
            f"{decimal(points)} points; change it in Moodle and download the worksheet again."
        )


def claim_of(row: Sequence[str], identifier: int, template: Table) -> Claim:
    """The claim of a worksheet's row: the student whom it is about."""
    said = [cell_of(row, template.place(name)) for name in ("ID number", "Email address", "Username")]
    email = said[1].partition("@")[0]
    ids = tuple(filter(None, (*said, email)))
    number = digits(cell_of(row, identifier))
    return Claim(number, number, ids, cell_of(row, template.place("Full name")))
