# mistake: none that is known
def expected_cost(confusion, cost):
    total, n = 0, 0
    for i in range(len(confusion)):
        for j in range(len(confusion[i])):
            total += confusion[i][j] * cost[i][j]
            n += 1
    return total / n
