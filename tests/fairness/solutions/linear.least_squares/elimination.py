"""algorithm: the normal equations by elimination with pivots."""


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
