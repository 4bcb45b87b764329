"""type: frozen sets of tuples of truth values."""

from itertools import product


def missing_labellings(hypotheses, points):
    seen = [[bool(h[p]) for p in points] for h in hypotheses]
    return frozenset(row for row in product((False, True), repeat=len(points)) if list(row) not in seen)
