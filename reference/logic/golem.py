"""GOLEM: clauses learned bottom up, by least general generalisations of examples. Blockeel, section 15.5.4."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from reference.logic.generalising import lgg
from reference.logic.subsumption import subsumes
from reference.logic.terms import Clause, as_clause
from reference.process import Process


@dataclass(frozen=True, slots=True)
class GolemState:
    """A partner that was tried: the places of the seed and the partner, their lgg, and what became of the clause.

    `partner` is None where a clause begins as its seed. `left` are the places of the positives that no finished clause
    covers; `tried` those of the partners that were tried since the clause was last changed.
    """

    seed: int
    partner: int | None
    lgg: Clause
    covered: tuple[int, ...]  # the places of the negatives that the lgg covers
    accepted: bool
    clause: Clause
    left: tuple[int, ...]
    tried: frozenset[int] = frozenset()


def golem_start(positives: Sequence[Any], negatives: Sequence[Any], *, max_attempts: int | None = None) -> GolemState:
    """The first positive example as the clause."""
    return seed_state(tuple(range(len(positives))), positives)


def seed_state(left: tuple[int, ...], positives: Sequence[Any]) -> GolemState:
    """The state in which the first uncovered positive is the clause."""
    clause = as_clause(positives[left[0]])
    return GolemState(left[0], None, clause, (), True, clause, left)


def golem_successors(
    state: GolemState, positives: Sequence[Any], negatives: Sequence[Any], *, max_attempts: int | None = None
) -> tuple[GolemState, ...]:
    """The state after the next partner, or with the next seed; none where every positive is covered.

    Partners are the positives that the clause does not cover, in their order; `max_attempts` of them at most are tried
    before the clause is finished. The first lgg that covers no negative becomes the clause.
    """
    partners = [place for place, each in enumerate(positives) if not subsumes(state.clause, each)]
    untried = [place for place in partners if place not in state.tried]
    if not untried or len(state.tried) == max_attempts:
        left = tuple(place for place in state.left if place in partners)
        return (seed_state(left, positives),) if left else ()
    general = lgg(state.clause, positives[untried[0]])
    covered = tuple(place for place, each in enumerate(negatives) if subsumes(general, each))
    accepted = not covered
    clause = general if accepted else state.clause
    # a failed lgg is thrown away: the next partner meets the clause as it was
    tried = frozenset() if accepted else state.tried | {untried[0]}
    return (GolemState(state.seed, untried[0], general, covered, accepted, clause, state.left, tried),)


GOLEM = Process(golem_start, golem_successors)


def golem(positives: Sequence[Any], negatives: Sequence[Any], *, max_attempts: int | None = None) -> list[Clause]:
    """Clauses that together cover every positive and no negative, seeds and partners in the order given.

    Blockeel, exercise 15.5.

    >>> likes = ["likes(pie) :- edible(pie)", "likes(odie) :- alive(odie), dog(odie), naive(odie)"]
    >>> likes += ["likes(jon) :- alive(jon), human(jon), naive(jon)", "likes(hen) :- alive(hen), edible(hen)"]
    >>> others = ["likes(rex) :- alive(rex), dog(rex)", "likes(work)", "likes(vet) :- alive(vet), human(vet)"]
    >>> [clause[1:] for clause in golem(likes, others)]
    [(('not', ('edible', 'V1')),), (('not', ('alive', 'V1')), ('not', ('naive', 'V1')))]
    """
    found: dict[int, Clause] = {}
    for state in GOLEM.steps(positives=positives, negatives=negatives, max_attempts=max_attempts):
        found[state.seed] = state.clause
    return list(found.values())
