# mistake: number of baskets left out
def lift(body, head, transactions):
    def count(items):
        return sum(set(items) <= set(t) for t in transactions)

    return count(body + head) / (count(body) * count(head))
