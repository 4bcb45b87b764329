"""Tests of `reference.associations.draws`."""

from random import Random

from reference.associations.draws.transactions import rules


def test_rules_are_all_ways_to_part_what_lies_together() -> None:
    drawn = [(tuple(rule["body"]), tuple(rule["head"])) for rule in rules(Random(1), [["a", "b", "c"], ["a", "b"]])]
    assert len(drawn) == len(set(drawn)) == 3 * 2 + 6
    assert (("a", "c"), ("b",)) in drawn
    some = rules(Random(1), [["a", "b", "c"]], most=5)
    assert len({str(rule) for rule in some}) == 5
