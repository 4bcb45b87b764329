"""The gradebook during the run of a cohort: it takes results, and tells what to add to a student's page."""

import hashlib
import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Protocol

from grader.built.disclosure import Disclosure
from grader.gradebook.attempt_mark import WeighedAttempt
from grader.gradebook.class_marks import own_standing
from grader.gradebook.final_mark import Standing, told_to_student
from grader.gradebook.records import Conditions, FiledResult, GradedAttempt, HandedIn, Records, documented_attempt
from grader.gradebook.result_with_marks import DECIDED_STATUSES, with_current_marks
from grader.score.result import Result

# For which a result may wait for others: a transaction takes as long as all else that is done for one.
MAX_WAIT_SECONDS = 0.2


class RecordingBook(Protocol):
    """The protocol of an open gradebook that a ledger writes into."""

    def file(self, results: Sequence[FiledResult]) -> int:
        """Records results, and gives the number of those that are new."""


class FinishedSubmission(Protocol):
    """The protocol of a submission that an earlier run has finished."""

    @property
    def student(self) -> str:
        """The id of the submission's student."""

    @property
    def submission(self) -> str:
        """The digest of the submission's files."""

    @property
    def built(self) -> str:
        """The digest of the built document that it was graded with."""


@dataclass(frozen=True, slots=True)
class PageContext:
    """The records, terms and times that a student's page depends on; small and plain, as it is sent to a worker."""

    conditions: Conditions
    level: Disclosure
    records: Records = Records()  # noqa: RUF009  frozen, and empty
    handed_in: HandedIn | None = None
    extended: datetime | None = None  # the end of the last extension: what is hidden stays hidden until then

    @property
    def group(self) -> tuple[str, ...]:
        """The others who handed the work in together with the student."""
        return self.handed_in.group if self.handed_in else ()


@dataclass(slots=True)
class Ledger:
    """The gradebook of one assignment during a run, read once at its start."""

    book: RecordingBook
    conditions: Conditions
    level: Disclosure  # that holds now
    records: Mapping[str, Records]
    times: Mapping[str, HandedIn]
    extended: datetime | None = None  # the end of the last extension
    waiting: list[FiledResult] = field(default_factory=list)  # to be recorded
    settled: float = -math.inf  # when something was recorded last

    def own(self, student: str) -> PageContext:
        """The records, terms and times that a student's page depends on."""
        records, time = self.records.get(student, Records()), self.times.get(student)
        return PageContext(self.conditions, self.level, records, time, self.extended)

    def group(self, student: str) -> tuple[str, ...]:
        """The others who handed in the student's newest work together with them."""
        found = self.times.get(student)
        return found.group if found else ()

    def holds(self, done: FinishedSubmission) -> bool:
        """Whether the result of a finished submission is recorded already."""
        attempts = self.records.get(done.student, Records()).attempts
        return any((each.submission, each.built) == (done.submission, done.built) for each in attempts)

    def take(self, result: FiledResult) -> None:
        """Records a result soon, with others of the same moment in one short transaction; `settle` records the rest."""
        self.waiting.append(result)
        if time.monotonic() - self.settled >= MAX_WAIT_SECONDS:
            self.settle()

    def settle(self) -> None:
        """Records the results that wait. After a sudden end, the next run records what is missing."""
        self.book.file(self.waiting)
        self.waiting.clear()
        self.settled = time.monotonic()

    def page_key(self, done: FinishedSubmission) -> str | None:
        """The page key of a recorded submission; None if it is not recorded."""
        own = self.own(done.student)
        last = next((each for each in reversed(own.records.attempts) if each.submission == done.submission), None)
        return None if last is None else page_key(own, last)


def as_it_stands(own: PageContext, result: Result) -> tuple[Result, tuple[str, ...], str]:
    """The result after people's decisions, the sentences on its mark that the student may read, and the page key."""
    standing, mine = standing_with(own, documented_attempt(result, own.handed_in))
    sentences = told_to_student(standing, own.level)
    return with_current_marks(result, mine.marks), sentences, decided_key(mine, sentences)


def page_key(own: PageContext, attempt: GradedAttempt) -> str:
    """A digest of all that the gradebook adds to a student's page; "" if it adds nothing."""
    standing, mine = standing_with(own, attempt)
    return decided_key(mine, told_to_student(standing, own.level))


def decided_key(mine: WeighedAttempt, sentences: tuple[str, ...]) -> str:
    """A digest of the decided marks of an attempt and of the sentences on them; "" if there are none."""
    decided = [(mark.exercise, mark.score, mark.comment) for mark in mine.marks if mark.status in DECIDED_STATUSES]
    if not decided and not sentences:
        return ""
    # A comment may hold lone surrogates, which strict UTF-8 refuses.
    return hashlib.sha256(repr((decided, sentences)).encode("utf-8", "surrogatepass")).hexdigest()


def standing_with(own: PageContext, attempt: GradedAttempt) -> tuple[Standing, WeighedAttempt]:
    """The student's standing with this attempt added, and the attempt with its score."""
    others = [each for each in own.records.attempts if not is_attempt_again(each, attempt, own.handed_in)]
    # Where nobody says which attempt it is, it comes after those that are recorded.
    number = attempt.number if own.handed_in and own.handed_in.number else len(others) + 1
    mine = replace(attempt, number=number)
    records = replace(own.records, attempts=(*others, mine))
    standing = own_standing(own.conditions, records, attempt.student)
    weighed = next(each for each in reversed(standing.attempts) if each.attempt.submission == attempt.submission)
    return standing, weighed


def is_attempt_again(recorded: GradedAttempt, attempt: GradedAttempt, handed_in: HandedIn | None) -> bool:
    """Whether a recorded attempt is this one: the same files and, if both times are known, the same time."""
    if recorded.submission != attempt.submission:
        return False
    known = handed_in.submitted if handed_in else None
    return recorded.submitted is None or known is None or recorded.submitted == known
