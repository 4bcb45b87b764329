"""algorithm: changes the tree that it was given, node by node from the deepest."""


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
