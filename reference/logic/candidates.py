"""Candidate literals for a clause that a learner makes more special. Mitchell, section 10.5.1; Flach, section 6.4."""

from collections.abc import Mapping, Sequence
from itertools import combinations, count, islice, product
from typing import Any

from reference.logic.terms import Literal, Term, negated

Types = Mapping[str, str]  # the type of each variable
EQUAL = "equal"


def foil_candidates(
    types: Types,
    predicates: Mapping[str, Sequence[str]],
    *,
    new_variables: int = 1,
    equality: bool = True,
    negation: bool = True,
    negate_new: bool = False,
) -> list[Literal]:
    """The literals that FOIL may add to a clause whose variables have types; new ones are called New1, New2, ...

    Each has a variable of the clause at least, and new ones in their order. Mitchell negates all literals. A negated
    literal with a new variable can be read in two ways, so it is there only with `negate_new`.

    >>> people = {"X": "person", "Y": "person"}
    >>> len(foil_candidates(people, {"father": ["person"] * 2, "female": ["person"]}, negation=False))
    11
    """
    names = (name for number in count(1) if (name := f"New{number}") not in types)
    new = list(islice(names, new_variables))
    return candidates_with(types, predicates, new, equality=equality, negation=negation, negate_new=negate_new)


def candidates_with(
    types: Types,
    predicates: Mapping[str, Sequence[str]],
    new: Sequence[str],
    *,
    equality: bool = True,
    negation: bool = True,
    negate_new: bool = False,
) -> list[Literal]:
    """The literals that FOIL may add, with names for new variables."""
    atoms: list[Literal] = [
        (name, *terms)
        for name, places in predicates.items()
        for terms in product([*types, *new], repeat=len(places))
        if is_candidate(terms, places, types, new)
    ]
    if equality:
        atoms += [(EQUAL, *pair) for pair in combinations(types, 2) if types[pair[0]] == types[pair[1]]]
    denied = [atom for atom in atoms if negate_new or not {*new}.intersection(atom[1:])]
    return atoms + [negated(atom) for atom in denied if negation]


def is_candidate(terms: Sequence[str], places: Sequence[str], types: Types, new: Sequence[str]) -> bool:
    """Whether an atom has a variable of the clause, new ones in their order, and one type for each variable."""
    fresh = [term for term in dict.fromkeys(terms) if term not in types]
    known = dict(types)
    return (
        len(fresh) < len({*terms})
        and fresh == list(new[: len(fresh)])
        and all(known.setdefault(term, place) == place for term, place in zip(terms, places, strict=True))
    )


def typed_candidates(types: Types, predicates: Mapping[str, Sequence[str]], new: str) -> list[Literal]:
    """The literals that FOIL may add, with one name for a new variable.

    >>> typed_candidates({"X": "person"}, {"age": ["person", "number"]}, "N")
    [('age', 'X', 'N')]
    """
    return candidates_with(types, predicates, [new])


def enumerate_literals(
    predicate: str, variables: Sequence[str], constants: Sequence[Term], functors: Mapping[str, int], *, depth: int
) -> list[Literal]:
    """The literals of a predicate of two arguments: the head's variable first, then all terms up to a depth.

    `variables` are that of the head and a new one. Flach, section 6.4.

    >>> found = enumerate_literals("bodyPart", ["X", "Y"], ["gill", "tail"], {"pairOf": 1}, depth=2)
    >>> len(found), found[1], found[-1]
    (9, ('bodyPart', 'X', 'gill'), ('bodyPart', 'X', ('pairOf', ('pairOf', 'tail'))))
    """
    first, *others = variables
    terms: list[Any] = [*others, *constants]
    newest = list(terms)
    for _ in range(depth):
        made = [(name, *inside) for name, arity in functors.items() for inside in product(terms, repeat=arity)]
        # what has no term of the last round inside was made before
        newest = [term for term in made if any(inside in newest for inside in term[1:])]
        terms += newest
    return [(predicate, first, term) for term in terms]
