"""Borders of version spaces that have converged, that have not, and that are empty."""

from random import Random
from typing import Any

from reference.draws.numbers import Range, tries, whole_number
from reference.draws.version_spaces import domains, examples
from reference.version_space_status import status
from reference.version_spaces import BORDERS

KINDS = ("one each", "several general", "converged", "empty")


def kind(specific: list[Any], general: list[Any]) -> str:
    """How far it has come, a partial one by how many members G has."""
    found = status(specific, general)
    return found if found != "partial" else "one each" if len(general) == 1 else "several general"


def borders_of(random: Random, wanted: str) -> list[list[list[str]]]:
    """The borders S and G after some examples, a kind of version space that is wanted."""
    trying = tries()
    while True:
        next(trying)
        values = domains(random, (2, 3))
        seen = examples(random, values, n=(2, 6), positives=(1, 3), fixed=(1, 2))
        if wanted == "empty":
            place = random.randrange(1, len(seen))  # a mislabelled example
            seen[place] = [seen[place][0], "no" if seen[place][1] == "yes" else "yes"]
        last = BORDERS.last(domains=values, examples=seen)
        found = [[list(each) for each in border if each is not None] for border in (last.S, last.G)]
        if kind(*found) == wanted:
            return found


def borders(random: Random, each: Range = (1, 2)) -> list[list[list[list[str]]]]:
    """Borders of version spaces of all kinds, mixed."""
    drawn = [borders_of(random, wanted) for wanted in KINDS for _ in range(whole_number(random, each))]
    return random.sample(drawn, len(drawn))
