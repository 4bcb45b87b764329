# %% bound_depth3: mistake: none that is known
def prune_prices(tree, training, pruning, target, d=0):
    def pred(t, r):
        while isinstance(t, dict): t = t["branches"][r[t["test"]]]
        return t
    if not isinstance(tree, dict) or d > 2: return tree
    a = tree["test"]
    new = {"test": a, "branches": {v: prune_prices(t, [r for r in training if r[a] == v], [r for r in pruning if r[a] == v], target, d + 1) for v, t in tree["branches"].items()}}
    m = sum(r[target] for r in training) / len(training)
    e = sum((r[target] - pred(new, r)) ** 2 for r in pruning); f = sum((r[target] - m) ** 2 for r in pruning)
    return m if f < e else new
