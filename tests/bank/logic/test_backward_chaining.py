"""Tests of `reference.logic.backward_chaining`."""

import shutil
import subprocess
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.logic.backward_chaining import EndlessSearch, UnboundGoal, proofs, solve, written_goal
from reference.logic.draws import facts as draws
from reference.logic.draws import queries
from reference.logic.forward_chaining import least_model
from reference.logic.mistakes.backward_chaining import Prover, answered
from reference.logic.terms import as_literal

SEEDS = st.integers(0, 10**6).map(Random)
FEW = settings(max_examples=25, deadline=None)
ANCESTOR = [
    [["ancestor", "X", "Y"], [["parent", "X", "Y"]]],
    [["ancestor", "X", "Y"], [["parent", "X", "Z"], ["ancestor", "Z", "Y"]]],
]
CHAIN = [["parent", "a", "b"], ["parent", "b", "c"], ["parent", "c", "d"]]


def tuples(answers: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    return [tuple(answer.values()) for answer in answers]


def test_ancestors_in_a_chain_are_all_earlier_ones() -> None:
    found = tuples(solve([["ancestor", "X", "Y"]], CHAIN, ANCESTOR))
    assert "".join(x + y for x, y in found) == "abbccdacadbd"


def test_a_circle_needs_a_depth() -> None:
    circle = [*CHAIN, ["parent", "d", "a"]]
    with pytest.raises(EndlessSearch, match="needs a depth"):
        solve([["ancestor", "a", "Y"]], circle, ANCESTOR)
    assert sorted(tuples(solve([["ancestor", "a", "Y"]], circle, ANCESTOR, depth=4))) == [(each,) for each in "abcd"]


@FEW
@given(SEEDS)
def test_backward_chaining_finds_what_forward_chaining_derives(random: Random) -> None:
    rules = draws.rules(random, [0, 2])
    facts = draws.facts_for(random, rules)
    model = least_model(facts, rules)
    for name, arity in {(head[0], len(head) - 1) for head, _ in rules}:
        variables = ["A", "B"][:arity]
        found = {(name, *each) for each in tuples(solve([[name, *variables]], facts, rules, depth=5))}
        assert found == {atom for atom in model if atom[0] == name}


@FEW
@given(SEEDS)
def test_every_proof_is_made_of_facts_and_instances_of_clauses(random: Random) -> None:
    rules = draws.rules(random, [0, 2])
    facts = draws.facts_for(random, rules)
    for goal in sorted(least_model(facts, rules)):
        proof = next(proofs(goal, facts, rules, depth=5))
        assert proof["goal"] == goal
        assert sound(proof, facts, rules)


def sound(proof: Any, facts: list[Any], rules: list[Any]) -> bool:
    """Whether each step of a proof is a fact, or follows from its parts by the clause that it names."""
    if proof["by"] == "fact":
        return list(proof["goal"]) in facts and not proof["using"]
    parts = [part["goal"] for part in proof["using"]]
    head, body = rules[proof["by"]]
    answers = solve(body, parts)
    holds = any(as_literal([answer.get(term, term) for term in head]) == proof["goal"] for answer in answers)
    return holds and all(sound(part, facts, rules) for part in proof["using"])


def test_a_test_before_its_variable_has_a_value_is_an_error() -> None:
    facts = [["age", "ann", 10], ["age", "bob", 54], ["age", "carl", 11]]
    assert tuples(solve([["age", "P", "A"], ["<", "A", 12]], facts)) == [("ann", 10), ("carl", 11)]
    with pytest.raises(UnboundGoal, match="A has no value yet"):
        solve([["<", "A", 12], ["age", "P", "A"]], facts)


COURSE = [
    [
        ["course", "A"],
        [
            ["word", "A", "instructor"],
            ["not", ["word", "A", "good"]],
            ["link", "A", "B"],
            ["word", "B", "assign"],
            ["not", ["link", "B", "C"]],
        ],
    ]
]
PAGES = [["link", "p1", "p2"], ["word", "p1", "instructor"], ["word", "p2", "assign"]]


def test_mitchells_rule_finds_the_course_unless_a_negated_goal_can_be_proved() -> None:
    assert solve([["course", "P"]], PAGES, COURSE) == [{"P": "p1"}]
    assert solve([["course", "P"]], [*PAGES, ["word", "p1", "good"]], COURSE) == []
    assert solve([["course", "P"]], [*PAGES, ["link", "p2", "p3"]], COURSE) == []
    with pytest.raises(UnboundGoal, match="C has no value"):
        solve([["course", "P"]], PAGES, COURSE, negation="ground")


def test_terms_may_have_functors_and_equality_unifies() -> None:
    length = [[["size", "nil", 0], []], [["size", ["cons", "_", "T"], ["s", "N"]], [["size", "T", "N"]]]]
    assert solve([["size", ["cons", "a", ["cons", "b", "nil"]], "N"]], [], length) == [{"N": ("s", ("s", 0))}]
    assert solve([["=", ["f", "X"], ["f", "a"]], ["\\=", "X", "b"]], []) == [{"X": "a"}]
    assert solve([["p", "X", "Y"]], [], [[["p", "Z", "Z"], []]]) == [{"X": "Y"}]


@pytest.mark.skipif(shutil.which("swipl") is None, reason="SWI-Prolog is not installed")
def test_prolog_gives_the_same_answers() -> None:
    for seed in range(5):
        random = Random(seed)
        rules = draws.rules(random, [0, 2])
        facts = draws.facts_for(random, rules)
        goal = [rules[0][0][0], *["A", "B"][: len(rules[0][0]) - 1]]
        lines = [f"{written_goal(as_literal(fact))}." for fact in facts]
        lines += [f"{written_goal(tuple(h))} :- {', '.join(written_goal(tuple(a)) for a in b)}." for h, b in rules]
        asked = f"forall({written_goal(tuple(goal))}, (print([{', '.join(goal[1:])}]), nl))"
        command = ["swipl", "-g", asked, "-t", "halt", "/dev/stdin"]
        run = subprocess.run(command, input="\n".join(lines), capture_output=True, text=True, check=True)
        assert {*run.stdout.split()} == {f"[{','.join(each)}]" for each in tuples(solve([goal], facts, rules))}


def test_every_answer_to_a_join_is_found() -> None:
    facts = [["r", *pair] for pair in product("ab", repeat=2)] + [["s", "b"]]
    assert tuples(solve([["r", "X", "Y"], ["s", "Y"]], facts)) == [("a", "b"), ("b", "b")]


def test_a_simple_prover_finds_the_same_answers_up_to_the_depth() -> None:
    for seed in range(40):
        random = Random(seed)
        clauses, facts = queries.hut_clauses(random), queries.hut_facts(random)
        goals, depth = queries.hut_query(random, clauses, facts), random.randint(0, 3)
        found = solve(goals, facts, clauses, depth=depth)
        mine = answered(goals, Prover(facts, clauses, depth))
        assert all(answer in found for answer in mine)
        assert all(answer in mine for answer in found)
