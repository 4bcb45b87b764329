"""Encoded values as a person would type them: `[9, 5]`, `{'yes', 'no'}`, `array([1, 2])`, shortened if long."""

from collections.abc import Callable, Iterable, Sequence
from decimal import Decimal
from fractions import Fraction
from itertools import repeat
from typing import TypeVar

from grader.codec.decode import decode
from grader.codec.values import (
    RUN_TEST,
    Array,
    Cut,
    Frame,
    Function,
    Items,
    Json,
    Opaque,
    Record,
    Scalar,
    Series,
    Value,
)

MAX_LITERAL_CHARACTERS = 1000  # characters of one literal
ITEMS_DEEPER = (4, 3, 2)
# Ever fewer items, until the text is short enough: `literal_of` takes the first row that fits.
ITEMS_SHOWN = (
    (40, 12, 8, 6, *ITEMS_DEEPER),
    (12, 8, 6, 4, *ITEMS_DEEPER),
    (6, 6, 4, 2, 2),
    (4, 4, 2, 2, 2),
    (2,) * 5,
)  # shown by depth
ALL_ITEMS = (10**9,) * 200  # every item, at any depth that the codec keeps
MAX_PASTED_CHARACTERS = 4000  # characters of inputs that are still written in full
MAX_TEST_CHARACTERS = 4000  # of the text of a test, which is shown in place of a call
MAX_INTEGER_DIGITS = 60  # of an integer; `str` refuses the largest ones altogether
MAX_STRING_CHARACTERS = 200  # of a string

Listed = TypeVar("Listed")


def literal(json: Json, *, longest: int = MAX_LITERAL_CHARACTERS) -> str:
    """An encoded value as Python source, at most `longest` characters; what is left out in the middle is counted.

    >>> literal([9, 5]), literal({"a": 1.0}), literal(list(range(100)), longest=40)
    ('[9, 5]', "{'a': 1.0}", '[0, 1, 2, … 94 more …, 97, 98, 99]')
    """
    return literal_of(decode(json), longest=longest)


def literal_of(value: Value, *, longest: int = MAX_LITERAL_CHARACTERS) -> str:
    """A value as Python source: the form with most items that is short enough, else cut in the middle."""
    text = ""
    for items in ITEMS_SHOWN:
        text = _source(value, items)
        if len(text) <= longest:
            return text
    return middle_out(text, longest)


def pasted_call(target: str, args: Sequence[Json], then: Sequence[tuple[str, Sequence[Json]]] = ()) -> str:
    """A call as a student would type it, in full so that it can be pasted; shortened only where nobody would paste it.

    >>> pasted_call("f", [[[[[[[[1, 2]]]]]]]])
    'f([[[[[[[1, 2]]]]]]])'
    """
    inputs = [*args, *(each for _, more in then for each in more)]
    if sum(len(_source(decode(each), ALL_ITEMS)) for each in inputs) > MAX_PASTED_CHARACTERS:
        return session_of(target, args, then)
    return session_of(target, args, then, whole=True)


def middle_out(text: str, longest: int) -> str:
    """A text of at most `longest` characters: its beginning and its end, if it is longer.

    >>> middle_out("abcdefghijklmnopqrstuvwxyz", 13)
    'abcde … vwxyz'
    """
    if len(text) <= longest:
        return text
    kept = max(longest - 3, 2)
    return f"{text[: kept - kept // 2]} … {text[-(kept // 2) :]}"


def session_of(
    target: str, args: Iterable[Json], then: Sequence[tuple[str, Sequence[Json]]] = (), *, whole: bool = False
) -> str:
    """A call as a student would type it, with the calls that follow on the handle it gives, if it makes a model.

    >>> session_of("Tree", [], [(".fit", [[1, 2]]), (".predict", [[3]])])
    'model = Tree(); model.fit([1, 2]); model.predict([3])'
    >>> session_of("fit", [[1, 2]], [("predict", [[3]])])
    'model = fit([1, 2]); predict(model, [3])'
    """
    if then and then[0][0] == RUN_TEST:
        text = str(then[0][1][0]).strip()
        return text if whole else middle_out(text, MAX_TEST_CHARACTERS)
    if not then:
        return call_source(target, args, whole=whole)
    longest = MAX_LITERAL_CHARACTERS // (1 + len(then))  # the inputs of a model are whole tables
    calls = [f"model = {call_source(target, args, longest=longest, whole=whole)}"]
    for name, inputs in then:
        handle = "" if name.startswith(".") else "model, " if inputs else "model"
        written = call_source(name.removeprefix("."), inputs, longest=longest, whole=whole).replace(
            "(", f"({handle}", 1
        )
        calls.append(f"model.{written}" if name.startswith(".") else written)
    return "; ".join(calls)


def call_source(
    target: str, args: Iterable[Json], *, longest: int = MAX_LITERAL_CHARACTERS, whole: bool = False
) -> str:
    """A call as a student would type it, by position.

    >>> call_source("entropy", [[9, 5]])
    'entropy([9, 5])'
    """
    if whole:
        return f"{target}({', '.join(_source(decode(arg), ALL_ITEMS) for arg in args)})"
    return middle_out(
        f"{target}({', '.join(literal(arg, longest=longest) for arg in args)})", longest + len(target) + 2
    )


def _source(value: Value, items: tuple[int, ...]) -> str:
    """The source of a value, with at most `items[0]` of its own items, `items[1]` of theirs, and so on."""
    write = LITERAL_WRITERS.get(type(value))
    if write is None:
        return "…"  # nothing that `decode` gives
    return write(value, items)


def _listed(values: Sequence[str], more: int, ends: str = "[]") -> str:
    """Sources between brackets; `more` were left out in the middle."""
    head = (len(values) + 1) // 2
    shown = [*values[:head], f"… {more} more …", *values[head:]] if more else values
    return ends[0] + ", ".join(shown) + ends[1]


def _kept(values: Sequence[Listed], items: tuple[int, ...]) -> tuple[Sequence[Listed], int]:
    """The first and the last values that may be shown, and how many are left out."""
    most = items[0] if items else 0
    if len(values) <= most:
        return values, 0
    head, tail = most - most // 2, most // 2
    return [*values[:head], *values[len(values) - tail :]], len(values) - most


def _sequence(values: Sequence[Value], items: tuple[int, ...], ends: str = "[]") -> str:
    kept, more = _kept(values, items)
    return _listed([_source(value, items[1:]) for value in kept], more, ends)


def _tuple(value: tuple[Value, ...], items: tuple[int, ...]) -> str:
    return f"({_source(value[0], items[1:])},)" if len(value) == 1 else _sequence(value, items, "()")


def _pairs(pairs: Sequence[tuple[str, Value]], items: tuple[int, ...], between: str, ends: str) -> str:
    """Named sources between brackets: a dict's entries, a record's fields."""
    kept, more = _kept(pairs, items)
    return _listed([f"{name}{between}{_source(value, items[1:])}" for name, value in kept], more, ends)


def _dict(value: dict[Value, Value], items: tuple[int, ...]) -> str:
    return _pairs([(_source(key, items[1:]), entry) for key, entry in value.items()], items, ": ", "{}")


def _set(value: set[Value] | frozenset[Value], items: tuple[int, ...]) -> str:
    # Ordered by what is written, not by hash: numbers first, by size.
    members = sorted(value, key=lambda member: _order(member, items[1:]))
    return _sequence(members, items, "{}") if members else "set()"


def _order(member: Value, items: tuple[int, ...]) -> tuple[bool, float, str]:
    # A larger integer may be no float, and is sorted as its source text.
    number = float(member) if isinstance(member, int | float) and -1e300 < member < 1e300 else None
    return number is None, number or 0.0, _source(member, items)


def _str(value: str, items: tuple[int, ...]) -> str:
    return repr(middle_out(value, MAX_STRING_CHARACTERS))


def _bytes(value: bytes, items: tuple[int, ...]) -> str:
    return (
        repr(value)
        if len(value) <= MAX_STRING_CHARACTERS
        else f"{value[: MAX_STRING_CHARACTERS // 2]!r} … {value[-MAX_STRING_CHARACTERS // 2 :]!r}"
    )


def _int(value: int, items: tuple[int, ...]) -> str:
    if value.bit_length() < 3.3 * MAX_INTEGER_DIGITS:  # a decimal digit has 3.32 bits
        return str(value)
    # log10(2) = 0.30103: exact enough for "about"
    return f"{'-' * (value < 0)}<an integer of about {int(value.bit_length() * 0.30103) + 1} digits>"


def _fraction(value: Fraction, items: tuple[int, ...]) -> str:
    return f"{_int(value.numerator, items)}/{_int(value.denominator, items)}"  # needs no import to be pasted


def _array(value: Array, items: tuple[int, ...]) -> str:
    if 0 in value.shape and value.shape != (0,):
        return f"array([], shape={value.shape})"
    return f"array({_nested(value.items, value.shape, items)})"


def _nested(flat: Sequence[Value], shape: tuple[int, ...], items: tuple[int, ...]) -> str:
    """The items of an array as lists within lists, row by row."""
    if not shape:
        return _source(flat[0], items)
    width = len(flat) // shape[0] if shape[0] else 0
    kept, more = _kept(range(shape[0]), items)
    rows = [_nested(flat[row * width : (row + 1) * width], shape[1:], items[1:]) for row in kept]
    return _listed(rows, more)


def _series(value: Series, items: tuple[int, ...]) -> str:
    index = "" if value.index == tuple(range(len(value.items))) else f", index={_sequence(value.index, items)}"
    return f"Series({_sequence(value.items, items)}{index})"


def _frame(value: Frame, items: tuple[int, ...]) -> str:
    columns = zip(*value.rows, strict=True) if value.rows else repeat(())
    entries = [(_source(name, items[1:]), list(column)) for name, column in zip(value.columns, columns, strict=False)]
    index = "" if value.index == tuple(range(len(value.rows))) else f", index={_sequence(value.index, items)}"
    return f"DataFrame({_pairs(entries, items, ': ', '{}')}{index})"


LITERAL_WRITERS: dict[type, Callable[..., str]] = {
    type(None): lambda value, items: "None",
    bool: lambda value, items: str(value),
    int: _int,
    float: lambda value, items: repr(value),
    complex: lambda value, items: repr(value),
    str: _str,
    bytes: _bytes,
    Fraction: _fraction,
    Decimal: lambda value, items: middle_out(repr(value), MAX_INTEGER_DIGITS),
    list: _sequence,
    Items: _sequence,
    tuple: _tuple,
    dict: _dict,
    set: _set,
    frozenset: lambda value, items: f"frozenset({_set(value, items) if value else ''})",
    Scalar: lambda value, items: _source(value.value, items),
    Array: _array,
    Series: _series,
    Frame: _frame,
    Record: lambda value, items: middle_out(value.name, 60) + _pairs(value.fields, items, "=", "()"),
    Opaque: lambda value, items: f"<{middle_out(value.type, 60)}>",
    Function: lambda value, items: middle_out(value.name, 60),
    Cut: lambda value, items: "…",
}
