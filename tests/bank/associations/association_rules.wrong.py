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
# %% one_body from base: near miss: right on the examples only
# range(1, size) => [1]
# %% one_head from base: mistake: one item concluded
# range(1, size) => [size - 1]
# %% pairs_only from base: near miss: right on the examples only
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
# %% blind/single_bodies from blind/base: mistake: none that is known
# range(1, k) => (k - 1,)
# %% blind/single_heads from blind/base: mistake: one item concluded
# range(1, k) => (1,)
# %% blind/strict from blind/base: mistake: above the minimum confidence only
# confidence >= => confidence >
