"""Tests of `reference.associations.item_tables`."""

import math
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.associations.apriori import support
from reference.associations.item_tables import (
    count_itemsets,
    count_up_to,
    item_table,
    max_frequent_size,
    monotonicity,
    rows_to_transactions,
    to_boolean,
)
from tests.banked import worked_out

baskets = st.lists(st.sets(st.sampled_from("abcd"), min_size=1).map(sorted), min_size=2, max_size=7)
ALL = [list(some) for size in range(4) for some in combinations("abc", size)]


@pytest.mark.slow
def test_a_table_of_items_is_that_of_mlxtend() -> None:
    from mlxtend.preprocessing import TransactionEncoder

    drawn = [["b", "c"], ["a"], ["a", "c"]]
    assert to_boolean(drawn) == TransactionEncoder().fit_transform(drawn).tolist()


@given(
    st.lists(st.fixed_dictionaries({"u": st.sampled_from("xy"), "v": st.sampled_from("xyz")}), min_size=1, max_size=6)
)
def test_every_row_has_one_item_a_feature(rows: list[dict[str, str]]) -> None:
    table = item_table(rows, ["v", "u"])
    assert [sum(row) for row in table] == [2] * len(rows)
    assert [len(set(basket)) for basket in rows_to_transactions(rows, ["u", "v"])] == [2] * len(rows)
    items = sorted({item for basket in rows_to_transactions(rows, ["u", "v"]) for item in basket})
    back = [{item for item, has in zip(items, row, strict=True) if has} for row in table]
    assert back == [set(basket) for basket in rows_to_transactions(rows, ["u", "v"])]


@given(baskets)
def test_support_is_anti_monotone(drawn: list[list[str]]) -> None:
    assert monotonicity([[some, support(some, drawn)] for some in ALL]) in ("anti-monotone", "both")


@given(st.lists(st.integers(0, 2), min_size=8, max_size=8))
def test_one_item_more_decides_as_all_pairs_do(levels: list[int]) -> None:
    known = {frozenset(some): level for some, level in zip(ALL, levels, strict=True)}
    steps = [(known[some], known[some | {item}]) for some in known for item in "abc" if item not in some]
    rises, falls = all(a <= b for a, b in steps), all(a >= b for a, b in steps)
    word = monotonicity([[some, known[frozenset(some)]] for some in ALL])
    assert word == ("both" if rises and falls else "monotone" if rises else "anti-monotone" if falls else "neither")


@given(st.integers(1, 9), st.integers(1, 30))
def test_the_largest_frequent_size_is_where_the_power_falls_below(tenths: int, percent: int) -> None:
    size = max_frequent_size(tenths / 10, percent / 100)
    assert tenths**size * 100 >= percent * 10**size
    assert tenths ** (size + 1) * 100 < percent * 10 ** (size + 1)


def test_sets_are_counted_as_they_are_listed() -> None:
    assert count_up_to(10, 6) == sum(count_itemsets(10, size) for size in range(1, 7)) == 847
    assert count_itemsets(7, 3) == len(list(combinations(range(7), 3)))


def test_a_lift_of_one_is_independence() -> None:
    assert math.isclose(
        worked_out("associations.probabilities_by_hand", total=100, body=20, head=50, both=10)["lift"], 1
    )
