# %% exact: algorithm: odds against the first hypothesis, as fractions
from fractions import Fraction
def belief_trace(prior, likelihoods):
    first, *_ = prior
    odds = {h: Fraction(p) / Fraction(prior[first]) for h, p in prior.items()}
    out = []
    for piece in likelihoods:
        for h in odds:
            odds[h] *= Fraction(piece[h]) / Fraction(piece[first])
        out.append({h: o / sum(odds.values()) for h, o in odds.items()})
    return tuple(out)
# %% logarithms: algorithm: running logarithms
from itertools import accumulate
from math import exp, log
def belief_trace(prior, likelihoods):
    logs = {h: accumulate([log(piece[h]) for piece in likelihoods], initial=log(prior[h])) for h in prior}
    trace = []
    for step in zip(*logs.values()):
        weights = [exp(v - max(step)) for v in step]
        trace.append(dict(zip(logs, [w / sum(weights) for w in weights])))
    return trace[1:]
# %% plain: algorithm: multiplied and divided by the sum, piece by piece
def belief_trace(prior, likelihoods):
    belief, steps = dict(prior), []
    for piece in likelihoods:
        belief = {h: p * piece[h] for h, p in belief.items()}
        total = sum(belief.values())
        belief = {h: p / total for h, p in belief.items()}
        steps.append(belief)
    return steps
# %% products: algorithm: the prior times all likelihoods so far, normalised for each answer anew; the prior comes first
from math import prod
def belief_trace(prior, likelihoods):
    steps = []
    for n in range(len(likelihoods) + 1):
        joint = {h: prior[h] * prod(piece[h] for piece in likelihoods[:n]) for h in prior}
        steps.append({h: joint[h] / sum(joint.values()) for h in prior})
    return steps
