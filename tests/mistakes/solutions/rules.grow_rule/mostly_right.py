# mistake: stopped when mostly right
def grow_rule(rows, target, positive):
    body, steps, covered = [], [], rows

    def quality(c):
        labels = [r[target] == positive for r in covered if r[c[0]] == c[1]]
        return sum(labels) / len(labels), sum(labels)

    while sum(r[target] == positive for r in covered) <= len(covered) / 2:
        options = [(a, v) for a in rows[0] if a != target and a not in dict(body) for v in sorted({r[a] for r in covered})]
        a, v = max(options, key=quality)
        body = body + [(a, v)]
        covered = [r for r in covered if r[a] == v]
        steps.append(body)
    return steps
