# %% pooled: mistake: one standard deviation for all classes
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
# %% blind/no_density_factor from blind/base: mistake: density not divided by the standard deviation
# 2)) / (sd * math.sqrt(2 * math.pi)) => 2))
# %% blind/no_prior from blind/base: mistake: class prior left out
# len(own) / len(rows) => 1
# %% blind/no_root from blind/base: mistake: variance in place of the standard deviation
# math.sqrt(var) => var
# %% blind/pooled from blind/base: mistake: none that is known
# (xs) / len(xs) => (r[name] for r in rows) / len(rows)
# %% blind/population from blind/base: mistake: divided by n
# (len(xs) - 1) => len(xs)
# %% blind/shared from blind/base: mistake: one standard deviation for all classes
# var = sum((x - mu) ** 2 for x in xs) / (len(xs) - 1) => column = [r[name] for r in rows]
# +             middle = sum(column) / len(column)
# (var) => (sum((x - middle) ** 2 for x in column) / (len(column) - 1))
# %% laplace_prior: mistake: class prior corrected too
from math import *
def gaussian_posteriors(rows, target, row):
    s = {}
    cs = list(dict.fromkeys(r[target] for r in rows))
    for c in cs:
        rs = [r for r in rows if r[target] == c]
        x = (len(rs)+1)/(len(rows)+len(cs))
        for k, v in row.items():
            a = [r[k] for r in rs]; m = sum(a)/len(a); var = sum((z-m)**2 for z in a)/(len(a)-1)
            x *= exp(-(v-m)**2/2/var)/sqrt(2*pi*var)
        s[c] = x
    t = sum(s.values())
    return {c: v/t for c, v in s.items()}
# %% by_position from laplace_prior: mistake: attributes taken by position
#   def gaussian_posteriors(rows, target, row):
# +     ks = [k for k in rows[0] if k != target]
# +     vals = list(row.values())
# -     cs = list(dict.fromkeys(r[target] for r in rows))
# -     for c in cs:
# +     for c in dict.fromkeys(r[target] for r in rows):
# (len(rs)+1)/(len(rows)+len(cs) => len(rs)/len(rows
# row.items( => zip(ks, vals
# %% capped from by_position: mistake: densities cut off at 1
# -     ks = [k for k in rows[0] if k != target]
# -     vals = list(row.values())
# zip(ks, vals => row.items(
# exp(-(v-m)**2/2/var)/sqrt(2*pi*var => min(1, exp(-(v-m)**2/2/var)/sqrt(2*pi*var)
# %% distinct from capped: mistake: equal rows counted once
# [r[k] for r in rs] => list({r[k] for r in rs})
# min(1, exp(-(v-m)**2/2/var)/sqrt(2*pi*var) => exp(-(v-m)**2/2/var)/sqrt(2*pi*var
