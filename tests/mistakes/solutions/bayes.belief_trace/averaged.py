# mistake: none that is known
def belief_trace(prior, likelihoods):
    belief, steps = prior, []
    for piece in likelihoods:
        total = sum(piece.values())
        belief = {h: (belief[h] + piece[h] / total) / 2 for h in prior}
        steps.append(belief)
    return steps
