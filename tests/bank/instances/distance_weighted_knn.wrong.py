# %% all_weights: mistake: weights of all stations
from math import dist, exp
def weigh(d, weight):
    return {"1/d": lambda: 1 / d, "1/d^2": lambda: d**-2, "gauss": lambda: exp(-((d / 3) ** 2))}[weight]()

def distance_weighted_knn(points, targets, query, k, weight):
    pairs = sorted((dist(p, query), y) for p, y in zip(points, targets))
    if weight != "gauss" and pairs[0][0] == 0:
        zero = [y for d, y in pairs if d == 0]
        return sum([y for d, y in pairs[:k] if d == 0]) / len(zero)
    total = sum(weigh(d, weight) for d, _ in pairs)
    return sum(weigh(d, weight) / total * y for d, y in pairs[:k])
# %% far_counts_more: mistake: distances as weights
from math import dist
def distance_weighted_knn(points, targets, query, k, weight):
    near = sorted(range(len(points)), key=lambda i: dist(points[i], query))[:k]
    total = sum(dist(points[i], query) for i in near)
    if total == 0:
        return sum(targets[i] for i in near) / k
    return sum(dist(points[i], query) / total * targets[i] for i in near)
# %% over_k: mistake: divided by k
import numpy as np
def distance_weighted_knn(points, targets, query, k, weight):
    d = np.array([np.hypot(*(np.array(p) - query)) for p in points])
    near = d.argsort(kind="stable")[:k]
    d, y = d[near], np.array(targets, float)[near]
    if weight == "gauss":
        w = np.exp(-(d**2) / 9)
    elif d.min() == 0:
        w = 1.0 * (d == 0)
    else:
        w = 1 / d if weight == "1/d" else 1 / d**2
    return (w * y).sum() / k
# %% usual_gaussian from over_k: mistake: two sigma squared
# array([np.hypot(*(np.array(p) - query)) for p in points]) => sqrt(((np.array(points, float) - query) ** 2).sum(1))
# d.argsort(kind => np.argsort(d, kind
# (d**2) / 9 => 0.5 * (d / 3) ** 2
# d.min() == 0 => (d == 0).any()
# w = 1.0 * (d == 0) => return y[d == 0].mean()
# 1 / d if weight == "1/d" else 1 / d**2 => d ** -float(len(weight) - 2 if len(weight) == 3 else 2)
# (w * y).sum() / k => float(np.dot(w, y) / w.sum())
# %% blind/base
import math
def distance_weighted_knn(points, targets, query, k, weight):
    def weigh(d):
        if weight == "1/d":
            return 1 / d
        if weight == "1/d^2":
            return 1 / d**2
        return math.exp(-(d**2) / 9)
    ranked = sorted(zip((math.dist(p, query) for p in points), targets))
    near = ranked[:k]
    here = [t for d, t in near if d == 0]
    if here and weight != "gauss":
        return sum(here) / len(here)
    top = sum(weigh(d) * t for d, t in near)
    return top / sum(weigh(d) for d, t in near)
# %% blind/all_weights from blind/base: mistake: weights of all stations
# (d) for d, t in near => (d) for d, t in ranked
# %% blind/by_k from blind/base: mistake: divided by k
# sum(weigh(d) for d, t in near) => k
# %% blind/everyone from blind/base: mistake: all stations
# ranked[:k] => ranked
# %% blind/far_counts from blind/base: mistake: distances as weights
# -             return 1 / d
# +             return d
# 1 / d** => d**
# -(d**2) => d**2
# %% blind/no_square from blind/base: mistake: square left out
# 1 / d**2 => 1 / d
# %% blind/no_square_gauss from blind/base: mistake: none that is known
# -(d**2) => -d
# %% blind/plus_one from blind/base: mistake: none that is known
# -             return 1 / d
# +             return 1 / (1 + d)
# 1 / d**2 => 1 / (1 + d**2)
# %% blind/two_sigma from blind/base: mistake: two sigma squared
# (d**2) / 9 => (d**2) / 18
# %% blind/plain: mistake: not weighted
def distance_weighted_knn(points, targets, query, k, weight):
    def squared(i):
        return sum((a - b) ** 2 for a, b in zip(points[i], query))
    near = sorted(range(len(points)), key=squared)[:k]
    return sum(targets[i] for i in near) / k
# %% zero_base
from math import dist, exp
def distance_weighted_knn(points, targets, query, k, weight):
    near = sorted((dist(p, query), y) for p, y in zip(points, targets))[:k]
    at = [y for d, y in near if d == 0]
    if at and weight != "gauss":
        return sum(at) / len(at)
    w = [exp(-(d**2) / 9) if weight == "gauss" else d ** (-1 if weight == "1/d" else -2) for d, _ in near]
    return sum(a * y for a, (_, y) in zip(w, near)) / sum(w)
# %% zero_rule_for_all from zero_base: mistake: none that is known
# if at and weight != "gauss" => if at
# %% first_at_query from zero_base: mistake: none that is known
# sum(at) / len(at) => at[0]
# %% thousandth from zero_base: mistake: none that is known
# -     at = [y for d, y in near if d == 0]
# -     if at and weight != "gauss":
# -         return sum(at) / len(at)
# else d ** => else max(d, 0.001) **
# %% one_for_each_distance from zero_base: mistake: none that is known
# near = sorted((dist(p, query), y) for p, y in zip(points, targets))[:k] => near = sorted({dist(p, query): y for p, y in zip(points, targets)}.items())[:k]
# for d, y in near if d == 0] => for p, y in zip(points, targets) if dist(p, query) == 0][:k]
