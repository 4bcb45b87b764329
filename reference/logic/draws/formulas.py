"""Draws of formulas and truth assignments, and formulas as text."""

from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

from reference.logic.formulas import Formula, propositions
from reference.shared.draws.numbers import Range, tries, whole_number
from reference.shared.draws.tables import Row, seen_values

ARROWS = ("->", "<-", "<->")
SIGNS = {"and": " ∧ ", "or": " ∨ ", "->": " → ", "<-": " ← ", "<->": " ↔ "}


def formula(random: Random, names: Sequence[str], depth: Range = 2, must: Sequence[str] = ("->",)) -> Formula:
    """A formula in which all propositions and certain connectives occur.

    >>> formula(Random(1), ["p", "q"], depth=1)
    ['->', 'q', 'p']
    """
    for _ in tries():
        drawn = nested(random, names, whole_number(random, depth))
        # a proposition that does not occur would halve the truth table
        if propositions(drawn) == {*names} and {*must} <= connectives_in(drawn):
            break
    return drawn


def nested(random: Random, names: Sequence[str], depth: int) -> Formula:
    """A formula of at most that depth."""
    # a leaf before the last level now and then, so that formulas are not all full trees
    if not depth or (depth == 1 and random.random() < 0.3):
        return random.choice(list(names))
    connective = random.choice(["and", "or", "not", *ARROWS])
    parts = 1 if connective == "not" else 2
    return [connective, *(nested(random, names, depth - 1) for _ in range(parts))]


def connectives_in(formula: Formula) -> set[str]:
    """The connectives that occur in a formula."""
    if isinstance(formula, str):
        return set()
    return {formula[0]}.union(*(connectives_in(part) for part in formula[1:]))


def assignments(random: Random, formula: Formula, n: Range = (4, 6)) -> list[dict[str, bool]]:
    """Different truth assignments to the propositions of a formula."""
    names = sorted(propositions(formula))
    rows = list(product((False, True), repeat=len(names)))
    drawn = random.sample(rows, min(len(rows), whole_number(random, n)))
    return [dict(zip(names, row, strict=True)) for row in drawn]


def row_formula(random: Random, rows: Sequence[Row], target: str) -> Formula:
    """An expression over attributes and values: two conjunctions joined by `or`, with one `not`."""
    values = seen_values(rows, target)
    first, second, third = random.sample(list(values), 3)
    literals: list[list[Any]] = [[name, random.choice(values[name])] for name in (first, second, third, first)]
    # one negation somewhere: without it, ignoring `not` would not show
    turned = random.randrange(4)
    literals[turned] = ["not", literals[turned]]
    return ["or", ["and", *literals[:2]], ["and", *literals[2:]]]


def written(formula: Formula, *, inside: bool = False) -> str:
    """A formula in mathematical notation.

    >>> written(["->", ["and", "p", ["not", "q"]], "r"])
    '(p ∧ ¬q) → r'
    """
    if isinstance(formula, str):
        return formula
    connective, *parts = list(formula)
    if connective == "not":
        return f"¬{written(parts[0], inside=True)}"
    text = SIGNS[connective].join(written(part, inside=True) for part in parts)
    return f"({text})" if inside else text


def implication(random: Random) -> dict[str, Any]:
    """An implication whose premise or conclusion is a small formula, with its text."""
    whole = ["->", *random.choice([("p", "q"), (["not", "p"], "q"), ("p", ["not", "q"]), (["and", "p", "q"], "r")])]
    return {"formula": whole, "text": written(whole)}


def rewritten(random: Random, given: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Formulas that may look equivalent to an implication: some are, and some are not."""
    _, premise, conclusion = given["formula"]
    no_premise, no_conclusion = ["not", premise], ["not", conclusion]
    formulas: list[Formula] = [
        ["or", no_premise, conclusion],
        ["->", no_conclusion, no_premise],
        ["not", ["and", premise, no_conclusion]],
        ["<-", conclusion, premise],
        ["->", conclusion, premise],
        ["->", no_premise, no_conclusion],
        ["and", premise, conclusion],
        ["or", premise, no_conclusion],
        ["<->", premise, conclusion],
        ["<-", premise, conclusion],
    ]
    random.shuffle(formulas)
    return [{"formula": each, "text": written(each)} for each in formulas]
