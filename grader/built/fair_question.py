"""Fair questions on inputs that nobody drew: whether an input is one, and the right answer to it."""

from collections.abc import Mapping, Sequence
from itertools import chain
from random import Random

from grader.built.document import BuiltCase, BuiltExercise, Instance
from grader.built.oracle import accepted_on
from grader.built.own_check import verdict_on_answer
from grader.built.promises import keeps_promises
from grader.built.property_calls import NotTried, extra_calls, known_on
from grader.built.reference_answers import NoAnswer, decoded_args, reference_answer
from grader.built.resolve import reference_function, resolve
from grader.built.stability import CandidateInput, is_stable
from grader.built.student_calls import args_text, call_on
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Json, Value


def question_on(exercise: BuiltExercise, conditions: Sequence[str], args: Mapping[str, Json]) -> Instance | None:
    """The input as an instance with calls and right answer; None if it is not legal, fair and stable."""
    if not keeps_promises(exercise, args):
        return None
    try:
        expected = expected_on(exercise, args)
        if not all(is_met(exercise, name, args, expected) for name in conditions):
            return None
        random = Random(args_text(args))  # seeded by the input: the same question for every student
        extra, known = extra_calls(exercise, args, random), known_on(exercise, args)
        asked = CandidateInput(dict(args), expected, extra, accepted_on(exercise, args), known)
    except (NoAnswer, NotTried):
        return None
    try:
        stable = is_stable(exercise, asked, random)
    except Exception:  # a check or a property that is not for such an answer, as for an empty one
        return None
    return (
        Instance(
            args=asked.args,
            calls=(call_on(exercise, args), *chain.from_iterable(extra)),
            expected=encode(expected),
            accepted=encode(asked.others),
            known=known,
        )
        if stable
        else None
    )


def expected_on(exercise: BuiltExercise, args: Mapping[str, Json]) -> Value:
    """The reference's answer to an input; raises `NoAnswer`."""
    return reference_answer(
        resolve(exercise.reference), args, exercise.bound, exercise.trace.record if exercise.trace else ()
    )


def is_met(exercise: BuiltExercise, name: str, args: Mapping[str, Json], expected: Value) -> bool:
    """Whether a condition holds for an input; False if the condition cannot be asked."""
    try:
        return bool(reference_function(name)({**decoded_args(args), **exercise.bound}, expected))
    except Exception:  # conditions are written for what is drawn, and may fail in any way on anything else
        return False


def required_conditions(exercise: BuiltExercise, case: BuiltCase, instance: Instance) -> tuple[str, ...]:
    """The conditions for inputs made from this one: those of its family, or those of all families that it meets."""
    if case.drawn:
        return case.require
    asked = dict.fromkeys(name for each in exercise.cases for name in each.require)
    expected = decode(instance.expected)
    return tuple(name for name in asked if is_met(exercise, name, instance.args, expected))


def is_current(exercise: BuiltExercise, instance: Instance) -> bool:
    """Whether the reference still gives the answer that was frozen at release; else nothing new may be asked of it."""
    try:
        given = expected_on(exercise, instance.args)
        frozen = decode(instance.expected)
        if given == frozen:
            return True
        return verdict_on_answer(exercise, instance.args, frozen, given, decode(instance.accepted)).passed
    except (NoAnswer, TypeError):
        return False
