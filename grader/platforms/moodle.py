"""Moodle: its bulk download of submissions, and its grading worksheet.

A download: `Ada Lovelace_12345_assignsubmission_file_/hw2.py`.

As Moodle itself makes the names (`mod/assign/classes/downloader.php`): the full name, the participant's number (not the
user's), the plugin; newer versions leave out the last underscore; without "in folders" the file follows it. Blind
marking has `Participant`, a team its name and number. It holds no times: those in the zip are of the download.

Moodle's grading worksheet, as it is downloaded and uploaded (`mod/assign/feedback/offline/importgradeslib.php`).

Moodle finds a student by the number in Identifier alone, skips a row without a grade, or with one above the maximum,
and takes a comment that is empty here for one that was deleted: so what a worksheet says stays.

Its bulk upload of feedback files reads names as those of a download (`mod/assign/feedback/file/importziplib.php`), goes
by the participant's number, and needs no submission: files can be handed out by it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from grader.collect.claim_matching import claim_match, moodle_number, roster_index
from grader.collect.claimed_work import Claim, ClaimedWork, SortedDownload, StrayEntry
from grader.collect.download import Download, TopEntry
from grader.export.csv_table import (
    BadTable,
    CellValue,
    CsvTable,
    cell_at,
    note_student_row,
    padded_row,
    same_number,
    table_text,
)
from grader.export.exported import ExportedFile, above_maximum, listed_students, students_without_mark
from grader.export.known_people import display_name
from grader.gradebook.final_mark import Standing
from grader.gradebook.late import decimal_text
from grader.intake.files import FileEntry
from grader.texts.roster import Student
from grader.texts.safe_text import one_line

# Moodle takes the underscores out of names, so that the first one ends the name, whatever a student calls a file.
MOODLE_NAME = re.compile(
    r"(?P<name>[^_]+)(?:_(?P<number>[0-9]+))?_assignsubmission_(?P<plugin>[a-z]+)(?:_(?P<file>.+)?)?", re.DOTALL
)
NO_NAME_CHARACTERS = re.compile(r"[^\w .-]|_")  # in a name that we write: an underscore would end it
# What blind marking calls everybody; other languages have other words, which match nobody either.
ANONYMOUS_NAME = "participant"


def is_moodle(top: TopEntry) -> bool:
    """Whether an entry is named as Moodle names folders, or files where it makes none."""
    match = MOODLE_NAME.fullmatch(top.name)
    return match is not None and bool(match["file"]) != top.is_folder


def works_in(download: Download) -> SortedDownload:
    """The works in a download from Moodle, one a participant, files and typed text together."""
    found: dict[tuple[str, str], list[tuple[re.Match[str], TopEntry]]] = {}
    strays = []
    for top in download.tops:
        match = MOODLE_NAME.fullmatch(top.name)
        if match is None or not is_moodle(top):
            strays.append(StrayEntry(top.name, "is not named as Moodle names submissions."))
        else:
            found.setdefault((match["name"], match["number"] or ""), []).append((match, top))
    return SortedDownload(tuple(participant_work(*whose, files) for whose, files in found.items()), tuple(strays))


def participant_work(name: str, number: str, files: list[tuple[re.Match[str], TopEntry]]) -> ClaimedWork:
    """The work of one participant: the files that they handed in last."""
    said = "" if name.casefold() == ANONYMOUS_NAME else name
    source = "_".join(filter(None, (name, number)))
    return ClaimedWork(
        source=source,
        claims=(Claim(name if said else f"{name} {number}", account=number, ids=(source,), name=said),),
        entries=tuple(entry for match, top in files for entry in plugin_entries(match, top)),
        notes=tuple(note for _, top in files for note in top.notes),
    )


def plugin_entries(match: re.Match[str], top: TopEntry) -> Iterator[FileEntry]:
    """The files of one plugin, under the names that students gave them."""
    yield from (replace(entry, name=match["file"] or entry.name) for entry in top.entries)


# The columns of a grading worksheet, as Moodle writes them in English.
MOODLE_HEAD = (
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


def moodle(standings: Sequence[Standing], people: Mapping[str, Student], points: float) -> ExportedFile:
    """A worksheet of those whose number in Moodle is known; raises BadTable where nobody's is."""
    known = [each for each in standings if moodle_number(people[each.student].moodle_id)]
    if not known:
        raise BadTable(f"Nothing can go to Moodle: {NO_NUMBER}.")
    rows = [worksheet_row(each, people[each.student], display_name(people, each.student), points) for each in known]
    numbered = {each.student for each in known}
    missing = [each.student for each in standings if each.student not in numbered]
    notes = (f"Not in the worksheet, as {NO_NUMBER}: {listed_students(missing)}.",) if missing else ()
    return ExportedFile(
        table_text([MOODLE_HEAD, *rows]),
        (*notes, *above_maximum(known, points, "Moodle"), *students_without_mark(known)),
    )


def worksheet_row(standing: Standing, person: Student, name: str, points: float) -> list[CellValue]:
    """One line of the worksheet, as Moodle would write it."""
    status = "Submitted for grading" if standing.attempts else "No submission"
    head: list[CellValue] = [
        f"Participant {moodle_number(person.moodle_id)}",
        name,
        person.email,
        status,
        standing.final,
        points,
    ]
    return [*head, "Yes", "-", "-", None]


def moodle_filled(
    standings: Sequence[Standing], people: Mapping[str, Student], points: float, template: CsvTable
) -> ExportedFile:
    """A downloaded worksheet with the marks in it, and everything else as it was; raises BadTable."""
    identifier, grade = template.place("Identifier"), template.place("Grade")
    if identifier is None or grade is None or template.place("Last modified (grade)") is None:
        raise BadTable(f"{template.file}: this is no grading worksheet of Moodle in English: download one there.")
    marks = {each.student: each.final for each in standings}
    index = roster_index(tuple(people.values()))
    most = template.place("Maximum grade")
    rows: list[list[CellValue]] = [list(template.head)]
    found: dict[str, int] = {}
    for number, row in template.rows:
        refuse_other_maximum(cell_at(row, most), points, template)
        cells: list[CellValue] = [*padded_row(row, max(len(template.head), len(row)))]
        if len(student := claim_match(worksheet_claim(row, identifier, template), index, "moodle").students) == 1:
            note_student_row(found, student[0], number, template)
            cells[grade] = marks.get(student[0]) if marks.get(student[0]) is not None else cells[grade]
        rows.append(cells)
    missing = [each.student for each in standings if each.student not in found and each.final is not None]
    notes = (f"They have a mark, and no row in {template.file.name}: {listed_students(missing)}.",) if missing else ()
    return ExportedFile(
        table_text(rows), (*notes, *above_maximum(standings, points, "Moodle"), *students_without_mark(standings))
    )


def refuse_other_maximum(said: str, points: float, template: CsvTable) -> None:
    """Raises BadTable where Moodle has another maximum grade, as the same mark would mean another thing there."""
    if not same_number(said, points):
        raise BadTable(
            f"{template.file}: Moodle has a maximum grade of {one_line(said, 40)} and this assignment "
            f"{decimal_text(points)} points; change it in Moodle and download the worksheet again."
        )


def worksheet_claim(row: Sequence[str], identifier: int, template: CsvTable) -> Claim:
    """The claim of a worksheet's row: the student whom it is about."""
    said = [cell_at(row, template.place(name)) for name in ("ID number", "Email address", "Username")]
    email = said[1].partition("@")[0]
    ids = tuple(filter(None, (*said, email)))
    number = moodle_number(cell_at(row, identifier))
    return Claim(number, number, ids, cell_at(row, template.place("Full name")))


def moodle_upload_names(students: Iterable[Student], file: str) -> dict[str, str]:
    """The name of a file in Moodle's zip of feedback files, by student; without those whose number is not known."""
    return {
        student.id: f"{upload_person(student)}_{number}_assignsubmission_file_{file}"
        for student in students
        if (number := moodle_number(student.moodle_id))
    }


def upload_person(student: Student) -> str:
    """A student's name as it may stand in the name of a file; Moodle itself goes by the number."""
    return " ".join(NO_NAME_CHARACTERS.sub(" ", student.name or student.id).split()) or "student"
