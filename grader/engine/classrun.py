"""Grading a cohort: each submission goes through an engine and is written when it is finished; a run can be resumed."""

import json
import platform
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from grader.built.freeze import digest
from grader.engine.engines import Engine, Local
from grader.engine.result_files import Files, drop_other_name, files_of, grades_text, page_file, stored_result
from grader.engine.resume import NAME as KNOWN
from grader.engine.resume import (
    RESULT,
    Known,
    digest_at,
    digest_of,
    group_key,
    has_pages,
    is_same,
    known_in,
    known_of,
    line_of,
    write_known,
)
from grader.engine.worker_task import (
    Finished,
    Settings,
    Task,
    document_of,
    files_in,
    lost,
    opened,
    packages_of,
    pages_digest,
    policy_rules,
)
from grader.engine.workers import Kept, Opening
from grader.gradebook.ledger import Ledger
from grader.gradebook.records import filed
from grader.intake.read_submission import digest_of_files, found_at, student_of, students_beside
from grader.report.classes import class_html
from grader.report.classes.class_view import class_view
from grader.report.classes.row import Row, row_of
from grader.report.result_json import read_result
from grader.sandbox.run import isolation_for
from grader.score.result import Result
from grader.texts.safe_names import clashing_names, safe_name
from grader.texts.safe_text import one_line
from grader.texts.whole_files import appended, json_text, write
from grader.version import __version__

__all__ = ["ClassRun", "Finished", "Settings", "grade_class", "packages_of", "policy_rules"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One student of the cohort: where the work lies, where the documents go, and the record of an earlier run.

    `same` if the result that lies there holds, `ready` if the pages do as well.
    """

    student: str
    path: Path
    files: Files
    known: Known | None = None
    same: bool = False
    ready: bool = False


@dataclass(frozen=True, slots=True)
class Landed:
    """The part of a finished submission that stays in memory after its documents are written."""

    known: Known
    row: Row | None  # None for what was left as it was
    seconds: float = 0.0
    reused: bool = False
    failures: tuple[str, ...] = ()
    isolation: str = ""


@dataclass(frozen=True, slots=True)
class ClassRun:
    """The outcome of a run: a record of each submission, in order, and the failures that are our fault.

    `reused` were taken over from an earlier run; `isolations` held the code of the others.
    """

    out: Path
    known: tuple[Known, ...]
    reused: int
    failures: tuple[str, ...]
    seconds: float
    isolations: tuple[str, ...] = ()

    @property
    def results(self) -> tuple[Result, ...]:
        """The results in order, read from their files: thousands of them would not fit into memory."""
        found = (stored_result(self.out, one.student) for one in self.known)
        return tuple(result for result in found if result is not None)


@dataclass(slots=True)
class Tally:
    """The submissions that are finished and written so far."""

    landed: list[Landed] = field(default_factory=list)

    @property
    def known(self) -> list[Known]:
        """The record of each finished submission."""
        return [one.known for one in self.landed]

    @property
    def failures(self) -> list[str]:
        """The failures that are our fault, one line each, with the student they are about."""
        return [one_line(f"{one.known.student}: {failure}") for one in self.landed for failure in one.failures]


def grade_class(
    settings: Settings,
    submissions: Sequence[Path],
    engine: Engine | None = None,
    told: Callable[[Landed], None] = lambda _: None,
    book: Ledger | None = None,
) -> ClassRun:
    """Grades every submission and writes the whole output folder; `told` is called with each one when it is written."""
    began = time.perf_counter()
    engine = engine or Local()
    pages = pages_digest(settings)
    entries = entries_of(settings, submissions, pages, book)
    tally = Tally()
    try:
        for landed in all_landed(settings, entries, engine, pages, book):
            tally.landed.append(landed)
            told(landed)
    finally:  # Ctrl-C too: what is finished stays, and the next run goes on from there
        if book is not None:
            book.settle()
        conclude(settings, submissions, entries, tally, engine)
    reused = sum(one.reused for one in tally.landed)
    isolations = tuple(sorted({one.isolation for one in tally.landed} - {""}))
    return ClassRun(
        settings.out, tuple(tally.known), reused, tuple(tally.failures), time.perf_counter() - began, isolations
    )


def own_pages(pages: str, done: Known, book: Ledger | None) -> str:
    """The key of one student's pages: what they depend on beside the result, additions of a gradebook included."""
    key = "" if book is None else book.page_key(done)
    return "" if key is None else pages + key


def entries_of(settings: Settings, submissions: Sequence[Path], pages: str, book: Ledger | None) -> list[Entry]:
    """An entry for each student, in order; after an earlier run, with its record and whether that still holds."""
    assignment = document_of(settings.built).id
    names = [safe_name(student_of(path, assignment)) for path in submissions]
    clashing = clashing_names({*names, *students_beside(submissions, assignment)})
    earlier = {} if settings.force else known_in(settings.out)
    built = digest(settings.built)
    entries = []
    for student, path in zip(names, submissions, strict=True):
        entry = Entry(student, path, files_of(settings.out, student, apart=student in clashing))
        known = earlier.get(student)
        group = group_key(() if book is None else book.group(student))
        if known is not None and is_same(
            known, digest_of_files(found_at(path)), built, __version__, entry.files, group
        ):
            ready = has_pages(known, own_pages(pages, known, book), entry.files)
            entry = replace(entry, known=known, same=True, ready=ready)
        entries.append(entry)
    return entries


def all_landed(
    settings: Settings, entries: Sequence[Entry], engine: Engine, pages: str, book: Ledger | None
) -> Iterator[Landed]:
    """Each submission when it is written, in the order of the cohort; documents that are up to date are not touched."""
    waiting = [entry for entry in entries if not entry.ready]
    places = {entry.student: entry.files for entry in waiting}
    landing = partial(land, settings.out, places, pages, book)
    tasks = (task_of(entry, book) for entry in waiting)
    coming = through(settings, tasks, engine, landing) if waiting else iter(())
    for entry in entries:
        if entry.ready and entry.known is not None:
            if book is not None and not book.holds(entry.known):
                result = read_result(entry.files.result.read_bytes())
                book.take(filed(result, book.times.get(result.student)))
            yield Landed(entry.known, None, reused=True)
        else:
            yield next(coming)
    next(coming, None)  # there is none left, and the workers end


def through(
    settings: Settings, tasks: Iterable[Task], engine: Engine, landed: Callable[[Finished], Kept]
) -> Iterator[Kept]:
    """What `landed` keeps of each task's outcome, in order; it alone writes."""
    return engine.map(opening_of(settings, engine), tasks, partial(lost, settings), landed)


def start_ahead(settings: Settings, engine: Engine, count: int) -> None:
    """Starts the engine's processes for about `count` submissions, while the gradebook is being opened."""
    engine.start(opening_of(settings, engine, ahead=True), count)


def opening_of(settings: Settings, engine: Engine, *, ahead: bool = False) -> Opening[Task, Finished]:
    """The context manager that a worker opens; the isolation is tried once here, and on every other machine."""
    if not engine.is_here:
        return partial(opened, replace(settings, carried=files_in(settings.templates)), tried=False)
    held = isolation_for(settings.isolation, packages_of(settings.built))
    return partial(opened, replace(settings, isolation=held.name), ahead=ahead)


def task_of(entry: Entry, book: Ledger | None) -> Task:
    """The task of one submission, with its files read now: those of thousands would not fit into memory at once."""
    earlier = entry.files.result.read_bytes() if entry.same else b""
    found = found_at(entry.path)
    if book is None:
        return Task(entry.student, found, earlier)
    return Task(entry.student, found, earlier, book.own(entry.student), book.group(entry.student))


def land(out: Path, places: dict[str, Files], pages: str, book: Ledger | None, done: Finished) -> Landed:
    """Writes the documents of a finished submission, and returns the part that stays in memory."""
    files = places[done.filed.attempt.student]
    drop_other_name(out, done.filed.attempt.student, files)
    write(files.result, done.text)  # the same bytes where it was reused, unless it was of an older schema
    write(files.html, done.html)
    write(files.markdown, done.markdown)
    for suffix, text in done.others:
        write(page_file(files, suffix), text)
    # After the documents: a line in `known.jsonl` promises that they are whole, so a stop before it grades them again.
    known = known_of(done, __version__, pages + done.page_key)
    appended(out / KNOWN, line_of(known))
    if book is not None:  # what a stop here leaves out is taken by the next run
        book.take(done.filed)
    return Landed(known, done.row, done.seconds, done.reused, done.failures, done.isolation)


def conclude(
    settings: Settings, submissions: Sequence[Path], entries: Sequence[Entry], tally: Tally, engine: Engine
) -> None:
    """Writes the documents about the cohort as a whole: grades, timings, the class page and `run.json`."""
    out, known = settings.out, tally.known
    # Others stay known: those that `--only` left out, and those that were finished out of turn when a run was stopped.
    write_known(out, {**known_in(out), **{one.student: one for one in known}})
    write(out / "grades.csv", grades_text(known))
    timings = (
        {"student": one.known.student, "seconds": round(one.seconds, 6), "reused": one.reused} for one in tally.landed
    )
    write(out / "timings.jsonl", "".join(json.dumps(line) + "\n" for line in timings))
    page = out / "class.html"
    if tally.landed and class_key(page, known) != earlier_key(out):
        write(page, class_html.page(class_view(rows_of(entries, tally))))
    run = run_document(settings, submissions, tally, engine)
    write(out / "run.json", json_text({**run, "class": class_key(page, known)}))


def class_key(page: Path, known: Sequence[Known]) -> str:
    """A digest of the class page and of the results that it was made from, in order."""
    return digest_of(json.dumps([digest_at(page), *(one.files[RESULT] for one in known)]).encode())


def earlier_key(out: Path) -> str:
    """The digest that an earlier run noted for its class page; "" if there was no such run."""
    try:
        return str(json.loads((out / "run.json").read_bytes())["class"])
    except (OSError, ValueError, TypeError, KeyError):
        return ""


def rows_of(entries: Sequence[Entry], tally: Tally) -> Iterator[Row]:
    """The rows of the class page; those of submissions that were left alone are read from their result files."""
    for entry, landed in zip(entries, tally.landed, strict=False):  # a run that was stopped has landed fewer
        yield landed.row or row_of(read_result(entry.files.result.read_bytes()))


def run_document(settings: Settings, submissions: Sequence[Path], tally: Tally, engine: Engine) -> dict[str, object]:
    """The content of `run.json`: facts that differ from run to run, and so stand in no result."""
    return {
        "ungraded": [f"{one.student}: {name}" for one in tally.known for name in one.ungraded],
        "failures": tally.failures,
        "submissions": len(submissions),
        "graded": len(tally.landed),
        "isolation": ", ".join(sorted({one.isolation for one in tally.landed} - {""})) or settings.isolation,
        "engine": engine.name,
        "workers": engine.workers,
        "gradebook": settings.gradebook or None,
        "templates": None if settings.templates is None else str(settings.templates.absolute()),
        "reports": list(settings.reports),
        "built": digest(settings.built),
        "assignment": None if settings.assignment is None else str(settings.assignment.absolute()),
        "folder": str(submissions[0].absolute().parent) if submissions else None,
        "host": platform.node(),
        "versions": {"grader": __version__, "python": sys.version.split()[0], "platform": platform.platform()},
    }
