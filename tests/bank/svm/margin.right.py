# %% by_sides: algorithm: the nearest of each side, the smaller of the two
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
# %% loop: algorithm: a loop that keeps the smallest
import math
def margin(w, b, points, labels):
    best = float("inf")
    for x, y in zip(points, labels):
        total = b
        for weight, value in zip(w, x):
            total += weight * value
        best = min(best, y * total / math.sqrt(sum(weight * weight for weight in w)))
    return best
# %% matrix: algorithm: NumPy, all points at once
import numpy as np
def margin(w, b, points, labels):
    w = np.array(w, dtype=float)
    return np.min(np.array(labels) * (np.array(points) @ w + b)) / np.linalg.norm(w)
# %% normalised: algorithm: the line in normal form first
import math
def margin(w, b, points, labels):
    size = math.hypot(*w)
    n, d = [a / size for a in w], b / size
    return sorted(label * (sum(p * q for p, q in zip(n, x)) + d) for x, label in zip(points, labels))[0]
