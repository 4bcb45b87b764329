"""algorithm: itertools.groupby over sorted rows, and an exception for the split information of 0."""

from itertools import groupby
from math import fsum, log2


def sizes(items):
    return [len(list(g)) for _, g in groupby(sorted(items, key=str), key=str)]


def bits(ns):
    total = sum(ns)
    return fsum(n / total * log2(total / n) for n in ns)


def gain_ratio(rows, attribute, target):
    by = lambda r: str(r[attribute])
    parts = [[r[target] for r in g] for _, g in groupby(sorted(rows, key=by), key=by)]
    expected = fsum(len(p) / len(rows) * bits(sizes(p)) for p in parts)
    try:
        return (bits(sizes(r[target] for r in rows)) - expected) / bits([len(p) for p in parts])
    except ZeroDivisionError:
        return 0.0
