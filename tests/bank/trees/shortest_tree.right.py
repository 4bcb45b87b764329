# %% deepening: algorithm: for each depth all attributes at each node, without remembering anything
def shortest_tree(rows, target):
    names = [n for n in rows[0] if n != target]
    def best(part, depth, left):
        labels = {row[target] for row in part}
        if len(labels) == 1:
            return 1, labels.pop()
        if depth == 0:
            return None
        found = None
        for name in left:
            nodes, branches = 1, {}
            for value in {row[name] for row in part}:
                below = best([r for r in part if r[name] == value], depth - 1, [n for n in left if n != name])
                if below is None:
                    break
                nodes += below[0]
                branches[value] = below[1]
            else:
                if found is None or nodes < found[0]:
                    found = nodes, {"test": name, "branches": branches}
        return found
    for depth in range(len(names) + 1):
        result = best(rows, depth, names)
        if result:
            return result[1]
    return None
# %% all_depths: algorithm: for each set of rows the smallest tree of every depth at once, from the leaves up
def shortest_tree(rows, target):
    names = [n for n in rows[0] if n != target][::-1]
    most = len(names)
    known = {}
    def table(ids):
        if ids in known:
            return known[ids]
        if len({rows[i][target] for i in ids}) == 1:
            known[ids] = [(1, rows[min(ids)][target])] * (most + 1)
            return known[ids]
        result = [None] * (most + 1)
        for name in names:
            parts = {}
            for i in ids:
                parts.setdefault(rows[i][name], set()).add(i)
            if len(parts) < 2:
                continue
            tables = {v: table(frozenset(p)) for v, p in parts.items()}
            for depth in range(1, most + 1):
                below = {v: t[depth - 1] for v, t in tables.items()}
                if None not in below.values():
                    size = 1 + sum(t[0] for t in below.values())
                    if result[depth] is None or size < result[depth][0]:
                        result[depth] = (size, {name: {v: t[1] for v, t in below.items()}})
        known[ids] = result
        return result
    found = [entry for entry in table(frozenset(range(len(rows)))) if entry]
    return found[0][1] if found else None
