# mistake: largest prior
def map_hypothesis(prior, likelihood):
    best = None
    for h in sorted(prior, reverse=True):
        value = prior[h]
        if best is None or value > top:
            best, top = h, value
    return best
