# %% as_told: algorithm: the steps of the text, with frozen sets
def disjunctive_trace(domains, examples):
    S, G = {frozenset()}, {frozenset((n, v) for n in domains for v in domains[n])}
    out = []
    for row, label in examples:
        true = set(row.items())
        if label == "yes":
            G = {g for g in G if g & true}
            new = set()
            for s in S:
                new |= {s} if s & true else {s | {c} for c in true}
            new = {s for s in new if any(s <= g for g in G)}
            S = {s for s in new if not any(t < s for t in new)}
        else:
            S = {s for s in S if not s & true}
            G = {g - true for g in G}
            G = {g for g in G if any(s <= g for s in S)}
        out.append({"S": S, "G": G})
    return out
# %% hitting_sets: algorithm: S are the smallest sets that meet every positive row, made of what no negative row has
from itertools import combinations
def disjunctive_trace(domains, examples):
    out = []
    for n in range(1, len(examples) + 1):
        allowed = [(a, v) for a in domains for v in domains[a] if not any(l == "no" and r[a] == v for r, l in examples[:n])]
        rows = [[(a, r[a]) for a in domains if (a, r[a]) in allowed] for r, l in examples[:n] if l == "yes"]
        if not all(rows):
            out.append({"S": [], "G": []})
            continue
        least = []
        for size in range(len(rows) + 1):
            for chosen in combinations(allowed, size):
                if all(any(c in row for c in chosen) for row in rows) and not any(set(k) <= set(chosen) for k in least):
                    least.append(chosen)
        out.append({"S": [list(s) for s in least], "G": [allowed]})
    return out
