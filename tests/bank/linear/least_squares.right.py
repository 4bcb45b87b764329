# %% elimination: algorithm: the normal equations by elimination with pivots
def least_squares(points, targets):
    rows = [[1.0, *p] for p in points]
    n = len(rows[0])
    m = [[sum(r[i] * r[j] for r in rows) for j in range(n)] + [sum(r[i] * t for r, t in zip(rows, targets))] for i in range(n)]
    for k in range(n):
        best = max(range(k, n), key=lambda i: abs(m[i][k]))
        m[k], m[best] = m[best], m[k]
        for i in range(k + 1, n):
            f = m[i][k] / m[k][k]
            m[i] = [a - f * b for a, b in zip(m[i], m[k])]
    w = [0.0] * n
    for k in reversed(range(n)):
        w[k] = (m[k][n] - sum(m[k][j] * w[j] for j in range(k + 1, n))) / m[k][k]
    return w
# %% exact: algorithm: exact fractions, by determinants
from fractions import Fraction
def det(m):
    if len(m) == 1:
        return m[0][0]
    return sum((-1) ** j * m[0][j] * det([row[:j] + row[j + 1:] for row in m[1:]]) for j in range(len(m)))

def least_squares(points, targets):
    rows = [[Fraction(1), *map(Fraction, p)] for p in points]
    n = len(rows[0])
    a = [[sum(r[i] * r[j] for r in rows) for j in range(n)] for i in range(n)]
    b = [sum(r[i] * Fraction(t) for r, t in zip(rows, targets)) for i in range(n)]
    whole = det(a)
    return [det([row[:k] + [b[i]] + row[k + 1:] for i, row in enumerate(a)]) / whole for k in range(n)]
# %% lstsq: algorithm: NumPy's lstsq
import numpy as np
def least_squares(points, targets):
    x = np.column_stack([np.ones(len(points)), np.array(points)])
    return np.linalg.lstsq(x, np.array(targets), rcond=None)[0]
# %% orthogonal: algorithm: columns made orthogonal one after the other, by Gram and Schmidt
import numpy as np
def least_squares(points, targets):
    x = np.array([[1.0, *p] for p in points])
    q, r = np.zeros_like(x), np.zeros((x.shape[1],) * 2)
    for k in range(x.shape[1]):
        v = x[:, k].copy()
        for j in range(k):
            r[j, k] = q[:, j] @ v
            v -= r[j, k] * q[:, j]
        r[k, k] = np.linalg.norm(v)
        q[:, k] = v / r[k, k]
    return tuple(np.linalg.solve(r, q.T @ np.array(targets)))
