# mistake: none that is known
def joint_probability(net, assignment):
    result = 1.0
    for node, about in net.items():
        if len(net) > 1 and not any(node in other['parents'] for other in net.values()):
            continue
        given = tuple(assignment[p] for p in about["parents"])
        table = {tuple(k): row for k, row in about["table"]}
        result *= table[given][assignment[node]]
    return result
