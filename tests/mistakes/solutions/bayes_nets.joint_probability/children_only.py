# mistake: nodes without parents left out
def joint_probability(net, assignment):
    p = 1.0
    for n, node in net.items():
        if node["parents"]:
            rows = {tuple(key): row for key, row in node["table"]}
            p *= rows[tuple(assignment[q] for q in node["parents"])][assignment[n]]
    return p
