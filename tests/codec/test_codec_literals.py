"""Encoded values read like source, and never grow without bound."""

from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.codec.encode import encode
from grader.codec.literals import call_source, literal


@dataclass
class Leaf:
    label: str
    count: int = 2


WRITTEN = [
    (None, "None"),
    ([9, 5], "[9, 5]"),
    ((1,), "(1,)"),
    ((), "()"),
    ({"a": (1, 2.5)}, "{'a': (1, 2.5)}"),
    ({(0, 1): True}, "{(0, 1): True}"),
    ({"yes", "no", 3}, "{3, 'no', 'yes'}"),
    (set(), "set()"),
    (frozenset({2, 10}), "frozenset({2, 10})"),
    (frozenset(), "frozenset()"),
    ([float("nan"), float("-inf")], "[nan, -inf]"),
    (Fraction(16, 17), "16/17"),
    (Decimal("0.10"), "Decimal('0.10')"),
    (np.float64(0.5), "0.5"),
    (np.array([[1, 2], [3, 4]]), "array([[1, 2], [3, 4]])"),
    (np.zeros((0, 3)), "array([], shape=(0, 3))"),
    (np.array(5), "array(5)"),
    (pd.Series([1, 2], index=["a", "b"]), "Series([1, 2], index=['a', 'b'])"),
    (pd.DataFrame({"a": [1, 2]}), "DataFrame({'a': [1, 2]})"),
    (Leaf("yes"), "Leaf(label='yes', count=2)"),
    ("\x1b[31m\u202e", r"'\x1b[31m\u202e'"),
]


@pytest.mark.parametrize(("value", "source"), WRITTEN, ids=[source[:30] for _, source in WRITTEN])
def test_a_value_reads_as_a_person_would_type_it(value: object, source: str) -> None:
    assert literal(encode(value)) == source


def test_a_long_list_is_shortened_in_the_middle_and_counted() -> None:
    assert literal(encode(list(range(1000))), longest=40) == "[0, 1, 2, … 994 more …, 997, 998, 999]"


@pytest.mark.parametrize(
    "value", [10**5000, ["x" * 10_000] * 50, {str(n): list(range(n)) for n in range(200)}, np.ones((30, 30, 30))],
    ids=["integer", "strings", "dict", "array"],
)  # fmt: skip
def test_a_large_value_is_written_short(value: object) -> None:
    assert len(literal(encode(value), longest=300)) <= 300


def test_a_call_is_by_position() -> None:
    assert call_source("gain", [encode([{"a": "u"}]), "a"]) == "gain([{'a': 'u'}], 'a')"


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**9), 10**9) | st.floats(allow_nan=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4) | st.tuples(inner),
    max_leaves=8,
)


@given(VALUES)
def test_a_short_plain_value_is_its_own_source(value: object) -> None:
    assert literal(encode(value), longest=100_000) == repr(value)
