"""The known mistake that prevails: it explains most ordinary answers, though something else is wrong besides.

Code that makes a known mistake is seldom wrong in that alone: it rounds, it stops on an edge case, it breaks ties in
another order. A mistake is chosen by some of the failing inputs, and must then predict the answers to the others.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

from grader.built.document import BuiltExercise, BuiltMistake
from grader.built.mistake_answers import NO_MISTAKE_ANSWER
from grader.built.reference_answers import DecodedArgs
from grader.built.time_limit import TookTooLong
from grader.codec.decode import decode
from grader.codec.values import Json
from grader.diagnose.evidence import mistake_is_wrong
from grader.diagnose.like_answers import Likeness, answers_compared, likenesses_in
from grader.diagnose.mistakes import answer_of_mistake, mistake_gives, ways_to_make
from grader.diagnose.near.misses import failing_input_of
from grader.diagnose.traced import follows_mistake
from grader.judge.judged import JudgedCase, JudgedInput

MIN_DIFFERENT_ANSWERS = 3  # that speak for a mistake: one of two labels, or always the same number, is met by chance
MIN_FOR_UNLIKE = 5  # ordinary wrong answers, of which one in so many may be wrong in another way, as by ties
MIN_FOR_UNLIKE_IN_HALF = 3  # the same for those a mistake is chosen by, and for those it has to predict
# One in so many wrong answers may be another mistake's too, where one that gives most of them is to be named.
MIN_FOR_ALIKE = 4
MAX_AGAINST_SHARE = 4  # one right answer, where the mistake is wrong, is outweighed by so many that speak for it

# What a student's answer says of a mistake whose encoded answer is given: it is the mistake's and not the right one, it
# may be either, or it is another.
Speech = Literal["speaks", "neutral", "unlike"]
SpeechOf = Callable[[BuiltMistake, JudgedInput, Json], Speech]


@dataclass(frozen=True, slots=True)
class PrevailingMistake:
    """A mistake, how many answers it explains, how many are unlike its own, and how many are right where it is wrong.

    `likeness` says how the answers are like those of the mistake; None where they are the same.
    """

    mistake: BuiltMistake
    likeness: Likeness | None
    explained: int
    unlike: int
    against: int


def prevailing_mistake(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> PrevailingMistake | None:
    """The mistake that explains most ordinary wrong answers, better than any other does; None where there is none."""
    failing = ordinary_failing(cases)
    if len(failing) < MIN_DIFFERENT_ANSWERS:
        return None
    for likeness in (None, *likenesses_in(failing)):
        speech = partial(speech_if_same, exercise) if likeness is None else partial(speech_if_like, exercise, likeness)
        found = [
            found
            for mistake in exercise.mistakes
            if (found := first_prevailing_way(exercise, mistake, failing, cases, speech, likeness)) is not None
        ]
        if found:
            best = single_best(found)
            unsure = best is not None and best.unlike and answers_are_alike(exercise, best.mistake, failing, speech)
            return None if unsure else best
    return None


def answers_are_alike(
    exercise: BuiltExercise, best: BuiltMistake, failing: Sequence[JudgedInput], speech: SpeechOf
) -> bool:
    """Whether other mistakes give many of these answers too, so that one that gives most may do so by chance."""
    limit = len(failing) / MIN_FOR_ALIKE
    return any(
        count_speaking(exercise, mistake, failing, speech) > limit
        for mistake in exercise.mistakes
        if mistake is not best
    )


def count_speaking(
    exercise: BuiltExercise, mistake: BuiltMistake, failing: Sequence[JudgedInput], speech: SpeechOf
) -> int:
    """The number of answers that speak for a mistake; 0 for one that goes on without end."""
    try:
        forms = [(judged, answer_of_mistake(exercise, mistake, judged)) for judged in failing]
    except TookTooLong:
        return 0
    return sum(form is not NO_MISTAKE_ANSWER and speech(mistake, judged, form) == "speaks" for judged, form in forms)


def single_best(found: Sequence[PrevailingMistake]) -> PrevailingMistake | None:
    """The mistake that explains most and is contradicted least; None where another does as well."""
    ordered = sorted(found, key=lambda each: (each.against - each.explained, each.against))
    ranks = [(each.against - each.explained, each.against) for each in ordered]
    return None if len(ranks) > 1 and ranks[0] == ranks[1] else ordered[0]


def ordinary_failing(cases: Sequence[JudgedCase]) -> list[JudgedInput]:
    """The failing inputs of ordinary cases to which there is an answer."""
    return [
        judged
        for case in cases
        if not case.edge
        for judged in case.inputs
        if not judged.verdict.passed and judged.observation.outcome == "value"
    ]


def first_prevailing_way(
    exercise: BuiltExercise,
    mistake: BuiltMistake,
    failing: Sequence[JudgedInput],
    cases: Sequence[JudgedCase],
    speech: SpeechOf,
    likeness: Likeness | None,
) -> PrevailingMistake | None:
    """The first way to make a mistake that prevails; None where no way does, or where it goes on without end."""
    for way in ways_to_make(exercise, mistake):
        try:
            predicted = predicted_inputs(exercise, way, failing, speech)
            if predicted is None:
                continue
            against = answers_against(exercise, way, cases, speech)
        except TookTooLong:
            continue
        speaking, unlike = predicted
        if against * MAX_AGAINST_SHARE <= speaking:
            return PrevailingMistake(mistake, likeness, speaking, unlike, against)
    return None


def predicted_inputs(
    exercise: BuiltExercise, mistake: BuiltMistake, failing: Sequence[JudgedInput], speech: SpeechOf
) -> tuple[int, int] | None:
    """How many answers speak for a mistake, chosen by half of them, and how many are unlike it; None if it fails."""
    speaking, unlike = [], 0
    for half in (failing[::2], failing[1::2]):
        found = speaking_inputs(exercise, mistake, half, speech)
        if not found:
            return None
        speaking += found[0]
        unlike += found[1]
    different = {repr(judged.observation.value) for judged in speaking}
    # Of those that tell: an answer that may be right or the mistake's, rounded, says nothing of either.
    few_unlike = unlike * MIN_FOR_UNLIKE <= len(speaking) + unlike
    return (len(speaking), unlike) if few_unlike and len(different) >= MIN_DIFFERENT_ANSWERS else None


def speaking_inputs(
    exercise: BuiltExercise, mistake: BuiltMistake, half: Sequence[JudgedInput], speech: SpeechOf
) -> tuple[list[JudgedInput], int] | None:
    """The inputs that speak for a mistake, and how many are unlike it; None where too many are or none speaks."""
    speaking: list[JudgedInput] = []
    unlike = 0
    for judged in half:
        form = answer_of_mistake(exercise, mistake, judged)
        said = "unlike" if form is NO_MISTAKE_ANSWER else speech(mistake, judged, form)
        unlike += said == "unlike"
        if unlike > len(half) // MIN_FOR_UNLIKE_IN_HALF:
            return None
        if said == "speaks":
            speaking.append(judged)
    return (speaking, unlike) if speaking else None


def answers_against(
    exercise: BuiltExercise, mistake: BuiltMistake, cases: Sequence[JudgedCase], speech: SpeechOf
) -> int:
    """The number of ordinary answers that are right where the mistake is wrong."""
    right = (judged for case in cases if not case.edge for judged in case.inputs if judged.verdict.passed)
    forms = ((judged, answer_of_mistake(exercise, mistake, judged)) for judged in right)
    return sum(
        mistake_is_wrong(exercise, judged, form) and speech(mistake, judged, form) == "unlike" for judged, form in forms
    )


def speech_if_same(exercise: BuiltExercise, mistake: BuiltMistake, judged: JudgedInput, form: Json) -> Speech:
    """What an answer says of a mistake that has to give just this answer."""
    same = form != judged.expected and gives_all_fields(exercise, mistake, judged, form)
    return "speaks" if same else "unlike"


def gives_all_fields(exercise: BuiltExercise, mistake: BuiltMistake, judged: JudgedInput, form: Json) -> bool:
    """Whether a mistake gives an answer; of a trace every field that is written down, not only what is carried on.

    Choices alone are alike in many mistakes: that is evidence only where all inputs have it.
    """
    if exercise.trace is None:
        return mistake_gives(exercise, mistake, judged, form)
    args, record = DecodedArgs(judged.args), exercise.trace.record
    return follows_mistake(exercise, mistake, args, decode(form), judged.observation, record)


def speech_if_like(
    exercise: BuiltExercise, likeness: Likeness, _: BuiltMistake, judged: JudgedInput, form: Json
) -> Speech:
    """What an answer says of a mistake that has to give one that it is like."""
    mistaken = answers_compared(exercise, judged, form)
    if not likeness.holds(mistaken):
        return "unlike"
    return "speaks" if likeness.tells(mistaken, failing_input_of(exercise, judged)) else "neutral"
