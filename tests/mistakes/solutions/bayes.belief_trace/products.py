# mistake: not divided by the sum
def belief_trace(prior, likelihoods):
    belief, steps = prior, []
    for piece in likelihoods:
        belief = {h: belief[h] * piece[h] for h in prior}
        steps.append(belief)
    return steps
