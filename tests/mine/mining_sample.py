"""Small classes for mining: programs that are run here, as what they are is known."""

from collections.abc import Sequence
from typing import Any

from grader.built.document import BuiltExercise
from grader.checks.calls import Call, Observation, Raised
from grader.codec.decode import decode
from grader.intake.submission import CodeCell, Source, Submission
from grader.mine.mined_exercise import ExerciseSource, MinedExercise, mined_exercise
from grader.mine.wrong_work import WrongWork
from grader.paths import bank_dir
from grader.spec.yaml_tree import tree_of_file
from tests.repair.mended import ENTROPY, released


def source(id_: str = ENTROPY, built: BuiltExercise | None = None) -> ExerciseSource:
    file = bank_dir().joinpath(*id_.split(".")).with_suffix(".yaml")
    return ExerciseSource(built or released(id_), file, tree_of_file(file).value)


def work(student: str, text: str, **more: Any) -> WrongWork:
    cells = (CodeCell(text, ""),)
    return WrongWork(student, Submission(student, (Source("work", "work.py", cells),), {}, (), "", ""), **more)


def run_here(submission: Submission, calls: Sequence[Call]) -> list[Observation]:
    """The answers of a program that is as harmless as these are."""
    names: dict[str, Any] = {}
    exec(submission.sources[0].cells[0].text, names)
    found = []
    for call in calls:
        try:
            found.append(Observation("value", names[call.target](*map(decode, call.args or ()))))
        except Exception as error:
            found.append(Observation("error", error=Raised(type(error).__name__, str(error), None)))
    return found


def mined(*texts: str, id_: str = ENTROPY, least: int = 3) -> MinedExercise:
    """What mining gives for a class in which each student has handed in one of these texts."""
    works = [work(f"anna{number}", text) for number, text in enumerate(texts)]
    return mined_exercise(source(id_), works, run_here, least)
