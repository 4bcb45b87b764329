# %% plain: algorithm: lists of conditions, the first of equals
def bottom_up_trace(rows, target, positive):
    def covers(body, row):
        return all(row[a] == v for a, v in body)
    negative = [r for r in rows if r[target] != positive]
    left = [i for i, r in enumerate(rows) if r[target] == positive]
    out = []
    while left:
        body = [(a, v) for a, v in rows[left[0]].items() if a != target]
        while not any(covers(body, r) for r in negative):
            now = sum(covers(body, rows[i]) for i in left)
            best = None
            for c in body:
                short = [d for d in body if d != c]
                n = sum(covers(short, rows[i]) for i in left)
                if not any(covers(short, r) for r in negative) and n > now:
                    now, best = n, short
            if best is None:
                break
            body = best
        left = [i for i in left if not covers(body, rows[i])]
        out.append({"body": body, "left": left})
    return out
# %% misses: algorithm: for every row the set of attributes in which it differs from the seed; the last of equals
def bottom_up_trace(rows, target, positive):
    names = [a for a in rows[0] if a != target]
    todo = {i for i, r in enumerate(rows) if r[target] == positive}
    steps = []
    while todo:
        seed = rows[min(todo)]
        off = [{a for a in names if r[a] != seed[a]} for r in rows]
        bad = [s for s, r in zip(off, rows) if r[target] != positive]
        gone = set()
        def gain(g):
            return sum(off[i] <= g for i in todo)
        def safe(g):
            return not any(s <= g for s in bad)
        while safe(gone):
            options = sorted((gain(gone | {a}), a) for a in names if a not in gone and safe(gone | {a}))
            if not options or options[-1][0] == gain(gone):
                break
            gone = gone | {options[-1][1]}
        todo = {i for i in todo if not off[i] <= gone}
        steps.append(({(a, seed[a]) for a in names if a not in gone}, set(todo)))
    return steps
