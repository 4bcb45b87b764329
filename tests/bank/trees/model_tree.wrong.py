# %% constants from right/sums: mistake: means in the leaves
# if sxx > 1e-12 else 0 => if sxx < -1 else 0
# %% pairs from right/sums: mistake: smaller branches
# range(3, len(pts) - 2) => range(2, len(pts) - 1)
# %% fours from right/sums: mistake: larger branches
# range(3, len(pts) - 2) => range(4, len(pts) - 3)
# %% straight from right/sums: mistake: one line only
# if len(set(ys)) > 1: => if len(set(ys)) > 1000:
# %% through_origin from right/sums: mistake: none that is known
# return (my - b * mx, b) => return (0, b)
# %% unweighted from right/with_numpy: mistake: sides not weighted
# len(left) * left.var() + len(right) * right.var() => left.var() + right.var()
