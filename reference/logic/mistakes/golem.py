"""Known mistakes with GOLEM: the same process with another choice of partners or seeds."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from reference.logic.golem import GolemState, covers, current_clause, golem_start, golem_successors, seed_state
from reference.logic.terms import as_clause, as_rule
from reference.process import MistakenProcess

Examples = Sequence[Any]
States = tuple[GolemState, ...]


def next_seed(state: GolemState, positives: Examples, negatives: Examples) -> States:
    """The state with the next seed, after the clause of a state is finished."""
    clause = current_clause(state)
    left = tuple(place for place in state.left[1:] if not covers(clause, positives[place]))
    return (seed_state(left, positives),) if left else ()


def failed_kept(state: GolemState, positives: Examples, negatives: Examples) -> States:
    """Every lgg kept, also one that covers a negative."""
    return golem_successors(replace(state, before=as_clause(state.clause)), positives, negatives)


def first_one_kept(state: GolemState, positives: Examples, negatives: Examples) -> States:
    """A clause finished as soon as one lgg covers no negative."""
    accepted = bool(state.tried) and not state.covered
    return (next_seed if accepted else golem_successors)(state, positives, negatives)


def partners_left_only(state: GolemState, positives: Examples, negatives: Examples) -> States:
    """Partners that no finished clause covers."""
    for each in golem_successors(state, positives, negatives):
        others = [place for place in each.tried if place not in state.left]
        if each.tried and others and each.left == state.left:
            skipped = replace(state, tried=frozenset(each.tried), covered=state.covered or (-1,))
            skipped = replace(skipped, before=current_clause(state))
            return partners_left_only(skipped, positives, negatives)
        return (each,)
    return ()


def one_partner_each(state: GolemState, positives: Examples, negatives: Examples) -> States:
    """Partners that failed once not tried again, also after the clause has changed."""
    kept = state.tried
    if state.covered or not kept:
        return golem_successors(state, positives, negatives)
    again = replace(state, covered=(-1,), before=current_clause(state))
    return golem_successors(replace(again, tried=kept), positives, negatives)


def every_seed(state: GolemState, positives: Examples, negatives: Examples) -> States:
    """Every positive a seed, also a covered one."""
    found = golem_successors(state, positives, negatives)
    if found and found[0].left == state.left:
        return found
    left = state.left[1:]
    return (seed_state(left, positives),) if left else ()


def negatives_overlooked(state: GolemState, positives: Examples, negatives: Examples) -> States:
    """Every lgg kept, and no negative found covered."""
    return golem_successors(state, positives, [])


def unreduced_intersection(state: GolemState, positives: Examples, negatives: Examples) -> States:
    """Only what is said of the head's own term: atoms about other things left out."""
    found = golem_successors(state, positives, negatives)
    if not found or found[0].left != state.left or not found[0].tried:
        return found
    head, body = as_rule(as_clause(found[0].clause))
    known = {*(head or ())[1:]}
    clause = as_clause([head, [atom for atom in body if {*atom[1:]} <= known]])
    covered = tuple(place for place, each in enumerate(negatives) if covers(clause, each))
    return (replace(found[0], clause=as_rule(clause), covered=covered),)


FAILED_KEPT = MistakenProcess(golem_start, failed_kept)
FIRST_ONE_KEPT = MistakenProcess(golem_start, first_one_kept)
PARTNERS_LEFT_ONLY = MistakenProcess(golem_start, partners_left_only)
ONE_PARTNER_EACH = MistakenProcess(golem_start, one_partner_each)
EVERY_SEED = MistakenProcess(golem_start, every_seed)
NEGATIVES_OVERLOOKED = MistakenProcess(golem_start, negatives_overlooked)
HEAD_TERM_ONLY = MistakenProcess(golem_start, unreduced_intersection)
