"""algorithm: from large sets to small ones, as a float."""

from itertools import combinations, product


def vc_dimension(hypotheses):
    for size in range(len(hypotheses[0]), 0, -1):
        for points in combinations(range(len(hypotheses[0])), size):
            seen = [tuple(h[p] for p in points) for h in hypotheses]
            if all(labels in seen for labels in product([0, 1], repeat=size)):
                return float(size)
    return 0.0
