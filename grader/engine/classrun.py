"""A class graded: every submission through `grade_one`, on disk as soon as it is finished, resumed where it stopped."""

import json
import platform
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from pathlib import Path

from grader.build.freeze import digest, loads
from grader.build.personal import for_student
from grader.diagnose.counterexample import Memo
from grader.engine.one import Graded, grade_one
from grader.engine.output import feedback_file, grades_text, json_text, result_file, result_text, stored_result, write
from grader.engine.workers import done_in_order
from grader.intake.names import clashing_names, safe_name
from grader.intake.read import read_submission, student_of
from grader.report import html, markdown
from grader.report.text import one_line
from grader.report.view import Rules, rules_of, student_view
from grader.sandbox.run import Sandbox, isolation_for
from grader.sandbox.selftest import Isolation
from grader.score.result import Result
from grader.score.results import result_of, ungraded
from grader.spec.assignment import Policy
from grader.version import __version__


@dataclass(frozen=True, slots=True)
class Settings:
    """What a run needs to know; small and plain, as every worker gets a copy."""

    built: bytes
    out: Path
    now: datetime
    isolation: str = "auto"
    force: bool = False
    assignment: Path | None = None  # where the built document lies, for `grader why`


@dataclass(frozen=True, slots=True)
class Finished:
    """One submission's documents, ready to be written."""

    student: str
    result: Result
    html: str
    markdown: str
    seconds: float
    reused: bool = False
    failures: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ClassRun:
    """How a run ended: the results in order, how many were taken over from an earlier run, what failed through us."""

    results: tuple[Result, ...]
    reused: int
    failures: tuple[str, ...]
    seconds: float


def grade_class(
    settings: Settings, submissions: Sequence[Path], workers: int, told: Callable[[Finished], None] = lambda _: None
) -> ClassRun:
    """Grades every submission and writes the whole output folder; `told` hears of each one as it is written."""
    start = time.perf_counter()
    settings = replace(settings, isolation=isolation_for(settings.isolation, packages_of(settings.built)).name)
    opening = partial(opened, settings, known_version(settings.out) == __version__)
    results, failures, timings, reused = [], [], [], 0
    assignment = loads(settings.built).id
    clashing = clashing_names(safe_name(student_of(path, assignment)) for path in submissions)
    try:
        for done in done_in_order(opening, submissions, workers, partial(lost, settings)):
            apart = done.student in clashing
            write(result_file(settings.out, done.student, apart=apart), result_text(done.result))
            write(feedback_file(settings.out, done.student, ".html", apart=apart), done.html)
            write(feedback_file(settings.out, done.student, ".md", apart=apart), done.markdown)
            results.append(done.result)
            failures += [one_line(f"{done.student}: {failure}") for failure in done.failures]
            timings.append({"student": done.student, "seconds": round(done.seconds, 6), "reused": done.reused})
            reused += done.reused
            told(done)
    finally:  # Ctrl-C too: what is finished stays, and the next run goes on from there
        write(settings.out / "grades.csv", grades_text(results))
        write(settings.out / "timings.jsonl", "".join(json.dumps(line) + "\n" for line in timings))
        write(settings.out / "run.json", json_text(run_document(settings, submissions, results, failures, workers)))
    return ClassRun(tuple(results), reused, tuple(failures), time.perf_counter() - start)


@contextmanager
def opened(settings: Settings, same_version: bool) -> Iterator[Callable[[Path], Finished]]:
    """What a worker does with one submission, while its sandbox is open."""
    built, built_digest = loads(settings.built), digest(settings.built)
    policy = policy_rules(settings.built)
    packages = tuple(built.policy.get("packages", ()))
    memo = Memo()
    with Sandbox(Isolation(settings.isolation), packages) as sandbox:  # tried already, by `grade_class`

        def finish(path: Path) -> Finished:
            start = time.perf_counter()
            submission = read_submission(path, student=student_of(path, built.id))
            earlier = stored_result(settings.out, submission.student) if same_version and not settings.force else None
            known = earlier is not None and (earlier.built, earlier.submission) == (built_digest, submission.digest)
            clean = known and earlier is not None and all(one.status != "ungraded" for one in earlier.exercises)
            if clean and earlier is not None:
                graded = Graded(earlier)
            else:
                graded = grade_one(built, built_digest, submission, sandbox, memo=memo)
            view = student_view(graded.result, policy, settings.now)
            return Finished(
                submission.student,
                graded.result,
                html.page(view),
                markdown.page(view),
                time.perf_counter() - start,
                clean,
                graded.failures,
            )

        yield finish


def lost(settings: Settings, path: Path) -> Finished:
    """What stands for a submission whose grading process died: ungraded, said, and never wrong."""
    whole, built_digest = loads(settings.built), digest(settings.built)
    submission = read_submission(path, student=student_of(path, whole.id))
    built = for_student(whole, submission.student)
    result = result_of(built, built_digest, submission, [ungraded(exercise) for exercise in built.exercises])
    view = student_view(result, policy_rules(settings.built), settings.now)
    failures = ("the process that graded it died",)
    return Finished(submission.student, result, html.page(view), markdown.page(view), 0, False, failures)


def packages_of(built: bytes) -> tuple[str, ...]:
    """What students may import beside the standard library, by the built document's policy."""
    return tuple(loads(built).policy.get("packages", ()))


def policy_rules(built: bytes) -> Rules:
    """What students may see, by the built document's policy."""
    written = dict(loads(built).policy)
    due = written.pop("due", None)
    contact = written.pop("contact", "")
    return rules_of(Policy.model_validate(written), datetime.fromisoformat(due) if due else None, contact)


def known_version(out: Path) -> str | None:
    """The version of the grader that wrote the folder; None if none has."""
    try:
        version = json.loads((out / "run.json").read_text(encoding="utf-8")).get("versions", {}).get("grader")
    except (OSError, ValueError, AttributeError):
        return None
    return version if isinstance(version, str) else None


def run_document(
    settings: Settings, submissions: Sequence[Path], results: Sequence[Result], failures: Sequence[str], workers: int
) -> dict[str, object]:
    """`run.json`: what a result must not hold, as it differs from run to run."""
    ungraded_work = [
        f"{result.student}: {exercise.id}"
        for result in results
        for exercise in result.exercises
        if exercise.status == "ungraded"
    ]
    return {
        "ungraded": ungraded_work,
        "failures": list(failures),
        "submissions": len(submissions),
        "graded": len(results),
        "isolation": settings.isolation,
        "workers": workers,
        "built": digest(settings.built),
        "assignment": None if settings.assignment is None else str(settings.assignment.absolute()),
        "folder": str(submissions[0].absolute().parent) if submissions else None,
        "host": platform.node(),
        "versions": {"grader": __version__, "python": sys.version.split()[0], "platform": platform.platform()},
    }
