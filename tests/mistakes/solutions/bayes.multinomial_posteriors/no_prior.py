# mistake: class prior left out
from math import exp, log


def multinomial_posteriors(texts, labels, words):
    known = {w for t in texts for w in t}
    logs = {}
    for c in set(labels):
        pool = [w for t, own in zip(texts, labels) if own == c for w in t]
        logs[c] = sum(log((pool.count(w) + 1) / (len(pool) + len(known))) for w in words if w in known)
    top = max(logs.values())
    total = sum(exp(v - top) for v in logs.values())
    return {c: exp(v - top) / total for c, v in logs.items()}
