"""algorithm: one Einstein sum over the tables as arrays."""

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
