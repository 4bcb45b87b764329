"""Evidence against a mistake: answers that are right where it is wrong, or that are there where it gives none."""

import math

from grader.built.document import BuiltExercise
from grader.built.mistake_answers import NO_MISTAKE_ANSWER
from grader.built.oracle import accepted_on
from grader.built.own_check import verdict_on_answer
from grader.checks.calls import Observation
from grader.codec.decode import decode
from grader.codec.values import Json
from grader.diagnose.near.failing_input import numbers_in_value
from grader.judge.judged import JudgedInput


def gave_no_answer(observation: Observation) -> bool:
    """Whether what came back is no answer: an error, no end, or numbers of which each is zero or not a number.

    >>> gave_no_answer(Observation("value", {"yes": 0.0, "no": 0.0})), gave_no_answer(Observation("value", [0, 1]))
    (True, False)
    """
    if observation.outcome != "value":
        return observation.outcome in ("error", "timeout")
    numbers = numbers_in_value(observation.value)
    return bool(numbers) and all(number == 0 or math.isnan(number) for number in numbers)


def mistake_is_wrong(exercise: BuiltExercise, judged: JudgedInput, form: Json) -> bool:
    """Whether a mistake's answer to an input is wrong, and not only another right answer; no answer is not wrong."""
    if form is NO_MISTAKE_ANSWER or form == judged.expected:
        return False
    # The mistake's answer may be one that the exercise accepts beside the expected one.
    others = accepted_on(exercise, judged.args)
    return not verdict_on_answer(exercise, judged.args, decode(judged.expected), decode(form), others).passed
