"""Tests of `reference.logic.predicate_invention` and of its verifiers."""

from random import Random
from typing import Any

import pytest

from reference.flaw import NotReadable
from reference.logic.draws.predicate_invention import rule_to_share, sharing
from reference.logic.inverse_resolution import Definite
from reference.logic.mistakes.predicate_invention import inter_with_all, intra_by_name, intra_with_none
from reference.logic.predicate_invention import interconstruction, intraconstruction
from reference.logic.promises.inverse_resolution import have_rests
from reference.logic.subsumption import is_variant
from reference.logic.verify.predicate_invention import interconstruction_flaws, intraconstruction_flaws

MOTHER = [["grandfather", "X", "Y"], [["father", "X", "Z"], ["mother", "Z", "Y"]]]
FATHER = [["grandfather", "X", "Y"], [["father", "X", "Z"], ["father", "Z", "Y"]]]


def as_lists(clauses: list[Definite]) -> list[Any]:
    """Clauses as a verifier gets them."""
    return [[list(head), [list(atom) for atom in body]] for head, body in clauses]


def test_parent_is_invented_for_the_two_grandfathers_of_blockeel() -> None:
    printed = [
        "grandfather(X,Y) :- father(X,Z), parent(Z,Y)",
        "parent(X,Y) :- father(X,Y)",
        "parent(X,Y) :- mother(X,Y)",
    ]
    assert intraconstruction_flaws(printed, MOTHER, FATHER, "parent") == []
    found = intraconstruction(MOTHER, FATHER, "parent")
    assert {head[0]: len(head) for head, _ in found} == {"grandfather": 3, "parent": 3}
    assert any(is_variant([["parent", "A", "B"], [["mother", "B", "A"]]], clause) for clause in found)


@pytest.mark.parametrize(
    ("head", "operator", "flaws"),
    [("tour", intraconstruction, intraconstruction_flaws), ("trip", interconstruction, interconstruction_flaws)],
)
def test_the_clauses_of_both_operators_resolve_to_those_given(head: str, operator: Any, flaws: Any) -> None:
    for seed in range(150):
        first = rule_to_share(Random(seed), constants=1)
        second = sharing(Random(seed), first, head=head)
        if have_rests(first, second, head == "tour"):
            found = as_lists(operator(first, second, "new"))
            assert len(found) == 3
            assert flaws(found, first, second, "new") == flaws(found[::-1], first, second, "new") == [], seed


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (["grandfather(X,Y) :- parent(X,Y)", *FATHER], "construction"),
        (["grandfather(X,Y) :- parent(X,Y)", "parent(X,Y) :- father(X,Z), mother(Z,Y)"], "construction"),
        (
            [
                "grandfather(X,Y) :- parent(X,Y)",
                "parent(X,Y) :- father(X,Z), mother(Z,Y)",
                "parent(X,Y) :- father(X,Z), father(Z,Y)",
            ],
            "common_part",
        ),
        (as_lists(intra_with_none(MOTHER, FATHER, "parent")), "not_undone"),
        (
            [
                "grandfather(X,Y) :- father(X,Z), parent(Z,Y,X)",
                "parent(X,Y,Z) :- father(X,Y)",
                "parent(X,Y,Z) :- mother(X,Y)",
            ],
            "needless_argument",
        ),
        ([], "construction"),
    ],
)
def test_a_flaw_of_an_invention_is_named(answer: Any, reason: str) -> None:
    if answer and answer[1] is FATHER[0]:
        answer = [answer[0], FATHER, MOTHER]
    assert [flaw.reason for flaw in intraconstruction_flaws(answer, MOTHER, FATHER, "parent")] == [reason]


def test_what_is_no_list_of_clauses_is_not_read() -> None:
    for answer in (3, "p :- q", [3], [[["p"], 3]], [[["not", ["p"]]]]):
        with pytest.raises(NotReadable):
            intraconstruction_flaws(answer, MOTHER, FATHER, "parent")


def test_nothing_is_invented_for_other_heads_and_for_nothing_shared() -> None:
    assert intraconstruction([["p", "X", "X"], [["q", "X"]]], [["p", "X", "Y"], [["r", "X"]]], "n") == []
    assert interconstruction([["p", "X"], [["q", "X"]]], [["s", "X"], [["r", "X"]]], "n") == []


def test_names_of_variables_do_not_hide_what_is_shared() -> None:
    first, second = [["p", "X"], [["a", "X"], ["b", "X"]]], [["p", "Y"], [["a", "Y"], ["c", "Y"]]]
    assert intraconstruction(first, second, "n")[0] == (("p", "X"), (("a", "X"), ("n", "X")))
    assert intra_by_name(first, second, "n")[0] != intraconstruction(first, second, "n")[0]


def test_a_needless_argument_costs_less_than_the_mark() -> None:
    first = [["p", "X"], [["a", "X", "Y"], ["b", "X"]]]
    second = [["s", "X"], [["a", "X", "Y"], ["c", "X"]]]
    found = interconstruction_flaws(as_lists(inter_with_all(first, second, "n")), first, second, "n")
    assert [(flaw.reason, flaw.weight) for flaw in found] == [("needless_argument", 0.5)]


def test_a_variable_that_is_not_renamed_is_no_variable_of_the_other_clause() -> None:
    first = [["p", "B"], [["r", "A", "B"], ["q", "A"], ["r", "A", "A"]]]
    second = [["p", "B"], [["q", "A"], ["r", "E", "E"], ["s", "E", "B"], ["s", "A", "E"]]]
    for each in (intraconstruction(first, second, "n"), intraconstruction(second, first, "n")):
        assert len(each[0][1]) == 2
        assert intraconstruction_flaws(as_lists(each), first, second, "n") == []
