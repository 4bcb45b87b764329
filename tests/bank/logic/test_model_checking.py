"""Tests of `reference.logic.model_checking`."""

from itertools import product
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from reference.logic.draws.interpretations import interpretation, quantified
from reference.logic.model_checking import free_variables, holds, local_variables

SEEDS = st.integers(0, 10**6).map(Random)
FEW = settings(max_examples=40, deadline=None)
PYTHON = {"and": "({} and {})", "or": "({} or {})", "->": "({} <= {})", "<-": "({} >= {})", "<->": "({} == {})"}


def in_python(formula: Any) -> str:
    """A formula as an expression of Python with all() and any() over the domain."""
    name, *parts = formula
    if name in ("forall", "exists"):
        return f"{'all' if name == 'forall' else 'any'}([{in_python(parts[1])} for {parts[0]} in domain])"
    if name == "not":
        return f"(not {in_python(parts[0])})"
    if name in PYTHON:
        return PYTHON[name].format(*map(in_python, parts))
    return f"(({', '.join(map(term_in_python, parts))},) in {name})"


def term_in_python(term: Any) -> str:
    return f"boss[{term_in_python(term[1])}]" if isinstance(term, list) else term


def names(world: Any) -> dict[str, Any]:
    """What the expressions speak of."""
    relations = {name: [tuple(row) for row in rows] for name, rows in world["relations"].items()}
    return {"domain": world["domain"], "boss": world["functions"]["boss"], **world["constants"], **relations}


@FEW
@given(SEEDS)
def test_a_closed_formula_has_the_value_that_python_gives_it(random: Random) -> None:
    world, formula = interpretation(random), quantified(random, 4)
    assert free_variables(formula) == set()
    assert holds(formula, **world) == bool(eval(in_python(formula), names(world)))


@FEW
@given(SEEDS)
def test_values_of_free_variables_are_taken_and_those_of_bound_ones_ignored(random: Random) -> None:
    world, formula = interpretation(random), quantified(random, 3, (), 0.6)
    free = sorted(free_variables(formula))
    for values in product(world["domain"], repeat=len(free)):
        bound = dict(zip(free, values, strict=True))
        known = {**dict.fromkeys(["X", "Y", "Who"], world["domain"][0]), **bound}
        assert holds(formula, values=bound, **world) == holds(formula, values=known, **world)


def test_for_all_before_a_clause_is_there_is_before_its_body() -> None:
    body = ["likes", "X", "Y"]
    assert local_variables([["tall", "X"], [body]]) == {"Y"}
    for seed in range(30):
        world = interpretation(Random(seed))
        outside = ["forall", "X", ["forall", "Y", ["->", body, ["tall", "X"]]]]
        assert holds(outside, **world) == holds(["forall", "X", ["->", ["exists", "Y", body], ["tall", "X"]]], **world)


def test_functions_may_have_several_arguments_and_be_python_functions() -> None:
    world: Any = {"domain": [0, 1, 2], "constants": {"one": 1}, "relations": {"less": [[0, 1], [0, 2], [1, 2]]}}
    formula = ["forall", "X", ["not", ["less", ["max", "X", "one"], "X"]]]
    assert holds(formula, functions={"max": max}, **world)
    table: Any = {"max": {(x, y): max(x, y) for x in range(3) for y in range(3)}}
    assert holds(formula, functions=table, **world)
