# %% logarithms: algorithm: log densities without what all classes share
import numpy as np
def gaussian_posteriors(rows, target, row):
    names = list(row)
    y = np.array([r[target] for r in rows])
    X = np.array([[r[a] for a in names] for r in rows], dtype=float)
    x = np.array([row[a] for a in names], dtype=float)
    labels = np.unique(y)
    logs = []
    for label in labels:
        part = X[y == label]
        sd = part.std(axis=0, ddof=1)
        logs.append(np.log(len(part)) - np.log(sd).sum() - (((x - part.mean(axis=0)) / sd) ** 2).sum() / 2)
    weights = np.exp(np.array(logs) - max(logs))
    return dict(zip(labels, weights / weights.sum()))
# %% normal_dist: algorithm: the normal distributions of the statistics module
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
# %% one_by_one: algorithm: a belief about the classes, brought up to date attribute by attribute
import math
import statistics
def density(x, sample):
    z = (x - statistics.mean(sample)) / statistics.stdev(sample)
    return math.e ** (-z * z / 2) / statistics.stdev(sample) / (2 * math.pi) ** 0.5

def gaussian_posteriors(rows, target, row):
    labels = [r[target] for r in rows]
    belief = {c: labels.count(c) / len(labels) for c in labels}
    for name in rows[0]:
        if name == target:
            continue
        for c in belief:
            belief[c] = belief[c] * density(row[name], [r[name] for r in rows if r[target] == c])
        norm = math.fsum(belief.values())
        for c in belief:
            belief[c] /= norm
    return belief
# %% plain: algorithm: means, variances and densities written out
from math import exp, pi, sqrt
def gaussian_posteriors(rows, target, row):
    scores = {}
    for label in {r[target] for r in rows}:
        mine = [r for r in rows if r[target] == label]
        p = len(mine) / len(rows)
        for name, x in row.items():
            values = [r[name] for r in mine]
            mean = sum(values) / len(values)
            variance = sum((v - mean) ** 2 for v in values) / (len(values) - 1)
            p *= exp(-((x - mean) ** 2) / (2 * variance)) / sqrt(2 * pi * variance)
        scores[label] = p
    total = sum(scores.values())
    return {label: p / total for label, p in scores.items()}
