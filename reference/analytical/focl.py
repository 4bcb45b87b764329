"""FOCL: FOIL that may also add what a domain theory says. Mitchell, section 12.5.1."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import count as numbers
from typing import Any

from reference.logic.foil import (
    FRESH,
    Clause,
    Count,
    Counts,
    Examples,
    Facts,
    FoilState,
    as_clause,
    bindings,
    candidates,
    covered,
    most_general,
    variables_of,
)
from reference.logic.forward_chaining import Atom, Substitution, as_atoms, extensions, instance
from reference.process import Process

Theory = Sequence[Sequence[Any]]  # pairs of a head and a body, without constants; no predicate follows from itself
Body = tuple[Atom, ...]


def operational_bodies(theory: Theory, target: str, *, apart: bool = True) -> list[Clause]:
    """The clauses of the target, rewritten until no clause of the theory proves an atom of their bodies.

    Without `apart`, the new variables of several atoms that are replaced may have the same names, which is a mistake.

    >>> theory = [(("busy", "A"), [("hub", "A"), ("big", "A")]), (("hub", "B"), [("link", "B", "C")])]
    >>> operational_bodies(theory, "busy")
    [(('busy', 'A'), (('link', 'A', 'C_1'), ('big', 'A')))]
    """
    proved = {head[0] for head, _ in theory}
    copies = numbers(1)
    left = [as_clause(clause) for clause in theory if clause[0][0] == target]
    found: list[Clause] = []
    while left:
        head, body = left.pop(0)
        place = next((place for place, atom in enumerate(body) if atom[0] in proved), None)
        if place is None:
            found.append((head, body))
            continue
        known = [as_clause(clause) for clause in theory if clause[0][0] == body[place][0]]
        bodies = [body_for(clause, body[place], next(copies) if apart else 0) for clause in known]
        left = [*((head, (*body[:place], *each, *body[place + 1 :])) for each in bodies), *left]
    return found


def body_for(clause: Clause, atom: Atom, number: int) -> Body:
    """The body of a clause with the terms of an atom for the variables of its head, and new names for all others."""
    head, body = clause
    names: Substitution = {name: f"{name}_{number}" for name in variables_of(clause)}
    names.update(zip(head[1:], atom[1:], strict=True))
    return tuple(instance(each, names) for each in body)


def theory_bodies(clause: Clause, theory: Theory) -> list[Body]:
    """What the theory says of the target, with the variables of a clause's head, and otherwise new ones."""
    head = clause[0]
    found = []
    for own, body in operational_bodies(theory, head[0]):
        old = dict(zip(own[1:], head[1:], strict=True))
        free = (name for name in FRESH if name not in variables_of(clause))
        new = {name: next(free) for name in variables_of((own, body)) if name not in old}
        found.append(tuple(dict.fromkeys(instance(atom, {**old, **new}) for atom in body)))
    return found


def body_counts(
    clause: Clause,
    body: Body,
    positives: Sequence[Substitution],
    negatives: Sequence[Substitution],
    facts: Facts,
    count: Count,
) -> Counts:
    """The counts that judge some atoms added at once, from the bindings of a clause on positives and negatives."""

    def counted(found: Sequence[Substitution]) -> int:
        return len(found) if count == "bindings" else len({instance(clause[0], each) for each in found})

    each_after = [extensions(body, facts, each) for each in positives]
    after = [more for found in each_after for more in found]
    others = [more for each in negatives for more in extensions(body, facts, each)]
    kept = sum(map(bool, each_after)) if count == "bindings" else counted(after)
    return Counts(counted(positives), counted(negatives), counted(after), counted(others), kept)


def scored_bodies(
    clause: Clause, positives: Examples, negatives: Examples, facts: Facts, theory: Theory, *, count: Count = "bindings"
) -> dict[Body, Counts]:
    """Every candidate with its counts: a literal of FOIL alone, or an operational body of the theory."""
    frozen = (tuple(as_atoms(each)) for each in (positives, negatives, facts))
    return scored_once(clause, *frozen, tuple(map(as_clause, theory)), count)


@lru_cache(maxsize=200)  # known mistakes ask for the same steps: a third of the time of a build
def scored_once(
    clause: Clause, positives: Examples, negatives: Examples, facts: Facts, theory: Theory, count: Count
) -> dict[Body, Counts]:
    """Every candidate with its counts, for arguments that can be compared; nobody changes the answer."""
    found, others = bindings(clause, positives, facts), bindings(clause, negatives, facts)
    bodies: list[Body] = [(literal,) for literal in candidates(clause, facts)] + theory_bodies(clause, theory)
    return {body: body_counts(clause, body, found, others, facts, count) for body in bodies}


def focl_start(target: str, positives: Examples, **_: object) -> FoilState:
    """The state with the most general clause, and every positive example left."""
    return FoilState(most_general(target, positives), 0.0, tuple(as_atoms(positives)))


def focl_successors(
    state: FoilState,
    target: str,
    positives: Examples,
    negatives: Examples,
    facts: Facts,
    theory: Theory,
    *,
    count: Count = "bindings",
    most: int = 4,
) -> tuple[FoilState, ...]:
    """The clause with the best candidate added, a state for each; after a clause without negatives, a new clause.

    It ends like FOIL: when no positive example is left, nothing gains, or a clause has `most` atoms or more.
    """
    clause, left = as_clause(state.clause), state.left
    if not covered(clause, negatives, facts):
        done = covered(clause, left, facts)
        clause, left = most_general(target, positives), tuple(each for each in left if each not in done)
    if not left or len(clause[1]) >= most:
        return ()
    scored = scored_bodies(clause, left, negatives, facts, theory, count=count)
    best = max(counts.rank for counts in scored.values())
    return tuple(
        FoilState((clause[0], (*clause[1], *body)), counts.gain, left)
        for body, counts in scored.items()
        if counts.rank == best > 1
    )


FOCL = Process(focl_start, focl_successors)


def focl(target: str, positives: Examples, negatives: Examples, facts: Facts, theory: Theory) -> list[Clause]:
    """The clauses that FOCL learns, in order; the last may cover negatives if nothing has a gain any more.

    >>> facts = [("link", "a", "b"), ("link", "b", "a"), ("big", "a"), ("link", "c", "c")]
    >>> theory = [(("busy", "A"), [("big", "A"), ("link", "A", "B")])]
    >>> focl("busy", [("a",)], [("b",), ("c",)], facts, theory)
    [(('busy', 'X'), (('big', 'X'),))]
    """
    states = list(FOCL.steps(target=target, positives=positives, negatives=negatives, facts=facts, theory=theory))
    steps = zip(states, [*states[1:], states[0]], strict=True)
    return [now.clause for now, then in steps if len(then.clause[1]) <= len(now.clause[1])]
