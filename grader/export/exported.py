"""The outcome of an export: the text of a file, and sentences on students without a mark."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from grader.gradebook.final_mark import Standing
from grader.gradebook.late import decimal
from grader.texts.safe_text import one_line

NAMED = 12  # students that a sentence names; of the others it tells the number
OURS = "Not graded yet, through a fault of ours"
WAITS = "Waits for a person to mark it"
NOTHING = "Nothing was handed in"
WHY = (OURS, WAITS, NOTHING)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The text of an exported file, and sentences on students whom it leaves without a mark."""

    text: str
    notes: tuple[str, ...] = ()


def listed(students: Iterable[str]) -> str:
    """The ids of students with commas; of many, the first ones and the number of the others.

    >>> listed(["ada", "bob"]), listed(map(str, range(14)))
    ('ada, bob', '0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 2 more')
    """
    names = [one_line(name, 80) for name in students]
    more = f" and {len(names) - NAMED} more" if len(names) > NAMED else ""
    return f"{', '.join(names[:NAMED])}{more}"


def unfinished(standings: Sequence[Standing]) -> tuple[str, ...]:
    """Sentences on the students who have no final mark, by reason: their cells are empty, never 0."""
    reasons: dict[str, list[str]] = {}
    for each in standings:
        if each.final is None:
            reasons.setdefault(why_none(each), []).append(each.student)
    return tuple(f"{why}: {listed(reasons[why])}." for why in WHY if why in reasons)


def why_none(standing: Standing) -> str:
    """The reason why a student has no final mark."""
    # Another attempt may still come to count instead of the one that does now.
    others = [each for each in standing.rivals if each.ungraded]
    if standing.ungraded or others:
        return OURS
    return WAITS if standing.pending or standing.rivals else NOTHING


def above(standings: Sequence[Standing], most: float, system: str) -> tuple[str, ...]:
    """A sentence on students whose mark, with bonus points, is above a system's maximum; none if there are none."""
    names = [each.student for each in standings if each.final is not None and each.final > most]
    return (f"{system} may take no more than {decimal(most)}, and they have more: {listed(names)}.",) if names else ()
