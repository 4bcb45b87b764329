# mistake: smallest size that is not shattered
from itertools import combinations


def vc_dimension(hypotheses):
    n = len(hypotheses[0])
    best = 0
    for d in range(1, n + 1):
        for places in combinations(range(n), d):
            seen = {tuple(h[i] for i in places) for h in hypotheses}
            if len(seen) == 2**d:
                best = d
    return best + 1
