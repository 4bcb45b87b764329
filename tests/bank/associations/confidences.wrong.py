# %% base from right/plain
# basket in transactions if set(part) <= set(basket) => t in transactions if set(part).issubset(t)
# found = => answer =
# size in => k in
# size => k
# found[frozenset(body)] => answer[body]
# found => answer
# %% also_the_whole from base: mistake: whole set as body
# len(items) => len(items) + 1
# %% as_text from base: near miss: text for numbers
# count(items) / count(body) => str(count(items) / count(body))
# %% by_all from base: mistake: divided by all baskets
# count(body) => len(transactions)
# %% by_head from base: mistake: divided by the head
# count(body) => count(set(items) - set(body))
# %% keyed_by_head from base: mistake: divided by the head
# answer[body] => answer[tuple(set(items) - set(body))]
# %% lifts from base: mistake: lift
#       answer = {}
# +     n = len(transactions)
# answer[body] = count(items) / count(body) => head = set(items) - set(body)
# +             confidence = count(items) / count(body)
# +             answer[body] = confidence / (count(head) / n)
# %% one_in_the_body from base: mistake: one item as body
# k in range(1, len(items)) => i in items
# -         for body in combinations(items, k):
#             answer[body] = count(items) / count(body) =>         answer[(i,)] = count(items) / count([i])
# %% one_in_the_head from base: mistake: one item concluded
# k in range(1, len(items)) => head in items
# for body in combinations(items, k): => body = tuple(i for i in items if i != head)
#             answer =>         answer
# %% per_cent from base: near miss: percentages
# count(items) => 100 * count(items)
# %% swept_equalonce: mistake: equal baskets counted once
from itertools import combinations
def confidences(items, transactions):
    T = [set(t) for t in {frozenset(t) for t in transactions}]
    def n(s): return sum(set(s) <= t for t in T)
    out = {}
    for k in range(1, len(items)):
        for b in combinations(items, k):
            out[frozenset(b)] = n(items) / n(b)
    return out
# %% swept_exact from swept_equalonce: mistake: whole baskets counted
# {frozenset(t) for t in transactions} => transactions
# n(items) / => sum(set(items) == t for t in T) /
# %% swept_anyb from swept_exact: mistake: any item of the body
# sum(set(items) == t for t in T) / n(b => n(items) / sum(bool(set(b) & t) for t in T
# %% swept_all from swept_equalonce: mistake: whole set as body
# {frozenset(t) for t in transactions} => transactions
# )): => ) + 1):
