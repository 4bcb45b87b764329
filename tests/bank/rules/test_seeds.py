"""Tests of `reference.rules.seeds`."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from reference.rules.coverage import coverage_counts, covered, covers
from reference.rules.draws.bodies import any_rows, any_table
from reference.rules.seeds import aq_rule, learn_one_rule_bottom_up, learn_rules_bottom_up, seed_literals, shorter

SEEDS = st.integers(0, 10**6).map(Random)
ANIMALS = [  # Blockeel, section 5.1; the class is how they move
    dict(zip(("Species", "Type", "Size", "Covering", "class"), row.split(), strict=True))
    for row in [
        "dog mammal medium hair walks", "dog mammal medium hair walks", "mouse mammal small hair walks",
        "cat mammal medium hair walks", "bat mammal small hair flies", "parrot bird small feathers flies",
    ]
]  # fmt: skip


@settings(max_examples=60)
@given(SEEDS)
def test_a_rule_covers_its_seed_and_no_negative_row_but_one_that_is_like_the_seed(random: Random) -> None:
    rows = any_rows(random)
    for seed, row in enumerate(rows):
        twins = [each for each in rows if seed_literals(each, "class") == seed_literals(row, "class")]
        for body in (aq_rule(rows, "class", seed), learn_one_rule_bottom_up(rows, "class", seed)):
            assert covers(body, row)
            wrong = coverage_counts(body, rows, "class", row["class"])[1]
            assert wrong == sum(each["class"] != row["class"] for each in twins)


@settings(max_examples=60)
@given(SEEDS)
def test_no_single_condition_more_could_be_dropped_for_a_gain(random: Random) -> None:
    rows = any_table(random)
    for seed, row in enumerate(rows):
        for require in ("more", "not_fewer"):
            body = learn_one_rule_bottom_up(rows, "class", seed, require=require)
            here = coverage_counts(body, rows, "class", row["class"])[0]
            for gone in body:
                hits, misses = coverage_counts([each for each in body if each != gone], rows, "class", row["class"])
                assert misses or (hits <= here and require == "more")


@settings(max_examples=60)
@given(SEEDS)
def test_rules_from_seeds_cover_the_class_and_nothing_else(random: Random) -> None:
    rows = any_table(random)
    label = rows[0]["class"]
    bodies = learn_rules_bottom_up(rows, "class", label)
    assert {place for body in bodies for place in covered(body, rows)} == {
        place for place, row in enumerate(rows) if row["class"] == label
    }


def test_a_dog_makes_a_rule_for_animals_that_walk() -> None:
    assert aq_rule(ANIMALS, "class", 0) == (("Size", "medium"),)
    assert learn_one_rule_bottom_up(ANIMALS, "class", 0) == (
        ("Type", "mammal"),
        ("Size", "medium"),
        ("Covering", "hair"),
    )
    assert learn_one_rule_bottom_up(ANIMALS, "class", 0, require="not_fewer") == (("Size", "medium"),)
    assert shorter((("Species", "dog"),), [*ANIMALS, {**ANIMALS[0], "class": "flies"}], "class", "walks") == []
