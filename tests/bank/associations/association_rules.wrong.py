# %% base from right/plain
# def count(items): => baskets = [set(t) for t in transactions]
# +     items = sorted(set().union(*baskets))
# +     def count(part):
# 1 for basket in transactions if set(items) <= set(basket) => set(part) <= basket for basket in baskets
# -     items = sorted({i for basket in transactions for i in basket})
# rules = => found =
# support = => n =
# support < => n <
# tuple(i for i in whole if i not in body) => set(whole) - set(body)
# support / => n /
# -                         rules.append({"body": list(body), "head": list(head), "support": support, "confidence": confidence})
# +                         found.append({"body": set(body), "head": head, "support": n, "confidence": confidence})
# return rules => return found
# %% all_below from base: mistake: divided by all baskets
# count(body) => len(transactions)
# %% body_counted from base: mistake: support of the body
# ": n, " => ": count(body), "
# %% head_below from base: mistake: divided by the head
# count(body) => count(head)
# %% lift_for_confidence from base: mistake: none that is known
# n / count(body) => n * len(baskets) / (count(body) * count(head))
# %% one_body from base: mistake: one item as body
# range(1, size) => [1]
# %% one_head from base: mistake: one item concluded
# range(1, size) => [size - 1]
# %% pairs_only from base: mistake: pairs only
# range(2, len(items) + 1) => [2]
# %% relative_support from base: mistake: none that is known
# ": n, " => ": n / len(transactions), "
# %% strictly from base: mistake: above the minimum confidence only
# confidence >= => confidence >
# %% blind/base from right/plain
# def count(items): => baskets = [frozenset(t) for t in transactions]
# -         return sum(1 for basket in transactions if set(items) <= set(basket))
# basket in transactions for i in basket => b in baskets for i in b
# +     def count(s):
# +         return sum(1 for b in baskets if s <= b)
# size in => k in
# combinations(items, size) => map(frozenset, combinations(items, k))
# min_support: => min_support or support == 0:
# k in range(1, size) => m in range(1, k)
# body in combinations(whole, k) => head in map(frozenset, combinations(sorted(whole), m))
# head = tuple(i for i in whole if i not in body) => body = whole - head
# list(body), "head": list => sorted(body), "head": sorted
# %% blind/body_support from blind/base: mistake: support of the body
# : support => : count(body)
# %% blind/by_all from blind/base: mistake: divided by all baskets
# count(body) => len(baskets)
# %% blind/by_head from blind/base: mistake: divided by the head
# count(body) => count(head)
# %% blind/lift_threshold from blind/base: mistake: none that is known
# / count(body) => * len(baskets) / count(body) / count(head)
# %% blind/single_bodies from blind/base: mistake: one item as body
# range(1, k) => (k - 1,)
# %% blind/single_heads from blind/base: mistake: one item concluded
# range(1, k) => (1,)
# %% blind/strict from blind/base: mistake: above the minimum confidence only
# confidence >= => confidence >
# %% swept_bodysupport: mistake: minimum support of the body
from itertools import combinations
def association_rules(transactions, min_support, min_confidence):
    T = [set(t) for t in transactions]
    items = sorted({i for t in T for i in t})
    def n(s): return sum(set(s) <= t for t in T)
    out = []
    for k in range(2, len(items) + 1):
        for s in combinations(items, k):
            c = n(s)
            if c < 1: continue
            for m in range(1, k):
                for b in combinations(s, m):
                    if n(b) >= min_support and c >= min_confidence * n(b) - 1e-9:
                        out.append({'body': list(b), 'head': [i for i in s if i not in b], 'support': c, 'confidence': c / n(b)})
    return out
# %% swept_gtsup from swept_bodysupport: mistake: above the minimum support only
#  1: => = min_support:
# n(b) >= min_support and c => c
# %% swept_onebody from swept_gtsup: mistake: one item as body
# = min_s =>  min_s
# 1, k): => 1, 2):
# %% swept_pairs from swept_gtsup: mistake: pairs only
# len(items) + 1 => 3
# = min_s =>  min_s
# %% swept_equalonce from swept_gtsup: mistake: equal baskets counted once
# transactions] => {frozenset(t) for t in transactions}]
# = min_s =>  min_s
# %% swept_maximal from swept_gtsup: mistake: largest sets only
# = min_support =>  min_support or any(n(s + (i,)) >= min_support for i in items if i not in s)
# %% swept_redundant from swept_gtsup: mistake: superfluous rules left out
# = min_s =>  min_s
# n out => n [r for r in out if not any(o["head"] == r["head"] and set(o["body"]) < set(r["body"]) and o["confidence"] >= r["confidence"] for o in out)]
