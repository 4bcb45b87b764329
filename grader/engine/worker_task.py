"""The task of a worker: grade one submission, or take over its earlier result, and render its pages."""

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache, partial
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from grader.built.document import BuiltAssignment
from grader.built.freeze import digest, loads
from grader.built.time_limit import in_time
from grader.engine.grade_submission import GradedSubmission, grade_one
from grader.engine.group_numbers import assignment_as_answered, group_numbers_sentences
from grader.engine.result_files import ResultMarks, result_marks
from grader.engine.waiting_rule import view_or_waiting
from grader.gradebook.ledger import PageContext, as_it_stands
from grader.gradebook.records import FiledResult, filed_result
from grader.intake.files import FoundFiles
from grader.intake.read_submission import digest_of_files, submission_of
from grader.intake.submission import Submission
from grader.paths import templates_dir
from grader.report import html, markdown
from grader.report.classes.row import StudentRow, student_row
from grader.report.other_reports import RenderedReports, rendered_reports, report_keys
from grader.report.result_json import read_result, result_text
from grader.report.rules import is_open, level_at, repair_level_at
from grader.report.view import DisclosureRules, disclosure_rules, student_view
from grader.run_cache import UNCACHED, RunCache
from grader.sandbox.run import Sandbox, SandboxFailure, isolation_for
from grader.sandbox.selftest import Isolation
from grader.score.result import CaseResult, Result
from grader.score.results import result_of, ungraded_result
from grader.spec.assignment import Policy

# Seconds of the processor that one submission may cost us beside its sandbox. What we do with it is bounded in counted
# work, to a fraction of one second: this is for what nobody foresaw, and leaves the submission ungraded.
MAX_OWN_SECONDS = 60.0
# Characters of an exception's text in a failure: a student may have written it, and `run.json` holds all failures.
MAX_PROBLEM_CHARACTERS = 500
ANSWER_NOT_SHOWN = "What was answered here cannot be shown."


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a run, small and plain, as every worker gets a copy."""

    built: bytes
    out: Path
    now: datetime
    isolation: str = "auto"
    force: bool = False
    assignment: Path | None = None  # where the built document lies, for `grader why`
    templates: Path | None = None  # a folder of templates that take the place of ours
    carried: tuple[tuple[str, bytes], ...] = ()  # that folder's files, for workers that cannot see it
    reports: tuple[str, ...] = ()  # names of reports of other packages
    extended: datetime | None = None  # the end of the last extension, where a gradebook knows of one
    gradebook: str = ""  # where the gradebook is, without a password


@dataclass(frozen=True, slots=True)
class SubmissionTask:
    """One submission on its way to a worker, which may be on another machine: the student's files as bytes.

    `earlier` is the result document of an earlier run, where only its pages are to be made anew; `own` what a gradebook
    adds to them. `group` are the others who handed it in together.
    """

    student: str
    found: FoundFiles
    earlier: bytes = b""
    own: PageContext | None = None
    group: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Finished:
    """The documents of one submission, ready to be written, and its marks; `text` is the result document.

    It comes from another process, or another machine, so the result is not in it a second time as an object.
    """

    filed: FiledResult
    marks: ResultMarks
    row: StudentRow
    text: bytes
    html: bytes
    markdown: bytes
    page_key: str  # what a gradebook adds to the pages
    seconds: float
    reused: bool = False
    failures: tuple[str, ...] = ()
    isolation: str = ""  # that held the code, if any ran
    others: tuple[tuple[str, str], ...] = ()  # texts of other packages' reports, by the ends of their files' names


SubmissionWork = Callable[[SubmissionTask], Finished]


@contextmanager
def grading_worker(settings: Settings, *, tried: bool = True, ahead: bool = False) -> Iterator[SubmissionWork]:
    """The function by which a worker grades and renders one submission, while its sandbox is open.

    An isolation that was not `tried` on this machine is tried first; raises SandboxFailure. A worker that is opened
    `ahead` of the first submission starts the jail that most of them need.
    """
    built, built_digest = built_document(settings.built), digest(settings.built)
    packages = packages_of(settings.built)
    cache = RunCache()
    held = Isolation(settings.isolation) if tried else fit_isolation(settings.isolation, packages)
    with placed_templates(settings) as placed, Sandbox(held, packages, cache) as sandbox:
        if ahead:
            sandbox.warm_up()

        def finish(task: SubmissionTask) -> Finished:
            start = time.perf_counter()
            if task.earlier:
                graded = GradedSubmission(read_result(task.earlier))
            else:
                submission = submission_of(task.found, task.student)
                graded = grade_one(built, built_digest, submission, sandbox, cache=cache, group=task.group)
            done = finished_submission(placed, graded, start, reused=bool(task.earlier), own=task.own, cache=cache)
            return done if done.reused else replace(done, isolation=sandbox.isolation)

        yield lambda task: in_time(partial(finish, task), MAX_OWN_SECONDS, whole=True)


def fit_isolation(asked: str, packages: tuple[str, ...]) -> Isolation:
    """The isolation in force on this machine; `process`, which is limits alone, only if it is asked for by name."""
    held = isolation_for(asked, packages)
    if held.name == "process" and asked != "process":
        raise SandboxFailure(f"This machine cannot hold other people's code: {held.note}.")
    return held


def finished_submission(
    settings: Settings,
    graded: GradedSubmission,
    start: float = 0.0,
    *,
    reused: bool = False,
    own: PageContext | None = None,
    cache: RunCache = UNCACHED,
) -> Finished:
    """The documents of a result; its pages have what a gradebook adds."""
    result = graded.result
    shown, sentences, key = (result, (), "") if own is None else as_it_stands(own, result)
    if told := group_numbers_sentences(built_document(settings.built), result, own.group if own else ()):
        shown = replace(shown, notes=(*told, *shown.notes))
    rules = policy_rules(settings.built, own.extended if own else None)
    pages, problems = pages_despite_failures(settings, result, shown, rules, sentences, own, cache)
    return Finished(
        filed=filed_result(result, own.handed_in if own else None),
        marks=result_marks(result),
        row=student_row(result, cache=cache),
        text=result_text(result).encode(),
        html=pages.html.encode(),
        markdown=pages.markdown.encode(),
        page_key=key,
        seconds=time.perf_counter() - start if start else 0.0,
        reused=reused,
        failures=(*graded.failures, *problems, *(f"not rendered: {problem}" for problem in pages.other.problems)),
        others=pages.other.texts,
    )


@dataclass(frozen=True, slots=True)
class StudentPages:
    """The pages of one student's result, in every format."""

    html: str
    markdown: str
    other: RenderedReports


def pages_despite_failures(
    settings: Settings,
    result: Result,
    shown: Result,
    rules: DisclosureRules,
    sentences: Sequence[str],
    own: PageContext | None,
    cache: RunCache = UNCACHED,
) -> tuple[StudentPages, tuple[str, ...]]:
    """The pages of a result, and why they are not as they should be: a page that fails costs no marks.

    A result that cannot be shown is shown without what student code gave; if that fails too, by our own templates.
    """
    plain = replace(settings, templates=None, reports=())
    try:
        return student_pages(settings, result, shown, rules, sentences, own, cache), ()
    except Exception as problem:
        told = (f"not shown: {type(problem).__name__}: {problem}"[:MAX_PROBLEM_CHARACTERS],)
    try:
        return student_pages(settings, result, result_without_answers(shown), rules, sentences, own), told
    except Exception:
        return student_pages(plain, result, result_without_answers(shown), rules, sentences, own), told


def student_pages(
    settings: Settings,
    result: Result,
    shown: Result,
    rules: DisclosureRules,
    sentences: Sequence[str],
    own: PageContext | None,
    cache: RunCache = UNCACHED,
) -> StudentPages:
    """The pages of a result; `shown` is the result as a gradebook and markers changed it."""
    view = student_view(shown, rules, settings.now, sentences, cache)
    view = view_or_waiting(built_document(settings.built), view, result, shown, own)
    return StudentPages(
        html.feedback_html(view, settings.templates, cache),
        markdown.feedback_markdown(view, settings.templates, cache),
        rendered_reports(view, settings.reports),
    )


def result_without_answers(result: Result) -> Result:
    """The result without any value, text or error that student code gave."""
    exercises = tuple(
        replace(each, cases=tuple(map(case_without_answer, each.cases)), findings=(), open_findings=None)
        for each in result.exercises
    )
    return replace(result, exercises=exercises)


def case_without_answer(case: CaseResult) -> CaseResult:
    """The case without any value, text or error that student code gave."""
    message = ANSWER_NOT_SHOWN if not case.passed else ""
    return replace(case, message=message, observed=None, steps=None, stdout="", expected=None, error=None)


def lost_submission(settings: Settings, task: SubmissionTask, why: str) -> Finished:
    """The documents of a submission that was lost through a failure of ours: ungraded, with the reason, never wrong."""
    try:
        submission = submission_of(task.found, task.student)
    except Exception:  # to read it may be what failed in the worker
        submission = Submission(task.student, (), {}, (), digest_of_files(task.found), "")
    built = assignment_as_answered(built_document(settings.built), submission, task.group)
    exercises = [ungraded_result(exercise) for exercise in built.exercises]
    result = result_of(built, digest(settings.built), submission, exercises)
    return finished_submission(settings, GradedSubmission(result, (why,)), own=task.own)


@lru_cache(maxsize=2)  # asked for with every submission, nearly always of the same bytes
def built_document(built: bytes) -> BuiltAssignment:
    """The built assignment in these bytes."""
    return loads(built)


def packages_of(built: bytes) -> tuple[str, ...]:
    """The packages that students may import beside the standard library, by the built document's policy."""
    return tuple(built_document(built).policy.get("packages", ()))


@lru_cache(maxsize=2)
def policy_rules(built: bytes, extended: datetime | None = None) -> DisclosureRules:
    """The rules on what students may see, by the built document's policy and the end of the last extension."""
    written = dict(built_document(built).policy)
    due = written.pop("due", None)
    contact = written.pop("contact", "")
    return disclosure_rules(
        Policy.model_validate(written), datetime.fromisoformat(due) if due else None, contact, extended
    )


def pages_digest(settings: Settings) -> str:
    """The digest of all that pages depend on beside the result: the rules at this moment, and the templates."""
    rules = policy_rules(settings.built, settings.extended)
    said = [
        level_at(rules, settings.now),
        repair_level_at(rules, settings.now),
        is_open(rules, settings.now),
        *report_keys(settings.reports),
    ]
    told = sha256(json.dumps(said).encode())
    for folder in (templates_dir() / "report", settings.templates):
        for name, data in folder_files(folder):
            told.update(f"{name}\0".encode() + sha256(data).digest())
    return told.hexdigest()


def folder_files(folder: Path | None) -> tuple[tuple[str, bytes], ...]:
    """The relative names and bytes of a folder's files, none for no folder."""
    # Sorted: the digest of pages must not depend on the order in which a file system lists them.
    files = [] if folder is None else sorted(path for path in folder.rglob("*") if path.is_file())
    return tuple((str(path.relative_to(folder)), path.read_bytes()) for path in files if folder is not None)


@contextmanager
def placed_templates(settings: Settings) -> Iterator[Settings]:
    """The settings with a template folder on this machine: templates that came with them are written to one."""
    if not settings.carried:
        yield settings
        return
    with TemporaryDirectory() as folder:
        for name, data in settings.carried:
            file = Path(folder, name)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        yield replace(settings, templates=Path(folder), carried=())
