# %% swept
from math import dist
def cut_hierarchy(points, k, linkage):
    clusters = [[i] for i in range(len(points))]
    def gap(a, b):
        ds = [dist(points[i], points[j]) for i in a for j in b]
        if linkage == "single":
            return min(ds)
        if linkage == "complete":
            return max(ds)
        return sum(ds) / len(ds)
    while len(clusters) > k:
        best = None
        for i in range(len(clusters)):
            for j in range(i + 1, len(clusters)):
                d = gap(clusters[i], clusters[j])
                if best is None or d < best[0]:
                    best = (d, i, j)
        d, i, j = best
        merged = clusters[i] + clusters[j]
        clusters = [c for n, c in enumerate(clusters) if n not in (i, j)] + [merged]
    return clusters
# %% swept_manhattan from swept: mistake: city-block distance
# dist(points[i], points[j]) for => sum(abs(u - v) for u, v in zip(points[i], points[j])) for
# %% swept_average from swept: mistake: mean distance for the largest
# return max(ds) => return sum(ds) / len(ds)
# %% swept_only_cols2 from swept: mistake: none that is known
# dist(points[i], points[j]) for => dist(points[i][:2], points[j][:2]) for
# %% centroid from swept: mistake: distances between means
#       def gap(a, b):
# +         return dist(*[[sum(points[i][c] for i in s) / len(s) for c in range(len(points[0]))] for s in (a, b)])
# %% always_single from swept: mistake: nearest points whatever the linkage
# return max(ds) => return min(ds)
# %% k_merges from swept: mistake: k merges
# while len(clusters) > k: => for _ in range(k if k < len(clusters) else len(clusters) - 1):
# %% one_more from swept: mistake: one merge too many
# len(clusters) > k => len(clusters) > max(1, k - 1)
# %% swapped from swept: mistake: single and complete linkage exchanged
# if linkage == "single": => if linkage != "single":
# if linkage == "complete": => if True:
# %% always_complete from swept: mistake: farthest points whatever the linkage
# return min(ds) => return max(ds)
