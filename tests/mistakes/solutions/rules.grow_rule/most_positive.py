# mistake: most positive rows
def grow_rule(rows, target, positive):
    body, steps, covered = [], [], rows
    while any(r[target] != positive for r in covered):
        options = [(a, v) for a in rows[0] if a != target and a not in dict(body) for v in sorted({r[a] for r in covered})]
        a, v = max(options, key=lambda c: sum(r[c[0]] == c[1] and r[target] == positive for r in covered))
        body = body + [(a, v)]
        covered = [r for r in covered if r[a] == v]
        steps.append(body)
    return steps
