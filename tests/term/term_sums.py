"""What every mark of the term has to be, worked out from the words of the policy alone; nothing of ours is imported.

`late: {per_hour: 0.002, per_day: 0.1, grace_minutes: 15, free_days: 1, most: 0.5}`, `attempts: {limit: 2, keep: best}`.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from fractions import Fraction

from tests.term.term_class import DUE, Person, Work

EXERCISES = ("information.spread", "bayes.posterior_by_hand", "bayes.which_posterior", "trees.why_gain_ratio")
SPREAD, VALUES, CHOICE, TEXT = EXERCISES
POINTS = {SPREAD: Fraction(3), VALUES: Fraction(5), CHOICE: Fraction(2), TEXT: Fraction(4)}
PER_HOUR, PER_DAY, MOST = Fraction("0.002"), Fraction("0.1"), Fraction("0.5")
FORGIVEN = timedelta(minutes=15) + timedelta(days=1)
LIMIT = 2
PASSED = {  # cases that each way to write it gets right: (as it was released, as it is mended)
    "bits": ((), ("example", "others", "empty")),
    "nats": (("example", "others", "empty"), ()),
    "bits that crash": ((), ("example", "others")),
    "nats that crash": (("example", "others"), ()),
    "nothing right": ((), ()),
    "": ((), ()),
}
WEIGHTS = ({"example": 1, "empty": 1, "others": 4}, {"example": 1, "empty": 3, "others": 4})
BY_HAND = {"right": 5, "slip": 4, "last wrong": 3, "first two": 2, "": 0}  # a slip is followed through


@dataclass(frozen=True, slots=True)
class Decided:
    """What people have decided so far. `marked` are the texts that have a mark, of each student."""

    mended: bool = False
    until: Mapping[str, datetime] = field(default_factory=dict)
    exercises: Mapping[tuple[str, str], Fraction] = field(default_factory=dict)
    whole: Mapping[str, Fraction] = field(default_factory=dict)
    marked: frozenset[tuple[str, str]] = frozenset()


@dataclass(frozen=True, slots=True)
class Counted:
    """One attempt: its marks (None: nobody knows yet), their sum, what is taken off and what is left."""

    number: int
    work: Work
    marks: Mapping[str, Fraction | None]
    raw: Fraction
    share: Fraction
    score: Fraction
    pending: Fraction
    at_most: Fraction


@dataclass(frozen=True, slots=True)
class Sum:
    """A student's mark; `final` is None while it is open."""

    counts: Counted | None
    final: Fraction | None


def cents(points: Fraction) -> Fraction:
    """Two decimals, half up."""
    return Fraction(math.floor(points * 100 + Fraction(1, 2)), 100)


def spread(code: str, *, mended: bool) -> Fraction:
    """What a regrade, or the first grading, finds in the code."""
    weights = WEIGHTS[mended]
    passed = sum(weights[case] for case in PASSED[code][mended])
    return cents(POINTS[SPREAD] * Fraction(passed, sum(weights.values())))


def found(work: Work, *, mended: bool) -> dict[str, Fraction | None]:
    """What grading finds; None for a text that waits for a person."""
    return {
        SPREAD: spread(work.code, mended=mended),
        VALUES: Fraction(BY_HAND[work.values]),
        CHOICE: Fraction(2 if work.choice == "right" else 0),
        TEXT: None if work.text else Fraction(0),
    }


def marks_of(person: Person, work: Work, decided: Decided) -> dict[str, Fraction | None]:
    """The marks of one attempt with what people decided; a regrade has lowered nothing."""
    marks = found(work, mended=decided.mended)
    marks[SPREAD] = max(spread(work.code, mended=mended) for mended in {False, decided.mended})
    if (person.id, work.text) in decided.marked:
        marks[TEXT] = work.mark
    return {name: decided.exercises.get((person.id, name), mark) for name, mark in marks.items()}


def late_share(at: datetime | None, due: datetime) -> Fraction:
    """Which share lateness takes: started hours and days after the grace and the free day, at most a half."""
    if at is None or at - due <= FORGIVEN:
        return Fraction(0)
    seconds = int((at - due - FORGIVEN).total_seconds())
    return min(MOST, PER_HOUR * math.ceil(Fraction(seconds, 3600)) + PER_DAY * math.ceil(Fraction(seconds, 86400)))


def counted(person: Person, number: int, work: Work, decided: Decided) -> Counted:
    """One attempt, weighed."""
    marks = marks_of(person, work, decided)
    raw = sum((mark for mark in marks.values() if mark is not None), Fraction(0))
    pending = sum((POINTS[name] for name, mark in marks.items() if mark is None), Fraction(0))
    share = late_share(work.at, max(DUE, decided.until.get(person.id, DUE)))
    left, most = cents(raw * (1 - share)), cents((raw + pending) * (1 - share))
    return Counted(number, work, marks, raw, share, left, pending, most)


def best_of(attempts: Sequence[Counted]) -> Counted | None:
    """The best after lateness; of equals the first."""
    return max(attempts, key=lambda each: (each.score, -each.number), default=None)


def sum_of(person: Person, decided: Decided) -> Sum:
    """The student's mark as things stand."""
    attempts = [counted(person, number, work, decided) for number, work in enumerate(person.works[:LIMIT], 1)]
    counts = best_of(attempts)
    if person.id in decided.whole:
        return Sum(counts, decided.whole[person.id])
    if counts is None:
        return Sum(None, None)
    open_ = counts.pending or any(each.at_most > counts.score for each in attempts if each is not counts)
    return Sum(counts, None if open_ else counts.score)
