"""What the known mistakes about gains and trees give, where a book or a hand calculation says what that would be."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

from grader.build.datasets import dataset_of
from grader.paths import datasets_dir
from reference.information.gain import class_entropy, remainder
from reference.trees.decision_tree import leaves
from reference.trees.id3 import ID3, grown, id3
from reference.trees.mistakes import gain_by_hand as information_mistakes
from reference.trees.mistakes import id3 as tree_forms_id3
from reference.trees.mistakes import id3 as trees_id3
from reference.trees.mistakes import splitting as trees_splitting
from reference.trees.splitting import best_attributes, partition
from tests.bank.trees.test_id3 import TABLES, table
from tests.banked import worked_out
from tests.known_mistakes import mistake_of
from tests.printed import printed

WEATHER = dataset_of("weather", datasets_dir()).rows
OUTLOOK = {"rows": WEATHER, "attribute": "outlook", "target": "play"}
LEFT = {"whole": class_entropy(WEATHER, "play"), "left": remainder(**OUTLOOK)}
XOR = [{"a": a, "b": b, "class": "no" if a == b else "yes"} for a in "uv" for b in "uv"]


NUMBERS = {  # mistake: (its arguments, what it gives for outlook)
    mistake_of("trees.gain_ratio", "gain not divided"): (OUTLOOK, "0.247"),
    mistake_of("trees.gain_ratio", "divided by the number of values"): (OUTLOOK, "0.082"),
    mistake_of("trees.gain_ratio", "divided by the entropy of the classes"): (OUTLOOK, "0.262"),
    trees_splitting.gain_over_log_values: (OUTLOOK, "0.1557"),
    information_mistakes.unweighted_remainder: (OUTLOOK, "0.647"),
    information_mistakes.summed_remainder: (OUTLOOK, "1.942"),
    mistake_of("trees.gain_by_hand", "what is left, not what is gained"): (LEFT, "0.694"),
    mistake_of("trees.gain_by_hand", "sign of the gain"): (LEFT, "-0.247"),
}


@pytest.mark.parametrize("mistake", NUMBERS, ids=lambda mistake: mistake.__name__)
def test_mistaken_gains(mistake: Callable[..., float]) -> None:
    args, figure = NUMBERS[mistake]
    assert mistake(**args) == printed(figure)


CHOICES = {  # mistake: what it gives on Kubat's table 6.1, where shape is right
    mistake_of("trees.best_attribute", "smallest gain"): "crust",
    mistake_of("trees.best_attribute", "gain ratio"): "filling",
    mistake_of("trees.best_attribute", "branches not weighted"): "shape",
    mistake_of("trees.best_attribute", "most values"): "shape",
    mistake_of("trees.best_attribute", "Gini index"): "shape",
}


PIES = [
    dict(zip(("crust", "shape", "filling", "class"), row.split(), strict=True))
    for row in (
        "big circle small pos",
        "small circle small pos",
        "big square small neg",
        "big triangle small neg",
        "big square big pos",
        "small square small neg",
        "small square big pos",
        "big circle big pos",
    )
]


@pytest.mark.parametrize("mistake", CHOICES, ids=lambda mistake: mistake.__name__)
def test_mistaken_choices_of_an_attribute(mistake: Callable[..., str]) -> None:
    assert mistake(PIES, "class") == CHOICES[mistake]


DISPUTED = [
    dict(zip(("a", "b", "class"), row, strict=True)) for row in ("uxn", "uxn", "uxn", "uxo", "uyn", "vxn", "vxo")
]


def test_the_gini_index_takes_a_where_the_largest_gain_is_that_of_b() -> None:
    assert best_attributes(DISPUTED, "class") == ["b"]
    assert mistake_of("trees.best_attribute", "Gini index")(DISPUTED, "class") == "a"
    assert mistake_of("trees.id3_tree", "Gini index")(DISPUTED, "class")["test"] == "a"
    asked = {"rows": [{"a": "v", "b": "y"}]}  # no such example: the majority of v, tied, and of y
    assert mistake_of("trees.id3_model", "Gini index")({"rows": DISPUTED, "target": "class"}, asked) == ["n"]


def test_mistaken_rankings() -> None:
    assert mistake_of("trees.attribute_ranking", "smallest first")(PIES, "class") == [["crust"], ["filling"], ["shape"]]
    assert mistake_of("trees.attribute_ranking", "gain ratio")(PIES, "class") == [["filling"], ["shape"], ["crust"]]
    assert mistake_of("trees.attribute_ranking", "branches not weighted")(XOR, "class") == [["a", "b"]]


def test_mistaken_partitions() -> None:
    rows = [{"a": value} for value in "uvuw"]
    assert partition(rows, "a") == [[0, 2], [1], [3]]
    assert trees_splitting.runs_of_rows(rows, "a") == [[0], [1], [2], [3]]
    assert trees_splitting.first_value_and_rest(rows, "a") == [[0, 2], [1, 3]]
    assert mistake_of("trees.split_rows", "rows numbered from 1")(rows, "a") == [[1, 3], [2], [4]]


def test_gains_of_the_root_test_humidity_under_rainy_as_mitchell_warns() -> None:
    grown = mistake_of("trees.id3_tree", "gains of the whole table everywhere")(WEATHER, "play")
    assert [grown["branches"][value]["test"] for value in ("sunny", "rainy")] == ["humidity", "humidity"]


MISTAKEN = (
    trees_id3.ID3_BY_ROOT_GAINS,
    trees_id3.ID3_BY_SMALLEST_GAIN,
    trees_id3.ID3_BY_RATIO,
    trees_id3.ID3_BY_PURITY,
    trees_id3.ID3_BY_GINI,
)


def test_a_mistaken_process_visits_the_nodes_in_the_right_order() -> None:
    for process in MISTAKEN:
        for state in ID3.steps(rows=WEATHER, target="play"):
            right = ID3.successors(state, rows=WEATHER, target="play")
            mistaken = process.successors(state, rows=WEATHER, target="play")
            assert {after.path for after in mistaken} == {after.path for after in right}  # tied steps are all given


def test_mistaken_trees() -> None:
    assert mistake_of("trees.id3_tree", "smallest gain")(WEATHER, "play")["test"] == "temperature"
    assert mistake_of("trees.id3_tree", "gain ratio")(PIES, "class")["test"] == "filling"
    assert trees_id3.tree_of_one_split(WEATHER, "play") == {
        "test": "outlook",
        "branches": {"overcast": "yes", "rainy": "yes", "sunny": "no"},
    }


def test_mistaken_predictions() -> None:
    asked: dict[str, Any] = {"rows": [{"a": "u", "b": "v"}, {"a": "v", "b": "v"}]}
    fit = {"rows": XOR, "target": "class"}
    assert mistake_of("trees.id3_model", "stops at gain 0")(fit=fit, predict=asked) == ["no", "no"]
    assert mistake_of("trees.id3_model", "gains of the whole table everywhere")(fit=fit, predict=asked) == ["yes", "no"]
    rows = [
        dict(zip("abc", row, strict=True)) for row in ("uxn", "uyy", "uyy", "vzn", "vzn", "vzn", "wxy", "wxy", "wyy")
    ]
    fit, asked = {"rows": rows, "target": "c"}, {"rows": [{"a": "u", "b": "z"}]}
    grown = id3(rows, "c")
    assert grown["test"] == "a"
    assert trees_id3.predictions_with_table_majority(fit=fit, predict=asked) == ["y"]
    assert mistake_of("trees.id3_model", "one split only")(fit=fit, predict=asked) == ["y"]


def test_mistaken_trees_of_a_fixed_order() -> None:
    rows = [dict(zip(("a", "b", "class"), row, strict=True)) for row in ("uxy", "uxy", "vxy", "vyn")]
    assert len(leaves(mistake_of("trees.fixed_order_tree", "pure nodes split further")(rows, ["a", "b"], "class"))) == 3
    assert tree_forms_id3.last_attribute_first(rows, ["a", "b"], "class") == {
        "test": "b",
        "branches": {"x": "y", "y": "n"},
    }
    constant = [{**row, "a": "u"} for row in rows]
    assert tree_forms_id3.skipping_single_values(constant, ["a", "b"], "class")["test"] == "b"


def test_mistaken_rules() -> None:
    tree = {"test": "a", "branches": {"u": {"test": "b", "branches": {"x": "yes"}}}}
    assert mistake_of("trees.tree_rules", "last test only")(tree, "class") == [
        [["class", "X", "yes"], [["b", "X", "x"]]]
    ]
    assert len(mistake_of("trees.tree_rules", "one test enough")(tree, "class")) == 2


def test_a_hand_calculation_without_weights() -> None:
    rows = [{"soil": row["outlook"], "sun": row["windy"], "fruit": row["play"]} for row in WEATHER]
    right, wrong = worked_out("trees.gain_by_hand", rows=rows), information_mistakes.unweighted_parts(rows, "fruit")
    assert [right["gain_soil"], wrong["left_soil"], wrong["gain_soil"]] == printed(["0.247", "0.647", "0.293"])
    assert (right["best"], information_mistakes.smallest_of(a=2, b=1)) == ("soil", "b")


@pytest.mark.parametrize("conventions", [{}, {"on_all_rows": True, "empty_branches": True}, {"ties_by_noise": True}])
@pytest.mark.parametrize("score", [trees_splitting.ratio, trees_splitting.small_gini, trees_splitting.first_class_gain])
@settings(max_examples=20, deadline=None)
@given(rows=TABLES)
def test_a_mistaken_tree_grown_at_once_makes_the_splits_of_the_mistaken_process(
    score: trees_splitting.Score, conventions: dict[str, bool], rows: list[tuple[str, ...]]
) -> None:
    known, grown_with = table(rows), dict(conventions)
    empty = grown_with.pop("empty_branches", False)
    splits = trees_id3.id3_by(score, **grown_with).last(rows=known, target="class").splits
    slowly = grown(splits, known, "class", (), empty_branches=empty)
    # As texts: the order of branches counts too, in which a page shows them.
    assert str(trees_id3.tree_by(known, "class", score=score, **conventions)) == str(slowly)
