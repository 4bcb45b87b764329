"""Known mistakes with FOCL: the same process with other candidates, or with covered examples that stay."""

from collections.abc import Callable, Sequence
from typing import Any

from reference.analytical.focl import (
    Body,
    Theory,
    focl_start,
    focl_successors,
    operational_bodies,
    scored_bodies,
    theory_bodies,
)
from reference.logic.foil import (
    Clause,
    Counts,
    Examples,
    Facts,
    FoilState,
    as_clause,
    covered,
    most_general,
    variables_of,
)
from reference.process import Process

Candidates = dict[Body, Counts]


def focl_by(
    allowed: Callable[[Clause, Candidates, Theory], Candidates], *, known: Callable[[Theory, str], Theory] | None = None
) -> Process[FoilState]:
    """FOCL with other candidates; it ends and removes examples by the same rules."""

    def successors(
        state: FoilState,
        target: str,
        positives: Examples,
        negatives: Examples,
        facts: Facts,
        theory: Theory,
        most: int = 4,
    ) -> tuple[FoilState, ...]:
        clause, left = as_clause(state.clause), state.left
        used = known(theory, target) if known else theory
        if not covered(clause, negatives, facts):
            done = covered(clause, left, facts)
            clause, left = most_general(target, positives), tuple(each for each in left if each not in done)
        if not left or len(clause[1]) >= most:
            return ()
        scored = allowed(clause, scored_bodies(clause, left, negatives, facts, used), used)
        best = max((counts.rank for counts in scored.values()), default=1)
        return tuple(
            FoilState((clause[0], (*clause[1], *body)), counts.gain, left)
            for body, counts in scored.items()
            if counts.rank == best > 1
        )

    return Process(focl_start, successors)


def all_candidates(clause: Clause, scored: Candidates, theory: Theory) -> Candidates:
    """Every candidate."""
    return scored


def theory_if_any(clause: Clause, scored: Candidates, theory: Theory) -> Candidates:
    """The bodies of the theory alone where a clause begins and one of them gains something."""
    bodies = theory_bodies(clause, theory)
    gaining = {body: counts for body, counts in scored.items() if body in bodies and counts.rank > 1}
    return gaining if gaining and not clause[1] else scored


def old_variables(clause: Clause, scored: Candidates, theory: Theory) -> Candidates:
    """The bodies of the theory, and literals without a new variable."""
    known = {*variables_of(clause)}
    return {body: counts for body, counts in scored.items() if len(body) > 1 or {*body[0][1:]} <= known}


def no_theory(theory: Theory, target: str) -> Theory:
    """No clause."""
    return []


def only_operational(theory: Theory, target: str) -> Theory:
    """The clauses of the target in whose bodies no predicate has clauses."""
    heads = {head[0] for head, _ in theory}
    return [clause for clause in theory if clause[0][0] == target and not any(atom[0] in heads for atom in clause[1])]


def names_shared(theory: Theory, target: str) -> Theory:
    """The clauses of the target, rewritten with the names that variables have in the theory."""
    return operational_bodies(theory, target, apart=False)


def first_of_others(theory: Theory, target: str) -> Theory:
    """The clauses of the target, and the first one of every other predicate."""
    heads = [head[0] for head, _ in theory]
    return [
        clause for place, clause in enumerate(theory) if clause[0][0] == target or clause[0][0] not in heads[:place]
    ]


def keeping_covered(
    state: FoilState, target: str, positives: Examples, negatives: Examples, facts: Facts, theory: Theory, **bound: Any
) -> tuple[FoilState, ...]:
    """The next state where a finished clause takes no positives away; it ends when all are covered."""
    clause = as_clause(state.clause)
    if covered(clause, negatives, facts):
        return focl_successors(state, target, positives, negatives, facts, theory, **bound)
    left = tuple(each for each in state.left if each not in covered(clause, state.left, facts))
    if not left or len(left) == len(state.left):
        return ()
    everything: Sequence[Any] = [tuple(each) for each in positives]
    start = FoilState(most_general(target, positives), 0.0, tuple(everything))
    following = focl_successors(start, target, positives, negatives, facts, theory, **bound)
    return tuple(FoilState(after.clause, after.gain, left) for after in following)


FOCL_BELIEVING = focl_by(theory_if_any)
FOCL_WITHOUT_NEW_VARIABLES = focl_by(old_variables)
FOCL_WITHOUT_THEORY = focl_by(all_candidates, known=no_theory)
FOCL_NOT_REWRITTEN = focl_by(all_candidates, known=only_operational)
FOCL_SHARING = focl_by(all_candidates, known=names_shared)
FOCL_WITH_FIRST = focl_by(all_candidates, known=first_of_others)
FOCL_KEEPING = Process(focl_start, keeping_covered)
