"""The JSON form of each kind of value in the closed set, and the limits of how much of a value is written."""

import json
import operator
import re
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from math import isfinite
from typing import Any

from grader.codec.values import Array, Cut, Frame, Function, Items, Json, Opaque, Record, Scalar, Series

FREE_CHARACTERS, LENGTH_SHIFT = (
    32,
    5,
)  # characters or digits that cost no more than the value itself; 2**5 more of them cost one node
# Of what lies within the members of a set, 2**4 nodes cost one more: it is sorted, hashed, compared again.
MEMBER_SHIFT = 4
JSON_INTEGER_LIMIT = 1 << 64  # integers from here on are written in hexadecimal: not every JSON reader keeps them
SURROGATES = re.compile("[\ud800-\udfff]")  # half characters, which no file can hold
CANONICAL = json.JSONEncoder(sort_keys=True, check_circular=False)


@dataclass(frozen=True, slots=True)
class EncodingLimits:
    """The limits of encoding: a `Cut` takes the place of a larger value."""

    depth: int = 100
    nodes: int = 500_000  # a matrix of 700 by 700
    text: int = 200_000  # characters of one string
    bits: int = 14_000  # of one integer: 4,214 digits, below the 4,300 that Python is willing to print
    drained: int = 100_000  # items taken from one iterator


FORM_MARK = '"$'  # in the JSON text of every form that does not stand for itself
LIMITS = EncodingLimits()
# What is kept of an answer in a result. A hostile class could fill the disk with more, and each page, table and export
# reads it anew; JSON is written and read to a depth of 200, of which a dict in a dict takes three.
RESULT_LIMITS = EncodingLimits(depth=50, nodes=5_000)


class Encoding:
    """One run of `encode`: what is left of its budget, the containers it is inside of, and what writes all the rest."""

    __slots__ = ("around", "left", "limits", "unusual")

    def __init__(self, limits: EncodingLimits, unusual: "Callable[[Encoding, Any, type], Json]") -> None:
        self.limits = limits
        self.unusual = unusual
        self.left = limits.nodes
        self.around: set[int] = set()

    def form(self, value: Any) -> Json:
        """The form of one value. Few frames a level, or a deep answer would exhaust the interpreter's stack."""
        self.left -= 1
        if self.left < 0:
            return cut_form("size")
        kind = type(value)
        plain: Json = value
        if kind is str:  # short texts and ordinary numbers, as most values are: what their writers would give
            if len(value) < FREE_CHARACTERS and value.isascii():
                return plain
        elif kind is float:
            if isfinite(value):
                return plain
        elif kind is int and -JSON_INTEGER_LIMIT < value < JSON_INTEGER_LIMIT:
            return plain
        write = FORM_WRITERS.get(id(kind))
        return self.unusual(self, value, kind) if write is None else write(self, value)

    def refusal(self, value: object, length: int) -> Json | None:
        """Enters a container; or the cut to put in its place: it contains itself, lies too deep, holds too much."""
        if id(value) in self.around:
            return cut_form("cycle")
        if len(self.around) >= self.limits.depth:
            return cut_form("depth")
        if length > self.left:
            return cut_form("size")
        self.around.add(id(value))
        return None

    def listed(self, value: object, items: Iterable[Any], length: int) -> tuple[list[Json], Json | None]:
        """The forms of a container's items; or none, and the cut to put in its place."""
        refused = self.refusal(value, length)
        if refused:
            return [], refused
        forms = [self.form(item) for item in items]
        self.around.discard(id(value))
        return forms, None


def cut_form(why: str) -> Json:
    """The form of a `Cut`, which marks a place where encoding stopped."""
    return {"$": "cut", "why": why}


def sound_text(text: str) -> str:
    """A text as plain `str`, without half characters."""
    text = str.__str__(text)
    return text if text.isascii() else SURROGATES.sub("\ufffd", text)


def form_label(text: str) -> str:
    """The name of a class, dtype or field, at a length that a name may have."""
    return sound_text(text)[:200]  # `type()` makes classes of any name, and each answer would carry it


def text_form(run: Encoding, value: str) -> Json:
    """The form of a text, unless it is too long."""
    length = str.__len__(value)
    run.left -= length >> LENGTH_SHIFT
    return sound_text(value) if length <= run.limits.text and run.left >= 0 else cut_form("size")


def integer_form(run: Encoding, value: int) -> Json:
    """The form of an integer: as it is when ordinary, else in hexadecimal, unless it is too long."""
    number = int.__index__(value)
    if -JSON_INTEGER_LIMIT < number < JSON_INTEGER_LIMIT:
        return number
    run.left -= number.bit_length() >> 2 + LENGTH_SHIFT
    return (
        {"$": "int", "hex": hex(number)}
        if number.bit_length() <= run.limits.bits and run.left >= 0
        else cut_form("size")
    )


def float_form(run: Encoding, value: float) -> Json:
    """The form of a float: as it is if finite, else its name."""
    number = float.__float__(value)
    return number if isfinite(number) else {"$": "float", "is": str(number)}


def complex_form(run: Encoding, value: complex) -> Json:
    """The form of a complex number, by its two floats."""
    number = complex.__complex__(value)
    return {"$": "complex", "real": float_form(run, number.real), "imag": float_form(run, number.imag)}


def bytes_form(run: Encoding, value: bytes | bytearray) -> Json:
    """The form of bytes, in hexadecimal."""
    digits = bytes.hex(value) if isinstance(value, bytes) else bytearray.hex(value)
    run.left -= len(digits) >> LENGTH_SHIFT
    return {"$": "bytes", "hex": digits} if len(digits) <= run.limits.text and run.left >= 0 else cut_form("size")


def fraction_form(run: Encoding, value: Fraction) -> Json:
    """The form of a fraction, by its two integers, which may be NumPy's."""
    parts = [integer_form(run, operator.index(FRACTION[name].__get__(value))) for name in FRACTION]
    return cut_form("size") if cut_form("size") in parts else {"$": "fraction", "of": parts}


def decimal_form(run: Encoding, value: Decimal) -> Json:
    """The form of a Decimal, by its digits; a signalling NaN, which raises when compared, as a quiet one."""
    if Decimal.is_nan(value):
        return {"$": "decimal", "is": "NaN"}
    if Decimal.is_finite(value) and abs(Decimal.adjusted(value)) > 4000:
        return cut_form("size")  # 1E+999999 is short, but an integer made of it is not
    text = Decimal.__str__(value)
    run.left -= len(text) + abs(Decimal.adjusted(value)) >> LENGTH_SHIFT
    # 4,300 digits are what Python itself is willing to convert.
    return {"$": "decimal", "is": text} if len(text) <= 4300 and run.left >= 0 else cut_form("size")


def dict_form(run: Encoding, value: dict[Any, Any]) -> Json:
    """The form of a dict, in its own order."""
    return mapping_form(run, value, list(dict.items(value)))


def ordered_dict_form(run: Encoding, value: OrderedDict[Any, Any]) -> Json:
    """The form of an OrderedDict, whose order `dict.items` does not know once `move_to_end` was called."""
    return mapping_form(run, value, [(key, dict.__getitem__(value, key)) for key in OrderedDict.__iter__(value)])


def mapping_form(run: Encoding, value: object, pairs: list[tuple[Any, Any]]) -> Json:
    """The form of a dict given as pairs: an object where every key is ordinary text, else a list of pairs."""
    refused = run.refusal(value, len(pairs))
    if refused:
        return refused
    form: Json
    if all(
        type(key) is str and ((key.isalnum() and len(key) < FREE_CHARACTERS) or ordinary_key(key)) for key, _ in pairs
    ):
        form = {key: run.form(item) for key, item in pairs}
        run.left -= sum(map(len, form)) >> LENGTH_SHIFT
    else:
        form = {"$": "dict", "items": [[run.form(key), run.form(item)] for key, item in pairs]}
    run.around.discard(id(value))
    return form


def ordinary_key(key: str) -> bool:
    """Whether a key may stand in a plain JSON object."""
    return not key.startswith("$") and len(key) <= 1000 and (key.isascii() or not SURROGATES.search(key))


def list_form(run: Encoding, value: list[Any]) -> Json:
    """The form of a list, which stands for itself."""
    forms, refused = run.listed(value, list.__iter__(value), list.__len__(value))
    return refused or forms


def items_form(run: Encoding, value: Items) -> Json:
    """The form of the items of an iterator, with the name of its type."""
    forms, refused = run.listed(value, list.__iter__(value), list.__len__(value))
    return refused or {"$": "items", "type": form_label(value.type), "items": forms}


def deque_form(run: Encoding, value: deque[Any]) -> Json:
    """The form of a deque, which is read like an iterator's items."""
    forms, refused = run.listed(value, deque.__iter__(value), deque.__len__(value))
    return refused or {"$": "items", "type": "deque", "items": forms}


def tuple_form(run: Encoding, value: tuple[Any, ...]) -> Json:
    """The form of a tuple."""
    forms, refused = run.listed(value, tuple.__iter__(value), tuple.__len__(value))
    return refused or {"$": "tuple", "items": forms}


def set_form(run: Encoding, value: set[Any]) -> Json:
    """The form of a set, in an order that does not depend on hashes."""
    forms, refused = sorted_forms(run, value, set.__iter__(value), set.__len__(value))
    return refused or {"$": "set", "items": forms}


def frozenset_form(run: Encoding, value: frozenset[Any]) -> Json:
    """The form of a frozenset, in an order that does not depend on hashes."""
    forms, refused = sorted_forms(run, value, frozenset.__iter__(value), frozenset.__len__(value))
    return refused or {"$": "frozenset", "items": forms}


def sorted_forms(run: Encoding, value: object, items: Iterable[Any], length: int) -> tuple[list[Json], Json | None]:
    """The forms of a set's members in the order of their JSON text; or none, and the cut to put in its place."""
    before = run.left
    forms, refused = run.listed(value, items, length)
    run.left -= (
        before - run.left - len(forms) >> MEMBER_SHIFT
    )  # each set around it writes once more what a member holds
    return sorted(forms, key=CANONICAL.encode), refused


def record_form(run: Encoding, value: object, name: str, fields: Iterable[tuple[Any, Any]]) -> Json:
    """The form of a record, by its class's name and its fields in order."""
    named = [(field, item) for field, item in fields if type(field) is str]
    refused = run.refusal(value, len(named))
    if refused:
        return refused
    run.left -= sum(len(field) for field, _ in named) >> LENGTH_SHIFT
    forms: list[Json] = [[form_label(field), run.form(item)] for field, item in named]
    run.around.discard(id(value))
    return {"$": "record", "name": form_label(name), "fields": forms}


def array_form(run: Encoding, value: Array) -> Json:
    """The form of a NumPy array."""
    forms, refused = run.listed(value, value.items, len(value.items))
    return refused or {"$": "array", "dtype": form_label(value.dtype), "shape": list(value.shape), "items": forms}


def series_form(run: Encoding, value: Series) -> Json:
    """The form of a pandas Series."""
    length = len(value.items)
    forms, refused = run.listed(value, value.index + value.items, 2 * length)
    return refused or {
        "$": "series",
        "dtype": form_label(value.dtype),
        "index": forms[:length],
        "items": forms[length:],
    }


def frame_form(run: Encoding, value: Frame) -> Json:
    """The form of a pandas DataFrame."""
    width, height = len(value.columns), len(value.index)
    refused = run.refusal(value, width + height * (1 + width))
    if refused:
        return refused
    columns, index = [run.form(name) for name in value.columns], [run.form(name) for name in value.index]
    rows: list[Json] = [[run.form(item) for item in row] for row in value.rows]
    run.around.discard(id(value))
    return {"$": "frame", "columns": columns, "index": index, "rows": rows}


# The slots themselves: a subclass may define `numerator` as it likes.
FRACTION: dict[str, Any] = {name: Fraction.__dict__[name] for name in ("_numerator", "_denominator")}

# By the identity of the exact type: a student's metaclass may define how its classes compare and hash.
FORM_WRITERS: dict[int, Callable[[Encoding, Any], Json]] = {
    id(kind): write
    for kind, write in {
        type(None): lambda run, value: None,
        bool: lambda run, value: value,
        int: integer_form,
        float: float_form,
        str: text_form,
        list: list_form,
        tuple: tuple_form,
        dict: dict_form,
        OrderedDict: ordered_dict_form,
        set: set_form,
        frozenset: frozenset_form,
        complex: complex_form,
        bytes: bytes_form,
        bytearray: bytes_form,
        Fraction: fraction_form,
        Decimal: decimal_form,
        deque: deque_form,
        Items: items_form,
        Scalar: lambda run, value: {"$": "scalar", "dtype": form_label(value.dtype), "is": run.form(value.value)},
        Array: array_form,
        Series: series_form,
        Frame: frame_form,
        Record: lambda run, value: record_form(run, value, value.name, value.fields),
        Opaque: lambda run, value: {"$": "opaque", "type": form_label(value.type)},
        Function: lambda run, value: {"$": "function", "name": value.name, "reference": value.reference},
        Cut: lambda run, value: cut_form(value.why),
    }.items()
}
