"""algorithm: a level calls the next one."""


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
