"""Tests of `reference.logic.forward_chaining`."""

import math
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.logic.conditions.programs import learned_in_few_literals
from reference.logic.draws import facts as worlds
from reference.logic.draws import formulas as draws
from reference.logic.foil import (
    FOIL,
    as_clause,
    bindings,
    candidates,
    closed_world_negatives,
    covered,
    extended,
    foil,
    literal_gain,
    most_general,
)
from reference.logic.formulas import equivalent, evaluate_formula, misclassified, propositions, without_arrows
from reference.logic.forward_chaining import CHAINING, derived_facts, follows, least_model
from reference.logic.verify.formulas import without_arrows_flaws

SEEDS = st.integers(0, 10**6).map(Random)
FEW = settings(max_examples=25, deadline=None)
NAMES = ("p", "q", "r")
PYTHON = {"and": " and ", "or": " or ", "->": " <= ", "<-": " >= ", "<->": " == "}  # of truth values, <= is ->
FAMILY = [("parent", *pair.split()) for pair in ("eve ted", "tom ted", "tom liz", "ted ivy", "ted ann", "ann jim")]
PEOPLE = ["eve", "tom", "ted", "liz", "ivy", "ann", "jim"]


ANCESTOR = [
    (("ancestor", "X", "Y"), [("parent", "X", "Y")]),
    (("ancestor", "X", "Y"), [("parent", "X", "Z"), ("ancestor", "Z", "Y")]),
]


def in_python(formula: Any) -> str:
    """A formula as an expression of Python over truth values."""
    if isinstance(formula, str):
        return formula
    name, *parts = formula
    if name == "not":
        return f"(not {in_python(parts[0])})"
    return f"({PYTHON[name].join(map(in_python, parts))})"


@FEW
@given(SEEDS)
def test_a_formula_has_the_value_that_python_gives_it(random: Random) -> None:
    formula = draws.formula(random, NAMES, depth=[2, 3], must=())
    for values in product((False, True), repeat=3):
        assignment = dict(zip(NAMES, values, strict=True))
        assert evaluate_formula(formula, assignment) == eval(in_python(formula), {}, assignment)


@FEW
@given(SEEDS)
def test_rewriting_keeps_the_meaning_and_leaves_no_arrow(random: Random) -> None:
    formula = draws.formula(random, NAMES, depth=3)
    plain = without_arrows(formula)
    assert equivalent(formula, plain)
    assert draws.connectives_in(plain) <= {"and", "or", "not"}
    assert propositions(plain) == {*NAMES}
    assert not equivalent(formula, ["not", plain])
    assert without_arrows_flaws(plain, formula) == []


@FEW
@given(SEEDS)
def test_an_expression_and_its_negation_never_agree(random: Random) -> None:
    rows = [{name: random.choice("uv") for name in ("a", "b", "c", "class")} for _ in range(8)]
    formula = draws.row_formula(random, rows, "class")
    wrong = misclassified(formula, rows, "class", "u")
    turned = misclassified(["not", formula], rows, "class", "u")
    assert sorted([*wrong, *turned]) == list(range(8))


def closure(pairs: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """The transitive closure, by trying all pairs as often as there are any."""
    for _ in range(len(pairs)):
        pairs = pairs | {(one, end) for one, middle in pairs for start, end in pairs if middle == start}
    return pairs


@FEW
@given(st.sets(st.tuples(st.sampled_from("abcde"), st.sampled_from("abcde")), min_size=1, max_size=7))
def test_ancestors_are_the_transitive_closure_of_parents(pairs: set[tuple[str, str]]) -> None:
    facts = [("parent", *pair) for pair in sorted(pairs)]
    model = least_model(facts, ANCESTOR)
    assert {atom[1:] for atom in model if atom[0] == "ancestor"} == closure(pairs)
    assert least_model(sorted(model), ANCESTOR) == model
    assert least_model(facts[:-1], ANCESTOR) <= model


def test_ancestors_of_the_family_come_in_three_rounds() -> None:
    rounds = [state.new for state in CHAINING.steps(facts=FAMILY, rules=ANCESTOR)]
    assert [len(new) for new in rounds] == [6, 6, 5, 2, 0]
    assert {atom[1:] for atom in rounds[3]} == {("tom", "jim"), ("eve", "jim")}
    assert len(derived_facts(FAMILY, ANCESTOR)) == 13
    assert not follows(FAMILY, ANCESTOR, ["ancestor", "liz", "tom"])


@FEW
@given(SEEDS)
def test_rounds_add_up_to_the_model_whatever_the_order_of_rules(random: Random) -> None:
    rules = worlds.rules(random)
    facts = worlds.facts_for(random, rules)
    states = list(CHAINING.steps(facts=facts, rules=rules))
    everything = [atom for state in states for atom in state.new]
    assert len(everything) == len({*everything})
    assert {*everything} == least_model(facts, rules[::-1]) == least_model(facts[::-1], rules)


def test_a_molecule_with_an_acid_group_is_an_acid() -> None:
    atoms = [("atom", "m", f"a{n}", kind) for n, kind in enumerate("cooh", start=1)]
    joined = [("1", "2", "d"), ("1", "3", "s"), ("3", "4", "s")]
    bonds = [("bond", "m", f"a{one}", f"a{other}", kind) for one, other, kind in joined]
    wanted = [("bond", "X", f"A{one}", f"A{other}", kind) for one, other, kind in joined]
    body = [*(("atom", "X", f"A{n}", kind) for n, kind in enumerate("cooh", start=1)), *wanted]
    rule = (("carb_acid", "X"), body)
    assert follows([*atoms, *bonds], [rule], ["carb_acid", "m"])
    assert not follows([*atoms, *bonds[:2]], [rule], ["carb_acid", "m"])


def test_the_closed_world_of_the_family_has_36_negatives_or_29() -> None:
    positives = [atom[1:] for atom in derived_facts(FAMILY, ANCESTOR)]
    assert len(closed_world_negatives(PEOPLE, positives)) == 36
    assert len(closed_world_negatives(PEOPLE, positives, reflexive=False)) == 29


GAINS: dict[tuple[str, ...], tuple[float, float | None]] = {  # literal: gain by examples, and by bindings
    ("parent", "X", "Y"): (11.4856, 11.4856),
    ("parent", "X", "Z"): (10.4956, 11.89),
    ("parent", "Z", "Y"): (6.3105, None),
}


@pytest.mark.parametrize("literal", GAINS)
def test_the_gains_of_the_family_are_those_of_the_catalogue(literal: tuple[str, ...]) -> None:
    positives = [atom[1:] for atom in derived_facts(FAMILY, ANCESTOR)]
    negatives = closed_world_negatives(PEOPLE, positives)
    clause = most_general("ancestor", positives)
    by_examples, by_bindings = GAINS[literal]
    assert literal_gain(clause, literal, positives, negatives, FAMILY, count="examples") == pytest.approx(
        by_examples, abs=1e-4
    )
    if by_bindings:
        assert literal_gain(clause, literal, positives, negatives, FAMILY) == pytest.approx(by_bindings, abs=1e-2)


def test_examples_and_bindings_choose_different_first_literals() -> None:
    positives = [atom[1:] for atom in derived_facts(FAMILY, ANCESTOR)]
    args: dict[str, Any] = {"target": "ancestor", "constants": PEOPLE, "positives": positives, "facts": FAMILY}
    first = {count: list(FOIL.steps(**args, count=count))[1].clause[1] for count in ("examples", "bindings")}
    assert first == {"examples": (("parent", "X", "Y"),), "bindings": (("parent", "X", "Z"),)}


def world(random: Random, arguments: int) -> dict[str, Any]:
    things = worlds.constants(random, 4)
    facts = worlds.world(random, things, links=[3, 6])
    positives = worlds.positives(random, things, facts, arguments)
    return {"target": "gives", "constants": things, "positives": positives, "facts": facts}


def holds_by_force(clause: Any, example: Any, args: Any) -> int:
    """How many ways there are of naming a clause's variables, for one example, that make its body facts."""
    head, body = clause
    facts = {tuple(fact) for fact in args["facts"]}
    variables = sorted({term for atom in body for term in atom[1:]} - {*head[1:]})
    count = 0
    for values in product(args["constants"], repeat=len(variables)):
        named = {**dict(zip(head[1:], example, strict=True)), **dict(zip(variables, values, strict=True))}
        count += all((atom[0], *(named[term] for term in atom[1:])) in facts for atom in body)
    return count


@settings(max_examples=12, deadline=None)
@given(SEEDS, st.sampled_from([1, 2]))
def test_every_literal_that_foil_adds_has_the_largest_gain_by_force(random: Random, arguments: int) -> None:
    args = world(random, arguments)
    negatives = closed_world_negatives(args["constants"], args["positives"])
    states = list(FOIL.steps(**args))
    for state in states[1:3]:
        before = (state.clause[0], state.clause[1][:-1])

        def gain(literal: Any, before: Any = before, left: Any = state.left) -> float:
            after = extended(before, literal)
            p0, p1 = (sum(holds_by_force(clause, each, args) for each in left) for clause in (before, after))
            n0, n1 = (sum(holds_by_force(clause, each, args) for each in negatives) for clause in (before, after))
            kept = sum(
                any(b.items() <= a.items() for a in bindings(after, left, args["facts"]))
                for b in bindings(before, left, args["facts"])
            )
            return kept * (math.log2(p1 / (p1 + n1)) - math.log2(p0 / (p0 + n0))) if p1 else 0.0

        gains = [gain(literal) for literal in candidates(before, args["facts"])]
        assert state.gain == pytest.approx(max(gains)) == pytest.approx(gain(state.clause[1][-1]))
        assert state.gain > 0


@FEW
@given(SEEDS, st.sampled_from([1, 2]))
def test_what_is_learned_covers_all_positives_and_no_negative(random: Random, arguments: int) -> None:
    args = world(random, arguments)
    if not learned_in_few_literals(args, None):
        return
    clauses = foil(**args)
    rules = [(head, list(body)) for head, body in clauses]
    derived = {atom[1:] for atom in derived_facts(args["facts"], rules)}
    assert derived == {tuple(each) for each in args["positives"]}
    for clause in clauses:
        assert covered(as_clause(clause), args["positives"], args["facts"])
