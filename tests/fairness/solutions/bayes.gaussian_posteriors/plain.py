"""algorithm: means, variances and densities written out."""

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
