# %% labels_up: algorithm: the set of labels below comes up with the new tree
from collections import Counter
def visit(node):
    if "branches" not in node:
        return node, {node["label"]}, Counter(node["counts"])
    done = {v: visit(b) for v, b in node["branches"].items()}
    labels = set().union(*(found for _, found, _ in done.values()))
    counts = sum((c for _, _, c in done.values()), Counter())
    if len(labels) == 1:
        return {"label": min(labels), "counts": dict(counts)}, labels, counts
    return {"test": node["test"], "branches": {v: b for v, (b, _, _) in done.items()}}, labels, counts

def collapse(tree):
    new, _, _ = visit(tree)
    return new
# %% from_above: algorithm: asks at each node for all labels below, from the root downwards
def leaves(node):
    return [node] if "label" in node else [leaf for b in node["branches"].values() for leaf in leaves(b)]

def collapse(tree):
    found = leaves(tree)
    if all(leaf["label"] == found[0]["label"] for leaf in found):
        classes = {c for leaf in found for c in leaf["counts"]}
        return {"counts": {c: sum(leaf["counts"].get(c, 0) for leaf in found) for c in classes}, "label": found[0]["label"]}
    return {**tree, "branches": {v: collapse(b) for v, b in tree["branches"].items()}}
