"""What may be drawn of one case: plain values that are bounded, finite and safe to show."""

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

Plain: TypeAlias = Any  # None, bool, int, float, str, a list, or a dict whose keys are text
MOST = 4000  # values in one answer
MOST_STEPS = 48  # of a trace that is drawn whole
BEFORE, AFTER = 15, 15  # else, steps around the first that differs
DEEPEST = 20
LONGEST = 60  # characters of one text
LARGEST = 1e12  # of a number that is drawn
LONGEST_CALL = 20_000  # characters
SEVERAL = frozenset({"verify", "one_of"})  # checks of answers of which many are right
AS_EXPECTED = frozenset({"right", "follows"})  # marks of steps that are right, or right after an earlier slip


class NotDrawn(ValueError):
    """A value that a picture cannot be made of: of another shape, too large, not finite."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a trace; `yours` is None where it is missing, `expected` where it is not told or there is none."""

    number: int
    mark: str
    yours: Plain
    expected: Plain

    @property
    def remark(self) -> str:
        """What is to be said of a step that has nothing, or nothing expected, beside it."""
        return {"extra": ", one step too many", "missing": ", which is missing"}.get(self.mark, "")


@dataclass(frozen=True, slots=True)
class Seen:
    """The inputs, the answer and, if it is `told`, what was expected; of a trace, the steps as marked."""

    inputs: tuple[Plain, ...]
    yours: Plain
    expected: Plain = None
    told: bool = False
    steps: tuple[Step, ...] = ()
    several: bool = False  # whether other answers may be right too

    @property
    def first(self) -> Step | None:
        """The first step that is not right."""
        return next((step for step in self.steps if step.mark not in AS_EXPECTED), None)


def seen_of(case: CaseResult, *, with_expected: bool) -> Seen:
    """What may be drawn of a judged case; raises `NotDrawn`. What is expected is not looked at unless it is told."""
    inputs = inputs_of(case.call)
    if case.steps:  # which hold all that the answer holds
        steps = tuple(step_of(step, with_expected=with_expected) for step in around(case.steps))
        return Seen(inputs, None, None, with_expected, steps)
    expected = plain(case.expected) if with_expected else None
    return Seen(inputs, plain(case.observed), expected, with_expected, several=case.check in SEVERAL)


def around(steps: Sequence[StepShown]) -> Sequence[StepShown]:
    """The steps that are drawn: all if they are few, else those around the first that differs."""
    if len(steps) <= MOST_STEPS:
        return steps
    first = next((place for place, step in enumerate(steps) if step.mark not in AS_EXPECTED), 0)
    return steps[max(first - BEFORE, 0) : first + AFTER]


def step_of(step: StepShown, *, with_expected: bool) -> Step:
    """One step with plain values."""
    return Step(step.number, step.mark, plain(step.observed), plain(step.expected) if with_expected else None)


def plain(form: Json) -> Plain:
    """An encoded value as a plain one; raises `NotDrawn` for what is too large, or stands for nothing plain."""
    if not is_small(form):
        raise NotDrawn("too large")
    return plain_of(decode(form), iter(range(MOST)), DEEPEST)


def is_small(form: Json) -> bool:
    """Whether a form holds few enough values to be worth decoding."""
    left = [form]
    for _ in range(3 * MOST):  # a value's form may have two more values around it
        if not left:
            return True
        each = left.pop()
        if isinstance(each, list | dict):
            left.extend(each if isinstance(each, list) else each.values())
    return False


def plain_of(value: Value, budget: Iterator[int], depth: int) -> Plain:
    """The plain value; every value that is looked at takes one from the budget."""
    if next(budget, None) is None or depth < 0:
        raise NotDrawn("too large")
    if isinstance(value, Scalar):
        value = value.value
    if isinstance(value, dict | Record):
        return mapping(value.items() if isinstance(value, dict) else value.fields, budget, depth)
    if isinstance(value, set | frozenset):
        return sorted((plain_of(item, budget, depth - 1) for item in value), key=repr)
    if isinstance(value, list | tuple | Array | Series | Frame):
        return [plain_of(item, budget, depth - 1) for item in items_of(value) or ()]
    return lone(value)


def lone(value: Value) -> Plain:
    """A value that holds no others, safe to show; raises `NotDrawn`."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return one_line(middle_out(value, LONGEST_CALL), LONGEST)
    if isinstance(value, int | float | Fraction | Decimal):
        return number_of(value)
    raise NotDrawn(type(value).__name__)


def number_of(value: int | float | Fraction | Decimal) -> float:
    """A number that fits into a drawing: whole ones stay whole; raises `NotDrawn`."""
    try:
        number = float(value)
    except (OverflowError, ValueError):
        raise NotDrawn("number") from None
    if not math.isfinite(number) or abs(number) > LARGEST:
        raise NotDrawn("number")
    return value if isinstance(value, int) else number


def mapping(pairs: Iterable[tuple[Value, Value]], budget: Iterator[int], depth: int) -> Plain:
    """A dict by its keys' texts; pairs, where a key is more than a text or number."""
    found = [(plain_of(key, budget, depth - 1), plain_of(item, budget, depth - 1)) for key, item in pairs]
    if any(isinstance(key, list | dict) for key, _ in found):
        return [[key, item] for key, item in found]
    named = {str(key): item for key, item in found}
    if len(named) < len(found):  # 1 and "1"
        raise NotDrawn("keys")
    return named


def inputs_of(call: str | None) -> tuple[Plain, ...]:
    """The arguments of a call as written for a student; none if it was shortened, or is no single call.

    >>> inputs_of("f([[1, 0], 0.5], 'a')"), inputs_of("f([1, … 8 more …, 2])")
    (([[1, 0], 0.5], 'a'), ())
    """
    if call is None or len(call) > LONGEST_CALL or "…" in call:
        return ()
    try:
        body = ast.parse(call, mode="eval").body
        values = [ast.literal_eval(each) for each in body.args] if isinstance(body, ast.Call) else []
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        return ()
    return tuple(plain_of(value, iter(range(MOST)), DEEPEST) for value in values)
