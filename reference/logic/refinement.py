"""Refinement operators: special cases of a clause, found step by step. Blockeel, section 15.4.3."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, count, groupby, permutations, product
from typing import Any

from reference.logic.terms import (
    NOT,
    Clause,
    Literal,
    Term,
    as_clause,
    as_definite,
    as_rule,
    substituted,
    variables_in,
    without_repeats,
)
from reference.process import Process

Operator = Callable[[Clause], Iterable[Clause]]


class TooManyClauses(ValueError):
    """Raised where more clauses can be reached than can be gone through."""


def refinements(clause: Any, predicates: Mapping[str, int], constants: Sequence[Term]) -> list[Clause]:
    """The clauses of one step: one variable for two, a constant for a variable, or one more atom in the body.

    A new atom has a predicate of `predicates`, with its number of terms, and a new variable for each of them.

    >>> refinements("p(X, Y) :- q(Y)", {"q": 1}, ["a"])
    [(('p', 'Y', 'Y'), ('not', ('q', 'Y'))), (('p', 'a', 'Y'), ('not', ('q', 'Y'))), \
(('p', 'X', 'a'), ('not', ('q', 'a'))), (('p', 'X', 'Y'), ('not', ('q', 'Y')), ('not', ('q', 'V1')))]
    """
    return one_step_from(as_clause(clause), predicates, constants)


def one_step_from(own: Clause, predicates: Mapping[str, int], constants: Sequence[Term]) -> list[Clause]:
    """The clauses that `refinements` gives for the literals of a clause."""
    names = variables_in(own)
    replaced = [*combinations(names, 2), *((name, constant) for name in names for constant in constants)]
    special = [without_repeats(substituted(own, {name: term})) for name, term in replaced]
    return [*special, *((*own, (NOT, (name, *new_variables(names, n)))) for name, n in predicates.items())]


def new_variables(taken: Sequence[str], n: int) -> list[str]:
    """Names of variables that are not taken: V1, V2, ...

    >>> new_variables(["X", "V1"], 2)
    ['V2', 'V3']
    """
    free = (name for number in count(1) if (name := f"V{number}") not in taken)
    return [next(free) for _ in range(n)]


def numbered(expression: Term) -> Term:
    """A literal or clause with _0, _1, ... for its variables, in order of appearance.

    >>> numbered(("p", "Y", "X", "Y"))
    ('p', '_0', '_1', '_0')
    """
    return substituted(expression, {name: f"_{place}" for place, name in enumerate(variables_in(expression))})


def canonical(clause: Clause) -> Clause:
    """One form for all clauses that differ only in the names of variables and the order of literals.

    >>> canonical((("q", "B", "A"), ("p", "A"))) == canonical((("p", "Y"), ("q", "X", "Y")))
    True
    """

    def look(literal: Literal) -> str:
        return repr(numbered(literal))

    # only literals that look alike need all orders
    alike = [permutations(group) for _, group in groupby(sorted(clause, key=look), look)]
    least: Clause = min(numbered(tuple(chain.from_iterable(order))) for order in product(*alike))
    return least


class SeenClauses:
    """The clauses seen so far, each once up to the names of variables and the order of literals."""

    def __init__(self, clauses: Iterable[Clause] = ()) -> None:
        self.found = {*map(canonical, clauses)}

    def is_new(self, clause: Clause) -> bool:
        """Whether a clause was not seen before; from now on it was."""
        before = len(self.found)
        self.found.add(canonical(clause))
        return len(self.found) > before


@dataclass(frozen=True, slots=True)
class RefinementState:
    """The clauses that fewer steps reach, and those that this many steps reach first, as pairs of head and body."""

    level: int
    earlier: tuple[Any, ...]
    new: tuple[Any, ...]


def next_level(new: Iterable[Clause], reached: Iterable[Clause], rho: Operator) -> list[Clause]:
    """The clauses that an operator leads to from the newest ones, and that were not reached before, each once."""
    seen = SeenClauses(reached)
    return [refined for clause in new for refined in rho(clause) if seen.is_new(refined)]


def levels_start(clause: Any, predicates: Mapping[str, int], constants: Sequence[Term], levels: int) -> RefinementState:
    """The clause itself, before any step."""
    return RefinementState(0, (), (as_rule(as_definite(clause)),))


def levels_successors(
    state: RefinementState, clause: Any, predicates: Mapping[str, int], constants: Sequence[Term], levels: int
) -> tuple[RefinementState, ...]:
    """The state after the next level; none after the last, or where no step leads to a new clause."""
    if state.level == levels:
        return ()

    def rho(parent: Clause) -> list[Clause]:
        return one_step_from(parent, predicates, constants)

    # the clause at the start is reached only when a step leads back to it
    earlier = (*state.earlier, *state.new) if state.level else ()
    found = next_level(map(as_definite, state.new), map(as_definite, earlier), rho)
    return (RefinementState(state.level + 1, earlier, tuple(map(as_rule, found))),) if found else ()


REFINEMENT_LEVELS = Process(levels_start, levels_successors)


def refinement_closure(rho: Operator, clause: Any, *, limit: int = 1000) -> list[Clause]:
    """The clauses that one or more steps of an operator lead to, in the order of the steps: definition 15.16.

    The clause itself is among them only if some steps lead back to it. Raises `TooManyClauses` beyond the limit.

    >>> later = lambda clause: [(*clause, ("not", (n,))) for n in "ab" if all(n > each[1][0] for each in clause)]
    >>> refinement_closure(later, [])
    [(('not', ('a',)),), (('not', ('b',)),), (('not', ('a',)), ('not', ('b',)))]
    """
    found: list[Clause] = []
    left = [as_clause(clause)]
    while left:
        left = next_level(left, found, rho)
        found += left
        if len(found) > limit:
            raise TooManyClauses(f"more than {limit} clauses can be reached")
    return found


def is_downward(
    rho: Callable[[Any], Iterable[Any]], clauses: Iterable[Any], covers: Callable[[Any, Any], bool]
) -> bool:
    """Whether an operator leads from each of some clauses only to clauses that it covers: definition 15.15.

    >>> is_downward(lambda body: [body[1:]], ["ab", "a"], covers=lambda one, other: {*one} <= {*other})
    False
    """
    return all(covers(clause, refined) for clause in clauses for refined in rho(clause))
