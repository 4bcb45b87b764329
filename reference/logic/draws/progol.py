"""Draws of examples with variables for Progol, and of what is known besides: guests of a café."""

from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, whole_number

RULES: tuple[Any, ...] = (
    [["hungry", "X"], [["late", "X"]]],
    [["calm", "Y"], [["old", "Y"]]],
    [["meets", "X", "Y"], [["knows", "X", "Y"]]],
    [["hungry", "X"], [["young", "X"], ["calm", "X"]]],
    [["calm", "X"], [["meets", "X", "Y"]]],
)
REASONS = (
    (("late", "A"),),
    (("young", "A"), ("calm", "A")),
    (("knows", "A", "B"), ("young", "B")),
    (("hungry", "A"),),
    (("knows", "A", "B"), ("calm", "A")),
)
OTHERS = (("late", "A"), ("old", "A"), ("young", "A"), ("calm", "A"), ("knows", "A", "B"), ("young", "B"), ("old", "B"))
NAMES = (("X", "Y"), ("Who", "Friend"), ("A", "X"))


def cafe_rules(random: Random, n: Range = (1, 2)) -> list[Any]:
    """Some rules about guests."""
    return [[list(head), [list(atom) for atom in body]] for head, body in random.sample(RULES, whole_number(random, n))]


def guest_clause(random: Random, reason: tuple[tuple[str, ...], ...], more: Range) -> list[Any]:
    """An example about any guest: a reason, and other atoms, in any order."""
    first, second = random.choice(NAMES)
    names = {"A": first, "B": second}
    chosen = dict.fromkeys([*reason, *random.sample(OTHERS, whole_number(random, more))])
    atoms = [[kind, *(names[term] for term in terms)] for kind, *terms in chosen]
    return [["orders", first], random.sample(atoms, len(atoms))]


def guests(random: Random, n: Range = (3, 4), more: Range = (1, 2), reasons: int = 2) -> list[list[Any]]:
    """Positive examples that have a few reasons.

    >>> guests(Random(1), n=1, more=1)
    [[['orders', 'X'], [['calm', 'X'], ['late', 'X']]]]
    """
    chosen = random.sample(REASONS, reasons)
    return [guest_clause(random, random.choice(chosen), more) for _ in range(whole_number(random, n))]


def other_guests(random: Random, n: Range = (2, 3), more: Range = (1, 2)) -> list[list[Any]]:
    """Negative examples, of any kind."""
    return [guest_clause(random, (), more) for _ in range(whole_number(random, n))]
