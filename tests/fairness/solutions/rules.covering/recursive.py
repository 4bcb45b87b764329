"""algorithm: a rule grown by recursion, and covering by recursion on what is left; tuples throughout."""


def grow(pool, target, positive, attributes):
    if all(row[target] == positive for _, row in pool):
        return ()

    def rank(condition):
        labels = [row[target] == positive for _, row in pool if row[condition[0]] == condition[1]]
        return sum(labels) / len(labels), sum(labels)

    tried = {(a, row[a]) for a in attributes for _, row in pool}
    best = max(sorted(tried), key=rank)
    kept = [(i, row) for i, row in pool if row[best[0]] == best[1]]
    return (best,) + grow(kept, target, positive, [a for a in attributes if a != best[0]])


def learn(pool, target, positive, attributes):
    if not any(row[target] == positive for _, row in pool):
        return ()
    body = grow(pool, target, positive, attributes)
    rest = [(i, row) for i, row in pool if not all(row[a] == v for a, v in body)]
    left = tuple(i for i, row in rest if row[target] == positive)
    return ({"left": left, "body": body},) + learn(rest, target, positive, attributes)


def covering(rows, target, positive):
    return learn(list(enumerate(rows)), target, positive, [a for a in rows[0] if a != target])
