# mistake: nearest points whatever the linkage
from itertools import combinations
from math import dist


def agglomerative_trace(points, linkage):
    label = list(range(len(points)))
    out = []
    for d, i, j in sorted((dist(points[i], points[j]), i, j) for i, j in combinations(range(len(points)), 2)):
        if label[i] == label[j]:
            continue
        label = [label[i] if l == label[j] else l for l in label]
        out.append(([[k for k, l in enumerate(label) if l == name] for name in sorted(set(label))], d))
    return out
