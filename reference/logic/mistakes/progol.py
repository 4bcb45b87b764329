"""Known mistakes with bottom clauses, and with the clauses that Progol prefers."""

from collections.abc import Callable, Sequence
from typing import Any

from reference.logic.coverage import Example, Theory, with_new_constants
from reference.logic.forward_chaining import as_atoms, instance
from reference.logic.progol import (
    ProgolState,
    bottom_clause,
    clause_size,
    covers_grounded,
    ground_instances,
    grounded,
    hypothesis_size,
    progol_start,
    still_left,
    subclauses,
    terms_of,
)
from reference.logic.terms import NOT, Clause, atom_of, is_variable
from reference.process import Process


def whole_bodies_denied(example: Example, background: Theory) -> Clause:
    """A bottom clause in which a clause with a false head makes all atoms of its body false, if they are not true."""
    head, body = with_new_constants(example, background)
    atoms = [head, *body, *(atom for other, rest in background for atom in (other, *rest))]
    constants = sorted({term for atom in atoms for term in atom[1:] if not is_variable(term)})
    true, false = {*as_atoms(body)}, {head}
    instances = list(ground_instances(background, constants))
    while True:
        made = {each for each, rest in instances if rest <= true}
        denied = {atom for each, rest in instances if each in false and not rest <= true for atom in rest} - true
        if made <= true and denied <= false:
            break
        true |= made
        false |= denied
    names = dict(zip(terms_of(head, body), terms_of(*example), strict=True))
    return (
        *(instance(atom, names) for atom in sorted(false)),
        *((NOT, instance(atom, names)) for atom in sorted(true)),
    )


def all_in_body(example: Example, background: Theory) -> Clause:
    """All literals but the example's head put into the body."""
    head, *rest = bottom_clause(example, background)
    return (head, *((NOT, atom_of(literal)) for literal in rest))


def constants_left(example: Example, background: Theory) -> Clause:
    """A bottom clause whose variables have stayed constants."""
    return bottom_clause(with_new_constants(example, background), background)


def without_facts(example: Example, background: Theory) -> Clause:
    """A bottom clause without the facts that the background states."""
    facts = as_atoms(head for head, body in background if not body)
    return tuple(each for each in bottom_clause(example, background) if each[0] != NOT or each[1] not in facts)


Score = Callable[[Any, Sequence[Example], Sequence[Example]], int]  # the clause, what it covers of those left, of all


def progol_by(
    score: Score, *, with_background: bool = True, with_negatives: bool = True, least: int = 1
) -> Process[ProgolState]:
    """Progol with another score, without some of its input, or with clauses that make nothing shorter."""

    def successors(
        state: ProgolState, positives: Sequence[Example], negatives: Sequence[Example], background: Theory
    ) -> tuple[ProgolState, ...]:
        known = background if with_background else []
        left = still_left(state, known)
        if not left:
            return ()
        full = [(each, grounded(each, known, left[0])) for each in positives]
        refused = [grounded(each, known, left[0]) for each in negatives if with_negatives]
        fits = []
        for clause in subclauses(left[0], known):
            if not any(covers_grounded(clause, each) for each in refused):
                covered = [each for each, all_of_it in full if covers_grounded(clause, all_of_it)]
                fits.append((score(clause, [each for each in covered if each in left], covered), clause))
        best = max((value for value, _ in fits), default=0)
        return tuple(ProgolState(clause, value, left) for value, clause in fits if value == best >= least)

    return Process(progol_start, successors)


def by_compaction(clause: Any, left: Sequence[Example], covered: Sequence[Example]) -> int:
    """The compaction, as is right."""
    return hypothesis_size(left) - clause_size(clause)


def by_number(clause: Any, left: Sequence[Example], covered: Sequence[Example]) -> int:
    """The number of covered examples, less the size of the clause."""
    return len(left) - clause_size(clause)


def by_bodies(clause: Any, left: Sequence[Example], covered: Sequence[Example]) -> int:
    """The compaction by sizes of bodies."""
    return sum(len(body) for _, body in left) - len(clause[1])


def by_all(clause: Any, left: Sequence[Example], covered: Sequence[Example]) -> int:
    """The compaction of all positive examples, also of those that are covered already."""
    return hypothesis_size(covered) - clause_size(clause)


def by_sizes_alone(clause: Any, left: Sequence[Example], covered: Sequence[Example]) -> int:
    """The sizes of the covered examples, and not that of the clause."""
    return hypothesis_size(left)


PROGOL_BY_NUMBER = progol_by(by_number, least=-99)
PROGOL_BY_BODIES = progol_by(by_bodies)
PROGOL_BY_ALL = progol_by(by_all)
PROGOL_BY_SIZES_ALONE = progol_by(by_sizes_alone)
PROGOL_WITHOUT_BACKGROUND = progol_by(by_compaction, with_background=False)
PROGOL_WITHOUT_NEGATIVES = progol_by(by_compaction, with_negatives=False)
PROGOL_TO_THE_END = progol_by(by_compaction, least=-99)
