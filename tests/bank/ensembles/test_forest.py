"""Tests of `reference.ensembles.forest`."""

import math
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.ensembles.bagging import bagging
from reference.ensembles.boosting import adaboost_update
from reference.ensembles.by_hand import weight_after_mistake
from reference.ensembles.draws.forests import forest_bags, forest_questions, offered_attributes, points_table
from reference.ensembles.draws.points import bags, noisy_points, places
from reference.ensembles.forest import (
    RANDOM_TREE,
    best_on_offer,
    forest_predictions,
    forest_tied_labels,
    is_leaf,
    random_forest,
    random_tree,
)
from reference.ensembles.learners import LEARNERS
from reference.ensembles.mistakes.learners import MOST_FREQUENT_CLASS, PLAIN_TREE
from reference.ensembles.stacking import level_one_table
from reference.ensembles.stumps import best_stump, best_stumps, mistakes_of, stump_label
from reference.ensembles.voting import average_prediction, majority_vote, majority_vote_error, weighted_vote
from reference.information.gain import Rows
from reference.trees.id3 import ID3, id3_predictions, majorities
from tests.banked import worked_out

FEW = settings(max_examples=25, deadline=None)
VOTES = st.lists(st.sampled_from(["a", "b", "c"]), min_size=1, max_size=7)
ERRORS = st.fractions(Fraction(1, 50), Fraction(49, 50), max_denominator=50)
PROVIDED = Path(__file__).parents[3] / "assignments" / "bank" / "ensembles"


@given(VOTES, st.randoms())
@FEW
def test_a_vote_depends_neither_on_the_order_of_the_voters_nor_on_there_being_two_of_each(
    votes: list[str], random: Random
) -> None:
    shuffled = random.sample(votes, len(votes))
    assert majority_vote(votes) == majority_vote(shuffled) == majority_vote(votes * 2)
    assert Counter(votes)[majority_vote(votes)] == max(Counter(votes).values())
    assert majority_vote(votes) == weighted_vote(votes, [1] * len(votes))


@given(st.lists(st.integers(-20, 20), min_size=1, max_size=6), st.integers(-20, 20))
@FEW
def test_averaging_never_has_a_larger_squared_error_than_the_models_have_on_average(
    predictions: list[int], truth: int
) -> None:
    parts = worked_out("ensembles.average_by_hand", predictions=predictions, truth=truth)
    assert min(predictions) <= average_prediction(predictions) <= max(predictions)
    assert float(parts["saved"]) >= -1e-9


@given(st.sampled_from([3, 5, 7, 11]), ERRORS)
@FEW
def test_an_odd_number_of_voters_helps_below_one_half_and_harms_above(n: int, e: Fraction) -> None:
    vote = majority_vote_error(n, float(e))
    assert (vote < float(e) - 1e-12) == (e < Fraction(1, 2))
    assert vote + majority_vote_error(n, 1 - float(e)) == pytest.approx(1)


WEIGHED = st.lists(st.tuples(st.integers(1, 9), st.booleans()), min_size=2, max_size=8).filter(
    lambda examples: 0 < sum(w for w, right in examples if not right) < sum(w for w, right in examples if right)
)


@given(WEIGHED)
@FEW
def test_after_a_round_the_mistakes_weigh_one_half_and_shares_among_each_kind_stay(examples: list) -> None:
    total = sum(weight for weight, _ in examples)
    weights, correct = [weight / total for weight, _ in examples], [right for _, right in examples]
    update = adaboost_update(weights, correct)
    wrong = [after for after, right in zip(update["weights"], correct, strict=True) if not right]
    assert (sum(update["weights"]), sum(wrong)) == (pytest.approx(1), pytest.approx(0.5))
    by_alpha = [
        w * math.exp(-update["vote"] / 2 if right else update["vote"] / 2)
        for w, right in zip(weights, correct, strict=True)
    ]
    assert update["weights"] == pytest.approx([weight / sum(by_alpha) for weight in by_alpha])
    place = correct.index(False)
    assert update["weights"][place] == pytest.approx(weight_after_mistake(weights[place], update["error"]))


@given(st.integers(0, 10**6))
@FEW
def test_the_best_stump_has_the_least_error_of_all_labellings_that_a_threshold_makes(seed: int) -> None:
    random = Random(seed)
    examples = noisy_points(random, n=[5, 8], labels=["dry", "wet"], noise=[0, 2])
    weights = [random.randint(1, 5) for _ in examples]
    least = min(
        sum(
            w
            for w, (x, label) in zip(weights, examples, strict=True)
            if label != (low if x[attribute] < value else high)
        )
        for attribute in range(2)
        for value in [-1, *(x[attribute] for x, _ in examples)]
        for low, high in product(["dry", "wet"], repeat=2)
    )
    found = best_stumps(examples, weights)
    assert {sum(weights[place] for place in mistakes_of(stump, examples)) for stump in found} == {least}
    assert best_stump(examples, weights) == found[0]


def provided(name: str) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec((PROVIDED / name).read_text("utf-8"), names)  # our own file, as students get it
    return names


@given(st.integers(0, 10**6))
@FEW
def test_the_stumps_that_students_get_are_the_reference_s(seed: int) -> None:
    random, given_ = Random(seed), provided("stumps.py")
    examples = noisy_points(random, n=[5, 8], labels=[-1, 1], noise=[0, 2])
    drawn = [random.choice(examples) for _ in examples]
    for sample in (examples, drawn, drawn[:1]):
        stump, ours = given_["best_stump"](sample), best_stump(sample)
        assert tuple(stump) == tuple(ours)
        assert [given_["stump_label"](stump, x) for x, _ in examples] == [stump_label(ours, x) for x, _ in examples]


def test_the_neighbours_that_students_get_are_those_of_other_exercises() -> None:
    there = PROVIDED.parent / "evaluation" / "nearest_label.py"
    assert (PROVIDED / "nearest_label.py").read_text("utf-8") == there.read_text("utf-8")


@given(st.integers(0, 10**6))
@FEW
def test_bagging_is_a_vote_of_models_each_learned_from_its_bag(seed: int) -> None:
    random = Random(seed)
    examples = noisy_points(random, n=[6, 9], labels=["dry", "wet"], noise=1)
    draws, points = bags(random, examples, size=5, number=3), places(random, 4)
    votes = [[LEARNERS["stump"]([examples[i] for i in drawn])(x) for x in points] for drawn in draws]
    assert bagging(examples, draws, points) == [Counter(said).most_common(1)[0][0] for said in zip(*votes, strict=True)]
    assert bagging(examples, draws, points) == bagging(examples, draws[::-1], points)
    assert bagging(examples, [range(len(examples))], points) == [LEARNERS["stump"](examples)(x) for x in points]


HIVES = ["queen", "fed", "dry", "strong", "south", "quiet"]
ASKED = [dict(zip(HIVES, values, strict=True)) for values in product(["yes", "no"], repeat=6)][::7]


def drawn_forest(random: Random, trees: int = 5) -> dict[str, Any]:
    rows = points_table(random, n=12, attributes=HIVES, target="alive", noise=2)
    bags = forest_bags(random, rows, trees)
    return {"rows": rows, "target": "alive", "bags": bags, "offered": offered_attributes(random, rows, bags, 2)}


@given(st.integers(0, 10**6))
@FEW
def test_with_all_attributes_at_every_node_a_tree_of_a_forest_is_that_of_id3(seed: int) -> None:
    rows = points_table(Random(seed), n=12, attributes=HIVES, target="alive", noise=2)
    labels = random_forest(rows, "alive", [range(12)], [[HIVES] * 7], ASKED)
    assert labels == id3_predictions({"rows": rows, "target": "alive"}, {"rows": ASKED})
    states = list(RANDOM_TREE.steps(rows=rows, target="alive", drawn=range(12), subsets=[HIVES] * 24))
    assert {state.path: state.attribute for state in states[1:]} == id3_splits(rows)


def id3_splits(rows: Rows) -> dict:
    *_, last = ID3.steps(rows=rows, target="alive")
    return last.splits


@given(st.integers(0, 10**6))
@FEW
def test_a_tree_by_depth_is_one_split_by_split_whose_nodes_take_the_lists_of_their_depth(seed: int) -> None:
    forest = drawn_forest(Random(seed), trees=1)
    rows, [drawn], [offered] = forest["rows"], forest["bags"], forest["offered"]
    bag = [rows[place] for place in drawn]
    states = RANDOM_TREE.steps(rows=rows, target="alive", drawn=drawn, subsets=lists_taken(bag, offered))
    tree = random_tree(bag, "alive", offered, best_on_offer)
    assert {state.path: state.attribute for state in islice(states, 1, None)} == nodes_in(tree)


def lists_taken(here: Rows, offered: list[list[str]]) -> list[list[str]]:
    """The lists that the nodes of a tree by depth take, in the order in which `RANDOM_TREE` comes to them."""
    if is_leaf(here, "alive"):
        return []
    now, *below = offered
    values = [(name, value) for name in best_on_offer(here, "alive", now)[:1] for value in ("no", "yes")]
    groups = [[row for row in here if row[name] == value] for name, value in values]
    return [now, *(each for group in groups for each in lists_taken(group, below))]


def nodes_in(tree: Any, path: tuple = ()) -> dict[tuple, str]:
    if isinstance(tree, str):
        return {}
    below = [nodes_in(branch, (*path, (tree["test"], value))) for value, branch in tree["branches"].items()]
    return {path: tree["test"]} | {where: test for nodes in below for where, test in nodes.items()}


@given(st.integers(0, 10**6))
@FEW
def test_a_forest_is_a_vote_of_its_trees_in_any_order(seed: int) -> None:
    forest = drawn_forest(Random(seed))
    alone = [
        random_forest(**forest | {"bags": [bag], "offered": [lists]}, asked=ASKED)
        for bag, lists in zip(forest["bags"], forest["offered"], strict=True)
    ]
    labels = random_forest(**forest, asked=ASKED)
    assert labels == [Counter(said).most_common(1)[0][0] for said in zip(*alone, strict=True)]
    turned = {"bags": forest["bags"][::-1], "offered": forest["offered"][::-1]}
    assert labels == random_forest(**forest | turned, asked=ASKED)


@given(st.integers(0, 10**6))
@FEW
def test_however_ties_are_broken_a_label_is_one_of_the_tied_ones(seed: int) -> None:
    random = Random(seed)
    forest = drawn_forest(random)
    tied = forest_tied_labels(forest, {"rows": ASKED})
    other = {"yes": "a yes", "no": "no"}  # another alphabet, in which tied classes and votes go the other way
    turned = [{**row, "alive": other[row["alive"]]} for row in forest["rows"]]

    def at_random(here: Rows, target: str, offered: Sequence[str]) -> list[str]:
        best = best_on_offer(here, target, offered)
        return random.sample(best, len(best))

    for rows in (forest["rows"], turned):
        labels = random_forest(**forest | {"rows": rows}, asked=ASKED, choose=at_random)
        assert all(label.removeprefix("a ") in right for label, right in zip(labels, tied, strict=True))


def test_labels_are_tied_where_attributes_classes_or_votes_are() -> None:
    rows = [{"a": a, "b": b, "class": c} for a, b, c in ["uxy", "vyn", "uyz"]]
    asked = {"rows": [{"a": "u", "b": "y"}, {"a": "u", "b": "x"}]}
    attribute = {"rows": rows, "target": "class", "bags": [[0, 1]], "offered": [[["a", "b"], []]]}
    assert forest_tied_labels(attribute, asked) == [["n", "y"], ["y"]]  # u and x go with y, v and y with n
    classes = {"rows": rows, "target": "class", "bags": [[0, 2, 1]], "offered": [[["a"], ["a"]]]}
    assert forest_tied_labels(classes, asked) == [["y", "z"], ["y", "z"]]
    votes = {"rows": rows, "target": "class", "bags": [[0], [1], [2]], "offered": [[["a"]]] * 3}
    assert forest_tied_labels(votes, asked) == [["n", "y", "z"]] * 2
    assert forest_predictions(votes, asked) == ["n", "n"]


@given(st.integers(0, 10**6))
@FEW
def test_a_forest_is_asked_about_rows_that_no_tie_decides_as_long_as_there_are_some(seed: int) -> None:
    random = Random(seed)
    forest = drawn_forest(random)
    everything = [dict(zip(HIVES, values, strict=True)) for values in product(["yes", "no"], repeat=6)]
    there = sum(len(labels) == 1 for labels in forest_tied_labels(forest, {"rows": everything}))
    asked = forest_questions(random, forest["rows"], forest["bags"], forest["offered"], n=12)
    assert sum(len(labels) == 1 for labels in forest_tied_labels(forest, {"rows": asked})) == min(there, 12)


@given(st.integers(0, 10**6))
@FEW
def test_forests_that_are_no_forest_are_a_tree_and_the_most_frequent_class(seed: int) -> None:
    forest, asked = drawn_forest(Random(seed)), {"rows": ASKED}
    assert PLAIN_TREE(forest, asked) == id3_predictions(forest, asked)
    assert MOST_FREQUENT_CLASS(forest, asked) == [majorities(forest["rows"], "alive")[0]] * len(ASKED)


@given(st.integers(0, 10**6))
@FEW
def test_the_level_one_table_never_asks_a_model_about_an_example_it_has_seen(seed: int) -> None:
    random = Random(seed)
    examples = noisy_points(random, n=9, labels=["dry", "wet"], noise=2)
    folds = [[0, 4, 7], [1, 2, 8], [3, 5, 6]]
    table = level_one_table(examples, folds)
    for fold in folds:
        changed = [
            [x, "wet" if label == "dry" else "dry"] if i in fold else [x, label]
            for i, (x, label) in enumerate(examples)
        ]
        others = level_one_table(changed, folds)
        assert [others[place][:3] for place in fold] == [table[place][:3] for place in fold]
    assert [row[-1] for row in table] == [label for _, label in examples]
    same = level_one_table(examples, folds, level1="same")
    assert [row[1] for row in same] == [label for _, label in examples]  # the nearest neighbour has seen itself
