"""Draws of facts about a climbing tour, and of literals of which clauses are made."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, whole_number

CLIMBERS = ("ada", "ben", "cid", "dot", "eva")
NEGATED = ("guide(X)", "guest(X)", "leads(X, Y)", "pays(X, Y)", "guest(Y)", "leads(Y, X)")
POSITIVE = ("guide(X)", "guest(X)", "pays(Y, X)", "leads(X, Y)", "leads(X, X)", "guide(Y)")


def tour_facts(random: Random, people: Range = (3, 4), doubts: float = 0.15) -> list[list[str]]:
    """Guides who lead guests, and guests who pay guides; with the chance of `doubts` a fact is missing or too many.

    >>> tour_facts(Random(1), people=2, doubts=0)
    [['pays', 'ada', 'ben'], ['guest', 'ada'], ['leads', 'ben', 'ada'], ['guide', 'ben']]
    """
    names = random.sample(CLIMBERS, whole_number(random, people))
    guides = names[: 1 + (len(names) > 3)]
    facts = [["guide" if name in guides else "guest", name] for name in names]
    for guest in names[len(guides) :]:
        guide = random.choice(guides)
        facts += [["leads", guide, guest], ["pays", guest, guide]]
    kept = [fact for fact in facts if random.random() >= doubts]
    kept += [[random.choice(("guide", "guest")), name] for name in names if random.random() < doubts]
    kept += [["leads", *random.choices(names, k=2)]] * (random.random() < doubts)
    different = list(map(list, dict.fromkeys(map(tuple, kept or facts))))
    random.shuffle(different)
    return different


def tour_literals(random: Random, negated: Range = (3, 4), positive: Range = (1, 2)) -> list[list[Any]]:
    """Different literals about a tour, in any order.

    >>> tour_literals(Random(3), negated=1, positive=1)
    [['leads', 'X', 'X'], ['not', ['guest', 'X']]]
    """
    taken = [f"not {atom}" for atom in random.sample(NEGATED, whole_number(random, negated))]
    taken += random.sample(POSITIVE, whole_number(random, positive))
    random.shuffle(taken)
    return [literal_lists(text) for text in taken]


def literal_lists(text: str) -> list[Any]:
    """A literal written as lists."""
    name, _, terms = text.removeprefix("not ").rstrip(")").partition("(")
    atom = [name, *terms.split(", ")]
    return ["not", atom] if text.startswith("not ") else atom


def any_atoms(random: Random, names: Sequence[str], predicates: Mapping[str, int], n: Range) -> list[list[str]]:
    """Different atoms of any names, in any order."""
    drawn = [
        (name, *random.choices(list(names), k=predicates[name]))
        for name in random.choices(list(predicates), k=whole_number(random, n))
    ]
    return [list(atom) for atom in dict.fromkeys(drawn)]


def any_literals(random: Random, names: Sequence[str], predicates: Mapping[str, int], n: Range) -> list[Any]:
    """Different literals of any names, with and without negation."""
    atoms = any_atoms(random, names, predicates, n)
    signed = [["not", atom] if random.random() < 0.6 else atom for atom in atoms]
    both = [["not", atom] for atom in atoms if atom in signed and random.random() < 0.3]
    return [*signed, *both]
