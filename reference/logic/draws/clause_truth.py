"""Draws of clauses and facts about ships, of which few values make a clause false."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.logic.draws.clauses import signed_literals
from reference.shared.draws.numbers import Range, whole_number

SHIPS = {"ship": 1, "old": 1, "tows": 2, "meets": 2}
NAMES = ("ada", "bor", "cam", "dee", "eos")


def ship_names(random: Random, n: Range = 4) -> list[str]:
    """Names of ships."""
    return random.sample(NAMES, whole_number(random, n))


def ship_clause(
    random: Random, n: Range = (2, 4), terms: Sequence[str] = ("X", "Y", "_z"), negative: float = 0.6
) -> list[Any]:
    """A clause about ships."""
    return signed_literals(random, n, terms, predicates=SHIPS, negative=negative)


def ship_facts(random: Random, names: Sequence[str], density: float = 0.6, known: int | None = None) -> list[list[str]]:
    """Facts about the first `known` of some ships, or about all: each possible one with some probability."""
    things = names[: known or len(names)]
    single = [[name, one] for name in ("ship", "old") for one in things]
    pairs = [[name, one, other] for name in ("tows", "meets") for one in things for other in things]
    return random.sample(facts := [each for each in [*single, *pairs] if random.random() < density], len(facts))
