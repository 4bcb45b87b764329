"""Rule sets and formulas in disjunctive normal form. Blockeel, section 5.1.1; Kubat, section 15.1.

A formula is a proposition, which is text, or `[connective, formula, ...]` with `and`, `or` and `not`. A row has "t" or
"f" for each proposition.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.logic.formulas import Formula, equivalent
from reference.rules.coverage import Body, Condition

DnfRule = tuple[list[Condition], str]


def parts_of(formula: Formula, connective: str) -> list[Formula]:
    """The parts that a connective joins; a formula that it does not make is its only part."""
    if isinstance(formula, str) or formula[0] != connective:
        return [formula]
    return list(formula[1:])


def is_literal(formula: Formula) -> bool:
    """Whether a formula is a proposition or the negation of one."""
    return isinstance(formula, str) or (formula[0] == "not" and isinstance(formula[1], str))


def is_dnf(formula: Formula) -> bool:
    """Whether a formula is a disjunction of conjunctions of literals; one literal or one conjunction is enough.

    >>> is_dnf(["or", "p", ["and", "q", ["not", "r"]]]), is_dnf(["and", "p", ["or", "q", "r"]]), is_dnf(["not", "p"])
    (True, False, True)
    """
    return all(is_literal(each) for conjunction in parts_of(formula, "or") for each in parts_of(conjunction, "and"))


def rules_to_dnf(bodies: Sequence[Body]) -> Formula:
    """The formula that is true of the rows that some rule covers. Blockeel, section 5.1.1.

    >>> rules_to_dnf([[("p", "t"), ("q", "f")], [("r", "t")]])
    ['or', ['and', 'p', ['not', 'q']], ['and', 'r']]
    """
    literals = [[name if value == "t" else ["not", name] for name, value in body] for body in bodies]
    return ["or", *(["and", *each] for each in literals)]


def condition_of(literal: Formula) -> Condition:
    """The condition that a literal stands for."""
    return (literal, "t") if isinstance(literal, str) else (literal[1], "f")


def dnf_to_rules(formula: Formula, label: str, default: str) -> list[DnfRule] | None:
    """A rule for each conjunction, and at the end one without conditions for the default; None if it is no DNF.

    >>> dnf_to_rules(["or", ["and", "circle", "dark"], ["not", "crust"]], "pos", "neg")
    [([('circle', 't'), ('dark', 't')], 'pos'), ([('crust', 'f')], 'pos'), ([], 'neg')]
    >>> dnf_to_rules(["not", ["or", "p", "q"]], "pos", "neg")
    """
    return rules_of_parts(formula, label, default) if is_dnf(formula) else None


def rules_of_parts(formula: Formula, label: str, default: str) -> list[DnfRule]:
    """The rules of the conjunctions of a formula in DNF, and the default."""
    bodies = [[condition_of(each) for each in parts_of(part, "and")] for part in parts_of(formula, "or")]
    return [*((body, label) for body in bodies), ([], default)]


def says_that(bodies: Sequence[Body], formula: Formula) -> bool:
    """Whether a formula is true of exactly the rows that some rule covers."""
    return equivalent(rules_to_dnf(bodies), formula)


def defines_concept(bodies: Sequence[Body], option: Mapping[str, Any]) -> bool:
    """Whether a formula, under `formula` of an option, is a DNF that says the same as a complete set of rules."""
    return is_dnf(option["formula"]) and says_that(bodies, option["formula"])
