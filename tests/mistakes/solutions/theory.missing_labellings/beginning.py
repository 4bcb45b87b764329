# mistake: first instances
from itertools import product


def missing_labellings(hypotheses, points):
    k = len(points)
    return set(product((0, 1), repeat=k)) - {tuple(h[:k]) for h in hypotheses}
