"""Naive Bayes with gaps, with copies and with one column, against tables that really are so, and against counting."""

import csv
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grader.paths import datasets_dir
from reference.gaps_and_copies import naive_bayes_with_copies, single_attribute_bayes
from reference.naive_bayes import naive_bayes, value_probability

complete = [{"a": a, "b": b, "class": c} for a in "uv" for b in "xyz" for c in ("yes", "no")]  # no count is zero
tables = st.lists(
    st.fixed_dictionaries(
        {"a": st.sampled_from("uv"), "b": st.sampled_from("xyz"), "class": st.sampled_from(["yes", "no"])}
    ),
    max_size=8,
).map(lambda rows: [*complete, *rows])
DAY = {"outlook": "sunny", "temperature": "cool", "humidity": "high", "windy": "true"}


@settings(max_examples=25)
@given(tables, st.integers(0, 4))
def test_copies_give_what_a_table_with_so_many_columns_gives(rows: list[dict[str, str]], copies: int) -> None:
    def widened(row: dict[str, str]) -> dict[str, str]:
        return row | {f"a{number}": row["a"] for number in range(copies)}

    row = {"a": "u", "b": "x"}
    expected = naive_bayes([widened(each) for each in rows], "class", widened(row))
    assert naive_bayes_with_copies(rows, "class", row, "a", copies) == pytest.approx(expected)


@settings(max_examples=25)
@given(tables, st.integers(0, 4))
def test_every_copy_multiplies_the_odds_by_the_same_ratio(rows: list[dict[str, str]], copies: int) -> None:
    row = {"a": "u", "b": "x"}

    def odds(number: int) -> float:
        found = naive_bayes_with_copies(rows, "class", row, "a", number)
        return float(found["yes"] / found["no"])

    ratio = value_probability(rows, "class", "a", "u", "yes") / value_probability(rows, "class", "a", "u", "no")
    assert odds(copies + 1) == pytest.approx(odds(copies) * ratio)


@settings(max_examples=25)
@given(tables, st.sampled_from("xyz"))
def test_one_attribute_decides_as_the_rows_with_its_value_do(rows: list[dict[str, str]], value: str) -> None:
    votes = Counter(row["class"] for row in rows if row["b"] == value)
    assert votes[single_attribute_bayes(rows, "b", value, "class")] == max(votes.values())


@settings(max_examples=25)
@given(tables)
def test_what_a_new_row_does_not_know_might_as_well_be_no_column(rows: list[dict[str, str]]) -> None:
    narrow = [{name: row[name] for name in ("b", "class")} for row in rows]
    gap: dict[str, Any] = {"a": None, "b": "x"}
    assert naive_bayes(rows, "class", gap) == pytest.approx(naive_bayes(narrow, "class", {"b": "x"}))


@settings(max_examples=25)
@given(tables, st.sets(st.integers(0, 11), max_size=5))
def test_a_gap_in_training_is_as_if_its_column_had_fewer_rows(rows: list[dict[str, str]], gaps: set[int]) -> None:
    gappy: list[dict[str, Any]] = [row | {"a": None} if place in gaps else row for place, row in enumerate(rows)]
    known = [row for row in gappy if row["a"] is not None and row["class"] == "yes"]
    if not known:
        return
    share = sum(row["a"] == "u" for row in known) / len(known)
    assert value_probability(gappy, "class", "a", "u", "yes") == pytest.approx(share)
    assert value_probability(gappy, "class", "b", "x", "yes") == value_probability(rows, "class", "b", "x", "yes")


@pytest.mark.parametrize(("copies", "figure"), [(0, 0.205), (1, 0.300), (10, 0.977)])
def test_copies_of_temperature_turn_the_new_day(copies: int, figure: float) -> None:
    with (datasets_dir() / "weather.csv").open(encoding="utf-8", newline="") as file:
        weather = list(csv.DictReader(file))
    found = naive_bayes_with_copies(weather, "play", DAY, "temperature", copies)
    assert found["yes"] == pytest.approx(figure, abs=5e-4)
