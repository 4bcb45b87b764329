"""Canvas: its bulk download of submissions, and its gradebook as it is exported and imported.

A download: `lovelaceada_LATE_12345_67890_hw2.py`, all files side by side.

As Canvas itself makes the names (`lib/content_zipper.rb`): the sortable name in small letters, word characters only;
LATE; the user's number, or `anon_` and five letters; the upload's number; the file. Texts typed in are
`…_12345_text.html`. A group's work has the group's name, and the number of one of its members. It holds no times.

A student chooses the file's name, and often the own or the group's: `ada_101_9_777_888_hw.py` is of user 101, or of
user 777 who goes by the name `ada_101_9`. A name with two readings is filed only if the numbers of the whole cohort are
known, and just one of the readings names one of them; else a person is asked.

A gradebook: Student, ID, SIS User ID, SIS Login ID, Section, assignments.

As Canvas itself reads it (`lib/gradebook_importer.rb`): a student is found by ID, else by SIS id, else by login; an
assignment by the number in brackets, else by its title. An empty cell takes an existing grade away, and another number
of points possible changes the assignment: with an exported gradebook as the template, neither happens.
"""

import posixpath
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from grader.collect.claim_matching import claim_match, roster_index
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
from grader.export.exported import ExportedFile, listed_students, students_without_mark
from grader.export.known_people import display_name
from grader.gradebook.final_mark import Standing
from grader.gradebook.late import decimal_text
from grader.gradebook.records import Conditions
from grader.texts.nearest_name import nearest_known
from grader.texts.roster import Student
from grader.texts.safe_text import one_line

CANVAS_NUMBER = re.compile(r"[0-9]{1,19}")  # as many digits as the numbers of a database have
ANONYMOUS_CODE = re.compile(r"[A-Za-z0-9]+")  # what stands for a student whose name is not told
NO_WORD_CHARACTER = re.compile(
    r"[^\w\x80-\U0010ffff]"
)  # Canvas keeps letters and marks of all scripts, more than Python's \w
LATE_MARKS = ("LATE", "late")  # older versions wrote it small
TYPED_FILES = ("text.html", "link.html")  # what Canvas calls a text, or an address, that was typed in
# Characters of a whole name: Canvas has 255 for a person's, and 255 for a file's. All readings are tried.
MAX_CANVAS_NAME = 1_000
# What Canvas puts behind the name of a file that is handed in again: hw2-1.py, and from the eighth time a random id.
UPLOAD_NUMBER = re.compile(r"-(?:\d{1,3}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=(?:\.[A-Za-z][A-Za-z0-9]*)*$)")


@dataclass(frozen=True, slots=True)
class NameReading:
    """One way to read the name of a file: whose it is, which upload (0 for a typed text), the file's own name."""

    name: str
    late: bool
    user: str
    number: int
    file: str


def is_canvas(top: TopEntry) -> bool:
    """Whether an entry is named as Canvas names files."""
    return not top.is_folder and any(readings_of(top.name))


def works_in(download: Download, numbers: Collection[str] = ()) -> SortedDownload:
    """The works in a download from Canvas, one a user, with files under the names that students gave them.

    `numbers` are those of the whole cohort in Canvas, or none where one of them is not known.
    """
    found: dict[str, list[tuple[NameReading, TopEntry]]] = {}
    strays = []
    anonymous = all(is_anonymous(top.name) for top in download.tops)  # nobody can choose that for the others
    for top in download.tops:
        readings = [] if top.is_folder else [*readings_of(top.name)]
        if anonymous:
            readings = [each for each in readings if not each.name and not each.user.isdigit()]
        likely = [each for each in readings if each.user in numbers] if names_several_users(readings) else readings
        if not readings:
            strays.append(StrayEntry(top.name, "is not named as Canvas names files."))
        elif not likely or names_several_users(likely):
            strays.append(StrayEntry(top.name, doubt_sentence(likely or readings)))
        else:
            found.setdefault(likely[0].user, []).append((likely[0], top))
    return SortedDownload(tuple(user_work(user, files) for user, files in found.items()), tuple(strays))


def readings_of(name: str) -> Iterator[NameReading]:
    """All readings of a file's name as Canvas may have made it, shortest name of a person first.

    >>> [each.user for each in readings_of("lovelaceada_101_9001_hw2.py")]
    ['101']
    >>> [(each.user, each.number, each.file) for each in readings_of("eve_101_9_777_hw2.py")]
    [('101', 9, '777_hw2.py'), ('9', 777, 'hw2.py')]
    """
    pieces = name.split("_") if len(name) <= MAX_CANVAS_NAME else []
    for place, user in enumerate(pieces):
        before, after = pieces[:place], pieces[place + 1 :]
        if before and NO_WORD_CHARACTER.search(before[-1]):  # no name of a person goes on behind such a piece
            return
        whose = "_".join(before)
        if CANVAS_NUMBER.fullmatch(user):
            late = before == ["LATE"] or (
                len(before) > 1 and before[-1] in LATE_MARKS
            )  # `late` alone is somebody's name
            yield from file_readings("_".join(before[:-1]) if late else whose, late, user, after)
        if whose in ("anon", "LATE_anon") and ANONYMOUS_CODE.fullmatch(user):  # such names have nothing before it
            yield from file_readings("", whose != "anon", f"anon_{user}", after)


def file_readings(name: str, late: bool, user: str, after: list[str]) -> Iterator[NameReading]:
    """The reading of a name by what follows the user's number, if that can follow one."""
    if "_".join(after) in TYPED_FILES:
        yield NameReading(name, late, user, 0, "_".join(after))
    elif len(after) > 1 and CANVAS_NUMBER.fullmatch(after[0]) and any(after[1:]):
        yield NameReading(name, late, user, int(after[0]), "_".join(after[1:]))


def names_several_users(readings: Iterable[NameReading]) -> bool:
    """Whether some readings name more than one user."""
    return len({each.user for each in readings}) > 1


def is_anonymous(name: str) -> bool:
    """Whether a name begins as those do in a download that names nobody."""
    return name.removeprefix("LATE_").startswith("anon_")


def doubt_sentence(readings: Iterable[NameReading]) -> str:
    """The sentence about a file that reads as more than one user's."""
    users = " or ".join(dict.fromkeys(f"user {each.user}" for each in readings))
    return (
        f"is of {users}, as students choose names: look in Canvas whose it is, and rename it in the unpacked download; "
        "a roster that has everybody's canvas_id tells most."
    )


def user_work(user: str, files: list[tuple[NameReading, TopEntry]]) -> ClaimedWork:
    """The work of one user: the files that they handed in last."""
    name = files[0][0].name
    named = original_names([reading.file for reading, _ in files])
    source = "_".join(filter(None, (name, user)))
    return ClaimedWork(
        source=source,
        claims=(Claim(name or user, account=user, ids=(source,), name=name),),  # a roster may know them by just this
        entries=tuple(replace(top.entries[0], name=named[reading.file]) for reading, top in files),
        late=any(reading.late for reading, _ in files),
        order=max(reading.number for reading, _ in files),
    )


def original_names(names: Iterable[str]) -> dict[str, str]:
    """Each name without the number that Canvas put behind it, as one file may import another by its name.

    Where two would be one, both stay as they are.

    >>> original_names(["hw2-1.py", "helpers-3.py", "a.py", "a-2.py"])
    {'hw2-1.py': 'hw2.py', 'helpers-3.py': 'helpers.py', 'a.py': 'a.py', 'a-2.py': 'a-2.py'}
    """
    names = list(names)
    # Twice: where nothing would be left before the suffix, the number is all of the name that the student gave.
    bare = {
        name: UPLOAD_NUMBER.sub("", name) if UPLOAD_NUMBER.sub("", posixpath.splitext(name)[0]) else name
        for name in names
    }
    counts = Counter(each.casefold() for each in bare.values())
    return {name: bare[name] if counts[bare[name].casefold()] == 1 else name for name in names}


# As Canvas writes them when it exports; the blanks before "Points Possible" are its own.
CANVAS_HEAD = ("Student", "ID", "SIS User ID", "SIS Login ID", "Section")
POINTS_LABEL = "    Points Possible"
# The title of a column with the assignment's number in brackets. Possessive: a title may be long and full of brackets.
NUMBERED_TITLE = re.compile(r"(?P<title>(?:.*\S)?)\s*+\((?P<number>\d++)\)")


@dataclass(frozen=True, slots=True)
class GradebookPlaces:
    """The columns of an exported gradebook, by their places."""

    section: int
    column: int
    id: int | None
    sis: int | None
    login: int | None


def canvas(
    conditions: Conditions, standings: Sequence[Standing], people: Mapping[str, Student], points: float, column: str
) -> ExportedFile:
    """A gradebook of one assignment; `column` is its title in Canvas, with its number in brackets where it is known."""
    head = (*CANVAS_HEAD, column or conditions.title or conditions.assignment)
    rows = [[*canvas_cells(people[each.student], display_name(people, each.student)), each.final] for each in standings]
    return ExportedFile(
        table_text([head, [POINTS_LABEL, None, None, None, None, points], *rows]), students_without_mark(standings)
    )


def canvas_cells(person: Student, name: str) -> list[CellValue]:
    """The cells by which Canvas finds a student; the section is not known here, and not needed."""
    return [name, person.canvas_id or None, person.sis_id or None, person.login or None, None]


def canvas_filled(
    conditions: Conditions,
    standings: Sequence[Standing],
    people: Mapping[str, Student],
    points: float,
    column: str,
    template: CsvTable,
) -> ExportedFile:
    """An exported gradebook with this assignment's marks, and no other columns than those that say who it is.

    A grade that is there stays where we have no mark. Raises BadTable.
    """
    places = gradebook_places(template, conditions, column)
    marks = {each.student: each.final for each in standings}
    index = roster_index(tuple(people.values()))
    rows: list[list[CellValue]] = [[*template.head[: places.section + 1], template.head[places.column]]]
    found: dict[str, int] = {}
    for number, row in template.rows:
        cells: list[CellValue] = [*padded_row(row, places.section + 1), cell_at(row, places.column)]
        if is_points(row):
            cells[-1] = agreed_points(cell_at(row, places.column), points, template)
        elif len(student := claim_match(gradebook_claim(row, places), index, "canvas").students) == 1:
            note_student_row(found, student[0], number, template)
            cells[-1] = marks.get(student[0]) if marks.get(student[0]) is not None else cells[-1]
        rows.append(cells)
    missing = [each.student for each in standings if each.student not in found and each.final is not None]
    notes = (f"They have a mark, and no row in {template.file.name}: {listed_students(missing)}.",) if missing else ()
    return ExportedFile(table_text(rows), (*notes, *students_without_mark(standings)))


def gradebook_places(template: CsvTable, conditions: Conditions, column: str) -> GradebookPlaces:
    """The columns of an exported gradebook; raises BadTable for another file, or one without this assignment."""
    section = template.place("Section")
    if section is None or template.place("ID") is None or template.place("Student", "LastName") != 0:
        raise BadTable(
            f"{template.file}: this is no gradebook that Canvas exported: Student, ID or Section is missing."
        )
    titles = {place: template.head[place].strip() for place in range(section + 1, len(template.head))}
    wanted = {each.casefold() for each in ((column,) if column else (conditions.title, conditions.assignment)) if each}
    fitting = [place for place, title in titles.items() if wanted & column_titles(title)]
    if len(fitting) != 1:
        raise BadTable(f"{template.file}: {about_columns(tuple(titles.values()), min(wanted, default=''), fitting)}")
    place = template.place
    return GradebookPlaces(section, fitting[0], place("ID"), place("SIS User ID"), place("SIS Login ID"))


def column_titles(title: str) -> frozenset[str]:
    """The names of a column: its title as it stands, without its number, and the number alone."""
    match = NUMBERED_TITLE.fullmatch(title)
    return frozenset(each.casefold() for each in ((title, match["title"], match["number"]) if match else (title,)))


def about_columns(titles: Sequence[str], wanted: str, fitting: Sequence[int]) -> str:
    """The sentence that says why no column is the assignment's."""
    if fitting:
        return f"more than one column is called {wanted}: name the right one with --column, by its number in brackets."
    near = nearest_known(wanted, titles)
    remedy = f"did you mean --column '{one_line(near)}'?" if near else "name its column with --column."
    return f"there is no column {one_line(wanted)}; {remedy}"


def is_points(row: Sequence[str]) -> bool:
    """Whether a row tells the points possible."""
    return "points possible" in cell_at(row, 0).casefold()


def agreed_points(said: str, points: float, template: CsvTable) -> float:
    """The points possible; raises BadTable where Canvas has others, as the same mark would mean another thing there."""
    if not same_number(said, points):
        raise BadTable(
            f"{template.file}: Canvas has {one_line(said, 40)} points possible and this assignment "
            f"{decimal_text(points)}; change it in Canvas and export the gradebook again."
        )
    return points


def gradebook_claim(row: Sequence[str], places: GradebookPlaces) -> Claim:
    """The claim of a gradebook's row: the student whom it is about."""
    number, sis, login = (cell_at(row, place) for place in (places.id, places.sis, places.login))
    return Claim(login or sis or number, number, tuple(filter(None, (sis, login, number))), cell_at(row, 0))


def canvas_upload_names(students: Sequence[Student], tops: Iterable[TopEntry], file: str) -> dict[str, str]:
    """The name of a file in Canvas's upload of submissions, by student; without those who have handed in nothing.

    Canvas (`infer_comment_context_from_filename`) takes only names of its own download: the student's number, and that
    of a file which the student has handed in.
    """
    index = roster_index(tuple(students))
    names: dict[str, str] = {}
    for top in sorted(tops, key=lambda each: each.name):
        for reading in readings_of(top.name):
            claim = Claim(reading.name, account=reading.user, ids=(reading.user,), name=reading.name)
            found = claim_match(claim, index, "canvas").students
            if len(found) == 1 and reading.number:
                names.setdefault(found[0], f"{reading.name}_{reading.user}_{reading.number}_{file}")
    return names
