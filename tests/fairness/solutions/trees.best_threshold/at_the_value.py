"""algorithm: cuts at the values themselves, which part the rows as their middles do."""

import math


def entropy(labels):
    e = 0.0
    for c in set(labels):
        p = labels.count(c) / len(labels)
        e -= p * math.log(p, 2)
    return e


def score(rows, attribute, target, t):
    low = [r[target] for r in rows if r[attribute] < t]
    high = [r[target] for r in rows if r[attribute] >= t]
    everything = [r[target] for r in rows]
    return entropy(everything) - (len(low) * entropy(low) + len(high) * entropy(high)) / len(rows)


def best_threshold(rows, attribute, target):
    values = sorted({r[attribute] for r in rows})
    cuts = [b for a, b in zip(values, values[1:])]
    return max(reversed(cuts), key=lambda t: score(rows, attribute, target, t))
