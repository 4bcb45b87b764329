# %% plain_mean from right/from_counts: mistake: branches not weighted
# total += n => total += n > 0
# left += n - sum(c * c for c in child) / n => left += 1 - sum(c * c for c in child) / n**2
# left += n - max(child) => left += 1 - max(child) / n
# left += (child[0] * child[1]) ** 0.5 => left += (child[0] * child[1]) ** 0.5 / n
# %% mean_over_empty from plain_mean: mistake: branches not weighted
# total += n > 0 => total += 1
# %% never_divided from right/from_counts: mistake: not divided by all examples
# return left / total => return left
# %% summed from plain_mean: mistake: impurities added up
# return left / total => return left
# %% root_at_the_end from right/from_counts: mistake: root of the mean
# left += (child[0] * child[1]) ** 0.5 => left += child[0] * child[1] / n
# return left / total => return left / total if impurity != "sqrt_gini" else (left / total) ** 0.5
# %% root_of_gini from right/by_fractions: mistake: root of the Gini index
# sqrt(p[0] * p[1]) => sqrt(2 * p[0] * p[1])
# %% first_class from right/arrays: mistake: Gini index as p(1 − p)
# 1 - (p**2).sum(axis=1) => p[:, 0] * (1 - p[:, 0])
# %% smallest_class from right/arrays: mistake: share of the smallest class
# 1 - p.max(axis=1) => p.min(axis=1)
# %% purity from right/arrays: mistake: purity instead of error
# 1 - p.max(axis=1) => p.max(axis=1)
# %% last_branch_only from right/from_counts: mistake: none that is known
# left += n - max(child) => left = n - max(child)
