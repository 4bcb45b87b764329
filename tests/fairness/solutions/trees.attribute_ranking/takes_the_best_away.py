"""algorithm: takes the best away until none is left; the last of tied ones comes first."""

import math


def expected_bits(rows, a, target):
    table = {}
    for r in rows:
        table.setdefault(r[a], []).append(r[target])
    bits = 0.0
    for labels in table.values():
        for label in labels:
            bits += math.log2(len(labels) / labels.count(label))
    return bits


def attribute_ranking(rows, target):
    left = list(rows[0])
    left.remove(target)
    order = []
    while left:
        best = left[0]
        for a in left[1:]:
            if expected_bits(rows, a, target) <= expected_bits(rows, best, target):
                best = a
        order.append(best)
        left.remove(best)
    return order
