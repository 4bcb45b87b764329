# %% by_matrix: algorithm: a table of which clause subsumes which, and sets of ancestors
def clause_order(clauses):
    n = len(clauses)
    up = [[subsumes(clauses[i], clauses[j]) for j in range(n)] for i in range(n)]
    classes = []
    for i in range(n):
        for group in classes:
            if up[i][group[0]] and up[group[0]][i]:
                group.append(i)
                break
        else:
            classes.append([i])
    first = [group[0] for group in classes]
    strict = {(i, j) for i in first for j in first if i != j and up[i][j]}
    edges = [(i, j) for i, j in strict if not any((i, k) in strict and (k, j) in strict for k in first)]
    common = [i for i in range(n) if up[i][0] and up[i][1]]
    nearest = [i for i in common if not any(up[i][k] and not up[k][i] for k in common)]
    return {"classes": classes, "edges": edges, "nearest": nearest}
# %% by_signature: algorithm: clauses with the same set of clauses below them are one class; edges to the maximal ones below
def clause_order(clauses):
    below = [frozenset(j for j, d in enumerate(clauses) if subsumes(c, d)) for c in clauses]
    groups = {}
    for place, key in enumerate(below):
        groups.setdefault(key, set()).add(place)
    edges = set()
    for key, members in groups.items():
        smaller = [other for other in groups if other < key]
        for other in smaller:
            if not any(other < third for third in smaller):
                edges.add((min(members), min(groups[other])))
    common = [place for place, key in enumerate(below) if {0, 1} <= key]
    sizes = {place: below[place] for place in common}
    nearest = {p for p in common if not any(sizes[q] < sizes[p] for q in common)}
    return {"classes": list(groups.values()), "edges": edges, "nearest": nearest}
