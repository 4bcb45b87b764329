"""algorithm: a quicksort over gains from a matrix of counts."""

import numpy as np


def gain(rows, a, target):
    _, i = np.unique([str(r[a]) for r in rows], return_inverse=True)
    _, j = np.unique([str(r[target]) for r in rows], return_inverse=True)
    m = np.histogram2d(i, j, bins=(max(i) + 1, max(j) + 1))[0] / len(rows)
    outer = np.outer(m.sum(1), m.sum(0))
    some = m > 0
    return float((m[some] * np.log2(m[some] / outer[some])).sum())


def quick(pairs):
    if not pairs:
        return []
    pivot, rest = pairs[0], pairs[1:]
    return quick([p for p in rest if p[1] > pivot[1]]) + [pivot[0]] + quick([p for p in rest if p[1] <= pivot[1]])


def attribute_ranking(rows, target):
    return quick([(a, gain(rows, a, target)) for a in rows[0] if a != target])
