# %% recursive: algorithm: rows go down in groups; smallest of the best by a key
def count(tree):
    return 1 + (sum(map(count, tree["branches"].values())) if isinstance(tree, dict) else 0)

def right(tree, rows, target):
    if not isinstance(tree, dict):
        return sum(r[target] == tree for r in rows)
    return sum(right(b, [r for r in rows if r[tree["test"]] == v], target) for v, b in tree["branches"].items())

def size_accuracy(trees, train, validation, target):
    curve = [[count(t), right(t, train, target) / len(train), right(t, validation, target) / len(validation)] for t in trees]
    best = max(range(len(trees)), key=lambda i: (curve[i][2], -curve[i][0]))
    return {"curve": curve, "best": best}
# %% sorted_by_size: algorithm: trees by size first, then the first maximum; a tuple of an array and a number
import numpy as np
def said(tree, row):
    while isinstance(tree, dict):
        tree = tree["branches"][row[tree["test"]]]
    return tree

def nodes(tree):
    return len(list(every(tree)))

def every(tree):
    yield tree
    if isinstance(tree, dict):
        for below in tree["branches"].values():
            yield from every(below)

def size_accuracy(trees, train, validation, target):
    curve = np.array([[nodes(t), *(np.mean([said(t, r) == r[target] for r in rows]) for rows in (train, validation))] for t in trees])
    order = np.argsort(curve[:, 0])
    return curve, order[np.argmax(curve[order, 2])]
