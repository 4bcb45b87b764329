"""The marking sheet as CSV: a row for each answer, equal ones together, and read back with the marks of people."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from grader.export.answers_to_mark import WrittenAnswer, is_same_marker
from grader.export.csv_table import BadTable, CsvTable, as_typed, cell_at, table_text
from grader.export.equal_answers import EqualAnswers, Naming, shared_digest
from grader.gradebook.late import decimal_text
from grader.texts.nearest_name import nearest_known
from grader.texts.safe_text import one_line, visible

SHEET_COLUMNS = (
    "who",
    "exercise",
    "points",
    "mark",
    "comment",
    "answer",
    "rubric",
    "title",
    "also",
    "marker",
    "marking",
    "digest",
)
SECOND_MARKING = "second"  # in the column `marking`: the sheet of a second marker
NEEDED_COLUMNS = ("who", "exercise", "mark", "digest")
MAX_COMMENT_CHARACTERS = 5_000  # characters of a comment, which stands on the student's page
ANSWER_CHANGED = "the answer has changed since the sheet was written; write a new sheet for it"
OWN_FIRST_MARK = "the first mark is by the same person; a second marker is somebody else"
RowAnswers = Mapping[tuple[str, str], Sequence[WrittenAnswer]]  # by the name on the sheet and the exercise


@dataclass(frozen=True, slots=True)
class SheetProblem:
    """A row of a sheet that cannot be used, and why."""

    row: int
    who: str
    exercise: str
    why: str


@dataclass(frozen=True, slots=True)
class GivenMark:
    """A person's mark and comment for an answer, the row they stand on, and the marker if the sheet says who it is."""

    answer: WrittenAnswer
    score: float
    comment: str
    row: int = 0
    marker: str = ""


@dataclass(frozen=True, slots=True)
class SheetMarks:
    """The content of a filled sheet: marks, the number of rows without one, and rows that cannot be used."""

    given: tuple[GivenMark, ...]
    empty: int
    problems: tuple[SheetProblem, ...]


def sheet_text(groups: Sequence[EqualAnswers], naming: Naming, marker: str = "", *, second: bool = False) -> str:
    """The text of the sheet as CSV; people fill in the columns `mark` and `comment`."""
    rows = (
        (
            each.name(naming),
            each.first.exercise,
            each.first.points,
            each.first.mark,
            each.first.comment,
            each.first.text,
            each.first.rubric.text,
            each.first.title,
            "\n".join(each.others(naming)),
            marker,
            SECOND_MARKING if second else "",
            each.digest,
        )
        for each in groups
    )
    return "\ufeff" + table_text([SHEET_COLUMNS, *rows])  # the mark at the start lets spreadsheets read it as UTF-8


def read_sheet(table: CsvTable, answers: Sequence[WrittenAnswer], naming: Naming) -> SheetMarks:
    """The marks of a filled sheet; students may also be named by their ids. Raises `BadTable` if it is no sheet."""
    missing = [name for name in NEEDED_COLUMNS if table.place(name) is None]
    if missing:
        raise BadTable(f"{table.file}: this is no marking sheet; there is no column {', '.join(missing)}.")
    known: dict[tuple[str, str], list[WrittenAnswer]] = {}
    for answer in answers:
        for who in dict.fromkeys((naming(answer.student), answer.student)):
            known.setdefault((who, answer.exercise), []).append(answer)
    lines = [read_sheet_row(table, number, row, known) for number, row in table.rows]
    taken = tuple(mark for each in lines if isinstance(each, tuple) for mark in each)
    problems = (*(each for each in lines if isinstance(each, SheetProblem)), *repeated_rows(taken, naming))
    return SheetMarks(taken, lines.count(()), tuple(sorted(problems, key=lambda each: each.row)))


def is_second_sheet(table: CsvTable) -> bool:
    """Whether a sheet is a second marker's; raises `BadTable` where only some of its rows are."""
    said = {cell_at(row, table.place("marking")).casefold() == SECOND_MARKING for _, row in table.rows}
    if len(said) > 1:
        raise BadTable(f"{table.file}: some rows are of a second marker and some are not; read them as two files.")
    return said == {True}


def read_sheet_row(
    table: CsvTable, number: int, row: Sequence[str], known: RowAnswers
) -> tuple[GivenMark, ...] | SheetProblem:
    """The marks of one row, one for each student who wrote this, or the problem with it; none if it has no mark yet."""
    who, exercise, digest, said, comment, marker, also = (
        as_typed(cell_at(row, table.place(name)))
        for name in ("who", "exercise", "digest", "mark", "comment", "marker", "also")
    )
    if (who, exercise) not in known:
        return SheetProblem(number, who, exercise, unknown_row_reason(who, exercise, known))
    names = dict.fromkeys([who, *(name.strip() for name in also.split("\n"))])
    # Whoever has handed in anew since is left out and waits, as long as somebody has still written this.
    answers = [each for name in names for each in known.get((name, exercise), ()) if is_row_answer(each, digest)]
    if not answers:
        return SheetProblem(number, who, exercise, ANSWER_CHANGED)
    if not said:
        return SheetProblem(number, who, exercise, "there is a comment and no mark") if comment else ()
    score = score_in(said, answers[0].points)
    if isinstance(score, str):
        return SheetProblem(number, who, exercise, score)
    if len(comment) > MAX_COMMENT_CHARACTERS:
        return SheetProblem(number, who, exercise, f"the comment is longer than {MAX_COMMENT_CHARACTERS} characters")
    return tuple(GivenMark(each, score, visible(comment), number, one_line(marker)) for each in answers)


def is_row_answer(answer: WrittenAnswer, digest: str) -> bool:
    """Whether an answer is the one of a row with this digest: of the text itself, or of all that are equal to it."""
    return digest in (answer.digest, shared_digest(answer))


def unknown_row_reason(who: str, exercise: str, known: Mapping[tuple[str, str], object]) -> str:
    """The reason why a row fits no written answer."""
    own = {each for name, each in known if name == who}
    if not own:
        return "nobody of this name has a written answer here"
    near = nearest_known(exercise, own)
    return f"there is no written answer to this exercise{f'; did you mean {near}?' if near else ''}"


def score_in(said: str, points: float) -> float | str:
    """The mark in a cell; or a text that says why it is none.

    >>> score_in("2,5", 4), score_in("5", 4), score_in("good", 4)
    (2.5, 'the mark must be from 0 to 4', 'the mark is no number')
    """
    try:
        score = float(said.replace(",", ".", 1))
    except ValueError:
        return "the mark is no number"
    if math.isnan(score) or not 0 <= score <= points:
        return f"the mark must be from 0 to {decimal_text(points)}"
    # The sum makes -0.0 a plain 0.
    return score + 0.0 if round(score, 2) == score else "the mark may have two decimals"


def repeated_rows(given: Sequence[GivenMark], naming: Naming) -> Iterator[SheetProblem]:
    """A problem for each row with an answer that has a mark in an earlier row."""
    seen: dict[tuple[str, str, str], int] = {}
    told: set[int] = set()
    for each in given:
        answer = each.answer
        first = seen.setdefault((answer.student, answer.exercise, answer.digest), each.row)
        if first != each.row and each.row not in told:
            told.add(each.row)
            yield SheetProblem(each.row, naming(answer.student), answer.exercise, f"it stands on row {first} already")


def unrecorded_marks(given: Sequence[GivenMark]) -> tuple[GivenMark, ...]:
    """The marks that differ from the recorded ones, so that reading a sheet again adds nothing."""
    return tuple(each for each in given if (each.score, each.comment) != (each.answer.mark, each.answer.comment))


def others_marks(new: Sequence[GivenMark]) -> tuple[GivenMark, ...]:
    """The new marks that would take the place of another person's."""
    return tuple(
        each for each in new if each.answer.mark is not None and not is_same_marker(each.marker, each.answer.marker)
    )


def own_first_marks(given: Sequence[GivenMark], naming: Naming) -> tuple[SheetProblem, ...]:
    """A problem for each row of a second marker who gave the first mark, too."""
    return tuple(
        SheetProblem(each.row, naming(each.answer.student), each.answer.exercise, OWN_FIRST_MARK)
        for each in given
        if is_same_marker(each.marker, each.answer.first_marker)
    )
