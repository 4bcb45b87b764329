"""algorithm: directions across each pair of points; a tiny turn either way settles what lies on the line."""


def gap(points, labels, direction):
    shadow = [x * direction[0] + y * direction[1] for x, y in points]
    one = [s for s, label in zip(shadow, labels) if label == 1]
    other = [s for s, label in zip(shadow, labels) if label == 0]
    return not one or not other or max(one) < min(other) or max(other) < min(one)


def directions(points):
    big = 1000
    for i, (a, b) in enumerate(points):
        for c, d in points[i + 1:]:
            along, across = (c - a, d - b), (b - d, c - a)
            for sign in (-1, 0, 1):
                yield (across[0] * big + sign * along[0], across[1] * big + sign * along[1])
                yield (along[0] * big + sign * across[0], along[1] * big + sign * across[1])


def separable_labellings(points, labellings):
    found = set()
    for number, labels in enumerate(labellings):
        if any(gap(points, labels, d) for d in directions(points)):
            found.add(number)
    return found
