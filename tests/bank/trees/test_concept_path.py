"""Paths of concepts as trees: leaves are what coverage grows by."""

from itertools import accumulate
from random import Random

import pytest

from reference.trees.concept_path import covers, empty_leaf, errors_after, leaf_negatives, leaf_positives, path_to_tree
from reference.trees.draws.concept_paths import concept_path, rows_on_path, written_concepts

COLUMNS = {"crust": ["dark", "pale", "thick"], "grain": ["rye", "spelt", "wheat"], "seeds": ["no", "yes"]}


@pytest.mark.parametrize("seed", range(20))
def test_leaves_add_up_to_what_each_concept_covers(seed: int) -> None:
    concepts = concept_path(Random(seed), COLUMNS)
    rows = rows_on_path(Random(seed), concepts, COLUMNS, 12, ["yes", "no"])
    leaves = path_to_tree(concepts, rows, "sold", "yes")
    hits = [sum(row["sold"] == "yes" and covers(concept, row) for row in rows) for concept in concepts]
    assert list(accumulate(leaf[0] for leaf in leaves)) == hits
    assert sum(map(sum, leaves)) == len(rows)
    assert leaves[empty_leaf(concepts, rows, "sold", "yes") - 1] == (0, 0)
    wrong = sum(covers(concepts[2], row) != (row["sold"] == "yes") for row in rows)
    assert errors_after(concepts, rows, "sold", "yes", labelled=3) == wrong
    pairs = [
        (leaf_positives(concepts, rows, "sold", "yes", leaf=n), leaf_negatives(concepts, rows, "sold", "yes", leaf=n))
        for n in (1, 5)
    ]
    assert pairs == [leaves[0], leaves[4]]
    assert written_concepts(Random(seed), concepts)[-1] == "every loaf"


def test_what_is_no_path_is_refused() -> None:
    rows = [{"a": "u", "class": "+"}, {"a": "v", "class": "-"}]
    with pytest.raises(ValueError, match="does not cover"):
        path_to_tree([[["a", "u"]], [["a", "v"]], []], rows, "class", "+")
    with pytest.raises(ValueError, match="last"):
        path_to_tree([[["a", "u"]]], rows, "class", "+")
    assert path_to_tree([[["a", "in", ["u", "v"]]], []], rows, "class", "+") == [(1, 1), (0, 0)]
