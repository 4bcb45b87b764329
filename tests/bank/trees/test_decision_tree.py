"""Tests of `reference.trees.decision_tree`."""

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.trees.decision_tree import classify, tree_rules
from reference.trees.draws.nominal import tree

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out


@given(st.integers(0, 10**6))
def test_rules_say_what_the_tree_says(seed: int) -> None:
    domains = {"a": ["u", "v"], "b": ["u", "v", "w"], "c": ["u", "v"]}
    drawn = tree(Random(seed), domains, ["yes", "no"])
    rules = tree_rules(drawn, "class")
    for values in product(*domains.values()):
        row = dict(zip(domains, values, strict=True))
        fired = [head[2] for head, body in rules if all(row[name] == value for name, _, value in body)]
        assert fired == [classify(drawn, row)]
