"""Exclusive bodies and rules for formulas: every row asked, normal forms by their grammar, and the flaws by name."""

import re
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.flaw import NotReadable
from reference.logic.formulas import evaluate_formula
from reference.rules.coverage import covers, predict_list
from reference.rules.dnf import defines_concept, dnf_to_rules, is_dnf, rules_to_dnf
from reference.rules.draws.formulas import any_dnf, any_space, formulas_like, list_in_space, two_bodies
from reference.rules.exclusive import all_rows, exclusive_bodies, exclusive_rules, rows_of
from reference.rules.formula_flaws import dnf_rules_flaws, exclusive_flaws
from reference.rules.mistakes.formulas import each_condition_negated
from reference.rules.promises.formulas import is_flat_formula, small_space

seeds = st.integers(0, 10**6).map(Random)


@given(seeds)
def test_of_every_row_at_most_one_body_is_true_that_of_the_rule_that_decides(random: Random) -> None:
    domains = any_space(random)
    rules: Any = list_in_space(random, domains, rules=(0, 5), conditions=(0, 3))
    exclusive = exclusive_rules(rules, domains)
    for row in all_rows(domains):
        true = [label for body, label in exclusive if evaluate_formula(body, row)]
        covered = any(covers(body, row) for body, _ in rules)
        assert true == ([predict_list(rules, row)] if covered else [])
    assert not exclusive_flaws(exclusive_bodies(rules, domains), rules, domains)


DOLPHINS: Any = {
    "rules": [([("gills", "yes")], "-"), ([("teeth", "many")], "+"), ([("length", "4")], "-"), ([], "+")],
    "domains": {"gills": ["yes", "no"], "teeth": ["many", "few"], "length": ["3", "4", "5"]},
}


def test_the_dolphins_have_the_printed_bodies() -> None:
    """Flach, section 6.1: gills yes; no and many; no, few and 4; no, few and not 4."""
    gills, teeth = ["gills", "no"], ["teeth", "few"]
    printed = [
        ["gills", "yes"],
        ["and", gills, ["teeth", "many"]],
        ["and", gills, teeth, ["length", "4"]],
        ["and", gills, teeth, ["not", ["length", "4"]]],
    ]
    for ours, theirs in zip(exclusive_bodies(**DOLPHINS), printed, strict=True):
        assert rows_of(ours, DOLPHINS["domains"]) == rows_of(theirs, DOLPHINS["domains"])
    assert exclusive_flaws(printed, **DOLPHINS) == []


PQR: Any = {
    "rules": [([("p", "t"), ("q", "t")], "+"), ([("r", "t")], "-")],
    "domains": {name: ["t", "f"] for name in "pqr"},
}


def test_the_negation_of_a_conjunction_is_a_disjunction() -> None:
    printed = ["and", ["or", ["not", ["p", "t"]], ["not", ["q", "t"]]], ["r", "t"]]
    assert exclusive_flaws([[["p", "t"], ["q", "t"]], printed], **PQR) == []
    assert [flaw.reason for flaw in exclusive_flaws(each_condition_negated(**PQR), **PQR)] == ["no_body"]


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ([["p", "t"]], "body_count"),
        ([{"p": "t", "q": "t"}, ["r", "t"]], "both_bodies"),
        ([False, ["r", "t"]], "both_bodies"),
        ([False, ["and", ["r", "t"], ["p", "f"]]], "no_body"),
        ([["p", "t"], ["and", ["r", "t"], ["p", "f"]]], "other_body"),
    ],
)
def test_a_flaw_of_exclusive_bodies_is_named(answer: Any, reason: str) -> None:
    found = [flaw.reason for flaw in exclusive_flaws(answer, **PQR)]
    assert len(found) == 1
    assert found == [reason] or reason == "both_bodies"


@pytest.mark.parametrize("answer", [None, "p", [3, 4], [["s", "t"], ["p", "t"]], [["not"], ["p", "t"]]])
def test_what_is_no_list_of_formulas_is_not_read(answer: Any) -> None:
    with pytest.raises(NotReadable):
        exclusive_flaws(answer, **PQR)


SIGNS = {"and": "&", "or": "|"}
LITERAL = r"(!?[a-z])"
CONJUNCTION = rf"({LITERAL}|\({LITERAL}(&{LITERAL})+\))"
NORMAL = re.compile(rf"{CONJUNCTION}|\({CONJUNCTION}(\|{CONJUNCTION})+\)")


def written(formula: Any, names: dict[str, str]) -> str:
    """A formula as text, with a letter for each proposition."""
    if isinstance(formula, str):
        return names.setdefault(formula, chr(ord("a") + len(names)))
    parts = [written(part, names) for part in formula[1:]]
    return f"!{parts[0]}" if formula[0] == "not" else f"({SIGNS[formula[0]].join(parts)})"


@given(seeds)
def test_a_formula_is_in_normal_form_if_the_grammar_says_so(random: Random) -> None:
    formula = any_dnf(random)
    assert is_flat_formula(formula)
    assert is_dnf(formula) == bool(NORMAL.fullmatch(written(formula, {})))


@given(seeds)
def test_rules_and_formula_agree_on_every_row(random: Random) -> None:
    formula = any_dnf(random)
    rules: Any = dnf_to_rules(formula, "a", "b")
    assert dnf_rules_flaws(None if rules is None else [list(each) for each in as_lists(rules)], formula, "a", "b") == []
    if rules is not None:
        back = rules_to_dnf([body for body, _ in rules[:-1]])
        names = sorted({name for body, _ in rules for name, _ in body})
        for row in all_rows(dict.fromkeys(names, "tf")):
            assert (predict_list(rules, row) == "a") == evaluate_formula(back, {n: row[n] == "t" for n in names})


def as_lists(value: Any) -> Any:
    """Tuples as lists, as a verifier gets an answer."""
    return [as_lists(each) for each in value] if isinstance(value, list | tuple) else value


@pytest.mark.parametrize(
    ("answer", "formula", "reason"),
    [
        (None, "p", "normal_form"),
        ([[[["p", "t"]], "a"]], ["not", ["not", "p"]], "normal_form"),
        ([[[["p", "t"]], "a"]], "p", "no_rule"),
        ([[[["p", True]], "b"], [[], "a"]], "p", "prediction"),
    ],
)
def test_a_flaw_of_rules_for_a_formula_is_named(answer: Any, formula: Any, reason: str) -> None:
    assert [flaw.reason for flaw in dnf_rules_flaws(answer, formula, "a", "b")] == [reason]


@pytest.mark.parametrize("answer", ["p", [3], [[[["p"]], "a"]], [["p", "a"]], [[[], "c"]], [{"body": {"p": "t"}}]])
def test_what_is_no_list_of_rules_is_not_read(answer: Any) -> None:
    with pytest.raises(NotReadable):
        dnf_rules_flaws(answer, "p", "a", "b")


def test_three_of_the_formulas_and_one_more_define_the_concept() -> None:
    """The pies of Kubat, section 15.1, and formulas that are like two rules: in DNF, equivalent, both, neither."""
    assert dnf_to_rules(
        ["or", ["and", "circle", "filling_dark"], ["and", ["not", "circle"], "crust_dark"]], "pos", "neg"
    ) == [
        ([("circle", "t"), ("filling_dark", "t")], "pos"),
        ([("circle", "f"), ("crust_dark", "t")], "pos"),
        ([], "neg"),
    ]
    for number in range(20):
        bodies: Any = two_bodies(Random(number), ["firm", "salty", "old"])
        options = formulas_like(Random(number), bodies)
        rows = [dict(zip(("firm", "salty", "old"), values, strict=True)) for values in product((True, False), repeat=3)]
        right = [[evaluate_formula(rules_to_dnf(bodies), row) for row in rows]]
        same = [option for option in options if [evaluate_formula(option["formula"], row) for row in rows] in right]
        assert len(same) == 7
        assert sum(is_dnf(option["formula"]) for option in same) == 4
        assert sum(defines_concept(bodies, option) for option in options) == 4


def test_spaces_and_formulas_are_legal() -> None:
    assert small_space({"a": ["u", "v"]})
    assert not small_space({"and": ["u"]})
    assert not small_space({"a": []})
    assert not any(map(is_flat_formula, ["and", ["and", "p"], ["or", "p", ["or", "q", "r"]], ["xor", "p", "q"]]))
