"""algorithm: each item is in the body, in the head or in neither; depth first, on sets of basket numbers."""


def association_rules(transactions, min_support, min_confidence):
    items = list({i for t in transactions for i in t})
    found = []

    def choose(k, body, head, with_body, with_both):
        if len(with_both) < min_support:
            return
        if k == len(items):
            if body and head and len(with_both) / len(with_body) >= min_confidence:
                c = len(with_both) / len(with_body)
                found.append({"head": head, "body": body, "confidence": c, "support": len(with_both)})
            return
        having = [t for t in with_both if items[k] in t]
        choose(k + 1, body, head, with_body, with_both)
        choose(k + 1, body, head + [items[k]], with_body, having)
        choose(k + 1, body + [items[k]], head, [t for t in with_body if items[k] in t], having)

    choose(0, [], [], transactions, transactions)
    return found
