"""A text that a person marks: kept as it was handed in; here it is only told whether there is one."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from grader.built.document import BuiltExercise
from grader.checks.calls import Observation
from grader.checks.verdict import Verdict, wrong
from grader.codec.literals import middle_out
from grader.judge.chosen_options import whole_case
from grader.judge.judged import Judged, JudgedCase

NAME = "text"
MANUAL = "manual"  # the reason of an answer that waits for a person
LONGEST = 20_000  # characters that are kept of a text


def judge_text(
    exercise: BuiltExercise, observations: Sequence[Observation], answers: Mapping[str, str]
) -> tuple[JudgedCase, ...]:
    """The text as one case that earns nothing yet; what is written goes before a notebook's variable."""
    text = text_of(observations, answers)
    verdict = Verdict(Fraction(0), MANUAL, "A person marks this.") if text else wrong("missing", "There is no text.")
    seen = Observation("value", middle_out(text, LONGEST)) if text else Observation("missing")
    return (whole_case(exercise, NAME, Judged({}, None, None, {}, seen, verdict)),)


def text_of(observations: Sequence[Observation], answers: Mapping[str, str]) -> str:
    """What was handed in: the lines under the exercise in answers.yaml, or the text that a variable holds."""
    written = "\n".join(f"{part}: {text}" if part else text for part, text in answers.items() if text).strip()
    if written or not observations or observations[0].outcome != "value":
        return written
    value = observations[0].value
    lines: Sequence[Any] = value if isinstance(value, list | tuple) else [value]
    return "\n".join(lines).strip() if all(isinstance(line, str) for line in lines) else ""
