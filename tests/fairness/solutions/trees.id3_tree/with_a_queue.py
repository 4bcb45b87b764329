"""algorithm: no recursion: a queue of unfinished nodes, breadth first."""

from collections import Counter, deque
from math import log2


def id3_tree(rows, target):
    root = {"tree": None}
    queue = deque([(root, "tree", rows, frozenset(rows[0]) - {target})])
    while queue:
        holder, key, examples, free = queue.popleft()
        classes = Counter(e[target] for e in examples)
        splits = {}
        for a in free:
            groups = {}
            for e in examples:
                groups.setdefault(e[a], Counter())[e[target]] += 1
            splits[a] = groups
        if len(classes) == 1 or max(map(len, splits.values()), default=1) == 1:
            top = max(classes.values())
            holder[key] = max(c for c, n in classes.items() if n == top)
            continue
        cost = {
            a: sum(n * log2(sum(g.values()) / n) for g in groups.values() for n in g.values())
            for a, groups in splits.items()
        }
        best = min(cost, key=cost.get)
        branches = {}
        holder[key] = {"branches": branches, "test": best}
        for v in splits[best]:
            queue.append((branches, v, [e for e in examples if e[best] == v], free - {best}))
    return root["tree"]
