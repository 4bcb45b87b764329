"""Splits and trees against brute force, libraries and hand-made trees."""

import math
from collections import Counter
from itertools import chain, pairwise, permutations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import entropy as scipy_entropy
from sklearn.metrics import mutual_info_score

from grader.build.datasets import dataset_of
from grader.paths import datasets_dir
from reference.draws.conditions.trees import gini_disagrees
from reference.draws.tables import whole_domain
from reference.draws.trees import disputed_table, parity_table, ruled_table, tied_table, tree
from reference.information import information_gain, remainder, split_counts
from reference.trees import (
    ID3,
    attributes_of,
    best_attribute,
    best_attributes,
    classify,
    fixed_order_tree,
    gain_ratio,
    id3,
    id3_predictions,
    id3_tied_labels,
    leaves,
    partition,
    ranked_attributes,
    tree_rules,
)
from reference.verify.trees import has_one_tree, id3_flaws

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out

WEATHER = dataset_of("weather", datasets_dir()).rows
XOR = [{"a": a, "b": b, "class": "no" if a == b else "yes"} for a in "uv" for b in "uv"]
CONTRADICTORY = [{"a": "u", "class": "yes"}, {"a": "u", "class": "no"}]
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


def test_a_tie_that_floats_break_is_a_tie() -> None:
    rows = [dict(zip("abd", values, strict=True)) for values in ("vuy", "vvx", "vwx", "wwy", "vux", "wux", "wuy")]
    assert information_gain(rows, "a", "d") != information_gain(rows, "b", "d")
    assert ranked_attributes(rows, "d") == [["a", "b"]]


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
def test_rules_say_what_the_tree_says(seed: int) -> None:
    domains = {"a": ["u", "v"], "b": ["u", "v", "w"], "c": ["u", "v"]}
    drawn = tree(Random(seed), domains, ["yes", "no"])
    rules = tree_rules(drawn, "class")
    for values in product(*domains.values()):
        row = dict(zip(domains, values, strict=True))
        fired = [head[2] for head, body in rules if all(row[name] == value for name, _, value in body)]
        assert fired == [classify(drawn, row)]


def test_id3_on_the_weather_table_splits_three_times() -> None:
    start, *steps = ID3.steps(rows=WEATHER, target="play")
    assert start.attribute is None
    assert [(dict(state.path), state.attribute) for state in steps] == [
        ({}, "outlook"),
        ({"outlook": "rainy"}, "windy"),
        ({"outlook": "sunny"}, "humidity"),
    ]
    assert {name: round(gain, 3) for name, gain in steps[1].gains} == {
        "temperature": 0.02,
        "humidity": 0.02,
        "windy": 0.971,
    }
    assert has_one_tree(WEATHER, "play")


def test_mitchells_noisy_day_changes_the_test_under_sunny() -> None:
    noisy = {"outlook": "sunny", "temperature": "hot", "humidity": "normal", "windy": "true", "play": "no"}
    grown = id3([*WEATHER, noisy], "play")
    assert grown["test"] == "outlook"
    assert grown["branches"]["sunny"]["test"] == "temperature"
    assert len(leaves(grown)) == 7


def test_blockeels_leap_years_are_among_the_trees_that_ties_allow() -> None:
    names = [1, 2, 4, 16, 25, 50, 80, 100, 125, 250, 400, 500]
    rows = [
        {
            **{f"A{n}": "t" if year % n == 0 else "f" for n in names},
            "leap": str(year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)),
        }
        for year in range(1601, 2001)
    ]
    assert best_attributes(rows, "leap") == ["A4"]
    ranking = list(chain.from_iterable(ranked_attributes(rows, "leap")))
    assert ranking.index("A4") < ranking.index("A2") < ranking.index("A1")
    assert information_gain(rows, "A1", "leap") == 0
    printed = {"A4": {"f": "False", "t": {"A100": {"f": "True", "t": {"A400": {"f": "False", "t": "True"}}}}}}
    assert id3_flaws(printed, rows, "leap") == []
    assert not has_one_tree(rows, "leap")


FLAWS = {  # what is wrong: (rows, tree, reasons with the cost of each)
    "a root that is not the best": (WEATHER, {"windy": {"true": "no", "false": "yes"}}, {"attribute": 1, "stopped": 1}),
    "a lone leaf": (WEATHER, "yes", {"stopped": 1}),
    "a branch that is missing": (XOR, {"a": {"u": {"b": {"u": "no", "v": "yes"}}}}, {"branch": 1 / 2}),
    "a wrong label": (XOR, {"a": {v: {"b": {"u": "no", "v": "yes"}} for v in "uv"}}, {"label": 1 / 2}),
    "a test twice": (XOR, {"a": {v: {"a": {"u": "no", "v": "yes"}} for v in "uv"}}, {"reused": 1, "stopped": 1}),
    "a test on the class": (XOR, {"class": {"yes": "yes", "no": "no"}}, {"unknown": 1}),
    "a test on nothing there is": (XOR, {"shape": {"round": "yes"}}, {"unknown": 1}),
    "a needless split": (XOR[:1], {"a": {"u": "no"}}, {"needless": 1}),
    "a leaf at gain 0": (XOR, "no", {"stopped": 1}),
    "no majority": (CONTRADICTORY, "maybe", {"label": 1}),
}


@pytest.mark.parametrize("what", FLAWS)
def test_a_flaw_costs_the_share_of_rows_that_come_to_it(what: str) -> None:
    rows, answer, expected = FLAWS[what]
    target = "play" if rows is WEATHER else "class"
    costs: Counter = Counter()
    for flaw in id3_flaws(answer, rows, target):
        costs[flaw.reason] += flaw.weight
        assert flaw.message.startswith("At ")
    assert dict(costs) == pytest.approx(expected)


EMPTY = [
    {"a": "u", "b": "x", "class": "no"},
    {"a": "u", "b": "y", "class": "yes"},
    {"a": "u", "b": "y", "class": "yes"},
    {"a": "v", "b": "z", "class": "no"},
    {"a": "v", "b": "z", "class": "no"},
    {"a": "v", "b": "x", "class": "no"},
]
RIGHT = {
    "as the reference writes it": (
        XOR,
        {
            "test": "b",
            "branches": {
                v: {"test": "a", "branches": {"u": "no" if v == "u" else "yes", "v": "yes" if v == "u" else "no"}}
                for v in "uv"
            },
        },
    ),
    "with counts and majorities": (CONTRADICTORY, {"label": "no", "counts": {"yes": 1, "no": 1}}),
    "either majority of a tie": (CONTRADICTORY, "yes"),
    "a split to no purpose": (CONTRADICTORY, {"a": {"u": "yes"}}),
    "an object's leaf with empty branches": (XOR[:1], {"test": None, "branches": {}, "label": "no"}),
    "pairs for branches": (XOR[:2], ["b", {"u": "no", "v": "yes"}]),
}


@pytest.mark.parametrize("what", RIGHT)
def test_any_form_and_any_tie_break_is_right(what: str) -> None:
    rows, answer = RIGHT[what]
    assert id3_flaws(answer, rows, "class") == []


def test_an_empty_branch_is_a_leaf_with_the_majority_of_its_node_or_absent() -> None:
    grown = id3(EMPTY, "class", empty_branches=True)
    assert grown["test"] == "b"
    assert id3_flaws(grown, EMPTY, "class") == []
    bare = {"a": {"u": {"b": {"x": "no", "y": "yes"}}, "v": "no"}}
    wrong = {"a": {"u": {"b": {"x": "no", "y": "yes", "z": "no"}}, "v": "no"}}
    more = set(id3_flaws(wrong, EMPTY, "class")) - set(id3_flaws(bare, EMPTY, "class"))
    assert [(flaw.reason, flaw.weight) for flaw in more] == [("empty_branch", 1 / 6)]
    wrong["a"]["u"]["b"]["z"] = None
    assert {flaw.reason for flaw in id3_flaws(wrong, EMPTY, "class")} >= {"empty_branch"}  # and not that it is no tree


def test_most_disputed_tables_are_disputed() -> None:
    columns = {"a": 4, "b": 3, "c": 3, "class": 3}
    tables = [disputed_table(Random(seed), rows=[12, 20], columns=columns, noise=[2, 4]) for seed in range(20)]
    assert sum(gini_disagrees({"rows": table, "target": "class"}, None) for table in tables) > 10


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
