"""Inverse resolution of any clauses, and run after run. Mitchell, section 10.7; Blockeel, section 15.4.4.

A clause is a list of literals without functions: an atom, a proposition as text, or `["not", literal]`.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from reference.logic.terms import NOT, Clause, Literal, negated
from reference.process import Process


def inverse_resolution(
    resolvent: Sequence[Any],
    parent: Sequence[Any],
    *,
    literal: Any = None,
    theta1: Mapping[str, str] | None = None,
    theta2_inverse: Mapping[str, str] | None = None,
    smallest: bool = True,
) -> list[Clause]:
    """The clauses that give a resolvent with a parent: one for each literal of the parent that can have gone.

    The literal and the substitution of the parent are choices, as are the variables that `theta2_inverse` has for
    constants; without them all literals are tried, and nothing is replaced. Only the smallest clause of a literal, or
    those that keep some of the parent's other literals too. The literal is not in the resolvent, with either sign.

    >>> inverse_resolution(["pass", ["not", "study"]], ["pass", ["not", "know"]])
    [(('not', ('study',)), ('know',))]
    >>> variables = {"bob": "U", "eve": "V"}
    >>> inverse_resolution([["child", "bob", "eve"]], [["father", "eve", "bob"]], theta2_inverse=variables)
    [(('child', 'U', 'V'), ('not', ('father', 'V', 'U')))]
    """
    whole, known = clause_of(resolvent), replaced(clause_of(parent), theta1 or {})
    chosen = known if literal is None else replaced(clause_of([literal]), theta1 or {})
    found: list[Clause] = []
    for gone in chosen:
        rest = [each for each in known if each != gone]
        if {*rest} <= {*whole} and not {gone, negated(gone)} & {*whole}:
            needed = [each for each in whole if each not in rest]
            added = [()] if smallest else parts_of(rest)
            found += [replaced((*needed, *kept, negated(gone)), theta2_inverse or {}) for kept in added]
    return found


def inverse_of_any(resolvent: Sequence[Any], known: Iterable[Sequence[Any]], *, smallest: bool = False) -> list[Clause]:
    """The clauses that give a resolvent with one of several known clauses; all of them, or the smallest of each."""
    return [clause for parent in known for clause in inverse_resolution(resolvent, parent, smallest=smallest)]


def clause_of(written: Iterable[Any]) -> Clause:
    """The literals of a clause as tuples."""
    return tuple(map(literal_of, written))


def literal_of(written: Any) -> Literal:
    """A literal as tuples.

    >>> literal_of(["not", "rain"]), literal_of(["p", "X"])
    (('not', ('rain',)), ('p', 'X'))
    """
    if isinstance(written, str):
        return (written,)
    name, *terms = written
    if name == NOT:
        [inside] = terms
        return (NOT, literal_of(inside))
    return (name, *terms)


def parts_of(literals: Sequence[Literal]) -> list[Clause]:
    """Every choice of some literals, none and all of them included."""
    return [part for size in range(len(literals) + 1) for part in combinations(literals, size)]


def replaced(clause: Sequence[Literal], names: Mapping[str, str]) -> Clause:
    """The different literals of a clause with other terms for some; predicates stay."""
    return tuple(dict.fromkeys(renamed(literal, names) for literal in clause))


def renamed(literal: Literal, names: Mapping[str, str]) -> Literal:
    """A literal with other terms for some."""
    name, *terms = literal
    if name == NOT:
        [inside] = terms
        return (NOT, renamed(inside, names))
    return (name, *(names.get(term, term) for term in terms))


@dataclass(frozen=True, slots=True)
class InverseState:
    """The clause after some steps of inverse resolution."""

    done: int
    clause: Clause


def inverse_start(clause: Sequence[Any], steps: Sequence[Mapping[str, Any]]) -> InverseState:
    """The clause that is given."""
    return InverseState(0, clause_of(clause))


def inverse_successors(
    state: InverseState, clause: Sequence[Any], steps: Sequence[Mapping[str, Any]]
) -> tuple[InverseState, ...]:
    """The smallest clause that gives this one back with the next parent; none after the last step.

    A step has a `parent`, the `literal` of it that is resolved on, the substitution `theta` of its variables, and the
    variables that stand for constants afterwards, `names`. Raises ValueError for a step that cannot be made.
    """
    if state.done == len(steps):
        return ()
    parent, literal, theta, names = (steps[state.done][field] for field in ("parent", "literal", "theta", "names"))
    found = inverse_resolution(state.clause, parent, literal=literal, theta1=theta, theta2_inverse=names)
    if not found:
        raise ValueError(f"step {state.done + 1} cannot be made")
    return tuple(InverseState(state.done + 1, each) for each in found)


INVERSE = Process(inverse_start, inverse_successors)
