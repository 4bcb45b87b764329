# mistake: nodes without parents left out
def joint_probability(net, assignment):
    result = 1.0
    for node, about in net.items():
        if not about['parents']:
            continue
        given = tuple(assignment[p] for p in about["parents"])
        table = {tuple(k): row for k, row in about["table"]}
        result *= table[given][assignment[node]]
    return result
