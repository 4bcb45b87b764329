# %% swept
def minkowski_distance(first, second, p):
    return sum(abs(a - b) ** p for a, b in zip(first, second)) ** (1 / p)
# %% swept_two: mistake: Euclidean for every larger p
def minkowski_distance(first, second, p):
    p = 1 if p == 1 else 2
    return sum(abs(a - b) ** p for a, b in zip(first, second)) ** (1 / p)
# %% swept_cheb: mistake: largest difference for every larger p
def minkowski_distance(first, second, p):
    if p > 2: return max(abs(a - b) for a, b in zip(first, second))
    return sum(abs(a - b) ** p for a, b in zip(first, second)) ** (1 / p)
# %% noroot from swept: mistake: root left out
#  ** (1 / p) =>
# %% noabs2 from swept: mistake: signs kept
# sum(abs(a - b) ** p for a, b in zip(first, second)) => abs(sum((a - b) ** p for a, b in zip(first, second)))
# %% swap from swept: mistake: always city block
# abs(a - b) ** p for a, b in zip(first, second)) ** (1 / p) => (abs(a - b) ** p) ** (1 / p) for a, b in zip(first, second))
# %% euclid from swept: mistake: always Euclidean
# abs(a - b) ** p => abs(a - b) ** 2
# (1 / p) => (1 / 2)
# %% sqrt_always from swept: mistake: square root for every p
# 1 / p => 1 / 2
# %% root_above_one: mistake: square root for every p
def minkowski_distance(first, second, p):
    total = sum(abs(a - b) ** p for a, b in zip(first, second))
    return float(total) if p == 1 else total ** 0.5
