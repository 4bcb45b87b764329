# mistake: stopped when mostly right
def grow_rule(rows, target, positive):
    body = []
    steps = []
    covered = list(rows)
    while sum(r[target] == positive for r in covered) <= len(covered) / 2:
        used = [a for a, _ in body]
        best = None
        for a in sorted(rows[0], reverse=True):
            if a == target or a in used:
                continue
            for v in sorted({r[a] for r in covered}, reverse=True):
                part = [r for r in covered if r[a] == v]
                p = sum(r[target] == positive for r in part)
                key = (p / len(part), p)
                if best is None or key > best[0]:
                    best = (key, [a, v])
        if best is None:
            break
        body = body + [best[1]]
        covered = [r for r in covered if r[best[1][0]] == best[1][1]]
        steps.append(body)
    return steps
