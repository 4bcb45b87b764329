# mistake: none that is known
from itertools import product


def local(net, node, world):
    key = [world[p] for p in net[node]["parents"]]
    for values, row in net[node]["table"]:
        if list(values) == key:
            return row[world[node]]


def joint(net, world):
    p = 1.0
    for node in net:
        p += local(net, node, world)
    return p


def enumeration(net, query, evidence):
    answer = {}
    for value in net[query]["values"]:
        fixed = dict(evidence)
        fixed[query] = value
        free = [n for n in net if n not in fixed]
        total = 0.0
        for choice in product(*(net[n]["values"] for n in free)):
            world = dict(fixed)
            world.update(zip(free, choice))
            total += joint(net, world)
        answer[value] = total
    norm = sum(answer.values())
    return {v: p / norm for v, p in answer.items()}
