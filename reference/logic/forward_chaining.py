"""Forward chaining to the least model. Blockeel, section 15.3.1; Kubat, section 15.3.

An atom is `(predicate, term, ...)`; terms are text, variables begin with a capital letter or `_`. A rule is
`(head, body)`, definite and without functions, and every variable of its head stands in its body.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from reference.logic.terms import ANONYMOUS, is_variable
from reference.process import Process

Atom = tuple[str, ...]
Rule = tuple[Atom, Sequence[Atom]]
Substitution = dict[str, str]


def instance(atom: Sequence[str], values: Mapping[str, str]) -> Atom:
    """An atom with its variables replaced by their values.

    >>> instance(("parent", "X", "ann"), {"X": "tom"})
    ('parent', 'tom', 'ann')
    """
    return tuple(values.get(term, term) for term in atom)


def matched(atom: Sequence[str], fact: Sequence[str], values: Substitution) -> Substitution | None:
    """The substitution, extended so that the atom becomes the fact; None if that is impossible.

    >>> matched(("p", "X", "X"), ("p", "a", "b"), {}), matched(("p", "_", "_"), ("p", "a", "b"), {})
    (None, {})
    """
    # predicates of one name and different arity are different
    if len(atom) != len(fact) or atom[0] != fact[0]:
        return None
    found = dict(values)
    for term, constant in zip(atom[1:], fact[1:], strict=True):
        if term == ANONYMOUS:
            continue
        # a variable keeps its first value: both places of p(X, X) must agree
        wanted = found.setdefault(term, constant) if is_variable(term) else term
        if wanted != constant:
            return None
    return found


def extensions(
    body: Sequence[Sequence[str]], facts: Iterable[Sequence[str]], values: Substitution
) -> list[Substitution]:
    """Every extension of a substitution that makes all atoms of a body facts.

    Different variables may stand for the same constant.

    >>> extensions([("p", "X", "Y"), ("q", "Y")], [("p", "a", "b"), ("p", "a", "c"), ("q", "c")], {})
    [{'X': 'a', 'Y': 'c'}]
    """
    known = list(facts)
    found = [values]
    for atom in body:
        found = [after for before in found for fact in known if (after := matched(atom, fact, before)) is not None]
    return found


def as_atoms(written: Iterable[Sequence[str]]) -> list[Atom]:
    """The atoms as tuples."""
    return [tuple(atom) for atom in written]


def conclusions(facts: Iterable[Sequence[str]], rules: Iterable[Sequence[Any]]) -> Iterator[Atom]:
    """The heads that follow from the facts by one application of a rule, known facts included."""
    known = list(facts)
    for head, body in rules:
        for values in extensions(body, known, {}):
            yield instance(head, values)


@dataclass(frozen=True, slots=True)
class ChainState:
    """The facts of all earlier rounds, and the new facts of the last round."""

    known: frozenset[Atom]
    new: tuple[Atom, ...]


def chaining_start(facts: Sequence[Sequence[str]], rules: Sequence[Sequence[Any]]) -> ChainState:
    """The state in which the given facts are the new ones."""
    return ChainState(frozenset(), tuple(as_atoms(facts)))


def chaining_successors(
    state: ChainState, facts: Sequence[Sequence[str]], rules: Sequence[Sequence[Any]]
) -> tuple[ChainState, ...]:
    """The state after the next round, which uses all facts known before; none after a round without new facts."""
    if not state.new:
        return ()
    # a finite set of constants and no functions: rounds without news must come
    known = state.known.union(as_atoms(state.new))
    return (ChainState(known, tuple(sorted({*conclusions(known, rules)} - known))),)


CHAINING = Process(chaining_start, chaining_successors)


def least_model(facts: Sequence[Sequence[str]], rules: Sequence[Sequence[Any]]) -> set[Atom]:
    """Every fact that follows, with the given ones; all other facts are false.

    >>> rules = [(("old", "X"), [("parent", "X", "Y"), ("parent", "Y", "Z")])]
    >>> sorted(least_model([("parent", "ann", "bob"), ("parent", "bob", "eve")], rules))
    [('old', 'ann'), ('parent', 'ann', 'bob'), ('parent', 'bob', 'eve')]
    """
    return set(CHAINING.last(facts=facts, rules=rules).known)


def derived_facts(facts: Sequence[Sequence[str]], rules: Sequence[Sequence[Any]]) -> list[Atom]:
    """The facts that follow and are not given, sorted."""
    return sorted(least_model(facts, rules) - {*as_atoms(facts)})


def follows(facts: Sequence[Sequence[str]], rules: Sequence[Sequence[Any]], fact: Sequence[str]) -> bool:
    """Whether a fact is in the least model."""
    return tuple(fact) in least_model(facts, rules)
