# %% swept_base
from math import comb
def vote_error(n, e):
    return sum(comb(n, k) * e ** k * (1 - e) ** (n - k) for k in range(n + 1) if 2 * k >= n)
# %% floor_swept from swept_base: mistake: sum begun too early
# 2 * k >= n => k >= n // 2
# %% all_wrong_swept from swept_base: mistake: everybody wrong
# 2 * k > => k =
# %% complement_swept from swept_base: mistake: how often it is right
# return sum( => return 1 - sum(
# %% exact_maj_swept from swept_base: mistake: just enough wrong voters
# 2 * k >= n => k == (n + 1) // 2
# %% no_comb_swept from swept_base: mistake: ways not counted
# (comb(n, k) * e => (e
# %% tie_half_swept from swept_base: mistake: tie counted half
# (1 => (0.5 if 2 * k == n else 1) * (1
# %% no_other_swept from swept_base: mistake: right voters left out
# ** k * (1 - e) ** (n - k) for k in => ** k for k in
# %% above_half_swept from swept_base: mistake: errors above one half turned around
#   def vote_error(n, e):
# +     e = min(e, 1 - e)
# %% odd_only_swept from swept_base: mistake: tie counted as right
# 2 * k >= n => k >= n // 2 + 1
