"""`grader ci --collect`: the students' repositories fetched into the instructor's job, and graded there."""

import io
import os
import sys
import tempfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from grader.build.secret import NoSecret, WeakSecret
from grader.built.freeze import digest
from grader.ci.checkout import given_digests
from grader.ci.job_words import Remark, without_log_commands
from grader.ci.surroundings import Surroundings, surroundings_of
from grader.cli.ci import annotated_failures
from grader.cli.errors import CannotRun
from grader.cli.grade import GradeOptions, run_grade
from grader.engine.building_document import released_file
from grader.platforms.collecting import CollectionOptions, collect_download
from grader.platforms.git.repositories import TOKEN_VARIABLE, Repository, clone_repository, repositories_of
from grader.platforms.github import annotation, append_text, uncommanded
from grader.report.markdown import escaped_markdown
from grader.spec.load import load_assignment_spec
from grader.texts.roster import Student, roster_of
from grader.texts.safe_text import counted, one_line

CLONES_AT_ONCE = 4  # clones
FORK_REMARK = "A fork has none of the secrets of the repository that it was made from: run this in the course's own."


@dataclass(frozen=True, slots=True)
class CiClassOptions:
    """The options of `grader ci --collect`."""

    assignment: Path | None
    roster: Path | None
    out: Path | None
    isolation: str = "auto"
    digests: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FetchedClass:
    """The outcome of fetching and grading a cohort: what grading said, and whose work is missing and why."""

    said: str
    missing: tuple[str, ...]


def run_ci_class(wanted: CiClassOptions) -> int:
    """Fetches and grades the cohort; exit code 0 once all are graded, 1 if a repository is missing, 2 if it cannot."""
    around = surroundings_of(os.environ, Path.cwd())
    with annotated_failures(around):
        if wanted.assignment is None or wanted.roster is None or wanted.out is None:
            raise CannotRun("--collect needs --assignment, the assignment's YAML; --roster; and --out.")
        if around.public:
            raise CannotRun(
                "This repository is public: everybody could read the grades. Grade in a private repository."
            )
        done = fetched_and_graded(wanted.assignment, wanted.roster, wanted.out, wanted)
        sys.stdout.write(class_log_text(done, around))
        if around.summary:
            append_text(around.summary, class_summary_text(done))
        return 1 if done.missing else 0


def fetched_and_graded(assignment: Path, roster: Path, out: Path, wanted: CiClassOptions) -> FetchedClass:
    """The cohort's work, fetched and graded; once the cases are drawn, nothing here knows the secret any more."""
    if not assignment.is_file():
        raise CannotRun(f"{assignment}: there is no such assignment.")
    students, environment = roster_of(roster), dict(os.environ)
    repositories = repositories_of(roster, environment)
    # Before student code runs, so that no process of it inherits a secret; cloning has the token in `environment`.
    freeze_and_forget_secrets(assignment, students, given_digests(wanted.digests))
    with tempfile.TemporaryDirectory(prefix="grader-clones-") as place:
        missing = clone_all(repositories, Path(place), environment)
        # Then the cause is common to all, as a wrong token is, and the first sentence tells it.
        if len(missing) == len(repositories):
            raise CannotRun(f"No repository could be had. {missing[0]}")
        collected = collect_download(
            CollectionOptions(Path(place), out / "submissions", "git", students, None, None, "")
        )
    missing += [f"{one_line(each.source)}: {one_line(each.why)}" for each in collected.problems]
    said = io.StringIO()
    # What grading prints is told only where the log is private: see `class_log_text`.
    with redirect_stdout(said):
        run_grade(
            GradeOptions(
                assignment=assignment,
                submissions=out / "submissions",
                out=out,
                workers=None,
                isolation=wanted.isolation,
                only=(),
                as_of=None,
                force=False,
                rebuild=False,
            )
        )
    return FetchedClass(said.getvalue(), tuple(missing))


def freeze_and_forget_secrets(assignment: Path, students: Sequence[Student], known: tuple[str, ...]) -> None:
    """Builds the assignment, with everybody's variant, where it was not; then forgets the secrets of the job."""
    try:
        built = released_file(assignment, [student.id for student in students])
    # A weak secret says itself what to do; only a missing one may be a fork's.
    except WeakSecret:
        raise
    except NoSecret as problem:
        raise CannotRun(f"{problem} {FORK_REMARK}") from None
    own = digest(built.data)
    if known and own not in known:
        raise CannotRun(f"The assignment is not the one that was released: {built.file.name} has the digest {own}.")
    for name in (load_assignment_spec(assignment).spec.secret.env, TOKEN_VARIABLE):
        if name:
            os.environ.pop(name, None)


def clone_all(repositories: Sequence[Repository], place: Path, environment: Mapping[str, str]) -> list[str]:
    """Clones each repository into a folder named by the student; gives a sentence for each that failed."""
    with ThreadPoolExecutor(CLONES_AT_ONCE) as pool:
        reasons = list(pool.map(partial(clone_into, place, environment), repositories))
    pairs = zip(repositories, reasons, strict=True)
    return [f"{each.student.id}: the repository could not be had: {why}." for each, why in pairs if why]


def clone_into(place: Path, environment: Mapping[str, str], repository: Repository) -> str:
    """Clones one repository; gives the reason why it could not be, "" if it was."""
    return clone_repository(repository, place / repository.student.id, environment)


def class_log_text(done: FetchedClass, around: Surroundings) -> str:
    """The log of the job: the students who are missing, and what grading said where it may be told."""
    said = (
        done.said if around.tells_score else "Graded; how well is not told here, as nobody says that this is private.\n"
    )
    if around.system != "github":
        return without_log_commands("".join(f"{line}\n" for line in done.missing) + said)
    # After `uncommanded`, which would take these commands for a student's.
    notes = (annotation(Remark("warning", "Not among the graded", line)) for line in done.missing)
    return uncommanded(without_log_commands(said)) + "".join(f"{line}\n" for line in notes)


def class_summary_text(done: FetchedClass) -> str:
    """The summary of the step, in Markdown: no grades, but the students who are missing."""
    missing = "".join(f"- {escaped_markdown(line)}\n" for line in done.missing)
    who = f"\n{counted(len(done.missing), 'student')} not among them:\n\n{missing}" if done.missing else ""
    return f"### Graded\n\nResults, feedback and grades.csv are in the job's output.\n{who}"
