"""algorithm: covered rows filtered, condition by condition; a copy of the body each time."""


def grow_rule(rows, target, positive):
    body, bodies, covered = [], [], rows
    while any(r[target] != positive for r in covered):
        best, best_key = None, (-1, -1)
        for a in rows[0]:
            if a == target or a in dict(body):
                continue
            for v in {r[a] for r in covered}:
                part = [r for r in covered if r[a] == v]
                p = len([r for r in part if r[target] == positive])
                if (p / len(part), p) > best_key:
                    best, best_key = (a, v), (p / len(part), p)
        body = body + [best]
        bodies.append(body)
        covered = [r for r in covered if r[best[0]] == best[1]]
    return bodies
