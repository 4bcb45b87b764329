"""algorithm: tied attributes and tied classes are drawn, and so is whether an empty branch is there."""

import random
from math import isclose, log2




def H(labels):
    return -sum(labels.count(x) / len(labels) * log2(labels.count(x) / len(labels)) for x in set(labels))


def id3_tree(rows, target):
    everything = rows

    def choose(things, score):
        top = max(map(score, things))
        return random.choice([t for t in things if isclose(score(t), top, abs_tol=1e-9)])

    def node(rows, used):
        labels = [r[target] for r in rows]
        free = [a for a in rows[0] if a not in used]
        if len(set(labels)) == 1 or all(r[a] == rows[0][a] for r in rows for a in free):
            return choose(sorted(set(labels)), labels.count)
        score = lambda a: -sum(H([s[target] for s in rows if s[a] == r[a]]) for r in rows) / len(rows)
        best = choose(free, score)
        branches = {}
        for value in {r[best] for r in everything}:
            here = [r for r in rows if r[best] == value]
            if here:
                branches[value] = node(here, used | {best})
            elif random.random() < 0.5:
                branches[value] = choose(sorted(set(labels)), labels.count)
        return {"test": best, "branches": branches}

    return node(rows, {target})
