"""type: each body as a dict from attribute to value."""


def grow_rule(rows, target, positive):
    body, steps, covered = {}, [], rows
    while any(r[target] != positive for r in covered):
        def key(c):
            labels = [r[target] == positive for r in covered if r[c[0]] == c[1]]
            return sum(labels) / len(labels), sum(labels)

        a, v = max(((a, r[a]) for r in covered for a in r if a != target and a not in body), key=key)
        body = {**body, a: v}
        steps.append(body)
        covered = [r for r in covered if r[a] == v]
    return steps
