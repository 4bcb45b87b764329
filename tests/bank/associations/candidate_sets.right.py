# %% grouped: algorithm: sets grouped by their beginning; pairs of last items within a group
from itertools import combinations


def candidate_sets(frequent):
    groups = {}
    for items in frequent:
        *first, last = sorted(items)
        groups.setdefault(tuple(first), []).append(last)
    joined = [first + pair for first, lasts in groups.items() for pair in combinations(sorted(lasts), 2)]
    known = {tuple(sorted(items)) for items in frequent}
    kept = [c for c in joined if all(part in known for part in combinations(c, len(c) - 1))]
    return {"joined": joined, "candidates": kept}


# %% from_larger: algorithm: every larger set is asked whether its two smallest parents are there, and all parents
from itertools import combinations


def candidate_sets(frequent):
    if not frequent:
        return {"joined": set(), "candidates": set()}
    k = len(frequent[0])
    items = sorted({i for s in frequent for i in s})
    known = [set(s) for s in frequent]
    joined, candidates = set(), set()
    for larger in combinations(items, k + 1):
        parents = [set(larger) - {i} for i in larger]
        if parents[-1] in known and parents[-2] in known:
            joined.add(frozenset(larger))
            if all(p in known for p in parents):
                candidates.add(frozenset(larger))
    return {"joined": joined, "candidates": candidates}


# %% plain: algorithm: all pairs of sorted sets
def candidate_sets(frequent):
    rows = sorted(sorted(s) for s in frequent)
    joined = []
    for i, a in enumerate(rows):
        for b in rows[i + 1 :]:
            if a[:-1] == b[:-1]:
                joined.append(a + b[-1:])
    candidates = [c for c in joined if all(c[:n] + c[n + 1 :] in rows for n in range(len(c)))]
    return {"joined": joined, "candidates": candidates}
