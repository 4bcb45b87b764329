"""Draws of toys, of what is known about one of them, and of hypotheses about which of them are safe."""

from collections.abc import Sequence
from itertools import combinations, product
from random import Random
from typing import Any

from reference.analytical.consistency import agreements, predicts_all
from reference.logic.formulas import evaluate_formula

TRAITS = ("soft", "large", "wooden", "painted")
TARGET = "safe"


def signed(name: str) -> list[Any]:
    """A proposition, and its negation."""
    return [name, ["not", name]]


def every_hypothesis() -> list[Any]:
    """The formulas of one or two traits, each plain or negated, joined by `and` or `or`."""
    single = [each for name in TRAITS for each in signed(name)]
    pairs = [pair for one, other in combinations(TRAITS, 2) for pair in product(signed(one), signed(other))]
    return single + [[join, *pair] for join in ("and", "or") for pair in pairs]


def known_of_a_thing(random: Random) -> list[Any]:
    """One or two traits of a toy, and rules from which it follows whether it is safe; one trait is open."""
    first, second, third, _ = random.sample(TRAITS, 4)
    fact, step = random.choice(signed(first)), random.choice(signed(second))
    facts = [fact] + [random.choice(signed(third))] * (random.random() < 0.5)
    rules = [["->", fact, step], ["->", step, random.choice(signed(TARGET))]]
    return [*random.sample(facts, len(facts)), *random.sample(rules, 2)]


def rows_of_things(random: Random, background: Sequence[Any], n: int = 4) -> list[dict[str, bool]]:
    """Different toys, some safe and some not, that fit hypotheses which the background excludes, and others."""
    every = [dict(zip(TRAITS, values, strict=True)) for values in product((False, True), repeat=len(TRAITS))]
    for _ in range(60):
        hidden = random.choice(every_hypothesis()[2 * len(TRAITS) :])
        safe = [row for row in every if evaluate_formula(hidden, row)]
        others = [row for row in every if row not in safe]
        drawn = random.sample(safe, n // 2) + random.sample(others, n - n // 2)
        rows = [{**row, TARGET: evaluate_formula(hidden, row)} for row in random.sample(drawn, n)]
        fitting = [
            agreements(each, background, TARGET) for each in every_hypothesis() if predicts_all(each, rows, TARGET)
        ]
        kinds = [(any(each), all(each)) for each in fitting]
        # excluded, left open, and entailed
        if kinds.count((False, False)) > 1 and kinds.count((True, False)) > 1 and (True, True) in kinds:
            break
    return rows


def possible_hypotheses(random: Random, background: Sequence[Any], data: Sequence[dict[str, bool]]) -> list[Any]:
    """Every hypothesis, those that predict at most one example wrong first and most often."""
    wrong = {repr(each): sum(evaluate_formula(each, row) != row[TARGET] for row in data) for each in every_hypothesis()}
    return [each for each in every_hypothesis() if wrong[repr(each)] <= 1]


def written_formula(formula: Any) -> str:
    """A literal, or an arrow between two, in words."""
    if isinstance(formula, str):
        return f"it is {formula}"
    if formula[0] == "not":
        return f"it is not {formula[1]}"
    return f"if {written_formula(formula[1])}, {written_formula(formula[2])}"


def written_formulas(random: Random, formulas: Sequence[Any]) -> list[str]:
    """Literals and rules in words.

    >>> written_formulas(Random(1), ["soft", ["->", "soft", ["not", "safe"]]])
    ['it is soft', 'if it is soft, it is not safe']
    """
    return [written_formula(each) for each in formulas]


def written_things(random: Random, rows: Sequence[dict[str, bool]]) -> list[str]:
    """Rows of toys in words, the label last."""
    return [", ".join(name if value else f"not {name}" for name, value in row.items()) for row in rows]
