# %% variances from right/plain: mistake: variances for deviations
# sds = list(means), list(sds) => sds, out = list(means), list(sds), []
# -     trace = []
# (s * math.sqrt(2 * math.pi)) => s
# r[k] for r => row[k] for row
# r[k] * x for r => row[k] * x for row
# +             sds[k] = sum(row[k] * (x - means[k]) ** 2 for row, x in zip(R, xs)) / n
# -             sds[k] = math.sqrt(sum(r[k] * (x - means[k]) ** 2 for r, x in zip(R, xs)) / n)
# trace. => out.
# return trace => return out
# %% hard from variances: mistake: all for the likeliest component
# R = [] => who = []
# (2 * s * s) => 2 / s**2
# R.append([v / sum(p) for v in p]) => who.append(p.index(max(p)))
# +         R = [[1 if k == w else 0 for k in range(len(means))] for w in who]
# n = sum(row[k] for row in R) => mine = [x for x, w in zip(xs, who) if w == k]
# (row[k] * x for row, x in zip(R, xs)) / n => (mine) / len(mine)
# +             sds[k] = math.sqrt(sum((x - means[k]) ** 2 for x in mine) / len(mine))
# -             sds[k] = sum(row[k] * (x - means[k]) ** 2 for row, x in zip(R, xs)) / n
# means[:], "sds": sds[:] => list(means), "sds": list(sds)
# %% no_height: mistake: factor 1/sd left out
import numpy as np
def em_trace(xs, means, sds, rounds):
    x, m, s = np.array(xs, float)[:, None], np.array(means, float), np.array(sds, float)
    out = []
    for _ in range(rounds):
        p = np.exp(-((x - m) ** 2) / (2 * s**2))
        r = p / p.sum(1, keepdims=True)
        m = (r * x).sum(0) / r.sum(0)
        s = np.sqrt((r * (x - m) ** 2).sum(0) / r.sum(0))
        out.append((r, m, s))
    return out
# %% old_mean from no_height: mistake: spread from the old mean
# s**2)) => s**2)) / (s * np.sqrt(2 * np.pi))
# -         m = (r * x).sum(0) / r.sum(0)
# out.append((r, m, s)) => m = (r * x).sum(0) / r.sum(0)
# +         out.append({"responsibilities": r.tolist(), "means": m.tolist(), "sds": s.tolist()})
# %% over_n from no_height: mistake: divided by the number of numbers
# -     x, m, s = np.array(xs, float)[:, None], np.array(means, float), np.array(sds, float)
# out = [] => x = np.array(xs, dtype=float)[:, None]
# +     mu, sd, out = np.array(means, dtype=float), np.array(sds, dtype=float), []
# m) ** 2) / (2 * s**2)) => mu) ** 2) / (2 * sd**2)) / sd
# 1, keepdims => axis=1, keepdims
# m = (r * x).sum(0) / r.sum(0) => mu = (r * x).mean(axis=0)
# s = np.sqrt((r * (x - m) ** 2).sum(0) / r.sum(0)) => sd = np.sqrt((r * (x - mu) ** 2).mean(axis=0))
# (r, m, s) => {"responsibilities": r.tolist(), "means": mu.tolist(), "sds": sd.tolist()}
# %% sds_stay: mistake: deviations never change
from math import exp, pi, sqrt
def density(x, mean, sd):
    return exp(-((x - mean) ** 2) / (2 * sd * sd)) / (sd * sqrt(2 * pi))
def em_trace(xs, means, sds, rounds):
    trace = []
    k = range(len(means))
    for _ in range(rounds):
        resp = []
        for x in xs:
            ps = [density(x, means[i], sds[i]) for i in k]
            total = sum(ps)
            resp.append([p / total for p in ps])
        weight = [sum(row[i] for row in resp) for i in k]
        means = [sum(row[i] * x for row, x in zip(resp, xs)) / weight[i] for i in k]
        trace.append({"responsibilities": resp, "means": means, "sds": sds})
    return trace
# %% variance_over_n: mistake: divided by the number of numbers
from statistics import NormalDist
def em_trace(xs, means, sds, rounds):
    rows = [{"responsibilities": [], "means": means, "sds": sds}]
    n = len(xs)
    for _ in range(rounds):
        bells = [NormalDist(m, s) for m, s in zip(means, sds)]
        resp = []
        for x in xs:
            d = [bell.pdf(x) for bell in bells]
            resp.append([v / sum(d) for v in d])
        columns = list(zip(*resp))
        means = [sum(r * x for r, x in zip(c, xs)) / sum(c) for c in columns]
        sds = [(sum(r * (x - m) ** 2 for r, x in zip(c, xs)) / n) ** 0.5 for c, m in zip(columns, means)]
        rows.append({"responsibilities": resp, "means": means, "sds": sds})
    return rows
# %% priors_learned from no_height: mistake: prior probabilities learned
# out = => prior, out = np.ones(len(means)) / len(means),
# np.exp(-((x - m) ** 2) / (2 * s**2)) => prior * np.exp(-((x - m) ** 2) / (2 * s**2)) / s
# -         out.append((r, m, s))
# +         prior = r.mean(0)
# +         out.append({"responsibilities": r.tolist(), "means": m.tolist(), "sds": s.tolist()})
# %% twenty_rounds from right/plain: mistake: none that is known
# range(rounds) => range(min(rounds, 20))
# %% ends_at_rest from right/plain: mistake: none that is known
#           trace.append({"responsibilities": R, "means": means[:], "sds": sds[:]})
# +         if len(trace) > 1 and max(abs(a - b) for a, b in zip(trace[-2]["means"], means)) < 1e-6:
# +             break
