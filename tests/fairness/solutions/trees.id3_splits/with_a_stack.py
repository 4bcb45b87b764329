"""algorithm: a stack, branches pushed backwards; the last of tied ones."""

import math
from collections import Counter, defaultdict


def id3_splits(rows, target):
    stack = [([], rows)]
    out = []
    while stack:
        path, part = stack.pop()
        labels = Counter(r[target] for r in part)
        if len(labels) == 1:
            continue
        before = sum(n * math.log2(len(part) / n) for n in labels.values())
        best = None
        for a in part[0]:
            groups = defaultdict(list)
            for r in part:
                groups[r[a]].append(r)
            if a == target or len(groups) == 1:
                continue
            after = 0.0
            for g in groups.values():
                for n in Counter(r[target] for r in g).values():
                    after += n * math.log2(len(g) / n)
            value = (before - after) / len(part)
            if best is None or value > best[0] - 1e-10:
                best = value, a, groups
        if best is not None:
            value, a, groups = best
            out.append({"path": path, "attribute": a, "gain": value})
            for v in sorted(groups, reverse=True):
                stack.append((path + [(a, v)], groups[v]))
    return out
