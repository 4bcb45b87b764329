# mistake: costs exchanged
def expected_cost(confusion, cost):
    total, n = 0, 0
    for i in range(len(confusion)):
        for j in range(len(confusion[i])):
            total += confusion[i][j] * cost[j][i]
            n += confusion[i][j]
    return total / n
