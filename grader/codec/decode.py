"""The value that a JSON form stands for. The JSON may be forged: it is checked as it is read, and never evaluated."""

import math
import re
from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from dataclasses import fields, is_dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any, NoReturn

from grader.codec.forms import LIMITS, SURROGATES, WORD
from grader.codec.values import Array, Cut, Frame, Function, Items, Json, Opaque, Record, Scalar, Series, Value

DEPTH = 3 * LIMITS.depth + 10  # a level of a dict is an object, a list and a pair
NODES = 3 * LIMITS.nodes
HEX = re.compile(r"-?0x[0-9a-f]{1,4000}")
DECIMAL = re.compile(r"NaN|-?Infinity|-?\d{1,4300}(\.\d{1,4300})?(E[+-]\d{1,4})?", re.ASCII)
FLOATS = {"nan": math.nan, "inf": math.inf, "-inf": -math.inf}

Hooks = Mapping[str, Callable[[Any], Any]]


class DecodeError(ValueError):
    """JSON that no value is written as."""


def decode(form: Json, hooks: Hooks | None = None) -> Value:
    """The value that `form` stands for; raises DecodeError, and nothing else, for JSON that stands for none.

    `hooks` maps the name of a form to what is made of its value: where student code runs, an array becomes NumPy's.

    >>> decode([1, {"$": "tuple", "items": [2.5, {"$": "int", "hex": "-0x10"}]}])
    [1, (2.5, -16)]
    """
    try:
        return Decoding(hooks or {}).value(form, 0)
    except RecursionError:
        raise DecodeError("too deep") from None


class Decoding:
    """One run of `decode`: how many nodes it may still read, and its hooks."""

    def __init__(self, hooks: Hooks) -> None:
        self.left = NODES
        self.hooks = hooks

    def value(self, form: Json, depth: int) -> Value:
        """The value of one form."""
        self.left -= 1
        if self.left < 0 or depth > DEPTH:
            refuse("too large or too deep")
        kind = type(form)
        if kind is str:
            return text(form)
        if kind is list:
            return [self.value(item, depth + 1) for item in form]
        if kind is dict:
            return self.tagged(form, depth) if "$" in form else self.plain_dict(form, depth)
        if form is None or kind is bool or (kind is float and math.isfinite(form)):
            return form
        if kind is int and -WORD < form < WORD:
            return form
        return refuse(f"a {kind.__name__} that cannot stand for itself")

    def plain_dict(self, form: dict[Any, Json], depth: int) -> dict[str, Value]:
        """An object that stands for itself."""
        if any(type(key) is not str or key.startswith("$") for key in form):
            refuse("a key that is not ordinary text")
        return {text(key): self.value(item, depth + 1) for key, item in form.items()}

    def tagged(self, form: dict[str, Json], depth: int) -> Value:
        """The value of an object that names its form."""
        name = form["$"]
        reader = READERS.get(name) if type(name) is str else None
        if reader is None:
            return refuse("an unknown form")
        keys, read = reader
        if form.keys() != {"$", *keys}:
            refuse(f"not what a {name} is made of")
        value = read(self, depth + 1, *(form[key] for key in keys))
        return self.hooks[name](value) if name in self.hooks else value

    def items(self, form: Json, depth: int) -> list[Value]:
        """The values of a list of forms."""
        if type(form) is not list:
            refuse("not a list")
        return [self.value(item, depth) for item in form]

    def keys(self, form: Json, depth: int) -> list[Hashable]:
        """The values of a list of forms, each made fit to be looked up."""
        keys = [hashable(item) for item in self.items(form, depth)]
        if len(keys) > 1000 and max(Counter(map(hash, keys)).values()) > 100:
            refuse("hashes that collide")  # a forged set of such integers would take hours to build
        return keys

    def pairs(self, form: Json, depth: int) -> dict[Hashable, Value]:
        """A dict from a list of pairs."""
        if type(form) is not list or any(type(pair) is not list or len(pair) != 2 for pair in form):
            refuse("not a list of pairs")
        keys = self.keys([key for key, _ in form], depth + 1)
        return dict(zip(keys, self.items([item for _, item in form], depth + 1), strict=True))

    def array(self, depth: int, dtype: Json, shape: Json, items: Json) -> Array:
        """An array whose shape and items agree."""
        if type(shape) is not list or len(shape) > 64 or any(type(n) is not int or n < 0 for n in shape):
            refuse("not a shape")
        if type(items) is not list or math.prod(shape) != len(items):
            refuse("a shape of another size")
        return Array(name(dtype), tuple(shape), tuple(self.items(items, depth)))

    def series(self, depth: int, dtype: Json, index: Json, items: Json) -> Series:
        """A series with a label for each item."""
        labels, values = self.items(index, depth), self.items(items, depth)
        if len(labels) != len(values):
            refuse("labels and items out of step")
        return Series(name(dtype), tuple(labels), tuple(values))

    def frame(self, depth: int, columns: Json, index: Json, rows: Json) -> Frame:
        """A frame with a label for each row and each column."""
        names, labels = self.items(columns, depth), self.items(index, depth)
        if type(rows) is not list or len(rows) != len(labels):
            refuse("rows and labels out of step")
        values = [tuple(self.items(row, depth + 1)) for row in rows]
        if any(len(row) != len(names) for row in values):
            refuse("rows and columns out of step")
        return Frame(tuple(names), tuple(labels), tuple(values))

    def record(self, depth: int, title: Json, fields: Json) -> Record:
        """A record with named fields."""
        if type(fields) is not list or any(type(pair) is not list or len(pair) != 2 for pair in fields):
            refuse("not a list of fields")
        return Record(name(title), tuple((name(field), self.value(item, depth + 1)) for field, item in fields))

    def scalar(self, depth: int, dtype: Json, form: Json) -> Scalar:
        """A NumPy scalar, which holds a plain value."""
        value = self.value(form, depth)
        if type(value) not in (bool, int, float, complex, str, bytes):
            refuse("not a scalar")
        return Scalar(name(dtype), value)

    def complex(self, depth: int, real: Json, imag: Json) -> complex:
        """A complex number from its two floats."""
        parts = [self.value(form, depth) for form in (real, imag)]
        if any(type(part) is not float for part in parts):
            refuse("not two floats")
        return complex(*parts)

    def fraction(self, depth: int, form: Json) -> Fraction:
        """A fraction from its two integers."""
        parts = self.items(form, depth)
        if len(parts) != 2 or any(type(part) is not int for part in parts) or parts[1] < 1:
            refuse("not a fraction")
        return Fraction(*parts)


def refuse(problem: str) -> NoReturn:
    """Raises DecodeError."""
    raise DecodeError(problem)


def text(form: Json) -> str:
    """Text of a length that a string may have, without half characters."""
    if type(form) is not str or len(form) > LIMITS.text:
        refuse("not text, or too long")
    return form if form.isascii() else SURROGATES.sub("\ufffd", form)


def name(form: Json) -> str:
    """Text of a length that a name may have."""
    return text(form) if type(form) is str and len(form) <= 200 else refuse("not a name")


def matched(pattern: re.Pattern[str], form: Json) -> str:
    """Text that matches a pattern as a whole."""
    return form if type(form) is str and len(form) < 10_000 and pattern.fullmatch(form) else refuse("not a number")


def integer(form: Json) -> int:
    """An integer from hexadecimal digits, of a size that Python is willing to print."""
    number = int(matched(HEX, form), 16)
    return number if number.bit_length() <= LIMITS.bits else refuse("an integer too long")


def decimal(form: Json) -> Decimal:
    """A Decimal from its digits."""
    number = Decimal(matched(DECIMAL, form))
    return number if not number.is_finite() or abs(number.adjusted()) <= 4000 else refuse("a number out of range")


def from_hex(form: Json) -> bytes:
    """Bytes from hexadecimal digits."""
    if type(form) is not str or len(form) > LIMITS.text:
        refuse("not bytes, or too many")
    try:
        return bytes.fromhex(form)
    except ValueError:
        return refuse("not bytes")


def hashable(value: Value) -> Hashable:
    """The value itself, or a frozen copy: a student's instance may be in a set, though its fields are lists."""
    try:
        hash(value)
    except TypeError:
        return frozen(value)
    return value  # type: ignore[no-any-return]


def frozen(value: Value) -> Hashable:
    """A copy in which lists are tuples, sets frozensets and dicts tuples of pairs."""
    if isinstance(value, list | tuple):
        return tuple(map(frozen, value))
    if isinstance(value, set | frozenset):
        return frozenset(map(frozen, value))
    if isinstance(value, dict):
        return tuple((key, frozen(item)) for key, item in value.items())
    if is_dataclass(value) and not isinstance(value, type):
        value = type(value)(*(frozen(getattr(value, field.name)) for field in fields(value)))
    return value  # type: ignore[no-any-return]


# form: the keys it is written with, and what reads them
READERS: dict[str, tuple[tuple[str, ...], Callable[..., Value]]] = {
    "tuple": (("items",), lambda run, depth, form: tuple(run.items(form, depth))),
    "dict": (("items",), lambda run, depth, form: run.pairs(form, depth)),
    "set": (("items",), lambda run, depth, form: set(run.keys(form, depth))),
    "frozenset": (("items",), lambda run, depth, form: frozenset(run.keys(form, depth))),
    "items": (("type", "items"), lambda run, depth, kind, form: Items(name(kind), run.items(form, depth))),
    "float": (("is",), lambda run, depth, form: FLOATS[form] if form in ("nan", "inf", "-inf") else refuse("no float")),
    "int": (("hex",), lambda run, depth, form: integer(form)),
    "complex": (("real", "imag"), Decoding.complex),
    "bytes": (("hex",), lambda run, depth, form: from_hex(form)),
    "fraction": (("of",), Decoding.fraction),
    "decimal": (("is",), lambda run, depth, form: decimal(form)),
    "scalar": (("dtype", "is"), Decoding.scalar),
    "array": (("dtype", "shape", "items"), Decoding.array),
    "series": (("dtype", "index", "items"), Decoding.series),
    "frame": (("columns", "index", "rows"), Decoding.frame),
    "record": (("name", "fields"), Decoding.record),
    "opaque": (("type",), lambda run, depth, kind: Opaque(name(kind))),
    "function": (("name", "reference"), lambda run, depth, own, ours: Function(name(own), name(ours))),
    "cut": (("why",), lambda run, depth, why: Cut(why) if why in ("cycle", "depth", "size") else refuse("no cut")),
}
