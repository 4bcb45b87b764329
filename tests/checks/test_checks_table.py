from collections import namedtuple
from dataclasses import dataclass, make_dataclass
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.checks.judging import verdict

ROWS = [
    {"outlook": "sunny", "count": 5, "share": 0.3},
    {"outlook": "rainy", "count": 4, "share": 0.6},
    {"outlook": "overcast", "count": 4, "share": 0.1},
]
TUPLES = [tuple(row.values()) for row in ROWS]
GAPPY = [{"kind": "cat", "weight": None}, {"kind": None, "weight": 4}, {"kind": "dog", "weight": 7}]


@dataclass
class Row:
    share: float
    count: int
    outlook: str


RIGHT: dict[str, tuple[Any, Any]] = {
    "rows in another order": (ROWS, ROWS[::-1]),
    "columns in another order": (ROWS, [dict(reversed(row.items())) for row in ROWS]),
    "a column that is not asked": (ROWS, [row | {"id": number} for number, row in enumerate(ROWS)]),
    "lists": (ROWS, [list(row) for row in TUPLES]),
    "a set of tuples": (ROWS, set(TUPLES)),
    "dataclasses": (ROWS, [Row(row["share"], row["count"], row["outlook"]) for row in ROWS]),  # type: ignore[arg-type]
    "namedtuples": (ROWS, [namedtuple("Row", row)(**row) for row in ROWS]),
    "namedtuples with other names": (ROWS, [namedtuple("Row", "a b c")(*row) for row in TUPLES]),
    "dataclasses made on the spot": (ROWS, [make_dataclass("Row", row)(**row) for row in ROWS]),
    "a DataFrame": (ROWS, pd.DataFrame(ROWS[::-1])),
    "a DataFrame with other columns in between": (
        ROWS,
        pd.DataFrame(ROWS).assign(id=1)[["share", "id", "outlook", "count"]],
    ),
    "a DataFrame with a column as its index": (ROWS, pd.DataFrame(ROWS).set_index("outlook")),
    "a DataFrame with unknown values": (GAPPY, pd.DataFrame(GAPPY[::-1])),
    "a DataFrame without names": (ROWS, pd.DataFrame(TUPLES)),
    "rows of a DataFrame": (ROWS, [row for _, row in pd.DataFrame(ROWS).iterrows()]),
    "an array of objects": (ROWS, np.array(TUPLES, dtype=object)),
    "columns by name": (ROWS, pd.DataFrame(ROWS).to_dict("list")),
    "columns as arrays": (ROWS, {name: pd.DataFrame(ROWS)[name].to_numpy() for name in ROWS[0]}),
    "rows by index": (ROWS, pd.DataFrame(ROWS).to_dict("index")),
    "rows of pairs": (ROWS, [list(row.items())[::-1] for row in ROWS]),
    "a generator": (ROWS, (row for row in ROWS)),
    "numbers of many types": (
        ROWS,
        [("sunny", np.int64(5), 0.1 + 0.2), ("rainy ", 4.0, Fraction(3, 5)), (np.str_("overcast"), 4, np.float32(0.1))],
    ),
    "a DataFrame expected": (pd.DataFrame(ROWS), TUPLES[::-1]),
    "lists expected": (TUPLES, ROWS),
    "lists expected, an array given": ([[1, 2.5], [0, 1.5]], np.array([[0, 1.5], [1, 2.5]])),
    "one row bare": (ROWS[:1], ROWS[0]),
    "one column bare": ([{"a": 1}, {"a": 2}], [2, 1]),
    "rows that occur twice": ([*ROWS, ROWS[0]], [ROWS[0], *ROWS]),
    "None in a cell": ([{"a": None, "b": 1}], [(None, 1)]),
    "a set in a cell": ([{"a": frozenset("xy"), "b": 1}], [{"a": ["y", "x"], "b": 1}]),
    "no rows": ([], []),
    "no rows in a DataFrame": ([], pd.DataFrame({"outlook": []})),
}


@pytest.mark.parametrize("form", RIGHT)
def test_a_right_table_is_right_in_any_form(form: str) -> None:
    given = verdict("table", *RIGHT[form])
    assert (given.credit, given.reason) == (1, "")


OTHER = {"outlook": "foggy", "count": 1, "share": 0.2}
WRONG: dict[str, tuple[str, Any]] = {
    "None": ("nothing", None),
    "a number": ("type", 3),
    "a text": ("type", "sunny"),
    "numbers for rows": ("type", [1, 2, 3]),
    "short rows": ("shape", [row[:2] for row in TUPLES]),
    "long rows": ("shape", [(*row, 1) for row in TUPLES]),
    "a column missing from the rows": ("missing_columns", [{"outlook": "sunny", "count": 5}] * 3),
    "a column by another name": ("missing_columns", pd.DataFrame(ROWS).rename(columns={"share": "p", "count": "n"})),
    "one column by another name": ("missing_columns", pd.DataFrame(ROWS).rename(columns={"share": "p"})),
    "one row bare": ("missing_rows", ROWS[0]),
    "a row too few": ("missing_rows", ROWS[:2]),
    "no rows": ("missing_rows", []),
    "a row too many": ("extra_rows", [*ROWS, OTHER]),
    "a row twice": ("extra_rows", [*ROWS, ROWS[0]]),
    "another row": ("wrong_rows", [*ROWS[:2], OTHER]),
    "a row too many and another": ("wrong_rows", [*ROWS[:2], OTHER, OTHER]),
    "another cell": ("cells", [*ROWS[:2], ROWS[2] | {"share": 0.2}]),
    "another cell in every row": ("cells", [row | {"count": 1} for row in ROWS]),
    "columns mixed up": ("wrong_rows", [(row[0], row[2], row[1]) for row in TUPLES]),
}


@pytest.mark.parametrize("slip", WRONG)
def test_a_wrong_table_is_wrong_for_its_reason(slip: str) -> None:
    reason, answer = WRONG[slip]
    given = verdict("table", ROWS, answer)
    assert (given.credit, given.reason) == (0, reason)


def test_nan_is_no_number_where_one_is_expected() -> None:
    assert not verdict("table", GAPPY, [row | {"weight": float("nan")} for row in GAPPY]).passed


@pytest.mark.parametrize("empty", [pd.DataFrame([]), pd.DataFrame(columns=["outlook", "count"]), [], ()], ids=repr)
def test_no_rows_are_a_table_whatever_its_columns(empty: Any) -> None:
    options = {"columns": {"outlook": {"exact": {}}, "share": {"close": {}}}}
    assert verdict("table", [], empty, options).passed
    assert verdict("table", ROWS, empty, options).reason == "missing_rows"


def test_several_columns_may_have_become_the_index() -> None:
    frame = pd.DataFrame(ROWS[::-1])
    assert verdict("table", ROWS, frame.set_index(["outlook", "count"])).passed
    assert verdict("table", ROWS, frame.assign(count=1).set_index(["outlook", "count"])).reason == "cells"
    assert verdict("table", ROWS, frame.set_index(["outlook", "count", "share"])).reason == "missing_columns"


def test_the_column_of_a_wrong_cell_is_named_and_no_value() -> None:
    message = verdict("table", ROWS, [*ROWS[:2], ROWS[2] | {"share": 0.2}]).message
    assert message == "Not right: 1 cell of column `share`."


@pytest.mark.parametrize(
    ("shares", "why"),
    [
        ((0.67, 0.14), " Right to 2 decimals, but rounded too early: return every digit."),
        ((200 / 3, 100 / 7), " This is a percentage. Return a fraction of 1."),
        ((0.67, 0.9), ""),  # more is wrong than the digits
    ],
)
def test_a_slip_that_every_wrong_cell_of_a_column_shows_is_named(shares: tuple[float, float], why: str) -> None:
    expected = [{"value": "a", "share": 2 / 3}, {"value": "b", "share": 1 / 7}]
    options = {"columns": {"value": {"exact": {}}, "share": {"close": {}}}, "key": ["value"]}
    given = verdict("table", expected, list(zip("ab", shares, strict=True)), options)
    assert (given.reason, given.message) == ("cells", f"Not right: 2 cells of column `share`.{why}")


@pytest.mark.parametrize(
    ("answer", "reason", "message"),
    [
        (
            [row | {"count": 1, "share": 0.5} for row in ROWS],
            "cells",
            "3 cells of column `count`, 3 cells of column `share`",
        ),
        ([*ROWS[:2], OTHER], "wrong_rows", "Of 3 rows, 1 should not be there, and 1 row is missing."),
        ([*ROWS[:2], ROWS[1] | {"count": 9}, ROWS[2]], "extra_rows", "1 row is too many"),
        ([ROWS[0] | {"count": 9}], "missing_rows", "2 rows are missing"),
        (ROWS[::-1], "", ""),
    ],
)
def test_with_a_key_rows_are_told_from_cells(answer: Any, reason: str, message: str) -> None:
    given = verdict("table", ROWS, answer, {"key": ["outlook"]})
    assert given.reason == reason
    assert message in given.message


def test_the_order_of_rows_counts_where_the_spec_says_so() -> None:
    assert verdict("table", ROWS, TUPLES, {"ordered": True}).passed
    assert verdict("table", ROWS, TUPLES[::-1], {"ordered": True}).reason == "order"
    assert verdict("table", ROWS, TUPLES[:2], {"ordered": True}).reason == "missing_rows"


def test_each_column_has_a_check_of_its_own() -> None:
    columns = {"outlook": {"exact": {"ignore_case": True}}, "share": {"close": {"atol": 0.01}}}
    answer = [{"share": 0.605, "outlook": "Rainy"}, {"share": 0.3, "outlook": "SUNNY"}, ("overcast", 0.1)]
    assert verdict("table", ROWS, answer, {"columns": columns}).passed
    assert not verdict("table", ROWS, answer, {"columns": columns | {"share": {"close": {}}}}).passed
    lacking = verdict("table", ROWS, [{"outlook": "sunny"}] * 3, {"columns": columns})
    assert (lacking.reason, "`share`" in lacking.message) == ("missing_columns", True)


def test_names_of_columns_that_the_spec_does_not_name_are_not_told() -> None:
    assert "share" not in verdict("table", ROWS, [{"outlook": "sunny"}] * 3).message


def test_tables_stand_inside_other_checks() -> None:
    options = {"gains": {"table": {"key": ["outlook"]}}, "best": {"exact": {}}}
    assert verdict("parts", (ROWS, "sunny"), {"best": "sunny", "gains": TUPLES[::-1]}, options).passed
    assert verdict("mapping", {"a": ROWS}, {"a": pd.DataFrame(ROWS)}, {"values": "table"}).passed


@pytest.mark.parametrize(
    ("expected", "options"), [(3, {}), (ROWS, {"key": ["play"]}), (ROWS, {"columns": {"a": "exact"}})]
)
def test_an_expected_value_without_such_rows_is_a_fault_of_ours(expected: Any, options: Any) -> None:
    with pytest.raises(TypeError, match="table"):
        verdict("table", expected, ROWS, options)


CELLS = st.fixed_dictionaries({"a": st.integers(0, 3), "b": st.text("xy", max_size=2), "c": st.floats(0, 1)})
TABLES = st.lists(CELLS, min_size=1, max_size=8)


@given(TABLES, st.permutations("abc"), st.randoms(use_true_random=False))
def test_no_order_of_rows_or_columns_changes_a_right_verdict(rows: Any, names: list[str], random: Random) -> None:
    shuffled = [{name: row[name] for name in names} for row in random.sample(rows, len(rows))]
    noisy = [row | {"c": row["c"] * (1 + random.uniform(-1e-9, 1e-9))} for row in shuffled]
    for answer in (shuffled, noisy, pd.DataFrame(shuffled), [Record(**row) for row in shuffled]):
        assert verdict("table", rows, answer).passed
        assert verdict(
            "table", rows, answer, {"key": ["a"], "columns": dict.fromkeys("cab", "close") | {"b": "exact"}}
        ).passed


@dataclass
class Record:
    b: str
    c: float
    a: int


@given(TABLES, st.data())
def test_a_changed_cell_is_always_wrong(rows: Any, data: st.DataObject) -> None:
    place, name = data.draw(st.integers(0, len(rows) - 1)), data.draw(st.sampled_from("abc"))
    changed = {"a": 7, "b": "zz", "c": 5.0}
    answer = [row | {name: changed[name]} if number == place else row for number, row in enumerate(rows)]
    assert verdict("table", rows, answer).reason == "cells"
    assert not verdict("table", rows, rows[:place] + rows[place + 1 :]).passed
    assert not verdict("table", rows, [*rows, rows[place]]).passed
