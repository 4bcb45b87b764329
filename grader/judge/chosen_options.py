"""Judging a choice: one case, with a verdict on the options that were chosen."""

from collections.abc import Mapping, Sequence

from grader.built.document import BuiltChoice, BuiltExercise
from grader.checks.calls import Observation
from grader.checks.chosen import (
    MAX_CHOICE_CHARACTERS,
    ChoiceOptions,
    answer_text,
    judge_choice,
    picked_options,
    written_text,
)
from grader.codec.literals import middle_out
from grader.judge.judged import JudgedCase, JudgedInput

CHOICE_CASE = "choice"


def judge_chosen(
    exercise: BuiltExercise, observations: Sequence[Observation], answers: Mapping[str, str]
) -> tuple[JudgedCase, ...]:
    """The one judged case of a choice; an answer in `answers.yaml` counts before a notebook's variable.

    The chosen options, the right ones and those of each mistake are written as the same kind of text.
    """
    assert exercise.choice is not None  # noqa: S101  every choice is built with one
    choice, options = exercise.choice, choice_options(exercise.choice)
    text = handed_in_text(observations, answers)
    verdict = judge_choice(text, options, frozenset(choice.right), choose=choice.choose, score=choice.score)
    judged = JudgedInput(
        args={},
        call=None,
        expected=options.named(choice.right),
        variants={name: options.named(places) for name, places in choice.variants.items()},
        observation=choice_observation(text, options),
        verdict=verdict,
    )
    return (whole_case(exercise, CHOICE_CASE, judged),)


def choice_options(choice: BuiltChoice) -> ChoiceOptions:
    """The options of a choice, with the letters or texts by which an answer names them."""
    return ChoiceOptions(choice.options, choice.answer_as == "letters")


def choice_observation(text: str, options: ChoiceOptions) -> Observation:
    """The observation of an answer: the options it names, else the text as it was written."""
    chosen = picked_options(text, options)
    if chosen is None:
        return Observation("value", middle_out(text, MAX_CHOICE_CHARACTERS))
    return Observation("value", options.named(chosen)) if chosen else Observation("missing")


def handed_in_text(observations: Sequence[Observation], answers: Mapping[str, str]) -> str:
    """The text of the answer to a whole exercise, "" for none: the written one, else a notebook's variable."""
    written = written_text(answers).strip()
    if written or not observations or observations[0].outcome != "value":
        return written
    return answer_text(observations[0].value).strip()


def whole_case(exercise: BuiltExercise, name: str, judged: JudgedInput) -> JudgedCase:
    """One case for a whole exercise that is answered by hand; its `part` lets students see their own answer."""
    return JudgedCase(
        name=f"Your {'answer' if name == 'text' else name}",
        check=name,
        public=False,  # the right options stay hidden; `part` shows the student's own
        covers="",
        edge=False,
        weight=exercise.points,
        part=name,
        inputs=(judged,),
    )
