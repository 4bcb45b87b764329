"""algorithm: columns of a matrix of true and false; index tuples turned into names at the end."""

import numpy as np


def apriori_trace(transactions, min_support):
    names = np.array(sorted({i for t in transactions for i in t}))
    M = np.array([np.isin(names, t) for t in transactions])
    level = [(int(j),) for j in np.flatnonzero(M.sum(axis=0) >= min_support)]
    out = []
    while len(level) > 0:
        out.append([set(names[list(s)]) for s in level])
        known = set(level)
        level = [
            s + (j,)
            for s in level
            for j in range(s[-1] + 1, len(names))
            if all(tuple(np.delete(s + (j,), k)) in known for k in range(len(s) + 1))
            and M[:, list(s + (j,))].all(axis=1).sum() >= min_support
        ]
    return out
