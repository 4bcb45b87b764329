"""Tests of `reference.bayes.merged_attributes`."""

from random import Random

import pytest

from reference.bayes.draws.merged_attributes import bakery
from reference.bayes.merged_attributes import merged_posteriors


@pytest.mark.parametrize("seed", range(10))
def test_with_all_attributes_in_one_the_rows_that_agree_decide(seed: int) -> None:
    rows = bakery(Random(seed))
    row = {name: rows[0][name] for name in ("crust", "filling", "shade")}
    alike = [each["class"] for each in rows if row.items() <= each.items()]
    found = merged_posteriors(rows, "class", row, ["crust", "filling", "shade"])
    assert found == pytest.approx({label: alike.count(label) / len(alike) for label in found})
