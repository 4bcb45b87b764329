# mistake: maximum likelihood
def map_hypothesis(prior, likelihood):
    best = None
    for h in sorted(prior, reverse=True):
        value = likelihood[h]
        if best is None or value > top:
            best, top = h, value
    return best
