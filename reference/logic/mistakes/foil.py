"""Known mistakes with FOIL: the same process with another gain, or with covered examples that stay."""

import math
from collections.abc import Callable, Sequence
from typing import Any

from reference.logic.by_hand import ROAD
from reference.logic.foil import (
    Clause,
    Counts,
    Examples,
    Facts,
    FoilState,
    as_clause,
    closed_world_negatives,
    covered,
    extended,
    foil_start,
    foil_successors,
    most_general,
    scored_literals,
    variables_of,
)
from reference.logic.forward_chaining import Atom
from reference.process import Process
from reference.rules.coverage import foil_gain, rule_information

NEAR = 1e-9


def any_literal(clause: Clause, literal: Atom) -> bool:
    """True: every literal may be added."""
    return True


def foil_by(
    score: Callable[[Counts], float],
    *,
    reflexive: bool = True,
    may_be_added: Callable[[Clause, Atom], bool] = any_literal,
) -> Process[FoilState]:
    """FOIL with another score, other negatives or fewer literals; it stops and removes examples by the same rules."""

    def successors(
        state: FoilState, target: str, constants: Sequence[str], positives: Examples, facts: Facts, most: int = 3
    ) -> tuple[FoilState, ...]:
        negatives = closed_world_negatives(constants, positives, reflexive=reflexive)
        clause, left = as_clause(state.clause), state.left
        if not covered(clause, negatives, facts):
            done = covered(clause, left, facts)
            clause, left = most_general(target, positives), tuple(each for each in left if each not in done)
        if not left or len(clause[1]) == most:
            return ()
        found = scored_literals(clause, left, negatives, facts, count="bindings")
        allowed = {literal: counts for literal, counts in found.items() if counts.p1 and may_be_added(clause, literal)}
        scored = {literal: score(counts) for literal, counts in allowed.items()}
        best = max(scored.values(), default=0.0)
        if best < NEAR:
            return ()
        tied = [(literal, value) for literal, value in scored.items() if value > best - NEAR]
        return tuple(FoilState(extended(clause, literal), value, left) for literal, value in tied)

    return Process(foil_start, successors)


def fall_of_information(counts: Counts) -> float:
    """The fall of the information, not multiplied by what is kept."""
    return rule_information(counts.p0, counts.n0) - rule_information(counts.p1, counts.n1)


def by_new_bindings(counts: Counts) -> float:
    """Multiplied by the positive bindings after, however many belong to one before."""
    return foil_gain(counts.p0, counts.n0, counts.p1, counts.n1)


def by_accuracy(counts: Counts) -> float:
    """How much the share of positive bindings rises."""
    return counts.p1 / (counts.p1 + counts.n1) - counts.p0 / (counts.p0 + counts.n0)


def in_nats(counts: Counts) -> float:
    """The gain with natural logarithms."""
    return counts.gain * math.log(2)


def right_gain(counts: Counts) -> float:
    """The gain as it should be."""
    return counts.gain


def has_old_variables(clause: Clause, literal: Atom) -> bool:
    """Whether a literal has no new variable."""
    return {*literal[1:]} <= {*variables_of(clause)}


FOIL_IN_NATS = foil_by(in_nats)
FOIL_WITHOUT_REFLEXIVE = foil_by(right_gain, reflexive=False)
FOIL_WITHOUT_NEW_VARIABLES = foil_by(right_gain, may_be_added=has_old_variables)
FOIL_BY_FALL = foil_by(fall_of_information)
FOIL_BY_NEW_BINDINGS = foil_by(by_new_bindings)
FOIL_BY_ACCURACY = foil_by(by_accuracy)


def keeping_successors(
    state: FoilState, target: str, constants: Sequence[str], positives: Examples, facts: Facts, **bound: Any
) -> tuple[FoilState, ...]:
    """What a finished clause covers is not taken away, as Blockeel's figure 15.12 forgets; it ends when all are."""
    negatives = closed_world_negatives(constants, positives)
    clause = as_clause(state.clause)
    if not covered(clause, negatives, facts):
        left = tuple(each for each in state.left if each not in covered(clause, state.left, facts))
        if not left or len(left) == len(state.left):
            return ()
        start = FoilState(most_general(target, positives), 0.0, left)
        everything = FoilState(start.clause, 0.0, tuple(tuple(each) for each in positives))
        following = foil_successors(everything, target, constants, positives, facts, **bound)
        return tuple(FoilState(after.clause, after.gain, left) for after in following)
    return foil_successors(state, target, constants, positives, facts, **bound)


FOIL_KEEPING = Process(foil_start, keeping_successors)


def examples_for_bindings(towns: Sequence[str], positives: Examples, facts: Facts) -> int:
    """The negative examples that are still covered, each counted once."""
    negatives = closed_world_negatives(towns, positives)
    return len(covered(extended(most_general("supplies", positives), ROAD), negatives, facts))


def kept_for_bindings(positives: Examples, facts: Facts) -> int:
    """The positive examples that are still covered, each counted once."""
    return len(covered(extended(most_general("supplies", positives), ROAD), positives, facts))
