"""The check `near`: a number within so many steps of the expected one."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.no_value import judging_value
from grader.checks.option_fields import read_by, read_options, tolerance
from grader.checks.registry import Check
from grader.checks.verdict import RIGHT, Verdict, wrong


@dataclass(frozen=True, slots=True)
class NearOptions:
    """How far from the expected number an answer may lie."""

    steps: float = field(default=1.0, metadata=read_by(tolerance))


def near(case: Case, observation: Observation, options: NearOptions) -> Verdict:
    """Right for a number that lies near enough."""
    if isinstance(observation.value, bool) or not isinstance(observation.value, int | float):
        return wrong("type", "Return one number.")
    if abs(observation.value - case.expected) <= options.steps:
        return RIGHT
    return wrong("far", "This lies too far from the right number.")


NEAR = Check(NearOptions, judging_value(near), partial(read_options, NearOptions))


def whole(case: Case, observation: Observation, options: Mapping[str, Any]) -> bool | str:
    """A plain function is a check, too: true, false, or a sentence that says what is wrong."""
    return isinstance(observation.value, int) or "Return a whole number."
