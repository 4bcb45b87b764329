# %% conditionals: algorithm: the distribution of one variable is the same whatever the other is; lists in a list
from itertools import combinations
def independent_pairs(joint):
    def total(*conditions):
        return sum(p for values, p in joint if all(values[k] == v for k, v in conditions))
    domains = [set(column) for column in zip(*(values for values, _ in joint))]
    def free(i, j):
        return not any(
            abs(total((i, a), (j, b)) / total((j, b)) - total((i, a))) > 1e-6 for a in domains[i] for b in domains[j]
        )
    return [list(pair) for pair in combinations(range(len(domains)), 2) if free(*pair)]
# %% information: algorithm: no mutual information; the last pair first
from collections import Counter
from math import log
def independent_pairs(joint):
    n, found = len(joint[0][0]), []
    for j in range(n - 1, 0, -1):
        for i in range(j - 1, -1, -1):
            a, b, ab = Counter(), Counter(), Counter()
            for values, p in joint:
                a[values[i]] += p
                b[values[j]] += p
                ab[values[i], values[j]] += p
            bits = sum(p * log(p / a[x] / b[y]) for (x, y), p in ab.items() if p > 0)
            if bits < 1e-9:
                found.append((i, j))
    return found
# %% plain: algorithm: every combination of values of every pair
def independent_pairs(joint):
    n = len(joint[0][0])
    found = []
    for i in range(n):
        for j in range(i + 1, n):
            left, right, both = {}, {}, {}
            for values, q in joint:
                a, b = values[i], values[j]
                left[a] = left.get(a, 0) + q
                right[b] = right.get(b, 0) + q
                both[a, b] = both.get((a, b), 0) + q
            if all(abs(both.get((a, b), 0) - left[a] * right[b]) < 1e-7 for a in left for b in right):
                found.append((i, j))
    return found
# %% rank: algorithm: a table of rank one, found by NumPy; a set of tuples
import numpy as np
def table(joint, i, j):
    rows = sorted({values[i] for values, _ in joint})
    columns = sorted({values[j] for values, _ in joint})
    cells = np.zeros((len(rows), len(columns)))
    for values, p in joint:
        cells[rows.index(values[i]), columns.index(values[j])] += p
    return cells

def independent_pairs(joint):
    n = len(joint[0][0])
    pairs = set()
    for i in range(n):
        for j in range(i + 1, n):
            t = table(joint, i, j)
            if np.allclose(t, np.outer(t.sum(axis=1), t.sum(axis=0)), rtol=0, atol=1e-7):
                pairs.add((i, j))
    return pairs
