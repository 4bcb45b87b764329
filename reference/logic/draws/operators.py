"""Draws of refinement operators on bodies over three atoms, as tables of refinements."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random

from reference.logic.refinement_properties import PROPERTIES, fewer_atoms

ATOMS = "abc"
BODIES = tuple("".join(each) for n in range(len(ATOMS) + 1) for each in combinations(ATOMS, n))
Table = dict[str, list[str]]


def later_only(order: Sequence[str]) -> Table:
    """Each body with one more atom that comes later in an order than all atoms of the body.

    >>> later_only("cab")["a"]
    ['ab']
    """
    place = {atom: number for number, atom in enumerate(order)}
    last = {body: max((place[atom] for atom in body), default=-1) for body in BODIES}
    return {body: ["".join(sorted(body + atom)) for atom in order[last[body] + 1 :]] for body in BODIES}


def refinement_table(random: Random) -> Table:
    """An operator that adds one atom, a later atom or any atoms, with up to three changes of its table."""
    order = random.sample(ATOMS, len(ATOMS))
    above = {body: [other for other in BODIES if fewer_atoms(body, other)] for body in BODIES}
    table = random.choice(
        [
            later_only(order),
            later_only(order),
            {body: [other for other in above[body] if len(other) == len(body) + 1] for body in BODIES},
            above,
        ]
    )
    for _ in range(random.choice((0, 1, 1, 2, 3))):
        body = random.choice(BODIES[:-1])
        other = random.choice([*above[body], body])
        # another refinement of this body, or one less
        table[body] = [each for each in (*table[body], other) if [*table[body], other].count(each) == 1]
    return {body: sorted(table[body], key=BODIES.index) for body in BODIES}


def body_text(body: str) -> str:
    """A clause without a head, by the atoms of its body.

    >>> body_text("ab"), body_text("")
    ('← a, b', '←')
    """
    return " ".join(["←", ", ".join(body)]).strip()


def table_rows(random: Random, operator: Mapping[str, Sequence[str]]) -> list[dict[str, str]]:
    """The rows of a table of refinements, as students read it."""
    return [
        {"clause": body_text(body), "ρ(clause)": "; ".join(map(body_text, operator[body])) or "none"} for body in BODIES
    ]


def named_properties(random: Random) -> list[str]:
    """The properties that may be asked, in any order; every operator of a table is finite."""
    return random.sample([name for name in PROPERTIES if name != "finite"], len(PROPERTIES) - 1)
