# mistake: all combinations occur
def independent_pairs(joint):
    n = len(joint[0][0])
    found = []
    for i in range(n):
        for j in range(i + 1, n):
            cells = {(v[i], v[j]) for v, p in joint if p > 0}
            if len(cells) == len({v[i] for v, _ in joint}) * len({v[j] for v, _ in joint}):
                found.append((i, j))
    return found
