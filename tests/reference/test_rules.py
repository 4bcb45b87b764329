import calendar
from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise, product
from random import Random
from typing import Any

import numpy as np
import pandas as pd
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from mlxtend.classifier import OneRClassifier
from sklearn.metrics import precision_score

from reference.draws.conditions.rules import no_contradiction
from reference.draws.rules import body as drawn_body
from reference.draws.tables import table
from reference.rules import (
    COVERING,
    GROW,
    accuracy_counts,
    all_rules,
    coverage_counts,
    covered,
    covers,
    foil_gain,
    gain_parts,
    learn_one_rule,
    one_r,
    one_r_errors,
    one_r_parts,
    positives,
    predict_list,
    predict_rows,
    rule_accuracy,
    rule_information,
    sequential_covering,
)
from reference.verify import NotReadable
from reference.verify.rules import has_one_rule, one_r_flaws

SEEDS = st.integers(0, 10**6).map(Random)
COLUMNS = {"a": 3, "b": 2, "c": 2, "class": 2}
COUNT = st.integers(1, 30)
DOLPHINS = [
    dict(zip(("Length", "Gills", "Beak", "Teeth", "Class"), row.split(), strict=True))
    for row in [
        "3 no yes many +", "4 no yes many +", "3 no yes few +", "5 no yes many +", "5 no yes few +",
        "5 yes yes many -", "4 yes yes many -", "5 yes no many -", "4 yes no many -", "4 no yes few -",
    ]
]  # fmt: skip
PIE = ("shape", "crust_size", "crust_shade", "filling_size", "filling_shade", "class")
PIES = [
    dict(zip(PIE, row.split(), strict=True))
    for row in [
        "circle thick gray thick dark pos", "circle thick white thick dark pos", "triangle thick dark thick gray pos",
        "circle thin white thin dark pos", "square thick dark thin white pos", "circle thick white thin dark pos",
        "circle thick gray thick white neg", "square thick white thick gray neg", "triangle thin gray thin dark neg",
        "circle thick dark thick white neg", "square thick white thick dark neg", "triangle thick white thick gray neg",
    ]
]  # fmt: skip


@given(SEEDS)
def test_a_body_covers_what_a_mask_selects_and_accuracy_is_precision(random: Random) -> None:
    rows = table(random, rows=[3, 12], columns=COLUMNS)
    body = [(name, value) for name, value in drawn_body(random, rows, conditions=[0, 3])]
    frame = pd.DataFrame(rows)
    mask = np.logical_and.reduce([frame[name] == value for name, value in body] or [np.ones(len(rows), bool)])
    assert covered(body, rows) == list(np.flatnonzero(mask))
    hits, total = accuracy_counts(body, "yes", rows, "class")
    assert (hits, total - hits) == coverage_counts(body, rows, "class", "yes")
    theirs = precision_score(frame["class"] == "yes", mask, zero_division=0)
    assert rule_accuracy(body, "yes", rows, "class", empty=0) == pytest.approx(theirs)
    for cut in range(len(body)):
        assert set(covered(body, rows)) <= set(covered(body[:cut], rows))


def test_a_missing_value_meets_no_condition() -> None:
    assert not covers([("a", None)], {"a": None})
    assert not covers([("a", "u")], {"b": "u"})


def test_the_leap_years_are_those_of_the_calendar() -> None:
    rules = [([("400", "y")], "leap"), ([("100", "y")], "common"), ([("4", "y")], "leap")]
    for year in range(1, 4001):
        row = {str(step): "y" if year % step == 0 else "n" for step in (4, 100, 400)}
        assert (predict_list(rules, row, default="common") == "leap") == calendar.isleap(year)


def test_rules_after_the_first_that_covers_a_row_change_nothing() -> None:
    rules = [([("a", "u")], "x"), ([], "y"), ([("a", "v")], "z")]
    assert predict_rows(rules, "none", [{"a": "u"}, {"a": "v"}]) == ["x", "y"]
    assert predict_list([], {"a": "u"}) is None


@given(COUNT, COUNT, COUNT, st.integers(0, 30))
def test_foil_gain_is_a_difference_of_logarithms_of_precisions(p0: int, n0: int, p1: int, n1: int) -> None:
    expected = p1 * (np.log2(p1 / (p1 + n1)) - np.log2(p0 / (p0 + n0)))
    assert foil_gain(p0, n0, p1, n1) == pytest.approx(expected, abs=1e-9)
    assert foil_gain(p0, n0, p0, n0) == 0
    before, after = Fraction(p0, p0 + n0), Fraction(p1, p1 + n1)
    assert (foil_gain(p0, n0, p1, n1) > 1e-12) == (after > before)
    assert foil_gain(p0, n0, p1, n1, t=1) == pytest.approx(expected / p1, abs=1e-9)
    parts = gain_parts(p0, n0, p1, n1, p0, n0)
    assert parts["gain_first"] == pytest.approx(expected, abs=1e-9)


def test_a_rule_without_positive_examples_has_no_information() -> None:
    with pytest.raises(ValueError, match="no positive"):
        rule_information(0, 3)


@given(SEEDS)
def test_one_r_makes_as_few_errors_as_mlxtends_and_is_verified(random: Random) -> None:
    rows = table(random, rows=[6, 14], columns=COLUMNS)
    assume(len({row["class"] for row in rows}) > 1)
    frame = pd.DataFrame(rows).apply(lambda column: column.astype("category").cat.codes)
    theirs = OneRClassifier().fit(frame[["a", "b", "c"]].to_numpy(), frame["class"].to_numpy())
    mine = one_r(rows, "class")
    assert mine["errors"] == theirs.prediction_dict_["total error"] == min(one_r_errors(rows, "class").values())
    assert one_r_flaws(mine, rows, "class") == []
    assert one_r_flaws([mine["attribute"], mine["labels"], mine["errors"]], rows, "class") == []
    if has_one_rule(rows, "class"):
        others = [name for name in "abc" if name != mine["attribute"]]
        assert all(one_r_flaws({**mine, "attribute": name}, rows, "class") for name in others)


WRONG = {  # of a rule on this table: what is wrong with it
    "attribute": {"attribute": "b", "labels": {"x": "y", "w": "y"}, "errors": 2},
    "values": {"attribute": "a", "labels": {"u": "y"}, "errors": 1},
    "majority": {"attribute": "a", "labels": {"u": "n", "v": "n"}, "errors": 1},
    "errors": {"attribute": "a", "labels": {"u": "y", "v": "n"}, "errors": 0},
}
SMALL = [{"a": a, "b": b, "class": c} for a, b, c in ["uxy", "uwy", "uxn", "vwn"]]


@pytest.mark.parametrize("reason", WRONG)
def test_a_flaw_of_one_r_is_named(reason: str) -> None:
    assert [flaw.reason for flaw in one_r_flaws(WRONG[reason], SMALL, "class")] == [reason]


@pytest.mark.parametrize("answer", [None, "a", ["a"], {"attribute": "a"}, {"attribute": 3, "labels": {}, "errors": 0}])
def test_what_is_no_rule_of_one_attribute_is_not_read(answer: Any) -> None:
    with pytest.raises(NotReadable, match="attribute"):
        one_r_flaws(answer, SMALL, "class")


def test_a_name_that_is_no_attribute_is_a_flaw() -> None:
    assert [flaw.weight for flaw in one_r_flaws({"attribute": "q", "labels": {}, "errors": 0}, SMALL, "class")] == [1]


@given(SEEDS)
def test_a_grown_rule_takes_the_best_condition_at_every_step(random: Random) -> None:
    rows = table(random, rows=[6, 12], columns=COLUMNS)
    assume(any(row["class"] == "yes" for row in rows))
    steps = list(GROW.steps(rows=rows, target="class", positive="yes"))
    accuracies = []
    for before, after in pairwise(steps):
        *_, (name, value) = after.body
        tested = {each for each, _ in before.body}
        every = {
            (other, its): accuracy_counts([*before.body, (other, its)], "yes", rows, "class")
            for other in "abc"
            if other not in tested
            for its in {row[other] for row in rows}
        }
        scores = {each: (Fraction(p, t), p) for each, (p, t) in every.items() if p}
        assert scores[name, value] == max(scores.values())
        accuracies.append(scores[name, value][0])
    assert accuracies == sorted(accuracies)


@given(SEEDS)
def test_covering_covers_all_of_the_class_and_nothing_else_where_rows_do_not_contradict(random: Random) -> None:
    rows = table(random, rows=[6, 12], columns=COLUMNS, consistent=True)
    assert no_contradiction({"rows": rows, "target": "class"}, None)
    rules = sequential_covering(rows, "class", "yes")
    reached = {place for body in rules for place in covered(body, rows)}
    assert reached == set(positives(rows, "class", "yes"))
    assert len(rules) <= len(reached)
    left = [len(state.left) for state in COVERING.steps(rows=rows, target="class", positive="yes")]
    assert left == sorted(set(left), reverse=True)


def test_covering_ends_where_rows_contradict_each_other() -> None:
    rows = [{"a": "u", "class": "yes"}, {"a": "u", "class": "no"}, {"a": "v", "class": "no"}]
    assert sequential_covering(rows, "class", "yes") == [(("a", "u"),)]


def test_the_rules_of_flachs_dolphins_are_among_ours() -> None:
    first = [row for place, row in enumerate(DOLPHINS) if place not in (0, 2)]
    last = [row for place, row in enumerate(DOLPHINS) if place == 1 or place > 4]
    assert {("Gills", "no"), ("Length", "5")} in [set(body) for body in all_rules(first, "Class", "+")]
    assert {("Gills", "no"), ("Teeth", "many")} in [set(body) for body in all_rules(last, "Class", "+")]


def test_kubats_three_rules_cover_the_positive_pies_once_the_second_is_corrected() -> None:
    rules = [
        [("shape", "circle"), ("filling_shade", "dark")],
        [("shape", "triangle"), ("crust_shade", "dark")],
        [("shape", "square"), ("crust_shade", "dark")],
    ]
    assert {place for body in rules for place in covered(body, PIES)} == set(range(6))


def test_every_rule_that_ties_allow_is_found() -> None:
    rows = [{"a": a, "b": b, "class": c} for a, b, c in ["uxy", "vwn"]]
    assert {frozenset(body) for body in all_rules(rows, "class", "y")} == {
        frozenset({("a", "u")}),
        frozenset({("b", "x")}),
    }
    assert learn_one_rule(rows, "class", "y") in all_rules(rows, "class", "y")


def test_the_parts_of_the_hand_calculation_are_the_errors() -> None:
    rows = [
        {"soil": s, "sun": u, "wind": w, "fruit": f}
        for (s, u, w), f in zip(product("cs", "fh", "ab"), "yyynnyyy", strict=True)
    ]
    parts = one_r_parts(rows, "fruit")
    for name in ("soil", "sun", "wind"):
        groups = [[row["fruit"] for row in rows if row[name] == value] for value in {row[name] for row in rows}]
        assert parts[name] == sum(len(labels) - Counter(labels).most_common(1)[0][1] for labels in groups)
    assert all(parts[parts["best"]] <= parts[name] for name, _ in combinations(("soil", "sun", "wind"), 2))
