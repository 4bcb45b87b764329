# %% swept_gt: mistake: more than wanted
from itertools import combinations
def rule_rounds(transactions, wanted, min_confidence, start):
    T = [set(t) for t in transactions]
    items = sorted({i for t in T for i in t})
    def n(s): return sum(set(s) <= t for t in T)
    sup = []
    for k in range(2, len(items) + 1):
        for s in combinations(items, k):
            c = n(s)
            if c < 1: continue
            for m in range(1, k):
                for b in combinations(s, m):
                    if c >= min_confidence * n(b) - 1e-9:
                        sup.append(c)
    out = []
    for ms in range(start, 0, -1):
        k = sum(c >= ms for c in sup)
        out.append([ms, k])
        if k > wanted: break
    return out
# %% swept_added from swept_gt: mistake: rounds added up
# p) => p) + (out[-1][1] if out else 0)
#  wanted: => = wanted:
# %% swept_onehead from swept_gt: mistake: one item in the head
# 1, => k - 1,
#  wanted: => = wanted:
# %% swept_confgt from swept_gt: mistake: above the minimum confidence only
# = min_confidence * n(b) - =>  min_confidence * n(b) +
#  wanted: => = wanted:
# %% swept_supgt from swept_added: mistake: above the minimum support only
# = ms for c in sup) + (out[-1][1] if out else 0 =>  ms for c in sup
# %% swept_pairs from swept_gt: mistake: pairs only
# len(items) + 1 => 3
#  wanted: => = wanted:
# %% swept_bodysup from swept_gt: mistake: support of the body
# c) => n(b))
#  wanted: => = wanted:
# %% swept_new from swept_added: mistake: new rules only
# >= ms for c in sup) + (out[-1][1] if out else 0 => == ms for c in sup
# %% swept_lastonly from swept_gt: mistake: last round only
#  wanted: => = wanted:
# n out => n out[-1:]
# %% swept_skipzero from swept_gt: mistake: rounds without rules left out
# out. => if k or ms == 1: out.
#  wanted: => = wanted:
# %% swept_from_n from swept_gt: mistake: start lowered to the number of baskets
# start, => min(start, len(T)),
#  wanted: => = wanted:
# %% swept_equalonce from swept_gt: mistake: equal baskets counted once
# transactions] => {frozenset(t) for t in transactions}]
#  wanted: => = wanted:
