# mistake: only evidence from above
from itertools import product


def local(net, node, world):
    key = [world[p] for p in net[node]["parents"]]
    for values, row in net[node]["table"]:
        if list(values) == key:
            return row[world[node]]


def joint(net, world):
    p = 1.0
    for node in net:
        p *= local(net, node, world)
    return p


def ancestors(net, node):
    found = set()
    todo = list(net[node]["parents"])
    while todo:
        n = todo.pop()
        if n not in found:
            found.add(n)
            todo += net[n]["parents"]
    return found


def enumeration(net, query, evidence):
    above = ancestors(net, query)
    evidence = {n: v for n, v in evidence.items() if n in above}
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
