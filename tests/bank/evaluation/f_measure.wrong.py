# %% blind/geometric: mistake: none that is known
def f_measure(precision, recall, beta):
    if precision == 0 and recall == 0:
        return 0.0
    return (precision * recall) ** 0.5
# %% blind/f1 from blind/geometric: mistake: beta left out
# (precision * recall) ** 0.5 => 2 * precision * recall / (precision + recall)
# %% blind/mean from blind/geometric: mistake: arithmetic mean
# * recall) ** 0.5 => + recall) / 2
# %% blind/no_one from blind/geometric: mistake: beta squared below only
# return (precision * recall) ** 0.5 => b = beta**2
# +     return (1 + beta) * precision * recall / (b * precision + recall)
# %% blind/swapped from blind/geometric: mistake: beta on the wrong term
# return (precision * recall) ** 0.5 => b = beta**2
# +     return (1 + b) * precision * recall / (precision + b * recall)
# %% blind/unsquared from blind/geometric: mistake: beta not squared
# -     return (precision * recall) ** 0.5
# +     b = beta
# +     return (1 + b) * precision * recall / (b * precision + recall)
# %% onesquare: mistake: beta squared below only
def f_measure(precision, recall, beta):
    d = beta**2 * precision + recall
    return (beta + 1) * precision * recall / d if d else 0.0
# %% two: mistake: factor 2 for every beta
def f_measure(precision, recall, beta):
    d = beta**2 * precision + recall
    return 2 * precision * recall / d if d else 0.0
