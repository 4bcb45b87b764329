"""algorithm: cuts at which the class may change only, the last of the best, as a fraction."""

from fractions import Fraction
from itertools import groupby, pairwise
from math import log


def left_over(counts):
    return sum(c * log(sum(counts) / c) for c in counts if c)


def best_threshold(rows, attribute, target):
    ordered = sorted(rows, key=lambda r: r[attribute])
    blocks = [(v, [r[target] for r in g]) for v, g in groupby(ordered, key=lambda r: r[attribute])]
    classes = sorted({r[target] for r in rows})
    cuts = []
    for k, ((a, here), (b, there)) in enumerate(pairwise(blocks), start=1):
        if len({*here, *there}) == 1:
            continue
        sides = [sum((ls for _, ls in part), []) for part in (blocks[:k], blocks[k:])]
        cost = sum(left_over([side.count(c) for c in classes]) for side in sides)
        cuts.append((round(cost, 9), -k, Fraction(a + b) / 2))
    return min(cuts)[2]
