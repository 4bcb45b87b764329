"""Tests of `reference.trees.id3`."""

import math
from collections.abc import Iterator
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.information.gain import split_counts
from reference.trees.decision_tree import Path, Tree, classify
from reference.trees.id3 import ID3, id3
from reference.trees.separability import is_separable
from reference.trees.splitting import ranked_attributes

TABLES = st.lists(st.tuples(*[st.sampled_from("uvw")] * 3, st.sampled_from("yn")), min_size=1, max_size=24)


def table(rows: list[tuple[str, ...]]) -> list[dict[str, str]]:
    return [dict(zip(["a", "b", "c", "class"], row, strict=True)) for row in rows]


def splits_in(tree: Tree, path: Path = ()) -> Iterator[tuple[Path, str]]:
    if isinstance(tree, dict):
        yield path, tree["test"]
        for value, below in tree["branches"].items():
            yield from splits_in(below, (*path, (tree["test"], value)))


def power(children: list[list[int]]) -> Fraction:
    """2 to the power of n times the entropy that a split leaves, as a ratio of whole numbers."""
    parts = [Fraction(sum(counts) ** sum(counts), math.prod(count**count for count in counts)) for counts in children]
    return Fraction(math.prod(parts))


@pytest.mark.parametrize("stop", [False, True])
@given(TABLES)
def test_the_tree_grown_at_once_makes_the_splits_of_the_trace(stop: bool, rows: list[tuple[str, ...]]) -> None:
    known = table(rows)
    steps = ID3.last(rows=known, target="class", stop_at_zero_gain=stop).splits
    assert dict(splits_in(id3(known, "class", stop_at_zero_gain=stop))) == steps
    assert dict(splits_in(id3(known, "class", empty_branches=True, stop_at_zero_gain=stop))) == steps


@given(TABLES)
def test_attributes_are_ranked_as_by_whole_numbers_alone(rows: list[tuple[str, ...]]) -> None:
    known = table(rows)
    left = {name: power(list(split_counts(known, name, "class").values())) for name in "abc"}
    groups = [[name for name in "abc" if left[name] == each] for each in sorted(set(left.values()))]
    assert ranked_attributes(known, "class") == groups


rows_of = st.fixed_dictionaries(
    {"a": st.sampled_from("uv"), "b": st.sampled_from("xyz"), "c": st.sampled_from(["yes", "no"])}
)
tables = st.lists(rows_of, max_size=6).map(lambda rows: [{"a": "u", "b": "x", "c": "yes"}, *rows])


@settings(max_examples=25)
@given(tables)
def test_a_tree_that_was_grown_labels_all_rows_right_just_where_one_can(rows: list[dict[str, str]]) -> None:
    tree = id3(rows, "c")
    assert all(classify(tree, row) == row["c"] for row in rows) == is_separable(rows, ["a", "b"], "c")
