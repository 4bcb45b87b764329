"""The gradebook beside a class run: opened at its start, with the attempts before the newest graded into it."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from grader.built.document import BuiltAssignment
from grader.built.freeze import digest, loads
from grader.engine.classrun import Settings, landed_tasks, policy_rules
from grader.engine.engines import Engine
from grader.engine.worker_task import SubmissionTask
from grader.gradebook.book import Gradebook
from grader.gradebook.handed_in_work import EarlierAttempt, earlier_work, handed_in_times
from grader.gradebook.ledger import Ledger
from grader.gradebook.opening import book_address, opened_book, shown_address
from grader.gradebook.records import GradedAttempt, Records, built_conditions, records_by_student
from grader.intake.read_submission import digest_of_files, found_at
from grader.report.rules import level_at


@contextmanager
def opened_ledger(
    settings: Settings, asked: str | None, folder: Path, only: Collection[str], engine: Engine
) -> Iterator[tuple[Ledger, Settings]]:
    """The gradebook of a class run, and the settings with what it says of extensions.

    Attempts before the newest are graded first: a page says which one counts.
    """
    address = book_address(settings.out, asked)
    built = loads(settings.built)
    with announced_book(settings, address) as book:
        # Extensions stand in the gradebook alone, and decide what may be shown.
        settings = replace(settings, extended=book.closes(built.id), gradebook=shown_address(address))
        earlier = [each for each in earlier_work(folder) if not only or each.student in only]
        record_earlier(book, built, settings, earlier, engine)
        yield ledger_of(book, built, settings, folder), settings


@contextmanager
def announced_book(settings: Settings, address: str) -> Iterator[Gradebook]:
    """The gradebook, opened, with the terms of the assignment recorded as they are now."""
    built = loads(settings.built)
    with opened_book(address) as book:
        book.announce(built_conditions(built), digest(settings.built), built.students)
        yield book


def ledger_of(book: Gradebook, built: BuiltAssignment, settings: Settings, folder: Path) -> Ledger:
    """The ledger of a run: what the gradebook knows of the assignment now."""
    level = level_at(policy_rules(settings.built, settings.extended), settings.now)
    records = records_by_student(book.records(built.id))
    return Ledger(book, built_conditions(built), level, records, handed_in_times(folder), settings.extended)


def record_earlier(
    book: Gradebook, built: BuiltAssignment, settings: Settings, earlier: Sequence[EarlierAttempt], engine: Engine
) -> None:
    """Grades the attempts that newer ones have followed, as far as they are not recorded; nothing else is written."""
    known = records_by_student(book.records(built.id)) if earlier else {}
    built_digest = digest(settings.built)
    new = [
        each
        for each in earlier
        if settings.force or not is_recorded(each, known.get(each.student, Records()).attempts, built_digest)
    ]
    tasks = (SubmissionTask(each.student, found_at(each.path), group=each.handed_in.group) for each in new)
    if new:
        results = landed_tasks(settings, tasks, engine, lambda done: done.filed)
        for each, result in zip(new, results, strict=True):
            # One by one, so that a run that is stopped keeps what it has graded.
            book.file([replace(result, handed_in=each.handed_in)])


def is_recorded(earlier: EarlierAttempt, attempts: Sequence[GradedAttempt], built: str) -> bool:
    """Whether the attempt is in the gradebook, graded with this document and without a failure of ours."""
    submission = digest_of_files(found_at(earlier.path))
    return any(
        # The time is compared too: the same files may have been handed in twice.
        (each.submission, each.built) == (submission, built)
        and each.submitted == earlier.handed_in.submitted
        and all(mark.status != "ungraded" for mark in each.marks)
        for each in attempts
    )
