"""algorithm: the confidence of the rule over the share of the head."""


def lift(body, head, transactions):
    with_body = [t for t in transactions if all(i in t for i in body)]
    with_both = [t for t in with_body if all(i in t for i in head)]
    with_head = [t for t in transactions if all(i in t for i in head)]
    return (len(with_both) / len(with_body)) / (len(with_head) / len(transactions))
