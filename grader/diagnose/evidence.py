"""Evidence against a mistake: answers that are right where it is wrong, or that are there where it gives none."""

import math

from grader.built.document import BuiltExercise
from grader.built.mistake_answers import NOTHING
from grader.built.oracle import accepted_on
from grader.built.own_check import verdict_on
from grader.checks.calls import Observation
from grader.codec.decode import decode
from grader.codec.values import Json
from grader.diagnose.near.failing_input import numbers_in
from grader.judge.judged import Judged


def leads_nowhere(observation: Observation) -> bool:
    """Whether what came back is no answer: an error, no end, or numbers of which each is zero or not a number.

    >>> leads_nowhere(Observation("value", {"yes": 0.0, "no": 0.0})), leads_nowhere(Observation("value", [0, 1]))
    (True, False)
    """
    if observation.outcome != "value":
        return observation.outcome in ("error", "timeout")
    numbers = numbers_in(observation.value)
    return bool(numbers) and all(number == 0 or math.isnan(number) for number in numbers)


def is_wrong(exercise: BuiltExercise, judged: Judged, form: Json) -> bool:
    """Whether a mistake's answer to an input is wrong, and not only another right answer; no answer is not wrong."""
    if form is NOTHING or form == judged.expected:
        return False
    # The mistake's answer may be one that the exercise accepts beside the expected one.
    others = accepted_on(exercise, judged.args)
    return not verdict_on(exercise, judged.args, decode(judged.expected), decode(form), others).passed
