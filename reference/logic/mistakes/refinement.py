"""What known mistakes about refinement operators give: each a process of its own."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from reference.logic.refinement import RefinementState, levels_start, next_level, refinements
from reference.logic.subsumption import theta_equivalent
from reference.logic.terms import (
    NOT,
    Clause,
    Literal,
    as_definite,
    as_rule,
    atom_of,
    substituted,
    variables_in,
    without_repeats,
)
from reference.process import Process

Rho = Callable[[Clause, Mapping[str, int], Sequence[Any]], list[Clause]]
Reached = Callable[[RefinementState], Sequence[Any]]


def reached_before(state: RefinementState) -> Sequence[Any]:
    """The clauses of the levels so far, without the start."""
    return (*state.earlier, *state.new) if state.level else ()


def levels_by(rho: Rho = refinements, reached: Reached = reached_before) -> Process[RefinementState]:
    """The levels of another operator, or with other clauses taken for reached before."""

    def successors(
        state: RefinementState, clause: Any, predicates: Mapping[str, int], constants: Sequence[Any], levels: int
    ) -> tuple[RefinementState, ...]:
        if state.level == levels:
            return ()
        found = next_level(
            map(as_definite, state.new),
            map(as_definite, reached(state)),
            lambda parent: rho(parent, predicates, constants),
        )
        new = tuple(map(as_rule, found))
        return (RefinementState(state.level + 1, tuple(reached_before(state)), new),) if new else ()

    return Process(levels_start, successors)


def one_place_only(clause: Clause, predicates: Mapping[str, int], constants: Sequence[Any]) -> list[Clause]:
    """A variable is replaced in one place, and stays in the others."""
    names = variables_in(clause)
    special = [
        without_repeats([*clause[:n], changed, *clause[n + 1 :]])
        for n, literal in enumerate(clause)
        for changed in one_term_changed(literal, [*names, *constants])
    ]
    return [*special, *(each for each in refinements(clause, predicates, ()) if len(each) > len(clause))]


def one_term_changed(literal: Literal, terms: Sequence[Any]) -> Iterator[Literal]:
    """The literals with another term in place of one variable."""
    atom = atom_of(literal)
    for place, term in enumerate(atom[1:], 1):
        for other in terms:
            if term in variables_in(literal) and other != term:
                changed = (*atom[:place], other, *atom[place + 1 :])
                yield (NOT, changed) if literal[0] == NOT else changed


def known_variables_added(clause: Clause, predicates: Mapping[str, int], constants: Sequence[Any]) -> list[Clause]:
    """A new atom has variables of the clause, in every order."""
    names = variables_in(clause)
    atoms = [(name, *terms) for name, n in predicates.items() for terms in product(names, repeat=n)]
    added = [(*clause, (NOT, atom)) for atom in atoms if (NOT, atom) not in clause]
    return [*refinements(clause, {}, constants), *added]


def one_new_variable(clause: Clause, predicates: Mapping[str, int], constants: Sequence[Any]) -> list[Clause]:
    """A new atom has one new variable in all places."""
    return [
        substituted(each, {"V2": "V1", "V3": "V1"}) if len(each) > len(clause) else each
        for each in refinements(clause, predicates, constants)
    ]


def head_kept(clause: Clause, predicates: Mapping[str, int], constants: Sequence[Any]) -> list[Clause]:
    """Variables of the head are not replaced."""
    return [each for each in refinements(clause, predicates, constants) if each[0] == clause[0]]


def no_constants(clause: Clause, predicates: Mapping[str, int], constants: Sequence[Any]) -> list[Clause]:
    """Only variables are replaced by variables."""
    return refinements(clause, predicates, ())


def atoms_dropped_too(clause: Clause, predicates: Mapping[str, int], constants: Sequence[Any]) -> list[Clause]:
    """An atom of the body may be left out, which generalises."""
    head, *body = clause
    dropped = [(head, *body[:n], *body[n + 1 :]) for n in range(len(body))]
    return [*refinements(clause, predicates, constants), *dropped]


def without_equivalent(clause: Clause, predicates: Mapping[str, int], constants: Sequence[Any]) -> list[Clause]:
    """Clauses that say the same as the one that is refined are left out."""
    return [each for each in refinements(clause, predicates, constants) if not theta_equivalent(each, clause)]


def start_never_listed(state: RefinementState, clause: Any, **more: Any) -> tuple[RefinementState, ...]:
    """The next level, if the clause at the start counts as reached from the beginning."""
    return levels_by(reached=lambda each: (clause, *reached_before(each))).successors(state, clause=clause, **more)


LEVELS_WITH_START = Process(levels_start, start_never_listed)
LEVELS_FORGOTTEN = levels_by(reached=lambda state: ())
LEVELS_ONE_PLACE = levels_by(one_place_only)
LEVELS_KNOWN_VARIABLES = levels_by(known_variables_added)
LEVELS_ONE_NEW_VARIABLE = levels_by(one_new_variable)
LEVELS_HEAD_KEPT = levels_by(head_kept)
LEVELS_NO_CONSTANTS = levels_by(no_constants)
LEVELS_ATOMS_DROPPED = levels_by(atoms_dropped_too)
LEVELS_WITHOUT_EQUIVALENT = levels_by(without_equivalent)
