"""algorithm: a sum of logarithms over tables made into dicts."""

from math import exp, fsum, log


def joint_probability(net, assignment):
    tables = {n: {tuple(above): row for above, row in node["table"]} for n, node in net.items()}
    keys = {n: tuple(assignment[p] for p in node["parents"]) for n, node in net.items()}
    return exp(fsum(log(tables[n][keys[n]][assignment[n]]) for n in net))
