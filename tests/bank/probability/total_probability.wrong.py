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
# %% blind/largest from blind/base: mistake: most probable machine only
# += conditionals[i] * weights[i] => = max(total, conditionals[i] * weights[i])
# %% blind/mean from blind/base: mistake: plain mean
# return total => return sum(conditionals) / len(conditionals)
# %% blind/multiplied from blind/base: mistake: product
# total = 0 => total = 1
# total + => total *
# %% divided: mistake: divided by the number of machines
def total_probability(conditionals, weights): return sum(c*w for c, w in zip(conditionals, weights))/len(weights)
# %% at_least: mistake: machines taken as independent
def total_probability(conditionals, weights):
    x = 1
    for c, w in zip(conditionals, weights): x *= 1-c*w
    return 1-x
# %% two_machines: mistake: two machines only
def total_probability(conditionals, weights):
    p = weights[0]
    faulty = p * conditionals[0]
    if len(conditionals) > 1:
        faulty += (1 - p) * conditionals[1]
    return faulty
