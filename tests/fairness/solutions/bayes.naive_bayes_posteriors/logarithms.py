"""algorithm: sums of logarithms, brought back by the largest."""

import math
from collections import Counter, defaultdict


def naive_bayes_posteriors(rows, target, row):
    classes = Counter(r[target] for r in rows)
    domain = defaultdict(set)
    seen = Counter()
    for r in rows:
        for attribute in row:
            domain[attribute].add(r[attribute])
            seen[attribute, r[attribute], r[target]] += 1
    logs = {}
    for label, count in classes.items():
        logs[label] = math.log(count) - math.log(len(rows))
        for attribute, value in row.items():
            logs[label] += math.log(seen[attribute, value, label] + 1)
            logs[label] -= math.log(count + len(domain[attribute]))
    top = max(logs.values())
    weights = {label: math.exp(v - top) for label, v in logs.items()}
    return {label: v / math.fsum(weights.values()) for label, v in weights.items()}
