"""`grader grade`: a class of submissions, with progress, and what to look at in the end."""

import os
import sys
from collections.abc import Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any

from grader.built.freeze import loads
from grader.cli.chosen_templates import templates_folder
from grader.cli.errors import CannotRun
from grader.cli.typed_moment import typed_moment
from grader.engine.built_file import built_file
from grader.engine.changed_spec import change_note, changed_parts
from grader.engine.classrun import ClassRun, Settings, grade_class, packages_of, start_ahead
from grader.engine.engines import Engine, engine_of
from grader.engine.resume import RESUME_FILE as KNOWN
from grader.gc_tuning import collect_rarely
from grader.gradebook.ledger import Ledger
from grader.intake.read_submission import entry_student, submissions_in
from grader.report.other_reports import report_named
from grader.sandbox.isolation import STRONGEST_FIRST
from grader.sandbox.run import SandboxFailure, isolation_for
from grader.sandbox.selftest import Isolation

ISOLATIONS = ("auto", *STRONGEST_FIRST)
UNRENDERED = ": not rendered: "  # a failure of a report of another package; the marks stand
STOPPED_RUN = (
    "Stopped after {landed} of {all} submissions. What was graded is kept: run the same command again, and it goes on "
    "from there.\n"
)
INTERRUPTED_CODE = 130  # as shells say it of a program that Ctrl-C ends
UNFIT_FOR_GRADING = (
    "This machine cannot hold other people's code: {why}.\n"
    "Grade in a container instead (see the Containerfile), or, if you trust every submission, say --isolation process."
)


@dataclass(frozen=True, slots=True)
class GradeOptions:
    """The options of `grader grade`."""

    assignment: Path
    submissions: Path
    out: Path
    workers: int | None
    isolation: str
    only: tuple[str, ...]
    as_of: str | None
    force: bool
    rebuild: bool
    templates: Path | None = None
    engine: str = "local"
    scheduler: str | None = None
    gradebook: str | None = None
    reports: tuple[str, ...] = ()


def run_grade(asked: GradeOptions) -> None:
    """Grades the class and says what came of it."""
    collect_rarely()  # again, now that everything is loaded: grading processes share what is exempt
    if asked.isolation not in ISOLATIONS:
        raise CannotRun(f"--isolation {asked.isolation}: there are only {', '.join(ISOLATIONS)}.")
    if not asked.assignment.is_file():
        raise CannotRun(f"{asked.assignment}: there is no such assignment.")
    if not asked.submissions.is_dir():
        raise CannotRun(f"{asked.submissions}: there is no such folder of submissions.")
    for name in asked.reports:
        report_named(name)  # one that cannot be used is told before anything is graded
    templates = templates_folder(asked.assignment, asked.templates)
    built = built_file(asked.assignment, rebuild=asked.rebuild)
    work = submissions_to_grade(asked.submissions, loads(built.data).id, asked.only)
    if built.fresh:
        sys.stderr.write(f"Built the assignment: {built.file}\n")
    elif changed := changed_parts(loads(built.data), asked.assignment):
        note = change_note(asked.assignment, built.file, changed, asked.submissions, asked.out)
        sys.stderr.write(f"{note}\n")
    now = datetime.now(UTC) if asked.as_of is None else typed_moment("--as-of", asked.as_of)
    engine = engine_of(asked.engine, asked.workers or os.cpu_count() or 1, asked.scheduler)
    # Elsewhere each worker tries for itself, and refuses to hold code that it cannot.
    held = isolation_in_force(asked.isolation, packages_of(built.data)) if engine.is_here else None
    isolation = asked.isolation if held is None else held.name
    settings = Settings(
        built.data, asked.out, now, isolation, asked.force, built.file, templates, reports=asked.reports
    )
    with closing(engine):
        if held is not None and is_everything_ungraded(asked.out, force=asked.force):
            start_ahead(settings, engine, len(work))
        from grader.cli.recording import opened_ledger  # which loads a database, while the workers get ready

        with opened_ledger(settings, asked.gradebook, asked.submissions, asked.only, engine) as (book, settings):
            run = with_progress(settings, work, engine, book)
    sys.stdout.write(grade_summary(run, asked.out, held or weakest_isolation(run)))
    assignment = loads(built.data)
    if any(exercise.kind == "text" for exercise in assignment.exercises):
        from grader.cli.waiting_texts import waiting_note

        sys.stdout.write(waiting_note(asked.out, asked.gradebook, assignment.id))


def is_everything_ungraded(out: Path, *, force: bool) -> bool:
    """Whether everything has to be graded; else there may be nothing to do."""
    return force or not (out / KNOWN).exists()


def weakest_isolation(run: ClassRun) -> Isolation:
    """The weakest isolation that held code in a run."""
    return Isolation(max(run.isolations, key=STRONGEST_FIRST.index, default=STRONGEST_FIRST[0]))


def isolation_in_force(asked: str, packages: tuple[str, ...]) -> Isolation:
    """The isolation to grade in; limits on a process only where they are asked for by name."""
    try:
        held = isolation_for(asked, packages)
    except SandboxFailure as failure:
        raise CannotRun(
            f"--isolation {asked}: {failure} Without the option, the strongest that works is taken."
        ) from None
    if held.name == "process" and asked != "process":
        raise CannotRun(UNFIT_FOR_GRADING.format(why=held.note))
    return held


def submissions_to_grade(folder: Path, assignment: str, only: Sequence[str]) -> tuple[Path, ...]:
    """The submissions to grade; those of `only` where some are named."""
    work = submissions_in(folder, assignment)
    if not work:
        raise CannotRun(f"{folder}: no submissions there; it should hold one folder, file or zip per student.")
    # A mistyped name would else grade nobody, and look like a success.
    missing = set(only) - {entry_student(path, assignment) for path in work}
    if missing:
        raise CannotRun(f"{folder}: no submission of {', '.join(sorted(missing))}.")
    return tuple(path for path in work if not only or entry_student(path, assignment) in only)


def with_progress(settings: Settings, work: Sequence[Path], engine: Engine, book: Ledger | None = None) -> ClassRun:
    """The run, with how far it is. The bar has a thread, and begins once the workers have been started."""
    with ExitStack() as stack:

        @cache
        def bar() -> Any:
            from grader.cli.progress import counted_progress

            return stack.enter_context(counted_progress("grading", len(work)))

        landed = 0

        def told(_: object) -> None:
            nonlocal landed
            landed += 1
            bar().advance()

        try:
            return grade_class(settings, work, engine, told, book)
        except KeyboardInterrupt:
            stack.close()  # the bar, which would be drawn over the sentence
            sys.stderr.write(STOPPED_RUN.format(landed=landed, all=len(work)))
            sys.exit(INTERRUPTED_CODE)


def grade_summary(run: ClassRun, out: Path, held: Isolation) -> str:
    """Lines on a run for the terminal: what failed through us first, then how many, how fast, and where it lies."""
    lines = [
        failure if UNRENDERED in failure else f"Not graded, through a fault of ours: {failure}"
        for failure in run.failures
    ]
    if held.name != ISOLATIONS[1]:
        why = f": {held.note}" if held.note else ""
        lines.append(f"Student code was held by the isolation {held.name}, which is weaker than {ISOLATIONS[1]}{why}.")
    reused = f" ({run.reused} unchanged since the last run)" if run.reused else ""
    graded = f"{len(run.known)} graded{reused} in {run.seconds:.1f} s"
    if run.known:
        middle = median(one.score for one in run.known)
        graded += f"; median {middle:g} of {run.known[0].points:g} points"
    lines += [f"{graded}.", f"Grades: {out / 'grades.csv'}", f"Feedback: {out / 'feedback'}"]
    lines += [f"The class: {out / 'class.html'}"]
    return "\n".join(lines) + "\n"
