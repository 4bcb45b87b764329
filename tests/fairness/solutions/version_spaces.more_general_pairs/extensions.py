"""algorithm: the instances that each covers, over the values seen and one more."""

from itertools import product


def more_general_pairs(hypotheses):
    domains = [sorted(set(column) - {"?"}) + ["other"] for column in zip(*hypotheses)]
    covered = [frozenset(product(*(d if v == "?" else (v,) for v, d in zip(h, domains)))) for h in hypotheses]
    n = len(hypotheses)
    return [[i, j] for i in range(n) for j in range(n) if covered[j] < covered[i]]
