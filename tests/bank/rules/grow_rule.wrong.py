# %% first_positive_row: mistake: none that is known
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
# %% most_positive: mistake: most positive rows
def grow_rule(rows, target, positive):
    body, steps, covered = [], [], rows
    while any(r[target] != positive for r in covered):
        options = [(a, v) for a in rows[0] if a != target and a not in dict(body) for v in sorted({r[a] for r in covered})]
        a, v = max(options, key=lambda c: sum(r[c[0]] == c[1] and r[target] == positive for r in covered))
        body = body + [(a, v)]
        covered = [r for r in covered if r[a] == v]
        steps.append(body)
    return steps
# %% fewest_negative from most_positive: mistake: fewest negative rows
# -         a, v = max(options, key=lambda c: sum(r[c[0]] == c[1] and r[target] == positive for r in covered))
# +         options = [c for c in options if any(r[c[0]] == c[1] and r[target] == positive for r in covered)]
# +         a, v = min(options, key=lambda c: sum(r[c[0]] == c[1] and r[target] != positive for r in covered))
# %% mostly_right from most_positive: mistake: stopped too early
# -     while any(r[target] != positive for r in covered):
# +     def quality(c):
# +         labels = [r[target] == positive for r in covered if r[c[0]] == c[1]]
# +         return sum(labels) / len(labels), sum(labels)
# +     while sum(r[target] == positive for r in covered) <= len(covered) / 2:
# lambda c: sum(r[c[0]] == c[1] and r[target] == positive for r in covered) => quality
# %% blind/most_hits: mistake: most positive rows
def grow_rule(rows, target, positive):
    body = []
    steps = []
    covered = list(rows)
    while any(r[target] != positive for r in covered):
        used = [a for a, _ in body]
        best = None
        for a in sorted(rows[0], reverse=True):
            if a == target or a in used:
                continue
            for v in sorted({r[a] for r in covered}, reverse=True):
                part = [r for r in covered if r[a] == v]
                p = sum(r[target] == positive for r in part)
                key = p
                if best is None or key > best[0]:
                    best = (key, [a, v])
        if best is None:
            break
        body = body + [best[1]]
        covered = [r for r in covered if r[best[1][0]] == best[1][1]]
        steps.append(body)
    return steps
# %% blind/accuracy_only from blind/most_hits: mistake: none that is known
# key = p => key = (p / len(part), -p)
# %% blind/good_enough from blind/most_hits: mistake: stopped too early
# any(r[target] != positive for r in covered) => sum(r[target] == positive for r in covered) <= len(covered) / 2
# key = p => key = (p / len(part), p)
# %% blind/laplace from blind/most_hits: mistake: Laplace's estimate
# key = p => key = (p + 1) / (len(part) + 2)
# %% blind/least_misses from blind/most_hits: mistake: fewest negative rows
# key = p => if p == 0:
# +                     continue
# +                 key = p - len(part)
# %% with_laplace: mistake: Laplace's estimate
def grow_rule(rows, target, positive):
    def estimate(condition, covered):
        a, v = condition
        kept = [r for r in covered if r[a] == v]
        p = sum(r[target] == positive for r in kept)
        return (p + 1) / (len(kept) + 2), p
    covered, body, bodies = rows, [], []
    while not all(r[target] == positive for r in covered):
        used = [a for a, _ in body]
        options = {(a, r[a]) for r in covered for a in r if a != target and a not in used}
        a, v = max(sorted(options), key=lambda c: estimate(c, covered))
        body = body + [(a, v)]
        bodies.append(body)
        covered = [r for r in covered if r[a] == v]
    return bodies
# %% majority_is_enough from with_laplace: mistake: stopped too early
# (p + 1) / (len(kept) + 2) => p / len(kept)
#       while not all(r[target] == positive for r in covered):
# +         if 2 * sum(r[target] == positive for r in covered) > len(covered):
# +             break
