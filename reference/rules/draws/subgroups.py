"""Draws of counts: rules that two measures rank differently, subgroups, and points of one worth."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from reference.rules.subgroups import on_isometric, rule_impurity, wracc
from reference.shared.draws.numbers import Range, tries, whole_number

HEURISTICS = ("precision", "laplace", "average_recall", "impurity")
APART = 0.03  # numbers that differ by less could change places when rounded


def subgroup(random: Random, positives: Range = (6, 20), negatives: Range = (6, 20)) -> list[int]:
    """The covered positives and negatives, and all of them: `[pos, neg, all_pos, all_neg]`; both covered somewhere.

    >>> subgroup(Random(1), positives=2, negatives=2)
    [1, 1, 2, 2]
    """
    all_pos, all_neg = whole_number(random, positives), whole_number(random, negatives)
    return [random.randint(1, all_pos - 1), random.randint(1, all_neg - 1), all_pos, all_neg]


def parted(random: Random, counts: Callable[[], Any], measures: Sequence[Callable[[Any, Any], float]]) -> Any:
    """Two draws of counts of which the first has more by one measure, and the second by the other."""
    trying = tries()
    while True:
        next(trying)
        one, other = counts(), counts()
        first, second = (measure(one, other) for measure in measures)
        if abs(first) > APART and abs(second) > APART and (first > 0) != (second > 0):
            return [one, other]


def small_and_large_rule(random: Random, totals: Sequence[int]) -> list[list[int]]:
    """Two rules as `[pos, neg]`, of which one has the larger precision and the other the larger relative accuracy."""

    def counts() -> list[int]:
        return [random.randint(2, totals[0] - 1), random.randint(1, totals[1] // 2)]

    def by_precision(one: Sequence[int], other: Sequence[int]) -> float:
        return one[0] / sum(one) - other[0] / sum(other)

    def by_wracc(one: Sequence[int], other: Sequence[int]) -> float:
        return wracc(*one, *totals) - wracc(*other, *totals)

    return list(parted(random, counts, [by_precision, by_wracc]))


def mixed_rules(random: Random, most: int = 9) -> list[list[int]]:
    """Two rules by the counts of three classes, one with the smaller error, one with the smaller entropy."""

    def counts() -> list[int]:
        return random.sample([random.randint(4, most), random.randint(1, 5), random.randint(0, 4)], 3)

    def less(measure: str) -> Callable[[Any, Any], float]:
        return lambda one, other: float(
            (rule_impurity(other, measure=measure) or 0) - (rule_impurity(one, measure=measure) or 0)
        )

    return list(parted(random, counts, [less("minority"), less("entropy")]))


def points_by_worth(
    random: Random, totals: Sequence[int], point: Sequence[int], heuristic: str, each: int = 2
) -> list[list[int]]:
    """Points of coverage space as `[pos, neg]`: on the lines of all heuristics through a point, and some others."""
    every = [[pos, neg] for pos in range(totals[0] + 1) for neg in range(totals[1] + 1) if pos + neg]
    every.remove(list(point))
    kinds = {name: [one for one in every if on_isometric(one, point, totals, name)] for name in HEURISTICS}
    sizes = {name: min(len(kind), 2 * each if name == heuristic else each) for name, kind in kinds.items()}
    chosen = [one for name, kind in kinds.items() for one in random.sample(kind, sizes[name])]
    near = [one for one in every if abs(one[0] - point[0]) + abs(one[1] - point[1]) < 4]
    return [list(one) for one in dict.fromkeys(map(tuple, [*chosen, *random.sample(near, each)]))]


def telling_point(random: Random, totals: Sequence[int], heuristic: str) -> list[int]:
    """A point `[pos, neg]` with three others on its line of a heuristic, and one at least on that of each other one."""
    points = [[pos, neg] for pos in range(totals[0] + 1) for neg in range(totals[1] + 1) if pos + neg]

    def company(point: Sequence[int], name: str) -> int:
        return sum(on_isometric(one, point, totals, name) for one in points) - 1

    # not on the diagonals, where lines meet, and not at the border
    apart = [one for one in points if one[0] * totals[1] != one[1] * totals[0] and 0 < one[0] != one[1] > 0]
    trying = tries()
    while True:
        next(trying)
        point = random.choice(apart)
        if company(point, heuristic) > 2 and all(company(point, name) for name in HEURISTICS):
            return point


def part_of(random: Random, whole: int, *, inside: bool = True) -> int:
    """A number of rows out of a whole; if `inside`, neither none nor all of two or more.

    >>> part_of(Random(1), 2)
    1
    """
    return random.randint(1, max(1, whole - 1)) if inside else random.randint(0, whole)
