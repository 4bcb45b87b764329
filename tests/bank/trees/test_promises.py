"""Tests of `reference.trees.promises`."""

from reference.trees.promises import (
    agree_on_class,
    errors_apart,
    every_row_finds_a_branch,
    labels_clear,
    no_attribute_ties,
    written_in_words,
)

TREE = {"test": "a", "branches": {"u": 10.0, "v": 20.0}}
PRICED = [{"a": "u", "y": 10}, {"a": "v", "y": 20}]
LABELLED = {"test": "a", "branches": {"u": "yes", "v": "no"}}


def test_a_comparison_that_is_nearly_a_tie_is_no_legal_input() -> None:
    assert not errors_apart(TREE, PRICED, [{"a": "u", "y": 12.5}], "y")
    assert errors_apart(TREE, PRICED, [{"a": "u", "y": 14}], "y")


def test_a_node_that_no_training_row_reaches_is_no_legal_input() -> None:
    assert errors_apart(TREE, PRICED, [], "y")
    assert not errors_apart(TREE, PRICED[:1], [], "y")
    rows = [{"a": a, "c": c} for a, c in ["uy", "uy", "vn"]]
    assert labels_clear(LABELLED, rows, "c")
    assert not labels_clear(LABELLED, rows[:2], "c")


def test_a_node_with_two_most_frequent_classes_is_no_legal_input() -> None:
    assert not labels_clear(LABELLED, [{"a": "u", "c": "y"}, {"a": "v", "c": "n"}], "c")


def test_a_row_without_a_branch_is_no_legal_input() -> None:
    assert every_row_finds_a_branch(LABELLED, [{"a": "u"}], [{"a": "v"}])
    assert not every_row_finds_a_branch(LABELLED, [{"a": "u"}], [{"a": "w"}])


def test_rows_that_differ_in_their_class_alone_are_no_legal_input() -> None:
    rows = [{"a": "u", "b": "x", "c": "y"}, {"a": "u", "b": "z", "c": "n"}]
    assert agree_on_class(rows, ["a", "b"], "c")
    assert not agree_on_class(rows, ["a"], "c")


def test_attributes_that_leave_the_same_variance_are_no_legal_input() -> None:
    rows = [{"a": "u", "b": "x", "y": 0}, {"a": "v", "b": "z", "y": 9}]
    assert not no_attribute_ties(rows, "y", 0)
    assert no_attribute_ties(rows, "y", 50)
    deep = [
        {"a": a, "b": b, "c": b, "y": y} for a, b, y in [("u", "x", 0), ("u", "z", 9), ("v", "x", 90), ("v", "x", 90)]
    ]
    assert not no_attribute_ties(deep, "y", 0)
    assert no_attribute_ties(deep, "y", 100)


def test_a_capital_letter_or_a_space_makes_no_name_of_logic() -> None:
    assert written_in_words(LABELLED, "play")
    assert not any(written_in_words(tree, "play") for tree in ("Yes", {"test": "a b", "branches": {"u": "yes"}}))
