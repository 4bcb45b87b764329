# %% summed: algorithm: sums of counts; a dict from Fractions to joined segments
from fractions import Fraction
def set_ranking(bodies, rows, target, positive):
    def counts(which):
        p = sum(r[target] == positive for r in which)
        return p, len(which) - p
    full = [counts([r for r in rows if all(r[a] == v for a, v in b)]) for b in bodies]
    groups = {}
    for r in rows:
        key = tuple(i for i, b in enumerate(bodies) if all(r[a] == v for a, v in b))
        groups[key] = groups.get(key, []) + [r]
    estimates, ranked = {}, {}
    for key, members in groups.items():
        chosen = [full[i] for i in key]
        if not key:
            chosen = [counts(rows)]
        e = Fraction(sum(p for p, n in chosen), sum(p + n for p, n in chosen))
        estimates[frozenset(key)] = float(e)
        p, n = counts(members)
        old = ranked.get(e, [0, 0])
        ranked[e] = [old[0] + p, old[1] + n]
    return {"estimates": estimates, "segments": [ranked[e] for e in sorted(ranked, reverse=True)]}
# %% means: algorithm: every subset of the rules is tried; float means, joined where they are near
from itertools import combinations
def set_ranking(bodies, rows, target, positive):
    def holds(i, row):
        return all(row[a] == v for a, v in bodies[i])
    n = len(bodies)
    estimates, found = {}, []
    for size in range(n + 1):
        for some in combinations(range(n), size):
            members = [r for r in rows if all(holds(i, r) == (i in some) for i in range(n))]
            if not members:
                continue
            lists = [[r for r in rows if holds(i, r)] for i in some] or [rows]
            pos = [sum(1 for r in each if r[target] == positive) for each in lists]
            neg = [len(each) - p for each, p in zip(lists, pos)]
            mp, mn = sum(pos) / len(pos), sum(neg) / len(neg)
            estimates[some] = mp / (mp + mn)
            own = sum(1 for r in members if r[target] == positive)
            found.append((mp / (mp + mn), own, len(members) - own))
    found.sort(key=lambda each: -each[0])
    segments, last = [], None
    for e, p, q in found:
        if last is not None and abs(e - last) < 1e-9:
            segments[-1][0] += p
            segments[-1][1] += q
        else:
            segments.append([p, q])
        last = e
    return {"estimates": estimates, "segments": segments}
