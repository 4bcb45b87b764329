"""algorithm: a share of a row added as fractions, a defaultdict returned."""

from collections import defaultdict
from fractions import Fraction


def joint_distribution(rows, variables):
    table = defaultdict(Fraction)
    for row in rows:
        table[tuple(map(row.get, variables))] += Fraction(1, len(rows))
    return table
