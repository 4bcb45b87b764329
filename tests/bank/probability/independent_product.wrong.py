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
# %% first_values from loop: mistake: factor for the variables not named
# value in assignment => shares in distributions
# distributions[name][value => shares[assignment.get(name, list(shares)[0])
# %% likeliest from first_values: mistake: most probable value of the variables not named
# .get(name, list(shares)[0])] => [name]] if name in assignment else max(shares.values())
# %% by_place from loop: mistake: variables taken by position
# name, value in assignment.items( => shares, value in zip(distributions.values(), assignment.values()
# distributions[name][value] => shares.get(value, 0)
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
# %% uniform from likeliest: mistake: variables not named taken as uniform
# max(shares.values() => 1 / len(shares
