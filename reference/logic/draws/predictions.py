"""Draws of parcels, of rules for what they cost or what carries them, and of what was observed."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, whole_number

CITIES = ("lyon", "turin", "basel")
VALUES: dict[bool, tuple[Any, ...]] = {True: (2, 3, 4, 5, 7, 8), False: ("van", "bike", "cart")}
PREDICATES = {True: "fee", False: "carrier"}
RULES = (  # bodies; the target value is V where a fact gives it, else a constant
    (("ships", "P", "C"), ("usual", "C", "V")),
    (("ships", "P", "C"), ("holds", "P", "I"), ("heavy", "I")),
    (("ships", "P", "C"), ("holds", "P", "I"), ("fragile", "I")),
    (("ships", "P", "C"), ("holds", "P", "I"), ("kind", "I", "K"), ("special", "K", "V")),
)


def parcel_theory(
    random: Random, numerical: bool, target_index: int, rules: Range = (2, 3), values: Range = (2, 3)
) -> list[Any]:
    """Rules for one predicate, whose target is at one of three places; few different values."""
    chosen = random.sample(VALUES[numerical], whole_number(random, values))
    bodies = random.sample(RULES, whole_number(random, rules))
    theory = []
    for body in bodies:
        given = any("V" in atom for atom in body)
        value = "V" if given else random.choice(chosen)
        theory.append([head_with(numerical, target_index, ("P", "C"), value), [list(atom) for atom in body]])
    return theory


def head_with(numerical: bool, target_index: int, others: Sequence[str], value: Any) -> list[Any]:
    """The atom with the value at the target place and the other two terms before and after it.

    >>> head_with(True, 2, ("P", "C"), 5)
    ['fee', 'P', 5, 'C']
    """
    terms = list(others)
    terms.insert(target_index - 1, value)
    return [PREDICATES[numerical], *terms]


def parcel_background(random: Random, numerical: bool) -> list[Any]:
    """What is usual in each city and special for a kind, and which things are heavy or fragile."""
    usual = random.choices(VALUES[numerical], k=len(CITIES))
    facts: list[Any] = [[["usual", city, value], []] for city, value in zip(CITIES, usual, strict=True)]
    facts.append([["special", "glass", random.choice(usual)], []])
    return [*facts, [["heavy", "I"], [["kind", "I", "stone"]]], [["fragile", "I"], [["kind", "I", "glass"]]]]


def parcel_examples(random: Random, numerical: bool, target_index: int, n: Range = (4, 5)) -> list[Any]:
    """Observed parcels: the clause of an example has the target in its head, and in its body what is in the parcel."""
    examples = []
    for place in range(whole_number(random, n)):
        parcel, cities = f"p{place + 1}", random.sample(CITIES, random.choice((1, 1, 2)))
        body = [["ships", parcel, city] for city in cities]
        for item in [f"i{place + 1}", f"j{place + 1}"][: random.choice((0, 1, 1, 2))]:
            body += [["holds", parcel, item], ["kind", item, random.choice(("stone", "glass", "wood"))]]
        random.shuffle(body)
        value = random.choice(VALUES[numerical])
        examples.append([head_with(numerical, target_index, (parcel, random.choice(cities)), value), body])
    return examples


def road_examples(random: Random, n: Range = (3, 4), towns: int = 4, predicate: str = "fee") -> list[Any]:
    """Observed tours, with the fee first: each has roads between towns, of the same names, and a town of its start."""
    names = (*CITIES, "genoa", "bern")
    examples = []
    for place in range(whole_number(random, n)):
        way = random.sample(names, towns)
        body = [["road", *pair] for pair in pairwise(way) if random.random() < 0.8]
        body.append(["starts", f"t{place + 1}", random.choice(way[:2])])
        random.shuffle(body)
        examples.append([[predicate, random.choice(VALUES[True]), f"t{place + 1}"], body])
    return examples
