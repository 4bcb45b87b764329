# %% base
from math import exp, pi, sqrt
def density(x, mean, sd):
    return exp(-((x - mean) ** 2) / (2 * sd**2)) / (sd * sqrt(2 * pi))

def responsibilities(xs, means, sds, priors):
    rows = []
    for x in xs:
        weights = [p * density(x, m, s) for m, s, p in zip(means, sds, priors)]
        total = sum(weights)
        rows.append([w / total for w in weights])
    return rows
# %% uniform_where_tiny from base: mistake: none that is known
#           total = sum(weights)
# +         if total < 1e-12:
# +             rows.append([1 / len(means)] * len(means))
# +             continue
# %% no_height from base: mistake: factor 1/sd left out
#  / (sd * sqrt(2 * pi)) =>
# %% two_sd from base: mistake: 2 sd for 2 sd²
# (2 * sd**2) => (2 * sd)
# %% no_priors from base: mistake: priors left out
# p * density(x, m, s) => density(x, m, s)
# %% joint from base: mistake: not made to add up to 1
# -         total = sum(weights)
# [w / total for w in weights] => weights
# %% by_component from base: mistake: made to add up over the numbers
# -         total = sum(weights)
# [w / total for w in weights] => weights
# return rows => totals = [sum(column) for column in zip(*rows)]
# +     return [[w / total for w, total in zip(row, totals)] for row in rows]
# %% winner_takes_all from base: mistake: all for the likeliest component
# -         total = sum(weights)
# [w / total for w in weights] => [1.0 if w == max(weights) else 0.0 for w in weights]
# %% columns from base: mistake: rows and columns exchanged
# return rows => return [list(column) for column in zip(*rows)]
