"""algorithm: Apriori, joined from sets that share all but their last item."""


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
