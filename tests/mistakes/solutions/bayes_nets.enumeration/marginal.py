# mistake: evidence not used
from itertools import product


def enumeration(net, query, evidence):
    sums = dict.fromkeys(net[query]["values"], 0)
    for values in product(*(net[n]["values"] for n in net)):
        world = dict(zip(net, values))
        p = 1
        for n in net:
            rows = {tuple(k): row for k, row in net[n]["table"]}
            p *= rows[tuple(world[q] for q in net[n]["parents"])][world[n]]
        sums[world[query]] += p
    return sums
