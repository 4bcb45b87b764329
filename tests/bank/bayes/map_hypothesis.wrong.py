# %% blind/added: mistake: added instead of multiplied
def map_hypothesis(prior, likelihood):
    best = None
    for h in sorted(prior, reverse=True):
        value = prior[h] + likelihood[h]
        if best is None or value > top:
            best, top = h, value
    return best
# %% blind/least from blind/added: mistake: smallest product
# [h] + => [h] *
# value > => value <
# %% blind/ml from blind/added: mistake: maximum likelihood
# prior[h] + likelihood => likelihood
# %% blind/prior_only from blind/added: mistake: largest prior
# [h] + likelihood[h] => [h]
# %% blind/ratio from blind/added: mistake: none that is known
# prior[h] + likelihood => likelihood[h] / prior
# %% by_place: mistake: hypotheses taken by position
def map_hypothesis(prior, likelihood):
    ps=[a*b for a,b in zip(prior.values(), likelihood.values())]
    return list(prior)[ps.index(max(ps))]
# %% logarithms_moved: mistake: none that is known
from math import log
def map_hypothesis(prior, likelihood):
    return max(prior, key=lambda h: log(prior[h] + 1e-5) + log(likelihood[h] + 1e-5))
