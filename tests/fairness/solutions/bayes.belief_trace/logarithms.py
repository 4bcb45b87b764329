"""algorithm: running logarithms."""

from itertools import accumulate
from math import exp, log


def belief_trace(prior, likelihoods):
    logs = {h: accumulate([log(piece[h]) for piece in likelihoods], initial=log(prior[h])) for h in prior}
    trace = []
    for step in zip(*logs.values()):
        weights = [exp(v - max(step)) for v in step]
        trace.append(dict(zip(logs, [w / sum(weights) for w in weights])))
    return trace[1:]
