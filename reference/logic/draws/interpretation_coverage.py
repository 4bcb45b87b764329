"""Draws of interpretations, of background rules and of clauses that may be true in them."""

from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, whole_number

GIVEN = {"guest": 1, "host": 1, "tall": 1, "likes": 2, "sees": 2}
RULES: tuple[list[Any], ...] = (
    [["friend", "X", "Y"], [["likes", "X", "Y"], ["likes", "Y", "X"]]],
    [["friend", "X", "Y"], [["friend", "Y", "X"]]],
    [["friend", "X", "Y"], [["sees", "X", "Y"]]],
    [["glad", "X"], [["likes", "Y", "X"]]],
    [["glad", "Y"], [["friend", "X", "Y"], ["host", "X"]]],
    [["glad", "X"], [["tall", "X"]]],
)
DERIVED = {"friend": 2, "glad": 1}
PLACES = ("a", "b", "c")


def party_rules(random: Random, n: Range = (1, 3)) -> list[list[Any]]:
    """Rules that say who are friends, and who is glad."""
    return random.sample(list(RULES), whole_number(random, n))


def party_clauses(random: Random, n: Range = (1, 2), constants: int = 0) -> list[list[list[Any]]]:
    """Clauses with no to two atoms in the head, and one or two in the body, which has all variables."""
    found: list[list[list[Any]]] = []
    for _ in range(whole_number(random, n)):
        terms = ["X", "Y", "Z"][: random.choice([1, 2, 2, 3])] + list(PLACES[:constants])
        kinds = {**GIVEN, **DERIVED}
        body: list[list[Any]] = []
        for _ in range(random.choice([1, 2, 2])):
            name = random.choice(list(kinds))
            body.append([name, *random.choices(terms, k=kinds[name])])
        known = [term for atom in body for term in atom[1:]]
        heads: list[list[Any]] = []
        for _ in range(random.choice([0, 1, 1, 2, 2])):
            name = random.choice(list(kinds))
            heads.append([name, *random.choices(known, k=kinds[name])])
        clause: list[list[Any]] = [*heads, *(["not", atom] for atom in body)]
        clause = [literal for place, literal in enumerate(clause) if literal not in clause[:place]]
        found.append(random.sample(clause, len(clause)))
    return found


def parties(random: Random, n: Range = (5, 6), facts: Range = (3, 6)) -> list[list[list[str]]]:
    """Interpretations: sets of facts about who is at a party."""
    return [party(random, whole_number(random, facts)) for _ in range(whole_number(random, n))]


def party(random: Random, size: int) -> list[list[str]]:
    """Some different facts about three people."""
    found: list[list[str]] = []
    while len(found) < size:
        name = random.choice(list(GIVEN))
        fact = [name, *random.choices(PLACES, k=GIVEN[name])]
        if fact not in found:
            found.append(fact)
    return found
