# %% blocks: mistake: city-block distance
def kmeans_clusters(points, centres):
    old = None
    while True:
        new = []
        for p in points:
            d = [sum(abs(a - b) for a, b in zip(p, c)) for c in centres]
            new.append(d.index(min(d)))
        if new == old:
            return new
        old = new
        for k in range(len(centres)):
            mine = [p for p, l in zip(points, new) if l == k]
            if mine:
                centres[k] = [sum(c) / len(mine) for c in zip(*mine)]
# %% medoids: mistake: centres moved to points
from math import dist
def kmeans_clusters(points, centres):
    before = None
    while True:
        groups = [[] for _ in centres]
        for i, p in enumerate(points):
            d = [dist(p, c) for c in centres]
            groups[d.index(min(d))].append(i)
        if groups == before:
            return [g for g in groups if g]
        before = groups
        moved = []
        for g, c in zip(groups, centres):
            if g:
                mean = [sum(points[i][j] for i in g) / len(g) for j in range(len(c))]
                c = min((points[i] for i in g), key=lambda p: dist(p, mean))
            moved.append(c)
        centres = moved
# %% twice from right/sets: mistake: centres moved once
# range(200) => range(2)
# near = np.linalg.norm(X[:, None] - C, axis=2).argmin(axis=1) => label = ((X[:, None] - C) ** 2).sum(2).argmin(1)
# near == k].mean(axis=0) if (near => label == k].mean(0) if (label
# {k: {int(i) for i in np.where(near == k)[0]} for k in range(len(C))} => label
# %% online: mistake: centres moved after every point
def kmeans_clusters(points, centres):
    centres = [list(c) for c in centres]
    labels = None
    while True:
        old, labels = labels, []
        members = {k: [] for k in range(len(centres))}
        for p in points:
            k = min(members, key=lambda k: sum((a - b) ** 2 for a, b in zip(p, centres[k])))
            labels.append(k)
            members[k].append(p)
            centres[k] = [sum(c) / len(members[k]) for c in zip(*members[k])]
        if labels == old:
            return labels
# %% start_only: mistake: centres never moved
from math import dist
def kmeans_clusters(points, centres):
    groups = [[] for _ in centres]
    for i, p in enumerate(points):
        ds = [dist(p, c) for c in centres]
        groups[ds.index(min(ds))].append(i)
    return groups
# %% swept
from math import dist
def kmeans_clusters(points, centres):
    centres = [list(c) for c in centres]
    labels = None
    while True:
        new = [min(range(len(centres)), key=lambda j: dist(p, centres[j])) for p in points]
        if new == labels:
            break
        labels = new
        for j in range(len(centres)):
            mine = [p for p, l in zip(points, labels) if l == j]
            if mine:
                centres[j] = [sum(c) / len(mine) for c in zip(*mine)]
    return [[i for i, l in enumerate(labels) if l == j] for j in range(len(centres))]
# %% swept_median from swept: mistake: medians for means
# sum(c) / len(mine) for => sorted(c)[len(c) // 2] for
# %% swept_set_points from swept: mistake: equal points counted once
#               mine = [p for p, l in zip(points, labels) if l == j]
# +             mine = [list(t) for t in set(map(tuple, mine))]
# %% tolerant: mistake: stopped at a small move
import numpy as np
def kmeans_clusters(points, centres):
    x, c = np.array(points, float), np.array(centres, float)
    while True:
        label = np.linalg.norm(x[:, None] - c, axis=2).argmin(axis=1)
        new = np.array([x[label == k].mean(axis=0) if (label == k).any() else c[k] for k in range(len(c))])
        if np.linalg.norm(new - c) < 0.001:
            return label
        c = new
# %% more_tolerant from tolerant: mistake: stopped at a small move
# < 0.001 => < 0.01
# %% sizes: mistake: stopped at equal sizes
from math import dist
def kmeans_clusters(points, centres):
    counts = None
    while True:
        near = [min(range(len(centres)), key=lambda k: dist(p, centres[k])) for p in points]
        found = [near.count(k) for k in range(len(centres))]
        if found == counts:
            return near
        counts = found
        mine = [[p for p, l in zip(points, near) if l == k] for k in range(len(centres))]
        centres = [[sum(c) / len(g) for c in zip(*g)] if g else old for g, old in zip(mine, centres)]
# %% zeros from sizes: mistake: labels start at the first centre
# counts = None => last = [0] * len(points)
# -         found = [near.count(k) for k in range(len(centres))]
# found == counts => near == last
# counts = found => last = near
# %% flat from zeros: mistake: two coordinates only
# - from math import dist
# [0] * len(points) => None
# min(range(len(centres)), key=lambda k: dist(p, centres[k])) for p in points =>
# +         for p in points:
# +             d = [sum((p[i] - c[i]) ** 2 for i in range(min(2, len(p)))) for c in centres]
# +             near.append(d.index(min(d)))
# %% thrown_away: mistake: centre without points dropped
from math import dist
def kmeans_clusters(points, centres):
    last = None
    while True:
        found = [[] for _ in centres]
        for i, p in enumerate(points):
            found[min(range(len(centres)), key=lambda k: dist(p, centres[k]))].append(i)
        found = [each for each in found if each]
        if found == last:
            return found
        last = found
        centres = [[sum(points[i][d] for i in g) / len(g) for d in range(len(points[0]))] for g in found]
# %% home from thrown_away: mistake: centre without points at the origin
# -         found = [each for each in found if each]
# len(g => max(1, len(g)
# %% whole_array: mistake: means cut to whole numbers
import numpy as np
def kmeans_clusters(points, centres):
    places, at, before = np.array(points), np.array(centres), None
    while True:
        labels = [int(((at - place) ** 2).sum(axis=1).argmin()) for place in places]
        if labels == before:
            return labels
        before = labels
        for cluster in set(labels):
            at[cluster] = places[[label == cluster for label in labels]].mean(axis=0)
