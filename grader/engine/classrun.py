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
from grader.engine.result_files import (
    ResultFiles,
    delete_other_name,
    grades_text,
    page_file,
    result_files_of,
    stored_result,
)
from grader.engine.resume import (
    RESULT_SUFFIX,
    KnownSubmission,
    are_pages_current,
    document_digest,
    group_key,
    is_result_current,
    known_line,
    known_submission,
    known_submissions,
    stored_digest,
    write_known_submissions,
)
from grader.engine.resume import RESUME_FILE as KNOWN
from grader.engine.worker_task import (
    Finished,
    Settings,
    SubmissionTask,
    built_document,
    folder_files,
    grading_worker,
    lost_submission,
    packages_of,
    pages_digest,
    policy_rules,
)
from grader.engine.workers import Kept, WorkerOpening
from grader.gradebook.ledger import Ledger
from grader.gradebook.records import filed_result
from grader.intake.read_submission import digest_of_files, entry_student, found_at, students_beside
from grader.report.classes import class_html
from grader.report.classes.class_drafts import drafts_in
from grader.report.classes.class_view import class_view
from grader.report.classes.row import StudentRow, student_row
from grader.report.result_json import read_result
from grader.sandbox.run import isolation_for
from grader.score.result import Result
from grader.texts.safe_names import clashing_names, safe_name
from grader.texts.safe_text import one_line
from grader.texts.whole_files import append_line, json_text, write_whole
from grader.version import __version__

__all__ = ["ClassRun", "Finished", "Settings", "grade_class", "packages_of", "policy_rules"]


@dataclass(frozen=True, slots=True)
class ClassEntry:
    """One student of the cohort: where the work lies, where the documents go, and the record of an earlier run.

    `same` if the result that lies there holds, `ready` if the pages do as well.
    """

    student: str
    path: Path
    files: ResultFiles
    known: KnownSubmission | None = None
    same: bool = False
    ready: bool = False


@dataclass(frozen=True, slots=True)
class LandedSubmission:
    """The part of a finished submission that stays in memory after its documents are written."""

    known: KnownSubmission
    row: StudentRow | None  # None for what was left as it was
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
    known: tuple[KnownSubmission, ...]
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
class ClassTally:
    """The submissions that are finished and written so far."""

    landed: list[LandedSubmission] = field(default_factory=list)

    @property
    def known(self) -> list[KnownSubmission]:
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
    told: Callable[[LandedSubmission], None] = lambda _: None,
    book: Ledger | None = None,
) -> ClassRun:
    """Grades every submission and writes the whole output folder; `told` is called with each one when it is written."""
    began = time.perf_counter()
    engine = engine or Local()
    pages = pages_digest(settings)
    entries = class_entries(settings, submissions, pages, book)
    tally = ClassTally()
    try:
        for landed in landed_submissions(settings, entries, engine, pages, book):
            tally.landed.append(landed)
            told(landed)
    finally:  # Ctrl-C too: what is finished stays, and the next run goes on from there
        if book is not None:
            book.settle()
        write_class_documents(settings, submissions, entries, tally, engine)
    reused = sum(one.reused for one in tally.landed)
    isolations = tuple(sorted({one.isolation for one in tally.landed} - {""}))
    return ClassRun(
        settings.out, tuple(tally.known), reused, tuple(tally.failures), time.perf_counter() - began, isolations
    )


def student_pages_key(pages: str, done: KnownSubmission, book: Ledger | None) -> str:
    """The key of one student's pages: what they depend on beside the result, additions of a gradebook included."""
    key = "" if book is None else book.page_key(done)
    return "" if key is None else pages + key


def class_entries(settings: Settings, submissions: Sequence[Path], pages: str, book: Ledger | None) -> list[ClassEntry]:
    """An entry for each student, in order; after an earlier run, with its record and whether that still holds."""
    assignment = built_document(settings.built).id
    names = [safe_name(entry_student(path, assignment)) for path in submissions]
    clashing = clashing_names({*names, *students_beside(submissions, assignment)})
    earlier = {} if settings.force else known_submissions(settings.out)
    built = digest(settings.built)
    entries = []
    for student, path in zip(names, submissions, strict=True):
        entry = ClassEntry(student, path, result_files_of(settings.out, student, apart=student in clashing))
        known = earlier.get(student)
        group = group_key(() if book is None else book.group(student))
        if known is not None and is_result_current(
            known, digest_of_files(found_at(path)), built, __version__, entry.files, group
        ):
            ready = are_pages_current(known, student_pages_key(pages, known, book), entry.files)
            entry = replace(entry, known=known, same=True, ready=ready)
        entries.append(entry)
    return entries


def landed_submissions(
    settings: Settings, entries: Sequence[ClassEntry], engine: Engine, pages: str, book: Ledger | None
) -> Iterator[LandedSubmission]:
    """Each submission when it is written, in the order of the cohort; documents that are up to date are not touched."""
    waiting = [entry for entry in entries if not entry.ready]
    places = {entry.student: entry.files for entry in waiting}
    landing = partial(write_finished, settings.out, places, pages, book)
    tasks = (submission_task(entry, book) for entry in waiting)
    coming = landed_tasks(settings, tasks, engine, landing) if waiting else iter(())
    for entry in entries:
        if entry.ready and entry.known is not None:
            if book is not None and not book.holds(entry.known):
                result = read_result(entry.files.result.read_bytes())
                book.take(filed_result(result, book.times.get(result.student)))
            yield LandedSubmission(entry.known, None, reused=True)
        else:
            yield next(coming)
    next(coming, None)  # there is none left, and the workers end


def landed_tasks(
    settings: Settings, tasks: Iterable[SubmissionTask], engine: Engine, landed: Callable[[Finished], Kept]
) -> Iterator[Kept]:
    """What `landed` keeps of each task's outcome, in order; it alone writes."""
    return engine.map(worker_opening(settings, engine), tasks, partial(lost_submission, settings), landed)


def start_ahead(settings: Settings, engine: Engine, count: int) -> None:
    """Starts the engine's processes for about `count` submissions, while the gradebook is being opened."""
    engine.start(worker_opening(settings, engine, ahead=True), count)


def worker_opening(
    settings: Settings, engine: Engine, *, ahead: bool = False
) -> WorkerOpening[SubmissionTask, Finished]:
    """The context manager that a worker opens; the isolation is tried once here, and on every other machine."""
    if not engine.is_here:
        return partial(grading_worker, replace(settings, carried=folder_files(settings.templates)), tried=False)
    held = isolation_for(settings.isolation, packages_of(settings.built))
    return partial(grading_worker, replace(settings, isolation=held.name), ahead=ahead)


def submission_task(entry: ClassEntry, book: Ledger | None) -> SubmissionTask:
    """The task of one submission, with its files read now: those of thousands would not fit into memory at once."""
    earlier = entry.files.result.read_bytes() if entry.same else b""
    found = found_at(entry.path)
    if book is None:
        return SubmissionTask(entry.student, found, earlier)
    return SubmissionTask(entry.student, found, earlier, book.own(entry.student), book.group(entry.student))


def write_finished(
    out: Path, places: dict[str, ResultFiles], pages: str, book: Ledger | None, done: Finished
) -> LandedSubmission:
    """Writes the documents of a finished submission, and returns the part that stays in memory."""
    files = places[done.filed.attempt.student]
    delete_other_name(out, done.filed.attempt.student, files)
    # One that was reused is there already, unless it was of an older schema.
    if not done.reused or stored_digest(files.result) != document_digest(done.text):
        write_whole(files.result, done.text)
    write_whole(files.html, done.html)
    write_whole(files.markdown, done.markdown)
    for suffix, text in done.others:
        write_whole(page_file(files, suffix), text)
    # After the documents: a line in `known.jsonl` promises that they are whole, so a stop before it grades them again.
    known = known_submission(done, __version__, pages + done.page_key)
    append_line(out / KNOWN, known_line(known))
    if book is not None:  # what a stop here leaves out is taken by the next run
        book.take(done.filed)
    return LandedSubmission(known, done.row, done.seconds, done.reused, done.failures, done.isolation)


def write_class_documents(
    settings: Settings, submissions: Sequence[Path], entries: Sequence[ClassEntry], tally: ClassTally, engine: Engine
) -> None:
    """Writes the documents about the cohort as a whole: grades, timings, the class page and `run.json`."""
    out, known = settings.out, tally.known
    # Others stay known: those that `--only` left out, and those that were finished out of turn when a run was stopped.
    write_known_submissions(out, {**known_submissions(out), **{one.student: one for one in known}})
    write_whole(out / "grades.csv", grades_text(known))
    timings = (
        {"student": one.known.student, "seconds": round(one.seconds, 6), "reused": one.reused} for one in tally.landed
    )
    write_whole(out / "timings.jsonl", "".join(json.dumps(line) + "\n" for line in timings))
    page = out / "class.html"
    if tally.landed and class_page_key(page, known) != earlier_class_page_key(out):
        view = class_view(class_page_rows(entries, tally), drafts=drafts_in(out))
        write_whole(page, class_html.class_page_html(view))
    run = run_document(settings, submissions, tally, engine)
    write_whole(out / "run.json", json_text({**run, "class": class_page_key(page, known)}))


def class_page_key(page: Path, known: Sequence[KnownSubmission]) -> str:
    """A digest of the class page and of the results that it was made from, in order."""
    return document_digest(json.dumps([stored_digest(page), *(one.files[RESULT_SUFFIX] for one in known)]).encode())


def earlier_class_page_key(out: Path) -> str:
    """The digest that an earlier run noted for its class page; "" if there was no such run."""
    try:
        return str(json.loads((out / "run.json").read_bytes())["class"])
    except (OSError, ValueError, TypeError, KeyError):
        return ""


def class_page_rows(entries: Sequence[ClassEntry], tally: ClassTally) -> Iterator[StudentRow]:
    """The rows of the class page; those of submissions that were left alone are read from their result files."""
    for entry, landed in zip(entries, tally.landed, strict=False):  # a run that was stopped has landed fewer
        yield landed.row or student_row(read_result(entry.files.result.read_bytes()))


def run_document(
    settings: Settings, submissions: Sequence[Path], tally: ClassTally, engine: Engine
) -> dict[str, object]:
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
