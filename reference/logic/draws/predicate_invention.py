"""Draws of pairs of clauses whose bodies have a part in common, up to the names of variables."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.logic.draws.inverse_resolution import CITIES, OWN_VARIABLES, PREDICATES, atoms
from reference.logic.terms import substituted, variables_in
from reference.shared.draws.numbers import Range, whole_number


def rule_to_share(random: Random, n: Range = (2, 4), variables: Range = (2, 4), constants: int = 0) -> list[Any]:
    """A clause for `tour` with some atoms in its body, and one or two of their variables in its head."""
    terms = [*OWN_VARIABLES[: whole_number(random, variables)], *CITIES[:constants]]
    body = atoms(random, whole_number(random, n), terms)
    known = variables_in([atom[1:] for atom in body])
    return [["tour", *random.sample(known, min(len(known), random.choice([1, 2])))], body]


def sharing(
    random: Random, first: Sequence[Any], head: str = "tour", more: Range = (1, 2), renamed: bool = True
) -> list[Any]:
    """Another clause that has some atoms of a clause and some of its own, with other names of variables.

    For the same predicate it has the same head; for another one its head has one or two of its own variables.
    """
    (name, *terms), body = first
    kept = random.sample(list(map(tuple, body)), random.randint(1, max(1, len(body) - 1)))
    names = [*variables_in([name, *kept]), *variables_in(terms), "E"]
    names = list(dict.fromkeys(each for each in names if each in OWN_VARIABLES or each == "E"))
    others = [tuple(atom) for atom in atoms(random, whole_number(random, more), names) if tuple(atom) not in kept]
    spare = [place for place in PREDICATES if place not in {atom[0] for atom in body}]
    if not others:
        others = [("seen", names[0])] if not spare else [(spare[0], *random.choices(names, k=PREDICATES[spare[0]]))]
    whole = [*kept, *others]
    known = variables_in([atom[1:] for atom in whole])
    top = (name, *terms) if head == name else (head, *random.sample(known, min(len(known), random.choice([1, 2]))))
    others_names = random.sample(names, len(names)) if renamed else names
    new_names = dict(zip(names, others_names, strict=True))
    clause = [list(substituted(atom, new_names)) for atom in (top, *random.sample(whole, len(whole)))]
    return [clause[0], clause[1:]]
