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
# %% blind/no_root from blind/p_squared: mistake: root not drawn
# (p * (v - e)) => p * (v - e)
# var**0.5 => var
# %% blind/second_moment from blind/p_squared: mistake: square of the mean not taken away
# (p * (v - e)) ** 2 => p * v**2
