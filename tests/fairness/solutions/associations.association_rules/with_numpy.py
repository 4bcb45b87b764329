"""algorithm: bits of a number; supports of all numbers at once."""

import numpy as np


def association_rules(transactions, min_support, min_confidence):
    names = sorted(set(i for t in transactions for i in t))
    value = {name: 2**n for n, name in enumerate(names)}
    masks = np.array([sum(value[i] for i in t) for t in transactions])
    every = np.arange(2 ** len(names))
    support = ((masks[:, None] & every) == every).sum(axis=0)
    unpack = lambda m: [name for name in names if m & value[name]]
    rows = []
    for whole in every[support >= max(min_support, 1)]:
        body = (whole - 1) & whole
        while body > 0:
            confidence = support[whole] / support[body]
            if confidence >= min_confidence:
                rows.append({"body": unpack(body), "head": unpack(whole ^ body), "support": support[whole], "confidence": confidence})
            body = (body - 1) & whole
    return rows
