"""The gradebook during a class run: what it holds already, what it takes, and what it adds to a student's page."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from grader.gradebook.adjusted import DECIDED, adjusted
from grader.gradebook.records import Attempt, Conditions, HandedIn, Records, attempt_of
from grader.gradebook.standing import Standing, told
from grader.gradebook.standings import own_standing
from grader.gradebook.weighing import Weighed
from grader.score.result import Result
from grader.spec.assignment import Disclosure


class Recording(Protocol):
    """What a ledger writes into: a gradebook that is open."""

    def record(self, result: Result, handed_in: HandedIn | None = None) -> bool:
        """Whether the result is new; recorded it is in any case."""


class Done(Protocol):
    """A submission that an earlier run has finished."""

    @property
    def student(self) -> str:
        """Whose it is."""

    @property
    def submission(self) -> str:
        """The digest of its files."""

    @property
    def built(self) -> str:
        """The digest of the document it was graded with."""


@dataclass(frozen=True, slots=True)
class Own:
    """What a student's page depends on beside the result; small and plain, as it travels to a worker."""

    conditions: Conditions
    level: Disclosure
    records: Records = Records()  # noqa: RUF009  frozen, and empty
    handed_in: HandedIn | None = None


@dataclass(frozen=True, slots=True)
class Ledger:
    """The gradebook of one assignment for the time of a run, read once at its start."""

    book: Recording
    conditions: Conditions
    level: Disclosure  # that holds now
    records: Mapping[str, Records]
    times: Mapping[str, HandedIn]

    def own(self, student: str) -> Own:
        """What the student's page depends on."""
        return Own(self.conditions, self.level, self.records.get(student, Records()), self.times.get(student))

    def holds(self, done: Done) -> bool:
        """Whether the result is recorded already."""
        attempts = self.records.get(done.student, Records()).attempts
        return any((each.submission, each.built) == (done.submission, done.built) for each in attempts)

    def take(self, result: Result) -> None:
        """Records a result, in one short transaction."""
        self.book.record(result, self.times.get(result.student))

    def page_key(self, done: Done) -> str | None:
        """What `page_key` gives for a submission that is recorded; None where it is not."""
        own = self.own(done.student)
        last = next((each for each in reversed(own.records.attempts) if each.submission == done.submission), None)
        return None if last is None else page_key(own, last)


def as_it_stands(own: Own, result: Result) -> tuple[Result, tuple[str, ...]]:
    """The result with what people gave and decided, and the sentences about the mark that its student may read."""
    standing, mine = standing_with(own, attempt_of(result, own.handed_in))
    return adjusted(result, mine.marks), told(standing, own.level)


def page_key(own: Own, attempt: Attempt) -> str:
    """A digest of all that the gradebook adds to a page; "" where it adds nothing."""
    standing, mine = standing_with(own, attempt)
    decided = [(mark.exercise, mark.score, mark.comment) for mark in mine.marks if mark.status in DECIDED]
    sentences = told(standing, own.level)
    if not decided and not sentences:
        return ""
    return hashlib.sha256(repr((decided, sentences)).encode("utf-8", "surrogatepass")).hexdigest()


def standing_with(own: Own, attempt: Attempt) -> tuple[Standing, Weighed]:
    """The student's standing once this attempt is recorded, and the attempt as it weighs in it."""
    others = [each for each in own.records.attempts if not is_again(each, attempt, own.handed_in)]
    number = attempt.number if own.handed_in and own.handed_in.number else len(others) + 1
    mine = replace(attempt, number=number)
    records = replace(own.records, attempts=(*others, mine))
    standing = own_standing(own.conditions, records, attempt.student)
    weighed = next(each for each in reversed(standing.attempts) if each.attempt.submission == attempt.submission)
    return standing, weighed


def is_again(recorded: Attempt, attempt: Attempt, handed_in: HandedIn | None) -> bool:
    """Whether a recorded attempt is this one: the same files, and where both times are known, at the same time."""
    if recorded.submission != attempt.submission:
        return False
    known = handed_in.submitted if handed_in else None
    return recorded.submitted is None or known is None or recorded.submitted == known
