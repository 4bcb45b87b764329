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
# %% swept_base
def covering(rows, target, positive):
    attrs = [a for a in rows[0] if a != target]
    def covers(body, r): return all(r[a] == v for a, v in body)
    left = [i for i, r in enumerate(rows) if r[target] == positive]
    neg = [i for i, r in enumerate(rows) if r[target] != positive]
    out = []
    while left:
        body = []
        pool = left + neg
        while any(rows[i][target] != positive for i in pool if covers(body, rows[i])):
            used = [a for a, v in body]
            best, key = None, None
            for a in attrs:
                if a in used: continue
                for v in dict.fromkeys(rows[i][a] for i in pool):
                    cov = [i for i in pool if covers(body + [[a, v]], rows[i])]
                    p = sum(rows[i][target] == positive for i in cov)
                    if not cov: continue
                    k = (p / len(cov), p)
                    if key is None or k > key:
                        best, key = [a, v], k
            body.append(best)
        left = [i for i in left if not covers(body, rows[i])]
        out.append({"body": body, "left": left})
    return out
# %% swept_laplace from swept_base: mistake: Laplace's estimate
# p / len(cov), p) => (p + 1) / (len(cov) + 2), p)
# %% swept_no_gain_stop from swept_base: mistake: stops when no condition helps
#                           best, key = [a, v], k
# +             c0 = [i for i in pool if covers(body, rows[i])]
# +             if body and key[0] <= sum(rows[i][target] == positive for i in c0) / len(c0): break
# %% swept_ties_order from swept_base: mistake: more covered rows not preferred
# k = (p / len(cov), p) => k = p / len(cov)
# if key is None or k > key => if key is None or k > key
# %% swept_left_other from swept_base: mistake: rows of other classes listed
# "left": left} => "left": [i for i in range(len(rows)) if not any(covers(o["body"], rows[i]) for o in out + [{"body": body}])]}
# %% swept_yes from swept_base: mistake: none that is known
#   def covering(rows, target, positive):
# +     positive = positive if positive == 'yes' else rows[0][target]
# %% most_pos from swept_base: mistake: numbers of rows subtracted
# / len(cov => - (len(cov) - p
