"""Tests of `reference.search.boolean_induction`."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from reference.search.boolean_induction import BOOLEAN_INDUCTION, children, expression_of, is_true, training_errors
from reference.search.draws.problems import start_expression, tea_rows

SEEDS = st.integers(0, 10**6).map(Random)


@settings(max_examples=40)
@given(SEEDS)
def test_errors_fall_until_no_child_is_better(random: Random) -> None:
    rows = tea_rows(random, n=(3, 9))
    start = start_expression(random, rows, "liked", terms=(1, 2))
    states = list(BOOLEAN_INDUCTION.steps(rows=rows, target="liked", start=start))
    errors = [state.errors for state in states]
    assert errors == sorted(set(errors), reverse=True)
    for state in states:
        assert state.errors == training_errors(state.expression, rows, "liked")
    last = states[-1]
    assert not last.errors or all(
        training_errors(child, rows, "liked") >= last.errors for child in children(last.expression, rows, "liked")
    )


@given(SEEDS)
def test_a_condition_more_covers_fewer_rows_and_a_term_more_covers_more(random: Random) -> None:
    rows = tea_rows(random, n=(3, 9))
    expression = expression_of(start_expression(random, rows, "liked", terms=(1, 2)))
    covered = {place for place, row in enumerate(rows) if is_true(expression, row)}
    for operator, smaller in (("add_conjunct", True), ("add_disjunct", False)):
        for child in children(expression, rows, "liked", operators=[operator]):
            held = {place for place, row in enumerate(rows) if is_true(child, row)}
            assert held <= covered if smaller else held >= covered


def test_with_any_child_accepted_it_goes_on_to_its_limit() -> None:
    rows = [{"a": "x", "c": "yes"}, {"a": "x", "c": "no"}]
    given_ = {"rows": rows, "target": "c", "start": [[["a", "x"]]]}
    assert len(list(BOOLEAN_INDUCTION.steps(**given_))) == 1
    assert len(list(BOOLEAN_INDUCTION.steps(**given_, accept="any", max_steps=3))) == 4
