"""algorithm: the normal distributions of the statistics module."""

from collections import defaultdict
from math import prod
from statistics import NormalDist


def gaussian_posteriors(rows, target, row):
    groups = defaultdict(list)
    for r in rows:
        groups[r[target]].append(r)
    joint = {
        label: len(g) * prod(NormalDist.from_samples([r[a] for r in g]).pdf(x) for a, x in row.items())
        for label, g in groups.items()
    }
    return {label: p / sum(joint.values()) for label, p in joint.items()}
