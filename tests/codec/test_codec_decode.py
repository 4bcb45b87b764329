"""Decoding forged JSON: a value or a DecodeError, nothing else, in little time."""

import contextlib
import json
import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.codec.decode import FORM_READERS, DecodeError, decode

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out

names = st.sampled_from(
    ["$", *FORM_READERS, "items", "hex", "is", "of", "shape", "dtype", "index", "rows", "columns", "a"]
)
numbers = st.integers() | st.floats() | st.sampled_from(["0x1", "-0x", "nan", "NaN", "1E+9", "ab", "size"])
json_like = st.recursive(
    st.none() | st.booleans() | numbers | names | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=4),
    max_leaves=15,
)


@given(json_like)
def test_any_json_gives_a_value_or_a_decode_error(form: Any) -> None:
    with contextlib.suppress(DecodeError):
        decode(form)


@given(st.sampled_from(sorted(FORM_READERS)), st.data())
def test_a_form_filled_with_anything_gives_a_value_or_a_decode_error(name: str, data: st.DataObject) -> None:
    form = {"$": name} | {key: data.draw(json_like) for key in FORM_READERS[name][0]}
    with contextlib.suppress(DecodeError):
        decode(form)


REFUSED: dict[str, Any] = {
    "an unknown form": {"$": "pickle", "items": []},
    "a form that is no text": {"$": ["tuple"], "items": []},
    "a key too many": {"$": "tuple", "items": [], "more": 1},
    "a key too few": {"$": "array", "items": []},
    "a key with a dollar": {"a": 1, "$b": 2},
    "a float that is no float": math.nan,
    "an integer too long to stand for itself": 1 << 64,
    "an integer too long": {"$": "int", "hex": "0x1" + "0" * 3600},
    "an integer with underscores": {"$": "int", "hex": "0x1_0"},
    "a division by zero": {"$": "fraction", "of": [1, 0]},
    "a fraction of floats": {"$": "fraction", "of": [1.5, 2]},
    "a Decimal that signals": {"$": "decimal", "is": "sNaN"},
    "a Decimal out of range": {"$": "decimal", "is": "1E+9999"},
    "a shape of another size": {"$": "array", "dtype": "float64", "shape": [2, 2], "items": [1]},
    "a negative shape": {"$": "array", "dtype": "float64", "shape": [-1, -1], "items": [1]},
    "a shape of a truth": {"$": "array", "dtype": "float64", "shape": [True], "items": [1]},
    "a ragged frame": {"$": "frame", "columns": ["a"], "index": [0, 1], "rows": [[1], []]},
    "labels out of step": {"$": "series", "dtype": "int64", "index": [0], "items": []},
    "a scalar that is a list": {"$": "scalar", "dtype": "int64", "is": []},
    "a pair of three": {"$": "dict", "items": [[1, 2, 3]]},
    "a cut for no reason": {"$": "cut", "why": "mercy"},
    "a name too long": {"$": "opaque", "type": "x" * 300},
    "text too long": "x" * 300_000,
    "bytes that are none": {"$": "bytes", "hex": "zz"},
    "depth": json.loads("[" * 900 + "]" * 900),
    "size": [[]] * 2_000_000,
    "a tuple, which JSON has not": (1,),
}


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=pytest.mark.slow) if kind == "size" else kind for kind in REFUSED]
)
def test_forged_json_is_refused(kind: str) -> None:
    with pytest.raises(DecodeError):
        decode(REFUSED[kind])


def test_integers_whose_hashes_collide_are_refused_before_a_set_is_built() -> None:
    prime = (1 << 61) - 1
    items = [{"$": "int", "hex": hex(prime * n)} for n in range(1, 20_000)]
    with pytest.raises(DecodeError, match="too large"):
        decode({"$": "set", "items": items})


def test_a_list_as_a_key_becomes_a_tuple() -> None:
    assert decode({"$": "dict", "items": [[[1, {"a": [2]}], 3]]}) == {(1, (("a", (2,)),)): 3}


def test_a_hook_makes_something_else_of_a_form() -> None:
    form = [{"$": "array", "dtype": "int64", "shape": [2], "items": [1, 2]}, {"$": "tuple", "items": []}]
    assert decode(form, {"array": lambda array: list(array.items)}) == [[1, 2], ()]
