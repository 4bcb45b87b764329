"""algorithm: multiplied and divided by the sum, piece by piece."""


def belief_trace(prior, likelihoods):
    belief, steps = dict(prior), []
    for piece in likelihoods:
        belief = {h: p * piece[h] for h, p in belief.items()}
        total = sum(belief.values())
        belief = {h: p / total for h, p in belief.items()}
        steps.append(belief)
    return steps
