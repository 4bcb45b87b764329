# mistake: prior left out
def belief_trace(prior, likelihoods):
    return [{h: piece[h] / sum(piece.values()) for h in prior} for piece in likelihoods]
