"""type: a frozenset, from a matrix of paths."""

import numpy as np


def irrelevant_nodes(net, query, evidence):
    names = list(net)
    reach = np.eye(len(names), dtype=bool)
    for child, spec in net.items():
        for parent in spec["parents"]:
            reach[names.index(parent), names.index(child)] = True
    for _ in names:
        reach = (reach.astype(int) @ reach.astype(int)) > 0
    needed = [names.index(n) for n in {query, *evidence}]
    return frozenset(n for i, n in enumerate(names) if not reach[i, needed].any())
