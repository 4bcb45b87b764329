# %% base
def kmeans_trace(points, centres):
    trace, last = [], []
    while True:
        groups = [[] for _ in centres]
        labels = []
        for p in points:
            d = [sum((a - b) ** 2 for a, b in zip(p, c)) for c in centres]
            labels.append(k)
            groups[k].append(p)
            centres[k] = [sum(col) / len(groups[k]) for col in zip(*groups[k])]
        trace.append({"labels": labels, "centres": centres})
        if labels == old:
            return trace
        old = labels
# %% blind/online from base: mistake: centres moved after every point
# trace, last = [], [] => centres = [list(map(float, c)) for c in centres]
# +     old = None
# +     rounds = []
# +     for _ in range(100):
# -     while True:
# d = [sum => far = [sum
# +             k = far.index(min(far))
# -         trace.append({"labels": labels, "centres": centres})
# +         rounds.append({"labels": labels, "centres": [list(c) for c in centres]})
# return trace => break
#           old = labels
# +     return rounds
# %% nearest_point_to_mean: mistake: centres moved to points
import numpy as np
def kmeans_trace(points, centres):
    x, c = np.array(points, dtype=float), np.array(centres, dtype=float)
    labels, out = None, []
    while True:
        new = np.linalg.norm(x[:, None] - c[None], axis=2).argmin(axis=1)
        c = c.copy()
        for k in set(new.tolist()):
            mine = x[new == k]
            c[k] = mine[np.linalg.norm(mine - mine.mean(axis=0), axis=1).argmin()]
        out.append({"labels": new.tolist(), "centres": c.tolist()})
        if labels is not None and (new == labels).all():
            return out
        labels = new
# %% next_labels: mistake: labels from the moved centres
import numpy as np
def kmeans_trace(points, centres):
    X, C = np.array(points, float), np.array(centres, float)
    def assign():
        return np.linalg.norm(X[:, None] - C[None], axis=2).argmin(1)
    labels, trace = assign(), []
    while True:
        C = np.array([X[labels == k].mean(0) if np.any(labels == k) else C[k] for k in range(len(C))])
        new = assign()
        trace.append((new.tolist(), C.tolist()))
        if np.array_equal(new, labels):
            return trace
        labels = new
# %% one_round: mistake: none that is known
from math import dist
def kmeans_trace(points, centres):
    labels = [min(range(len(centres)), key=lambda k: dist(p, centres[k])) for p in points]
    groups = [[p for p, l in zip(points, labels) if l == k] for k in range(len(centres))]
    moved = [[sum(c) / len(g) for c in zip(*g)] if g else old for g, old in zip(groups, centres)]
    return [{"labels": labels, "centres": moved}]
# %% blind/base
def kmeans_trace(points, centres):
    centres = [list(c) for c in centres]
    before = None
    rounds = []
    for _ in range(200):
        labels = []
        for p in points:
            d = [sum((a - b) ** 2 for a, b in zip(p, c)) for c in centres]
            labels.append(d.index(min(d)))
        moved = []
        for k, c in enumerate(centres):
            mine = [p for p, lab in zip(points, labels) if lab == k]
            if mine:
                moved.append([sum(col) / len(mine) for col in zip(*mine)])
            else:
                moved.append(c)
        centres = moved
        rounds.append({"labels": labels, "centres": [list(c) for c in centres]})
        if labels == before:
            break
        before = labels
    return rounds
# %% blind/city from blind/base: mistake: city-block distance
# (a - b) ** 2 => abs(a - b)
# %% blind/dropped from blind/base: mistake: empty centres dropped
# k, c in enumerate(centres) => k in range(len(centres))
# -             else:
# -                 moved.append(c)
# %% blind/halfway_moves from blind/base: mistake: none that is known
# sum(col) / len(mine) for col in zip(*mine) => (x + sum(col) / len(mine)) / 2 for x, col in zip(c, zip(*mine))
# %% blind/last_tie from blind/base: mistake: ties to the highest number
# d.index(min(d)) => max(k for k in range(len(d)) if d[k] == min(d))
# %% blind/late_labels from blind/base: mistake: labels from the moved centres
#           centres = moved
# +         later = []
# +         for p in points:
# +             d = [sum((a - b) ** 2 for a, b in zip(p, c)) for c in centres]
# +             later.append(d.index(min(d)))
# labels, => later,
# %% blind/median from blind/base: mistake: medians for means
# sum(col) / len(mine) => sorted(col)[len(mine) // 2]
# %% blind/medoids from blind/base: mistake: centres moved to points
# moved.append([sum(col) / len(mine) for col in zip(*mine)]) => mean = [sum(col) / len(mine) for col in zip(*mine)]
# +                 moved.append(min(mine, key=lambda p: sum((a - b) ** 2 for a, b in zip(p, mean))))
# %% blind/midrange from blind/base: mistake: middle of the range for the mean
# sum(col) / len(mine) => (min(col) + max(col)) / 2
# %% blind/zeroed from blind/base: mistake: empty centres at zero
# append(c) => append([0.0] * len(c))
# %% swept
from math import dist
def kmeans_trace(points, centres):
    centres = [list(c) for c in centres]
    labels = None
    out = []
    while True:
        new = [min(range(len(centres)), key=lambda j: dist(p, centres[j])) for p in points]
        if new == labels:
            return out
        labels = new
        moved = []
        for j in range(len(centres)):
            mine = [p for p, l in zip(points, labels) if l == j]
            moved.append([sum(c) / len(mine) for c in zip(*mine)] if mine else centres[j])
        centres = moved
        out.append({"labels": labels, "centres": centres})
# %% swept_median from swept: mistake: medians for means
# sum(c) / len(mine) for => sorted(c)[len(c) // 2] for
# %% swept_set_points from swept: mistake: equal points counted once
#               mine = [p for p, l in zip(points, labels) if l == j]
# +             mine = [list(t) for t in set(map(tuple, mine))]
# %% swept_old_centres from swept: mistake: centres before they move
# centres = m => before, centres = centres, m
# centres} => before}
# %% swept_one_based from swept: mistake: labels counted from 1
# "labels": labels, => "labels": [l + 1 for l in labels],
# %% two_coordinates from right/plain: mistake: none that is known
# math.dist(p, c) => math.dist(p[:2], c[:2])
# %% first_centre_at_first from right/plain: mistake: none that is known
# labels = None => labels = [0] * len(points)
