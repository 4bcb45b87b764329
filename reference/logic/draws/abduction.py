"""Draws of rules about rooms, of what was seen there, and of assumptions that may explain it."""

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Any

from reference.logic.coverage import theory_model
from reference.shared.draws.numbers import tries

ROOMS = ("kitchen", "hall", "bath", "attic")
FUSES = ("fuse1", "fuse2")
HOUSE: list[Any] = [
    [["dark", "R"], [["fed_by", "R", "F"], ["blown", "F"]]],
    [["cold", "R"], [["heated_by", "R", "F"], ["blown", "F"]]],
    [["dark", "R"], [["lamp_broken", "R"]]],
    [["cold", "R"], [["window_open", "R"]]],
]


def house(random: Random) -> list[Any]:
    """Rules about rooms, and facts about which fuse feeds and heats each; one rule is about two rooms only."""
    facts: list[Any] = []
    for room in ROOMS:
        facts.append([["fed_by", room, random.choice(FUSES)], []])
        facts.append([["heated_by", room, random.choice(FUSES)], []])
    warm, windy = random.sample(ROOMS, 2)
    return [*HOUSE, [["cold", warm], [["window_open", windy]]], *facts]


def assumptions(random: Random) -> list[list[Any]]:
    """Every set of one or two facts that may be assumed, in any order."""
    single = [["blown", fuse] for fuse in FUSES]
    single += [[name, room] for name in ("lamp_broken", "window_open") for room in ROOMS]
    sets = [list(chosen) for size in (1, 2) for chosen in combinations(single, size)]
    return random.sample(sets, len(sets))


def symptoms(new_facts: Sequence[Any], background: Sequence[Any]) -> list[list[str]]:
    """What is dark and what is cold, if some facts are assumed."""
    return [list(atom) for atom in sorted(theory_model(new_facts, background)) if atom[0] in ("dark", "cold")]


def seen(random: Random, background: Sequence[Any]) -> list[list[str]]:
    """Two things that a fuse and a broken lamp or an open window cause together."""
    for _ in tries():
        faults = [
            ["blown", random.choice(FUSES)],
            [random.choice(["lamp_broken", "window_open"]), random.choice(ROOMS)],
        ]
        caused = symptoms(faults, background)
        if len(caused) > 1:
            break
    return sorted(random.sample(caused, 2))


def not_seen(random: Random, background: Sequence[Any], seen: Sequence[Any]) -> list[list[str]]:
    """Two things that were not the case."""
    every = [[name, room] for name in ("dark", "cold") for room in ROOMS if [name, room] not in seen]
    return sorted(random.sample(every, 2))


def house_table(random: Random, background: Sequence[Any]) -> list[dict[str, str]]:
    """The rooms with the fuses of their light and heating."""
    fuse = {(head[0], head[1]): head[2] for head, body in background if not body}
    return [{"room": room, "light": fuse["fed_by", room], "heating": fuse["heated_by", room]} for room in ROOMS]


def draught(random: Random, background: Sequence[Any]) -> list[str]:
    """The room that is cold when the window of another one is open, and that other one."""
    return next([head[1], body[0][1]] for head, body in background if body and head[1] in ROOMS)
