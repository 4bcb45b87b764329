"""algorithm: Eclat: sets of basket numbers, depth first."""


def frequent_itemsets(transactions, min_support):
    where = {}
    for number, basket in enumerate(transactions):
        for item in basket:
            where.setdefault(item, set()).add(number)
    found = []

    def deeper(prefix, choices):
        while choices:
            item, numbers = choices.pop()
            if len(numbers) >= min_support:
                found.append(prefix | {item})
                deeper(prefix | {item}, [(other, numbers & more) for other, more in choices])

    deeper(set(), list(where.items()))
    return found
