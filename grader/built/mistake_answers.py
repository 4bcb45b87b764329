"""The answers of known mistakes, in place of the reference's: students' outputs are compared with them."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from grader.built.reference_answers import NoAnswer, Reference, accepted_names, answer_form
from grader.codec.values import Json

NO_MISTAKE_ANSWER = cast("Json", object())  # what a mistake gives that raises; None may be what another gives


def mistake_answer(
    reference: Reference, args: Mapping[str, Json], bound: Mapping[str, Any], record: Sequence[str]
) -> Json:
    """The encoded answer of a mistake; `NO_MISTAKE_ANSWER` if it raises or never ends."""
    try:
        return answer_form(reference, args, accepted_names(reference, bound), record)
    except NoAnswer:
        return NO_MISTAKE_ANSWER
