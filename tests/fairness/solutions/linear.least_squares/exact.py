"""algorithm: exact fractions, by determinants."""

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
