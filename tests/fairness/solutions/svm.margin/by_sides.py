"""algorithm: the nearest of each side, the smaller of the two."""


def margin(w, b, points, labels):
    value = lambda x: (sum(a * c for a, c in zip(w, x)) + b) / sum(a * a for a in w) ** 0.5
    sides = {1: [], -1: []}
    for x, label in zip(points, labels):
        sides[label].append(value(x))
    found = []
    if sides[1]:
        found.append(min(sides[1]))
    if sides[-1]:
        found.append(-max(sides[-1]))
    return min(found)
