"""The check `passes`, which judges `kind: tests`: a test came to its end, and showed what it should."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.no_value import judging_value
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import FAILED_KEY

# NumPy 2 shows `np.True_` and `np.float64(0.5)` where NumPy 1 showed `True` and `0.5`: notebooks hold either.
NUMPY_TRUTH = re.compile(r"\bnp\.(True|False)_")
NUMPY_NUMBER = re.compile(r"\bnp\.\w+\(([^()]*)\)")


@dataclass(frozen=True, slots=True)
class PassesOptions:
    """No options: all that a test asks stands in its own code, and in what it should show."""


def passes(case: Case, observation: Observation, _: PassesOptions) -> Verdict:
    """Right for a test that has come to its end; where it has to show something, if that is what it shows."""
    value = observation.value
    if isinstance(value, Mapping) and FAILED_KEY in value:
        words = str(value[FAILED_KEY])
        return wrong("test", f"This test fails: {words}" if words else "This test fails.")
    if case.expected is None and (value is None or isinstance(value, str)):
        return RIGHT
    shown = f"{observation.stdout}{value if isinstance(value, str) else ''}"
    if case.expected is not None and shown_words(shown) == shown_words(str(case.expected)):
        return RIGHT
    return wrong("output", "This test runs, and does not show what it should.")


def shown_words(text: str) -> list[str]:
    """The words of what a test shows, however they are spaced, as doctests compare them.

    >>> shown_words("np.True_") == shown_words("True"), shown_words("np.float64(0.5)\\n 3")
    (True, ['0.5', '3'])
    """
    return NUMPY_NUMBER.sub(r"\1", NUMPY_TRUTH.sub(r"\1", text)).split()


judge_passes = judging_value(passes)
