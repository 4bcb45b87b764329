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


def formula(
    random: Random, names: Sequence[str], depth: Range = 2, must: Sequence[str] = ("->",), parts: Range = 2
) -> Formula:
    """A formula in which all propositions and certain connectives occur.

    >>> formula(Random(1), ["p", "q"], depth=1)
    ['->', 'q', 'p']
    """
    for _ in tries():
        drawn = nested(random, names, whole_number(random, depth), parts)
        # a proposition that does not occur would halve the truth table
        if propositions(drawn) == {*names} and {*must} <= connectives_in(drawn):
            break
    return drawn


def formula_with_inner_arrows(
    random: Random, names: Sequence[str], depth: Range = 3, must: Sequence[str] = ("->",), parts: Range = 2
) -> Formula:
    """A formula as above in which arrows stand below a `not`, and below an `and` or `or`.

    >>> formula_with_inner_arrows(Random(1), ["p", "q"])
    ['<->', ['and', ['->', 'q', 'p'], ['<->', 'p', 'q']], ['not', ['->', 'p', 'p']]]
    """
    for _ in tries():
        drawn = formula(random, names, depth, must, parts)
        if has_inner_arrow(drawn, ("not",)) and has_inner_arrow(drawn, ("and", "or")):
            break
    return drawn


def has_inner_arrow(formula: Formula, outer: Sequence[str], *, inside: bool = False) -> bool:
    """Whether an arrow stands somewhere below one of the outer connectives."""
    if isinstance(formula, str):
        return False
    name, *parts = list(formula)
    found = inside and name in ARROWS
    return found or any(has_inner_arrow(part, outer, inside=inside or name in outer) for part in parts)


def nested(random: Random, names: Sequence[str], depth: int, parts: Range = 2) -> Formula:
    """A formula of at most that depth; `parts` is how many `and` and `or` have."""
    # a leaf before the last level now and then, so that formulas are not all full trees
    if not depth or (depth == 1 and random.random() < 0.3):
        return random.choice(list(names))
    connective = random.choice(["and", "or", "not", *ARROWS])
    number = 1 if connective == "not" else 2 if connective in ARROWS else whole_number(random, parts)
    return [connective, *(nested(random, names, depth - 1, parts) for _ in range(number))]


SPELLINGS = ("p", "q", "P", "p_2", "rain", "orange")  # propositions of any spelling


def any_formula(random: Random, depth: Range = (0, 3)) -> Formula:
    """A formula of up to three propositions of any spelling; `and` and `or` have up to four parts."""
    return nested(random, random.sample(SPELLINGS, random.randint(1, 3)), whole_number(random, depth), (2, 4))


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


def any_assignments(random: Random, formula: Formula, n: Range = (0, 5)) -> list[dict[str, bool]]:
    """Truth assignments, also equal ones, to the propositions of a formula and one that does not occur in it."""
    names = [*sorted(propositions(formula)), "unused"]
    return [{name: random.random() < 0.5 for name in names} for _ in range(whole_number(random, n))]


def any_expression(random: Random, rows: Sequence[Row], target: str, depth: Range = (0, 3)) -> Formula:
    """An expression over attributes and values, of any shape; values may be such as no row has."""
    level = whole_number(random, depth)
    values = seen_values(rows, target)
    connective = random.choice(["and", "or", "not"])
    # a pair before the last level now and then, so that expressions are not all full trees
    if not level or random.random() < 0.2:
        name = random.choice(list(values))
        return [name, random.choice([*values[name], "none"])]
    parts = 1 if connective == "not" else random.randint(2, 4)
    return [connective, *(any_expression(random, rows, target, level - 1) for _ in range(parts))]


def long_expression(random: Random, rows: Sequence[Row], target: str) -> Formula:
    """An expression with `and` and `or` of three parts each and a `not` before one of them, in any order."""
    values = seen_values(rows, target)

    def pairs(number: int) -> list[list[str]]:
        return [[name, random.choice(values[name])] for name in random.sample(list(values), number)]

    one, other = random.sample(["and", "or"], 2)
    inner: list[Any] = [[other, *pairs(3)], ["not", [one, *pairs(2)]], *pairs(1)]
    return [one, *random.sample(inner, len(inner))]


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
