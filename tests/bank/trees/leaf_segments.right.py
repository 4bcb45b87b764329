# %% enumerated: algorithm: every instance of the space is sent down the tree
from itertools import product
def leaf_segments(tree, domains, rows):
    names = list(domains)
    known = {tuple(row[n] for n in names) for row in rows}
    leaves = {}
    def way(node, path):
        if isinstance(node, dict):
            test = node["test"]
            for outcome, below in node["branches"].items():
                if isinstance(test, str):
                    step = (test, outcome)
                else:
                    step = (test[0], "<" if outcome == "yes" else ">=", test[2])
                way(below, path + (step,))
        else:
            leaves[path] = [0, 0]
    way(tree, ())
    def holds(step, instance):
        if len(step) == 2:
            return instance[step[0]] == step[1]
        return instance[step[0]] < step[2] if step[1] == "<" else instance[step[0]] >= step[2]
    for values in product(*domains.values()):
        instance = dict(zip(names, values))
        path = next(p for p in leaves if all(holds(step, instance) for step in p))
        leaves[path][values in known] += 1
    return [
        {"path": [list(step) for step in path], "size": sum(n), "seen": n[1], "unseen": n[0]} for path, n in leaves.items()
    ]
# %% narrowed: algorithm: the domains and the rows become fewer on the way down
def leaf_segments(tree, domains, rows):
    different = []
    for row in rows:
        plain = {name: row[name] for name in domains}
        if plain not in different:
            different.append(plain)
    def walk(node, left, here, path):
        if not isinstance(node, dict):
            size = 1
            for values in left.values():
                size *= len(values)
            return [{"path": path, "size": size, "seen": len(here), "unseen": size - len(here)}]
        found = []
        test = node["test"]
        for outcome, below in node["branches"].items():
            if isinstance(test, str):
                name, fits, step = test, lambda v: v == outcome, [test, outcome]
            elif outcome == "yes":
                name, fits, step = test[0], lambda v: v < test[2], [test[0], "<", test[2]]
            else:
                name, fits, step = test[0], lambda v: v >= test[2], [test[0], ">=", test[2]]
            fewer = {**left, name: [v for v in left[name] if fits(v)]}
            found += walk(below, fewer, [row for row in here if fits(row[name])], path + [step])
        return found
    return walk(tree, domains, different, [])
