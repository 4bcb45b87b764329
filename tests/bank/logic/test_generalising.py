"""Substitutions, reduced clauses, generalisations and specialisations, held to brute force on small clauses."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.logic.clause_orders import chain_clause, order_kind, quotient_order, strictly_between, strictly_subsumes
from reference.logic.flattening import flatten_clause
from reference.logic.generalising import lgg, lgg_all, lgg_literals, lgg_terms
from reference.logic.golem import golem
from reference.logic.reduction import REDUCTION, reduced_clause
from reference.logic.relative_generalising import linked_literals, raw_rlgg, rlgg
from reference.logic.specialising import glb_clause
from reference.logic.substitution import applied, composed, inverse_results, inverse_substitution, renamed_apart
from reference.logic.subsumption import is_variant, matched_term, subsumes, theta_equivalent
from reference.logic.terms import as_clause, as_rule, negated, substituted, variables_in
from reference.logic.unification import most_general_unifier

TERMS = st.recursive(
    st.sampled_from(["X", "Y", "Z", "a", "b"]),
    lambda inner: st.tuples(st.just("f"), inner) | st.tuples(st.just("g"), inner, inner),
    max_leaves=3,
)
SUBSTITUTIONS = st.dictionaries(st.sampled_from(["X", "Y", "Z"]), TERMS, max_size=3)
FLAT = st.sampled_from(["X", "Y", "a", "b"])
ATOMS = st.builds(lambda name, *terms: (name, *terms), st.sampled_from("pq"), FLAT, FLAT)
LITERALS = ATOMS | st.builds(lambda atom: ("not", atom), ATOMS)
CLAUSES = st.lists(LITERALS, max_size=4, unique=True).map(as_clause)
RULES = st.builds(lambda head, body: as_clause([head, body]), ATOMS, st.lists(ATOMS, max_size=3))


@given(TERMS, SUBSTITUTIONS, SUBSTITUTIONS)
def test_a_composition_does_what_one_and_then_the_other_does(term: Any, first: Any, second: Any) -> None:
    both = substituted(substituted(term, first), second)
    assert substituted(term, composed(first, second)) == both
    assert all(name != value for name, value in composed(first, second).items())


@given(SUBSTITUTIONS, SUBSTITUTIONS, SUBSTITUTIONS)
def test_composition_is_associative(one: Any, two: Any, three: Any) -> None:
    assert composed(composed(one, two), three) == composed(one, composed(two, three))


def test_a_substitution_is_applied_at_once_and_may_make_literals_equal() -> None:
    assert applied([["p", "X", "Y"]], {"X": "Y", "Y": "X"}) == (("p", "Y", "X"),)
    assert applied([["p", "X"], ["p", "Y"], ["not", ["p", "X"]]], {"X": "Y"}) == (("p", "Y"), ("not", ("p", "Y")))


@given(CLAUSES, CLAUSES)
def test_clauses_that_are_renamed_apart_share_no_variable_and_stay_the_same(one: Any, other: Any) -> None:
    first, second = renamed_apart(one, other)
    assert first == one
    assert is_variant(second, other)
    assert not {*variables_in(first)} & {*variables_in(second)}


def test_inverse_substitutions_are_undone_by_the_substitution() -> None:
    theta = {"X": "a", "Y": "a", "Z": ("f", "a")}
    atom = ("p", "a", ("f", "a"))
    found = inverse_results(atom, theta)
    assert all(substituted(each, theta) == atom for each in found)
    assert len({*found}) == len(found)
    # no two are variants: each is left by naming its variables in order
    assert not any(is_variant([one], [other]) for one, other in combinations(found, 2))
    assert inverse_substitution(atom, [([1], "X"), ([2, 1], "Y")]) == ("p", "X", ("f", "Y"))
    with pytest.raises(ValueError, match="stands for"):
        inverse_substitution(atom, [([1], "X"), ([2], "X")])
    with pytest.raises(ValueError, match="no argument 3"):
        inverse_substitution(atom, [([3], "X")])


@given(CLAUSES)
def test_a_reduced_clause_is_the_smallest_part_that_is_equivalent(clause: Any) -> None:
    found = reduced_clause(clause)
    assert {*found} <= {*clause}
    parts = (part for size in range(len(clause) + 1) for part in combinations(clause, size))
    smallest = next(part for part in parts if subsumes(clause, part))
    assert len(found) == len(smallest)
    assert is_variant(found, smallest)
    assert reduced_clause(found) == found


@given(CLAUSES)
def test_every_step_of_a_reduction_gives_a_smaller_part(clause: Any) -> None:
    before = clause
    for state in list(REDUCTION.steps(clause=clause))[1:]:
        assert {*substituted(before, state.substitution)} == {*state.clause} < {*before}
        before = state.clause


def test_the_books_reductions() -> None:
    assert is_variant(reduced_clause(["p(X,Y)", "q(Y,Z)", "p(X,U)", "q(U,V)"]), ["p(X,Y)", "q(Y,Z)"])
    whole = ["p(X,Y)", "q(Y,Z)", "p(X,U)", "q(U,V)", "r(Z,V)"]
    assert reduced_clause(whole) == as_clause(whole)
    assert is_variant(reduced_clause(["p(X)", "p(Y)", "p(b)", "p(Z)", "not p(U)"]), ["p(b)", "not p(U)"])


@given(TERMS, TERMS, TERMS)
def test_the_lgg_of_terms_is_the_least_of_their_generalisations(one: Any, other: Any, third: Any) -> None:
    # variables of the two count as constants, hence ground terms
    ground = {"X": "c", "Y": "d", "Z": "e"}
    one, other = substituted(one, ground), substituted(other, ground)
    found = lgg_terms(one, other)
    assert matched_term(found, one, {}) is not None
    assert matched_term(found, other, {}) is not None
    if matched_term(third, one, {}) is not None and matched_term(third, other, {}) is not None:
        assert matched_term(third, found, {}) is not None


def test_the_books_lggs_of_terms_and_literals() -> None:
    assert is_variant([["p", lgg_terms("f(a,b,a,c)", "f(c,b,c,a)")]], ["p(f(X,b,X,Y))"])
    assert lgg_literals("p(f(1))", "p(g(1))") == ("p", "V1")
    assert lgg_literals("p(1)", "q(1)") is None
    assert lgg_literals("p(1)", "not p(1)") is None
    assert lgg_literals("p(X, V1, a)", "p(X, a, V1)") == ("p", "X", "V2", "V3")


@given(CLAUSES, CLAUSES, CLAUSES)
def test_the_lgg_of_clauses_is_the_least_of_their_generalisations(one: Any, other: Any, third: Any) -> None:
    found, raw = lgg(one, other), lgg(one, other, reduce=False)
    assert theta_equivalent(found, raw)
    assert theta_equivalent(found, lgg(other, one))
    assert subsumes(found, one)
    assert subsumes(found, other)
    assert not (subsumes(third, one) and subsumes(third, other)) or subsumes(third, found)
    assert theta_equivalent(lgg_all([one, other, third]), lgg_all([third, other, one]))
    assert theta_equivalent(lgg(one, one), one)


@given(RULES, RULES, RULES)
def test_the_glb_is_the_least_specific_of_their_specialisations(one: Any, other: Any, third: Any) -> None:
    free, horn = glb_clause(one, other, horn=False), glb_clause(one, other)
    for found in filter(None, (free, horn)):
        assert subsumes(one, found)
        assert subsumes(other, found)
    if subsumes(one, third) and subsumes(other, third):
        assert horn is not None
        assert subsumes(horn, third)
        assert subsumes(free, third)
    (head, _), (other_head, _) = as_rule(one), as_rule(renamed_apart(one, other)[1])
    assert (horn is None) == (most_general_unifier(head, other_head) is None)


ARCH = [
    *("contains(o1,t1)", "contains(o2,r3)", "shape(t1,triangle)"),
    *(f"shape(r{n},rectangle)" for n in range(1, 6)),
    *("on(t1,r1)", "on(t1,r2)", "on(r3,r4)", "on(r3,r5)"),
    *(f"orientation(r{n},vertical)" for n in (1, 2, 4, 5)),
]


def test_the_books_arch() -> None:
    raw = raw_rlgg("arch(o1)", "arch(o2)", ARCH)
    assert (len(raw), len(variables_in(raw))) == (73, 34)
    found = rlgg("arch(o1)", "arch(o2)", ARCH)
    assert is_variant(
        found, "arch(O) :- contains(O,T), shape(T,S), on(T,R), orientation(R,vertical), shape(R,rectangle)"
    )
    facts = {negated(each) for each in as_clause([None, ARCH])}
    assert len(reduced_clause([each for each in raw if negated(each) not in facts])) == 12  # the wrong order of steps
    assert {*linked_literals(found)} == {*as_rule(found)[1]}


@given(ATOMS, ATOMS, st.lists(ATOMS, max_size=3))
def test_relative_to_nothing_it_is_the_lgg_and_relative_to_facts_it_covers_both(
    one: Any, other: Any, facts: Any
) -> None:
    ground = {"X": "c", "Y": "d"}
    one, other, facts = substituted((one, other, tuple(facts)), ground)
    plain = lgg([one], [other])
    assert theta_equivalent(rlgg(one, other, []), plain)
    if plain:
        found = rlgg(one, other, facts)
        assert subsumes(found, [one, facts])
        assert subsumes(found, [other, facts])


GARFIELD = [
    "likes(garfield,lasagna) :- edible(lasagna)",
    "likes(garfield,odie) :- alive(odie), dog(odie), naive(odie)",
    "likes(garfield,tweety) :- alive(tweety), edible(tweety)",
    "likes(garfield,jon) :- alive(jon), human(jon), naive(jon)",
]
NOT_LIKED = [
    "likes(garfield,brutus) :- alive(brutus), dog(brutus)",
    "likes(garfield,work)",
    "likes(garfield,vet) :- alive(vet), human(vet)",
]


@pytest.mark.parametrize("turn", range(4))
def test_golem_learns_the_books_two_clauses_in_any_order(turn: int) -> None:
    found = golem(GARFIELD[turn:] + GARFIELD[:turn], NOT_LIKED)
    wanted = ["likes(garfield,X) :- edible(X)", "likes(garfield,X) :- alive(X), naive(X)"]
    assert len(found) == 2
    assert all(any(theta_equivalent(clause, each) for each in wanted) for clause in found)


@given(st.lists(RULES, min_size=1, max_size=4), st.lists(RULES, max_size=2))
def test_golem_covers_every_positive_and_no_negative_that_no_positive_subsumes(positives: Any, negatives: Any) -> None:
    apart = [each for each in negatives if not any(subsumes(one, each) for one in positives)]
    found = golem(positives, apart)
    assert all(any(subsumes(clause, each) for clause in found) for each in positives)
    assert not any(subsumes(clause, each) for clause in found for each in apart)


@given(RULES)
def test_a_flat_clause_gives_the_clause_back(clause: Any) -> None:
    nested = substituted(clause, {"X": ("f", ("g", "a", "Y")), "Y": ("h", "b")})
    for constants in (True, False):
        head, body = as_rule(flatten_clause(nested, constants=constants))
        values = {atom[1]: atom[2] for atom in body if atom[0] == "="}
        undone = (head, *(negated(atom) for atom in body if atom[0] != "="))
        for _ in values:
            undone = substituted(undone, values)
        assert {*undone} == {*nested}


def test_orders_of_clauses() -> None:
    chain = [chain_clause(length) for length in (1, 2, 3)]
    assert order_kind(chain, subsumes) == "total order"
    assert all(strictly_between(chain[0], each, ":- p(X, X)") for each in chain[1:])
    assert not strictly_subsumes(":- p(X, Y)", ":- p(A, B)")
    assert order_kind([], subsumes) == "total order"
    assert order_kind([1, 2], lambda a, b: a < b) == "none"
    classes, pairs = quotient_order([*chain, ":- p(A, B)"], subsumes)
    assert classes == [{0, 3}, {1}, {2}]
    assert pairs == {(0, 1), (0, 2), (1, 2)}
