"""Tests of `reference.trees.gini`."""

from reference.trees.gini import gini_left
from tests.printed import printed

SPLITS = {"0.35": ("++", "+---", "++--"), "0.17": ("----", "+++++-"), "0.48": ("+++----", "++-")}  # Flach, example 5.1


def test_what_is_left_of_the_gini_index_is_what_flach_prints() -> None:
    for figure, branches in SPLITS.items():
        rows = [{"a": str(value), "class": label} for value, branch in enumerate(branches) for label in branch]
        assert gini_left(rows, "a", "class") == printed(figure)
