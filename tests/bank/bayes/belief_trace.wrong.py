# %% no_prior: mistake: prior left out
def belief_trace(prior, likelihoods):
    return [{h: piece[h] / sum(piece.values()) for h in prior} for piece in likelihoods]
# %% products: mistake: not divided by the sum
def belief_trace(prior, likelihoods):
    belief, steps = prior, []
    for piece in likelihoods:
        belief = {h: belief[h] * piece[h] for h in prior}
        steps.append(belief)
    return steps
# %% blind/base from products
# belief, steps = prior, [] => belief = dict(prior)
# +     steps = []
# belief = {h: belief[h] * piece[h] for h in prior} => product = {h: belief[h] * piece[h] for h in belief}
# +         norm = sum(product.values())
# +         belief = {h: product[h] / norm for h in product}
# %% blind/averaged from blind/base: mistake: none that is known
# [h] * => [h] +
# %% blind/by_largest from blind/base: mistake: none that is known
# norm = sum => norm = max
# %% blind/from_start from blind/base: mistake: prior used anew
# belief[h] => prior[h]
# %% blind/likelihood_only from blind/base: mistake: prior left out
# dict(prior) => {h: 1 / len(prior) for h in prior}
# %% blind/products from blind/base: mistake: not divided by the sum
# -         norm = sum(product.values())
# {h: product[h] / norm for h in product} => product
# %% averaged from products: mistake: none that is known
# belief = {h: belief[h] * piece[h] for h in prior} => total = sum(piece.values())
# +         belief = {h: (belief[h] + piece[h] / total) / 2 for h in prior}
# %% joint_evidence: mistake: divided by the sum of the likelihoods
def belief_trace(prior, likelihoods):
    out = []; b = dict(prior)
    for l in likelihoods:
        t = sum(l.values())
        b = {h: b[h]*l[h]/t for h in b}
        out.append(b)
    return out
# %% by_position from joint_evidence: mistake: hypotheses taken by position
# t = sum(l.values()) => s = [x*y for x, y in zip(b.values(), l.values())]
# b = {h: b[h]*l[h]/t for h in b} => t = sum(s)
# +         b = dict(zip(b, [x/t for x in s]))
# %% small_number_below from right/plain: mistake: none that is known
# p / total => p / (total + 1e-9)
