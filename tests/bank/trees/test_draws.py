"""Tests of `reference.trees.draws`."""

from collections import Counter
from random import Random

import pytest

from reference.trees.draws.nominal import class_elsewhere, full_parity_table, gated_parity_table, outvoted_table
from reference.trees.id3 import ID3, majorities, telling
from reference.trees.splitting import attributes_of


@pytest.mark.parametrize("seed", range(5))
def test_every_path_of_a_full_parity_needs_all_attributes(seed: int) -> None:
    rows = full_parity_table(Random(seed), attributes=[*"abc"], target="class")
    gains = [gain for state in [*ID3.steps(rows=rows, target="class")][1:] for _, gain in state.gains]
    assert sorted(gains)[-4:] == [1, 1, 1, 1]  # at the four nodes that have one attribute left
    assert set(sorted(gains)[:-4]) == {0}


@pytest.mark.parametrize("seed", range(5))
def test_below_the_gate_no_attribute_has_any_gain(seed: int) -> None:
    rows = gated_parity_table(Random(seed), attributes=[*"abcd"], target="class")
    _, root, below, *_ = ID3.steps(rows=rows, target="class")
    assert root.gain > 0.5
    assert max(gain for _, gain in below.gains) == 0


@pytest.mark.parametrize("seed", range(5))
def test_the_right_label_of_a_mixed_leaf_is_no_other_plain_choice(seed: int) -> None:
    rows = outvoted_table(Random(seed), columns={"a": 2, "b": 2, "class": ["elm", "lime", "oak", "yew", "plum"]})
    for a in {row["a"] for row in rows}:
        for b in {row["b"] for row in rows}:
            here = [row for row in rows if (row["a"], row["b"]) == (a, b)]
            often = Counter(row["class"] for row in here)
            assert not telling(here, ["a", "b"])
            wrong = {min(often), max(often), min(often, key=lambda label: often[label]), *majorities(rows, "class")}
            assert not wrong & {*majorities(here, "class")}


def test_the_class_stands_elsewhere_in_the_same_rows() -> None:
    rows = [{"a": "u", "b": "x", "class": "y"}, {"a": "v", "b": "x", "class": "n"}]
    moved = class_elsewhere(Random(1), rows)
    assert moved == rows
    assert list(moved[0])[-1] != "class"
    assert attributes_of(moved, "class") == ["a", "b"]
