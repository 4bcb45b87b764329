"""Draws of background facts about two things that are alike in part."""

from collections.abc import Sequence
from random import Random

from reference.shared.draws.numbers import Range, whole_number

ABOUT = (  # what may hold of a thing T with its parts P and Q; ? is a colour
    ("has", "T", "Q"),
    ("tall", "P"),
    ("tall", "Q"),
    ("colour", "P", "?"),
    ("colour", "Q", "?"),
    ("beside", "P", "Q"),
    ("beside", "Q", "P"),
)
COLOURS = ("blue", "blue", "red")
CHANGES = 0.35  # how often a fact about one thing does not hold of the other


def facts_about(random: Random, thing: str, templates: Sequence[Sequence[str]]) -> list[list[str]]:
    """The facts that templates give for one thing."""
    names = {"T": thing, "P": f"{thing}_p", "Q": f"{thing}_q"}

    def put(term: str) -> str:
        return random.choice(COLOURS) if term == "?" else names[term]

    return [[name, *map(put, terms)] for name, *terms in templates]


def alike_facts(random: Random, things: Sequence[str], n: Range = (2, 3), more: Range = (0, 1)) -> list[list[str]]:
    """Facts about two things and their parts, so that most of what holds of one holds of the other, in any order.

    >>> alike_facts(Random(2), ["g1", "g2"], n=1, more=0)
    [['has', 'g2', 'g2_p'], ['has', 'g1', 'g1_p'], ['beside', 'g1_q', 'g1_p'], ['has', 'g2', 'g2_q']]
    """
    chosen = [("has", "T", "P"), *random.sample(ABOUT, whole_number(random, n))]
    others = [each for each in ABOUT if each not in chosen]
    second = [random.choice(others) if random.random() < CHANGES else each for each in chosen]
    found = facts_about(random, things[0], chosen) + facts_about(random, things[1], second)
    found += facts_about(random, "elm", random.sample(ABOUT, whole_number(random, more)))
    different = [fact for place, fact in enumerate(found) if fact not in found[:place]]
    return random.sample(different, len(different))


def any_ground_facts(random: Random, n: Range = (0, 6)) -> list[list[str]]:
    """Facts of any kind about a few things."""
    drawn = [
        [name, *random.choices(("a", "b", "c", "theOak"), k=size)]
        for name, size in random.choices([("tall", 1), ("beside", 2), ("between", 3)], k=whole_number(random, n))
    ]
    return [fact for place, fact in enumerate(drawn) if fact not in drawn[:place]]
