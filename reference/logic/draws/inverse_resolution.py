"""Draws of clauses for inverse resolution: a parent, and clauses in which its body, or its head, can be found."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.logic.terms import Term, is_variable, substituted, variables_in
from reference.shared.draws.numbers import Range, whole_number

PREDICATES = {"port": 1, "big": 1, "old": 1, "road": 2, "rail": 2, "ferry": 2}
CITIES = ("ghent", "lyon", "turin")
PARENT_VARIABLES = ("X", "Y", "Z")
OWN_VARIABLES = ("A", "B", "C", "D", "X", "Y")


def atoms(random: Random, n: int, terms: Sequence[str]) -> list[list[str]]:
    """Different atoms of some terms."""
    found: list[list[str]] = []
    while len(found) < n:
        name = random.choice(list(PREDICATES))
        atom = [name, *random.choices(terms, k=PREDICATES[name])]
        if atom not in found:
            found.append(atom)
    return found


def definition(random: Random, n: Range = (1, 3), variables: Range = (2, 3)) -> list[Any]:
    """A definite clause for `linked` with some atoms in its body; its head has one or two variables of the body."""
    body = atoms(random, whole_number(random, n), PARENT_VARIABLES[: whole_number(random, variables)])
    known = variables_in(body)
    return [["linked", *random.sample(known, min(len(known), random.choice([1, 2, 2])))], body]


def around(random: Random, parent: Sequence[Any], more: Range = (1, 3), constants: int = 1) -> list[Any]:
    """A clause for `tour` whose body has an instance of the parent's body, and more atoms.

    One in two of these is from another instance, which differs in one variable.
    """
    terms = [*random.sample(OWN_VARIABLES, 3), *CITIES[:constants]]
    (_, *outer), premises = parent[0], tuple(map(tuple, parent[1]))
    names = variables_in(premises)
    values = {name: random.choice(terms if name in outer else [f"{name}1", f"{name}1", *terms]) for name in names}
    found = list(substituted(premises, values))
    for atom in atoms(random, whole_number(random, more), terms):
        other = {**values, random.choice(names): random.choice([*terms, "W"])} if names else values
        found.append(random.choice([tuple(atom), substituted(random.choice(premises), other)]))
    body = [list(atom) for atom in dict.fromkeys(found)]
    random.shuffle(body)
    return [["tour", *head_terms(random, body)], body]


def head_terms(random: Random, body: Sequence[Sequence[str]]) -> list[Term]:
    """One or two variables of a body, for a head; a constant where it has none."""
    known = [name for name in variables_in(body) if is_variable(name)]
    return random.sample(known, min(len(known), random.choice([1, 2]))) or [CITIES[0]]


def known_part(random: Random, n: Range = (1, 2), variables: Range = (2, 3)) -> list[Any]:
    """A definite clause for `tour` with some atoms in its body, and one more for `linked`, of some of its variables."""
    (_, *terms), body = definition(random, n, variables)
    known = variables_in(body)
    new = ["linked", *random.sample(known, random.randint(1, len(known)))]
    return [["tour", *terms[:1]], random.sample([*body, new], len(body) + 1)]


def completed(random: Random, parent: Sequence[Any], more: Range = (1, 3), constants: int = 1) -> list[Any]:
    """A clause for `tour` with an instance of a parent's body, but for `linked`, and more atoms of the same terms."""
    head, body = parent
    terms = [*random.sample(OWN_VARIABLES, 3), *CITIES[:constants]]
    values = {name: random.choice(terms) for name in variables_in(parent)}
    found = [substituted(tuple(atom), values) for atom in body if atom[0] != "linked"]
    kinds = [*found, *map(tuple, atoms(random, 1, terms))]
    for _ in range(whole_number(random, more)):
        name, *places = random.choice(kinds)
        found.append((name, *random.choices(terms, k=len(places))))
    different = [list(atom) for atom in dict.fromkeys(found)]
    return [list(substituted(tuple(head), values)), random.sample(different, len(different))]
