"""Conditions that leave examples out, bodies to compare, and sets of rules that are changed."""

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Any

from reference.draws.numbers import Range, tries, whole_number
from reference.draws.rules import body
from reference.draws.tables import Row
from reference.refinements import change, excluding_helps, more_specific
from reference.rules import covered

CHANGES = ("generalised", "specialised", "equal", "neither")


def mostly_right(random: Random, negatives: Range = (7, 12), times: Sequence[int] = (2, 3, 4)) -> list[int]:
    """What a rule covers: some negatives, and a few times as many positives."""
    wrong = whole_number(random, negatives)
    return [wrong * random.choice(list(times)), wrong]


def exclusions(random: Random, counts: Sequence[int], each: int = 3) -> list[list[int]]:
    """Ways to leave examples out: by fewer negatives than positives, by more, by too few, and by the share of all."""
    times = counts[0] // counts[1]
    pairs = [[dp, dn] for dp in range(1, counts[0] // 2 + 1) for dn in range(1, counts[1])]
    few = [pair for pair in pairs if excluding_helps(counts, pair) and pair[1] <= pair[0]]
    many = [pair for pair in pairs if pair[1] > pair[0]]
    wrong = [pair for pair in pairs if pair[0] > times * pair[1]]
    even = [pair for pair in pairs if pair[0] == times * pair[1]]
    kinds = [(few, each), (many, each - 1), (wrong, each), (even, 1)]
    return [pair for kind, number in kinds for pair in random.sample(kind, min(number, len(kind)))]


TREES = {
    "bark": ("rough", "smooth", "striped"),
    "leaf": ("broad", "narrow", "lobed"),
    "fruit": ("nut", "berry", "cone"),
}


def park(random: Random, inside: Range = (4, 5), outside: Range = (4, 5)) -> list[Row]:
    """Trees some of which share a value; they all share another one too, and one more is theirs alone."""
    shared, common, own = random.sample(list(TREES), 3)
    first = {name: random.sample(values, 3) for name, values in TREES.items()}
    drawn = []
    for place in range(whole_number(random, inside)):
        alone = random.choice(first[own][:2]) if place > 1 else first[own][place]
        drawn.append({shared: first[shared][0], common: first[common][0], own: alone})
    for place in range(whole_number(random, outside)):
        other = random.choice(first[common]) if place else first[common][0]
        drawn.append({shared: random.choice(first[shared][1:]), common: other, own: random.choice(first[own][1:])})
    return [{name: row[name] for name in TREES} for row in random.sample(drawn, len(drawn))]


def conditions_in(rows: Sequence[Row]) -> list[Any]:
    """Every condition that some row meets."""
    return [[name, value] for name in rows[0] for value in sorted({row[name] for row in rows})]


def telling_condition(random: Random, rows: Sequence[Row]) -> list[Any]:
    """A body of one condition that others of one condition are more specific than, and some of two equal to."""
    literals = conditions_in(rows)
    telling = [
        [literal]
        for literal in literals
        if any(more_specific([each], [literal], rows, by="coverage") for each in literals)
        and any(covered([literal, each], rows) == covered([literal], rows) for each in literals if each != literal)
    ]
    return random.choice(telling)


def compared_bodies(random: Random, rows: Sequence[Row], other: Sequence[Any]) -> list[list[Any]]:
    """Bodies of one or two conditions that cover something, of all the ways to stand to another one."""
    literals = conditions_in(rows)
    every = [list(some) for size in (1, 2) for some in combinations(literals, size)]
    known = [list(map(list, other))]
    bodies = [each for each in every if covered(each, rows) and each not in known]
    kinds: dict[tuple[bool, bool, bool], list[list[Any]]] = {}
    for each in bodies:
        inside = more_specific(each, other, rows, by="coverage", strict=False)
        proper = more_specific(each, other, rows, by="coverage")
        kinds.setdefault((inside, proper, more_specific(each, other)), []).append(each)
    return [each for kind in kinds.values() for each in random.sample(kind, min(3, len(kind)))]


def changed(random: Random, rows: Sequence[Row], wanted: str) -> list[list[Any]]:
    """A set of rules before and after one or two changes that did to it as wanted."""
    trying = tries()
    while True:
        next(trying)
        before: list[Any] = [body(random, rows, (1, 2)) for _ in range(random.randint(1, 2))]
        after: list[Any] = [list(each) for each in before]
        for _ in range(random.randint(1, 2)):
            after = one_change(random, rows, after)
        if before != after and change(before, after, rows) == wanted:
            return [before, after]


def one_change(random: Random, rows: Sequence[Row], bodies: Sequence[Any]) -> list[Any]:
    """A set of rules with a rule more, or with one whose body has a condition more or less."""
    place = random.randrange(len(bodies))
    others = [list(each) for number, each in enumerate(bodies) if number != place]
    old = list(bodies[place])
    kind = random.choice(["rule more", "condition more", "condition less", "rule less"])
    if kind == "rule more":
        return [*others, old, body(random, rows, (1, 2))]
    if kind == "rule less":
        return others or [old]
    if kind == "condition less":
        return [*others, old[1:] or old]
    new = body(random, rows, 1)[0]
    return [*others, old if new[0] in dict(old) else [*old, new]]


def changed_sets(random: Random, rows: Sequence[Row], number: Range = (4, 6)) -> list[Any]:
    """Sets of rules before and after changes of all kinds, mixed."""
    kinds = [CHANGES[place % len(CHANGES)] for place in range(whole_number(random, number))]
    return [changed(random, rows, kind) for kind in random.sample(kinds, len(kinds))]
