"""algorithm: the recursive one of the textbooks, parents before children."""


def ordered(net):
    order = []
    while len(order) < len(net):
        order += [n for n in net if n not in order and all(p in order for p in net[n]["parents"])]
    return order


def chance(net, node, value, world):
    for above, row in net[node]["table"]:
        if tuple(above) == tuple(world[p] for p in net[node]["parents"]):
            return row[value]


def everything(net, left, world):
    if not left:
        return 1
    first, *rest = left
    if first in world:
        return chance(net, first, world[first], world) * everything(net, rest, world)
    return sum(
        chance(net, first, v, world) * everything(net, rest, {**world, first: v}) for v in net[first]["values"]
    )


def enumeration(net, query, evidence):
    order = ordered(net)
    q = {v: everything(net, order, {**evidence, query: v}) for v in net[query]["values"]}
    return {v: p / sum(q.values()) for v, p in q.items()}
