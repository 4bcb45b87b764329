"""The reasons of a choice's options: for each, the first that its exercise states of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from grader.build.stated_mistakes import stated_variant
from grader.built.document import BuiltReason
from grader.built.mistake_answers import NO_MISTAKE_ANSWER
from grader.built.resolve import reference_function
from grader.built.walk import bare_value
from grader.codec.decode import decode
from grader.codec.values import Json
from grader.spec.exercise import OptionReason


def option_reasons(
    reasons: Sequence[OptionReason], bound: Mapping[str, Any], options: Sequence[tuple[Mapping[str, Json], bool]]
) -> tuple[BuiltReason, ...]:
    """The reasons that hold of options, with their places; an option is given by its arguments and whether it is right.

    The first reason that holds of an option is its only one, so that a later one may say what holds of the rest.
    """
    first = [
        next((each for each in reasons if reason_holds(each, bound, args, right=right)), None)
        for args, right in options
    ]
    return tuple(
        BuiltReason(name=reason.is_, hint=reason.hint, places=places)
        for reason in reasons
        if (places := tuple(place for place, found in enumerate(first) if found is reason))
    )


def reason_holds(reason: OptionReason, bound: Mapping[str, Any], args: Mapping[str, Json], *, right: bool) -> bool:
    """Whether a reason is one for right options, or for wrong ones, as this is, and its formula says so too."""
    if reason.of != ("left" if right else "chosen"):
        return False
    if reason.if_ is None:
        return True
    found = stated_variant(reference_function(reason.if_), args, bound, ())
    return found is not NO_MISTAKE_ANSWER and bare_value(decode(found)) is True
