"""Tests of `reference.associations.maximal` and `closed`: brute force, and mlxtend's maximal sets."""

from itertools import combinations

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st
from mlxtend.frequent_patterns import fpmax

from reference.associations.apriori import frequent_itemsets, support
from reference.associations.closed import (
    close_rule,
    closed_itemsets,
    closure,
    closure_size,
    count_closed,
    empty_covers,
    lattice,
    lattice_size,
    powerset,
    same_cover,
)
from reference.associations.maximal import maximal_frequent
from reference.associations.rules import confidence

Baskets = list[list[str]]
BASKETS = st.lists(st.sets(st.sampled_from("abcde"), min_size=1).map(sorted), min_size=1, max_size=7)


@given(BASKETS, st.integers(1, 4))
def test_maximal_sets_are_the_frequent_ones_that_no_frequent_one_contains(drawn: Baskets, least: int) -> None:
    found = frequent_itemsets(drawn, least, include_empty=True)
    assert maximal_frequent(drawn, least) == {each for each in found if not any(each < other for other in found)}


@pytest.mark.slow
@given(BASKETS, st.integers(1, 4))
def test_maximal_sets_are_those_of_mlxtend(drawn: Baskets, least: int) -> None:
    table = pd.DataFrame([[item in basket for item in "abcde"] for basket in drawn], columns=list("abcde"), dtype=bool)
    if max(table.sum()) < least:  # mlxtend fails where no item is frequent
        return
    found = fpmax(table, min_support=(least - 0.5) / len(drawn), use_colnames=True)
    assert maximal_frequent(drawn, least) - {frozenset()} == set(found["itemsets"])


@given(BASKETS, st.integers(1, 4))
def test_closed_sets_are_those_without_a_larger_set_of_the_same_support(drawn: Baskets, least: int) -> None:
    found = frequent_itemsets(drawn, least, include_empty=True)
    closed = [e for e in found if not any(e < o and support(e, drawn) == support(o, drawn) for o in found)]
    assert set(closed_itemsets(drawn, min_support=least)) == set(closed) >= maximal_frequent(drawn, least)
    covers = lattice("abcde", drawn)
    assert len(closed_itemsets(drawn)) == len({frozenset(each) for each in covers.values() if each})


@given(BASKETS)
def test_a_closure_is_the_largest_set_with_the_same_cover(drawn: Baskets) -> None:
    covers = lattice("abcde", drawn)
    for some in powerset("abcde"):
        largest = max((each for each in covers if covers[each] == covers[some] and some <= each), key=len)
        assert closure(some, drawn, all_items="abcde") == largest


@given(BASKETS)
def test_a_closed_rule_has_the_same_support_and_confidence(drawn: Baskets) -> None:
    for body, head in combinations(powerset("abc"), 2):
        if not body & head and support(body | head, drawn):
            closed = close_rule(body, head, drawn)
            assert closed[0] == body
            assert head <= closed[1]
            assert not closed[1] & body
            assert confidence(*closed, drawn) == confidence(body, head, drawn)
    assert close_rule("a", "z", drawn) == (frozenset("a"), frozenset("z"))


@given(BASKETS)
def test_the_parts_of_a_lattice_by_hand_agree_with_closed_sets(drawn: Baskets) -> None:
    closed, single = closed_itemsets(drawn), drawn[0][0]
    assert count_closed("abcde", drawn) == len(closed)
    assert closure_size(single, drawn) == min(len(each) for each in closed if single in each)
    assert lattice_size("abcde", drawn) == 32
    assert empty_covers("abcde", drawn) == sum(not support(each, drawn) for each in powerset("abcde"))
    same = [each for each in powerset(closure([single], drawn)) if support(each, drawn) == support([single], drawn)]
    assert same_cover(single, "abcde", drawn) == len(same)
