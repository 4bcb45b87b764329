"""The plain values of one case that a picture is drawn from: bounded, finite and safe to show."""

import ast
import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any, TypeAlias

from grader.checks.containers import items_of
from grader.codec.decode import decode
from grader.codec.literals import middle_out
from grader.codec.values import Array, Frame, Json, Record, Scalar, Series, Value
from grader.score.result import CaseResult, StepShown
from grader.texts.safe_text import one_line

DrawableValue: TypeAlias = Any  # None, bool, int, float, str, a list, or a dict whose keys are text
MAX_PLAIN_VALUES = 4000  # values in one answer: those of more are not even decoded
MAX_DRAWN_STEPS = 48  # of a trace that is drawn whole
STEPS_BEFORE, STEPS_AFTER = 15, 15  # else, steps around the first that differs
MAX_PLAIN_DEPTH = 20  # levels of nesting: every level is a call on Python's stack
MAX_PLAIN_CHARACTERS = 60  # characters of one text
MAX_DRAWN_NUMBER = 1e12  # absolute value of a number that is drawn, as docs/pictures.md promises
MAX_CALL_CHARACTERS = 20_000  # characters of a call whose arguments are read back by Python's parser
MANY_ANSWER_CHECKS = frozenset({"verify", "one_of"})  # checks of answers of which many are right
EXPECTED_MARKS = frozenset({"right", "follows"})  # marks of steps that are right, or right after an earlier slip


class NotDrawn(ValueError):
    """A value that cannot be drawn: it has another shape, is too large, or is not finite."""


@dataclass(frozen=True, slots=True)
class DrawnStep:
    """One step of a trace to draw; `yours` is None if it is missing, `expected` if it is not told or there is none."""

    number: int
    mark: str
    yours: DrawableValue
    expected: DrawableValue

    @property
    def remark(self) -> str:
        """A remark on a step that is missing or one too many; "" for any other step."""
        return {"extra": ", one step too many", "missing": ", which is missing"}.get(self.mark, "")


@dataclass(frozen=True, slots=True)
class Drawable:
    """The values of one case to draw: inputs, answer and, if `told`, the right answer; of a trace, the steps."""

    inputs: tuple[DrawableValue, ...]
    yours: DrawableValue
    expected: DrawableValue = None
    told: bool = False
    steps: tuple[DrawnStep, ...] = ()
    several: bool = False  # whether other answers may be right too

    @property
    def first(self) -> DrawnStep | None:
        """The first step that is neither right nor right after an earlier slip; None if there is none."""
        return next((step for step in self.steps if step.mark not in EXPECTED_MARKS), None)


def drawable_of(case: CaseResult, *, with_expected: bool) -> Drawable:
    """The values of a judged case to draw; raises `NotDrawn`. The right answer is decoded only if it is told."""
    inputs = call_inputs(case.call)
    if case.steps:  # which hold all that the answer holds
        steps = tuple(plain_step(step, with_expected=with_expected) for step in steps_around_first(case.steps))
        return Drawable(inputs, None, None, with_expected, steps)
    expected = decoded_plain(case.expected) if with_expected else None
    return Drawable(
        inputs, decoded_plain(case.observed), expected, with_expected, several=case.check in MANY_ANSWER_CHECKS
    )


def steps_around_first(steps: Sequence[StepShown]) -> Sequence[StepShown]:
    """The steps to draw: all of a short trace, else those around the first step that differs."""
    if len(steps) <= MAX_DRAWN_STEPS:
        return steps
    first = next((place for place, step in enumerate(steps) if step.mark not in EXPECTED_MARKS), 0)
    return steps[max(first - STEPS_BEFORE, 0) : first + STEPS_AFTER]


def plain_step(step: StepShown, *, with_expected: bool) -> DrawnStep:
    """One step of a result as a step to draw, with plain values."""
    return DrawnStep(
        step.number, step.mark, decoded_plain(step.observed), decoded_plain(step.expected) if with_expected else None
    )


def decoded_plain(form: Json) -> DrawableValue:
    """An encoded value as a plain one; raises `NotDrawn` if it is too large, or has no plain form."""
    if not is_small_form(form):
        raise NotDrawn("too large")
    return plain_of(decode(form), iter(range(MAX_PLAIN_VALUES)), MAX_PLAIN_DEPTH)


def is_small_form(form: Json) -> bool:
    """Whether an encoded value holds few enough values to be drawn, found without decoding it."""
    left = [form]
    for _ in range(3 * MAX_PLAIN_VALUES):  # a value's form may have two more values around it
        if not left:
            return True
        each = left.pop()
        if isinstance(each, list | dict):
            left.extend(each if isinstance(each, list) else each.values())
    return False


def plain_of(value: Value, budget: Iterator[int], depth: int) -> DrawableValue:
    """The plain form of a decoded value; every value inside takes one from the budget."""
    if next(budget, None) is None or depth < 0:
        raise NotDrawn("too large")
    if isinstance(value, Scalar):
        value = value.value
    if isinstance(value, dict | Record):
        return mapping_of_pairs(value.items() if isinstance(value, dict) else value.fields, budget, depth)
    if isinstance(value, set | frozenset):
        # A set comes in another order in every process.
        return sorted((plain_of(item, budget, depth - 1) for item in value), key=repr)
    if isinstance(value, list | tuple | Array | Series | Frame):
        return [plain_of(item, budget, depth - 1) for item in items_of(value) or ()]
    return lone_value(value)


def lone_value(value: Value) -> DrawableValue:
    """A single value (None, truth value, text or number) in its plain form; raises `NotDrawn` for any other."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return one_line(middle_out(value, MAX_CALL_CHARACTERS), MAX_PLAIN_CHARACTERS)
    if isinstance(value, int | float | Fraction | Decimal):
        return drawn_number(value)
    raise NotDrawn(type(value).__name__)


def drawn_number(value: int | float | Fraction | Decimal) -> float:
    """A number as it is drawn, an int or a float; raises `NotDrawn` if it is not finite or too large."""
    try:
        number = float(value)
    # A whole number may be too large for a float, and a Decimal may be a signalling NaN.
    except (OverflowError, ValueError):
        raise NotDrawn("number") from None
    if not math.isfinite(number) or abs(number) > MAX_DRAWN_NUMBER:
        raise NotDrawn("number")
    return value if isinstance(value, int) else number


def mapping_of_pairs(pairs: Iterable[tuple[Value, Value]], budget: Iterator[int], depth: int) -> DrawableValue:
    """A plain dict with its keys as texts; a list of pairs if a key is a collection."""
    found = [(plain_of(key, budget, depth - 1), plain_of(item, budget, depth - 1)) for key, item in pairs]
    if any(isinstance(key, list | dict) for key, _ in found):
        return [[key, item] for key, item in found]
    named = {str(key): item for key, item in found}
    if len(named) < len(found):  # 1 and "1"
        raise NotDrawn("keys")
    return named


def call_inputs(call: str | None) -> tuple[DrawableValue, ...]:
    """The arguments of a call, read back from its text; none if the text was shortened, or is no single call.

    >>> call_inputs("f([[1, 0], 0.5], 'a')"), call_inputs("f([1, … 8 more …, 2])")
    (([[1, 0], 0.5], 'a'), ())
    """
    if call is None or len(call) > MAX_CALL_CHARACTERS or "…" in call:
        return ()
    try:
        body = ast.parse(call, mode="eval").body
        values = [ast.literal_eval(each) for each in body.args] if isinstance(body, ast.Call) else []
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        return ()
    return tuple(plain_of(value, iter(range(MAX_PLAIN_VALUES)), MAX_PLAIN_DEPTH) for value in values)
