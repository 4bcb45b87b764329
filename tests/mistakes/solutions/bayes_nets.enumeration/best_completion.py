# mistake: only the likeliest completion
from itertools import product


def enumeration(net, query, evidence):
    best = dict.fromkeys(net[query]["values"], 0)
    for values in product(*(net[n]["values"] for n in net)):
        world = dict(zip(net, values))
        if any(world[n] != v for n, v in evidence.items()):
            continue
        p = 1
        for n in net:
            rows = {tuple(k): row for k, row in net[n]["table"]}
            p *= rows[tuple(world[q] for q in net[n]["parents"])][world[n]]
        best[world[query]] = max(best[world[query]], p)
    return {v: p / sum(best.values()) for v, p in best.items()}
