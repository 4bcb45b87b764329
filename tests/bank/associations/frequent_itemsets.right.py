# %% apriori: algorithm: Apriori, joined from sets that share all but their last item
def frequent_itemsets(transactions, min_support):
    baskets = [frozenset(t) for t in transactions]
    support = lambda s: sum(1 for b in baskets if b.issuperset(s))
    level = [(i,) for i in sorted(set().union(*baskets)) if support((i,)) >= min_support]
    answer = []
    while level:
        answer.extend(level)
        known = set(level)
        candidates = []
        for a in level:
            for b in level:
                if a[:-1] == b[:-1] and a[-1] < b[-1]:
                    c = a + (b[-1],)
                    if all(c[:i] + c[i + 1 :] in known for i in range(len(c))):
                        candidates.append(c)
        level = [c for c in candidates if support(c) >= min_support]
    return answer
# %% bits: algorithm: sets as bits of a number, baskets counted with NumPy
import numpy as np
def frequent_itemsets(transactions, min_support):
    names = sorted(set(sum(transactions, [])))
    masks = np.array([sum(1 << names.index(i) for i in t) for t in transactions])
    ok = [m for m in range(1, 2 ** len(names)) if np.count_nonzero((masks & m) == m) >= min_support]
    return [{name for bit, name in enumerate(names) if m >> bit & 1} for m in ok]
# %% from_the_baskets: algorithm: every subset of every basket counted, the empty one too
from collections import Counter
def frequent_itemsets(transactions, min_support):
    counts = Counter()
    for basket in transactions:
        subsets = [frozenset()]
        for item in basket:
            subsets += [s | {item} for s in subsets]
        counts.update(subsets)
    return [s for s, n in counts.most_common() if n >= min_support]
# %% plain: algorithm: all combinations of all items
from itertools import combinations
def frequent_itemsets(transactions, min_support):
    items = sorted({item for basket in transactions for item in basket})
    found = []
    for size in range(1, len(items) + 1):
        for group in combinations(items, size):
            if sum(set(group) <= set(basket) for basket in transactions) >= min_support:
                found.append(set(group))
    return found
# %% dict_keys from plain: type: the keys of a dict
# return found => return dict.fromkeys(map(frozenset, found)).keys()
# %% generated_lists from plain: type: a generator of lists of NumPy texts, with the empty list
# + import numpy as np
# return found => yield []
# +     for group in reversed(found):
# +         yield [np.str_(item) for item in group]
# %% projected: algorithm: pattern growth: with the first item in the baskets that have it, or without it
def grow(baskets, items, least):
    if not items:
        return [[]]
    first, *rest = items
    having = [b for b in baskets if first in b]
    with_first = [[first] + s for s in grow(having, rest, least)] if len(having) >= least else []
    return with_first + grow(baskets, rest, least)

def frequent_itemsets(transactions, min_support):
    items = list({i for t in transactions for i in t})
    return [s for s in grow(transactions, items, min_support) if s]
# %% vertical: algorithm: Eclat: sets of basket numbers, depth first
def frequent_itemsets(transactions, min_support):
    where = {}
    for number, basket in enumerate(transactions):
        for item in basket:
            where.setdefault(item, set()).add(number)
    found = []
    def deeper(prefix, choices):
        while choices:
            item, numbers = choices.pop()
            if len(numbers) >= min_support:
                found.append(prefix | {item})
                deeper(prefix | {item}, [(other, numbers & more) for other, more in choices])
    deeper(set(), list(where.items()))
    return found
# %% with_pandas: algorithm: a table of true and false, a column for each item; each level from the one before
import pandas as pd
def frequent_itemsets(transactions, min_support):
    items = sorted({i for t in transactions for i in t})
    table = pd.DataFrame([{i: i in t for i in items} for t in transactions])
    frequent = {frozenset([i]) for i in items if table[i].sum() >= min_support}
    level = set(frequent)
    while level:
        bigger = {s | {i} for s in level for i in items if i not in s}
        level = {s for s in bigger if table[list(s)].all(axis=1).sum() >= min_support}
        frequent |= level
    return list(frequent)
