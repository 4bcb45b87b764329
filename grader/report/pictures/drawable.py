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

Plain: TypeAlias = Any  # None, bool, int, float, str, a list, or a dict whose keys are text
MOST = 4000  # values in one answer: those of more are not even decoded
MOST_STEPS = 48  # of a trace that is drawn whole
BEFORE, AFTER = 15, 15  # else, steps around the first that differs
DEEPEST = 20  # levels of nesting: every level is a call on Python's stack
LONGEST = 60  # characters of one text
LARGEST = 1e12  # absolute value of a number that is drawn, as docs/pictures.md promises
LONGEST_CALL = 20_000  # characters of a call whose arguments are read back by Python's parser
SEVERAL = frozenset({"verify", "one_of"})  # checks of answers of which many are right
AS_EXPECTED = frozenset({"right", "follows"})  # marks of steps that are right, or right after an earlier slip


class NotDrawn(ValueError):
    """A value that cannot be drawn: it has another shape, is too large, or is not finite."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a trace to draw; `yours` is None if it is missing, `expected` if it is not told or there is none."""

    number: int
    mark: str
    yours: Plain
    expected: Plain

    @property
    def remark(self) -> str:
        """A remark on a step that is missing or one too many; "" for any other step."""
        return {"extra": ", one step too many", "missing": ", which is missing"}.get(self.mark, "")


@dataclass(frozen=True, slots=True)
class Seen:
    """The values of one case to draw: inputs, answer and, if `told`, the right answer; of a trace, the steps."""

    inputs: tuple[Plain, ...]
    yours: Plain
    expected: Plain = None
    told: bool = False
    steps: tuple[Step, ...] = ()
    several: bool = False  # whether other answers may be right too

    @property
    def first(self) -> Step | None:
        """The first step that is neither right nor right after an earlier slip; None if there is none."""
        return next((step for step in self.steps if step.mark not in AS_EXPECTED), None)


def seen_of(case: CaseResult, *, with_expected: bool) -> Seen:
    """The values of a judged case to draw; raises `NotDrawn`. The right answer is decoded only if it is told."""
    inputs = inputs_of(case.call)
    if case.steps:  # which hold all that the answer holds
        steps = tuple(step_of(step, with_expected=with_expected) for step in around(case.steps))
        return Seen(inputs, None, None, with_expected, steps)
    expected = plain(case.expected) if with_expected else None
    return Seen(inputs, plain(case.observed), expected, with_expected, several=case.check in SEVERAL)


def around(steps: Sequence[StepShown]) -> Sequence[StepShown]:
    """The steps to draw: all of a short trace, else those around the first step that differs."""
    if len(steps) <= MOST_STEPS:
        return steps
    first = next((place for place, step in enumerate(steps) if step.mark not in AS_EXPECTED), 0)
    return steps[max(first - BEFORE, 0) : first + AFTER]


def step_of(step: StepShown, *, with_expected: bool) -> Step:
    """One step of a result as a step to draw, with plain values."""
    return Step(step.number, step.mark, plain(step.observed), plain(step.expected) if with_expected else None)


def plain(form: Json) -> Plain:
    """An encoded value as a plain one; raises `NotDrawn` if it is too large, or has no plain form."""
    if not is_small(form):
        raise NotDrawn("too large")
    return plain_of(decode(form), iter(range(MOST)), DEEPEST)


def is_small(form: Json) -> bool:
    """Whether an encoded value holds few enough values to be drawn, found without decoding it."""
    left = [form]
    for _ in range(3 * MOST):  # a value's form may have two more values around it
        if not left:
            return True
        each = left.pop()
        if isinstance(each, list | dict):
            left.extend(each if isinstance(each, list) else each.values())
    return False


def plain_of(value: Value, budget: Iterator[int], depth: int) -> Plain:
    """The plain form of a decoded value; every value inside takes one from the budget."""
    if next(budget, None) is None or depth < 0:
        raise NotDrawn("too large")
    if isinstance(value, Scalar):
        value = value.value
    if isinstance(value, dict | Record):
        return mapping(value.items() if isinstance(value, dict) else value.fields, budget, depth)
    if isinstance(value, set | frozenset):
        # A set comes in another order in every process.
        return sorted((plain_of(item, budget, depth - 1) for item in value), key=repr)
    if isinstance(value, list | tuple | Array | Series | Frame):
        return [plain_of(item, budget, depth - 1) for item in items_of(value) or ()]
    return lone(value)


def lone(value: Value) -> Plain:
    """A single value (None, truth value, text or number) in its plain form; raises `NotDrawn` for any other."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return one_line(middle_out(value, LONGEST_CALL), LONGEST)
    if isinstance(value, int | float | Fraction | Decimal):
        return number_of(value)
    raise NotDrawn(type(value).__name__)


def number_of(value: int | float | Fraction | Decimal) -> float:
    """A number as it is drawn, an int or a float; raises `NotDrawn` if it is not finite or too large."""
    try:
        number = float(value)
    # A whole number may be too large for a float, and a Decimal may be a signalling NaN.
    except (OverflowError, ValueError):
        raise NotDrawn("number") from None
    if not math.isfinite(number) or abs(number) > LARGEST:
        raise NotDrawn("number")
    return value if isinstance(value, int) else number


def mapping(pairs: Iterable[tuple[Value, Value]], budget: Iterator[int], depth: int) -> Plain:
    """A plain dict with its keys as texts; a list of pairs if a key is a collection."""
    found = [(plain_of(key, budget, depth - 1), plain_of(item, budget, depth - 1)) for key, item in pairs]
    if any(isinstance(key, list | dict) for key, _ in found):
        return [[key, item] for key, item in found]
    named = {str(key): item for key, item in found}
    if len(named) < len(found):  # 1 and "1"
        raise NotDrawn("keys")
    return named


def inputs_of(call: str | None) -> tuple[Plain, ...]:
    """The arguments of a call, read back from its text; none if the text was shortened, or is no single call.

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
