# %% blind/base
def total_probability(conditionals, weights):
    total = 0
    for i in range(len(weights)):
        total += conditionals[i] * weights[i]
    return total
# %% blind/added from blind/base: mistake: plain sum
# [i] * weights[i] => [i]
# %% blind/at_least_one from blind/base: mistake: none that is known
# return total => rest = 1
# +     for c in conditionals:
# +         rest *= 1 - c
# +     return 1 - rest
# %% blind/largest from blind/base: mistake: none that is known
# += conditionals[i] * weights[i] => = max(total, conditionals[i] * weights[i])
# %% blind/mean from blind/base: mistake: plain mean
# return total => return sum(conditionals) / len(conditionals)
# %% blind/multiplied from blind/base: mistake: product
# total = 0 => total = 1
# total + => total *
