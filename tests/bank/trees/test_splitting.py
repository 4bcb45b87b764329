"""Tests of `reference.trees.splitting`."""

import math
from collections import Counter
from itertools import chain, pairwise, permutations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import entropy as scipy_entropy
from sklearn.metrics import mutual_info_score

from reference.information.gain import information_gain, remainder, split_counts
from reference.shared.draws.tables import ruled_table, whole_domain
from reference.trees.decision_tree import classify, leaves
from reference.trees.draws.nominal import parity_table, tied_table
from reference.trees.id3 import fixed_order_tree, id3, id3_predictions, id3_tied_labels
from reference.trees.splitting import (
    attributes_of,
    best_attribute,
    best_attributes,
    gain_ratio,
    partition,
    ranked_attributes,
)
from reference.trees.verify import has_one_tree, id3_flaws

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out


TABLES = st.lists(
    st.fixed_dictionaries(
        {
            "a": st.sampled_from("uvw"),
            "b": st.sampled_from("uv"),
            "c": st.sampled_from("uv"),
            "d": st.sampled_from("xyz"),
        }
    ),
    min_size=1,
    max_size=14,
)


@given(TABLES)
def test_gain_is_mutual_information_and_its_ratio_that_over_the_entropy_of_the_attribute(rows: list) -> None:
    for name in "abc":
        column, classes = [row[name] for row in rows], [row["d"] for row in rows]
        gain = mutual_info_score(column, classes) / math.log(2)
        intrinsic = scipy_entropy(list(Counter(column).values()), base=2)
        assert math.isclose(information_gain(rows, name, "d"), gain, abs_tol=1e-9)
        ratio = gain_ratio(rows, name, "d", undefined=-1)
        assert ratio == -1 if not intrinsic else math.isclose(ratio, gain / intrinsic, abs_tol=1e-9)


@given(TABLES)
def test_the_ranking_is_that_of_the_gains_and_groups_equal_ones_only(rows: list) -> None:
    ranked = ranked_attributes(rows, "d")
    assert sorted(chain.from_iterable(ranked)) == ["a", "b", "c"]
    gains = [[information_gain(rows, name, "d") for name in group] for group in ranked]
    assert all(math.isclose(gain, group[0], abs_tol=1e-12) for group in gains for gain in group)
    assert all(one[0] - other[0] > 1e-9 for one, other in pairwise(gains))
    assert best_attributes(rows, "d") == ranked[0]
    assert best_attribute(rows, "d") == ranked[0][0]


@given(TABLES)
def test_a_partition_has_every_row_once_and_one_value_a_part(rows: list) -> None:
    parts = partition(rows, "a")
    assert sorted(chain.from_iterable(parts)) == list(range(len(rows)))
    assert len(parts) == len({row["a"] for row in rows})
    assert all(len({rows[number]["a"] for number in part}) == 1 for part in parts)
    assert sorted(map(len, parts)) == sorted(sum(counts) for counts in split_counts(rows, "a", "d").values())


def plain_id3(rows: list, names: list, order: dict, classes: list) -> object:
    """ID3 once more, written straight from Mitchell's table 3.1, ties broken by the order of names and of classes."""
    labels = Counter(row["d"] for row in rows)
    most = min(labels, key=lambda label: (-labels[label], classes.index(label)))
    if len(labels) == 1 or not names:
        return most
    name = min(names, key=lambda name: (round(remainder(rows, name, "d"), 9), order[name]))
    below = {value: [row for row in rows if row[name] == value] for value in "uvw"}
    left = [each for each in names if each != name]
    return name, most, {value: plain_id3(part, left, order, classes) for value, part in below.items() if part}


def said_by(node: object, row: dict) -> str:
    while not isinstance(node, str):
        name, most, below = node
        node = below.get(row[name], most)
    return node


@given(TABLES)
def test_the_tied_labels_are_those_of_all_orders_of_attributes_and_classes_or_more(rows: list) -> None:
    asked = [dict(zip("abc", values, strict=True)) for values in product("uvw", "uv", "uv")]
    found = id3_tied_labels(fit={"rows": rows, "target": "d"}, predict={"rows": asked})
    tried = [set() for _ in asked]
    for names in permutations("abc"):
        for classes in permutations("xyz"):
            grown = plain_id3(rows, list("abc"), {name: place for place, name in enumerate(names)}, list(classes))
            for labels, row in zip(tried, asked, strict=True):
                labels.add(said_by(grown, row))
    # A tie may also be broken differently at every node, which the orders do not try.
    assert all(some <= set(labels) for some, labels in zip(tried, found, strict=True))
    if has_one_tree(rows, "d"):
        assert [set(labels) for labels in found] == tried


@given(TABLES)
def test_the_learned_tree_has_no_flaw_with_or_without_empty_branches(rows: list) -> None:
    assert id3_flaws(id3(rows, "d"), rows, "d") == []
    assert id3_flaws(id3(rows, "d", empty_branches=True), rows, "d") == []


@given(TABLES)
def test_predictions_are_among_the_tied_labels_and_right_on_consistent_rows(rows: list) -> None:
    kept = list({(row["a"], row["b"], row["c"]): row for row in rows}.values())
    fit = {"rows": kept, "target": "d"}
    assert id3_predictions(fit=fit, predict={"rows": kept}) == [row["d"] for row in kept]
    asked = {"rows": whole_domain(Random(1), rows, "d")}
    fit = {"rows": rows, "target": "d"}
    pairs = zip(id3_predictions(fit=fit, predict=asked), id3_tied_labels(fit=fit, predict=asked), strict=True)
    assert all(label in labels for label, labels in pairs)


@given(TABLES, st.permutations(["a", "b", "c"]))
def test_a_tree_in_a_fixed_order_tests_in_that_order_and_is_right_on_consistent_rows(rows: list, order: list) -> None:
    kept = list({(row["a"], row["b"], row["c"]): row for row in rows}.values())
    grown = fixed_order_tree(kept, order, "d")
    assert all(classify(grown, row) == row["d"] for row in kept)
    for path, _ in leaves(grown):
        assert [name for name, _ in path] == order[: len(path)]
        reached = [row for row in kept if all(row[name] == value for name, value in path[:-1])]
        assert not path or len({row["d"] for row in reached}) > 1  # nothing pure was split


@given(st.integers(0, 10**6))
def test_drawn_tables_are_as_they_say(seed: int) -> None:
    columns = {"a": 3, "b": 2, "c": ["red", "blue"], "class": 2}
    tied = tied_table(Random(seed), rows=[8, 14], columns=columns)
    assert len(best_attributes(tied, "class")) > 1
    parity = parity_table(Random(seed), attributes=["a", "b", "c"], target="class", copies=[1, 2])
    assert ranked_attributes(parity, "class") == [["a", "b", "c"]]
    assert information_gain(parity, "a", "class") == 0
    assert all(classify(id3(parity, "class"), row) == row["class"] for row in parity)
    clean = ruled_table(Random(seed), rows=20, columns=columns, relevant=1)
    assert any(remainder(clean, name, "class") < 1e-12 for name in attributes_of(clean, "class"))
