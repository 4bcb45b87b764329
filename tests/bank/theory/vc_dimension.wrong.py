# %% blind/base from right/by_bitmasks
# + from itertools import combinations
# codes = [int("".join(map(str, row)), 2) for row in hypotheses] => n = len(hypotheses[0])
# mask in range(2 ** len(hypotheses[0])) => d in range(1, n + 1)
# +         for places in combinations(range(n), d):
#         size = bin(mask).count("1") =>             seen = {tuple(h[i] for i in places) for h in hypotheses}
#         if len({code & mask for code in codes}) == 2**size =>             if len(seen) == 2**d
#             best = max(best, size) =>                 best = d
# %% blind/every_set from blind/base: mistake: all sets of the size
# best = 0 => d = 0
# for d in range(1, n + 1) => while d < n
# (n), d => (n), d + 1
# -             seen = {tuple(h[i] for i in places) for h in hypotheses}
# (seen) == 2**d => ({tuple(h[i] for i in places) for h in hypotheses}) < 2 ** (d + 1)
# best = => return
# +         d += 1
# best => d
# %% blind/neighbours from blind/base: mistake: none that is known
# - from itertools import combinations
# places in combinations(range(n), d) => start in range(n - d + 1)
# +             places = range(start, start + d)
# %% blind/one_more from blind/base: mistake: smallest size that is not shattered
# return best => return best + 1
# %% blind/pairs_at_most from blind/base: mistake: none that is known
# 1, n + => 1, min(n, 2) +
# %% from_the_left: mistake: first instances only
def vc_dimension(hypotheses):
    best = 0
    for size in range(1, len(hypotheses[0]) + 1):
        if len({tuple(h[:size]) for h in hypotheses}) == 2**size:
            best = size
    return best
# %% blind/prefix from from_the_left: mistake: first instances only
# size in => d in
# size]) for h in hypotheses}) == 2**size => d]) for h in hypotheses}) == 2**d
# size => d
# %% some_columns_alike: mistake: none that is known
def vc_dimension(hypotheses):
    return len({tuple(column) for column in zip(*hypotheses)}) - 1
# %% blind/log from some_columns_alike: mistake: logarithm of the number of hypotheses
# + import math
# return len({tuple(column) for column in zip(*hypotheses)}) - 1 => different = {tuple(h) for h in hypotheses}
# +     return int(math.log2(len(different)))
# %% blind/both_labels: mistake: instances with both labels
def vc_dimension(hypotheses):
    return sum(1 for column in zip(*hypotheses) if 0 in column and 1 in column)
# %% grows_one_set: mistake: one set only
def vc_dimension(hypotheses):
    chosen = []
    for i in range(len(hypotheses[0])):
        seen = {tuple(row[j] for j in [*chosen, i]) for row in hypotheses}
        if len(seen) == 2 ** (len(chosen) + 1):
            chosen.append(i)
    return len(chosen)
