import random
import time
from collections import namedtuple
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.checks.subsumption import SearchBudget, is_renaming, is_variant, subsumes
from grader.checks.terms import Compound, Term, TermReader, Variable, terms_inside, variables_of
from grader.checks.verdict import NotJudged
from tests.checks.judging import verdict

GRANDPARENT: list[Any] = [["grandparent", "X", "Z"], [["parent", "X", "Y"], ["parent", "Y", "Z"]]]
MORTAL = [["mortal", "X"], ["not", ["man", "X"]]]
REACH = [
    [["reach", "X", "Y"], [["edge", "X", "Y"]]],
    [["reach", "X", "Z"], [["edge", "X", "Y"], ["reach", "Y", "Z"]]],
]
Rule = namedtuple("Rule", "head body")

RIGHT: dict[str, tuple[Any, Any]] = {
    "itself": (GRANDPARENT, GRANDPARENT),
    "other variables": (GRANDPARENT, [["grandparent", "A", "C"], [["parent", "A", "B"], ["parent", "B", "C"]]]),
    "the body in another order": (GRANDPARENT, [GRANDPARENT[0], GRANDPARENT[1][::-1]]),
    "tuples, and a set as the body": (
        GRANDPARENT,
        (("grandparent", "X", "Z"), {("parent", "X", "Y"), ("parent", "Y", "Z")}),
    ),
    "text": (GRANDPARENT, "grandparent(X, Z) :- parent(X, Y), parent(Y, Z)."),
    "text without spaces or full stop": (GRANDPARENT, "grandparent(A,C):-parent(A,B),parent(B,C)"),
    "text with an arrow": (GRANDPARENT, "grandparent(A,C) <- parent(A,B), parent(B,C)"),
    "head and body as text": (GRANDPARENT, ("grandparent(X,Z)", ["parent(X,Y)", "parent(Y,Z)"])),
    "a body as one text": (GRANDPARENT, {"head": "grandparent(X,Z)", "body": "parent(X,Y), parent(Y,Z)"}),
    "a namedtuple": (GRANDPARENT, Rule(("grandparent", "X", "Z"), [("parent", "X", "Y"), ("parent", "Y", "Z")])),
    "a set of literals for a rule": (
        GRANDPARENT,
        [["not", ["parent", "X", "Y"]], ["grandparent", "X", "Z"], ["not", ["parent", "Y", "Z"]]],
    ),
    "a needless literal": (GRANDPARENT, "grandparent(X,Z) :- parent(X,Y), parent(Y,Z), parent(X,W)."),
    "dozens of needless literals": (
        GRANDPARENT,
        [GRANDPARENT[0], [*GRANDPARENT[1], *(["parent", f"X{n}", f"X{n + 1}"] for n in range(0, 120, 2))]],
    ),
    "a long chain of needless literals": (
        [["p"], [["e", "X", "X"]]],
        [["p"], [["e", "X", "X"], *(["e", f"X{n}", f"X{n + 1}"] for n in range(150))]],
    ),
    "an anonymous variable": ("has(X) :- owns(X, Y).", "has(X) :- owns(X, _), owns(X, _)."),
    "in a list of one": (GRANDPARENT, [GRANDPARENT]),
    "the signs of logic": (MORTAL, "mortal(X) ∨ ¬man(X)"),
    "a rule for a set of literals": (MORTAL, [["mortal", "S"], [["man", "S"]]]),
    "a frozenset of literals": (MORTAL, frozenset({("not", ("man", "X")), ("mortal", "X")})),
    "NumPy's text": (MORTAL, [[np.str_("mortal"), np.str_("X")], ["not", ["man", "X"]]]),
    "clauses in another order": (REACH, REACH[::-1]),
    "clauses in one text": (REACH, "reach(A,B) :- edge(A,B).\n% and further\nreach(A,C) :- edge(A,B), reach(B,C)."),
    "clauses in a list of texts": (REACH, ["reach(A,C) :- edge(A,B), reach(B,C)", "reach(A,B) :- edge(A,B)"]),
    "a clause twice": (REACH, [*REACH, REACH[0]]),
    "a theory of one clause, bare": ([MORTAL], MORTAL),
    "a fact": ([["parent", "ann", "bob"], []], "parent(ann, bob)."),
    "a fact as a literal alone": ([["parent", "ann", "bob"], []], [["parent", "ann", "bob"]]),
    "a body of nothing but true": ([["p", "X"], []], "p(X) :- true."),
    "propositions": ([["p"], [["q"], ["r"]]], "p :- q, r."),
    "compound terms": ([["nat", ["s", "X"]], [["nat", "X"]]], "nat(s(N)) :- nat(N)."),
    "numbers": ([["age", "X", 3], []], "age(Y, 3.0)."),
    "a name in quotes": ([["in", "X", "'New York'"], []], "in(X, 'New York')."),
    "not in a body": ([["p", "X"], [["q", "X"], ["not", ["r", "X"]]]], "p(X) :- q(X), \\+ r(X)."),
    "not as a predicate": ([["p", "X"], [["q", "X"], ["not", ["r", "X"]]]], "p(X) :- q(X), not(r(X))."),
    "a comparison": ([["p", "X"], [["<", "X", 3]]], "p(Y) :- Y < 3."),
    "a list": ([["p", ["list", "a", "X"]], []], "p([a, Y])."),
    "a goal": ([["not", ["p", "X"]]], ":- p(X)."),
    "the empty clause": ([], []),
}


@pytest.mark.parametrize("form", RIGHT)
def test_right_clauses_are_right_in_any_form(form: str) -> None:
    given = verdict("same_theory", *RIGHT[form])
    assert given.passed, given


WRONG: dict[str, tuple[str, Any, Any]] = {
    "None": ("nothing", GRANDPARENT, None),
    "a number": ("type", GRANDPARENT, 3),
    "a function": ("type", GRANDPARENT, print),
    "a dict of something else": ("type", GRANDPARENT, {"a": 1}),
    "a bracket that does not close": ("type", GRANDPARENT, "grandparent(X, Z :- parent(X, Y)."),
    "a sign that is none of ours": ("type", GRANDPARENT, "grandparent(X, Z) :- parent(X, Y) ? parent(Y, Z)"),
    "terms without end": ("type", GRANDPARENT, "p(" * 100),
    "too long a text": ("type", GRANDPARENT, "p(X). " * 10_000),
    "a number in the place of a literal": ("type", GRANDPARENT, [["grandparent", "X", "Z"], [3, 4]]),
    "a literal missing": ("too_general", GRANDPARENT, "grandparent(X, Z) :- parent(X, Y)."),
    "a variable too many": ("too_general", GRANDPARENT, "grandparent(X, Z) :- parent(X, Y), parent(W, Z)."),
    "a literal too many": ("too_specific", GRANDPARENT, "grandparent(X, Z) :- parent(X,Y), parent(Y,Z), male(X)."),
    "a constant for a variable": ("too_specific", GRANDPARENT, "grandparent(X, bob) :- parent(X,Y), parent(Y,bob)."),
    "small letters for variables": ("variables", GRANDPARENT, "grandparent(x, z) :- parent(x, y), parent(y, z)."),
    "another predicate": ("value", GRANDPARENT, "grandparent(X, Z) :- sibling(X, Y)."),
    "arguments exchanged": ("value", GRANDPARENT, "grandparent(Z, X) :- parent(X, Y), parent(Y, Z)."),
    "a clause too few": ("missing_clauses", REACH, REACH[:1]),
    "a clause too many": ("extra_clauses", REACH, [*REACH, [["reach", "X", "X"], []]]),
    "a literal without its negation": ("value", MORTAL, [["mortal", "X"], ["man", "X"]]),
    "many literals": ("too_general", GRANDPARENT, [GRANDPARENT[0], [["parent", "X", f"Y{n}"] for n in range(300)]]),
}


@pytest.mark.parametrize("slip", WRONG)
def test_wrong_clauses_are_wrong_for_their_reason(slip: str) -> None:
    reason, expected, answer = WRONG[slip]
    found = verdict("same_theory", expected, answer)
    assert not found.credit
    assert found.reason == reason


def test_the_first_clause_that_is_wrong_is_named() -> None:
    answer = [REACH[0], [["reach", "X", "Z"], [["edge", "X", "Y"]]]]
    assert verdict("same_theory", REACH, answer).message.startswith("Clause 2 is too general")


def test_needless_literals_count_where_the_spec_says_so() -> None:
    longer = "grandparent(X,Z) :- parent(X,Y), parent(Y,Z), parent(X,W)."
    assert not verdict("same_theory", GRANDPARENT, longer, {"theta": False}).passed
    assert verdict("same_theory", GRANDPARENT, GRANDPARENT[::1], {"theta": False}).passed
    assert not verdict("same_theory", "p(X) :- q(X,X), q(X,Y).", "p(X) :- q(X,X), q(Y,X).", {"theta": False}).passed
    assert verdict("same_theory", "p(X) :- q(X,X), q(X,Y).", "p(X) :- q(X,X), q(Y,X).").passed


def cycle(length: int) -> list[Any]:
    """A clause about a cycle, in both directions: whether one maps into another is hard to tell by trying."""
    edges = [["e", f"X{n}", f"X{(n + 1) % length}"] for n in range(length)]
    return [["p"], edges + [edge[:1] + edge[:0:-1] for edge in edges]]


def test_a_clause_that_is_hard_to_compare_is_not_judged_and_does_not_take_for_ever() -> None:
    began = time.perf_counter()
    with pytest.raises(NotJudged, match="too long to be compared"):
        verdict("same_theory", cycle(61), cycle(60))  # an odd cycle goes into no even one
    with pytest.raises(NotJudged, match="400 literals"):
        verdict("same_theory", GRANDPARENT, [GRANDPARENT[0], [["parent", "X", f"Y{n}"] for n in range(500)]])
    assert time.perf_counter() - began < 10


def test_why_a_wrong_clause_is_wrong_may_be_too_hard_to_tell() -> None:
    theory = [cycle(60), [["q", "X"], []]]
    assert verdict("same_theory", theory, [cycle(60), [["r", "X"], []]]).reason == "value"


def test_an_expected_value_that_is_no_clause_is_a_fault_of_ours() -> None:
    with pytest.raises(TypeError, match="needs clauses"):
        verdict("same_theory", 3, "p.")


VARIABLES = ["X", "Y", "Z", "V"]
TERMS = st.one_of(
    st.sampled_from([*VARIABLES, "ann", "bob"]), st.tuples(st.just("f"), st.sampled_from(VARIABLES)).map(list)
)
ATOMS = st.builds(lambda name, one, other: [name, one, other], st.sampled_from("pqr"), TERMS, TERMS)
CLAUSES = st.builds(lambda head, body: [head, body], ATOMS, st.lists(ATOMS, max_size=4))
THEORIES = st.lists(CLAUSES, min_size=1, max_size=3)


def renamed(value: Any, names: dict[str, str]) -> Any:
    return names.get(value, value) if isinstance(value, str) else [renamed(each, names) for each in value]


def permuted(theory: list[Any], seed: int) -> list[Any]:
    """The theory with its clauses and bodies in another order, and other variables in each clause."""
    order = random.Random(seed)
    clauses = []
    for head, body in theory:
        names = dict(zip(VARIABLES, order.sample(["A", "B", "X", "Y", "_1"], 4), strict=True))
        clauses.append(renamed([head, order.sample(body, len(body))], names))
    return order.sample(clauses, len(clauses))


@given(THEORIES, st.integers(0, 1000))
def test_renaming_and_permuting_gives_the_same_theory(theory: list[Any], seed: int) -> None:
    assert verdict("same_theory", theory, permuted(theory, seed)).passed
    assert verdict("same_theory", theory, permuted(theory, seed), {"theta": False}).passed


@given(THEORIES, THEORIES, st.integers(0, 1000))
def test_renaming_and_permuting_an_answer_never_changes_whether_it_is_right(
    theory: list[Any], answer: list[Any], seed: int
) -> None:
    other = permuted(answer, seed)
    assert verdict("same_theory", theory, answer).passed == verdict("same_theory", theory, other).passed
    assert verdict("same_theory", theory, answer).passed == verdict("same_theory", answer, theory).passed


@given(CLAUSES, st.integers(0, 1000))
def test_a_literal_with_fresh_variables_that_one_of_the_body_covers_is_needless(clause: list[Any], seed: int) -> None:
    head, body = clause
    for literal in body[:1]:
        fresh = [literal[0], "Fresh1", "Fresh2"]
        assert verdict("same_theory", [clause], [[head, [fresh, *body]]]).passed


@given(CLAUSES, CLAUSES)
def test_the_search_finds_what_trying_all_substitutions_finds(general: list[Any], specific: list[Any]) -> None:
    one, other = TermReader().clause(general), TermReader().clause(specific)
    names = sorted(variables_of(one), key=lambda variable: variable.name)
    terms = {inside for literal in other for term in literal.atom.arguments for inside in terms_inside(term)}
    maps = [dict(zip(names, values, strict=True)) for values in product(terms, repeat=len(names))]

    def put(term: Term, values: dict[Variable, Term]) -> Term:
        if isinstance(term, Compound):
            return Compound(term.name, tuple(put(each, values) for each in term.arguments))
        return values.get(term, term) if isinstance(term, Variable) else term

    images = [{(each.positive, put(each.atom, values)) for each in one} for values in maps]
    literals = {(each.positive, each.atom) for each in other}
    assert subsumes(one, other, SearchBudget()) == any(image <= literals for image in images)
    renamings = [image for image, values in zip(images, maps, strict=True) if is_renaming(values)]
    assert is_variant(one, other, SearchBudget()) == (len(one) == len(other) and literals in renamings)
