# %% frequent from right/supports: mistake: every frequent set
#  and all(support(s | {i}) < support(s) for i in items - s)} => }
# %% maximal from right/supports: mistake: maximal sets
# support(s | {i}) < support(s) for => support(s | {i}) < min_support for
# %% baskets: mistake: whole baskets
def closed_itemsets(transactions, min_support):
    sets = [frozenset(t) for t in transactions]
    return {s for s in sets if sum(s <= t for t in sets) >= min_support}
# %% no_empty from right/brute_force: mistake: empty set left out
# for k in range(len(items) + 1): => for k in range(1, len(items) + 1):
# %% generators from right/supports: mistake: smallest sets
# support(s | {i}) < support(s) for i in items - s => support(s - {i}) > support(s) for i in s
# %% above from right/brute_force: mistake: above the minimum only
# >= min_support => > min_support
# %% pairs_of_baskets: mistake: none that is known
def closed_itemsets(transactions, min_support):
    sets = [frozenset(t) for t in transactions]
    common = {a & b for a in sets for b in sets}
    return [c for c in common if sum(c <= t for t in sets) >= min_support]
# %% later_items from right/supports: mistake: none that is known
# for i in items - s) => for i in items - s if all(i > j for j in s))
# %% union_of_baskets from right/brute_force: mistake: none that is known
# set.intersection(*covering) == => set.union(*covering) ==
# %% different_baskets_counted from right/supports: mistake: none that is known
# baskets = [frozenset(t) for t in transactions] => baskets = set(frozenset(t) for t in transactions)
# %% one_more_item_frequent from right/supports: mistake: none that is known
# all(support(s | {i}) < support(s) => any(support(s | {i}) < support(s)
# %% two_rounds: mistake: none that is known
def closed_itemsets(transactions, min_support):
    baskets = [frozenset(t) for t in transactions]
    found = set(baskets)
    for _ in range(2):
        found |= {a & b for a in found for b in found}
    items = frozenset.intersection(*baskets)
    return {s for s in found if sum(s <= b for b in baskets) >= min_support}
