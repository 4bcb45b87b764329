"""`grader grade`: a class of submissions, with progress, and what to look at in the end."""

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from grader.build.freeze import loads
from grader.cli.errors import CannotRun
from grader.cli.moments import moment_of
from grader.engine.built import built_file
from grader.engine.classrun import ClassRun, Settings, grade_class, packages_of
from grader.intake.read import student_of, submissions_in
from grader.sandbox.isolation import STRONGEST_FIRST
from grader.sandbox.run import SandboxFailure, isolation_for
from grader.sandbox.selftest import Isolation

ISOLATIONS = ("auto", *STRONGEST_FIRST)
UNFIT = (
    "This machine cannot hold other people's code: {why}.\n"
    "Grade in a container instead (see the Containerfile), or, if you trust every submission, say --isolation process."
)


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line says."""

    assignment: Path
    submissions: Path
    out: Path
    workers: int | None
    isolation: str
    only: tuple[str, ...]
    as_of: str | None
    force: bool
    rebuild: bool


def run_grade(asked: Asked) -> None:
    """Grades the class and says what came of it."""
    if asked.isolation not in ISOLATIONS:
        raise CannotRun(f"--isolation {asked.isolation}: there are only {', '.join(ISOLATIONS)}.")
    if not asked.assignment.is_file():
        raise CannotRun(f"{asked.assignment}: there is no such assignment.")
    if not asked.submissions.is_dir():
        raise CannotRun(f"{asked.submissions}: there is no such folder of submissions.")
    built = built_file(asked.assignment, rebuild=asked.rebuild)
    work = submissions_of(asked.submissions, loads(built.data).id, asked.only)
    if built.fresh:
        sys.stderr.write(f"Built the assignment: {built.file}\n")
    now = datetime.now(UTC) if asked.as_of is None else moment_of("--as-of", asked.as_of)
    held = isolation_in_force(asked.isolation, packages_of(built.data))
    settings = Settings(built.data, asked.out, now, held.name, asked.force, built.file)
    run = with_progress(settings, work, asked.workers or os.cpu_count() or 1)
    sys.stdout.write(summary(run, asked.out, held))


def isolation_in_force(asked: str, packages: tuple[str, ...]) -> Isolation:
    """The isolation to grade in; limits on a process only where they are asked for by name."""
    try:
        held = isolation_for(asked, packages)
    except SandboxFailure as failure:
        raise CannotRun(
            f"--isolation {asked}: {failure} Without the option, the strongest that works is taken."
        ) from None
    if held.name == "process" and asked != "process":
        raise CannotRun(UNFIT.format(why=held.note))
    return held


def submissions_of(folder: Path, assignment: str, only: Sequence[str]) -> tuple[Path, ...]:
    """The submissions to grade; those of `only` where some are named."""
    work = submissions_in(folder, assignment)
    if not work:
        raise CannotRun(f"{folder}: no submissions there; it should hold one folder, file or zip per student.")
    missing = set(only) - {student_of(path, assignment) for path in work}
    if missing:
        raise CannotRun(f"{folder}: no submission of {', '.join(sorted(missing))}.")
    return tuple(path for path in work if not only or student_of(path, assignment) in only)


def with_progress(settings: Settings, work: Sequence[Path], workers: int) -> ClassRun:
    """The run, with a bar on a terminal and silence elsewhere."""
    console = Console(stderr=True)
    columns = (TextColumn("grading"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("grading", total=len(work))
        return grade_class(settings, work, workers, lambda _: bar.advance(task))


def summary(run: ClassRun, out: Path, held: Isolation) -> str:
    """What came of the run: what failed through us first, then how many, how fast, and where it lies."""
    lines = [f"Not graded, through a fault of ours: {failure}" for failure in run.failures]
    if held.name != ISOLATIONS[1]:
        why = f": {held.note}" if held.note else ""
        lines.append(f"Student code was held by the isolation {held.name}, which is weaker than {ISOLATIONS[1]}{why}.")
    reused = f" ({run.reused} unchanged since the last run)" if run.reused else ""
    graded = f"{len(run.results)} graded{reused} in {run.seconds:.1f} s"
    if run.results:
        scores = sorted(result.score for result in run.results)
        graded += f"; median {scores[len(scores) // 2]:g} of {run.results[0].points:g} points"
    lines += [f"{graded}.", f"Grades: {out / 'grades.csv'}", f"Feedback: {out / 'feedback'}"]
    return "\n".join(lines) + "\n"
