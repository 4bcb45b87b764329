"""Draws of operators on facts, game trees, rows for boolean expressions, and points for circles."""

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.search.boolean_induction import is_true, literals
from reference.search.planning import operator_of, plan_of_facts
from reference.shared.draws.numbers import Range, tries, whole_number
from reference.shared.draws.spellings import any_names

START = ("f0", "f1", "f2")  # the facts with which drawn problems begin
Operators = list[dict[str, Any]]


def drawn_operator(random: Random, name: str, facts: Sequence[str], needs: Range, adds: Range = 1) -> dict[str, Any]:
    """An operator on some of the facts; what it needs it often removes."""
    needed = random.sample(list(facts), whole_number(random, needs))
    others = [fact for fact in facts if fact not in needed]
    return {
        "name": name,
        "needs": needed,
        "adds": random.sample(others, min(len(others), whole_number(random, adds))),
        "removes": random.sample(needed, random.randint(0, 1)) if needed else [],
    }


def reachable(operators: Sequence[Mapping[str, Any]]) -> dict[frozenset[str], int]:
    """The states that can be reached from the start, each with the length of its shortest plan."""
    lengths = {frozenset(START): 0}
    waiting = list(lengths)
    for state in waiting:
        for each in operators:
            after: Any = operator_of(each)(state)
            if after is not None and after not in lengths:
                lengths[after] = lengths[state] + 1
                waiting.append(after)
    return lengths


def farthest(operators: Sequence[Mapping[str, Any]]) -> list[str]:
    """The facts of a state that is as far away as any."""
    lengths = reachable(operators)
    return max(sorted(map(sorted, lengths)), key=lambda state: lengths[frozenset(state)])


def fact_operators(random: Random, facts: Range, n: Range, plan: Range) -> Operators:
    """Operators on facts f0, f1, ... of which the farthest state needs a plan of the wanted length."""
    trying = tries()
    while True:
        next(trying)
        names = [f"f{place}" for place in range(whole_number(random, facts))]
        number, wanted = whole_number(random, n), whole_number(random, plan)
        found = [drawn_operator(random, f"op{place}", names, needs=(1, 2)) for place in range(number)]
        if wanted <= len(plan_of_facts(START, found, farthest(found)) or []) <= 8:
            return found


def far_goal(random: Random, operators: Sequence[Mapping[str, Any]]) -> list[str]:
    """One to three facts that hold together only in states that are far away; all facts of one if there are no such."""
    states = sorted(map(sorted, reachable(operators)))
    for _ in range(100):
        state = random.choice(states)
        goal = random.sample(state, min(len(state), random.randint(1, 3)))
        if len(plan_of_facts(START, operators, goal) or []) > 1:
            return goal
    last = farthest(operators)
    return random.sample(last, len(last))


def unreachable_goal(random: Random, operators: Sequence[Mapping[str, Any]]) -> list[str]:
    """Facts of which each may be reached, and not all at once."""
    facts = sorted({fact for each in operators for fact in (*each["adds"], *each["needs"])})
    for size in range(1, len(facts) + 1):
        for _ in range(60):
            goal = random.sample(facts, size)
            if plan_of_facts(START, operators, goal) is None:
                return goal
    return ["elsewhere"]


def some_facts(random: Random) -> list[str]:
    """Some facts of any spelling, in any order."""
    return random.sample(["a", "ab", "b", "two words", "größe"], random.randint(0, 3))


def any_operators(random: Random) -> Operators:
    """Operators of any kind, with empty lists among theirs."""
    names = any_names(random, ["go", "Stop", "two words", "7", "_x"], random.randint(0, 5))
    return [{"name": each, **{key: some_facts(random) for key in ("needs", "adds", "removes")}} for each in names]


def game_tree(random: Random, depth: int, values: Sequence[float]) -> Any:
    """A state: at most `depth` further moves, with ends of these values; branches end at different depths."""
    if depth == 0 or random.random() < 1 / 6:
        return random.choice(list(values))
    return [game_tree(random, depth - 1, values) for _ in range(random.randint(1, 3))]


def game_moves(random: Random, depth: Range, values: Sequence[float] = tuple(range(-9, 10))) -> dict[str, Any]:
    """Moves of a game with the states after them.

    >>> game_moves(Random(3), depth=1, values=[1, 2])
    {'a': 2, 'ab': [1]}
    """
    names = random.sample(["wait", "jump", "hop", "swap", "a", "ab"], random.randint(2, 4))
    deep = whole_number(random, depth)
    return {name: game_tree(random, deep, values) for name in names}


TEA = {
    "leaf": ["green", "black", "white"],
    "sugar": ["none", "some", "a lot"],
    "milk": ["no", "yes"],
    "time": ["short", "long"],
}


def tea_rows(random: Random, n: Range) -> list[dict[str, str]]:
    """Cups of tea; those are liked that fit one of two drawn terms, with one exception."""
    every = [(name, value) for name, values in TEA.items() for value in values]
    trying = tries()
    while True:
        next(trying)
        rows = [{name: random.choice(values) for name, values in TEA.items()} for _ in range(whole_number(random, n))]
        hidden = (tuple(random.sample(every, 2)), (random.choice(every),))
        liked = [is_true(hidden, row) for row in rows]
        if len(rows) > 2:
            odd = random.randrange(len(rows))
            liked[odd] = not liked[odd]
        if len(rows) < 4 or 2 <= sum(liked) <= len(rows) - 2:
            return [{**row, "liked": "yes" if each else "no"} for row, each in zip(rows, liked, strict=True)]


def any_tea_rows(random: Random) -> list[dict[str, str]]:
    """Cups of tea with one to three attributes and any labels, some of them twice."""
    names = random.sample(list(TEA), random.randint(1, 3))
    rows = [{name: random.choice(TEA[name]) for name in names} for _ in range(random.randint(1, 7))]
    return [{**row, "liked": random.choice(["yes", "no"])} for row in [*rows, *rows[:2]]]


def start_expression(
    random: Random, rows: Sequence[Mapping[str, str]], target: str, terms: Range = 1, longer: float = 0.25
) -> list[Any]:
    """Different terms of one condition each, or with the chance `longer` of two, on values that occur."""
    every = literals(rows, target)
    found: list[list[list[str]]] = []
    for _ in range(whole_number(random, terms)):
        first = random.choice(every)
        others = [each for each in every if each[0] != first[0]]
        two = others and random.random() < longer
        term = [list(first), list(random.choice(others))] if two else [list(first)]
        found += [] if any(sorted(term) == sorted(each) for each in found) else [term]
    return found


def park_points(random: Random, n: Range, most: int = 9) -> list[list[int]]:
    """Points with whole coordinates from 0 to `most`."""
    return [[random.randint(0, most), random.randint(0, most)] for _ in range(whole_number(random, n))]


def park_labels(random: Random, points: Sequence[Sequence[int]]) -> list[str]:
    """Labels by a hidden circle that holds about half of the points, one label turned round."""
    centre = random.choice(list(points))
    distances = [math.dist(centre, point) for point in points]
    middle = sorted(distances)[len(points) // 2]
    ill = [distance <= middle for distance in distances]
    if len(points) > 3:
        odd = random.randrange(len(points))
        ill[odd] = not ill[odd]
    return ["+" if each else "-" for each in ill]


def any_tree_labels(random: Random, points: Sequence[Sequence[int]]) -> list[str]:
    """Any labels."""
    return [random.choice("+-") for _ in points]


def ill_tree(random: Random, labels: Sequence[str]) -> int:
    """The number of a positive point; 0 if there is none."""
    return random.choice([place for place, label in enumerate(labels) if label == "+"] or [0])


def any_tree(random: Random, labels: Sequence[str]) -> int:
    """The number of a point."""
    return random.randrange(len(labels))
