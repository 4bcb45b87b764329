# mistake: confidence
def lift(body, head, transactions):
    with_body = [t for t in transactions if set(body) <= set(t)]
    return sum(set(head) <= set(t) for t in with_body) / len(with_body)
