"""What is wrong besides a mistake that is named: edge cases that fail in another way, answers that are rounded too."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from grader.built.document import BuiltExercise
from grader.built.mistake_answers import NO_MISTAKE_ANSWER
from grader.built.time_limit import TookTooLong
from grader.diagnose.finding import BESIDES, Finding
from grader.diagnose.mistakes import answer_of_mistake, mistake_gives
from grader.diagnose.near.failing_input import numbers_in_value
from grader.diagnose.prevailing_mistake import PrevailingMistake
from grader.judge.judged import JudgedCase, JudgedInput


def ordinary_cases(cases: Sequence[JudgedCase]) -> tuple[JudgedCase, ...]:
    """The cases with their inputs, edge cases and inputs without an answer left out."""
    kept = ((case, () if case.edge else tuple(each for each in case.inputs if has_answer(each))) for case in cases)
    return tuple(replace(case, inputs=inputs) for case, inputs in kept)


def has_answer(judged: JudgedInput) -> bool:
    """Whether something came back for an input, and no number of it is NaN."""
    return judged.observation.outcome == "value" and judged.observation.value is not None and not gave_nan(judged)


def gave_nan(judged: JudgedInput) -> bool:
    """Whether a number of an answer is NaN, which a division of zero by zero gives."""
    return any(map(math.isnan, numbers_in_value(judged.observation.value)))


def count_failing(cases: Sequence[JudgedCase]) -> int:
    """The number of inputs that are not right."""
    return sum(not judged.verdict.passed for case in cases for judged in case.inputs)


def likeness_findings(found: PrevailingMistake, cases: Sequence[str]) -> tuple[Finding, ...]:
    """The finding that answers are rounded, or moved a little, besides the mistake that they come from."""
    if found.likeness is None:
        return ()
    return (Finding(kind="near_miss", name=BESIDES, hint=found.likeness.words, cases=tuple(cases), plain=True),)


def besides_findings(exercise: BuiltExercise, cases: Sequence[JudgedCase], named: Finding) -> tuple[Finding, ...]:
    """The finding that special inputs fail in another way; what stops the code has findings of its own."""
    if found := nan_findings(exercise, cases, named):
        return found
    other = names_of_unexplained(exercise, cases, named, lambda case, judged: case.edge or not has_answer(judged))
    hint = f"Besides, something else is wrong in {quoted(other)}: look at these special inputs by themselves."
    return (Finding(kind="near_miss", name=BESIDES, hint=hint, cases=other, plain=True),) if other else ()


def nan_findings(exercise: BuiltExercise, cases: Sequence[JudgedCase], named: Finding) -> tuple[Finding, ...]:
    """The finding that NaN comes back on some inputs, where a mistake that is named does not lead to it."""
    nan = names_of_unexplained(exercise, cases, named, lambda _, judged: gave_nan(judged))
    hint = f"Besides, NaN comes back in {quoted(nan)}. Look there for 0/0, or for the logarithm of 0."
    return (Finding(kind="near_miss", name=BESIDES, hint=hint, cases=nan, plain=True),) if nan else ()


def names_of_unexplained(
    exercise: BuiltExercise,
    cases: Sequence[JudgedCase],
    named: Finding,
    special: Callable[[JudgedCase, JudgedInput], bool],
) -> tuple[str, ...]:
    """The names of the cases with wrong answers of a special kind that the mistake which is named does not give."""
    odd = (
        case.name
        for case in cases
        for judged in case.inputs
        if not judged.verdict.passed and judged.observation.outcome == "value" and special(case, judged)
        if not is_explained_by(exercise, named, judged)
    )
    return tuple(dict.fromkeys(odd))


def is_explained_by(exercise: BuiltExercise, named: Finding, judged: JudgedInput) -> bool:
    """Whether the mistake that is named gives an answer too, so that nothing else is wrong there."""
    for mistake in (each for each in exercise.mistakes if each.name == named.name):
        try:
            form = answer_of_mistake(exercise, mistake, judged)
        except TookTooLong:
            return False
        return form is not NO_MISTAKE_ANSWER and mistake_gives(exercise, mistake, judged, form)
    return False


def quoted(names: Sequence[str]) -> str:
    """The names of cases in quotes, as an enumeration.

    >>> quoted(["one"]), quoted(["one", "two", "three"])
    ('“one”', '“one”, “two” and “three”')
    """
    *others, last = [f"“{name}”" for name in names] or [""]
    return f"{', '.join(others)} and {last}" if others else last
