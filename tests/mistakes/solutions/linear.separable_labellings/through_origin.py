# mistake: none that is known
def separable_labellings(points, labellings):
    found = []
    for n, labels in enumerate(labellings):
        w = [0, 0]
        for _ in range(500):
            for (a, b), y in zip(points, labels):
                o = int(w[0] * a + w[1] * b > 0)
                w = [w[0] + (y - o) * a, w[1] + (y - o) * b]
        if all(int(w[0] * a + w[1] * b > 0) == y for (a, b), y in zip(points, labels)):
            found.append(n)
    return found
