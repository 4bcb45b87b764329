# %% plain: algorithm: floats and a tolerance
from math import sqrt
def left(x, y, pos, neg, impurity):
    total = 0
    for p, n in ((y, x), (pos - y, neg - x)):
        size = p + n
        if size:
            share = p / size
            total += size * (2 * share * (1 - share) if impurity == "gini" else sqrt(share * (1 - share)))
    return total / (pos + neg)
def equal_splits(x, y, pos, neg, impurity):
    wanted = left(x, y, pos, neg, impurity)
    near = [(a, b) for b in range(pos + 1) for a in range(neg + 1) if abs(left(a, b, pos, neg, impurity) - wanted) < 1e-9]
    return {"left": wanted, "points": near}
# %% grouped: algorithm: simplified formulas of counts, points grouped by the rounded value
from collections import defaultdict
def equal_splits(x, y, pos, neg, impurity):
    groups, where, values = defaultdict(set), {}, {}
    for a in range(neg + 1):
        for b in range(pos + 1):
            c, d = neg - a, pos - b
            if impurity == "gini":
                value = 2 * ((a * b / (a + b) if a + b else 0) + (c * d / (c + d) if c + d else 0))
            else:
                value = (a * b) ** 0.5 + (c * d) ** 0.5
            key = round(value, 7)
            groups[key].add((a, b))
            where[a, b] = key
            values[a, b] = value
    return {"points": groups[where[x, y]], "left": values[x, y] / (pos + neg)}
