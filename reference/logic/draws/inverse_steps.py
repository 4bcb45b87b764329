"""Draws of clauses of propositions and of steps, for inverse resolution."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.logic.inverse_steps import InverseState, inverse_start, inverse_successors, renamed
from reference.shared.draws.numbers import Range, whole_number

NAMES = ("p", "q", "r", "s", "t", "u", "v")
PEOPLE = ("ann", "ben", "cid", "dot", "eva", "fay")
RELATIONS = ("teaches", "trusts", "pays")
HEADS = ("near", "owes")


def signed(random: Random, names: Sequence[str]) -> list[Any]:
    """A literal for each name, with either sign."""
    return [name if random.random() < 0.5 else ["not", name] for name in names]


def proposition_clause(random: Random, n: Range = (1, 3)) -> list[Any]:
    """A clause of different propositions with either sign."""
    return signed(random, random.sample(NAMES, whole_number(random, n)))


def known_clauses(random: Random, resolvent: Sequence[Any], n: Range = 3) -> list[list[Any]]:
    """Clauses of which at least one has, but for one literal of its own, only literals of a resolvent.

    Others have two of their own, none, or the negation of a literal of the resolvent, alone or beside one of their own.
    """
    used = [literal if isinstance(literal, str) else literal[1] for literal in resolvent]
    found: list[list[Any]] = []
    for place in range(whole_number(random, n)):
        part = random.sample(list(resolvent), random.randint(min(1, len(resolvent)), min(3, len(resolvent))))
        free = signed(random, random.sample([name for name in NAMES if name not in used], 2))
        kind = random.choice(["one", "one", "two", "turned", "none"]) if place else "one"
        if kind == "turned" and part:
            gone = part.pop()
            part.append(gone[1] if isinstance(gone, list) else ["not", gone])
        own = {"one": 1, "two": 2, "turned": random.randint(0, 1)}.get(kind, 0)
        clause = [*part, *free[:own]]
        found.append(random.sample(clause, len(clause)))
    return random.sample(found, len(found))


def inverse_steps(random: Random, clause: Sequence[Any], length: Range = (2, 3)) -> list[dict[str, Any]]:
    """Steps of inverse resolution from a clause without variables; after the last one it has no constants.

    Each step resolves on a fact about somebody in the clause, or on the head of a rule whose body is in the clause.
    """
    count = whole_number(random, length)
    free = list("XYZUVW")
    state = inverse_start(clause, [])
    steps: list[dict[str, Any]] = []
    for place in range(count):
        step = random.choice([step_by_fact, step_by_rule])(random, state.clause)
        after = inverse_successors(InverseState(0, state.clause), clause, [step])[0]
        constants = list(dict.fromkeys(name for name in terms_in(after.clause) if name in PEOPLE))
        most = len(constants) if place == count - 1 else min(len(constants), random.choice([0, 1, 1]))
        step["names"] = {name: free.pop(0) for name in random.sample(constants, most)}
        state = inverse_successors(InverseState(0, state.clause), clause, [step])[0]
        steps.append(step)
    return steps


def terms_in(clause: Sequence[Any]) -> list[str]:
    """The terms of the atoms of a clause, in order."""
    return [term for literal in clause for term in (literal[1] if literal[0] == "not" else literal)[1:]]


def step_by_fact(random: Random, clause: Sequence[Any]) -> dict[str, Any]:
    """A step whose parent is a fact about somebody in the clause, if there is anybody left."""
    inside = [name for name in terms_in(clause) if name in PEOPLE]
    pair = [random.choice(inside or list(PEOPLE)), random.choice(PEOPLE)]
    fact = [random.choice(RELATIONS), *random.sample(pair, 2)]
    if ("not", tuple(fact)) in clause:
        fact = [f"meets{len(clause)}", *fact[1:]]
    return {"parent": [fact], "literal": fact, "theta": {}, "names": {}}


def step_by_rule(random: Random, clause: Sequence[Any]) -> dict[str, Any]:
    """A step whose parent is a rule, with its body in the clause; a fact where the clause has no body."""
    bodies = [literal[1] for literal in clause if literal[0] == "not" and literal[1][0] in RELATIONS]
    if not bodies:
        return step_by_fact(random, clause)
    name, *terms = random.choice(bodies)
    values = dict(zip("AB", terms, strict=True))
    heads = [[head, *pair] for head in HEADS for pair in ("AB", "BA")]
    new = [head for head in heads if ("not", renamed(tuple(head), values)) not in clause]
    if not new:
        return step_by_fact(random, clause)
    head = random.choice(new)
    rule = random.sample([head, ["not", [name, "A", "B"]]], 2)
    return {"parent": rule, "literal": head, "theta": values, "names": {}}


def goal(random: Random) -> list[Any]:
    """A clause with one fact about two people."""
    return [["goal", *random.sample(PEOPLE, 2)]]
