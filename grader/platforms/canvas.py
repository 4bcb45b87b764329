"""Canvas's gradebook, as it is exported and imported: Student, ID, SIS User ID, SIS Login ID, Section, assignments.

As Canvas itself reads it (`lib/gradebook_importer.rb`): a student is found by ID, else by SIS id, else by login; an
assignment by the number in brackets, else by its title. An empty cell takes an existing grade away, and another number
of points possible changes the assignment: with an exported gradebook as the template, neither happens.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from grader.collect.claim_matching import index_of, match_of
from grader.collect.claimed_work import Claim
from grader.export.csv_table import BadTable, Cell, Table, cell_of, same_number, table_text
from grader.export.exported import Outcome, listed, unfinished
from grader.export.known_people import name_of
from grader.gradebook.final_mark import Standing
from grader.gradebook.late import decimal
from grader.gradebook.records import Conditions
from grader.spec.faults import meant
from grader.texts.roster import Student
from grader.texts.safe_text import one_line

HEAD = ("Student", "ID", "SIS User ID", "SIS Login ID", "Section")
POINTS = "    Points Possible"
NUMBERED = re.compile(r"(?P<title>(?:.*\S)?)\s*+\((?P<number>\d++)\)")


@dataclass(frozen=True, slots=True)
class Places:
    """Where things stand in an exported gradebook."""

    section: int
    column: int
    id: int | None
    sis: int | None
    login: int | None


def canvas(
    conditions: Conditions, standings: Sequence[Standing], people: Mapping[str, Student], points: float, column: str
) -> Outcome:
    """A gradebook of one assignment; `column` is its title in Canvas, with its number in brackets where it is known."""
    head = (*HEAD, column or conditions.title or conditions.assignment)
    rows = [[*who(people[each.student], name_of(people, each.student)), each.final] for each in standings]
    return Outcome(table_text([head, [POINTS, None, None, None, None, points], *rows]), unfinished(standings))


def who(person: Student, name: str) -> list[Cell]:
    """The cells by which Canvas finds a student; the section is not known here, and not needed."""
    return [name, person.canvas_id or None, person.sis_id or None, person.login or None, None]


def canvas_filled(
    conditions: Conditions,
    standings: Sequence[Standing],
    people: Mapping[str, Student],
    points: float,
    column: str,
    template: Table,
) -> Outcome:
    """An exported gradebook with this assignment's marks, and no other columns than those that say who it is.

    A grade that is there stays where we have no mark. Raises BadTable.
    """
    places = places_in(template, conditions, column)
    marks = {each.student: each.final for each in standings}
    index = index_of(tuple(people.values()))
    rows: list[list[Cell]] = [[*template.head[: places.section + 1], template.head[places.column]]]
    found: dict[str, int] = {}
    for number, row in template.rows:
        cells: list[Cell] = [*padded(row, places.section + 1), cell_of(row, places.column)]
        if is_points(row):
            cells[-1] = agreed_points(cell_of(row, places.column), points, template)
        elif len(student := match_of(claim_of(row, places), index, "canvas").students) == 1:
            once(found, student[0], number, template)
            cells[-1] = marks.get(student[0]) if marks.get(student[0]) is not None else cells[-1]
        rows.append(cells)
    missing = [each.student for each in standings if each.student not in found and each.final is not None]
    notes = (f"They have a mark, and no row in {template.file.name}: {listed(missing)}.",) if missing else ()
    return Outcome(table_text(rows), (*notes, *unfinished(standings)))


def places_in(template: Table, conditions: Conditions, column: str) -> Places:
    """Where things stand; raises BadTable for a file that is no gradebook of Canvas, or has no such assignment."""
    section = template.place("Section")
    if section is None or template.place("ID") is None or template.place("Student", "LastName") != 0:
        raise BadTable(
            f"{template.file}: this is no gradebook that Canvas exported: Student, ID or Section is missing."
        )
    titles = {place: template.head[place].strip() for place in range(section + 1, len(template.head))}
    wanted = {each.casefold() for each in ((column,) if column else (conditions.title, conditions.assignment)) if each}
    fitting = [place for place, title in titles.items() if wanted & names_of(title)]
    if len(fitting) != 1:
        raise BadTable(f"{template.file}: {about_columns(tuple(titles.values()), min(wanted, default=''), fitting)}")
    place = template.place
    return Places(section, fitting[0], place("ID"), place("SIS User ID"), place("SIS Login ID"))


def names_of(title: str) -> frozenset[str]:
    """What a column may be called: as it stands, without its number, or by the number alone."""
    match = NUMBERED.fullmatch(title)
    return frozenset(each.casefold() for each in ((title, match["title"], match["number"]) if match else (title,)))


def about_columns(titles: Sequence[str], wanted: str, fitting: Sequence[int]) -> str:
    """Why no column is the assignment's."""
    if fitting:
        return f"more than one column is called {wanted}: name the right one with --column, by its number in brackets."
    near = meant(wanted, titles)
    remedy = f"did you mean --column '{one_line(near)}'?" if near else "name its column with --column."
    return f"there is no column {one_line(wanted)}; {remedy}"


def is_points(row: Sequence[str]) -> bool:
    """Whether a row tells the points possible."""
    return "points possible" in cell_of(row, 0).casefold()


def agreed_points(said: str, points: float, template: Table) -> float:
    """The points possible; raises BadTable where Canvas has others, as the same mark would mean another thing there."""
    if not same_number(said, points):
        raise BadTable(
            f"{template.file}: Canvas has {one_line(said, 40)} points possible and this assignment {decimal(points)}; "
            "change it in Canvas and export the gradebook again."
        )
    return points


def claim_of(row: Sequence[str], places: Places) -> Claim:
    """Whom a row is about."""
    number, sis, login = (cell_of(row, place) for place in (places.id, places.sis, places.login))
    return Claim(login or sis or number, number, tuple(filter(None, (sis, login, number))), cell_of(row, 0))


def padded(row: Sequence[str], width: int) -> list[str]:
    """The first cells of a row, as they are."""
    return [*row[:width], *[""] * (width - len(row))]


def once(found: dict[str, int], student: str, row: int, template: Table) -> None:
    """Notes where a student stands; raises BadTable for the second time."""
    if student in found:
        raise BadTable(f"{template.file}, row {row}: {student} stands on row {found[student]} already.")
    found[student] = row
