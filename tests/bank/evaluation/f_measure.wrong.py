# %% blind/mean: mistake: arithmetic mean
def f_measure(precision, recall, beta):
    if precision == 0 and recall == 0:
        return 0.0
    return (precision + recall) / 2
# %% blind/f1 from blind/mean: mistake: beta left out
# (precision + recall) / 2 => 2 * precision * recall / (precision + recall)
# %% blind/geometric from blind/mean: mistake: none that is known
# + recall) / 2 => * recall) ** 0.5
# %% blind/swapped from blind/mean: mistake: beta on the wrong term
# -     return (precision + recall) / 2
# +     b = beta**2
# +     return (1 + b) * precision * recall / (precision + b * recall)
# %% blind/no_one from blind/swapped: mistake: none that is known
# b) * precision * recall / (precision + b * => beta) * precision * recall / (b * precision +
# %% blind/unsquared from blind/swapped: mistake: beta not squared
# beta**2 => beta
# precision + b * => b * precision +
