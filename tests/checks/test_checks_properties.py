"""Each property fires on what breaks it, is silent on what does not, and never on a right answer in another form."""

import math
from decimal import Decimal
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.checks.calls import Observation, Raised
from grader.checks.case import Case, Flaw
from grader.checks.equal import same_answer
from grader.checks.numeric import Tolerance
from grader.checks.properties.base import PropertyAnswer
from grader.checks.properties.broken_property import (
    AnsweredCase,
    StatedProperties,
    equal_values,
    first_broken,
    tolerance_in,
)
from grader.checks.properties.changed_inputs import permuted_inputs, renamed_inputs, shuffled_inputs, with_old_names
from grader.checks.properties.property_registry import PROPERTIES
from grader.checks.verdict import Verdict
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Array
from tests.checks.judging import seen


def held(
    name: str,
    options: Any,
    answer: object,
    *extra: Observation,
    args: dict[str, Any] | None = None,
    asked: Any = (),
    tolerance: Tolerance | None = None,
) -> Verdict:
    own = decode(encode(answer))
    tried = PropertyAnswer(
        args or {}, own, extra, same_answer, lambda given: same_answer(own, given), asked, tolerance or Tolerance()
    )
    verdict: Verdict = PROPERTIES[name].judge(tried, options)
    return verdict


RAISED = Observation("error", error=Raised("KeyError", "'x'", 3))
ROWS = [{"a": "u", "class": "yes"}, {"a": "v", "class": "no"}]

SILENT: list[tuple[str, Any, object, tuple[Observation, ...], dict[str, Any], tuple[Any, ...]]] = [
    ("sums_to", 1, {"yes": 0.25, "no": 0.75}, (), {}, ()),
    ("sums_to", 1, [Fraction(1, 3)] * 3, (), {}, ()),
    ("sums_to", 1, np.array([0.1, 0.2, 0.7], dtype=np.float32), (), {}, ()),
    ("sums_to", 1, pd.Series([0.5, 0.5]), (), {}, ()),
    ("sums_to", 1, {"label": "yes"}, (), {}, ()),  # without numbers there is nothing to add up
    ("sums_to", {"total": 1, "each": True}, [{"a": 0.5, "b": 0.5}, {"a": 1, "b": 0}], (), {}, ()),
    ("sums_to", {"total": 1, "each": True}, {"x": [0.2, 0.8], "y": [1.0]}, (), {}, ()),
    ("conserves", {"count": "rows"}, [[0, 1], [2]], (), {"rows": [5, 6, 7]}, ()),
    ("conserves", {"sum": "counts"}, {"a": 3.0, "b": 4}, (), {"counts": [5, 2]}, ()),
    ("conserves", {"items": "xs"}, np.array([1, 2, 2]), (), {"xs": [2, 1, 2]}, ()),
    ("conserves", {"items": "xs"}, [0.1 + 0.2, 1], (), {"xs": [1, 0.3]}, ()),
    ("bounded_by", {"upper": "n"}, 4, (), {"n": 4}, ()),
    ("bounded_by", {"upper": "rows"}, [0, 2], (), {"rows": ROWS}, ()),
    ("bounded_by", {"lower": "reference.a:b", "upper": "rows"}, 1.5, (), {"rows": {"a": 1, "b": 2}}, (1.5,)),
    ("bounded_by", {"upper": "name"}, 9, (), {"name": "text"}, ()),  # what has no size bounds nothing
    ("agrees_with", "reference.a:b", [1, 2], (), {}, ([1, 2],)),
    ("agrees_with", {"reference": "reference.a:b", "by": {"as_set": {}}}, [2, 1], (), {}, ([1, 2],)),
    ("ordered", "falling", [3, 2, 2, 1], (), {}, ()),
    ("ordered", "rising", [("a", 1), ("b", 1 - 1e-12)], (), {}, ()),
    ("ordered", "rising", {"a": 2, "b": 1}, (), {}, ()),
    ("symmetric_in", ["a", "b"], 0.5, (seen(0.5),), {}, ()),
    ("monotone_in", {"k": "falling"}, [{"a"}, {"b"}], (seen([{"a"}]),), {}, ()),
    ("monotone_in", {"k": "falling"}, [{"a"}], (seen([{"a"}, set()]),), {}, ()),  # the empty set may be there or not
    ("monotone_in", {"k": "rising"}, 1.0, (seen(1.0 - 1e-12),), {}, ()),
    ("monotone_in", {"k": "rising"}, "yes", (seen("no"),), {}, ()),
    ("idempotent", "xs", [1, 2], (seen((1, 2)),), {}, ()),
    ("idempotent", "xs", {1, 2}, (RAISED,), {}, ()),  # a right answer that cannot go back in
    ("unchanged_by", {"duplicate": "rows", "scale": "n"}, 0.5, (seen(0.5), seen(0.5)), {}, ()),
    ("unchanged_by", {"rename": "rows"}, "yes", (seen("name1"),), {"rows": ["no", "u", "yes"]}, ()),
    ("unchanged_by", {"rename": "rows"}, "class(X, yes).", (seen("class(X, name1)."),), {"rows": ["no", "yes"]}, ()),
]


@pytest.mark.parametrize(("name", "options", "answer", "extra", "args", "asked"), SILENT)
def test_a_property_is_silent_on_a_right_answer(
    name: str, options: Any, answer: object, extra: tuple[Observation, ...], args: dict[str, Any], asked: Any
) -> None:
    assert held(name, options, answer, *extra, args=args, asked=asked).passed


FIRES: list[tuple[str, Any, object, tuple[Observation, ...], dict[str, Any], tuple[Any, ...], str]] = [
    ("sums_to", 1, {"yes": 0.2, "no": 0.7}, (), {}, (), "sum"),
    ("sums_to", 1, [0.5, math.inf], (), {}, (), "sum"),
    ("sums_to", {"total": 1, "each": True}, [[0.5, 0.5], [0.5, 0.4]], (), {}, (), "sum"),
    ("conserves", {"count": "rows"}, [[0, 1]], (), {"rows": [5, 6, 7]}, (), "kept_count"),
    ("conserves", {"sum": "counts"}, [1, 2], (), {"counts": [1, 3]}, (), "kept_sum"),
    ("conserves", {"items": "xs"}, [1, 1, 2], (), {"xs": [1, 2, 2]}, (), "kept_items"),
    ("conserves", {"items": "xs"}, ["a"], (), {"xs": ["a", "b"]}, (), "kept_items"),
    ("bounded_by", {"upper": "rows"}, 3, (), {"rows": ROWS}, (), "bound"),
    ("bounded_by", {"lower": "reference.a:b"}, [2, 0.5], (), {}, (1,), "bound"),
    ("agrees_with", "reference.a:b", [2, 1], (), {}, ([1, 2],), "disagrees"),
    ("agrees_with", {"reference": "reference.a:b", "by": {"as_set": {}}}, [2], (), {}, ([1, 2],), "disagrees"),
    ("ordered", "falling", [3, 1, 2], (), {}, (), "unordered"),
    ("ordered", "rising", [["a", 2], ["b", 1]], (), {}, (), "unordered"),
    ("symmetric_in", ["a", "b"], 0.5, (seen(0.6),), {}, (), "asymmetric"),
    ("symmetric_in", ["a", "b"], 0.5, (RAISED,), {}, (), "error"),
    ("monotone_in", {"k": "falling"}, [{"a"}], (seen([{"a"}, {"b"}]),), {}, (), "not_monotone"),
    ("monotone_in", {"k": "rising"}, 1.0, (seen(0.5),), {}, (), "not_monotone"),
    ("idempotent", "xs", [1, 2], (seen([1, 3]),), {}, (), "not_idempotent"),
    ("unchanged_by", {"shuffle": "rows"}, 0.5, (seen(0.7),), {}, (), "changed"),
    ("unchanged_by", {"duplicate": "rows"}, 0.5, (seen(1.0),), {}, (), "changed_by_copies"),
    ("unchanged_by", {"scale": "counts"}, 0.5, (seen(1.0),), {}, (), "changed_by_scale"),
    ("unchanged_by", {"permute": "rows"}, 0.5, (seen(1.0),), {}, (), "changed_by_places"),
    ("unchanged_by", {"rename": "rows"}, "yes", (seen("no"),), {"rows": ["no", "yes"]}, (), "changed_by_names"),
    ("unchanged_by", {"shuffle": "rows", "scale": "n"}, 0.5, (seen(0.5), seen(1)), {}, (), "changed_by_scale"),
    ("unchanged_by", {"shuffle": "rows"}, 0.5, (Observation("timeout"),), {}, (), "timeout"),
]


@pytest.mark.parametrize(("name", "options", "answer", "extra", "args", "asked", "reason"), FIRES)
def test_a_property_fires_with_its_own_reason(
    name: str,
    options: Any,
    answer: object,
    extra: tuple[Observation, ...],
    args: dict[str, Any],
    asked: Any,
    reason: str,
) -> None:
    verdict = held(name, options, answer, *extra, args=args, asked=asked)
    assert (verdict.passed, verdict.reason) == (False, reason)
    assert verdict.message.endswith(".")


@pytest.mark.parametrize(
    "answer",
    [
        *(0, 1, 0.5, Fraction(1, 3), 1 + 1e-12, -1e-15, np.float32(1.0000001), np.array([0.0, 1.0])),
        *({"a": [0.1, {"b": 1}]}, {7: 0.5}, "7", True, None, math.nan, [math.nan, 0.5], (), {0.5, 1}),
        pd.Series([0.1], index=[9]),
    ],
)
def test_every_number_in_the_answer_may_lie_on_the_ends(answer: Any) -> None:
    assert held("within", [0, 1], answer).passed


@pytest.mark.parametrize(
    "answer", [1.1, -0.1, math.inf, [0.5, 1.5], {"a": {"b": -3}}, np.array([[0.5], [2]]), {2, 0.5}]
)
def test_a_number_outside_the_range_is_found_wherever_it_is(answer: Any) -> None:
    assert held("within", [0, 1], answer).reason == "range"


def test_an_end_may_be_open() -> None:
    assert held("within", [0, math.inf], 1e300).passed
    assert held("within", [0, math.inf], math.inf).passed
    assert held("within", [0, math.inf], -1).reason == "range"


EPSILONS = (1e-12, 1e-10, 1e-9, 1e-8)  # which students add to p in log2(p), to be safe from log 0


@pytest.mark.parametrize("epsilon", EPSILONS)
def test_a_small_number_added_for_safety_breaks_no_property(epsilon: float) -> None:
    allowed = tolerance_in({"rtol": 1e-6, "atol": 1e-9})
    noise = math.log2(1 + epsilon)
    assert held("within", [0, math.inf], [0.5, -noise], tolerance=allowed).passed
    assert held("within", [0, 1], 1 + noise, tolerance=allowed).passed
    assert held("bounded_by", {"upper": "n"}, 4 + noise, args={"n": 4}, tolerance=allowed).passed
    assert held("sums_to", 1, [0.5 - noise, 0.5 - noise], tolerance=allowed).passed
    assert held("ordered", "falling", [0.9, 0.0, noise, -noise, 0.0], tolerance=allowed).passed
    assert held("monotone_in", {"k": "rising"}, 0.0, seen(-noise), tolerance=allowed).passed


def test_what_is_larger_than_such_noise_is_still_a_breach() -> None:
    allowed, small = tolerance_in({}), 1e-5
    assert held("within", [0, math.inf], -small, tolerance=allowed).reason == "range"
    assert held("bounded_by", {"upper": "n"}, 4 + small, args={"n": 4}, tolerance=allowed).reason == "bound"
    assert held("sums_to", 1, [0.5, 0.5 - small], tolerance=allowed).reason == "sum"
    assert held("ordered", "falling", [0.0, small], tolerance=allowed).reason == "unordered"
    assert held("monotone_in", {"k": "rising"}, 0.0, seen(-small), tolerance=allowed).reason == "not_monotone"


@pytest.mark.parametrize(("name", "options"), [("within", [0, 1]), ("sums_to", 1), ("ordered", "falling")])
def test_what_the_check_lets_pass_no_property_refuses(name: str, options: Any) -> None:
    wide = Tolerance(1e-2, 1e-3)
    assert held(name, options, [0.4, 0.401, 0.2 + 0.005], tolerance=wide).passed
    assert held("within", [0, 1], 1.005, tolerance=wide).passed
    assert not held("within", [0, 1], 1.005).passed


@pytest.mark.parametrize(
    ("name", "options", "fault"),
    [
        ("within", [0, 1], None),
        ("within", [-math.inf, math.inf], None),
        ("within", [1, 0], "down to"),
        ("within", [0], "two numbers"),
        ("within", 3, "two numbers"),
        ("within", ["a", "b"], "two numbers"),
        ("within", [0, math.nan], "two numbers"),
        ("within", [False, True], "two numbers"),
        ("unchanged_by", {"shuffle": "rows"}, None),
        ("unchanged_by", {"shuffle": ["rows", "target"], "rename": "rows"}, None),
        ("unchanged_by", {"scale": "rows", "by": 3}, None),
        ("unchanged_by", {"shuffle": "rows", "by": 3}, "beside `scale`"),
        ("unchanged_by", {"scale": "rows", "by": 0}, "beside `scale`"),
        ("unchanged_by", {"shuffle": "row"}, "`row` is no argument"),
        ("unchanged_by", {"shuffle": ["rows", "row"]}, "`row` is no argument"),
        ("unchanged_by", {"sort": "rows"}, "{shuffle: rows}"),
        ("unchanged_by", {"by": 2}, "{shuffle: rows}"),
        ("unchanged_by", "rows", "{shuffle: rows}"),
        ("sums_to", 1, None),
        ("sums_to", {"total": 0.5, "each": True}, None),
        ("sums_to", "1", "Write the total"),
        ("sums_to", {"total": 1, "of": "rows"}, "Write the total"),
        ("sums_to", math.inf, "Write the total"),
        ("conserves", {"sum": "rows"}, None),
        ("conserves", {"mean": "rows"}, "{count: rows}"),
        ("conserves", {"sum": "x"}, "`x` is no argument"),
        ("bounded_by", {"upper": "rows", "lower": "reference.a:b"}, None),
        ("bounded_by", {}, "what bounds"),
        ("bounded_by", {"above": "rows"}, "what bounds"),
        ("bounded_by", {"upper": "row"}, "`row` is no argument"),
        ("bounded_by", {"upper": 3}, "`3` is no argument"),
        ("agrees_with", "reference.trees.splitting:best_attribute", None),
        ("agrees_with", {"reference": "reference.a:b", "by": "close"}, None),
        ("agrees_with", {"reference": "reference.a:b", "by": "clos"}, "`close`"),
        ("agrees_with", {"reference": "reference.a:b", "by": 3}, "one check"),
        ("agrees_with", "os:system", "reference.TOPIC.MODULE:NAME"),
        ("symmetric_in", ["rows", "target"], None),
        ("symmetric_in", ["rows", "rows"], "two arguments"),
        ("symmetric_in", "rows", "two arguments"),
        ("symmetric_in", ["rows", "x"], "`x` is no argument"),
        ("monotone_in", {"rows": "rising", "by": 2}, None),
        ("monotone_in", {"rows": "up"}, "{min_support: falling}"),
        ("monotone_in", {"rows": "rising", "by": -1}, "{min_support: falling}"),
        ("monotone_in", {"x": "rising"}, "`x` is no argument"),
        ("idempotent", "rows", None),
        ("idempotent", "target", "first argument"),
        ("idempotent", "x", "`x` is no argument"),
        ("ordered", "falling", None),
        ("ordered", "down", "`rising`"),
    ],
)
def test_options_that_cannot_be_are_faults(name: str, options: Any, fault: str | None) -> None:
    found = PROPERTIES[name].fault(options, ["rows", "target"])
    assert (found is None) == (fault is None)
    assert (fault or "") in (found or "")


@pytest.mark.parametrize(
    ("name", "options", "args", "extra"),
    [
        ("within", [0, 1], {"rows": [1, 2]}, []),
        ("symmetric_in", ["a", "b"], {"a": 1, "b": 2, "c": 3}, [{"a": 2, "b": 1, "c": 3}]),
        ("monotone_in", {"k": "falling"}, {"k": 2}, [{"k": 3}]),
        ("monotone_in", {"k": "falling", "by": 0.5}, {"k": 2}, [{"k": 2.5}]),
        ("idempotent", "xs", {"xs": [2, 1]}, [{"xs": [2, 1]}]),
        ("unchanged_by", {"duplicate": "xs"}, {"xs": [1, 2]}, [{"xs": [1, 1, 2, 2]}]),
        ("unchanged_by", {"scale": "xs", "by": 3}, {"xs": [1, (2, {"a": 1.5})]}, [{"xs": [3, (6, {"a": 4.5})]}]),
        (
            "unchanged_by",
            {"rename": "xs"},
            {"xs": [{"a": "u"}, {"a": "v"}]},
            [{"xs": [{"a": "name2"}, {"a": "name1"}]}],
        ),
        ("unchanged_by", {"shuffle": ["a", "b"]}, {"a": [1, 2], "b": "xy"}, ValueError),
        ("unchanged_by", {"shuffle": ["a", "b"]}, {"a": [1, 2], "b": [1]}, ValueError),
        ("unchanged_by", {"duplicate": "a"}, {"a": {"x": 1}}, ValueError),
        ("unchanged_by", {"scale": "a"}, {"a": {1, 2}}, ValueError),
        ("unchanged_by", {"permute": "a"}, {"a": [1, 2]}, ValueError),
        ("unchanged_by", {"rename": "a"}, {"a": [1, 2]}, ValueError),
        ("monotone_in", {"k": "falling"}, {"k": "x"}, ValueError),
    ],
)
def test_extra_inputs_are_made_from_the_input_or_refused(name: str, options: Any, args: Any, extra: Any) -> None:
    calls = PROPERTIES[name].calls
    if extra is ValueError:
        with pytest.raises(ValueError, match=r"\.$"):
            calls(args, options, Random(1))
    else:
        assert list(calls(args, options, Random(1))) == extra


@given(st.lists(st.integers(0, 3), min_size=1, max_size=8), st.integers())
def test_the_extra_call_has_the_same_items_in_another_order(rows: list[int], seed: int) -> None:
    args = {"rows": rows, "target": "play"}
    [extra] = PROPERTIES["unchanged_by"].calls(args, {"shuffle": "rows"}, Random(seed))
    assert sorted(extra["rows"]) == sorted(rows)
    assert (extra["rows"] == rows) == (len(set(rows)) == 1)
    assert extra["target"] == "play"
    assert extra["rows"] is not rows


def test_arguments_that_belong_together_are_shuffled_together() -> None:
    scores, labels = shuffled_inputs([[0.1, 0.2, 0.3], ["a", "b", "c"]], Random(3))
    assert sorted(zip(scores, labels, strict=True)) == [(0.1, "a"), (0.2, "b"), (0.3, "c")]
    assert scores != [0.1, 0.2, 0.3]


def test_dicts_tuples_and_arrays_are_shuffled_as_they_are() -> None:
    assert shuffled_inputs([(1, 2)], Random(3)) == [(2, 1)]
    assert list(shuffled_inputs([{"a": 1, "b": 2}], Random(3))[0].items()) == [("b", 2), ("a", 1)]
    table = Array("int64", (2, 2), (1, 2, 3, 4))
    assert shuffled_inputs([table], Random(3)) == [Array("int64", (2, 2), (3, 4, 1, 2))]
    with pytest.raises(ValueError, match="this is text"):
        shuffled_inputs(["abc"], Random(3))


def test_columns_are_permuted_alike_in_every_row() -> None:
    [rows] = permuted_inputs([[{"a": 1, "b": 2}, {"a": 3, "b": 4}]], Random(3))
    assert [list(row) for row in rows] == [["b", "a"], ["b", "a"]]
    assert rows == [{"a": 1, "b": 2}, {"a": 3, "b": 4}]
    assert permuted_inputs([[[1, 2], [3, 4]]], Random(3)) == [[[2, 1], [4, 3]]]


@given(st.lists(st.text("nameyo 1", min_size=1, max_size=6), min_size=1, max_size=6))
def test_what_is_renamed_comes_back_by_its_old_names(texts: list[str]) -> None:
    [other] = renamed_inputs([texts], Random(0))
    assert not set(other) & set(texts)
    assert len(set(other)) == len(set(texts))
    assert with_old_names(other, [texts]) == texts
    assert with_old_names({other[0]: {other[-1]}}, [texts]) == {texts[0]: {texts[-1]}}


def test_the_same_seed_gives_the_same_calls() -> None:
    calls = PROPERTIES["unchanged_by"].calls
    args = {"rows": list(range(20))}
    assert calls(args, {"shuffle": "rows"}, Random(5)) == calls(args, {"shuffle": "rows"}, Random(5))


def test_an_answer_that_changes_with_the_order_is_found() -> None:
    options = {"shuffle": "rows"}
    assert held("unchanged_by", options, 0.5, seen(np.float64(0.5))).passed
    assert "`rows`" in held("unchanged_by", options, 0.5, seen(0.7)).message


@pytest.mark.parametrize(
    ("check", "case"),
    [
        ("one_of", Case({"x": [1, 2]}, 3.0, accepted=[3.0, 4.0])),
        ("verify", Case({"x": [1, 2]}, 3.0, flaws=lambda _: [Flaw("sum", 1, "sum", "")])),
    ],
)
@pytest.mark.parametrize(("again", "changed"), [(7.0, False), (8.0, True)])
def test_a_wrong_answer_that_comes_again_has_not_changed(check: str, case: Case, again: float, changed: bool) -> None:
    stated = StatedProperties(
        [("unchanged_by", {"shuffle": "x"})], check, {"reference": "reference.a.b:c"}, several=True
    )
    given = AnsweredCase({"x": [1, 2]}, 7.0, [[Observation("value", again)]])
    assert (first_broken(stated, case, given) is not None) is changed


def test_a_decimal_that_is_no_number_is_equal_to_nothing() -> None:
    assert not equal_values(Decimal("sNaN"), Decimal("sNaN"))
