"""type: a set of frozensets and a NumPy number for each merge."""

from itertools import combinations, product

import numpy as np

HOW = {"single": np.min, "complete": np.max, "average": np.mean}


def agglomerative_trace(points, linkage):
    def far(pair):
        return HOW[linkage]([np.linalg.norm(np.subtract(points[a], points[b])) for a, b in product(*pair)])

    top = {frozenset([i]) for i in range(len(points))}
    out = []
    while len(top) > 1:
        pair = min(combinations(sorted(top, key=sorted, reverse=True), 2), key=far)
        top = (top - set(pair)) | {pair[0] | pair[1]}
        out.append({"height": far(pair), "clusters": set(top)})
    return out
