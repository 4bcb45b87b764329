"""Questions of checks to the reference: all right answers at build time, the flaws of an answer at judging."""

import json
from collections.abc import Callable, Mapping, Sequence

from grader.built.document import BuiltExercise
from grader.built.reference_answers import DecodedArgs, NoAnswer, accepted_names, reference_answer
from grader.built.resolve import reference_function
from grader.checks.case import Case, Flaw
from grader.checks.containers import items_of
from grader.checks.registry import CHECKS
from grader.codec.encode import encode
from grader.codec.values import Json, Value
from reference.flaw import NotReadable

ASKING_AT_BUILD = ("one_of", "same_predictions")
ASKING_AT_JUDGING = ("verify",)


def asked_reference(exercise: BuiltExercise, checks: Sequence[str]) -> str:
    """The name of the reference that the exercise's check asks, if it is one of `checks`; else ""."""
    check = exercise.check
    if check is None or check.name not in checks:
        return ""
    return str(check.options.get(CHECKS[check.name].asks) or "")


def accepted_on(exercise: BuiltExercise, args: Mapping[str, Json]) -> Value:
    """Every right answer to an input, or the right labels of each row; None if the check does not ask for them.

    Raises `NoAnswer`.
    """
    name = asked_reference(exercise, ASKING_AT_BUILD)
    if not name:
        return None
    function = reference_function(name)
    given = reference_answer(function, args, accepted_names(function, exercise.bound))
    if isinstance(given, set | frozenset):
        # The order of a set differs from process to process, and the document must not.
        given = sorted(given, key=lambda each: json.dumps(encode(each)))
    if not items_of(given):
        raise NoAnswer(f"`{name}` gives no list of right answers")
    return given


def flaws_on(exercise: BuiltExercise, given: Mapping[str, Value]) -> Callable[[Value], Sequence[Flaw]] | None:
    """The function that finds the flaws of an answer, for the check `verify`; None for other checks.

    An answer that is not of the form asked for is the student's slip; what else a verifier raises is a fault of ours.
    """
    name = asked_reference(exercise, ASKING_AT_JUDGING)
    if not name:
        return None
    verifier = reference_function(name)
    bound = accepted_names(verifier, exercise.bound)

    def flaws(answer: Value) -> list[Flaw]:
        try:
            found = verifier(answer, **given, **bound)
            return [Flaw(each.part, each.weight, each.reason, each.message) for each in found]
        except NotReadable as error:
            return [Flaw("", 1, "type", str(error))]

    return flaws


def case_on(exercise: BuiltExercise, args: Mapping[str, Json], expected: Value, others: Value = None) -> Case:
    """An input as its check sees it; `others` are further right answers, by `accepted_on`. A trace needs a walk too."""
    given = DecodedArgs(args)
    return Case(given, expected, None, others, flaws_on(exercise, given))
