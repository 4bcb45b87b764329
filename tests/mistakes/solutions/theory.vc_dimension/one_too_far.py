# mistake: smallest size that is not shattered
from itertools import combinations


def vc_dimension(hypotheses):
    size = 1
    while any(
        len({tuple(h[i] for i in subset) for h in hypotheses}) == 2**size
        for subset in combinations(range(len(hypotheses[0])), size)
    ):
        size += 1
    return size
