"""algorithm: a table of zeros and ones."""

import numpy as np


def lift(body, head, transactions):
    items = sorted({i for t in transactions for i in t})
    table = np.array([[i in t for i in items] for t in transactions])
    x = table[:, [items.index(i) for i in body]].all(axis=1)
    y = table[:, [items.index(i) for i in head]].all(axis=1)
    return (x & y).mean() / x.mean() / y.mean()
