"""algorithm: every assignment of all nodes, those that agree with the evidence added up."""

from itertools import product


def enumeration(net, query, evidence):
    nodes = list(net)
    sums = {value: 0.0 for value in net[query]["values"]}
    for values in product(*(net[n]["values"] for n in nodes)):
        world = dict(zip(nodes, values))
        if any(world[n] != v for n, v in evidence.items()):
            continue
        p = 1.0
        for n in nodes:
            above = [world[parent] for parent in net[n]["parents"]]
            [row] = [row for key, row in net[n]["table"] if key == above]
            p *= row[world[n]]
        sums[world[query]] += p
    total = sum(sums.values())
    return {value: p / total for value, p in sums.items()}
