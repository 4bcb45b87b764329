# %% whole_rows: near miss: right on the examples only
def covering(rows, target, positive):
    left = [i for i, r in enumerate(rows) if r[target] == positive]
    steps = []
    while left:
        body = [(a, v) for a, v in rows[left[0]].items() if a != target]
        left = [i for i in left if not all(rows[i][a] == v for a, v in body)]
        steps.append({"body": body, "left": left})
    return steps
# %% one_row: mistake: only one row removed
def covering(rows, target, positive):
    left = [i for i, r in enumerate(rows) if r[target] == positive]
    steps = []
    while left:
        body, pos = [], [rows[i] for i in left]
        neg = [r for r in rows if r[target] != positive]
        while neg:
            best = None
            for a in rows[0]:
                if a == target or a in dict(body):
                    continue
                for v in sorted({r[a] for r in pos}):
                    p = [r for r in pos if r[a] == v]
                    n = [r for r in neg if r[a] == v]
                    key = (len(p) / (len(p) + len(n)), len(p))
                    if best is None or key > best[0]:
                        best = (key, (a, v), p, n)
            body.append(best[1])
            pos, neg = best[2], best[3]
        covered = [i for i in left if all(rows[i][a] == v for a, v in body)]
        left = [i for i in left if i != covered[0]]
        steps.append({"body": body, "left": left})
    return steps
# %% all_rows_each_time from one_row: mistake: rules learned from all rows
# rows[i] for i in left => r for r in rows if r[target] == positive
# covered = [i for i in left if => now = [i for i in left if not
# +         if now == left:
# +             break
# [i for i in left if i != covered[0]] => now
