# %% ask: algorithm: the recursive one of the textbooks, parents before children
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
# %% einsum: algorithm: one Einstein sum over the tables as arrays
import numpy as np
def enumeration(net, query, evidence):
    letters = {n: i for i, n in enumerate(net)}
    operands = []
    for n, node in net.items():
        scope = [*node["parents"], n]
        cpt = np.zeros([len(net[s]["values"]) for s in scope])
        for above, row in node["table"]:
            where = tuple(net[p]["values"].index(v) for p, v in zip(node["parents"], above))
            cpt[where] = [row[v] for v in node["values"]]
        operands += [cpt, [letters[s] for s in scope]]
    for n, v in evidence.items():
        operands += [np.array([float(v == own) for own in net[n]["values"]]), [letters[n]]]
    p = np.einsum(*operands, [letters[query]])
    return dict(zip(net[query]["values"], p / p.sum()))
# %% elimination: algorithm: variable elimination with factors as dicts of fractions
from fractions import Fraction
from itertools import product
def factor_of(net, node, evidence):
    scope = (*net[node]["parents"], node)
    cells = {}
    for above, row in net[node]["table"]:
        for value, p in row.items():
            world = dict(zip(scope, (*above, value)))
            if all(world.get(n, v) == v for n, v in evidence.items()):
                cells[(*above, value)] = Fraction(p)
    return scope, cells

def times(one, other, domains):
    scope = tuple(dict.fromkeys(one[0] + other[0]))
    cells = {}
    for values in product(*(domains[n] for n in scope)):
        world = dict(zip(scope, values))
        a = one[1].get(tuple(world[n] for n in one[0]), 0)
        b = other[1].get(tuple(world[n] for n in other[0]), 0)
        if a and b:
            cells[values] = a * b
    return scope, cells

def without(factor, node):
    place = factor[0].index(node)
    cells = {}
    for values, p in factor[1].items():
        key = values[:place] + values[place + 1 :]
        cells[key] = cells.get(key, 0) + p
    return factor[0][:place] + factor[0][place + 1 :], cells

def enumeration(net, query, evidence):
    domains = {n: net[n]["values"] for n in net}
    factors = [factor_of(net, n, evidence) for n in net]
    for node in net:
        if node == query:
            continue
        mine = [f for f in factors if node in f[0]]
        factors = [f for f in factors if node not in f[0]]
        joined = mine[0]
        for other in mine[1:]:
            joined = times(joined, other, domains)
        factors.append(without(joined, node))
    result = ((), {(): Fraction(1)})
    for f in factors:
        result = times(result, f, domains)
    total = sum(result[1].values())
    return {v: result[1].get((v,), Fraction(0)) / total for v in domains[query]}
# %% full_joint: algorithm: every assignment of all nodes, those that agree with the evidence added up
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
