"""Tests of `reference.trees.conditions`."""

from random import Random

import pytest

from reference.trees.conditions.nominal import measures_disagree
from reference.trees.draws.nominal import disputed_table

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out


def test_most_disputed_tables_are_disputed() -> None:
    columns = {"a": 4, "b": 3, "c": 3, "d": 2, "class": 3}
    tables = [disputed_table(Random(seed), rows=[12, 24], columns=columns, noise=[2, 5]) for seed in range(20)]
    assert sum(measures_disagree({"rows": table, "target": "class"}, None) for table in tables) > 10
