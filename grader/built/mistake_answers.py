"""What a known mistake answers, in place of the reference: what students' outputs are compared with."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from grader.built.reference_answers import NoAnswer, Reference, accepted, answer_form
from grader.codec.values import Json

NOTHING = cast("Json", object())  # what a mistake gives that raises; None may be what another gives


def variant(reference: Reference, args: Mapping[str, Json], bound: Mapping[str, Any], record: Sequence[str]) -> Json:
    """What a mistake gives, encoded; `NOTHING` where it raises or never ends, as there are no outputs to recognise."""
    try:
        return answer_form(reference, args, accepted(reference, bound), record)
    except NoAnswer:
        return NOTHING
