# mistake: confidence
def lift(body, head, transactions):
    n = len(transactions)
    both = sum(1 for t in transactions if set(body) | set(head) <= set(t))
    with_body = sum(1 for t in transactions if set(body) <= set(t))
    with_head = sum(1 for t in transactions if set(head) <= set(t))
    return both / with_body
