"""algorithm: n times the sums, without means."""


def pearson(x, y):
    n = len(x)
    sx, sy = sum(x), sum(y)
    above = n * sum(a * b for a, b in zip(x, y)) - sx * sy
    below = (n * sum(a * a for a in x) - sx**2) * (n * sum(b * b for b in y) - sy**2)
    return above / below**0.5
