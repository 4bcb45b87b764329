"""What a check asks of the reference: all right answers when a case is built, an answer's flaws when it is judged."""

import json
from collections.abc import Callable, Mapping, Sequence

from grader.built.document import BuiltExercise
from grader.built.reference_answers import Decoded, NoAnswer, accepted, answer
from grader.built.resolve import function_of
from grader.checks.case import Case, Flaw
from grader.checks.containers import items_of
from grader.checks.registry import CHECKS
from grader.codec.encode import encode
from grader.codec.values import Json, Value
from reference.flaw import NotReadable

AT_BUILD = ("one_of", "same_predictions")
AT_JUDGING = ("verify",)


def asked_of(exercise: BuiltExercise, checks: Sequence[str]) -> str:
    """The reference that the exercise's check asks, if it is one of these checks; "" where it asks none."""
    check = exercise.check
    if check is None or check.name not in checks:
        return ""
    return str(check.options.get(CHECKS[check.name].asks) or "")


def accepted_on(exercise: BuiltExercise, args: Mapping[str, Json]) -> Value:
    """Every right answer to an input, or each row's right labels; None where the check asks for neither.

    Raises `NoAnswer`.
    """
    name = asked_of(exercise, AT_BUILD)
    if not name:
        return None
    function = function_of(name)
    given = answer(function, args, accepted(function, exercise.bound))
    if isinstance(given, set | frozenset):
        given = sorted(given, key=lambda each: json.dumps(encode(each)))
    if not items_of(given):
        raise NoAnswer(f"`{name}` gives no list of right answers")
    return given


def flaws_on(exercise: BuiltExercise, given: Mapping[str, Value]) -> Callable[[Value], Sequence[Flaw]] | None:
    """What finds the flaws of an answer to an input, where the check is `verify`; None for other checks.

    An answer that is not of the form asked for is the student's slip; what else a verifier raises is a fault of ours.
    """
    name = asked_of(exercise, AT_JUDGING)
    if not name:
        return None
    verifier = function_of(name)
    bound = accepted(verifier, exercise.bound)

    def flaws(answer: Value) -> list[Flaw]:
        try:
            found = verifier(answer, **given, **bound)
            return [Flaw(each.part, each.weight, each.reason, each.message) for each in found]
        except NotReadable as error:
            return [Flaw("", 1, "type", str(error))]

    return flaws


def case_on(exercise: BuiltExercise, args: Mapping[str, Json], expected: Value, others: Value = None) -> Case:
    """An input as its check sees it; `others` is what else is right, by `accepted_on`. A trace also needs a walk."""
    given = Decoded(args)
    return Case(given, expected, None, others, flaws_on(exercise, given))
