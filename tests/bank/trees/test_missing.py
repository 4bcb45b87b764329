"""Tests of `reference.trees.missing`."""

import csv
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sklearn.impute import SimpleImputer

from reference.information.gain import information_gain
from reference.trees.decision_tree import is_node, outcome
from reference.trees.draws.missing import any_gappy_table, counted_tree, gappy_row, gappy_table, known_path
from reference.trees.legal_tables import one_usual_class, path_is_known
from reference.trees.missing import (
    WEIGHTS_ON_PATH,
    fractional_split,
    gain_with_missing,
    impute_at_node,
    predict_missing,
)

SEEDS = st.integers(0, 10**6).map(Random)
DOMAINS: dict[str, Any] = {"a": ["u", "v", "w"], "b": [-3, 3], "d": ["k", "m"]}
WEATHER_FILE = Path(__file__).parents[3] / "assignments" / "datasets" / "weather.csv"
POLICIES = ("ignore", "known_share", "fractional")


def without(number: int, column: str) -> list[dict[str, Any]]:
    """The weather table, with one value missing."""
    rows = list(csv.DictReader(WEATHER_FILE.read_text("utf-8").splitlines()))
    return [{**row, column: None} if place == number else dict(row) for place, row in enumerate(rows)]


def sunny(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [row for row in rows if row["outlook"] == "sunny"]


def test_the_gains_of_the_weather_with_one_missing_value() -> None:
    outlook = [gain_with_missing(without(0, "outlook"), "outlook", "play", policy=each) for each in POLICIES]
    assert outlook == pytest.approx([0.20936, 0.19440, 0.13852], abs=5e-6)
    humidity = [gain_with_missing(without(7, "humidity"), "humidity", "play", policy=each) for each in POLICIES]
    assert humidity == pytest.approx([0.110360, 0.102477, 0.087362], abs=5e-7)
    node = sunny(without(7, "humidity"))
    assert gain_with_missing(node, "humidity", "play", policy="fractional") == pytest.approx(0.609987, abs=5e-7)


def test_the_humidity_of_row_8_filled_in() -> None:
    rows = without(7, "humidity")
    usual, own = impute_at_node(rows, "humidity", "play"), impute_at_node(rows, "humidity", "play", within_class=True)
    assert (usual[7]["humidity"], own[7]["humidity"]) == ("normal", "high")
    assert information_gain(usual, "humidity", "play") == pytest.approx(0.048127, abs=5e-7)
    assert information_gain(own, "humidity", "play") == pytest.approx(0.151836, abs=5e-7)
    node = sunny(rows)
    known = [row["humidity"] for row in node if row["humidity"]]
    assert known.count("high") == known.count("normal") == 2
    filled = impute_at_node(node, "humidity", "play", within_class=True)
    assert information_gain(filled, "humidity", "play") == pytest.approx(0.970951, abs=5e-7)


@given(SEEDS)
def test_without_gaps_all_policies_are_the_gain(random: Random) -> None:
    rows = gappy_table(random, [3, 12], {"a": 3, "b": 2, "class": 3}, lacking=[])
    for policy in POLICIES:
        assert gain_with_missing(rows, "a", "class", policy=policy) == pytest.approx(
            information_gain(rows, "a", "class")
        )


@given(SEEDS)
def test_a_fractional_gain_is_that_of_a_table_of_copies(random: Random) -> None:
    rows = gappy_table(random, [3, 8], {"a": 3, "class": 2}, lacking=["a"], gaps=[1, 3])
    known = [row for row in rows if row["a"] is not None]
    copies = [row for row in known for _ in known]  # each row as often as there are known ones
    copies += [{**row, "a": other["a"]} for row in rows if row["a"] is None for other in known]
    found = gain_with_missing(rows, "a", "class", policy="fractional")
    assert found == pytest.approx(information_gain(copies, "a", "class"), abs=1e-9)  # type: ignore[arg-type]
    alone = gain_with_missing(rows, "a", "class")
    assert alone == pytest.approx(information_gain(known, "a", "class"))  # type: ignore[arg-type]
    assert gain_with_missing(rows, "a", "class", policy="known_share") == pytest.approx(alone * len(known) / len(rows))


@given(SEEDS)
def test_an_imputer_fills_in_as_often_a_value(random: Random) -> None:
    rows = gappy_table(random, [4, 12], {"a": 3, "class": 2}, lacking=["a"])
    theirs = SimpleImputer(missing_values=None, strategy="most_frequent").fit_transform([[row["a"]] for row in rows])
    known = [row["a"] for row in rows if row["a"] is not None]
    for row, one, [other] in zip(rows, impute_at_node(rows, "a", "class"), theirs, strict=True):
        assert known.count(one["a"]) == known.count(other)
        assert row["a"] in (None, one["a"])


@given(SEEDS)
def test_a_split_keeps_the_weight_and_a_path_follows_it(random: Random) -> None:
    rows = any_gappy_table(random)
    name = next(iter(name for name in rows[0] if name != "class"))
    weights = [random.choice([1, 0.5, 0.25, 0]) for _ in rows]
    split = fractional_split(rows, weights, name, values=["extra"] if all(row[name] is None for row in rows) else None)
    assert sum(weight for pieces in split.values() for _, weight in pieces) == sum(weights)
    path = known_path(random, gappy_table(random, [6, 9], {"a": 2, "b": 2, "class": 2}, lacking=["a", "b"]), "class")
    assert path


def test_the_outlook_of_the_first_day_is_divided() -> None:
    split = fractional_split(without(0, "outlook"), [1] * 14, "outlook")
    assert [dict(split[value])[0] for value in ("sunny", "overcast", "rainy")] == [
        Fraction(4, 13),
        Fraction(4, 13),
        Fraction(5, 13),
    ]
    rows = [{"a": None, "b": "k"}, {"a": "u", "b": "m"}, {"a": "v", "b": "k"}, {"a": "u", "b": None}]
    path = [["a", "u"], ["b", "k"]]
    *_, last = WEIGHTS_ON_PATH.steps(rows=rows, path=path)
    assert path_is_known(rows, path)
    # 2/3 of the first row reach the node; it weighs 2/3, and the row with b = m weighs 1: 2/5 of the last go on
    assert [str(weight) for weight in last.weights] == ["2/3", "0", "0", "2/5"]
    assert not path_is_known(rows, [["a", "v"], ["b", "x"]])


WEATHER = {
    "test": "outlook",
    "counts": {"yes": 9, "no": 5},
    "branches": {
        "sunny": {
            "test": "humidity",
            "counts": {"yes": 2, "no": 3},
            "branches": {
                "high": {"label": "no", "counts": {"yes": 0, "no": 3}},
                "normal": {"label": "yes", "counts": {"yes": 2, "no": 0}},
            },
        },
        "overcast": {"label": "yes", "counts": {"yes": 4, "no": 0}},
        "rainy": {
            "test": "windy",
            "counts": {"yes": 3, "no": 2},
            "branches": {
                "true": {"label": "no", "counts": {"yes": 0, "no": 2}},
                "false": {"label": "yes", "counts": {"yes": 3, "no": 0}},
            },
        },
    },
}


def test_the_weather_without_its_outlook() -> None:
    row = {"outlook": None, "humidity": "high", "windy": "true"}
    assert predict_missing(WEATHER, row) == {"no": Fraction(10, 14), "yes": Fraction(4, 14)}
    assert predict_missing(WEATHER, row, policy="stop") == {"yes": 1}
    assert predict_missing(WEATHER, row, policy="stop", leaf="distribution") == {
        "yes": Fraction(9, 14),
        "no": Fraction(5, 14),
    }


@given(SEEDS)
def test_a_vote_is_the_sum_over_all_completions(random: Random) -> None:
    tree, row = counted_tree(random, DOMAINS, ["x", "y"], depth=[0, 3]), gappy_row(random, DOMAINS, [0, 3])
    ends: list[tuple[Fraction, Any]] = []

    def walk(node: Any, weight: Fraction) -> None:
        if not is_node(node):
            ends.append((weight, node))
            return
        sizes = {value: sum(below["counts"].values()) for value, below in node["branches"].items()}
        taken = outcome(node["test"], row)
        for value, below in node["branches"].items():
            if taken in (None, value):
                walk(below, weight * (Fraction(sizes[value], sum(sizes.values())) if taken is None else 1))

    walk(tree, Fraction(1))
    assert one_usual_class(tree)
    for leaf in ("label", "distribution"):
        votes = predict_missing(tree, row, leaf=leaf)
        assert sum(votes.values()) == 1
        for label in votes:
            total = Fraction(0)
            for weight, end in ends:
                share = Fraction(end["counts"][label], sum(end["counts"].values()))
                total += weight * (share if leaf == "distribution" else end["label"] == label)
            assert votes[label] == total
    whole = gappy_row(random, DOMAINS, 0)
    assert len({str(predict_missing(tree, whole, policy=each)) for each in ("stop", "fractional")}) == 1


def test_all_values_missing_leave_the_classes_of_the_root() -> None:
    for names in product([None], repeat=3):
        row = dict(zip(("outlook", "humidity", "windy"), names, strict=True))
        assert predict_missing(WEATHER, row, leaf="distribution") == {"yes": Fraction(9, 14), "no": Fraction(5, 14)}
