"""Tests of `reference.bayes.naive`."""

import csv
from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sklearn.naive_bayes import CategoricalNB

from grader.paths import datasets_dir
from reference.bayes.draws.merged_attributes import any_seen_row, bakery
from reference.bayes.merged_attributes import merge_attributes, merged_posteriors
from reference.bayes.missing_and_redundant import naive_bayes_with_copies, single_attribute_bayes
from reference.bayes.naive import (
    class_prior,
    frequency_table,
    naive_bayes,
    naive_joint,
    naive_likelihood,
    probability_table,
    value_probability,
    values_in,
)
from reference.bayes.rule import posterior_of_two
from tests.banked import worked_out
from tests.printed import printed

complete = [{"a": a, "b": b, "class": c} for a in "uv" for b in "xyz" for c in ("yes", "no")]  # no count is zero


tables = st.lists(
    st.fixed_dictionaries(
        {"a": st.sampled_from("uv"), "b": st.sampled_from("xyz"), "class": st.sampled_from(["yes", "no"])}
    ),
    max_size=8,
).map(lambda rows: [*complete, *rows])


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


@pytest.mark.parametrize("seed", range(10))
def test_any_one_to_one_names_of_the_combinations_give_the_same(seed: int) -> None:
    random = Random(seed)
    rows = bakery(random)
    new = any_seen_row(random, rows, "class", ["crust", "filling"])

    def named(row: dict[str, str]) -> dict[str, str]:
        kept = {name: value for name, value in row.items() if name in ("shade", "class")}
        return kept | {"crust": f"{row['crust']} with {row['filling']}"}

    expected = naive_bayes([named(row) for row in rows], "class", named(new), laplace=1)
    assert merged_posteriors(rows, "class", new, ["crust", "filling"], laplace=1) == pytest.approx(expected)


@pytest.mark.parametrize("seed", range(10))
def test_there_are_no_more_new_values_than_combinations_and_the_old_attributes_are_gone(seed: int) -> None:
    rows = bakery(Random(seed))
    merged = merge_attributes(rows, ["crust", "filling"], "both")
    sizes = [len(values_in(rows, name)) for name in ("crust", "filling")]
    assert max(sizes) <= len(values_in(merged, "both")) <= sizes[0] * sizes[1]
    assert all(set(row) == {"both", "shade", "class"} for row in merged)


DAY = {"outlook": "sunny", "temperature": "cool", "humidity": "high", "windy": "true"}


PIES = [  # Kubat, table 1.1
    dict(zip(("shape", "crust", "shade", "filling", "fill_shade", "class"), row.split(), strict=True))
    for row in (
        "circle thick gray thick dark pos", "circle thick white thick dark pos", "triangle thick dark thick gray pos",
        "circle thin white thin dark pos", "square thick dark thin white pos", "circle thick white thin dark pos",
        "circle thick gray thick white neg", "square thick white thick gray neg", "triangle thin gray thin dark neg",
        "circle thick dark thick white neg", "square thick white thick dark neg", "triangle thick white thick gray neg",
    )
]  # fmt: skip


ROWS = st.lists(
    st.fixed_dictionaries({"a": st.sampled_from("uvw"), "b": st.sampled_from("xy"), "class": st.sampled_from("pqr")}),
    min_size=2,
    max_size=12,
)


def weather() -> list[dict[str, str]]:
    with (datasets_dir() / "weather.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def by_fractions(rows: list[dict], row: dict, laplace: int) -> dict[str, Fraction]:
    """Naive Bayes once more, as exact loops that share nothing with the reference."""
    products = {}
    for label in {each["class"] for each in rows}:
        mine = [each for each in rows if each["class"] == label]
        product = Fraction(len(mine), len(rows))
        for attribute, value in row.items():
            values = {each[attribute] for each in rows}
            hits = len([each for each in mine if each[attribute] == value])
            product *= Fraction(hits + laplace, len(mine) + laplace * len(values))
        products[label] = product
    total = sum(products.values())
    return {label: product / total for label, product in products.items()}


@given(ROWS, st.integers(1, 3))
def test_posteriors_are_those_of_exact_loops(rows: list[dict], laplace: int) -> None:
    row = {"a": rows[0]["a"], "b": rows[-1]["b"]}
    assert naive_bayes(rows, "class", row, laplace=laplace) == pytest.approx(
        {label: float(p) for label, p in by_fractions(rows, row, laplace).items()}
    )


@given(ROWS, st.sampled_from([0.5, 1.0, 2.0]))
def test_posteriors_are_those_of_scikit_learn(rows: list[dict], laplace: float) -> None:
    row = {"a": rows[-1]["a"], "b": rows[0]["b"]}
    codes = {name: sorted({each[name] for each in rows}) for name in ("a", "b")}
    x = np.array([[codes[name].index(each[name]) for name in codes] for each in rows])
    fitted = CategoricalNB(alpha=laplace, force_alpha=True).fit(x, [each["class"] for each in rows])
    [theirs] = fitted.predict_proba([[codes[name].index(row[name]) for name in codes]])
    assert naive_bayes(rows, "class", row, laplace=laplace) == pytest.approx(
        dict(zip(fitted.classes_, theirs, strict=True))
    )


@given(ROWS)
def test_posteriors_sum_to_one_and_depend_on_no_order_nor_on_copies(rows: list[dict]) -> None:
    row = {"a": rows[0]["a"], "b": rows[0]["b"]}
    found = naive_bayes(rows, "class", row)
    assert sum(found.values()) == pytest.approx(1)
    assert naive_bayes(rows[::-1], "class", dict(reversed(row.items()))) == pytest.approx(found)
    assert naive_bayes(rows * 3, "class", row) == pytest.approx(found)
    assert naive_bayes(rows, "class", rows[0]) == pytest.approx(found)  # what the row says of its class is not used


@given(ROWS, st.sampled_from([{}, {"laplace": 1}, {"m": 2}, {"laplace": 0.5, "m": 3}]))
def test_in_every_class_the_probabilities_of_an_attribute_add_up_to_one(rows: list[dict], how: dict[str, Any]) -> None:
    sums: dict[tuple[str, str], float] = {}
    for cell in probability_table(rows, "class", **how):
        key = (cell["attribute"], cell["class"])
        sums[key] = sums.get(key, 0) + cell["probability"]
    assert list(sums.values()) == [pytest.approx(1)] * len(sums)


@given(ROWS)
def test_the_table_holds_the_factors_of_the_likelihood(rows: list[dict]) -> None:
    row, label = rows[0], rows[-1]["class"]
    cells = {tuple(cell.values())[:3]: cell["probability"] for cell in probability_table(rows, "class", laplace=1)}
    product = cells["a", row["a"], label] * cells["b", row["b"], label]
    assert naive_likelihood(rows, "class", row, label, laplace=1) == pytest.approx(product)
    counts = [cell["count"] for cell in frequency_table(rows, "class")]
    assert sum(counts) == 2 * len(rows)
    assert len(counts) == len(cells)


def test_laplace_is_an_m_estimate_with_m_the_number_of_values() -> None:
    of_three = [value_probability(PIES, "class", "shape", "square", "pos", **how) for how in ({"laplace": 1}, {"m": 3})]
    assert of_three == [pytest.approx(2 / 9)] * 2
    assert value_probability(PIES, "class", "shape", "star", "pos", laplace=1) == pytest.approx(1 / 9)
    declared = {"shape": ["circle", "triangle", "square", "star"]}
    assert value_probability(PIES, "class", "shape", "star", "pos", laplace=1, domains=declared) == pytest.approx(0.1)


def test_kubats_pie_that_was_taken_out() -> None:
    first, rest = PIES[0], PIES[1:]
    assert naive_likelihood(rest, "class", first, "pos") == 0
    assert naive_likelihood(rest, "class", first, "neg") == printed("0.02572")
    assert naive_likelihood(rest, "class", first, "pos", m=2) == printed("0.0079993")
    assert naive_likelihood(rest, "class", first, "neg", m=2) == printed("0.0208333")
    assert naive_bayes(rest, "class", first, m=2) == printed({"pos": "0.242", "neg": "0.758"})


def test_the_prior_is_smoothed_only_if_asked() -> None:
    rows = weather()
    assert naive_bayes(rows, "play", DAY, laplace=1)["yes"] == printed("0.280")
    assert naive_bayes(rows, "play", DAY, laplace=1, smooth_prior=True)["yes"] == printed("0.265")
    assert class_prior(rows, "play", "yes", laplace=1) == 9 / 14


def test_an_unknown_value_is_left_out_of_row_and_table() -> None:
    rows = [{"a": "u", "class": "p"}, {"a": None, "class": "p"}, {"a": "v", "class": "q"}]
    assert value_probability(rows, "class", "a", "u", "p") == 1
    assert naive_bayes(rows, "class", {"a": None}) == pytest.approx({"p": 2 / 3, "q": 1 / 3})
    assert [cell["value"] for cell in probability_table(rows, "class")] == ["u", "u", "v", "v"]


def test_a_row_that_no_class_explains_has_no_posterior() -> None:
    rows = [{"a": "u", "b": "x", "class": "p"}, {"a": "v", "b": "y", "class": "q"}]
    with pytest.raises(ValueError, match="no hypothesis explains"):
        naive_bayes(rows, "class", {"a": "u", "b": "y"})


@given(ROWS.filter(lambda rows: len({row["class"] for row in rows}) == 2))
def test_the_chain_of_parts_is_the_posterior_of_two_classes(rows: list[dict]) -> None:
    first, second = sorted({row["class"] for row in rows})
    row = {"a": rows[0]["a"], "b": rows[0]["b"]}
    parcels = [{"a": each["a"], "b": each["b"], "late": "yes" if each["class"] == first else "no"} for each in rows]
    parts = worked_out("bayes.naive_bayes_by_hand", rows=parcels, row=row)  # which adds 1 to the counts
    assert parts["posterior"] == pytest.approx(naive_bayes(rows, "class", row, laplace=1)[first])
    assert parts["other"] == pytest.approx(naive_joint(rows, "class", row, second, laplace=1))
    assert posterior_of_two(parts["prior"], parts["likelihood"], parts["other"]) == parts["posterior"]
