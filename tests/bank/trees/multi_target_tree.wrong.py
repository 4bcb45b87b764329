# %% only_first from right/groups: mistake: first target only
# sum(squares(p, targets) for p in o[1].values()) => sum(squares(p, targets[:1]) for p in o[1].values())
# %% only_last from right/groups: mistake: last target only
# sum(squares(p, targets) for p in o[1].values()) => sum(squares(p, targets[-1:]) for p in o[1].values())
# %% unweighted from right/groups: mistake: variances added up
# sum(squares(p, targets) for p in o[1].values()) => sum(squares(p, targets) / len(p) for p in o[1].values())
# %% at_most from right/groups: mistake: stops a row too early
# len(rows) < min_size => len(rows) <= min_size
# %% never_small from right/groups: mistake: grown to the end
# len(rows) < min_size or squares => squares
# %% worst from right/groups: mistake: none that is known
# parts = min(options => parts = max(options
# %% distances from right/groups: mistake: distances not squared
# + from math import dist
# + def distances(rows, targets):
# +     points = [[r[t] for t in targets] for r in rows]
# +     centre = [sum(column) / len(rows) for column in zip(*points)]
# +     return sum(dist(point, centre) for point in points)
# sum(squares(p, targets) for p in o[1].values()) => sum(distances(p, targets) for p in o[1].values())
# %% summed from right/groups: mistake: targets added before
# sum(squares(p, targets) for p in o[1].values()) => sum(squares([{"y": sum(Fraction(r[t]) for t in targets)} for r in p], ["y"]) for p in o[1].values())
