"""Verifiers for formulas and rules: exclusive bodies, and rules for a formula in disjunctive normal form."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from reference.flaw import Flaw, NotReadable
from reference.logic.formulas import Formula, evaluate_formula, propositions
from reference.rules.coverage import Body, Row, Rule, covers
from reference.rules.dnf import is_dnf
from reference.rules.exclusive import Domains, all_rows
from reference.rules.rankers import deciding

BODIES = "Return a list with one formula for each rule."
FORMULAS = 'A formula is a condition such as ["wind", "weak"], or a list such as ["not", ["wind", "weak"]].'
RULES = "Return None, or a list of rules: each is a pair of a list of conditions and a label."
JOINED = ("and", "or")


def exclusive_flaws(answer: Any, rules: Sequence[Rule], domains: Domains) -> list[Flaw]:
    """The flaws of bodies that should exclude each other: the first row on which they are not as the list decides."""
    if not isinstance(answer, list):
        raise NotReadable(BODIES)
    if len(answer) != len(rules):
        return [Flaw("bodies", 1, "body_count", f"There are {len(rules)} rules and {len(answer)} formulas.")]
    found = [as_formula(each, domains) for each in answer]
    bodies = [body for body, _ in rules]
    return list(wrong_rows(found, bodies, domains))[:1]


def wrong_rows(found: Sequence[Formula], bodies: Sequence[Body], domains: Domains) -> Iterator[Flaw]:
    """A flaw for each row on which not just the body of the rule that decides it is true."""
    for row in all_rows(domains):
        right = [deciding(bodies, row)] if any(covers(body, row) for body in bodies) else []
        true = [place for place, formula in enumerate(found) if evaluate_formula(formula, row)]
        if true != right:
            where = ", ".join(f"{name} is {value}" for name, value in row.items())
            if len(true) > 1:
                yield Flaw(where, 1, "both_bodies", f"Where {where}, more than one formula is true.")
            elif not true:
                yield Flaw(where, 1, "no_body", f"Where {where}, no formula is true, but a rule covers the row.")
            else:
                yield Flaw(where, 1, "other_body", f"Where {where}, the formula of another rule is true.")


def as_formula(written: Any, domains: Domains) -> Formula:
    """A formula of conditions as it may be written: a list of conditions, or a dict of them, is a conjunction."""
    if isinstance(written, bool):
        return ["and"] if written else ["or"]
    if isinstance(written, dict):
        written = [list(each) for each in written.items()]
    if not isinstance(written, list):
        raise NotReadable(FORMULAS)
    if not written or isinstance(written[0], list | dict):
        return ["and", *(as_formula(each, domains) for each in written)]
    name, *parts = written
    if name in JOINED or (name == "not" and len(parts) == 1):
        return [name, *(as_formula(each, domains) for each in parts)]
    if isinstance(name, str) and name in domains and len(parts) == 1:
        return [name, parts[0]]
    raise NotReadable(FORMULAS)


def are_no_rules(rules: Sequence[Rule], domains: Domains) -> bool:
    """Whether a list has no rules, so that there is one right answer, no bodies."""
    return not rules


def dnf_rules_flaws(answer: Any, formula: Formula, label: str, default: str) -> list[Flaw]:
    """The flaws of rules for a formula: the first row with a wrong prediction; None is right for no DNF."""
    if answer is None or not is_dnf(formula):
        state = "is" if is_dnf(formula) else "is not"
        wrong = Flaw("answer", 1, "normal_form", f"The formula {state} in disjunctive normal form.")
        return [] if answer is None and not is_dnf(formula) else [wrong]
    rules = as_rules(answer, {label, default})
    for row in all_values(formula):
        first = next((its for body, its in rules if all(row.get(name) == value for name, value in body)), None)
        if first is None:
            return [Flaw(said(row), 1, "no_rule", f"Where {said(row)}, no rule covers the row.")]
        if (first == label) != evaluate_formula(formula, {name: value == "t" for name, value in row.items()}):
            return [Flaw(said(row), 1, "prediction", f"Where {said(row)}, the rules predict {first}.")]
    return []


def said(row: Row) -> str:
    """The values of a row in words."""
    return ", ".join(f"{name} is {value}" for name, value in row.items())


def all_values(formula: Formula) -> list[Row]:
    """Every row over the propositions of a formula."""
    names = sorted(propositions(formula))
    return [dict(zip(names, values, strict=True)) for values in product("tf", repeat=len(names))]


def as_rules(answer: Any, labels: set[str]) -> list[tuple[list[list[Any]], str]]:
    """Rules as they may be written: pairs or records, bodies as lists or dicts of conditions."""
    if not isinstance(answer, list):
        raise NotReadable(RULES)
    return [as_rule(each, labels) for each in answer]


def as_rule(written: Any, labels: set[str]) -> tuple[list[list[Any]], str]:
    """A rule as it may be written."""
    if isinstance(written, dict):
        written = [written.get("body"), written.get("label")]
    if not isinstance(written, list) or len(written) != 2:
        raise NotReadable(RULES)
    body, label = written
    if isinstance(body, dict):
        body = [list(each) for each in body.items()]
    if not isinstance(body, list) or not all(isinstance(each, list) and len(each) == 2 for each in body):
        raise NotReadable(RULES)
    if not isinstance(label, str) or label not in labels:
        raise NotReadable(f"The label of a rule is one of {', '.join(sorted(labels))}.")
    return [[name, {True: "t", False: "f"}[value] if isinstance(value, bool) else value] for name, value in body], label


def is_no_dnf(formula: Formula, label: str, default: str) -> bool:
    """Whether a formula is not in disjunctive normal form, so that None is the one right answer."""
    return not is_dnf(formula)
