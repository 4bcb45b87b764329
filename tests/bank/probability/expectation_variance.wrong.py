# %% blind/equal_weights: mistake: all values alike
def expectation_variance(values, probabilities):
    e = sum(values) / len(values)
    var = sum((v - e) ** 2 for v in values) / len(values)
    return e, var, var**0.5
# %% blind/p_squared from blind/equal_weights: mistake: none that is known
# sum(values) / len(values) => 0
# +     for v, p in zip(values, probabilities):
# +         e += v * p
# ((v - e) ** 2 for v in values) / len(values) => ((p * (v - e)) ** 2 for v, p in zip(values, probabilities))
# %% blind/absolute from blind/p_squared: mistake: none that is known
# (p * (v - e)) ** 2 => p * abs(v - e)
# %% blind/no_root from blind/p_squared: mistake: root not taken
# (p * (v - e)) => p * (v - e)
# var**0.5 => var
# %% blind/second_moment from blind/p_squared: mistake: squared mean not subtracted
# (p * (v - e)) ** 2 => p * v**2
# %% var_plain: mistake: variance not weighted
from math import sqrt
def expectation_variance(values, probabilities):
    m = sum(p*x for x, p in zip(values, probabilities))
    v = sum((x-m)**2 for x in values)/len(values)
    return m, v, sqrt(v)
# %% mean_plain from var_plain: mistake: expected value not weighted
# p*x for x, p in zip(values, probabilities) => values)/len(values
# (x-m)**2 for x in values)/len(values => p*(x-m)**2 for x, p in zip(values, probabilities)
# %% divided from var_plain: mistake: variance divided by n
#   def expectation_variance(values, probabilities):
# +     n = len(values)
# (x-m)**2 for x in values)/len(values) => p*(x-m)**2 for x, p in zip(values, probabilities))/n
# %% n_minus_1 from var_plain: mistake: variance for a sample
# (x-m)**2 for x in values)/len(values => p*(x-m)**2 for x, p in zip(values, probabilities)
# +     n = len(values)
# +     if n > 1: v *= n/(n-1)
# %% abs_dev: mistake: mean absolute deviation
def expectation_variance(values, probabilities):
    m = sum(p*x for x, p in zip(values, probabilities))
    v = sum(p*(x-m)**2 for x, p in zip(values, probabilities))
    s = sum(p*abs(x-m) for x, p in zip(values, probabilities))
    return m, v, s
# %% ex2_minus_e from var_plain: mistake: expected value not squared
# sum((x-m)**2 for x in values)/len(values => abs(sum(p*x*x for x, p in zip(values, probabilities)) - m
