# mistake: none that is known
def independent_pairs(joint):
    n = len(joint[0][0])
    found = []
    for i in range(n):
        for j in range(i + 1, n):
            cells = {}
            for v, p in joint:
                cells[v[i], v[j]] = cells.get((v[i], v[j]), 0) + p
            if max(cells.values()) - min(cells.values()) < 1e-7:
                found.append((i, j))
    return found
