"""What each kind of value becomes once it has left the sandbox, and that no student's method runs on the way."""

import collections
import dataclasses
import datetime
import enum
import itertools
import json
import math
import types
from decimal import Decimal
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Array, Cut, Frame, Items, Opaque, Record, Scalar, Series
from grader.codec.wire import EncodingLimits


def canonical(value: object, limits: EncodingLimits | None = None) -> Any:
    """The value after a journey through JSON text."""
    form = encode(value, limits) if limits else encode(value)
    return decode(json.loads(json.dumps(form, allow_nan=False)))


def same(one: Any, other: Any) -> bool:
    """Whether two values are equal in type too, NaN equal to itself and -0.0 not to 0.0."""
    return type(one) is type(other) and repr(one) == repr(other)


numbers = st.integers() | st.floats() | st.complex_numbers() | st.fractions() | st.decimals(allow_nan=False)
keys = st.text() | st.integers() | st.booleans() | st.fractions() | st.tuples(st.integers(), st.text())
plain = st.recursive(
    st.none() | st.booleans() | numbers | st.text() | st.binary(),
    lambda inner: st.lists(inner) | st.tuples(inner, inner) | st.dictionaries(keys, inner),
    max_leaves=20,
)


@given(plain)
def test_plain_values_come_back_as_they_were(value: object) -> None:
    assert same(canonical(value), value)


@given(st.sets(keys) | st.frozensets(keys))
def test_sets_come_back_and_are_written_in_one_order(value: Any) -> None:
    assert canonical(value) == value
    assert type(canonical(value)) is type(value)
    assert encode(value) == encode(type(value)(reversed(list(value))))


class Colour(enum.Enum):
    RED = "red"


class Level(enum.IntEnum):
    HIGH = 3


@dataclasses.dataclass
class Node:
    test: str
    children: list["Node"]


@dataclasses.dataclass(frozen=True, slots=True)
class Slotted:
    b: int
    a: int


class Point(NamedTuple):
    x: float
    y: float


class Plain:
    def __init__(self) -> None:
        self.weights = [1, 2]

    @property
    def __class__(self) -> type:  # type: ignore[override]
        raise AssertionError("a property was run")

    def __eq__(self, other: object) -> bool:
        raise AssertionError("a comparison was run")

    def __getattribute__(self, name: str) -> Any:
        raise AssertionError("an attribute was asked for")

    __hash__ = object.__hash__


class Lying(dict):  # type: ignore[type-arg]
    def items(self) -> Any:
        raise AssertionError

    __iter__ = __len__ = keys = __getitem__ = items  # type: ignore[assignment]


class LyingInt(int):
    def __index__(self) -> int:
        return 42

    __int__ = __eq__ = __index__  # type: ignore[assignment]
    __hash__ = int.__hash__


class Metaclass(type):
    __mro__ = property(lambda cls: (object,))  # type: ignore[assignment]
    __name__ = property(lambda cls: "Forged")  # type: ignore[assignment]

    def __eq__(cls, other: object) -> bool:
        return True

    def __hash__(cls) -> int:
        return hash(int)


class Odd(metaclass=Metaclass):
    pass


class Countdown:
    def __init__(self) -> None:
        self.left = 3

    def __iter__(self) -> "Countdown":
        return self

    def __next__(self) -> int:
        self.left -= 1
        if self.left < 0:
            raise StopIteration
        return self.left


moved = collections.OrderedDict(a=1, b=2)
moved.move_to_end("a")

LEAF = Record("Node", (("test", "b"), ("children", [])))

CANONICAL: dict[str, tuple[object, object]] = {
    "an integer beyond 64 bits": (2**70, 2**70),
    "a negative zero": (-0.0, -0.0),
    "a key with a dollar": ({"$": 1, "$x": {"$": "tuple"}}, {"$": 1, "$x": {"$": "tuple"}}),
    "half a character": ("a\ud800", "a\ufffd"),
    "a fraction of NumPy integers": (Fraction(np.int64(1), np.int64(3)), Fraction(1, 3)),  # type: ignore[arg-type]
    "a Decimal that signals": (Decimal("sNaN"), Decimal("NaN")),
    "an infinite Decimal": (Decimal("-Infinity"), Decimal("-Infinity")),
    "a bytearray": (bytearray(b"ab"), b"ab"),
    "an enum member": ([Colour.RED, Level.HIGH], ["red", 3]),
    "a dataclass": (Node("a", [Node("b", [])]), Record("Node", (("test", "a"), ("children", [LEAF])))),
    "a dataclass with slots": (Slotted(1, 2), Record("Slotted", (("b", 1), ("a", 2)))),
    "a namedtuple": (Point(1, 2.5), Record("Point", (("x", 1), ("y", 2.5)))),
    "a dataclass made on the spot": (
        dataclasses.make_dataclass("Split", ["gain", "best"])(0.5, "a"),
        Record("Split", (("gain", 0.5), ("best", "a"))),
    ),
    "an instance of a class made on the spot": (types.new_class("Made")(), Record("Made", ())),
    "a namespace": (types.SimpleNamespace(a=1), Record("SimpleNamespace", (("a", 1),))),
    "an instance that answers nothing": (Plain(), Record("Plain", (("weights", [1, 2]),))),
    "an instance in a set": ({Plain()}, {Record("Plain", (("weights", (1, 2)),))}),
    "a dict whose methods lie": (Lying(a=1), {"a": 1}),
    "an int whose methods lie": ([LyingInt(3)], [3]),
    "an instance of a class whose class lies": (Odd(), Record("Odd", ())),
    "a Counter": (collections.Counter("aab"), {"a": 2, "b": 1}),
    "a reordered OrderedDict": (list(canonical(moved)), ["b", "a"]),
    "a NumPy float": (np.float64("nan"), Scalar("float64", math.nan)),
    "a NumPy half": (np.float16(0.5), Scalar("float16", 0.5)),
    "a NumPy extended float": (np.longdouble(0.5), Scalar(np.dtype(np.longdouble).name, 0.5)),
    "a NumPy bool": (np.bool_(True), Scalar("bool", True)),
    "NumPy text": (np.str_("ab"), Scalar("str", "ab")),
    "a NumPy date": (np.datetime64("2020-01-01"), Opaque("datetime64")),
    "a NumPy matrix": (np.array([[1, 2]]).view(np.matrix), Array("int64", (1, 2), (1, 2))),
    "a transposed array": (np.array([[1.5, 2], [3, 4]]).T, Array("float64", (2, 2), (1.5, 3.0, 2.0, 4.0))),
    "a 0-d array": (np.array(3), Array("int64", (), (3,))),
    "an empty array": (np.zeros((2, 0)), Array("float64", (2, 0), ())),
    "a masked array": (np.ma.array([1, 2], mask=[False, True]), Array("int64", (2,), (1, None))),
    "an array of objects": (np.array([{1}, "a"], dtype=object), Array("object", (2,), ({1}, "a"))),
    "an array of text": (np.array(["a", "bc"]), Array("str", (2,), ("a", "bc"))),
    "an array of dates": (np.zeros(1, "datetime64[D]"), Array("datetime64[D]", (1,), (Opaque("datetime64"),))),
    "a structured array": (np.array([(1, 2.5)], dtype=[("a", int), ("b", float)]), Array("void", (1,), ((1, 2.5),))),
    "a Series": (pd.Series([1.5, 2], index=["a", "b"]), Series("float64", ("a", "b"), (1.5, 2.0))),
    "a nullable Series": (pd.Series([1, None], dtype="Int64"), Series("Int64", (0, 1), (1, None))),
    "a categorical Series": (pd.Series(["u", "v"], dtype="category"), Series("category", (0, 1), ("u", "v"))),
    "a DataFrame": (pd.DataFrame([[1, 2], [3, 4]], columns=["a", "a"]), Frame(("a", "a"), (0, 1), ((1, 2), (3, 4)))),
    "a DataFrame without columns": (pd.DataFrame(index=[5]), Frame((), (5,), ((),))),
    "an Index": (pd.Index([3, 4]), Array("int64", (2,), (3, 4))),
    "a date": (datetime.date(2020, 1, 1), Opaque("date")),
    "a function": (len, Opaque("builtin_function_or_method")),
    "a class": (Node, Opaque("type")),
    "an exception": (ValueError("x"), Opaque("ValueError")),
    "a group by": (pd.DataFrame({"a": [1]}).groupby("a"), Opaque("DataFrameGroupBy")),
}  # fmt: skip


@pytest.mark.parametrize("kind", CANONICAL)
def test_a_value_has_one_canonical_form(kind: str) -> None:
    value, expected = CANONICAL[kind]
    assert same(canonical(value), expected)
    assert same(canonical(canonical(value)), expected)  # what comes out can go in again


ITERATED = {
    "range": (range(3), [0, 1, 2]),
    "dict_values": ({1: "a"}.values(), ["a"]),
    "odict_items": (moved.items(), [("b", 2), ("a", 1)]),
    "generator": ((n * n for n in range(3)), [0, 1, 4]),
    "map": (map(str, [1]), ["1"]),
    "zip": (zip([1], "a", strict=True), [(1, "a")]),
    "list_reverseiterator": (reversed([1, 2]), [2, 1]),
    "permutations": (itertools.permutations("ab"), [("a", "b"), ("b", "a")]),
    "deque": (collections.deque([1, 2]), [1, 2]),
    "Countdown": (Countdown(), [2, 1, 0]),
}


@pytest.mark.parametrize("kind", ITERATED)
def test_an_iterator_is_judged_by_its_items(kind: str) -> None:
    value, items = ITERATED[kind]
    seen = canonical(value)
    assert (type(seen), seen, seen.type) == (Items, items, kind)


def test_a_generator_that_yields_one_list_again_and_again_shows_each_state() -> None:
    def trace() -> Any:
        weights = [0]
        for _ in range(3):
            weights[0] += 1
            yield weights

    assert canonical(trace()) == [[1], [2], [3]]


def test_an_endless_iterator_is_cut() -> None:
    seen = canonical(itertools.count(), EncodingLimits(drained=4))
    assert seen == [0, 1, 2, 3, Cut("size")]


def test_a_value_that_contains_itself_is_cut_where_it_does() -> None:
    cycle: list[Any] = [1]
    cycle.append({"again": cycle})
    array = np.array([None], dtype=object)
    array[0] = array
    node = types.SimpleNamespace()
    node.next = node
    assert canonical(cycle) == [1, {"again": Cut("cycle")}]
    assert canonical(array) == Array("object", (1,), (Cut("cycle"),))
    assert canonical(node) == Record("SimpleNamespace", (("next", Cut("cycle")),))


def test_the_same_list_twice_is_no_cycle() -> None:
    row = [1]
    assert canonical([row, row]) == [[1], [1]]


def test_depth_is_cut_and_what_is_just_within_it_comes_through() -> None:
    def nested(depth: int) -> Any:
        value: Any = 1
        for _ in range(depth):
            value = {1: (value,)}
        return value

    assert same(canonical(nested(50)), nested(50))
    assert "Cut(why='depth')" in repr(canonical(nested(5000)))


doubled: list[Any] = [1]
for _ in range(200):
    doubled = [doubled, doubled]  # a value of 2**200 parts in 200 lists

TOO_LARGE = {
    "text": "a" * 300_000,
    "an integer": 1 << 20_000,
    "a fraction": Fraction(1 << 20_000, 3),
    "a Decimal": Decimal("1E+999999"),
    "a list": [0] * 600_000,
    "an array": np.broadcast_to(np.float64(1), (10**6, 10**6)),
    "a frame": pd.DataFrame({"a": range(400_000)}),
}


@pytest.mark.parametrize("kind", TOO_LARGE)
def test_what_is_too_large_is_cut(kind: str) -> None:
    assert canonical(TOO_LARGE[kind]) == Cut("size")


def test_a_small_object_with_endlessly_many_parts_is_cut() -> None:
    assert len(json.dumps(encode(doubled, EncodingLimits(nodes=1000)))) < 50_000


def test_what_a_generator_raises_is_raised() -> None:
    with pytest.raises(ZeroDivisionError):
        encode(1 / n for n in (1, 0))
