"""Unifiers step by step, and verifiers of substitutions: what an answer does counts, and not how it is written."""

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.flaw import NotReadable
from reference.logic.clause_forms import clause_kind, to_clause, to_implication, to_prolog
from reference.logic.herbrand import herbrand_base, herbrand_universe
from reference.logic.terms import as_clause, substituted
from reference.logic.unification import UNIFICATION, most_general_unifier
from reference.logic.verify.substitutions import composition_flaws, subsumption_flaws, unifier_flaws

TERMS = st.recursive(
    st.sampled_from(["X", "Y", "Z", "a", "b"]),
    lambda inner: st.tuples(st.just("f"), inner) | st.tuples(st.just("g"), inner, inner),
    max_leaves=4,
)
LITERALS = st.tuples(st.sampled_from("pq"), TERMS).flatmap(lambda atom: st.sampled_from([atom, ("not", atom)]))


@given(TERMS, TERMS, st.lists(st.integers(0, 50), max_size=60))
def test_whichever_pair_is_taken_the_bindings_are_a_most_general_unifier(one: Any, other: Any, turns: Any) -> None:
    state = UNIFICATION.start(one=one, other=other)
    while following := UNIFICATION.successors(state, one=one, other=other):
        state = following[(turns.pop() if turns else 0) % len(following)]
    assert state.fails == (most_general_unifier(one, other) is None)
    assert state.fails or not unifier_flaws(state.bindings, one, other)


ONE, OTHER = ["p", "X", "Y", ["f", "Y"]], ["p", "Z", ["g", "U"], "V"]
UNIFIERS: dict[str, Any] = {
    "as ours": {"X": "Z", "Y": ["g", "U"], "V": ["f", ["g", "U"]]},
    "the other way round": {"Z": "X", "Y": "g(U)", "V": "f(g(U))"},
    "still to be replaced": {"X": "Z", "Y": ["g", "U"], "V": ["f", "Y"]},
    "new names, as pairs": [["X", "New"], ["Z", "New"], ["Y", ["g", "W"]], ["U", "W"], ["V", ["f", ["g", "W"]]]],
}
NO_UNIFIERS: dict[str, tuple[Any, str]] = {
    "none": (None, "unifiable"),
    "too special": ({"X": "a", "Z": "a", "Y": ["g", "U"], "V": ["f", ["g", "U"]]}, "not_general"),
    "two variables made one": ({"X": "Z", "U": "Z", "Y": ["g", "Z"], "V": ["f", ["g", "Z"]]}, "not_general"),
    "one left out": ({"X": "Z", "V": ["f", "Y"]}, "not_equal"),
    "a term in itself": ({"X": "Z", "Y": ["g", "Y"], "V": ["f", "Y"]}, "not_equal"),
}


@pytest.mark.parametrize("way", UNIFIERS)
def test_a_most_general_unifier_is_right_however_it_is_written(way: str) -> None:
    assert unifier_flaws(UNIFIERS[way], ONE, OTHER) == []


@pytest.mark.parametrize("why", NO_UNIFIERS)
def test_what_is_no_most_general_unifier_is_wrong(why: str) -> None:
    answer, reason = NO_UNIFIERS[why]
    assert [flaw.reason for flaw in unifier_flaws(answer, ONE, OTHER)] == [reason]


def test_where_there_is_no_substitution_none_is_right() -> None:
    assert unifier_flaws(None, ["p", "X"], ["p", ["f", "X"]]) == []
    assert [flaw.reason for flaw in unifier_flaws({}, ["p", "X"], ["p", ["f", "X"]])] == ["no_unifier"]
    general, specific = [["p", "X"], [["q", "X", "Y"]]], [["p", "a"], [["q", "a", "b"]]]
    assert subsumption_flaws({"X": "a", "Y": "b", "Z": "c"}, general, specific) == []
    assert [flaw.reason for flaw in subsumption_flaws({"X": "a"}, general, specific)] == ["no_part"]
    assert [flaw.reason for flaw in subsumption_flaws(None, general, specific)] == ["is_subsumed"]
    assert [flaw.reason for flaw in subsumption_flaws({}, specific, general)] == ["not_subsumed"]


def test_a_composition_may_replace_a_variable_by_itself() -> None:
    first, second = {"X": "Y", "Z": ["f", "Y"]}, {"Y": "X"}
    assert composition_flaws({"Z": ["f", "X"], "Y": "X", "X": "X"}, first, second) == []
    assert [flaw.reason for flaw in composition_flaws({"Z": ["f", "X"]}, first, second)] == ["another_term"]


@pytest.mark.parametrize("answer", [3, "X", [["X"]], {"x": "a"}, {"X": [3]}, {"X": None}, {1: "a"}])
def test_what_is_no_substitution_is_not_read(answer: Any) -> None:
    with pytest.raises(NotReadable):
        composition_flaws(answer, {}, {})


@given(st.lists(LITERALS, max_size=4))
def test_an_implication_gives_its_clause_back_in_lists_and_in_prolog(literals: Any) -> None:
    clause = as_clause(literals)
    head, body = to_implication(clause)
    kinds = clause_kind(clause)
    assert {*to_clause(head, body)} == {*clause}
    assert kinds["fact"] <= kinds["definite"] <= kinds["horn"]
    assert kinds["ground"] == (substituted(clause, {"X": "c", "Y": "c", "Z": "c"}) == clause)
    if kinds["definite"]:
        assert {*as_clause(to_prolog(head, body))} == {*clause}


@pytest.mark.parametrize(
    ("constants", "arities", "depth"), [*product(([], ["a", "b"]), ((1,), (2,), (1, 2)), (0, 1, 2))]
)
def test_the_universe_and_the_base_have_as_many_members_as_they_must(
    constants: list[str], arities: tuple[int, ...], depth: int
) -> None:
    size = first = len(constants) or 1
    for _ in range(depth):
        size = first + sum(size**arity for arity in arities)
    universe = herbrand_universe(constants, {f"f{arity}": arity for arity in arities}, depth=depth)
    assert len(universe) == len({*universe}) == size
    assert len(herbrand_base({"p": 2, "q": 1}, universe)) == size**2 + size
