# mistake: variables taken as independent
def joint_distribution(rows, variables):
    table = {}
    for r in rows:
        p = 1
        for v in variables:
            p *= sum(other[v] == r[v] for other in rows) / len(rows)
        table[tuple(r[v] for v in variables)] = p
    return table
