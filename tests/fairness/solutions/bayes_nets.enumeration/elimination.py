"""algorithm: variable elimination with factors as dicts of fractions."""

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
