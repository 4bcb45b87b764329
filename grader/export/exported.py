"""The outcome of an export: the text of a file, and sentences on students without a mark."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from grader.gradebook.final_mark import Standing
from grader.gradebook.late import decimal_text
from grader.texts.safe_text import one_line

MAX_NAMED_STUDENTS = 12  # students that a sentence names; of the others it tells the number
NOT_GRADED = "Not graded yet, through a fault of ours"
WAITS_FOR_MARKING = "Waits for a person to mark it"
NOT_HANDED_IN = "Nothing was handed in"
REASONS_WITHOUT_MARK = (NOT_GRADED, WAITS_FOR_MARKING, NOT_HANDED_IN)


@dataclass(frozen=True, slots=True)
class ExportedFile:
    """The text of an exported file, and sentences on students whom it leaves without a mark."""

    text: str
    notes: tuple[str, ...] = ()


def listed_students(students: Iterable[str]) -> str:
    """The ids of students with commas; of many, the first ones and the number of the others.

    >>> listed_students(["ada", "bob"]), listed_students(map(str, range(14)))
    ('ada, bob', '0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 2 more')
    """
    names = [one_line(name, 80) for name in students]
    more = f" and {len(names) - MAX_NAMED_STUDENTS} more" if len(names) > MAX_NAMED_STUDENTS else ""
    return f"{', '.join(names[:MAX_NAMED_STUDENTS])}{more}"


def students_without_mark(standings: Sequence[Standing]) -> tuple[str, ...]:
    """Sentences on the students who have no final mark, by reason: their cells are empty, never 0."""
    reasons: dict[str, list[str]] = {}
    for each in standings:
        if each.final is None:
            reasons.setdefault(reason_without_mark(each), []).append(each.student)
    return tuple(f"{why}: {listed_students(reasons[why])}." for why in REASONS_WITHOUT_MARK if why in reasons)


def reason_without_mark(standing: Standing) -> str:
    """The reason why a student has no final mark."""
    # Another attempt may still come to count instead of the one that does now.
    others = [each for each in standing.rivals if each.ungraded]
    if standing.ungraded or others:
        return NOT_GRADED
    return WAITS_FOR_MARKING if standing.pending or standing.rivals else NOT_HANDED_IN


def above_maximum(standings: Sequence[Standing], most: float, system: str) -> tuple[str, ...]:
    """A sentence on students whose mark, with bonus points, is above a system's maximum; none if there are none."""
    names = [each.student for each in standings if each.final is not None and each.final > most]
    return (
        (f"{system} may take no more than {decimal_text(most)}, and they have more: {listed_students(names)}.",)
        if names
        else ()
    )
