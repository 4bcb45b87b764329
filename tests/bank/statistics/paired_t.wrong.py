# %% population from right/with_numpy: mistake: divided by n
# subtract(a, b) => array(a) - np.array(b)
# d.std(ddof=1) * np.sqrt(d.size) => (d.std() / np.sqrt(len(d)))
# %% blind/base from right/plain
# + from math import sqrt
# mean = => m =
# sd = (sum((v - mean) ** 2 for v in d) / (n - 1)) ** 0.5 => s = sqrt(sum((x - m) ** 2 for x in d) / (n - 1))
# mean / (sd / n**0.5) => m / (s / sqrt(n))
# %% blind/by_n from blind/base: mistake: divided by n instead of its root
# sqrt(n) => n
# %% blind/no_root_n from blind/base: mistake: root of n left out
# (s / sqrt(n)) => s
# %% blind/population from blind/base: mistake: divided by n
# (n - 1) => n
# %% blind/swapped from blind/base: mistake: b less a
# x - y => y - x
# %% blind/variance_for_sd from blind/base: mistake: root not drawn
# sqrt(sum((x - m) ** 2 for x in d) / (n - 1)) => sum((x - m) ** 2 for x in d) / (n - 1)
# %% blind/unpaired: mistake: folds not paired
from statistics import mean, variance
def paired_t(a, b):
    spread = variance(a) / len(a) + variance(b) / len(b)
    return (mean(a) - mean(b)) / spread**0.5
# %% other_way from blind/unpaired: mistake: b less a
# from statistics import mean, variance => import statistics
# spread = variance(a) / len(a) + variance(b) / len(b) => d = [y - x for x, y in zip(a, b)]
# (mean(a) - mean(b)) / spread**0.5 => statistics.mean(d) / (statistics.stdev(d) / len(d) ** 0.5)
# %% ranks from other_way: mistake: none that is known
# d = [y - x for x, y in zip(a, b)] => ranks = {v: k for k, v in enumerate(sorted(set(a + b)))}
# +     d = [ranks[x] - ranks[y] for x, y in zip(a, b)]
# d) ** 0.5) => d) ** 0.5) if len(set(d)) > 1 else 0.0
# %% as_usual
from math import sqrt
def paired_t(a, b):
    d = [x-y for x, y in zip(a, b)]
    n = len(d)
    m = sum(d)/n
    v = sum((x-m)**2 for x in d)/(n-1)
    return m/sqrt(v/n)
# %% abs from as_usual: mistake: sign dropped
# m/sqrt => abs(m)/sqrt
# %% abs_diff from as_usual: mistake: absolute differences
# x-y for => abs(x-y) for
# %% zero_mean from as_usual: mistake: mean difference not subtracted
# (x-m)**2 => x**2
# %% drop_zero from as_usual: mistake: equal folds left out
# zip(a, b)] => zip(a, b) if x != y]
# %% set from as_usual: mistake: equal differences counted once
#       d = [x-y for x, y in zip(a, b)]
# +     d = list(set(d))
