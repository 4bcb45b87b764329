# mistake: too few epochs
def separable_labellings(points, labellings):
    found = []
    for n, labels in enumerate(labellings):
        w = [0, 0, 0]
        for _ in range(3):
            for (a, b), y in zip(points, labels):
                o = int(w[0] + w[1] * a + w[2] * b > 0)
                w[0] += y - o
                w[1] += (y - o) * a
                w[2] += (y - o) * b
        if all(int(w[0] + w[1] * a + w[2] * b > 0) == y for (a, b), y in zip(points, labels)):
            found.append(n)
    return found
