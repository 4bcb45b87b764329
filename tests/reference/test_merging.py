"""Merged attributes, against naive Bayes on texts for the combinations, and against counting."""

from random import Random

import pytest

from reference.draws.merging import bakery, new_loaf
from reference.merging import merge_attributes, merged_posteriors
from reference.naive_bayes import naive_bayes, values_in


@pytest.mark.parametrize("seed", range(10))
def test_any_one_to_one_names_of_the_combinations_give_the_same(seed: int) -> None:
    random = Random(seed)
    rows = bakery(random)
    new = new_loaf(random, rows)

    def named(row: dict[str, str]) -> dict[str, str]:
        kept = {name: value for name, value in row.items() if name in ("shade", "class")}
        return kept | {"crust": f"{row['crust']} with {row['filling']}"}

    expected = naive_bayes([named(row) for row in rows], "class", named(new), laplace=1)
    assert merged_posteriors(rows, "class", new, ["crust", "filling"], laplace=1) == pytest.approx(expected)


@pytest.mark.parametrize("seed", range(10))
def test_there_are_no_more_new_values_than_combinations_and_the_old_attributes_are_gone(seed: int) -> None:
    rows = bakery(Random(seed))
    merged = merge_attributes(rows, ["crust", "filling"], "both")
    sizes = [len(values_in(rows, name)) for name in ("crust", "filling")]
    assert max(sizes) <= len(values_in(merged, "both")) <= sizes[0] * sizes[1]
    assert all(set(row) == {"both", "shade", "class"} for row in merged)


@pytest.mark.parametrize("seed", range(10))
def test_with_all_attributes_in_one_the_rows_that_agree_decide(seed: int) -> None:
    rows = bakery(Random(seed))
    row = {name: rows[0][name] for name in ("crust", "filling", "shade")}
    alike = [each["class"] for each in rows if row.items() <= each.items()]
    found = merged_posteriors(rows, "class", row, ["crust", "filling", "shade"])
    assert found == pytest.approx({label: alike.count(label) / len(alike) for label in found})
