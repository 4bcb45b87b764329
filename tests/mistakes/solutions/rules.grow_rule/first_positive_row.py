# mistake: none that is known
def grow_rule(rows, target, positive):
    first = [r for r in rows if r[target] == positive][-1]
    body, steps, covered = [], [], rows
    for a in reversed([a for a in rows[0] if a != target]):
        if all(r[target] == positive for r in covered):
            break
        body = body + [(a, first[a])]
        covered = [r for r in covered if r[a] == first[a]]
        steps.append(body)
    return steps
