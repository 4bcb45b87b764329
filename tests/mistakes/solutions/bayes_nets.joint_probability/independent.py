# mistake: nodes taken as independent
from itertools import product


def factor(net, node, world):
    for key, row in net[node]["table"]:
        if key == [world[p] for p in net[node]["parents"]]:
            return row[world[node]]


def joint_probability(net, assignment):
    alone = dict.fromkeys(net, 0)
    for values in product(*(net[n]["values"] for n in net)):
        world = dict(zip(net, values))
        p = 1
        for n in net:
            p *= factor(net, n, world)
        for n in net:
            if world[n] == assignment[n]:
                alone[n] += p
    answer = 1
    for n in net:
        answer *= alone[n]
    return answer
