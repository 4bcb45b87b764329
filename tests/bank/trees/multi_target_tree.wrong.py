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
