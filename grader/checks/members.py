"""The members of a collection in whatever form it comes, and the test whether an item is the one expected."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol, runtime_checkable

from grader.checks.close import CloseOptions
from grader.checks.containers import items_of, named_fields, pairs_of, unwrapped
from grader.checks.equal import keys_meant, same_answer
from grader.checks.matching import Fits, is_covered
from grader.checks.numeric import Tolerance, float_of, is_near_number
from grader.checks.option_fields import Inner
from grader.checks.parts import PartsOptions
from grader.checks.plain_python import MAX_PLAIN_INTEGER
from grader.checks.verdict import Verdict
from grader.codec.values import Frame, Record, Value

DEFAULT_TOLERANCE = Tolerance()
# Rows and sets in which an item may stand alone; a hundred of them would be opened for each pair of items.
MAX_WRAPPINGS = 5
NUMBER_SLIPS = frozenset({"percent", "rounded", "factor", "sign"})  # of a number: one cause, whatever the number is


@runtime_checkable
class Holding(Protocol):
    """The options of a check that can tell whether an answer is right without saying what is wrong with it."""

    def holds(self, expected: Value, observed: Value, args: Mapping[str, Value]) -> bool:
        """Whether the answer is right."""


def members_of(value: Value) -> tuple[Value, ...] | None:
    """The members of a set, or the items of a row; a table's rows keep the names of its columns. None for the rest."""
    if isinstance(value, set | frozenset):
        return tuple(value)
    if isinstance(value, Frame):
        names = tuple(map(str, value.columns))
        return tuple(Record("row", tuple(zip(names, row, strict=True))) for row in value.rows)
    return items_of(value)


def members_like(value: Value, expected: Sequence[Value]) -> tuple[Value, ...] | None:
    """The members of an answer; of a dict its pairs where pairs are expected, or its keys where it says no more."""
    if not isinstance(value, dict):
        return members_of(value)
    if all(item is None or item is True for item in value.values()):  # as `dict.fromkeys` makes it: a set in order
        return tuple(value)
    return tuple(value.items()) if expected and all(len(members_of(item) or ()) == 2 for item in expected) else None


def is_bare(value: Value) -> bool:
    """Whether a value holds no others, and may stand for the collection that has it alone."""
    plain = unwrapped(value)
    return isinstance(plain, str | bool) or float_of(plain) is not None


def is_alike(expected: Any, observed: Any, allowed: Tolerance = DEFAULT_TOLERANCE) -> bool:
    """Whether an item is the one expected: numbers within tolerance, sets in any order and form, rows in order.

    An item alone in a tuple, list or set is as good as the item itself.

    >>> is_alike(frozenset({"a", "b"}), ["b", "a"]), is_alike(("a", "b"), ["b", "a"]), is_alike("a", ("a",))
    (True, False, True)
    """
    kind, own = type(expected), type(observed)
    if kind is own is str:  # as most are
        return bool(expected.strip() == observed.strip())
    if (kind is int or kind is float) and (own is int or own is float):
        return bool(expected == observed) or is_near_number(expected, observed, allowed)
    if isinstance(expected, dict):
        return _alike_dict(expected, observed, allowed)
    wanted = members_of(expected)
    if wanted is None:
        return _alike_leaf(expected, observed, allowed)
    return _alike_members(expected, wanted, observed, allowed)


def _alike_leaf(expected: Value, observed: Value, allowed: Tolerance) -> bool:
    for _ in range(MAX_WRAPPINGS):
        given = members_of(observed)
        if given is None:
            return same_answer(expected, observed) or is_near_number(expected, observed, allowed)
        if len(given) != 1:
            return False
        observed = given[0]
    return False


def _alike_members(expected: Value, wanted: tuple[Value, ...], observed: Value, allowed: Tolerance) -> bool:
    fits: Fits = is_alike if allowed is DEFAULT_TOLERANCE else partial(is_alike, allowed=allowed)
    given = members_like(observed, wanted)
    if given is None:
        return len(wanted) == 1 and is_bare(observed) and fits(wanted[0], observed)
    if isinstance(expected, set | frozenset):
        return is_covered(wanted, given, fits)
    if isinstance(observed, set | frozenset) and len(given) > 1:  # a row is expected
        return False  # whatever order there was is lost
    return len(wanted) == len(given) and all(map(fits, wanted, given))


def _alike_dict(expected: dict[Value, Value], observed: Value, allowed: Tolerance) -> bool:
    pairs, items = pairs_of(observed), tuple(expected.values())
    if pairs is None or len(pairs) != len(items):
        return False
    meant = keys_meant(tuple(expected), [key for key, _ in pairs])
    if None in meant or len(set(meant)) < len(meant):
        return False
    return all(is_alike(items[place or 0], own, allowed) for place, (_, own) in zip(meant, pairs, strict=True))


def fits_by(check: Inner | None, args: Mapping[str, Value]) -> Fits:
    """A test whether an item is right: by the check that the spec names, else by `is_alike`.

    It is asked of many pairs, most of which do not fit, so that it is found without a message where that is cheap.
    """
    if check is None:
        return is_alike
    options = check.options
    if isinstance(options, Holding):
        return lambda expected, observed: observed is not None and options.holds(expected, observed, args)
    if isinstance(options, PartsOptions):
        return partial(_parts_fit, {name: fits_by(inner, args) for name, inner in options.parts.items()})
    if isinstance(options, CloseOptions):
        return partial(_number_fits, Tolerance(options.rtol, options.atol), check)
    return lambda expected, observed: check.verdict(expected, observed, args).passed


def _parts_fit(fits: Mapping[str, Fits], expected: Value, observed: Value) -> bool:
    wanted, given = named_fields(expected, tuple(fits)), named_fields(observed, tuple(fits))
    if wanted is None or given is None:
        return False
    return all(name in given and fit(wanted[name], given[name]) for name, fit in fits.items())


def _number_fits(allowed: Tolerance, check: Inner, expected: Any, observed: Any) -> bool:
    if type(expected) in (int, float) and type(observed) in (int, float) and abs(observed) < MAX_PLAIN_INTEGER:
        return allowed.near(expected, observed)
    if type(expected) is float and type(observed) is float and math.isfinite(expected):
        return allowed.near(expected, observed)  # infinite, or not a number: the check would look for slips in each
    return check.verdict(expected, observed).passed


def common_slip(check: Inner | None, pairs: Iterable[tuple[Value, Value]]) -> Verdict | None:
    """The one slip that explains every wrong item, of (expected, given); None where there is no such slip."""
    if check is None or not isinstance(check.options, CloseOptions):
        return None
    verdicts = [check.verdict(expected, given) for expected, given in pairs]
    if len({verdict.reason for verdict in verdicts}) != 1 or verdicts[0].reason not in NUMBER_SLIPS:
        return None
    [(message, _)] = Counter(verdict.message for verdict in verdicts).most_common(1)
    return next(verdict for verdict in verdicts if verdict.message == message)


def seen_by(check: Inner | None, value: Value) -> Value:
    """As much of an item as its check looks at: of parts those that are named, in order."""
    if check is None or not isinstance(check.options, PartsOptions):
        return value
    parts = check.options.parts
    fields = named_fields(value, tuple(parts))
    return value if fields is None else [seen_by(inner, fields.get(name)) for name, inner in parts.items()]
