# %% nearest_pair: mistake: halfway between the closest pair
import numpy as np
def max_margin(points, labels):
    P, y = np.array(points, float), np.array(labels)
    pairs = [(np.linalg.norm(P[i] - P[j]), i, j) for i in np.where(y == 1)[0] for j in np.where(y == -1)[0]]
    _, i, j = min(pairs)
    w = (P[i] - P[j]) / np.linalg.norm(P[i] - P[j])
    b = -w @ (P[i] + P[j]) / 2
    return {"w": w, "b": b, "support": [int(i), int(j)], "margin": (y * (P @ w + b)).min()}
# %% perceptron: mistake: none that is known
import math
def max_margin(points, labels):
    w, b = [0.0, 0.0], 0.0
    for _ in range(10000):
        wrong = [(p, y) for p, y in zip(points, labels) if y * (w[0] * p[0] + w[1] * p[1] + b) <= 0]
        if not wrong:
            break
        p, y = wrong[0]
        w = [w[0] + y * p[0], w[1] + y * p[1]]
        b += y
    d = [abs(w[0] * p[0] + w[1] * p[1] + b) / math.hypot(*w) for p in points]
    return {"w": w, "b": b, "support": [i for i, v in enumerate(d) if v < min(d) + 1e-9], "margin": min(d)}
# %% sides_exchanged: mistake: facing the other way
import math
def search(points, labels):
    plus = [p for p, y in zip(points, labels) if y == 1]
    minus = [p for p, y in zip(points, labels) if y == -1]
    normals = [(p[0] - q[0], p[1] - q[1]) for p in plus for q in minus]
    for side in (plus, minus):
        normals += [(q[1] - p[1], p[0] - q[0]) for p in side for q in side if p != q]
    best = (0, None, None)
    for n in normals:
        size = math.hypot(*n)
        low = max(n[0] * x + n[1] * y for x, y in minus) / size
        high = min(n[0] * x + n[1] * y for x, y in plus) / size
        best = max(best, (high - low, (n[0] / size, n[1] / size), -(high + low) / 2))
    width, w, b = best
    support = [i for i, (x, y) in enumerate(points) if abs(abs(w[0] * x + w[1] * y + b) - width / 2) < 1e-9]
    return w, b, support, width / 2

def max_margin(points, labels):
    w, b, support, margin = search(points, labels)
    return {"w": [-w[0], -w[1]], "b": -b, "support": support, "margin": margin}
# %% band from sides_exchanged: mistake: width of the band
# {"w": [-w[0], -w[1]], "b": -b, "support": support, "margin": margin} => w, b, support, margin + margin
# %% means from sides_exchanged: mistake: halfway between the means
# w, b, support, margin => _, _, support, _
# +     middle = {}
# +     for side in (1, -1):
# +         own = [p for p, y in zip(points, labels) if y == side]
# +         middle[side] = [sum(c) / len(own) for c in zip(*own)]
# +     w = [a - c for a, c in zip(middle[1], middle[-1])]
# +     b = -sum(v * (a + c) / 2 for v, a, c in zip(w, middle[1], middle[-1]))
# +     size = math.hypot(*w)
# +     margin = min(y * (w[0] * p[0] + w[1] * p[1] + b) / size for p, y in zip(points, labels))
# [-w[0], -w[1]], "b": -b => w, "b": b
# %% pair_named from sides_exchanged: mistake: closest pair as support vectors
# support, margin => _, margin
# +     n = range(len(points))
# +     i, j = min(((i, j) for i in n for j in n if labels[i] > labels[j]), key=lambda ij: math.dist(points[ij[0]], points[ij[1]]))
# [-w[0], -w[1]], "b": -b, "support": support => w, "b": b, "support": {i, j}
# %% positives_only from sides_exchanged: mistake: support vectors of one class
# [-w[0], -w[1]], "b": -b, "support": support => w, "b": b, "support": [s for s in support if labels[s] == 1]
# %% through_the_middle from sides_exchanged: mistake: in the middle of the means
# b, support, margin => _, support, _
# +     at = {}
# +     for side in (1, -1):
# +         own = [w[0] * x + w[1] * y for (x, y), l in zip(points, labels) if l == side]
# +         at[side] = sum(own) / len(own)
# +     b = -(at[1] + at[-1]) / 2
# [-w[0], -w[1]], "b": -b, "support": support, "margin": margin} => w, "b": b, "support": support,
# +             "margin": min(l * (w[0] * x + w[1] * y + b) for (x, y), l in zip(points, labels))}
# %% blind/base
import math
def dot(u, v):
    return u[0] * v[0] + u[1] * v[1]

def candidates(points, labels):
    pos = [p for p, y in zip(points, labels) if y == 1]
    neg = [p for p, y in zip(points, labels) if y == -1]
    for p in pos:
        for q in neg:
            yield [p[0] - q[0], p[1] - q[1]]
    for group in (pos, neg):
        for i in range(len(group)):
            for j in range(i):
                dx, dy = group[i][0] - group[j][0], group[i][1] - group[j][1]
                if dx or dy:
                    yield [-dy, dx]
                    yield [dy, -dx]

def widest(points, labels):
    best = None
    for w in candidates(points, labels):
        low = min(dot(w, p) for p, y in zip(points, labels) if y == 1)
        high = max(dot(w, p) for p, y in zip(points, labels) if y == -1)
        gap = (low - high) / math.hypot(*w) / 2
        if best is None or gap > best[0] + 1e-12:
            best = (gap, w, -(low + high) / 2)
    return best

def max_margin(points, labels):
    gap, w, b = widest(points, labels)
    length = math.hypot(*w)
    support = [i for i, p in enumerate(points) if abs(abs(dot(w, p) + b) / length - gap) < 1e-9]
    return {"w": w, "b": b, "support": support, "margin": gap}
# %% blind/band from blind/base: mistake: width of the band
# : gap => : 2 * gap
# %% blind/centroid_direction from blind/base: mistake: none that is known
# -     gap, w, b = widest(points, labels)
# +     sums = {1: [0.0, 0.0, 0], -1: [0.0, 0.0, 0]}
# +     for p, y in zip(points, labels):
# +         sums[y] = [sums[y][0] + p[0], sums[y][1] + p[1], sums[y][2] + 1]
# +     w = [sums[1][k] / sums[1][2] - sums[-1][k] / sums[-1][2] for k in (0, 1)]
# +     low = min(dot(w, p) for p, y in zip(points, labels) if y == 1)
# +     high = max(dot(w, p) for p, y in zip(points, labels) if y == -1)
# +     b = -(low + high) / 2
# length = => gap = (low - high) / 2 /
# length => math.hypot(*w)
# %% blind/margin_by_w from blind/base: mistake: none that is known
# : gap => : 2 / length
# %% blind/one_class from blind/base: mistake: support vectors of one class
# abs(abs => labels[i] == 1 and abs(
# %% blind/other_way from blind/base: mistake: facing the other way
# w, "b": b => [-w[0], -w[1]], "b": -b
# %% blind/pair_support from blind/base: mistake: closest pair as support vectors
# -     length = math.hypot(*w)
# +     pairs = [
# +         (math.dist(p, q), i, j)
# +         for i, p in enumerate(points)
# +         for j, q in enumerate(points)
# +         if labels[i] > labels[j]
# +     ]
# [i for i, p in enumerate(points) if abs(abs(dot(w, p) + b) / length - gap) < 1e-9] => list(min(pairs)[1:])
# %% blind/right_turn_wrong_place from blind/base: mistake: in the middle of the means
# gap, w, b => _, w, _
# -     support = [i for i, p in enumerate(points) if abs(abs(dot(w, p) + b) / length - gap) < 1e-9]
# +     means = []
# +     for y in (1, -1):
# +         mine = [dot(w, p) for p, label in zip(points, labels) if label == y]
# +         means.append(sum(mine) / len(mine))
# +     b = -(means[0] + means[1]) / 2
# +     far = [abs(dot(w, p) + b) / length for p in points]
# +     least = min(far)
# support, "margin": gap => [i for i, d in enumerate(far) if d <= least + 1e-9], "margin": least
# %% blind/class_means: mistake: halfway between the means
import math
def max_margin(points, labels):
    def mean(y):
        mine = [p for p, label in zip(points, labels) if label == y]
        return [sum(p[0] for p in mine) / len(mine), sum(p[1] for p in mine) / len(mine)]
    up, down = mean(1), mean(-1)
    w = [up[0] - down[0], up[1] - down[1]]
    middle = [(up[0] + down[0]) / 2, (up[1] + down[1]) / 2]
    b = -(w[0] * middle[0] + w[1] * middle[1])
    far = [abs(w[0] * p[0] + w[1] * p[1] + b) / math.hypot(*w) for p in points]
    least = min(far)
    return {"w": w, "b": b, "support": [i for i, d in enumerate(far) if d < least + 1e-9], "margin": least}
# %% blind/closest_pair: mistake: halfway between the closest pair
import math
def max_margin(points, labels):
    pairs = [
        (math.dist(points[i], points[j]), i, j)
        for i in range(len(points))
        for j in range(len(points))
        if labels[i] == 1 and labels[j] == -1
    ]
    d, i, j = min(pairs)
    p, q = points[i], points[j]
    w = [p[0] - q[0], p[1] - q[1]]
    b = -(w[0] * (p[0] + q[0]) + w[1] * (p[1] + q[1])) / 2
    return {"w": w, "b": b, "support": sorted([i, j]), "margin": d / 2}
# %% swept_base
import math
def max_margin(points, labels):
    P = [i for i, l in enumerate(labels) if l == 1]
    N = [i for i, l in enumerate(labels) if l == -1]
    cands = []
    def dot(a, b):
        return a[0] * b[0] + a[1] * b[1]
    for i in P:
        for j in N:
            p, q = points[i], points[j]
            w = (p[0] - q[0], p[1] - q[1])
            cands.append((w, (p, q)))
    for same, other in ((P, N), (N, P)):
        for k, i in enumerate(same):
            for j in same[k + 1:]:
                a, c = points[i], points[j]
                for o in other:
                    w = (a[1] - c[1], c[0] - a[0])
                    cands.append((w, (a, points[o])))
    best = None
    for w, (p, q) in cands:
        n = math.hypot(*w)
        b = -dot(w, ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2))
        for s in (1, -1):
            ww, bb = (s * w[0], s * w[1]), s * b
            m = min(l * (dot(ww, x) + bb) for x, l in zip(points, labels)) / n
            if best is None or m > best[0]:
                best = (m, ww, bb, n)
    m, w, b, n = best
    support = [i for i, x in enumerate(points) if abs(abs(dot(w, x) + b) / n - m) < 1e-9]
    return {'w': list(w), 'b': b, 'support': support, 'margin': m}
# %% two_only_swept from swept_base: mistake: no lines along two points
# ((P, N), (N, P)) => ()
# %% three_only_swept from swept_base: mistake: only lines along two points
# -             cands.append((w, (p, q)))
# +             if len(points) == 2:
# +                 cands.append((w, (p, q)))
# %% neg_only_swept from swept_base: mistake: lines along two points of one label only
# P, N), (N, P) => N, P),
# %% one_sv_swept from swept_base: mistake: one support vector of each class
#       support = [i for i, x in enumerate(points) if abs(abs(dot(w, x) + b) / n - m) < 1e-9]
# +     support = [next(i for i in support if labels[i] == 1), next(i for i in support if labels[i] == -1)]
