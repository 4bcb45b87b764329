"""Legal inputs of other kinds than the cases have, drawn from `wide:`, for a last look at work that seems right.

An author lists under `wide:` what else the text allows: empty, tied, equal, negative, larger. No cases can hold it all,
and a program that is wrong on one of these inputs alone would earn full marks.
"""

from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

from grader.build.wide_inputs import wide_inputs
from grader.built.document import BuiltExercise, Instance
from grader.built.fair_question import question_on
from grader.built.student_calls import args_text
from grader.spec.exercise import FunctionExercise, ModelExercise, TraceExercise
from grader.spec.load import Loaded

WIDE_QUESTIONS = 8  # inputs of an exercise: most list three to six entries, each is asked before one is asked twice
WIDE_DRAWS = 40  # draws for them, legal, fair and stable or not
MAX_QUESTION_CHARACTERS = (
    2_000  # of one input: a slow program that is right must not wait longer here than in its cases
)


def wide_questions(exercise: BuiltExercise, loaded: Loaded[Any], secret: bytes) -> tuple[Instance, ...]:
    """The legal, fair and stable inputs of `wide:` that no case of the exercise has; none for hand work."""
    if not isinstance(loaded.spec, FunctionExercise | TraceExercise | ModelExercise):
        return ()
    plain = replace(exercise, properties=())  # a property needs calls of its own, and the check decides here
    random = Random(f"{secret.hex()}|{exercise.id}|wide")
    asked = {args_text(instance.args) for case in exercise.cases for instance in case.instances}
    found: list[Instance] = []
    for args in islice(wide_inputs(loaded, plain, random), WIDE_DRAWS):
        text = args_text(args)
        if text in asked or len(text) > MAX_QUESTION_CHARACTERS or len(found) == WIDE_QUESTIONS:
            continue
        asked.add(text)
        if (question := question_on(plain, (), args)) is not None:
            found.append(question)
    return tuple(found)
