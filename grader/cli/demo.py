"""`grader demo`: a sample course, a sample class, graded."""

import json
import shutil
import sys
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path

from rich.console import Console
from rich.table import Table

from grader.build.document import BuiltExercise
from grader.build.freeze import loads
from grader.build.walk import part_value
from grader.codec.decode import decode
from grader.engine.built import built_file
from grader.engine.classrun import ClassRun, Settings, grade_class
from grader.engine.output import feedback_file
from grader.intake.read import submissions_in
from grader.paths import courses_dir
from grader.score.result import ExerciseResult, Result

HAND = "bayes.posterior_by_hand"


def run_demo(out: Path) -> None:
    """Lays the sample course out in a folder, grades it there, and says where to look."""
    out.mkdir(parents=True, exist_ok=True)
    assignment, submissions, graded = out / "demo.yaml", out / "submissions", out / "graded"
    shutil.copyfile(courses_dir() / "demo.yaml", assignment)
    built = built_file(assignment, rebuild=True)
    by_hand = next(exercise for exercise in loads(built.data).exercises if exercise.id == HAND)
    lay_out(submissions, by_hand)
    run = grade_class(Settings(built.data, graded, datetime.now(UTC), force=True), submissions_in(submissions), 1)
    print_class(run, graded)


def lay_out(folder: Path, by_hand: BuiltExercise) -> None:
    """The class's work: code from the sample course, and hand answers to the numbers that were drawn."""
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(courses_dir() / "demo", folder, ignore=shutil.ignore_patterns("__pycache__"))
    for student, answers in HANDED_IN.items():
        lines = "".join(f"  {part}: {text}\n" for part, text in answers(by_hand).items())
        (folder / student / "answers.yaml").write_text(f"{HAND}:\n{lines}", encoding="utf-8")
    notebook = folder / "margaret" / "homework.ipynb"
    notebook.write_text(with_variables(notebook.read_text("utf-8"), by_hand), encoding="utf-8")


def right_values(exercise: BuiltExercise) -> dict[str, Fraction]:
    """The right value of each part, to so many digits that no form of it is rounded too early."""
    return {part.name: Fraction(round(decode(part.expected), 12)).limit_denominator(10**12) for part in exercise.parts}


def in_decimals(exercise: BuiltExercise) -> dict[str, str]:
    """Right, to the digits asked."""
    return {part: f"{float(value):.{exercise.digits}f}" for part, value in right_values(exercise).items()}


def in_other_forms(exercise: BuiltExercise) -> dict[str, str]:
    """Right, as a decimal comma, a percentage and fractions."""
    forms: tuple[Callable[[Fraction], str], ...] = (
        lambda value: f"{float(value):.6f}".replace(".", ","),
        lambda value: f"{float(value) * 100:.4f} %",
        str,
    )
    return {part: forms[n % 3](value) for n, (part, value) in enumerate(right_values(exercise).items())}


def with_a_slip(exercise: BuiltExercise) -> dict[str, str]:
    """The first part is wrong, and all that follows from it is right."""
    own: dict[str, float] = {}
    for part in exercise.parts:
        value = part_value(exercise, part, own) if part.uses else decode(part.expected)
        own[part.name] = round(value * (1 if own else 0.9), 6)  # the slip is in the first
    return {part: f"{value:.6f}" for part, value in own.items()}


def without_base_rate(exercise: BuiltExercise) -> dict[str, str]:
    """A known mistake in the last part; the others right."""
    last = exercise.parts[-1]
    known = [decode(value) for value in last.variants.values()]
    return in_decimals(exercise) | {last.name: f"{known[0]:.{exercise.digits}f}"}


def nothing(exercise: BuiltExercise) -> dict[str, str]:
    """Zeros everywhere: from nothing, nothing follows."""
    return {part.name: "0" for part in exercise.parts}


HANDED_IN: Mapping[str, Callable[[BuiltExercise], dict[str, str]]] = {
    "ada": in_decimals,
    "grace": in_other_forms,
    "alan": without_base_rate,
    "barbara": in_decimals,
    "donald": in_other_forms,
    "edsger": in_decimals,
    "tony": with_a_slip,
    "mallory": nothing,
}


def with_variables(notebook: str, exercise: BuiltExercise) -> str:
    """The notebook with a last cell that holds the hand answers."""
    document = json.loads(notebook)
    source = "\n".join(f"{part.variable} = {in_decimals(exercise)[part.name]}" for part in exercise.parts)
    cell: dict[str, object] = {
        "cell_type": "code",
        "execution_count": None,
        "id": "by-hand",
        "metadata": {},
        "outputs": [],
        "source": source,
    }
    document["cells"].append(cell)
    return json.dumps(document, indent=1)


def print_class(run: ClassRun, out: Path) -> None:
    """A row a student, and where the pages lie."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    for name in ("student", "score", "what is not right, and what was found there"):
        table.add_column(name, overflow="fold")
    for result in run.results:
        table.add_row(result.student, f"{result.score:g}/{result.points:g}", found(result))
    Console(highlight=False).print(table)
    for failure in run.failures:
        sys.stdout.write(f"Not graded, through a fault of ours: {failure}\n")
    sys.stdout.write(f"\n{len(run.results)} submissions graded in {run.seconds:.1f} s. Look at:\n")
    for student in ("alan", "barbara", "mallory"):
        sys.stdout.write(f"  {feedback_file(out, student, '.html')}\n")
    sys.stdout.write(f"  {out / 'grades.csv'}\n")


def found(result: Result) -> str:
    """What was found in a student's work, exercise by exercise; nothing where all is right."""
    return "\n".join(
        f"{exercise.id.partition('.')[2]}: {', '.join(names(exercise)) or exercise.status}"
        for exercise in result.exercises
        if exercise.status != "right"
    )


def names(exercise: ExerciseResult) -> list[str]:
    """The names of an exercise's findings."""
    return [finding.name for finding in exercise.findings]
