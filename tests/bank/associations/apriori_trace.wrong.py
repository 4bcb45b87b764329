# %% base from right/plain
# items = sorted({i for t in transactions for i in t}) => baskets = [set(t) for t in transactions]
# +     items = sorted(set().union(*baskets))
# def frequent => def keep
# 1 for t in transactions if s <= set(t) => s <= b for b in baskets
# frequent([ => keep([
# candidates = [] => candidates = [
# +             frozenset(c)
#         for group in combinations(items, size): =>             for c in combinations(items, size)
# group, size - 1)): => c, size - 1))
# +         ]
# -                 candidates.append(frozenset(group))
# frequent => keep
# %% all_in_one from base: mistake: none that is known
# levels.append(level) => levels += level
# %% equal from base: mistake: whole baskets counted
# s <= b => s == b
# %% more_than from base: mistake: above the minimum only
# >= min_support => > min_support
# %% no_counting from base: mistake: candidates not counted
# keep(candidates) => candidates
# %% one_fewer from base: mistake: none that is known
# = min_support => = min_support - 1
# %% touching from base: mistake: candidates not counted
# s <= b => bool(s & b)
# %% two_levels from base: mistake: stopped too early
# level: => level and size < 3:
# %% blind/base
from itertools import combinations
def support(itemset, baskets):
    return sum(itemset <= basket for basket in baskets)
def apriori_trace(transactions, min_support):
    baskets = [set(t) for t in transactions]
    items = sorted(set().union(*baskets))
    level = [{i} for i in items if support({i}, baskets) >= min_support]
    levels = []
    size = 1
    while level:
        levels.append(level)
        size += 1
        known = [frozenset(s) for s in level]
        pool = sorted(set().union(*level))
        candidates = [set(c) for c in combinations(pool, size) if all(frozenset(s) in known for s in combinations(c, size - 1))]
        level = [c for c in candidates if support(c, baskets) >= min_support]
    return levels
# %% blind/exact_baskets from blind/base: mistake: whole baskets counted
# itemset < => itemset =
# %% blind/half_pruned from blind/base: mistake: none that is known
# if all(frozenset(s) in known for s in combinations(c, size - 1)) =>
# (c, baskets) >= min_support => (c, baskets) >= min_support - 1
# %% blind/pairs_only from blind/base: mistake: stopped too early
# level: => level and size < 3:
# %% blind/strict from blind/base: mistake: above the minimum only
# ({i}, baskets) >= => ({i}, baskets) >
# (c, baskets) >= => (c, baskets) >
# %% blind/uncounted from blind/base: mistake: candidates not counted
# [c for c in candidates if support(c, baskets) >= min_support] => candidates
# %% swept_equalonce: mistake: equal baskets counted once
from itertools import combinations
def apriori_trace(transactions, min_support):
    T = list({frozenset(t) for t in transactions})
    items = sorted({i for t in T for i in t})
    level = [frozenset([i]) for i in items]
    level = [c for c in level if sum(c <= t for t in T) >= min_support]
    out = []
    k = 2
    while level:
        out.append([set(c) for c in level])
        have = set(level)
        cands = {a | b for a in level for b in level if len(a | b) == k}
        cands = [c for c in cands if all(c - {i} in have for i in c)]
        level = [c for c in cands if sum(c <= t for t in T) >= min_support]
        k += 1
    return out
# %% swept_joinprefix from swept_equalonce: mistake: stopped too early
# list({frozenset(t) for t in transactions}) => [set(t) for t in transactions]
# k} => k and max(a) == min(b)}
