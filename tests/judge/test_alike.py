"""Answers are judged together only where nothing could tell them apart: no check, no property, no page."""

import json
import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.checks.calls import Observation, Raised
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Array, Cut, Frame, Items, Opaque, Record, Scalar, Series, Value
from grader.judge.coded_answers import judge_case
from grader.judge.observation_key import MAX_KEY_BYTES, marshalled_bytes, observation_key
from grader.run_cache import RunCache
from tests.grading import exercise

NEAR = (  # each differs from its neighbours in what Python, or a person, may take for nothing
    [None, "None", "", False, 0, 0.0, -0.0, 0j, b"", [], (), {}, set(), frozenset()],
    [True, 1, 1.0, 1 + 0j, "1", b"1", Fraction(1), Decimal(1), Decimal("1.0"), Scalar("int64", 1), "True", [1], (1,)],
    [math.nan, math.inf, -math.inf, "nan", Decimal("NaN"), Scalar("float64", math.nan), "-inf", complex(math.nan, 0)],
    [0.1, 0.1 + 2**-56, Fraction(1, 10), Decimal("0.1"), "1/10", "0.1", Scalar("float64", 0.1), Scalar("float32", 0.1)],
    [2**63, float(2**63), 2**63 + 1, -(2**63), "é", "e\u0301", "é".encode(), "\ufffd", "a\nb", "a\\nb"],
    [[1, 2], (1, 2), [2, 1], {1, 2}, frozenset({1, 2}), Items("range", [1, 2]), Items("deque", [1, 2]), [1, 2.0]],
    [[1, [2]], [[1], 2], [1, (2,)], ((1,), 2), [1, Items("map", [2])], [Fraction(1), 2], [1, Fraction(2)], [1, 2, ""]],
    [{"a": 1, "b": 2}, {"b": 2, "a": 1}, {"a": 1.0, "b": 2}, [("a", 1), ("b", 2)], {"a": 2, "b": 1}],
    [{1: "a"}, {True: "a"}, {1.0: "a"}, {"1": "a"}, {Fraction(1): "a"}, {(1,): "a"}, {frozenset({1}): "a"}],
    [{1, "a"}, {1.0, "a"}, {True, "a"}, frozenset({1, "a"}), {Fraction(1), "a"}, {Decimal(1), "a"}, {(1, "a")}],
    [{Decimal("NaN"): 1, Decimal("NaN"): 2}, {Decimal("NaN"): 2}, {Decimal("NaN"): 1}],
    [Array("int64", (2,), (1, 2)), Array("int32", (2,), (1, 2)), Array("int64", (1, 2), (1, 2))],
    [Array("float64", (2,), (1.0, 2.0)), Array("int64", (2,), (2, 1)), Array("object", (2,), (1, 2))],
    [Series("int64", (0, 1), (1, 2)), Series("int64", (1, 0), (1, 2)), Series("float64", (0, 1), (1, 2))],
    [Frame((0,), (0, 1), ((1,), (2,))), Frame((0,), (1, 0), ((1,), (2,))), Frame((0, 1), (0,), ((1, 2),))],
    [Record("P", (("x", 1),)), Record("Q", (("x", 1),)), Record("P", (("y", 1),)), Record("P", (("x", 1.0),))],
    [Opaque("P"), Opaque("Q"), "P", Cut("size"), Cut("depth"), Scalar("str", "P"), Scalar("bytes", b"P"), b"P"],
    [Fraction(1, 2), ("Fraction", "1/2"), ["Fraction", "1/2"], ("Ellipsis", "Fraction", "1/2"), Opaque("ellipsis")],
)  # fmt: skip
WRAPPED: dict[str, Callable[[Value], Value]] = {
    "itself": lambda value: value,
    "in a list": lambda value: [value, 1],
    "in a tuple of a list": lambda value: ([value],),
    "in a dict": lambda value: {"a": value},
    "beside something unusual": lambda value: [Fraction(1, 3), value],
    "among items": lambda value: Items("generator", [value]),
    "in a record": lambda value: Record("P", (("x", value),)),
}
VALUES = list({json.dumps(encode(value)): value for row in NEAR for value in row}.values())


@pytest.mark.parametrize("how", WRAPPED)
def test_values_that_could_be_told_apart_have_keys_of_their_own(how: str) -> None:
    keys: dict[bytes, Value] = {}
    for value in VALUES:
        key = marshalled_bytes(WRAPPED[how](value))
        assert key is not None
        assert key not in keys, (value, keys.get(key))
        keys[key] = value


def test_no_answer_holds_what_marks_the_others() -> None:
    assert decode(encode([..., (..., "Fraction", "1/2")])) == [
        Opaque("ellipsis"),
        (Opaque("ellipsis"), "Fraction", "1/2"),
    ]


@pytest.mark.parametrize("how", WRAPPED)
def test_the_same_answer_has_the_same_key_whoever_gave_it(how: str) -> None:
    for value in VALUES:
        form = json.dumps(encode(WRAPPED[how](value)))
        one, other = (marshalled_bytes(decode(json.loads(form))) for _ in range(2))
        assert one is not None
        assert one == other


LEAVES = (None, True, 1, 1.0, 0, 0.0, -0.0, math.nan, "1", "", b"1", Fraction(1), Decimal(1), Scalar("int64", 1))
KEYS = st.sampled_from(["a", "b", 1, 1.5, None, (1,), Fraction(1, 2)])
NESTED = st.recursive(
    st.sampled_from(LEAVES),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.lists(inner, max_size=3).map(tuple),
        st.lists(inner, max_size=2).map(lambda items: Items("map", items)),
        st.dictionaries(KEYS, inner, max_size=3),
        st.frozensets(KEYS, max_size=3),
        st.lists(inner, max_size=2).map(lambda items: Array("object", (len(items),), tuple(items))),
        inner.map(lambda value: Record("P", (("x", value),))),
    ),
    max_leaves=5,
)


@given(NESTED, NESTED)
def test_keys_are_the_same_where_the_encoded_answers_are(one: Value, other: Value) -> None:
    """The result document and every page are made of what is encoded: nothing tells more of an answer."""
    forms = [json.dumps(encode(value)) for value in (one, other)]
    keys = [marshalled_bytes(decode(json.loads(form))) for form in forms]
    assert (keys[0] == keys[1]) == (forms[0] == forms[1])


SEEN = {  # observations of one call or several: none of them is another
    "a value": [Observation("value", 1)],
    "another": [Observation("value", 2)],
    "nothing": [Observation("value", None)],
    "with something printed": [Observation("value", 1, "1\n")],
    "with a changed input": [Observation("value", 1, changed=True)],
    "two": [Observation("value", 1), Observation("value", 2)],
    "two, the other way round": [Observation("value", 2), Observation("value", 1)],
    "one that is two": [Observation("value", [1, 2])],
    "no call": [],
    "not there": [Observation("missing")],
    "still to be written": [Observation("blank")],
    "not in time": [Observation("timeout")],
    "left out": [Observation("skipped")],
    "no room": [Observation("memory")],
    "an end": [Observation("died")],
}


def test_what_was_seen_is_told_from_all_else_that_could_be() -> None:
    found = [observation_key(tuple(observations)) for observations in SEEN.values()]
    assert None not in found
    assert len(set(found)) == len(SEEN)


UNSHARED: dict[str, Sequence[Observation]] = {
    "an exception": [Observation("value", 1), Observation("error", error=Raised("ValueError", "", 3))],
    "a missing function, and why": [Observation("missing", error=Raised("SyntaxError", "", 3))],
    "a long answer": [Observation("value", list(range(MAX_KEY_BYTES)))],
    "a long print": [Observation("value", 1, "x" * MAX_KEY_BYTES)],
    "a huge fraction": [Observation("value", [Fraction(10**5000, 7)])],
}


def nested(depth: int, inner: Value) -> Value:
    for _ in range(depth):
        inner = [inner]
    return inner


@pytest.mark.parametrize("what", UNSHARED)
def test_some_answers_are_nobody_elses(what: str) -> None:
    assert observation_key(tuple(UNSHARED[what])) is None


def test_an_answer_of_any_depth_has_a_key_or_none() -> None:
    assert observation_key((Observation("value", nested(150, Fraction(1, 2))),)) is not None
    for inner in (1, Fraction(1, 2)):
        assert observation_key((Observation("value", nested(5000, inner)),)) is None


ANSWERS: tuple[Any, ...] = (0.0, -0.0, 0, False, None, "0", math.nan, [0.0], Scalar("float32", 0.0), Decimal(0))


@pytest.mark.parametrize("backwards", [False, True])
def test_whoever_answers_first_is_judged_like_whoever_answers_last(backwards: bool) -> None:
    entropy = exercise("information.entropy")
    case = entropy.cases[0]
    calls = (1 + sum(each.calls for each in entropy.properties)) * len(case.instances)
    cache = RunCache()
    cached = cache.of(judge_case)
    for answer in ANSWERS[::-1] if backwards else ANSWERS:
        seen = (Observation("value", answer),) * calls
        again = (Observation("value", decode(encode(answer))),) * calls
        assert repr(cached(entropy, case, seen)) == repr(judge_case(entropy, case, seen))
        assert cached(entropy, case, seen) is cached(entropy, case, again)
        assert cache.has_given(cached(entropy, case, seen))


def test_a_case_of_another_build_is_judged_for_itself() -> None:
    entropy = exercise("information.entropy")
    other = replace(entropy)
    case = entropy.cases[0]
    seen = (Observation("value", 1.0),) * ((1 + sum(each.calls for each in entropy.properties)) * len(case.instances))
    cached = RunCache().of(judge_case)
    assert cached(entropy, case, seen) is not cached(other, case, seen)
