# %% squares: algorithm: squared distances, roots only when written down
def growing_circle_trace(points, labels, start):
    n = len(points)
    def square(i, j):
        return sum((a - b) ** 2 for a, b in zip(points[i], points[j]))
    def look(c, r2):
        held = [square(c, j) <= r2 for j in range(n)]
        return sum(held), sum(h != (l == "+") for h, l in zip(held, labels))
    c, r2, out = start, 0, []
    while True:
        held, wrong = look(c, r2)
        out.append({"centre": c, "radius": r2 ** 0.5, "inside": held, "errors": wrong})
        if 10 * (n - wrong) >= 9 * n or held == n:
            return out
        r2 = min(square(c, j) for j in range(n) if square(c, j) > r2)
        best = min(range(n), key=lambda i: (look(i, r2)[1], i))
        if look(best, r2)[1] < look(c, r2)[1]:
            c = best
# %% matrix: algorithm: a matrix of distances
from math import dist
def growing_circle_trace(points, labels, start):
    D = [[dist(p, q) for q in points] for p in points]
    def errors(c, r):
        return sum((d <= r) != (l == "+") for d, l in zip(D[c], labels))
    circles = [(start, 0.0)]
    while True:
        c, r = circles[-1]
        outside = [d for d in D[c] if d > r]
        if not outside or 1 - errors(c, r) / len(points) > 0.9 - 1e-9:
            break
        r = min(outside)
        scores = [errors(i, r) for i in range(len(points))]
        circles.append((scores.index(min(scores)) if min(scores) < scores[c] else c, r))
    return [(c, r, sum(d <= r for d in D[c]), errors(c, r)) for c, r in circles]
