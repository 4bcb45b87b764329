"""algorithm: a belief about the classes, brought up to date attribute by attribute."""

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
