# mistake: none that is known
def lift(body, head, transactions):
    def share(items):
        return sum(set(items) <= set(t) for t in transactions) / len(transactions)

    return share(body + head) - share(body) * share(head)
