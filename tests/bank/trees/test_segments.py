"""Segments of leaves against every instance of the space, sent down the tree."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from reference.trees.conditions.leaves import number_tested_twice, several_leaves
from reference.trees.draws.grown_trees import any_domains, domain_rows, tree_over
from reference.trees.segments import OPERATORS, fits_domains, leaf_segments, literal


def reaches(row: dict[str, Any], path: list[list[Any]]) -> bool:
    return all(OPERATORS[step[1] if len(step) == 3 else "="](row[step[0]], step[-1]) for step in path)


@pytest.mark.parametrize("seed", range(40))
def test_every_instance_reaches_one_leaf_and_the_sizes_count_them(seed: int) -> None:
    random = Random(seed)
    domains = any_domains(random, (1, 4), numbers=True)
    tree = tree_over(random, domains, ["yes", "no"], (0, 4))
    rows = domain_rows(random, domains, (0, 10))
    assert fits_domains(tree, domains)
    found = leaf_segments(tree, domains, rows)
    known = {tuple(row[name] for name in domains) for row in rows}
    sizes: Counter[int] = Counter()
    seen: Counter[int] = Counter()
    for values in product(*domains.values()):
        [place] = [n for n, leaf in enumerate(found) if reaches(dict(zip(domains, values, strict=True)), leaf["path"])]
        sizes[place] += 1
        seen[place] += values in known
    assert [leaf["size"] for leaf in found] == [sizes[n] for n in range(len(found))]
    assert [leaf["seen"] for leaf in found] == [seen[n] for n in range(len(found))]
    assert all(leaf["unseen"] == leaf["size"] - leaf["seen"] for leaf in found)


def test_the_no_of_every_comparison_is_its_opposite() -> None:
    signs = ["<", "<=", ">", ">=", "=", "!="]
    for sign, value in product(signs, (3, 4, 5)):
        _, opposite, cut = literal(["n", sign, 4], "no")
        assert OPERATORS[sign](value, 4) != OPERATORS[opposite](value, cut)


DOMAINS: dict[str, list[Any]] = {"a": ["u", "v"], "n": [1, 2, 3]}


@pytest.mark.parametrize(
    ("tree", "fits"),
    [
        ("yes", True),
        ({"test": "a", "branches": {"u": "yes", "v": "no"}}, True),
        ({"test": "a", "branches": {"u": "yes"}}, False),
        ({"test": "b", "branches": {"u": "yes"}}, False),
        ({"test": ["n", "<", 1], "branches": {"yes": "x", "no": "y"}}, False),
        ({"test": ["n", "<", 2], "branches": {"yes": "x", "no": "y"}}, True),
        ({"test": ["n", "<", 2], "branches": {"yes": {"test": "n", "branches": {}}, "no": "y"}}, False),
    ],
)
def test_a_tree_fits_domains_where_every_outcome_is_possible(tree: Any, fits: bool) -> None:
    assert fits_domains(tree, DOMAINS) == fits


def test_conditions_on_leaves_hold_and_fail() -> None:
    small = {"tree": {"test": "a", "branches": {"u": "yes", "v": "no"}}}
    cut = {
        "test": ["n", "<", 2],
        "branches": {"yes": "x", "no": {"test": ["n", "<", 3], "branches": {"yes": "x", "no": "y"}}},
    }
    large = {"tree": {"test": "a", "branches": {"u": cut, "v": "no"}}}
    assert (several_leaves(small, None), several_leaves(large, None)) == (False, True)
    assert (number_tested_twice(small, None), number_tested_twice(large, None)) == (False, True)
