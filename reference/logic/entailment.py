"""Logical entailment between clauses. Blockeel, sections 15.2.3 and 15.5.7."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

from reference.logic.clause_truth import counterexamples
from reference.logic.herbrand import herbrand_universe
from reference.logic.terms import (
    Clause,
    Literal,
    Term,
    as_clause,
    as_term,
    atom_of,
    is_negative,
    is_variable,
    names_in,
    negated,
    substituted,
    variables_in,
)

Model = frozenset[Literal]


def entails(premises: Sequence[Sequence[Any]], conclusion: Sequence[Any], *, depth: int | None = None) -> bool:
    """Whether a clause is true in every interpretation in which all premises are.

    The variables of the conclusion become new constants, its literals are negated, and a model of all is looked for.
    With functors no method decides this: only terms of functors at most `depth` inside each other are looked at,
    and False says that no proof was found among these.

    >>> fathers, mothers = [["man", "X"], [["father", "X", "Y"]]], [["woman", "X"], [["mother", "X", "Y"]]]
    >>> nobody_both = [["not", ["man", "X"]], ["not", ["woman", "X"]]]
    >>> neither = [["not", ["father", "X", "Y"]], ["not", ["mother", "X", "Y"]]]
    >>> entails([fathers, mothers, nobody_both], neither), entails([fathers, mothers], neither)
    (True, False)
    >>> entails([[["p", ["f", "X"]], [["p", "X"]]]], [["p", ["f", ["f", "X"]]], [["p", "X"]]], depth=2)
    True
    """
    return entailed([as_clause(each) for each in premises], as_clause(conclusion), depth=depth)


def entailed(premises: Sequence[Clause], conclusion: Clause, *, depth: int | None = None) -> bool:
    """Whether a clause is true wherever all premises are; the clauses are tuples of literals.

    >>> entailed([(("p", "X"), ("not", ("q", "X"))), (("q", "a"),)], (("p", "a"),))
    True
    """
    claim = with_new_constants(conclusion, premises)
    every = [*premises, *((negated(literal),) for literal in claim)]
    functors = functors_in(every)
    if functors and depth is None:
        raise ValueError("terms with functors need a depth: without one the search may never end")
    universe = herbrand_universe(constants_in(every), functors, depth=depth or 0)
    return not has_model(every, universe)


def follows_from(premises: Sequence[Sequence[Any]], conclusion: Sequence[Any]) -> bool:
    """Whether a clause follows from others, all lists of literals.

    >>> follows_from([[["p", "X"], ["not", ["q", "X"]]]], [["p", "a"], ["not", ["q", "a"]]])
    True
    """
    claim, *clauses = (tuple(map(as_term, literals)) for literals in (conclusion, *premises))
    return entailed(clauses, claim)


def with_new_constants(clause: Clause, others: Sequence[Clause]) -> Clause:
    """A clause with a new constant for each variable."""
    taken = {*names_in(clause), *names_in(tuple(others))}
    free = (name for number in count(1) if (name := f"new{number}") not in taken)
    renamed: Clause = substituted(clause, dict(zip(variables_in(clause), free, strict=False)))
    return renamed


def has_model(clauses: Sequence[Clause], universe: Sequence[Term]) -> bool:
    """Whether some set of ground atoms over the universe makes all clauses true.

    Atoms are added only to make true a clause that is false: the one atom of its head, or each in turn.
    """
    left: list[Model] = [frozenset()]
    while left:
        model = left.pop()
        following = mended(model, clauses, universe)
        if following is None:
            return True
        left += following
    return False


def mended(model: Model, clauses: Sequence[Clause], universe: Sequence[Term]) -> list[Model] | None:
    """The models that make true clauses that are false in this one; None if no clause is."""
    forced: set[Literal] = set()
    choices: list[list[Literal]] = []
    for heads in false_heads(model, clauses, universe):
        if not heads:
            return []
        if len(heads) == 1:
            forced.add(heads[0])
        else:
            choices.append(heads)
    if forced:  # first what has no alternative, as each choice doubles the work
        return [model | forced]
    return [model | {head} for head in choices[0]] if choices else None


def false_heads(model: Model, clauses: Sequence[Clause], universe: Sequence[Term]) -> Iterator[list[Literal]]:
    """The head of each ground clause that is false in a model, without atoms that the universe is too small for."""
    facts, terms = sorted(model, key=repr), {*universe}
    for clause in clauses:
        heads = tuple(literal for literal in clause if not is_negative(literal))
        for values in counterexamples(clause, facts, universe):
            if all(term in terms for head in substituted(heads, values) for term in head[1:]):
                yield list(dict.fromkeys(substituted(heads, values)))


def constants_in(clauses: Sequence[Clause]) -> list[Term]:
    """The different constants of clauses, in order of appearance."""
    return list(
        dict.fromkeys(term for term in terms_in(clauses) if not isinstance(term, tuple) and not is_variable(term))
    )


def functors_in(clauses: Sequence[Clause]) -> dict[str, int]:
    """The functors of clauses with their numbers of arguments."""
    return {term[0]: len(term) - 1 for term in terms_in(clauses) if isinstance(term, tuple)}


def terms_in(clauses: Sequence[Clause]) -> Iterator[Term]:
    """Every term of clauses, with the terms inside it."""
    left = [term for clause in clauses for literal in clause for term in atom_of(literal)[1:]]
    while left:
        term = left.pop(0)
        yield term
        if isinstance(term, tuple):
            left[:0] = term[1:]
