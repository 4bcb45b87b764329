"""Draws of mode declarations, and of clauses that meet them or nearly do."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.logic.terms import is_variable
from reference.shared.draws.numbers import Range, whole_number

HEADS = (
    ["slow", "+line"],
    ["joins", "+line", "+station"],
    ["rank", "+line", "#level"],
    ["near", "+station", "+station"],
)
BODIES = (
    ["stops", "+line", "-station"],
    ["stops", "-line", "+station"],
    ["next", "+station", "-station"],
    ["next", "-station", "+station"],
    ["between", "+station", "-station", "-station"],
    ["zone", "+station", "#zone"],
    ["zone", "+station", "-zone"],
    ["same", "+zone", "+zone"],
    ["near", "+station", "+station"],
    ["runs", "+line", "#day"],
)
NAMES = ("X", "Y", "Z", "W", "U", "V", "S", "T", "Where", "Next", "A", "B")
CHANGES = "tsocvdd"  # another variable, a known one, another order, a constant, a variable, one variable twice
CONSTANTS = {"line": "red", "station": "dock", "level": 2, "zone": 3, "day": "sunday"}


def head_modes(random: Random, n: Range = 1) -> list[list[str]]:
    """Declarations of heads."""
    return [list(each) for each in random.sample(HEADS, whole_number(random, n))]


def body_modes(random: Random, n: Range = (4, 6)) -> list[list[str]]:
    """Declarations of literals in bodies; a predicate may have two, with the same types.

    >>> body_modes(Random(3), n=2)
    [['next', '-station', '+station'], ['near', '+station', '+station']]
    """
    return [list(each) for each in random.sample(BODIES, whole_number(random, n))]


def moded_clause(
    random: Random, head_modes: Sequence[Sequence[str]], body_modes: Sequence[Sequence[str]], atoms: Range = (2, 4)
) -> list[Any]:
    """A clause that meets the declarations as far as variables of the right types are known."""
    free = random.sample(NAMES, len(NAMES))
    known: dict[str, str] = {}

    def atom_for(mode: Sequence[str], *, is_head: bool) -> list[Any]:
        new: dict[str, str] = {}
        terms: list[Any] = []
        for place in mode[1:]:
            sign, type_ = place[0], place[1:]
            of_type = [name for name, each in known.items() if each == type_]
            if sign == "#":
                terms.append(CONSTANTS[type_])
            elif sign == "+" and not is_head:
                terms.append(random.choice(of_type or [*known]))
            else:
                terms.append(free.pop())
                new[terms[-1]] = type_
        known.update(new)
        return [mode[0], *terms]

    head = atom_for(random.choice(list(head_modes)), is_head=True)
    body: list[Any] = []
    for _ in range(whole_number(random, atoms)):
        types = {*known.values()}
        ready = [mode for mode in body_modes if all(p[1:] in types for p in mode[1:] if p[0] == "+")]
        if len(free) > 2:
            body.append(atom_for(random.choice(ready or list(body_modes)), is_head=False))
    return [head, body]


def disturbed(random: Random, clause: Sequence[Any], changes: str = CHANGES) -> list[Any]:
    """A clause with one change: another term at one place, or two literals exchanged."""
    head, body = [*clause[0]], [[*atom] for atom in clause[1]]
    change = random.choice(changes)
    if change == "o" and len(body) > 1:
        first = random.randrange(len(body) - 1)
        body[first], body[first + 1] = body[first + 1], body[first]
        return [head, body]
    longest = max(body, key=len, default=head)
    if change == "d" and len(longest) > 2:  # one variable at two places of a literal
        first, second = random.sample(range(1, len(longest)), 2)
        longest[first] = longest[second]
        return [head, body]
    atom = random.choice([*body, *body, head])
    place = random.randrange(1, len(atom))
    variables = [term for each in (head, *body) for term in each[1:] if is_variable(term)]
    constants = [(each, n) for each in (head, *body) for n, term in enumerate(each) if n and not is_variable(term)]
    if change == "v" and constants:
        atom, place = random.choice(constants)
        atom[place] = random.choice(variables)
    elif change == "c":
        atom[place] = random.choice([*CONSTANTS.values()])
    elif change == "t":
        atom[place] = random.choice([name for name in NAMES if name not in variables] or variables)
    else:
        atom[place] = random.choice(variables)
    return [head, body]


def moded_clauses(
    random: Random,
    head_modes: Sequence[Sequence[str]],
    body_modes: Sequence[Sequence[str]],
    n: Range = 5,
    atoms: Range = (2, 4),
    faults: float = 0.75,
    changes: str = CHANGES,
) -> list[list[Any]]:
    """Clauses of which some meet the declarations, and most have been changed in one place."""
    found = []
    for _ in range(whole_number(random, n)):
        clause = moded_clause(random, head_modes, body_modes, atoms)
        found.append(disturbed(random, clause, changes) if random.random() < faults else clause)
    return found
