"""algorithm: the prior times all likelihoods so far, normalised for each answer anew; the prior comes first."""

from math import prod


def belief_trace(prior, likelihoods):
    steps = []
    for n in range(len(likelihoods) + 1):
        joint = {h: prior[h] * prod(piece[h] for piece in likelihoods[:n]) for h in prior}
        steps.append({h: joint[h] / sum(joint.values()) for h in prior})
    return steps
