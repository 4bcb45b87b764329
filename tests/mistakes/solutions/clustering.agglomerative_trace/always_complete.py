# mistake: farthest points whatever the linkage
from itertools import combinations, product
from math import dist


def agglomerative_trace(points, linkage):
    groups = [[i] for i in range(len(points))]
    out = []

    def gap(pair):
        return max(dist(points[i], points[j]) for i, j in product(*pair))

    while len(groups) > 1:
        a, b = min(combinations(groups, 2), key=gap)
        groups = [g for g in groups if g is not a and g is not b] + [a + b]
        out.append({"clusters": list(groups), "height": gap((a, b))})
    return out
