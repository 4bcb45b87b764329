"""Judging hand calculations: each part from the true values, or from the student's own earlier parts."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction

from grader.built.document import BuiltExercise, BuiltPart
from grader.built.walk import part_value
from grader.checks.calls import Observation
from grader.checks.verdict import Verdict
from grader.checks.written import judge_written, read_number
from grader.codec.decode import decode
from grader.codec.values import Array, Scalar, Series, Value
from grader.judge.judged import JudgedCase, JudgedInput


def judge_hand_parts(
    exercise: BuiltExercise, observations: Sequence[Observation], answers: Mapping[str, str]
) -> tuple[JudgedCase, ...]:
    """The judged parts of a hand calculation; a text in `answers` counts before a notebook's variable of that part."""
    texts = {
        part.name: answers.get(part.name) or variable_text(seen)
        for part, seen in zip(exercise.parts, observations, strict=True)
    }
    read = {part.name: own_part_value(exercise, part, texts[part.name]) for part in exercise.parts}
    own = {name: value for name, value in read.items() if value is not None}
    judged: dict[str, JudgedCase] = {}
    for part in exercise.parts:
        verdict = verdict_on_part(exercise, part, texts[part.name], own, judged)
        judged[part.name] = judged_part(part, texts[part.name], verdict)
    return tuple(judged.values())


def judged_part(part: BuiltPart, text: str, verdict: Verdict) -> JudgedCase:
    """The judged case of one part, with one input."""
    seen = Observation("value", text) if text else Observation("missing")
    return JudgedCase(
        name=part.ask,
        check=part.check.name,
        public=False,
        covers="",
        edge=False,
        weight=part.points,
        part=part.name,
        inputs=(JudgedInput(part.args, None, part.expected, part.variants, seen, verdict),),
    )


def verdict_on_part(
    exercise: BuiltExercise,
    part: BuiltPart,
    text: str,
    own: Mapping[str, Fraction | str],
    earlier: Mapping[str, JudgedCase],
) -> Verdict:
    """The verdict on one part: right by the true values, or a share where it follows from the student's own parts."""
    verdict = verdict_for_expected(exercise, part, decode(part.expected), text)
    feeds = set(part.uses.values())
    if verdict.passed or not feeds or not feeds <= own.keys():
        return verdict
    wrong_ones = [name for name in feeds if not earlier[name].inputs[0].verdict.passed]  # a right zero is not trivial
    trivial = any(is_trivial_value(own[name], exercise.follow.void_if) for name in wrong_ones)
    # One number everywhere: the mean and the least of it are that number, and nobody has calculated.
    if trivial or (len(wrong_ones) > 1 and len({own.get(part.name), *(own[name] for name in feeds)}) == 1):
        return verdict
    try:
        from_own = part_value(exercise, part, {name: fed_value(own[name]) for name in feeds})
    except (ArithmeticError, ValueError):  # the student's own numbers lead nowhere, say to a division by zero
        return verdict
    if not verdict_for_expected(exercise, part, from_own, text).passed:
        return verdict
    if not wrong_ones:
        return Verdict(Fraction(1))  # only the rounding of right parts led here
    return replace(
        verdict,
        credit=exercise.follow.share,
        reason="follows",
        message="This follows from the earlier parts as they stand here; the slip is before it.",
    )


def verdict_for_expected(exercise: BuiltExercise, part: BuiltPart, expected: Value, text: str) -> Verdict:
    """The verdict of the part's check on a text, if `expected` were the right value."""
    check = part.check
    return judge_written(check.name, check.options, expected, text, digits=exercise.digits, forms=exercise.forms)


def own_part_value(exercise: BuiltExercise, part: BuiltPart, text: str) -> Fraction | str | None:
    """A student's answer as later parts use it: a number, or a label where one is expected; None if unreadable."""
    if isinstance(decode(part.expected), str):
        return text.strip().strip("\"'`") or None  # a label may be written as code, with its quotes
    written = read_number(text, exercise.forms)
    return None if written is None else written.value


def fed_value(own: Fraction | str) -> float | str:
    """A student's earlier part as a reference takes it: a label, or a float."""
    return own if isinstance(own, str) else float(own)


def is_trivial_value(value: Fraction | str, void_if: Sequence[str]) -> bool:
    """Whether an earlier part is too trivial to feed a later one, as anything follows from a zero; labels never are."""
    if isinstance(value, str):
        return False
    trivial = {"zero": value == 0, "one": value == 1, "outside_range": not 0 <= value <= 1}
    return any(trivial[name] for name in void_if)


def variable_text(seen: Observation) -> str:
    """A notebook's variable as written text: a text as it is, a number with all its digits, "" for anything else."""
    value = seen.value if seen.outcome == "value" else None
    # NumPy and pandas give one number as an array of one item, or as a scalar of their own.
    if isinstance(value, Array | Series) and len(value.items) == 1:
        value = value.items[0]
    if isinstance(value, Scalar):
        value = value.value
    if isinstance(value, bool):
        return str(value)
    if isinstance(value, str | int | float | Decimal | Fraction):
        return str(value)
    return ""
