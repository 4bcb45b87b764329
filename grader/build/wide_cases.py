"""Legal inputs of other kinds than the cases have, for a last look at work that seems right.

An author lists under `wide:` what else the text allows: empty, tied, equal, negative, larger. No cases can hold it all,
and a program that is wrong on one of these inputs alone would earn full marks. To these come inputs of the cases whose
names contain one another.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

from grader.build.renamed_inputs import renamed_inputs
from grader.build.wide_inputs import wide_inputs
from grader.built.document import BuiltExercise, Instance
from grader.built.fair_question import question_on
from grader.built.student_calls import args_text
from grader.codec.values import Json
from grader.spec.exercise import FunctionExercise, ModelExercise, TraceExercise
from grader.spec.load import Loaded

RENAMED_QUESTIONS = 3  # inputs of an exercise with names that contain one another
WIDE_QUESTIONS = 8  # inputs of an exercise, with those: most list three to six entries of `wide:`, each is asked first
WIDE_DRAWS = 40  # draws for them, legal, fair and stable or not
MAX_QUESTION_CHARACTERS = (
    2_000  # of one input: a slow program that is right must not wait longer here than in its cases
)


def wide_questions(exercise: BuiltExercise, loaded: Loaded[Any], secret: bytes) -> tuple[Instance, ...]:
    """The legal, fair and stable inputs of other kinds that no case of the exercise has; none for hand work."""
    if not isinstance(loaded.spec, FunctionExercise | TraceExercise | ModelExercise):
        return ()
    plain = replace(exercise, properties=())  # a property needs calls of its own, and the check decides here
    random = Random(f"{secret.hex()}|{exercise.id}|wide")
    asked = {args_text(instance.args) for case in exercise.cases for instance in case.instances}
    drawn = islice(wide_inputs(loaded, plain, random), WIDE_DRAWS)
    # From a seed of their own: what is drawn from `wide:` stays what it was, whatever is renamed.
    renamed = renamed_inputs(plain, Random(f"{secret.hex()}|{exercise.id}|renamed"))
    found = tuple(islice(fair_questions(plain, renamed, asked), RENAMED_QUESTIONS))
    return (*islice(fair_questions(plain, drawn, asked), WIDE_QUESTIONS - len(found)), *found)


def fair_questions(exercise: BuiltExercise, inputs: Iterable[dict[str, Json]], asked: set[str]) -> Iterator[Instance]:
    """The legal, fair and stable ones of some inputs, without long ones and those that were `asked` before."""
    for args in inputs:
        text = args_text(args)
        if text in asked or len(text) > MAX_QUESTION_CHARACTERS:
            continue
        asked.add(text)
        if (question := question_on(exercise, (), args)) is not None:
            yield question
