import time
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.logic.subsumption import (
    TooLongSearch,
    is_variant,
    subsumes,
    subsuming_substitution,
    subsuming_substitutions,
    theta_equivalent,
)
from reference.logic.terms import as_clause, substituted, variables_in

TERMS = st.sampled_from(["X", "Y", "Z", "a", ("f", "X"), ("f", "a")])
ATOMS = st.builds(lambda name, *terms: (name, *terms), st.sampled_from("pq"), TERMS, TERMS)
LITERALS = ATOMS | st.builds(lambda atom: ("not", atom), ATOMS)
CLAUSES = st.lists(LITERALS, max_size=4, unique=True).map(as_clause)


def terms_of(clause: Any) -> set[Any]:
    """Every term that stands in a clause, at any depth."""

    def inside(term: Any) -> list[Any]:
        return [term, *(each for part in term[1:] for each in inside(part))] if isinstance(term, tuple) else [term]

    atoms = [literal[1] if literal[0] == "not" else literal for literal in clause]
    return {each for atom in atoms for part in atom[1:] for each in inside(part)}


def by_trying_all(general: Any, specific: Any) -> list[dict[str, Any]]:
    """Every map from the variables of a clause to terms of another that makes it a part of it."""
    names = variables_in(general)
    maps = (dict(zip(names, values, strict=True)) for values in product(terms_of(specific), repeat=len(names)))
    return [each for each in maps if {*substituted(general, each)} <= {*specific}]


@given(CLAUSES, CLAUSES)
def test_every_substitution_is_found_once(general: Any, specific: Any) -> None:
    found = list(subsuming_substitutions(general, specific, {}))
    tried = by_trying_all(general, specific)
    assert len(found) == len(tried)
    assert all(each in tried for each in found)
    assert subsumes(general, specific) == bool(tried)
    assert (subsuming_substitution(general, specific) or {}) in (tried or [{}])


@given(CLAUSES)
def test_a_clause_subsumes_itself_and_what_has_more_literals(clause: Any) -> None:
    assert theta_equivalent(clause, clause)
    assert is_variant(clause, clause[::-1])
    assert subsumes(clause[1:], clause)
    assert subsumes([], clause)


PAIRS = {  # Blockeel, examples 15.23, 15.24 and 15.26, and the chain after them: whether one subsumes the other
    ("p(X) :- r(X, Y)", "p(X) :- q(X), r(X, Y)"): (True, False),
    ("p(X) :- r(X, Y)", "p(X) :- q(X), r(X, X)"): (True, False),
    ("p(X) :- r(X, Y)", "p(a) :- q(a), r(a, Y)"): (True, False),
    ("p(X) :- r(X, Y)", "p(X) :- r(X, b)"): (True, False),
    ("p(a) :- q(a), r(a, Y)", "p(X) :- r(X, b)"): (False, False),
    ("p(X) :- q(X), r(X, X)", "p(X) :- q(X), r(X, X), r(X, Y)"): (True, True),
    ("p(f(X)) :- p(X)", "p(f(f(X))) :- p(X)"): (False, False),
    (":- p(X, Y)", ":- p(X, Y), p(Y, Z)"): (True, False),
    (":- p(X, Y), p(Y, Z), p(Z, U)", ":- p(X, X)"): (True, False),
}


@pytest.mark.parametrize("pair", PAIRS)
def test_the_books_pairs(pair: tuple[str, str]) -> None:
    one, other = pair
    assert (subsumes(one, other), subsumes(other, one)) == PAIRS[pair]
    assert theta_equivalent(one, other) == (PAIRS[pair] == (True, True))


def test_a_variant_is_the_same_clause_with_other_names() -> None:
    assert is_variant("p(X, Y) :- q(Y, X)", "p(A, X) :- q(X, A)")
    assert not is_variant("p(X, Y)", "p(X, X)")
    assert not is_variant("p(X, Y)", "p(X, a)")
    assert not is_variant("p(X) :- q(X, X), q(X, Y)", "p(X) :- q(X, X), q(Y, X)")
    assert not is_variant("p(X) :- q(X)", "p(X) :- q(X), q(Y)")


def test_needless_groups_of_literals_cost_no_search() -> None:
    head, body = ["p", "a"], [["q", f"X{n}", f"Y{n}"] for n in range(60)]
    other = [["p", "a"], [["q", "a", f"c{n}"] for n in range(60)] + [["r", "a"]]]
    began = time.perf_counter()
    assert subsumes([head, body], other)
    assert not subsumes([head, [["r", "V"], ["s", "V"], *body]], other)
    assert time.perf_counter() - began < 2


def test_a_search_that_takes_too_long_is_given_up() -> None:
    def cycle(length: int) -> list[Any]:
        return [["not", ["e", f"X{n}", f"X{(n + 1) % length}"]] for n in range(length)]

    both = [each for edge in cycle(60) for each in (edge, ["not", ["e", edge[1][2], edge[1][1]]])]
    with pytest.raises(TooLongSearch):
        subsumes(cycle(61), both)  # an odd cycle goes into no even one
