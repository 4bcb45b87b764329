# %% swept
from math import dist
def knn_regression(points, targets, query, k):
    order = sorted(range(len(points)), key=lambda i: dist(points[i], query))[:k]
    return sum(targets[i] for i in order) / k
# %% swept_dict: mistake: one well for each place
from math import dist
def knn_regression(points, targets, query, k):
    seen = {tuple(p): l for p, l in zip(points, targets)}; points, targets = list(seen), list(seen.values())
    order = sorted(range(len(points)), key=lambda i: dist(points[i], query))[:k]
    return sum(targets[i] for i in order) / len(order)
# %% swept_all from swept: mistake: mean of all
# [:k] =>
# / k => / len(order)
# %% manh from swept: mistake: city-block distance
# dist(points[i], query) => sum(abs(a - b) for a, b in zip(points[i], query))
# %% median from swept: mistake: median
# return sum(targets[i] for i in order) / k => s = sorted(targets[i] for i in order)
# +     return (s[(k - 1) // 2] + s[k // 2]) / 2
# %% weighted from median: mistake: weighted by distance
# s = sorted(targets[i] for i in order) => w = [1 / (dist(points[i], query) + 1e-9) for i in order]
# (s[(k - 1) // 2] + s[k // 2]) / 2 => sum(a * targets[i] for a, i in zip(w, order)) / sum(w)
# %% farthest from swept: mistake: farthest instead of nearest
# [:k] => [-k:]
# %% nearest from swept: mistake: nearest alone
# sum(targets[i] for i in order) / k => targets[order[0]]
# %% sum from swept: mistake: sum instead of mean
#  / k =>
# %% sum_squared from swept: mistake: differences added before squaring
# from math import dist => def dist(a, b):
# +     return (sum(p - q for p, q in zip(a, b)) ** 2) ** 0.5
