# %% transitive from right/by_matrix: mistake: all pairs as edges
# if not any((i, k) in strict and (k, j) in strict for k in first)] => ]
# %% upwards from right/by_matrix: mistake: edges turned around
# edges = [(i, j) for i, j in strict => edges = [(j, i) for i, j in strict
# %% all_common from right/by_matrix: mistake: all common ancestors
# if not any(up[i][k] and not up[k][i] for k in common)] => ]
# %% farthest from right/by_matrix: mistake: the most general ancestors
# if not any(up[i][k] and not up[k][i] for k in common)] => if not any(up[k][i] and not up[i][k] for k in common)]
# %% proper_only from right/by_matrix: mistake: more general than both
# if up[i][0] and up[i][1]] => if up[i][0] and up[i][1] and not up[0][i] and not up[1][i]]
# %% below_both from right/by_matrix: mistake: descendants
# if up[i][0] and up[i][1]] => if up[0][i] and up[1][i]]
# if not any(up[i][k] and not up[k][i] for k in common)] => if not any(up[k][i] and not up[i][k] for k in common)]
# %% by_shape from right/by_matrix: mistake: renamed clauses only
# for group in classes: => for group in [g for g in classes if shape(clauses[i]) == shape(clauses[g[0]])]:
# if i != j and up[i][j]} => if up[i][j] and not up[j][i]}
#       n = len(clauses)
# +     def shape(c):
# +         from itertools import permutations
# +         names = sorted({t for a in [c[0], *c[1]] for t in a[1:] if not t[0].islower()})
# +         best = None
# +         for order in permutations(range(len(names))):
# +             to = dict(zip(names, order))
# +             new = str([c[0][0], [to.get(t, t) for t in c[0][1:]]]) + str(sorted(str([a[0]] + [to.get(t, t) for t in a[1:]]) for a in c[1]))
# +             best = new if best is None else min(best, new)
# +         return best
# %% alone_left_out from right/by_matrix: mistake: none that is known
# return {"classes": classes, => return {"classes": [g for g in classes if len(g) > 1],
# %% every_member from right/by_matrix: mistake: none that is known
# strict = {(i, j) for i in first for j in first if i != j and up[i][j]} => strict = {(i, j) for i in range(n) for j in range(n) if up[i][j] and not up[j][i]}
# %% by_length from right/by_matrix: mistake: none that is known
# if not any(up[i][k] and not up[k][i] for k in common)] => if all(len(clauses[k][1]) <= len(clauses[i][1]) for k in common)]
# %% either_ancestor from right/by_matrix: mistake: none that is known
# if up[i][0] and up[i][1]] => if up[i][0] or up[i][1]]
# %% one_of_the_nearest from right/by_matrix: mistake: none that is known
# if not any(up[i][k] and not up[k][i] for k in common)] => if not any(up[i][k] and not up[k][i] for k in common)][:1]
# %% last_place from right/by_matrix: mistake: none that is known
# first = [group[0] for group in classes] => first = [group[-1] for group in classes]
# %% equivalents_in_the_way from right/by_matrix: mistake: none that is known
# if not any(up[i][k] and not up[k][i] for k in common)] => if not any(up[i][k] and i != k for k in common)]
