"""algorithm: Apriori, each level joined from the one before, pruned by its subsets."""


def itemset_supports(transactions, min_support):
    def count(candidates):
        table = dict.fromkeys(candidates, 0)
        for basket in map(set, transactions):
            for candidate in candidates:
                if candidate <= basket:
                    table[candidate] += 1
        return {s: n for s, n in table.items() if n >= min_support}

    level = count({frozenset([i]) for t in transactions for i in t})
    answer, size = {}, 2
    while level:
        answer.update(level)
        joined = {a | b for a in level for b in level if len(a | b) == size}
        level = count({c for c in joined if all(c - {i} in level for i in c)})
        size += 1
    return answer
