# mistake: none that is known
def joint_probability(net, assignment):
    result = 1.0
    for node, about in net.items():
        given = tuple(assignment[p] for p in about["parents"])
        table = {tuple(k): row for k, row in about["table"]}
        result *= about['table'][0][1][assignment[node]]
    return result
