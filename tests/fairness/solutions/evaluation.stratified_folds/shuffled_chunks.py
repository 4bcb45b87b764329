"""algorithm: every class shuffled and cut into nearly equal chunks, larger chunks at the end."""

import random


def stratified_folds(labels, k):
    rng = random.Random(7)
    folds = [[] for _ in range(k)]
    for label in set(labels):
        mine = [i for i, l in enumerate(labels) if l == label]
        rng.shuffle(mine)
        base, extra = divmod(len(mine), k)
        for j in range(k):
            size = base + (1 if j >= k - extra else 0)
            folds[j].extend(mine[:size])
            mine = mine[size:]
    return folds
