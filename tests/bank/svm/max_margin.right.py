# %% candidates: algorithm: all pairs and all triples, the widest that separates
import math
from itertools import combinations
def max_margin(points, labels):
    plus = [p for p, y in zip(points, labels) if y == 1]
    minus = [p for p, y in zip(points, labels) if y == -1]
    normals = [(p[0] - q[0], p[1] - q[1]) for p in plus for q in minus]
    for side in (plus, minus):
        for p, q in combinations(side, 2):
            normals += [(q[1] - p[1], p[0] - q[0]), (p[1] - q[1], q[0] - p[0])]
    best = None
    for n in normals:
        size = math.hypot(*n)
        n = (n[0] / size, n[1] / size)
        low = max(n[0] * x + n[1] * y for x, y in minus)
        high = min(n[0] * x + n[1] * y for x, y in plus)
        if best is None or high - low > best[0]:
            best = (high - low, n, -(high + low) / 2)
    width, w, b = best
    support = [i for i, (x, y) in enumerate(points) if abs(abs(w[0] * x + w[1] * y + b) - width / 2) < 1e-9]
    return {"w": list(w), "b": b, "support": support, "margin": width / 2}
# %% dual_ascent: algorithm: the nearest points of the hulls by Gilbert's walk with exact line search, then a canonical scale
import numpy as np
def nearest(A, B):
    """The shortest vector in the hull of all differences, by Wolfe's corrals over few points."""
    D = np.array([a - b for a in A for b in B])
    active = [int(np.argmin((D * D).sum(1)))]
    lam = np.array([1.0])
    for _ in range(1000):
        x = lam @ D[active]
        j = int(np.argmin(D @ x))
        if D[j] @ x >= x @ x - 1e-12 or j in active:
            return x
        active.append(j)
        lam = np.append(lam, 0.0)
        while True:
            M = D[active]
            k = len(active)
            K = np.block([[M @ M.T, np.ones((k, 1))], [np.ones((1, k)), np.zeros((1, 1))]])
            mu = np.linalg.lstsq(K, np.append(np.zeros(k), 1.0), rcond=None)[0][:k]
            if (mu > 1e-12).all():
                lam = mu
                break
            bad = mu <= 1e-12
            theta = min(lam[i] / (lam[i] - mu[i]) for i in range(k) if bad[i] and lam[i] - mu[i] > 0)
            lam = (1 - theta) * lam + theta * mu
            keep = [i for i in range(k) if lam[i] > 1e-12]
            active, lam = [active[i] for i in keep], lam[keep]
    return x

def max_margin(points, labels):
    P, y = np.array(points, float), np.array(labels)
    n = nearest(P[y > 0], P[y < 0])
    low, high = (P[y < 0] @ n).max(), (P[y > 0] @ n).min()
    w, b = 2 * n / (high - low), -(high + low) / (high - low)
    f = P @ w + b
    return {"w": w.tolist(), "b": float(b), "support": [i for i in range(len(P)) if abs(abs(f[i]) - 1) < 1e-6],
            "margin": 1 / float(np.linalg.norm(w))}
# %% hulls: algorithm: the two nearest points of the convex hulls, by projection on segments; a tuple of arrays
import numpy as np
from itertools import combinations_with_replacement
def foot(p, a, b):
    d = b - a
    t = 0.0 if not d.any() else np.clip((p - a) @ d / (d @ d), 0, 1)
    return a + t * d

def max_margin(points, labels):
    P = np.array(points, dtype=float)
    y = np.array(labels)
    best = None
    for here, there, flip in ((P[y == 1], P[y == -1], 1), (P[y == -1], P[y == 1], -1)):
        for p in here:
            for a, b in combinations_with_replacement(there, 2):
                q = foot(p, a, b)
                d = np.linalg.norm(p - q)
                if best is None or d < best[0] - 1e-12:
                    best = (d, flip * (p - q), (p + q) / 2)
    d, w, middle = best
    b = -w @ middle
    away = np.abs(P @ w + b) / np.linalg.norm(w)
    return 7 * w, 7 * b, np.where(away < away.min() + 1e-9)[0], away.min()
# %% turned: algorithm: a search over angles, narrowed until the gap no longer grows: right within a hair, not exact
import math
def gap(angle, plus, minus):
    c, s = math.cos(angle), math.sin(angle)
    low = max(c * x + s * y for x, y in minus)
    high = min(c * x + s * y for x, y in plus)
    return high - low, (high + low) / 2

def max_margin(points, labels):
    plus = [p for p, l in zip(points, labels) if l > 0]
    minus = [p for p, l in zip(points, labels) if l < 0]
    best = max((2 * math.pi * k / 2000 for k in range(2000)), key=lambda a: gap(a, plus, minus)[0])
    step = 2 * math.pi / 2000
    left, right = best - step, best + step
    for _ in range(100):
        a, b = left + (right - left) / 3, right - (right - left) / 3
        if gap(a, plus, minus)[0] < gap(b, plus, minus)[0]:
            left = a
        else:
            right = b
    angle = (left + right) / 2
    width, middle = gap(angle, plus, minus)
    w = (math.cos(angle), math.sin(angle))
    far = [abs(w[0] * x + w[1] * y - middle) for x, y in points]
    return {"w": w, "b": -middle, "support": {i for i, d in enumerate(far) if d < width / 2 + 1e-6}, "margin": width / 2}
