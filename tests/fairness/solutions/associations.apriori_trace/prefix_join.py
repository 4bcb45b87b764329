"""algorithm: sorted tuples joined on their common beginning, pruned, counted; ends with the empty level."""


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
