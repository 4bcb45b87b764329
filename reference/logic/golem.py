"""GOLEM: clauses learned bottom up, by least general generalisations of examples. Blockeel, section 15.5.4."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from reference.logic.generalising import raw_lgg
from reference.logic.reduction import REDUCTION
from reference.logic.subsumption import subsuming_substitutions
from reference.logic.terms import NOT, Clause, as_clause, as_definite, as_rule
from reference.process import Process

MOST_LITERALS = 40  # of a clause that is generalised: the lgg pairs all of them


@dataclass(frozen=True, slots=True)
class GolemState:
    """A clause that was looked at, a seed or an lgg, and the places of the negatives that it covers.

    `before` is the clause that was generalised, `left` has the places of the positives that no finished clause covers,
    `tried` those of the partners that were tried since the clause was last changed.
    """

    clause: Any
    covered: tuple[int, ...]
    before: Clause
    left: tuple[int, ...]
    tried: frozenset[int] = frozenset()


def golem_start(positives: Sequence[Any], negatives: Sequence[Any], *, max_attempts: int | None = None) -> GolemState:
    """The first positive example as the clause."""
    return seed_state(tuple(range(len(positives))), positives)


def seed_state(left: tuple[int, ...], positives: Sequence[Any]) -> GolemState:
    """The state in which the first uncovered positive is the clause."""
    clause = literals_of(positives[left[0]])
    return GolemState(as_rule(clause), (), clause, left)


def literals_of(rule: Any) -> Clause:
    """The literals of `[head, body]`; heads of two predicates have no lgg, and None is in its place."""
    return as_definite(rule) if rule[0] else tuple((NOT, atom) for atom in rule[1])


def current_clause(state: GolemState) -> Clause:
    """The clause that goes on: the last one looked at, or the one before it if that one covers a negative."""
    # a failed lgg is thrown away: the next partner meets the clause as it was
    clause = state.before if state.covered else literals_of(state.clause)
    if len(clause) > MOST_LITERALS:
        raise ValueError(f"a clause of {len(clause)} literals is too long to be generalised")
    return clause


def covers(clause: Clause, example: Any) -> bool:
    """Whether a clause θ-subsumes an example."""
    return next(subsuming_substitutions(clause, literals_of(example), {}), None) is not None


def golem_successors(
    state: GolemState, positives: Sequence[Any], negatives: Sequence[Any], *, max_attempts: int | None = None
) -> tuple[GolemState, ...]:
    """The state after the next partner, or with the next seed; none where every positive is covered.

    Partners are the positives that the clause does not cover, in their order; `max_attempts` of them at most are tried
    before the clause is finished. The first lgg that covers no negative becomes the clause.
    """
    clause = current_clause(state)
    tried = state.tried if state.covered else frozenset[int]()
    partners = [place for place, each in enumerate(positives) if not covers(clause, each)]
    untried = [place for place in partners if place not in tried]
    if not untried or len(tried) == max_attempts:
        left = tuple(place for place in state.left if place in partners)
        return (seed_state(left, positives),) if left else ()
    general = REDUCTION.last(clause=raw_lgg(clause, literals_of(positives[untried[0]]))).clause
    covered = tuple(place for place, each in enumerate(negatives) if covers(general, each))
    return (GolemState(as_rule(general), covered, clause, state.left, tried | {untried[0]}),)


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
    read, refused = ([as_rule(as_clause(each)) for each in examples] for examples in (positives, negatives))
    for state in GOLEM.steps(positives=read, negatives=refused, max_attempts=max_attempts):
        found[state.left[0]] = current_clause(state)
    return list(found.values())
