"""Tests of `reference.associations.apriori`."""

from fractions import Fraction
from itertools import chain, combinations
from typing import Any

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st
from mlxtend.frequent_patterns import apriori as mlxtend_apriori
from mlxtend.frequent_patterns import association_rules as mlxtend_rules

from reference.associations.apriori import (
    APRIORI,
    candidates,
    cover,
    frequent_itemsets,
    itemset,
    itemset_supports,
    needed,
    support,
)
from reference.associations.rules import association_rules, confidence, confidences, lift, rule_holds, splits

FLACH = [
    ["nappies"], ["beer", "crisps"], ["apples", "nappies"], ["beer", "crisps", "nappies"], ["apples"],
    ["apples", "beer", "crisps", "nappies"], ["apples", "crisps"], ["crisps"],
]  # fmt: skip


BLOCKEEL = [
    ["bread", "cheese", "fruit"], ["bread", "milk"], ["bread", "cheese", "fruit", "wine"], ["fruit", "milk"],
    ["cheese", "wine"],
]  # fmt: skip
BASKETS = st.lists(st.frozensets(st.sampled_from("abcde"), max_size=5).map(sorted), min_size=1, max_size=8)


def subsets(items: Any) -> list[frozenset[str]]:
    return [frozenset(each) for n in range(len(items) + 1) for each in combinations(sorted(items), n)]


def by_brute_force(transactions: list[list[str]], least: float) -> dict[frozenset[str], int]:
    """Every set of items tried against every transaction: nothing is pruned, nothing shared with the reference."""
    tried = subsets(set(chain.from_iterable(transactions)))
    counted = {each: sum(all(item in basket for item in each) for basket in transactions) for each in tried if each}
    return {each: count for each, count in counted.items() if count >= least}


def one_hot(transactions: list[list[str]]) -> pd.DataFrame:
    items = sorted(set(chain.from_iterable(transactions)))
    return pd.DataFrame([[item in basket for item in items] for basket in transactions], columns=items, dtype=bool)


@pytest.mark.slow
@given(BASKETS, st.integers(1, 5))
def test_frequent_sets_and_supports_are_those_of_brute_force(transactions: list[list[str]], least: int) -> None:
    found = itemset_supports(transactions, least)
    assert found == by_brute_force(transactions, least)
    assert frequent_itemsets(transactions, least) == list(found)


@given(BASKETS.filter(any), st.data())
def test_frequent_sets_are_those_of_mlxtend(transactions: list[list[str]], data: st.DataObject) -> None:
    n = len(transactions)
    least = data.draw(st.integers(1, n))
    theirs = mlxtend_apriori(one_hot(transactions), min_support=(least - 0.5) / n, use_colnames=True)
    assert itemset_supports(transactions, least) == {
        frozenset(items): round(share * n) for items, share in zip(theirs["itemsets"], theirs["support"], strict=True)
    }


@pytest.mark.parametrize("minimum", [Fraction(1, 2), Fraction(2, 3), 1])
@pytest.mark.parametrize("transactions", [FLACH, BLOCKEEL], ids=["Flach", "Blockeel"])
def test_rules_are_those_of_mlxtend(transactions: list[list[str]], minimum: Fraction) -> None:
    n = len(transactions)
    frequent = mlxtend_apriori(one_hot(transactions), min_support=1.5 / n, use_colnames=True)
    theirs = mlxtend_rules(frequent, metric="confidence", min_threshold=float(minimum) - 1e-9)
    mine = association_rules(transactions, 2, minimum)
    found = {(frozenset(rule["body"]), frozenset(rule["head"])): rule for rule in mine}
    assert found.keys() == set(zip(theirs["antecedents"], theirs["consequents"], strict=True))
    for _, row in theirs.iterrows():
        rule = found[row["antecedents"], row["consequents"]]
        assert (rule["support"], rule["confidence"]) == (round(row["support"] * n), pytest.approx(row["confidence"]))
        assert lift(rule["body"], rule["head"], transactions) == pytest.approx(row["lift"])


@given(BASKETS, st.integers(1, 3), st.integers(0, 10), st.booleans())
def test_rules_are_those_of_brute_force_over_disjoint_pairs(
    transactions: list[list[str]], least: int, tenths: int, empty_body: bool
) -> None:
    sets = by_brute_force(transactions, 1) | {frozenset(): len(transactions)}
    pairs = {
        (body, head)
        for whole in sets
        for body in subsets(whole)
        if (head := whole - body) and (body or empty_body)
        if sets[whole] >= least and 10 * sets[whole] >= tenths * sets[body]
    }
    mine = association_rules(transactions, least, tenths / 10, empty_body=empty_body)
    assert {(frozenset(rule["body"]), frozenset(rule["head"])) for rule in mine} == pairs
    assert len(mine) == len(pairs)
    assert all(
        rule_holds({"body": b, "head": h}, transactions, least, tenths / 10) == ((b, h) in pairs)
        for whole in sets
        for b, h in splits(whole, empty_body=empty_body)
    )


@given(BASKETS, st.integers(1, 4))
def test_each_level_has_the_frequent_sets_of_its_size_and_the_last_is_empty(
    transactions: list[list[str]], least: int
) -> None:
    states = list(APRIORI.steps(transactions=transactions, min_support=least))
    frequent = by_brute_force(transactions, least)
    for state in states[1:]:
        assert state.frequent == {each for each in frequent if len(each) == state.size}
    assert states[-1].frequent == frozenset()
    assert [state.size for state in states] == list(range(len(states)))


@given(BASKETS, st.integers(2, 4))
def test_the_order_of_transactions_and_a_smaller_minimum_take_nothing_away(
    transactions: list[list[str]], least: int
) -> None:
    found = itemset_supports(transactions, least)
    assert itemset_supports(transactions[::-1], least) == found
    assert found.items() <= itemset_supports(transactions, least - 1).items()
    assert all(found[larger] <= found[smaller] for larger in found for smaller in found if smaller < larger)


@given(BASKETS, st.integers(1, 4))
def test_candidates_hold_every_frequent_set_of_their_size(transactions: list[list[str]], least: int) -> None:
    frequent = set(by_brute_force(transactions, least))
    for size in range(1, 5):
        level = [each for each in frequent if len(each) == size]
        found = candidates(level, size, "abcde")
        assert {each for each in frequent if len(each) == size + 1} <= found
        assert all(each - {item} in frequent for each in found for item in each)


@pytest.mark.parametrize(
    ("body", "head", "figure"),
    [("beer", "nappies", (2, 3)), ("nappies", "beer", (2, 4)), ("beer", "crisps", (3, 3)), ("", "crisps", (5, 8))],
)
def test_confidences_of_flachs_baskets(body: str, head: str, figure: tuple[int, int]) -> None:
    assert confidence([body] if body else [], [head], FLACH) == Fraction(*figure)


def test_what_never_occurs_has_no_confidence_and_no_lift() -> None:
    assert confidence(["wine"], ["beer"], FLACH) is None
    assert lift(["wine"], ["beer"], FLACH) is lift(["beer"], ["wine"], FLACH) is None
    assert not rule_holds({"body": ["wine"], "head": ["beer"]}, FLACH, 0, 0)


@given(BASKETS)
def test_lift_is_symmetric_and_one_for_an_empty_body(transactions: list[list[str]]) -> None:
    assert lift(["a"], ["b", "c"], transactions) == lift(["b", "c"], ["a"], transactions)
    assert lift([], ["a"], transactions) in (1, None)


@pytest.mark.parametrize(
    ("share", "count"),
    [(0.1, 1), (0.3, 3), (0.7, 7), (0.25, 3), (Fraction(1, 3), 4), (1, 10), (0, 0)],
)
def test_a_relative_minimum_means_the_number_as_typed(share: float, count: int) -> None:
    assert needed(share, [[]] * 10, relative=True) == count


def test_blockeels_baskets_have_14_rules_and_4_that_are_certain() -> None:
    assert len(association_rules(BLOCKEEL, 2, Fraction(2, 3))) == 14
    certain = [(set(rule["body"]), set(rule["head"])) for rule in association_rules(BLOCKEEL, 2, 1)]
    three = [{"bread", "cheese", "fruit"} - {item} for item in ("bread", "cheese", "fruit")]
    assert certain == [({"wine"}, {"cheese"}), *((body, {"bread", "cheese", "fruit"} - body) for body in three)]


def test_every_rule_of_a_set_once() -> None:
    assert [len(splits(list("abc"))), len(splits(list("abc"), empty_body=True))] == [6, 7]
    assert [len(splits(["a"])), len(splits(["a"], empty_body=True))] == [0, 1]
    assert sorted(confidences(["beer", "crisps"], FLACH)) == [0.6, 1.0]
    assert confidences(["beer", "wine"], FLACH) == [0.0]  # a body of wine never occurs


def test_the_empty_set_is_in_every_transaction_and_reported_only_if_asked() -> None:
    assert support([], BLOCKEEL) == 5
    assert frozenset() not in itemset_supports(BLOCKEEL, 2)
    assert itemset_supports(BLOCKEEL, 2, include_empty=True)[frozenset()] == 5
    assert len(frequent_itemsets(BLOCKEEL, 2, include_empty=True)) == 11
    assert frequent_itemsets(BLOCKEEL, 6) == []
    assert next(APRIORI.steps(transactions=[], min_support=1)).frequent == frozenset()


def test_covers_are_places_from_zero() -> None:
    assert cover(["beer", "crisps"], FLACH) == [1, 3, 5]
    assert cover([], BLOCKEEL) == [0, 1, 2, 3, 4]


def test_a_level_of_any_form_goes_on_to_the_next() -> None:
    state = list(APRIORI.steps(transactions=BLOCKEEL, min_support=2))[1]
    for level in (["bread", "cheese", "fruit"], [("bread",), ("cheese",), ("fruit",)]):
        own = type(state)(1, frozenset(level))
        [after] = APRIORI.successors(own, transactions=BLOCKEEL, min_support=2)
        assert after.frequent == {frozenset(each) for each in combinations(["bread", "cheese", "fruit"], 2)}
    assert itemset("bread") == {"bread"}
