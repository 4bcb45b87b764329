# %% queue: algorithm: a stack of nodes, leaves kept by their paths, the area by pairs of rows
from fractions import Fraction
def coverage_growth(tree, rows, target, positive):
    def counts(part):
        p = len([row for row in part if row[target] == positive])
        return [p, len(part) - p]
    leaves = {(): rows}
    stack = [((), tree)] if isinstance(tree, dict) else []
    steps = []
    while stack:
        path, node = stack.pop()
        part = leaves.pop(path)
        children = []
        for value, below in node["branches"].items():
            here = [row for row in part if row[node["test"]] == value]
            if here:
                leaves[path + (value,)] = here
                if isinstance(below, dict):
                    children.append((path + (value,), below))
        stack += reversed(children)
        segments = sorted((counts(p) for p in leaves.values()), key=lambda s: (-Fraction(s[0], sum(s)), -sum(s)))
        won = 0
        for i, (p, n) in enumerate(segments):
            won += p * n / 2 + p * sum(other[1] for other in segments[i + 1:])
        steps.append({"segments": segments, "auc": won / (sum(s[0] for s in segments) * sum(s[1] for s in segments))})
    return steps
# %% recursive: algorithm: recursion over the tree, the area by trapezoids; the root's ranking too
def coverage_growth(tree, rows, target, positive):
    current = []
    steps = []
    def note():
        ranked = sorted(current, key=lambda s: (s[0] / (s[0] + s[1]), s[0] + s[1]), reverse=True)
        x = y = area = 0
        P, N = sum(s[0] for s in current), sum(s[1] for s in current)
        for p, n in ranked:
            area += n / N * (y + p / P / 2)
            x, y = x + n / N, y + p / P
        steps.append((tuple(ranked), area))
    def pair(part):
        hits = sum(1 for row in part if row[target] == positive)
        return (hits, len(part) - hits)
    def grow(node, part):
        if not isinstance(node, dict):
            return
        groups = [(below, [r for r in part if r[node["test"]] == v]) for v, below in node["branches"].items()]
        groups = [g for g in groups if g[1]]
        current.remove(pair(part))
        current.extend(pair(g) for _, g in groups)
        note()
        for below, g in groups:
            grow(below, g)
    current.append(pair(rows))
    note()
    grow(tree, rows)
    return steps
