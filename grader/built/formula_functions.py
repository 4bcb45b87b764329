"""The functions that every formula may call, by their names in Python's `builtins` and `math`, and a few of ours.

Each takes the work that it counts for before its own arguments.
"""

import ast
import builtins
import math
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import accumulate, combinations, pairwise
from statistics import fmean, mean, median
from typing import Any

from grader.built.formula_operators import operator_result
from grader.built.formula_work import MOST_FORMULA_ITEMS, FormulaWork, TooMuchWork

# Decimals, or zeros, to round to: a float has 324 at most, and Python would calculate with 10**9 of them.
LONGEST_ROUNDING = 400
LARGEST_FACTORIAL = 1000  # it has 2,568 digits, and a number may have 3,000
NUMBER_TYPES = (int, float)


def of_values(function: Callable[..., Any]) -> Callable[..., Any]:
    """A formula function of numbers or of a single value, which costs one step."""
    return lambda work, *given, **named: function(*given, **named)


def over_items(function: Callable[..., Any]) -> Callable[..., Any]:
    """A formula function of one series of items, which costs as many steps as there are items."""
    return lambda work, items=(), /, **named: function(work.counted(items), **named)


def over_each(function: Callable[..., Any]) -> Callable[..., Any]:
    """A formula function of several series, which costs as many steps as they have items."""
    return lambda work, *given, **named: function(*map(work.counted, given), **named)


def least_or_most(function: Callable[..., Any]) -> Callable[..., Any]:
    """`min` or `max`, of one series or of values that are given one by one; without `key`."""

    def found(work: FormulaWork, *given: Any, **named: Any) -> Any:
        if "key" in named:
            raise TypeError("`key` is not possible in a formula")
        return function(work.counted(given[0]), **named) if len(given) == 1 else function(*given, **named)

    return found


def sorted_items(work: FormulaWork, items: Any, *, reverse: bool = False) -> list[Any]:
    """The items sorted, in a list."""
    return builtins.sorted(work.counted(items), reverse=reverse)


def sum_of_items(work: FormulaWork, items: Any, start: Any = 0) -> Any:
    """The sum of all items; those that are no plain numbers are added one by one, as their sizes have to be counted."""
    given = list(work.counted(items))
    if isinstance(start, NUMBER_TYPES) and all(isinstance(each, NUMBER_TYPES) for each in given):
        return work.number(builtins.sum(given, start))
    if isinstance(start, str | bytes):
        raise TypeError("texts cannot be added up")
    for each in given:
        start = operator_result(ast.Add, start, each, work)
    return start


def product_of_items(work: FormulaWork, items: Any, *, start: Any = 1) -> Any:
    """The product of all items."""
    for each in work.counted(items):
        start = operator_result(ast.Mult, start, each, work)
    return start


def running_sums(work: FormulaWork, items: Any) -> list[Any]:
    """The sum of the first item, of the first two, and so on."""
    return list(accumulate(work.counted(items), lambda before, each: operator_result(ast.Add, before, each, work)))


def subsets(work: FormulaWork, items: Any, size: int) -> Any:
    """All combinations of `size` items, in order; each costs a step when it is taken."""
    work.room_for(size)
    return work.counted(combinations(list(work.counted(items)), size))


def numbers_from(work: FormulaWork, *given: int) -> range:
    """A range; raises `TooMuchWork` if it is longer than a list may be."""
    found = range(*given)
    if range_length(found) > MOST_FORMULA_ITEMS:
        raise TooMuchWork(f"makes something of more than {MOST_FORMULA_ITEMS:,} items")
    return found


def range_length(numbers: range) -> int:
    """The length of a range, of whatever size; `len` fails beyond 2**63."""
    return max(0, (numbers.stop - numbers.start + numbers.step - (1 if numbers.step > 0 else -1)) // numbers.step)


def rounded_number(work: FormulaWork, number: Any, digits: int | None = None) -> Any:
    """The number, rounded; raises `TooMuchWork` for more decimals than `LONGEST_ROUNDING`."""
    if digits is not None and not -LONGEST_ROUNDING <= digits <= LONGEST_ROUNDING:
        raise TooMuchWork(f"rounds to more than {LONGEST_ROUNDING} decimals")
    return builtins.round(number) if digits is None else builtins.round(number, digits)


def combinatoric(function: Callable[..., int]) -> Callable[..., Any]:
    """`factorial`, `comb` or `perm` as a formula function, refused for numbers above `LARGEST_FACTORIAL`."""

    def found(work: FormulaWork, *given: int) -> Any:
        if any(isinstance(each, int) and each > LARGEST_FACTORIAL for each in given):
            raise TooMuchWork("makes a number of more than 3,000 digits")
        return work.number(function(*given))

    return found


def fraction_of_numbers(work: FormulaWork, numerator: Any = 0, denominator: Any = None) -> Fraction:
    """An exact fraction of numbers; not of a text, as "1e999999999" would take all memory."""
    if isinstance(numerator, str) or isinstance(denominator, str):
        raise TypeError("a fraction is made of numbers here")
    found: Fraction = work.number(Fraction(numerator) if denominator is None else Fraction(numerator, denominator))
    return found


def dict_of_pairs(work: FormulaWork, items: Any = ()) -> dict[Any, Any]:
    """A dictionary made of pairs, or a copy of a dictionary."""
    return dict(items if isinstance(items, Mapping) else work.counted(items))


def dict_entries(part: str) -> Callable[..., Any]:
    """The keys, values or items of a dictionary, as a list."""

    def listed(work: FormulaWork, given: Any) -> list[Any]:
        if not isinstance(given, Mapping):
            raise TypeError(f"`{part}` takes a dictionary")
        return list(getattr(work.counted(given), part)())

    return listed


def occurrences(work: FormulaWork, items: Any, item: Any) -> int:
    """The number of times that an item occurs among the items."""
    return list(work.counted(items)).count(item)


def place_of_item(work: FormulaWork, items: Any, item: Any) -> int:
    """The first place of an item among the items, counted from 0; raises ValueError for none."""
    return list(work.counted(items)).index(item)


def best_place(function: Callable[..., Any]) -> Callable[..., Any]:
    """`argmax` or `argmin`: the key of a dictionary's best value, or the place of a list's; the first of equals."""

    def found(work: FormulaWork, given: Any) -> Any:
        by = given if isinstance(given, Mapping) else list(given)
        places = by if isinstance(by, Mapping) else range(len(by))
        return function(work.counted(places), key=by.__getitem__)

    return found


FORMULA_FUNCTIONS: dict[str, Callable[..., Any]] = {
    **{name: over_items(getattr(builtins, name)) for name in ("any", "all", "set", "list", "tuple")},
    **{
        name: over_items(function)
        for name, function in (
            ("fsum", math.fsum),
            ("mean", mean),
            ("fmean", fmean),
            ("median", median),
            ("pairwise", pairwise),
        )
    },
    **{name: over_each(getattr(builtins, name)) for name in ("zip", "reversed", "len")},
    **{name: of_values(getattr(builtins, name)) for name in ("abs", "int", "float", "bool", "divmod")},
    **{
        name: of_values(getattr(math, name))
        for name in ("log", "log2", "log10", "log1p", "exp", "sqrt", "floor", "ceil")
    },
    **{name: of_values(getattr(math, name)) for name in ("sin", "cos", "tan", "tanh", "atan", "atan2", "erf", "gcd")},
    **{name: of_values(getattr(math, name)) for name in ("isqrt", "trunc", "isclose", "isinf", "isnan", "copysign")},
    **{name: over_each(getattr(math, name)) for name in ("dist",)},
    **{name: combinatoric(getattr(math, name)) for name in ("factorial", "comb", "perm")},
    "hypot": of_values(math.hypot),
    "min": least_or_most(min),
    "max": least_or_most(max),
    "sorted": sorted_items,
    "sum": sum_of_items,
    "prod": product_of_items,
    "running": running_sums,
    "range": numbers_from,
    "round": rounded_number,
    "enumerate": lambda work, items, start=0: enumerate(work.counted(items), start),
    "combinations": subsets,
    "distinct": lambda work, items: list(dict.fromkeys(work.counted(items))),
    "next": lambda work, items, *otherwise: next(iter(items), *otherwise),
    "dict": dict_of_pairs,
    "fraction": fraction_of_numbers,
    "keys": dict_entries("keys"),
    "values": dict_entries("values"),
    "items": dict_entries("items"),
    "count": occurrences,
    "index": place_of_item,
    "argmax": best_place(max),
    "argmin": best_place(min),
}
FORMULA_CONSTANTS: dict[str, Any] = {"pi": math.pi, "e": math.e, "inf": math.inf}
