"""The operators of formulas: Python's own, refused where the result would be too large."""

import ast
import operator
from collections.abc import Callable, Sized
from fractions import Fraction
from typing import Any

from grader.built.formula_work import MOST_FORMULA_BITS, FormulaWork, TooMuchWork, bit_count

BINARY_OPERATORS: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
}
UNARY_OPERATORS: dict[type[ast.unaryop], Callable[[Any], Any]] = {
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
    ast.Not: operator.not_,
}
COMPARISONS: dict[type[ast.cmpop], Callable[[Any, Any], Any]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Is: operator.is_,
    ast.IsNot: operator.is_not,
    ast.In: lambda item, items: item in items,
    ast.NotIn: lambda item, items: item not in items,
}
# Types in which an item is found without looking at each. A range is none: to find 1.5 in it, Python compares all.
HASHED_TYPES = (set, frozenset, dict)


def operator_result(kind: type[ast.operator], left: Any, right: Any, work: FormulaWork) -> Any:
    """The value of an operator on two values; raises `TooMuchWork` before something too large is made."""
    if kind is ast.Mod and isinstance(left, str | bytes):
        # "%999999999d" would make a text of any length.
        raise TypeError("a text cannot be formatted in a formula")
    if kind is ast.Mult:
        _refuse_long_product(left, right, work)
    elif kind is ast.Pow:
        _refuse_long_power(left, right)
    else:
        sizes = [len(each) for each in (left, right) if isinstance(each, Sized)]
        work.room_for(sum(sizes))
    return work.number(BINARY_OPERATORS[kind](left, right))


def _refuse_long_product(left: Any, right: Any, work: FormulaWork) -> None:
    """Raises `TooMuchWork` for a text or list that is repeated too often, and for a number that is too long."""
    for items, times in ((left, right), (right, left)):
        if isinstance(items, Sized) and isinstance(times, int):
            work.room_for(len(items) * times)
    # Both may be at the limit: only a number that a function of the topic made can be longer than that.
    if bit_count(left) + bit_count(right) > 2 * MOST_FORMULA_BITS:
        raise TooMuchWork("makes a number of more than 3,000 digits")


def _refuse_long_power(base: Any, exponent: Any) -> None:
    """Raises `TooMuchWork` for a whole number or fraction to a power that has too many digits."""
    if isinstance(exponent, Fraction) and exponent.denominator == 1:
        exponent = exponent.numerator
    if isinstance(exponent, int) and abs(exponent) * max(bit_count(base) - 1, 0) > MOST_FORMULA_BITS:
        raise TooMuchWork("makes a number of more than 3,000 digits")


def comparison_result(kind: type[ast.cmpop], left: Any, right: Any, work: FormulaWork) -> Any:
    """The value of a comparison; `in` and `not in` cost a step for each item of a list."""
    if isinstance(right, Sized) and not isinstance(right, HASHED_TYPES):
        work.spend(len(right))
    return COMPARISONS[kind](left, right)
