# mistake: not divided by the sum
def belief_trace(prior, likelihoods):
    belief = dict(prior)
    steps = []
    for piece in likelihoods:
        product = {h: belief[h] * piece[h] for h in belief}
        belief = product
        steps.append(belief)
    return steps
