"""Judging a text that a person marks: it is kept as it was handed in, and earns nothing yet."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from grader.built.document import BuiltExercise
from grader.checks.calls import Observation
from grader.checks.verdict import Verdict, wrong
from grader.codec.literals import middle_out
from grader.judge.chosen_options import whole_case
from grader.judge.judged import JudgedCase, JudgedInput

TEXT_CASE = "text"
MANUAL_VERDICT_REASON = "manual"  # the reason of an answer that waits for a person
# Characters that are kept of a text, so that no result document grows without bound: some ten pages.
MAX_MANUAL_TEXT_CHARACTERS = 20_000


def judge_text(
    exercise: BuiltExercise, observations: Sequence[Observation], answers: Mapping[str, str]
) -> tuple[JudgedCase, ...]:
    """The one judged case of a text, which earns nothing yet; a written answer counts before a notebook's variable."""
    text = handed_in_lines(observations, answers)
    verdict = (
        Verdict(Fraction(0), MANUAL_VERDICT_REASON, "A person marks this.")
        if text
        else wrong("missing", "There is no text.")
    )
    seen = Observation("value", middle_out(text, MAX_MANUAL_TEXT_CHARACTERS)) if text else Observation("missing")
    return (whole_case(exercise, TEXT_CASE, JudgedInput({}, None, None, {}, seen, verdict)),)


def handed_in_lines(observations: Sequence[Observation], answers: Mapping[str, str]) -> str:
    """The text that was handed in: the lines of the exercise in `answers.yaml`, or a notebook's variable."""
    written = "\n".join(f"{part}: {text}" if part else text for part, text in answers.items() if text).strip()
    if written or not observations or observations[0].outcome != "value":
        return written
    value = observations[0].value
    lines: Sequence[Any] = value if isinstance(value, list | tuple) else [value]
    return "\n".join(lines).strip() if all(isinstance(line, str) for line in lines) else ""
