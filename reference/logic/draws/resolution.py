"""Draws of clauses that may be resolved with each other."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.logic.draws.clauses import signed_literals
from reference.logic.terms import as_lists, as_literal, negated
from reference.shared.draws.numbers import Range

DOORS = {"guard": 1, "has": 2, "opens": 2, "lends": 3}


def door_clause(
    random: Random,
    n: Range = (2, 3),
    terms: Sequence[str] = ("X", "Y", "Z", "ann"),
    predicates: Sequence[str] = tuple(DOORS),
    opposite: float = 0,
) -> list[Any]:
    """A clause about keys and doors; `opposite` says how often it has a literal and also its negation.

    >>> door_clause(Random(2))
    [['guard', 'Z'], ['has', 'Z', 'Z']]
    """
    literals = signed_literals(random, n, terms, predicates={name: DOORS[name] for name in predicates})
    if literals and random.random() < opposite:
        literals.append(as_lists(negated(as_literal(random.choice(literals)))))
    return random.sample(literals, len(literals))
