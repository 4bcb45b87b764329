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
