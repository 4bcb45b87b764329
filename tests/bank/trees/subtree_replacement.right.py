# %% recursive: algorithm: the leaves of a pruned subtree come back as pairs of errors and examples
from collections import Counter
from math import sqrt
def bound(e, n, z):
    f = e / n
    return (f + z*z/(2*n) + z*sqrt(f/n - f*f/n + z*z/(4*n*n))) / (1 + z*z/n)

def replacement_trace(tree, z):
    out = []
    def visit(node, path):
        if "test" not in node:
            return [Counter(node["counts"])]
        leaves = []
        for value, below in node["branches"].items():
            leaves += visit(below, path + [(node["test"], value)])
        total = sum(leaves, Counter())
        n = sum(total.values())
        def estimate(c):
            size = sum(c.values())
            return bound(size - max(c.values()), size, z)
        subtree = sum(sum(c.values()) * estimate(c) for c in leaves) / n
        leaf = estimate(total)
        out.append({"path": path, "subtree": subtree, "leaf": leaf, "verdict": "prune" if leaf < subtree else "keep"})
        return [total] if leaf < subtree else leaves
    visit(tree, [])
    return out
# %% stack: algorithm: nodes are numbered first; sums of weighted estimates, divided at the end; a tuple a step
def limit(counts, z):
    n = sum(counts.values())
    e = n - max(counts.values())
    centre = e + z ** 2 / 2
    return n * (centre + z * (e * (n - e) / n + z ** 2 / 4) ** 0.5) / (n + z ** 2)

def replacement_trace(tree, z):
    order, todo = [], [(tree, ())]
    while todo:
        node, path = todo.pop()
        order.append((node, path))
        for value, below in node.get("branches", {}).items():
            todo.append((below, path + ((node["test"], value),)))
    sums, errors, trace = {}, {}, []
    for node, path in reversed(order):
        if "counts" in node:
            sums[path], errors[path] = dict(node["counts"]), limit(node["counts"], z)
            continue
        children = [path + ((node["test"], value),) for value in node["branches"]]
        whole = {}
        for child in children:
            for label, count in sums[child].items():
                whole[label] = whole.get(label, 0) + count
        n = sum(whole.values())
        below, alone = sum(errors[child] for child in children), limit(whole, z)
        sums[path], errors[path] = whole, min(below, alone)
        trace.append((dict(path), below / n, alone / n, "keep" if below < alone else "prune"))
    return trace
