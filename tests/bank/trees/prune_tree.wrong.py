# %% base from right/plain
# def classify => def label_of
# branches = {} => below = {
# +         v: prune_tree(t, [r for r in training if r[a] == v], [r for r in pruning if r[a] == v], target)
#     for v, sub in tree["branches"].items(): =>         for v, t in tree["branches"].items()
# +     }
# -         branches[v] = prune_tree(sub, [r for r in training if r[a] == v], [r for r in pruning if r[a] == v], target)
# : branches => : below
# label = => leaf =
# +     if sum(r[target] != leaf for r in pruning) <= sum(label_of(node, r) != r[target] for r in pruning):
# +         return leaf
# -     leaf_errors = sum(r[target] != label for r in pruning)
# -     node_errors = sum(classify(node, r) != r[target] for r in pruning)
# label if leaf_errors <= node_errors else node => node
# %% keeps_equals from base: mistake: kept where as good
# <= sum => < sum
# %% labels_of_pruning from base: mistake: labelled by the rows held back
# training) => pruning or training)
# %% labels_of_pruning_kept from base: mistake: labelled by the rows held back
# - from collections import Counter
# not isinstance(tree, dict) => not isinstance(tree, dict) or not pruning
# leaf = Counter(r[target] for r in training).most_common(1)[0][0] => labels = [r[target] for r in pruning]
# +     leaf = max(sorted(set(labels)), key=labels.count)
# %% training_errors from base: mistake: errors counted in training
# -     if sum(r[target] != leaf for r in pruning) <= sum(label_of(node, r) != r[target] for r in pruning):
#         return leaf =>     leaf_errors = sum(r[target] != leaf for r in training)
# +     node_errors = sum(label_of(node, r) != r[target] for r in training)
# return node => return leaf if leaf_errors <= node_errors else node
# %% top_down: mistake: from the root downwards
from collections import Counter
def label_of(tree, row):
    while isinstance(tree, dict):
        tree = tree["branches"][row[tree["test"]]]
    return tree
def prune_tree(tree, training, pruning, target):
    if not isinstance(tree, dict):
        return tree
    leaf = Counter(r[target] for r in training).most_common(1)[0][0]
    if sum(r[target] != leaf for r in pruning) <= sum(label_of(tree, r) != r[target] for r in pruning):
        return leaf
    a = tree["test"]
    branches = {}
    for v, t in tree["branches"].items():
        branches[v] = prune_tree(t, [r for r in training if r[a] == v], [r for r in pruning if r[a] == v], target)
    return {"test": a, "branches": branches}
# %% blind/base from right/plain
#       return tree
# + def errors(tree, rows, target):
# +     return sum(classify(tree, row) != row[target] for row in rows)
# + def common(rows, target):
# +     return Counter(row[target] for row in rows).most_common(1)[0][0]
# a = tree => name = tree
# v, sub => value, below
# -         branches[v] = prune_tree(sub, [r for r in training if r[a] == v], [r for r in pruning if r[a] == v], target)
#     node = {"test": a, "branches": branches} =>         here = [r for r in training if r[name] == value]
# +         held = [r for r in pruning if r[name] == value]
# +         branches[value] = prune_tree(below, here, held, target)
# label = Counter(r[target] for r in training).most_common(1)[0][0] => node = {"test": name, "branches": branches}
# leaf_errors = sum(r[target] != label for r in pruning) => leaf = common(training, target)
# +     if errors(leaf, pruning, target) <= errors(node, pruning, target):
# +         return leaf
# -     node_errors = sum(classify(node, r) != r[target] for r in pruning)
# label if leaf_errors <= node_errors else node => node
# %% blind/all_rows_everywhere from blind/base: mistake: none that is known
# held, => pruning,
# %% blind/held_back_labels from blind/base: mistake: labelled by the rows held back
# (training => (pruning or training
# %% blind/only_above_leaves from blind/base: mistake: none that is known
#       node = {"test": name, "branches": branches}
# +     if any(isinstance(b, dict) for b in tree['branches'].values()):
# +         return node
# %% blind/strictly_better from blind/base: mistake: kept where as good
# <= errors => < errors
# %% blind/top_down from blind/base: mistake: from the root downwards
#           return tree
# +     leaf = common(training, target)
# +     if errors(leaf, pruning, target) <= errors(tree, pruning, target):
# +         return leaf
# node = => return
# -     leaf = common(training, target)
# -     if errors(leaf, pruning, target) <= errors(node, pruning, target):
# -         return leaf
# -     return node
# %% blind/training_errors from blind/base: mistake: errors counted in training
# pruning, target) <= errors(node, pruning => training, target) <= errors(node, training
# %% lowest_level: mistake: none that is known
from collections import Counter
def prune_tree(tree, training, pruning, target):
    if not isinstance(tree, dict):
        return tree
    a = tree["test"]
    if all(not isinstance(t, dict) for t in tree["branches"].values()):
        return Counter(r[target] for r in training).most_common(1)[0][0]
    return {
        "test": a,
        "branches": {v: prune_tree(t, [r for r in training if r[a] == v], pruning, target) for v, t in tree["branches"].items()},
    }
# %% swept_base from right/plain
# classify(t => reach(t
# -     branches = {}
# -     for v, sub in tree["branches"].items():
# -         branches[v] = prune_tree(sub, [r for r in training if r[a] == v], [r for r in pruning if r[a] == v], target)
# -     node = {"test": a, "branches": branches}
# +     node = {"test": a, "branches": {v: prune_tree(b, [r for r in training if r[a] == v], [r for r in pruning if r[a] == v], target) for v, b in tree["branches"].items()}}
# classify(node, r) != r[target] => r[target] != reach(node, r)
# %% swept_keep_unreached from swept_base: mistake: kept where no row comes
# return label if leaf_errors <= node_errors => return label if pruning and leaf_errors <= node_errors
# %% root_never_pruned: mistake: none that is known
from collections import Counter
def label_of(tree, row):
    return label_of(tree["branches"][row[tree["test"]]], row) if isinstance(tree, dict) else tree

def below(tree, training, pruning, target):
    if not isinstance(tree, dict):
        return tree
    node = prune_tree(tree, training, pruning, target)
    label = Counter(r[target] for r in training).most_common(1)[0][0]
    kept = sum(label_of(node, r) != r[target] for r in pruning)
    return label if sum(r[target] != label for r in pruning) <= kept else node

def prune_tree(tree, training, pruning, target):
    if not isinstance(tree, dict):
        return tree
    a = tree["test"]
    branches = {
        v: below(sub, [r for r in training if r[a] == v], [r for r in pruning if r[a] == v], target)
        for v, sub in tree["branches"].items()
    }
    return {"test": a, "branches": branches}
