# mistake: none that is known
def frequent_itemsets(transactions, min_support):
    baskets = [set(t) for t in transactions]
    items = sorted({i for b in baskets for i in b})
    found = []

    def extend(current, start):
        for pos in range(start, len(items)):
            bigger = current | {items[pos]}
            n = sum(bigger <= b for b in baskets)
            if n >= min_support:
                found.append(bigger)
                extend(bigger, pos + 1)

    extend(set(), 0)
    count = lambda s: sum(s <= b for b in baskets)
    return [s for s in found if not any(s < o and count(o) == count(s) for o in found)]
