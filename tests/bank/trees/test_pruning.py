"""Tests of `reference.trees.pruning`."""

from reference.trees.pruning import reduced_error_pruning


def test_flachs_convention_keeps_ties_and_labels_by_the_rows_held_back() -> None:
    training = [{"a": a, "c": c} for a, c in ["uy", "uy", "vn"]]
    tree = {"test": "a", "branches": {"u": "y", "v": "n"}}
    held = [{"a": "u", "c": "n"}, {"a": "u", "c": "n"}, {"a": "v", "c": "n"}]
    assert reduced_error_pruning(tree, training, held, "c", leaf_label="pruning", on_tie="keep") == "n"
    assert reduced_error_pruning(tree, training, held, "c") == tree
    assert reduced_error_pruning(tree, training, [], "c", on_tie="keep") == tree
