"""algorithm: sums of logarithms, brought back by the largest."""

from collections import Counter
from math import exp, log


def multinomial_posteriors(texts, labels, words):
    vocabulary = {w for t in texts for w in t}
    logs = {}
    for label in set(labels):
        counts = Counter(w for t, c in zip(texts, labels) if c == label for w in t)
        total = sum(counts.values())
        logs[label] = log(labels.count(label) / len(labels))
        for w in words:
            if w in vocabulary:
                logs[label] += log((counts[w] + 1) / (total + len(vocabulary)))
    top = max(logs.values())
    weights = {c: exp(v - top) for c, v in logs.items()}
    return {c: v / sum(weights.values()) for c, v in weights.items()}
