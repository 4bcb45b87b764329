"""Draws of leaves `[positives, negatives]`, labellings and orders of them."""

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from reference.shared.draws.numbers import Range, tries, whole_number
from reference.trees.ranking import rank_leaves

Leaves = list[list[int]]


def leaf_counts(random: Random, n: Range, most: int = 30) -> Leaves:
    """Leaves with both classes in each, all shares different, from left to right not in the order of their shares.

    No leaf is ranked where it stands, where its positives alone, its negatives alone or its size would rank it.

    >>> leaf_counts(Random(1), n=3, most=9)
    [[3, 2], [5, 2], [8, 8]]
    """
    for _ in tries():
        drawn = [[random.randint(1, most), random.randint(1, most)] for _ in range(whole_number(random, n))]
        ranked = rank_leaves(drawn)
        shares = {Fraction(*leaf) for leaf in drawn}
        places = range(len(drawn))
        others = (
            list(places),
            sorted(places, key=lambda place: -drawn[place][0]),
            sorted(places, key=lambda place: drawn[place][1]),
            sorted(places, key=lambda place: -sum(drawn[place])),
        )
        if len(shares) == len(drawn) and ranked not in others:
            break
    return drawn


def tied_leaves(random: Random, n: Range = (6, 9)) -> Leaves:
    """Leaves some of which have the same share of positives and other sizes, two of them without positives.

    Each rule for ties ranks them otherwise: by size, by positives, as they stand, the smaller first.
    """
    for _ in tries():
        base = [random.randint(1, 6), random.randint(1, 6)]
        drawn = [base, [number * random.randint(2, 5) for number in base], [random.randint(1, 9), 0]]
        drawn += [[0, random.randint(1, 9)], [0, random.randint(1, 9)]]
        drawn += [[random.randint(0, 9), random.randint(1, 9)] for _ in range(whole_number(random, n) - len(drawn))]
        random.shuffle(drawn)
        # equal leaves may stand in any order, so counts are compared
        ranked, *others = (
            [drawn[place] for place in rank_leaves(drawn, tie=tie)] for tie in ("larger", "positives", None)
        )
        if ranked not in others:
            break
    return drawn


def any_leaves(random: Random, n: Range = (1, 7), empty: bool = False) -> Leaves:
    """Leaves of every shape: pure ones, equal ones, large ones; if `empty`, some without examples."""
    most, drawn = random.choice([1, 3, 40, 100_000]), [[random.randint(0, 5), 1]]
    for _ in range(whole_number(random, n) - 1):
        fresh = [random.randint(0, most), random.randint(0, most)]
        drawn.append([*random.choice(drawn)] if random.random() < 1 / 4 or (sum(fresh) == 0 and not empty) else fresh)
    return random.sample(drawn, len(drawn))


def labelling_of(random: Random, leaves: Sequence[Sequence[int]]) -> str:
    """A labelling with both signs, in which the first leaves are not all those labelled `+`."""
    for _ in tries():
        drawn = "".join(random.choice("+-") for _ in leaves)
        if "-+" in drawn and drawn != drawn[::-1]:
            break
    return drawn
