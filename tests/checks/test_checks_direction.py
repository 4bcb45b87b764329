import math
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
import pandas as pd
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from grader.checks.direction import angle_between
from tests.checks.judging import verdict

W = [1.0, -2.0, 2.0]
RIGHT: dict[str, Any] = {
    "as it stands": W,
    "twice as long": [2, -4, 4],
    "of length one": [1 / 3, -2 / 3, 2 / 3],
    "a tuple": (0.5, -1, 1),
    "an array": np.array(W) / np.linalg.norm(W),
    "lower precision": np.array(W, dtype=np.float32) / np.float32(3),
    "a column": np.array(W).reshape(-1, 1),
    "a row of a matrix": np.array([W]),
    "a Series": pd.Series(W, index=["w0", "w1", "w2"]),
    "Fractions": [Fraction(1, 7), Fraction(-2, 7), Fraction(2, 7)],
    "Decimals": [Decimal("0.1"), Decimal("-0.2"), Decimal("0.2")],
    "complex numbers that are real": np.array(W, dtype=complex),
    "tiny": [1e-300, -2e-300, 2e-300],
    "huge": [1e300, -2e300, 2e300],
    "numbers that were added up": [0.1 + 0.2, -0.6, 0.6],
    "a generator": (3 * w for w in W),
}


@pytest.mark.parametrize("form", RIGHT)
def test_a_right_direction_is_right_in_any_form(form: str) -> None:
    given = verdict("direction", W, RIGHT[form])
    assert (given.credit, given.reason) == (1, "")


@pytest.mark.parametrize(
    ("wanted", "own", "reason"),
    [(-3.0, -0.5, ""), (-3.0, 0.5, "opposite"), (-3.0, 0.0, "zero"), (0.0, 1e-12, ""), (0.0, 0.5, "value")],
)
def test_of_a_number_alone_the_sign_is_compared(wanted: float, own: float, reason: str) -> None:
    """The bias of a line whose weights may have any length: it is positive, zero or negative in all of them."""
    assert verdict("direction", wanted, own).reason == reason


WRONG: dict[str, tuple[str, Any]] = {
    "None": ("nothing", None),
    "a text": ("type", "1 -2 2"),
    "texts": ("type", ["1", "-2", "2"]),
    "a matrix": ("type", [[1, -2, 2], [1, -2, 2]]),
    "too few": ("shape", [1, -2]),
    "too many": ("shape", [0.5, *W]),
    "nothing at all": ("shape", []),
    "a number": ("shape", 3.0),
    "NaN": ("nan", [1, math.nan, 2]),
    "zero": ("zero", np.zeros(3)),
    "the opposite": ("opposite", [-1, 2, -2]),
    "infinite": ("value", [1, -math.inf, 2]),
    "a little off": ("value", [1, -2, 2.001]),
    "another order": ("value", [2, 1, -2]),
}


@pytest.mark.parametrize("slip", WRONG)
def test_a_wrong_direction_is_wrong_for_its_reason(slip: str) -> None:
    reason, answer = WRONG[slip]
    given = verdict("direction", W, answer)
    assert (given.credit, given.reason) == (0, reason)


def test_the_opposite_is_right_where_the_spec_says_so() -> None:
    assert verdict("direction", W, [-3, 6, -6], {"either_sign": True}).passed
    assert verdict("direction", W, [-3, 6, 6], {"either_sign": True}).reason == "value"


def test_the_angle_is_what_is_tolerated() -> None:
    turned = [math.cos(0.01), math.sin(0.01)]
    assert verdict("direction", [1, 0], turned, {"angle": 0.011}).passed
    assert not verdict("direction", [1, 0], turned, {"angle": 0.009}).passed
    assert verdict("direction", [5, 0], [1, 5e-7]).passed
    assert not verdict("direction", [5, 0], [1, 5e-6]).passed


def test_entries_may_have_names() -> None:
    weights = {"x1": 3.0, "x2": -4.0}
    assert verdict("direction", weights, {"x2": -0.8, "x1": 0.6}).passed
    assert verdict("direction", weights, [0.6, -0.8]).passed
    assert verdict("direction", weights, {"x2": -0.8}).reason == "missing_keys"
    assert verdict("direction", weights, {"x1": 0.6, "x2": -0.8, "x3": 0}).reason == "missing_keys"


def test_directions_stand_inside_other_checks() -> None:
    options = {"w": {"direction": {}}, "b": {"close": {}}}
    assert verdict("parts", {"w": W, "b": 1}, ([2, -4, 4], 1.0), options).passed
    axes = {"items": {"direction": {"either_sign": True}}}
    assert verdict("as_set", [[1, 0], [0, 1]], np.array([[0.0, -2.0], [-1.0, 0.0]]), axes).passed
    assert verdict("as_set", [[1, 0], [0, 1]], np.array([[1.0, -2.0], [-1.0, 0.0]]), axes).reason == "wrong_items"


@pytest.mark.parametrize("expected", [[0, 0], "up", None, []])
def test_an_expected_value_without_direction_is_a_fault_of_ours(expected: Any) -> None:
    with pytest.raises(TypeError, match="direction"):
        verdict("direction", expected, W)


VECTORS = st.lists(st.floats(-1e3, 1e3).filter(lambda x: x == 0 or abs(x) > 1e-3), min_size=2, max_size=6).filter(any)


@given(VECTORS, st.floats(1e-6, 1e6))
def test_no_scale_changes_a_right_verdict(vector: list[float], scale: float) -> None:
    assert verdict("direction", vector, [scale * entry for entry in vector]).passed
    assert verdict("direction", vector, [-scale * entry for entry in vector]).reason == "opposite"
    assert verdict("direction", vector, [-scale * entry for entry in vector], {"either_sign": True}).passed


@given(VECTORS, st.data())
def test_a_changed_entry_is_always_wrong(vector: list[float], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(vector) - 1))
    changed = [entry + 1000 * (number == place) for number, entry in enumerate(vector)]
    assume(any(changed) and angle_between(tuple(vector), tuple(changed)) > 1e-5)  # not along the vector itself
    assert not verdict("direction", vector, changed).passed
