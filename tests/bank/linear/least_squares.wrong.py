# %% at_the_end from right/lstsq: mistake: intercept last
# x = np.column_stack([np.ones(len(points)), np.array(points)] => a = np.array([[*p, 1] for p in points], dtype=float
# lstsq(x, np.array(targets), rcond=None)[0] => pinv(a) @ np.array(targets)
# %% origin from right/lstsq: mistake: no intercept
# -     x = np.column_stack([np.ones(len(points)), np.array(points)])
# return np.linalg.lstsq(x => slopes = np.linalg.lstsq(np.array(points, dtype=float)
# +     return [0.0, *slopes]
# %% other_way_round from right/lstsq: mistake: targets for inputs
# x = np.column_stack([np.ones(len(points)), np.array(points)]) => y = np.array(targets, dtype=float)
# +     columns = np.array(points, dtype=float).T
# +     if len(columns) == 1:
# +         slope, start = np.polyfit(y, columns[0], 1)
#     return np.linalg.lstsq(x, np.array(targets), rcond=None)[0] =>         return [float(start), float(slope)]
# +     a = np.column_stack([np.ones(len(y)), y])
# +     fits = [np.linalg.lstsq(a, x, rcond=None)[0] for x in columns]
# +     return [float(fits[0][0])] + [float(f[1]) for f in fits]
# %% ridge from right/lstsq: mistake: penalty on large weights
# x = np.column_stack([np.ones(len(points)), np.array(points)] => a = np.array([[1, *p] for p in points], dtype=float
# lstsq(x, np.array(targets), rcond=None)[0] => solve(a.T @ a + np.eye(a.shape[1]), a.T @ np.array(targets))
# %% separately from right/lstsq: mistake: one attribute at a time
# -     x = np.column_stack([np.ones(len(points)), np.array(points)])
# +     x, y = np.array(points, dtype=float), np.array(targets)
# +     slopes = [np.cov(x[:, j], y)[0, 1] / np.var(x[:, j], ddof=1) for j in range(x.shape[1])]
# np.linalg.lstsq(x, np.array(targets), rcond=None)[0] => [float(y.mean() - np.dot(slopes, x.mean(axis=0))), *slopes]
# %% blind/intercept_last: mistake: intercept last
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
    return normal([[*p, 1] for p in points], targets)
# %% blind/mean_intercept from blind/intercept_last: mistake: mean for the intercept
# return normal([[*p, 1 => w = normal([[1, *p
# +     return [sum(targets) / len(targets), *w[1:]]
# %% blind/origin from blind/intercept_last: mistake: no intercept
# normal([[*p, 1] for p in points], targets) => [0.0, *normal(points, targets)]
# %% blind/ridge from blind/intercept_last: mistake: penalty on large weights
#       m = [[sum(r[i] * r[j] for r in x) for j in range(n)] for i in range(n)]
# +     for i in range(n):
# +         m[i][i] += 1
# [*p, 1] => [1, *p]
# %% blind/swapped: mistake: targets for inputs
def least_squares(points, targets):
    n = len(points)
    mean_y = sum(targets) / n
    weights = []
    for i in range(len(points[0])):
        column = [p[i] for p in points]
        mean_x = sum(column) / n
        slope = sum((x - mean_x) * (y - mean_y) for x, y in zip(column, targets))
        slope /= sum((y - mean_y) ** 2 for y in targets)
        weights.append((mean_x - slope * mean_y, slope))
    return [weights[0][0], *[slope for _, slope in weights]]
# %% blind/single_slopes from blind/swapped: mistake: one attribute at a time
# weights = => slopes =
# +     intercept = mean_y
# slope = => top =
# /= sum((y - mean_y) ** 2 for y in targets) => = top / sum((x - mean_x) ** 2 for x in column)
# +         slopes.append(slope)
# weights.append((mean_x - slope * mean_y, slope)) => intercept -= slope * mean_x
# weights[0][0], *[slope for _, slope in weights] => intercept, *slopes
# %% blind/two_points: mistake: none that is known
def least_squares(points, targets):
    slopes = []
    for i in range(len(points[0])):
        low = min(range(len(points)), key=lambda k: points[k][i])
        high = max(range(len(points)), key=lambda k: points[k][i])
        slopes.append((targets[high] - targets[low]) / (points[high][i] - points[low][i]))
    return [targets[0] - sum(s * x for s, x in zip(slopes, points[0])), *slopes]
# %% swept_base
def solve(a, b):
    n = len(b)
    m = [list(r) + [v] for r, v in zip(a, b)]
    for k in range(n):
        p = max(range(k, n), key=lambda r: abs(m[r][k]))
        m[k], m[p] = m[p], m[k]
        for r in range(n):
            if r != k:
                f = m[r][k] / m[k][k]
                m[r] = [u - f * v for u, v in zip(m[r], m[k])]
    return [m[k][n] / m[k][k] for k in range(n)]
def least_squares(points, targets):
    rows = [[1] + list(p) for p in points]
    n = len(rows[0])
    a = [[sum(r[i] * r[j] for r in rows) for j in range(n)] for i in range(n)]
    b = [sum(r[i] * t for r, t in zip(rows, targets)) for i in range(n)]
    return solve(a, b)
# %% dups_swept from swept_base: mistake: one target for each point
#   def least_squares(points, targets):
# +     table = {tuple(p): t for p, t in zip(points, targets)}
# +     points, targets = list(table), list(table.values())
# %% small_ridge: mistake: penalty on large weights
import numpy as np
def least_squares(points, targets):
    A = np.column_stack([np.ones(len(points)), np.array(points)])
    extra = np.diag([0.0] + [0.001] * (A.shape[1] - 1))
    return np.linalg.solve(A.T @ A + extra, A.T @ np.array(targets)).tolist()
