"""Stability of answers: an input on which float noise decides is no fair question."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from grader.built.document import BuiltExercise
from grader.built.own_check import as_handed_in, broken_property, checked_case, observed_answers, verdict_on_answer
from grader.built.property_calls import ExtraCalls, own_answer
from grader.built.reference_answers import NoAnswer, reference_answer
from grader.built.resolve import resolve
from grader.codec.values import Json, Value

RELATIVE_JITTER = 1e-12  # relative: what another order of adding up may make of a float, and more


@dataclass(frozen=True, slots=True)
class CandidateInput:
    """An input, the right answer, and the extra calls, property by property."""

    args: dict[str, Json]
    expected: Value
    extra: ExtraCalls
    others: Value = None  # what else is right, where the check asks for that
    known: tuple[Json, ...] = ()  # what the references gave that properties ask


def is_stable(frame: BuiltExercise, drawn: CandidateInput, random: Random) -> bool:
    """Whether the answer is the same by its own check on slightly moved floats, and all properties hold of it.

    Else float noise or the order of rows would decide a mark.
    """
    reference = resolve(frame.reference)
    record = frame.trace.record if frame.trace else ()
    try:
        for moved in jittered(drawn.args, random):
            own = drawn.expected if moved == drawn.args else reference_answer(reference, moved, frame.bound, record)
            if not verdict_on_answer(frame, drawn.args, drawn.expected, own, drawn.others).passed:
                return False
        answers = [[own_answer(frame, call) for call in calls] for calls in drawn.extra]
    except NoAnswer:
        return False
    case = checked_case(frame, drawn.args, drawn.expected, drawn.others)
    return (
        broken_property(frame, case, as_handed_in(frame, drawn.expected), observed_answers(answers), drawn.known)
        is None
    )


def jittered(args: Mapping[str, Json], random: Random) -> list[dict[str, Json]]:
    """The arguments with every float moved by a hair, and with the opposite moves; only one if there are no floats.

    Where a decision lies on a border, one of two opposite moves crosses it.
    """
    signs = Random(random.random())
    state = signs.getstate()
    there = moved_floats(dict(args), signs, RELATIVE_JITTER)
    # The same signs once more, so that the second move is opposite to the first at every float.
    signs.setstate(state)
    return [there, moved_floats(dict(args), signs, -RELATIVE_JITTER)] if there != args else [there]


def moved_floats(value: Json, signs: Random, by: float) -> Any:
    """An encoded value with its floats moved up or down; whole numbers and zero stay."""
    if isinstance(value, dict):
        return {key: moved_floats(each, signs, by) for key, each in value.items()}
    if isinstance(value, list):
        return [moved_floats(each, signs, by) for each in value]
    return value * (1 + signs.choice((-by, by))) if isinstance(value, float) else value
