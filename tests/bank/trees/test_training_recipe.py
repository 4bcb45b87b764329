"""Plans of training: each keeps the recipe, or breaks a rule that is told."""

from random import Random

import pytest

from reference.trees.draws.training_plans import SAID, plan_steps, training_plans
from reference.trees.training_recipe import STEPS, keeps_but, keeps_recipe, recipe_fault


@pytest.mark.parametrize("seed", range(5))
def test_drawn_plans_are_different_and_break_one_rule_at_most(seed: int) -> None:
    plans = training_plans(Random(seed))
    assert len({tuple(plan) for plan in plans}) == len(plans)
    faults = [recipe_fault(plan) for plan in plans]
    assert faults.count("") == sum(map(keeps_recipe, plans)) == 7
    assert all(keeps_but(plan, [fault]) for plan, fault in zip(plans, faults, strict=True))


def test_every_step_has_its_words() -> None:
    assert set(plan_steps(Random(1))) == set(SAID) == set(STEPS)


def test_rules_are_told_apart() -> None:
    grow, rest = "grow by √Gini", ["smooth", "learn the conditions", "label"]
    told = {
        "": [grow, *rest, "merge"],
        "splits depend on the class ratio": ["grow by entropy", *rest],
        "pruned": [grow, "prune", *rest],
        "not smoothed": [grow, *rest[1:]],
        "labelled too early": [grow, "smooth", "label", "learn the conditions"],
        "merged too early": [grow, "merge", *rest],
    }
    assert {fault: recipe_fault(plan) for fault, plan in told.items()} == {fault: fault for fault in told}
