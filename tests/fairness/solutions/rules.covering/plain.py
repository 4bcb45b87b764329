"""algorithm: the best condition by accuracy and then by covered rows of the class, first found among equals."""


def covering(rows, target, positive):
    attributes = [a for a in rows[0] if a != target]
    left = [i for i, r in enumerate(rows) if r[target] == positive]
    others = [i for i, r in enumerate(rows) if r[target] != positive]
    steps = []
    while left:
        body, pos, neg = [], left, others
        while neg:
            best = None
            for a in attributes:
                if a in [b for b, _ in body]:
                    continue
                for v in {rows[i][a] for i in pos}:
                    p = [i for i in pos if rows[i][a] == v]
                    n = [i for i in neg if rows[i][a] == v]
                    key = (len(p) / (len(p) + len(n)), len(p))
                    if best is None or key > best[0]:
                        best = (key, (a, v), p, n)
            _, condition, pos, neg = best
            body.append(condition)
        left = [i for i in left if i not in pos]
        steps.append({"body": body, "left": left})
    return steps
