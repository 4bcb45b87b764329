"""Tests of `reference.logic.foil`."""

import pytest

from reference.logic.foil import closed_world_negatives, is_determinate, literal_gain, scored_literals


def test_granddaughters_are_found_by_the_gains_of_the_catalogue() -> None:
    facts = [("father", "sharon", "bob"), ("father", "tom", "bob"), ("father", "bob", "victor"), ("female", "sharon")]
    people = ["victor", "sharon", "bob", "tom"]
    scored = scored_literals(
        (("granddaughter", "X", "Y"), ()),
        [("victor", "sharon")],
        closed_world_negatives(people, [("victor", "sharon")]),
        facts,
        count="bindings",
    )
    gains = {literal: counts.gain for literal, counts in scored.items()}
    assert gains["female", "Y"] == pytest.approx(2)
    assert gains["father", "Y", "Z"] == gains["father", "Z", "X"] == pytest.approx(0.415037, abs=1e-6)


def test_a_determinate_literal_leaves_the_counts_as_they_were() -> None:
    facts = [("age", "ann", "54"), ("age", "bob", "31"), ("pet", "ann", "cat"), ("pet", "ann", "dog")]
    assert is_determinate(facts, "age", ["ann", "bob"])
    assert not is_determinate(facts, "pet", ["ann"])
    assert not is_determinate(facts, "pet", ["bob"])
    assert literal_gain((("old", "X"), ()), ("age", "X", "A"), [("ann",)], [("bob",)], facts) == 0
