"""algorithm: the joint as an array with an axis for each variable."""

import numpy as np


def conditional_distribution(joint, target, evidence):
    width = len(joint[0][0])
    domains = [sorted({values[i] for values, _ in joint}) for i in range(width)]
    cube = np.zeros([len(d) for d in domains])
    for values, p in joint:
        cube[tuple(d.index(v) for d, v in zip(domains, values))] = p
    where = [slice(None)] * width
    for i, v in evidence:
        k = domains[i].index(v)
        where[i] = slice(k, k + 1)
    part = cube[tuple(where)].sum(axis=tuple(i for i in range(width) if i != target))
    return dict(zip(domains[target], part / part.sum()))
