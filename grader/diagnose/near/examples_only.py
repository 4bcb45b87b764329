"""Code that is right on the inputs that were handed out, and on no other: an answer is written into it, or a size.

Code that computes may be right on the few examples by chance; its other answers show that it does.
"""

from collections.abc import Sequence

from grader.diagnose.near.failing_input import MIN_INPUTS_FOR_NEAR_MISS, NearMiss
from grader.judge.judged import JudgedCase, JudgedInput

MIN_PUBLIC_EXAMPLES = 2  # examples handed out, of which one alone may be right by chance
MIN_STEPS_COMPUTED = 2  # right steps with which a trace begins: the first alone may be what every input begins with


def right_on_examples_only(cases: Sequence[JudgedCase]) -> NearMiss | None:
    """The near miss that code is right on every input that students know, and on none of the others."""
    shown = [judged.verdict.passed for case in cases if case.public for judged in case.inputs]
    others = [judged.verdict.passed for case in cases if not case.public and not case.edge for judged in case.inputs]
    if (
        len(shown) < MIN_PUBLIC_EXAMPLES
        or not all(shown)
        or any(others)
        or len(others) < MIN_INPUTS_FOR_NEAR_MISS
        or has_one_slip(cases)
        or mostly_starts_right(cases)
    ):
        return None
    hint = (
        "Every example that was handed out is right, and no other input is. Look for something that holds for those "
        "examples only, such as a number, a name or a size that is written into the code."
    )
    return NearMiss("right on the examples only", hint, plain=True)


def has_one_slip(cases: Sequence[JudgedCase]) -> bool:
    """Whether the check finds the same slip in every wrong answer, and the answers differ: then it is computed.

    Code that leaves out rules of some size, say, may be right on the few that are shown; no answer is written into it.
    """
    wrong = [judged for case in cases for judged in case.inputs if not judged.verdict.passed]
    reasons = {judged.verdict.reason for judged in wrong}
    answers = {repr(judged.observation.value) for judged in wrong}
    return len(reasons) == 1 and "value" not in reasons and len(answers) > len(wrong) / 2


def mostly_starts_right(cases: Sequence[JudgedCase]) -> bool:
    """Whether at least half of the wrong answers are traces of the right length that begin with right steps.

    They come from an algorithm with a wrong rule. A number of steps that is written into the code gives another length.
    """
    wrong = [judged for case in cases for judged in case.inputs if not judged.verdict.passed]
    return 2 * sum(map(starts_right, wrong)) >= len(wrong) > 0


def starts_right(judged: JudgedInput) -> bool:
    """Whether an answer is a trace of the right length whose first steps are right."""
    marks = [step.mark for step in judged.verdict.steps]
    return marks[:MIN_STEPS_COMPUTED] == ["right"] * MIN_STEPS_COMPUTED and not {"missing", "extra"} & {*marks}
