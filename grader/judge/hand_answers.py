"""Judging hand calculations: each part from the true values, or from the student's own earlier parts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction
from functools import cached_property
from typing import Literal

from grader.built.document import BuiltExercise, BuiltPart
from grader.checks.calls import Observation
from grader.checks.containers import unwrapped
from grader.checks.numerals import number_readings
from grader.checks.verdict import RIGHT, Verdict
from grader.checks.written import exact_number, judge_written
from grader.checks.written_interval import WrittenInterval, right_interval, written_interval
from grader.codec.decode import decode
from grader.codec.values import Array, Scalar, Series, Value
from grader.judge.judged import JudgedCase, JudgedInput
from grader.judge.own_box import follows_from_box

FOLLOWS = "follows"  # the reason of a part that is wrong in itself, and right from the student's own earlier parts
PartMark = Literal["right", "follows", "slip"]
UNREAD_REASONS = ("missing", "unreadable")  # there is no answer that could follow


@dataclass(frozen=True)
class OwnPart:
    """A student's answer to a part, as the parts after it use it."""

    exercise: BuiltExercise
    part: BuiltPart
    text: str
    true: bool  # right in itself, and so is all that it was made from
    mark: PartMark

    @cached_property
    def span(self) -> WrittenInterval | str | None:
        """What the answer stands for; worked out only where a later part is wrong in itself."""
        return own_span(self.exercise, self.part, self.text, true=self.true)


def judge_hand_parts(
    exercise: BuiltExercise, observations: Sequence[Observation], answers: Mapping[str, str]
) -> tuple[JudgedCase, ...]:
    """The judged parts of a hand calculation; a text in `answers` counts before a notebook's variable of that part."""
    own: dict[str, OwnPart] = {}
    judged: list[JudgedCase] = []
    for part, seen in zip(exercise.parts, observations, strict=True):
        text = answers.get(part.name) or variable_text(seen)
        in_itself = verdict_for_expected(exercise, part, decode(part.expected), text)
        verdict = in_itself if in_itself.passed else verdict_from_own(exercise, part, text, own, in_itself)
        judged.append(judged_part(part, text, verdict))
        # Right digits may come from a slip as well: then it is not the true number that they stand for.
        feeds = [own[name] for name in part.uses.values()]
        true = in_itself.passed and all(feed.true for feed in feeds)
        own[part.name] = OwnPart(exercise, part, text, true, part_mark(verdict, feeds))
    return tuple(judged)


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


def verdict_from_own(
    exercise: BuiltExercise, part: BuiltPart, text: str, own: Mapping[str, OwnPart], verdict: Verdict
) -> Verdict:
    """The verdict on a part that is wrong in itself: it may still follow from the student's own earlier parts."""
    if verdict.reason in UNREAD_REASONS or not part.uses:
        return verdict
    feeds = [own[name] for name in dict.fromkeys(part.uses.values())]
    box = {feed.part.name: feed.span for feed in feeds if feed.span is not None}
    if len(box) < len(feeds) or nothing_follows(exercise, part, text, feeds):
        return verdict
    try:
        if not follows_from_box(exercise, part, text, box):
            return verdict
    except OverflowError:  # own numbers that are too large for a float
        return verdict
    if all(feed.mark == "right" for feed in feeds):
        return RIGHT  # only the rounding of right parts led here
    return replace(
        verdict,
        credit=exercise.follow.share,
        reason=FOLLOWS,
        message="This follows from the earlier parts as they stand here; the slip is before it.",
    )


def nothing_follows(exercise: BuiltExercise, part: BuiltPart, text: str, feeds: Sequence[OwnPart]) -> bool:
    """Whether the parts that feed this one are too trivial for anything to follow from them."""
    # A zero that is right, or that follows, was calculated: it is not trivial.
    slips = [written_value(feed.span) for feed in feeds if feed.mark == "slip"]
    if any(is_trivial_value(each, exercise.follow.void_if) for each in slips):
        return True
    if len(slips) < 2:
        return False
    # One number everywhere: the mean and the least of it are that number, and nobody has calculated.
    given = written_value(own_span(exercise, part, text, true=False))
    return all(written_value(feed.span) == given for feed in feeds)


def part_mark(verdict: Verdict, feeds: Sequence[OwnPart]) -> PartMark:
    """The mark of a part for the parts after it: what is made from a slip follows, though its digits may be right."""
    if not verdict.passed and verdict.reason != FOLLOWS:
        return "slip"
    sound = verdict.reason != FOLLOWS and all(feed.mark == "right" for feed in feeds)
    return "right" if sound else "follows"


def written_value(span: WrittenInterval | str | None) -> Fraction | str | None:
    """The number or the label as it was written."""
    return span.value if isinstance(span, WrittenInterval) else span


def verdict_for_expected(exercise: BuiltExercise, part: BuiltPart, expected: Value, text: str) -> Verdict:
    """The verdict of the part's check on a text, if `expected` were the right value."""
    check = part.check
    return judge_written(check.name, check.options, expected, text, digits=exercise.digits, forms=exercise.forms)


def own_span(exercise: BuiltExercise, part: BuiltPart, text: str, *, true: bool) -> WrittenInterval | str | None:
    """What a student's answer stands for: an interval, or a label where one is expected; None if unreadable.

    With `true`, it is known to stand for the true number.
    """
    expected = unwrapped(decode(part.expected))
    if isinstance(expected, str):
        label = text.strip().strip("\"'`")  # it may be written as code, with its quotes
        return expected if label.casefold() == expected.casefold() else label or None
    right = Fraction(0) if isinstance(expected, bool) else exact_number(expected)
    readings = number_readings(text, exercise.forms)
    if right is None or not readings:
        return None
    number = min(readings, key=lambda each: abs(each.value - right))  # `1,234` is 1234 where that is the right size
    if true:
        return right_interval(number, right, exercise.digits)
    return written_interval(number, exercise.digits, whole=isinstance(expected, int) or part.check.name == "exact")


def is_trivial_value(value: Fraction | str | None, void_if: Sequence[str]) -> bool:
    """Whether an earlier part is too trivial to feed a later one, as anything follows from a zero; labels never are."""
    if not isinstance(value, Fraction):
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
