"""Judging one exercise of any kind, from observations and written answers."""

from collections.abc import Mapping, Sequence

from grader.built.document import BuiltExercise
from grader.checks.calls import Observation
from grader.checks.student_statements import SourceText
from grader.judge.chosen_options import judge_chosen
from grader.judge.coded_answers import judge_cases, with_source_verdict
from grader.judge.hand_answers import judge_hand_parts
from grader.judge.judged import JudgedCase
from grader.judge.manual import judge_text
from grader.run_cache import UNCACHED, RunCache


def judge_exercise(
    exercise: BuiltExercise,
    observations: Sequence[Observation],
    answers: Mapping[str, str],
    texts: Sequence[SourceText] = (),
    cache: RunCache = UNCACHED,
) -> tuple[JudgedCase, ...]:
    """The judged cases of an exercise; `observations` answer its calls, `answers` were written by hand.

    `texts` is the code itself, for exercises that do not allow everything in it.
    """
    if exercise.kind == "values":
        return judge_hand_parts(exercise, observations, answers)
    if exercise.kind == "choice":
        return judge_chosen(exercise, observations, answers)
    if exercise.kind == "text":
        return judge_text(exercise, observations, answers)
    return with_source_verdict(exercise, judge_cases(exercise, observations, cache=cache), texts)


def judge_public(
    exercise: BuiltExercise,
    observations: Sequence[Observation],
    texts: Sequence[SourceText] = (),
    cache: RunCache = UNCACHED,
) -> tuple[JudgedCase, ...]:
    """The judged public cases of an exercise in code, as `judge_exercise` gives them."""
    return with_source_verdict(exercise, judge_cases(exercise, observations, public_only=True, cache=cache), texts)
