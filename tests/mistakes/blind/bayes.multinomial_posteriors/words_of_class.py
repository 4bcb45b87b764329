# mistake: different words of the class
from math import exp, log


def multinomial_posteriors(texts, labels, words):
    vocabulary = {w for t in texts for w in t}
    logs = {}
    for c in sorted(set(labels)):
        own = [t for t, label in zip(texts, labels) if label == c]
        bag = [w for t in own for w in t]
        value = log(len(own) / len(texts))
        for w in words:
            if w in vocabulary:
                value += log((bag.count(w) + 1) / (len(bag) + len(set(bag))))
        logs[c] = value
    top = max(logs.values())
    total = sum(exp(v - top) for v in logs.values())
    return {c: exp(v - top) / total for c, v in logs.items()}
