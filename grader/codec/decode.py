"""Values from their JSON forms. The JSON may be forged: it is checked as it is read, and never evaluated."""

import math
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any, NoReturn

from grader.codec.values import Array, Cut, Frame, Function, Items, Json, Opaque, Record, Scalar, Series, Value
from grader.codec.wire import FREE_CHARACTERS, JSON_INTEGER_LIMIT, LENGTH_SHIFT, LIMITS, MEMBER_SHIFT, SURROGATES

MAX_FORM_DEPTH = LIMITS.depth + 5  # as many containers as the encoder writes; in the innermost a scalar of two floats
MAX_FORM_NODES = (
    3 * LIMITS.nodes
)  # all that the encoder writes: what counts for one node there counts for up to three here
MAX_SETS_AROUND = 6  # sets in sets, or in keys: `marshal` takes twice as long for each, and nobody means more
FEW_KEYS = 8  # keys that are compared with each other in no time, whatever they are
HEX_INTEGER = re.compile(
    r"-?0x[0-9a-f]{1,4000}"
)  # somewhat more digits than LIMITS.bits allows, which `integer` holds to
# As many digits as Python is willing to convert; an exponent of four, which `decimal` holds to 4,000.
DECIMAL_DIGITS = re.compile(r"NaN|-?Infinity|-?\d{1,4300}(\.\d{1,4300})?(E[+-]\d{1,4})?", re.ASCII)
# The three floats that JSON has no number for.
NAMED_FLOATS = {"nan": math.nan, "inf": math.inf, "-inf": -math.inf}

Hooks = Mapping[str, Callable[[Any], Any]]


class DecodeError(ValueError):
    """JSON that no value is written as."""


class Oversized(DecodeError):
    """JSON of a value with more nodes than may be read."""


@dataclass(slots=True)
class NodeBudget:
    """The budget of `decode`: how many nodes it may still read; less than none are left if it refused.

    A node is a value of any kind. Long texts and numbers count for more, and so do keys that have to be compared.
    """

    left: int


def decode(form: Json, hooks: Hooks | None = None, budget: NodeBudget | None = None) -> Value:
    """The value that `form` stands for; raises DecodeError, and nothing else, for JSON that stands for none.

    `hooks` maps the name of a form to what is made of its value: where student code runs, an array becomes NumPy's.
    Raises Oversized, a DecodeError, for a value beyond the `budget`.

    >>> decode([1, {"$": "tuple", "items": [2.5, {"$": "int", "hex": "-0x10"}]}])
    [1, (2.5, -16)]
    """
    run = Decoding(hooks or {}, MAX_FORM_NODES if budget is None else budget.left)
    try:
        value = run.value(form, 0)
        return value if run.left >= 0 else refuse_size()
    except RecursionError:  # DEPTH stops most; the caller may have used up the stack itself
        raise DecodeError("too deep") from None
    finally:
        if budget is not None:
            budget.left = run.left


class Decoding:
    """One run of `decode`: how many nodes it may still read, how many sets it is inside of, and its hooks."""

    __slots__ = ("around", "hooks", "left")

    def __init__(self, hooks: Hooks, left: int) -> None:
        self.left = left
        self.around = 0
        self.hooks = hooks

    def value(self, form: Any, depth: int) -> Value:
        """The value of one form; its type is asked once, which mypy does not follow, as most time is spent here."""
        self.left -= 1
        if self.left < 0 or depth > MAX_FORM_DEPTH:
            refuse_form("too deep") if self.left >= 0 else refuse_size()
        kind = type(form)
        if kind is str:
            return form if len(form) < FREE_CHARACTERS and form.isascii() else self.long_text(form)
        if kind is list:
            return [self.value(item, depth + 1) for item in form]
        if kind is dict:
            return self.tagged(form, depth) if "$" in form else self.plain_dict(form, depth)
        if form is None or kind is bool or (kind is float and math.isfinite(form)):
            return form
        if kind is int and -JSON_INTEGER_LIMIT < form < JSON_INTEGER_LIMIT:
            return form
        return refuse_form(f"a {kind.__name__} that cannot stand for itself")

    def long_text(self, form: str) -> str:
        """Text that counts for as much as it is long."""
        self.left -= len(form) >> LENGTH_SHIFT
        return form_text(form)

    def plain_dict(self, form: dict[Any, Json], depth: int) -> dict[str, Value]:
        """An object that stands for itself."""
        if any(type(key) is not str or key.startswith("$") for key in form):
            refuse_form("a key that is not ordinary text")
        names = "".join(form)
        self.left -= len(names) >> LENGTH_SHIFT
        if len(names) > LIMITS.text or not names.isascii():
            form = {form_text(key): item for key, item in form.items()}
        return {key: self.value(item, depth + 1) for key, item in form.items()}

    def tagged(self, form: dict[str, Json], depth: int) -> Value:
        """The value of an object that names its form."""
        name = form["$"]
        if type(name) is not str or (reader := FORM_READERS.get(name)) is None:
            return refuse_form("an unknown form")
        self.left -= 2  # three in all: an empty set takes as long, and as much memory, as several numbers
        keys, read = reader
        if len(form) != len(keys) + 1 or not form.keys() >= FORM_KEYS[name]:
            refuse_form(f"not what a {name} is made of")
        value = read(self, depth + 1, *map(form.__getitem__, keys))
        return self.hooks[name](value) if name in self.hooks else value

    def items(self, form: Json, depth: int) -> list[Value]:
        """The values of a list of forms."""
        if type(form) is not list:
            refuse_form("not a list")
        return [self.value(item, depth) for item in form]

    def keys(self, form: Json, depth: int) -> list[Hashable]:
        """The values of a list of forms, each made fit to be looked up."""
        before = self.left
        self.around += 1
        if self.around > MAX_SETS_AROUND:
            refuse_size()
        keys = self.items(form, depth)
        self.around -= 1
        self.left -= before - self.left - len(keys) >> MEMBER_SHIFT
        try:
            hashes = set(map(hash, keys))
        except TypeError:  # a list or dict among them, which only a forged set or a record's fields hold
            keys = list(map(hashable_key, keys))
            hashes = set(map(hash, keys))
        if len(hashes) < len(keys) > FEW_KEYS:
            self.tell_apart(keys)
        return keys

    def tell_apart(self, keys: Sequence[Hashable]) -> None:
        """Takes from the budget what it costs to tell keys of one hash apart; raises Oversized before it costs more.

        A set compares a key with all others of its hash. An honest set has few of them, such as -1 and -2, or many that
        are equal, such as what was cut; forged numbers may all have the same hash, and would take hours.
        """
        hashes = list(map(hash, keys))
        often = {number for number, times in Counter(hashes).items() if times > 1}
        apart: dict[int, set[Hashable]] = defaultdict(set)
        for number, key in zip(hashes, keys, strict=True):
            if number in often:
                others = apart[number]
                self.left -= len(others) * key_weight(key) >> 4  # sixteen small integers are compared while one is read
                if self.left < 0:
                    refuse_size()
                others.add(key)

    def pairs(self, form: Json, depth: int) -> dict[Hashable, Value]:
        """A dict from a list of pairs."""
        pairs = pairs_in(form)
        keys = self.keys([key for key, _ in pairs], depth)
        return dict(zip(keys, self.items([item for _, item in pairs], depth), strict=True))

    def array(self, depth: int, dtype: Json, shape: Any, items: Json) -> Array:
        """An array whose shape and items agree."""
        # NumPy itself has at most 64 dimensions.
        if (
            type(shape) is not list
            or len(shape) > 64
            or any(type(n) is not int or not 0 <= n < JSON_INTEGER_LIMIT for n in shape)
        ):
            refuse_form("not a shape")
        if type(items) is not list or math.prod(shape) != len(items):
            refuse_form("a shape of another size")
        return Array(form_name(dtype), tuple(shape), tuple(self.items(items, depth)))

    def series(self, depth: int, dtype: Json, index: Json, items: Json) -> Series:
        """A series with a label for each item."""
        labels, values = self.items(index, depth), self.items(items, depth)
        if len(labels) != len(values):
            refuse_form("labels and items out of step")
        return Series(form_name(dtype), tuple(labels), tuple(values))

    def frame(self, depth: int, columns: Json, index: Json, rows: Json) -> Frame:
        """A frame with a label for each row and each column."""
        names, labels = self.items(columns, depth), self.items(index, depth)
        if type(rows) is not list or len(rows) != len(labels):
            refuse_form("rows and labels out of step")
        values = [tuple(self.items(row, depth)) for row in rows]
        if any(len(row) != len(names) for row in values):
            refuse_form("rows and columns out of step")
        return Frame(tuple(names), tuple(labels), tuple(values))

    def record(self, depth: int, title: Json, fields: Json) -> Record:
        """A record with named fields."""
        named = [(form_name(field), self.value(item, depth)) for field, item in pairs_in(fields)]
        self.left -= sum(len(field) for field, _ in named) >> LENGTH_SHIFT
        return Record(form_name(title), tuple(named))

    def scalar(self, depth: int, dtype: Json, form: Json) -> Scalar:
        """A NumPy scalar, which holds a plain value."""
        value = self.value(form, depth)
        if type(value) not in (bool, int, float, complex, str, bytes):
            refuse_form("not a scalar")
        return Scalar(form_name(dtype), value)

    def complex(self, depth: int, real: Json, imag: Json) -> complex:
        """A complex number from its two floats."""
        one, other = self.value(real, depth), self.value(imag, depth)
        if type(one) is not float or type(other) is not float:
            return refuse_form("not two floats")
        return complex(one, other)

    def fraction(self, depth: int, form: Json) -> Fraction:
        """A fraction from its two integers."""
        parts = self.items(form, depth)
        above, below = parts if len(parts) == 2 else (None, None)
        if type(above) is not int or type(below) is not int or below < 1:
            return refuse_form("not a fraction")
        return Fraction(above, below)

    def integer(self, depth: int, form: Json) -> int:
        """An integer from hexadecimal digits, of a size that Python is willing to print."""
        digits = matched_text(HEX_INTEGER, form)
        number = int(digits, 16)
        self.left -= len(digits) >> LENGTH_SHIFT
        return number if number.bit_length() <= LIMITS.bits else refuse_form("an integer too long")

    def decimal(self, depth: int, form: Json) -> Decimal:
        """A Decimal from its digits."""
        digits = matched_text(DECIMAL_DIGITS, form)
        number = Decimal(digits)
        if not number.is_finite():
            return number
        self.left -= len(digits) + abs(number.adjusted()) >> LENGTH_SHIFT  # 1E+4000 is short, but not as an integer
        return number if abs(number.adjusted()) <= 4000 else refuse_form("a number out of range")

    def from_hex(self, depth: int, form: Json) -> bytes:
        """Bytes from hexadecimal digits."""
        if type(form) is not str or len(form) > LIMITS.text:
            refuse_form("not bytes, or too many")
        self.left -= len(form) >> LENGTH_SHIFT
        try:
            return bytes.fromhex(form)
        except ValueError:
            return refuse_form("not bytes")


def refuse_form(problem: str) -> NoReturn:
    """Raises DecodeError, with what is wrong with a form."""
    raise DecodeError(problem)


def refuse_size() -> NoReturn:
    """Raises Oversized, for a value with more nodes than may be read."""
    raise Oversized("too large")


def form_text(form: Json) -> str:
    """Text of a length that a string may have, without half characters."""
    if type(form) is not str or len(form) > LIMITS.text:
        refuse_form("not text, or too long")
    return form if form.isascii() else SURROGATES.sub("\ufffd", form)


def form_name(form: Json) -> str:
    """Text of a length that a name may have: what `wire.label` cuts to."""
    return form_text(form) if type(form) is str and len(form) <= 200 else refuse_form("not a name")


def pairs_in(form: Json) -> list[Any]:
    """The pairs of a list of pairs."""
    if type(form) is not list or any(type(pair) is not list or len(pair) != 2 for pair in form):
        refuse_form("not a list of pairs")
    return form


def matched_text(pattern: re.Pattern[str], form: Json) -> str:
    """Text that matches a pattern as a whole; no number that the encoder writes has 10,000 characters."""
    return form if type(form) is str and len(form) < 10_000 and pattern.fullmatch(form) else refuse_form("not a number")


def hashable_key(value: Value) -> Hashable:
    """The value itself, or a frozen copy: a student's instance may be in a set, though its fields are lists."""
    try:
        hash(value)
    except TypeError:
        return frozen_key(value)
    return value


def frozen_key(value: Value) -> Hashable:
    """A copy in which lists are tuples, sets frozensets and dicts tuples of pairs; what has a hash is not copied."""
    if isinstance(value, list | tuple):
        return tuple(map(hashable_key, value))
    if isinstance(value, set | frozenset):
        return frozenset(map(hashable_key, value))
    if isinstance(value, dict):
        return tuple((key, hashable_key(item)) for key, item in value.items())
    if is_dataclass(value) and not isinstance(value, type):
        value = type(value)(*(hashable_key(getattr(value, field.name)) for field in fields(value)))
    return value


def key_weight(key: Hashable) -> int:
    """The cost of comparing a key with another one, at most, in comparisons of small integers."""
    if isinstance(key, tuple | frozenset):
        return 1 + sum(map(key_weight, key))
    if is_dataclass(key) and not isinstance(key, type):
        return 16 + sum(key_weight(getattr(key, field.name)) for field in fields(key))  # `__eq__` in Python
    return 32 if isinstance(key, Fraction) else 1 + len(key) // 64 if isinstance(key, str | bytes) else 1


# form: the keys it is written with, and what reads them
FORM_READERS: dict[str, tuple[tuple[str, ...], Callable[..., Value]]] = {
    "tuple": (("items",), lambda run, depth, form: tuple(run.items(form, depth))),
    "dict": (("items",), lambda run, depth, form: run.pairs(form, depth)),
    "set": (("items",), lambda run, depth, form: set(run.keys(form, depth))),
    "frozenset": (("items",), lambda run, depth, form: frozenset(run.keys(form, depth))),
    "items": (("type", "items"), lambda run, depth, kind, form: Items(form_name(kind), run.items(form, depth))),
    "float": (
        ("is",),
        lambda run, depth, form: NAMED_FLOATS[form] if form in ("nan", "inf", "-inf") else refuse_form("no float"),
    ),
    "int": (("hex",), Decoding.integer),
    "complex": (("real", "imag"), Decoding.complex),
    "bytes": (("hex",), Decoding.from_hex),
    "fraction": (("of",), Decoding.fraction),
    "decimal": (("is",), Decoding.decimal),
    "scalar": (("dtype", "is"), Decoding.scalar),
    "array": (("dtype", "shape", "items"), Decoding.array),
    "series": (("dtype", "index", "items"), Decoding.series),
    "frame": (("columns", "index", "rows"), Decoding.frame),
    "record": (("name", "fields"), Decoding.record),
    "opaque": (("type",), lambda run, depth, kind: Opaque(form_name(kind))),
    "function": (("name", "reference"), lambda run, depth, own, ours: Function(form_name(own), form_name(ours))),
    "cut": (("why",), lambda run, depth, why: Cut(why) if why in ("cycle", "depth", "size") else refuse_form("no cut")),
}
FORM_KEYS = {name: frozenset(keys) for name, (keys, _) in FORM_READERS.items()}
