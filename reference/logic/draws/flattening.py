"""Draws of clauses with terms inside terms."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, whole_number

FUNCTORS = {"part": 1, "half": 1, "pair": 2}
PREDICATES = {"fits": 2, "needs": 2, "old": 1}
TERMS = ("X", "Y", "lamp", "bulb", 12, -3)


def nested_term(
    random: Random, depth: int, terms: Sequence[Any] = TERMS, functors: Mapping[str, int] = FUNCTORS, share: float = 0.5
) -> Any:
    """A term with other terms inside it, down to a depth.

    >>> nested_term(Random(1), 2, share=1)
    ['part', ['half', 'bulb']]
    """
    if not depth or random.random() >= share:
        return random.choice(list(terms))
    functor = random.choice(list(functors))
    return [functor, *(nested_term(random, depth - 1, terms, functors, share) for _ in range(functors[functor]))]


def nested_clause(
    random: Random,
    atoms: Range = (1, 3),
    depth: int = 2,
    terms: Sequence[Any] = TERMS,
    share: float = 0.5,
    head: Sequence[Any] = ("X",),
) -> list[Any]:
    """A clause about what works, whose body has nested terms.

    >>> nested_clause(Random(4), atoms=1)
    [['works', 'X'], [['fits', ['pair', ['part', 'X'], ['half', 12]], 'X']]]
    """
    body: list[Any] = []
    for _ in range(whole_number(random, atoms)):
        name = random.choice(list(PREDICATES))
        atom = [name, *(nested_term(random, depth, terms, share=share) for _ in range(PREDICATES[name]))]
        if atom not in body:
            body.append(atom)
    return [["works", *head], body]
