# %% by_size: algorithm: all frequent sets at once, from the subsets of the baskets, laid out by size afterwards
from itertools import combinations
from collections import defaultdict
def apriori_trace(transactions, min_support):
    tally = defaultdict(int)
    for basket in transactions:
        for k in range(1, len(basket) + 1):
            for part in combinations(sorted(basket), k):
                tally[part] += 1
    good = [part for part in tally if tally[part] >= min_support]
    longest = max(map(len, good), default=0)
    return [[part for part in good if len(part) == k] for k in range(1, longest + 1)]
# %% matrix: algorithm: columns of a matrix of true and false; index tuples turned into names at the end
import numpy as np
def apriori_trace(transactions, min_support):
    names = np.array(sorted({i for t in transactions for i in t}))
    M = np.array([np.isin(names, t) for t in transactions])
    level = [(int(j),) for j in np.flatnonzero(M.sum(axis=0) >= min_support)]
    out = []
    while len(level) > 0:
        out.append([set(names[list(s)]) for s in level])
        known = set(level)
        level = [
            s + (j,)
            for s in level
            for j in range(s[-1] + 1, len(names))
            if all(tuple(np.delete(s + (j,), k)) in known for k in range(len(s) + 1))
            and M[:, list(s + (j,))].all(axis=1).sum() >= min_support
        ]
    return out
# %% plain: algorithm: combinations whose subsets are all frequent; no empty level, no level 0
from itertools import combinations
def apriori_trace(transactions, min_support):
    items = sorted({i for t in transactions for i in t})
    def frequent(sets):
        return [s for s in sets if sum(1 for t in transactions if s <= set(t)) >= min_support]
    level = frequent([frozenset([i]) for i in items])
    levels = []
    size = 1
    while level:
        levels.append(level)
        size += 1
        candidates = []
        for group in combinations(items, size):
            if all(frozenset(part) in level for part in combinations(group, size - 1)):
                candidates.append(frozenset(group))
        level = frequent(candidates)
    return levels
# %% sets_of_sets from plain: type: sets of frozensets, with the empty level at the end
# return levels => return [set(found) for found in levels] + [set()]
# %% prefix_join: algorithm: sorted tuples joined on their common beginning, pruned, counted; ends with the empty level
def apriori_trace(transactions, min_support):
    baskets = list(map(frozenset, transactions))
    support = lambda s: len([b for b in baskets if b.issuperset(s)])
    levels = [sorted((i,) for i in frozenset().union(*baskets) if support([i]) >= min_support)]
    while levels[-1]:
        last, new = levels[-1], []
        for n, a in enumerate(last):
            for b in last[n + 1 :]:
                if a[:-1] != b[:-1]:
                    break
                c = a + b[-1:]
                if all(c[:k] + c[k + 1 :] in last for k in range(len(c))) and support(c) >= min_support:
                    new.append(c)
        levels.append(new)
    return levels
# %% recursive: algorithm: a level calls the next one
def next_levels(baskets, level, least):
    if not level:
        return []
    singles = set().union(*level)
    candidates = {s | {i} for s in level for i in singles - s}
    pruned = [c for c in candidates if not any(c - {i} not in level for i in c)]
    following = {c for c in pruned if sum(c <= b for b in baskets) >= least}
    return [level] + next_levels(baskets, following, least)

def apriori_trace(transactions, min_support):
    baskets = [set(t) for t in transactions]
    singles = {frozenset([i]) for b in baskets for i in b}
    return next_levels(baskets, {s for s in singles if sum(s <= b for b in baskets) >= min_support}, min_support)
# %% tid_lists: algorithm: each set carries the numbers of its baskets; a set grows by an item later in the alphabet; from level 0
def apriori_trace(transactions, min_support):
    level = {frozenset(): set(range(len(transactions)))}
    items = {}
    for n, t in enumerate(transactions):
        for i in t:
            items.setdefault(i, set()).add(n)
    levels = []
    while True:
        levels.append([set(s) for s in level])
        if not level:
            return levels
        grown = {}
        for s, numbers in level.items():
            for i, more in items.items():
                if (not s or i > max(s)) and len(numbers & more) >= min_support:
                    grown[s | {i}] = numbers & more
        level = grown
# %% unions: algorithm: unions of any two sets of a level; counts kept in a dict; keys of the dict returned
from collections import Counter
def apriori_trace(transactions, min_support):
    trace = []
    candidates = {frozenset({i}) for t in transactions for i in t}
    while candidates:
        counts = Counter(c for t in transactions for c in candidates if c.issubset(t))
        level = {c: n for c, n in counts.items() if n >= min_support}
        if not level:
            break
        trace.append(list(level.keys()))
        size = len(trace) + 1
        candidates = {a | b for a in level for b in level if len(a | b) == size}
        candidates = {c for c in candidates if all(c - {i} in level for i in c)}
    return trace
