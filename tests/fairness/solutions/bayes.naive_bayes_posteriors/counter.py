"""type: a Counter of 0-d arrays."""

from collections import Counter

import numpy as np


def naive_bayes_posteriors(rows, target, row):
    scores = {}
    for label in {r[target] for r in rows}:
        mine = [r for r in rows if r[target] == label]
        p = len(mine) / len(rows)
        for attribute, value in row.items():
            values = {r[attribute] for r in rows}
            p *= (sum(r[attribute] == value for r in mine) + 1) / (len(mine) + len(values))
        scores[label] = p
    total = sum(scores.values())
    return Counter({label: np.array(p / total) for label, p in scores.items()})
