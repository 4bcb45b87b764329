"""algorithm: three supports."""


def support(items, transactions):
    return sum(set(items) <= set(t) for t in transactions) / len(transactions)


def lift(body, head, transactions):
    both = support(body + head, transactions)
    return both / (support(body, transactions) * support(head, transactions))
