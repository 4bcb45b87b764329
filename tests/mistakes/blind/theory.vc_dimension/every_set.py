# mistake: all sets of the size
from itertools import combinations


def vc_dimension(hypotheses):
    n = len(hypotheses[0])
    d = 0
    while d < n:
        for places in combinations(range(n), d + 1):
            if len({tuple(h[i] for i in places) for h in hypotheses}) < 2 ** (d + 1):
                return d
        d += 1
    return d
