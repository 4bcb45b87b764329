# mistake: none that is known
def belief_trace(prior, likelihoods):
    belief = dict(prior)
    steps = []
    for piece in likelihoods:
        product = {h: belief[h] * piece[h] for h in belief}
        norm = max(product.values())
        belief = {h: product[h] / norm for h in product}
        steps.append(belief)
    return steps
