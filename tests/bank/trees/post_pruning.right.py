# %% sums: algorithm: E as a sum over rows of their leaf's estimate, in exact fractions; the last tied node
from collections import Counter
from fractions import Fraction
def usual(rows, target):
    return Counter(r[target] for r in rows).most_common(1)[0][0]

def E(tree, rows, target, N):
    if not isinstance(tree, dict):
        m, e = len(rows), sum(r[target] != tree for r in rows)
        return Fraction(m * (e + 1), N * (N + m))
    return sum(E(b, [r for r in rows if r[tree["test"]] == v], target, N) for v, b in tree["branches"].items())

def variants(tree, rows, target, path=()):
    if isinstance(tree, dict):
        yield path, usual(rows, target)
        for v, b in tree["branches"].items():
            part = [r for r in rows if r[tree["test"]] == v]
            for where, new in variants(b, part, target, path + ((tree["test"], v),)):
                yield where, {"test": tree["test"], "branches": {**tree["branches"], v: new}}

def pruning_rounds(tree, rows, target, c):
    done = []
    while True:
        now = E(tree, rows, target, len(rows))
        found = [(E(new, rows, target, len(rows)), where, new) for where, new in variants(tree, rows, target)]
        if not found:
            return done
        least = min(value for value, _, _ in found)
        value, where, new = [each for each in found if each[0] == least][-1]
        if float(value - now) >= c:
            return done
        done.append({"path": list(where), "before": now, "after": value})
        tree = new
# %% recursive_mean: algorithm: weighted means node by node as floats, first of the nearly tied; tuples
def estimate(tree, rows, target, n):
    if isinstance(tree, str):
        return (sum(r[target] != tree for r in rows) + 1) / (n + len(rows))
    total = 0.0
    for value, below in tree["branches"].items():
        part = [r for r in rows if r[tree["test"]] == value]
        total += len(part) / len(rows) * estimate(below, part, target, n)
    return total

def nodes(tree, path):
    if isinstance(tree, str):
        return []
    return [path] + [p for v, b in tree["branches"].items() for p in nodes(b, path + [(tree["test"], v)])]

def with_leaf(tree, path, rows, target):
    if not path:
        labels = [r[target] for r in rows]
        return max(labels, key=labels.count)
    (a, v), rest = path[0], path[1:]
    part = [r for r in rows if r[a] == v]
    return {"test": a, "branches": {w: with_leaf(b, rest, part, target) if w == v else b for w, b in tree["branches"].items()}}

def pruning_rounds(tree, rows, target, c):
    out = []
    while not isinstance(tree, str):
        before = estimate(tree, rows, target, len(rows))
        tried = [(path, with_leaf(tree, path, rows, target)) for path in nodes(tree, [])]
        scores = [estimate(new, rows, target, len(rows)) for _, new in tried]
        best = scores.index(min(scores))
        if scores[best] - before >= c:
            break
        path, tree = tried[best]
        out.append((path, before, scores[best]))
    return out
