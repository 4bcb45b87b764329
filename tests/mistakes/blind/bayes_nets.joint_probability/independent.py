# mistake: nodes taken as independent
from itertools import product


def joint_probability(net, assignment):
    names = list(net)
    single = {n: 0.0 for n in names}
    for choice in product(*(net[n]["values"] for n in names)):
        world = dict(zip(names, choice))
        p = 1.0
        for n in names:
            for key, row in net[n]["table"]:
                if list(key) == [world[q] for q in net[n]["parents"]]:
                    p *= row[world[n]]
        for n in names:
            if world[n] == assignment[n]:
                single[n] += p
    result = 1.0
    for n in names:
        result *= single[n]
    return result
