"""The drawn part of the demo's cohort: students who combine right and wrong solutions of the project's own corpora.

The two dozen students of `assignments/courses/demo` are written by hand, one for each thing to look at. What a lecturer
wants to see of a class (common mistakes, identical outputs, how well an exercise tells students apart) takes many more.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import TypeVar

from grader.built.document import BuiltAssignment, BuiltExercise
from grader.built.variants import for_student
from grader.cli.handed_in import HandAnswering, WrittenParts, answers_text, written_by
from grader.cli.solution_cells import read_cells
from grader.paths import solutions_dir
from grader.texts.roster import Student

COHORT_SIZE = 200  # with those written by hand: enough for common mistakes, repeated outputs and item statistics
CODED_KINDS = ("function", "trace", "model")
WAYS = 5  # right, and wrong, solutions of an exercise that students draw from: each is diagnosed once, in 0.5 s or so
# Right solutions that take 0.1 s or more of each student who hands them in: one that writes every example out, one that
# grows a tree for each row, and what needs pandas, which some of those written by hand use.
SLOW_WAYS = ("expected_surprise", "lazy", "frame_of_nothing", "with_pandas")
LEFT_OUT = 0.03  # the share of the exercises that a student does not hand in
Choice = TypeVar("Choice")


@dataclass(frozen=True, slots=True)
class SolutionPool:
    """The solutions of one exercise that a drawn student may hand in: right, and wrong with the likeliest first."""

    file: str
    right: tuple[str, ...]
    wrong: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DrawnWork:
    """One drawn student's work: the texts of files by their names, and the answers by hand."""

    files: dict[str, str]
    answers: dict[str, WrittenParts]


def drawn_students(known: Sequence[Student], size: int) -> list[Student]:
    """The students who are added to those of the roster, so that the cohort has its size; none if they are as many."""
    return [Student(f"s{number:03}", f"Student {number}") for number in range(len(known) + 1, size + 1)]


def solution_pools(built: BuiltAssignment) -> dict[str, SolutionPool]:
    """The solutions of every coded exercise of an assignment."""
    coded = [exercise for exercise in built.exercises if exercise.kind in CODED_KINDS]
    return {exercise.id: solution_pool(exercise, number) for number, exercise in enumerate(coded, 1)}


def solution_pool(exercise: BuiltExercise, number: int) -> SolutionPool:
    """The solutions of one exercise, read from its two files of cells."""
    topic, _, name = exercise.id.partition(".")
    files = [solutions_dir() / topic / f"{name}.{kind}.py" for kind in ("right", "wrong")]
    right = read_cells(files[0])
    wrong = read_cells(files[1], {f"right/{key}": cell.lines for key, cell in right.items()})
    texts = [
        tuple(cell.text for name, cell in cells.items() if cell.kind and name not in SLOW_WAYS)[:WAYS]
        for cells in (right, wrong)
    ]
    # A file each: helpers of two solutions may share a name. Numbered, as of two functions of one name the first file's
    # counts, and `entropy` is a helper of the exercises after it.
    return SolutionPool(f"task{number}_{name}.py", *texts)


def drawn_work(student: str, variant: BuiltAssignment, pools: dict[str, SolutionPool]) -> DrawnWork:
    """What a drawn student hands in for their own variant; the same for the same id, on any machine."""
    rng = Random(f"demo {student}")
    skill = rng.random()  # of a student, for all exercises: without it no exercise would tell students apart
    answered = [each for each in variant.exercises if rng.random() >= LEFT_OUT]
    files = {pools[each.id].file: drawn_solution(rng, skill, pools[each.id]) for each in answered if each.id in pools}
    by_hand = [each for each in answered if each.kind in ("values", "choice")]
    how = HandAnswering(mistakes={each.id: drawn_mistake(rng, skill, each) for each in by_hand})
    return DrawnWork(files, written_by(how, replace(variant, exercises=tuple(by_hand))))


def drawn_solution(rng: Random, skill: float, pool: SolutionPool) -> str:
    """The text of a right solution, or of a wrong one."""
    return rng.choice(pool.right) if succeeds(rng, skill) else likelier_first(rng, pool.wrong)


def drawn_mistake(rng: Random, skill: float, exercise: BuiltExercise) -> str:
    """The name of the known mistake that a student makes by hand; empty for a right answer."""
    names = [mistake.name for mistake in exercise.mistakes]
    return "" if not names or succeeds(rng, skill) else likelier_first(rng, names)


def succeeds(rng: Random, skill: float) -> bool:
    """Whether a student of this skill solves an exercise: the weakest in three of ten, the best nearly always."""
    return rng.random() < 0.3 + 0.67 * skill


def likelier_first(rng: Random, choices: Sequence[Choice]) -> Choice:
    """One of the choices; the n-th is n times less likely than the first, as a few mistakes are made by most."""
    return rng.choices(choices, [1 / place for place in range(1, len(choices) + 1)])[0]


def write_drawn_cohort(folder: Path, built: BuiltAssignment, students: Sequence[Student]) -> None:
    """Writes the folders of drawn students: a file of code for each exercise, and answers.yaml."""
    pools = solution_pools(built)
    for student in students:
        variant = for_student(built, student.id)
        work = drawn_work(student.id, variant, pools)
        own = folder / student.id
        own.mkdir()
        for name, text in work.files.items():
            (own / name).write_text(text, encoding="utf-8")
        (own / "answers.yaml").write_text(answers_text(work.answers, variant.variant), encoding="utf-8")
