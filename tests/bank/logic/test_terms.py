from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.logic.prolog_text import NotALogicText, clause_text, term_text
from reference.logic.terms import (
    NotATerm,
    apart_from,
    as_clause,
    as_literal,
    as_rule,
    as_term,
    substituted,
    variables_in,
    without_anonymous,
)

TERMS = st.recursive(
    st.sampled_from(["X", "Y", "X1", "_a", "a", "b", 3]),
    lambda inner: st.tuples(st.sampled_from("fg"), inner) | st.tuples(st.just("f"), inner, inner),
    max_leaves=6,
)


@given(TERMS)
def test_a_term_is_read_from_lists_from_text_and_from_itself(term: Any) -> None:
    def lists(part: Any) -> Any:
        return list(map(lists, part)) if isinstance(part, tuple) else part

    assert as_term(lists(term)) == as_term(term) == term
    assert term == 3 or as_term(term_text(term)) == term  # a number alone would be a text


@pytest.mark.parametrize("written", [True, [], [3, "X"], ["F", "a"], None, {"f": 1}, float("nan"), ["f", [False]]])
def test_what_is_no_term_is_refused(written: Any) -> None:
    with pytest.raises(NotATerm):
        as_term(written)


@pytest.mark.parametrize("written", ["f(", "f(X", "f(X))", "f(X,)", "p(a) q(b)", "f(X ? Y)", "(a)", "f()"])
def test_a_text_that_is_no_term_is_refused(written: str) -> None:
    with pytest.raises(NotALogicText):
        as_term(written)


def test_numbers_are_constants_of_any_kind() -> None:
    assert as_term(["f", 1]) == as_term(["f", 1.0]) == as_term(("f", Fraction(1)))
    assert as_term("f(-2, 3.5)") == ("f", -2, 3.5)


CLAUSE = (("p", "X"), ("not", ("q", "X", "Y")), ("not", ("r",)))
WRITTEN: dict[str, Any] = {
    "literals": [["p", "X"], ["not", ["q", "X", "Y"]], ["not", ["r"]]],
    "head and body": [["p", "X"], [["q", "X", "Y"], ["r"]]],
    "tuples": (("p", "X"), (("q", "X", "Y"), "r")),
    "text": "p(X) :- q(X, Y), r.",
    "text with an arrow": "p(X) <- q(X,Y), r",
    "a list of texts": ["p(X)", "not q(X, Y)", "~r"],
    "head and body as texts": ["p(X)", ["q(X, Y)", "r"]],
    "itself": CLAUSE,
    "a literal twice": [["p", "X"], [["q", "X", "Y"], ["r"], ["q", "X", "Y"]]],
}


@pytest.mark.parametrize("form", WRITTEN)
def test_a_clause_is_read_in_any_form(form: str) -> None:
    assert as_clause(WRITTEN[form]) == CLAUSE


def test_a_rule_is_written_as_it_is_read() -> None:
    head, body = as_rule(CLAUSE)
    assert clause_text(head, body) == "p(X) :- q(X, Y), r"
    assert as_clause(clause_text(head, body)) == as_clause([head, body]) == CLAUSE
    assert as_rule(as_clause([])) == (None, ())
    assert as_clause([None, [["q", "X"]]]) == as_clause([[], [["q", "X"]]]) == as_clause(":- q(X)")
    with pytest.raises(ValueError, match="2 positive"):
        as_rule(as_clause([["p"], ["q"]]))


def test_not_in_a_body_stays_where_it_is() -> None:
    clause = as_clause([["p", "X"], [["q", "X"], ["not", ["r", "X"]]]])
    assert as_rule(clause) == (("p", "X"), (("q", "X"), ("not", ("r", "X"))))
    assert as_clause("p(X) :- q(X), not r(X)") == as_clause("p(X) :- q(X), \\+ r(X)") == clause == as_clause(clause)
    assert as_literal("not(p(X))") == as_literal(["not", ["p", "X"]])


def test_each_anonymous_variable_is_another() -> None:
    assert without_anonymous(("p", "_", "_1", ("f", "_"))) == ("p", "_2", "_1", ("f", "_3"))
    assert without_anonymous(("p", "_x")) == ("p", "_x")


@given(TERMS, st.sets(st.sampled_from(["X", "Y", "X1", "X2"])))
def test_a_variant_has_none_of_the_names_and_can_be_named_back(term: Any, taken: set[str]) -> None:
    renamed = apart_from(term, taken)
    own, new = variables_in(term), variables_in(renamed)
    assert not taken & {*new}
    assert len(own) == len(new)
    assert substituted(renamed, dict(zip(new, own, strict=True))) == term
