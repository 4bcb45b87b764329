"""Draws of relations on a few elements: lattices, other partial orders, and relations that are no orders."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, tries, whole_number
from reference.shared.draws.spellings import any_names
from reference.version_spaces.orders import kind_of_order

Pairs = list[list[str]]
ELEMENTS = ["a", "b", "c", "d", "e", "f", "g", "h"]
SPELLED = ["a", "B", "no", "7", "two words", "größe", "_x", "Z"]


def element_names(random: Random, n: Range) -> list[str]:
    """Names of elements in any order.

    >>> element_names(Random(1), n=3)
    ['a', 'b', 'c']
    """
    number = whole_number(random, n)
    names = ELEMENTS[:number] if random.random() < 1 / 2 else any_names(random, SPELLED, number)
    return random.sample(names, number)


def closed(elements: Sequence[str], pairs: Sequence[Sequence[str]]) -> set[tuple[str, str]]:
    """The smallest reflexive and transitive relation that has these pairs."""
    held = {(each, each) for each in elements} | {(low, high) for low, high in pairs}
    for middle in elements:
        held |= {(low, high) for low, one in held if one == middle for other, high in held if other == middle}
    return held


def random_order(random: Random, elements: Sequence[str], bounded: bool) -> set[tuple[str, str]]:
    """A partial order; `bounded` has a least and a greatest element."""
    ranked = random.sample(list(elements), len(elements))
    pairs = [[low, high] for place, low in enumerate(ranked) for high in ranked[place + 1 :] if random.random() < 0.3]
    if bounded:
        pairs += [[ranked[0], each] for each in ranked] + [[each, ranked[-1]] for each in ranked]
    return closed(elements, pairs)


def crossed_order(random: Random, elements: Sequence[str]) -> set[tuple[str, str]]:
    """An order with both ends in which two elements have two upper bounds, neither of which is below the other."""
    least, greatest, one, two, three, four, *others = random.sample(list(elements), len(elements))
    pairs = [[low, high] for low in (one, two) for high in (three, four)]
    pairs += [[least, each] for each in elements] + [[each, greatest] for each in elements]
    return closed(elements, [*pairs, *([random.choice([one, two]), each] for each in others)])


def half_lattice(random: Random, elements: Sequence[str], missing: str) -> set[tuple[str, str]]:
    """A lattice without its least, or without its greatest element, so that one kind of bounds is missing."""
    added = "added"
    trying = tries()
    while True:
        next(trying)
        ranked = random.sample(list(elements), len(elements))
        ranked.insert(0 if missing == "no least" else len(ranked), added)
        pairs = [[a, b] for place, a in enumerate(ranked) for b in ranked[place + 1 :] if random.random() < 0.25]
        pairs += [[ranked[0], each] for each in ranked] + [[each, ranked[-1]] for each in ranked]
        held = closed(ranked, pairs)
        if kind_of_order(ranked, sorted(map(list, held))) == "lattice":
            return {pair for pair in held if added not in pair}


def broken(random: Random, elements: Sequence[str], how: str) -> set[tuple[str, str]]:
    """An order with a pair that is missing or one too many, so that one of the three laws does not hold."""
    trying = tries()
    while True:
        next(trying)
        held = random_order(random, elements, bounded=how == "transitive" or random.random() < 2 / 3)
        strict = sorted((low, high) for low, high in held if low != high)
        if how == "reflexive":
            each = random.choice(list(elements))
            return held - {(each, each)}
        if how == "antisymmetric" and strict:
            low, high = random.choice(strict)
            return closed(elements, [*held, (high, low)])
        longer = [pair for pair in strict if any((pair[0], e) in strict and (e, pair[1]) in strict for e in elements)]
        if how == "transitive" and longer:
            return held - {random.choice(longer)}


LAWS = ["reflexive", "antisymmetric", "transitive"]


def order_pairs(random: Random, elements: Sequence[str], kind: str) -> Pairs:
    """The pairs of a relation of a kind.

    Kinds are `lattice`; `no least` and `no greatest`, which lack an end; `crossed`, which has both ends and is no
    lattice; the name of the law that is broken; `broken`, by any law; or `any`.
    """
    if kind == "any":
        kind = random.choice(["lattice", "no least", "no greatest", *LAWS])
    if kind == "broken":
        kind = random.choice(LAWS)
    trying = tries()
    while True:
        next(trying)
        if kind in LAWS:
            held = broken(random, elements, kind)
        elif kind == "crossed":
            held = crossed_order(random, elements)
        else:
            lattice = kind == "lattice"
            held = random_order(random, elements, bounded=True) if lattice else half_lattice(random, elements, kind)
        pairs = random.sample(found := sorted(map(list, held)), len(found))
        wanted = "lattice" if kind == "lattice" else "neither" if kind in LAWS else "partial order"
        if kind_of_order(elements, pairs) == wanted:
            return pairs


def any_pairs(random: Random, elements: Sequence[str]) -> Pairs:
    """Any relation on the elements."""
    return [[low, high] for low in elements for high in elements if random.random() < 0.6]


def relations_of_kinds(random: Random, kinds: Sequence[str]) -> list[list[Any]]:
    """A relation of each of the kinds, in any order."""
    found: list[list[Any]] = []
    for kind in random.sample(list(kinds), len(kinds)):
        elements = element_names(random, n=(6, 7) if kind == "crossed" else (4, 6))
        found.append([elements, order_pairs(random, elements, kind)])
    return found


def relations_of_all_kinds(random: Random) -> list[list[Any]]:
    """A lattice, an order that lacks one end, one that lacks the other, one with both, and one that breaks each law."""
    return relations_of_kinds(
        random, ["lattice", "no greatest", "no least", "crossed", "reflexive", "antisymmetric", "transitive"]
    )


def any_relations(random: Random) -> list[list[Any]]:
    """Any relations on one to three elements."""
    names = [element_names(random, n=(1, 3)) for _ in range(random.randint(1, 4))]
    return [[elements, any_pairs(random, elements)] for elements in names]
