# %% errors_upwards: algorithm: the errors come back with the subtree, so that nothing is classified twice
from collections import defaultdict
from statistics import mode
def parted(rows, attribute):
    parts = defaultdict(list)
    for row in rows:
        parts[row[attribute]].append(row)
    return parts

def pruned(tree, training, held, target):
    if isinstance(tree, str):
        return tree, sum(1 for row in held if row[target] != tree)
    grown, back = parted(training, tree["test"]), parted(held, tree["test"])
    done = {v: pruned(sub, grown[v], back[v], target) for v, sub in tree["branches"].items()}
    kept = sum(errors for _, errors in done.values())
    label = mode(row[target] for row in training)
    as_leaf = sum(1 for row in held if row[target] != label)
    if as_leaf <= kept:
        return label, as_leaf
    return {"test": tree["test"], "branches": {v: sub for v, (sub, _) in done.items()}}, kept

def prune_tree(tree, training, pruning, target):
    return pruned(tree, training, pruning, target)[0]
# %% in_place: algorithm: changes the tree that it was given, node by node from the deepest
def reaches(path, row):
    return all(row[a] == v for a, v in path)

def answer(tree, row):
    return answer(tree["branches"][row[tree["test"]]], row) if type(tree) is dict else tree

def paths(tree, path=()):
    if type(tree) is dict:
        yield path
        for value, sub in tree["branches"].items():
            yield from paths(sub, path + ((tree["test"], value),))

def prune_tree(tree, training, pruning, target):
    holder = {"branches": {None: tree}}
    for path in sorted(paths(tree), key=len, reverse=True):
        above, key = holder, None
        for attribute, value in path:
            above, key = above["branches"][key], value
        node = above["branches"][key]
        labels = [r[target] for r in training if reaches(path, r)]
        label = max(set(labels), key=labels.count)
        mine = [r for r in pruning if reaches(path, r)]
        if sum(label != r[target] for r in mine) <= sum(answer(node, r) != r[target] for r in mine):
            above["branches"][key] = label
    return holder["branches"][None]
# %% plain: algorithm: below first, then the node; a new tree
from collections import Counter
def classify(tree, row):
    while isinstance(tree, dict):
        tree = tree["branches"][row[tree["test"]]]
    return tree

def prune_tree(tree, training, pruning, target):
    if not isinstance(tree, dict):
        return tree
    a = tree["test"]
    branches = {}
    for v, sub in tree["branches"].items():
        branches[v] = prune_tree(sub, [r for r in training if r[a] == v], [r for r in pruning if r[a] == v], target)
    node = {"test": a, "branches": branches}
    label = Counter(r[target] for r in training).most_common(1)[0][0]
    leaf_errors = sum(r[target] != label for r in pruning)
    node_errors = sum(classify(node, r) != r[target] for r in pruning)
    return label if leaf_errors <= node_errors else node
# %% repeated: type: nested tuples of test and branches, pruned in rounds until nothing changes
from collections import Counter
def prune_tree(tree, training, pruning, target):
    def leaf(node):
        return not isinstance(node, tuple)
    def frozen(node):
        return (node["test"], {v: frozen(s) for v, s in node["branches"].items()}) if isinstance(node, dict) else node
    def said(node, row):
        return node if leaf(node) else said(node[1][row[node[0]]], row)
    def once(node, train, held):
        if leaf(node):
            return node
        name, branches = node
        new = {
            v: once(s, [r for r in train if r[name] == v], [r for r in held if r[name] == v]) for v, s in branches.items()
        }
        label = Counter(r[target] for r in train).most_common()[0][0]
        errors = [sum(said(n, r) != r[target] for r in held) for n in (label, (name, new))]
        return label if errors[0] <= errors[1] else (name, new)
    return once(frozen(tree), training, pruning)
# %% with_pandas: algorithm: frames and masks; the labels are NumPy texts of a mode
import numpy as np
import pandas as pd
def prune_tree(tree, training, pruning, target):
    def visit(node, grown, held):
        if not isinstance(node, dict):
            return node, pd.Series(node, index=held.index, dtype=object)
        parts, said = {}, pd.Series(None, index=held.index, dtype=object)
        for value, sub in node["branches"].items():
            inside = held[held[node["test"]] == value]
            parts[value], labels = visit(sub, grown[grown[node["test"]] == value], inside)
            said.loc[inside.index] = labels
        label = np.str_(grown[target].mode()[0])
        if (held[target] != label).sum() <= (held[target] != said).sum():
            return label, pd.Series(str(label), index=held.index, dtype=object)
        return {"test": node["test"], "branches": parts}, said
    return visit(tree, pd.DataFrame(training), pd.DataFrame(pruning))[0]
