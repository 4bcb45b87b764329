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
                extend(bigger, pos + 2)

    extend(set(), 0)
    return found
