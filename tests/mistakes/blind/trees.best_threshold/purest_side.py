# mistake: none that is known
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
    return entropy(everything) - min(entropy(low), entropy(high))


def best_threshold(rows, attribute, target):
    values = sorted({r[attribute] for r in rows})
    cuts = [(a + b) / 2 for a, b in zip(values, values[1:])]
    return max(reversed(cuts), key=lambda t: score(rows, attribute, target, t))
