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
# %% blind/by_cells from blind/base: mistake: divided by the number of cells
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
# %% abs: mistake: benefits counted as costs
def expected_cost(confusion, cost):
    n = sum(map(sum, confusion))
    r = range(len(cost))
    return sum(confusion[i][j] * abs(cost[i][j]) for i in r for j in r) / n
# %% clamp from abs: mistake: never below 0
# sum(confusion[i][j] * abs(cost[i][j]) for i in r for j in r) / n => max(0, sum(confusion[i][j] * cost[i][j] for i in r for j in r) / n)
# %% rowmean: mistake: mean of the class means
def expected_cost(confusion, cost):
    ms = [sum(c * k for c, k in zip(a, b)) / sum(a) for a, b in zip(confusion, cost) if sum(a)]
    return sum(ms) / len(ms)
# %% two: mistake: none that is known
def expected_cost(confusion, cost):
    n = sum(map(sum, confusion))
    r = range(min(3, len(cost)))
    return sum(confusion[i][j] * cost[i][j] for i in r for j in r) / n
# %% whole_costs from blind/base: mistake: none that is known
# * cost[i][j] => * int(cost[i][j])
