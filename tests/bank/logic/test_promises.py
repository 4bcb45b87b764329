"""Tests of `reference.logic.promises.programs`."""

from typing import Any

import pytest

from reference.logic.promises.programs import are_assigned, is_expression, is_formula, is_program, is_world

ROWS = [{"a": "u", "b": "x"}]
FACTS = [["p", "a", "b"]]
REFUSED: dict[str, tuple[list[list[str]], list[Any]]] = {
    "no fact": ([], []),
    "a fact with a variable": ([["p", "X"]], []),
    "an atom without terms": ([["p"]], []),
    "a head with a variable of its own": (FACTS, [[["q", "Z"], [["p", "X", "Y"]]]]),
    "a rule without a body": (FACTS, [[["q", "a"], []]]),
    "a predicate with one and two terms": (FACTS, [[["p", "X"], [["p", "X", "Y"]]]]),
    "a predicate that looks like a variable": (FACTS, [[["Q", "X"], [["p", "X", "Y"]]]]),
}


@pytest.mark.parametrize("why", REFUSED)
def test_what_is_no_program_is_refused(why: str) -> None:
    assert not is_program(*REFUSED[why])


def test_programs_may_have_constants_in_rules() -> None:
    assert is_program(FACTS, [[["q", "X", "c"], [["p", "X", "b"]]]])


def test_formulas_have_parts_enough() -> None:
    assert all(is_formula(each) for each in ("p", ["and", "p", "q", "p"], ["not", ["->", "p", "q"]]))
    assert not any(is_formula(each) for each in ("and", ["and", "p"], ["not", "p", "q"], ["->", "p", "q", "p"]))


def test_propositions_have_values() -> None:
    assert are_assigned(["or", "p", "q"], [{"p": True, "q": False, "r": True}])
    assert not are_assigned(["or", "p", "q"], [{"p": True}])


def test_expressions_are_about_columns() -> None:
    assert is_expression(["or", ["not", ["a", "u"]], ["and", ["b", "x"], ["a", "v"], ["a", "u"]]], ROWS)
    assert not any(is_expression(each, ROWS) for each in (["c", "u"], ["and", ["a", "u"]], ["a", "u", "v"]))


def test_worlds_have_a_negative_example() -> None:
    assert is_world("gives", ["a", "b"], [["a"]], FACTS)
    wrong: list[list[list[str]]] = [[["a"], ["b"]], [["c"]], [], [["a"], ["a"]], [["a", "b", "a"]]]
    assert not any(is_world("gives", ["a", "b"], positives, FACTS) for positives in wrong)
    assert not is_world("p", ["a", "b"], [["a"]], FACTS)
