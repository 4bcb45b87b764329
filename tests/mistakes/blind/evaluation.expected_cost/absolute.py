# mistake: none that is known
def expected_cost(confusion, cost):
    total, n = 0, 0
    for i in range(len(confusion)):
        for j in range(len(confusion[i])):
            total += confusion[i][j] * abs(cost[i][j]) * (1 if i <= j else 2)
            n += confusion[i][j]
    return total / n
