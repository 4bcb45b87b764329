"""A class graded: every submission through an engine, on disk as soon as it is finished, resumed where it stopped."""

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
    """One student of the class: where the work lies, where the documents go, and what is known of earlier runs.

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
    """What is kept in memory of a submission, once it is written."""

    known: Known
    row: Row | None  # None for what was left as it was
    seconds: float = 0.0
    reused: bool = False
    failures: tuple[str, ...] = ()
    isolation: str = ""


@dataclass(frozen=True, slots=True)
class ClassRun:
    """How a run ended: what is known of each submission, in order, and what failed through us.

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
        """The results in order, read from where they were written: a class of thousands is not held in memory."""
        found = (stored_result(self.out, one.student) for one in self.known)
        return tuple(result for result in found if result is not None)


@dataclass(slots=True)
class Tally:
    """What has landed so far."""

    landed: list[Landed] = field(default_factory=list)

    @property
    def known(self) -> list[Known]:
        """What is known of each."""
        return [one.known for one in self.landed]

    @property
    def failures(self) -> list[str]:
        """What failed through us."""
        return [one_line(f"{one.known.student}: {failure}") for one in self.landed for failure in one.failures]


def grade_class(
    settings: Settings,
    submissions: Sequence[Path],
    engine: Engine | None = None,
    told: Callable[[Landed], None] = lambda _: None,
    book: Ledger | None = None,
) -> ClassRun:
    """Grades every submission and writes the whole output folder; `told` hears of each one as it is written."""
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
    """What one student's pages depend on beside the result: what a gradebook adds to them, too."""
    key = "" if book is None else book.page_key(done)
    return "" if key is None else pages + key


def entries_of(settings: Settings, submissions: Sequence[Path], pages: str, book: Ledger | None) -> list[Entry]:
    """The class in order; where there was an earlier run, with what it left and whether that holds."""
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
    """What landed, in the order of the class; what is as it should be is not touched."""
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
    """What is kept of each task, in order; nothing is written but by `landed`."""
    return engine.map(opening_of(settings, engine), tasks, partial(lost, settings), landed)


def start_ahead(settings: Settings, engine: Engine, count: int) -> None:
    """Has the engine start what will grade about so many submissions, while the gradebook is opened."""
    engine.start(opening_of(settings, engine, ahead=True), count)


def opening_of(settings: Settings, engine: Engine, *, ahead: bool = False) -> Opening[Task, Finished]:
    """What a worker opens. An isolation is tried here once, and on every machine that is not this one."""
    if not engine.is_here:
        return partial(opened, replace(settings, carried=files_in(settings.templates)), tried=False)
    held = isolation_for(settings.isolation, packages_of(settings.built))
    return partial(opened, replace(settings, isolation=held.name), ahead=ahead)


def task_of(entry: Entry, book: Ledger | None) -> Task:
    """The submission as it goes to a worker: read only now, as there may be thousands."""
    earlier = entry.files.result.read_bytes() if entry.same else b""
    found = found_at(entry.path)
    if book is None:
        return Task(entry.student, found, earlier)
    return Task(entry.student, found, earlier, book.own(entry.student), book.group(entry.student))


def land(out: Path, places: dict[str, Files], pages: str, book: Ledger | None, done: Finished) -> Landed:
    """Writes what a worker has finished, and gives what is kept of it."""
    files = places[done.filed.attempt.student]
    drop_other_name(out, done.filed.attempt.student, files)
    write(files.result, done.text)  # the same bytes where it was reused, unless it was of an older schema
    write(files.html, done.html)
    write(files.markdown, done.markdown)
    for suffix, text in done.others:
        write(page_file(files, suffix), text)
    known = known_of(done, __version__, pages + done.page_key)
    appended(out / KNOWN, line_of(known))
    if book is not None:  # what a stop here leaves out is taken by the next run
        book.take(done.filed)
    return Landed(known, done.row, done.seconds, done.reused, done.failures, done.isolation)


def conclude(
    settings: Settings, submissions: Sequence[Path], entries: Sequence[Entry], tally: Tally, engine: Engine
) -> None:
    """Writes what is about the class as a whole."""
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
    """What the class page is known by: itself, and the results that it is made of, in order."""
    return digest_of(json.dumps([digest_at(page), *(one.files[RESULT] for one in known)]).encode())


def earlier_key(out: Path) -> str:
    """What the class page of an earlier run is known by; "" for none."""
    try:
        return str(json.loads((out / "run.json").read_bytes())["class"])
    except (OSError, ValueError, TypeError, KeyError):
        return ""


def rows_of(entries: Sequence[Entry], tally: Tally) -> Iterator[Row]:
    """The rows of the class page; of what was left as it was, from the results that lie there."""
    for entry, landed in zip(entries, tally.landed, strict=False):
        yield landed.row or row_of(read_result(entry.files.result.read_bytes()))


def run_document(settings: Settings, submissions: Sequence[Path], tally: Tally, engine: Engine) -> dict[str, object]:
    """`run.json`: what a result must not hold, as it differs from run to run."""
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
