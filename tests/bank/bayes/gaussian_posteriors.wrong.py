# %% no_prior: mistake: class prior left out
from math import prod
from statistics import NormalDist
def gaussian_posteriors(rows, target, row):
    like = {}
    for c in {r[target] for r in rows}:
        like[c] = prod(NormalDist.from_samples([r[a] for r in rows if r[target] == c]).pdf(x) for a, x in row.items())
    return {c: p / sum(like.values()) for c, p in like.items()}
# %% scores from no_prior: mistake: not divided by the sum
# like = => joint =
# -         like[c] = prod(NormalDist.from_samples([r[a] for r in rows if r[target] == c]).pdf(x) for a, x in row.items())
# +         mine = [r for r in rows if r[target] == c]
# +         joint[c] = len(mine) / len(rows) * prod(NormalDist.from_samples([r[a] for r in mine]).pdf(x) for a, x in row.items())
# {c: p / sum(like.values()) for c, p in like.items()} => joint
# %% pooled: mistake: one deviation for all classes
from statistics import NormalDist, mean, stdev
def gaussian_posteriors(rows, target, row):
    joint = {}
    for c in {r[target] for r in rows}:
        mine = [r for r in rows if r[target] == c]
        p = len(mine) / len(rows)
        for a, x in row.items():
            p *= NormalDist(mean(r[a] for r in mine), stdev(r[a] for r in rows)).pdf(x)
        joint[c] = p
    return {c: p / sum(joint.values()) for c, p in joint.items()}
# %% nearest_mean from pooled: mistake: none that is known
# + from math import exp
# NormalDist, mean, stdev => mean
# -         p = len(mine) / len(rows)
# for a, x in row.items(): => gap = sum((mean(r[a] for r in mine) - x) ** 2 for a, x in row.items())
# -             p *= NormalDist(mean(r[a] for r in mine), stdev(r[a] for r in rows)).pdf(x)
# [c] = p => [c] = len(mine) * exp(-gap / 2) + 1e-12
# %% population from pooled: mistake: divided by n
# from statistics import NormalDist, mean, stdev => import numpy as np
# p *= NormalDist(mean(r[a] for r in mine), stdev(r[a] for r in rows)).pdf(x) => v = np.array([r[a] for r in mine])
# +             p *= np.exp(-((x - v.mean()) ** 2) / (2 * v.var())) / np.sqrt(2 * np.pi * v.var())
# %% variance from pooled: mistake: variance for deviation
# mean, stdev => mean, variance
# p *= NormalDist(mean(r[a] for r in mine), stdev(r[a] for r in rows)).pdf(x) => values = [r[a] for r in mine]
# +             p *= NormalDist(mean(values), variance(values)).pdf(x)
# %% blind/base
import math
def gaussian_posteriors(rows, target, row):
    result = {}
    for label in {r[target] for r in rows}:
        own = [r for r in rows if r[target] == label]
        p = len(own) / len(rows)
        for name in row:
            xs = [r[name] for r in own]
            mu = sum(xs) / len(xs)
            var = sum((x - mu) ** 2 for x in xs) / (len(xs) - 1)
            sd = math.sqrt(var)
            p *= math.exp(-((row[name] - mu) ** 2) / (2 * sd**2)) / (sd * math.sqrt(2 * math.pi))
        result[label] = p
    norm = sum(result.values())
    for label in result:
        result[label] /= norm
    return result
# %% blind/joint from blind/base: mistake: not divided by the sum
# -     norm = sum(result.values())
# -     for label in result:
# -         result[label] /= norm
# %% blind/no_density_factor from blind/base: mistake: none that is known
# 2)) / (sd * math.sqrt(2 * math.pi)) => 2))
# %% blind/no_prior from blind/base: mistake: class prior left out
# len(own) / len(rows) => 1
# %% blind/no_root from blind/base: mistake: variance for deviation
# math.sqrt(var) => var
# %% blind/pooled from blind/base: mistake: none that is known
# (xs) / len(xs) => (r[name] for r in rows) / len(rows)
# %% blind/population from blind/base: mistake: divided by n
# (len(xs) - 1) => len(xs)
# %% blind/shared from blind/base: mistake: one deviation for all classes
# var = sum((x - mu) ** 2 for x in xs) / (len(xs) - 1) => column = [r[name] for r in rows]
# +             middle = sum(column) / len(column)
# (var) => (sum((x - middle) ** 2 for x in column) / (len(column) - 1))
