# mistake: mean for the intercept
def solve(m, v):
    n = len(v)
    rows = [list(map(float, m[i])) + [float(v[i])] for i in range(n)]
    for i in range(n):
        k = max(range(i, n), key=lambda r: abs(rows[r][i]))
        rows[i], rows[k] = rows[k], rows[i]
        for r in range(n):
            if r != i:
                f = rows[r][i] / rows[i][i]
                rows[r] = [a - f * b for a, b in zip(rows[r], rows[i])]
    return [rows[i][n] / rows[i][i] for i in range(n)]


def normal(x, y):
    n = len(x[0])
    m = [[sum(r[i] * r[j] for r in x) for j in range(n)] for i in range(n)]
    return solve(m, [sum(r[i] * t for r, t in zip(x, y)) for i in range(n)])


def least_squares(points, targets):
    w = normal([[1, *p] for p in points], targets)
    return [sum(targets) / len(targets), *w[1:]]
