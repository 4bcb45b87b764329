"""Draws of claims about recursive clauses."""

from random import Random
from typing import Any

KINDS = ("recursive", "trivial", "self_resolving")
SAID = {"recursive": "recursive", "trivial": "trivially recursive", "self_resolving": "self-resolving"}
NUMBERS: tuple[Any, ...] = ("X", "Y", "0", ["s", "X"], ["s", "Y"], ["s", "0"], ["s", ["s", "X"]])
PLACES = ("X", "Y", "Z", "a", "b")


def recursion_claims(random: Random, count: int) -> list[dict[str, Any]]:
    """Claims that a clause is of some kind, about different clauses; most clauses have their head's predicate twice.

    >>> recursion_claims(Random(2), 1)[0]["text"]
    'even(X) ← even(X): trivially recursive'
    """
    claims: dict[str, dict[str, Any]] = {}
    while len(claims) < 4 * count:
        clause = random.choice((number_clause, place_clause))(random)
        kind = random.choice(KINDS)
        claims.setdefault(clause_text(clause), {"clause": clause, "kind": kind, "text": ""})
    for text, claim in claims.items():
        claim["text"] = f"{text}: {SAID[claim['kind']]}"
    return list(claims.values())


def number_clause(random: Random) -> list[Any]:
    """A clause about even and odd numbers, which are written with s for the next one."""
    head, other = [[random.choice(("even", "even", "odd")), random.choice(NUMBERS)] for _ in range(2)]
    chance = random.random()
    if chance < 0.2:
        other = [*head]
    elif chance < 0.5:  # unifies only with a renamed copy
        head, other = random.sample([head, [head[0], ["s", head[1]]]], 2)
    return [head, [other, ["number", "X"]] if random.random() < 0.3 else [other]]


def place_clause(random: Random) -> list[Any]:
    """A clause about what can be reached from where, on edges or otherwise."""
    start = [*random.choices(PLACES[:4], k=2)] if random.random() < 0.6 else ["X", "Y"]
    inside = start if random.random() < 0.2 else random.choices(PLACES, k=2)
    edge = ["edge", *random.choices(PLACES[:4], k=2)]
    name = random.choice(("reach", "reach", "reach", "near"))
    return [["reach", *start], [edge, [name, *inside]]]


def clause_text(clause: Any) -> str:
    """A definite clause as it is printed, its atoms as texts.

    >>> clause_text([["even", ["s", "X"]], [["odd", "X"]]])
    'even(s(X)) ← odd(X)'
    """
    head, body = clause
    return f"{term_text(head)} ← {', '.join(map(term_text, body))}"


def term_text(term: Any) -> str:
    """A term or atom as it is printed."""
    return term if isinstance(term, str) else f"{term[0]}({', '.join(map(term_text, term[1:]))})"
