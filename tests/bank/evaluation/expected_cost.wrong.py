# %% blind/base
def expected_cost(confusion, cost):
    total, n = 0, 0
    for i in range(len(confusion)):
        for j in range(len(confusion[i])):
            total += confusion[i][j] * cost[i][j]
            n += confusion[i][j]
    return total / n
# %% blind/absolute from blind/base: mistake: none that is known
# cost[i][j] => abs(cost[i][j]) * (1 if i <= j else 2)
# %% blind/by_cells from blind/base: mistake: none that is known
# n += confusion[i][j] => n += 1
# %% blind/by_mistakes from blind/base: mistake: divided by the mistakes
# n += confusion[i][j] => if i != j:
# +                 n += confusion[i][j]
# total / n => total / n if n else 0.0
# %% blind/error_rate from blind/base: mistake: every mistake costs one
# cost[i][j] => (i != j)
# %% blind/mistakes_only from blind/base: mistake: diagonal left out
#           for j in range(len(confusion[i])):
# +             if i != j:
#             total =>                 total
# %% blind/summed from blind/base: mistake: total cost
# total / n => total
# %% blind/transposed from blind/base: mistake: costs exchanged
# cost[i][j] => cost[j][i]
