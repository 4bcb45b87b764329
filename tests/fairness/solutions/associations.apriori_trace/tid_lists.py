"""algorithm: each set carries the numbers of its baskets; a set grows by an item later in the alphabet; from level 0."""


def apriori_trace(transactions, min_support):
    level = {frozenset(): set(range(len(transactions)))}
    items = {}
    for n, t in enumerate(transactions):
        for i in t:
            items.setdefault(i, set()).add(n)
    levels = []
    while True:
        levels.append([set(s) for s in level])
        if not level:
            return levels
        grown = {}
        for s, numbers in level.items():
            for i, more in items.items():
                if (not s or i > max(s)) and len(numbers & more) >= min_support:
                    grown[s | {i}] = numbers & more
        level = grown
