"""Draws of splits that are given by the class counts of their branches."""

from itertools import pairwise
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, tries, whole_number
from reference.trees.impurity import split_impurity
from reference.trees.skew import inflated, relative_split

CLEARLY = 0.01  # impurities that differ by less might change places when they are rounded to two decimals


def children_counts(
    random: Random, branches: Range = (2, 4), classes: Range = 2, each: Range = (0, 12), empty: Range = 0
) -> list[list[int]]:
    """The class counts of every branch of a split; `empty` of the branches, at random places, have no examples.

    At least one example is there.

    >>> children_counts(Random(1), branches=2, classes=3)
    [[2, 9, 12], [12, 1, 4]]
    """
    number, width = whole_number(random, branches), whole_number(random, classes)
    without = set(random.sample(range(number), min(number - 1, whole_number(random, empty))))
    drawn = [[0 if place in without else whole_number(random, each) for _ in range(width)] for place in range(number)]
    if not any(map(any, drawn)):
        drawn[min(set(range(number)) - without)][0] = 1
    return drawn


def rival_splits(random: Random, each: Range = (30, 50)) -> list[Any]:
    """Two splits of the same examples, and the class counts of these as a third item.

    One split has two branches that are alike mixed, the other a pure branch: the error impurity prefers one of them,
    the Gini index the other. Which comes first is drawn.

    >>> rival_splits(Random(2))
    [[[15, 0], [26, 39]], [[35, 18], [6, 21]], [41, 39]]
    """
    trying = tries()
    while True:
        next(trying)
        pos, neg = whole_number(random, each), whole_number(random, each)
        wrong, missed = random.randint(4, neg // 2 - 1), random.randint(4, pos // 2 - 1)
        mixed = [[pos - missed, wrong], [missed, neg - wrong]]
        left = random.randint(8, pos - 3)
        pure = [[left, 0], [pos - left, neg]]
        gaps = [
            split_impurity(mixed, impurity=name) - split_impurity(pure, impurity=name) for name in ("error", "gini")
        ]
        if gaps[0] < -CLEARLY and gaps[1] > CLEARLY and pos != neg:
            return [*random.sample([mixed, pure], 2), [pos, neg]]


def leaning_branches(random: Random, sizes: Range = (10, 30)) -> list[list[int]]:
    """The class counts of two branches of different size, of which the same class is clearly the most frequent.

    >>> leaning_branches(Random(3))
    [[4, 10], [9, 12]]
    """
    trying = tries()
    while True:
        next(trying)
        minor = [whole_number(random, (1, 9)) for _ in range(2)]
        major = [whole_number(random, sizes) - few for few in minor]
        shares = [few / (few + many) for few, many in zip(minor, major, strict=True)]
        sizes_differ = abs(sum(minor) + sum(major) - 2 * (minor[0] + major[0])) > 3
        if max(shares) < 0.45 and abs(shares[0] - shares[1]) > 0.12 and sizes_differ:
            turned = random.random() < 1 / 2
            return [[many, few] if turned else [few, many] for few, many in zip(minor, major, strict=True)]


def skewed_rivals(random: Random, each: Range = (12, 20), factor: int = 10) -> list[list[list[int]]]:
    """Two splits, `[positives, negatives]` a branch, of which the Gini index prefers another with more positives.

    >>> skewed_rivals(Random(1))
    [[[17, 11], [0, 6]], [[2, 14], [15, 3]]]
    """
    trying = tries(3000)
    while True:
        next(trying)
        number = whole_number(random, each)
        pair = []
        for _ in range(2):
            pos, neg = random.randint(0, number), random.randint(0, number)
            pair.append([[pos, neg], [number - pos, number - neg]])
        before, after = (
            relative_split(pair[0]) - relative_split(pair[1]),
            relative_split(inflated(pair[0], factor)) - relative_split(inflated(pair[1], factor)),
        )
        roots = relative_split(pair[0], impurity="sqrt_gini") - relative_split(pair[1], impurity="sqrt_gini")
        if (
            before * after < 0
            and min(map(abs, (before, after, roots))) > CLEARLY
            and max(map(relative_split, pair)) < 0.9
        ):
            return pair


def majority_splits(random: Random, count: int = 6, number: int = 18) -> list[list[list[int]]]:
    """Splits of two classes into two or three branches.

    A third of them has an accuracy gain above 0, a third has branches of one majority, a third such branches and one of
    equal counts or of one class.

    >>> majority_splits(Random(1), number=3)
    [[[3, 20], [15, 3]], [[18, 8], [14, 3], [18, 2]], [[2, 17], [6, 18], [6, 6]]]
    """
    found: list[list[list[int]]] = []
    for place in range(number):
        branches = random.randint(2, 3)
        leaning = [[random.randint(11, 20), random.randint(2, 9)] for _ in range(branches)]
        if place % 3 == 0:
            leaning[-1].reverse()
        elif place % 3 == 2:
            same = random.randint(4, 9)
            leaning[-1] = random.choice([[same, same], [same, 0]])
        if random.random() < 1 / 2:
            leaning = [branch[::-1] for branch in leaning]
        found.append(leaning)
    return found


def splits_of_one_node(
    random: Random, number: Range = (3, 5), branches: Range = (2, 3), pos: Range = (8, 20), neg: Range = (8, 20)
) -> list[list[list[int]]]:
    """Several splits of the same examples, `[positives, negatives]` a branch; some branches may be empty.

    >>> splits_of_one_node(Random(1), number=2)
    [[[1, 15], [9, 2]], [[7, 6], [0, 6], [3, 5]]]
    """
    totals = [whole_number(random, pos), whole_number(random, neg)]
    return [
        [list(branch) for branch in zip(*(dealt(random, total, places) for total in totals), strict=True)]
        for places in [whole_number(random, branches) for _ in range(whole_number(random, number))]
    ]


def dealt(random: Random, total: int, places: int) -> list[int]:
    """A whole number cut at random into that many parts, which may be 0."""
    cuts = sorted(random.randint(0, total) for _ in range(places - 1))
    return [high - low for low, high in pairwise([0, *cuts, total])]


def tied_splits(random: Random, number: Range = (3, 4)) -> list[list[list[int]]]:
    """Splits of which two are mirror images, and leave less impurity than the others, whatever the criterion.

    >>> tied_splits(Random(1), number=3)
    [[[9, 2], [1, 11]], [[4, 5], [6, 8]], [[1, 11], [9, 2]]]
    """
    pos, neg = random.randint(9, 14), random.randint(9, 14)
    few, missed = random.randint(1, 3), random.randint(1, 3)
    best = [[few, neg - missed], [pos - few, missed]]
    near = [[pos // 2 + shift, neg // 2 + shift] for shift in random.sample(range(-2, 3), whole_number(random, number))]
    rest = [[branch, [pos - branch[0], neg - branch[1]]] for branch in near[2:]]
    return random.sample([best, best[::-1], *rest], 2 + len(rest))
