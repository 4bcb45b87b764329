"""algorithm: sets of basket numbers intersected, depth first."""


def itemset_supports(transactions, min_support):
    where = {i: {n for n, t in enumerate(transactions) if i in t} for t in transactions for i in t}

    def deeper(chosen, numbers, left):
        result = {chosen: len(numbers)} if chosen else {}
        for position, item in enumerate(left):
            both = numbers & where[item]
            if len(both) >= min_support:
                result |= deeper(chosen | {item}, both, left[position + 1 :])
        return result

    return deeper(frozenset(), set(range(len(transactions))), list(where))
