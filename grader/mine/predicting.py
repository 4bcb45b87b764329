"""Whether an alternative explains a group's answers: chosen by half of the inputs, it has to predict the others.

As for known mistakes (`grader.diagnose.prevailing_mistake`), a name must fit cases that it was not chosen by.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from grader.built.document import BuiltExercise
from grader.built.mistake_answers import NO_MISTAKE_ANSWER
from grader.checks.calls import Observation
from grader.codec.decode import decode
from grader.codec.values import Json
from grader.diagnose.evidence import gave_no_answer
from grader.diagnose.prevailing_mistake import MIN_DIFFERENT_ANSWERS, Speech
from grader.mine.wrong_work import AnsweredGroup, MiningInput, answer_text, answers_like, is_accepted

MIN_SPEAKING = 3  # wrong answers that an alternative has to give
MIN_SPEAKING_ALIKE = 8  # the same where there are fewer different ones than `MIN_DIFFERENT_ANSWERS`, as labels are
MAX_UNLIKE_SHARE = 10  # of so many ordinary inputs that an alternative has to predict, one may be answered otherwise

MAX_UNLIKE_SHARE_OF_FURTHER = 5  # the same of further inputs, some of which are of other kinds than any case


@dataclass(frozen=True, slots=True)
class Prediction:
    """How an alternative does on a group's answers: what it was chosen by, what it predicted, what is unlike it."""

    chosen_by: int
    predicted: int
    further: int
    unlike: int  # of all inputs, edge cases included


def prediction_of(
    exercise: BuiltExercise, inputs: Sequence[MiningInput], group: AnsweredGroup, answer: Callable[[int], Json]
) -> Prediction | None:
    """How an alternative, whose encoded answer to an input is given by number, explains a group; None if it does not.

    Ordinary inputs are split in two: on one half it must be right about every answer, on the other about nearly all.
    """
    own = telling_numbers(inputs, group)
    halves = [speeches_on(exercise, inputs, group, answer, half) for half in split_by_failing(group, own)]
    chosen, proved = halves
    if "unlike" in chosen.values() or not is_predicted(proved):
        return None
    # Nobody chose by these: what fits the cases by chance fails here.
    further = [number for number, each in enumerate(inputs) if each.further]
    fresh = speeches_on(exercise, inputs, group, answer, further)
    if how_many(fresh, "unlike") * MAX_UNLIKE_SHARE_OF_FURTHER > len(fresh):
        return None
    speaking = [number for said in (chosen, proved, fresh) for number, each in said.items() if each == "speaks"]
    if not is_enough([group.observations[number] for number in speaking]):
        return None
    edge = [number for number, each in enumerate(inputs) if not each.further and number not in own]
    others = speeches_on(exercise, inputs, group, answer, edge)
    return Prediction(
        chosen_by=how_many(chosen, "speaks"),
        predicted=how_many(proved, "speaks"),
        further=how_many(fresh, "speaks"),
        unlike=sum(how_many(said, "unlike") for said in (proved, fresh, others)),
    )


def how_many(said: dict[int, Speech], what: Speech) -> int:
    """The number of inputs on which the answers say one thing of an alternative."""
    return sum(each == what for each in said.values())


def telling_numbers(inputs: Sequence[MiningInput], group: AnsweredGroup) -> list[int]:
    """The numbers of the cases' inputs by which a group is explained: ordinary ones, else edge cases as well.

    A program may fail in many special cases and nowhere else: then these are what has to be explained.
    """
    ordinary = [number for number, each in enumerate(inputs) if each.ordinary and not each.further]
    failing = [
        number for number in ordinary if not group.right[number] and group.observations[number].outcome == "value"
    ]
    if len(failing) >= MIN_SPEAKING:
        return ordinary
    return [number for number, each in enumerate(inputs) if not each.further]


def split_by_failing(group: AnsweredGroup, numbers: Sequence[int]) -> tuple[list[int], list[int]]:
    """Two halves of inputs, each with every second of those that fail and every second of those that are right."""
    wrong = [number for number in numbers if not group.right[number]]
    right = [number for number in numbers if group.right[number]]
    return wrong[::2] + right[::2], wrong[1::2] + right[1::2]


def speeches_on(
    exercise: BuiltExercise,
    inputs: Sequence[MiningInput],
    group: AnsweredGroup,
    answer: Callable[[int], Json],
    numbers: Sequence[int],
) -> dict[int, Speech]:
    """What the group's answers to some inputs say of an alternative, by their numbers."""
    return {number: speech_on(exercise, inputs[number], group, number, answer(number)) for number in numbers}


def speech_on(exercise: BuiltExercise, asked: MiningInput, group: AnsweredGroup, number: int, form: Json) -> Speech:
    """What the group's answer to one input says of an alternative that gives this answer."""
    seen = group.observations[number]
    # A mistake that is wrong where the group is right is another mistake.
    if group.right[number]:
        return "neutral" if is_right_form(exercise, asked, form) else "unlike"
    if seen.outcome != "value" or form is NO_MISTAKE_ANSWER:
        # A guard that is there or not is another matter than what is computed.
        return "neutral" if gave_no_answer(seen) or not asked.ordinary else "unlike"
    return "speaks" if answers_like(exercise, asked.instance, form, seen) else "unlike"


def is_right_form(exercise: BuiltExercise, asked: MiningInput, form: Json) -> bool:
    """Whether an encoded answer of an alternative is right."""
    if form is NO_MISTAKE_ANSWER:
        return False
    if form == asked.instance.expected:
        return True
    value: Any = decode(form)
    absent = exercise.trace is not None and exercise.trace.initial == "absent" and isinstance(value, list)
    return is_accepted(exercise, asked.instance, Observation("value", value[1:] if absent else value))


def is_predicted(said: dict[int, Speech]) -> bool:
    """Whether an alternative is right about nearly all answers that it was not chosen by, and about one that fails."""
    return how_many(said, "speaks") > 0 and how_many(said, "unlike") * MAX_UNLIKE_SHARE <= len(said)


def is_enough(speaking: Sequence[Observation]) -> bool:
    """Whether so many wrong answers, and so many different ones, can hardly be met by chance."""
    different = {answer_text(seen) for seen in speaking}
    if len(speaking) < MIN_SPEAKING or len(different) < 2:
        return False
    return len(different) >= MIN_DIFFERENT_ANSWERS or len(speaking) >= MIN_SPEAKING_ALIKE
