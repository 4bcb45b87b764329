# mistake: factors added up
def joint_probability(net, assignment):
    total = 0
    for n, node in net.items():
        for key, row in node["table"]:
            if key == [assignment[p] for p in node["parents"]]:
                total += row[assignment[n]]
    return total
