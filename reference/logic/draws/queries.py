"""Draws of clauses and facts about huts in the mountains, and of queries about them."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.logic.draws.facts import path_and_more
from reference.shared.draws.numbers import Range, whole_number

HUTS = ("alm", "berg", "dorn", "eck", "firn", "grat")
REACH: list[Any] = [
    [["reach", "X", "Y"], [["path", "X", "Y"]]],
    [["reach", "X", "Z"], [["path", "X", "Y"], ["reach", "Y", "Z"]]],
]
DRY: list[Any] = [[["dry", "X"], [["open", "X"], ["not", ["snow", "X"]]]]]
CLAUSES: tuple[list[Any], ...] = (  # groups: a predicate stands with those that it needs
    REACH,
    [*REACH, *DRY, [["tour", "X", "Y"], [["reach", "X", "Y"], ["dry", "Y"]]]],
    [[["last", "X"], [["open", "X"], ["not", ["path", "X", "Y"]]]], [["last", "Y"], [["snow", "Y"]]]],
    [*REACH, [["alone", "Y"], [["beds", "Y", "N"], ["not", ["reach", "X", "Y"]]]]],
    [[["large", "Y"], [["beds", "Y", "X"], ["<", 20, "X"]]], *DRY, [["good", "X"], [["large", "X"], ["dry", "X"]]]],
    [[["larger", "X", "Y"], [["beds", "X", "M"], ["beds", "Y", "N"], ["<", "N", "M"]]]],
    [
        [["next", "Y", "X"], [["path", "Y", "X"]]],
        [["next", "X", "Y"], [["path", "Y", "X"]]],
        [["near", "X", "Z"], [["next", "X", "Y"], ["next", "Y", "Z"]]],
    ],
    [[["climb", "X", "Y"], [["path", "X", "Y"]]], [["climb", "X", "Z"], [["climb", "X", "Y"], ["climb", "Y", "Z"]]]],
)


def hut_clauses(random: Random, groups: Sequence[int] = tuple(range(len(CLAUSES))), n: Range = 2) -> list[Any]:
    """Different clauses about huts, `n` groups of them, those of a predicate in any order."""
    chosen = random.sample(list(groups), min(len(groups), whole_number(random, n)))
    found: list[Any] = []
    for group in chosen:
        found += [clause for clause in CLAUSES[group] if clause not in found]
    return random.sample(found, len(found))


def hut_facts(random: Random, huts: Range = (4, 5)) -> list[list[Any]]:
    """Facts about huts: paths, beds, and where it is open or snows."""
    names = random.sample(HUTS, whole_number(random, huts))
    facts: list[list[Any]] = [["path", *pair] for pair in path_and_more(random, names[:-1])]
    facts += [["path", *random.sample(names, 2)]]  # may lead back, so that paths go round in a circle
    facts = [fact for place, fact in enumerate(facts) if fact not in facts[:place]]
    facts += [["beds", name, random.choice([12, 20, 24])] for name in names]
    facts += [["open", name] for name in names if random.random() < 0.75]
    facts += [["snow", name] for name in names if random.random() < 0.4]
    return random.sample(facts, len(facts))


def hut_query(random: Random, clauses: Sequence[Any], facts: Sequence[Any], negated: float = 0.3) -> list[Any]:
    """One or two goals about what the clauses define, about shared variables, and at times a negated one."""
    huts = sorted({fact[1] for fact in facts})
    kinds = {head[0]: len(head) - 1 for head, _ in clauses}
    names = random.sample(["X", "Y", "Z", "Who"], 2)
    goals: list[Any] = []
    for name in random.sample(sorted(kinds), min(len(kinds), random.choice([1, 2]))):
        terms = [random.choice([*names, *names, random.choice(huts)]) for _ in range(kinds[name])]
        goals.append([name, *terms])
    known = [term for goal in goals for term in goal[1:] if term in names]
    if known and random.random() < negated:
        goals.append(["not", random.choice([["snow", known[0]], ["path", known[0], "W"], ["path", "W", known[-1]]])])
    elif known and random.random() < 0.3:
        goals += [["beds", known[0], "N"], ["<", "N", random.choice([20, 24])]]
    return goals
