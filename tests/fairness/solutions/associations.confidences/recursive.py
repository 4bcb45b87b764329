"""algorithm: each item goes to the body or to the head, the baskets filtered on the way."""


def confidences(items, transactions):
    n = len([b for b in transactions if all(i in b for i in items)])

    def parted(left, baskets, chosen):
        if not left:
            return [n / len(baskets)] if 0 < chosen < len(items) else []
        item, rest = left[0], left[1:]
        return parted(rest, [b for b in baskets if item in b], chosen + 1) + parted(rest, baskets, chosen)

    return parted(list(items), transactions, 0)
