# %% base
from math import sqrt
def upper(counts, z):
    n = sum(counts.values())
    f = 1 - max(counts.values()) / n
    return (f + z*z/(2*n) + z*sqrt(max(0, f/n - f*f/n + z*z/(4*n*n)))) / (1 + z*z/n)
def added(leaves):
    whole = {}
    for leaf in leaves:
        for label in leaf:
            whole[label] = whole.get(label, 0) + leaf[label]
    return whole
def size(counts):
    return sum(counts.values())
def of(leaves, z):
    return sum(size(leaf) * upper(leaf, z) for leaf in leaves) / size(added(leaves))
def judge(node, path, z, out):
    if "counts" in node:
        return [node["counts"]]
    leaves = []
    for value, below in node["branches"].items():
        leaves = leaves + judge(below, path + [[node["test"], value]], z, out)
    subtree, leaf = of(leaves, z), upper(added(leaves), z)
    pruned = leaf < subtree
    out.append({"path": path, "subtree": subtree, "leaf": leaf, "verdict": "prune" if pruned else "keep"})
    return [added(leaves)] if pruned else leaves
def replacement_trace(tree, z):
    out = []
    judge(tree, [], z, out)
    return out
# %% forgets from base: mistake: subtrees as given
# [added(leaves)] if pruned else leaves => leaves
# %% plain from base: mistake: leaves not weighted
# return sum(size(leaf) * upper(leaf, z) for leaf in leaves) / size(added(leaves)) => return sum(upper(leaf, z) for leaf in leaves) / len(leaves)
# %% training from base: mistake: observed errors
#     return (f + z*z/(2*n) + z*sqrt(max(0, f/n - f*f/n + z*z/(4*n*n)))) / (1 + z*z/n) =>     return f
# %% other_way from base: mistake: turned around
# pruned = leaf < subtree => pruned = leaf > subtree
# %% children from base: mistake: branches as leaves
#       leaves = []
# +     parts = []
# leaves = leaves + judge(below, path + [[node["test"], value]], z, out) => part = judge(below, path + [[node["test"], value]], z, out)
# +         parts = parts + [added(part)]
# +         leaves = leaves + part
# leaf = of(leaves, z), => leaf = of(parts, z),
# %% preorder: mistake: from the root downwards
from math import sqrt
def upper(counts, z):
    n = sum(counts.values())
    f = 1 - max(counts.values()) / n
    return (f + z*z/(2*n) + z*sqrt(max(0, f/n - f*f/n + z*z/(4*n*n)))) / (1 + z*z/n)
def leaves(node):
    return [node["counts"]] if "counts" in node else [x for b in node["branches"].values() for x in leaves(b)]
def replacement_trace(tree, z):
    out = []
    def judge(node, path):
        if "counts" in node:
            return
        found, whole = leaves(node), {}
        for leaf in found:
            for label, count in leaf.items():
                whole[label] = whole.get(label, 0) + count
        subtree = sum(sum(x.values()) * upper(x, z) for x in found) / sum(whole.values())
        leaf = upper(whole, z)
        out.append({"path": path, "subtree": subtree, "leaf": leaf, "verdict": "prune" if leaf < subtree else "keep"})
        if leaf >= subtree:
            for value, below in node["branches"].items():
                judge(below, path + [[node["test"], value]])
    judge(tree, [])
    return out
# %% last_branch_first from base: mistake: none that is known
# node["branches"].items() => reversed(node["branches"].items())
# %% last_test_only from base: mistake: none that is known
# judge(below, path + [[node["test"], value]], z, out) => judge(below, [[node["test"], value]], z, out)
# %% two_classes from base: mistake: none that is known
# f = 1 - max(counts.values()) / n => f = min(counts.values()) / n
# %% expected_errors from base: mistake: none that is known
# return sum(size(leaf) * upper(leaf, z) for leaf in leaves) / size(added(leaves)) => return sum(size(leaf) * upper(leaf, z) for leaf in leaves)
# leaf = of(leaves, z), upper(added(leaves), z) => leaf = of(leaves, z), size(added(leaves)) * upper(added(leaves), z)
