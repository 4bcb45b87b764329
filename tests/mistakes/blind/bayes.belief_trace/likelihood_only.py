# mistake: prior left out
def belief_trace(prior, likelihoods):
    belief = {h: 1 / len(prior) for h in prior}
    steps = []
    for piece in likelihoods:
        product = {h: belief[h] * piece[h] for h in belief}
        norm = sum(product.values())
        belief = {h: product[h] / norm for h in product}
        steps.append(belief)
    return steps
