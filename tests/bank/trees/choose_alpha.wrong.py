# %% pot from right/loops: mistake: all rows in one pot
# / len(held[k])) => )
# %% smallest from right/loops: mistake: smallest of the best
# if mean >= best_mean => if mean > best_mean
# %% first from right/loops: mistake: first of the best
# for alpha in sorted(alphas): => for alpha in alphas:
# if mean >= best_mean => if mean > best_mean
# %% above from right/loops: mistake: from behind its beginning
# tree = None => tree = paths[k][0][1]
# if begins <= alpha => if begins < alpha
# %% worst from right/loops: mistake: smallest mean
# best, best_mean = None, -1 => best, best_mean = None, 2
# if mean >= best_mean => if mean <= best_mean
# %% following from right/loops: mistake: next tree
# -             for begins, candidate in paths[k]:
# -                 if begins <= alpha:
# -                     tree = candidate
# tree = None => tree = next((candidate for begins, candidate in paths[k] if begins > alpha), paths[k][-1][1])
# %% nearest from right/loops: mistake: nearest beginning
#               for begins, candidate in paths[k]:
# if begins <= alpha => if candidate is min(paths[k], key=lambda p: abs(p[0] - alpha))[1]
# %% first_tree from right/loops: mistake: none that is known
# if begins <= alpha: => if tree is None:
# %% first_fold from right/loops: mistake: none that is known
# for k in range(len(paths)) => for k in range(1)
# %% mean_of_best from right/bisect: mistake: none that is known
# return max(sorted(alphas, reverse=True), key=mean) => best = max(map(mean, alphas))
# +     found = [a for a in alphas if mean(a) == best]
# +     return sum(found) / len(found)
# %% largest_share from right/bisect: mistake: none that is known
# total += Fraction => total = max(total, Fraction
# for row in rows), len(rows)) => for row in rows), len(rows)))
