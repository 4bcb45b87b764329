# %% blind/error_rate: mistake: every mistake costs one
def expected_cost(confusion, cost):
    total, n = 0, 0
    for i in range(len(confusion)):
        for j in range(len(confusion[i])):
            total += confusion[i][j] * (i != j)
            n += confusion[i][j]
    return total / n
# %% blind/absolute from blind/error_rate: mistake: none that is known
# (i != j) => abs(cost[i][j]) * (1 if i <= j else 2)
# %% blind/by_cells from blind/error_rate: mistake: none that is known
# (i != j) => cost[i][j]
# n += confusion[i][j] => n += 1
# %% blind/by_mistakes from blind/error_rate: mistake: divided by the mistakes
# (i != j) => cost[i][j]
# +             if i != j:
#             n =>                 n
# total / n => total / n if n else 0.0
# %% blind/mistakes_only from blind/error_rate: mistake: diagonal left out
# total += confusion[i][j] * (i != j) => if i != j:
# +                 total += confusion[i][j] * cost[i][j]
# %% blind/summed from blind/error_rate: mistake: total cost
# (i != j) => cost[i][j]
# total / n => total
# %% blind/transposed from blind/error_rate: mistake: costs exchanged
# (i != j) => cost[j][i]
