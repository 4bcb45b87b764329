# %% blind/outside_largest from right/plain: mistake: share of the largest class
# sum(counts) => 0
# +     for c in counts:
# +         n += c
# sum((c / n) ** 2 for c in counts) => max(counts) / n
# %% largest: mistake: share of the largest class
def gini_index(counts):
    return 1 - max(counts) / sum(counts) if sum(counts) else 0
# %% twice from largest: mistake: doubled
# return 1 - max(counts) / sum(counts) if sum(counts) else 0 => n = sum(counts)
# +     return sum(2 * c / n * (1 - c / n) for c in counts) if n else 0
# %% entropy from twice: mistake: entropy
# + from math import log2
# sum(2 * c / n * (1 - c / n) for c in counts) if n else 0 => -sum(c / n * log2(c / n) for c in counts if c)
# %% halved from twice: mistake: half of it
# sum(2 * c / n * (1 - c / n) for c in counts) => (1 - sum((c / n) ** 2 for c in counts)) / 2
# %% not_put_back from twice: mistake: drawn without replacement
# sum(2 * c / n * (1 - c / n) for c in counts) if n => 1 - sum(c * (c - 1) for c in counts) / (n * (n - 1)) if n > 1
# %% blind/twice: mistake: doubled
def gini_index(counts):
    n = 0
    for c in counts:
        n += c
    if n == 0:
        return 0
    total = 0
    for c in counts:
        p = c / n
        total += p * (1 - p) + (1 - p) * p
    return total
# %% blind/halved from blind/twice: mistake: half of it
# (1 - p) + (1 - p) * p => (1 - p)
# return total => return total / 2
# %% blind/logs from blind/twice: mistake: entropy
# + from math import log2
# p = c / n => if c > 0:
# +             p = c / n
#         total += p * (1 - p) + (1 - p) * p =>             total -= p * log2(p)
# %% blind/two_largest from blind/twice: mistake: none that is known
#       total = 0
# -     for c in counts:
# +     for c in sorted(counts)[-2:]:
# (1 - p) + (1 - p) * p => (1 - p)
# %% blind/without_putting_back from blind/twice: mistake: drawn without replacement
# (1 - p) + (1 - p) * p => (n - c) / max(n - 1, 1)
# %% swept_base
def gini_index(counts):
    n = sum(counts)
    if not n: return 0
    return 1 - sum((c / n) ** 2 for c in counts)
# %% swept_no_replace from swept_base: mistake: drawn without replacement
# return 1 - sum((c / n) ** 2 for c in counts) => return 1 - sum(c / n * (c - 1) / (n - 1) for c in counts) if n > 1 else 0
# %% swept_normalised: mistake: divided by the largest possible index
def gini_index(counts):
    n = sum(counts)
    if not n: return 0
    k = len(counts)
    return (1 - sum((c / n) ** 2 for c in counts)) / (1 - 1 / k) if k > 1 else 0
# %% swept_half from swept_base: mistake: first class only
# return 1 - sum((c / n) ** 2 for c in counts) => return 2 * counts[0] / n * (1 - counts[0] / n)
# %% swept_set from swept_base: mistake: equal counts taken once
# for c in counts) => for c in set(counts))
