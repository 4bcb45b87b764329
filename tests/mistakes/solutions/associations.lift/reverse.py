# mistake: divided by the reverse rule
def lift(body, head, transactions):
    def count(items):
        return sum(set(items) <= set(t) for t in transactions)

    there = count(body + head) / count(body)
    back = count(body + head) / count(head)
    return there / back if back else 0.0
