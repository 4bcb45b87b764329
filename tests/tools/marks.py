"""The marks of all work on the bank that we have: solutions that people wrote, and the answers of known mistakes."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from grader.built.document import BuiltExercise
from grader.codec.decode import decode
from grader.engine.exercise_trial import chosen_text, result_of_answer, result_of_reference
from grader.sandbox.run import Sandbox
from grader.score.result import ExerciseResult
from tests.banked import built, result_on, specs
from tests.corpora import HandCalculation, Solution, hand_calculations, solutions
from tests.tools.built_values import SECRET

RIGHT = "the reference"
Mark = dict[str, Any]
Work = dict[str, tuple[list[Solution], list[HandCalculation]]]  # by exercise


@cache
def work_by_exercise() -> Work:
    """All work that people wrote, by exercise; none for an exercise without."""
    work: Work = {id_: ([], []) for id_ in specs()}
    for solution in solutions():
        work[solution.exercise][0].append(solution)
    for calculation in hand_calculations():
        work[calculation.exercise][1].append(calculation)
    return work


def marks_of(id_: str) -> Iterator[tuple[str, Mark]]:
    """The marks for one exercise by a key that no move changes: exercise, corpus, name."""
    coded, by_hand = work_by_exercise()[id_]
    exercise = built(id_, SECRET)
    for name, result in answers_of_mistakes(exercise):
        yield f"{id_}/answers/{name}", mark(result)
    if coded or by_hand:
        with Sandbox() as sandbox:
            for solution in coded:
                yield f"{id_}/{solution.corpus}/{solution.name}", mark(result_on(sandbox, exercise, solution.text))
            given = {name: decode(value) for name, value in exercise.given.items()}
            for each in by_hand:
                answers = {name: text(value) for name, value in each.worked(given).items()}
                yield f"{id_}/by hand/{each.mistake}", mark(result_on(sandbox, exercise, answers=answers))


def answers_of_mistakes(exercise: BuiltExercise) -> Iterator[tuple[str, ExerciseResult]]:
    """What the right answer gets, and what each known mistake would; a question that a person marks has neither."""
    if choice := exercise.choice:
        for name, places in {RIGHT: choice.right, **choice.variants}.items():
            yield name, result_of_answer(exercise, chosen_text(exercise, places))
    elif exercise.kind != "text":
        yield RIGHT, result_of_reference(exercise)
        yield from ((each.name, result_of_reference(exercise, each.name)) for each in exercise.mistakes)


def mark(result: ExerciseResult) -> Mark:
    """The score, what was named, and case by case whether it is right or why not."""
    return {
        "score": f"{result.score!r} of {result.points!r}",
        "status": result.status,
        "named": [found.name for found in result.findings if found.kind in ("misconception", "near_miss")],
        "cases": [f"{case.name}: {case.reason or ('right' if case.passed else 'wrong')}" for case in result.cases],
    }


def text(value: float | str) -> str:
    """A hand answer as it is written."""
    return value if isinstance(value, str) else f"{value:.6f}"
