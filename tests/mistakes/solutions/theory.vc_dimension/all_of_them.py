# mistake: all sets of the size
from itertools import combinations


def vc_dimension(hypotheses):
    places, best = range(len(hypotheses[0])), 0
    for size in range(1, len(places) + 1):
        counts = [len({tuple(h[p] for p in s) for h in hypotheses}) for s in combinations(places, size)]
        if min(counts) == 2**size:
            best = size
    return best
