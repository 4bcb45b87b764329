"""Tests of `reference.rules.coverage`."""

import calendar
from collections import Counter
from fractions import Fraction
from itertools import pairwise, product
from random import Random
from typing import Any

import numpy as np
import pandas as pd
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from mlxtend.classifier import OneRClassifier
from sklearn.metrics import precision_score

from reference.rules.coverage import (
    Row,
    Rule,
    accuracy_counts,
    coverage_counts,
    covered,
    covers,
    foil_gain,
    predict_list,
    predict_rows,
    rule_accuracy,
    rule_information,
)
from reference.rules.covering import COVERING, GROW, positives, sequential_covering
from reference.rules.draws.bodies import body as drawn_body
from reference.rules.one_r import one_r, one_r_errors
from reference.rules.promises.bodies import no_contradictions
from reference.rules.rule_lists import coverage_segments, default_class, order_rules, rule_list_to_tree
from reference.rules.verify import has_one_rule, one_r_flaws
from reference.shared.draws.tables import table
from tests.banked import worked_out

SEEDS = st.integers(0, 10**6).map(Random)
COLUMNS = {"a": 3, "b": 2, "c": 2, "class": 2}
COUNT = st.integers(1, 30)
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
    parts = worked_out("rules.gain_by_hand", p0=p0, n0=n0, p1=p1, n1=n1, p2=p0, n2=n0)
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
    assert no_contradictions(rows, "class")
    rules = sequential_covering(rows, "class", "yes")
    reached = {place for body in rules for place in covered(body, rows)}
    assert reached == set(positives(rows, "class", "yes"))
    assert len(rules) <= len(reached)
    left = [len(state.left) for state in COVERING.steps(rows=rows, target="class", positive="yes")]
    assert left == sorted(set(left), reverse=True)


def test_kubats_three_rules_cover_the_positive_pies_once_the_second_is_corrected() -> None:
    rules = [
        [("shape", "circle"), ("filling_shade", "dark")],
        [("shape", "triangle"), ("crust_shade", "dark")],
        [("shape", "square"), ("crust_shade", "dark")],
    ]
    assert {place for body in rules for place in covered(body, PIES)} == set(range(6))


SPACE: list[Row] = [dict(zip("abc", values, strict=True)) for values in product("uv", repeat=3)]
conditions = st.tuples(st.sampled_from("abc"), st.sampled_from("uv"))


drawn_rules = st.lists(
    st.tuples(st.lists(conditions, min_size=1, max_size=2, unique_by=lambda c: c[0]), st.sampled_from("xyz")),
    min_size=1,
    max_size=4,
)


drawn_rows = st.lists(
    st.fixed_dictionaries({**{name: st.sampled_from("uv") for name in "abc"}, "class": st.sampled_from("xyz")}),
    min_size=1,
    max_size=8,
)


def asked(tree: Any, row: Row) -> Any:
    """The leaf that a row comes to."""
    if not isinstance(tree, dict):
        return tree
    return asked(tree["branches"]["yes" if covers(tree["test"], row) else "no"], row)


def leaves(tree: Any) -> list[Any]:
    """The labels of a tree, those of "yes" first."""
    return (
        [tree]
        if not isinstance(tree, dict)
        else [label for side in tree["branches"].values() for label in leaves(side)]
    )


@given(drawn_rules, drawn_rows)
def test_rules_are_sorted_by_what_is_counted_and_equal_ones_keep_their_order(
    rules: list[Rule], rows: list[Row]
) -> None:
    def hits(rule: Rule) -> list[bool]:
        return [rows[place]["class"] == rule[1] for place in covered(rule[0], rows)]

    by_coverage = sorted(rules, key=lambda rule: len(hits(rule)), reverse=True)
    by_accuracy = sorted(rules, key=lambda rule: Fraction(sum(hits(rule)), len(hits(rule)) or 1), reverse=True)
    assert order_rules(rules, rows, "class", by="coverage") == by_coverage
    assert order_rules(rules, rows, "class") == by_accuracy
    assert order_rules(rules, rows[::-1], "class") == by_accuracy


@given(drawn_rules, drawn_rows)
def test_order_does_not_matter_where_rules_do_not_contradict_each_other(rules: list[Rule], rows: list[Row]) -> None:
    agreeing = [(body, "x") for body, _ in rules]
    ordered = order_rules(agreeing, rows, "class")
    assert all(predict_list(ordered, row, default="y") == predict_list(agreeing, row, default="y") for row in SPACE)


@given(drawn_rules, drawn_rows)
def test_no_class_is_more_frequent_where_no_rule_covers_than_the_default(rules: list[Rule], rows: list[Row]) -> None:
    left = [row["class"] for row in rows if predict_list(rules, row) is None] or [row["class"] for row in rows]
    assert left.count(default_class(rules, rows, "class")) == max(Counter(left).values())


@given(drawn_rules)
def test_the_class_with_most_rules_leaves_the_fewest_to_keep(rules: list[Rule]) -> None:
    dropped = default_class(rules, [], "class", choose="most_rules")
    kept = {label: sum(head != label for _, head in rules) for label in "xyz"}
    assert kept[dropped] == min(kept.values())


@given(drawn_rules)
def test_a_list_and_its_tree_say_the_same_and_leaves_come_in_the_order_of_the_list(rules: list[Rule]) -> None:
    tree = rule_list_to_tree(rules, "default")
    assert all(asked(tree, row) == predict_list(rules, row, default="default") for row in SPACE)
    assert leaves(tree) == [*(label for _, label in rules), "default"]


@given(drawn_rules, drawn_rows)
def test_what_a_rule_takes_and_leaves_is_what_was_left_before(rules: list[Rule], rows: list[Row]) -> None:
    nodes = coverage_segments(rules, rows, "class", "x")
    for place in range(0, len(nodes) - 1, 2):
        before, taken, left = nodes[place : place + 3]
        assert [a + b for a, b in zip(taken, left, strict=True)] == before
    firsts = Counter(next((n for n, rule in enumerate(rules) if covers(rule[0], row)), None) for row in rows)
    assert [sum(taken) for taken in nodes[1::2]] == [firsts[place] for place in range(len(rules))]
