# %% fractions_: algorithm: every way to turn a line through two points, in exact fractions
from fractions import Fraction
from itertools import combinations
def split(points, labels, w):
    sums = [w[0] + w[1] * x + w[2] * y for x, y in points]
    ones = [s for s, label in zip(sums, labels) if label]
    zeros = [s for s, label in zip(sums, labels) if not label]
    return (min(ones) > max(zeros)) or (min(zeros) > max(ones))

def separable_labellings(points, labellings):
    tiny = Fraction(1, 10**6)
    slopes = []
    for (a, b), (c, d) in combinations(points, 2):
        for e in (-tiny, Fraction(0), tiny):
            slopes.append((0, b - d + e * (c - a), c - a + e * (d - b)))
            slopes.append((0, c - a + e, d - b - e))
    slopes += [(0, 1, 0), (0, 0, 1)]
    return tuple(n for n, labels in enumerate(labellings) if any(split(points, labels, w) for w in slopes))
# %% hulls: algorithm: directions across each pair of points; a tiny turn either way settles what lies on the line
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
# %% perceptron: algorithm: a perceptron from weights of zero, 200 epochs at most
def learns(points, labels):
    w = [0, 0, 0]
    for _ in range(200):
        for (a, b), label in zip(points, labels):
            output = 1 if w[0] + w[1] * a + w[2] * b > 0 else 0
            d = label - output
            w = [w[0] + d, w[1] + d * a, w[2] + d * b]
        if all((w[0] + w[1] * a + w[2] * b > 0) == (label == 1) for (a, b), label in zip(points, labels)):
            return True
    return False

def separable_labellings(points, labellings):
    return [i for i, labels in enumerate(labellings) if learns(points, labels)]
