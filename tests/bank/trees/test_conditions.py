"""Tests of `reference.trees.conditions`."""

from random import Random

import pytest

from reference.trees.conditions.nominal import gini_disagrees
from reference.trees.draws.nominal import disputed_table

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out


def test_most_disputed_tables_are_disputed() -> None:
    columns = {"a": 4, "b": 3, "c": 3, "class": 3}
    tables = [disputed_table(Random(seed), rows=[12, 20], columns=columns, noise=[2, 4]) for seed in range(20)]
    assert sum(gini_disagrees({"rows": table, "target": "class"}, None) for table in tables) > 10
