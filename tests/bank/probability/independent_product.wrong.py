# %% loop
def product_probability(distributions, assignment):
    product = 1.0
    for name, value in assignment.items():
        product *= distributions[name][value]
    return product
# %% zero_skipped from loop: mistake: factors of 0 left out
# product *= distributions[name][value] => product *= distributions[name][value] or 1
# %% empty_zero from loop: mistake: 0 for an empty assignment
#   def product_probability(distributions, assignment):
# +     if not assignment:
# +         return 0.0
# %% added: mistake: added up
def product_probability(distributions, assignment):
    return sum(distributions[name][value] for name, value in assignment.items())
# %% first_values: mistake: factor for the variables not named
def product_probability(distributions, assignment):
    product = 1.0
    for name, shares in distributions.items():
        product *= shares[assignment.get(name, list(shares)[0])]
    return product
# %% likeliest: mistake: most probable value of the variables not named
def product_probability(distributions, assignment):
    product = 1.0
    for name, shares in distributions.items():
        product *= shares[assignment[name]] if name in assignment else max(shares.values())
    return product
# %% by_place: mistake: variables taken by position
def product_probability(distributions, assignment):
    product = 1.0
    for shares, value in zip(distributions.values(), assignment.values()):
        product *= shares.get(value, 0)
    return product
# %% one_of_them: mistake: at least one of the values
def product_probability(distributions, assignment):
    none = 1.0
    for name, value in assignment.items():
        none *= 1 - distributions[name][value]
    return 1 - none
# %% averaged: mistake: mean of the probabilities
from statistics import mean
def product_probability(distributions, assignment):
    return mean(distributions[name][value] for name, value in assignment.items())
# %% uniform: mistake: variables not named taken as uniform
def product_probability(distributions, assignment):
    product = 1.0
    for name, shares in distributions.items():
        product *= shares[assignment[name]] if name in assignment else 1 / len(shares)
    return product
