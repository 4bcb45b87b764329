# mistake: factors added up
def joint_probability(net, assignment):
    result = 0.0
    for node, about in net.items():
        given = tuple(assignment[p] for p in about["parents"])
        table = {tuple(k): row for k, row in about["table"]}
        result += table[given][assignment[node]]
    return result
