# mistake: one combination only
def independent_pairs(joint):
    values, _ = joint[0]
    found = []
    for i in range(len(values)):
        for j in range(i + 1, len(values)):
            a, b = values[i], values[j]
            pa = sum(p for v, p in joint if v[i] == a)
            pb = sum(p for v, p in joint if v[j] == b)
            pab = sum(p for v, p in joint if v[i] == a and v[j] == b)
            if abs(pab - pa * pb) < 1e-7:
                found.append((i, j))
    return found
