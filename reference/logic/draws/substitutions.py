"""Draws of substitutions, and of atoms to unify."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.logic.draws.clauses import any_term
from reference.logic.terms import as_lists, as_term, is_variable, substituted, variables_in
from reference.shared.draws.numbers import Range, whole_number

NAMES = ("X", "Y", "Z", "U", "V", "W")
FUNCTORS = ("via", "from", "leg")  # the last takes two arguments
TOWNS = ("ayr", "bonn", "cork")


def terms_for(
    random: Random,
    variables: Sequence[str] = ("X", "Y", "Z"),
    n: Range = (2, 3),
    terms: Sequence[Any] = (*TOWNS, "X", "Y", "Z", "U"),
    functors: Sequence[str] = FUNCTORS,
    depth: int = 1,
) -> dict[str, Any]:
    """A substitution for some of these variables, none of which stands for itself.

    >>> terms_for(Random(1), n=2)
    {'X': ['from', 'Y'], 'Z': 'X'}
    """
    chosen = sorted(random.sample(list(variables), min(len(variables), whole_number(random, n))))
    return {name: any_term(random, [term for term in terms if term != name], functors, depth) for name in chosen}


def route_atom(
    random: Random, arity: Range = (2, 3), terms: Sequence[Any] = ("X", "Y", "Z", *TOWNS), depth: int = 2
) -> list[Any]:
    """An atom whose terms are nested, with variables in it.

    >>> route_atom(Random(2))
    ['route', ['from', 'cork'], 'Z']
    """
    name = {1: "stop", 2: "route", 3: "trip"}
    size = whole_number(random, arity)
    return [name.get(size, "tour"), *(any_term(random, terms, FUNCTORS, depth) for _ in range(size))]


def atom_like(
    random: Random,
    atom: Sequence[Any],
    names: Sequence[str] = ("U", "_v", "X"),
    share: float = 0.4,
    looped: bool = False,
) -> list[Any]:
    """An atom that often has a common instance with another: some of its subterms have become variables.

    With `looped` a variable also comes inside a term where the other atom has it alone, or a functor is another one.
    """
    read = as_term(atom)
    inside = list(dict.fromkeys(variables_in(read)))
    grounded = {name: as_term(any_term(random, [*TOWNS, *inside], FUNCTORS, 1)) for name in inside}
    kept = {name: term for name, term in grounded.items() if random.random() < 0.6}
    table: dict[Any, str] = {}

    def general(term: Any) -> Any:
        if random.random() < share:
            careless = random.random() < 0.2
            return random.choice(list(names)) if careless else table.setdefault(term, random.choice(list(names)))
        if looped and is_variable(term) and random.random() < 0.5:
            return ("via", term)
        if not isinstance(term, tuple):
            return term
        functor = {"via": "from"}.get(term[0], term[0]) if looped and random.random() < 0.3 else term[0]
        return (functor, *map(general, term[1:]))

    whole = substituted(read, kept)
    found: list[Any] = as_lists((whole[0], *map(general, whole[1:])))
    return found


def stop_atom(
    random: Random, arity: Range = (2, 3), terms: Sequence[Any] = ("ayr", "bonn"), depth: int = 1
) -> list[Any]:
    """A ground atom whose terms repeat."""
    return route_atom(random, arity, terms, depth)


def names_for(random: Random, atom: Sequence[Any], n: Range = (2, 3), twice: float = 0.6) -> dict[str, Any]:
    """A substitution of terms that stand in a ground atom; often two variables have the same term.

    >>> names_for(Random(1), ["route", "ayr", ["via", "ayr"]], n=2)
    {'X': 'ayr', 'Y': 'ayr'}
    """
    places: list[Any] = []

    def collect(term: Any) -> None:
        places.append(term)
        if isinstance(term, list):
            for argument in term[1:]:
                collect(argument)

    for argument in atom[1:]:
        collect(argument)
    found: dict[str, Any] = {}
    for name in NAMES[: whole_number(random, n)]:
        again = found and random.random() < twice
        found[name] = random.choice(list(found.values())) if again else random.choice(places)
    return found
