"""`grader demo`: a sample course handed out, a sample class graded, and where to look."""

import os
import shutil
import sys
import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.table import Table

from grader.built.document import BuiltAssignment
from grader.built.freeze import loads
from grader.built.variants import for_student
from grader.cli.demo_cohort import COHORT_SIZE, drawn_students, write_drawn_cohort
from grader.cli.grade import with_progress
from grader.cli.handed_in import DEMO_HAND_ANSWERING, answers_text, with_answer_cell, written_by
from grader.cli.release import write_releases
from grader.engine.building_document import released_file
from grader.engine.classrun import ClassRun, Settings
from grader.engine.engines import Local
from grader.engine.result_files import feedback_file
from grader.intake.read_submission import submissions_in
from grader.paths import courses_dir
from grader.score.result import ExerciseResult, Result
from grader.texts.roster import Student, roster_of

FINDINGS_SHOWN = 2  # findings of one student in the table; the pages have all of them
SLIP_WORDS = {  # what a check saw, where no finding explains it; the likeliest to be of interest first
    "follows": "follows from an earlier slip",
    "nothing": "printed, not returned",
    "percent": "a percentage",
    "rounded": "rounded too early",
    "several": "everything chosen",
    "type": "not the type asked for",
    "value": "wrong values",
    "predictions": "wrong predictions",
}
DEMO_RECEIVERS = ("ada", "alan")  # whose release folders are left, to look at
PAGES_TO_LOOK_AT = {  # a page to look at: why
    "alan": "known mistakes, each named",
    "barbara": "a slip in a trace: what follows from it still counts",
    "tony": "the same by hand",
    "craig": "a friend's answers, to other numbers",
    "mallory": "tricks",
}


def run_demo(out: Path, size: int | None = None) -> None:
    """Lays the sample course out in a folder, hands it out, grades it there, and says where to look."""
    out.mkdir(parents=True, exist_ok=True)
    assignment, roster, submissions, graded = (
        out / name for name in ("demo.yaml", "roster.csv", "submissions", "graded")
    )
    shutil.copyfile(courses_dir() / "demo.yaml", assignment)
    written = roster_of(courses_dir() / "demo.csv")
    drawn = drawn_students(written, size or COHORT_SIZE)
    students = [*written, *drawn]
    rows = [("id", "name"), *((student.id, student.name) for student in students)]
    roster.write_text("".join(f"{id_},{name}\n" for id_, name in rows), encoding="utf-8")
    with timed_step(f"Building 8 exercises, with numbers of their own for {len(students)} students"):
        # Rebuilt, as the folder may hold the demo of another version.
        frozen = released_file(assignment, [student.id for student in students], rebuild=True)
        built = loads(frozen.data)
    with timed_step(f"Making what students receive, for {' and '.join(DEMO_RECEIVERS)}"):
        write_demo_releases(built, [student for student in students if student.id in DEMO_RECEIVERS], out / "released")
    write_demo_submissions(submissions, built)
    write_drawn_cohort(submissions, built, drawn)
    # By force, as an earlier demo may have left results there.
    settings = Settings(frozen.data, graded, datetime.now(UTC), force=True, assignment=frozen.file)
    # A line of its own, as those of the progress follow.
    sys.stdout.write("Grading the class, each in a sandbox:\n")
    sys.stdout.flush()
    run = with_progress(settings, submissions_in(submissions), Local(os.cpu_count() or 1))
    print_class(run, out, {student.id for student in written})


@contextmanager
def timed_step(what: str) -> Iterator[None]:
    """Prints a step before it runs, and then how long it took."""
    start = time.perf_counter()
    sys.stdout.write(f"{what} ... ")
    # A line without its end stays in the buffer, and the step takes seconds.
    sys.stdout.flush()
    try:
        yield
    finally:
        sys.stdout.write(f"{time.perf_counter() - start:.1f} s\n")


def write_demo_releases(built: BuiltAssignment, students: list[Student], folder: Path) -> None:
    """Writes the release folders of some students of the sample cohort."""
    if folder.exists():
        shutil.rmtree(folder)
    # A folder is written when it is asked for.
    for _ in write_releases(built, students, folder):
        pass


def write_demo_submissions(folder: Path, built: BuiltAssignment) -> None:
    """Writes the sample cohort's work: code from the sample course, answers by hand to each student's own numbers."""
    if folder.exists():
        shutil.rmtree(folder)
    # Python leaves `__pycache__` beside code that was run.
    shutil.copytree(courses_dir() / "demo", folder, ignore=shutil.ignore_patterns("__pycache__"))
    for student, how in DEMO_HAND_ANSWERING.items():
        # Copied answers are right for the numbers of the friend they come from.
        own = for_student(built, how.copied_from or student)
        written = written_by(how, own)
        if how.in_notebook:
            notebook = folder / f"{student}.ipynb"
            notebook.write_text(with_answer_cell(notebook.read_text("utf-8"), written, own), encoding="utf-8")
        else:
            (folder / student / "answers.yaml").write_text(answers_text(written, own.variant), encoding="utf-8")


def print_class(run: ClassRun, out: Path, shown: Collection[str]) -> None:
    """Prints a row for each of the students to be shown, and the pages to look at."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("student")
    table.add_column("score", justify="right")
    table.add_column("what was found", overflow="fold")
    # Of these only: to read all results again would take as long as grading a tenth of the class.
    for result in replace(run, known=tuple(one for one in run.known if one.student in shown)).results:
        table.add_row(result.student, f"{result.score:g}/{result.points:g}", findings_text(result))
    sys.stdout.write("\n")
    Console(highlight=False).print(table)
    sys.stdout.write(f"and {len(run.known) - len(shown)} more, drawn from right and wrong solutions\n")
    for failure in run.failures[:FINDINGS_SHOWN]:
        sys.stdout.write(f"Not graded, through a fault of ours: {failure}\n")
    if len(run.failures) > FINDINGS_SHOWN:
        sys.stdout.write(f"... and {len(run.failures) - FINDINGS_SHOWN} more: {out / 'graded' / 'run.json'}\n")
    sys.stdout.write(f"\n{len(run.known)} submissions graded in {run.seconds:.1f} s. Look at:\n")
    places = {feedback_file(out / "graded", student, ".html"): why for student, why in PAGES_TO_LOOK_AT.items()}
    places[out / "released" / DEMO_RECEIVERS[0] / "handout.html"] = (
        "what a student receives: handout, notebook, checker"
    )
    places[out / "graded" / "class.html"] = "the class: how hard each exercise was, common mistakes"
    places[out / "graded" / "grades.csv"] = "the grades"
    width = max(len(str(place)) for place in places)
    for place, why in places.items():
        sys.stdout.write(f"  {place!s:{width}}  {why}\n")


def findings_text(result: Result) -> str:
    """The first findings in a student's work by their names, and how many more there are."""
    names = list(dict.fromkeys(name for exercise in result.exercises for name in finding_names(exercise)))
    missing = sum(exercise.status == "missing" for exercise in result.exercises)
    names += [f"{missing} not answered"] if missing else []
    more = f" and {len(names) - FINDINGS_SHOWN} more" if len(names) > FINDINGS_SHOWN else ""
    return "; ".join(names[:FINDINGS_SHOWN]) + more


def finding_names(exercise: ExerciseResult) -> list[str]:
    """The names of an exercise's findings; where it has none and is not right, the slip that its checks saw."""
    # A counterexample has the same name everywhere, which would say nothing here.
    named = [finding.name for finding in exercise.findings if finding.kind != "counterexample"]
    reasons = {case.reason for case in exercise.cases}
    return named or [slip for reason, slip in SLIP_WORDS.items() if reason in reasons][:1]
