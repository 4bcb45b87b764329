# mistake: smallest product
def map_hypothesis(prior, likelihood):
    best = None
    for h in sorted(prior, reverse=True):
        value = prior[h] * likelihood[h]
        if best is None or value < top:
            best, top = h, value
    return best
