"""Draws of worlds with a domain theory that is partly right, from which clauses are learned."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

from reference.analytical.focl import operational_bodies
from reference.logic.foil import covered
from reference.shared.draws.numbers import Range, whole_number

NAMES = ("ada", "ben", "cid", "dot", "eva", "fay", "gus")
TARGET = "busy"
BODIES: dict[int, tuple[tuple[tuple[str, ...], ...], ...]] = {  # by number of arguments: what the theory may say
    1: (
        (("hub", "A"), ("big", "A")),
        (("link", "A", "B"), ("hub", "B")),
        (("hub", "A"), ("open", "A")),
        (("link", "B", "A"), ("open", "B")),
        (("hub", "A"), ("link", "A", "B"), ("hub", "B")),
    ),
    2: (
        (("link", "A", "B"), ("hub", "B")),
        (("link", "A", "C"), ("link", "C", "B")),
        (("hub", "A"), ("link", "B", "A")),
        (("link", "A", "C"), ("link", "C", "B"), ("hub", "C")),
        (("hub", "A"), ("hub", "B")),
    ),
}
HUBS = (
    (("link", "P", "Q"), ("big", "Q")),
    (("link", "Q", "P"), ("open", "P")),
    (("link", "P", "Q"), ("link", "Q", "P")),
)


def focl_facts(random: Random, links: Range = (5, 8), things: int = 5) -> list[list[str]]:
    """Links between things, some of which are big or open, in any order."""
    names = NAMES[:things]
    pairs = random.sample(list(product(names, repeat=2)), whole_number(random, links))
    facts = [["link", *pair] for pair in pairs]
    facts += [
        [kind, name] for kind in ("big", "open") for name in random.sample(names, random.randint(1, things // 2 + 1))
    ]
    return random.sample(facts, len(facts))


def focl_theory(
    random: Random, arguments: int = 1, clauses: Range = (1, 2), hubs: Range = (1, 2), twice: bool = False
) -> list[Any]:
    """Clauses of the target, and of a hub if one uses it, in any order; `twice` if one uses it for two things."""
    with_two = BODIES[arguments][-1]
    bodies = random.sample(BODIES[arguments], whole_number(random, clauses))
    if twice and with_two not in bodies:
        bodies = [with_two, *bodies[1:]]
    theory: list[Any] = [[[TARGET, *"AB"[:arguments]], [list(atom) for atom in body]] for body in bodies]
    if any(atom[0] == "hub" for body in bodies for atom in body):
        chosen = random.sample(HUBS, whole_number(random, hubs))
        theory += [[["hub", "P"], [list(atom) for atom in body]] for body in chosen]
    return random.sample(theory, len(theory))


def focl_positives(
    random: Random,
    facts: Sequence[Sequence[str]],
    theory: Sequence[Any],
    arguments: int = 1,
    odd: Range = (0, 1),
    things: int = 5,
) -> list[list[str]]:
    """Some of the tuples that the theory says something of, as a rule, and some that it does not."""
    every = list(product(NAMES[:things], repeat=arguments))
    clauses = operational_bodies(theory, TARGET)
    right = [each for each in every if any(covered(clause, [each], facts) for clause in clauses)]
    others = [each for each in every if each not in right]
    kept = random.sample(right, min(len(right), 4, len(every) - 1))
    drawn = kept + random.sample(others, min(len(others) - 1, whole_number(random, odd)) if len(others) > 1 else 0)
    return [list(each) for each in random.sample(drawn, len(drawn))] or [list(every[0])]


def focl_negatives(
    random: Random, positives: Sequence[Sequence[str]], facts: Sequence[Sequence[str]], most: int = 5, things: int = 5
) -> list[list[str]]:
    """Some tuples that are not positive."""
    every = product(NAMES[:things], repeat=len(positives[0]))
    others = [list(each) for each in every if list(each) not in positives]
    return random.sample(others, min(most, len(others)))
