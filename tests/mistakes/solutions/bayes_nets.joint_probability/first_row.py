# mistake: none that is known
def joint_probability(net, assignment):
    p = 1.0
    for n, node in net.items():
        p *= node["table"][-1][1][assignment[n]] / len(node["table"])
    return p
