"""Tests of `reference.analytical.propositional`."""

from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from reference.analytical.draws import propositional as draws
from reference.analytical.promises import is_about_rows, is_domain_theory
from reference.analytical.propositional import derived_propositions, theory_predict, theory_quality
from reference.logic.formulas import evaluate_formula

SEEDS = st.integers(0, 10**6).map(Random)


def all_models(theory: list[list[object]], row: dict[str, bool]) -> set[str]:
    """The heads that are true in every model of the theory with these attributes, by trying all of them."""
    heads = sorted({str(head) for head, _ in theory})
    clauses = [["or", ["and", head, head], *(["not", each] for each in body)] for head, body in theory]  # type: ignore[attr-defined]
    models = []
    for values in product((False, True), repeat=len(heads)):
        world = {**row, **dict(zip(heads, values, strict=True))}
        if all(evaluate_formula(clause if len(clause) > 2 else clause[1], world) for clause in clauses):
            models.append({head for head in heads if world[head]})
    return set.intersection(*models)


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_what_is_derived_is_true_in_every_model(random: Random) -> None:
    theory = draws.horn_theory(random, heads=(1, 4), again=(0, 3), facts=(0, 1))
    row = draws.attribute_row(random, theory)
    assert derived_propositions(theory, row) == all_models(theory, row)


@settings(max_examples=40, deadline=None)
@given(SEEDS)
def test_more_true_attributes_never_take_a_conclusion_away(random: Random) -> None:
    theory = draws.horn_theory(random)
    row = draws.attribute_row(random, theory)
    more = {name: value or random.random() < 0.5 for name, value in row.items()}
    assert derived_propositions(theory, row) <= derived_propositions(theory, more)


@settings(max_examples=40, deadline=None)
@given(SEEDS, st.integers(0, 2), st.integers(0, 2))
def test_rows_that_are_labelled_otherwise_make_a_theory_incorrect_or_incomplete(
    random: Random, unproved: int, disproved: int
) -> None:
    theory = draws.horn_theory(random, attributes=(5, 6), body=(1, 2))
    try:
        rows = draws.labelled_rows(random, theory, n=9, unproved=unproved, disproved=disproved, true=0.5)
    except ValueError:
        return  # a theory that proves too much or too little
    quality = theory_quality(theory, rows, draws.TARGET)
    assert (quality["correct"], quality["complete"]) == (disproved == 0, unproved == 0)
    assert quality["perfect"] == (quality["predictions"] == [row[draws.TARGET] for row in rows])


def test_negated_attributes_hold_where_the_attribute_is_false() -> None:
    theory = [["liftable", ["graspable", ["not", "heavy"]]]]
    row = {"graspable": True, "heavy": False}
    assert theory_predict(theory, row, "liftable")
    assert not theory_predict(theory, {**row, "heavy": True}, "liftable")


def test_promises_refuse_circles_negated_heads_and_columns_that_are_heads() -> None:
    assert is_domain_theory([["p", ["q"]], ["q", ["a"]]])
    assert not is_domain_theory([["p", ["q"]], ["q", ["p"]]])
    assert not is_domain_theory([["p", [["not", "a"]]]])
    assert is_domain_theory([["p", [["not", "a"]]]], negations=True)
    assert not is_domain_theory([["p", [["not", "q"]]], ["q", []]], negations=True)
    assert not is_about_rows([["p", ["q"]], ["q", ["a"]]], [{"a": True, "q": True, "p": True}], "p")
    assert not is_about_rows([["p", ["a"]]], [{"p": True}], "p")
