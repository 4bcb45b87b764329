"""The check `close`: numbers within tolerance, one or in rows, in whatever type they come."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.containers import dtype_of, items_of, kind_of, lone_item, unwrapped
from grader.checks.equal import is_nan, same_answer
from grader.checks.no_value import judging_value
from grader.checks.numeric import SIX_DECIMALS, Tolerance, float_of, is_near_number, is_number
from grader.checks.option_fields import read_by, tolerance
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Opaque, Value

NumberPairs = list[tuple[float, float]]  # an expected number, and the answer's number in its place


@dataclass(frozen=True, slots=True)
class CloseOptions:
    """Relative and absolute tolerance; a number near enough by one of them is right."""

    rtol: float = field(default=1e-6, metadata=read_by(tolerance))
    atol: float = field(default=SIX_DECIMALS, metadata=read_by(tolerance))


def close(expected: Value, observed: Value, options: CloseOptions, *, printed: bool = False) -> Verdict:
    """Right for numbers within tolerance, else the likeliest slip; no message tells the expected value."""
    if plainly_near(expected, observed, options):
        return RIGHT
    return _looked_at(expected, observed, options, printed=printed)


def _looked_at(expected: Value, observed: Value, options: CloseOptions, *, printed: bool) -> Verdict:
    """The verdict of `close` on an answer of any type, right ones included."""
    if observed is None and expected is not None:
        return none_verdict(printed)
    observed = lone_item(expected, observed)
    allowed = Tolerance(options.rtol, options.atol)
    misfit = _misfit(expected, observed, top=True)
    if misfit is not None:
        return misfit
    leaves = _in_step(expected, observed)
    if all(_right(wanted, given, allowed) for wanted, given in leaves):
        return RIGHT
    # Before the slips, none of which explains a NaN.
    if any(is_nan(given) and not is_nan(wanted) for wanted, given in leaves):
        return wrong("nan", "The answer has a NaN in it. Look for 0/0, or for the logarithm of 0.")
    if not all(is_number(wanted) for wanted, _ in leaves):
        return _not_right(leaves)
    loose = max((allowed.for_type(dtype_of(given)) for _, given in leaves), key=lambda each: each.rtol)
    return _slip([(_float(wanted), _float(given)) for wanted, given in leaves], loose)


def plainly_near(expected: Any, observed: Any, options: CloseOptions) -> bool | None:
    """Whether plain numbers, one or in lists, are within tolerance; None for all that takes a closer look.

    Most answers are such numbers, and a trace has thousands: this takes a tenth of the time.
    """
    kinds = type(expected), type(observed)
    if kinds == (float, float):
        difference = abs(expected - observed)
        if not math.isfinite(difference):
            return None
        return bool(difference <= options.atol or difference <= options.rtol * abs(expected))
    if kinds[0] in (list, tuple) and kinds[1] in (list, tuple) and len(expected) == len(observed):
        near = [plainly_near(item, own, options) for item, own in zip(expected, observed, strict=True)]
        return None if None in near else all(near)
    # Above 2**53 not every whole number is a float.
    if kinds[0] in (int, float) and kinds[1] in (int, float) and max(abs(expected), abs(observed)) < 2**53:
        return plainly_near(float(expected), float(observed), options)
    return None


def none_verdict(printed: bool) -> Verdict:
    """The verdict on None where an answer was expected."""
    remedy = "If it prints the answer, return it instead." if printed else "Look for a path without a return."
    return wrong("nothing", f"The function returned None. {remedy}")


def _misfit(expected: Value, observed: Value, *, top: bool) -> Verdict | None:
    """The verdict on an answer of a wrong form; None when every expected number has its place in it."""
    items = items_of(expected)
    if items is None:
        return _leaf_misfit(expected, observed, top=top)
    given = items_of(observed)
    if given is None:
        return wrong("type" if top else "shape", _row_asked(observed, top=top))
    if len(items) != len(given):
        return wrong("shape", _length_said(len(given), top=top))
    misfits = (_misfit(item, own, top=False) for item, own in zip(items, given, strict=True))
    return next((misfit for misfit in misfits if misfit is not None), None)


def _leaf_misfit(expected: Value, observed: Value, *, top: bool) -> Verdict | None:
    if not is_number(expected) or float_of(observed) is not None:
        return None
    place = "Return one number" if top else "Each entry should be a number"
    if items_of(observed) is not None:
        many = "holds others inside" if not top else f"is {kind_of(observed)}"
        return wrong("shape", f"{place}. {'The answer' if top else 'One entry'} {many}.")
    given = unwrapped(observed)
    return wrong("type", f"{place}. {'The answer' if top else 'One entry'} is {kind_of(given)}.{_remedy(given)}")


def _remedy(value: Value) -> str:
    if isinstance(value, str):
        return " Return the number itself, not the text that shows it."
    if isinstance(value, Opaque) and "function" in value.type:
        return " Call the function, and return what it gives."
    return ""


def _row_asked(observed: Value, *, top: bool) -> str:
    if top:
        return f"Return a list of numbers. The answer is {kind_of(observed)}.{_remedy(unwrapped(observed))}"
    return f"Each entry should itself be a list of numbers. One entry is {kind_of(observed)}."


def _length_said(length: int, *, top: bool) -> str:
    what = "The answer" if top else "A row inside the answer"
    return f"{what} has {length} {'entry' if length == 1 else 'entries'}, which is not as many as it should have."


def _in_step(expected: Value, observed: Value) -> list[tuple[Value, Value]]:
    """Each innermost expected value with the answer's in its place; their forms have been found to fit."""
    items = items_of(expected)
    if items is None:
        return [(expected, observed)]
    given = items_of(observed) or ()
    return [pair for item, own in zip(items, given, strict=True) for pair in _in_step(item, own)]


def _right(expected: Value, observed: Value, allowed: Tolerance) -> bool:
    return is_near_number(expected, observed, allowed) if is_number(expected) else same_answer(expected, observed)


def _float(value: Value) -> float:
    number = float_of(value)
    return float("nan") if number is None else number


def _not_right(leaves: list[tuple[Value, Value]]) -> Verdict:
    if len(leaves) == 1 and is_number(leaves[0][1]):
        return wrong("value", "A number is not the right answer here.")
    return wrong("value", "This is not the right answer.")


def _slip(pairs: NumberPairs, allowed: Tolerance) -> Verdict:
    """The verdict that names the likeliest slip; the slips are tried in order, the most telling first."""
    # `_factor` after those that are factors too, -1 and 100, and say more.
    for slip in (_percent, _sign, _rounded, _factor, _order):
        verdict = slip(pairs, allowed)
        if verdict is not None:
            return verdict
    if len(pairs) == 1:
        return wrong("value", "This is not the right number.")
    off = sum(not allowed.near(wanted, given) for wanted, given in pairs)
    return wrong("value", f"Of the {len(pairs)} numbers, {off} {'is' if off == 1 else 'are'} not right.")


def _all_near(pairs: NumberPairs, allowed: Tolerance, change: Callable[[float], float]) -> bool:
    return all(allowed.near(wanted, change(given)) for wanted, given in pairs)


def _percent(pairs: NumberPairs, allowed: Tolerance) -> Verdict | None:
    # Only for numbers that can be shares or percentages: 250 and 2.5 are simply two numbers.
    largest = max(abs(wanted) for wanted, _ in pairs)
    if 0 < largest <= 1 and _all_near(pairs, allowed, lambda given: given / 100):
        return wrong("percent", "This is a percentage. Return a fraction of 1.")
    if 1 < largest <= 100 and _all_near(pairs, allowed, lambda given: given * 100):
        return wrong("percent", "This is a fraction of 1. Return a percentage.")
    return None


def _sign(pairs: NumberPairs, allowed: Tolerance) -> Verdict | None:
    if any(wanted for wanted, _ in pairs) and _all_near(pairs, allowed, lambda given: -given):
        return wrong("sign", "The size is right, and the sign is not. Look for a minus that is missing or too many.")
    return None


def _rounded(pairs: NumberPairs, allowed: Tolerance) -> Verdict | None:
    decimals = max(_decimals(given) for _, given in pairs)
    half = 0.5 * 10.0**-decimals * (1 + 1e-9)  # a little more, as 10.0**-3 is itself a rounded float
    telling = any(_digits(given) > 1 for _, given in pairs)  # a lone 0.0 or 0.9 would pass for a rounded 0.04 or 0.94
    # With 12 decimals or more a float was computed in another way, and not rounded by a person.
    if 0 < decimals < 12 and telling and all(abs(wanted - given) <= half for wanted, given in pairs):
        places = "1 decimal" if decimals == 1 else f"{decimals} decimals"
        return wrong("rounded", f"Right to {places}, but rounded too early: return every digit.")
    return None


def _decimals(value: float) -> int:
    exponent = Decimal(repr(value)).as_tuple().exponent
    return max(-exponent, 0) if isinstance(exponent, int) else 0


def _digits(value: float) -> int:
    return len(Decimal(repr(value)).normalize().as_tuple().digits)


def _factor(pairs: NumberPairs, allowed: Tolerance) -> Verdict | None:
    telling = [(wanted, given) for wanted, given in pairs if wanted]
    if len(telling) < 2 or len({wanted for wanted, _ in telling}) < 2:
        return None  # any one number is some multiple of another
    factor = telling[0][1] / telling[0][0]
    if factor and abs(factor) < float("inf") and _all_near(pairs, allowed, lambda given: given / factor):
        return wrong(
            "factor",
            "Every number is off by the same factor. Look for a missing division or product at the end, "
            "or for another base of the logarithm.",
        )
    return None


def _order(pairs: NumberPairs, allowed: Tolerance) -> Verdict | None:
    wanted, given = (sorted(side) for side in zip(*pairs, strict=True))
    if len(pairs) > 1 and _all_near(list(zip(wanted, given, strict=True)), allowed, lambda number: number):
        return wrong("order", "These are the right numbers in another order. Look at which place each belongs to.")
    return None


def _judge(case: Case, observation: Observation, options: CloseOptions) -> Verdict:
    return close(case.expected, observation.value, options, printed=bool(observation.stdout.strip()))


judge_close = judging_value(_judge)
