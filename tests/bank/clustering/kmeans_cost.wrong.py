# %% swept
def kmeans_cost(clusters):
    total = 0
    for c in clusters:
        if c:
            mean = [sum(col) / len(c) for col in zip(*c)]
            total += sum((a - b) ** 2 for p in c for a, b in zip(p, mean))
    return total
# %% swept_abs from swept: mistake: differences added up
# (a - b) ** 2 => abs(a - b)
# %% not_squared from swept: mistake: distances not squared
# sum((a - b) ** 2 for p in c for a, b in zip(p, mean)) => sum(sum((a - b) ** 2 for a, b in zip(p, mean)) ** .5 for p in c)
# %% pairs from swept: mistake: distances of pairs
# sum((a - b) ** 2 for p in c for a, b in zip(p, mean)) => sum((a - b) ** 2 for i, p in enumerate(c) for q in c[:i] for a, b in zip(p, q))
# %% var from swept: mistake: divided by the sizes
# zip(p, mean)) => zip(p, mean)) / len(c)
# %% grand from swept: mistake: one mean for all
#       total = 0
# +     allp = [p for c in clusters for p in c]
# c) for col in zip(*c => allp) for col in zip(*allp
# %% by_points from swept: mistake: divided by the number of points
# return total => return total / sum(map(len, clusters))
