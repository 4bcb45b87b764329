"""Tests of explanations, of the rules that they give, and of PROLOG-EBG."""

from itertools import product
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from reference.analytical.draws import explanations as draws
from reference.analytical.ebg import covers, ebg_predict, prolog_ebg
from reference.analytical.explanations import explain, explanations
from reference.analytical.generalizing import leaf_rule, leaves_of, regressed
from reference.analytical.promises import is_explainable, is_explanation
from reference.analytical.verify import explanation_flaws, steps_of
from reference.logic.forward_chaining import least_model
from reference.logic.subsumption import subsumes

SEEDS = st.integers(0, 10**6).map(Random)
FACTS = [["volume", "box", 2], ["density", "box", 3], ["limit", "cart", 9]]
THEORY = [
    [["loads", "X", "Y"], [["mass", "X", "M"], ["limit", "Y", "L"], ["less", "M", "L"]]],
    [["mass", "X", "M"], [["volume", "X", "V"], ["density", "X", "D"], ["times", "V", "D", "M"]]],
]
GOAL = ["loads", "box", "cart"]


@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_what_has_an_explanation_is_what_follows_by_forward_chaining(random: Random) -> None:
    theory = draws.any_theory(random)
    goal = draws.any_goal(random)
    facts = draws.any_facts_about(random, goal, theory)
    texts = [[[str(term) for term in fact] for fact in facts], [as_texts(clause) for clause in theory]]
    follows = tuple(map(str, goal)) in least_model(*texts)
    assert (explain(goal, theory, facts) is not None) == follows


def as_texts(clause: Any) -> Any:
    """A clause with text for its numbers."""
    head, body = clause
    return [list(map(str, head)), [list(map(str, atom)) for atom in body]]


@settings(max_examples=25, deadline=None)
@given(SEEDS)
def test_every_explanation_that_is_found_is_verified_and_its_rules_cover_the_example(random: Random) -> None:
    theory = draws.loading_theory(random)
    case = draws.loading_case(random, theory)
    goal, facts = case["goal"], case["facts"]
    assert is_explainable(goal, theory, facts)
    for proof in list(explanations(goal, theory, facts))[:4]:
        assert explanation_flaws(proof, goal, theory, facts) == []
        assert is_explanation(proof, theory)
        rule, leaves = regressed(proof, theory), leaf_rule(proof)
        assert covers(rule, goal, facts)
        assert covers(leaves, goal, facts)
        # by regression a rule is at least as general as the leaves with their tests
        assert subsumes(rule, [goal, leaves_of(proof)])


@settings(max_examples=15, deadline=None)
@given(SEEDS)
def test_rules_cover_the_positive_examples_that_the_theory_explains_and_nothing_it_does_not(random: Random) -> None:
    theory = draws.any_theory(random)
    examples = draws.any_examples(random, theory)
    rules = prolog_ebg(examples, theory)
    for example in examples:
        explained = explain(example["goal"], theory, example["facts"]) is not None
        covered = ebg_predict(rules, example["goal"], example["facts"])
        assert covered <= explained
        assert covered or not example["positive"] or not explained


def test_a_negated_goal_is_not_provable_unless_failure_is_asked_for() -> None:
    theory = [[["safe", "X"], [["not", ["fragile", "X"]]]], [["safe", "X"], [["soft", "X"]]]]
    first = explain(["safe", "a"], theory, [["soft", "a"]])
    other = explain(["safe", "a"], theory, [["soft", "a"]], negation="failure")
    assert (first and first["by"], other and other["by"]) == (1, 0)


def test_goals_used_may_come_in_any_order_and_as_tuples() -> None:
    right = explain(GOAL, THEORY, FACTS)
    assert right is not None
    turned = {**right, "using": right["using"][::-1]}
    assert explanation_flaws(turned, GOAL, THEORY, FACTS) == []
    written = [right["goal"], right["by"], right["using"]]
    assert explanation_flaws(written, GOAL, THEORY, FACTS) == []
    assert len(steps_of(written)) == 7


def test_flaws_of_explanations_are_named() -> None:
    right = explain(GOAL, THEORY, FACTS)
    assert right is not None
    mass, limit, less = right["using"]

    def flaw(proof: Any, facts: Any = FACTS) -> str:
        found = explanation_flaws(proof, GOAL, THEORY, facts)
        return found[0].reason if found else ""

    assert flaw({}) == "unexplained"
    assert flaw({}, FACTS[1:]) == ""
    assert flaw(mass) == "other_goal"
    assert flaw({**right, "by": 1}) == "clause_step"
    assert flaw({**right, "by": 7}) == "no_clause"
    assert flaw({**right, "using": [mass, limit]}) == "clause_step"
    assert (
        flaw({**right, "using": [mass, {**limit, "goal": ["limit", "cart", 8]}, {**less, "goal": ["less", 6, 8]}]})
        == "no_fact"
    )
    assert flaw({**right, "by": "fact", "using": []}) == "no_fact"
    assert flaw({**right, "using": [mass, limit, {**less, "by": "fact"}]}) == "no_fact"
    assert flaw({**right, "using": [{**mass, "goal": ["mass", "box", "M"]}, limit, less]}) == "not_ground"
    wrong = [each | {"goal": ["times", 2, 3, 7]} if each["by"] == "builtin" else each for each in mass["using"]]
    seven = [{**mass, "goal": ["mass", "box", 7], "using": wrong}, limit, {**less, "goal": ["less", 7, 9]}]
    assert flaw({**right, "using": seven}) == "no_test"


def test_no_comparison_of_equal_numbers_holds() -> None:
    for limit, goals in product((5, 6, 7), (GOAL,)):
        facts = [*FACTS[:2], ["limit", "cart", limit]]
        assert (explain(goals, THEORY, facts) is not None) == (limit > 6)
