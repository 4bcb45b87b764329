"""Substitutions: applied, composed, undone, and variables renamed apart. Blockeel, sections 15.2.4 and 15.4.4."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any

from reference.logic.terms import (
    Clause,
    Substitution,
    Term,
    apart_from,
    as_clause,
    as_lists,
    as_literal,
    as_term,
    names_in,
    substituted,
    variables_in,
    without_repeats,
)


def as_substitution(written: Mapping[str, Any]) -> Substitution:
    """A substitution with its terms as tuples.

    >>> as_substitution({"X": ["f", "Y"], "Z": "g(a)"})
    {'X': ('f', 'Y'), 'Z': ('g', 'a')}
    """
    return {name: as_term(term) for name, term in written.items()}


def applied(clause: Any, theta: Mapping[str, Any]) -> Clause:
    """The literals of a clause with all variables replaced at once; equal literals become one.

    Blockeel, example 15.8.

    >>> theta = {"X": ["father", "kim"], "Y": "lapland", "Z": "U"}
    >>> applied([["lives", "X", "belgium"]], theta), applied([["lives", "Z", "Y"]], theta)
    ((('lives', ('father', 'kim'), 'belgium'),), (('lives', 'U', 'lapland'),))
    >>> applied([["p", "X", "Y"], ["p", "Y", "X"]], {"X": "Y"})
    (('p', 'Y', 'Y'),)
    """
    return without_repeats(substituted(as_clause(clause), as_substitution(theta)))


def composed(first: Mapping[str, Any], second: Mapping[str, Any]) -> Substitution:
    """The substitution that does what the first and then the second does, without pairs X/X.

    >>> composed({"X": ["f", "Y"], "Y": "Z"}, {"Y": "a", "Z": "Y", "X": "b"})
    {'Z': 'Y', 'X': ('f', 'a')}
    """
    one, other = as_substitution(first), as_substitution(second)
    both = {**other, **{name: substituted(term, other) for name, term in one.items()}}
    return {name: term for name, term in both.items() if term != name}


def renamed_apart(one: Any, other: Any) -> tuple[Clause, Clause]:
    """Two clauses that share no variable: the second gets other names, X1 for X. Blockeel, example 15.29.

    >>> renamed_apart("p(X) :- r(X, Y)", "q(X) :- s(X), t(X, Y)")[1]
    (('q', 'X1'), ('not', ('s', 'X1')), ('not', ('t', 'X1', 'Y1')))
    """
    first, second = as_clause(one), as_clause(other)
    return first, apart_from(second, variables_in(first))


Position = tuple[int, ...]


def term_at(term: Term, position: Sequence[int]) -> Term:
    """The term at a position: the number of the argument to take, at each level.

    >>> term_at(("p", "a", ("f", "b")), [2, 1])
    'b'
    """
    for place in position:
        if not isinstance(term, tuple) or not 0 < place < len(term):
            raise ValueError(f"there is no argument {place} in {term!r}")
        term = term[place]
    return term


def inverse_substitution(literal: Any, replacements: Iterable[tuple[Sequence[int], str]]) -> Term:
    """A literal with variables in place of the terms at some positions. Blockeel, section 15.4.4.

    A term may get the same variable at each place, different ones, or stay: hence positions.

    >>> inverse_substitution(["p", "a", ["f", "a"]], [([1], "X"), ([2, 1], "X")])
    ('p', 'X', ('f', 'X'))
    """
    found = as_literal(literal)
    known: Substitution = {}
    for position, name in replacements:
        term = term_at(found, position)
        if known.setdefault(name, term) != term:
            raise ValueError(f"{name} stands for {known[name]!r} and for {term!r}: no substitution undoes that")
        found = replaced_at(found, tuple(position), name)
    return found


def replaced_at(term: Term, position: Position, new: Term) -> Term:
    """A term with another one at a position."""
    if not position:
        return new
    place = position[0]
    return (*term[:place], replaced_at(term[place], position[1:], new), *term[place + 1 :])


def inverse_results(literal: Any, theta: Mapping[str, Any]) -> list[Term]:
    """Every literal that a substitution of ground terms turns into this one, up to the names of its variables.

    Of variables that stand for one term, the first that is free is taken, so that no result is a variant of another.

    >>> [result[1:] for result in inverse_results(["p", "a", "a"], {"X": "a", "Y": "a"})]
    [('a', 'a'), ('a', 'X'), ('X', 'a'), ('X', 'X'), ('X', 'Y')]
    """
    values = as_substitution(theta)

    def results(term: Term) -> list[Term]:
        inside = [term]
        if isinstance(term, tuple):
            inside = [(term[0], *parts) for parts in product(*map(results, term[1:]))]
        return inside + [name for name, value in values.items() if value == term]

    start = as_term(literal)
    every = [(start[0], *parts) for parts in product(*map(results, start[1:]))]
    order = list(values)
    return [each for each in every if in_order(each, values, order)]


def in_order(expression: Term, values: Mapping[str, Term], order: Sequence[str]) -> bool:
    """Whether variables with the same value come in an expression in the order given, none left out."""
    seen = [name for name in dict.fromkeys(names_in(expression)) if name in values]
    return all(
        [name for name in seen if values[name] == value] == [name for name in order if values[name] == value][:count]
        for value in values.values()
        for count in [sum(values[name] == value for name in seen)]
    )


def inverse_facts(atom: Any, theta: Mapping[str, Any]) -> list[Any]:
    """The atoms that a substitution of ground terms turns into this one, as facts `[atom, []]`.

    >>> inverse_facts(["p", "a"], {"X": "a"})
    [[['p', 'a'], []], [['p', 'X'], []]]
    """
    return [[as_lists(result), []] for result in inverse_results(atom, theta)]
