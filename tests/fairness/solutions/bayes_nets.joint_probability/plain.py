"""algorithm: node by node, the row whose parents match."""


def joint_probability(net, assignment):
    p = 1
    for node, parts in net.items():
        above = [assignment[parent] for parent in parts["parents"]]
        for key, row in parts["table"]:
            if key == above:
                p *= row[assignment[node]]
    return p
