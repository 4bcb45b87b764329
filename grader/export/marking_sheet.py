"""The marking sheet as CSV: written with a row for each answer, and read back with the marks of people."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from grader.export.answers_to_mark import WrittenAnswer
from grader.export.csv_table import BadTable, CsvTable, as_typed, cell_at, table_text
from grader.gradebook.late import decimal_text
from grader.texts.nearest_name import nearest_known
from grader.texts.safe_text import visible

SHEET_COLUMNS = ("who", "exercise", "points", "mark", "comment", "answer", "rubric", "title", "digest")
NEEDED_COLUMNS = ("who", "exercise", "mark", "digest")
MAX_COMMENT_CHARACTERS = 5_000  # characters of a comment, which stands on the student's page
ANSWER_CHANGED = "the answer has changed since the sheet was written; write a new sheet for it"
Naming = Callable[[str], str]  # how a student is called on the sheet


@dataclass(frozen=True, slots=True)
class SheetProblem:
    """A row of a sheet that cannot be used, and why."""

    row: int
    who: str
    exercise: str
    why: str


@dataclass(frozen=True, slots=True)
class GivenMark:
    """A person's mark and comment for an answer."""

    answer: WrittenAnswer
    score: float
    comment: str


@dataclass(frozen=True, slots=True)
class SheetMarks:
    """The content of a filled sheet: marks, the number of rows without one, and rows that cannot be used."""

    given: tuple[GivenMark, ...]
    empty: int
    problems: tuple[SheetProblem, ...]


def in_sheet_order(answers: Sequence[WrittenAnswer], naming: Naming) -> list[WrittenAnswer]:
    """The answers in the order of the sheet: by exercise, then by the names on the sheet."""
    # Sorted by pseudonym and not by id: an alphabetical class list would tell who is who.
    places = {exercise: place for place, exercise in enumerate(dict.fromkeys(each.exercise for each in answers))}
    return sorted(answers, key=lambda each: (places[each.exercise], naming(each.student), each.digest))


def sheet_text(answers: Sequence[WrittenAnswer], naming: Naming) -> str:
    """The text of the sheet as CSV; people fill in the columns `mark` and `comment`."""
    rows = (
        (
            naming(each.student),
            each.exercise,
            each.points,
            each.mark,
            each.comment,
            each.text,
            each.rubric.text,
            each.title,
            each.digest,
        )
        for each in in_sheet_order(answers, naming)
    )
    return "\ufeff" + table_text([SHEET_COLUMNS, *rows])  # the mark at the start lets spreadsheets read it as UTF-8


def read_sheet(table: CsvTable, answers: Sequence[WrittenAnswer], naming: Naming) -> SheetMarks:
    """The marks of a filled sheet; students may also be named by their ids. Raises `BadTable` if it is no sheet."""
    missing = [name for name in NEEDED_COLUMNS if table.place(name) is None]
    if missing:
        raise BadTable(f"{table.file}: this is no marking sheet; there is no column {', '.join(missing)}.")
    known: dict[tuple[str, str], dict[str, WrittenAnswer]] = {}
    for answer in answers:
        for who in (naming(answer.student), answer.student):
            known.setdefault((who, answer.exercise), {})[answer.digest] = answer
    lines = [read_sheet_row(table, number, row, known) for number, row in table.rows]
    taken = tuple(each for each in lines if isinstance(each, GivenMark))
    problems = (*(each for each in lines if isinstance(each, SheetProblem)), *repeated_rows(table, lines))
    return SheetMarks(taken, sum(each is None for each in lines), tuple(sorted(problems, key=lambda each: each.row)))


def read_sheet_row(
    table: CsvTable, number: int, row: Sequence[str], known: Mapping[tuple[str, str], Mapping[str, WrittenAnswer]]
) -> GivenMark | SheetProblem | None:
    """The mark of one row, or the problem with it; None if the row has no mark yet."""
    who, exercise, digest, said, comment = (
        as_typed(cell_at(row, table.place(name))) for name in ("who", "exercise", "digest", "mark", "comment")
    )
    answers = known.get((who, exercise))
    if answers is None:
        return SheetProblem(number, who, exercise, unknown_row_reason(who, exercise, known))
    if digest not in answers:
        return SheetProblem(number, who, exercise, ANSWER_CHANGED)
    if not said:
        return SheetProblem(number, who, exercise, "there is a comment and no mark") if comment else None
    score = score_in(said, answers[digest].points)
    if isinstance(score, str):
        return SheetProblem(number, who, exercise, score)
    if len(comment) > MAX_COMMENT_CHARACTERS:
        return SheetProblem(number, who, exercise, f"the comment is longer than {MAX_COMMENT_CHARACTERS} characters")
    return GivenMark(answers[digest], score, visible(comment))


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


def repeated_rows(table: CsvTable, lines: Sequence[GivenMark | SheetProblem | None]) -> Iterator[SheetProblem]:
    """A problem for each row whose answer has a mark in an earlier row."""
    seen: dict[tuple[str, str, str], int] = {}
    for (number, row), each in zip(table.rows, lines, strict=True):
        if isinstance(each, GivenMark):
            answer = each.answer
            first = seen.setdefault((answer.student, answer.exercise, answer.digest), number)
            if first != number:
                who = as_typed(cell_at(row, table.place("who")))
                yield SheetProblem(number, who, answer.exercise, f"it stands on row {first} already")


def unrecorded_marks(given: Sequence[GivenMark]) -> tuple[GivenMark, ...]:
    """The marks that differ from the recorded ones, so that reading a sheet again adds nothing."""
    return tuple(each for each in given if (each.score, each.comment) != (each.answer.mark, each.answer.comment))
