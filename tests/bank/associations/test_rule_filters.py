"""Tests of `reference.associations.rule_filters`."""

from hypothesis import given
from hypothesis import strategies as st

from reference.associations.rule_filters import drop_superfluous, is_superfluous, rule_rounds
from reference.associations.rules import association_rules

baskets = st.lists(st.sets(st.sampled_from("abcd"), min_size=1).map(sorted), min_size=2, max_size=7)


@given(baskets)
def test_what_is_kept_is_surer_than_everything_more_general(drawn: list[list[str]]) -> None:
    rules = association_rules(drawn, 1, 0.3)
    kept = drop_superfluous(rules)
    for rule in kept:
        general = [o for o in rules if set(o["body"]) < set(rule["body"]) and o["head"] == rule["head"]]
        assert all(o["confidence"] < rule["confidence"] for o in general)
    assert all(is_superfluous(rule, rules) for rule in rules if rule not in kept)


@given(baskets, st.integers(1, 6))
def test_rounds_find_ever_more_rules_and_end_when_there_are_enough(drawn: list[list[str]], wanted: int) -> None:
    rounds = rule_rounds(drawn, wanted, 0.6, 4)
    numbers = [found for _, found in rounds]
    assert numbers == sorted(numbers) == [len(association_rules(drawn, least, 0.6)) for least, _ in rounds]
    assert all(found < wanted for found in numbers[:-1])
    assert numbers[-1] >= wanted or rounds[-1][0] == 1
