# mistake: only evidence from above
from itertools import product


def above(net, node):
    found = set(net[node]["parents"])
    for parent in net[node]["parents"]:
        found |= above(net, parent)
    return found


def enumeration(net, query, evidence):
    seen = {n: v for n, v in evidence.items() if n in above(net, query)}
    sums = dict.fromkeys(net[query]["values"], 0)
    for values in product(*(net[n]["values"] for n in net)):
        world = dict(zip(net, values))
        if any(world[n] != v for n, v in seen.items()):
            continue
        p = 1
        for n in net:
            rows = {tuple(k): row for k, row in net[n]["table"]}
            p *= rows[tuple(world[q] for q in net[n]["parents"])][world[n]]
        sums[world[query]] += p
    return {v: p / sum(sums.values()) for v, p in sums.items()}
