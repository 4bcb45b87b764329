"""Draws of nights of sleepers, some of them labelled by an expert."""

from itertools import combinations
from random import Random
from typing import Any

from reference.evaluation.partial_labelling import squared_distance
from reference.shared.draws.numbers import Range, tries, whole_number

NAMES = ("ada", "ben", "cleo", "dan")


def nights(
    random: Random, subjects: Range = (2, 3), labelled: Range = (3, 4), rest: Range = (2, 3), dimensions: int = 2
) -> list[list[Any]]:
    """Examples of different sleepers; each has both labels among the labelled ones; no two distances are equal."""
    trying = tries()
    while True:
        next(trying)
        drawn = [
            each
            for name in NAMES[: whole_number(random, subjects)]
            for each in sleeper(random, name, labelled, rest, dimensions)
        ]
        points = [point for _, point, _ in drawn]
        apart = [squared_distance(one, other) for one, other in combinations(points, 2)]
        if len(set(apart)) == len(apart) and 0 not in apart:  # each example has one nearest other
            return random.sample(drawn, len(drawn))


def sleeper(random: Random, name: str, labelled: Range, rest: Range, dimensions: int = 2) -> list[list[Any]]:
    """The examples of one sleeper, who is awake on one side of a personal limit and asleep on the other."""
    known = max(2, whole_number(random, labelled))
    limit, turned = random.randint(40, 60), random.random() < 0.5
    sides = [True, False, *(random.random() < 0.5 for _ in range(known - 2 + whole_number(random, rest)))]
    points = [
        [
            random.randint(limit, 99) if above else random.randint(0, limit - 1),
            *(random.randint(0, 99) for _ in range(dimensions - 1)),
        ]
        for above in sides
    ]
    labels = ["awake" if above != turned else "asleep" for above in sides]
    return [
        [name, point, label if place < known else None]
        for place, (point, label) in enumerate(zip(points, labels, strict=True))
    ]
