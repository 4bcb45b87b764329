"""Draws of a clause, of rules about its atoms, and of clauses that may be more general relative to the rules."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.logic.draws.recursion import clause_text

# the predicate of the head; three kinds, from special to general; two relations, likewise; a place, and what follows
WORLDS = (
    ("sold", ("hen", "bird", "animal"), ("beside", "near"), "trough", "fed"),
    ("inspected", ("tanker", "ship", "vessel"), ("moored_at", "close_to"), "pier", "reachable"),
    ("listed", ("oak", "tree", "plant"), ("touches", "close_to"), "wire", "risky"),
    ("painted", ("cottage", "house", "building"), ("next_to", "near"), "school", "visible"),
)
World = Sequence[Any]


def known_world(random: Random) -> World:
    """The predicates that clauses are about."""
    return random.choice(WORLDS)


def world_rules(random: Random, world: World) -> list[list[Any]]:
    """What is known of the predicates: a kind is one of the next kind, and so on."""
    _, (small, middle, large), (close, far), place, effect = world
    rules: list[list[Any]] = [
        [[middle, "X"], [[small, "X"]]],
        [[large, "X"], [[middle, "X"]]],
        [[far, "X", "Y"], [[close, "X", "Y"]]],
        [[effect, "X"], [[far, "X", "Y"], [place, "Y"]]],
    ]
    return random.sample(rules, len(rules))


def middle_clause(random: Random, world: World) -> list[Any]:
    """A clause that others are more general or more special than."""
    head, kinds, relations, place, _ = world
    return [[head, "X"], [[random.choice(kinds[:2]), "X"], [random.choice(relations), "X", "Y"], [place, "Y"]]]


def clauses_nearby(random: Random, world: World, clause: Sequence[Any], count: int) -> list[list[Any]]:
    """Clauses with the head of another one, whose bodies come from its body by two changes or three."""
    found: list[list[Any]] = []
    while len(found) < 3 * count:
        body = clause[1]
        for _ in range(random.choice((1, 2, 2, 3))):
            body = changed_body(random, world, body)
        if random.random() < 0.2:  # the same is said, but of Y
            body = [[name, *({"X": "Y", "Y": "X"}.get(term, term) for term in terms)] for name, *terms in body]
        if body and [clause[0], body] not in (clause, *found) and any("X" in atom for atom in body):
            found.append([clause[0], body])
    return found


def changed_body(random: Random, world: World, body: Sequence[Any]) -> list[Any]:
    """A body with an atom less, more, or another one, and no atom twice."""
    _, kinds, relations, place, effect = world
    chance, left = random.random(), list(body)
    if chance < 0.3 and left:
        left.remove(random.choice(left))
    elif chance < 0.5:
        left.append([effect, "X"])
    elif chance < 0.6:
        left.append(random.choice([[random.choice(kinds), "Y"], [random.choice(relations), "Y", "X"], [place, "Z"]]))
    elif left:
        number = random.randrange(len(left))
        name, *terms = left[number]
        if name in kinds or name in relations:
            left[number] = [random.choice(kinds if name in kinds else relations), *terms]
        elif name == place:
            left[number] = [place, random.choice(("X", "Z"))]
    return [atom for number, atom in enumerate(left) if atom not in left[:number]]


def clause_texts(random: Random, clauses: Sequence[Sequence[Any]]) -> list[str]:
    """Clauses with arrows, as text."""
    return list(map(clause_text, clauses))
